/** The one drawer that explains things: a clause of the rules, or a card. */
import type { Snippet } from 'svelte';
import { doors } from '../games/module';
import type { CardText, Phrase } from '../net/types';

export type Subject =
  | { kind: 'clause'; game: string; clause: string }
  | {
      kind: 'card';
      game: string;
      card: CardText;
      clauses: readonly string[];
      now: readonly string[];
      /** The one line that matters most, before all others; and what is read once, after them. */
      aim?: string;
      setUp?: readonly Phrase[];
      point?: (() => void) | null;
      picture?: Snippet<[string]>;
      spot?: string;
    };

let subject = $state.raw<Subject | null>(null);

export const explained = (): Subject | null => subject;

export function explain(what: Subject | null): void {
  subject = what;
}

/** Which game a clause belongs to, by its letters. */
export const gameOf = (clause: string): string =>
  doors.find((door) => door.clauses.includes(clause.split('-')[0] ?? ''))?.game ?? '';
export const rulesPath = (clause: string): string => `/rules/${gameOf(clause)}#${clause}`;
