/** Where things lie: the nearest to a finger, the next in a direction, what two fingers do. Screen pixels throughout. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const middle = ({ left, top, right, bottom }: Box): Point => ({ x: (left + right) / 2, y: (top + bottom) / 2 });

export const between = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** How far a point is from a box; inside it is 0. */
export const distance = ({ x, y }: Point, { left, top, right, bottom }: Box): number =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));

/** The index of the nearest box within reach, -1 for none; of several that hold the point, the one whose middle is nearest. */
export function nearest(point: Point, boxes: readonly Box[], reach: number): number {
  let [best, least, inside] = [-1, Infinity, Infinity];
  for (const [n, box] of boxes.entries()) {
    const [far, off] = [distance(point, box), between(point, middle(box))];
    if (far > reach || far > least || (far === least && off >= inside)) continue;
    [best, least, inside] = [n, far, off];
  }
  return best;
}

/** Things beside the way count double: an arrow goes to what lies ahead. */
const BESIDE = 2;
const STEP = 4;

/** The index of the next box in a direction, seen from another; -1 where there is none. */
export function next(from: Box, boxes: readonly Box[], way: Point): number {
  const here = middle(from);
  let [best, least] = [-1, Infinity];
  for (const [n, box] of boxes.entries()) {
    const there = middle(box);
    const [dx, dy] = [there.x - here.x, there.y - here.y];
    const ahead = dx * way.x + dy * way.y;
    const far = ahead + BESIDE * Math.abs(dx * way.y - dy * way.x);
    if (ahead > STEP && far < least) [best, least] = [n, far];
  }
  return best;
}

/** A region seen closer: how much, and how far it is pushed from its corner. */
export interface Closer {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export const MOST = 3;
/** Nearly as it was is as it was: no region stays a hair too large. */
const ALMOST = 1.08;

/** Two fingers that go from `from` to `to` (their middle) and spread by `ratio`: what was under them stays under them. */
export function pinched({ scale, x, y }: Closer, from: Point, to: Point, ratio: number): Closer {
  const now = Math.min(MOST, Math.max(1, scale * ratio));
  if (now < ALMOST) return { scale: 1, x: 0, y: 0 };
  const push = (at: number, before: number, after: number) => Math.max(0, ((at + before) / scale) * now - after);
  return { scale: now, x: push(x, from.x, to.x), y: push(y, from.y, to.y) };
}

const common = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/** Where a note of this size lies beside what it is about, so that it covers as little as can be of what is to be touched. */
export function beside(
  about: Box,
  [width, height]: readonly [number, number],
  clear: readonly Box[],
  [wide, high]: readonly [number, number],
  edge: number,
): { left: number; top: number } {
  const { x, y } = middle(about);
  const [above, below] = [about.top - height - edge, about.bottom + edge];
  const [before, after] = [about.left - width - edge, about.right + edge];
  const ways = [
    [x - width / 2, above],
    [x - width / 2, below],
    [edge, above],
    [wide, above],
    [edge, below],
    [wide, below],
    [before, y - height / 2],
    [after, y - height / 2],
    [x - width / 2, edge],
    [x - width / 2, high],
  ] as const;
  const within = (at: number, size: number, most: number) => Math.max(edge, Math.min(most - size - edge, at));
  let [best, least] = [{ left: edge, top: edge }, Infinity];
  for (const [wishX, wishY] of ways) {
    const [left, top] = [within(wishX, width, wide), within(wishY, height, high)];
    const box = { left, top, right: left + width, bottom: top + height };
    const covered = [about, ...clear].reduce((sum, other) => sum + common(box, other), 0);
    if (covered < least) [best, least] = [{ left, top }, covered];
  }
  return best;
}
