/** Goods while they are arranged: nothing is sent before the owner is content, then all of it is one move. */
import { columnOf, rowOf, squareOf, type Kit, type Move, type SaidMove, type Ship, type Square } from '../model';
import type { Good } from './model';

export interface Cube {
  id: number;
  good: Good;
  /** The hold; null in the loading bay, from where it is thrown away. */
  at: Square | null;
}

type Arrange = Extract<Move, { move: 'arrange' }>;
type Stack = Arrange['holds'][number];

const VALUE: readonly Good[] = ['red', 'yellow', 'green', 'blue'];

export class Draft {
  cubes = $state.raw<readonly Cube[]>([]);
  /** The cube that goes where the next tap says. */
  picked = $state<number | null>(null);

  constructor(ship: Ship, bay: readonly Good[]) {
    const aboard = Object.entries(ship.goods).flatMap(([square, goods]) =>
      (goods as Good[]).map((good) => ({ good, at: Number(square) })),
    );
    this.cubes = [...aboard, ...bay.map((good) => ({ good, at: null }))].map((cube, id) => ({ ...cube, id }));
  }

  on(square: Square | null): Cube[] {
    return this.cubes
      .filter(({ at }) => at === square)
      .sort((one, other) => VALUE.indexOf(one.good) - VALUE.indexOf(other.good));
  }

  /** The same cubes with one of them elsewhere. */
  carried(id: number, to: Square | null): readonly Cube[] {
    return this.cubes.map((cube) => (cube.id === id ? { ...cube, at: to } : cube));
  }

  move(cubes: readonly Cube[] = this.cubes): Arrange {
    const stacks = new Map<Square, Good[]>();
    for (const { good, at } of cubes) if (at !== null) stacks.set(at, [...(stacks.get(at) ?? []), good]);
    const holds = [...stacks].map(([square, goods]): Stack => ({
      row: rowOf(square),
      column: columnOf(square),
      goods: goods.sort((one, other) => VALUE.indexOf(one) - VALUE.indexOf(other)),
    }));
    return { move: 'arrange', holds };
  }

  /** Lay the cubes as this arrangement says. */
  follow({ holds }: Arrange): void {
    const free = new Set(this.cubes.map(({ id }) => id));
    const laid = new Map<number, Square>();
    // Cubes that can stay where they are do so.
    for (const settled of [true, false])
      for (const { row, column, goods } of holds) {
        const square = squareOf(row, column);
        for (const [n, good] of goods.entries()) {
          const have = [...laid].filter(([id, at]) => at === square && this.cubes[id]!.good === good).length;
          if (have >= goods.slice(0, n + 1).filter((one) => one === good).length) continue;
          const found = this.cubes.find(
            (cube) => free.has(cube.id) && cube.good === good && (!settled || cube.at === square),
          );
          if (!found) continue;
          free.delete(found.id);
          laid.set(found.id, square);
        }
      }
    this.cubes = this.cubes.map((cube) => ({ ...cube, at: laid.get(cube.id) ?? null }));
    this.picked = null;
  }

  /** The ship as it would be loaded. */
  loaded(ship: Ship): Ship {
    const goods: Record<string, string[]> = {};
    for (const square of new Set(this.cubes.map(({ at }) => at)))
      if (square !== null) goods[square] = this.on(square).map(({ good }) => good);
    return { ...ship, goods };
  }
}

/** The best arrangement, as the server has found it. */
export const bestFit = (moves: readonly SaidMove[]): Arrange | null =>
  moves.flatMap(({ move }) => (move.move === 'arrange' ? [move] : []))[0] ?? null;

/** Where cubes can lie: holds, and whatever the server says takes a cube. */
export function holds(kit: Kit, ship: Ship, moves: readonly SaidMove[]): Square[] {
  const taking = moves.flatMap(({ move }) => (move.move === 'stow' ? [squareOf(move.row, move.column)] : []));
  const made = Object.keys(ship.components)
    .map(Number)
    .filter((square) => {
      const face = kit.on(ship, square);
      return face && face.normal + face.special > 0;
    });
  return [...new Set([...made, ...taking, ...Object.keys(ship.goods).map(Number)])].sort((one, other) => one - other);
}
