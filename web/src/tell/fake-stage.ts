/** A timeline on a stage that tests own: what is seen there, for how long, and what is heard. */
import { vi } from 'vitest';
import type { Scene } from './scene';
import { Timeline, type Script } from './timeline.svelte';

export interface Event {
  event: string;
  lasts?: number;
}
export type View = string;

export const script: Script<Event> = {
  lasts: ({ lasts = 0 }) => lasts,
  live: ({ event }) => event === 'live',
  film: ({ event }) => event === 'film',
  grave: ({ event }) => event === 'grave',
  lands: ({ event }) => (event === 'die' ? 600 : 0),
  reads: ({ event }) => ({ line: 0, die: 0, card: 100 })[event] ?? null,
  echoes: ({ event }) => event === 'line',
  waits: ({ event }) => event === 'card',
};

/** Step 3 with lasting events of 100 and 200 ms has the views 3.0, 3.1 and, at its end, 3. */
export const scene = (n: number, ...lasts: (number | Event)[]): Scene<View, Event> => ({
  n,
  moments: lasts.map((each, i) => ({
    event: typeof each === 'number' ? { event: 'seen', lasts: each } : each,
    phrase: { id: `${n}.${i}`, args: {} },
    view: `${n}.${i}`,
  })),
  view: `${n}`,
});

/** Who looks, and what was heard. */
export const house = { hidden: false, pace: 1, letters: 20, patient: true, heard: [] as string[] };

/** To be called before each test: time stands still. */
export function anew(): void {
  vi.useFakeTimers();
  Object.assign(house, { hidden: false, pace: 1, letters: 20, patient: true, heard: [] });
}

export function made(told: Script<Event> | null = script): Timeline<View, Event> {
  const timeline = new Timeline<View, Event>(told, {
    hidden: () => house.hidden,
    pace: () => house.pace,
    sound: ({ event }) => house.heard.push(event.event),
    letters: () => house.letters,
    patient: () => house.patient,
  });
  timeline.cut(0, '0');
  return timeline;
}

/** What a board shows from now on, until nothing moves: views with the milliseconds they stood. */
export function shown(timeline: Timeline<View, Event>, most = 60_000): [View, number][] {
  const all: [View, number][] = [[timeline.view, 0]];
  for (let ms = 0; ms < most && timeline.motion !== 'still'; ms += 10) {
    vi.advanceTimersByTime(10);
    if (timeline.view === all.at(-1)![0]) all.at(-1)![1] += 10;
    else all.push([timeline.view, 0]);
  }
  return all;
}
