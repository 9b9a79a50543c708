/** Moves and the cells that choose them: a cell stands for some fields of a move, a tap narrows the moves down. */
import type { Cell, Panel } from '../../net/types';
import { isPhrase, type Phrase } from '../../words/words.svelte';

export type Fields = Readonly<Record<string, unknown>>;

/** Whether a move has all these fields with these values. */
export const fits = (move: unknown, at: Fields): boolean =>
  typeof move === 'object' &&
  move !== null &&
  Object.entries(at).every(([name, value]) => (move as Fields)[name] === value);

export const fitsAll = (move: unknown, picks: readonly Fields[]): boolean => picks.every((at) => fits(move, at));

/** A cell's name: what it chooses, the same from one view to the next. */
export const nameOf = (at: Fields | undefined): string => (at ? JSON.stringify(at) : '');

/** Every cell that can choose something, once. */
export function spots(panels: readonly Panel[]): Fields[] {
  const found = new Map<string, Fields>();
  for (const panel of panels) {
    for (const cell of panel.cells) if (cell.at) found.set(nameOf(cell.at), cell.at);
  }
  return [...found.values()];
}

/** Two picks that name the same field differently exclude each other: the later one counts. */
export const clash = (one: Fields, other: Fields): boolean =>
  Object.entries(one).some(([name, value]) => name in other && other[name] !== value);

/** The picks after a tap: the cell joins those it goes with, and only while some move is left. */
export function picked<M>(moves: readonly { move: M }[], picks: readonly Fields[], at: Fields): Fields[] {
  const kept = picks.filter((one) => !clash(one, at));
  const both = [...kept, at];
  return moves.some(({ move }) => fitsAll(move, both)) ? both : [at];
}

/** Moves that no cell stands for: they are buttons from the start. */
export const rest = <T extends { move: unknown }>(moves: readonly T[], all: readonly Fields[]): T[] =>
  moves.filter(({ move }) => !all.some((at) => fits(move, at)));

/** Whether a tap on this cell, with what is picked already, leads to a move. */
export const goesWith = (
  moves: readonly { move: unknown }[],
  picks: readonly Fields[],
  at: Fields | undefined,
): boolean =>
  at !== undefined && moves.some(({ move }) => fitsAll(move, [...picks.filter((one) => !clash(one, at)), at]));

/** The move that a tap on an unlit cell would mean, made after a legal one of its kind: for asking why not. */
export function meant<M extends object>(moves: readonly { move: M }[], picks: readonly Fields[], at: Fields): M | null {
  const wish: Fields = Object.assign({}, ...picks.filter((one) => !clash(one, at)), at);
  const like = moves.find(({ move }) => Object.keys(wish).every((name) => name in move));
  return like ? { ...like.move, ...wish } : null;
}

interface Spoken {
  phrase: Phrase;
}
const about = (one: Spoken, name: string): Phrase | null => {
  const value = one.phrase.args?.[name];
  return isPhrase(value) ? value : null;
};

/** What many moves can be sorted by: a thing they speak of, an argument of their phrases that is a phrase itself. */
export function sorting(moves: readonly Spoken[]): { of: (move: Spoken) => string; names: Map<string, Phrase> } | null {
  for (const name of new Set(moves.flatMap((one) => Object.keys(one.phrase.args ?? {})))) {
    const of = (one: Spoken) => JSON.stringify(about(one, name));
    const names = new Map(moves.flatMap((one) => (about(one, name) ? [[of(one), about(one, name)!]] : [])));
    if (names.size > 1 && names.size < moves.length / 2) return { of, names };
  }
  return null;
}

/** Cells by row, each a card of a tray. */
export function cards(cells: readonly Cell[]): Cell[][] {
  const rows = new Map<number, Cell[]>();
  for (const cell of cells) {
    const row = cell.row ?? 0;
    rows.set(row, [...(rows.get(row) ?? []), cell]);
  }
  return [...rows.values()];
}

/** Where each row and column of a map is drawn: gaps in the numbers are no gaps in the picture. */
export function lines(cells: readonly Cell[]): {
  row: (cell: Cell) => number;
  column: (cell: Cell) => number;
  rows: number;
  columns: number;
} {
  const order = (values: number[]) => [...new Set(values)].sort((a, b) => a - b);
  const rows = order(cells.map((cell) => cell.row ?? 0));
  const columns = order(cells.map((cell) => cell.column ?? 0));
  return {
    row: (cell) => rows.indexOf(cell.row ?? 0) + 1,
    column: (cell) => columns.indexOf(cell.column ?? 0) + 1,
    rows: rows.length,
    columns: columns.length,
  };
}

/** A cell turned by quarters clockwise, for showing how a held piece would lie. */
export function turned(cell: Cell, turn: number): Cell {
  if (!cell.sides?.length) return cell;
  const n = cell.sides.length;
  return { ...cell, sides: cell.sides.map((_, side) => cell.sides![(((side - turn) % n) + n) % n]!) };
}
