/** How Death Angel's events look: how long, with which sound, and what the board shows afterwards.
 *
 * The pictures between two positions are painted from the events alone. They decide nothing: when the story is told, the
 * server's view stands on the board.
 */
import type { Script } from '../../tell/director.svelte';
import { same } from '../../tell/identity';
import type { Sound } from '../../sound/effects';
import {
  UNKNOWN,
  parse,
  type Enemy,
  type Event,
  type Row,
  type Side,
  type Swarm,
  type Terrain,
  type View,
} from './model';
import { cues } from './sounds';

type Tag = Event['event'];

/** Milliseconds on stage; what is not named here stays for a moment if it has a line in the log. */
const LASTS: Partial<Record<Tag, number>> = {
  'formation-dealt': 500,
  'phase-began': 450,
  'round-began': 0,
  'action-chosen': 0,
  'actions-revealed': 1000,
  'card-began': 350,
  'tokens-placed': 300,
  traded: 320,
  turned: 260,
  'marine-slain': 1000,
  'marine-rescued': 800,
  'team-eliminated': 700,
  spawned: 480,
  'genestealer-slain': 400,
  'swarm-moved': 420,
  'brood-lord-arrived': 900,
  'attack-rolled': 950,
  'attack-missed': 500,
  'defence-rolled': 850,
  'defence-judged': 650,
  'die-rolled': 1150,
  'event-drawn': 2000,
  'event-revealed': 2000,
  'spawn-box-opened': 500,
  'movement-box-opened': 600,
  'terrain-placed': 180,
  'terrain-discarded': 60,
  'blips-added': 350,
  travelled: 2200,
  'game-won': 900,
  'game-lost': 900,
};
const OTHERWISE = 320;

const SOUNDS: Partial<Record<Tag, Sound>> = cues;

export const script: Script<View, Event> = {
  // A card that nobody else may see yet is only a back: no time to read is needed.
  lasts: (event, said) =>
    event.event === 'event-drawn' && !event.card ? OTHERWISE : (LASTS[event.event] ?? (said ? OTHERWISE : 0)),
  sound: (event) => SOUNDS[event.event] ?? null,
  after,
};

const MEMORABLE: readonly Tag[] = ['marine-slain', 'travelled', 'brood-lord-arrived', 'marine-rescued'];

export const memorable = (event: Event): boolean => MEMORABLE.includes(event.event);

function after(view: View, event: Event): View {
  switch (event.event) {
    case 'round-began':
      return { ...view, round: event.round, order: [], resolved: [], resolving: 0, event: null };
    case 'phase-began':
      return { ...view, phase: event.phase };
    case 'actions-revealed':
      return { ...view, order: event.cards };
    case 'card-began':
      return {
        ...view,
        resolved: view.resolving ? [...view.resolved, view.resolving] : view.resolved,
        resolving: event.card,
      };
    case 'tokens-placed':
      return tokensPlaced(view, event.on, event.tokens ?? 1);
    case 'tokens-lost':
      return {
        ...marine(view, event.marine, (row) => ({ ...row, tokens: row.tokens - (event.tokens ?? 1) })),
        supply: view.supply + (event.tokens ?? 1),
      };
    case 'tokens-collected':
      return {
        ...view,
        rows: view.rows.map((row) => ({ ...row, tokens: row.marine === event.marine ? event.tokens : 0 })),
      };
    case 'traded':
      return traded(view, event.marine, event.other);
    case 'turned':
      return marine(view, event.marine, (row) => ({ ...row, facing: event.side }));
    case 'activated':
      return terrains(view, (card) => (card.terrain === event.terrain ? [{ ...card, activated: true }] : [card]));
    case 'marine-slain':
      return slain(view, event.position - 1, event.moving);
    case 'spawned':
      return spawned(view, event.place, event.cards);
    case 'brood-lord-arrived':
      return at(view, event.place, (side) => join(side, [event.card]));
    case 'genestealer-slain':
      return at(view, event.place, (side) => without(side, event.group ?? 0, [event.card]));
    case 'swarm-moved':
      return swarmMoved(view, event.place, event.to, event.group ?? 0);
    case 'swarm-protected':
      return at(view, event.place, (side) => swarm(side, event.group ?? 0, (group) => ({ ...group, protected: true })));
    case 'swarms-merged':
      return at(view, event.place, (side) => ({ ...side, swarms: merged(side.swarms) }));
    case 'sent-to-blips':
      return sentToBlips(view, event.side, event.cards, event.places);
    case 'blips-added':
      return { ...view, left_blips: view.left_blips + event.left, right_blips: view.right_blips + event.right };
    case 'blips-discarded':
      return pile(view, event.side, -event.cards.length);
    case 'event-drawn':
      return { ...view, event: event.card || null, event_hidden: !event.card };
    case 'event-revealed':
      return { ...view, event: event.card, event_hidden: false };
    case 'terrain-placed':
      return at(noTerrain(view, event.terrain), event.place, (side) => ({
        ...side,
        terrain: [...side.terrain, { terrain: event.terrain, tokens: 0, activated: false, capped: false }],
      }));
    case 'terrain-discarded':
      return noTerrain(view, event.terrain);
    case 'travelled':
      // The old Terrain folds with the old Location (DA-10.6).
      return {
        ...terrains(view, () => []),
        location: { ...view.location, code: event.location, step: view.location.step + 1, tokens: 0 },
      };
    default:
      return view;
  }
}

function marine(view: View, name: string, change: (row: Row) => Row): View {
  return { ...view, rows: view.rows.map((row) => (row.marine === name ? change(row) : row)) };
}

