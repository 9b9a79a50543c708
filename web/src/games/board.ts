/** What a board gets, and where boards are found. A game without a board of its own is played on the generic one. */
import type { Component, Snippet } from 'svelte';
import type { Beat, Script } from '../tell/director.svelte';
import type { Answer } from '../net/live.svelte';
import type { Phrase, Position, SeatInfo } from '../net/types';

export interface BoardProps {
  game: string;
  seats: readonly SeatInfo[];
  /** The own seat; -1 for whoever watches. */
  you: number;
  /** Where the game stands. While a story is told `view` lags behind it. */
  position: Position;
  view: unknown;
  beat: Beat<unknown> | null;
  playing: boolean;
  skip: () => void;
  /** Called around every change of the view, for things that glide. */
  around: (before: () => void, after: () => void) => void;
  play: (move: unknown) => Promise<Answer>;
  ask: (move: unknown) => Promise<Answer>;
  /** Server time, in seconds. */
  now: () => number;
  undo: (() => void) | null;
  /** Show everybody a thing on the board. */
  point: ((at: string) => void) | null;
  pointed: { seat: number; at: string; key: number } | null;
  menu: Snippet;
  side: Snippet;
  /** A strip above the prompt: reconnecting, undo votes, the clock. */
  notices: Snippet;
  /** What happened last, in words: for boards that tell no story. */
  latest?: Phrase | null;
  /** Replaces the prompt, in the review. */
  controls?: Snippet;
}

export interface BoardModule {
  Board: Component<BoardProps>;
  /** Each game's own view and events. */
  script: Script<any, any> | null;
  /** Whether an event is worth seeing again when all is over. */
  memorable: (event: unknown) => boolean;
  /** Sounds of what happened, on boards that tell no story. */
  sing?: (told: readonly { event: unknown; phrase: Phrase | null }[]) => void;
}

const OWN: Record<string, () => Promise<BoardModule>> = {
  'death-angel': () => import('./death-angel'),
};

export const hasOwnBoard = (game: string): boolean => game in OWN;
export const loadBoard = (game: string, generic = false): Promise<BoardModule> =>
  !generic && OWN[game] ? OWN[game]() : import('./generic');
