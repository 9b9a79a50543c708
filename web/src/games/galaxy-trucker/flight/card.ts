/** A card's picture in rows, made from its data and from what it has done so far. Nothing here knows a single card by name. */
import type { Fields } from '../../../hand/spots';
import type { Phrase } from '../../../net/types';
import type { View } from '../model';
import type { Card, Hit, HitKind, SideName, Step } from './model';
import type { CardStory, Roll } from './story';

/** A small picture, with a number where there are several or the way it flies; an arrow; or words. */
export type Bit =
  | { icon: string; n?: number; minus?: boolean; flies?: SideName }
  | { arrow: SideName }
  | { says: Phrase }
  | { figure: number }
  | { seat: number };

export interface Row {
  lead: Bit[];
  tail: Bit[];
  /** Of rows that come one after the other. */
  state: 'plain' | 'done' | 'now' | 'next';
  /** The fields of a move, where the row can be chosen. */
  at?: Fields;
}

const say = (id: string, args: Phrase['args'] = {}): Bit => ({ says: { id, args } });
const icon = (name: string, n = 1): Bit => ({ icon: `gt-${name}`, n });
const lost = (name: string, n: number): Bit => ({ icon: `gt-${name}`, n, minus: true });
const row = (lead: Bit[], tail: Bit[] = []): Row => ({ lead, tail, state: 'plain' });

export const HIT_ICON: Readonly<Record<HitKind, string>> = {
  'small-meteor': 'gt-meteor-small',
  'large-meteor': 'gt-meteor-large',
  'double-meteor': 'gt-meteor-large',
  'light-fire': 'gt-shot-light',
  'heavy-fire': 'gt-shot-heavy',
};

export const axis = (side: SideName): 'column' | 'row' => (side === 'front' || side === 'rear' ? 'column' : 'row');

const goods = (cubes: readonly string[]): Bit[] => cubes.map((cube) => icon(`goods-${cube}`));

const top = (view: View): string => view.flight?.agenda.at(-1)?.step ?? '';

/** How far a list has come that is worked off from its top: `at` is the row of now. */
const progress = (n: number, at: number | null): Row['state'] =>
  at === null ? 'plain' : n < at ? 'done' : n === at ? 'now' : n === at + 1 ? 'next' : 'plain';

/** Hits in their order: those that have flown, the one that flies, the next. */
function hits(of: readonly Hit[], rolls: readonly Roll[], view: View): Row[] {
  // A card that is only read beforehand has no next.
  const at = !view.flight ? null : top(view) === 'stay-or-leave' ? of.length : rolls.length - 1;
  return of.map(({ hit, side }, n) => {
    const rolled = rolls[n];
    const tail = rolled?.line ? [say('web-gt-line', { axis: axis(side), line: rolled.line })] : [];
    const double: Bit[] = hit === 'double-meteor' ? [icon('meteor-small')] : [];
    const lead: Bit[] = [{ icon: HIT_ICON[hit] }, ...double, { arrow: side }, say(`galaxy-trucker-side-${side}`)];
    return { lead, tail, state: progress(n, at) };
  });
}

type Reward = Extract<Card, { kind: 'pirates' }>['reward'];
type Penalty = Extract<Card, { kind: 'pirates' }>['penalties'][number];

const paid = ({ credits, goods: cubes }: Reward): Bit[] => [
  ...(credits ? [icon('credit', credits)] : []),
  ...goods(cubes),
];
const days = (n: number): Bit[] => (n ? [lost('flight-day', n)] : []);

const LOST = { crew: 'astronaut', days: 'flight-day', goods: 'goods-red' } as const;
function penalty({ lose, amount, shots }: Penalty): Bit[] {
  if (lose) return [lost(LOST[lose], amount)];
  return shots.map(({ hit, side }): Bit => ({ icon: HIT_ICON[hit], flies: side }));
}

const CRITERION = { crew: 'astronaut', engines: 'engine', cannons: 'cannon' } as const;

/** What is still to be done, by its name. */
const step = <Name extends Step['step']>(view: View, name: Name): Extract<Step, { step: Name }> | undefined =>
  view.flight?.agenda.find((one): one is Extract<Step, { step: Name }> => one.step === name);

