/** What the card on the table has done so far, told event by event: who was hit where, what stopped it, who walks where.
 * It is drawn while people decide, so it outlives the moment in which it was told. */
import { squareOf, type Event, type Square } from '../model';
import type { HitKind, SideName, Step } from './model';

export type Outcome = 'coming' | 'missed' | 'bounced' | 'shielded' | 'shot-down' | 'destroyed';

/** A meteor or a shot at one ship. */
export interface Strike {
  /** The printed row or column. */
  line: number;
  /** The part that it meets first. */
  target: Square | null;
  outcome: Outcome;
  /** The shield or the cannon that stopped it. */
  by: Square | null;
  /** What is gone. */
  lost: Square[];
}

export interface Roll {
  hit: HitKind;
  side: SideName;
  dice: readonly number[];
  line: number;
  at: readonly number[];
  strikes: Record<number, Strike>;
}

/** Somebody who walks through a ship. */
export interface Walker {
  card: string;
  hand: 'left' | 'right';
  step: number;
  at: Square;
  heading: SideName;
  been: Square[];
  state: 'walks' | 'killed' | 'left';
}

/** Two sums side by side: an enemy and a ship, or all ships. */
export type Tally =
  | { kind: 'enemy'; seat: number; strength: number; power: number; outcome: 'draws' | 'loses' | 'wins' }
  | {
      kind: 'ships';
      what: 'cannons' | 'crew' | 'engines' | 'exposed';
      order: readonly number[];
      values: readonly number[];
      worst: number | null;
    };

export interface CardStory {
  card: string;
  number: number;
  rolls: Roll[];
  /** By seat. */
  walkers: Record<number, Walker[]>;
  bombs: Record<number, Square[]>;
  /** The dice that lie on the table, and the row or column that they name. */
  dice: readonly number[];
  named: { side: SideName; line: number } | null;
  tally: Tally | null;
  /** By seat: what a ship has broken into, until its owner keeps one piece. */
  pieces: Record<number, Square[][]>;
  /** What each ship has paid: battery tokens. */
  spent: Record<number, number>;
}

const begin = (card: string, number: number): CardStory => ({
  card,
  number,
  rolls: [],
  walkers: {},
  bombs: {},
  dice: [],
  named: null,
  tally: null,
  pieces: {},
  spent: {},
});

function strikeOf(story: CardStory, seat: number): Strike | null {
  const roll = story.rolls.at(-1);
  if (!roll) return null;
  return (roll.strikes[seat] ??= { line: roll.line, target: null, outcome: 'coming', by: null, lost: [] });
}

function strike(story: CardStory, seat: number, change: Partial<Strike>): void {
  const found = strikeOf(story, seat);
  if (found) Object.assign(found, change);
}

type Walking = Extract<Event, { hand: 'left' | 'right'; step: number }>;

function walk(story: CardStory, event: Walking): Walker {
  const walkers = (story.walkers[event.seat] ??= []);
  const at = squareOf(event.row, event.column);
  let one = walkers.find(({ hand }) => hand === event.hand);
  if (!one) {
    one = { card: event.card, hand: event.hand, step: 0, at, heading: 'rear', been: [], state: 'walks' };
    walkers.push(one);
  }
  if (one.step && event.step !== one.step) one.been.push(one.at);
  one.step = event.step;
  one.at = at;
  return one;
}

/** A double meteor's small half follows in the same line: it is another strike. */
function aim(story: CardStory, event: Extract<Event, { event: 'aimed' }>): void {
  const before = strikeOf(story, event.seat);
  if (before && before.outcome !== 'coming') delete story.rolls.at(-1)!.strikes[event.seat];
  const line = event.side === 'front' || event.side === 'rear' ? event.column : event.row;
  strike(story, event.seat, { target: squareOf(event.row, event.column), line });
}

function lose(story: CardStory, seat: number, squares: readonly Square[]): void {
  const found = strikeOf(story, seat);
  if (!found) return;
  found.lost.push(...squares);
  if (found.target !== null && squares.includes(found.target)) found.outcome = 'destroyed';
}

type Telling = { [Tag in Event['event']]?: (story: CardStory, event: Extract<Event, { event: Tag }>) => void };

