/** What a game brings to the client, and where it is found: a folder with a `door.ts` registers itself. A game without a
 * board of its own is played on the generic one. */
import type { Component } from 'svelte';
import type { EventOf, MoveOf, Session, Shell, ViewOf } from '../net/session';
import type { Wants } from '../net/table.svelte';
import type { GameId, Games } from '../net/types';
import type { Script } from '../tell/timeline.svelte';
import { know } from '../words/words.svelte';

export interface BoardProps<G extends GameId = GameId> {
  session: Session<G>;
  shell: Shell;
}

/** One drawing of a sheet: a small picture beside a line of the log. */
export interface Sign {
  sheet: string;
  name: string;
  viewBox: string;
}

/** A game's board and all that goes with it; loaded when somebody sits down at it. */
export interface GameModule<G extends GameId = GameId> {
  Board: Component<BoardProps<G>>;
  /** How its events look; null: the new view is simply there. */
  script: Script<EventOf<G>> | null;
  /** Whether an event is worth seeing again when all is over. */
  memorable(event: EventOf<G>): boolean;
  /** What a line of the log shows beside its words: a die, a card; null: nothing. */
  sign?(event: EventOf<G>): Sign | null;
  /** The class of its colours, which what is laid over the board wears as well. */
  mood?: string;
  /** The board says in its bar that a bot plays the own seat (`shell.standIn`). */
  standIn?: boolean;
  /** The board shows the end itself: no page is laid over it. */
  ends?: boolean;
  /** The view with the own move drawn in: only where the own piece goes, no rule. Null: it is shown when the server says so. */
  guess?(view: ViewOf<G>, move: MoveOf<G>): ViewOf<G> | null;
  /** Whether what a move takes up is still where it was, in a view with guesses. */
  still?(view: ViewOf<G>, move: MoveOf<G>): boolean;
}

/** What is known of a game without loading its board. */
export interface GameDoor<G extends GameId = GameId> {
  game: string;
  /** The letters its clauses begin with. */
  clauses: readonly string[];
  /** What the game looks like from outside, drawn in an SVG of 400 by 240. */
  Door: Component;
  /** Pages of its own, `/games/GAME/NAME`, with what stands behind that in the address. Those that `web-page-GAME-NAME` names are
   * offered beside the game. */
  pages?: Readonly<Record<string, () => Promise<{ default: Component<{ rest: string }> | Component }>>>;
  /** How many sit down to play with bots at one tap: where few would be no crew. Two, unless it says otherwise. */
  crew?: number;
  /** Other ways to begin at one tap, with bots: `web-quick-GAME-NAME` says what is otherwise. */
  quick?: readonly { name: string; options: Partial<Games[G]['options']> }[];
  /** Its own board, if it has one. */
  board?: BoardDoor<G>;
}

export interface BoardDoor<G extends GameId = GameId> {
  /** What the server should send beside the view: said before the board is here. */
  wants: Wants;
  load(): Promise<GameModule<G>>;
}

// Which game it is shows only in its name, when all runs: pages pass sessions and boards on, each board sees its own game.
const found = import.meta.glob<GameDoor>('./*/door.ts', { eager: true, import: 'door' });
export const doors: readonly GameDoor[] = Object.values(found);

export const doorOf = (game: string): GameDoor | undefined => doors.find((door) => door.game === game);

const GENERIC: BoardDoor = {
  wants: { panels: true, words: true },
  load: () => import('./generic').then(({ module }) => module),
};

/** A game's board; its words come with it. */
export function boardOf(game: string, generic = false): BoardDoor {
  const { wants, load } = (!generic && doorOf(game)?.board) || GENERIC;
  return { wants, load: () => Promise.all([load(), know(game)]).then(([module]) => module) };
}
