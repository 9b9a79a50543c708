/** What flies, flashes and breaks while an event is on stage: from where to where, in the stage's units. */
import { tokenPicture } from '../aboard';
import { ZONES, type Event } from '../model';
import { laneX, muzzle, roomMiddle, storeAt, systemAt, tokenAt, type Geometry, type Point } from './geometry';

export type Sheet = 'ship' | 'effects' | 'threats';

interface Shown {
  sheet: Sheet;
  sprite: string;
  size: number;
  /** Milliseconds after the event came on stage, at ×1. */
  after: number;
  color?: string;
}
export type Effect =
  | (Shown & { kind: 'beam'; from: Point; to: Point })
  | (Shown & { kind: 'fly'; from: Point; to: Point; turned?: boolean })
  | (Shown & { kind: 'pop' | 'stay' | 'boom' | 'wave'; at: Point })
  | { kind: 'chip'; at: Point; text: string; tone: 'good' | 'bad'; after: number }
  | { kind: 'shake'; zone: number };

export interface Whereabouts {
  threat(card: string): Point | null;
  figure(crew: number): Point | null;
}

/** Between two shots of one sum. */
export const STAGGER = 380;

const zoneOf = (zone: string): number => Math.max(0, ZONES.indexOf(zone as (typeof ZONES)[number]));

export function effectsOf(event: Event, g: Geometry, where: Whereabouts): Effect[] {
  const s = g.threat;
  const pop = (at: Point | null, sheet: Sheet, sprite: string, size = s * 0.6, after = 0): Effect[] =>
    at ? [{ kind: 'pop', at, sheet, sprite, size, after }] : [];
  const over = (crew: number): Point | null => {
    const at = where.figure(crew);
    return at && { x: at.x, y: at.y - g.figure * 0.7 };
  };
  switch (event.event) {
    case 'weapon-fired':
      return pop(muzzle(g, event.station), 'effects', 'fx-muzzle', s * 0.5, 150);
    case 'damage-computed':
      return shots(event, g, where);
    case 'threat-destroyed': {
      const at = where.threat(event.threat);
      return at ? [1, 2, 3].map((n) => boom(at, n, s)) : [];
    }
    case 'zone-hit':
      return strike(event, g, where);
    case 'damage-token': {
      const zone = zoneOf(event.zone);
      const at = tokenAt(g, event.token, zone);
      const sprite = tokenPicture(event.token, zone);
      return [
        { kind: 'pop', at, sheet: 'effects', sprite: 'fx-spark', size: s * 0.8, after: 250 },
        {
          kind: 'fly',
          from: { x: at.x, y: at.y - s * 2 },
          to: at,
          sheet: 'ship',
          sprite: 'dmg-back',
          size: s * 0.55,
          after: 0,
        },
        { kind: 'stay', at, sheet: 'ship', sprite, size: s * 0.6, after: 420 },
      ];
    }
    case 'energy-moved':
      return energy(storeAt(g, event.source), storeAt(g, event.target), event.amount + (event.bonus ?? 0), g);
    case 'energy-shifted':
      return energy(storeAt(g, event.source), storeAt(g, event.target), event.amount, g);
    case 'energy-lost':
      return pop(storeAt(g, event.source), 'effects', 'fx-drain', s * 0.6);
    case 'rocket-launched': {
      const from = muzzle(g, 'rocket');
      const to = { x: from.x + s * 0.9, y: g.ship.y - s * 0.2 };
      return [{ kind: 'fly', from, to, sheet: 'ship', sprite: 'sys-rocket', size: s * 0.55, after: 0 }];
    }
    case 'maintained':
      return pop(systemAt(g, 1, 2), 'ship', 'computer-serviced');
    case 'looked':
      return pop(systemAt(g, 4, 2), 'ship', 'marker-seen');
    case 'computer-check':
      return pop(systemAt(g, 1, 2), 'ship', event.passed ? 'computer-serviced' : 'computer-idle', s * 0.9);
    case 'no-effect':
      return pop(over(event.crew), 'ship', 'marker-static', s * 0.4);
    case 'delayed':
      return pop(over(event.crew), 'ship', 'marker-delay', s * 0.5);
    case 'tripped':
    case 'trip-declared':
      return pop(over(event.crew), 'ship', 'marker-delay', s * 0.5);
    case 'knocked-out':
      return pop(over(event.crew), 'effects', 'fx-ko', s * 0.6);
    case 'squad-taken':
      return pop(over(event.crew), 'ship', event.active ? 'battlebot' : 'battlebot-off', s * 0.5);
    case 'squad-repaired':
      return pop(over(event.crew), 'ship', 'battlebot', s * 0.5);
    case 'intruder-hit':
    case 'repaired':
    case 'threat-damaged':
      return pop(where.threat(event.threat), 'effects', 'fx-spark', s * 0.8, 100);
    case 'threat-action':
      return pop(where.threat(event.threat), 'ship', `marker-${event.letter.toLowerCase()}`, s * 0.55);
    case 'ship-jumped':
      return pop(roomMiddle(g, 1), 'effects', 'fx-jump', g.w * 0.7);
    case 'ship-lost':
      return [0, 1, 2].flatMap((zone) =>
        [1, 2, 3].map((n) => boom(roomMiddle(g, zone + 3 * (zone % 2)), n, s * 2, zone * 300)),
      );
    default:
      return [];
  }
}

