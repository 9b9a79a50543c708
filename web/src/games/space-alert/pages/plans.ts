/** A flight as a crew with the real box enters it: what lies where, and the file the server flies. No rule is checked here. */
import type { Games, SpaceAlert } from '../../../net/types';

export const TURNS = 12;
export const ZONES = ['red', 'white', 'blue'] as const;
export type Zone = (typeof ZONES)[number];
/** The track of a threat; inside the ship it has no zone. */
export type Track = Zone | 'internal';
export const TRACKS: readonly Track[] = [...ZONES, 'internal'];

export interface Member {
  name: string;
  /** What is up in each turn, in the notation of plans. */
  plan: string[];
}

export interface Threat {
  card: string;
  turn: number;
  zone: Zone | null;
}

/** What is entered. */
export interface Flight {
  crew: Member[];
  trajectories: Record<Track, number>;
  threats: Threat[];
  /** For each zone the tokens in the order in which they were drawn, as far as anybody knows. */
  damage: Record<Zone, string[]>;
  seed: number;
  /** What a file says besides: trips, carried damage, rulings. It is flown as it stands there. */
  more: Partial<File>;
}

type File = Games['space-alert']['tools']['resolve']['takes'];

/** The halves that can be up, as they lie in the palette. */
export const ORDERS: readonly (readonly string[])[] = [
  ['A', 'B', 'C', 'R'],
  ['<', '^', '>', '.'],
  ['A!', 'B!', 'R!'],
  ['@ur', '@uw', '@ub', '@lr', '@lw', '@lb'],
];

const nobody = (name: string): Member => ({ name, plan: Array<string>(TURNS).fill('.') });

export const empty = (names: readonly string[]): Flight => ({
  crew: names.map(nobody),
  trajectories: { red: 1, white: 2, blue: 3, internal: 4 },
  threats: [],
  damage: { red: [], white: [], blue: [] },
  seed: 1,
  more: {},
});

/** One more or one less. */
export function resized(flight: Flight, names: readonly string[]): Flight {
  return { ...flight, crew: names.map((name, n) => flight.crew[n] ?? nobody(name)) };
}

export function laid(flight: Flight, member: number, turn: number, order: string): Flight {
  const crew = flight.crew.map((one, n) =>
    n === member ? { ...one, plan: one.plan.map((old, at) => (at === turn - 1 ? order : old)) } : one,
  );
  return { ...flight, crew };
}

/** The next number that nobody has announced yet. */
export const nextNumber = ({ threats }: Flight): number =>
  [1, 2, 3, 4, 5, 6, 7, 8].find((turn) => !threats.some((one) => one.turn === turn)) ?? 8;

/** Tokens that were tapped come first; those nobody saw follow in the order of the box. */
export function stacks(flight: Flight, tokens: readonly string[]): Record<Zone, string[]> | null {
  if (ZONES.every((zone) => flight.damage[zone].length === 0)) return null;
  const gone = (zone: Zone): readonly string[] => [...flight.damage[zone], ...(flight.more.carried?.[zone] ?? [])];
  const whole = (zone: Zone) => [...flight.damage[zone], ...tokens.filter((one) => !gone(zone).includes(one))];
  return { red: whole('red'), white: whole('white'), blue: whole('blue') };
}

/** What the server flies, and `starboard resolve` too. */
export function fileOf(flight: Flight, tokens: readonly string[]): File {
  const damage = stacks(flight, tokens);
  return {
    crew: flight.crew.map(({ name, plan }) => ({ name, plan: plan.slice(0, flight.more.turns ?? TURNS).join(' ') })),
    trajectories: flight.trajectories,
    threats: flight.threats.map(({ card, turn, zone }) => ({ card, turn, ...(zone ? { zone } : {}) })),
    // The box's own words for the tokens, which the types list one by one.
    ...(damage ? { damage: damage as unknown as SpaceAlert.Stacks } : { seed: flight.seed }),
    ...flight.more,
  };
}

/** A file that the server has flown, as it lies on this page. */
export function flightOf(file: File, names: readonly string[]): Flight {
  const { crew, trajectories, threats, damage, seed, ...more } = file;
  const start = empty([]);
  const plan = (text: string) => text.split(/\s+/).filter(Boolean);
  return {
    crew: crew.map(({ name, plan: laid }, n) => {
      const orders = plan(laid ?? '');
      return { name: name || (names[n] ?? ''), plan: Array.from({ length: TURNS }, (_, turn) => orders[turn] ?? '.') };
    }),
    trajectories: { ...start.trajectories, ...trajectories },
    threats: (threats ?? []).map(({ card, turn, zone }) => ({ card, turn, zone: zone ?? null })),
    damage: { ...start.damage, ...(damage as unknown as Partial<Record<Zone, string[]>> | undefined) },
    seed: seed ?? start.seed,
    more,
  };
}
