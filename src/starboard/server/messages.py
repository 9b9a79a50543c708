"""Every message between the server and a client, REST and WebSocket, as msgspec structs.

``scripts/make_types.py`` turns this module into the client's TypeScript types; docs/wire.md shows each message at work.
Words travel as :class:`~starboard.core.text.Phrase` (a message name and its arguments): the reader puts them into
their own language. Times are seconds since the epoch on the server's clock, unless a field says table time.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from starboard.core.game import Clock, Result
from starboard.core.lessons import Goal
from starboard.core.options import Option
from starboard.core.text import Panel, Phrase

# What belongs to the game at the table. The generated TypeScript ties them to the game's own unions.
GameMove: TypeAlias = Annotated[Any, Meta(extra={"game": "move"})]
RawMove: TypeAlias = Annotated[msgspec.Raw, Meta(extra={"game": "move"})]
"""A move that is on its way in: the game at the table reads it."""
GameEvent: TypeAlias = Annotated[Any, Meta(extra={"game": "event"})]
GameView: TypeAlias = Annotated[Any, Meta(extra={"game": "view"})]
GameChange: TypeAlias = Annotated[Any, Meta(extra={"game": "change"})]
"""What is thought otherwise in hindsight: the game reads it."""
GameOptions: TypeAlias = Annotated[dict[str, Any], Meta(extra={"game": "options"})]
Patch: TypeAlias = Annotated[Any, Meta(extra={"patch": True})]
"""What has changed in a value; docs/wire.md says how it is written."""

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]
MessageId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
"""Made by the client, new for every message, the same when the message is sent again."""
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=31)]

MOST_STEPS = 100
"""As many steps are answered at once."""
MOST_ENTRIES = 1_000_000
"""No number of an entry is asked for beyond this; no game is nearly as long."""

PROTOCOL = 2
"""Raised when an old client would misunderstand; a client that meets another number reloads the page."""

# --- the house -----------------------------------------------------------------------------------------------


class GameInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A game that can be played here. Its name is the message ``GAME-name``."""

    id: str
    least: int
    most: int
    options: list[Option]
    bots: list[str]
    """Names of the bots that play it, the strongest first; message ``bot-NAME``."""
    lesson: str | None
    """The lesson to begin with."""
    box: str
    """Where its static data is: its own ``box`` as JSON, which never changes under this address."""


class Home(msgspec.Struct, frozen=True, kw_only=True):
    """``GET /api/games``: what this house offers."""

    version: str
    protocol: int
    games: list[GameInfo]
    languages: list[str]
    quick_phrases: list[Phrase]
    """What can be said with one tap; the number in the list is what ``phrase`` messages send."""
    address: str
    """Where other devices reach this house: put before ``/table/CODE`` in links and QR codes."""


class TableBrief(msgspec.Struct, frozen=True, kw_only=True):
    """A table in a list."""

    code: str
    game: str
    phase: Literal["lobby", "playing", "over", "earlier"]
    """``earlier``: laid by an earlier version of the house; it can't be opened here."""
    seats: list[str]
    """Names by seat, empty where nobody sits."""
    updated: float
    lesson: str | None
    """The lesson that is given there."""
    rounds: int
    """How far it is: rounds, turns or flights, as the game counts."""
    won: bool | None
    """How it ended for the reader; ``null``: it goes on."""
    score: int | None
    """The reader's points or credits at the end, where the game has them."""
    place: int | None
    """The reader's place among them, from 1."""


class Me(msgspec.Struct, frozen=True, kw_only=True):
    """``GET /api/me``: the guest behind the cookie and the tables they sit at, the latest first."""

    name: str | None
    tables: list[TableBrief]


