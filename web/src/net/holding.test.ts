import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Holding } from './holding';

let sent: (string | null)[];
let hand: Holding;

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  hand = new Holding((at) => sent.push(at));
});
afterEach(() => vi.useRealTimers());

test('the first place is shown at once, then eight a second, and in the end where the hand is', () => {
  for (let n = 0; n < 100; n++) {
    hand.at(`tile ${n}`);
    vi.advanceTimersByTime(10);
  }
  vi.advanceTimersByTime(1000);
  expect(sent[0]).toBe('tile 0');
  expect(sent.at(-1)).toBe('tile 99');
  expect(sent.length).toBeLessThanOrEqual(9);
});

test('the same place is said once, and a quick there and back not at all', () => {
  hand.at('tile 1');
  hand.at('tile 2');
  hand.at('tile 1');
  vi.advanceTimersByTime(1000);
  hand.at('tile 1');
  expect(sent).toEqual(['tile 1']);
});

test('letting go is never lost', () => {
  hand.at('tile 1');
  hand.at(null);
  vi.advanceTimersByTime(1000);
  expect(sent).toEqual(['tile 1', null]);
});

test('after a drop the hand is shown again', () => {
  hand.at('tile 1');
  hand.forget();
  expect(sent).toEqual(['tile 1', 'tile 1']);
  hand.at(null);
  vi.advanceTimersByTime(1000);
  hand.forget();
  expect(sent).toEqual(['tile 1', 'tile 1', null]);
});
