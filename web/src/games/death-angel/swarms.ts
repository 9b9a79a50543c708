/** Swarms have no names on the wire: from one view to the next they are known again by their cards and where they are. */
import { carry, type Trace } from '../../tell/identity';
import type { SideName, View } from './model';

interface Swarm extends Trace {
  side: SideName;
  row: number;
  marine: string;
}

const swarms = (view: View): Swarm[] =>
  view.rows.flatMap(({ left, right, marine }, row) =>
    (['left', 'right'] as const).flatMap((side) =>
      (side === 'left' ? left : right).swarms.map((thing) => ({ thing, parts: thing.cards, side, row, marine })),
    ),
  );

/** Rows close up when a Marine falls: who stands beside the same Marine has not moved. */
const far = (a: Swarm, b: Swarm): number =>
  (a.side === b.side ? 0 : 4) + (a.marine === b.marine ? 0 : Math.min(5, 1 + Math.abs(a.row - b.row)));

/** Swarms of the new view go by the keys of the old ones they were. */
export const carrySwarms = (old: View, now: View): void => carry(swarms(old), swarms(now), far);
