import { expect, test } from 'vitest';
import type { SeatInfo } from '../net/types';
import { vacant } from '../net/seats';
import { alone } from './company';

const seats = (...names: (string | null)[]): SeatInfo[] =>
  names.map((name, seat) => ({
    seat,
    name,
    kind: name ? 'human' : 'bot',
    bot: name ? null : 'hard',
    ready: true,
    host: !seat,
    here: true,
  }));

test('whoever played with bots only has a rematch of their own', () => {
  expect(alone({ seats: seats('Ada') }, { seat: 0 })).toBe(true);
  expect(alone({ seats: seats('Ada', null, null) }, { seat: 0 })).toBe(true);
});

test('with other people, or from outside, it is theirs', () => {
  expect(alone({ seats: seats('Ada', 'Ben') }, { seat: 0 })).toBe(false);
  expect(alone({ seats: seats('Ada', null) }, { seat: -1 })).toBe(false);
  const left = seats('Ada', 'Ben').map((one) => (one.seat ? { ...one, kind: 'bot' as const, bot: 'hard' } : one));
  expect(alone({ seats: left }, { seat: 0 }), 'a bot plays for Ben').toBe(false);
});

test('a seat that a bot plays for nobody can be asked for, a person’s cannot', () => {
  const at = seats('Ada', null, 'Ben').map((seat) =>
    seat.name === 'Ben' ? { ...seat, kind: 'bot', bot: 'hard' } : seat,
  );
  const table = { phase: 'playing', lesson: null, seats: at as SeatInfo[] } as const;
  expect(vacant({ ...table }).map(({ seat }) => seat)).toEqual([1]);
  expect(vacant({ ...table, phase: 'over' })).toEqual([]);
});
