/** The server's ship check, as figures with the squares they come from. */
import type { Face, Kit, Player, Square } from '../model';

export interface Figure {
  readonly name: 'cannons' | 'engines' | 'crew' | 'batteries' | 'cargo' | 'open' | 'networks' | 'faults';
  readonly icon: string;
  readonly value: string;
  readonly warn?: boolean;
  readonly squares: readonly Square[];
}

/** Half points as players write them: 3½. */
export const halves = (points: number): string =>
  points % 2 ? `${points > 1 ? Math.floor(points / 2) : ''}½` : String(points / 2);

/** What it has by itself, and what batteries add. */
const power = ([alone, charged]: readonly [number, number]): string =>
  charged > alone ? `${halves(alone)}+${halves(charged - alone)}` : halves(alone);

/** The check, with what is nothing put in: it travels without. */
export const checkOf = ({ check }: Player) => ({
  ...{
    seats: 0,
    crew: 0,
    cells: 0,
    batteries: 0,
    cargo: 0,
    special_cargo: 0,
    exposed: {},
    faults: [],
    guarded: [],
    networks: [],
  },
  cannons: [0, 0] as const,
  engines: [0, 0] as const,
  ...check,
});

/** Every open connector: on which square, on which side. */
export const openOf = (player: Player): { square: Square; side: number }[] =>
  Object.entries(checkOf(player).exposed).flatMap(([square, sides]) =>
    sides.map((side) => ({ square: Number(square), side })),
  );

export function figures(player: Player, kit: Kit): Figure[] {
  const { ship } = player;
  const check = checkOf(player);
  const where = (is: (face: Face) => boolean): Square[] =>
    Object.keys(ship.components)
      .map(Number)
      .filter((square) => is(kit.on(ship, square)!));
  const cargo = check.special_cargo ? `${check.cargo}+${check.special_cargo}` : String(check.cargo);
  const open = openOf(player);
  const aboard = check.crew > 0;
  const wrong = check.faults.map(({ row, column }) => row * 100 + column);
  const faults: Figure = {
    ...{ name: 'faults', icon: 'gt-mark-refused', value: String(wrong.length), warn: true },
    squares: wrong,
  };
  const joined = check.networks.filter((network) => network.length > 1);
  return [
    { name: 'cannons', icon: 'gt-cannon', value: power(check.cannons), squares: where(({ barrel }) => barrel >= 0) },
    { name: 'engines', icon: 'gt-engine', value: power(check.engines), squares: where(({ exhaust }) => exhaust >= 0) },
    {
      ...{ name: 'crew', icon: 'gt-astronaut', value: String(aboard ? check.crew : check.seats) },
      squares: where(({ kind }) => kind.includes('cabin')),
    },
    {
      ...{ name: 'batteries', icon: 'gt-charge', value: String(aboard ? check.batteries : check.cells) },
      squares: where(({ cells }) => cells > 0),
    },
    {
      ...{ name: 'cargo', icon: 'gt-goods-yellow', value: cargo },
      squares: where(({ normal, special }) => normal + special > 0),
    },
    {
      ...{ name: 'open', icon: 'gt-open-connector', value: String(open.length), warn: open.length > 0 },
      squares: open.map(({ square }) => square),
    },
    ...(joined.length
      ? [{ name: 'networks', icon: 'gt-switchboard', value: `${joined.length}`, squares: joined.flat() } as const]
      : []),
    ...(wrong.length ? [faults] : []),
  ];
}
