/** Own moves that are not yet in the position: drawn at once, several at a time, in their order.
 *
 * A guess paints where the own piece goes; the server alone decides. Once it has said yes, the guess stays until the
 * position that contains the move has come; when it says no, the piece goes back. */
import type { GameModule } from '../games/module';
import type { Answer } from './answer';
import type { MoveOf, ViewOf } from './session';
import type { GameId, Position, SaidMove, Step } from './types';

interface Guess<G extends GameId> {
  key: number;
  move: MoveOf<G>;
  /** Where it stands in the table's order, once the server has said so. */
  seq: number | null;
  /** The position has it already, before the server has said so. */
  landed: boolean;
}

/** A position that an accepted move leads to comes at once; if it does not, there was nothing to see. */
const GRACE = 3_000;

const sameMove = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export class Guesses<G extends GameId> {
  #open = $state.raw<readonly Guess<G>[]>([]);
  #key = 0;
  #before: () => void = () => {};
  #after: () => void = () => {};

  constructor(
    readonly module: Pick<GameModule<G>, 'guess' | 'still'>,
    readonly table: { readonly position: Position<G>; readonly seq: number },
  ) {}

  /** Called around every change of what is drawn, for things that glide. */
  around(before: () => void, after: () => void): void {
    this.#before = before;
    this.#after = after;
  }

  /** The own moves on their way, in their order. */
  readonly sending = $derived<readonly MoveOf<G>[]>(this.#open.filter(({ landed }) => !landed).map(({ move }) => move));

  /** The position's view with the own moves in it. One that can't be drawn (any more) is left out. */
  readonly view = $derived.by<ViewOf<G>>(() => {
    const { guess } = this.module;
    const { view } = this.table.position;
    return guess ? this.sending.reduce<ViewOf<G>>((shown, move) => guess(shown, move) ?? shown, view) : view;
  });

  /** Where time stands, a question is answered once: nothing more is played until the server has spoken. */
  readonly waiting = $derived.by(() => this.sending.length > 0 && !this.table.position.clocks.length);

  /** What can be played beside what is on its way. While a clock runs people lay one thing after the other: the server's
   * list still holds, but for what is used up. */
  readonly moves = $derived.by<readonly SaidMove<G>[]>(() => {
    const { moves } = this.table.position;
    const { sending, view } = this;
    const { still } = this.module;
    if (!sending.length || this.waiting) return moves;
    return moves.filter(
      ({ move }) => !sending.some((sent) => sameMove(sent, move)) && (still ? still(view, move) : true),
    );
  });

  async play(move: MoveOf<G>, send: (move: MoveOf<G>) => Promise<Answer>): Promise<Answer> {
    const key = this.#key++;
    this.#change([...this.#open, { key, move, seq: null, landed: false }]);
    const answer = await send(move);
    if (!answer.ok || answer.seq === null || answer.seq <= this.table.seq) {
      this.#drop(key);
    } else {
      this.#change(this.#open.map((one) => (one.key === key ? { ...one, seq: answer.seq } : one)));
      setTimeout(() => this.#drop(key), GRACE);
    }
    return answer;
  }

  /** The table stands at its `seq`; `steps` of the own seat have come. */
  arrived(steps: readonly Step<G>[]): void {
    const { seq } = this.table;
    let left = steps.filter((step) => !this.#open.some((one) => one.seq === step.seq)).length;
    const open = this.#open.flatMap((one) => {
      if (one.seq !== null) return one.seq <= seq ? [] : [one];
      // The server hears one thing after the other: an own step that nobody answered for is the oldest one's.
      if (one.landed || left === 0) return [one];
      left--;
      return [{ ...one, landed: true }];
    });
    this.#change(open);
  }

  #drop(key: number): void {
    this.#change(this.#open.filter((one) => one.key !== key));
  }

  #change(open: readonly Guess<G>[]): void {
    if (open.length === this.#open.length && open.every((one, n) => one === this.#open[n])) return;
    this.#before();
    this.#open = open;
    this.#after();
  }
}
