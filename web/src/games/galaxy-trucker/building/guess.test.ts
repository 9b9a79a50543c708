import { describe, expect, it } from 'vitest';
import type { Move, Player, View } from '../model';
import { guess, still } from './guess';

const ship = { board: 'I', components: { 707: { tile: 'T031', turn: 0 } } };
const player = (what: Partial<Player> = {}) =>
  ({ ship, hand: null, aside: [], loose: 0, loose_kept: false, number: 0, ...what }) as unknown as Player;
const view = (me: Partial<Player> = {}, heap = ['?', 'T001', '']) =>
  ({ seat: 0, heap, players: [player(me), player()] }) as unknown as View;
const own = (seen: View | null) => seen?.players[0];
const held = (tile: string, more = {}) => ({
  hand: { tile, source: 'face-up' as const, kept: false, spot: 1, ...more },
});

describe('the own tile at once', () => {
  it('is in the hand as it is taken: a hidden one as its back', () => {
    const down = guess(view(), { move: 'take-face-down', spot: 0 });
    expect([own(down)?.hand?.tile, down?.heap]).toEqual(['?', ['', 'T001', '']]);
    const up = guess(view({ loose: 708 }), { move: 'take-face-up', tile: 'T001' });
    expect([own(up)?.hand?.tile, up?.heap, own(up)?.loose]).toEqual(['T001', ['?', '', ''], 0]);
  });

  it('drawn without naming one leaves the heap to the server', () => {
    const down = guess(view(), { move: 'take-face-down', spot: null });
    expect([own(down)?.hand?.tile, down?.heap]).toEqual(['?', ['?', 'T001', '']]);
  });

  it('lies on its square, loose, and can be lifted again', () => {
    const put = guess(view(held('T001')), { move: 'put', row: 7, column: 8, turn: 3, pipe: -1, universal: false });
    expect(own(put)).toMatchObject({ hand: null, loose: 708 });
    expect(own(put)?.ship.components[708]).toEqual({ tile: 'T001', turn: 3 });
    const lifted = guess(put!, { move: 'lift' });
    expect(own(lifted)?.hand).toMatchObject({ tile: 'T001', source: 'ship' });
    expect(own(lifted)?.ship.components[708]).toBeUndefined();
  });

  it('goes back to its old place, or beside the ship', () => {
    expect(guess(view(held('T009'), ['?', '', '']), { move: 'return', spot: null })?.heap).toEqual(['?', 'T009', '']);
    expect(own(guess(view(held('T009')), { move: 'set-aside' }))?.aside).toEqual(['T009']);
  });

  it('is not drawn where it can’t be known: a back goes nowhere, a full hand takes nothing', () => {
    const put: Move = { move: 'put', row: 7, column: 8, turn: 0, pipe: -1, universal: false };
    expect(guess(view(held('?')), put)).toBeNull();
    expect(guess(view(held('T009')), { move: 'take-face-up', tile: 'T001' })).toBeNull();
    expect(guess(view(), { move: 'take-face-up', tile: 'T044' })).toBeNull();
  });

  it('is still to be had as long as it lies there and the hand is free', () => {
    const take: Move = { move: 'take-face-up', tile: 'T001' };
    expect([still(view(), take), still(view(held('T009')), take), still(view({}, ['?', '']), take)]).toEqual([
      true,
      false,
      false,
    ]);
    expect([still(view(held('?')), { move: 'set-aside' }), still(view(held('T1')), { move: 'set-aside' })]).toEqual([
      false,
      true,
    ]);
  });
});
