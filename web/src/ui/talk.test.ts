import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Said } from '../net/types';
import { HUSHED, LEAST, STAYS, Talk } from './talk.svelte';

const said = (seq: number): Said => ({ seq, at: 0, seat: 1, name: 'Vex', text: `line ${seq}`, phrase: null });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a line stays for a while and goes', () => {
  const talk = new Talk();
  talk.hear(said(1));
  expect(talk.shown?.seq).toBe(1);
  vi.advanceTimersByTime(STAYS - 1);
  expect(talk.shown?.seq).toBe(1);
  vi.advanceTimersByTime(1);
  expect(talk.shown).toBeNull();
});

test('the next one waits until the first could be read, and no longer', () => {
  const talk = new Talk();
  talk.hear(said(1));
  talk.hear(said(2));
  expect(talk.shown?.seq).toBe(1);
  vi.advanceTimersByTime(LEAST);
  expect(talk.shown?.seq).toBe(2);
  vi.advanceTimersByTime(LEAST);
  talk.hear(said(3));
  expect(talk.shown?.seq).toBe(3);
});

test('of a flood the newest are shown', () => {
  const talk = new Talk();
  for (let seq = 1; seq <= 9; seq++) talk.hear(said(seq));
  const seen = [talk.shown?.seq];
  for (let n = 0; n < 3; n++) {
    vi.advanceTimersByTime(LEAST);
    seen.push(talk.shown?.seq);
  }
  expect(seen).toEqual([1, 7, 8, 9]);
});

test('what is more urgent has the place, and a line that nobody could read comes again', () => {
  const talk = new Talk();
  talk.hear(said(1));
  talk.hush();
  talk.hear(said(2));
  expect(talk.shown).toBeNull();
  vi.advanceTimersByTime(HUSHED);
  expect(talk.shown?.seq).toBe(1);
  vi.advanceTimersByTime(LEAST);
  expect(talk.shown?.seq).toBe(2);
  vi.advanceTimersByTime(LEAST);
  talk.hush();
  vi.advanceTimersByTime(HUSHED);
  expect(talk.shown).toBeNull();
});

test('nothing is shown twice: not while the chat is in sight, nor at the next table', () => {
  const talk = new Talk();
  talk.elsewhere = true;
  talk.hear(said(1));
  expect(talk.shown).toBeNull();
  talk.elsewhere = false;
  talk.hear(said(2));
  talk.hear(said(3));
  talk.forget();
  expect(talk.shown).toBeNull();
});
