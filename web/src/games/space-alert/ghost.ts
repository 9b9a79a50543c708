/** The ghost walk as pills: the turns that are spent in the same place one after the other share one. */
import type { SpaceAlert } from '../../net/types';
import { floorAt } from './aboard';

export interface Stay {
  x: number;
  y: number;
  width: number;
  /** Each with the middle of its number. */
  steps: { step: SpaceAlert.Step; middle: number }[];
}

const EDGE = 2;
/** Between two pills in one room. */
const GAP = 2;
/** Two digits need more room, or they read as one long number. */
const room = ({ turn }: SpaceAlert.Step): number => (turn > 9 ? 14 : 11);

/** Pills of several stays in one room lie side by side. */
export function stays(walk: readonly SpaceAlert.Step[]): Stay[] {
  const found: (Stay & { station: number })[] = [];
  for (const step of walk) {
    let last = found.at(-1);
    if (last?.station !== step.station) {
      const before = found.filter(({ station }) => station === step.station);
      const floor = floorAt(step.station);
      const x = floor.x - 48 + before.reduce((sum, { width }) => sum + width + GAP, 0);
      last = { station: step.station, x, y: floor.y - 18, width: 2 * EDGE, steps: [] };
      found.push(last);
    }
    last.steps.push({ step, middle: last.width - EDGE + room(step) / 2 });
    last.width += room(step);
  }
  return found;
}
