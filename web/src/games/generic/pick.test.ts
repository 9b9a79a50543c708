import { describe, expect, it } from 'vitest';
import type { Cell, Panel } from '../../net/types';
import { cards, fits, goesWith, lines, meant, picked, rest, sorting, spots, turned } from './pick';

const place = (card: string, slot: number) => ({ move: { move: 'place', card, slot } });
const MOVES = [place('A', 1), place('A', 2), place('B', 2), { move: { move: 'ready' } }];
const A = { move: 'place', card: 'A' };
const B = { move: 'place', card: 'B' };
const ONE = { slot: 1 };
const TWO = { slot: 2 };
const panel = (cells: Cell[]): Panel => ({ title: { id: 'x', args: {} }, lines: [], kind: 'grid', cells, rows: [] });

describe('picking', () => {
  it('knows which moves a cell stands for', () => {
    expect(MOVES.filter(({ move }) => fits(move, A))).toHaveLength(2);
    expect(rest(MOVES, [A, B, ONE, TWO])).toEqual([{ move: { move: 'ready' } }]);
    expect(spots([panel([{ at: A }, { at: ONE }, { sign: '7' }]), panel([{ at: A }])])).toEqual([A, ONE]);
  });

  it('lets a card and a slot meet in either order', () => {
    expect(picked(MOVES, [A], TWO)).toEqual([A, TWO]);
    expect(picked(MOVES, [TWO], B)).toEqual([TWO, B]);
  });

  it('takes the later of two that exclude each other', () => {
    expect(picked(MOVES, [A], B)).toEqual([B]);
    expect(picked(MOVES, [B], ONE)).toEqual([ONE]);
  });

  it('lights what goes with the pick', () => {
    expect(goesWith(MOVES, [B], ONE)).toBe(false);
    expect(goesWith(MOVES, [B], TWO)).toBe(true);
    expect(goesWith(MOVES, [B], A)).toBe(true);
    expect(goesWith(MOVES, [], undefined)).toBe(false);
  });

  it('makes the move that was meant after a legal one', () => {
    expect(meant(MOVES, [B], ONE)).toEqual({ move: 'place', card: 'B', slot: 1 });
    expect(meant(MOVES, [], { row: 1 })).toBeNull();
  });
});

describe('sorting', () => {
  const turn = (slot: number) => ({ id: 'turn', args: { slot } });
  const said = (slot: number, card: string) => ({ phrase: { id: 'place', args: { card, slot: turn(slot) } } });

  it('finds what many moves speak of', () => {
    const moves = [
      said(1, 'A'),
      said(1, 'B'),
      said(1, 'C'),
      said(2, 'A'),
      said(2, 'B'),
      { phrase: { id: 'ready', args: {} } },
    ];
    const found = sorting(moves);
    expect([...found!.names.values()]).toEqual([turn(1), turn(2)]);
    expect(moves.filter((move) => found!.of(move) === [...found!.names.keys()][1])).toEqual(moves.slice(3, 5));
  });

  it('leaves moves alone that each speak of something else', () => {
    expect(sorting([said(1, 'A'), said(2, 'A'), said(3, 'A')])).toBeNull();
  });
});

describe('drawing', () => {
  it('leaves no gap for numbers nobody uses', () => {
    const cells: Cell[] = [{ row: 5, column: 4 }, { row: 9, column: 10 }, { column: 4 }];
    const at = lines(cells);
    expect(cells.map((cell) => [at.row(cell), at.column(cell)])).toEqual([
      [2, 1],
      [3, 2],
      [1, 1],
    ]);
    expect([at.rows, at.columns]).toEqual([3, 2]);
  });

  it('keeps the two halves of a card together', () => {
    expect(cards([{ sign: 'a' }, { sign: 'b', column: 1 }, { sign: 'c', row: 1 }]).map((card) => card.length)).toEqual([
      2, 1,
    ]);
  });

  it('turns a tile clockwise', () => {
    expect(turned({ sides: ['0', '1', '2', '3'] }, 1).sides).toEqual(['3', '0', '1', '2']);
  });
});
