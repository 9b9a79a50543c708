/** The ship as it stands: energy, stores, damage and who is where; and where things are drawn on its cutaway. */
import { acting, type View } from './model';

export interface Figure {
  crew: number;
  station: number;
  squad: number;
  out: boolean;
}

export interface Aboard {
  reactor: readonly number[];
  reactorMost: readonly number[];
  shield: readonly number[];
  shieldMost: readonly number[];
  fuel: number;
  rockets: number;
  /** Of the weapon of each station. */
  strength: readonly number[];
  /** Stored in each station: 0 none, 1 active, 2 disabled. */
  squads: readonly number[];
  /** Tokens by zone. */
  damage: readonly (readonly number[])[];
  liftBroken: readonly boolean[];
  /** Whether a malfunction covers what A, B, C are: three for each station. */
  blocked: readonly boolean[];
  /** Somebody flies them, or they are lost: nothing stands there. */
  interceptorsAway: boolean;
  /** The turn that is played, and whether the computer has been seen to, by phase. */
  turn: number;
  maintained: readonly boolean[];
  figures: readonly Figure[];
  /** Stations of internal threats' tokens, by card. */
  intruders: readonly { card: string; station: number }[];
}

export function aboard(view: View): Aboard {
  const { flight } = view;
  return {
    reactor: flight.reactor,
    reactorMost: flight.reactor_capacity,
    shield: flight.shield,
    shieldMost: flight.shield_capacity,
    fuel: flight.fuel,
    rockets: flight.rockets,
    strength: flight.strength,
    squads: flight.squads,
    damage: flight.damage,
    liftBroken: flight.lift_broken,
    blocked: flight.blocked.map((malfunctions) => malfunctions > 0),
    interceptorsAway: flight.pilot >= 0 || flight.interceptors_lost,
    turn: flight.turn,
    maintained: flight.maintained,
    figures: flight.crew.map(({ station, squad, knocked_out: out }, n) => ({
      crew: acting(view)[n] ?? n,
      station,
      squad,
      out,
    })),
    intruders: flight.threats.flatMap(({ card, tokens, status }) =>
      status === 'in-play' ? tokens.map((station) => ({ card, station })) : [],
    ),
  };
}

/** The cutaway's own units. */
export const WIDTH = 390;
export const HEIGHT = 190;
const ROOM = { width: 113, height: 76, left: 17, top: 17, across: 121.5, down: 84 };

export interface Room {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where a station is drawn; space lies beside the red zone. */
export function roomAt(station: number): Room {
  const { width, height, left, top, across, down } = ROOM;
  if (station > 5) return { x: -6, y: -26, width: 40, height: 30 };
  return { x: left + across * (station % 3), y: top + down * Math.floor(station / 3), width, height };
}

/** The middle of a station's floor. */
export const floorAt = (station: number): { x: number; y: number } => {
  const { x, y, width, height } = roomAt(station);
  return { x: x + width / 2, y: y + height - 16 };
};

/** What A, B and C are drawn as. */
export const SYSTEMS: Readonly<Record<string, string>> = {
  'heavy-laser': 'sys-heavy-laser',
  'light-laser': 'sys-light-laser',
  'pulse-cannon': 'sys-pulse-cannon',
  shield: 'sys-shield',
  reactor: 'sys-reactor',
  fuel: 'sys-reactor-central',
  interceptors: 'sys-interceptors',
  computer: 'computer-idle',
  battlebots: 'battlebots-active',
  window: 'sys-window',
  rockets: 'sys-rocket',
};

const LOWER = ['dmg-light-laser', 'dmg-pulse-cannon', 'dmg-light-laser'];

/** A damage token by what it breaks there. */
export function tokenPicture(token: string, zone: number): string {
  switch (token) {
    case 'upper cannon':
      return 'dmg-heavy-laser';
    case 'lower cannon':
      return LOWER[zone] ?? '';
    case 'structural':
      return 'dmg-structure';
    default:
      return `dmg-${token}`;
  }
}
