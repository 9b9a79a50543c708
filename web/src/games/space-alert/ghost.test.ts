import { expect, test } from 'vitest';
import { stays } from './ghost';

const walk = (...turns: number[]) => turns.map((turn) => ({ turn, station: 1, order: 'A', does: true }));

test('the numbers of turns never run together', () => {
  const [stay] = stays(walk(8, 9, 10, 11, 12));
  const half = (turn: number) => (turn > 9 ? 5 : 2.5);
  const { steps, width } = stay!;
  for (const [n, { step, middle }] of steps.entries()) {
    const before = steps[n - 1];
    const from = before ? before.middle + half(before.step.turn) : 0;
    expect(middle - half(step.turn) - from).toBeGreaterThanOrEqual(2);
  }
  expect(width - steps.at(-1)!.middle).toBeGreaterThanOrEqual(half(12) + 2);
});

test('another stay in the same room lies beside the first', () => {
  const [first, , again] = stays([...walk(1, 2), { turn: 3, station: 0, order: '<', does: true }, ...walk(4)]);
  expect(again!.y).toBe(first!.y);
  expect(again!.x).toBeGreaterThanOrEqual(first!.x + first!.width);
});