function at(view: View, where: string, change: (side: Side) => Side): View {
  const { side, row: n } = parse(where);
  return { ...view, rows: view.rows.map((row, i) => (i === n ? { ...row, [side]: change(row[side]) } : row)) };
}

function terrains(view: View, change: (card: Terrain) => Terrain[]): View {
  const both = (row: Row, side: 'left' | 'right'): Side => ({
    ...row[side],
    terrain: row[side].terrain.flatMap(change),
  });
  return { ...view, rows: view.rows.map((row) => ({ ...row, left: both(row, 'left'), right: both(row, 'right') })) };
}

/** There is one card of each Terrain (DA-1.4): wherever it lay, it is gone from there. */
function noTerrain(view: View, terrain: Terrain['terrain']): View {
  return terrains(view, (card) => (card.terrain === terrain ? [] : [card]));
}

function pile(view: View, side: 'left' | 'right', by: number): View {
  return side === 'left'
    ? { ...view, left_blips: Math.max(0, view.left_blips + by) }
    : { ...view, right_blips: Math.max(0, view.right_blips + by) };
}

function tokensPlaced(view: View, on: string, tokens: number): View {
  const paid = { ...view, supply: view.supply - tokens };
  if (on === 'door')
    return terrains(paid, (card) => [card.terrain === 'door' ? { ...card, tokens: card.tokens + tokens } : card]);
  if (on === 'location') return { ...paid, location: { ...paid.location, tokens: paid.location.tokens + tokens } };
  return marine(paid, on, (row) => ({ ...row, tokens: row.tokens + tokens }));
}

/** Terrain and swarms stay with the row, everything else goes with the Marine (DA-7.12). */
function traded(view: View, one: string, other: string): View {
  const find = (name: string) => view.rows.find((row) => row.marine === name);
  const [a, b] = [find(one), find(other)];
  if (!a || !b) return view;
  const into = (row: Row, who: Row): Row => ({ ...who, position: row.position, left: row.left, right: row.right });
  return { ...view, rows: view.rows.map((row) => (row === a ? into(a, b) : row === b ? into(b, a) : row)) };
}

function slain(view: View, n: number, moving: 'above' | 'below' | 'none'): View {
  const dead = view.rows[n];
  const heir = view.rows[moving === 'above' ? n - 1 : n + 1];
  if (!dead || moving === 'none' || !heir) return { ...view, rows: view.rows.filter((row) => row !== dead) };
  const both = (side: 'left' | 'right'): Side => ({
    terrain: [...dead[side].terrain, ...heir[side].terrain],
    swarms: [...dead[side].swarms, ...heir[side].swarms],
  });
  const rows = view.rows
    .filter((row) => row !== dead)
    .map((row) => (row === heir ? { ...row, left: both('left'), right: both('right') } : row))
    .map((row, i) => ({ ...row, position: i + 1 }));
  return { ...view, rows, supply: view.supply + dead.tokens };
}

const sorted = (cards: readonly Enemy[]): Enemy[] =>
  [...cards].sort((a, b) => Number(a.startsWith('brood')) - Number(b.startsWith('brood')));

function join(side: Side, cards: readonly Enemy[], from?: Swarm): Side {
  const [first, ...rest] = side.swarms;
  const made: Swarm = first
    ? same({ ...first, cards: sorted([...first.cards, ...cards]), survival: UNKNOWN }, first)
    : { cards: sorted(cards), attacked: 0, protected: from?.protected ?? false, survival: UNKNOWN };
  if (!first && from) same(made, from);
  return { ...side, swarms: [made, ...rest] };
}

function swarm(side: Side, group: number, change: (swarm: Swarm) => Swarm | null): Side {
  const swarms = side.swarms.flatMap((each, n) => {
    if (n !== group) return [each];
    const changed = change(each);
    return changed ? [same(changed, each)] : [];
  });
  return { ...side, swarms };
}

function without(side: Side, group: number, cards: readonly Enemy[]): Side {
  return swarm(side, Math.min(group, side.swarms.length - 1), (each) => {
    const left = [...each.cards];
    for (const card of cards) {
      const n = left.indexOf(card);
      if (n >= 0) left.splice(n, 1);
    }
    return left.length ? { ...each, cards: left, survival: UNKNOWN } : null;
  });
}

function merged(swarms: readonly Swarm[]): Swarm[] {
  const [first] = swarms;
  return first
    ? [
        same(
          {
            ...first,
            survival: UNKNOWN,
            cards: sorted(swarms.flatMap((each) => each.cards)),
            protected: swarms.some((each) => each.protected),
          },
          first,
        ),
      ]
    : [];
}

function spawned(view: View, where: string, cards: readonly Enemy[]): View {
  if (cards.length === 0) return view;
  const taken = pile(view, parse(where).side, -cards.length);
  return at(taken, where, (side) => join(side, cards));
}

function swarmMoved(view: View, from: string, to: string, group: number): View {
  const { side, row } = parse(from);
  const moving = view.rows[row]?.[side].swarms[group] ?? view.rows[row]?.[side].swarms[0];
  if (!moving) return view;
  const left = at(view, from, (here) => ({ ...here, swarms: here.swarms.filter((each) => each !== moving) }));
  return at(left, to, (there) => join(there, moving.cards, moving));
}

function sentToBlips(view: View, side: 'left' | 'right', cards: readonly Enemy[], places: readonly string[]): View {
  let changed = pile(view, side, cards.length);
  cards.forEach((card, n) => {
    const where = places[n];
    if (where)
      changed = at(changed, where, (here) =>
        without(
          here,
          here.swarms.findIndex((each) => each.cards.includes(card)),
          [card],
        ),
      );
  });
  return changed;
}
