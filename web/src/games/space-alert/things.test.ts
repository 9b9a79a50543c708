/** What taps on Space Alert's board mean. */
import { describe, expect, it } from 'vitest';
import { tap } from '../../hand/spots';
import type { Move, View } from './model';
import { halfThing, manner, personThing, slotThing } from './things';

describe('a data transfer', () => {
  const held = { card: 'B<', copy: 0 };
  const moves: { move: Move }[] = [1, 2].map((to) => ({ move: { move: 'give', card: 'B<', to } }));
  const card = halfThing(held, 'action');
  const [marek, ines] = [personThing(1), personThing(2)];
  const how = manner({ stage: 'action' } as View);
  it('gives nothing away by one tap, though only one card is left', () => {
    const { picks, play } = tap(moves, [card, marek, ines], [], marek, how);
    expect(play).toBe(false);
    const second = tap(moves, [card, marek, ines], picks, card, how);
    expect(second).toMatchObject({ play: true, armed: moves[0] });
  });
  it('takes a card and whoever gets it, in either order', () => {
    const { picks } = tap(moves, [card, marek, ines], [], card, how);
    expect(tap(moves, [card, marek, ines], picks, ines, how)).toMatchObject({ play: true, armed: moves[1] });
  });
});

describe('the last turn of a phase', () => {
  const view = { stage: 'action', crew: [{ slots: [null] }] } as unknown as View;
  const card = halfThing({ card: 'A^', copy: 0 }, 'action');
  const slot = slotThing(view, 0, 1);
  const moves: { move: Move }[] = [{ move: { move: 'place', crew: 0, slot: 1, card: 'A^', half: 'action' } }];
  it('takes its card as every other does: half a card, then the turn', () => {
    const first = tap(moves, [slot, card], [], card, manner(view));
    expect(first.play).toBe(false);
    expect(tap(moves, [slot, card], first.picks, slot, manner(view))).toMatchObject({ play: true, armed: moves[0] });
  });
});
