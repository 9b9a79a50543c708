import { expect, test } from 'vitest';
import { empty, fileOf, flightOf, laid, nextNumber, resized, stacks } from './plans';

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

test('a file comes back as it was kept, with what this page has no place for', () => {
  const file = {
    crew: [{ name: 'Ada', plan: '@ur A . B!' }, { plan: '' }],
    trajectories: { red: 3, white: 4, blue: 2, internal: 5 },
    threats: [
      { card: 'SE1-01', turn: 2, zone: 'red' as const },
      { card: 'I2-04', turn: 1 },
    ],
    carried: { red: ['structural' as const] },
    damage: { red: ['shield', 'gravolift'], white: [...TOKENS], blue: [...TOKENS] } as never,
    trips: [{ crew: 0, turn: 2, meant: '>' as const }],
  };
  const flight = flightOf(file, ['x', 'Ben']);
  expect(flight.crew.map(({ name }) => name)).toEqual(['Ada', 'Ben']);
  expect(flight.threats[1]).toEqual({ card: 'I2-04', turn: 1, zone: null });
  const again = fileOf(flight, TOKENS);
  expect(again.crew[0]!.plan).toBe('@ur A . B! . . . . . . . .');
  // What is on the ship already is not drawn once more.
  expect(again.damage).toEqual(file.damage);
  expect(again.trips).toEqual(file.trips);
  expect(again.carried).toEqual(file.carried);
});
