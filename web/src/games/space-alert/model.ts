/** Space Alert's views by short names, and what can be read off them without knowing a rule. */
import type { Games, SaidMove as Said, SpaceAlert } from '../../net/types';

export type View = Games['space-alert']['view'];
export type Move = Games['space-alert']['move'];
export type Event = Games['space-alert']['event'];
export type SaidMove = Said<'space-alert'>;
export type Half = SpaceAlert.Place['half'];
export type Role = SpaceAlert.Appoint['role'];
export type ZoneName = SpaceAlert.Station['zone'];
export type Announcement = SpaceAlert.Announcement;
export type Threat = SpaceAlert.Announced;
export type Crew = SpaceAlert.CrewView;
export type Back = SpaceAlert.Back;
export type Laid = SpaceAlert.Laid;

export const HALVES: readonly Half[] = ['action', 'movement'];
export const otherHalf = (half: Half): Half => (half === 'action' ? 'movement' : 'action');

export const ZONES: readonly ZoneName[] = ['red', 'white', 'blue'];
/** The trajectory of what is inside the ship, beside those of the three zones. */
export const INSIDE = 3;
export const LANES = [0, 1, 2, INSIDE] as const;
export const laneOf = (threat: Threat): number => threat.zone ?? INSIDE;
export const laneName = (lane: number): ZoneName | 'internal' => ZONES[lane] ?? 'internal';

/** One person plans for four androids. */
export const isSolo = (view: View): boolean => view.seats === 1 && view.crew.every(({ android }) => android);

/** Crew members in the order of turns: clockwise from the captain. */
export function acting({ order, captain }: Pick<View, 'order' | 'captain'>): number[] {
  const first = Math.max(0, order.indexOf(captain));
  return [...order.slice(first), ...order.slice(0, first)];
}

/** The roles of a crew member. */
export const rolesOf = (view: View, crew: number): Role[] =>
  (['captain', 'communications', 'security'] as const).filter((role) => view[role] === crew && holds(view, role));
/** In a solo flight only the captain's place in the order of turns is anybody's. */
const holds = (view: View, role: Role): boolean => role === 'captain' || !isSolo(view);

/** Whose cards this seat may lay, the own ones first. */
export function planned(view: View, you: number): number[] {
  if (you < 0) return [];
  const androids = view.crew.flatMap(({ android }, crew) => (android ? [crew] : []));
  return isSolo(view) ? androids : [you, ...androids];
}

/** The phase that a seat plans. */
export const planning = (view: View, you: number): number =>
  isSolo(view) ? view.phase : (view.crew[you]?.planning ?? view.phase);

/** The phase whose turns are laid now in the plan of a crew member. */
export function openPhase(view: View, you: number, crew: number): number {
  const one = view.crew[crew];
  return one && !one.android ? one.planning : Math.max(view.phase, planning(view, you));
}

/** Whether a phase of somebody's plan is closed, or not open yet. */
export function shutFor(view: View, you: number, crew: number, phase: number): 'past' | 'future' | false {
  const one = view.crew[crew];
  const first = one && !one.android ? one.planning : view.phase;
  return phase > openPhase(view, you, crew) ? 'future' : phase < first ? 'past' : false;
}
