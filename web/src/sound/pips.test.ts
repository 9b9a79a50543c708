import { expect, test } from 'vitest';
import { setPips } from './pips';

const table = { origin: 1000, stopped: null };
const clock = (name: string, began: number | null, ends: number | null, pace = 1) => ({ name, began, ends, pace });

function moments(clocks: ReturnType<typeof clock>[], now = 1000, of: Parameters<typeof setPips>[1] = table): number[] {
  const found: number[] = [];
  setPips(clocks, of, now, (at) => (found.push(at), () => {}));
  return found;
}

test('five pips before the end, on the server’s clock', () => {
  expect(moments([clock('sand', 0, 90)])).toEqual([1085, 1086, 1087, 1088, 1089]);
});

test('those that are over are not made up for', () => {
  expect(moments([clock('sand', 0, 90)], 1087.5)).toEqual([1088, 1089]);
});

test('a slower mission has slower seconds', () => {
  expect(moments([clock('phase', 0, 100, 2)])).toEqual([1090, 1092, 1094, 1096, 1098]);
});

test('none for a clock that counts up, stands still, or is too short to count along', () => {
  expect(moments([clock('mission', 0, null), clock('turn', 50, 56)])).toEqual([]);
  expect(moments([clock('sand', 0, 90)], 1000, { origin: 1000, stopped: 30 })).toEqual([]);
});

test('two clocks that end together pip once', () => {
  expect(moments([clock('phase', 0, 90), clock('transfer', 70, 90)])).toHaveLength(5);
});

test('all are taken back', () => {
  let set = 0;
  const takeBack = setPips([clock('sand', 0, 90)], table, 1000, () => (set++, () => set--));
  expect(set).toBe(5);
  takeBack();
  expect(set).toBe(0);
});
