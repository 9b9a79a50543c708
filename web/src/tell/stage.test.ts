import { expect, test } from 'vitest';
import { over, spotted } from './stage';

type Box = [left: number, top: number, width: number, height: number];
const node = ([left, top, width, height]: Box, dataset: Record<string, string> = {}, drawing: unknown = null) =>
  ({
    dataset,
    getBoundingClientRect: () => ({ left, top, width, height }),
    querySelector: () => drawing,
  }) as unknown as HTMLElement;
const board = (...nodes: HTMLElement[]) =>
  Object.assign(node([100, 50, 400, 600]), {
    querySelectorAll: (selector: string) => nodes.filter(({ dataset }) => selector.slice(6, -1) in dataset),
  });

test('a thing is found by its name, and by its drawing where it has one', () => {
  const drawing = node([0, 0, 1, 1]);
  const [leon, zael] = [
    node([0, 0, 1, 1], { spot: 'marine:leon' }),
    node([0, 0, 1, 1], { spot: 'marine:zael' }, drawing),
  ];
  const left = node([0, 0, 1, 1], { place: 'L1' });
  const root = board(leon, zael, left);
  expect(spotted(root, 'marine:leon')).toBe(leon);
  expect(spotted(root, 'marine:zael')).toBe(drawing);
  expect(spotted(root, 'L1', 'place')).toBe(left);
  expect(spotted(root, 'L1')).toBe(null);
});

test('a name from elsewhere is no selector', () => {
  expect(spotted(board(), '"], body, [x="')).toBe(null);
});

test('its middle is counted from the corner of the board; no thing is the middle of the board', () => {
  expect(over(board(), node([120, 70, 40, 20]))).toEqual({ x: 40, y: 30, halfWidth: 20, halfHeight: 10 });
  expect(over(board(), null)).toMatchObject({ x: 200, y: 300 });
});
