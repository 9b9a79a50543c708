/** The things on Space Alert's board, each with the fields of the moves it stands for. */
import type { Manner, Thing } from '../../hand/spots';
import { HALVES, planned, type Half, type Move, type Role, type View } from './model';

/** Cards of the same name are alike; copies are told apart by their number among them. */
export interface Held {
  readonly card: string;
  readonly copy: number;
}

export function copies(hand: readonly string[]): Held[] {
  const seen = new Map<string, number>();
  return hand.map((card) => {
    const copy = seen.get(card) ?? 0;
    seen.set(card, copy + 1);
    return { card, copy };
  });
}

/** Half a card of the hand: into a slot with this half up, or to somebody else as it is. */
export const halfThing = ({ card, copy }: Held, half: Half): Thing => ({
  name: `card:${card}#${copy}:${half}`,
  at: [
    { move: 'place', card, half },
    { move: 'give', card },
  ],
  secret: true,
});

/** Half of the heroic card that lies beside an android. */
export const heroicThing = (crew: number, card: string, half: Half): Thing => ({
  name: `heroic:${crew}:${half}`,
  at: [{ move: 'place', crew, card, half }],
});

/** A slot: an empty one takes a card; one that is laid turns over, changes places or goes back to the hand. */
export const slotThing = (view: View, crew: number, slot: number): Thing => {
  const name = `slot:${crew}:${slot}`;
  const swaps = [
    { move: 'swap', crew, slot },
    { move: 'swap', crew, other: slot },
  ];
  if (!view.crew[crew]?.slots[slot - 1]) return { name, at: [{ move: 'place', crew, slot }, ...swaps] };
  return { name, at: [...swaps, { move: 'take-back', crew, slot }], tap: { move: 'turn', crew, slot } };
};

/** All of the hand: where a laid card is dropped to be taken back. */
export const handThing: Thing = { name: 'hand', at: [{ move: 'take-back' }] };

/** Somebody at the table: gets a card in a data transfer, a role in the briefing, an android as neighbour. */
export const personThing = (crew: number): Thing => ({
  name: `crew:${crew}`,
  at: [
    { move: 'give', to: crew },
    { move: 'appoint', crew },
    { move: 'seat-android', after: crew },
    { move: 'seat-android', android: crew },
  ],
});

export const roleThing = (role: Role): Thing => ({ name: `role:${role}`, at: [{ move: 'appoint', role }] });

export const ROLES: readonly Role[] = ['captain', 'communications', 'security'];

/** All that lies on the table. */
export function things(view: View, you: number): Thing[] {
  const people = view.crew.map((_, crew) => personThing(crew));
  if (view.stage === 'briefing') return [...people, ...ROLES.map(roleThing)];
  const rows = planned(view, you).flatMap((crew) => [
    ...(view.crew[crew]?.slots.map((_, n) => slotThing(view, crew, n + 1)) ?? []),
    ...heroics(view, crew),
  ]);
  const hand = copies(view.hand).flatMap((held) => HALVES.map((half) => halfThing(held, half)));
  return [...rows, ...hand, handThing, ...people];
}

const heroics = (view: View, crew: number): Thing[] => {
  const card = view.crew[crew]?.heroic;
  return card ? HALVES.map((half) => heroicThing(crew, card, half)) : [];
};

/** In the briefing a role is given to somebody, and an android goes after somebody: whom comes second. */
const BRIEFING: Manner<Move> = { after: { after: 'android', crew: 'role' } };
/** A card is laid by tapping half of it and a turn, the last turn like all before it: who taps the turn as ever would turn over what
 * lies there by then. And what is handed over does not come back: it takes the card and whoever gets it. */
const PLANNING: Manner<Move> = { confirm: ({ move }, taps) => (move === 'give' || move === 'place') && taps < 2 };

export const manner = (view: View): Manner<Move> => (view.stage === 'briefing' ? BRIEFING : PLANNING);
