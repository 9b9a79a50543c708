// Made by scripts/make_types.py from the Python structs: change those, then run it again.
/* eslint-disable */
import type { Patch } from './patch';

export type GameId = "death-angel" | "galaxy-trucker" | "space-alert";

/** What each game puts into the messages. */
export interface Games {
  "death-angel": { options: DeathAngel.Options_; move: DeathAngel.Move_; event: DeathAngel.Event_; view: DeathAngel.View_; box: DeathAngel.Box_; change: DeathAngel.Change_; tools: DeathAngel.Tools_; lookbacks: DeathAngel.Lookbacks_ };
  "galaxy-trucker": { options: GalaxyTrucker.Options_; move: GalaxyTrucker.Move_; event: GalaxyTrucker.Event_; view: GalaxyTrucker.View_; box: GalaxyTrucker.Box_; change: GalaxyTrucker.Change_; tools: GalaxyTrucker.Tools_; lookbacks: GalaxyTrucker.Lookbacks_ };
  "space-alert": { options: SpaceAlert.Options_; move: SpaceAlert.Move_; event: SpaceAlert.Event_; view: SpaceAlert.View_; box: SpaceAlert.Box_; change: SpaceAlert.Change_; tools: SpaceAlert.Tools_; lookbacks: SpaceAlert.Lookbacks_ };
}

/** A game that can be played here. Its name is the message `GAME-name`. */
export interface GameInfo {
  id: string;
  least: number;
  most: number;
  options: Option[];
  bots: string[];
  lesson: string | null;
  box: string;
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
  group: "asked" | "doubt" | "more";
  clause: string;
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
  address: string;
}

/** A table in a list. */
export interface TableBrief {
  code: string;
  game: string;
  phase: "earlier" | "lobby" | "over" | "playing";
  seats: string[];
  updated: number;
  lesson: string | null;
  rounds: number;
  won: boolean | null;
  score: number | null;
  place: number | null;
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
  status: "failing" | "low" | "ok";
  version: string;
  store: string;
  room: number | null;
  tables: number;
  sockets: number;
}

/** What a table agrees on beside the rules of its game. */
export interface Manners {
  undo?: "never" | "own" | "vote";
  hints?: boolean;
  counsel?: boolean;
  bots?: string;
}

/** `POST /api/tables`. The creator sits on seat 0 and is the host. */
export interface CreateTable<G extends GameId = GameId> {
  game: string;
  name?: string | null;
  seats?: number | null;
  options?: Partial<Games[G]["options"]>;
  manners?: Manners;
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

/** Somebody who watches would like to play on for the bot of this seat. */
export interface SeatAsk {
  id: number;
  seat: number;
  name: string;
}

/** How far the learner is. */
export interface LessonPlace {
  id: string;
  step: string;
  n: number;
  first: boolean;
}

/** A table as everybody sees it. */
export interface TableInfo<G extends GameId = GameId> {
  code: string;
  game: string;
  options: Partial<Games[G]["options"]>;
  manners: Manners;
  seats: SeatInfo[];
  phase: "lobby" | "over" | "playing";
  seeded: boolean;
  watchers: number;
  tv: boolean;
  low: boolean;
  created: number;
  paused: number | null;
  marks: Record<string, string>;
  undo: UndoAsk | null;
  asks: SeatAsk[];
  rematch: string | null;
  lesson: LessonPlace | null;
}

/** The reader's own place at the table. */
export interface You {
  seat: number;
  host: boolean;
  sent_away?: boolean;
  asking?: number | null;
  declined?: boolean;
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

/** `POST /api/tables/CODE/ask`: play on for the bot of this seat, if the host agrees; `null`: no longer. */
export interface AskSeat {
  seat: number | null;
  name?: string | null;
}

/** `POST /api/tables/CODE/let-in`: the host's answer to a :class:`SeatAsk`. */
export interface LetIn {
  ask: number;
  agree: boolean;
}

/** `POST /api/tables/CODE/ready`. */
export interface Ready {
  ready?: boolean;
}

/** `GET /api/tables/CODE/counsel`: what the strongest bot would do in the asker's seat, and why. */
export interface Counsel<G extends GameId = GameId> {
  n: number;
  move: Games[G]["move"] | null;
  phrase: Phrase | null;
  why: Phrase | null;
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

/** `POST /api/tables/CODE/change`: the host changes options, manners or the number of seats before the start. */
export interface ChangeTable<G extends GameId = GameId> {
  options?: Partial<Games[G]["options"]> | null;
  manners?: Manners | null;
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

/** `POST /api/replays/ID/play-on`: a new table that stands where the game stood after `n` entries. */
export interface PlayOn<G extends GameId = GameId> {
  n: number;
  seat: number;
  name?: string | null;
  move?: Games[G]["move"];
}

/** A lesson in the list of `GET /api/lessons`; its name is the message `lesson-ID`. */
export interface LessonBrief {
  id: string;
  game: string;
  minutes: number;
}

/** `GET /api/lessons/ID`: a lesson as the client gives it. */
export interface LessonPlan {
  id: string;
  game: string;
  next: string | null;
  again: string;
  steps: Goal[];
}

/** One goal: exactly one of `play`, `look`, `tap`, `ask`, `film` and `free`. */
export interface Goal {
  id: string;
  show?: string[];
  play?: (Record<string, string | number | boolean | (string | number | boolean)[]>)[];
  guess?: boolean;
  look?: string[];
  tap?: string[];
  through?: boolean;
  ask?: (Record<string, string | number | boolean | (string | number | boolean)[]>)[];
  film?: string | null;
  free?: boolean;
  until?: (Record<string, string | number | boolean | (string | number | boolean)[]>)[];
  lines?: CoachLine[];
  wrong?: (Record<string, string | number | boolean | (string | number | boolean)[]>)[];
  args?: Record<string, string>;
  hint?: [number, number];
  do?: string[];
  rewind?: string;
  expect?: Record<string, string | number | boolean | (string | number | boolean)[]>;
}

/** A line of the coach on the way, said once: in a free step when the view is so, in a film with such an event. */
export interface CoachLine {
  when?: Record<string, string | number | boolean | (string | number | boolean)[]>;
  unless?: Record<string, string | number | boolean | (string | number | boolean)[]>;
}

/** `POST /api/lessons/ID`: to the lesson's table, where it was left or (`anew`) from its beginning. */
export interface Learn {
  name?: string | null;
  anew?: boolean;
}

/** An event as this seat may see it, with its line of the log (`null`: only for animation). */
export interface SaidEvent<G extends GameId = GameId> {
  event: Games[G]["event"];
  phrase: Phrase | null;
  patch?: Patch | null;
  mark?: string;
}

/** A legal move, with its words for those who asked for them. */
export interface SaidMove<G extends GameId = GameId> {
  move: Games[G]["move"];
  phrase?: Phrase | null;
  effects?: Record<string, [number, number]>;
  best?: boolean;
}

/** One entry of the game's record as this seat witnessed it: a move, or a tick of the clock. */
export interface Step<G extends GameId = GameId> {
  seq: number;
  n: number;
  at: number;
  seat: number | null;
  events: SaidEvent<G>[];
  view?: Games[G]["view"] | null;
  patch?: Patch | null;
  long?: boolean;
  why?: Phrase | null;
}

/** Where the game stands, for this seat. */
export interface Position<G extends GameId = GameId> {
  n: number;
  view: Games[G]["view"];
  to_move: number[];
  question: Phrase;
  moves: SaidMove<G>[];
  advice: Phrase | null;
  panels: Panel[] | null;
  origin: number;
  stopped: number | null;
  clocks: Clock[];
  muted: boolean;
  undoable: boolean;
  result: Result | null;
}

/** A labelled part of a view: text lines for the console, and where a picture says more, cells for the generic board. */
export interface Panel {
  title: Phrase;
  lines: Phrase[];
  kind: string;
  cells: Cell[];
  rows: Phrase[][];
}

/** A field of a panel that is drawn: a square of a ship, a slot of a plan, a card of a hand. */
export interface Cell {
  row?: number;
  column?: number;
  icon?: string;
  sign?: string;
  note?: string;
  words?: Phrase[];
  tone?: string;
  seats?: number[];
  sides?: string[];
  at?: Record<string, number | string>;
  alike?: boolean;
}

/** A clock that a seat may see, in table time: nothing of it changes while time passes. */
export interface Clock {
  name: string;
  began: number | null;
  ends: number | null;
  pace: number;
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
  protocol?: number;
  panels?: boolean;
  words?: boolean | string[];
  moments?: boolean;
  watch?: boolean;
  tv?: boolean;
}

/** Play a move. Answered by `accepted` or `refusal`; sent again with the same id it is played once. It is judged by the position it meets, not by the one the player looked at. */
export interface Play<G extends GameId = GameId> {
  type: "play";
  id: string;
  move: Games[G]["move"];
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

/** Hold a finger on something, or a piece over it; `null` lets go. Shown to everybody, kept nowhere. */
export interface Hold {
  type: "hold";
  at: string | null;
}

/** Put a marker somewhere on the board for everybody to see, or (`null`) take it away. Kept with the table. */
export interface Mark {
  type: "mark";
  id: string;
  piece: string;
  at: string | null;
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

/** A step of the lesson is over (or, `back`, the one before it is to be done again). The server lets happen what the lesson says comes then; the numbers are counted without a name. */
export interface Lead {
  type: "lead";
  id: string;
  step: string;
  how: "back" | "done" | "skipped";
  seconds?: number;
  refused?: number;
  other?: number;
  hints?: number;
}

/** So far this page has shown what happened. Where no clock runs bots wait a little for the eyes of who plays. */
export interface Told {
  type: "told";
  n: number;
}

/** In the review of a table that is over: everybody looks where this page looks. `null`: nobody leads any more. Who shows a place leads from then on, whoever led before. Kept nowhere. */
export interface Show {
  type: "show";
  place: string | null;
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

/** What happened since `seq` of the message before. Only what changed is there. */
export interface Update<G extends GameId = GameId> {
  type: "update";
  seq: number;
  table?: TableInfo<G> | null;
  you?: You | null;
  steps: Step<G>[];
  position?: Position<G> | null;
  patch?: Patch | null;
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
  tv: boolean;
}

/** A seat points at something. */
export interface Pointed {
  type: "pointed";
  seat: number;
  at: string;
}

/** A seat holds something, or has let go. */
export interface Held {
  type: "held";
  seat: number;
  at: string | null;
}

/** Somebody leads through the review, and looks here; `null`: nobody leads. */
export interface Shown {
  type: "shown";
  name: string;
  place: string | null;
  you: boolean;
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

/** A place of a replay worth scrubbing to. */
export interface ReplayMark {
  n: number;
  kind: string;
  seat?: number | null;
  count?: number;
}

/** `GET /api/replays/ID`: a finished table (ID is its code) or an uploaded record. */
export interface ReplayInfo<G extends GameId = GameId> {
  id: string;
  game: string;
  seats: string[];
  options: Partial<Games[G]["options"]>;
  entries: number;
  result: Result | null;
  marks: ReplayMark[];
}

/** One step of a replay from one seat. */
export interface ReplayStep<G extends GameId = GameId> {
  n: number;
  at: number;
  seat: number | null;
  move: Games[G]["move"] | null;
  phrase: Phrase | null;
  events: SaidEvent<G>[];
  view?: Games[G]["view"] | null;
  patch?: Patch | null;
  question: Phrase;
  panels?: Panel[] | null;
  to_move: number[];
  result: Result | null;
}

/** `POST /api/tools/GAME/NAME`: an answer that is a film. The first step has the view, the others change it. */
export interface Filmed<G extends GameId = GameId> {
  game: string;
  seats: string[];
  options: Partial<Games[G]["options"]>;
  steps: ReplayStep<G>[];
  result: Result | null;
}

/** `GET /api/replays/ID/steps?seat=0&first=0&last=50&moments=true`: steps of a replay, at most 100 at a time. */
export interface Replay<G extends GameId = GameId> {
  id: string;
  seat: number;
  steps: ReplayStep<G>[];
  more: boolean;
}

/** `POST /api/replays/ID/what-if`: the game once more from a branch of it, changed there. Nothing is kept. */
export interface WhatIf<G extends GameId = GameId> {
  seat?: number;
  branch?: number;
  changes?: Games[G]["change"][];
}

/** `GET /api/replays/ID/choices?seat=0&n=12`: what a seat could have played after `n` entries, to try again. */
export interface Choices<G extends GameId = GameId> {
  moves: SaidMove<G>[];
  advice: Phrase | null;
}

/** `POST /api/replays/ID/verdict`: a move that is tried again after `n` entries. */
export interface Tried<G extends GameId = GameId> {
  seat: number;
  n: number;
  move: Games[G]["move"];
}

/** What was played instead of a move that is tried again, and which of them is better. */
export interface Verdict<G extends GameId = GameId> {
  played: SaidMove<G>;
  better: "" | "even" | "played" | "same" | "tried";
  games: number;
  tried_wins: number;
  played_wins: number;
  why: Phrase | null;
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

/** What is to be said about a flight. */
export interface Advice {
  home: boolean;
  turn: number;
  score: number | null;
  tried: number;
  pairs: number;
  saving: number;
  better: Better[];
  worth: Worth[];
  last_chance: LastChance | null;
}

/** Cards laid otherwise, and what came of it. */
export interface Better {
  changes: Change[];
  score: number;
}

/** Another card in a slot: what it says, `.` for none. */
export interface Change {
  crew: number;
  turn: number;
  order: "." | "<" | ">" | "@lb" | "@lr" | "@lw" | "@ub" | "@ur" | "@uw" | "A" | "A!" | "B" | "B!" | "C" | "R" | "R!" | "^";
}

/** What came of the flight without one card: the turn it is lost on, or by how much the score changes. */
export interface Worth {
  without: Change;
  lost_on: number | null;
  difference: number;
}

/** Where the ship was lost: what the planner found, with the cards they really held. */
export interface LastChance {
  turn: number | null;
  plans: number;
  changes: Change[];
}

/** `GET /api/replays/ID/tale?seat=0`: how a finished game is told. */
export interface Tale {
  headline: Phrase;
  won: boolean;
  hero: string;
  facts: Phrase[];
  story: Phrase[];
  pieces: TaleDeeds[];
  players: TaleDeeds[];
  turn: TaleMoment | null;
  turn_facts: Phrase[];
  turn_from: number;
  moments: TaleMoment[];
  last: TaleMoment;
}

/** What one piece, or one player, did and what became of it. */
export interface TaleDeeds {
  name: Phrase;
  piece: string;
  group: string;
  seat: number;
  count: number;
  fell: boolean;
  fate: Phrase;
}

/** A moment worth seeing again, as an address in the review. */
export interface TaleMoment {
  n: number;
  i: number;
  kind: string;
  about: string;
  face: number | null;
  phrase: Phrase;
  where: Phrase;
}

export type ClientMessage<G extends GameId = GameId> = Hello | Play<G> | Ask<G> | Chat | QuickPhrase | Point | Hold | Mark | Undo | Vote | Pause | Lead | Told | Show | Ping;

export type ServerMessage<G extends GameId = GameId> = Snapshot<G> | Update<G> | Accepted | Allowed | Refusal | Trouble | Presence | Pointed | Held | Shown | Pong | Gone;

export namespace DeathAngel {
  /** What the rules leave open (DA-17.1, DA-17.2) or the sources dispute. */
  export interface Options {
    travel_trigger: "both" | "either";
    merge_timing: "attack-end" | "event-end";
    teams: "choose" | "random";
    current_player: "last-card" | "lowest-card";
    attack_abilities: "card" | "round";
  }

  /** Take a combat team at setup (DA-3.5). */
  export interface TakeTeam {
    move: "take-team";
    team: "blue" | "green" | "grey" | "purple" | "red" | "yellow";
  }

  /** Choose an Action card, face down (DA-6.1). */
  export interface ChooseAction {
    move: "choose-action";
    card: number;
  }

  /** Put a Support Token from the supply on a Marine. */
  export interface PlaceToken {
    move: "place-token";
    marine: "calistarius" | "claudio" | "deino" | "gideon" | "goriel" | "leon" | "lorenzo" | "noctis" | "omnio" | "scipio" | "valencio" | "zael";
  }

  /** A Marine moves: he trades places with another (DA-7.12). */
  export interface Trade {
    move: "trade";
    marine: "calistarius" | "claudio" | "deino" | "gideon" | "goriel" | "leon" | "lorenzo" | "noctis" | "omnio" | "scipio" | "valencio" | "zael";
    other: "calistarius" | "claudio" | "deino" | "gideon" | "goriel" | "leon" | "lorenzo" | "noctis" | "omnio" | "scipio" | "valencio" | "zael";
  }

  /** Turn a Marine around (DA-7.13). */
  export interface Turn {
    move: "turn";
    marine: "calistarius" | "claudio" | "deino" | "gideon" | "goriel" | "leon" | "lorenzo" | "noctis" | "omnio" | "scipio" | "valencio" | "zael";
  }

  /** A Marine activates a Terrain card in front of him (DA-7.14). */
  export interface Activate {
    move: "activate";
    marine: "calistarius" | "claudio" | "deino" | "gideon" | "goriel" | "leon" | "lorenzo" | "noctis" | "omnio" | "scipio" | "valencio" | "zael";
    terrain: "artefact" | "control-panel" | "corridor" | "dark-corner" | "door" | "promethium-tank" | "spore-chimney" | "ventilation-duct";
  }

  /** A Marine attacks a swarm (DA-7.17). */
  export interface Attack {
    move: "attack";
    marine: "calistarius" | "claudio" | "deino" | "gideon" | "goriel" | "leon" | "lorenzo" | "noctis" | "omnio" | "scipio" | "valencio" | "zael";
    place: string;
    group: number;
  }

  /** Claudio charges instead of attacking (Action card 18). */
  export interface HeroicCharge {
    move: "heroic-charge";
  }

  /** Spend a token of the rolling Marine and roll again (DA-7.6). */
  export interface Reroll {
    move: "reroll";
  }

  /** Keep the roll. */
  export interface Accept {
    move: "accept";
  }

  /** Discard the Artefact: the attack is a miss (DA-8.9). */
  export interface UseArtefact {
    move: "use-artefact";
  }

  /** Choose a Genestealer to be slain, taken or discarded. */
  export interface Slay {
    move: "slay";
    place: string;
    card: "brood-lord-1" | "brood-lord-2" | "claws" | "head" | "tail" | "tongue";
    group: number;
  }

  /** Move a swarm (Strategize). */
  export interface MoveSwarm {
    move: "move-swarm";
    place: string;
    to: string;
    group: number;
  }

  /** Name a swarm. */
  export interface ChooseSwarm {
    move: "choose-swarm";
    place: string;
    group: number;
  }

  /** Name a Marine. */
  export interface ChooseMarine {
    move: "choose-marine";
    marine: "calistarius" | "claudio" | "deino" | "gideon" | "goriel" | "leon" | "lorenzo" | "noctis" | "omnio" | "scipio" | "valencio" | "zael";
  }

  /** Name a combat team (Gun Jam). */
  export interface ChooseTeam {
    move: "choose-team";
    team: "blue" | "green" | "grey" | "purple" | "red" | "yellow";
  }

  /** Name a Blip pile. */
  export interface ChoosePile {
    move: "choose-pile";
    side: "left" | "right";
  }

  /** Name a Terrain card. */
  export interface ChooseTerrain {
    move: "choose-terrain";
    terrain: "artefact" | "control-panel" | "corridor" | "dark-corner" | "door" | "promethium-tank" | "spore-chimney" | "ventilation-duct";
  }

  /** Name a place for a Terrain card. */
  export interface ChoosePlace {
    move: "choose-place";
    place: string;
  }

  /** Name the Brood Lord who goes left. */
  export interface ChooseBroodLord {
    move: "choose-brood-lord";
    card: "brood-lord-1" | "brood-lord-2" | "claws" | "head" | "tail" | "tongue";
  }

  /** Discard a token of a Marine for an effect other than a reroll. */
  export interface SpendToken {
    move: "spend-token";
    marine: "calistarius" | "claudio" | "deino" | "gideon" | "goriel" | "leon" | "lorenzo" | "noctis" | "omnio" | "scipio" | "valencio" | "zael";
  }

  /** Roll instead of paying (Teleportarium) or of adding a token (Launch Control Room). */
  export interface RollDie {
    move: "roll-die";
  }

  /** Put a token on the Launch Control Room. */
  export interface AddToken {
    move: "add-token";
  }

  /** Use the ability of the Action card being resolved. */
  export interface UseAbility {
    move: "use-ability";
  }

  /** Put the scouted Event back on top of the deck or underneath. */
  export interface PutEvent {
    move: "put-event";
    where: "bottom" | "top";
  }

  /** Do not, or no more. */
  export interface Pass {
    move: "pass";
  }

  /** A player took a team. */
  export interface TeamTaken {
    event: "team-taken";
    seats?: number[] | null;
    player: number;
    team: "blue" | "green" | "grey" | "purple" | "red" | "yellow";
  }

  /** The Marines stand in their column, from the top down. */
  export interface FormationDealt {
    event: "formation-dealt";
    seats?: number[] | null;
    marines: ("calistarius" | "claudio" | "deino" | "gideon" | "goriel" | "leon" | "lorenzo" | "noctis" | "omnio" | "scipio" | "valencio" | "zael")[];
  }

  /** A new round. */
  export interface RoundBegan {
    event: "round-began";
    seats?: number[] | null;
    round: number;
  }

  /** A phase of the round. */
  export interface PhaseBegan {
    event: "phase-began";
    seats?: number[] | null;
    phase: number;
  }

  /** A card lies face down; `card` is 0 for those who may not see it. */
  export interface ActionChosen {
    event: "action-chosen";
    seats?: number[] | null;
    player: number;
    team: "blue" | "green" | "grey" | "purple" | "red" | "yellow";
    card?: number;
    alone?: boolean;
    only?: boolean;
  }

  /** The chosen cards in the order in which they are resolved. */
  export interface ActionsRevealed {
    event: "actions-revealed";
    seats?: number[] | null;
    cards: number[];
  }

  /** Who is current player now (DA-9.2, DA-11.8). */
  export interface CurrentPlayer {
    event: "current-player";
    seats?: number[] | null;
    player: number;
  }

  /** An Action card is being resolved. */
  export interface CardBegan {
    event: "card-began";
    seats?: number[] | null;
    card: number;
    player: number;
  }

  /** Tokens from the supply on a Marine, the Door or the Location. */
  export interface TokensPlaced {
    event: "tokens-placed";
    seats?: number[] | null;
    on: "calistarius" | "claudio" | "deino" | "gideon" | "goriel" | "leon" | "lorenzo" | "noctis" | "omnio" | "scipio" | "valencio" | "zael" | "door" | "location";
    tokens?: number;
    by?: number | null;
  }

  /** Tokens could not be placed (DA-1.5). */
  export interface SupplyEmpty {
    event: "supply-empty";
    seats?: number[] | null;
    tokens?: number;
  }

  /** Tokens of a Marine went back to the supply. */
  export interface TokensLost {
    event: "tokens-lost";
    seats?: number[] | null;
    marine: "calistarius" | "claudio" | "deino" | "gideon" | "goriel" | "leon" | "lorenzo" | "noctis" | "omnio" | "scipio" | "valencio" | "zael";
    tokens?: number;
    card?: number;
  }