const pay = (story: CardStory, { seat }: { seat: number }): void => {
  story.spent[seat] = (story.spent[seat] ?? 0) + 1;
};
const stop =
  (outcome: Outcome) =>
  (story: CardStory, { seat, row, column }: { seat: number; row: number; column: number }): void =>
    strike(story, seat, { outcome, by: squareOf(row, column) });

/** What each event adds to the story. */
const TELLING: Telling = {
  rolled: (story, { hit, side, dice, line, at }) => {
    story.rolls.push({ hit, side, dice, line, at, strikes: {} });
    story.dice = dice;
    story.named = { side, line };
    for (const seat of at) strikeOf(story, seat);
  },
  'intruder-rolled': (story, { dice, side, line }) => {
    story.dice = dice;
    story.named = { side, line };
  },
  'sabotage-rolled': (story, { column_dice, row_dice }) => {
    story.dice = [...column_dice, ...row_dice];
    story.named = null;
  },
  shifted: (story, { seat, line }) => strike(story, seat, { line }),
  missed: (story, { seat, line }) => strike(story, seat, { outcome: 'missed', line }),
  aimed: aim,
  bounced: (story, { seat, row, column }) => strike(story, seat, { outcome: 'bounced', target: squareOf(row, column) }),
  shielded: stop('shielded'),
  'shot-down': stop('shot-down'),
  destroyed: (story, { seat, row, column }) => lose(story, seat, [squareOf(row, column)]),
  'fell-off': (story, { seat, squares }) => {
    const gone = squares.map(([row, column]) => squareOf(row, column));
    delete story.pieces[seat];
    lose(story, seat, gone);
  },
  'broke-apart': (story, { seat, pieces }) => {
    story.pieces[seat] = pieces.map((piece) => piece.map(([row, column]) => squareOf(row, column)));
  },
  powered: pay,
  'sun-powered': pay,
  'intruder-stepped': (story, event) => {
    walk(story, event).heading = event.heading;
  },
  'bomb-planted': (story, { seat, row, column }) => {
    (story.bombs[seat] ??= []).push(squareOf(row, column));
  },
  exploded: (story, { seat }) => {
    delete story.bombs[seat];
  },
  'intruder-killed': (story, event) => {
    walk(story, event).state = 'killed';
  },
  'intruder-left': (story, event) => {
    walk(story, event).state = 'left';
  },
  attacked: (story, { seat, strength, power, outcome }) => {
    story.tally = { kind: 'enemy', seat, strength, power, outcome };
  },
  compared: (story, { criterion, order, values, worst }) => {
    story.tally = { kind: 'ships', what: criterion, order, values, worst };
  },
  fastest: (story, { order, values, fastest }) => {
    story.tally = { kind: 'ships', what: 'engines', order, values, worst: fastest };
  },
  counted: (story, { order, exposed }) => {
    story.tally = { kind: 'ships', what: 'exposed', order, values: exposed, worst: null };
  },
};

function add(story: CardStory, event: Event): void {
  (TELLING[event.event] as ((story: CardStory, event: Event) => void) | undefined)?.(story, event);
}

/** The card's story from all that was told, up to the moment that is shown. */
export function cardStory(told: readonly Event[]): CardStory | null {
  let story: CardStory | null = null;
  for (const event of told) {
    if (event.event === 'card-turned') story = begin(event.card, event.number);
    else if (story) add(story, event);
  }
  return story;
}

interface Told {
  n: number;
  events: readonly { event: Event }[];
}

/** What was told since the last card was turned, as far as the board has come. */
export function toldSince(steps: readonly Told[], place: { n: number; i: number }): Event[] {
  const found: Event[][] = [];
  for (let at = steps.length - 1; at >= 0; at--) {
    const step = steps[at]!;
    if (step.n > place.n) continue;
    const events = step.n === place.n ? step.events.slice(0, place.i + 1) : step.events;
    const turned = events.map(({ event }) => event.event).lastIndexOf('card-turned');
    found.push(events.slice(Math.max(turned, 0)).map(({ event }) => event));
    if (turned >= 0) break;
  }
  return found.reverse().flat();
}

/** The hit that a question is about, for whoever was not there when the dice fell. */
export function incoming(
  agenda: readonly Step[],
): { seat: number; hit: HitKind; side: SideName; target: Square } | null {
  const top = agenda.at(-1);
  return top?.step === 'ward' ? { seat: top.seat, ...top.hit, target: top.target } : null;
}
