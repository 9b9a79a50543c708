/** What a player's taps mean: which things are lit, what is chosen so far, and why something can't be done. */
import type { MoveOf, Session } from '../net/session';
import type { GameId, Phrase, SaidMove } from '../net/types';
import { play as sound } from '../sound/sound';
import {
  buttons,
  fits,
  fitting,
  lighting,
  meant,
  opening,
  picked,
  taker,
  tap,
  type Manner,
  type Pick,
  type Thing,
} from './spots';

export interface Why {
  reason: Phrase;
  clause: string | null;
  /** The thing that was tapped. */
  name: string;
  anchor: DOMRect;
  /** Who was quicker. */
  seat?: number | null;
}

/** An own move that was not taken: its things, in the order they were tapped, and why. */
export interface Returned {
  names: readonly string[];
  reason: Phrase;
  clause: string | null;
  /** Who was quicker. */
  seat: number | null;
  /** Where the finger was: what it wanted may be gone by now. */
  touched: DOMRect | null;
}

/** How a thing looks: it is chosen, it leads on, it can be chosen instead, or nothing can be done with it. */
export type Look = 'chosen' | 'lit' | 'instead' | 'still';

/** What a board tells the hand that plays on it. */
export interface Desk<G extends GameId> {
  session: () => Session<G>;
  things: () => readonly Thing[];
  manner: () => Manner<MoveOf<G>>;
  /** What can be played, where the board offers fewer than the server lists (a tile in the turn it lies in), or says more of them (each
   * tile of a heap, where the server says: any). The session's own moves otherwise. */
  moves?: () => readonly SaidMove<G>[];
  /** What is this? */
  explain: (name: string) => void;
  /** A piece in the hand is turned (R, or a tap of another finger): the board keeps how it lies. */
  turn?: (thing: Thing, ghost: HTMLElement) => void;
}

