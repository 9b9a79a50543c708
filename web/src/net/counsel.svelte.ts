/** What a bot would do in one's place, and why: asked for by hand, shown while the question stands. */
import { attempt } from '../ui/toasts.svelte';
import * as api from './api';
import type { Session } from './session';
import type { Counsel, GameId } from './types';

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export class Counselling<G extends GameId> {
  asking = $state(false);
  #answer = $state.raw<Counsel<G> | null>(null);

  constructor(
    readonly code: string,
    readonly session: Session<G>,
  ) {}

  /** While a clock runs others play on: what can still be played still counts. */
  readonly answer = $derived.by(() => {
    const answer = this.#answer;
    const { position, moves } = this.session;
    if (!answer || !moves.length) return null;
    return answer.n === position.n || moves.some(({ move }) => same(move, answer.move)) ? answer : null;
  });

  /** Whether it is this move that a bot would make. */
  advises(move: unknown): boolean {
    return this.answer !== null && same(move, this.answer.move);
  }

  ask = async (): Promise<void> => {
    if (this.asking) return;
    this.asking = true;
    this.#answer = (await attempt(api.counsel<G>(this.code))) ?? null;
    this.asking = false;
  };

  drop = (): void => {
    this.#answer = null;
  };
}
