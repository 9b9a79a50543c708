/** A decision of a finished game tried again: what came of it stays hidden until a move has been found. */
import * as api from '../../net/api';
import type { Answer } from '../../net/answer';
import type { MoveOf } from '../../net/session';
import type { Choices, GameId, SaidMove, Verdict } from '../../net/types';
import type { Reel } from '../../tell/reel.svelte';
import { attempt } from '../../ui/toasts.svelte';

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export class Trying<G extends GameId = GameId> {
  /** What can be played here; null: nothing is being tried. */
  choices = $state.raw<Choices<G> | null>(null);
  /** What was found. */
  found = $state.raw<SaidMove<G> | null>(null);
  /** What the server says of it; null: it is still being weighed, or nobody can say. */
  verdict = $state.raw<Verdict<G> | null>(null);
  weighing = $state(false);
  /** The step after which it was to be decided. */
  n = $state(0);

  constructor(readonly reel: Reel<G>) {}

  get on(): boolean {
    return this.choices !== null;
  }
  /** What can be played on the board now. */
  get moves(): readonly SaidMove<G>[] {
    return this.found ? [] : (this.choices?.moves ?? []);
  }
  get alike(): boolean {
    return this.verdict?.better === 'same';
  }

  /** The steps in which this seat decided something. */
  get #own(): number[] {
    const { info, seat } = this.reel;
    return info.marks.filter((mark) => mark.kind === 'decision' && mark.seat === seat).map(({ n }) => n);
  }

  /** This seat decides something somewhere in the game. */
  get any(): boolean {
    return this.#own.length > 0;
  }

  /** The decision that led to what is on the board, or to what one stands right before; before all of them the first. */
  get decision(): number | null {
    const at = this.reel.ahead?.n ?? this.reel.place.n;
    return this.#own.filter((n) => n <= at).at(-1) ?? this.#own[0] ?? null;
  }

  begin = async (): Promise<void> => {
    if (this.decision === null) return;
    const n = this.decision - 1;
    this.reel.seek(n);
    const choices = await attempt(api.choices<G>(this.reel.info.id, this.reel.seat, n));
    if (!choices) return;
    [this.n, this.found, this.choices] = [n, null, choices];
  };

  play = (move: MoveOf<G>): Promise<Answer> => {
    this.found = this.choices?.moves.find((said) => same(said.move, move)) ?? null;
    void this.#weigh(move);
    return Promise.resolve({ ok: true, seq: null });
  };
  async #weigh(move: MoveOf<G>): Promise<void> {
    const { found, n } = this;
    [this.verdict, this.weighing] = [null, true];
    const verdict = await attempt(api.verdict<G>(this.reel.info.id, { seat: this.reel.seat, n, move }));
    if (this.found !== found) return;
    [this.verdict, this.weighing] = [verdict, false];
  }

  again = (): void => {
    this.found = null;
  };
  stop = (): void => {
    this.choices = this.found = null;
  };
}
