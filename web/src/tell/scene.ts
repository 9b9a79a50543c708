/** Steps of a game as scenes: each moment with the view right after it. */
import { applied, type Patch } from '../net/patch';
import type { Phrase } from '../net/types';

/** An event, and the view right after it. */
export interface Moment<View, Event> {
  event: Event;
  phrase: Phrase | null;
  /** What it is marked as on the slider of a review. */
  mark?: string | undefined;
  /** Why whoever is a program did it: beside the first moment that came of it. */
  why?: Phrase | null;
  view: View;
}

/** A step of the game: how it came about, moment by moment, and where it led. */
export interface Scene<View, Event> {
  n: number;
  moments: readonly Moment<View, Event>[];
  view: View;
  /** It came of this seat's own move. */
  own?: boolean;
}

/** A moment of a step; `i` as large as the number of its moments is the step's end, where the game stands. */
export interface Place {
  n: number;
  i: number;
}

/** Whether one place comes before another. */
export const earlier = (one: Place, other: Place): boolean => one.n < other.n || (one.n === other.n && one.i < other.i);

/** Where a moment of one seat is among the moments of another: private events are seen by some only. */
export function sameMoment<View, Event>(from: Scene<View, Event>, i: number, to: Scene<View, Event>): number {
  if (i >= from.moments.length) return to.moments.length;
  const names = (scene: Scene<View, Event>) => scene.moments.map(({ event }) => JSON.stringify(event));
  const [here, there] = [names(from), names(to)];
  for (let at = i; at >= 0; at--) {
    // The same event may happen twice in a step: it is the same one by its count.
    let count = here.slice(0, at).filter((name) => name === here[at]).length;
    const found = there.findIndex((name) => name === here[at] && count-- === 0);
    if (found >= 0) return found;
  }
  return 0;
}

/** Why the first moment of a step came about. The odds of a roll are no reason any more once its die lies there. */
export function reason(why: Phrase | null, i: number, event: unknown): Phrase | null {
  const told = event as { event?: string; rerolled?: boolean };
  return i || told.event === 'die-rolled' || told.rerolled ? null : why;
}

/** A step as the server tells it: each event with what it changed, and what changed after the last of them. */
export interface ToldStep<View, Event> {
  n: number;
  why?: Phrase | null;
  events: readonly { event: Event; phrase: Phrase | null; patch?: Patch | null; mark?: string }[];
  /** Where it led, whole: then its moments can't be seen. */
  view?: View | null;
  patch?: Patch | null;
}

/** The scenes of steps that follow each other, from the view before them (or from the first step's own). */
export function staged<View, Event>(steps: readonly ToldStep<View, Event>[], before?: View): Scene<View, Event>[] {
  let view = before as View;
  const changed = (patch?: Patch | null): View => (patch ? (view = applied(view, patch)) : view);
  return steps.map(({ n, events, view: whole, patch, why = null }) => {
    if (whole) view = whole;
    const moments = events.map(({ event, phrase, patch, mark }, i) => ({
      event,
      phrase,
      mark,
      why: reason(why, i, event),
      view: changed(patch),
    }));
    return { n, moments, view: changed(patch) };
  });
}

/** The last view of a kind that was seen, at this place or before. */
export function latestOf<View, Event>(
  scenes: ReadonlyMap<number, Scene<View, Event>>,
  { n, i }: Place,
  is: (view: View) => boolean,
): View | null {
  for (let scene = scenes.get(n); scene; scene = scenes.get(n)) {
    const view = scene.moments[i]?.view ?? scene.view;
    if (is(view)) return view;
    [n, i] = i > 0 ? [n, i - 1] : [n - 1, scenes.get(n - 1)?.moments.length ?? 0];
  }
  return null;
}
