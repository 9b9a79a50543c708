/** Names for the parts of Galaxy Trucker's messages, and what lies in its box by name. */
import type { CardText, GalaxyTrucker, SaidMove as AnySaidMove } from '../../net/types';

export type View = GalaxyTrucker.View_;
export type Move = GalaxyTrucker.Move_;
export type Event = GalaxyTrucker.Event_;
export type Player = GalaxyTrucker.PlayerView;
export type Ship = GalaxyTrucker.ShipView;
export type Component = GalaxyTrucker.Component;
export type Face = GalaxyTrucker.Face;
export type Tile = GalaxyTrucker.Tile;
export type Plan = GalaxyTrucker.Plan;
export type Figures = GalaxyTrucker.Figures;
export type SaidMove = AnySaidMove<'galaxy-trucker'>;

/** A square of a board: 100 times the printed row plus the printed column. */
export type Square = number;
export const rowOf = (square: Square): number => Math.floor(square / 100);
export const columnOf = (square: Square): number => square % 100;
export const squareOf = (row: number, column: number): Square => row * 100 + column;

/** Stands for a tile or a card that this seat does not know. */
export const HIDDEN = '?';

const SIDES = ['front', 'right', 'rear', 'left'] as const;
type SideName = (typeof SIDES)[number];

/** A tile as it lies, turned by quarters clockwise: its sides in the directions of the board. */
export function turned(tile: Tile, turn: number): Face {
  const side = (name: SideName | null) => (name ? (SIDES.indexOf(name) + turn) % 4 : -1);
  const connectors = [0, 1, 2, 3].map((at) => tile.connectors[(at - turn + 4) % 4]!);
  const { kind, capacity, aliens, power, cost } = tile;
  return {
    ...{ kind, capacity, aliens, power, cost, turret: false, clear: [] },
    connectors: connectors as Face['connectors'],
    barrel: side(tile.barrel),
    second_barrel: side(tile.second_barrel),
    exhaust: side(tile.exhaust),
    guards: tile.guards.map(side),
    nozzles: tile.nozzles.map(side),
    armour: tile.armour.map(side),
    cells: kind === 'battery' ? capacity : tile.cells,
    normal: kind === 'cargo-hold' ? capacity : tile.normal,
    special: kind === 'special-cargo-hold' ? capacity : tile.special,
  };
}

/** The box, by name. */
export class Kit {
  readonly tiles: ReadonlyMap<string, Tile>;
  readonly plans: ReadonlyMap<string, Plan>;
  readonly cards: ReadonlyMap<string, CardText>;
  readonly #faces = new Map<string, Face>();

  constructor(readonly box: GalaxyTrucker.Box_) {
    this.tiles = new Map(box.tiles.map((tile) => [tile.id, tile]));
    this.plans = new Map(box.boards.map((plan) => [plan.id, plan]));
    this.cards = new Map(box.cards.map((card) => [card.code, card]));
  }

  /** How a tile lies; null for one that is not known. */
  face(tile: string, turn = 0): Face | null {
    const key = `${tile} ${turn}`;
    const known = this.#faces.get(key);
    const printed = this.tiles.get(tile);
    if (known || !printed) return known ?? null;
    const face = turned(printed, turn);
    this.#faces.set(key, face);
    return face;
  }

  /** What lies on a square of a ship, as the rules see it; null for an empty one. */
  on(ship: Ship, square: Square): Face | null {
    const part = ship.components[square];
    return part ? (ship.changed[square] ?? this.face(part.tile, part.turn)) : null;
  }

  plan(ship: Pick<Ship, 'board'>): Plan {
    return this.plans.get(ship.board) ?? this.box.boards[0]!;
  }

  figures(plan: Plan): Figures | undefined {
    return this.box.flight_boards[plan.number];
  }
}
