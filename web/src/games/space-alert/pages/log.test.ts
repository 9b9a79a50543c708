import { expect, test } from 'vitest';
import { bracket, sums, type LogLine } from './log';

const line = (place: number, total: number | null): LogLine => ({
  date: '2026-11-15',
  players: ['Ola'],
  entry: { mission: 'S2-1', common: '1', serious: '1', captain: 0, crew: 4, place, total },
});

test('missions of a campaign are bracketed', () => {
  const log = [line(0, 3), line(1, 5), line(2, 7), line(3, null), line(1, null)];
  expect(log.map((_, n) => bracket(log, n))).toEqual(['alone', 'first', 'middle', 'last', 'alone']);
});

test('who came home, and how well', () => {
  expect(sums([line(0, 3), line(0, null), line(0, 11)])).toEqual({ flown: 3, home: 2, best: 11 });
  expect(sums([])).toEqual({ flown: 0, home: 0, best: null });
});
