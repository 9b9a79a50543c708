/** What taps on Space Alert's board mean. */
import { describe, expect, it } from 'vitest';
import { tap } from '../../hand/spots';
import type { Move, View } from './model';
import { halfThing, manner, personThing } from './things';

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
