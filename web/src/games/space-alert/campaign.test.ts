import { expect, test } from 'vitest';
import { missionRows } from './campaign';
import type { View } from './model';

const flown = { survived: 2, destroyed: 9, penalties: -3, visual: 1, total: 9 };
const crew = (more: object) =>
  ({ campaign: { scripts: ['mission-3'] }, flown: [flown], stage: 'vote', flight: null, ...more }) as unknown as View;

test('one is flown, one is next, one may come', () => {
  expect(missionRows(crew({})).map(({ place, script, state }) => [place, script, state])).toEqual([
    [1, 'mission-3', 'flown'],
    [2, '', 'now'],
    [3, '', 'later'],
  ]);
});

test('a crew that went home flies no more', () => {
  expect(missionRows(crew({ stage: 'over' })).map(({ state }) => state)).toEqual(['flown', 'not', 'not']);
});

test('a ship that was lost', () => {
  const rows = missionRows(crew({ stage: 'over', flight: { outcome: 'destroyed' } }));
  expect(rows.map(({ state }) => state)).toEqual(['flown', 'lost', 'not']);
});