const boom = (at: Point, n: number, size: number, after = 0): Effect => ({
  kind: 'boom',
  at,
  sheet: 'effects',
  sprite: `fx-boom-${n}`,
  size: size * (0.8 + 0.25 * n),
  after: after + (n - 1) * 130,
});

function energy(from: Point, to: Point, amount: number, g: Geometry): Effect[] {
  return Array.from({ length: Math.min(amount, 5) }, (_, n) => ({
    kind: 'fly' as const,
    from,
    to,
    sheet: 'ship' as const,
    sprite: 'energy-block',
    size: g.tall ? 13 : 26,
    after: n * 120,
  }));
}

function shots(event: Extract<Event, { event: 'damage-computed' }>, g: Geometry, where: Whereabouts): Effect[] {
  const to = where.threat(event.threat);
  if (!to) return [];
  const s = g.threat;
  const fired = event.shots.flatMap(({ weapon, strength }, i): Effect[] => {
    const from = muzzle(g, weapon);
    const after = i * STAGGER;
    const chip: Effect = {
      kind: 'chip',
      at: { x: to.x + s * (0.2 + 0.6 * i), y: to.y + s * 0.8 },
      text: `${strength}`,
      tone: 'good',
      after: after + 200,
    };
    const color = weapon.endsWith('lower') && weapon !== 'white-lower' ? 'var(--yellow)' : 'var(--green)';
    if (weapon === 'rocket' || weapon === 'interceptors') {
      const sprite = weapon === 'rocket' ? 'sys-rocket' : 'sys-interceptors';
      return [{ kind: 'fly', from, to, sheet: 'ship', sprite, size: s * 0.6, after, turned: true }, chip];
    }
    if (weapon === 'white-lower') {
      const at = { x: laneX(g, 1), y: g.ship.y };
      return [{ kind: 'wave', at, sheet: 'effects', sprite: 'fx-pulse-wave', size: g.w * 0.8, after, color }, chip];
    }
    const sprite = weapon.endsWith('upper') ? 'fx-beam-heavy' : 'fx-beam-light';
    return [{ kind: 'beam', from, to, sheet: 'effects', sprite, size: g.tall ? 14 : 26, after, color }, chip];
  });
  const last = event.shots.length * STAGGER;
  return [
    ...fired,
    ...(event.shield
      ? [
          {
            kind: 'chip' as const,
            at: { x: to.x - s * 0.5, y: to.y + s * 0.8 },
            text: `−${event.shield}`,
            tone: 'bad' as const,
            after: last,
          },
        ]
      : []),
    ...(event.dealt
      ? [{ kind: 'pop' as const, at: to, sheet: 'effects' as const, sprite: 'fx-spark', size: s, after: last }]
      : []),
  ];
}

function strike(event: Extract<Event, { event: 'zone-hit' }>, g: Geometry, where: Whereabouts): Effect[] {
  const zone = zoneOf(event.zone);
  const s = g.threat;
  const edge = { x: laneX(g, zone), y: g.ship.y + 10 };
  const from = where.threat(event.threat);
  const room = roomMiddle(g, zone);
  const found: Effect[] = [];
  if (from && !event.inside)
    found.push({
      kind: 'beam',
      from,
      to: edge,
      sheet: 'effects',
      sprite: 'fx-beam-heavy',
      size: g.tall ? 14 : 26,
      after: 0,
      color: 'var(--coral)',
    });
  if (event.absorbed)
    found.push({
      kind: 'pop',
      at: edge,
      sheet: 'effects',
      sprite: event.tokens ? 'fx-shield-fail' : 'fx-shield-hit',
      size: s * 1.6,
      after: 200,
    });
  if (event.tokens) {
    found.push({
      kind: 'pop',
      at: event.inside ? room : edge,
      sheet: 'effects',
      sprite: 'fx-breach',
      size: s,
      after: 420,
    });
    found.push({ kind: 'shake', zone });
    found.push({
      kind: 'chip',
      at: { x: edge.x + s * 0.8, y: edge.y },
      text: `${event.tokens}`,
      tone: 'bad',
      after: 500,
    });
  }
  return found;
}
