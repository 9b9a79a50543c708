/** Where markers lie: in hundredths of the ship's width and height, so that every screen has them in the same room. */
export interface Spot {
  x: number;
  y: number;
}

const within = (part: number): number => Math.round(Math.min(100, Math.max(0, part)));

export const spotName = ({ x, y }: Spot): string => `${within(x)}:${within(y)}`;

/** Null for a place that this board does not know. */
export function spotOf(at: string | undefined): Spot | null {
  const [x, y] = (at ?? '').split(':').map(Number);
  return x === undefined || y === undefined || Number.isNaN(x) || Number.isNaN(y) ? null : { x, y };
}

/** A point of the screen on the ship; null beside it. */
export function spotUnder(point: Spot, box: DOMRect): Spot | null {
  const spot = { x: (100 * (point.x - box.left)) / box.width, y: (100 * (point.y - box.top)) / box.height };
  return spot.x < 0 || spot.y < 0 || spot.x > 100 || spot.y > 100 ? null : spot;
}
