import { expect, test } from 'vitest';
import { share } from './share';

test('equal is the same, changed is new, and all that is around it', () => {
  const old = { a: { x: [1, { y: 2 }] }, b: { z: null }, c: [1, 2, 3] };
  const fresh = share(old, { a: { x: [1, { y: 2 }] }, b: { z: 0 }, c: [1, 2] });
  expect(fresh).toEqual({ a: { x: [1, { y: 2 }] }, b: { z: 0 }, c: [1, 2] });
  expect(fresh.a).toBe(old.a);
  expect(fresh.b).not.toBe(old.b);
  expect(fresh.c).not.toBe(old.c);
  expect(share(old, structuredClone(old))).toBe(old);
});

test('a field that came or went, a list that became an object', () => {
  expect(share({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
  expect(share({ a: 1 }, { a: 1, b: undefined })).toEqual({ a: 1, b: undefined });
  expect(share({ a: undefined }, { b: undefined })).not.toHaveProperty('a');
  expect(share([1], { 0: 1 })).toEqual({ 0: 1 });
  expect(share(null, { a: 1 })).toEqual({ a: 1 });
});
