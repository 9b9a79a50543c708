/** The flight in what is known of a game: its turns, and what happened in them, as places of the timeline. */
import type { Phrase, Step } from '../../../net/types';
import type { Place } from '../../../tell/scene';
import type { Event, ZoneName } from '../model';

export interface Told extends Place {
  event: Event;
  phrase: Phrase | null;
  turn: number;
}

export interface Turn extends Place {
  turn: number;
  final: boolean;
}

export type MarkKind = 'threat' | 'hit' | 'kill' | 'survived' | 'serviced' | 'idle' | 'seen' | 'ko' | 'lost' | 'jump';

/** A thing that happened, on the ribbon. */
export interface Mark extends Place {
  kind: MarkKind;
  /** Turns since the start: 2.5 is the middle of turn 3. */
  at: number;
  /** The threat's number, or how many tokens. */
  value: number;
  zone: ZoneName | null;
}

export interface Flight {
  turns: readonly Turn[];
  told: readonly Told[];
  marks: readonly Mark[];
}

const before = (a: Place, b: Place): boolean => a.n < b.n || (a.n === b.n && a.i < b.i);
export const atOrBefore = (a: Place, b: Place): boolean => !before(b, a);

/** All flights of a game (a campaign has up to three), in their order. */
export function flights(steps: readonly Step<'space-alert'>[]): Flight[] {
  const found: Told[][] = [];
  let turn = 0;
  for (const { n, events } of steps) {
    for (const [i, { event, phrase }] of events.entries()) {
      if (event.event === 'action-round-over') {
        found.push([]);
        turn = 0;
      }
      if (event.event === 'revealed') turn = event.turn;
      if (event.event === 'turn-begins') turn = event.turn;
      found.at(-1)?.push({ n, i, event, phrase, turn });
    }
  }
  return found.map((told) => ({ told, turns: turnsOf(told), marks: marksOf(told) }));
}

/** The flight at a place of the timeline: the last that began before it, or else the first. */
export const flightAt = (all: readonly Flight[], place: Place): Flight | null =>
  all.filter(({ told }) => told[0] && atOrBefore(told[0], place)).at(-1) ?? all[0] ?? null;

/** A turn begins where its cards are revealed. */
function turnsOf(told: readonly Told[]): Turn[] {
  const turns: Turn[] = [];
  for (const { n, i, event } of told) {
    if (event.event !== 'revealed' && event.event !== 'turn-begins') continue;
    if (turns.at(-1)?.turn === event.turn) continue;
    turns.push({ n, i, turn: event.turn, final: event.event === 'turn-begins' && !!event.final });
  }
  return turns;
}

function marksOf(told: readonly Told[]): Mark[] {
  const sizes = new Map<number, number>();
  for (const { turn } of told) sizes.set(turn, (sizes.get(turn) ?? 0) + 1);
  const counted = new Map<number, number>();
  return told.flatMap((one) => {
    const nth = counted.get(one.turn) ?? 0;
    counted.set(one.turn, nth + 1);
    const mark = markOf(one.event);
    const at = Math.max(0, one.turn - 1) + nth / (sizes.get(one.turn) ?? 1);
    return mark ? [{ n: one.n, i: one.i, at, value: 0, zone: null, ...mark }] : [];
  });
}

function markOf(event: Event): { kind: MarkKind; value?: number; zone?: ZoneName | null } | null {
  switch (event.event) {
    case 'threat-appeared':
      return { kind: 'threat', value: event.number, zone: event.zone };
    case 'zone-hit':
      return event.tokens ? { kind: 'hit', value: event.tokens, zone: event.zone } : null;
    case 'threat-destroyed':
      return { kind: 'kill' };
    case 'threat-survived':
      return { kind: 'survived' };
    case 'computer-check':
      return { kind: event.passed ? 'serviced' : 'idle' };
    case 'visual-confirmed':
      return { kind: 'seen', value: event.points };
    case 'knocked-out':
      return { kind: 'ko' };
    case 'ship-lost':
      return { kind: 'lost' };
    case 'ship-jumped':
      return { kind: 'jump' };
    default:
      return null;
  }
}

/** What has been told of the turn that is on stage, up to this place. */
export function toldUpTo({ told }: Flight, place: Place): Told[] {
  const seen = told.filter((one) => atOrBefore(one, place));
  const turn = seen.at(-1)?.turn;
  return seen.filter((one) => one.turn === turn);
}

/** Who fired what hits now: a cannon in this turn, a rocket in the turn before. */
export function gunner(told: readonly Told[], place: Place, weapon: string): number | null {
  const shot = told
    .filter(
      (one) =>
        atOrBefore(one, place) &&
        ((one.event.event === 'weapon-fired' && one.event.station === weapon) ||
          (weapon === 'rocket' && one.event.event === 'rocket-launched') ||
          (weapon === 'interceptors' && one.event.event === 'crew-moved' && one.event.how === 'launch')),
    )
    .at(-1);
  return shot && 'crew' in shot.event && typeof shot.event.crew === 'number' ? shot.event.crew : null;
}

/** The next damage after a place. */
export const nextHit = ({ marks }: Flight, place: Place): Mark | null =>
  marks.find((mark) => (mark.kind === 'hit' || mark.kind === 'lost') && before(place, mark)) ?? null;
