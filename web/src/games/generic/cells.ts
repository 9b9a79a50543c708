/** The cells of panels: what can be tapped of them, and where they are drawn. */
import { fits, type Fields, type Thing } from '../../hand/spots';
import type { Cell, Panel } from '../../net/types';
import type { Subject } from '../../ui/explain.svelte';
import { isPhrase, type Phrase } from '../../words/words.svelte';

/** A cell's name: what it chooses, the same from one view to the next. */
export const nameOf = (at: Fields | undefined): string => (at ? JSON.stringify(at) : '');

export const thingOf = (cell: Cell): Thing => ({
  name: nameOf(cell.at),
  at: [cell.at ?? {}],
  alike: cell.alike ?? false,
});

/** Every cell that can choose something, once. */
export function things(panels: readonly Panel[]): Thing[] {
  const found = new Map<string, Thing>();
  for (const { kind, cells } of panels)
    for (const cell of cells) if (cell.at) found.set(nameOf(cell.at), { ...thingOf(cell), secret: kind === 'hand' });
  return [...found.values()];
}

export const cellNamed = (panels: readonly Panel[], name: string): Cell | undefined =>
  panels.flatMap((panel) => panel.cells).find((cell) => nameOf(cell.at) === name);

/** What the explain drawer says about a cell: its own words, and where it lies. */
export function subject(panels: readonly Panel[], name: string): Extract<Subject, { kind: 'card' }> | null {
  const panel = panels.find(({ cells }) => cells.some((cell) => nameOf(cell.at) === name));
  const [first, ...lines] = cellNamed(panels, name)?.words ?? [];
  if (!panel || !first) return null;
  return {
    kind: 'card',
    game: '',
    card: { code: name, name: first, kind: panel.title, lines },
    clauses: [],
    now: [],
  };
}

/** The panels with the own moves that are on their way: the piece lies already, pale, where the move puts it. Only a
 * picture: the piece comes from the hand (or is the one held), and the place is the cell that stands for the move. */
export function underway(panels: readonly Panel[], moves: readonly unknown[]): readonly Panel[] {
  const changed = new Map<Cell, Cell>();
  const held = panels.flatMap(({ cells }) => cells).find(({ tone }) => tone === 'held');
  for (const move of moves) {
    const stands = (hand: boolean) =>
      panels
        .filter(({ kind }) => (kind === 'hand') === hand)
        .flatMap(({ cells }) => cells)
        .find((cell) => cell.at && !changed.has(cell) && fits(move, cell.at));
    const from = stands(true);
    const to = stands(false);
    const piece = from ?? (held && turned(held, turnOf(move)));
    if (from) changed.set(from, { ...from, tone: 'leaving' });
    if (to && piece && !to.alike)
      changed.set(to, { ...to, icon: piece.icon, sign: piece.sign, sides: piece.sides, tone: 'coming' });
  }
  if (!changed.size) return panels;
  return panels.map((panel) =>
    panel.cells.some((cell) => changed.has(cell))
      ? { ...panel, cells: panel.cells.map((cell) => changed.get(cell) ?? cell) }
      : panel,
  );
}

const turnOf = (move: unknown): number => {
  const { turn } = move as { turn?: unknown };
  return typeof turn === 'number' ? turn : 0;
};

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
