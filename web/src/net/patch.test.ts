import { expect, test } from 'vitest';
import examples from '../../../tests/core/patches.json';
import { applied, updated, type Patch } from './patch';
import type { Position, Update } from './types';

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

test('an update: the moments change the view, then its own patch the position', () => {
  const held = { n: 4, view: { hull: 3, crew: [1, 2] }, muted: false } as unknown as Position;
  const event = (patch?: Patch) => ({ event: {}, phrase: null, ...(patch && { patch }) });
  const update = {
    steps: [{ events: [event({ hull: [2] }), event(), event({ hull: [1] })] }],
    patch: { n: [5], view: { crew: [1, 1, []] } },
  } as unknown as Update;
  expect(updated(held, update)).toEqual({ n: 5, view: { hull: 1, crew: [1] }, muted: false });
  expect(updated(held, { steps: [] } as unknown as Update)).toBe(held);
  expect(updated(held, { steps: [], position: { n: 9 } } as unknown as Update)).toEqual({ n: 9 });
});
