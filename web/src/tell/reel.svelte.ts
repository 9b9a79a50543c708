/** A record as a film: loaded piece by piece from one seat, and looked at from another at the same moment. */
import * as api from '../net/api';
import type { EventOf, ViewOf } from '../net/session';
import type { GameId, ReplayInfo, ReplayStep } from '../net/types';
import { earlier, staged, type Place, type Scene } from './scene';
import type { Timeline } from './timeline.svelte';
import { attempt } from '../ui/toasts.svelte';

/** With the step before, whose view the first moments change, it is as much as the server answers at once. */
const PIECE = 99;
/** What a die did is told so many events after it, at most. */
const CAME_OF_IT = 2;

/** Steps from one seat, the first with its view. */
export type Source<G extends GameId> = (
  seat: number,
  first: number,
  last: number,
) => Promise<{ steps: readonly ReplayStep<G>[] }>;

interface Seen<G extends GameId> {
  steps: ReadonlyMap<number, ReplayStep<G>>;
  scenes: ReadonlyMap<number, Scene<ViewOf<G>, EventOf<G>>>;
}

export class Reel<G extends GameId> {
  /** Whose eyes the board shows. */
  seat = $state(-1);
  /** Where to go as soon as it is loaded; until then the board shows where it was. */
  wanted = $state.raw<Place | null>(null);
  /** How to go there once it has come. */
  #retry: () => void = () => undefined;
  /** A moment that was gone to, and the place right before it. */
  #lead = $state.raw<{ to: Place; from: Place } | null>(null);
  #seen = $state.raw<ReadonlyMap<number, Seen<G>>>(new Map());
  #asked = new Map<string, Promise<true>>();
  /** Whose eyes were asked for last: what comes late for others changes nothing. */
  #wish = -1;

  constructor(
    readonly info: ReplayInfo<G>,
    readonly wants: { panels?: boolean; moments?: boolean },
    readonly timeline: Timeline<ViewOf<G>, EventOf<G>>,
    /** Where its steps come from: a record of the server, or a film that is all here already. */
    readonly source: Source<G> = (seat, first, last) => api.replaySteps<G>(info.id, seat, first, last, wants),
  ) {}

  /** The first look: from this seat, at this place (or right before it). Everything else is loaded behind it. */
  async open(seat: number, n: number, i?: number, before = false): Promise<void> {
    this.seat = seat;
    await this.#load(seat, n);
    if (before) this.seekBefore({ n, i: i ?? 0 });
    else this.seek(n, i);
    void this.#loadAll(seat);
  }

  /** What is known of the step on the board. */
  get here(): ReplayStep<G> | null {
    return this.steps.get(this.timeline.place.n) ?? null;
  }

  /** Every step that is loaded, as this seat saw it. */
  get steps(): ReadonlyMap<number, ReplayStep<G>> {
    return this.#seen.get(this.seat)?.steps ?? new Map();
  }

  /** Where the game stood after this step. */
  viewAfter(n: number): ViewOf<G> | null {
    return this.#seen.get(this.seat)?.scenes.get(n)?.view ?? null;
  }

  /** Where the slider is: the place on the board, or the one that is being fetched for it. */
  get place(): Place {
    return this.wanted ?? this.timeline.place;
  }

  seek(n: number, i = Infinity): void {
    const at = Math.max(0, Math.min(this.info.entries, n));
    this.wanted = this.timeline.seek(at, i) ? null : { n: at, i };
    if (this.wanted) this.#want(this.wanted, () => this.seek(n, i));
  }

