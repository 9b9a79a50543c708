/** Plays what happened step by step: the board shows each event on its own, then stands at the new position. */
import { calm } from '../ui/settings.svelte';
import type { Sound } from '../sound/effects';
import { play } from '../sound/sound';
import type { Phrase } from '../net/types';

/** How a game's events look on its board. */
export interface Script<View, Event> {
  /** How long an event stays on stage, in milliseconds; 0 shows it together with the next. */
  lasts(event: Event, said: boolean): number;
  /** The view as it looks once the event has happened. Only a picture: the server's view replaces it in the end. */
  after(view: View, event: Event): View;
  sound(event: Event): Sound | null;
}

/** A step of the record, as far as it is told. */
interface Told<Event> {
  n: number;
  events: readonly { event: Event; phrase: Phrase | null }[];
}

export interface Beat<Event> {
  event: Event;
  phrase: Phrase | null;
  /** Counts beats, so that the same event twice is two shows. */
  key: number;
  /** The step it belongs to, and its place in it. */
  n: number;
  i: number;
}

/** Nobody waits longer than this for a decision; a longer story is told faster. */
const PATIENCE = 7_000;
const CALM_FACTOR = 0.8;

export class Director<View, Event> {
  view = $state.raw() as View;
  beat = $state.raw<Beat<Event> | null>(null);
  playing = $state(false);

  #queue: Beat<Event>[] = [];
  #end: View | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #speed = 1;
  #key = 0;
  #beforeChange: () => void = () => {};
  #afterChange: () => void = () => {};

  constructor(
    view: View,
    readonly script: Script<View, Event>,
  ) {
    this.view = view;
  }

  /** Who wants to glide things around the change of a view says so here. */
  around(before: () => void, after: () => void): void {
    this.#beforeChange = before;
    this.#afterChange = after;
  }

  /** Show what happened, then stand at the new view. */
  tell(steps: readonly Told<Event>[], view: View): void {
    this.#end = view;
    for (const step of steps) {
      for (const [i, said] of step.events.entries()) {
        this.#queue.push({ event: said.event, phrase: said.phrase, key: this.#key++, n: step.n, i });
      }
    }
    const total = this.#queue.reduce((sum, beat) => sum + this.script.lasts(beat.event, beat.phrase !== null), 0);
    this.#speed = Math.max(1, total / PATIENCE);
    if (!this.playing) this.#next();
  }

  /** No story: stand at this view at once. */
  cut(view: View): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.#end = null;
    this.#change(view);
    this.beat = null;
    this.playing = false;
  }

  skip = (): void => {
    if (this.#end) this.cut(this.#end);
  };

  stop(): void {
    clearTimeout(this.#timer);
  }

  #next(): void {
    clearTimeout(this.#timer);
    let beat = this.#queue.shift();
    while (beat) {
      const ms = this.script.lasts(beat.event, beat.phrase !== null);
      this.#change(this.script.after(this.view, beat.event));
      if (ms > 0) {
        this.playing = true;
        this.beat = beat;
        const sound = this.script.sound(beat.event);
        if (sound) play(sound);
        this.#timer = setTimeout(() => this.#next(), (ms / this.#speed) * (calm() ? CALM_FACTOR : 1));
        return;
      }
      beat = this.#queue.shift();
    }
    if (this.#end) this.cut(this.#end);
  }

  #change(view: View): void {
    if (view === this.view) return;
    this.#beforeChange();
    this.view = view;
    this.#afterChange();
  }
}
