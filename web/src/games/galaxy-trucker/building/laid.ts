/** Where tiles lie on the table: every place is fixed, and looks as if somebody had just put it there. */
import type { Point } from '../../../hand/geometry';

export interface Table {
  /** How large a tile is, in pixels. */
  readonly size: number;
  at(place: number): Point;
}

const GAP = 0.1;
export const RIM = 6;

/** So many places on a table of this size, none of them larger than `most`. */
export function laid(places: number, width: number, height: number, most: number): Table {
  const [w, h] = [Math.max(1, width - 2 * RIM), Math.max(1, height - 2 * RIM)];
  let [columns, cell] = [1, 0];
  for (let n = 1; n <= Math.max(1, places); n++) {
    const fits = Math.min(w / n, h / Math.ceil(places / n), most * (1 + GAP));
    if (fits > cell + 0.01) [columns, cell] = [n, fits];
  }
  // A table with room to spare is filled to its edge.
  columns = Math.max(columns, Math.min(places, Math.floor(w / cell)));
  const rows = Math.ceil(places / columns);
  const [dx, dy] = [w / columns, Math.min(h / Math.max(1, rows), cell * 1.25)];
  const size = cell / (1 + GAP);
  return {
    size,
    at: (place) => ({
      x: RIM + (place % columns) * dx + (dx - size) / 2,
      y: RIM + Math.floor(place / columns) * dy + (dy - size) / 2,
    }),
  };
}

/** The same disorder every time: at most some degrees either way. */
export const leaning = (spot: number): number => ((spot * 7919) % 17) - 8;

export interface Given {
  readonly of: ReadonlyMap<number, number>;
  /** How many places there are by now. */
  readonly size: number;
}

/** Places that are given out one after the other and stay with whoever has one, until it is free again. */
export class Slots {
  #taken = new Map<number, number>();
  #most: number;

  /** Never fewer than `least` in all. */
  constructor(least: number) {
    this.#most = least - 1;
  }

  /** The place of each of these; those that are no longer there give theirs back. */
  give(who: readonly number[]): Given {
    const here = new Set(who);
    for (const one of [...this.#taken.keys()]) if (!here.has(one)) this.#taken.delete(one);
    const used = new Set(this.#taken.values());
    for (const one of who) {
      if (this.#taken.has(one)) continue;
      let place = 0;
      while (used.has(place)) place++;
      used.add(place);
      this.#taken.set(one, place);
    }
    this.#most = Math.max(this.#most, ...used);
    return { of: new Map(this.#taken), size: this.#most + 1 };
  }
}
