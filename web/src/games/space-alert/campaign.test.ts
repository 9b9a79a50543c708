import { expect, test } from 'vitest';
import { ballots, missionRows, scoreFirst } from './campaign';
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

test('a score is seen before the vote: by each until they vote, by the room until somebody does', () => {
  const votes = (cast: (string | null)[], topic = 'go-on') => crew({ campaign: { topic, votes: cast } });
  expect([0, 1, -1].map((seat) => scoreFirst(votes([null, null]), seat))).toEqual([true, true, true]);
  expect([0, 1, -1].map((seat) => scoreFirst(votes(['go-on', null]), seat))).toEqual([false, true, false]);
  expect(scoreFirst(votes([null, null], 'common'), 0)).toBe(false);
  expect(scoreFirst(crew({ stage: 'resolution' }), 0)).toBe(false);
});

test('a ballot has what can be proposed and what was, with who stands behind it', () => {
  const campaign = { votes: ['mixed', null, 'white'] } as unknown as NonNullable<View['campaign']>;
  expect(ballots(campaign, ['white', 'mixed', 'yellow'])).toEqual([
    { choice: 'white', seats: [2] },
    { choice: 'mixed', seats: [0] },
    { choice: 'yellow', seats: [] },
  ]);
  expect(ballots(campaign, []).map(({ choice }) => choice)).toEqual(['mixed', 'white']);
});
