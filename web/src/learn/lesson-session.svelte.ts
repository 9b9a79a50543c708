/** A session on which a lesson is given: the server judges first, the lesson second. It walks the goals and knows no rule. */
import { untrack } from 'svelte';
import { no, type Answer } from '../net/answer';
import type { LiveSession } from '../net/live-session.svelte';
import type { MoveOf, Session } from '../net/session';
import type { GameId, Goal, LessonPlan, Phrase, SaidMove } from '../net/types';
import { play as sound } from '../sound/sound';
import { answered } from '../ui/toasts.svelte';
import { has } from '../words/words.svelte';
import { find, matches, named } from './patterns';

export type Kind = 'play' | 'look' | 'tap' | 'ask' | 'film' | 'free';

export const kindOf = (goal: Goal): Kind =>
  goal.free
    ? 'free'
    : typeof goal.film === 'string'
      ? 'film'
      : goal.look
        ? 'look'
        : goal.tap
          ? 'tap'
          : goal.ask
            ? 'ask'
            : 'play';

/** A line of twelve words is read in this time, in milliseconds. */
const READ = 2_800;
/** The ghost shows a skipped move before it plays it. */
const GHOST = 600;
/** So often it looks whether the board stands. */
const SETTLED = 100;
/** So often the same idea is wrong before the ghost comes. */
const STUCK = 3;
const HINTS: [number, number] = [8, 20];
/** What the server did not hear is told again after so long, in milliseconds. */
const AGAIN = 1_500;

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export class LessonSession<G extends GameId = GameId> implements Session<G> {
  /** Its line may be read: what led here has been told. */
  ready = $state(false);
  /** What is said of the last try, instead of the goal's own line. */
  remark = $state.raw<Phrase | null>(null);
  /** 0: nothing; 1: the brackets breathe; 2: the ghost shows the move. */
  hint = $state<0 | 1 | 2>(0);
  /** What was touched for a goal that is a touch. */
  #touched = $state('');
  /** The game was lost in the middle of it. */
  failed = $state(false);
  /** The goal is reached, and the server is told. */
  #busy = $state(false);
  /** The goal is passed over: the ghost plays its move as soon as it can. */
  #passing = false;
  #line = $state(-1);
  #spoken = new Set<number>();
  #since = 0;
  #refused = 0;
  #other = 0;
  /** The most that was shown of the move. */
  #helped = 0;
  #timers: ReturnType<typeof setTimeout>[] = [];
  /** Where the field that the lesson counts tries by last changed. */
  #mark: unknown = undefined;
  #from = 0;

  constructor(
    readonly inner: LiveSession<G>,
    readonly plan: LessonPlan,
  ) {}

  /** Walk the goals; to be called while the page is made. */
  follow(): void {
    // The table is told anew whenever somebody comes or goes: that is no new step.
    const began = $derived(`${this.place?.step} ${this.place?.n}`);
    $effect(() => {
      void began;
      untrack(() => this.#begin());
    });
    $effect(() => {
      if (!this.ready && this.goal && this.#told()) untrack(() => this.#open());
    });
    $effect(() => {
      void this.inner.position;
      void this.inner.view;
      void this.inner.playing;
      void this.inner.beat;
      if (this.ready && this.goal) untrack(() => this.#watch());
    });
    $effect(() => () => this.#stop());
  }

  // --- where the learner is -----------------------------------------------------------------------------------------

  get place() {
    return this.inner.live.table?.lesson ?? null;
  }
  /** Null: the lesson is over. */
  get goal(): Goal | null {
    return this.plan.steps.find(({ id }) => id === this.place?.step) ?? null;
  }
  get kind(): Kind | null {
    return this.goal && kindOf(this.goal);
  }
  /** The lesson is over, and all of it has been told. */
  get over(): boolean {
    return !this.goal && !this.inner.playing;
  }
  /** What is lit: what was touched and is spoken of; of a question nothing, until help is wanted. */
  get show(): readonly string[] {
    if (this.#touched) return [this.#touched];
    return this.goal?.guess && !this.hint ? [] : (this.goal?.show ?? []);
  }
  /** How many goals are behind. */
  get done(): number {
    return this.goal ? this.plan.steps.indexOf(this.goal) : this.plan.steps.length;
  }
  /** What the coach says now. */
  get line(): Phrase | null {
    const { goal } = this;
    if (!(goal ? this.ready : this.over)) return this.inner.playing ? { id: 'web-lesson-watch', args: {} } : null;
    if (!goal) return this.#phrase(this.#won ? 'won' : 'end');
    return this.remark ?? this.#phrase(this.#saying(goal));
  }
  get #won(): boolean {
    return !!this.inner.position.result?.winners.includes(this.inner.you) && has(`lesson-${this.plan.id}-won`);
  }
  /** A line of a free goal is said of one question: once that is past, what was said before of this one, or what always holds,
   * where the lesson has such a line. */
  #saying(goal: Goal): string {
    const past = this.kind === 'free' && this.#line >= 0 && !this.inner.playing && !this.#fits(goal, this.#line);
    if (!past || !has(`lesson-${this.plan.id}-${goal.id}-else`))
      return this.#line < 0 ? goal.id : `${goal.id}-${this.#line + 1}`;
    const before = [...this.#spoken].find((n) => this.#fits(goal, n));
    return before === undefined ? `${goal.id}-else` : `${goal.id}-${before + 1}`;
  }
  #fits(goal: Goal, n: number): boolean {
    const { view } = this.inner.position;
    const { when = {}, unless } = goal.lines?.[n] ?? {};
    return matches(view, when) && !(unless && matches(view, unless));
  }
  /** The move that is wanted, in words. */
  get wanted(): SaidMove<G> | null {
    const { play = [] } = this.goal ?? {};
    for (const pattern of play) {
      const found = this.inner.moves.find(({ move }) => matches(move, pattern));
      if (found) return found;
    }
    return null;
  }

  #phrase(name: string): Phrase {
    const end = this.#touched.slice(this.#touched.indexOf(':') + 1);
    const args = Object.entries(this.goal?.args ?? {}).map(([name, path]) => [
      name,
      find(this.inner.view, path.replace('$', end)),
    ]);
    return { id: `lesson-${this.plan.id}-${name}`, args: Object.fromEntries(args) as Record<string, unknown> };
  }

  // --- a goal ---------------------------------------------------------------------------------------------------------

  #begin(): void {
    this.#stop();
    this.ready = this.#busy = this.#passing = this.failed = false;
    this.remark = null;
    this.#touched = '';
    this.hint = 0;
    this.#line = -1;
    this.#spoken.clear();
    this.#refused = this.#other = this.#helped = 0;
    this.#from = this.inner.position.n;
  }

  /** Whether what led to the goal has been told: no line speaks of a die that still rolls. */
  #told(): boolean {
    const { goal, inner } = this;
    if (!inner.playing) return true;
    return typeof goal?.film === 'string' && (!goal.film || inner.beat?.event.event === goal.film);
  }

  #open(): void {
    this.ready = true;
    this.#since = performance.now();
    if (this.kind === 'free' || this.kind === 'film') return;
    const [soon, late] = this.goal?.hint ?? HINTS;
    this.#after(soon * 1000, () => this.#help(1));
    this.#after(late * 1000, () => this.#help(2));
  }

  /** What is seen now decides, be it told or where the game stands: a goal is over when it has been seen. */
  #watch(): void {
    const { kind, goal, inner } = this;
    if (this.#busy || !goal) return;
    const { playing, view, position } = inner;
    const seen = goal.until?.some((pattern) => matches(view, pattern)) ?? false;
    const over = seen || !goal.until?.length;
    if (kind === 'film') {
      if (over && !playing) this.#after(Math.max(0, READ - (performance.now() - this.#since)), () => this.finish());
      else if (playing) this.#narrate();
    }
    if (kind === 'play' && !playing && this.#played) return this.finish();
    if (kind !== 'free' && kind !== 'film' && seen && !playing) return this.finish('skipped');
    if (kind !== 'free') return;
    // What is wound back afterwards may be lost: that is what it is there for.
    const lost = !goal.rewind && !!position.result && !position.result.winners.includes(inner.you);
    this.failed = lost && !playing;
    if (over && !lost) return this.finish();
    const mark = this.plan.again && find(view, this.plan.again);
    if (!playing && mark !== this.#mark) [this.#mark, this.#from] = [mark, position.n];
    if (!playing) this.#speak();
  }

  /** The move of this goal stands in the game already: whoever left right after it has come back. */
  get #played(): boolean {
    const { inner, place } = this;
    return inner.steps.some(({ n, seat }) => seat === inner.you && n > (place?.n ?? n));
  }

  /** In a film each line is said with its event. */
  #narrate(): void {
    const event = this.inner.beat?.event;
    const next = (this.goal?.lines ?? []).findIndex(({ when = {} }, n) => !this.#spoken.has(n) && matches(event, when));
    if (!event || next < 0) return;
    this.#spoken.add(next);
    this.#line = next;
    this.#since = performance.now();
  }

  /** In a free goal each line is said once, when the view is so, and not over the one before it. */
  #speak(): void {
    const { goal } = this;
    if (performance.now() - this.#since < READ) return this.#after(READ, () => this.#speak());
    const next = (goal?.lines ?? []).findIndex((_, n) => !this.#spoken.has(n) && this.#fits(goal!, n));
    if (next < 0) return;
    this.#spoken.add(next);
    this.#line = next;
    this.#since = performance.now();
  }

  #help(level: 1 | 2): void {
    if (this.#busy || level <= this.hint) return;
    this.hint = level;
    this.#helped = level;
  }

  #after(ms: number, deed: () => void): void {
    this.#timers.push(setTimeout(deed, ms));
  }
  #stop(): void {
    this.#timers.forEach(clearTimeout);
    this.#timers = [];
  }

  /** The goal is reached (or passed over): the lesson goes on. */
  finish(how: 'done' | 'skipped' = 'done'): void {
    const { goal } = this;
    if (!goal || this.#busy) return;
    this.#stop();
    this.#busy = true;
    this.remark = null;
    this.hint = 0;
    if (how === 'done') sound('coin');
    const seconds = this.ready ? Math.round((performance.now() - this.#since) / 100) / 10 : 0;
    void this.#tell({ step: goal.id, how, seconds, refused: this.#refused, other: this.#other, hints: this.#helped });
  }

  async #tell(over: Parameters<LiveSession<G>['live']['lead']>[0]): Promise<void> {
    if (await answered(this.inner.live.lead(over))) return;
    this.#busy = false;
    this.#after(AGAIN, () => this.#watch());
  }

  // --- the learner's deeds ----------------------------------------------------------------------------------------------

  play = async (move: MoveOf<G>): Promise<Answer> => {
    const { goal } = this;
    if (this.kind === 'free' || !goal) return this.inner.play(move);
    // Not everything that is legal is listed: every spot of a heap, every way to load goods.
    if (!this.inner.moves.some((said) => same(said.move, move))) {
      const answer = await this.ask(move);
      if (!answer.ok) return answer;
    }
    if (!goal.play?.some((pattern) => matches(move, pattern))) return this.#another(goal, move);
    return this.#meant(move, 'done');
  };

  /** The goal's own move, once: until the step is over nothing else is played, even if the next question is there before the
   * answer to this one. */
  async #meant(move: MoveOf<G>, how: 'done' | 'skipped'): Promise<Answer> {
    if (this.#busy) return no({ id: 'web-lesson-other', args: {} });
    this.#busy = true;
    const answer = await this.inner.play(move);
    this.#busy = false;
    if (answer.ok) this.finish(how);
    return answer;
  }

  ask = async (move: MoveOf<G>): Promise<Answer> => {
    const { goal } = this;
    const answer = await this.inner.ask(move);
    if (answer.ok || !goal || this.#busy) return answer;
    this.#refused++;
    if (goal.ask?.some((pattern) => matches(move, pattern))) this.#seen(goal);
    else if (has(`lesson-${this.plan.id}-${goal.id}-refused`)) this.remark = this.#phrase(`${goal.id}-refused`);
    return answer;
  };

  /** What was to be seen is there, a refusal or the answer to a touch: there is time to read it. */
  #seen(goal: Goal): void {
    if (has(`lesson-${this.plan.id}-${goal.id}-done`)) this.remark = this.#phrase(`${goal.id}-done`);
    this.#stop();
    this.#after(READ, () => this.finish());
  }

  /** Legal, with another idea: it is not played, and nobody is scolded. */
  #another(goal: Goal, move: MoveOf<G>): Answer {
    const n = (goal.wrong ?? []).findIndex((pattern) => matches(move, pattern));
    this.remark = n < 0 ? { id: 'web-lesson-other', args: {} } : this.#phrase(`${goal.id}-wrong-${n + 1}`);
    if (++this.#other >= STUCK) this.#help(2);
    return { ...no(this.remark), said: true };
  }

  /** Whether a touch of this thing was the goal: then it means nothing else. Where the coach answers it, that is read first, of
   * whatever else is touched meanwhile as well. */
  touched(name: string): boolean {
    const { goal } = this;
    if (!goal?.tap || !this.ready || !named(name, goal.tap)) return false;
    if (!has(`lesson-${this.plan.id}-${goal.id}-done`)) this.finish();
    else if (!this.#busy) {
      this.#touched = name;
      this.hint = 0;
      this.#seen(goal);
    }
    return !goal.through;
  }

  /** Its explanation has been read. */
  looked(name: string): void {
    const { goal } = this;
    if (goal?.look && this.ready && named(name, goal.look)) this.finish();
  }

  /** The ghost does it: it is pressed at any time, and a move that is the goal is really played, once the board stands. */
  skipGoal = (): void => {
    if (this.#busy) return;
    if (this.inner.playing) this.inner.skip();
    if (this.kind !== 'play') return this.finish('skipped');
    if (this.#passing) return;
    this.#passing = true;
    this.#pass();
  };

  /** Until the move can be made the lesson stays where it is; only where the clock runs may one be too late. */
  #pass(): void {
    const { goal, inner, wanted } = this;
    const settled = this.ready && !inner.playing && !inner.waiting && inner.position.n >= (this.place?.n ?? 0);
    if (settled && (this.#played || (!wanted && goal?.until?.length))) return this.finish('skipped');
    if (!settled || !wanted) return this.#after(SETTLED, () => this.#pass());
    this.hint = 2;
    this.#after(GHOST, () => void this.#ghost());
  }
  async #ghost(): Promise<void> {
    const { wanted } = this;
    if (!wanted || this.#busy) return this.#pass();
    // A refusal leaves the goal as it is: it can be pressed again.
    await this.#meant(wanted.move, 'skipped');
    this.#passing = false;
  }

  /** To the goal before; null where there is none. */
  get back(): (() => void) | null {
    const { goal, place } = this;
    if (!goal || !place || place.first) return null;
    return () => void this.#tell({ step: goal.id, how: 'back' });
  }

  /** The same try once more: same dice for the same moves. Null where nothing has been tried. */
  get again(): (() => void) | null {
    const to = Math.max(this.#from, this.place?.n ?? 0);
    if (this.kind !== 'free' || to >= this.inner.position.n) return null;
    return () => void answered(this.inner.live.undo(to));
  }

  // --- the session --------------------------------------------------------------------------------------------------------

  readonly away = false;
  get game() {
    return this.inner.game;
  }
  get seats() {
    return this.inner.seats;
  }
  get you() {
    return this.inner.you;
  }
  get options() {
    return this.inner.options;
  }
  get position() {
    return this.inner.position;
  }
  get view() {
    return this.inner.view;
  }
  /** All that is legal, where something is to be played: another idea is allowed, and answered. */
  get moves() {
    const acts = this.kind === 'play' || this.kind === 'free' || this.kind === 'ask';
    return acts && this.ready && !this.#busy ? this.inner.moves : [];
  }
  get sending() {
    return this.inner.sending;
  }
  get waiting() {
    return this.inner.waiting;
  }
  get steps() {
    return this.inner.steps;
  }
  get beat() {
    return this.inner.beat;
  }
  get playing() {
    return this.inner.playing;
  }
  get timeline() {
    return this.inner.timeline;
  }
  get undo() {
    return this.kind === 'free' ? this.inner.undo : null;
  }
  readonly point = null;
  readonly pointed = null;
  get held() {
    return this.inner.held;
  }
  get mark() {
    return this.inner.mark;
  }
  get marks() {
    return this.inner.marks;
  }
  get clocks() {
    return this.inner.clocks;
  }
  skip = (): void => this.inner.skip();
  nextLine = (): void => this.inner.nextLine();
  look = (n: number, i?: number): void => this.inner.look(n, i);
  around = (before: () => void, after: () => void): void => this.inner.around(before, after);
  hold = (): void => undefined;
  now = (): number => this.inner.now();
}
