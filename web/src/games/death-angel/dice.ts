/** Where a die lies: beside what it decides, never over it, and what it decided beside the die. */
import { over, spotted } from '../../tell/stage';
import { swarmAt, type Aimed } from './aimed';
import { marineName } from './things';

export interface Lies {
  x: number;
  y: number;
}

/** On which side of the die stands what it decided. */
export type Side = 'below' | 'left' | 'right';

export interface Spot extends Lies {
  says: Side;
}

/** Where a die lies, and to what a thread leads where it lies further away. */
export interface Laid extends Spot {
  to: Lies | null;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const GAP = 4;
/** What the die decided: so wide and so high, whatever it says. */
const VERDICT = { wide: 92, high: 24 };
/** How finely the lanes are looked through. */
const STEP = 14;
const SIDES = ['below', 'left', 'right'] as const;
/** Marines, terrain, swarms, how many they are and how their Marines fare: the die lies over none of them. */
const READ = '.card, .chip, .count, .odds, .stealer svg';
/** The die in another row, and on the other side: each is worth so much of what would be hidden. */
const AWAY = { row: 60, side: 1500 };

const shared = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

const dieAt = ({ x, y }: Lies, half: number): Box => ({
  left: x - half,
  right: x + half,
  top: y - half,
  bottom: y + half,
});

/** What the die decided stands clear of it. */
export function verdictAt({ x, y, says }: Spot, half: number): Box {
  const { wide, high } = VERDICT;
  if (says === 'below')
    return { left: x - wide / 2, right: x + wide / 2, top: y + half + 1, bottom: y + half + 1 + high };
  const left = says === 'right' ? x + half + GAP : x - half - GAP - wide;
  return { left, right: left + wide, top: y - high / 2, bottom: y + high / 2 };
}

/** The place, near `from`, where a die with its verdict covers least of what is to be read. */
export function clearest(
  from: Lies,
  places: readonly Lies[],
  read: readonly Box[],
  half: number,
  board: Box,
  cost: (place: Lies) => number = () => 0,
): Spot {
  let best: Spot = { ...(places[0] ?? from), says: 'below' };
  let least = Infinity;
  for (const place of places)
    for (const says of SIDES) {
      const spot = { ...place, says };
      const parts = [dieAt(spot, half), verdictAt(spot, half)];
      const out = parts.some(
        (one) => one.left < board.left || one.right > board.right || one.top < board.top || one.bottom > board.bottom,
      );
      const covered = read.reduce((sum, one) => sum + parts.reduce((all, part) => all + shared(part, one), 0), 0);
      // Even a corner of a number is worth a way.
      const sum = 10 * covered + Math.hypot(place.x - from.x, place.y - from.y) + cost(place) + (out ? 1e6 : 0);
      if (sum < least) [best, least] = [spot, sum];
    }
  return best;
}

/** Where a die lies that decides about a thing: in its row or a neighbour's, on its side wherever there is room. */
function laid(board: HTMLElement, thing: Element | null, half: number): Laid {
  const base = board.getBoundingClientRect();
  const from = over(board, thing);
  const middle = base.width / 2;
  const boxed = (one: Element): Box => {
    const { x, y, halfWidth, halfHeight } = over(board, one);
    return { left: x - halfWidth, right: x + halfWidth, top: y - halfHeight, bottom: y + halfHeight };
  };
  const places = [...board.querySelectorAll('[data-place]')].flatMap((cell) => {
    const { left, right, top, bottom } = boxed(cell);
    const found: Lies[] = [];
    for (let x = left + half; x <= right - half; x += STEP)
      for (const y of [(top + bottom) / 2, bottom - half, top + half]) found.push({ x, y });
    return found;
  });
  const read = [...board.querySelectorAll(READ)].map(boxed);
  const edge = { left: 0, top: 0, right: base.width, bottom: base.height };
  const away = ({ x, y }: Lies): number =>
    (Math.abs(y - from.y) > from.halfHeight + half / 2 ? AWAY.row : 0) +
    (x < middle === from.x < middle || !thing ? 0 : AWAY.side);
  const at = clearest(from, places, read, half, edge, away);
  const { halfWidth, halfHeight } = from;
  // In the row of what it decides it is seen to belong there.
  if (!thing || Math.abs(at.y - from.y) <= halfHeight + half / 2) return { ...at, to: null };
  const to = {
    x: Math.max(from.x - halfWidth, Math.min(at.x, from.x + halfWidth)),
    y: from.y + Math.sign(at.y - from.y) * halfHeight,
  };
  return { ...at, to };
}

/** A die that a swarm is about lies beside it, whoever rolls. */
export const besideSwarm = (board: HTMLElement, at: Aimed, half: number): Laid => laid(board, swarmAt(board, at), half);

/** One that is about a Marine alone lies beside him. */
export const besideMarine = (board: HTMLElement, marine: string | null, half: number): Laid =>
  laid(board, marine ? spotted(board, marineName(marine)) : null, half);