  /** A Marine got the tokens of all others. */
  export interface TokensCollected {
    event: "tokens-collected";
    seats?: number[] | null;
    marine: "calistarius" | "claudio" | "deino" | "gideon" | "goriel" | "leon" | "lorenzo" | "noctis" | "omnio" | "scipio" | "valencio" | "zael";
    tokens: number;
  }

  /** Two Marines traded places. */
  export interface Traded {
    event: "traded";
    seats?: number[] | null;
    marine: "calistarius" | "claudio" | "deino" | "gideon" | "goriel" | "leon" | "lorenzo" | "noctis" | "omnio" | "scipio" | "valencio" | "zael";
    other: "calistarius" | "claudio" | "deino" | "gideon" | "goriel" | "leon" | "lorenzo" | "noctis" | "omnio" | "scipio" | "valencio" | "zael";
  }

  /** A Marine turned to this side. */
  export interface Turned {
    event: "turned";
    seats?: number[] | null;
    marine: "calistarius" | "claudio" | "deino" | "gideon" | "goriel" | "leon" | "lorenzo" | "noctis" | "omnio" | "scipio" | "valencio" | "zael";
    side: "left" | "right";
  }

  /** A Marine activated a Terrain card. */
  export interface Activated {
    event: "activated";
    seats?: number[] | null;
    marine: "calistarius" | "claudio" | "deino" | "gideon" | "goriel" | "leon" | "lorenzo" | "noctis" | "omnio" | "scipio" | "valencio" | "zael";
    terrain: "artefact" | "control-panel" | "corridor" | "dark-corner" | "door" | "promethium-tank" | "spore-chimney" | "ventilation-duct";
  }

  /** A Marine died; his row goes to the neighbour from `moving` (`above`, `below` or, for the last, nowhere). */
  export interface MarineSlain {
    event: "marine-slain";
    seats?: number[] | null;
    marine: "calistarius" | "claudio" | "deino" | "gideon" | "goriel" | "leon" | "lorenzo" | "noctis" | "omnio" | "scipio" | "valencio" | "zael";
    position: number;
    moving: "above" | "below" | "none";
  }

  /** A slain Marine returned at this position. */
  export interface MarineRescued {
    event: "marine-rescued";
    seats?: number[] | null;
    marine: "calistarius" | "claudio" | "deino" | "gideon" | "goriel" | "leon" | "lorenzo" | "noctis" | "omnio" | "scipio" | "valencio" | "zael";
    position: number;
  }

  /** Both Marines of a team are dead (DA-11.7); with the last of their teams players are out. */
  export interface TeamEliminated {
    event: "team-eliminated";
    seats?: number[] | null;
    team: "blue" | "green" | "grey" | "purple" | "red" | "yellow";
    player: number;
    out: boolean;
  }

  /** Genestealers appeared; `wanted` is more than there are if the Blip pile ran out. */
  export interface Spawned {
    event: "spawned";
    seats?: number[] | null;
    place: string;
    beside: "calistarius" | "claudio" | "deino" | "gideon" | "goriel" | "leon" | "lorenzo" | "noctis" | "omnio" | "scipio" | "valencio" | "zael";
    where: "behind" | "beside" | "front";
    cards: ("brood-lord-1" | "brood-lord-2" | "claws" | "head" | "tail" | "tongue")[];
    wanted: number;
    terrain?: "artefact" | "control-panel" | "corridor" | "dark-corner" | "door" | "promethium-tank" | "spore-chimney" | "ventilation-duct" | null;
    by?: number | null;
  }

  /** A Genestealer went to the discard pile, or a Brood Lord out of the game. */
  export interface GenestealerSlain {
    event: "genestealer-slain";
    seats?: number[] | null;
    place: string;
    card: "brood-lord-1" | "brood-lord-2" | "claws" | "head" | "tail" | "tongue";
    group?: number;
    by?: number | null;
  }

  /** A swarm went from one place to another: to `next`, whom it stands in front of or behind from now on. */
  export interface SwarmMoved {
    event: "swarm-moved";
    seats?: number[] | null;
    place: string;
    beside: "calistarius" | "claudio" | "deino" | "gideon" | "goriel" | "leon" | "lorenzo" | "noctis" | "omnio" | "scipio" | "valencio" | "zael";
    where: "behind" | "beside" | "front";
    to: string;
    next: "calistarius" | "claudio" | "deino" | "gideon" | "goriel" | "leon" | "lorenzo" | "noctis" | "omnio" | "scipio" | "valencio" | "zael";
    arrives: "behind" | "front";
    cards: ("brood-lord-1" | "brood-lord-2" | "claws" | "head" | "tail" | "tongue")[];
    group?: number;
  }

  /** A Power Field holds a swarm until the end of the round. */
  export interface SwarmProtected {
    event: "swarm-protected";
    seats?: number[] | null;
    place: string;
    beside: "calistarius" | "claudio" | "deino" | "gideon" | "goriel" | "leon" | "lorenzo" | "noctis" | "omnio" | "scipio" | "valencio" | "zael";
    where: "behind" | "beside" | "front";
    group?: number;
  }

  /** A hit on a protected swarm slew nobody. */
  export interface SwarmUntouchable {
    event: "swarm-untouchable";
    seats?: number[] | null;
    place: string;
    beside: "calistarius" | "claudio" | "deino" | "gideon" | "goriel" | "leon" | "lorenzo" | "noctis" | "omnio" | "scipio" | "valencio" | "zael";
    where: "behind" | "beside" | "front";
  }

  /** Two groups at one place became one swarm. */
  export interface SwarmsMerged {
    event: "swarms-merged";
    seats?: number[] | null;
    place: string;
    beside: "calistarius" | "claudio" | "deino" | "gideon" | "goriel" | "leon" | "lorenzo" | "noctis" | "omnio" | "scipio" | "valencio" | "zael";
    where: "behind" | "beside" | "front";
  }

  /** Genestealers of the formation were shuffled into a Blip pile. */
  export interface SentToBlips {
    event: "sent-to-blips";
    seats?: number[] | null;
    side: "left" | "right";
    cards: ("brood-lord-1" | "brood-lord-2" | "claws" | "head" | "tail" | "tongue")[];
    places: string[];
  }

  /** A Brood Lord appeared. */
  export interface BroodLordArrived {
    event: "brood-lord-arrived";
    seats?: number[] | null;
    place: string;
    beside: "calistarius" | "claudio" | "deino" | "gideon" | "goriel" | "leon" | "lorenzo" | "noctis" | "omnio" | "scipio" | "valencio" | "zael";
    where: "behind" | "beside" | "front";
    card: "brood-lord-1" | "brood-lord-2" | "claws" | "head" | "tail" | "tongue";
    by?: number | null;
  }

  /** A Marine attacks: the die shows a face. */
  export interface AttackRolled {
    event: "attack-rolled";
    seats?: number[] | null;
    marine: "calistarius" | "claudio" | "deino" | "gideon" | "goriel" | "leon" | "lorenzo" | "noctis" | "omnio" | "scipio" | "valencio" | "zael";
    place: string;
    beside: "calistarius" | "claudio" | "deino" | "gideon" | "goriel" | "leon" | "lorenzo" | "noctis" | "omnio" | "scipio" | "valencio" | "zael";
    where: "behind" | "beside" | "front";
    face: number;
    group?: number;
    size: number;
    rerolled?: boolean;
    slays?: number | null;
  }

  /** The accepted face slays nobody. */
  export interface AttackMissed {
    event: "attack-missed";
    seats?: number[] | null;
    marine: "calistarius" | "claudio" | "deino" | "gideon" | "goriel" | "leon" | "lorenzo" | "noctis" | "omnio" | "scipio" | "valencio" | "zael";
  }

  /** A swarm attacks a Marine: the die shows a face. */
  export interface DefenceRolled {
    event: "defence-rolled";
    seats?: number[] | null;
    marine: "calistarius" | "claudio" | "deino" | "gideon" | "goriel" | "leon" | "lorenzo" | "noctis" | "omnio" | "scipio" | "valencio" | "zael";
    place: string;
    face: number;
    group?: number;
    size: number;
    lords?: number;
    rerolled?: boolean;
  }

  /** Whether the Marine survived, and by what: the number or one of the abilities. */
  export interface DefenceJudged {
    event: "defence-judged";
    seats?: number[] | null;
    marine: "calistarius" | "claudio" | "deino" | "gideon" | "goriel" | "leon" | "lorenzo" | "noctis" | "omnio" | "scipio" | "valencio" | "zael";
    by: "artefact" | "block" | "counter-attack" | "defensive-stance" | "hit" | "number" | "second-wind";
    face: number;
    size: number;
    lords?: number;
  }

  /** Any other roll; `why` names what it is for. */
  export interface DieRolled {
    event: "die-rolled";
    seats?: number[] | null;
    why: "cleansing-flames" | "generatorium" | "heroic-charge" | "intimidation" | "launch" | "promethium-tank" | "psychic-assault" | "spore-chimney" | "teleportarium" | "toxin";
    face: number;
    marine?: "calistarius" | "claudio" | "deino" | "gideon" | "goriel" | "leon" | "lorenzo" | "noctis" | "omnio" | "scipio" | "valencio" | "zael" | null;
    bad?: boolean;
  }

  /** The current player drew an Event. `card` is empty for those who may not see it yet. */
  export interface EventDrawn {
    event: "event-drawn";
    seats?: number[] | null;
    player: number;
    card?: string;
    alone?: boolean;
  }

  /** The Event is open, with what the player who drew it has chosen for it in secret. */
  export interface EventRevealed {
    event: "event-revealed";
    seats?: number[] | null;
    player: number;
    card: string;
    marine?: "calistarius" | "claudio" | "deino" | "gideon" | "goriel" | "leon" | "lorenzo" | "noctis" | "omnio" | "scipio" | "valencio" | "zael" | null;
    place?: string | null;
    beside?: "calistarius" | "claudio" | "deino" | "gideon" | "goriel" | "leon" | "lorenzo" | "noctis" | "omnio" | "scipio" | "valencio" | "zael" | null;
    where?: "behind" | "beside" | "front" | null;
    side?: "left" | "right" | null;
    team?: "blue" | "green" | "grey" | "purple" | "red" | "yellow" | null;
    alone?: boolean;
  }

  /** The ability of the Event finds no target, or changes nothing on the table. */
  export interface EventIdle {
    event: "event-idle";
    seats?: number[] | null;
    card: string;
  }

  /** The Event has an effect on the next round. */
  export interface EventLasts {
    event: "event-lasts";
    seats?: number[] | null;
    card: string;
    marine?: "calistarius" | "claudio" | "deino" | "gideon" | "goriel" | "leon" | "lorenzo" | "noctis" | "omnio" | "scipio" | "valencio" | "zael" | null;
    team?: "blue" | "green" | "grey" | "purple" | "red" | "yellow" | null;
  }

  /** A spawn box is resolved. */
  export interface SpawnBoxOpened {
    event: "spawn-box-opened";
    seats?: number[] | null;
    colour: "green" | "orange" | "red" | "yellow";
    size: "major" | "minor";
    count: number;
    terrain: ("artefact" | "control-panel" | "corridor" | "dark-corner" | "door" | "promethium-tank" | "spore-chimney" | "ventilation-duct")[];
  }

  /** The movement box is resolved. */
  export interface MovementBoxOpened {
    event: "movement-box-opened";
    seats?: number[] | null;
    kind: "adjacent" | "flank";
    symbol: "brood-lord-1" | "brood-lord-2" | "claws" | "head" | "tail" | "tongue";
    swarms: number;
    paths?: [string, string][];
  }

  /** A player looked at the next Event. `card` is empty for those who may not see it. */
  export interface EventScouted {
    event: "event-scouted";
    seats?: number[] | null;
    player: number;
    card?: string;
    alone?: boolean;
  }

  /** The scouted Event was put back. */
  export interface EventPut {
    event: "event-put";
    seats?: number[] | null;
    player: number;
    where: "bottom" | "top";
  }

  /** Cards of a Blip pile went face up to the discard pile. */
  export interface BlipsDiscarded {
    event: "blips-discarded";
    seats?: number[] | null;
    side: "left" | "right";
    cards: ("brood-lord-1" | "brood-lord-2" | "claws" | "head" | "tail" | "tongue")[];
    travelling?: boolean;
  }

  /** The last card of a Blip pile is gone: the group travels as the phase ends. */
  export interface PileEmptied {
    event: "pile-emptied";
    seats?: number[] | null;
    side: "left" | "right";
  }

  /** A Blip pile for which the group would have travelled has cards again. */
  export interface JourneyOff {
    event: "journey-off";
    seats?: number[] | null;
    side: "left" | "right";
  }

  /** Cards of the Genestealer deck joined the Blip piles. */
  export interface BlipsAdded {
    event: "blips-added";
    seats?: number[] | null;
    left: number;
    right: number;
  }

  /** A discard pile became the new deck (DA-14.2). */
  export interface Reshuffled {
    event: "reshuffled";
    seats?: number[] | null;
    deck: "events" | "genestealers";
  }

  /** A Terrain card was put into the formation. */
  export interface TerrainPlaced {
    event: "terrain-placed";
    seats?: number[] | null;
    terrain: "artefact" | "control-panel" | "corridor" | "dark-corner" | "door" | "promethium-tank" | "spore-chimney" | "ventilation-duct";
    place: string;
    beside: "calistarius" | "claudio" | "deino" | "gideon" | "goriel" | "leon" | "lorenzo" | "noctis" | "omnio" | "scipio" | "valencio" | "zael";
    by?: number | null;
  }

  /** A Terrain card went back to the box. */
  export interface TerrainDiscarded {
    event: "terrain-discarded";
    seats?: number[] | null;
    terrain: "artefact" | "control-panel" | "corridor" | "dark-corner" | "door" | "promethium-tank" | "spore-chimney" | "ventilation-duct";
  }

  /** A player took the Artefact into hand. */
  export interface ArtefactTaken {
    event: "artefact-taken";
    seats?: number[] | null;
    player: number;
  }

  /** The player who held the Artefact has no Marines left. */
  export interface ArtefactLost {
    event: "artefact-lost";
    seats?: number[] | null;
    player: number;
  }

  /** At most one Genestealer will spawn on this Terrain card this round. */
  export interface SpawnCapped {
    event: "spawn-capped";
    seats?: number[] | null;
    terrain: "artefact" | "control-panel" | "corridor" | "dark-corner" | "door" | "promethium-tank" | "spore-chimney" | "ventilation-duct";
  }

  /** The group is about to leave, since a Blip pile is empty (DA-10.1); the Door comes first (DA-10.4). */
  export interface TravelBegan {
    event: "travel-began";
    seats?: number[] | null;
    location: string;
    empty: "both" | "left" | "right";
  }

  /** The group entered a Location, since a Blip pile was empty (DA-10.1). */
  export interface Travelled {
    event: "travelled";
    seats?: number[] | null;
    location: string;
    empty: "both" | "left" | "right";
  }

  /** The Marines won. */
  export interface GameWon {
    event: "game-won";
    seats?: number[] | null;
    by: "brood-lords" | "elimination" | "launch";
  }

  /** The last Marine was slain. */
  export interface GameLost {
    event: "game-lost";
    seats?: number[] | null;
  }

  /** What one seat may know. */
  export interface View {
    seat: number;
    seats: number;
    now: number;
    round: number;
    phase: number;
    current: number;
    location: LocationView;
    visited: string[];
    major: number;
    minor: number;
    rows: RowView[];
    beyond: SideView[];
    supply: number;
    left_blips: number;
    right_blips: number;
    genestealer_deck: number;
    genestealer_discard: ("brood-lord-1" | "brood-lord-2" | "claws" | "head" | "tail" | "tongue")[];
    event_deck: number;
    event_discard: string[];
    location_deck: number;
    lords_slain: ("brood-lord-1" | "brood-lord-2" | "claws" | "head" | "tail" | "tongue")[];
    artefact: number | null;
    artefact_gone: boolean;
    attacks: number;
    teams: TeamView[];
    order: number[];
    resolving: number;
    resolved: number[];
    lead_used: boolean;
    rests: number[];
    activated: ("artefact" | "control-panel" | "corridor" | "dark-corner" | "door" | "promethium-tank" | "spore-chimney" | "ventilation-duct")[];
    event: string | null;
    event_boxes: EventBoxes | null;
    event_hidden: boolean;
    aim: ChooseMarine | ChooseTeam | ChoosePile | ChooseSwarm | null;
    marked: Slay[];
    lasting: Lasting | null;
    upcoming: Lasting | null;
    scouted: Scouted[];
    question: QuestionView | null;
    roll: Roll | null;
    travelling: boolean;
    ending: Ending | null;
    pending: (AfterCard | Apothecarion | ApothecarionTurn | Artefact | AttackForToken | AttackMore | AttackRoll | AttackVictim | BeginPhase | BlackHolds | ChargeRoll | ChargeVictim | CheckTravel | ChooseActions | CleansingFlames | CoreCogitator | CounterAttack | CryoControl | DarkCatacombs | Deal | DefenceRoll | DiscardEvent | Door | DrawEvent | EndCard | EndRound | EndTravel | EnterFormation | EnterLocation | EventTarget | EventVictim | Everywhere | Generatorium | GenestealerLair | Instinct | Intimidate | IntimidateTake | LaunchControlRoom | LeadByExample | MergeSwarms | Munitorium | NextBlips | NextCard | NextLocation | NextSwarm | OnwardBrothers | OpenMovementBox | OpenSpawnBox | Overwatch | PowerField | QuickInstincts | Refill | ResolveEvent | RestAttacks | Scout | ScoutPut | SmallerPile | SpawnOrder | StartChoosing | Stealth | StealthOther | Strategize | Support | TeleportEnd | TeleportNext | Teleportarium | ToxinPumpingStation | WhichTeam | WhoActivates | WhoAttacks | WhoMoves | WhoTurns | WrathOfBaalChapel)[];
  }

  /** Where the group is: `step` of `steps` Locations, the setup Location being the first. */
  export interface LocationView {
    code: string;
    level: string;
    step: number;
    steps: number;
    tokens: number;
    final: boolean;
  }

  /** A position: a Marine and what is left and right of him. */
  export interface RowView {
    position: number;
    marine: "calistarius" | "claudio" | "deino" | "gideon" | "goriel" | "leon" | "lorenzo" | "noctis" | "omnio" | "scipio" | "valencio" | "zael";
    team: "blue" | "green" | "grey" | "purple" | "red" | "yellow";
    player: number;
    facing: "left" | "right";
    tokens: number;
    range: number;
    left: SideView;
    right: SideView;
  }

  /** One side of a row. */
  export interface SideView {
    terrain: TerrainView[];
    swarms: SwarmView[];
  }

  /** A Terrain card in the formation. */
  export interface TerrainView {
    terrain: "artefact" | "control-panel" | "corridor" | "dark-corner" | "door" | "promethium-tank" | "spore-chimney" | "ventilation-duct";
    tokens: number;
    activated: boolean;
    capped: boolean;
  }

  /** A swarm; Brood Lords come last in `cards`. */
  export interface SwarmView {
    cards: ("brood-lord-1" | "brood-lord-2" | "claws" | "head" | "tail" | "tongue")[];
    attacked: number;
    protected: boolean;
    survival: number;
    percent: number | null;
    supported: number | null;
    goes: string | null;
  }

  /** A combat team in play. */
  export interface TeamView {
    team: "blue" | "green" | "grey" | "purple" | "red" | "yellow";
    player: number;
    marines: ("calistarius" | "claudio" | "deino" | "gideon" | "goriel" | "leon" | "lorenzo" | "noctis" | "omnio" | "scipio" | "valencio" | "zael")[];
    slain: ("calistarius" | "claudio" | "deino" | "gideon" | "goriel" | "leon" | "lorenzo" | "noctis" | "omnio" | "scipio" | "valencio" | "zael")[];
    actions: ActionView[];
    has_chosen: boolean;
    chosen: number;
  }

  /** An Action card of a team and whether it can be chosen this round. */
  export interface ActionView {
    card: number;
    type: "attack" | "move-activate" | "support";
    status: "jammed" | "ready" | "resting";
    fallen: "calistarius" | "claudio" | "deino" | "gideon" | "goriel" | "leon" | "lorenzo" | "noctis" | "omnio" | "scipio" | "valencio" | "zael" | null;
  }

  /** The boxes of the Event on the table: what will spawn where, and which swarms will move. */
  export interface EventBoxes {
    spawn: SpawnBoxView[];
    movement: "adjacent" | "flank" | null;
    symbol: "brood-lord-1" | "brood-lord-2" | "claws" | "head" | "tail" | "tongue" | null;
  }

  /** A spawn box: so many on every Terrain card of the colour. */
  export interface SpawnBoxView {
    colour: "green" | "orange" | "red" | "yellow";
    size: "major" | "minor";
    count: number;
  }

  /** An Event that has an effect on a whole round. */
  export interface Lasting {
    event: string;
    marine: "calistarius" | "claudio" | "deino" | "gideon" | "goriel" | "leon" | "lorenzo" | "noctis" | "omnio" | "scipio" | "valencio" | "zael" | null;
    team: "blue" | "green" | "grey" | "purple" | "red" | "yellow" | null;
  }

  /** An Event the viewer has seen with Forward Scouting: so many cards lie above it. */
  export interface Scouted {
    above: number;
    event: string;
  }

  /** What the table waits for, as the question shows itself. Fields that it has no use for are left out. */
  export interface QuestionView {
    kind: string;
    seats: number[];
    marine?: "calistarius" | "claudio" | "deino" | "gideon" | "goriel" | "leon" | "lorenzo" | "noctis" | "omnio" | "scipio" | "valencio" | "zael" | null;
    marines?: ("calistarius" | "claudio" | "deino" | "gideon" | "goriel" | "leon" | "lorenzo" | "noctis" | "omnio" | "scipio" | "valencio" | "zael")[];
    place?: string | null;
    group?: number;
    card?: number;
    terrain?: "artefact" | "control-panel" | "corridor" | "dark-corner" | "door" | "promethium-tank" | "spore-chimney" | "ventilation-duct" | null;
    count?: number;
  }

  /** The die on the table. */
  export interface Roll {
    kind: "attack" | "defence";
    marine: "calistarius" | "claudio" | "deino" | "gideon" | "goriel" | "leon" | "lorenzo" | "noctis" | "omnio" | "scipio" | "valencio" | "zael";
    place: string;
    group: number;
    face: number;
    skull: boolean;
    size: number;
    lords: number;
    rerolled: boolean;
    good: boolean;
    odds: number;
    can_reroll: boolean;
    by: "artefact" | "block" | "counter-attack" | "defensive-stance" | "hit" | "number" | "second-wind";
    worse: number;
    misses: number;
  }

  /** How the game ended. */
  export interface Ending {
    won: boolean;
    by: "brood-lords" | "elimination" | "launch" | "slain";
    stood_last: "calistarius" | "claudio" | "deino" | "gideon" | "goriel" | "leon" | "lorenzo" | "noctis" | "omnio" | "scipio" | "valencio" | "zael" | null;
  }

  /** The ability that follows the card's action; none if the team is dead (DA-7.20). */
  export interface AfterCard {
    step: "after-card";
    seat: number;
    card: number;
  }

  /** Who gets a token and may turn: any Marine, also with an empty supply. */
  export interface Apothecarion {
    step: "apothecarion";
    seat: number;
  }

  /** Whether he turns. */
  export interface ApothecarionTurn {
    step: "apothecarion-turn";
    seat: number;
    marine: number;
  }

