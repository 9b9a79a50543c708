/** The last seconds of a clock are heard: five pips, each set beforehand on the audio clock, so that a room hears them together. */
import { serverTime, type TableTime } from '../net/clock';
import type { Clock } from '../net/types';

export const PIPS = 5;
/** A clock that runs shorter than this is over before anybody would count along. */
const SHORTEST = 10;

/** Set the pips of these clocks; `pip` plays one at a moment of the server's clock. Returns how to take them back. */
export function setPips(
  clocks: readonly Clock[],
  table: TableTime,
  now: number,
  pip: (at: number) => () => void,
): () => void {
  const moments = new Set<number>();
  for (const { began, ends, pace } of clocks) {
    if (ends === null || (began !== null && ends - began < SHORTEST)) continue;
    for (let left = PIPS; left > 0; left--) {
      const at = serverTime(table, ends - left * pace);
      if (at !== null && at > now) moments.add(at);
    }
  }
  const set = [...moments].map(pip);
  return () => set.forEach((takeBack) => takeBack());
}
