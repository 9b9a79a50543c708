/** Where a die lies: beside what it decides, never over it. */
import { over, spotted } from '../../tell/stage';
import { marineName, swarmName } from './things';

export interface Aimed {
  place: string;
  group?: number;
}

/** The swarm that is meant, or where it stood. */
export const swarmAt = (board: Element, { place, group = 0 }: Aimed): Element | null =>
  spotted(board, swarmName(place, group)) ?? spotted(board, place, 'place');

export interface Lies {
  x: number;
  y: number;
}

const GAP = 6;

/** Half a die, and the room its verdict needs, from the edges of the board. */
const kept = (at: number, half: number, all: number): number => Math.max(half, Math.min(at, all - half));

/** An attack's die lies on the far side of the swarm; where the board ends there, over the Marine of its row. A defence's die lies on
 * the Marine, on the side away from the swarm: he rolls it. */
export function besideSwarm(board: HTMLElement, at: Aimed, half: number): Lies {
  const [base, swarm] = [board.getBoundingClientRect(), over(board, swarmAt(board, at))];
  const way = at.place.startsWith('L') ? -1 : 1;
  const x = swarm.x + way * (swarm.halfWidth + GAP + half);
  if (x - half >= 0 && x + half <= base.width) return { x, y: kept(swarm.y, half, base.height) };
  return { x: base.width / 2, y: kept(swarm.y, half, base.height) };
}

export function onMarine(board: HTMLElement, marine: string | null, from: string, half: number): Lies {
  const [base, card] = [board.getBoundingClientRect(), over(board, marine ? spotted(board, marineName(marine)) : null)];
  const way = from === '' ? 0 : from.startsWith('L') ? 1 : -1;
  return { x: card.x + way * Math.max(0, card.halfWidth - half), y: kept(card.y, half, base.height) };
}
