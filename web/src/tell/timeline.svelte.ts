/** What happened, shown in its time: one timeline of beats, told as a story at the table and as a film afterwards.
 *
 * The pictures are the server's own: every moment has the view as it stood then, and the timeline decides only when
 * it is shown. The views are kept as they came, so any place is shown at once.
 */
import { latestOf, sameMoment, type Moment, type Place, type Scene } from './scene';
import { reading, type Script, type Theatre } from './script';

export type { Script, Theatre };

/** A moment on stage. */
export interface Beat<View, Event> extends Moment<View, Event>, Place {
  /** Counts what was shown, so that the same event twice is two shows. */
  key: number;
}

/** What happened while nobody looked. */
export interface Missed extends Place {
  /** Lines of the log, beginning at this place. */
  lines: number;
}

/** Nobody waits longer than this for a decision, but for what is grave: a longer story is told faster. */
export const PATIENCE = 4_000;
/** Where nothing is asked, a story may take its time; it never falls further behind. */
export const LEISURE = 12_000;
/** Lines that are to be read get their time up to so much together; beyond it they are told faster, to players up to twice. */
export const BACKLOG = 30_000;
/** How long a film stands at the end of a step, and where a game's events are not told at all. */
const REST = 400;
const REST_UNTOLD = 1_600;
export const SPEEDS: readonly number[] = [0.5, 1, 2, 4];
const KEPT = 500;

export class Timeline<View, Event> {
  place = $state.raw<Place>({ n: 0, i: 0 });
  view = $state.raw() as View;
  beat = $state.raw<Beat<View, Event> | null>(null);
  /** still; a story on its way to the end; a film, which can be stopped and wound. */
  motion = $state<'still' | 'story' | 'film'>('still');
  /** Of the film; a story is as fast as it must be. */
  speed = $state(1);
  /** The last step there is. */
  end = $state(0);
  missed = $state.raw<Missed | null>(null);
  /** What is on stage has shown what it is: until then nothing is said of it. */
  landed = $state(true);
  /** The story stays here until somebody taps. */
  waiting = $state(false);

  #scenes = new Map<number, Scene<View, Event>>();
  #live = $state(false);
  #key = 0;
  /** The film stops when it stands at the end of this step. */
  #until = $state(Infinity);
  #hurry = 1;
  /** The same for lines that are to be read. */
  #haste = 1;
  #patience = LEISURE;
  /** What is left of the place on stage: milliseconds at speed 1, counted since. */
  #left = 0;
  #since = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #liveTimer: ReturnType<typeof setTimeout> | undefined;
  #landing: ReturnType<typeof setTimeout> | undefined;
  #beforeChange: () => void = () => {};
  #afterChange: () => void = () => {};

  constructor(
    readonly script: Script<Event> | null,
    readonly theatre: Theatre<Event>,
  ) {}

  /** A moment is on stage and the board shows it, not where the game stands. */
  get telling(): boolean {
    return this.beat !== null && !this.#live;
  }

  /** The board shows another moment than the one where the game stands: one on stage, or one it was wound back to. */
  get behind(): boolean {
    return this.telling || !this.#atEnd();
  }

