import { expect, test, vi } from 'vitest';
import { memorable, script } from './film';
import type { Event } from './model';

vi.mock('../../ui/settings.svelte', () => ({ calm: () => false }));

test('a card that only its drawer may see yet needs no time to be read', () => {
  const drawn = (card: string) => ({ event: 'event-drawn', card }) as Event;
  expect(script.lasts(drawn('E01'), true)).toBeGreaterThan(script.lasts(drawn(''), true));
});

test('what is not named is on stage if it has a line, and passes by if it has none', () => {
  const event = { event: 'swarms-merged', place: 'L1' } as Event;
  expect(script.lasts(event, true)).toBeGreaterThan(0);
  expect(script.lasts(event, false)).toBe(0);
});

test('a fallen Marine is remembered', () => {
  expect(memorable({ event: 'marine-slain', marine: 'leon', position: 1, moving: 'below' })).toBe(true);
  expect(memorable({ event: 'turned', marine: 'leon', side: 'left' })).toBe(false);
});

test('lines are read but for headlines and for what the board says; a card laid down holds nobody up', () => {
  const reads = (event: string) => script.reads?.({ event } as Event) ?? null;
  for (const event of ['defence-rolled', 'defence-judged', 'spawned', 'swarm-moved', 'travel-began'])
    expect(reads(event), event).toBe(0);
  for (const event of ['action-chosen', 'phase-began', 'card-began', 'terrain-placed'])
    expect(reads(event), event).toBeNull();
});
