/** Names for the parts of Death Angel's messages, and small helpers around places. */
import type { DeathAngel, Position as AnyPosition, SaidMove as AnySaidMove } from '../../net/types';

export type View = DeathAngel.View_;
export type Move = DeathAngel.Move_;
export type Event = DeathAngel.Event_;
export type Movement = Extract<Event, { event: 'movement-box-opened' }>;
export type Row = DeathAngel.RowView;
export type Side = DeathAngel.SideView;
export type Swarm = DeathAngel.SwarmView;
export type Terrain = DeathAngel.TerrainView;
export type Team = DeathAngel.TeamView;
export type Action = DeathAngel.ActionView;
export type Roll = DeathAngel.Roll;
/** What can be asked: the questions are among the steps that a game can have before it. */
export type Kind = View['pending'][number]['step'];
export type Marine = Row['marine'];
export type TerrainName = Terrain['terrain'];
export type Enemy = Swarm['cards'][number];
export type SideName = 'left' | 'right';
export type Position = AnyPosition<'death-angel'>;
export type SaidMove = AnySaidMove<'death-angel'>;

export interface At {
  side: SideName;
  /** Row, from 0. */
  row: number;
}

/** `L3` is left of the third row. */
export const parse = (place: string): At => ({
  side: place.startsWith('L') ? 'left' : 'right',
  row: Number(place.slice(1)) - 1,
});

export const place = (side: SideName, row: number): string => `${side === 'left' ? 'L' : 'R'}${row + 1}`;

export const isLord = (card: Enemy): boolean => card.startsWith('brood-lord');

/** What a card of the enemy shows. */
export const symbols = (card: Enemy): string[] =>
  card === 'brood-lord-1' ? ['head', 'tail'] : card === 'brood-lord-2' ? ['claws', 'tongue'] : [card];

/** The colour a Terrain card counts as (DA-9.12). */
export const COLOURS: Record<TerrainName, 'red' | 'orange' | 'yellow' | 'green'> = {
  'ventilation-duct': 'red',
  'spore-chimney': 'red',
  'dark-corner': 'orange',
  'promethium-tank': 'orange',
  door: 'yellow',
  'control-panel': 'yellow',
  corridor: 'green',
  artefact: 'green',
};

/** The team a card belongs to: cards are numbered 1 to 18 and lie with their teams. */
export function teamOfCard(view: View, card: number): Team | undefined {
  return view.teams.find((team) => team.chosen === card || team.actions.some((action) => action.card === card));
}

/** A card as its team has it: whether it can be chosen, and whether its Marine still stands. */
export const actionOf = (view: View, card: number): Action | undefined =>
  teamOfCard(view, card)?.actions.find((action) => action.card === card);

type Victim = Extract<Move, { move: 'slay' }>;

/** How many enemies are left of those that a move picks one of: who is picked already goes with the others. */
export function leftOf({ rows, marked }: View, { place, group, card }: Victim): number {
  const { side, row } = parse(place);
  const cards = rows[row]?.[side].swarms[group]?.cards ?? [];
  const picked = marked.filter((one) => one.place === place && one.group === group && one.card === card);
  return cards.filter((one) => one === card).length - picked.length;
}

/** The event that came last and is over: it can be read again. The card of the setup was no event yet. */
export const pastEvent = (view: View): string | undefined =>
  view.event || view.round === 1 ? undefined : view.event_discard.at(-1);

/** The event that was looked at, while it is asked where it goes: only who looked has it in the view. */
export const lookedAt = ({ question, scouted }: View): string | undefined =>
  question?.kind === 'scout-put' ? scouted.find(({ above }) => above === 0)?.event : undefined;

/** The die lies as well as it can: to roll again is allowed and no help, so it is no question but among all moves as a list. */
export const settled = ({ roll }: View): boolean => roll?.odds === 0;