function planets(card: Extract<Card, { kind: 'planets' }>, view: View): Row[] {
  const taken = step(view, 'landing')?.taken ?? [];
  const rows = card.planets.map((cubes, n): Row => {
    const number = n + 1;
    const humans = card.humans[n] ?? 0;
    const tail: Bit[] = [...goods(cubes), ...(humans ? [icon('astronaut', humans)] : [])];
    const here = taken.filter(([planet]) => planet === number).map(([, seat]): Bit => ({ seat }));
    return {
      lead: [{ figure: number }, ...here],
      tail,
      state: here.length ? 'done' : 'plain',
      at: { move: 'land', planet: number },
    };
  });
  return [...rows, row([say('web-gt-card-landing')], days(card.days))];
}

/** How far a combat zone has come: the line that is being compared. */
function combat(card: Extract<Card, { kind: 'combat-zone' }>, view: View): Row[] {
  const next = step(view, 'combat-line')?.line ?? null;
  const declaring = view.flight?.declared.some((one) => one >= 0) || top(view) === 'declare' || top(view) === 'muster';
  const now = next === null ? null : declaring ? next : next - 1;
  return card.lines.map((line, n) => ({
    lead: [{ icon: `gt-${CRITERION[line.criterion]}` }, say('web-gt-card-worst', { criterion: line.criterion })],
    tail: penalty(line.penalty),
    state: progress(n, now),
  }));
}

type Enemy = Extract<Card, { strength: number }>;
type Derelict = Extract<Card, { kind: 'abandoned-ship' | 'abandoned-station' }>;
type Intruder = Extract<Card, { legs: number[] }>;

function enemy(card: Enemy, rolls: readonly Roll[], view: View): Row[] {
  const shots = card.penalties.flatMap((one) => one.shots);
  return [
    row([{ icon: 'gt-cannon' }, say('web-gt-card-strength')], [{ figure: card.strength }]),
    row([say('web-gt-card-winner')], [...paid(card.reward), ...days(card.days)]),
    row([say('web-gt-card-weaker')], card.penalties.filter((one) => one.lose).flatMap(penalty)),
    ...hits(shots, rolls, view),
  ];
}

function derelict(card: Derelict, rolls: readonly Roll[], view: View): Row[] {
  const ship = card.kind === 'abandoned-ship';
  return [
    row(
      [say(ship ? 'web-gt-card-gives' : 'web-gt-card-needs')],
      [ship ? lost('astronaut', card.crew) : icon('astronaut', card.crew)],
    ),
    row([say('web-gt-card-gets')], [...paid(card.reward), ...days(card.days)]),
    ...(card.shots.length ? [row([say('web-gt-card-shoots')])] : []),
    ...hits(card.shots, rolls, view),
  ];
}

function intruder(card: Intruder): Row[] {
  const steps = card.legs.reduce((sum, leg) => sum + leg, 0);
  const bombs = card.kind.includes('commando');
  return [
    row([{ arrow: card.side }, say(`galaxy-trucker-side-${card.side}`)], [say('web-gt-card-steps', { steps })]),
    ...card.hands.map((hand) => row([say('web-gt-card-hand', { hand })])),
    ...(bombs
      ? [
          row(
            [icon('bomb'), say('web-gt-card-bombs')],
            card.legs.map((leg) => ({ figure: leg })),
          ),
        ]
      : []),
    row([say('web-gt-card-killed')], paid(card.reward)),
  ];
}

/** What stands under the picture. Cards without figures of their own are told in words by their text. */
export function rows(card: Card, view: View, story: CardStory | null): Row[] {
  const rolls = story?.card === card.id ? story.rolls : [];
  switch (card.kind) {
    case 'meteoric-swarm':
    case 'mostly-open-space':
      return hits(card.meteors, rolls, view);
    case 'planets':
      return planets(card, view);
    case 'combat-zone':
      return combat(card, view);
    case 'pirates':
    case 'slavers':
    case 'smugglers':
      return enemy(card, rolls, view);
    case 'abandoned-ship':
    case 'abandoned-station':
      return derelict(card, rolls, view);
    case 'hazardous-sector':
      return [row([say('web-gt-card-more', { n: card.add, deck: card.source })])];
    case 'radiation-leak':
    case 'epidemic':
    case 'sabotage':
    case 'stardust':
    case 'open-space':
      return [];
    default:
      return intruder(card);
  }
}