  /** A hit: the holder of the Artefact may discard it (DA-8.9, R-ARTEFACT). */
  export interface Artefact {
    step: "artefact";
    seat: number;
    marine: number;
    place: number;
    group: number;
    face: number;
    rerolled: boolean;
  }

  /** Run and Gun, Overwatch: a Marine pays with a token of his own; no target, no payment. */
  export interface AttackForToken {
    step: "attack-for-token";
    seat: number;
    card: number;
    marines: number[];
  }

  /** The same Marine goes on attacking (Full Auto, Psionic Attack). */
  export interface AttackMore {
    step: "attack-more";
    seat: number;
    card: number;
    marine: number;
    count: number;
  }

  /** The die lies: reroll with a token of the attacker, as often as he has some, or accept (DA-7.6, DA-7.9). */
  export interface AttackRoll {
    step: "attack-roll";
    seat: number;
    card: number;
    marine: number;
    place: number;
    group: number;
    face: number;
    rerolled: boolean;
  }

  /** Whom the attack slays, in the swarm attacked. */
  export interface AttackVictim {
    step: "attack-victim";
    seat: number;
    marine: number;
    place: number;
    group: number;
    count: number;
    may: boolean;
  }

  /** Lay the steps of a phase on the agenda, what follows it underneath. */
  export interface BeginPhase {
    step: "begin-phase";
    phase: number;
  }

  /** A swarm on which as many as possible spawn (R-FULLEST). */
  export interface BlackHolds {
    step: "black-holds";
    seat: number;
    count: number;
  }

  /** The price of the charge; no reroll (DA-7.8). */
  export interface ChargeRoll {
    step: "charge-roll";
    card: number;
    marine: number;
  }

  /** Victims one after the other, the first is a must (R-CHARGE). */
  export interface ChargeVictim {
    step: "charge-victim";
    seat: number;
    card: number;
    marine: number;
    count: number;
    may: boolean;
  }

  /** The end of a phase (DA-5.2): travel, once at most (DA-10.2). */
  export interface CheckTravel {
    step: "check-travel";
  }

  /** Which card each team plays: all players choose at the same time (DA-6.1). */
  export interface ChooseActions {
    step: "choose-actions";
    teams: number[];
  }

  /** Victims are picked after the roll, from either side. */
  export interface CleansingFlames {
    step: "cleansing-flames";
    seat: number;
    marine: number;
    count: number;
  }

  /** On which Terrain card few Genestealers spawn this round. */
  export interface CoreCogitator {
    step: "core-cogitator";
    seat: number;
  }

  /** One of the attackers is slain. */
  export interface CounterAttack {
    step: "counter-attack";
    seat: number;
    marine: number;
    place: number;
    group: number;
  }

  /** Which pile loses its top card; one that has cards. */
  export interface CryoControl {
    step: "cryo-control";
    seat: number;
  }

  /** Behind whom Genestealers spawn. In the Lower Accessway it is the topmost Marine, so nobody is asked. */
  export interface DarkCatacombs {
    step: "dark-catacombs";
    seat: number;
    effect: SpawnBehind;
  }

  /** Genestealers spawn behind a Marine: a chosen one, the topmost, or a chosen one without tokens. */
  export interface SpawnBehind {
    do: "spawn-behind";
    who: "chosen" | "top" | "without-token";
    count: number;
  }

  /** Marines, Terrain, Blips and the starting Event (DA-3.6 to DA-3.9). */
  export interface Deal {
    step: "deal";
  }

  /** Reroll with a token if the Marine faces the swarm, or accept (DA-7.7). */
  export interface DefenceRoll {
    step: "defence-roll";
    seat: number;
    marine: number;
    place: number;
    group: number;
    face: number;
    rerolled: boolean;
  }

  /** The Event goes to its discard pile (DA-9.7). */
  export interface DiscardEvent {
    step: "discard-event";
  }

  /** For each token on the Door a Genestealer anywhere may be slain (DA-10.4, R-DOOR). */
  export interface Door {
    step: "door";
    seat: number;
    count: number;
  }

  /** The current player draws; an Instinct Event stays hidden until its choices are made (DA-9.2, DA-9.3). */
  export interface DrawEvent {
    step: "draw-event";
  }

  /** The card is done. */
  export interface EndCard {
    step: "end-card";
    card: number;
  }

  /** What was for this round only ends; cards resolved now rest next round (DA-6.2, DA-9.22). */
  export interface EndRound {
    step: "end-round";
  }

  /** From now on victory counts again. */
  export interface EndTravel {
    step: "end-travel";
  }

  /** The Event of that name: a token may be placed before step A. */
  export interface EnterFormation {
    step: "enter-formation";
    seat: number;
    card: number;
  }

  /** Step 4: what happens upon entering; the current player decides (DA-10.8, DA-10.10). */
  export interface EnterLocation {
    step: "enter-location";
  }

  /** Whom the Event is aimed at: what fits, if anything does (DA-9.5, DA-9.23). */
  export interface EventTarget {
    step: "event-target";
    seat: number;
  }

  /** Victims are part of the hidden choice, since they need no die (DA-9.24). */
  export interface EventVictim {
    step: "event-victim";
    seat: number;
    marine: number;
  }

  /** A pile has too few: which Marines get one. */
  export interface Everywhere {
    step: "everywhere";
    seat: number;
    marines: number[];
    count: number;
  }

  /** Who is slain, anywhere. */
  export interface Generatorium {
    step: "generatorium";
    seat: number;
    marine: number;
    count: number;
  }

  /** Which Brood Lord comes on the left side. */
  export interface GenestealerLair {
    step: "genestealer-lair";
    seat: number;
  }

  /** What the others see while the current player reads an Instinct Event and chooses (DA-9.3). */
  export interface Instinct {
    step: "instinct";
    seat: number;
  }

  /** Rolling is optional; with nobody to drive back the question does not arise. */
  export interface Intimidate {
    step: "intimidate";
    seat: number;
    card: number;
  }

  /** Who goes back: after the roll the number is a must, as far as there are cards. */
  export interface IntimidateTake {
    step: "intimidate-take";
    seat: number;
    card: number;
    count: number;
    taken: Slay[];
  }

  /** A token on the Location, or the roll (R-LAUNCH). */
  export interface LaunchControlRoom {
    step: "launch-control-room";
    seat: number;
    marine: number;
  }

  /** A token for a kill, once a round (Action card 13). */
  export interface LeadByExample {
    step: "lead-by-example";
    seat: number;
    card: number;
    marine: number;
  }

  /** Groups kept apart become one (DA-9.22); what the Core Cogitator held back may spawn again. */
  export interface MergeSwarms {
    step: "merge-swarms";
  }

  /** Different Marines, one token each (R-MUNITORIUM). */
  export interface Munitorium {
    step: "munitorium";
    seat: number;
    count: number;
    given: number[];
  }

  /** Step 3: what is left of the piles is discarded, then they are filled (DA-10.7). */
  export interface NextBlips {
    step: "next-blips";
  }

  /** The lowest card not yet resolved; cards of eliminated teams are gone (DA-7.1, DA-7.4). */
  export interface NextCard {
    step: "next-card";
  }

  /** Steps 1 and 2: the next Location, its Terrain instead of the old (DA-10.5, DA-10.6). */
  export interface NextLocation {
    step: "next-location";
  }

  /** The topmost swarm that has not attacked attacks, left before right, found anew each time (DA-8.1, DA-8.7). */
  export interface NextSwarm {
    step: "next-swarm";
  }

  /** Whether an extra token goes onto the Door. */
  export interface OnwardBrothers {
    step: "onward-brothers";
    seat: number;
    card: number;
  }

  /** Every swarm with the symbol of the Event moves, all its cards together (DA-9.15). */
  export interface OpenMovementBox {
    step: "open-movement-box";
  }

  /** The amount of a box of the Event spawns on every Terrain card of its colour, each on its own side (DA-9.11). */
  export interface OpenSpawnBox {
    step: "open-spawn-box";
    box: number;
  }

  /** At the end of the Event Phase red Marines may pay for an attack (R-OVERWATCH). */
  export interface Overwatch {
    step: "overwatch";
  }

  /** Which swarm is held this round. */
  export interface PowerField {
    step: "power-field";
    seat: number;
    card: number;
  }

  /** The Event of that name: one attack, which may be declined. */
  export interface QuickInstincts {
    step: "quick-instincts";
    seat: number;
    card: number;
    marine: number;
  }

  /** Too few Genestealers for both piles, and an odd number: where the odd card goes. */
  export interface Refill {
    step: "refill";
    seat: number;
    count: number;
  }

  /** The card is open now; its ability is resolved (DA-9.1). */
  export interface ResolveEvent {
    step: "resolve-event";
  }

  /** After a Counter Attack the rest of the swarm attacks again at once. */
  export interface RestAttacks {
    step: "rest-attacks";
    place: number;
    group: number;
  }

  /** Whether the player looks at the next Event; an empty deck is made anew first (R-SCOUT). */
  export interface Scout {
    step: "scout";
    seat: number;
    card: number;
  }

  /** Where the Event goes that was looked at. */
  export interface ScoutPut {
    step: "scout-put";
    seat: number;
    card: number;
  }

  /** The piles are equal: which one gets the cards. */
  export interface SmallerPile {
    step: "smaller-pile";
    seat: number;
    taken: Slay[];
  }

  /** A pile can't pay for all: which Terrain card is served first (DA-9.13). */
  export interface SpawnOrder {
    step: "spawn-order";
    seat: number;
    count: number;
    terrains: number[];
  }

  /** Teams with one legal card play it (Gun Jam); the others are asked. */
  export interface StartChoosing {
    step: "start-choosing";
  }

  /** The top card of a pile that has one (R-STEALTH). */
  export interface Stealth {
    step: "stealth";
    seat: number;
    card: number;
  }

  /** Then the other pile, for a token of any Marine of the player. */
  export interface StealthOther {
    step: "stealth-other";
    seat: number;
    card: number;
    side: number;
  }

  /** A swarm goes one position up or down, to the other side, or both; not out of the formation. */
  export interface Strategize {
    step: "strategize";
    seat: number;
    card: number;
  }

  /** One token on any Marine, a must while the supply has one (DA-7.5). */
  export interface Support {
    step: "support";
    seat: number;
    card: number;
  }

  /** All are through: both Blip piles are discarded. */
  export interface TeleportEnd {
    step: "teleport-end";
  }

  /** The next Marine's turn in the Teleportarium. */
  export interface TeleportNext {
    step: "teleport-next";
    marines: number[];
    fatal: number[];
  }

  /** Each player decides for his Marine; without a token he must roll. */
  export interface Teleportarium {
    step: "teleportarium";
    seat: number;
    marine: number;
    fatal: number[];
  }

  /** From which pile so many cards are discarded. */
  export interface ToxinPumpingStation {
    step: "toxin-pumping-station";
    seat: number;
    marine: number;
    count: number;
  }

  /** Which combat team a player takes (DA-3.5). */
  export interface WhichTeam {
    step: "which-team";
    seat: number;
    count: number;
  }

  /** Step C: each Marine of the team may activate one Terrain card in front of him (DA-7.14). */
  export interface WhoActivates {
    step: "who-activates";
    seat: number;
    card: number;
    marines: number[];
  }

  /** Each Marine of the team who has not attacked, and any target (DA-7.16); or stop. */
  export interface WhoAttacks {
    step: "who-attacks";
    seat: number;
    card: number;
    marines: number[];
  }

  /** Step A: each Marine of the team may trade places once with a neighbour, with Reorganize anybody (DA-7.12). */
  export interface WhoMoves {
    step: "who-moves";
    seat: number;
    card: number;
    marines: number[];
  }

  /** Step B: each Marine of the team may turn around once (DA-7.13). */
  export interface WhoTurns {
    step: "who-turns";
    seat: number;
    card: number;
    marines: number[];
  }

  /** Where the Artefact is put. */
  export interface WrathOfBaalChapel {
    step: "wrath-of-baal-chapel";
    seat: number;
    terrain: number;
  }

  /** The 128 cards, the die and the tokens (DA-1). */
  export interface Box {
    cards: CardText[];
    marines: Marine[];
    actions: Action[];
    events: EventCard[];
    locations: Location[];
    terrain: TerrainCard[];
    genestealers: Genestealer[];
    places: string[];
    skulls: boolean[];
    tokens: number;
  }

  /** A Marine and how far he shoots (DA-4.3). */
  export interface Marine {
    code: string;
    id: "calistarius" | "claudio" | "deino" | "gideon" | "goriel" | "leon" | "lorenzo" | "noctis" | "omnio" | "scipio" | "valencio" | "zael";
    team: "blue" | "green" | "grey" | "purple" | "red" | "yellow";
    range: number;
  }

  /** An Action card; its number is its initiative (DA-7.1). */
  export interface Action {
    code: string;
    id: string;
    number: number;
    team: "blue" | "green" | "grey" | "purple" | "red" | "yellow";
    type: "attack" | "move-activate" | "support";
    ability: SkullSaves | RerollSaves | PaidAttack | DisplaceSwarm | ProtectSwarm | ExtraDoorToken | DiscardBlips | TradeAnywhere | ScoutEvent | DriveBack | TokenForKill | SlayNumber | AttackAgain | SlayOnFace | ManyAttacks | Charge;
  }

  /** This round a skull saves the Marine; `strikes_back`: it also slays one attacker, and the rest attack again. */
  export interface SkullSaves {
    do: "skull-saves";
    marine: "calistarius" | "claudio" | "deino" | "gideon" | "goriel" | "leon" | "lorenzo" | "noctis" | "omnio" | "scipio" | "valencio" | "zael";
    strikes_back: boolean;
  }

  /** This round a token-paid defence reroll saves the team's Marines on any face but one. */
  export interface RerollSaves {
    do: "reroll-saves";
    except_face: number;
  }

  /** Each Marine of the team may pay a token of his own for one attack. */
  export interface PaidAttack {
    do: "paid-attack";
    when: "after-card" | "event-end";
  }

  /** A swarm may be moved one position and/or to the other side. */
  export interface DisplaceSwarm {
    do: "displace-swarm";
  }

  /** A swarm neither attacks nor can be slain this round. */
  export interface ProtectSwarm {
    do: "protect-swarm";
  }

  /** Activating the Door with this card may put extra tokens on it. */
  export interface ExtraDoorToken {
    do: "extra-door-token";
    tokens: number;
  }

  /** The top card of one Blip pile may be discarded, then for a token that of the other. */
  export interface DiscardBlips {
    do: "discard-blips";
  }

  /** In the move step the team's Marines may trade places with any Marine. */
  export interface TradeAnywhere {
    do: "trade-anywhere";
  }

  /** The next Event may be looked at and put back on top or underneath. */
  export interface ScoutEvent {
    do: "scout-event";
  }

  /** The die says how many engaged Genestealers go back into the smaller Blip pile. */
  export interface DriveBack {
    do: "drive-back";
  }

  /** Once a round, after a kill, a token may be placed. */
  export interface TokenForKill {
    do: "token-for-kill";
  }

  /** The Marine's attacks slay as many as the number rolled. */
  export interface SlayNumber {
    do: "slay-number";
    marine: "calistarius" | "claudio" | "deino" | "gideon" | "goriel" | "leon" | "lorenzo" | "noctis" | "omnio" | "scipio" | "valencio" | "zael";
  }

  /** Each skull of the Marine's attacks grants him another attack. */
  export interface AttackAgain {
    do: "attack-again";
    marine: "calistarius" | "claudio" | "deino" | "gideon" | "goriel" | "leon" | "lorenzo" | "noctis" | "omnio" | "scipio" | "valencio" | "zael";
  }

  /** The team's attacks slay up to `most` on this face. */
  export interface SlayOnFace {
    do: "slay-on-face";
    face: number;
    most: number;
  }

  /** The Marine attacks several times. */
  export interface ManyAttacks {
    do: "many-attacks";
    marine: "calistarius" | "claudio" | "deino" | "gideon" | "goriel" | "leon" | "lorenzo" | "noctis" | "omnio" | "scipio" | "valencio" | "zael";
    attacks: number;
  }

  /** Instead of attacking, the Marine slays up to `most` in reach without a roll; then a fatal face kills him. */
  export interface Charge {
    do: "charge";
    marine: "calistarius" | "claudio" | "deino" | "gideon" | "goriel" | "leon" | "lorenzo" | "noctis" | "omnio" | "scipio" | "valencio" | "zael";
    reach: number;
    most: number;
    fatal: number[];
  }

  /** An Event (DA-9.1). */
  export interface EventCard {
    code: string;
    id: string;
    instinct: boolean;
    effect: TurnAll | AddBlips | DiscardBlip | TokensOnDoor | SpawnBehind | TokenForGenestealer | LoseTokens | JamGuns | GatherSwarms | Cleanse | ReturnSwarm | Rescue | SlayForTokens | SlayMarine | GrantAttack | FlankAll | CollectTokens | TokenBeforeMoving | OneAttacker | SpawnInFront | FaceSaves;
    spawn: [SpawnBox, SpawnBox];
    movement: MovementBox | null;
  }

  /** Every Marine turns around. */
  export interface TurnAll {
    do: "turn-all";
  }

  /** Cards of the Genestealer deck go under each Blip pile. */
  export interface AddBlips {
    do: "add-blips";
    each: number;
  }

  /** The top card of a chosen Blip pile is discarded. */
  export interface DiscardBlip {
    do: "discard-blip";
  }

  /** Tokens go onto the Door. */
  export interface TokensOnDoor {
    do: "tokens-on-door";
    tokens: number;
  }

  /** A chosen Marine loses a token and one Genestealer engaged with him is discarded. */
  export interface TokenForGenestealer {
    do: "token-for-genestealer";
  }

  /** A chosen Marine, or every engaged one, loses all tokens. */
  export interface LoseTokens {
    do: "lose-tokens";
    who: "chosen" | "engaged";
  }

  /** Next round a team that did not attack may not choose its Attack card. */
  export interface JamGuns {
    do: "jam-guns";
  }

  /** All Genestealers gather at a chosen Marine, on their sides. */
  export interface GatherSwarms {
    do: "gather-swarms";
  }

  /** On a skull Genestealers engaged with a chosen Marine are slain. */
  export interface Cleanse {
    do: "cleanse";
    most: number;
  }

  /** A chosen swarm goes back into the smaller Blip pile. */
  export interface ReturnSwarm {
    do: "return-swarm";
  }

  /** A slain Marine returns at the bottom of the formation. */
  export interface Rescue {
    do: "rescue";
  }

  /** A chosen Marine's tokens may be discarded to slay as many Genestealers engaged with him. */
  export interface SlayForTokens {
    do: "slay-for-tokens";
  }

  /** A chosen Marine is slain if the die shows one of the faces. */
  export interface SlayMarine {
    do: "slay-marine";
    faces: number[];
  }

  /** A chosen Marine may attack once. */
  export interface GrantAttack {
    do: "grant-attack";
  }

  /** Every swarm moves behind its Marine. */
  export interface FlankAll {
    do: "flank-all";
  }

  /** A chosen Marine gets the tokens of all others. */
  export interface CollectTokens {
    do: "collect-tokens";
  }

  /** Next round each Move + Activate card may first place a token. */
  export interface TokenBeforeMoving {
    do: "token-before-moving";
  }

  /** Next round only one Marine attacks with each Attack card. */
  export interface OneAttacker {
    do: "one-attacker";
  }

  /** A Genestealer spawns in front of every Marine who is not engaged. */
  export interface SpawnInFront {
    do: "spawn-in-front";
  }

  /** Next round this face saves a chosen Marine. */
  export interface FaceSaves {
    do: "face-saves";
    face: number;
  }

  /** How many spawn on the Terrain of which colour (DA-9.10). */
  export interface SpawnBox {
    size: "major" | "minor";
    colour: "green" | "orange" | "red" | "yellow";
  }

  /** Which swarms move, and how (DA-9.15). */
  export interface MovementBox {
    kind: "adjacent" | "flank";
    symbol: "claws" | "head" | "tail" | "tongue";
  }

  /** A Location: Blips and Terrain to put out, and one ability, on entering or of the Control Panel (DA-10.8). */
  export interface Location {
    code: string;
    id: string;
    level: "1A" | "1B" | "1C" | "2" | "3" | "4" | "setup";
    blips: [number, number];
    left: [TerrainSpot, TerrainSpot];
    right: [TerrainSpot, TerrainSpot];
    setup: Recipe | null;
    entering: SpawnOnTerrain | FaceAll | SpawnBehind | TurnFromTerrain | PlaceTokens | SpawnOnSwarm | BlipsPerMarine | PlaceTerrain | BroodLords | null;
    panel: ReplacePanel | DiscardBlip | CapSpawn | TokenAndTurn | Teleport | Overload | Launch | PumpToxin | null;
  }

  /** Terrain of a Location, so many positions from the top (left side) or from the bottom (right side). */
  export interface TerrainSpot {
    terrain: "artefact" | "control-panel" | "corridor" | "dark-corner" | "door" | "promethium-tank" | "spore-chimney" | "ventilation-duct";
    number: number;
  }

  /** What a setup Location says for its numbers of players (DA-3.2). */
  export interface Recipe {
    players: number[];
    teams: number;
    deck: string[];
    major: number;
    minor: number;
  }

  /** Genestealers spawn at a Terrain card. */
  export interface SpawnOnTerrain {
    do: "spawn-on-terrain";
    terrain: "artefact" | "control-panel" | "corridor" | "dark-corner" | "door" | "promethium-tank" | "spore-chimney" | "ventilation-duct";
    count: number;
  }

  /** Every Marine faces this side. */
  export interface FaceAll {
    do: "face-all";
    side: "left" | "right";
  }

  /** Every Marine who faces Terrain turns around. */
  export interface TurnFromTerrain {
    do: "turn-from-terrain";
  }

  /** One token each on so many different Marines. */
  export interface PlaceTokens {
    do: "place-tokens";
    marines: number;
  }

  /** Genestealers join a chosen swarm. */
  export interface SpawnOnSwarm {
    do: "spawn-on-swarm";
    count: number;
  }

  /** Each Blip pile gets a card for every Marine. */
  export interface BlipsPerMarine {
    do: "blips-per-marine";
  }

  /** A Terrain card is put anywhere in the formation. */
  export interface PlaceTerrain {
    do: "place-terrain";
    terrain: "artefact" | "control-panel" | "corridor" | "dark-corner" | "door" | "promethium-tank" | "spore-chimney" | "ventilation-duct";
  }

  /** All swarms gather at the red Terrain cards, and a Brood Lord joins each. Slaying both wins. */
  export interface BroodLords {
    do: "brood-lords";
  }

  /** The Control Panel is replaced by another Terrain card. */
  export interface ReplacePanel {
    do: "replace-panel";
    terrain: "artefact" | "control-panel" | "corridor" | "dark-corner" | "door" | "promethium-tank" | "spore-chimney" | "ventilation-duct";
  }

  /** In this round's Event Phase at most so many spawn on a chosen Terrain card. */
  export interface CapSpawn {
    do: "cap-spawn";
    most: number;
  }

  /** A chosen Marine gets a token and may be turned around. */
  export interface TokenAndTurn {
    do: "token-and-turn";
  }

  /** For each Marine a token or a roll that may be fatal; then both Blip piles are discarded. */
  export interface Teleport {
    do: "teleport";
    fatal: number[];
  }

  /** On a skull so many Genestealers may be slain anywhere; without one the activating Marine is slain. */
  export interface Overload {
    do: "overload";
    most: number;
  }

