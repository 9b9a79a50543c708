/** What a board gets: a game from one seat, live, in review or as a scene. Who makes it decides what its verbs do. */
import type { Snippet } from 'svelte';
import type { Beat, Timeline } from '../tell/timeline.svelte';
import type { Answer } from './answer';
import type { Counselling } from './counsel.svelte';
import type { Clock, GameId, Games, Phrase, Position, SaidMove, SeatInfo, Step } from './types';

export type ViewOf<G extends GameId> = Games[G]['view'];
export type MoveOf<G extends GameId> = Games[G]['move'];
export type EventOf<G extends GameId> = Games[G]['event'];

/** A place on the board that somebody shows to everybody. */
export interface Pointed {
  seat: number;
  at: string;
  /** Counts, so that the same place twice is two shows. */
  key: number;
}

/** The own last move can be taken back. */
export interface Undo {
  /** What the log said of it. */
  what: Phrase | null;
  take: () => void;
}

/** Verbs are methods: whoever passes a session on need not know its game. */
export interface Session<G extends GameId = GameId> {
  readonly game: string;
  readonly seats: readonly SeatInfo[];
  /** The own seat; -1 for whoever watches. */
  readonly you: number;
  readonly options: Partial<Games[G]['options']>;
  /** Where the game truly stands. */
  readonly position: Position<G>;
  /** What to draw: the moment that is being told, or else where the game stands, with the own moves on their way in it. */
  readonly view: ViewOf<G>;
  /** What can be played now, beside what is on its way. */
  readonly moves: readonly SaidMove<G>[];
  /** Own moves on their way, in their order. */
  readonly sending: readonly MoveOf<G>[];
  /** The question has been answered, and no clock runs: nothing more is played until the server has spoken. */
  readonly waiting: boolean;
  /** What happened, as far as it is known here. */
  readonly steps: readonly Step<G>[];
  /** Nothing can be played: a review. */
  readonly away: boolean;

  /** The event on stage while a story is told. */
  readonly beat: Beat<ViewOf<G>, EventOf<G>> | null;
  readonly playing: boolean;
  /** To the end of the story. */
  skip(): void;
  /** On to the next line that is to be read, or to the end. */
  nextLine(): void;
  /** All that was told here, to be wound. */
  readonly timeline: Timeline<ViewOf<G>, EventOf<G>>;
  /** Fetch what was told before this page looked, from this step on, so that it can be wound back to; only at a live table. */
  recall?(first: number): Promise<void>;
  /** Wind the board to a moment of the game (without one: to where the step led); it is fetched if it is not here. */
  look(n: number, i?: number): void;
  /** Called around every change of the view, for things that glide. */
  around(before: () => void, after: () => void): void;

  play(move: MoveOf<G>): Promise<Answer>;
  /** Would the server allow this? */
  ask(move: MoveOf<G>): Promise<Answer>;
  /** What a bot would do in one's place; null where nobody may ask. */
  readonly counsel?: Counselling<G> | null;
  /** Take the last move back; null where that can't be asked. */
  readonly undo: Undo | null;
  /** Show everybody a thing on the board; null where nobody would see it, or the rules forbid it. */
  readonly point: ((at: string) => void) | null;
  readonly pointed: Pointed | null;
  /** Hold a thing, for all to see, or (null) let it go. */
  hold(at: string | null): void;
  /** What each seat holds, by seat. */
  readonly held: Readonly<Record<number, string>>;
  /** Markers that people have put on the board, piece by piece: they mean nothing to the rules. */
  readonly marks: Readonly<Record<string, string>>;
  /** Put a marker somewhere for everybody to see, or (null) take it away; null where that can't be done. */
  readonly mark: ((piece: string, at: string | null) => void) | null;
  /** The clocks that this seat may see, in table time. */
  readonly clocks: readonly Clock[];
  /** Server time, in seconds. */
  now(): number;
}

/** What the page around a board puts into it. */
export interface Shell {
  menu: Snippet;
  side: Snippet;
  /** A strip above the prompt: reconnecting, undo votes, pause. */
  notices: Snippet;
  /** A bot plays the own seat: for a board that says so in its bar (`standIn` of its module). */
  standIn?: Snippet;
  /** Replaces the prompt, in the review. */
  controls?: Snippet;
  /** When all is over: again, review, home. For a board that shows the end itself (`GameModule.ends`). */
  after?: Snippet;
  /** The table's code, while people sit at it. */
  code?: string;
  /** Under which the record of the game can be asked for, once it is over. */
  record?: string | null;
}
