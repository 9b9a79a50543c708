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

/** The row before which the rear half of a class IV ship begins; null for a board in one piece. */
export function seam({ id, rows }: Plan): number | null {
  const at = id.startsWith('IV') ? rows.indexOf(8) : -1;
  return at > 0 ? at : null;
}