  /** Up to here everything may be told in words: the place on stage, or the one before while its die still rolls. */
  get told(): Place | null {
    if (!this.beat || this.#live) return null;
    return this.landed ? this.place : { n: this.place.n, i: this.place.i - 1 };
  }

  /** The film runs on by itself. */
  get running(): boolean {
    return this.motion === 'film' && this.#until === Infinity;
  }

  /** Whoever wants to glide things around the change of a view says so here. */
  around(before: () => void, after: () => void): void {
    this.#beforeChange = before;
    this.#afterChange = after;
  }

  // --- at the table ---------------------------------------------------------------------------------------------

  /** No story: stand here at once, and forget what was. */
  cut(n: number, view: View): void {
    this.#scenes = new Map([[n, { n, moments: [], view }]]);
    this.end = n;
    this.#stop();
    this.#go({ n, i: 0 });
  }

  /** The game stands differently without a step: the story, if there is one, ends there. */
  stand(view: View): void {
    const last = this.#scenes.get(this.end);
    if (!last || last.view === view) return;
    this.#scenes.set(this.end, { ...last, view });
    if (!this.telling && this.place.n === this.end) this.#change(view);
  }

  /** Show what happened, then stand where it led. `asked`: this seat is to decide something, so it waits. */
  tell(scenes: readonly Scene<View, Event>[], asked: boolean): void {
    const following = this.motion === 'story' || (this.motion === 'still' && this.#atEnd());
    const from = this.end;
    this.#keep(scenes);
    if (this.end === from || !following) return;
    if (this.theatre.hidden()) return this.miss(from);
    const events = scenes.flatMap((scene) => scene.moments.map(({ event }) => event));
    if (events.some((event) => this.script?.film?.(event))) return this.play();
    this.#patience = asked ? PATIENCE : LEISURE;
    if (this.motion === 'still') {
      this.motion = 'story';
      this.#left = 0;
      this.#next();
    }
    if (this.motion === 'story') this.#hasten();
    this.#showLive(scenes);
  }

  /** Steps that happened while nobody looked, or that could not be seen: stand at their end. */
  pass(scenes: readonly Scene<View, Event>[]): void {
    const from = this.end;
    this.#keep(scenes);
    this.miss(from);
  }

  /** Whatever is still to be told is not: it is counted, and the board stands at the end. */
  miss(after = this.end): void {
    const from = this.telling ? { n: this.place.n, i: this.place.i + 1 } : { n: after + 1, i: 0 };
    let lines = 0;
    for (let n = from.n; n <= this.end; n++) {
      const moments = this.#scenes.get(n)?.moments ?? [];
      lines += moments.filter(({ phrase }, i) => phrase && (n > from.n || i >= from.i)).length;
    }
    this.note(from, lines);
    this.toEnd();
  }

  /** So many lines of the log were missed, from this place on. */
  note(from: Place, lines: number): void {
    if (!lines) return;
    this.missed = this.missed ? { ...this.missed, lines: this.missed.lines + lines } : { ...from, lines };
  }

  /** Call when the tab is hidden: a story is not told to nobody; a film waits. */
  hide(): void {
    if (this.motion === 'story') this.miss();
    else this.pause();
  }

  /** On to the end of a story, or to what waits in it to be tapped away. A film goes on from the end of the step. */
  skip = (): void => {
    const stop = this.#ahead((at) => this.#waits(at));
    if (this.motion === 'story') return stop && this.#waits(stop) ? this.#enter(stop) : this.toEnd();
    if (!this.telling) return;
    this.#go(this.#stood(this.place.n));
    this.#onwards();
  };

  /** A tap during a story whose lines are read: on to the next of them. */
  nextLine = (): void => {
    const place = this.#ahead((at) => this.#reads(at));
    if (place) this.#enter(place);
    else this.skip();
  };
  #ahead(is: (place: Place) => unknown): Place | null {
    let place = this.motion === 'story' ? this.#after(this.place) : null;
    while (place && place.i < this.moments(place.n).length && !is(place)) place = this.#after(place);
    return place;
  }

  toEnd(): void {
    this.#stop();
    this.#go(this.#stood(this.end));
  }

  // --- film -----------------------------------------------------------------------------------------------------

  has(n: number): boolean {
    return this.#scenes.has(n);
  }

  moments(n: number): readonly Moment<View, Event>[] {
    return this.#scenes.get(n)?.moments ?? [];
  }

  /** The moments of a step that are seen on their own. */
  stages(n: number): number[] {
    return this.moments(n).flatMap((_, i) => (this.#lasts({ n, i }) > 0 ? [i] : []));
  }

  /** Steps to wind through, in any order; a film that waited for one goes on. `end` is the last there will be. */
  load(scenes: readonly Scene<View, Event>[], end: number): void {
    for (const scene of scenes) this.#scenes.set(scene.n, scene);
    this.end = end;
    if (this.motion === 'film' && this.#timer === undefined) this.#next();
  }

  /** What was told before this page looked: nothing moves, but the film can be wound back into it. */
  recall(scenes: readonly Scene<View, Event>[]): void {
    const { n, i } = this.place;
    const stood = i === this.moments(n).length;
    for (const scene of scenes) {
      const known = this.#scenes.get(scene.n);
      if (!known) this.#scenes.set(scene.n, scene);
      else if (!known.moments.length) this.#scenes.set(scene.n, { ...scene, view: known.view });
    }
    if (stood) this.place = this.#stood(n);
  }

  /** The same game through other eyes: at the same moment, moving on as before. */
  recast(scenes: readonly Scene<View, Event>[]): void {
    const old = this.#scenes.get(this.place.n);
    this.#scenes = new Map(scenes.map((scene) => [scene.n, scene]));
    const here = this.#scenes.get(this.place.n);
    if (!here) return;
    this.#go({ n: here.n, i: old ? sameMoment(old, this.place.i, here) : here.moments.length });
    this.#onwards();
  }

  play = (): void => this.#film(Infinity);
  pause = (): void => {
    if (this.motion === 'film') this.#stop();
  };

  toggle = (): void => (this.running ? this.pause() : this.play());

  /** Stand at the end of a step, or at one of its moments. `false`: it has not been loaded yet. */
  seek(n: number, i = Infinity): boolean {
    const scene = this.#scenes.get(n);
    if (!scene) return false;
    this.#stop();
    this.#go({ n, i: Math.max(0, Math.min(i, scene.moments.length)) });
    return true;
  }

  /** One step on is told as it happened; who stands within a step sees the rest of it first. */
  step = (): void => {
    const { n, i } = this.place;
    const within = this.motion === 'still' && i < this.moments(n).length;
    if (!within && !this.#scenes.has(n + 1)) return this.#place(this.#stood(n));
    this.#film(within ? n : n + 1);
    this.#enter(this.#after(within ? { n, i } : this.#stood(n)));
  };

  /** One step back stands where that step led. */
  back = (): boolean => this.seek(this.place.n - 1);

  /** The next moment on stage, standing still. */
  stepMoment = (): void => this.#place(this.#after(this.place));
  backMoment = (): void => this.#place(this.before(this.place));

  setSpeed(speed: number): void {
    this.#spend();
    this.speed = speed;
    this.#arm();
  }

  /** One notch faster (1) or slower (-1). */
  faster(by: number): void {
    this.setSpeed(SPEEDS[Math.max(0, Math.min(SPEEDS.length - 1, SPEEDS.indexOf(this.speed) + by))]!);
  }

  /** Nothing moves any more: the page is left. */
  close(): void {
    clearTimeout(this.#liveTimer);
    clearTimeout(this.#landing);
    this.#stop();
  }

  // --- places ---------------------------------------------------------------------------------------------------

  #stood = (n: number): Place => ({ n, i: this.moments(n).length });
  #atEnd = (): boolean => this.place.n === this.end && this.place.i === this.moments(this.end).length;

  #lasts(place: Place): number {
    const moment = this.moments(place.n)[place.i];
    if (!moment) return 0;
    if (this.motion === 'story' && this.script?.live?.(moment.event)) return 0;
    const lasts = this.script?.lasts(moment.event, moment.phrase !== null) ?? 0;
    return this.motion === 'story' ? Math.max(lasts, this.#reads(place)) : lasts;
  }

  /** How long its line is read. */
  #reads({ n, i }: Place): number {
    const scene = this.#scenes.get(n);
    return scene?.moments[i] ? reading(this.script, this.theatre, scene.moments, i, scene.own) : 0;
  }

  /** The next place that is seen: a moment that lasts, or (in a film) the end of a step. `null`: not here yet. */
  #after(place: Place): Place | null {
    let { n, i } = place;
    for (;;) {
      const size = this.moments(n).length;
      while (++i < size) if (this.#lasts({ n, i }) > 0) return { n, i };
      if (i === size && (n === this.end || this.motion !== 'story')) return { n, i };
      if (n === this.end || !this.#scenes.has(n + 1)) return null;
      [n, i] = [n + 1, -1];
    }
  }

  /** The last place before it that is seen. */
  before(place: Place): Place | null {
    for (let i = place.i - 1; i >= 0; i--) if (this.#lasts({ n: place.n, i }) > 0) return { n: place.n, i };
    return this.#scenes.has(place.n - 1) ? this.#stood(place.n - 1) : null;
  }

  #keep(scenes: readonly Scene<View, Event>[]): void {
    const [first] = scenes;
    // Numbers are used again after moves were taken back.
    if (first) for (const n of [...this.#scenes.keys()]) if (n >= first.n) this.#scenes.delete(n);
    for (const scene of scenes) {
      this.#bridge(scene.n);
      this.#scenes.set(scene.n, scene);
      this.end = scene.n;
    }
    const old = this.#scenes.keys();
    while (this.#scenes.size > KEPT) this.#scenes.delete(old.next().value!);
  }

  /** Steps that meant nothing to this seat were not sent: it stood where it stood. */
  #bridge(to: number): void {
    const last = this.#scenes.get(this.end);
    for (let n = Math.max(this.end + 1, to - KEPT); last && n < to; n++)
      this.#scenes.set(n, { n, moments: [], view: last.view });
  }

  /** The last view of a kind, here or before. */
  latest = (is: (view: View) => boolean): View | null => latestOf(this.#scenes, this.place, is);

  // --- time -----------------------------------------------------------------------------------------------------

  #film(until: number): void {
    this.#stop();
    this.#until = until;
    this.motion = 'film';
    this.#onwards();
  }

  /** Stand still at a place, if there is one. */
  #place(place: Place | null): void {
    this.#stop();
    if (place) this.#go(place);
  }

  #stop(): void {
    clearTimeout(this.#landing);
    this.landed = true;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.motion = 'still';
    this.#until = Infinity;
    this.#hurry = this.#haste = 1;
    this.waiting = false;
  }

  /** Let the place that was just taken have its time. */
  #onwards(): void {
    if (this.motion === 'still') return;
    const rest = this.script ? REST : REST_UNTOLD;
    this.#left = this.telling ? this.#lasts(this.place) : this.motion === 'film' ? rest : 0;
    this.waiting = this.motion === 'story' && this.telling && this.#waits();
    this.#since = performance.now();
    this.#arm();
  }

  get #rate(): number {
    return this.theatre.pace() * (this.motion === 'film' ? this.speed : this.#hurried(this.place));
  }

  /** How much faster than it should be a moment of a story is told. */
  #hurried(place: Place): number {
    return this.#grave(place) ? 1 : this.#reads(place) ? this.#haste : this.#hurry;
  }

  #waits(at = this.place): boolean {
    const event = this.#reads(at) && this.moments(at.n)[at.i]?.event;
    return !!event && !!this.script?.waits?.(event) && this.theatre.patient();
  }

  #grave({ n, i }: Place): boolean {
    const moment = this.moments(n)[i];
    return !!moment && !!this.script?.grave?.(moment.event);
  }

  /** Count what the place on stage has had of its time. */
  #spend(): void {
    const now = performance.now();
    this.#left = Math.max(0, this.#left - (now - this.#since) * this.#rate);
    this.#since = now;
  }

  #arm(): void {
    if (this.motion === 'still') return;
    clearTimeout(this.#timer);
    if (this.waiting) return;
    this.#timer = setTimeout(() => this.#next(), this.#left / this.#rate);
  }

  /** The whole story, from here on, within what people wait. */
  #hasten(): void {
    this.#spend();
    // Whoever has left his seat to a bot meanwhile is not waited for.
    this.waiting &&= this.#waits();
    let [seen, read] = [0, 0];
    const count = (at: Place, ms: number) => {
      if (this.#reads(at)) read += ms;
      else if (!this.#grave(at)) seen += ms;
    };
    count(this.place, this.#left);
    for (let at = this.#after(this.place); at; at = this.#after(at)) {
      count(at, this.#lasts(at));
      if (at.n === this.end && at.i === this.moments(at.n).length) break;
    }
    this.#hurry = Math.max(1, seen / this.theatre.pace() / this.#patience);
    const late = Math.max(1, read / this.theatre.pace() / BACKLOG);
    this.#haste = this.theatre.patient() ? Math.min(2, late) : late;
    this.#arm();
  }

  #next(): void {
    this.#timer = undefined;
    if (this.motion === 'film' && !this.telling && this.place.n >= Math.min(this.#until, this.end)) return this.#stop();
    this.#enter(this.#after(this.place));
  }

  /** The next place goes on stage; without one the film waits until it is loaded. */
  #enter(place: Place | null): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (!place) return;
    this.#go(place);
    if (this.beat) {
      this.theatre.sound(this.beat);
      this.#land(this.beat.event);
    }
    if (this.motion === 'story' && this.#atEnd()) this.#stop();
    else this.#onwards();
  }

  /** Words wait for what is still in the air. */
  #land(event: Event): void {
    const ms = this.script?.lands?.(event) ?? 0;
    this.landed = ms === 0;
    if (ms) this.#landing = setTimeout(() => (this.landed = true), ms / this.#rate);
  }

  #go(place: Place): void {
    clearTimeout(this.#landing);
    this.landed = true;
    const scene = this.#scenes.get(place.n)!;
    const moment = scene.moments[place.i];
    clearTimeout(this.#liveTimer);
    this.#live = false;
    this.place = place;
    this.beat = moment ? { ...moment, ...place, key: this.#key++ } : null;
    this.#change(moment ? moment.view : scene.view);
  }

  /** What is told while people act holds nothing up: it is heard at once, and seen until something else is. */
  #showLive(scenes: readonly Scene<View, Event>[]): void {
    for (const { n, moments } of scenes) {
      for (const [i, moment] of moments.entries()) {
        if (!this.script?.live?.(moment.event)) continue;
        this.theatre.sound(moment);
        const ms = this.script.lasts(moment.event, moment.phrase !== null);
        if (this.motion !== 'still' || !ms) continue;
        this.#live = true;
        this.beat = { ...moment, n, i, key: this.#key++ };
        clearTimeout(this.#liveTimer);
        this.#liveTimer = setTimeout(() => this.#live && (this.beat = null), ms / this.theatre.pace());
      }
    }
  }

  #change(view: View): void {
    if (view === this.view) return;
    this.#beforeChange();
    this.view = view;
    this.#afterChange();
  }
}
