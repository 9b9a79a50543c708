import { describe, expect, it } from 'vitest';
import { standsFor } from '../../../hand/spots';
import type { Move, Plan, Player, SaidMove, View } from '../model';
import { laid, Slots } from './laid';
import { skillsIn } from './skills';
import { offered, squareThing } from './things';

const put = (row: number, column: number, turn: number, more = {}): SaidMove => ({
  move: { move: 'put', row, column, turn, pipe: -1, universal: false, ...more },
});
const seen = (hand: string | null, heap = ['?', 'T001', '?']) =>
  ({ seat: 0, heap, players: [{ hand: hand && { tile: hand }, number: 0 }] }) as unknown as View;
const wish = { turn: 0, exact: false, sending: [] as Move[], skill: null };
const turns = (moves: readonly SaidMove[]) =>
  moves.flatMap(({ move }) => (move.move === 'put' ? [[move.column, move.turn]] : []));

describe('what the table offers', () => {
  it('is one turn a square: the nearest, clockwise, to how the tile is held', () => {
    const moves = [put(7, 8, 0), put(7, 8, 2), put(7, 9, 1)];
    expect(turns(offered(seen('T1'), moves, wish))).toEqual([[8, 0], [9, 1]]); // prettier-ignore
    expect(turns(offered(seen('T1'), moves, { ...wish, turn: 1 }))).toEqual([[8, 2], [9, 1]]); // prettier-ignore
  });

  it('is only that turn for whoever wants no help', () => {
    expect(turns(offered(seen('T1'), [put(7, 8, 0), put(7, 9, 1)], { ...wish, turn: 1, exact: true }))).toEqual([
      [9, 1],
    ]);
  });

  it('needs a plumber only where nothing else holds', () => {
    const moves = [put(7, 8, 0, { pipe: 1 }), put(7, 8, 3)];
    expect(turns(offered(seen('T1'), moves, wish))).toEqual([[8, 3]]);
  });

  it('is every hidden tile, where the server says any', () => {
    const found = offered(seen(null), [{ move: { move: 'take-face-down', spot: null } }], wish);
    expect(found.map(({ move }) => 'spot' in move && move.spot)).toEqual([null, 0, 2]);
  });

  it('is each hidden tile once, where the server names some of them', () => {
    const said: SaidMove[] = [
      { move: { move: 'take-face-down', spot: null } },
      { move: { move: 'take-face-down', spot: 2 } },
    ];
    expect(offered(seen(null), said, wish).map(({ move }) => 'spot' in move && move.spot)).toEqual([null, 0, 2]);
  });

  it('spends no specialist before one is asked for', () => {
    const pipe: SaidMove = { move: { move: 'pipe', row: 7, column: 7, side: 1 } };
    const cannon: SaidMove = { move: { move: 'fit', part: 'part-cannon', row: 7, column: 7, turn: 0 } };
    const cabin: SaidMove = { move: { move: 'fit', part: 'part-cabin', row: 7, column: 7, turn: 0 } };
    const all = [pipe, cannon, cabin];
    expect(offered(seen(null), all, wish)).toEqual([]);
    expect(skillsIn(all)).toEqual(['pipe', 'fit-part-cannon', 'fit-part-cabin']);
    expect(offered(seen(null), all, { ...wish, skill: 'fit-part-cannon' })).toEqual([cannon]);
  });

  it('joins two neighbours by a tap on each, whichever is tapped first', () => {
    const plan = { rows: [7, 8], columns: [6, 7, 8], cylinder: false, squares: [] } as unknown as Plan;
    const ring = { ...plan, cylinder: true } as unknown as Plan;
    const me = { loose: 0, pieces: [], ship: { components: { 707: {}, 708: {}, 706: {} } } } as unknown as Player;
    const pipe = { move: 'pipe', row: 7, column: 7, side: 1 };
    const round = { move: 'pipe', row: 7, column: 8, side: 1 };
    const stands = (square: number, move: object, on = plan) => standsFor(squareThing(square, me, on), move);
    expect([706, 707, 708].map((square) => stands(square, pipe))).toEqual([false, true, true]);
    expect([stands(706, round), stands(706, round, ring)]).toEqual([false, true]);
  });

  it('is the next tile while the last is on its way', () => {
    const sending = [put(7, 8, 0).move];
    expect(offered(seen(null), [], { ...wish, sending }).map(({ move }) => move.move)).toContain('take-face-up');
    expect(offered(seen(null), [], wish)).toEqual([]);
  });
});

describe('a table', () => {
  it('has room for all', () => {
    for (const [places, width, height] of [
      [140, 320, 700],
      [220, 300, 400],
      [18, 290, 190],
      [140, 900, 200],
    ] as const) {
      const table = laid(places, width, height, 52);
      const all = Array.from({ length: places }, (_, n) => table.at(n));
      expect(Math.max(...all.map(({ x }) => x + table.size))).toBeLessThanOrEqual(width);
      expect(Math.max(...all.map(({ y }) => y + table.size))).toBeLessThanOrEqual(height);
      expect(table.size).toBeGreaterThan(15);
    }
  });

  it('keeps everybody’s place, and gives a free one to whoever comes', () => {
    const slots = new Slots(4);
    expect([...slots.give([7, 9]).of]).toEqual([[7, 0], [9, 1]]); // prettier-ignore
    expect([...slots.give([9, 3]).of]).toEqual([[9, 1], [3, 0]]); // prettier-ignore
    expect(slots.give([9, 3]).size).toBe(4);
  });
});