  /** A token on the Location, or a roll that wins if it is not above the tokens there. */
  export interface Launch {
    do: "launch";
  }

  /** The die says how many cards are discarded from a chosen Blip pile. */
  export interface PumpToxin {
    do: "pump-toxin";
  }

  /** A Terrain card; its colour says which boxes spawn on it (DA-9.12). */
  export interface TerrainCard {
    code: string;
    id: "artefact" | "control-panel" | "corridor" | "dark-corner" | "door" | "promethium-tank" | "spore-chimney" | "ventilation-duct";
    colour: "green" | "orange" | "red" | "yellow";
    threat: number;
    activation: TokensOnDoor | DiscardOnSkull | Explode | UsePanel | TakeArtefact | null;
  }

  /** The Terrain card is discarded on a skull. */
  export interface DiscardOnSkull {
    do: "discard-on-skull";
  }

  /** The Terrain card is discarded and slays every Genestealer at its position; a fatal face slays the Marine too. */
  export interface Explode {
    do: "explode";
    fatal: number[];
  }

  /** The Control Panel ability of the Location is resolved. */
  export interface UsePanel {
    do: "use-panel";
  }

  /** The player takes the card; later it turns one hit on a Marine of his into a miss. */
  export interface TakeArtefact {
    do: "take-artefact";
  }

  /** A kind of Genestealer card; Brood Lords have two symbols (DA-12.7). */
  export interface Genestealer {
    id: "brood-lord-1" | "brood-lord-2" | "claws" | "head" | "tail" | "tongue";
    symbols: string[];
    copies: number;
    brood_lord: boolean;
  }

  export type Options_ = Options;
  export type Move_ = TakeTeam | ChooseAction | PlaceToken | Trade | Turn | Activate | Attack | HeroicCharge | Reroll | Accept | UseArtefact | Slay | MoveSwarm | ChooseSwarm | ChooseMarine | ChooseTeam | ChoosePile | ChooseTerrain | ChoosePlace | ChooseBroodLord | SpendToken | RollDie | AddToken | UseAbility | PutEvent | Pass;
  export type Event_ = TeamTaken | FormationDealt | RoundBegan | PhaseBegan | ActionChosen | ActionsRevealed | CurrentPlayer | CardBegan | TokensPlaced | SupplyEmpty | TokensLost | TokensCollected | Traded | Turned | Activated | MarineSlain | MarineRescued | TeamEliminated | Spawned | GenestealerSlain | SwarmMoved | SwarmProtected | SwarmUntouchable | SwarmsMerged | SentToBlips | BroodLordArrived | AttackRolled | AttackMissed | DefenceRolled | DefenceJudged | DieRolled | EventDrawn | EventRevealed | EventIdle | EventLasts | SpawnBoxOpened | MovementBoxOpened | EventScouted | EventPut | BlipsDiscarded | PileEmptied | JourneyOff | BlipsAdded | Reshuffled | TerrainPlaced | TerrainDiscarded | ArtefactTaken | ArtefactLost | SpawnCapped | TravelBegan | Travelled | GameWon | GameLost;
  export type View_ = View;
  export type Box_ = Box;
  export type Change_ = null;
  export type Tools_ = {  };
  export type Lookbacks_ = {  };
}

export namespace GalaxyTrucker {
  /** The options of Galaxy Trucker. */
  export interface Options {
    rounds: "I" | "I-II" | "I-II-III" | "II" | "II-III" | "III";
    third_ship: "III" | "IIIA";
    first_flight: boolean;
    building: "classic" | "strict";
    pace: "real-time" | "turns";
    timer_seconds: number;
    repairs: "lenient" | "paid";
    checking: "players" | "software";
    insured_iiia: boolean;
    debts: boolean;
    limited_goods: boolean;
    expansion: "abe" | "none";
    technologies: boolean;
    ships: boolean;
    cards: boolean;
    intruders: boolean;
    support_team: boolean;
    recruiting: "competition" | "standard";
    sequence: string;
    big_expansion: boolean;
  }

  /** I am ready: start the timer as soon as everybody is. */
  export interface Ready {
    move: "ready";
  }

  /** Take the face-down tile on this spot of the heap, or any (GT-2.2). */
  export interface TakeFaceDown {
    move: "take-face-down";
    spot: number | null;
  }

  /** Take this face-up tile from the heap (GT-2.2). */
  export interface TakeFaceUp {
    move: "take-face-up";
    tile: string;
  }

  /** Pick up one of my set-aside tiles (GT-2.6). */
  export interface TakeAside {
    move: "take-aside";
    tile: string;
  }

  /** Put the held tile on the ship, turned by quarters clockwise (GT-2.4). */
  export interface Put {
    move: "put";
    row: number;
    column: number;
    turn: number;
    pipe: number;
    universal: boolean;
  }

  /** Pick the component placed last up again, to turn or move it (GT-2.5). */
  export interface Lift {
    move: "lift";
  }

  /** Return the held tile to the heap, face up (GT-2.3). */
  export interface Return {
    move: "return";
    spot: number | null;
  }

  /** Set the held tile aside (GT-2.3). */
  export interface SetAside {
    move: "set-aside";
  }

  /** Look at one of the piles, counted from 1 (GT-2.7). */
  export interface Look {
    move: "look";
    pile: number;
  }

  /** Put the pile back (GT-2.7). */
  export interface StopLooking {
    move: "stop-looking";
  }

  /** Flip the timer (GT-2.10). */
  export interface Flip {
    move: "flip";
  }

  /** Let the next player build; only when building goes in turns. */
  export interface EndTurn {
    move: "end-turn";
  }

  /** Finish, taking this number tile (GT-2.8); after time-out, the lowest one left (GT-2.13). */
  export interface TakeNumber {
    move: "take-number";
    number: number;
  }

  /** Point at a ship that may break the rules, where players check ships themselves (GT-3.9, GT-3.11). */
  export interface PointOut {
    move: "point-out";
    seat: number;
  }

  /** Repair: take this component off (GT-3.10). */
  export interface Remove {
    move: "remove";
    row: number;
    column: number;
  }

  /** Repair: go on with the piece that holds this square (GT-3.10). */
  export interface KeepPiece {
    move: "keep-piece";
    row: number;
    column: number;
  }

  /** Lenient repair: put a component that was taken off back on the ship (GT-3.12). */
  export interface BuildIn {
    move: "build-in";
    tile: string;
    row: number;
    column: number;
    turn: number;
  }

  /** Lenient repair: done; what is not built in goes back to the heap (GT-3.12). */
  export interface Repaired {
    move: "repaired";
  }

  /** Choose who lives in a cabin (GT-5.4). */
  export interface House {
    move: "house";
    row: number;
    column: number;
    who: "brown" | "cyan" | "humans" | "purple";
  }

  /** Buy the insurance of a class IV ship, or fly without (ABE-4.4.4). */
  export interface Insure {
    move: "insure";
    buy: boolean;
  }

  /** Choose what the cyan alien is good at (BX-2.7). */
  export interface Specialise {
    move: "specialise";
    specialty: "diplomat" | "lawyer" | "manager" | "merchant" | "techie";
  }

  /** Between two cards: stay in the flight (GT-9.2). */
  export interface FlyOn {
    move: "fly-on";
    standing: boolean;
  }

  /** Take the order to fly on back; at any time of a flight (GT-9.2). */
  export interface Withdraw {
    move: "withdraw";
  }

  /** The settlement has been looked at: on with the next round, as soon as everybody has (GT-10.9). */
  export interface Seen {
    move: "seen";
  }

  /** Between two cards: leave the flight (GT-9.2). */
  export interface GiveUp {
    move: "give-up";
  }

  /** Power the double engine, double cannon, shield or crewbot station on this square (GT-6.7, ABE-3.5.1). What pays for it is asked next. */
  export interface Power {
    move: "power";
    row: number;
    column: number;
  }

  /** Power nothing more: the declaration stands (GT-6.7). */
  export interface Enough {
    move: "enough";
  }

  /** Let a hit strike that could be warded off (GT-7.3 ... GT-7.6). */
  export interface Brace {
    move: "brace";
  }

  /** Take a battery token from this square, to power something or because it is lost (GT-6.7, GT-6.10). A solar panel gives its power instead of a token (ABE-3.1.1). */
  export interface Spend {
    move: "spend";
    row: number;
    column: number;
  }

  /** Fire the thrusters with a nozzle to this side: the hit goes there too, by one line (ABE-3.2.4). */
  export interface Thrust {
    move: "thrust";
    side: "front" | "left" | "rear" | "right";
  }

  /** Fire no thrusters. */
  export interface HoldCourse {
    move: "hold-course";
  }

  /** Wake a sleeper, who moves into the cabin on this square (BX-2.2). */
  export interface WakeUp {
    move: "wake-up";
    row: number;
    column: number;
    from_row: number;
    from_column: number;
  }

  /** Send the diplomat, who then leaves the ship (BX-2.8). */
  export interface Negotiate {
    move: "negotiate";
  }

  /** Lose a figure from the cabin on this square (GT-6.9). */
  export interface LoseCrew {
    move: "lose-crew";
    row: number;
    column: number;
    who: "" | "alien" | "human";
  }

  /** Lose a cube of the dearest colour aboard from this square (GT-6.10). */
  export interface LoseGood {
    move: "lose-good";
    row: number;
    column: number;
  }

  /** Land on this planet, counted from 1 (GT-8.3). */
  export interface Land {
    move: "land";
    planet: number;
  }

  /** Take what the card offers: a derelict, or the reward of a beaten enemy (GT-8.4 ... GT-8.6). */
  export interface Take {
    move: "take";
  }

  /** Leave what the card offers: no landing, no derelict, no reward (GT-8.3 ... GT-8.6). */
  export interface Pass {
    move: "pass";
  }

  /** Put a cube from the loading bay into the hold on this square (GT-6.11). */
  export interface Stow {
    move: "stow";
    good: "blue" | "green" | "red" | "yellow";
    row: number;
    column: number;
  }

  /** Take a cube out of the hold on this square into the loading bay, to move it or throw it away (GT-6.11). */
  export interface Unload {
    move: "unload";
    good: "blue" | "green" | "red" | "yellow";
    row: number;
    column: number;
  }

  /** Load in one move: this is what shall lie in the holds, all else is thrown away (GT-6.11). */
  export interface Arrange {
    move: "arrange";
    holds: Stack[];
  }

  /** The cubes of one hold. */
  export interface Stack {
    row: number;
    column: number;
    goods: ("blue" | "green" | "red" | "yellow")[];
  }

  /** Loading is done: what is left in the loading bay is thrown away (GT-6.11). */
  export interface DoneLoading {
    move: "done-loading";
  }

  /** Fly on with the piece that holds this square (GT-6.12). */
  export interface Keep {
    move: "keep";
    row: number;
    column: number;
  }

  /** Seat a hired human in the cabin on this square (ABE-5.6). */
  export interface Hire {
    move: "hire";
    row: number;
    column: number;
  }

  /** Which of two intruders walks first (ABE-6.6.1). */
  export interface WalksFirst {
    move: "walks-first";
    hand: "left" | "right";
  }

  /** The goods block that the second of five players does without (ABE-8.4.1). */
  export interface DoWithout {
    move: "do-without";
    good: "blue" | "green" | "red" | "yellow";
  }

  /** Take this specialist into my team (ABE-7.4, ABE-7.8). */
  export interface Recruit {
    move: "recruit";
    card: string;
  }

  /** Do without what the specialist offers now, or without the rest of it (ABE-9.20). */
  export interface Decline {
    move: "decline";
  }

  /** Use the ability that is offered. */
  export interface Use {
    move: "use";
  }

  /** Choose this square for what the specialist does. */
  export interface Spot {
    move: "spot";
    row: number;
    column: number;
  }

  /** Weld a cap on the exposed connector on this side, clockwise from the front (ABE-9.18). */
  export interface Cap {
    move: "cap";
    row: number;
    column: number;
    side: number;
  }

  /** Move a weld: from the contact on this side of a component to another one that needs it (ABE-9.18). */
  export interface Reweld {
    move: "reweld";
    row: number;
    column: number;
    side: number;
    to_row: number;
    to_column: number;
    to_side: number;
  }

  /** Join this component by pipes to its neighbour on this side (ABE-9.10). */
  export interface Pipe {
    move: "pipe";
    row: number;
    column: number;
    side: number;
  }

  /** Give this component universal connectors on all four sides (ABE-9.10). */
  export interface Universal {
    move: "universal";
    row: number;
    column: number;
  }

  /** Make this component a spare part, a cannon turned by quarters clockwise (ABE-9.6). */
  export interface Fit {
    move: "fit";
    part: "part-cabin" | "part-cannon" | "part-cargo-hold-2" | "part-engine";
    row: number;
    column: number;
    turn: number;
  }

  /** Take a spare part off again while building (ABE-9.6). */
  export interface Unfit {
    move: "unfit";
    part: "part-cabin" | "part-cannon" | "part-cargo-hold-2" | "part-engine";
  }

  /** Take a component that another player has set aside (ABE-9.12). */
  export interface Snatch {
    move: "snatch";
    seat: number;
    tile: string;
  }

  /** Call a drill: nobody else may build for a while (ABE-9.13). */
  export interface Drill {
    move: "drill";
  }

  /** The player asked about will finish on this place; 0 for not at all (ABE-9.1). */
  export interface Predict {
    move: "predict";
    place: number;
  }

  /** Raise (1), lower (-1) or leave (0) the rewards for finishing and for the best-looking ship (ABE-9.4). */
  export interface Bend {
    move: "bend";
    finish: number;
    looks: number;
  }

  /** Change the price of this colour by one credit (ABE-9.17). */
  export interface Price {
    move: "price";
    good: "blue" | "green" | "red" | "yellow";
    change: number;
  }

  /** Give up a cube of this colour from this square (ABE-9.19). */
  export interface GiveGood {
    move: "give-good";
    good: "blue" | "green" | "red" | "yellow";
    row: number;
    column: number;
  }

  /** Pretend that there is nothing more to give (ABE-9.19). */
  export interface HideRest {
    move: "hide-rest";
  }

  /** A round is set up: boards, heap, piles (GT-1.5). */
  export interface RoundBegan {
    event: "round-began";
    seats?: number[] | null;
    round: number;
    ship_class: string;
  }

  /** A player is ready to build. */
  export interface SaidReady {
    event: "said-ready";
    seats?: number[] | null;
    seat: number;
  }

  /** Go! (GT-2.1) */
  export interface BuildingBegan {
    event: "building-began";
    seats?: number[] | null;
  }

  /** A player's turn to build, where building goes in turns. */
  export interface TurnCame {
    event: "turn-came";
    seats?: number[] | null;
    seat: number;
    points: number;
  }

  /** A tile was taken in hand; `tile` is missing for one taken face-down (GT-2.2). */
  export interface Took {
    event: "took";
    seats?: number[] | null;
    seat: number;
    source: string;
    tile?: string | null;
    spot?: number | null;
  }

  /** What a tile taken face-down is: for its holder alone (GT-2.2). */
  export interface TileSeen {
    event: "tile-seen";
    seats?: number[] | null;
    tile: string;
  }

  /** A tile was put on a ship (GT-2.4). */
  export interface Placed {
    event: "placed";
    seats?: number[] | null;
    seat: number;
    tile: string;
    row: number;
    column: number;
    turn: number;
  }

  /** The last component was picked up again (GT-2.5). */
  export interface Lifted {
    event: "lifted";
    seats?: number[] | null;
    seat: number;
    tile: string;
    row: number;
    column: number;
  }

  /** The last component can never be moved again (GT-2.5). */
  export interface Welded {
    event: "welded";
    seats?: number[] | null;
    seat: number;
    row: number;
    column: number;
  }

  /** A tile went back to the heap, face up (GT-2.3). */
  export interface Returned {
    event: "returned";
    seats?: number[] | null;
    seat: number;
    tile: string;
    spot: number;
  }

  /** A tile was set aside (GT-2.3). */
  export interface WentAside {
    event: "went-aside";
    seats?: number[] | null;
    seat: number;
    tile: string;
  }

  /** A player took a pile to look at it (GT-2.7). */
  export interface LookedAt {
    event: "looked-at";
    seats?: number[] | null;
    seat: number;
    pile: number;
  }

  /** The cards of a pile: for whoever looks at it alone (GT-2.7). */
  export interface CardsSeen {
    event: "cards-seen";
    seats?: number[] | null;
    pile: number;
    cards: string[];
  }

  /** A player put the pile back (GT-2.7). */
  export interface PutBack {
    event: "put-back";
    seats?: number[] | null;
    seat: number;
    pile: number;
  }

  /** The timer has run out on this space (GT-2.10). */
  export interface SandRanOut {
    event: "sand-ran-out";
    seats?: number[] | null;
    space: string;
  }

  /** Somebody flipped the timer onto this space (GT-2.10). */
  export interface TimerFlipped {
    event: "timer-flipped";
    seats?: number[] | null;
    seat: number;
    space: string;
  }

  /** A player took a number tile (GT-2.8). */
  export interface Finished {
    event: "finished";
    seats?: number[] | null;
    seat: number;
    number: number;
  }

  /** Building is over (GT-2.12). */
  export interface BuildingEnded {
    event: "building-ended";
    seats?: number[] | null;
    time_out?: boolean;
  }

  /** Time is up: a held tile goes back (GT-2.13); nobody else learns what it was unless it was known. */
  export interface HandEmptied {
    event: "hand-emptied";
    seats?: number[] | null;
    seat: number;
    to: string;
  }

  /** Set-aside tiles that were never built in go to the lost pile (GT-2.6). */
  export interface LeftAside {
    event: "left-aside";
    seats?: number[] | null;
    seat: number;
    tiles: string[];
  }

  /** A ship breaks the rules and has to be repaired (GT-3.9). */
  export interface FoundFaulty {
    event: "found-faulty";
    seats?: number[] | null;
    seat: number;
    errors: number;
  }

  /** Somebody pointed at a ship that is legal. */
  export interface FoundSound {
    event: "found-sound";
    seats?: number[] | null;
    by: number;
    seat: number;
  }

  /** An error noticed only during the flight costs a credit (GT-3.11). */
  export interface Fined {
    event: "fined";
    seats?: number[] | null;
    seat: number;
    paid: number;
  }

  /** Components left a ship in repair (GT-3.10): by choice, or because they fell off. */
  export interface TakenOff {
    event: "taken-off";
    seats?: number[] | null;
    seat: number;
    squares: number[];
    tiles: string[];
    fell_off?: boolean;
  }

  /** A lenient repair costs the number tile: the others move up (GT-3.12). */
  export interface MovedToLast {
    event: "moved-to-last";
    seats?: number[] | null;
    seat: number;
    number: number;
  }

  /** A repaired ship is legal. */
  export interface RepairDone {
    event: "repair-done";
    seats?: number[] | null;
    seat: number;
  }

  /** A rocket stands on the track (GT-5.1). */
  export interface RocketPlaced {
    event: "rocket-placed";
    seats?: number[] | null;
    seat: number;
    position: number;
    gap: number;
  }

  /** Batteries are full, crews are aboard, save where an alien can be chosen (GT-5.2, GT-5.3). */
  export interface Loaded {
    event: "loaded";
    seats?: number[] | null;
    seat: number;
    humans: number;
    batteries: number;
  }

  /** A cabin's crew was chosen (GT-5.4). */
  export interface Housed {
    event: "housed";
    seats?: number[] | null;
    seat: number;
    row: number;
    column: number;
    who: string;
  }

  /** The four piles have become the flight's deck (GT-5.6). */
  export interface DeckShuffled {
    event: "deck-shuffled";
    seats?: number[] | null;
    cards: number;
  }

  /** Class IIIB: the dice say which squares stay empty on every ship (ABE-4.3.1). */
  export interface SquaresClosed {
    event: "squares-closed";
    seats?: number[] | null;
    dice: [number, number];
    squares: number[];
    startless?: boolean;
  }

  /** Class IV: a player buys the insurance or does without (ABE-4.4.7). */
  export interface Insured {
    event: "insured";
    seats?: number[] | null;
    seat: number;
    bought: boolean;
    paid: number;
  }

  /** A cyan alien's specialty was chosen (BX-2.7). */
  export interface Specialised {
    event: "specialised";
    seats?: number[] | null;
    seat: number;
    specialty: string;
  }

  /** The last round has been settled (GT-10.7). */
  export interface GameOver {
    event: "game-over";
    seats?: number[] | null;
    credits: number[];
  }

  /** The leader turns the next card (GT-6.1). */
  export interface CardTurned {
    event: "card-turned";
    seats?: number[] | null;
    card: string;
    number: number;
    of: number;
    leader: number;
  }

  /** The card does nothing because one ship flies alone (GT-8.12, GT-8.14). */
  export interface NoEffect {
    event: "no-effect";
    seats?: number[] | null;
    card: string;
  }

  /** A battery token goes into a device (GT-6.7). */
  export interface Powered {
    event: "powered";
    seats?: number[] | null;
    seat: number;
    row: number;
    column: number;
    battery: [number, number];
    left: number;
  }

  /** A solar panel powers a device connected to it (ABE-3.1.1). */
  export interface SunPowered {
    event: "sun-powered";
    seats?: number[] | null;
    seat: number;
    row: number;
    column: number;
    panel: [number, number];
  }

  /** The crewbots of a station are awake for the rest of the card (ABE-3.5.1). */
  export interface Activated {
    event: "activated";
    seats?: number[] | null;
    seat: number;
    row: number;
    column: number;
    bots: number;
  }

  /** A techie powers a device for nothing (BX-2.8). */
  export interface TokenSpared {
    event: "token-spared";
    seats?: number[] | null;
    seat: number;
    row: number;
    column: number;
  }

  /** A diplomat keeps harm away and leaves the ship (BX-2.8). */
  export interface Negotiated {
    event: "negotiated";
    seats?: number[] | null;
    seat: number;
  }

  /** A sleeper moves from a stasis chamber into a cabin (BX-2.2). */
  export interface WokeUp {
    event: "woke-up";
    seats?: number[] | null;
    seat: number;
    row: number;
    column: number;
    left: number;
  }

  /** A crew whose size is not the number of its figures: crewbots count, the armed count twice (ABE-3.7.3). */
  export interface Mustered {
    event: "mustered";
    seats?: number[] | null;
    seat: number;
    crew: number;
    bots: number;
    armed: number;
    total: number;
  }

  /** Thrusters fire to a side: for this ship the attack comes along another line (ABE-3.2.4). */
  export interface Shifted {
    event: "shifted";
    seats?: number[] | null;
    seat: number;
    was: number;
    line: number;
    direction: "front" | "left" | "rear" | "right";
  }

  /** A cylinder: a side attack that was shifted onto a row gets its start column (ABE-4.2.15). */
  export interface StartRolled {
    event: "start-rolled";
    seats?: number[] | null;
    die: number;
    start: number;
  }

  /** A ship's engine or cannon power with its sum, in half points (GT-6.5, GT-6.6). */
  export interface Declared {
    event: "declared";
    seats?: number[] | null;
    seat: number;
    what: "cannons" | "engines";
    singles: number;
    doubles: number;
    pairs?: number;
    alien: number;
    total: number;
  }

  /** A rocket goes from space to space; a gap between two stops is a ship that was jumped (GT-6.3). */
  export interface Moved {
    event: "moved";
    seats?: number[] | null;
    seat: number;
    start: number;
    stops: number[];
    forward: boolean;
    gap: number;
  }

