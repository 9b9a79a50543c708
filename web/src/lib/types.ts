// Made by scripts/make_types.py from the Python structs: change those, then run it again.
/* eslint-disable */

export type GameId = "death-angel" | "space-alert" | "galaxy-trucker";

/** What each game puts into the messages. */
export interface Games {
  "death-angel": { options: Record<string, unknown>; move: unknown; event: unknown; view: unknown };
  "space-alert": { options: Record<string, unknown>; move: unknown; event: unknown; view: unknown };
  "galaxy-trucker": { options: Record<string, unknown>; move: unknown; event: unknown; view: unknown };
}

/** A game that can be played here. Its name is the message `GAME-title`. */
export interface GameInfo {
  id: string;
  least: number;
  most: number;
  options: Option[];
  bots: string[];
}

/** One option of a game, ready to be offered. */
export interface Option {
  name: string;
  kind: string;
  default: unknown;
  choices: unknown[];
  least: number | null;
  most: number | null;
  title: Phrase;
  values: Phrase[];
}

/** A message of the catalogues with its arguments; arguments may be phrases (or lists of them) again. */
export interface Phrase {
  id: string;
  args: Record<string, unknown>;
}

/** `GET /api/games`: what this house offers. */
export interface Home {
  version: string;
  protocol: number;
  games: GameInfo[];
  languages: string[];
  quick_phrases: Phrase[];
}

/** A table in a list. */
export interface TableBrief {
  code: string;
  game: string;
  phase: "lobby" | "over" | "playing";
  seats: string[];
  updated: number;
}

/** `GET /api/me`: the guest behind the cookie and the tables they sit at, the latest first. */
export interface Me {
  name: string | null;
  tables: TableBrief[];
}

/** `PUT /api/me`. */
export interface SetName {
  name: string;
}

/** The body of every answer that is not 2xx. */
export interface Problem {
  status: number;
  reason: Phrase;
  clause: string | null;
  line: number | null;
}

/** `GET /health`. */
export interface Health {
  status: "failing" | "ok";
  version: string;
  store: string;
  tables: number;
  sockets: number;
}

/** `POST /api/tables`. The creator sits on seat 0 and is the host. */
export interface CreateTable<G extends GameId = GameId> {
  game: string;
  name?: string | null;
  seats?: number | null;
  options?: Partial<Games[G]["options"]>;
  bots?: Record<string, string>;
  quick?: boolean;
  watch?: boolean;
  seed?: number | null;
}

/** One seat as everybody sees it. */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "human" | "open";
  name: string | null;
  bot: string | null;
  ready: boolean;
  host: boolean;
  here: boolean;
}

/** Somebody asks to take moves back; it is done when every seat of `waiting` has agreed. */
export interface UndoAsk {
  seat: number;
  to: number;
  waiting: number[];
  expires: number;
}

/** A table as everybody sees it. */
export interface TableInfo<G extends GameId = GameId> {
  code: string;
  game: string;
  options: Partial<Games[G]["options"]>;
  seats: SeatInfo[];
  phase: "lobby" | "over" | "playing";
  seeded: boolean;
  watchers: number;
  created: number;
  paused: number | null;
  undo: UndoAsk | null;
  rematch: string | null;
}

/** The reader's own place at the table. */
export interface You {
  seat: number;
  host: boolean;
}

/** The answer to everything that is done at a table through REST. */
export interface Seated<G extends GameId = GameId> {
  table: TableInfo<G>;
  you: You;
}

/** `POST /api/tables/CODE/sit`: take a seat (the first open one if not said) or change to another. */
export interface Sit {
  seat?: number | null;
  name?: string | null;
}

/** `POST /api/tables/CODE/ready`. */
export interface Ready {
  ready?: boolean;
}

/** `POST /api/tables/CODE/bot`: the host (or the player of the seat) hands a seat to a bot, or back. */
export interface SetBot {
  seat: number;
  bot: string | null;
}

/** `POST /api/tables/CODE/host` (pass the role on) and `…/remove` (send a player away). */
export interface PickSeat {
  seat: number;
}

/** `POST /api/tables/CODE/change`: the host changes options or the number of seats before the start. */
export interface ChangeTable<G extends GameId = GameId> {
  options?: Partial<Games[G]["options"]> | null;
  seats?: number | null;
}

/** `POST /api/tables/CODE/start`. */
export interface Start {
  fill?: boolean;
}

/** `POST /api/tables/CODE/link`: a private link that moves the seat to the device that opens it, once. */
export interface SeatLink {
  token: string;
  path: string;
  qr: string;
}

/** `POST /api/claim`: take over the seat of a private link. */
export interface ClaimSeat {
  token: string;
}

/** An event as this seat may see it, with its line of the log (`null`: only for animation). */
export interface SaidEvent<G extends GameId = GameId> {
  event: Games[G]["event"];
  phrase: Phrase | null;
}

/** A legal move with its words. */
export interface SaidMove<G extends GameId = GameId> {
  move: Games[G]["move"];
  phrase: Phrase;
}

/** One entry of the game's record as this seat witnessed it: a move, or a tick of the clock. */
export interface Step<G extends GameId = GameId> {
  seq: number;
  n: number;
  at: number;
  seat: number | null;
  events: SaidEvent<G>[];
}

/** Where the game stands, for this seat. */
export interface Position<G extends GameId = GameId> {
  n: number;
  view: Games[G]["view"];
  to_move: number[];
  question: Phrase;
  moves: SaidMove<G>[];
  panels: Panel[] | null;
  now: number;
  time: number;
  deadline: number | null;
  muted: boolean;
  undoable: boolean;
  result: Result | null;
}

