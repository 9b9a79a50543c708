import { expect, test } from 'vitest';
import type { SeatInfo } from '../net/types';
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