  /** The dice name the column or row of a hit (GT-7.1). */
  export interface Rolled {
    event: "rolled";
    seats?: number[] | null;
    by: number;
    hit: "double-meteor" | "heavy-fire" | "large-meteor" | "light-fire" | "small-meteor";
    side: "front" | "left" | "rear" | "right";
    dice: number[];
    line: number;
    at: number[];
    start?: number;
  }

  /** Nothing of the ship stands in the line (GT-7.1). */
  export interface Missed {
    event: "missed";
    seats?: number[] | null;
    seat: number;
    hit: "double-meteor" | "heavy-fire" | "large-meteor" | "light-fire" | "small-meteor";
    side: "front" | "left" | "rear" | "right";
    line: number;
  }

  /** The component the hit meets first (GT-7.1). */
  export interface Aimed {
    event: "aimed";
    seats?: number[] | null;
    seat: number;
    hit: "double-meteor" | "heavy-fire" | "large-meteor" | "light-fire" | "small-meteor";
    side: "front" | "left" | "rear" | "right";
    row: number;
    column: number;
    tile: string;
  }

  /** A small meteor bounces off a side without exposed connector (GT-7.3), anything off armour (ABE-3.8.1). */
  export interface Bounced {
    event: "bounced";
    seats?: number[] | null;
    seat: number;
    row: number;
    column: number;
    off?: "armour" | "join" | "smooth";
  }

  /** A powered shield stops the hit (GT-7.3, GT-7.6). */
  export interface Shielded {
    event: "shielded";
    seats?: number[] | null;
    seat: number;
    row: number;
    column: number;
    cost?: number;
  }

  /** A cannon shoots a large meteor (GT-7.4). */
  export interface ShotDown {
    event: "shot-down";
    seats?: number[] | null;
    seat: number;
    row: number;
    column: number;
    cost?: number;
  }

  /** A component is destroyed with all that is on it (GT-6.18). */
  export interface Destroyed {
    event: "destroyed";
    seats?: number[] | null;
    seat: number;
    row: number;
    column: number;
    tile: string;
  }

  /** The ship is in several pieces; the owner will keep one (GT-6.12). */
  export interface BrokeApart {
    event: "broke-apart";
    seats?: number[] | null;
    seat: number;
    pieces: [number, number][][];
  }

  /** Components that no longer hold go to the lost pile (GT-6.12). */
  export interface FellOff {
    event: "fell-off";
    seats?: number[] | null;
    seat: number;
    squares: [number, number][];
    tiles: string[];
  }

  /** A figure is gone (GT-6.9). */
  export interface CrewLost {
    event: "crew-lost";
    seats?: number[] | null;
    seat: number;
    row: number;
    column: number;
    who: "brown" | "cyan" | "human" | "purple";
  }

  /** An alien without life support is lost (GT-6.13). */
  export interface AlienLost {
    event: "alien-lost";
    seats?: number[] | null;
    seat: number;
    row: number;
    column: number;
    alien: "brown" | "cyan" | "purple";
  }

  /** A cube is taken (GT-6.10). */
  export interface GoodLost {
    event: "good-lost";
    seats?: number[] | null;
    seat: number;
    row: number;
    column: number;
    good: "blue" | "green" | "red" | "yellow";
  }

  /** A battery token is taken for a missing cube (GT-6.10). */
  export interface TokenLost {
    event: "token-lost";
    seats?: number[] | null;
    seat: number;
    row: number;
    column: number;
    left: number;
  }

  /** There was nothing (more) to take (GT-6.10, GT-8.21). */
  export interface NothingToLose {
    event: "nothing-to-lose";
    seats?: number[] | null;
    seat: number;
  }

  /** A ship lands on a planet (GT-8.3). */
  export interface Landed {
    event: "landed";
    seats?: number[] | null;
    seat: number;
    planet: number;
  }

  /** A ship leaves what the card offers, because it wants to or because it can't have it. */
  export interface Passed {
    event: "passed";
    seats?: number[] | null;
    seat: number;
    card: string;
    unable?: boolean;
  }

  /** A ship takes a derelict or the reward of a beaten enemy (GT-8.4 ... GT-8.6). */
  export interface Claimed {
    event: "claimed";
    seats?: number[] | null;
    seat: number;
    card: string;
  }

  /** Credits are paid out; `balance` is what the player owns now. */
  export interface Earned {
    event: "earned";
    seats?: number[] | null;
    seat: number;
    credits: number;
    balance: number;
  }

  /** Goods lie in the loading bay (GT-6.11). */
  export interface Offered {
    event: "offered";
    seats?: number[] | null;
    seat: number;
    goods: ("blue" | "green" | "red" | "yellow")[];
  }

  /** A cube is put into a hold (GT-6.11). */
  export interface Stowed {
    event: "stowed";
    seats?: number[] | null;
    seat: number;
    good: "blue" | "green" | "red" | "yellow";
    row: number;
    column: number;
  }

  /** A cube is taken out of a hold (GT-6.11). */
  export interface Unloaded {
    event: "unloaded";
    seats?: number[] | null;
    seat: number;
    good: "blue" | "green" | "red" | "yellow";
    row: number;
    column: number;
  }

  /** All goods are arranged at one time (GT-6.11). */
  export interface Arranged {
    event: "arranged";
    seats?: number[] | null;
    seat: number;
    cubes: Carried[];
  }

  /** A cube's way: without a place it comes from the loading bay, or is thrown away. */
  export interface Carried {
    good: "blue" | "green" | "red" | "yellow";
    start?: [number, number] | null;
    end?: [number, number] | null;
  }

  /** What was not stowed is lost (GT-6.11). */
  export interface LeftBehind {
    event: "left-behind";
    seats?: number[] | null;
    seat: number;
    goods: ("blue" | "green" | "red" | "yellow")[];
  }

  /** An enemy's strength against a ship's cannon power, both in half points (GT-8.6). */
  export interface Attacked {
    event: "attacked";
    seats?: number[] | null;
    seat: number;
    card: string;
    strength: number;
    power: number;
    outcome: "draws" | "loses" | "wins";
  }

  /** All ships are compared; the worst one is hit, the one ahead on a tie (GT-8.11, GT-8.14). */
  export interface Compared {
    event: "compared";
    seats?: number[] | null;
    criterion: "cannons" | "crew" | "engines";
    order: number[];
    values: number[];
    worst: number;
    tie: boolean;
    line?: number;
  }

  /** The exposed connectors of all ships, by flight order (GT-8.2). */
  export interface Counted {
    event: "counted";
    seats?: number[] | null;
    order: number[];
    exposed: number[];
  }

  /** A saboteur's try: the dice of the column, the dice of the row (GT-8.14). */
  export interface SabotageRolled {
    event: "sabotage-rolled";
    seats?: number[] | null;
    seat: number;
    attempt: number;
    column_dice: number[];
    row_dice: number[];
    column: number;
    row: number;
    found: boolean;
  }

  /** A ship gives up (GT-9.1, GT-9.2). */
  export interface LeftFlight {
    event: "left-flight";
    seats?: number[] | null;
    seat: number;
    why: "choice" | "lapped" | "no-engines" | "no-humans";
  }

  /** A player is ready for the next card, or for all that follow (GT-9.2). */
  export interface WillFlyOn {
    event: "will-fly-on";
    seats?: number[] | null;
    seat: number;
    standing?: boolean;
  }

  /** A player wants to be asked again before the next card (GT-9.2). */
  export interface OrderWithdrawn {
    event: "order-withdrawn";
    seats?: number[] | null;
    seat: number;
  }

  /** The flight has ended; the ships that finished, by order (GT-6.1). */
  export interface FlightOver {
    event: "flight-over";
    seats?: number[] | null;
    finishers: number[];
  }

  /** One player's result of a flight, step by step (GT-10.9). */
  export interface Settled {
    event: "settled";
    seats?: number[] | null;
    seat: number;
    place: number;
    finish: number;
    looks: number;
    exposed: number;
    worth: number;
    goods: number;
    extras?: number;
    team?: number;
    lost: number;
    cost: number;
    cap: number | null;
    paid: number;
    before: number;
    after: number;
  }

  /** A player has looked at the settlement (GT-10.9). */
  export interface SawSettlement {
    event: "saw-settlement";
    seats?: number[] | null;
    seat: number;
  }

  /** Cards of another deck are put unseen on top of the flight's cards (ABE-5.2). */
  export interface CardsAdded {
    event: "cards-added";
    seats?: number[] | null;
    card: string;
    deck: "I" | "II" | "III" | "IV";
    number: number;
  }

  /** The ship with the most engine power meets the meteors, the one ahead on a tie (ABE-5.7). */
  export interface Fastest {
    event: "fastest";
    seats?: number[] | null;
    order: number[];
    values: number[];
    fastest: number;
    tie: boolean;
  }

  /** Components explode at the same time: bombs, or a radiating chain (ABE-5.9, ABE-6.5.2). */
  export interface Exploded {
    event: "exploded";
    seats?: number[] | null;
    seat: number;
    squares: [number, number][];
  }

  /** A human comes aboard (ABE-5.6). */
  export interface Hired {
    event: "hired";
    seats?: number[] | null;
    seat: number;
    row: number;
    column: number;
  }

  /** A ship wants to visit a place that shoots (ABE-5.5). */
  export interface Approached {
    event: "approached";
    seats?: number[] | null;
    seat: number;
    card: string;
  }

  /** Of five players the second to win or visit gets one goods block less (ABE-8.4.1). */
  export interface DidWithout {
    event: "did-without";
    seats?: number[] | null;
    seat: number;
    good: "blue" | "green" | "red" | "yellow";
  }

  /** The dice name the column or row of entry (ABE-6.1.1). */
  export interface IntruderRolled {
    event: "intruder-rolled";
    seats?: number[] | null;
    by: number;
    card: string;
    side: "front" | "left" | "rear" | "right";
    dice: number[];
    line: number;
    start: number;
    at: number[];
  }

  /** Nothing of the ship stands in the line: nobody enters (ABE-6.2.1). */
  export interface NoWayIn {
    event: "no-way-in";
    seats?: number[] | null;
    seat: number;
    card: string;
    side: "front" | "left" | "rear" | "right";
    line: number;
  }

  /** The entry is defended: nobody enters, and nothing is paid (ABE-6.2.2, ABE-6.6.2). */
  export interface ScaredOff {
    event: "scared-off";
    seats?: number[] | null;
    seat: number;
    card: string;
    row: number;
    column: number;
    tile: string;
  }

  /** A step; without any join it stays where it is (ABE-6.3.4 ... ABE-6.3.6). */
  export interface IntruderStepped {
    event: "intruder-stepped";
    seats?: number[] | null;
    seat: number;
    card: string;
    hand: "left" | "right";
    step: number;
    row: number;
    column: number;
    tile: string;
    heading: "front" | "left" | "rear" | "right";
  }

  /** A leg is done: a bomb lies here (ABE-6.5.1). */
  export interface BombPlanted {
    event: "bomb-planted";
    seats?: number[] | null;
    seat: number;
    card: string;
    hand: "left" | "right";
    step: number;
    row: number;
    column: number;
    tile: string;
  }

  /** It has stepped onto a defended component (ABE-6.2.4). */
  export interface IntruderKilled {
    event: "intruder-killed";
    seats?: number[] | null;
    seat: number;
    card: string;
    hand: "left" | "right";
    step: number;
    row: number;
    column: number;
    tile: string;
  }

  /** All steps are done: it leaves, and nothing is paid (ABE-6.3.7). */
  export interface IntruderLeft {
    event: "intruder-left";
    seats?: number[] | null;
    seat: number;
    card: string;
    hand: "left" | "right";
    step: number;
    row: number;
    column: number;
    tile: string;
  }

  /** A player was dealt so many specialists to choose from (ABE-7.4). */
  export interface SpecialistsDealt {
    event: "specialists-dealt";
    seats?: number[] | null;
    seat: number;
    n: number;
  }

  /** Which ones: for this player alone. */
  export interface SpecialistsSeen {
    event: "specialists-seen";
    seats?: number[] | null;
    specialists: string[];
  }

  /** A player has chosen, face down. */
  export interface SpecialistChosen {
    event: "specialist-chosen";
    seats?: number[] | null;
    seat: number;
  }

  /** Specialists lie open to be chosen in finishing order (ABE-7.8). */
  export interface SpecialistsLaidOut {
    event: "specialists-laid-out";
    seats?: number[] | null;
    specialists: string[];
  }

  /** A specialist has joined a player's team for the rest of the game. */
  export interface Recruited {
    event: "recruited";
    seats?: number[] | null;
    seat: number;
    specialist: string;
    drawn?: boolean;
  }

  /** The specialist nobody took (ABE-7.8). */
  export interface SpecialistDiscarded {
    event: "specialist-discarded";
    seats?: number[] | null;
    specialist: string;
  }

  /** A specialist does his work; what comes of it follows. */
  export interface AbilityUsed {
    event: "ability-used";
    seats?: number[] | null;
    seat: number;
    specialist: string;
  }

  /** A player does without (ABE-9.20). */
  export interface AbilityDeclined {
    event: "ability-declined";
    seats?: number[] | null;
    seat: number;
    specialist: string;
  }

  /** A specialist's token lies on a ship. */
  export interface TokenPlaced {
    event: "token-placed";
    seats?: number[] | null;
    seat: number;
    token: string;
    row: number;
    column: number;
    side?: number;
  }

  /** A spare part was taken off again (ABE-9.6). */
  export interface TokenTaken {
    event: "token-taken";
    seats?: number[] | null;
    seat: number;
    token: string;
  }

  /** A welded join is one no more, another contact is (ABE-9.18). */
  export interface WeldMoved {
    event: "weld-moved";
    seats?: number[] | null;
    seat: number;
    was: [number, number];
    squares: [number, number];
  }

  /** Two components count as connected (ABE-9.3). */
  export interface WiredUp {
    event: "wired-up";
    seats?: number[] | null;
    seat: number;
    squares: [number, number];
  }

  /** A set-aside component was taken by somebody else (ABE-9.12). */
  export interface Snatched {
    event: "snatched";
    seats?: number[] | null;
    seat: number;
    victim: number;
    tile: string;
  }

  /** All others run around the table (ABE-9.13). */
  export interface DrillCalled {
    event: "drill-called";
    seats?: number[] | null;
    seat: number;
  }

  /** Everybody may build again. */
  export interface DrillOver {
    event: "drill-over";
    seats?: number[] | null;
  }

  /** A component added after the number tile was taken, counted aloud (ABE-9.22). */
  export interface ExtraAdded {
    event: "extra-added";
    seats?: number[] | null;
    seat: number;
    n: number;
    of: number;
  }

  /** Set-aside components that do not count as lost go back to the table (ABE-9.5). */
  export interface KeptBack {
    event: "kept-back";
    seats?: number[] | null;
    seat: number;
    tiles: string[];
  }

  /** A prediction about a player; place 0 is not to finish (ABE-9.1). */
  export interface Predicted {
    event: "predicted";
    seats?: number[] | null;
    seat: number;
    about: number;
    place: number;
  }

  /** Credits that a specialist brings in. */
  export interface SpecialistPaid {
    event: "specialist-paid";
    seats?: number[] | null;
    seat: number;
    specialist: string;
    credits: number;
    balance: number;
  }

  /** A player pays for exposed connectors (ABE-9.13). */
  export interface ConnectorsCharged {
    event: "connectors-charged";
    seats?: number[] | null;
    seat: number;
    exposed: number;
    paid: number;
  }

  /** A yellow cube was bought (ABE-9.17). */
  export interface GoodsBought {
    event: "goods-bought";
    seats?: number[] | null;
    seat: number;
    row: number;
    column: number;
  }

  /** One of a ship's humans now stands between two components (ABE-9.12). */
  export interface ManPlanted {
    event: "man-planted";
    seats?: number[] | null;
    seat: number;
    row: number;
    column: number;
    squares: [number, number];
  }

  /** The rewards of this flight (ABE-9.4). */
  export interface RewardsBent {
    event: "rewards-bent";
    seats?: number[] | null;
    seat: number;
    finish: number[];
    best_looking: number;
  }

  /** What a cube of this colour brings in today (ABE-9.17). */
  export interface PriceChanged {
    event: "price-changed";
    seats?: number[] | null;
    seat: number;
    good: string;
    price: number;
  }

  /** More humans in a cabin than there could be otherwise (ABE-9.7). */
  export interface Shared {
    event: "shared";
    seats?: number[] | null;
    seat: number;
    row: number;
    column: number;
  }

  /** What one seat sees of the table. */
  export interface View {
    seat: number;
    now: number;
    phase: "building" | "crew" | "flight" | "insurance" | "numbers" | "over" | "ready" | "repair" | "settled" | "settlement" | "team";
    stage: number;
    round: number;
    ship_class: string;
    players: PlayerView[];
    heap: string[];
    boxed: number;
    timer: TimerView;
    timer_space: string;
    turn: number | null;
    reactions_end: number | null;
    piles: string[][];
    box: Record<string, number>;
    deck: Record<string, number>;
    used: string[];
    gone: Record<string, number>;
    flight: FlightView | null;
    settlement: Account[];
    team: TeamView | null;
  }

  /** A player; the tile somebody else took face-down is hidden, and so is what others saw in piles. */
  export interface PlayerView {
    ship: ShipView;
    credits: number;
    lost: string[];
    ready: boolean;
    hand: Hand | null;
    aside: string[];
    loose: number;
    loose_kept: boolean;
    looking: number | null;
    known: string[];
    seen: number[];
    number: number;
    points: number;
    repairing: boolean;
    pieces: number[][];
    tray: string[];
    cabins: number[];
    position: number;
    flying: boolean;
    flies_on: "" | "always" | "once";
    insured: boolean | null;
    check: ShipCheck;
  }

  /** A ship: all of it lies on the table (GT-2.16). */
  export interface ShipView {
    board: string;
    components: Record<string, Component>;
    humans: Record<string, number>;
    aliens: Record<string, string>;
    batteries: Record<string, number>;
    goods: Record<string, string[]>;
    changed: Record<string, Face>;
    wires: [number, number][];
    active: number[];
    drained: number[];
    perks: ("advertiser.a" | "advertiser.b" | "architect.a" | "architect.b" | "assembler.a" | "assembler.b" | "bureaucrat.a" | "bureaucrat.b" | "buyer.a" | "buyer.b" | "deliveryman.a" | "deliveryman.b" | "hotel-clerk.a" | "hotel-clerk.b" | "hypergeometer.a" | "hypergeometer.b" | "inspector.a" | "inspector.b" | "planner.a" | "planner.b" | "plumber.a" | "plumber.b" | "saboteur.a" | "saboteur.b" | "security-guard.a" | "security-guard.b" | "smuggler.a" | "smuggler.b" | "stock-boy.a" | "stock-boy.b" | "swindler.a" | "swindler.b" | "trader.a" | "trader.b" | "welder.a" | "welder.b")[];
    overlays: Overlay[];
    asleep: Record<string, number>;
    specialty: string;
    cyan: boolean;
  }

  /** A tile on a ship, turned by quarters clockwise. */
  export interface Component {
    tile: string;
    turn: number;
  }

  /** A component as it lies on a ship: its sides in board directions. */
  export interface Face {
    kind: string;
    connectors: [number, number, number, number];
    capacity: number;
    aliens: string[];
    power: number;
    cost: number;
    barrel: number;
    exhaust: number;
    guards: number[];
    clear: number[];
    nozzles: number[];
    armour: number[];
    second_barrel: number;
    turret: boolean;
    cells: number;
    normal: number;
    special: number;
  }

  /** A token on a ship. */
  export interface Overlay {
    token: string;
    square: number;
    side: number;
    other: number;
    turn: number;
  }

  /** The tile a player holds (GT-2.2). */
  export interface Hand {
    tile: string;
    source: "aside" | "face-down" | "face-up" | "ship";
    kept: boolean;
    spot: number | null;
  }

  /** A ship at a glance. Aliens aboard are counted in. */
  export interface ShipCheck {
    cannons?: [number, number];
    engines?: [number, number];
    seats?: number;
    crew?: number;
    cells?: number;
    batteries?: number;
    cargo?: number;
    special_cargo?: number;
    guarded?: number[];
    exposed?: Record<string, number[]>;
    faults?: Fault[];
    networks?: number[][];
  }

  /** An error with its clause and place. */
  export interface Fault {
    clause: string;
    row: number;
    column: number;
    side?: number;
    phrase: Phrase;
  }

  /** The sand timer (GT-2.10). */
  export interface TimerView {
    space: number;
    ends: number | null;
    seconds: number;
    flippers: number[];
    idle: boolean;
  }

  /** The flight: everybody sees all of it. */
  export interface FlightView {
    cards: number;
    card: string;
    declared: number[];
    added: string[];
    agenda: (Activate | ChoosePiece | Collect | GiveCrew | GiveFreely | GiveGoods | Impact | Load | LoadLess | LoseFrom | Muster | Negotiation | Pay | Shift | Steer | Steering | Volley | Wake | Ward | WardOff | Attack | Boarding | CombatLine | Entry | Explosion | Fight | FlyAhead | Hiring | Landing | LoneSwarm | Sabotaging | Spoils | TakeOff | Visit | Walk | WhoFirst | Declare | NextCard | AfterCard | StayOrLeave)[];
    shifted: Record<string, number>;
    start: number;
    crews: Record<string, number>;
  }

  /** A station has been paid for: its bots are awake for the rest of the card. */
  export interface Activate {
    step: "activate";
    seat: number;
    station: number;
  }

  /** The ship is in several pieces: which one flies on (GT-6.12)? */
  export interface ChoosePiece {
    step: "choose-piece";
    seat: number;
  }

  /** Credits first, then goods are loaded, then the days are lost (GT-8.17). */
  export interface Collect {
    step: "collect";
    seat: number;
    reward: Reward;
    days: number;
    second: boolean;
  }

  /** What a card pays. */
  export interface Reward {
    credits: number;
    goods: ("blue" | "green" | "red" | "yellow")[];
  }

  /** So many figures are lost; if fewer are aboard, all of them (GT-6.9). */
  export interface GiveCrew {
    step: "give-crew";
    seat: number;
    amount: number;
  }

  /** So many goods or tokens are to be given up, one at a time. */
  export interface GiveFreely {
    step: "give-freely";
    seat: number;
    amount: number;
  }

  /** So many cubes are lost, the dearest first; for each missing one a battery token (GT-6.10). */
  export interface GiveGoods {
    step: "give-goods";
    seat: number;
    amount: number;
  }

  /** The hit reaches ship after ship. */
  export interface Impact {
    step: "impact";
    hit: Hit;
    line: number;
    waiting: number[];
  }

  /** A meteor or a shot, and the side of the ship it comes from (GT-7.1). */
  export interface Hit {
    hit: "double-meteor" | "heavy-fire" | "large-meteor" | "light-fire" | "small-meteor";
    side: "front" | "left" | "rear" | "right";
  }

  /** Goods to be put into holds. What is left in the bay when the owner is done is lost. */
  export interface Load {
    step: "load";
    seat: number;
    bay: ("blue" | "green" | "red" | "yellow")[];
    started: boolean;
  }

  /** The second ship gets one goods block less; then it loads the others. */
  export interface LoadLess {
    step: "load-less";
    seat: number;
    goods: ("blue" | "green" | "red" | "yellow")[];
  }

