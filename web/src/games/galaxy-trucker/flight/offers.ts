/** What a choice costs and brings, as the server says it beside the move: before and after. */
import { squareOf, type Move, type SaidMove, type Square } from '../model';

export type Effects = Readonly<Record<string, readonly [number, number]>>;

export interface Offered {
  move: Move;
  effects: Effects;
}

export const effectsOf = ({ effects }: SaidMove): Effects => effects ?? {};

/** On which squares something is offered; where several moves share a square nothing is said before one is chosen. */
export function offersOn(moves: readonly SaidMove[]): Map<Square, Offered> {
  const found = new Map<Square, Offered>();
  const several = new Set<Square>();
  for (const said of moves) {
    const { move } = said;
    if (!('row' in move) || !('column' in move)) continue;
    const square = squareOf(move.row, move.column);
    if (found.has(square)) several.add(square);
    else found.set(square, { move, effects: effectsOf(said) });
  }
  for (const square of several) found.delete(square);
  return found;
}

/** What a figure is counted in: half points are written as such. */
export const IN_HALVES: ReadonlySet<string> = new Set(['cannons', 'engines']);

export const EFFECT_ICON: Readonly<Record<string, string>> = {
  cannons: 'gt-cannon',
  engines: 'gt-engine',
  batteries: 'gt-charge',
  crew: 'gt-astronaut',
  days: 'gt-flight-day',
  credits: 'gt-credit',
  crewbots: 'gt-crewbot_station',
  parts: 'gt-lost-part',
  exposed: 'gt-open-connector',
  goods: 'gt-goods-yellow',
};

/** What a planet would bring and cost, by its number. */
export const landings = (moves: readonly SaidMove[]): Map<number, Effects> =>
  new Map(moves.flatMap((said) => (said.move.move === 'land' ? [[said.move.planet, effectsOf(said)] as const] : [])));
