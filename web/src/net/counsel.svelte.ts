/** What a bot would do in one's place, and why: asked for by hand, shown while the question stands. */
import { attempt } from '../ui/toasts.svelte';
import * as api from './api';
import type { Session } from './session';
import type { Counsel, GameId } from './types';

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The question that a bot was asked about, and what it said when it has thought. */
interface Asked<G extends GameId> {
  n: number;
  /** The last step that was known then. */
  seq: number;
  question: unknown;
  answer: Counsel<G> | null;
}

export class Counselling<G extends GameId> {
  #asked = $state.raw<Asked<G> | null>(null);

  constructor(
    readonly code: string,
    readonly session: Session<G>,
  ) {}

  /** An answer belongs to the question it was asked at, though the same move may answer the next one as well. Others may
   * play on beside it: it goes with the own next step, with another question, and when steps are taken back. */
  readonly #standing = $derived.by(() => {
    const asked = this.#asked;
    const { position, steps, moves, you } = this.session;
    if (!asked || !moves.length || position.n < asked.n || !same(position.question, asked.question)) return null;
    return steps.some(({ n, seq, seat }) => seq > asked.seq && (seat === you || n <= asked.n)) ? null : asked;
  });
  readonly asking = $derived(this.#standing !== null && this.#standing.answer === null);
  /** What cannot be played any more is no advice; at the very step it was asked at, it can, though it is not listed (a whole plan). */
  readonly answer = $derived.by(() => {
    const answer = this.#standing?.answer;
    if (!answer) return null;
    const { position, moves } = this.session;
    const playable = answer.n === position.n || moves.some(({ move }) => same(move, answer.move));
    return !answer.move || playable ? answer : null;
  });

  /** Whether it is this move that a bot would make. */
  advises(move: unknown): boolean {
    return this.answer !== null && same(move, this.answer.move);
  }

  ask = async (): Promise<void> => {
    if (this.asking) return;
    const { position, steps } = this.session;
    const asked = { n: position.n, seq: steps.at(-1)?.seq ?? 0, question: position.question, answer: null };
    this.#asked = asked;
    const answer = await attempt(api.counsel<G>(this.code));
    if (this.#asked === asked) this.#asked = answer ? { ...asked, answer } : null;
  };

  drop = (): void => {
    this.#asked = null;
  };
}
