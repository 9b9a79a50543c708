/** A player's bench while ships are built: what is in the hand and how it lies, what can be done, what follows the pointer. */
import { Carry } from '../../../hand/carry.svelte';
import { Controls } from '../../../hand/controls.svelte';
import type { Grasp } from '../../../hand/drag.svelte';
import type { Point } from '../../../hand/geometry';
import type { Thing } from '../../../hand/spots';
import type { Session } from '../../../net/session';
import { HIDDEN, squareOf, type Kit, type Move, type Player, type Square, type View } from '../model';
import { hints } from './hints.svelte';
import { FOR_GOOD, plumbing, type Skill } from './skills';
import { holds, offered, things } from './things';

type Game = 'galaxy-trucker';
type Kind = Move['move'];

export class Bench {
  /** By how many quarters what is held is turned. */
  turn = $state(0);
  /** The last touch was on something smaller than a finger: what it would do is shown first, and done by a second tap. */
  careful = $state(false);
  /** What a specialist shall do to a part. */
  skill = $state<Skill | null>(null);
  readonly controls: Controls<Game>;
  readonly carry: Carry<Game>;
  readonly view: View = $derived.by(() => this.session().view);
  readonly seat: number = $derived.by(() => this.session().you);
  readonly me: Player | undefined = $derived.by(() => this.view.players[this.seat]);
  readonly held: string | null = $derived.by(() => this.me?.hand?.tile ?? null);
  /** What the server lists and what it leads to. */
  readonly kinds: ReadonlySet<Kind> = $derived.by(() => new Set(this.session().moves.map(({ move }) => move.move)));
  /** Squares where what is held fits only if it is turned on: it turns itself there. */
  readonly turned: ReadonlySet<Square> = $derived.by(
    () =>
      new Set(
        this.controls.open.flatMap(({ move }) =>
          move.move === 'put' && move.turn !== this.turn ? [squareOf(move.row, move.column)] : [],
        ),
      ),
  );
  /** How the part lay that was lifted last. */
  #lay: { square: Square; turn: number } | null = null;

  constructor(
    readonly session: () => Session<Game>,
    readonly kit: Kit,
    show: (at: Point) => void,
  ) {
    this.controls = new Controls<Game>({
      session,
      things: () => things(this.view, kit),
      moves: () =>
        offered(this.view, session().moves, {
          ...{ turn: this.turn, exact: !hints.fits, sending: session().sending, skill: this.skill },
        }),
      manner: () => ({
        confirm: (move) =>
          move.move === 'remove' ||
          FOR_GOOD.has(move.move) ||
          plumbing(move) !== null ||
          (move.move === 'put' && this.careful),
      }),
      explain: (name) => void import('./explain').then(({ explainThing }) => explainThing(this, name)),
    });
    this.carry = new Carry<Game>(this.controls, show, this.spin, holds);
  }

  can = (kind: Kind): boolean => !this.session().playing && this.kinds.has(kind);

  spin = (by = 1): void => {
    this.turn = (this.turn + by + 4) % 4;
  };

  /** What is in the hand has come or gone; called when it does. */
  took(): void {
    this.skill = null;
    this.turn = this.me?.hand?.source === 'ship' ? (this.#lay?.turn ?? 0) : 0;
    if (this.held === null) this.carry.forget();
  }
  /** Remembers how the loose part lies, as long as it does. */
  note(): void {
    const { me } = this;
    const part = me?.ship.components[me.loose];
    if (me && part) this.#lay = { square: me.loose, turn: part.turn };
  }

  /** Touched, a tile is in the hand: the move is on its way, and what is drawn follows the pointer. A finger may rest on a tile that lies
   * open to ask what it is: that one comes along when it is pulled, or tapped. */
  grasp =
    (thing: Thing): Grasp =>
    (event, node) => {
      const touched = event.type === 'pointerdown';
      if ((touched && event.button !== 0) || this.held !== null || this.controls.look(thing.name) === 'still')
        return false;
      if (thing.at.some(({ move }) => move === 'set-aside')) return false;
      if (touched && event.pointerType !== 'mouse' && thing.at.some(({ tile }) => tile)) return false;
      this.controls.tap(thing, node);
      if (this.held === null) return false;
      this.session().hold(thing.name.startsWith('heap:') ? thing.name : null);
      this.carry.begin(event, node);
      return true;
    };

  draw = (): void => {
    if (this.controls.buttons.length || this.can('take-face-down')) this.#play({ move: 'take-face-down', spot: null });
  };
  giveBack = (): void => this.#if('return', { move: 'return', spot: null });
  aside = (n: number): void => {
    const tile = this.me?.aside[n];
    if (this.held !== null) this.#if('set-aside', { move: 'set-aside' });
    else if (tile) this.#if('take-aside', { move: 'take-aside', tile });
  };
  flip = (): void => this.#if('flip', { move: 'flip' });
  #if(kind: Kind, move: Move): void {
    if (this.can(kind)) this.#play(move);
  }
  #play(move: Move): void {
    if (this.held === HIDDEN) return;
    this.controls.play(move);
  }
}
