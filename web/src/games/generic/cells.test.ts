import { describe, expect, it } from 'vitest';
import type { Cell, Panel } from '../../net/types';
import { cards, lines, sorting, subject, things, turned, underway } from './cells';

const A = { move: 'place', card: 'A' };
const SLOT = { slot: 1 };
const panel = (cells: Cell[]): Panel => ({ title: { id: 'x', args: {} }, lines: [], kind: 'grid', cells, rows: [] });

describe('things', () => {
  it('are the cells that choose something, each once', () => {
    const found = things([panel([{ at: A }, { at: SLOT }, { sign: '7' }]), panel([{ at: A }])]);
    expect(found.map(({ at }) => at[0])).toEqual([A, SLOT]);
    expect(found[1]!.name).toBe('{"slot":1}');
  });

  it('are explained by their own words', () => {
    const word = (id: string) => ({ id, args: {} });
    const found = subject([panel([{ at: SLOT, words: [word('slot'), word('empty')] }])], '{"slot":1}');
    expect(found?.card).toMatchObject({ name: word('slot'), kind: word('x'), lines: [word('empty')] });
    expect(subject([panel([{ at: SLOT }])], '{"slot":1}')).toBeNull();
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

describe('underway', () => {
  const hand = (cells: Cell[]): Panel => ({ ...panel(cells), kind: 'hand' });

  it('lays the card from the hand where the move puts it, and touches nothing else', () => {
    const panels = [
      panel([{ at: SLOT, sign: '1' }, { at: { slot: 2 } }]),
      panel([]),
      hand([
        { at: A, sign: 'a', note: 'x' },
        { at: A, sign: 'a' },
      ]),
    ];
    const [slots, other, cards] = underway(panels, [{ ...A, slot: 2 }]);
    expect(slots!.cells).toEqual([
      { at: SLOT, sign: '1' },
      { at: { slot: 2 }, sign: 'a', tone: 'coming' },
    ]);
    expect(other).toBe(panels[1]);
    expect(cards!.cells.map(({ tone }) => tone)).toEqual(['leaving', undefined]);
    expect(underway(panels, [])).toBe(panels);
    expect(underway(panels, [{ move: 'ready' }])).toBe(panels);
  });

  it('lays the piece that is held, turned as the move turns it', () => {
    const square = { row: 7, column: 8 };
    const panels = [
      panel([{ at: square, sign: '·' }]),
      panel([{ tone: 'held', icon: 'cabin', sides: ['1', '0', '2', '3'] }]),
    ];
    const [ship] = underway(panels, [{ move: 'weld', ...square, turn: 1 }]);
    expect(ship!.cells).toEqual([{ at: square, icon: 'cabin', sides: ['3', '1', '0', '2'], tone: 'coming' }]);
  });
});
