import { expect, test } from 'vitest';
import { carry, keyOf, type Trace } from './identity';

interface Pile extends Trace {
  at: number;
}
const pile = (at: number, ...parts: string[]): Pile => ({ thing: { at, parts }, parts, at });
const far = (a: Pile, b: Pile) => Math.abs(a.at - b.at);
const keys = (piles: Pile[]) => piles.map(({ thing }) => keyOf(thing));

/** Keys of the new things, given in terms of the places of the old ones. */
function carried(old: Pile[], now: Pile[]): (number | null)[] {
  const before = keys(old);
  carry(old, now, far);
  return keys(now).map((key) => old[before.indexOf(key)]?.at ?? null);
}

test('what grew, shrank or went elsewhere keeps its key; what is new has a new one', () => {
  expect(carried([pile(1, 'a'), pile(4, 'b', 'c')], [pile(1, 'a', 'x'), pile(4, 'c'), pile(6, 'd')])).toEqual([
    1,
    4,
    null,
  ]);
  expect(carried([pile(1, 'a', 'b')], [pile(3, 'a', 'b')])).toEqual([1]);
});

test('of two that become one, the one that was there stays', () => {
  expect(carried([pile(1, 'a'), pile(2, 'b')], [pile(2, 'b', 'a')])).toEqual([2]);
});

test('the nearer one of two that are alike, and each only once', () => {
  expect(carried([pile(1, 'a'), pile(5, 'a')], [pile(6, 'a'), pile(2, 'a')])).toEqual([5, 1]);
  expect(carried([pile(1, 'a', 'a')], [pile(1, 'a'), pile(2, 'a')])).toEqual([1, null]);
});

test('more in common outweighs a short way', () => {
  expect(carried([pile(1, 'a'), pile(4, 'a', 'b', 'c')], [pile(1, 'a', 'b', 'c')])).toEqual([4]);
});

test('the same object is the same thing wherever it lies, and nobody else takes its key', () => {
  const one = pile(1, 'a');
  const moved = { ...one, at: 9 };
  const other = pile(1, 'a');
  const key = keyOf(one.thing);
  carry([one], [moved, other], far);
  expect(keyOf(moved.thing)).toBe(key);
  expect(keyOf(other.thing)).not.toBe(key);
});

test('going back, everything has the key it had', () => {
  const [first, second] = [[pile(1, 'a')], [pile(2, 'a', 'b')]];
  carry(first, second, far);
  const before = keys(first);
  carry(second, first, far);
  expect(keys(first)).toEqual(before);
  expect(keys(second)).toEqual(before);
});
