/** How a game's events are told, and where: what a timeline asks of both. */
import type { Phrase } from '../net/types';
import type { Moment } from './scene';

/** How a game's events are told. */
export interface Script<Event> {
  /** How long an event stays on stage, in milliseconds; 0 shows it together with the next. */
  lasts(event: Event, said: boolean): number;
  /** How long after it goes on stage its line may be said: a die must land first. */
  lands?(event: Event): number;
  /** Told while people act: the view is never held back for it, and it is on stage only until something else is. */
  live?(event: Event): boolean;
  /** Part of a film: shown in its full time even to those who are asked something. */
  film?(event: Event): boolean;
  /** A die that is thrown: what comes of it follows at once. */
  rolls?(event: Event): boolean;
  /** A headline over what comes, and nothing that happened. */
  heads?(event: Event): boolean;
  /** What nobody may miss: a story that is hurried gives it its full time all the same. */
  grave?(event: Event): boolean;
  /** A story leaves its line there until it can be read: with so many letters more than the line has, of a card that is shown
   * with it. Null: the board says enough. */
  reads?(event: Event): number | null;
  /** It says what a player has just chosen: whoever chose it need not read it. */
  echoes?(event: Event): boolean;
  /** At a table it stays until whoever plays has tapped. */
  waits?(event: Event): boolean;
}

export type Heard<Event> = Pick<Moment<unknown, Event>, 'event' | 'phrase' | 'why'>;

/** What the timeline needs of the place it is in. */
export interface Theatre<Event> {
  /** Nobody looks: the tab is hidden. */
  hidden(): boolean;
  /** How fast everything goes for this person (less motion is a little faster). */
  pace(): number;
  /** The moment goes on stage: let it be heard. */
  sound(moment: Heard<Event>): void;
  /** How long a line is, in letters. */
  letters(phrase: Phrase): number;
  /** Somebody is here who plays and wants to tap on. */
  patient(): boolean;
}

/** A line is found in this time, and read at this speed, in milliseconds. */
const FOUND = 1_200;
const LETTER = 40;
/** So long must so many letters stand. */
export const legible = (letters: number): number => FOUND + LETTER * letters;

const same = (one: Phrase, other: Phrase | null | undefined): boolean =>
  one.id === other?.id && JSON.stringify(one.args) === JSON.stringify(other.args);

/** How long the i-th of these moments must stay so that its line can be read; 0: it need not. Whoever has just done something
 * knows what, and what was said a moment ago is known too. */
export function reading<Event>(
  script: Script<Event> | null,
  theatre: Theatre<Event>,
  moments: readonly Heard<Event>[],
  i: number,
  own = false,
): number {
  const { event, phrase, why } = moments[i]!;
  const more = script?.reads?.(event) ?? null;
  if (more === null || !phrase) return 0;
  const before = moments
    .slice(0, i)
    .reverse()
    .find((one) => one.phrase);
  if ((own && !before && script?.echoes?.(event)) || same(phrase, before?.phrase)) return 0;
  const letters = theatre.letters(phrase) + (why ? theatre.letters(why) : 0);
  return (script?.lands?.(event) ?? 0) + legible(letters + more);
}
