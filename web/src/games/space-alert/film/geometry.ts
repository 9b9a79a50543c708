/** Where everything is on the stage: a wide one (screens that lie) and a tall one (phones in the hand). The ship is the
 * board's own cutaway, so its rooms are where `aboard.ts` says, scaled and moved. */
import { HEIGHT, roomAt, WIDTH } from '../aboard';
import { INSIDE } from '../model';

export interface Point {
  x: number;
  y: number;
}

export interface Geometry {
  w: number;
  h: number;
  /** The ship's place and scale. */
  ship: Point & { scale: number };
  /** Where the lanes begin and end, and where that of the inside is. */
  top: number;
  bottom: number;
  inside: number;
  /** The size of a threat, of a crew member, of an intruder. */
  threat: number;
  figure: number;
  /** The margin left and right of the lanes. */
  tall: boolean;
}

/** What a stage of each shape has before its height is known; `most` is the ship's scale where there is room. */
const WIDE = { w: 960, most: 2, inside: 900, threat: 84, above: 46, below: 46, low: 500, high: 720 };
const TALL = { w: 440, most: 1, inside: 416, threat: 48, above: 26, below: 30, low: 310, high: 560 };

/** The ship takes about half of the height, the lanes what is over it. */
export function geometry(width: number, height: number): Geometry {
  const tall = width < 600;
  const { w, most, inside, threat, above, below, low, high } = tall ? TALL : WIDE;
  const h = Math.min(high, Math.max(low, (w * height) / Math.max(1, width)));
  const scale = Math.min(most, (0.5 * h) / HEIGHT);
  const y = h - HEIGHT * scale - (tall ? 2 : 4);
  const x = Math.max(0, (inside - (tall ? 22 : 50) - WIDTH * scale) / 2);
  const figure = 29 * scale;
  return { w, h, ship: { x, y, scale }, top: above, bottom: y - below, inside, threat, figure, tall };
}

export const shipSize = ({ ship }: Geometry) => ({ w: WIDTH * ship.scale, h: HEIGHT * ship.scale });

/** A point of the cutaway on the stage. */
const onStage = ({ ship }: Geometry, x: number, y: number): Point => ({
  x: ship.x + x * ship.scale,
  y: ship.y + y * ship.scale,
});

/** The middle of a lane: red, white, blue, inside. */
export function laneX(g: Geometry, lane: number): number {
  if (lane >= INSIDE || lane < 0) return g.inside;
  const { x, width } = roomAt(lane);
  return onStage(g, x + width / 2, 0).x;
}

/** The farthest square of any trajectory. */
const FAR = 16;

/** Where a square of a lane lies; the scale is the same in all lanes, so that ranges are straight lines. */
export const squareAt = (g: Geometry, lane: number, square: number): Point => ({
  x: laneX(g, lane),
  y: g.bottom - ((square - 1) / (FAR - 1)) * (g.bottom - g.top),
});

/** The middle of what A, B or C is in a station. */
export function systemAt(g: Geometry, station: number, letter: number): Point {
  const { x, y } = roomAt(station);
  return onStage(g, x + 18 + 33 * letter + 16, y + 17);
}

export function roomMiddle(g: Geometry, station: number): Point {
  const { x, y, width, height } = roomAt(station);
  return onStage(g, x + width / 2, y + height / 2);
}

/** Where the so-and-so-many-th of several stands on the floor of a station. */
export function standing(g: Geometry, station: number, nth: number, of: number): Point {
  const { x, y, width, height } = roomAt(station);
  const step = of > 1 ? Math.min(26, (width - 40) / (of - 1)) : 0;
  return onStage(g, x + 19 + step * nth, y + height - 16);
}

/** Intruders stand at the other end of the floor. */
export function lurking(g: Geometry, station: number, nth: number): Point {
  const { x, y, width, height } = roomAt(station);
  return onStage(g, x + width - 18 - 22 * nth, y + height - 20);
}

/** Where a cannon's shot leaves the ship. */
export function muzzle(g: Geometry, weapon: string): Point {
  const zone = weapon.startsWith('red') ? 0 : weapon.startsWith('blue') ? 2 : 1;
  if (weapon === 'rocket') return systemAt(g, 5, 2);
  if (weapon === 'interceptors') return standing(g, 6, 0, 1);
  if (weapon === 'red-lower') return onStage(g, 4, 130);
  if (weapon === 'blue-lower') return onStage(g, WIDTH - 4, 130);
  return { x: laneX(g, zone), y: g.ship.y + 4 };
}

/** How far it is and which way, for a beam that is drawn upright. */
export function beam(from: Point, to: Point): { length: number; angle: number } {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return { length: Math.hypot(dx, dy), angle: Math.atan2(dx, -dy) };
}

/** Where energy is kept: `red-reactor`, `white-shield`, `fuel`. */
export function storeAt(g: Geometry, store: string): Point {
  const zone = store.startsWith('red') ? 0 : store.startsWith('blue') ? 2 : 1;
  if (store === 'fuel') return lurking(g, 4, 0);
  return store.endsWith('shield') ? systemAt(g, zone, 1) : systemAt(g, zone + 3, 1);
}

/** Where a damage token lands: on what it breaks. */
export function tokenAt(g: Geometry, token: string, zone: number): Point {
  switch (token) {
    case 'upper cannon':
      return systemAt(g, zone, 0);
    case 'lower cannon':
      return systemAt(g, zone + 3, 0);
    case 'shield':
      return systemAt(g, zone, 1);
    case 'reactor':
      return systemAt(g, zone + 3, 1);
    case 'gravolift': {
      const { x, y, height } = roomAt(zone);
      return onStage(g, x + 58, y + height + 4);
    }
    default:
      return roomMiddle(g, zone);
  }
}
