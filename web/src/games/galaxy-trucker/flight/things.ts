/** What can be tapped in flight, each with the fields of the moves it stands for: squares of ships, planets, cubes, specialists. */
import type { Manner, Thing } from '../../../hand/spots';
import type { Phrase } from '../../../net/types';
import { columnOf, rowOf, type Kit, type Move, type Plan, type Square, type View } from '../model';
import { pipedTo } from '../plan';

export const partName = (seat: number, square: Square): string => `ship:${seat}:${square}`;

/** A square of the ship that the question is about; a square of any other ship only tells what it is. Any square of a piece
 * that broke off stands for the piece, which the server names by its first. */
export function squareThing(
  seat: number,
  square: Square,
  asked: boolean,
  plan: Plan,
  pieces: readonly Square[][] = [],
): Thing {
  const piece = pieces.find((one) => one.includes(square));
  const stands = piece?.[0] ?? square;
  const [row, column] = [rowOf(stands), columnOf(stands)];
  const at = asked
    ? [
        { row, column },
        { from_row: row, from_column: column },
        { to_row: row, to_column: column },
        ...pipedTo(plan, stands),
      ]
    : [];
  return { name: partName(seat, square), at };
}

export const planetThing = (planet: number): Thing => ({ name: `planet:${planet}`, at: [{ move: 'land', planet }] });
export const specialistThing = (card: string): Thing => ({
  name: `specialist:${card}`,
  at: [{ move: 'recruit', card }],
});

const argument = (question: Phrase, name: string): Phrase | null => {
  const found = question.args[name];
  return found && typeof found === 'object' && 'id' in found && 'args' in found ? (found as Phrase) : null;
};

/** Whose squares a question means: the Saboteur reaches into another ship, everybody else asks about the own one. */
export function shipAsked(view: View, question: Phrase): number {
  const asks = view.team?.asks.some(({ seat, step }) => seat === view.seat && step === 'plant');
  const victim = asks ? argument(question, 'player')?.args['seat'] : undefined;
  return typeof victim === 'number' ? victim - 1 : view.seat;
}

export interface Asking {
  card: string;
  /** Which of the two abilities it is about. */
  ability: 'a' | 'b';
}

/** The specialist who asks, and what for. */
export function specialistAsking(view: View, question: Phrase): Asking | null {
  const name = view.phase === 'team' ? argument(question, 'specialist')?.args['name'] : undefined;
  if (typeof name !== 'string' || name === 'recruiting') return null;
  return { card: name, ability: question.args['ability'] === 'b' ? 'b' : 'a' };
}

/** All that lies on the table of a flight. */
export function things(view: View, kit: Kit, planets: number, asked: number, pieces: readonly Square[][]): Thing[] {
  const parts = view.players.flatMap(({ ship }, seat) => {
    const plan = kit.plan(ship);
    return plan.squares.map((square) => squareThing(seat, square, seat === asked, plan, seat === asked ? pieces : []));
  });
  const landing = Array.from({ length: planets }, (_, n) => planetThing(n + 1));
  const offered = [...(view.team?.dealt[view.seat] ?? []), ...(view.team?.laid ?? [])].map(specialistThing);
  return [...parts, ...landing, ...offered];
}

/** Answered on a part of the ship. */
export const ON_SHIP: ReadonlySet<Move['move']> = new Set<Move['move']>(['power', 'spend', 'lose-crew', 'keep']);

export const MANNER: Manner<Move> = { after: { from_row: 'row', to_row: 'row' } };
