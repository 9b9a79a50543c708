/** What can be tapped in flight, each with the fields of the moves it stands for: squares of ships, planets, cubes, specialists. */
import type { Manner, Thing } from '../../../hand/spots';
import { columnOf, rowOf, type Move, type Ship, type Square, type View } from '../model';

export const partName = (seat: number, square: Square): string => `ship:${seat}:${square}`;

/** A square of the ship that the question is about; a square of any other ship only tells what it is. */
export function squareThing(seat: number, square: Square, asked: boolean): Thing {
  const [row, column] = [rowOf(square), columnOf(square)];
  const at = asked
    ? [
        { row, column },
        { from_row: row, from_column: column },
        { to_row: row, to_column: column },
      ]
    : [];
  return { name: partName(seat, square), at };
}

export const planetThing = (planet: number): Thing => ({ name: `planet:${planet}`, at: [{ move: 'land', planet }] });
export const specialistThing = (card: string): Thing => ({
  name: `specialist:${card}`,
  at: [{ move: 'recruit', card }],
});

/** Whose squares a question means: the Saboteur reaches into another ship, everybody else asks about the own one. */
export function shipAsked(view: View): number {
  const ask = view.team?.asks.find(({ seat }) => seat === view.seat);
  return ask && 'about' in ask && typeof ask.about === 'number' ? ask.about : view.seat;
}

const squares = (ship: Ship): Square[] => Object.keys(ship.components).map(Number);

/** All that lies on the table of a flight. */
export function things(view: View, planets: number, asked: number): Thing[] {
  const parts = view.players.flatMap(({ ship }, seat) =>
    squares(ship).map((square) => squareThing(seat, square, seat === asked)),
  );
  const landing = Array.from({ length: planets }, (_, n) => planetThing(n + 1));
  const offered = [...(view.team?.dealt[view.seat] ?? []), ...(view.team?.laid ?? [])].map(specialistThing);
  return [...parts, ...landing, ...offered];
}

export const MANNER: Manner<Move> = { after: { from_row: 'row', to_row: 'row' } };
