// Made by scripts/make_types.py from the Python structs: change those, then run it again.
/* eslint-disable */

export type GameId = "death-angel" | "space-alert" | "galaxy-trucker";

/** What each game puts into the messages. */
export interface Games {
  "death-angel": { options: DeathAngel.Options_; move: DeathAngel.Move_; event: DeathAngel.Event_; view: DeathAngel.View_ };
  "space-alert": { options: Record<string, unknown>; move: unknown; event: unknown; view: unknown };
  "galaxy-trucker": { options: Record<string, unknown>; move: unknown; event: unknown; view: unknown };
}

/** A game that can be played here. Its name is the message `GAME-name`. */
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
  address: string;
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

export namespace DeathAngel {
  /** What the rules leave open (DA-17.1, DA-17.2) or the sources dispute. */
  export interface Options {
    travel_trigger: "both" | "either";
    merge_timing: "attack_end" | "event_end";
    teams: "choose" | "random";
    current_player: "last_card" | "lowest_card";
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
  }

  /** Tokens from the supply on a Marine, the Door or the Location. */
  export interface TokensPlaced {
    event: "tokens-placed";
    seats?: number[] | null;
    on: "calistarius" | "claudio" | "deino" | "gideon" | "goriel" | "leon" | "lorenzo" | "noctis" | "omnio" | "scipio" | "valencio" | "zael" | "door" | "location";
    tokens?: number;
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

  /** Both Marines of a team are dead (DA-11.7). */
  export interface TeamEliminated {
    event: "team-eliminated";
    seats?: number[] | null;
    team: "blue" | "green" | "grey" | "purple" | "red" | "yellow";
  }

  /** Genestealers appeared; `wanted` is more than there are if the Blip pile ran out. */
  export interface Spawned {
    event: "spawned";
    seats?: number[] | null;
    place: string;
    cards: ("brood-lord-1" | "brood-lord-2" | "claws" | "head" | "tail" | "tongue")[];
    wanted: number;
    terrain?: "artefact" | "control-panel" | "corridor" | "dark-corner" | "door" | "promethium-tank" | "spore-chimney" | "ventilation-duct" | null;
  }

  /** A Genestealer went to the discard pile, or a Brood Lord out of the game. */
  export interface GenestealerSlain {
    event: "genestealer-slain";
    seats?: number[] | null;
    place: string;
    card: "brood-lord-1" | "brood-lord-2" | "claws" | "head" | "tail" | "tongue";
    group?: number;
  }

  /** A swarm went from one place to another. */
  export interface SwarmMoved {
    event: "swarm-moved";
    seats?: number[] | null;
    place: string;
    to: string;
    cards: ("brood-lord-1" | "brood-lord-2" | "claws" | "head" | "tail" | "tongue")[];
    group?: number;
  }

  /** A Power Field holds a swarm until the end of the round. */
  export interface SwarmProtected {
    event: "swarm-protected";
    seats?: number[] | null;
    place: string;
    group?: number;
  }

  /** A hit on a protected swarm slew nobody. */
  export interface SwarmUntouchable {
    event: "swarm-untouchable";
    seats?: number[] | null;
    place: string;
  }

  /** Two groups at one place became one swarm. */
  export interface SwarmsMerged {
    event: "swarms-merged";
    seats?: number[] | null;
    place: string;
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
    card: "brood-lord-1" | "brood-lord-2" | "claws" | "head" | "tail" | "tongue";
  }

  /** A Marine attacks: the die shows a face. */
  export interface AttackRolled {
    event: "attack-rolled";
    seats?: number[] | null;
    marine: "calistarius" | "claudio" | "deino" | "gideon" | "goriel" | "leon" | "lorenzo" | "noctis" | "omnio" | "scipio" | "valencio" | "zael";
    place: string;
    face: number;
    group?: number;
    size: number;
    rerolled?: boolean;
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
  }

  /** The Event is open, with what was chosen for it in secret. */
  export interface EventRevealed {
    event: "event-revealed";
    seats?: number[] | null;
    card: string;
    marine?: "calistarius" | "claudio" | "deino" | "gideon" | "goriel" | "leon" | "lorenzo" | "noctis" | "omnio" | "scipio" | "valencio" | "zael" | null;
    place?: string | null;
    side?: "left" | "right" | null;
    team?: "blue" | "green" | "grey" | "purple" | "red" | "yellow" | null;
  }

