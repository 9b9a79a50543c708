/** What a player's taps mean: which things are lit, what is chosen so far, and why something can't be done. */
import type { Answer } from '../../net/answer';
import { play as sound } from '../../sound/sound';
import type { Phrase } from '../../net/types';
import type { Move, SaidMove, View } from './model';
import { fitting, lit, meant, opening, tap, way, type Spot } from './targets';

export interface Why {
  reason: Phrase;
  clause: string | null;
  spot: Spot;
  anchor: DOMRect;
}

interface Game {
  view: () => View;
  moves: () => readonly SaidMove[];
  play: (move: Move) => Promise<Answer>;
  ask: (move: Move) => Promise<Answer>;
  explain: (spot: Spot) => void;
  refused: (answer: Extract<Answer, { ok: false }>) => void;
}

export class Controls {
  taken = $state.raw<Spot[]>([]);
  armed = $state.raw<SaidMove | null>(null);
  why = $state.raw<Why | null>(null);
  sending = $state(false);

  readonly lit = $derived.by(() =>
    this.sending ? new Set<Spot>() : lit(this.game.moves(), this.armed ? [] : this.taken),
  );
  /** Moves that still fit what was tapped. */
  readonly open = $derived.by(() => fitting(this.game.moves(), this.taken));

  constructor(readonly game: Game) {}

  /** A new question: nothing is chosen, except what needs no choice. */
  begin(): void {
    this.taken = opening(this.game.moves());
    this.armed = null;
    this.why = null;
  }

  /** Others moved meanwhile: what was chosen stays chosen while it is still possible. */
  renew(): void {
    const moves = this.game.moves();
    const armed = this.armed && JSON.stringify(this.armed.move);
    const still = armed ? moves.find((said) => JSON.stringify(said.move) === armed) : undefined;
    if (still) this.armed = still;
    else if (armed || this.taken.length === 0 || fitting(moves, this.taken).length === 0) this.begin();
    this.why = null;
  }

  cancel = (): boolean => {
    if (this.why) this.why = null;
    else if (this.armed || this.taken.length) this.begin();
    else return false;
    return true;
  };

  look(spot: Spot): 'chosen' | 'lit' | 'plain' {
    if (this.armed && way(this.armed.move).spots.includes(spot)) return 'chosen';
    if (!this.armed && this.taken.includes(spot)) return 'chosen';
    return this.lit.has(spot) ? 'lit' : 'plain';
  }

  tap = (spot: Spot, element: HTMLElement): void => {
    this.why = null;
    if (this.sending) return;
    const look = this.look(spot);
    if (look === 'chosen' && this.armed) void this.play(this.armed.move);
    else if (look === 'chosen') this.begin();
    else if (look === 'lit') this.#choose(spot);
    else void this.#wonder(spot, element);
  };

  #choose(spot: Spot): void {
    const made = tap(this.game.moves(), this.armed ? [] : this.taken, spot);
    this.taken = made.taken;
    this.armed = made.armed;
    sound('tick');
    if (made.play && made.armed) void this.play(made.armed.move);
  }

  play = async (move: Move): Promise<void> => {
    if (this.sending) return;
    this.sending = true;
    const answer = await this.game.play(move);
    this.sending = false;
    this.begin();
    if (!answer.ok) this.game.refused(answer);
  };

  /** Nothing is mute: a tap on an unlit thing is answered with the reason, or else with what the thing is. */
  async #wonder(spot: Spot, element: HTMLElement): Promise<void> {
    const move = meant(this.game.view(), spot, this.taken);
    if (!move) return this.game.explain(spot);
    const answer = await this.game.ask(move);
    if (answer.ok) return this.game.explain(spot);
    sound('refused');
    this.why = { reason: answer.reason, clause: answer.clause, spot, anchor: element.getBoundingClientRect() };
  }
}