  /** Stand right before a moment, so that it is seen to happen. */
  seekBefore(to: Place): void {
    if (!this.#near(to.n)) return this.#want(to, () => this.seekBefore(to));
    const from = this.#before(to);
    this.#lead = { to, from };
    this.seek(from.n, from.i);
  }
  /** The moment that comes next, while the board stands right before it. */
  get ahead(): Place | null {
    const { motion, place } = this.timeline;
    if (!this.#lead || motion !== 'still') return null;
    const { to, from } = this.#lead;
    return place.n === from.n && place.i === from.i ? to : null;
  }

  /** Right before a moment and the die that led to it. */
  #before(to: Place): Place {
    const { timeline } = this;
    const near = timeline.moments(to.n).slice(Math.max(0, to.i - CAME_OF_IT), to.i + 1);
    const since = [...near].reverse().findIndex(({ event }) => timeline.script?.rolls?.(event));
    return timeline.before({ n: to.n, i: to.i - Math.max(0, since) }) ?? to;
  }

  /** The step is here, and the one before it. */
  #near = (n: number): boolean => this.timeline.has(n) && this.timeline.has(Math.max(0, n - 1));
  #want(place: Place, retry: () => void): void {
    this.wanted = place;
    this.#retry = retry;
    for (const n of [place.n, Math.max(0, place.n - 1)]) void attempt(this.#load(this.seat, n));
  }

  /** One step on, told as it happened. */
  step = (): void => {
    const { n, i } = this.place;
    const within = i < this.timeline.moments(n).length;
    if (this.wanted || !(within || this.timeline.has(n + 1))) this.seek(n + 1);
    else this.timeline.step();
  };

  /** One step back, at once. */
  back = (): void => this.seek(this.place.n - 1);

  /** Right before the next (1) or the last (-1) thing that is marked. */
  seekMark(way: 1 | -1): void {
    const here = this.place;
    const steps = new Set(this.info.marks.filter(({ kind }) => kind !== 'decision').map(({ n }) => n));
    const ahead = [...steps].filter((n) => (way > 0 ? n >= here.n : n <= here.n + 1)).sort((a, b) => way * (a - b));
    for (const n of ahead) {
      if (!this.#near(n)) return this.seekMarked(n);
      const found = this.#marked(n).filter((to) => {
        const from = this.#before(to);
        return way > 0 ? earlier(here, from) : earlier(from, here);
      });
      const to = way > 0 ? found[0] : found.at(-1);
      if (to) return this.seekBefore(to);
    }
    this.seek(way > 0 ? this.info.entries : 0);
  }
  /** Right before what is marked of a step. */
  seekMarked(n: number): void {
    if (!this.#near(n)) return this.#want({ n, i: 0 }, () => this.seekMarked(n));
    this.seekBefore(this.#marked(n)[0]!);
  }
  /** The marked moments of a step; all of it where it is marked as a whole. */
  #marked(n: number): Place[] {
    const found = this.timeline.moments(n).flatMap(({ mark }, i) => (mark ? [{ n, i }] : []));
    return found.length ? found : [{ n, i: 0 }];
  }

  /** Through other eyes, at the same moment. */
  async look(seat: number): Promise<void> {
    const there = () => this.#seen.get(seat)?.scenes;
    this.#wish = seat;
    // The film may run on into the next piece meanwhile.
    while (!there()?.has(this.timeline.place.n))
      if ((await attempt(this.#load(seat, this.timeline.place.n))) === null) return;
    if (this.#wish !== seat) return;
    this.seat = seat;
    this.timeline.recast([...there()!.values()]);
    void this.#loadAll(seat);
  }

  async #loadAll(seat: number): Promise<void> {
    for (let n = 0; n <= this.info.entries && this.seat === seat; n += PIECE)
      if ((await attempt(this.#load(seat, n))) === null) return;
  }

  #load(seat: number, n: number): Promise<true> {
    const first = Math.floor(n / PIECE) * PIECE;
    const what = `${seat}:${first}`;
    const asked = this.#asked.get(what) ?? this.#fetch(seat, first);
    this.#asked.set(what, asked);
    // What did not come is asked for again.
    asked.catch(() => this.#asked.delete(what));
    return asked;
  }

  async #fetch(seat: number, first: number): Promise<true> {
    const before = Math.max(0, first - 1);
    const answer = await this.source(seat, before, first + PIECE - 1);
    const old = this.#seen.get(seat);
    const steps = new Map(old?.steps);
    const scenes = new Map(old?.scenes);
    const made = staged<ViewOf<G>, EventOf<G>>(answer.steps).filter((scene) => scene.n >= first);
    for (const step of answer.steps) if (step.n >= first) steps.set(step.n, step);
    for (const scene of made) scenes.set(scene.n, scene);
    this.#seen = new Map([...this.#seen, [seat, { steps, scenes }]]);
    if (seat === this.seat) {
      this.timeline.load(made, this.info.entries);
      if (this.wanted && this.timeline.has(this.wanted.n)) this.#retry();
    }
    return true;
  }
}
