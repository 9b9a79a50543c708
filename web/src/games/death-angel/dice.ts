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

/** Where a die lies, and to what a thread leads where it lies further away. */
export interface Laid extends Lies {
  to: Lies | null;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const GAP = 6;
/** What the die decided stands below it: so wide and so high, whatever it says. */
const VERDICT = { half: 46, high: 24 };
/** Names, ranges, tokens, terrain, how many a swarm is and how its Marine fares: the die lies over none of them, nor over a swarm. */
const READ = '.card strong, .info > *, .chip, .count, .odds, .threat, [data-spot^="swarm:"] .draw';

const shared = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/** The place, near `from`, where a die with its verdict covers least of what is to be read. */
export function clearest(from: Lies, places: readonly Lies[], read: readonly Box[], half: number): Lies {
  const cost = ({ x, y }: Lies): number => {
    const wide = Math.max(half, VERDICT.half);
    const die = { left: x - half, right: x + half, top: y - half, bottom: y + half };
    const below = y + half - VERDICT.high / 2;
    const verdict = { left: x - wide, right: x + wide, top: below, bottom: below + VERDICT.high };
    const covered = read.reduce((sum, one) => sum + shared(die, one) + shared(verdict, one), 0);
    // Even a corner of a number is worth a way.
    return 10 * covered + Math.hypot(x - from.x, y - from.y);
  };
  return places.reduce((best, one) => (cost(one) < cost(best) ? one : best), places[0] ?? from);
}

/** Where a die lies that decides about a thing: beside it, in a lane without a swarm, or on the picture of its Marine. */
function laid(board: HTMLElement, thing: Element | null, near: readonly Lies[], half: number): Laid {
  const base = board.getBoundingClientRect();
  const inside = ({ x, y }: Lies): Lies => ({
    x: Math.max(half, Math.min(x, base.width - half)),
    y: Math.max(half, Math.min(y, base.height - half - VERDICT.high)),
  });
  const lanes = [...board.querySelectorAll('[data-place]')].flatMap((cell) => {
    const { x, y, halfWidth } = over(board, cell);
    const inner = x + Math.sign(base.width / 2 - x) * Math.max(0, halfWidth - VERDICT.half - GAP);
    return [
      { x: inner, y },
      { x, y },
    ];
  });
  const art = thing?.closest('.line')?.querySelector('.card .art');
  const arts = art ? [over(board, art)] : [];
  const read = [...board.querySelectorAll(READ)].map((one) => {
    const { x, y, halfWidth, halfHeight } = over(board, one);
    return { left: x - halfWidth, right: x + halfWidth, top: y - halfHeight, bottom: y + halfHeight };
  });
  const from = over(board, thing);
  const at = clearest(from, [...near, ...lanes, ...arts].map(inside), read, half);
  const { halfWidth, halfHeight } = from;
  // In the row of what it decides it is seen to belong there.
  if (!thing || Math.abs(at.y - from.y) <= halfHeight + half) return { ...at, to: null };
  const to = {
    x: Math.max(from.x - halfWidth, Math.min(at.x, from.x + halfWidth)),
    y: from.y + Math.sign(at.y - from.y) * halfHeight,
  };
  return { ...at, to };
}

/** An attack's die lies on the far side of the swarm; where the board ends there, where it hides nothing. */
export function besideSwarm(board: HTMLElement, at: Aimed, half: number): Laid {
  const thing = swarmAt(board, at);
  const swarm = over(board, thing);
  const way = at.place.startsWith('L') ? -1 : 1;
  return laid(board, thing, [{ x: swarm.x + way * (swarm.halfWidth + GAP + half), y: swarm.y }], half);
}

/** A defence's die lies beside the Marine, on the side away from the swarm: he rolls it. */
export function onMarine(board: HTMLElement, marine: string | null, from: string, half: number): Laid {
  const thing = marine ? spotted(board, marineName(marine)) : null;
  const card = over(board, thing);
  const out = card.halfWidth + GAP + VERDICT.half;
  const ways = from === '' ? [1, -1] : from.startsWith('L') ? [1] : [-1];
  return laid(
    board,
    thing,
    ways.map((way) => ({ x: card.x + way * out, y: card.y })),
    half,
  );
}
