import { expect, test } from 'vitest';
import examples from '../../../tests/core/patches.json';
import { applied, type Patch } from './patch';

test.each(examples)('$what', ({ old, new: after, patch }) => {
  const before = JSON.stringify(old);
  expect(JSON.stringify(applied<unknown>(old, patch as unknown as Patch))).toBe(JSON.stringify(after));
  expect(JSON.stringify(old), 'the old one stays as it is').toBe(before);
});

test('what did not change is the same object in both', () => {
  const old = { crew: [{ hand: [1] }, { hand: [2] }], ship: { hull: 3 } };
  const now = applied(old, { crew: { '1': { hand: [1, 0, [5]] } } });
  expect(now).toEqual({ crew: [{ hand: [1] }, { hand: [2, 5] }], ship: { hull: 3 } });
  expect(now.ship).toBe(old.ship);
  expect(now.crew[0]).toBe(old.crew[0]);
  expect(now.crew[1]).not.toBe(old.crew[1]);
});