/** A labelled part of a view as text lines, for the console and the generic board. */
export interface Panel {
  title: Phrase;
  lines: Phrase[];
  kind: string;
}

/** How a game ended. */
export interface Result {
  winners: number[];
  reason: Phrase;
  clause: string;
  scores: number[] | null;
}

/** A line of the table's chat. */
export interface Said {
  seq: number;
  at: number;
  seat: number;
  name: string;
  text: string | null;
  phrase: Phrase | null;
}

/** The first message. `seq` is the last one seen: only what came after it is sent again. */
export interface Hello {
  type: "hello";
  seq?: number | null;
  panels?: boolean;
  watch?: boolean;
}

/** Play a move. Answered by `accepted` or `refusal`; sent again with the same id it is played once. */
export interface Play<G extends GameId = GameId> {
  type: "play";
  id: string;
  move: Games[G]["move"];
  basis?: number | null;
}

/** Would this move be allowed? Answered by `allowed` or `refusal`. */
export interface Ask<G extends GameId = GameId> {
  type: "ask";
  id: string;
  move: Games[G]["move"];
}

/** Say something. */
export interface Chat {
  type: "chat";
  id: string;
  text: string;
}

/** Say one of `home.quick_phrases`. */
export interface QuickPhrase {
  type: "phrase";
  id: string;
  phrase: number;
}

/** Point at something on the board; shown to everybody for a moment and kept nowhere. */
export interface Point {
  type: "point";
  at: string;
}

/** Ask to take back the own last move and what came after it (or all after entry `to`). */
export interface Undo {
  type: "undo";
  id: string;
  to?: number | null;
}

/** Answer somebody's `undo`. */
export interface Vote {
  type: "vote";
  id: string;
  agree: boolean;
}

/** Stop the table's clock, or let it go on. */
export interface Pause {
  type: "pause";
  id: string;
  paused: boolean;
}

/** Answered by `pong`: keeps the connection and measures the clock. */
export interface Ping {
  type: "ping";
  sent?: number;
}

/** The whole table: the answer to a first `hello`, and whenever the past was changed (undo) or is too long. */
export interface Snapshot<G extends GameId = GameId> {
  type: "snapshot";
  protocol: number;
  seq: number;
  table: TableInfo<G>;
  you: You;
  position: Position<G> | null;
  steps: Step<G>[];
  first: number;
  chat: Said[];
}

/** What happened since `seq` of the message before. Only what changed is filled in. */
export interface Update<G extends GameId = GameId> {
  type: "update";
  seq: number;
  table: TableInfo<G> | null;
  you: You | null;
  steps: Step<G>[];
  position: Position<G> | null;
  chat: Said[];
}

/** The message of this id was carried out and is in the store. */
export interface Accepted {
  type: "accepted";
  id: string;
  seq: number;
}

/** The move asked about would be accepted. */
export interface Allowed {
  type: "allowed";
  id: string;
}

/** The rules (or the house) say no, and nothing has changed. */
export interface Refusal {
  type: "refusal";
  id: string;
  clause: string | null;
  reason: Phrase;
}

/** A message that could not be understood, or came too fast. `id` is filled in where it could be read. */
export interface Trouble {
  type: "trouble";
  id: string | null;
  reason: Phrase;
}

/** Who is connected. */
export interface Presence {
  type: "presence";
  here: number[];
  watchers: number;
}

/** A seat points at something. */
export interface Pointed {
  type: "pointed";
  seat: number;
  at: string;
}

/** The answer to a `ping`. */
export interface Pong {
  type: "pong";
  sent: number;
  now: number;
}

/** The last message before the server closes the socket, with the reason. */
export interface Gone {
  type: "gone";
  reason: Phrase;
}

/** `GET /api/replays/ID`: a finished table (ID is its code) or an uploaded record. */
export interface ReplayInfo<G extends GameId = GameId> {
  id: string;
  game: string;
  seats: string[];
  options: Partial<Games[G]["options"]>;
  entries: number;
  result: Result | null;
  marks: number[];
}

/** One moment of a replay from one seat. */
export interface ReplayStep<G extends GameId = GameId> {
  n: number;
  at: number;
  seat: number | null;
  move: Games[G]["move"] | null;
  phrase: Phrase | null;
  events: SaidEvent<G>[];
  view: Games[G]["view"];
  question: Phrase;
  panels: Panel[];
  to_move: number[];
  result: Result | null;
}

/** `GET /api/replays/ID/steps?seat=0&first=0&last=50`: moments of a replay, at most 100 at a time. */
export interface Replay<G extends GameId = GameId> {
  id: string;
  seat: number;
  steps: ReplayStep<G>[];
}

/** One clause of the rules (`DA-7.14`) or a heading (`§ 7. Events`). */
export interface Clause {
  clause: string;
  text: string;
}

/** `GET /api/rules/GAME?language=en`. */
export interface Rules {
  game: string;
  language: string;
  clauses: Clause[];
}

/** A card (tile, ship ...) of a game in words made from its data, for `starboard cards` and the rules page. */
export interface CardText {
  code: string;
  name: Phrase;
  kind: Phrase;
  lines: Phrase[];
}

export type ClientMessage<G extends GameId = GameId> = Hello | Play<G> | Ask<G> | Chat | QuickPhrase | Point | Undo | Vote | Pause | Ping;

export type ServerMessage<G extends GameId = GameId> = Snapshot<G> | Update<G> | Accepted | Allowed | Refusal | Trouble | Presence | Pointed | Pong | Gone;