  /** The ability of the Event finds no target. */
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
    event: "spawn-box";
    seats?: number[] | null;
    colour: "green" | "orange" | "red" | "yellow";
    size: "major" | "minor";
    count: number;
    terrain: ("artefact" | "control-panel" | "corridor" | "dark-corner" | "door" | "promethium-tank" | "spore-chimney" | "ventilation-duct")[];
  }

  /** The movement box is resolved. */
  export interface MovementBoxOpened {
    event: "movement-box";
    seats?: number[] | null;
    kind: "adjacent" | "flank";
    symbol: "brood-lord-1" | "brood-lord-2" | "claws" | "head" | "tail" | "tongue";
    swarms: number;
  }

  /** A player looked at the next Event. `card` is empty for those who may not see it. */
  export interface EventScouted {
    event: "event-scouted";
    seats?: number[] | null;
    player: number;
    card?: string;
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

  /** The group entered a Location. */
  export interface Travelled {
    event: "travelled";
    seats?: number[] | null;
    location: string;
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
    options: Options;
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
    event_hidden: boolean;
    picks: number[];
    lasting: Lasting | null;
    upcoming: Lasting | null;
    scouted: Scouted[];
    question: Question | null;
    roll: Roll | null;
    pending: Step[];
    travelling: boolean;
    ending: Ending | null;
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

  /** What the table waits for. Fields that a kind of question has no use for are left out. */
  export interface Question {
    kind: "activate" | "artefact" | "attack" | "attack-more" | "attack-roll" | "brood-lords" | "cap-spawn" | "charge" | "choose-actions" | "cleanse" | "counter-attack" | "defence-roll" | "discard-blip" | "door" | "enter-formation" | "event-target" | "event-victim" | "everywhere" | "instinct" | "intimidate" | "intimidate-take" | "launch" | "lead-by-example" | "move" | "onward-brothers" | "overload" | "paid-attack" | "place-terrain" | "place-tokens" | "power-field" | "pump-toxin" | "quick-instincts" | "refill" | "scout" | "scout-put" | "slay" | "smaller-pile" | "spawn-behind" | "spawn-on-swarm" | "spawn-order" | "stealth" | "stealth-other" | "strategize" | "support" | "take-team" | "teleport" | "token-and-turn" | "turn" | "turn-chosen";
    seats: number[];
    marine?: "calistarius" | "claudio" | "deino" | "gideon" | "goriel" | "leon" | "lorenzo" | "noctis" | "omnio" | "scipio" | "valencio" | "zael" | null;
    marines?: ("calistarius" | "claudio" | "deino" | "gideon" | "goriel" | "leon" | "lorenzo" | "noctis" | "omnio" | "scipio" | "valencio" | "zael")[];
    place?: string | null;
    group?: number;
    card?: number;
    terrain?: "artefact" | "control-panel" | "corridor" | "dark-corner" | "door" | "promethium-tank" | "spore-chimney" | "ventilation-duct" | null;
    count?: number;
    may?: boolean;
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
  }

  export type Step = [string, number, number, number, number, number, number, number[], boolean];

  /** How the game ended. */
  export interface Ending {
    won: boolean;
    by: "brood-lords" | "elimination" | "launch" | "slain";
  }

  export type Options_ = Options;
  export type Move_ = TakeTeam | ChooseAction | PlaceToken | Trade | Turn | Activate | Attack | HeroicCharge | Reroll | Accept | UseArtefact | Slay | MoveSwarm | ChooseSwarm | ChooseMarine | ChooseTeam | ChoosePile | ChooseTerrain | ChoosePlace | ChooseBroodLord | SpendToken | RollDie | AddToken | UseAbility | PutEvent | Pass;
  export type Event_ = TeamTaken | FormationDealt | RoundBegan | PhaseBegan | ActionChosen | ActionsRevealed | CurrentPlayer | CardBegan | TokensPlaced | SupplyEmpty | TokensLost | TokensCollected | Traded | Turned | Activated | MarineSlain | MarineRescued | TeamEliminated | Spawned | GenestealerSlain | SwarmMoved | SwarmProtected | SwarmUntouchable | SwarmsMerged | SentToBlips | BroodLordArrived | AttackRolled | AttackMissed | DefenceRolled | DefenceJudged | DieRolled | EventDrawn | EventRevealed | EventIdle | EventLasts | SpawnBoxOpened | MovementBoxOpened | EventScouted | EventPut | BlipsDiscarded | BlipsAdded | Reshuffled | TerrainPlaced | TerrainDiscarded | ArtefactTaken | ArtefactLost | SpawnCapped | Travelled | GameWon | GameLost;
  export type View_ = View;
}

