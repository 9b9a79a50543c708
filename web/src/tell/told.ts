/** What happened last, in words. */
import type { EventOf } from '../net/session';
import type { GameId, Phrase, Step } from '../net/types';
import { reason } from './scene';

interface Told {
  events: readonly { phrase: Phrase | null }[];
}

export function lastSaid(steps: readonly Told[]): Phrase | null {
  for (let n = steps.length - 1; n >= 0; n--) {
    const said = steps[n]!.events.filter((event) => event.phrase).at(-1);
    if (said) return said.phrase;
  }
  return null;
}

export interface Line {
  key: string;
  n: number;
  /** Which of the step's events it tells. */
  i: number;
  seat: number | null;
  /** Who does what it tells: whom the event names, or else whose step it is. */
  doer: number | null;
  phrase: Phrase;
  event: EventOf<GameId>;
  first: boolean;
  /** Why a bot did this: said with the first line. */
  why: Phrase | null;
  /** So often in a row: said once, and counted, up to this step. */
  times: number;
  until: number;
}

/** A card that begins when another player is done is its own player's. */
const doerOf = (event: EventOf<GameId>): number | null =>
  'player' in event && typeof event.player === 'number' ? event.player : null;

/** A step's lines are made once: whoever shows them sees that they are the same. */
const made = new WeakMap<Step, readonly Line[]>();
function linesIn(step: Step): readonly Line[] {
  const known = made.get(step);
  if (known) return known;
  const { n, seat, why = null } = step;
  const lines = step.events.flatMap(({ phrase, event }, i) =>
    phrase
      ? [
          {
            key: `${n}.${i}`,
            n,
            i,
            seat,
            doer: seat === null ? null : (doerOf(event) ?? seat),
            phrase,
            event,
            first: i === 0,
            why: reason(why, i, event),
            times: 1,
            until: n,
          },
        ]
      : [],
  );
  made.set(step, lines);
  return lines;
}

/** The last lines of the log up to the moment that is being told. */
export function linesOf(steps: readonly Step[], told: { n: number; i: number } | null, most: number): Line[] {
  const found: (readonly Line[])[] = [];
  for (let at = steps.length - 1, count = 0; at >= 0 && count < most; at--) {
    const step = steps[at]!;
    if (told && step.n > told.n) continue;
    const lines = linesIn(step);
    const shown = told?.n === step.n ? lines.filter(({ i }) => i <= told.i) : lines;
    found.push(shown);
    count += shown.length;
  }
  return counted(found.reverse().flat()).slice(-most);
}

/** What is said again right away, by the same seat, is one line. */
function counted(lines: readonly Line[]): Line[] {
  const made: Line[] = [];
  for (const line of lines) {
    const last = made.at(-1);
    if (last && last.seat === line.seat && same(last.phrase, line.phrase))
      made[made.length - 1] = { ...last, times: last.times + 1, until: line.n };
    else made.push(line);
  }
  return made;
}
const same = (one: Phrase, other: Phrase): boolean =>
  one.id === other.id && JSON.stringify(one.args) === JSON.stringify(other.args);

/** The first line of each step that tells such an event. */
export const picked = (steps: readonly Step[], wanted: (event: EventOf<GameId>) => boolean) =>
  steps.flatMap(({ n, events }) => {
    const said = events.find(({ event, phrase }) => phrase && wanted(event));
    return said?.phrase ? [{ n, phrase: said.phrase }] : [];
  });
