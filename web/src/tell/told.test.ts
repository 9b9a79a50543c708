import { expect, test } from 'vitest';
import type { Step } from '../net/types';
import { linesOf } from './told';

const step = (n: number, ...said: (string | null)[]): Step => ({
  seq: n,
  n,
  at: 0,
  seat: 0,
  events: said.map((id) => ({ event: {} as never, phrase: id ? { id, args: {} } : null })),
});
const STEPS = [step(1, 'a', null, 'b'), step(2, 'c'), step(3), step(4, 'd', 'e')];
const said = (told: { n: number; i: number } | null, most = 99) =>
  linesOf(STEPS, told, most).map(({ phrase }) => phrase.id);

test('the log ends with what the board shows', () => {
  expect(said(null)).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(said({ n: 4, i: 0 })).toEqual(['a', 'b', 'c', 'd']);
  expect(said({ n: 1, i: 1 })).toEqual(['a']);
});

test('the last lines alone', () => {
  expect(said(null, 2)).toEqual(['d', 'e']);
  expect(said({ n: 2, i: 0 }, 2)).toEqual(['b', 'c']);
});

test('a line stays the same line', () => {
  expect(linesOf([...STEPS, step(5, 'f')], null, 99)[0]).toBe(linesOf(STEPS, null, 99)[0]);
});

test('what is said again right away is one line, counted as far as it is told', () => {
  const steps = [step(1, 'a', 'fall', 'fall'), step(2, 'fall'), step(3, 'b'), step(4, 'fall')];
  const times = (told: { n: number; i: number } | null) =>
    linesOf(steps, told, 99).map(({ phrase, times, until }) => `${phrase.id} ${times} ${until}`);
  expect(times(null)).toEqual(['a 1 1', 'fall 3 2', 'b 1 3', 'fall 1 4']);
  expect(times({ n: 1, i: 2 })).toEqual(['a 1 1', 'fall 2 1']);
});

test('what an event names somebody for is marked as theirs, all else as whose step it is', () => {
  const [passed] = [step(1, 'card', 'roll')];
  const theirs = {
    ...passed,
    events: passed.events.map((one, i) => ({ ...one, event: (i ? {} : { player: 2 }) as never })),
  };
  expect(linesOf([theirs], null, 99).map(({ seat, doer }) => [seat, doer])).toEqual([
    [0, 2],
    [0, 0],
  ]);
});

test('why a bot rolled is said before the die lies there, or not at all', () => {
  const why = { id: 'why', args: {} };
  const rolled = (event: object): Step => ({
    seq: 1,
    n: 1,
    at: 0,
    seat: 0,
    why,
    events: [{ event: event as never, phrase: why }],
  });
  const said = (event: object) => linesOf([rolled(event)], null, 99)[0]!.why;
  expect(said({ event: 'die-rolled', face: 0 })).toBeNull();
  expect(said({ event: 'attack-rolled', face: 0, rerolled: true })).toBeNull();
  expect(said({ event: 'attack-rolled', face: 0, rerolled: false })).toBe(why);
  expect(said({ event: 'traded' })).toBe(why);
});