/** Milliseconds in which a second tap on the same place is a slip of the finger. */
const SLIP = 400;

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export class Controls<G extends GameId = GameId> {
  picks = $state.raw<readonly Pick[]>([]);
  armed = $state.raw<SaidMove<G> | null>(null);
  why = $state.raw<Why | null>(null);
  returned = $state.raw<Returned | null>(null);

  readonly #moves = $derived.by(() => this.desk.moves?.() ?? this.desk.session().moves);
  readonly #things = $derived.by(() => this.desk.things());
  readonly #byName = $derived.by(() => new Map(this.#things.map((thing) => [thing.name, thing])));
  readonly #shines = $derived.by(() => lighting(this.#moves, this.picks, this.desk.manner()));
  /** Moves that still fit what was tapped. */
  readonly open = $derived.by(() => fitting(this.#moves, this.picks));
  /** Moves that no thing stands for. */
  readonly buttons = $derived.by(() => buttons(this.#moves, this.#things));
  /** Whether moves are found on the board at all. */
  /** Of what is left to choose, what nothing lit leads to. */
  get rest(): SaidMove<G>[] {
    return buttons(
      this.open,
      this.#things.filter((thing) => this.#shines(thing) === 'lit'),
    );
  }
  readonly tappable = $derived(this.buttons.length < this.#moves.length);

  /** A thing is in the hand: what is written around the board waits, so that nothing moves under it. */
  lifted = $state(false);

  #before: { picks: readonly Pick[]; armed: SaidMove<G> | null } = { picks: [], armed: null };

  #touched: DOMRect | null = null;
  /** The thing that was tapped last. */
  touched = $state('');
  #tappedAt = -Infinity;

  /** How far the game was when it was asked last. */
  #n = 0;

  constructor(readonly desk: Desk<G>) {}

  /** What needs no choice. */
  get #given(): readonly Pick[] {
    return opening(this.#moves, this.#things, this.desk.manner());
  }

  /** Something was chosen half-way that could be put down. */
  get held(): boolean {
    return this.picks.length > this.#given.length;
  }

  /** A new question: nothing is chosen, except what needs no choice. */
  begin(): void {
    this.picks = this.#given;
    this.armed = null;
  }

  /** Others moved meanwhile: what was chosen stays chosen while it is still possible. */
  renew(): void {
    // Nothing is asked any more: nor is it a question why something can't be done.
    if (!this.#moves.length) this.why = null;
    const { n } = this.desk.session().position;
    const undone = n < this.#n;
    this.#n = n;
    const { armed } = this;
    const still = armed && this.#moves.find((said) => same(said.move, armed.move));
    if (still) this.armed = still;
    // What is half chosen for a question that is taken back means nothing in the one before it.
    else if (undone || armed || this.picks.length === 0 || this.open.length === 0) this.begin();
  }

  cancel = (): boolean => {
    if (this.why) this.why = null;
    else if (this.armed || this.picks.length) this.begin();
    else return false;
    return true;
  };

  /** While a story is told nothing is lit: the board shows another moment than the one to play in. Nor is anything while an
   * answer to the question is on its way, unless a clock runs. */
  get #shut(): boolean {
    const { playing, waiting } = this.desk.session();
    return playing || waiting;
  }

  look(name: string): Look {
    if (this.#shut) return 'still';
    if (this.picks.some((pick) => pick.name === name)) return 'chosen';
    const thing = this.thing(name);
    return (thing && this.#shines(thing)) ?? 'still';
  }

  /** Whether it belongs to what a bot would do here. */
  ghost(name: string): boolean {
    const move = this.#shut ? null : this.desk.session().counsel?.answer?.move;
    const at = (move && this.thing(name)?.at) || [];
    return at.some((part) => Object.keys(part).length > 0 && fits(move, part));
  }

  thing(name: string): Thing | undefined {
    return this.#byName.get(name);
  }

  /** Whether others may be shown it. */
  public(name: string): boolean {
    return !this.thing(name)?.secret;
  }

  tap = (thing: Thing, node: HTMLElement): void => {
    this.why = null;
    this.#touched = node.getBoundingClientRect();
    const session = this.desk.session();
    if (session.waiting) return;
    const hurried = session.playing;
    if (hurried) session.skip();
    const look = this.look(thing.name);
    const slip = this.#slips(thing);
    const alone = look !== 'chosen' && (look !== 'lit' || !this.picks.length) && this.#alone(thing);
    if (alone) {
      if (!slip) this.play(alone.move);
    } else if (look === 'chosen' && this.armed && !hurried) this.play(this.armed.move, this.picks);
    else if (look === 'chosen') this.#drop(thing);
    else if (look !== 'still') this.#choose(thing, hurried);
    else this.wonder(thing, node);
  };

  /** The move that a tap means by itself, if it can be played. */
  #alone({ tap }: Thing): SaidMove<G> | undefined {
    return tap && this.#moves.find(({ move }) => fits(move, tap));
  }

  /** Whether the finger was here a moment ago: what was just laid is not turned over by accident. */
  #slips({ name }: Thing): boolean {
    const [before, at, now] = [this.touched, this.#tappedAt, performance.now()];
    this.touched = name;
    this.#tappedAt = now;
    return before === name && now - at < SLIP;
  }

  #drop(thing: Thing): void {
    const left = this.picks.filter(({ name }) => name !== thing.name);
    // What needs no choice stays chosen: whoever taps it has begun with it.
    if (!left.length) return this.begin();
    this.picks = left;
    this.armed = null;
  }

  #choose(thing: Thing, hurried: boolean): void {
    const made = tap<MoveOf<G>, SaidMove<G>>(this.#moves, this.#things, this.picks, thing, this.desk.manner());
    // Whoever taps into a story has not seen yet where it leads: nothing is played before they have.
    if (made.play && made.armed && !hurried) return this.play(made.armed.move, made.picks);
    this.picks = made.picks;
    this.armed = made.armed;
    sound('tick');
  }

  /** Play a move, by these taps. Others may be on their way; the same one twice is one wish. */
  play = (move: MoveOf<G>, picks: readonly Pick[] = []): void => {
    this.picks = [];
    this.armed = null;
    this.why = null;
    const { sending, waiting } = this.desk.session();
    if (waiting || sending.some((sent) => same(sent, move))) return;
    sound('put');
    void this.#send(move, picks);
  };

  async #send(move: MoveOf<G>, picks: readonly Pick[]): Promise<void> {
    const things = picks.flatMap(({ name }) => this.thing(name) ?? []);
    const touched = things.length ? this.#touched : null;
    const before = this.desk.session().position.n;
    const answer = await this.desk.session().play(move);
    if (answer.ok) return;
    // Another hand was quicker, and any other piece of the heap will do as well.
    const heap = things.find(({ alike }) => alike);
    const gone = !this.#moves.some((said) => same(said.move, move));
    if (heap && gone && this.#shines(heap) === 'lit') return this.#choose(heap, false);
    const { steps, you } = this.desk.session();
    const seat = taker(
      steps.filter(({ n }) => n > before),
      you,
      things,
    );
    sound('refused');
    if (answer.said) return this.renew();
    const names = things.map(({ name }) => name);
    this.returned = { names, reason: answer.reason, clause: answer.clause, seat, touched };
    this.renew();
  }

  /** Nothing is mute: a tap on an unlit thing is answered with the reason, or else with what the thing is. */
  wonder = (thing: Thing, node: HTMLElement): void => {
    const own = thing.tap && !this.picks.length ? (thing.tap as unknown as MoveOf<G>) : null;
    const move = own ?? meant(this.#moves, this.picks, thing, this.desk.manner());
    const anchor = node.getBoundingClientRect();
    if (move) void this.#ask(move, thing, anchor);
    // What is on its way may answer it; a question that is answered is no time to explain.
    else if (!this.desk.session().sending.length || this.#moves.length) this.desk.explain(thing.name);
  };

  async #ask(move: MoveOf<G>, thing: Thing, anchor: DOMRect): Promise<void> {
    const answer = await this.desk.session().ask(move);
    if (answer.ok) return this.desk.explain(thing.name);
    sound('refused');
    this.why = { reason: answer.reason, clause: answer.clause, name: thing.name, anchor };
  }

  /** Taken up, a thing is chosen and nothing else; null where it would lead nowhere. */
  #taken(thing: Thing): readonly Pick[] | null {
    if (thing.alike || this.#shut) return null;
    const manner = this.desk.manner();
    const picks = picked(this.#moves, [], thing, manner);
    if (!picks) return null;
    const shines = lighting(this.#moves, picks, manner);
    return this.#things.some((other) => shines(other) === 'lit') ? picks : null;
  }

  /** Whether a thing can be taken up: it can be put somewhere. */
  liftable = (thing: Thing): boolean => this.#taken(thing) !== null;

  lift(thing: Thing): void {
    this.#before = { picks: this.picks, armed: this.armed };
    this.picks = this.#taken(thing) ?? this.picks;
    this.armed = null;
    this.why = null;
    this.lifted = true;
    if (this.public(thing.name)) this.desk.session().hold(thing.name);
    sound('tick');
  }

  letGo(): void {
    this.lifted = false;
    this.desk.session().hold(null);
  }

  /** Put back where it was taken from: chosen is what was chosen before. */
  putBack(): void {
    ({ picks: this.picks, armed: this.armed } = this.#before);
    this.renew();
  }
}
