import { expect, test } from 'vitest';
import { empty, fileOf, laid, nextNumber, resized, stacks } from './plans';

const TOKENS = ['structural', 'gravolift', 'shield'];

test('what is tapped lies in its turn, and the file says it as the resolver reads it', () => {
  const flight = laid(laid(empty(['Ada', 'Ben']), 0, 1, 'A'), 0, 12, '@ur');
  const file = fileOf(flight, TOKENS);
  expect(file.crew[0]).toEqual({ name: 'Ada', plan: 'A . . . . . . . . . . @ur' });
  expect(file.seed).toBe(1);
  expect(file.damage).toBeUndefined();
});

test('an internal threat has no zone', () => {
  const threats = [
    { card: 'E1-02', turn: 1, zone: 'blue' as const },
    { card: 'I2-04', turn: 3, zone: null },
  ];
  const flight = { ...empty(['Ada']), threats };
  expect(fileOf(flight, TOKENS).threats).toEqual([
    { card: 'E1-02', turn: 1, zone: 'blue' },
    { card: 'I2-04', turn: 3 },
  ]);
  expect(nextNumber(flight)).toBe(2);
});

test('tokens that were drawn come first, the others after them', () => {
  const flight = { ...empty(['Ada']), damage: { red: ['shield'], white: [], blue: [] } };
  expect(stacks(flight, TOKENS)).toEqual({
    red: ['shield', 'structural', 'gravolift'],
    white: TOKENS,
    blue: TOKENS,
  });
});

test('who is left keeps the plan', () => {
  const flight = resized(laid(empty(['Ada', 'Ben']), 0, 2, 'B'), ['x', 'y', 'z']);
  expect(flight.crew.map(({ name, plan }) => [name, plan[1]])).toEqual([
    ['Ada', 'B'],
    ['Ben', '.'],
    ['z', '.'],
  ]);
});
