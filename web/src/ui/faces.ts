/** What a clock shows at a moment of table time. */
import type { Clock } from '../net/types';

export interface Face {
  name: string;
  /** Whole seconds of its own: left, or gone by. */
  seconds: number;
  /** It runs out; else it counts up. */
  left: boolean;
  /** How much of it is left, from 0 to 1; null where that can't be said. */
  part: number | null;
}

export function faceOf({ name, began, ends, pace }: Clock, time: number): Face {
  if (ends === null) {
    return { name, seconds: Math.max(0, Math.floor((time - (began ?? time)) / pace)), left: false, part: null };
  }
  // A second is shown until it is over: 0:00 is when nothing is left.
  const seconds = Math.max(0, Math.ceil((ends - time) / pace));
  const part = began === null || ends <= began ? null : Math.min(1, Math.max(0, (ends - time) / (ends - began)));
  return { name, seconds, left: true, part };
}

/** Seconds of table time until one of these shows something else. */
export function nextSecond(clocks: readonly Clock[], time: number): number {
  const waits = clocks.map(({ began, ends, pace }) => {
    const own = (ends === null ? (began ?? 0) - time : ends - time) / pace;
    return (own - Math.floor(own) || 1) * pace;
  });
  return Math.min(...waits);
}