  /** Each of these cabins loses one figure; the owner is asked only where a human and an alien share one. */
  export interface LoseFrom {
    step: "lose-from";
    seat: number;
    cabins: number[];
  }

  /** Crews are going to be compared: the owner may wake crewbots first, seeing what others did (ABE-3.5.8). The crew's size is left in `flight.declared`. */
  export interface Muster {
    step: "muster";
    seat: number;
  }

  /** Send the diplomat, who then leaves the ship; or keep them for another time. */
  export interface Negotiation {
    step: "negotiation";
    seat: number;
    penalty: Penalty | null;
  }

  /** What a card does to a ship that came off worst: something lost, or shots. */
  export interface Penalty {
    lose: "crew" | "days" | "goods" | null;
    amount: number;
    shots: Hit[];
  }

  /** What powers a device: a token of a battery component (GT-4.6), or a solar panel connected to it (ABE-3.1.1). */
  export interface Pay {
    step: "pay";
    seat: number;
    device: number;
    others: number[];
  }

  /** The thrusters have fired: for this ship the attack comes along another line (ABE-3.2.4). */
  export interface Shift {
    step: "shift";
    seat: number;
    was: number;
    line: number;
    direction: number;
  }

  /** Fire thrusters in a direction, or hold course. Against intruders crewbots may be woken up for it (ABE-3.5.6). */
  export interface Steer {
    step: "steer";
    seat: number;
    side: number;
    line: number;
    crewed: boolean;
  }

  /** The ships that have not decided yet, by flight order; then, on a cylinder, a die that may still be missing. */
  export interface Steering {
    step: "steering";
    side: number;
    line: number;
    waiting: number[];
    crewed: boolean;
  }

  /** Meteors or shots that fly at these ships, one roll for all of them (GT-7.2). */
  export interface Volley {
    step: "volley";
    hits: Hit[];
    seats: number[];
    by: number;
  }

  /** Wake sleepers one by one and put them into cabins. */
  export interface Wake {
    step: "wake";
    seat: number;
  }

  /** A hit could be stopped for a battery token: power a shield or a double cannon, or let it strike. */
  export interface Ward {
    step: "ward";
    seat: number;
    hit: Hit;
    line: number;
    target: number;
  }

  /** A shield or a cannon stops the hit. */
  export interface WardOff {
    step: "ward-off";
    seat: number;
    hit: Hit;
    device: number;
    tokens: number;
  }

  /** The enemy goes from ship to ship until one is stronger; of five players until two are (ABE-5.3.1). */
  export interface Attack {
    step: "attack";
    waiting: number[];
    beaten: number[];
    late: number[];
    defeats: number;
    asked: boolean;
  }

  /** Take the derelict or leave it to the next. */
  export interface Boarding {
    step: "boarding";
    seat: number;
    waiting: number[];
    shot_at: boolean;
    second: boolean;
  }

  /** A line of the card and those after it. Order and ties use the positions this line finds. */
  export interface CombatLine {
    step: "combat-line";
    line: number;
  }

  /** An intruder stands before a component: scared off there, or it goes in (ABE-6.2.2, ABE-6.2.3). Crewbots that shall be armed have to be awake before it enters (ABE-6.2.5); nobody is asked where that is no use. */
  export interface Entry {
    step: "entry";
    seat: number;
    place: number;
  }

  /** These components go at the same time; then one look at what falls off. Armour is no help (ABE-3.8.3). */
  export interface Explosion {
    step: "explosion";
    seat: number;
    squares: number[];
  }

  /** Cannons are powered against the enemy. */
  export interface Fight {
    step: "fight";
    seat: number;
    what: "cannons" | "engines";
    powered: number[];
  }

  /** The ships that have not flown yet, by the order the card began with. */
  export interface FlyAhead {
    step: "fly-ahead";
    waiting: number[];
  }

  /** Up to so many humans come aboard, one at a time; the owner says where, or that it is enough. */
  export interface Hiring {
    step: "hiring";
    seat: number;
    humans: number;
  }

  /** Land on a free planet or pass. */
  export interface Landing {
    step: "landing";
    seat: number;
    waiting: number[];
    taken: [number, number][];
    room: number;
  }

  /** The ship with the most power is struck, on a tie the one ahead now (ABE-5.7); of five players two (ABE-5.7.2). */
  export interface LoneSwarm {
    step: "lone-swarm";
  }

  /** Crews are mustered and compared, then the saboteur tries. */
  export interface Sabotaging {
    step: "sabotaging";
  }

  /** The winner takes the reward and loses the days, or neither (GT-8.19). */
  export interface Spoils {
    step: "spoils";
    seat: number;
    second: boolean;
  }

  /** The ships that landed lose the card's days, the rearmost first (GT-6.4). */
  export interface TakeOff {
    step: "take-off";
    landed: number[];
  }

  /** An intruder comes along a line of one ship, to the first component in it (ABE-6.1.3). */
  export interface Visit {
    step: "visit";
    seat: number;
    line: number;
  }

  /** They walk one after the other; then all bombs explode, then the dead are paid for (ABE-6.6.3, ABE-6.6.4). */
  export interface Walk {
    step: "walk";
    seat: number;
    place: number;
    hands: ("left" | "right")[];
  }

  /** Two intruders: the owner says which one walks first (ABE-6.6.1). */
  export interface WhoFirst {
    step: "who-first";
    seat: number;
    place: number;
  }

  /** The owner powers double engines or cannons one by one, then the sum stands. The result is left in `flight.declared`, in half points. */
  export interface Declare {
    step: "declare";
    seat: number;
    what: "cannons" | "engines";
    powered: number[];
  }

  /** The bottom of the agenda: the leader turns a card, until there is none or nobody is left (GT-6.1, GT-9.7). */
  export interface NextCard {
    step: "next-card";
  }

  /** The card is done: forced giving up, then the others are asked (GT-8.24, GT-9.6). */
  export interface AfterCard {
    step: "after-card";
  }

  /** Between two cards a player may give up (GT-9.2). All are asked at once, and the next card waits for all of them. Whoever has said to fly on may withdraw that (:func:`withdraw`); said as a standing order it holds for every card. */
  export interface StayOrLeave {
    step: "stay-or-leave";
    first: boolean;
  }

  /** One player's result of a flight, line by line (GT-10.9). It adds up:: before + team + finish + looks + goods + extras - paid = after */
  export interface Account {
    place: number;
    before: number;
    team: number;
    finish: number;
    looks: number;
    exposed: number;
    worth: number;
    goods: number;
    extras: number;
    lost: number;
    cost: number;
    cap: number | null;
    paid: number;
    after: number;
  }

  /** The specialists of a table: the pack, what others were dealt and what they chose are hidden. */
  export interface TeamView {
    deck: string[];
    gone: string[];
    hired: Employed[][];
    dealt: string[][];
    chosen: string[];
    laid: string[];
    finishers: number[];
    window: "before-building" | "before-flight" | "competition" | "crew-placement" | "cures" | "end-of-flight" | "extras" | "fittings" | "parts" | "payments" | "recruiting" | "";
    asks: (KeepSpecialist | Pick | Markers | Preview | LastExtra | SparePart | MoveWelds | KeepPart | Wireless | Plating | Pipes | Caps | EarlyBonus | ShareCabin | FlyAheadOfTime | BuyGoods | ChargeConnectors | Turret | Plant | Prediction | BendRewards | ChangePrice)[];
    ends: number | null;
    drilled: boolean;
    drill_ends: number | null;
    skips: number[];
    extras: number;
    bonus_paid: boolean;
    predictions: number[];
    bent: [number, number];
    price: [string, number] | null;
    tipped: number;
    discounted: number;
  }

  /** A specialist in somebody's team. */
  export interface Employed {
    card: string;
    since: number;
  }

  /** Which of the dealt cards do you keep? Nobody sees it before all have chosen (ABE-7.13). */
  export interface KeepSpecialist {
    step: "keep-specialist";
    seat: number;
  }

  /** Which of the open specialists do you take? In the order of finishing (ABE-7.14). */
  export interface Pick {
    step: "pick";
    seat: number;
  }

  /** B: a square for one marker after the other; to decline is to leave this marker out. */
  export interface Markers {
    step: "markers";
    seat: number;
    number: number;
  }

  /** B: look at one pile after the other. */
  export interface Preview {
    step: "preview";
    seat: number;
  }

  /** A: all others have finished before any extra was added: one face-up component may still be (R-51). */
  export interface LastExtra {
    step: "last-extra";
    seat: number;
    tile: string;
  }

  /** A: one of the tokens left, on any component; this may cure errors (ABE-9.29). */
  export interface SparePart {
    step: "spare-part";
    seat: number;
  }

  /** A: there are more contacts than tokens; which of them are welded? This may cure errors (ABE-9.29). */
  export interface MoveWelds {
    step: "move-welds";
    seat: number;
  }

  /** A: building is over and the ship is in two parts: which one flies? The other is lost (ABE-9.24). */
  export interface KeepPart {
    step: "keep-part";
    seat: number;
  }

  /** A: choose two components that will count as connected. */
  export interface Wireless {
    step: "wireless";
    seat: number;
    first: number;
  }

  /** B: choose the component whose exposed connectors become armour: not more than there are tokens. */
  export interface Plating {
    step: "plating";
    seat: number;
  }

  /** A, after building: only between two components that are legally placed (ABE-9.29: after the repair). */
  export interface Pipes {
    step: "pipes";
    seat: number;
  }

  /** B: up to three exposed connectors that are none any more; a capped side is smooth, not armoured. */
  export interface Caps {
    step: "caps";
    seat: number;
    laid: number;
  }

  /** B: the ship is the best-looking one right after building; take the bonus now, or wait for the end (ABE-9.21)? */
  export interface EarlyBonus {
    step: "early-bonus";
    seat: number;
  }

  /** Cabin by cabin: one human beside an alien, or all that B allows. */
  export interface ShareCabin {
    step: "share-cabin";
    seat: number;
  }

  /** A: advance by the round's number and the rockets ahead, counted before moving (R-31). */
  export interface FlyAheadOfTime {
    step: "fly-ahead-of-time";
    seat: number;
  }

  /** A: cube by cube, as many as the round's number, with money in hand and room in a hold (ABE-9.23). */
  export interface BuyGoods {
    step: "buy-goods";
    seat: number;
    bought: number;
  }

  /** A: everybody, the owner too, pays a credit for each exposed connector; nobody more than there is (ABE-9.23). */
  export interface ChargeConnectors {
    step: "charge-connectors";
    seat: number;
  }

  /** B: the cannon that fires in any direction in this flight, single or double (ABE-9.25). */
  export interface Turret {
    step: "turret";
    seat: number;
  }

  /** B: opponent by opponent, leader first: which human, between which two neighbours? Or leave this one alone. */
  export interface Plant {
    step: "plant";
    seat: number;
    done: number[];
    cabin: number;
    first: number;
  }

  /** A: on which place will the next player finish, if at all? Each place is given once (ABE-9.27). */
  export interface Prediction {
    step: "prediction";
    seat: number;
    places: number[];
  }

  /** B: raise or lower what finishing pays, and what looks pay, each on its own. */
  export interface BendRewards {
    step: "bend-rewards";
    seat: number;
  }

  /** B: one colour, one credit up or down, for everybody. */
  export interface ChangePrice {
    step: "change-price";
    seat: number;
  }

  /** Everything of the game and its two expansions. */
  export interface Box {
    cards: CardText[];
    tiles: Tile[];
    start_cabins: string[];
    boards: Plan[];
    adventures: (AbandonedShip | AbandonedStation | CombatZone | Commando | CommandoPair | Epidemic | HazardousSector | MeteoricSwarm | MostlyOpenSpace | OpenSpace | Pirates | Planets | Predator | PredatorCommando | PredatorPair | RadiationLeak | Sabotage | Slavers | Smugglers | Stardust)[];
    flight_boards: Record<string, Figures>;
    spaces: number;
    goods: Record<string, number>;
    specialists: SpecialistCard[];
    specialties: string[];
    parts: Record<string, string>;
  }

  /** A component tile as it is printed, at turn 0. */
  export interface Tile {
    id: string;
    kind: "armory" | "battery" | "bidirectional-cannon" | "cabin" | "cannon" | "cannon-booster" | "cannon-engine" | "cargo-and-battery" | "cargo-hold" | "crewbot-station" | "defense-system" | "double-cannon" | "double-engine" | "engine" | "engine-booster" | "life-support" | "luxury-cabin" | "mixed-cargo" | "plating" | "reactor-furnace" | "shared-life-support" | "shield" | "shield-booster" | "solar-panel" | "special-cargo-and-battery" | "special-cargo-hold" | "start-cabin" | "stasis-chamber" | "structural" | "switchboard" | "thruster";
    connectors: [number, number, number, number];
    capacity: number;
    colour: string | null;
    aliens: ("brown" | "cyan" | "purple")[];
    power: number;
    cost: number;
    barrel: "front" | "left" | "rear" | "right" | null;
    exhaust: "front" | "left" | "rear" | "right" | null;
    guards: ("front" | "left" | "rear" | "right")[];
    nozzles: ("front" | "left" | "rear" | "right")[];
    armour: ("front" | "left" | "rear" | "right")[];
    second_barrel: "front" | "left" | "rear" | "right" | null;
    cells: number;
    normal: number;
    special: number;
    unknown: boolean;
    reconstructed: string[];
  }

  /** A ship board as it can lie before a player. */
  export interface Plan {
    id: string;
    ship_class: string;
    number: number;
    rows: number[];
    columns: number[];
    squares: number[];
    start: number | null;
    closed: number[];
    outside: number[];
    dice: Record<string, number>;
    cylinder: Cylinder | null;
    sums: Record<string, number> | null;
    cap: number | null;
    price: number;
  }

  /** The dice tables of a cylinder. */
  export interface Cylinder {
    columns: [number, number][][];
    rows: Record<string, number>;
    starts: number[];
  }

  /** GT-8.4: it takes `crew` figures. */
  export interface AbandonedShip {
    kind: "abandoned-ship";
    id: string;
    deck: "I" | "II" | "III" | "IV";
    starred: boolean;
    reconstructed: string[];
    crew: number;
    reward: Reward;
    days: number;
    shots: Hit[];
  }

  /** GT-8.5: it demands `crew` figures aboard and takes none. */
  export interface AbandonedStation {
    kind: "abandoned-station";
    id: string;
    deck: "I" | "II" | "III" | "IV";
    starred: boolean;
    reconstructed: string[];
    crew: number;
    reward: Reward;
    days: number;
    shots: Hit[];
  }

  /** GT-8.11. */
  export interface CombatZone {
    kind: "combat-zone";
    id: string;
    deck: "I" | "II" | "III" | "IV";
    starred: boolean;
    reconstructed: string[];
    lines: Line[];
  }

  /** A line of a combat zone: the ship worst in the criterion suffers the penalty (GT-8.11). */
  export interface Line {
    criterion: "cannons" | "crew" | "engines";
    penalty: Penalty;
  }

  /** ABE-6.5. */
  export interface Commando {
    kind: "commando";
    id: string;
    deck: "I" | "II" | "III" | "IV";
    starred: boolean;
    reconstructed: string[];
    side: "front" | "left" | "rear" | "right";
    hands: ("left" | "right")[];
    legs: number[];
    reward: Reward;
  }

  /** ABE-6.6. */
  export interface CommandoPair {
    kind: "commando-pair";
    id: string;
    deck: "I" | "II" | "III" | "IV";
    starred: boolean;
    reconstructed: string[];
    side: "front" | "left" | "rear" | "right";
    hands: ("left" | "right")[];
    legs: number[];
    reward: Reward;
  }

  /** GT-8.13. */
  export interface Epidemic {
    kind: "epidemic";
    id: string;
    deck: "I" | "II" | "III" | "IV";
    starred: boolean;
    reconstructed: string[];
  }

  /** ABE-5.2: it adds cards of another deck to the flight. */
  export interface HazardousSector {
    kind: "hazardous-sector";
    id: string;
    deck: "I" | "II" | "III" | "IV";
    starred: boolean;
    reconstructed: string[];
    add: number;
    source: "I" | "II" | "III" | "IV";
  }

  /** GT-8.10. */
  export interface MeteoricSwarm {
    kind: "meteoric-swarm";
    id: string;
    deck: "I" | "II" | "III" | "IV";
    starred: boolean;
    reconstructed: string[];
    meteors: Hit[];
  }

  /** ABE-5.7. */
  export interface MostlyOpenSpace {
    kind: "mostly-open-space";
    id: string;
    deck: "I" | "II" | "III" | "IV";
    starred: boolean;
    reconstructed: string[];
    meteors: Hit[];
  }

  /** GT-8.1. */
  export interface OpenSpace {
    kind: "open-space";
    id: string;
    deck: "I" | "II" | "III" | "IV";
    starred: boolean;
    reconstructed: string[];
  }

  /** GT-8.9. */
  export interface Pirates {
    kind: "pirates";
    id: string;
    deck: "I" | "II" | "III" | "IV";
    starred: boolean;
    reconstructed: string[];
    strength: number;
    penalties: Penalty[];
    reward: Reward;
    days: number;
  }

  /** GT-8.3. */
  export interface Planets {
    kind: "planets";
    id: string;
    deck: "I" | "II" | "III" | "IV";
    starred: boolean;
    reconstructed: string[];
    planets: (("blue" | "green" | "red" | "yellow")[])[];
    days: number;
    humans: number[];
  }

  /** ABE-6.4. */
  export interface Predator {
    kind: "predator";
    id: string;
    deck: "I" | "II" | "III" | "IV";
    starred: boolean;
    reconstructed: string[];
    side: "front" | "left" | "rear" | "right";
    hands: ("left" | "right")[];
    legs: number[];
    reward: Reward;
  }

  /** ABE-6.7. */
  export interface PredatorCommando {
    kind: "predator-commando";
    id: string;
    deck: "I" | "II" | "III" | "IV";
    starred: boolean;
    reconstructed: string[];
    side: "front" | "left" | "rear" | "right";
    hands: ("left" | "right")[];
    legs: number[];
    reward: Reward;
  }

  /** ABE-6.6. */
  export interface PredatorPair {
    kind: "predator-pair";
    id: string;
    deck: "I" | "II" | "III" | "IV";
    starred: boolean;
    reconstructed: string[];
    side: "front" | "left" | "rear" | "right";
    hands: ("left" | "right")[];
    legs: number[];
    reward: Reward;
  }

  /** ABE-5.9. */
  export interface RadiationLeak {
    kind: "radiation-leak";
    id: string;
    deck: "I" | "II" | "III" | "IV";
    starred: boolean;
    reconstructed: string[];
    threshold: number;
    crew: number;
  }

  /** GT-8.14. */
  export interface Sabotage {
    kind: "sabotage";
    id: string;
    deck: "I" | "II" | "III" | "IV";
    starred: boolean;
    reconstructed: string[];
  }

  /** GT-8.8. */
  export interface Slavers {
    kind: "slavers";
    id: string;
    deck: "I" | "II" | "III" | "IV";
    starred: boolean;
    reconstructed: string[];
    strength: number;
    penalties: Penalty[];
    reward: Reward;
    days: number;
  }

  /** GT-8.7. */
  export interface Smugglers {
    kind: "smugglers";
    id: string;
    deck: "I" | "II" | "III" | "IV";
    starred: boolean;
    reconstructed: string[];
    strength: number;
    penalties: Penalty[];
    reward: Reward;
    days: number;
  }

  /** GT-8.2. */
  export interface Stardust {
    kind: "stardust";
    id: string;
    deck: "I" | "II" | "III" | "IV";
    starred: boolean;
    reconstructed: string[];
  }

  /** What the number of a class decides. */
  export interface Figures {
    starts: number[];
    finish: number[];
    best_looking: number;
    pile: Record<string, number>;
    timer: string[];
    reconstructed: string[];
  }

  /** A specialist: A works from the round it was recruited for, B from the next one on (ABE-7.2). */
  export interface SpecialistCard {
    id: string;
    a: Ability;
    b: Ability;
    tokens: Record<string, number>;
  }

  /** When an ability of a specialist works, and whether its owner may decline. */
  export interface Ability {
    timing: "after-building" | "after-building-or-end-of-flight" | "after-finishing" | "before-building" | "before-flight" | "continuous" | "crew-placement" | "during-and-after-flight" | "during-building" | "during-flight" | "during-or-after-building" | "end-of-flight";
    optional: boolean;
  }

  /** A ship as it stands in the file. Keys we do not know are left alone. */
  export interface GivenShip {
    class: string;
    components: GivenComponent[];
    dice?: [number, number] | null;
    halves?: [string, string] | null;
  }

  /** A component as it stands in the file. */
  export interface GivenComponent {
    tile: string;
    row: number;
    column: number;
    turn?: number;
  }

  /** A ship as the rules see it. */
  export interface Inspected {
    ship: ShipView;
    check: ShipCheck;
    judgement: Judgement;
  }

  /** What the rules say of a ship. Aliens are not counted. The fields after `cargo` are those of Another Big Expansion; they are left out where there is nothing to say. */
  export interface Judgement {
    legal: boolean;
    errors: Fault_[];
    exposed_connectors: number;
    engine_power: Pair;
    cannon_power: Pair;
    crew_seats: number;
    batteries: number;
    cargo: Cargo;
    closed_squares?: [number, number][];
    networks?: [number, number][][];
    solar_panels?: Panel[];
    thrusters?: string[];
    defense_pairs?: number;
    crewbots?: number;
    armed_seats?: number;
    defended?: [number, number][];
    defended_by_crewbots?: [number, number][];
    insurance?: Insurance | null;
  }

  /** An error with its clause and square. */
  export interface Fault_ {
    clause: string;
    row: number;
    column: number;
    reason: Phrase;
  }

  /** Power with no battery spent, and with every double powered. */
  export interface Pair {
    plain: number;
    full: number;
  }

  /** Containers of ordinary and of special holds. */
  export interface Cargo {
    normal: number;
    special: number;
  }

  /** A solar panel and the components it can power (ABE-3.1). */
  export interface Panel {
    row: number;
    column: number;
    powers: [number, number][];
  }

  /** Class IV: what the insurance costs, and the most that lost components cost with it (ABE-4.4.4). */
  export interface Insurance {
    price: number;
    maximum: number;
  }

  /** A ship, the cards it shall meet, and the luck it shall have. */
  export interface FlightPlan {
    ship: GivenShip;
    cards?: string[];
    draw?: number;
    seed?: number;
  }

  /** A part that was lost in a step of a flight, counted from 1. */
  export interface Loss {
    plan: FlightPlan;
    step: number;
    row: number;
    column: number;
  }

  /** The changes with which the part would still be there: each was flown with the same dice. */
  export interface Saved {
    changes: Change[];
  }

  /** A part added to a ship, or one turned that it has. */
  export interface Change {
    tile: string;
    row: number;
    column: number;
    turn: number;
    added: boolean;
  }

  /** A tile that lies on a player's lost pile. */
  export interface LostPart {
    seat: number;
    tile: string;
    n: number;
  }

  /** How it was lost, and the changes with which it would still be there: each was flown with the same dice. */
  export interface Spared {
    how: "braced" | "fell" | "hit" | "unbuilt";
    struck: string;
    changes: Change[];
  }

