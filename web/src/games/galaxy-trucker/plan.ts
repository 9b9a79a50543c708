/** Where the squares of a ship board lie on the screen, in squares from its upper left corner. */
import { columnOf, rowOf, type Plan, type Square } from './model';

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** A cylinder has no first column: it is looked at from `turn` columns on. */
export function columns(plan: Plan, turn = 0): readonly number[] {
  const n = plan.columns.length;
  const from = plan.cylinder ? ((turn % n) + n) % n : 0;
  return [...plan.columns.slice(from), ...plan.columns.slice(0, from)];
}

/** Half a column on either side of a cylinder shows what comes next. */
export const EDGE = 0.5;

export const widthOf = (plan: Plan): number => plan.columns.length + (plan.cylinder ? 2 * EDGE : 0);

export const placeOf = (plan: Plan, square: Square, turn = 0): Place => ({
  x: columns(plan, turn).indexOf(columnOf(square)) + (plan.cylinder ? EDGE : 0),
  y: plan.rows.indexOf(rowOf(square)),
});

/** The moves that join a square by pipes to the one on its left or before it: the server names every pair once, from there. */
export function pipedTo(plan: Plan, square: Square): { move: 'pipe'; row: number; column: number; side: number }[] {
  const [row, column] = [rowOf(square), columnOf(square)];
  const [first = 0, last = 0] = [plan.columns[0], plan.columns.at(-1)];
  const left = plan.cylinder && column === first ? last : column - 1;
  return [
    { move: 'pipe', row, column: left, side: 1 },
    { move: 'pipe', row: row - 1, column, side: 2 },
  ];
}

/** The row before which the rear half of a class IV ship begins; null for a board in one piece. */
export function seam({ id, rows }: Plan): number | null {
  const at = id.startsWith('IV') ? rows.indexOf(8) : -1;
  return at > 0 ? at : null;
}
