import { expect, test } from 'vitest';
import { faceOf, nextSecond } from './faces';

const sand = { name: 'sand', began: 0, ends: 90, pace: 1 };
const mission = { name: 'mission', began: 10, ends: null, pace: 1 };

test('a second is shown until it is over', () => {
  expect(faceOf(sand, 0)).toEqual({ name: 'sand', seconds: 90, left: true, part: 1 });
  expect(faceOf(sand, 0.2).seconds).toBe(90);
  expect(faceOf(sand, 89.9).seconds).toBe(1);
  expect(faceOf(sand, 90).seconds).toBe(0);
  expect(faceOf(sand, 95)).toEqual({ name: 'sand', seconds: 0, left: true, part: 0 });
  expect(faceOf(sand, 45).part).toBe(0.5);
});

test('a mission counts up', () => {
  expect(faceOf(mission, 10)).toEqual({ name: 'mission', seconds: 0, left: false, part: null });
  expect(faceOf(mission, 71.5).seconds).toBe(61);
});

test('a slower clock shows its own seconds', () => {
  expect(faceOf({ ...mission, pace: 2 }, 30).seconds).toBe(10);
  expect(faceOf({ ...sand, pace: 1.5 }, 0).seconds).toBe(60);
});

test('wakes when the first of them shows something else', () => {
  expect(nextSecond([sand], 0.25)).toBeCloseTo(0.75);
  expect(nextSecond([mission], 10.25)).toBeCloseTo(0.75);
  expect(nextSecond([{ ...sand, pace: 2 }], 0.5)).toBeCloseTo(1.5);
  expect(nextSecond([sand, { ...mission, began: 10.5 }], 20)).toBeCloseTo(0.5);
  expect(nextSecond([sand], 30)).toBeCloseTo(1);
});