  export type Options_ = Options;
  export type Move_ = Ready | TakeFaceDown | TakeFaceUp | TakeAside | Put | Lift | Return | SetAside | Look | StopLooking | Flip | EndTurn | TakeNumber | PointOut | Remove | KeepPiece | BuildIn | Repaired | House | Insure | Specialise | FlyOn | Withdraw | Seen | GiveUp | Power | Enough | Brace | Spend | Thrust | HoldCourse | WakeUp | Negotiate | LoseCrew | LoseGood | Land | Take | Pass | Stow | Unload | Arrange | DoneLoading | Keep | Hire | WalksFirst | DoWithout | Recruit | Decline | Use | Spot | Cap | Reweld | Pipe | Universal | Fit | Unfit | Snatch | Drill | Predict | Bend | Price | GiveGood | HideRest;
  export type Event_ = RoundBegan | SaidReady | BuildingBegan | TurnCame | Took | TileSeen | Placed | Lifted | Welded | Returned | WentAside | LookedAt | CardsSeen | PutBack | SandRanOut | TimerFlipped | Finished | BuildingEnded | HandEmptied | LeftAside | FoundFaulty | FoundSound | Fined | TakenOff | MovedToLast | RepairDone | RocketPlaced | Loaded | Housed | DeckShuffled | SquaresClosed | Insured | Specialised | GameOver | CardTurned | NoEffect | Powered | SunPowered | Activated | TokenSpared | Negotiated | WokeUp | Mustered | Shifted | StartRolled | Declared | Moved | Rolled | Missed | Aimed | Bounced | Shielded | ShotDown | Destroyed | BrokeApart | FellOff | CrewLost | AlienLost | GoodLost | TokenLost | NothingToLose | Landed | Passed | Claimed | Earned | Offered | Stowed | Unloaded | Arranged | LeftBehind | Attacked | Compared | Counted | SabotageRolled | LeftFlight | WillFlyOn | OrderWithdrawn | FlightOver | Settled | SawSettlement | CardsAdded | Fastest | Exploded | Hired | Approached | DidWithout | IntruderRolled | NoWayIn | ScaredOff | IntruderStepped | BombPlanted | IntruderKilled | IntruderLeft | SpecialistsDealt | SpecialistsSeen | SpecialistChosen | SpecialistsLaidOut | Recruited | SpecialistDiscarded | AbilityUsed | AbilityDeclined | TokenPlaced | TokenTaken | WeldMoved | WiredUp | Snatched | DrillCalled | DrillOver | ExtraAdded | KeptBack | Predicted | SpecialistPaid | ConnectorsCharged | GoodsBought | ManPlanted | RewardsBent | PriceChanged | Shared;
  export type View_ = View;
  export type Box_ = Box;
  export type Change_ = null;
  export type Tools_ = { "inspect": { takes: GivenShip; gives: Inspected }; "fly": { takes: FlightPlan; gives: Filmed<"galaxy-trucker"> }; "saved": { takes: Loss; gives: Saved } };
  export type Lookbacks_ = { "saved": { takes: LostPart; gives: Spared } };
}

export namespace SpaceAlert {
  /** A Space Alert table; the switches of :class:`Rulings` come after its own options. */
  export interface Options {
    first_printing: boolean;
    doublings_multiply: boolean;
    pulse_beats_marauder: boolean;
    bonus_without_letters: boolean;
    scout_bonus_ends_at_once: boolean;
    last_retaliation: boolean;
    count_knocked_out: boolean;
    heroic_move_uses_lift: boolean;
    return_delay_apart: boolean;
    final_step_after_test_run: boolean;
    surplus_lost: boolean;
    nemesis_stops: boolean;
    refuelling_trims: boolean;
    amounts_fixed: boolean;
    mission: "advanced-simulation-1" | "advanced-simulation-2" | "advanced-simulation-3" | "generated" | "mission-1" | "mission-2" | "mission-3" | "mission-4" | "mission-5" | "mission-6" | "mission-7" | "mission-8" | "random" | "simulation-1" | "simulation-2" | "simulation-3" | "test-run-1" | "test-run-2";
    rehearsal: boolean;
    common: "mixed" | "white" | "yellow";
    serious: "mixed" | "white" | "yellow";
    fifth: boolean;
    campaign: boolean;
    clock: "off" | "real" | "relaxed" | "slow";
    resolution: "run" | "step";
    tripping: boolean;
    training_heroics: boolean;
    forecast: boolean;
    ghost: boolean;
    length: "long" | "normal" | "short";
    threat_points: number;
    data_transfers: "0" | "1" | "2" | "3" | "4" | "5" | "any";
    black_outs: "0" | "1" | "2" | "3" | "4" | "5" | "any";
    transfer_seconds: number;
    incoming_data: "kept" | "next-announcement";
    android_heroics: "any-phase" | "first-phase";
    campaign_penalties: "last-mission" | "ship";
  }

  /** Give a role to a crew member (SA-2.5). */
  export interface Appoint {
    move: "appoint";
    role: "captain" | "communications" | "security";
    crew: number;
  }

  /** Put an android at the table, clockwise right after another crew member (SA-6.1, SA-17.4). */
  export interface SeatAndroid {
    move: "seat-android";
    android: number;
    after: number;
  }

  /** Ready for the opening announcement. */
  export interface Ready {
    move: "ready";
  }

  /** Put a card from the hand into an empty slot, one half upwards; own slot or an android's (SA-3.3, SA-16.4). */
  export interface Place {
    move: "place";
    crew: number;
    slot: number;
    card: string;
    half: "action" | "movement";
  }

  /** Turn a card in an open slot so that its other half lies upwards (SA-3.5). */
  export interface Turn {
    move: "turn";
    crew: number;
    slot: number;
  }

  /** Exchange what lies in two open slots; one of them may be empty (SA-3.5). */
  export interface Swap {
    move: "swap";
    crew: number;
    slot: number;
    other: number;
  }

  /** Take a card from an open slot back into the hand (SA-3.5). */
  export interface TakeBack {
    move: "take-back";
    crew: number;
    slot: number;
  }

  /** Close the own phase by taking the next packet in hand (SA-3.6). */
  export interface TakePacket {
    move: "take-packet";
  }

  /** Draw the card that incoming data allows (SA-3.9). */
  export interface Draw {
    move: "draw";
  }

  /** Hand a card to another player while a data transfer runs (SA-3.9). */
  export interface Give {
    move: "give";
    card: string;
    to: number;
  }

  /** For ending the action round early; unanimity ends it (SA-3.10). */
  export interface Agree {
    move: "agree";
  }

  /** Take the agreement to an early end back. */
  export interface Withdraw {
    move: "withdraw";
  }

  /** From now on tell everybody what one holds and lays, while there is talk (SA-3.2, SA-3.9). */
  export interface Tell {
    move: "tell";
    follows: boolean;
  }

  /** Say how the crew might lay its cards (SA-3.2): a plan that everybody hears and nobody has to follow. */
  export interface Propose {
    move: "propose";
    plan: ((Laid | null)[])[];
  }

  /** A card in a slot with one half upwards; an android's card lies face up (SA-16.4). */
  export interface Laid {
    card: string;
    half: "action" | "movement";
  }

  /** This turn may be played, or with `rest` all turns still to come: the film so far is seen. */
  export interface GoOn {
    move: "go-on";
    rest: boolean;
  }

  /** Declare that a card was laid wrong: carry out what was meant, at the price of a delay (SA-6.3). */
  export interface Trip {
    move: "trip";
    crew: number;
    meant: string;
  }

  /** A proposal on the question before the crew; the most cautious one wins (SA-18.1). */
  export interface Vote {
    move: "vote";
    choice: string;
  }

  /** Repair one damage token (SA-18.3). */
  export interface Repair {
    move: "repair";
    zone: "blue" | "red" | "white";
    token: string;
  }

  /** Repair one disabled battlebot squad (SA-18.3). */
  export interface RepairSquad {
    move: "repair-squad";
  }

  /** Choose the station of the only squad available (SA-18.4). */
  export interface StoreSquad {
    move: "store-squad";
    station: string;
  }

  /** The table is set up for a mission (SA-2). */
  export interface MissionPrepared {
    event: "mission-prepared";
    number: number;
    common: "mixed" | "white" | "yellow";
    serious: "mixed" | "white" | "yellow";
    boards: number[];
    seats?: number[] | null;
  }

  /** A role has a new holder. */
  export interface Appointed {
    event: "appointed";
    role: "captain" | "communications" | "security";
    crew: number;
    seats?: number[] | null;
  }

  /** An android has another place in the turn order. */
  export interface AndroidSeated {
    event: "android-seated";
    android: number;
    after: number;
    seats?: number[] | null;
  }

  /** A seat is ready to begin. */
  export interface SeatReady {
    event: "seat-ready";
    seat: number;
    seats?: number[] | null;
  }

  /** The computer announces something (SA-3.9). */
  export interface Said {
    event: "said";
    announcement: Announcement;
    seats?: number[] | null;
  }

  /** One announcement, `at` seconds after the opening. */
  export interface Announcement {
    at: number;
    saying: "communications-down" | "communications-restored" | "countdown" | "data-transfer" | "incoming-data" | "internal-threat" | "one-minute" | "opening" | "phase-end" | "threat" | "transfer-over" | "twenty-seconds";
    phase: number;
    last?: boolean;
    turn?: number;
    zone?: "blue" | "red" | "white" | null;
    serious?: boolean;
    unconfirmed?: boolean;
    until?: number;
  }

  /** The threat card that belongs to an announcement. */
  export interface ThreatDrawn {
    event: "threat-drawn";
    threat: string;
    turn: number;
    zone?: "blue" | "red" | "white" | null;
    serious?: boolean;
    seats?: number[] | null;
  }

  /** A card lies in a slot. `card` is told only of androids, whose cards lie face up. */
  export interface CardPlaced {
    event: "card-placed";
    crew: number;
    slot: number;
    half: "action" | "movement";
    by: number;
    card?: string | null;
    seats?: number[] | null;
  }

  /** A card in a slot was turned. */
  export interface CardTurned {
    event: "card-turned";
    crew: number;
    slot: number;
    half: "action" | "movement";
    seats?: number[] | null;
  }

  /** Two slots exchanged what lay in them. */
  export interface CardsSwapped {
    event: "cards-swapped";
    crew: number;
    slot: number;
    other: number;
    seats?: number[] | null;
  }

  /** A slot is empty again. */
  export interface CardTakenBack {
    event: "card-taken-back";
    crew: number;
    slot: number;
    seats?: number[] | null;
  }

  /** A seat has closed its phase and plans the next one (SA-3.6, SA-3.7). */
  export interface PacketTaken {
    event: "packet-taken";
    seat: number;
    phase: number;
    seats?: number[] | null;
  }

  /** Somebody drew a card for incoming data. */
  export interface CardDrawn {
    event: "card-drawn";
    seat: number;
    seats?: number[] | null;
  }

  /** Which card it was that came: only for those who see it. */
  export interface CardSeen {
    event: "card-seen";
    card: string;
    seats?: number[] | null;
  }

  /** A card changed hands. */
  export interface CardGiven {
    event: "card-given";
    giver: number;
    to: number;
    seats?: number[] | null;
  }

  /** A seat would end the action round now, or no longer would. */
  export interface Agreed {
    event: "agreed";
    seat: number;
    agrees: boolean;
    seats?: number[] | null;
  }

  /** A seat tells its cards from now on (SA-3.2), and whether it will follow what is proposed. */
  export interface CardsTold {
    event: "cards-told";
    seat: number;
    follows?: boolean;
    seats?: number[] | null;
  }

  /** A seat has said how the crew might lay its cards (SA-3.2). */
  export interface PlanProposed {
    event: "plan-proposed";
    seat: number;
    seats?: number[] | null;
  }

  /** Planning is over; what lies in the slots counts (SA-1.3). */
  export interface ActionRoundOver {
    event: "action-round-over";
    early: boolean;
    mission: string;
    seats?: number[] | null;
  }

  /** Everybody reveals the card of a turn (SA-6.1); `.` is an empty slot. */
  export interface Revealed {
    event: "revealed";
    turn: number;
    orders: string[];
    seats?: number[] | null;
  }

  /** Somebody laid a card wrong (SA-6.3). */
  export interface TripDeclared {
    event: "trip-declared";
    crew: number;
    laid: string;
    meant: string;
    seats?: number[] | null;
  }

  /** The score sheet (SA-15). */
  export interface MissionScored {
    event: "mission-scored";
    score: Score;
    seats?: number[] | null;
  }

  /** Points by column; penalties are negative. */
  export interface Score {
    destroyed: number;
    survived: number;
    damage: number;
    worst_zone: number;
    knocked_out: number;
    squads: number;
    visual: number;
    total: number;
  }

  /** A proposal in a campaign (SA-18.1). */
  export interface Voted {
    event: "voted";
    seat: number;
    topic: string;
    choice: string;
    seats?: number[] | null;
  }

  /** The most cautious proposal of a vote. */
  export interface Decided {
    event: "decided";
    topic: string;
    choice: string;
    seats?: number[] | null;
  }

  /** A knocked-out crew member is back on his feet (SA-18.3). */
  export interface Recovered {
    event: "recovered";
    crew: number;
    seats?: number[] | null;
  }

  /** A damage token is gone from the ship (SA-18.3). */
  export interface TokenRepaired {
    event: "token-repaired";
    crew: number;
    zone: "blue" | "red" | "white";
    token: string;
    seats?: number[] | null;
  }

  /** A disabled squad is repaired between missions (SA-18.3). */
  export interface SquadMended {
    event: "squad-mended";
    crew: number;
    seats?: number[] | null;
  }

  /** The only squad goes to this station (SA-18.4). */
  export interface SquadStored {
    event: "squad-stored";
    station: string;
    seats?: number[] | null;
  }

  /** The campaign's total (SA-18.6). */
  export interface CampaignScored {
    event: "campaign-scored";
    threats: number;
    penalties: number;
    visual: number;
    total: number;
    missions: number;
    seats?: number[] | null;
  }

  /** A turn of the resolution round; the last one is the final step (SA-4.3). */
  export interface TurnBegins {
    event: "turn-begins";
    seats?: number[] | null;
    turn: number;
    final?: boolean;
  }

  /** A threat's number goes to the first square of its trajectory (SA-5.1). */
  export interface ThreatAppeared {
    event: "threat-appeared";
    seats?: number[] | null;
    threat: string;
    number: number;
    zone: "blue" | "red" | "white" | null;
    square: number;
    stations: ("blue-lower" | "blue-upper" | "red-lower" | "red-upper" | "white-lower" | "white-upper")[];
  }

  /** After turns 2, 5 and 9 (SA-13.1). */
  export interface ComputerCheck {
    event: "computer-check";
    seats?: number[] | null;
    phase: number;
    passed: boolean;
  }

  /** The ship jumps: success (SA-14.3). */
  export interface ShipJumped {
    event: "ship-jumped";
    seats?: number[] | null;
  }

  /** The mission ends at this instant (SA-4.6). */
  export interface ShipLost {
    event: "ship-lost";
    seats?: number[] | null;
    threat: string;
    turn: number;
  }

  /** A crew member carries out the card of the turn. */
  export interface CardPlayed {
    event: "card-played";
    seats?: number[] | null;
    crew: number;
    order: "." | "<" | ">" | "@lb" | "@lr" | "@lw" | "@ub" | "@ur" | "@uw" | "A" | "A!" | "B" | "B!" | "C" | "R" | "R!" | "^";
  }

  /** Oops: the card was laid wrong, this is what was meant (SA-6.3). */
  export interface Tripped {
    event: "tripped";
    seats?: number[] | null;
    crew: number;
    order: "." | "<" | ">" | "@lb" | "@lr" | "@lw" | "@ub" | "@ur" | "@uw" | "A" | "A!" | "B" | "B!" | "C" | "R" | "R!" | "^";
  }

  /** A crew member's turn is delayed (SA-6.4). */
  export interface Delayed {
    event: "delayed";
    seats?: number[] | null;
    crew: number;
    turn: number;
    cause: string;
    lost?: "." | "<" | ">" | "@lb" | "@lr" | "@lw" | "@ub" | "@ur" | "@uw" | "A" | "A!" | "B" | "B!" | "C" | "R" | "R!" | "^" | null;
  }

  /** A figure changes place. */
  export interface CrewMoved {
    event: "crew-moved";
    seats?: number[] | null;
    crew: number;
    start: "blue-lower" | "blue-upper" | "red-lower" | "red-upper" | "white-lower" | "white-upper" | "space";
    end: "blue-lower" | "blue-upper" | "red-lower" | "red-upper" | "white-lower" | "white-upper" | "space";
    how: "arrow" | "heroic" | "launch" | "lift" | "return";
  }

  /** A crew member is out for the rest of the mission (SA-11.13). */
  export interface KnockedOut {
    event: "knocked-out";
    seats?: number[] | null;
    crew: number;
    threat: string;
  }

  /** A card that does nothing here and now (SA-7.16). */
  export interface NoEffect {
    event: "no-effect";
    seats?: number[] | null;
    crew: number;
    why: "edge" | "fired" | "interceptors-away" | "irreparable" | "maintained" | "no-active-squad" | "no-energy" | "no-fuel" | "no-intruder" | "no-rocket" | "no-squad-stored" | "nothing-to-move" | "rocket-launched" | "squad-active" | "there";
  }

  /** A cannon is marked as fired (SA-7.5, SA-7.6). */
  export interface WeaponFired {
    event: "weapon-fired";
    seats?: number[] | null;
    crew: number;
    station: "blue-lower" | "blue-upper" | "red-lower" | "red-upper" | "white-lower" | "white-upper";
    strength: number;
    energy: number;
  }

  /** Energy flows from a reactor, or from a fuel capsule, to where it is needed (SA-7.8 to SA-7.10). */
  export interface EnergyMoved {
    event: "energy-moved";
    seats?: number[] | null;
    crew: number;
    source: string;
    target: string;
    amount: number;
    bonus?: number;
    level: number;
  }

  /** Computer maintenance of a phase is done (SA-7.11). */
  export interface Maintained {
    event: "maintained";
    seats?: number[] | null;
    crew: number;
    phase: number;
  }

  /** A rocket goes to square 1 of its track (SA-7.12). */
  export interface RocketLaunched {
    event: "rocket-launched";
    seats?: number[] | null;
    crew: number;
    left: number;
  }

  /** The rocket goes to square 2 (SA-11.4). */
  export interface RocketMoved {
    event: "rocket-moved";
    seats?: number[] | null;
  }

  /** A crew member at the window (SA-7.13). */
  export interface Looked {
    event: "looked";
    seats?: number[] | null;
    crew: number;
  }

  /** What the crew at the window saw this turn. */
  export interface VisualConfirmed {
    event: "visual-confirmed";
    seats?: number[] | null;
    phase: number;
    crew: number;
    points: number;
    best: number;
  }

  /** A crew member takes a stored squad (SA-8.1). */
  export interface SquadTaken {
    event: "squad-taken";
    seats?: number[] | null;
    crew: number;
    station: "blue-lower" | "blue-upper" | "red-lower" | "red-upper" | "white-lower" | "white-upper";
    active: boolean;
  }

  /** A disabled squad works again (SA-8.1). */
  export interface SquadRepaired {
    event: "squad-repaired";
    seats?: number[] | null;
    crew: number;
  }

  /** A squad is disabled: led by a crew member, or stored in a station. */
  export interface SquadDisabled {
    event: "squad-disabled";
    seats?: number[] | null;
    crew?: number | null;
    station?: "blue-lower" | "blue-upper" | "red-lower" | "red-upper" | "white-lower" | "white-upper" | null;
    threat: string;
  }

  /** Battlebots attack an intruder (SA-8.3). */
  export interface IntruderHit {
    event: "intruder-hit";
    seats?: number[] | null;
    crew: number;
    threat: string;
    station: "blue-lower" | "blue-upper" | "red-lower" | "red-upper" | "white-lower" | "white-upper";
    damage: number;
    hp: number;
  }

  /** A malfunction is worked on (SA-7.1); no crew member for the extra of joint repairs (SA-20.15). */
  export interface Repaired {
    event: "repaired";
    seats?: number[] | null;
    crew: number | null;
    threat: string;
    amount: number;
    damage: number;
    hp: number;
  }

  /** One of several crew members who must repair in the same turn (SA-20.10). */
  export interface JointRepair {
    event: "joint-repair";
    seats?: number[] | null;
    crew: number;
    threat: string;
    count: number;
    needed: number;
  }

  /** All weapons on one threat: summands, shield, result (SA-10.8). */
  export interface DamageComputed {
    event: "damage-computed";
    seats?: number[] | null;
    threat: string;
    shots: Shot[];
    shield: number;
    dealt: number;
    damage: number;
    hp: number;
    why?: "cryoshield" | "polarized" | "pulse" | "swarm" | null;
  }

  /** One weapon's part of the damage to a threat. */
  export interface Shot {
    weapon: "blue-lower" | "blue-upper" | "red-lower" | "red-upper" | "white-lower" | "white-upper" | "interceptors" | "rocket";
    strength: number;
  }

  /** A weapon that finds nothing to hit. */
  export interface NoTarget {
    event: "no-target";
    seats?: number[] | null;
    weapon: "blue-lower" | "blue-upper" | "red-lower" | "red-upper" | "white-lower" | "white-upper" | "interceptors" | "rocket";
  }

  /** The captain gets the card (SA-10.9). */
  export interface ThreatDestroyed {
    event: "threat-destroyed";
    seats?: number[] | null;
    threat: string;
    points: number;
  }

  /** Damage from something other than weapons: the Tanker's explosion, Nemesis itself, a lost rocket. */
  export interface ThreatDamaged {
    event: "threat-damaged";
    seats?: number[] | null;
    threat: string;
    amount: number;
    damage: number;
    hp: number;
    cause: string;
  }

  /** A threat moves on its trajectory (SA-11.1). */
  export interface ThreatMoved {
    event: "threat-moved";
    seats?: number[] | null;
    threat: string;
    start: number;
    end: number;
  }

  /** A threat changes to another zone's trajectory (The New Frontier). */
  export interface ThreatJumped {
    event: "threat-jumped";
    seats?: number[] | null;
    threat: string;
    zone: "blue" | "red" | "white";
    square: number;
  }

  /** A threat performs a letter. */
  export interface ThreatAction {
    event: "threat-action";
    seats?: number[] | null;
    threat: string;
    letter: "X" | "Y" | "Z";
  }

  /** The communications officer gets the card (SA-11.2). */
  export interface ThreatSurvived {
    event: "threat-survived";
    seats?: number[] | null;
    threat: string;
    points: number;
  }

  /** An attack at the end of computing damage: a destroyed asteroid or a damaged Nemesis (SA-10.13). */
  export interface SpecialAttack {
    event: "special-attack";
    seats?: number[] | null;
    threat: string;
  }

  /** An attack on a zone, or damage from inside (SA-11.5, SA-11.8). */
  export interface ZoneHit {
    event: "zone-hit";
    seats?: number[] | null;
    threat: string;
    zone: "blue" | "red" | "white";
    strength: number;
    bonus?: number;
    absorbed?: number;
    times?: number;
    tokens: number;
    inside?: boolean;
  }

  /** A damage token is drawn and works at once (SA-12.1). */
  export interface DamageToken {
    event: "damage-token";
    seats?: number[] | null;
    zone: "blue" | "red" | "white";
    token: "gravolift" | "lower cannon" | "reactor" | "shield" | "structural" | "upper cannon";
    lost?: number;
  }

  /** Energy or fuel goes to the bank (SA-11.15). */
  export interface EnergyLost {
    event: "energy-lost";
    seats?: number[] | null;
    source: string;
    amount: number;
    left: number;
  }