class SetName(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``PUT /api/me``."""

    name: Name


class Problem(msgspec.Struct, frozen=True, kw_only=True):
    """The body of every answer that is not 2xx."""

    status: int
    reason: Phrase
    """Message ``server-…``, or what the game says of impossible options."""
    clause: str | None = None
    line: int | None = None
    """The wrong line of an uploaded record."""


class Health(msgspec.Struct, frozen=True, kw_only=True):
    """``GET /health``."""

    status: Literal["ok", "low", "failing"]
    """Low: the disk is nearly full. Failing: nothing can be stored."""
    version: str
    store: str
    room: int | None
    """Bytes that are free where the tables are kept, if that is known here."""
    tables: int
    """Tables held in memory."""
    sockets: int


# --- a table before and around play ----------------------------------------------------------------------------


class Manners(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a table agrees on beside the rules of its game."""

    undo: Literal["never", "vote", "own"] = "vote"
    """Who takes a move back: nobody, its player if the others agree, or its player alone."""
    hints: bool = True
    """The game says what helps, and which answers are sensible."""
    counsel: bool = True
    """Who has to decide may ask what a bot would do in their place."""
    bots: Annotated[str, Meta(max_length=40)] = ""
    """Who plays seats that nobody takes, or that somebody leaves; empty: the strongest bot."""


class CreateTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``POST /api/tables``. The creator sits on seat 0 and is the host."""

    game: Annotated[str, Meta(max_length=40)]
    name: Name | None = None
    """The creator's name; needed once, then the cookie remembers."""
    seats: SeatNumber | None = None
    """How many seats; the game's least if not said."""
    options: GameOptions = {}
    """What differs from the game's defaults."""
    manners: Manners = Manners()
    bots: dict[str, str] = {}
    """Bots by seat number: ``{"1": "random"}``."""
    quick: bool = False
    """Fill every other seat with bots and start at once."""
    watch: bool = False
    """The creator takes no seat (a television, a bot match)."""
    seed: Annotated[int, Meta(ge=0, le=2**53 - 1)] | None = None
    """Makes chance repeatable. Everybody at the table sees that it is."""


class SeatInfo(msgspec.Struct, frozen=True, kw_only=True):
    """One seat as everybody sees it."""

    seat: int
    kind: Literal["open", "human", "bot"]
    name: str | None
    """The player's name; kept while a bot stands in."""
    bot: str | None
    """The bot that plays it now."""
    ready: bool
    host: bool
    here: bool
    """A person of this seat is connected."""


class UndoAsk(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody asks to take moves back; it is done when every seat of ``waiting`` has agreed."""

    seat: int
    to: int
    """The position to go back to: the number of entries that stay."""
    waiting: list[int]
    expires: float


class LessonPlace(msgspec.Struct, frozen=True, kw_only=True):
    """How far the learner is."""

    id: str
    step: str
    """Empty: the lesson is over."""
    n: int
    """The entry after which the step began."""
    first: bool
    """There is no step to go back to."""


class TableInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A table as everybody sees it."""

    code: str
    game: str
    options: GameOptions
    manners: Manners
    seats: list[SeatInfo]
    phase: Literal["lobby", "playing", "over"]
    seeded: bool
    watchers: int
    tv: bool
    """A television looks on: the room's sound comes from it."""
    low: bool
    """The house's disk is nearly full: soon nothing can be stored."""
    created: float
    paused: int | None
    """The seat that stopped the clock; -1: it stopped by itself, because the only player had gone."""
    marks: dict[str, str]
    """Markers that people have put on the board, piece by piece: they mean nothing to the rules."""
    undo: UndoAsk | None
    rematch: str | None
    """The table where they play again."""
    lesson: LessonPlace | None
    """The lesson that is given here."""


class You(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The reader's own place at the table."""

    seat: int
    """-1: watching."""
    host: bool
    sent_away: bool = False
    """The host has freed the reader's seat: they can only watch."""


class Seated(msgspec.Struct, frozen=True, kw_only=True):
    """The answer to everything that is done at a table through REST."""

    table: TableInfo
    you: You


class Sit(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``POST /api/tables/CODE/sit``: take a seat (the first open one if not said) or change to another."""

    seat: SeatNumber | None = None
    name: Name | None = None


class Ready(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``POST /api/tables/CODE/ready``."""

    ready: bool = True


class Counsel(msgspec.Struct, frozen=True, kw_only=True):
    """``GET /api/tables/CODE/counsel``: what the strongest bot would do in the asker's seat, and why."""

    n: int
    """Entries played when it was asked: of a later position it says nothing."""
    move: GameMove | None
    """``null``: it would wait."""
    phrase: Phrase | None
    """The move in words."""
    why: Phrase | None


class SetBot(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``POST /api/tables/CODE/bot``: the host (or the player of the seat) hands a seat to a bot, or back."""

    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=40)] | None
    """``null``: back to its player, or open."""


class PickSeat(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``POST /api/tables/CODE/host`` (pass the role on) and ``…/remove`` (send a player away)."""

    seat: SeatNumber


class ChangeTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``POST /api/tables/CODE/change``: the host changes options, manners or the number of seats before the start."""

    options: GameOptions | None = None
    manners: Manners | None = None
    seats: SeatNumber | None = None


class Start(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``POST /api/tables/CODE/start``."""

    fill: bool = True
    """Open seats get bots; else they are taken away."""


class SeatLink(msgspec.Struct, frozen=True, kw_only=True):
    """``POST /api/tables/CODE/link``: a private link that moves the seat to the device that opens it, once."""

    token: str
    path: str
    """``/seat/TOKEN``, to be put behind the page's own origin."""
    qr: str
    """The same as an SVG picture."""


class ClaimSeat(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``POST /api/claim``: take over the seat of a private link."""

    token: Annotated[str, Meta(min_length=16, max_length=64)]


class PlayOn(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``POST /api/replays/ID/play-on``: a new table that stands where the game stood after ``n`` entries."""

    n: Annotated[int, Meta(ge=0, le=MOST_ENTRIES)]
    seat: SeatNumber
    """Where the reader sits; bots have the other seats."""
    name: Name | None = None
    move: GameMove = None
    """What the reader plays there at once, if anything."""


class LessonBrief(msgspec.Struct, frozen=True, kw_only=True):
    """A lesson in the list of ``GET /api/lessons``; its name is the message ``lesson-ID``."""

    id: str
    game: str
    minutes: float


class LessonPlan(msgspec.Struct, frozen=True, kw_only=True):
    """``GET /api/lessons/ID``: a lesson as the client gives it."""

    id: str
    game: str
    next: str | None
    again: str
    """A field of the view: back to where it last changed is a new try."""
    steps: list[Goal]


class Learn(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``POST /api/lessons/ID``: to the lesson's table, where it was left or (``anew``) from its beginning."""

    name: Name | None = None
    anew: bool = False


# --- live play: shared parts ------------------------------------------------------------------------------------


class SaidEvent(msgspec.Struct, frozen=True, omit_defaults=True):
    """An event as this seat may see it, with its line of the log (``null``: only for animation)."""

    event: GameEvent
    phrase: Phrase | None
    patch: Patch | None = None
    """For those who asked for ``moments``: what the event changed in the view, since the moment before."""


class SaidMove(msgspec.Struct, frozen=True, omit_defaults=True):
    """A legal move, with its words for those who asked for them."""

    move: GameMove
    phrase: Phrase | None = None
    effects: dict[str, tuple[int, int]] = {}
    """What it costs and brings: by name how much there is before and after."""
    best: bool = False
    """A sensible player would choose from these: their buttons stand out."""


class Step(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One entry of the game's record as this seat witnessed it: a move, or a tick of the clock."""

    seq: int
    n: int
    """Number of the entry, from 1. After an undo numbers are used again: drop all steps above ``position.n``."""
    at: float
    """Table time."""
    seat: int | None
    """Who moved; ``null`` is the clock."""
    events: list[SaidEvent]
    view: GameView | None = None
    """Where it led: only in the first step of an answer to ``GET …/steps?moments=true``."""
    patch: Patch | None = None
    """What changed in the view after the last moment of the step: in the other steps of such an answer."""
    long: bool = False
    """It has too many moments to be sent unasked: that answer has them."""
    why: Phrase | None = None
    """Why a bot did this, where everybody saw what it did."""


class Position(msgspec.Struct, frozen=True, kw_only=True):
    """Where the game stands, for this seat."""

    n: int
    """Entries played so far."""
    view: GameView
    to_move: list[int]
    question: Phrase
    moves: list[SaidMove]
    """All that this seat may do now."""
    advice: Phrase | None
    """A help for this very question, where the game has one."""
    panels: list[Panel] | None
    """The view as text panels, for those who asked for them in ``hello``."""
    origin: float
    """Server time at table time 0. Table time now is ``stopped``, or else server time less ``origin``."""
    stopped: float | None
    """Table time at which the table's clock stands still."""
    clocks: list[Clock]
    """The clocks that this seat may see, in table time: nothing of them changes while time passes."""
    muted: bool
    """No talking now (the game says so)."""
    undoable: bool
    """The reader's last move can be taken back: nobody has learnt anything by it or since."""
    result: Result | None


class Said(msgspec.Struct, frozen=True, kw_only=True):
    """A line of the table's chat."""

    seq: int
    at: float
    """Seconds since the epoch."""
    seat: int
    """-1: somebody who watches."""
    name: str
    text: str | None
    phrase: Phrase | None
    """One of the quick phrases instead of a text; without a name the house says who plays a seat from now on."""


# --- live play: client to server -------------------------------------------------------------------------------


class FromClient(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """What a client sends over ``/ws/tables/CODE``."""


class Hello(FromClient, tag="hello", frozen=True, kw_only=True):
    """The first message. ``seq`` is the last one seen: only what came after it is sent again."""

    seq: Annotated[int, Meta(ge=0)] | None = None
    protocol: int = PROTOCOL
    """What the page understands. One that is left over from another version is sent a snapshot, which says ours."""
    panels: bool = False
    """Send the view as text panels too."""
    words: bool | Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=64)] = True
    """Send the legal moves with their phrases; a list names the kinds of moves that have them, all others are bare."""
    moments: bool = False
    """Send with each event what it changed in the view."""
    watch: bool = False
    """Look on as a spectator although a seat is yours."""
    tv: bool = False
    """This page is the room's television: it looks on, and the room's sound comes from it."""


class Play(FromClient, tag="play", frozen=True, kw_only=True):
    """Play a move. Answered by ``accepted`` or ``refusal``; sent again with the same id it is played once.

    It is judged by the position it meets, not by the one the player looked at.
    """

    id: MessageId
    move: RawMove


class Ask(FromClient, tag="ask", frozen=True, kw_only=True):
    """Would this move be allowed? Answered by ``allowed`` or ``refusal``."""

    id: MessageId
    move: RawMove


class Chat(FromClient, tag="chat", frozen=True, kw_only=True):
    """Say something."""

    id: MessageId
    text: Annotated[str, Meta(min_length=1, max_length=300)]


class QuickPhrase(FromClient, tag="phrase", frozen=True, kw_only=True):
    """Say one of ``home.quick_phrases``."""

    id: MessageId
    phrase: Annotated[int, Meta(ge=0, le=99)]


class Point(FromClient, tag="point", frozen=True, kw_only=True):
    """Point at something on the board; shown to everybody for a moment and kept nowhere."""

    at: Annotated[str, Meta(max_length=80)]


class Hold(FromClient, tag="hold", frozen=True, kw_only=True):
    """Hold a finger on something, or a piece over it; ``null`` lets go. Shown to everybody, kept nowhere."""

    at: Annotated[str, Meta(max_length=80)] | None


class Mark(FromClient, tag="mark", frozen=True, kw_only=True):
    """Put a marker somewhere on the board for everybody to see, or (``null``) take it away. Kept with the table."""

    id: MessageId
    piece: Annotated[str, Meta(min_length=1, max_length=40)]
    at: Annotated[str, Meta(max_length=80)] | None


class Undo(FromClient, tag="undo", frozen=True, kw_only=True):
    """Ask to take back the own last move and what came after it (or all after entry ``to``)."""

    id: MessageId
    to: Annotated[int, Meta(ge=0)] | None = None


class Vote(FromClient, tag="vote", frozen=True, kw_only=True):
    """Answer somebody's ``undo``."""

    id: MessageId
    agree: bool


class Pause(FromClient, tag="pause", frozen=True, kw_only=True):
    """Stop the table's clock, or let it go on."""

    id: MessageId
    paused: bool


class Lead(FromClient, tag="lead", frozen=True, kw_only=True):
    """A step of the lesson is over (or, ``back``, the one before it is to be done again).

    The server lets happen what the lesson says comes then; the numbers are counted without a name.
    """

    id: MessageId
    step: Annotated[str, Meta(max_length=40)]
    how: Literal["done", "skipped", "back"]
    seconds: Annotated[float, Meta(ge=0, le=86_400)] = 0.0
    refused: Annotated[int, Meta(ge=0, le=99)] = 0
    """Moves that the rules did not allow."""
    other: Annotated[int, Meta(ge=0, le=99)] = 0
    """Moves that were allowed and had another idea."""
    hints: Annotated[int, Meta(ge=0, le=2)] = 0


class Show(FromClient, tag="show", frozen=True, kw_only=True):
    """In the review of a table that is over: everybody looks where this page looks. ``null``: nobody leads any more.

    Who shows a place leads from then on, whoever led before. Kept nowhere.
    """

    place: Annotated[str, Meta(max_length=40)] | None


class Ping(FromClient, tag="ping", frozen=True, kw_only=True):
    """Answered by ``pong``: keeps the connection and measures the clock."""

    sent: float = 0.0


ClientMessage: TypeAlias = (
    Hello | Play | Ask | Chat | QuickPhrase | Point | Hold | Mark | Undo | Vote | Pause | Lead | Show | Ping
)


# --- live play: server to client ---------------------------------------------------------------------------------


class FromServer(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """What a client gets over ``/ws/tables/CODE``."""


class Snapshot(FromServer, tag="snapshot", frozen=True, kw_only=True):
    """The whole table: the answer to a first ``hello``, and whenever the past was changed (undo) or is too long."""

    protocol: int
    seq: int
    table: TableInfo
    you: You
    position: Position | None
    """``null`` before the start."""
    steps: list[Step]
    """The latest steps of the game; ``first`` says how many came before them."""
    first: int
    chat: list[Said]


class Update(FromServer, tag="update", frozen=True, kw_only=True, omit_defaults=True):
    """What happened since ``seq`` of the message before. Only what changed is there."""

    seq: int
    table: TableInfo | None = None
    you: You | None = None
    steps: list[Step]
    position: Position | None = None
    """The whole position, where there is no ``patch``."""
    patch: Patch | None = None
    """What changed in the position that this page has, after the patches of the events changed its view."""
    chat: list[Said]


class Accepted(FromServer, tag="accepted", frozen=True, kw_only=True):
    """The message of this id was carried out and is in the store."""

    id: str
    seq: int


class Allowed(FromServer, tag="allowed", frozen=True, kw_only=True):
    """The move asked about would be accepted."""

    id: str


class Refusal(FromServer, tag="refusal", frozen=True, kw_only=True):
    """The rules (or the house) say no, and nothing has changed."""

    id: str
    clause: str | None
    """The rule that forbids it; ``null`` when it is not a rule of the game."""
    reason: Phrase


class Trouble(FromServer, tag="trouble", frozen=True, kw_only=True):
    """A message that could not be understood, or came too fast. ``id`` is filled in where it could be read."""

    id: str | None
    reason: Phrase


class Presence(FromServer, tag="presence", frozen=True, kw_only=True):
    """Who is connected."""

    here: list[int]
    watchers: int
    tv: bool


class Pointed(FromServer, tag="pointed", frozen=True, kw_only=True):
    """A seat points at something."""

    seat: int
    at: str


class Held(FromServer, tag="held", frozen=True, kw_only=True):
    """A seat holds something, or has let go."""

    seat: int
    at: str | None


class Shown(FromServer, tag="shown", frozen=True, kw_only=True):
    """Somebody leads through the review, and looks here; ``null``: nobody leads."""

    name: str
    place: str | None
    you: bool = False
    """It is this very page that leads."""


class Pong(FromServer, tag="pong", frozen=True, kw_only=True):
    """The answer to a ``ping``."""

    sent: float
    now: float


class Gone(FromServer, tag="gone", frozen=True, kw_only=True):
    """The last message before the server closes the socket, with the reason."""

    reason: Phrase


ServerMessage: TypeAlias = (
    Snapshot | Update | Accepted | Allowed | Refusal | Trouble | Presence | Pointed | Held | Shown | Pong | Gone
)


# --- replays, rules, cards ---------------------------------------------------------------------------------------


class ReplayMark(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A place of a replay worth scrubbing to."""

    n: int
    kind: str
    """``decision`` of a person, ``chance`` (dice, cards), or what the game calls it; words: ``GAME-mark-KIND``."""
    seat: int | None = None
    """Who decided."""
    count: int = 1
    """How many such things happened in this step."""


class ReplayInfo(msgspec.Struct, frozen=True, kw_only=True):
    """``GET /api/replays/ID``: a finished table (ID is its code) or an uploaded record."""

    id: str
    game: str
    seats: list[str]
    """Names by seat, empty where a bot sat."""
    options: GameOptions
    entries: int
    """Steps are numbered 0 (the setup) to this."""
    result: Result | None
    marks: list[ReplayMark]
    """The places worth scrubbing to, in their order."""


class ReplayStep(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One step of a replay from one seat."""

    n: int
    at: float
    seat: int | None
    move: GameMove | None
    """What was played, now that the game is over."""
    phrase: Phrase | None
    events: list[SaidEvent]
    view: GameView | None = None
    """Where it led; with ``moments`` only in the first step of an answer."""
    patch: Patch | None = None
    """What changed in the view after the last moment of the step: in the other steps of such an answer."""
    question: Phrase
    panels: list[Panel] | None = None
    to_move: list[int]
    result: Result | None


class Filmed(msgspec.Struct, frozen=True, kw_only=True):
    """``POST /api/tools/GAME/NAME``: an answer that is a film. The first step has the view, the others change it."""

    game: str
    seats: list[str]
    options: GameOptions
    steps: list[ReplayStep]
    result: Result | None


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """``GET /api/replays/ID/steps?seat=0&first=0&last=50&moments=true``: steps of a replay, at most 100 at a time."""

    id: str
    seat: int
    steps: list[ReplayStep]
    more: bool = False
    """Not all that was asked for has fitted into one answer: ask on from the last step that is here."""


class WhatIf(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``POST /api/replays/ID/what-if``: the game once more from a branch of it, changed there. Nothing is kept."""

    seat: Annotated[int, Meta(ge=-1, le=31)] = -1
    """Whose eyes the answer is for."""
    branch: Annotated[int, Meta(ge=0, le=99)] = 0
    """Which of the places where it can be told otherwise, from 0: in a campaign the mission."""
    changes: Annotated[list[GameChange], Meta(max_length=100)] = []


class Choices(msgspec.Struct, frozen=True, kw_only=True):
    """``GET /api/replays/ID/choices?seat=0&n=12``: what a seat could have played after ``n`` entries, to try again."""

    moves: list[SaidMove]
    advice: Phrase | None


class Clause(msgspec.Struct, frozen=True):
    """One clause of the rules (``DA-7.14``) or a heading (``§ 7. Events``)."""

    clause: str
    text: str


class Rules(msgspec.Struct, frozen=True, kw_only=True):
    """``GET /api/rules/GAME?language=en``."""

    game: str
    language: str
    clauses: list[Clause]
