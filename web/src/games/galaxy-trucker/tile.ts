/** How a component is drawn: symbols of the sheet `art/components.svg`, laid over each other on a grid of 64. */
import type { Face, Ship, Square } from './model';

export interface Use {
  readonly name: string;
  readonly transform?: string;
}

/** A token in its place: crew, charge, cube. */
export interface Token {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const PLATES = ['gt-plate', 'gt-plate-b', 'gt-plate-c', 'gt-plate-d'] as const;
export const BACK = 'gt-plate-back';

/** Every tile has its own wear, always the same. */
export const plate = (tile: string): string => {
  let sum = 0;
  for (const letter of tile) sum = (sum * 7 + letter.charCodeAt(0)) % 997;
  return PLATES[sum % PLATES.length]!;
};

/** Parts with a direction: one drawing turns; what has to be read travels along and stays upright, about this point. */
const UPRIGHT: Readonly<Record<string, readonly [number, number] | null>> = {
  cannon: null,
  engine: null,
  'cannon-engine': null,
  'double-cannon': [32, 43],
  'double-engine': [32, 23.5],
  'bidirectional-cannon': [30, 34],
  thruster: [29, 35],
  shield: [26, 38.5],
};

const OTHERWISE: Readonly<Record<string, string>> = {
  'defense-system': 'gt-auto_defense_system',
  plating: 'gt-indestructible_plating',
};

/** By how many quarters a part with a direction is turned. */
function quarters({ barrel, exhaust, guards, nozzles }: Face): number {
  if (barrel >= 0) return barrel;
  if (exhaust >= 0) return (exhaust + 2) % 4;
  const two = guards.length ? guards : nozzles;
  return two.find((side) => two.includes((side + 1) % 4)) ?? two[0] ?? 0;
}

function symbol({ kind, capacity, aliens, armour }: Face): string {
  if (OTHERWISE[kind]) return OTHERWISE[kind];
  const name = `gt-${kind.replaceAll('-', '_')}`;
  if (kind === 'special-cargo-hold' && armour.length) return 'gt-armored_cargo_hold';
  if (['battery', 'cargo-hold', 'special-cargo-hold'].includes(kind)) return `${name}-${capacity}`;
  if (kind === 'life-support') return `${name}-${aliens[0]}`;
  if (kind === 'shared-life-support') return `${name}-${aliens.length > 1 ? aliens.join('-') : 'brown-purple'}`;
  return name;
}

const turn = (quarters: number): string | undefined => (quarters ? `rotate(${quarters * 90} 32 32)` : undefined);

function part(face: Face): Use[] {
  const name = symbol(face);
  const upright = UPRIGHT[face.kind];
  if (upright === undefined) return [{ name }];
  const by = quarters(face);
  const turning: Use = { name: `${name}-turn`, transform: turn(by) };
  if (!upright) return [turning];
  const [x, y] = upright;
  return [turning, { name: `${name}-up`, transform: by ? `${turn(by)} rotate(${-by * 90} ${x} ${y})` : undefined }];
}

/** A component from its plate up, without what is aboard. */
export function drawing(face: Face, tile: string): Use[] {
  const sides = face.connectors.map((connector, side) => ({
    name: !connector && face.armour.includes(side) ? 'gt-side-plated' : `gt-side-${connector}`,
    transform: turn(side),
  }));
  return [{ name: plate(tile) }, ...sides, ...part(face)];
}

type Places = readonly (readonly [x: number, y: number, size: number])[];

const CREW: Readonly<Record<string, Places>> = {
  cabin: [[24, 34, 23], [40, 34, 23]],
  'start-cabin': [[24.3, 32.5, 22], [39.7, 32.5, 22]],
  'luxury-cabin': [[32, 37, 22]],
  'stasis-chamber': [[22, 24, 17], [42, 24, 17], [22, 43, 17], [42, 43, 17]],
}; // prettier-ignore
const ALIEN: Places[number] = [32, 33, 30];
const CELLS: Readonly<Record<string, Places>> = {
  'battery-2': [[24.5, 36, 23], [39.5, 36, 23]],
  'battery-3': [[21, 36, 22], [32, 36, 22], [43, 36, 22]],
  'cargo-and-battery': [[35.9, 32, 28], [45.5, 32, 28]],
  'special-cargo-and-battery': [[36.4, 32, 28], [45.8, 32, 28]],
}; // prettier-ignore
const HOLDS: Readonly<Record<string, Places>> = {
  'cargo-hold-1': [[32, 32, 26]],
  'cargo-hold-2': [[23, 32, 19], [41, 32, 19]],
  'cargo-hold-3': [[23, 23.5, 18], [41, 32, 18], [23, 40.7, 18]],
  'special-cargo-hold-1': [[32, 32, 24]],
  'special-cargo-hold-2': [[23.1, 32, 19], [40.9, 32, 19]],
  'mixed-cargo': [[23.6, 32, 19], [41.9, 23.3, 17], [41.9, 40.7, 17]],
  'cargo-and-battery': [[22.1, 23.3, 17], [22.1, 40.7, 17]],
  'special-cargo-and-battery': [[22.6, 32, 18]],
}; // prettier-ignore

/** Where the cubes of a hold lie: red ones first, where they may. */
export const bays = ({ kind, capacity }: Face): Places => HOLDS[kind] ?? HOLDS[`${kind}-${capacity}`] ?? [];

const put = (places: Places | undefined, names: readonly string[]): Token[] =>
  names.flatMap((name, n) => {
    const place = places?.[n];
    return place ? [{ name, x: place[0], y: place[1], size: place[2] }] : [];
  });

/** What is aboard on this square. */
export function aboard(ship: Ship, square: Square, face: Face): Token[] {
  const { kind, capacity } = face;
  const alien = ship.aliens[square];
  const humans = Array<string>(ship.humans[square] ?? ship.asleep[square] ?? 0).fill('gt-astronaut');
  const crew = alien && !humans.length ? put([ALIEN], [`gt-alien-${alien}`]) : [];
  const both = alien && humans.length ? [`gt-alien-${alien}`, ...humans] : humans;
  const charges = Array<string>(ship.batteries[square] ?? 0).fill('gt-charge');
  const cubes = (ship.goods[square] ?? []).map((good) => `gt-goods-${good}`);
  return [
    ...crew,
    ...put(CREW[kind] ?? CREW['cabin'], crew.length ? [] : both),
    ...put(CELLS[kind] ?? CELLS[`${kind}-${capacity}`], charges),
    ...put(bays(face), cubes),
  ];
}