  /** Crossed Wires push energy from the central reactor into the shield. */
  export interface EnergyShifted {
    event: "energy-shifted";
    seats?: number[] | null;
    source: string;
    target: string;
    amount: number;
  }

  /** A stored rocket is gone. */
  export interface RocketLost {
    event: "rocket-lost";
    seats?: number[] | null;
    left: number;
  }

  /** Speed, shield or another standing of a threat changes. */
  export interface ThreatChanged {
    event: "threat-changed";
    seats?: number[] | null;
    threat: string;
    what: "attack-aura" | "cryoshield" | "double-all" | "double-red" | "grown" | "healed" | "revealed" | "shield" | "shield-aura" | "speed";
    value?: number;
  }

  /** An intruder's token moves (SA-11.11). */
  export interface TokenMoved {
    event: "token-moved";
    seats?: number[] | null;
    threat: string;
    start: "blue-lower" | "blue-upper" | "red-lower" | "red-upper" | "white-lower" | "white-upper";
    end: "blue-lower" | "blue-upper" | "red-lower" | "red-upper" | "white-lower" | "white-upper";
  }

  /** Slime spreads to a station (SA-20.13). */
  export interface TokenPlaced {
    event: "token-placed";
    seats?: number[] | null;
    threat: string;
    station: "blue-lower" | "blue-upper" | "red-lower" | "red-upper" | "white-lower" | "white-upper";
  }

  /** A token of Slime or Contamination is gone. */
  export interface TokenRemoved {
    event: "token-removed";
    seats?: number[] | null;
    threat: string;
    station: "blue-lower" | "blue-upper" | "red-lower" | "red-upper" | "white-lower" | "white-upper";
  }

  /** The table through the eyes of one seat. */
  export interface View {
    seat: number;
    seats: number;
    stage: "action" | "briefing" | "over" | "repairs" | "resolution" | "squad" | "vote";
    now: number;
    started: number;
    clock: number;
    pace: number;
    crew: CrewView[];
    order: number[];
    captain: number;
    communications: number;
    security: number;
    ready: boolean[];
    trusting: boolean[];
    agreed: boolean[];
    common: "mixed" | "white" | "yellow";
    serious: "mixed" | "white" | "yellow";
    mission: "advanced-simulation-1" | "advanced-simulation-2" | "advanced-simulation-3" | "generated" | "mission-1" | "mission-2" | "mission-3" | "mission-4" | "mission-5" | "mission-6" | "mission-7" | "mission-8" | "random" | "simulation-1" | "simulation-2" | "simulation-3" | "test-run-1" | "test-run-2";
    phases: number;
    phase_ends: number[];
    heard: Announcement[];
    script: Announcement[];
    boards: number[];
    threats: Announced[];
    forecast: Act[][];
    phase: number;
    hand: string[];
    heroic: string | null;
    pile: number;
    may_draw: number[];
    may_give: number[];
    transfer_open: boolean;
    given: Gift[];
    silence: boolean;
    told: (Told | null)[];
    proposal: Proposal | null;
    ghost: Step[][];
    flight: FlightView;
    score: Score | null;
    revealed: number;
    trips: (string | null)[];
    window_ends: number | null;
    campaign: CampaignView | null;
    flown: Flown[];
  }

  /** A crew member as the viewer sees him. */
  export interface CrewView {
    android: boolean;
    keeper: number;
    planning: number;
    hand: number;
    packets: number[];
    slots: (Back | null)[];
    placed_by: (number | null)[];
    heroic: string | null;
    lost: string[];
  }

  /** A card in a slot: which half is up, and the card itself where it may be seen. */
  export interface Back {
    half: "action" | "movement";
    card?: string | null;
  }

  /** A threat as it was announced: its card, its number and the zone of its trajectory (none for an internal one). */
  export interface Announced {
    card: string;
    turn: number;
    zone: number | null;
  }

  export type Act = ["X" | "Y" | "Z", number];

  /** Who gave a card to whom; which card it was only they know. */
  export interface Gift {
    giver: number;
    to: number;
  }

  /** What somebody has told of his cards: as they were when there was last talk. */
  export interface Told {
    hand: string[];
    slots: (Laid | null)[];
    follows: boolean;
  }

  /** A plan for the crew that somebody has said aloud. */
  export interface Proposal {
    seat: number;
    heard: number;
    clock: number;
    phase: number;
    plan: ((Laid | null)[])[];
  }

  /** A turn of a walk: the card that is played, and where the figure stands then (:data:`.ship.PLACES`). */
  export interface Step {
    turn: number;
    station: number;
    order: string;
    does: boolean;
    why?: Phrase | null;
  }

  /** The ship; what the fields mean stands at :class:`.flight.Flight`. */
  export interface FlightView {
    crew: FigureView[];
    threats: ThreatView[];
    turn: number;
    outcome: "destroyed" | "flying" | "survived";
    lost_to: string | null;
    damage: number[][];
    reactor: number[];
    reactor_capacity: number[];
    shield: number[];
    shield_capacity: number[];
    fuel: number;
    strength: number[];
    pulse_range: number;
    lift_broken: boolean[];
    weakened: boolean[];
    fissured: boolean[];
    rockets: number;
    rocket_launched: boolean;
    rocket_arriving: boolean;
    squads: number[];
    blocked: number[];
    hazard: number[];
    attack_aura: number;
    shield_aura: number;
    pilot: number;
    interceptors_lost: boolean;
    maintained: boolean[];
    visual: number[];
    fired: number[];
    lift_used: boolean[];
    intercepting: number;
    looking: number;
  }

  /** A crew member aboard in the resolution, in turn order. */
  export interface FigureView {
    station: number;
    squad: number;
    knocked_out: boolean;
    delayed: number;
  }

  /** A threat card with everything that lies on it. */
  export interface ThreatView {
    card: string;
    number: number;
    zone: number;
    speed: number;
    shield: number;
    hp: number;
    status: "destroyed" | "in-play" | "survived" | "waiting";
    square: number;
    reached: number;
    damage: number;
    tokens: number[];
    hidden: boolean;
    cryoshield: boolean;
    returns_fire: boolean;
    attack_aura: number;
    shield_aura: number;
    rocketed: boolean;
    joint: number;
  }

  /** What is carried from one mission to the next, and what the crew decides between them. */
  export interface CampaignView {
    scripts: ("advanced-simulation-1" | "advanced-simulation-2" | "advanced-simulation-3" | "generated" | "mission-1" | "mission-2" | "mission-3" | "mission-4" | "mission-5" | "mission-6" | "mission-7" | "mission-8" | "simulation-1" | "simulation-2" | "simulation-3" | "test-run-1" | "test-run-2")[];
    damage: number[][];
    broken_squads: number;
    squad_station: number | null;
    to_repair: number[];
    repaired: number[];
    votes: (string | null)[];
    topic: "common" | "go-on" | "serious" | null;
  }

  /** What a mission brought from which the ship came home; penalties are below zero (SA-15). */
  export interface Flown {
    survived: number;
    destroyed: number;
    penalties: number;
    visual: number;
    total: number;
  }

  /** What lies on the table before the mission (SA-2.8). */
  export interface Box {
    cards: CardText[];
    zones: ("blue" | "red" | "white")[];
    stations: Station[];
    places: string[];
    energy: Energy;
    weapons: Weapons;
    visual: Visual;
    turns: Turns;
    tokens: ("gravolift" | "lower cannon" | "reactor" | "shield" | "structural" | "upper cannon")[];
    trajectories: Track[];
    threats: ThreatCard[];
    actions: ActionCard[];
    missions: Mission[];
    roles: ("captain" | "communications" | "security")[];
    votes: Partial<Record<"common" | "go-on" | "serious", string[]>>;
  }

  /** A station, what A, B and C do there, and the ways out of it. */
  export interface Station {
    id: string;
    zone: "blue" | "red" | "white";
    deck: "lower" | "upper";
    a: "battlebots" | "computer" | "fuel" | "heavy-laser" | "interceptors" | "light-laser" | "pulse-cannon" | "reactor" | "rockets" | "shield" | "window";
    b: "battlebots" | "computer" | "fuel" | "heavy-laser" | "interceptors" | "light-laser" | "pulse-cannon" | "reactor" | "rockets" | "shield" | "window";
    c: "battlebots" | "computer" | "fuel" | "heavy-laser" | "interceptors" | "light-laser" | "pulse-cannon" | "reactor" | "rockets" | "shield" | "window";
    strength: number;
    squad: boolean;
    lift: string;
    red: string | null;
    blue: string | null;
  }

  /** All the energy on board, by zone. */
  export interface Energy {
    fuel: number;
    reactor: Record<string, Store>;
    shield: Record<string, Store>;
  }

  /** A shield or a reactor: how much it holds at most and at the start. */
  export interface Store {
    capacity: number;
    start: number;
  }

  /** Strengths and ranges; lasers reach everything. */
  export interface Weapons {
    strength: Record<string, number>;
    pulse_range: number;
    rocket: Rocket;
    interceptors: Interceptors;
  }

  /** The rockets of blue-lower. */
  export interface Rocket {
    stored: number;
    strength: number;
    range: number;
  }

  /** The interceptors: one strength against a single target, another against each of several (SA-10.7). */
  export interface Interceptors {
    range: number;
    single: number;
    several: number;
  }

  /** What visual confirmation is worth by the number of crew members (SA-7.13). */
  export interface Visual {
    points: number[];
  }

  /** The mission board: phases and computer checks. */
  export interface Turns {
    last: number;
    phases: number[][];
    checks: number[];
  }

  /** A trajectory board. */
  export interface Track {
    number: number;
    squares: Square[];
  }

  /** A square of a trajectory. */
  export interface Square {
    square: number;
    letter: "X" | "Y" | "Z" | null;
    range: number;
  }

  /** A threat card. Values that are rare have defaults; each field that is a rule of its own cites its clause. */
  export interface ThreatCard {
    code: string;
    severity: "common" | "serious";
    difficulty: "red" | "white" | "yellow";
    speed: number;
    hp: number | "rockets";
    survived: number | null;
    destroyed: number;
    x: (Attack | FrontierAttack | Damage | CountedDamage | Heal | HurtSelf | Speed | ShieldBy | ShieldTo | Reveal | AttackAura | ShieldAura | Advance | DrainShields | DrainReactors | TakeEnergy | Overload | Leak | LoseFuel | LoseRocket | DisableStored | Step_ | Jump | Seek | Spread | GrowUp | Delay | KnockOut | DoubleDamage | DestroyShip | IfDamaged)[];
    y: (Attack | FrontierAttack | Damage | CountedDamage | Heal | HurtSelf | Speed | ShieldBy | ShieldTo | Reveal | AttackAura | ShieldAura | Advance | DrainShields | DrainReactors | TakeEnergy | Overload | Leak | LoseFuel | LoseRocket | DisableStored | Step_ | Jump | Seek | Spread | GrowUp | Delay | KnockOut | DoubleDamage | DestroyShip | IfDamaged)[];
    z: (Attack | FrontierAttack | Damage | CountedDamage | Heal | HurtSelf | Speed | ShieldBy | ShieldTo | Reveal | AttackAura | ShieldAura | Advance | DrainShields | DrainReactors | TakeEnergy | Overload | Leak | LoseFuel | LoseRocket | DisableStored | Step_ | Jump | Seek | Spread | GrowUp | Delay | KnockOut | DoubleDamage | DestroyShip | IfDamaged)[];
    first_printing_speed: number | null;
    shield: number;
    rockets: "always" | "never" | "wasted" | "yes";
    double_tokens: boolean;
    hidden_until_x: boolean;
    hidden_at_range_3: boolean;
    pulse_weakness: boolean;
    cryoshield: boolean;
    heavy_laser_immune: boolean;
    most_per_step: number;
    explosion: number;
    interceptor_bait: number;
    retaliates: number;
    last_attack: number;
    type: "intruder" | "malfunction" | null;
    start: string[];
    system: "A" | "B" | "C" | null;
    returns_fire: boolean;
    joint_bonus: number;
    joint_crew: number;
    special: "contamination" | "fissure" | "overheated" | "seeker" | "slime" | null;
    phasing: boolean;
    megashield: boolean;
    polarized: boolean;
    accelerates: number;
    at_the_jump: boolean;
    costly_repair: boolean;
  }

  /** An external attack: shields absorb, the rest becomes damage tokens (SA-11.5). */
  export interface Attack {
    do: "attack";
    strength: number | "remaining_hp" | "twice_remaining_hp";
    zones: "all" | "blue" | "other_two" | "own" | "red" | "red_and_blue" | "white";
    ignore_shields: boolean;
    if_damage: number;
    if_damage_below: number;
  }

  /** An attack with a rule of The New Frontier. */
  export interface FrontierAttack {
    do: "frontier_attack";
    strength: number;
    zones: "all" | "blue" | "other_two" | "own" | "red" | "red_and_blue" | "white";
    plasmatic: boolean;
    carrier: number;
    phased: number | null;
    unless_rocket: boolean;
  }

  /** Damage from inside: shields do not help (SA-11.8). */
  export interface Damage {
    do: "damage";
    amount: number;
    zones: "all" | "blue" | "other_two" | "own" | "red" | "red_and_blue" | "white" | "tokens";
    phased: number | null;
  }

  /** Damage from inside to its own zone, as much as there is of something (SA-11.16). */
  export interface CountedDamage {
    do: "counted_damage";
    count: "central_energy" | "crew_in_station" | "three_per_rocket";
  }

  /** Remove damage from the card (SA-11.10). */
  export interface Heal {
    do: "heal";
    amount: number | "half";
  }

  /** Put damage on its own card, shield or not (SA-19.12). */
  export interface HurtSelf {
    do: "hurt_self";
    amount: number;
  }

  /** A change of speed, from the next move on (SA-11.9). */
  export interface Speed {
    do: "speed";
    by: number;
  }

  /** A change of the shield. */
  export interface ShieldBy {
    do: "shield";
    by: number;
  }

  /** A new value of the shield. */
  export interface ShieldTo {
    do: "set_shield";
    to: number;
  }

  /** Weapons can target it from now on (SA-19.2). */
  export interface Reveal {
    do: "reveal";
  }

  /** A bonus to all attacks of all other external threats (SA-19.6). */
  export interface AttackAura {
    do: "attack_aura";
    bonus: number;
  }

  /** A bonus to the shields of all external threats, itself included (SA-19.9). */
  export interface ShieldAura {
    do: "shield_aura";
    bonus: number;
  }

  /** All other external threats move outside their turn (SA-19.16). */
  export interface Advance {
    do: "advance";
    squares: number;
  }

  /** Shields lose energy (SA-11.15). */
  export interface DrainShields {
    do: "drain_shields";
    zones: "all" | "blue" | "other_two" | "own" | "red" | "red_and_blue" | "white";
    amount: number;
  }

  /** Reactors lose energy. */
  export interface DrainReactors {
    do: "drain_reactors";
    zones: "all" | "blue" | "other_two" | "own" | "red" | "red_and_blue" | "white";
    amount: number;
  }

  /** The reactor of its zone loses energy; an empty one costs damage to the zone instead. */
  export interface TakeEnergy {
    do: "take_energy";
    amount: number;
    otherwise: number;
  }

  /** Central energy fills the white shield; what is left is lost and damages the white zone (D-23). */
  export interface Overload {
    do: "overload";
  }

  /** All energy of the source is lost; each block damages the zone it was in (D-23). */
  export interface Leak {
    do: "leak";
    source: "reactors" | "white_shield";
  }

  /** Fuel capsules are lost. */
  export interface LoseFuel {
    do: "lose_fuel";
    amount: number;
  }

  /** Stored rockets are lost. */
  export interface LoseRocket {
    do: "lose_rocket";
    amount: number;
  }

  /** The squad stored in the station becomes disabled, unless it was taken. */
  export interface DisableStored {
    do: "disable_stored";
    station: string;
  }

  /** The token moves one station (SA-11.11). */
  export interface Step_ {
    do: "move";
    to: "left" | "other_deck" | "right";
    when_phased_in: boolean;
  }

  /** It changes to the next zone's trajectory on the same square, if that is long enough (The New Frontier). */
  export interface Jump {
    do: "jump";
    to: "left" | "right";
  }

  /** The token moves to the neighbouring station with most crew (SA-20.8). */
  export interface Seek {
    do: "seek";
  }

  /** Slime grows along the lower deck (SA-20.13). */
  export interface Spread {
    do: "spread";
    to: "left" | "right";
  }

  /** It returns fire from now on (SA-20.4). */
  export interface GrowUp {
    do: "grow_up";
  }

  /** The next turn of these crew members is delayed (SA-11.12). */
  export interface Delay {
    do: "delay";
    crew: "leaders_of_active_squads" | "outside_white_upper" | "own_station" | "own_station_without_active_squad" | "own_zone" | "ship" | "start_stations" | "token_stations";
  }

  /** These crew members are out (SA-11.13). */
  export interface KnockOut {
    do: "knock_out";
    crew: "leaders_of_active_squads" | "outside_white_upper" | "own_station" | "own_station_without_active_squad" | "own_zone" | "ship" | "start_stations" | "token_stations";
  }

  /** Each point of damage to these zones draws two tokens until it is repaired (SA-20.5). */
  export interface DoubleDamage {
    do: "double_damage";
    zones: "all" | "red";
  }

  /** The mission is lost (SA-11.14). */
  export interface DestroyShip {
    do: "destroy_ship";
  }

  /** One of two effects, by whether there is damage on the card. */
  export interface IfDamaged {
    do: "if_damaged";
    then: Step_;
    otherwise: Damage;
  }

  /** An action card: its two halves as orders. */
  export interface ActionCard {
    card: string;
    action: "." | "<" | ">" | "@lb" | "@lr" | "@lw" | "@ub" | "@ur" | "@uw" | "A" | "A!" | "B" | "B!" | "C" | "R" | "R!" | "^";
    movement: "." | "<" | ">" | "@lb" | "@lr" | "@lw" | "@ub" | "@ur" | "@uw" | "A" | "A!" | "B" | "B!" | "C" | "R" | "R!" | "^";
    heroic: boolean;
    copies: number;
  }

  /** A script, as far as everybody may know it before it is flown. */
  export interface Mission {
    id: string;
    code: string;
    group: "advanced-simulation" | "generated" | "mission" | "simulation" | "test-run";
    phases: number;
  }

  /** A printed script by name or code, or a generated one: the same seed and dials give the same mission. */
  export interface Wanted {
    mission: string;
    seed?: number;
    length?: "long" | "normal" | "short";
    threat_points?: number;
    transfer_seconds?: number;
    solo?: boolean;
    language?: string;
  }

  /** A script with everything that is said in it. */
  export interface Timetable {
    id: string;
    code: string;
    group: "advanced-simulation" | "generated" | "mission" | "simulation" | "test-run";
    phase_ends: number[];
    spoken: Spoken[];
  }

  /** An announcement with its words. */
  export interface Spoken {
    announcement: Announcement;
    words: Phrase;
  }

  /** A planned flight for starboard resolve; docs/resolver.md explains every field. */
  export interface FlightFile {
    turns?: number;
    crew: Member[];
    carried?: Carried;
    trajectories: Boards;
    expansions?: "new-frontier"[];
    threats: Numbered[];
    damage?: Stacks;
    seed?: number;
    trips?: Oops[];
    rulings?: Switches;
    note?: unknown;
  }

  /** A crew member, in turn order. */
  export interface Member {
    name?: string;
    plan: string;
  }

  /** Tokens on the ship from an earlier flight of a campaign. */
  export interface Carried {
    red?: ("gravolift" | "lower cannon" | "reactor" | "shield" | "structural" | "upper cannon")[];
    white?: ("gravolift" | "lower cannon" | "reactor" | "shield" | "structural" | "upper cannon")[];
    blue?: ("gravolift" | "lower cannon" | "reactor" | "shield" | "structural" | "upper cannon")[];
  }

  /** The trajectory of each zone and of the internal threats. */
  export interface Boards {
    red: number;
    white: number;
    blue: number;
    internal: number;
  }

  /** A threat card with its number, and for an external one its zone. */
  export interface Numbered {
    card: string;
    turn: number;
    zone?: "blue" | "red" | "white" | null;
  }

  /** For each zone its tokens in the order in which they are drawn. */
  export interface Stacks {
    red: ("gravolift" | "lower cannon" | "reactor" | "shield" | "structural" | "upper cannon")[];
    white: ("gravolift" | "lower cannon" | "reactor" | "shield" | "structural" | "upper cannon")[];
    blue: ("gravolift" | "lower cannon" | "reactor" | "shield" | "structural" | "upper cannon")[];
  }

  /** A card laid wrong and corrected (SA-6.3). */
  export interface Oops {
    crew: number;
    turn: number;
    meant: "." | "<" | ">" | "@lb" | "@lr" | "@lw" | "@ub" | "@ur" | "@uw" | "A" | "A!" | "B" | "B!" | "C" | "R" | "R!" | "^";
  }

  /** Open points of the rules played the other way. */
  export interface Switches {
    first_printing?: boolean;
    doublings_multiply?: boolean;
    pulse_beats_marauder?: boolean;
    bonus_without_letters?: boolean;
    scout_bonus_ends_at_once?: boolean;
    last_retaliation?: boolean;
    count_knocked_out?: boolean;
    heroic_move_uses_lift?: boolean;
    return_delay_apart?: boolean;
    final_step_after_test_run?: boolean;
    surplus_lost?: boolean;
    nemesis_stops?: boolean;
    refuelling_trims?: boolean;
    amounts_fixed?: boolean;
  }

  export type Options_ = Options;
  export type Move_ = Appoint | SeatAndroid | Ready | Place | Turn | Swap | TakeBack | TakePacket | Draw | Give | Agree | Withdraw | Tell | Propose | GoOn | Trip | Vote | Repair | RepairSquad | StoreSquad;
  export type Event_ = MissionPrepared | Appointed | AndroidSeated | SeatReady | Said | ThreatDrawn | CardPlaced | CardTurned | CardsSwapped | CardTakenBack | PacketTaken | CardDrawn | CardSeen | CardGiven | Agreed | CardsTold | PlanProposed | ActionRoundOver | Revealed | TripDeclared | MissionScored | Voted | Decided | Recovered | TokenRepaired | SquadMended | SquadStored | CampaignScored | TurnBegins | ThreatAppeared | ComputerCheck | ShipJumped | ShipLost | CardPlayed | Tripped | Delayed | CrewMoved | KnockedOut | NoEffect | WeaponFired | EnergyMoved | Maintained | RocketLaunched | RocketMoved | Looked | VisualConfirmed | SquadTaken | SquadRepaired | SquadDisabled | IntruderHit | Repaired | JointRepair | DamageComputed | NoTarget | ThreatDestroyed | ThreatDamaged | ThreatMoved | ThreatJumped | ThreatAction | ThreatSurvived | SpecialAttack | ZoneHit | DamageToken | EnergyLost | EnergyShifted | RocketLost | ThreatChanged | TokenMoved | TokenPlaced | TokenRemoved;
  export type View_ = View;
  export type Box_ = Box;
  export type Change_ = Change;
  export type Tools_ = { "timetable": { takes: Wanted; gives: Timetable }; "soundtrack": { takes: Wanted; gives: Blob }; "resolve": { takes: FlightFile; gives: Filmed<"space-alert"> } };
  export type Lookbacks_ = {  };
}

