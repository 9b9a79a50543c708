/** A move that was found in a review: it is played at the new table as soon as its board stands, for all to see. */
import type { GameId } from './types';
import type { MoveOf } from './session';

interface Carried {
  code: string;
  move: MoveOf<GameId>;
}
let carried: Carried | null = null;

export const carry = (code: string, move: MoveOf<GameId>): void => void (carried = { code, move });

/** What was brought along to this table; once. */
export function brought(code: string): MoveOf<GameId> | null {
  const found = carried?.code === code ? carried.move : null;
  carried = null;
  return found;
}
