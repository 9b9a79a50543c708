import { beforeEach, expect, test, vi } from 'vitest';

const settings = { pace: 'normal' };
vi.mock('../ui/settings.svelte', () => ({ settings }));
const { Lull } = await import('./lull');

beforeEach(() => (settings.pace = 'normal'));

test('taps that follow each other soon all belong to the story', () => {
  const lull = new Lull();
  lull.tapped(1000);
  expect(lull.takes(1300)).toBe(true);
  expect(lull.takes(1650)).toBe(true);
  expect(lull.takes(2051)).toBe(false);
});

test('without a story every tap is meant', () => {
  expect(new Lull().takes(5)).toBe(false);
});

test('who wants it fast taps at once', () => {
  settings.pace = 'fast';
  const lull = new Lull();
  lull.tapped(1000);
  expect(lull.takes(1001)).toBe(false);
});
