"""A table before and around play: seats, manners, bots, links, lessons."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from starboard.core.lessons import Goal
from starboard.core.text import Phrase
from starboard.server.messages.parts import MOST_ENTRIES, GameMove, GameOptions, Name, SeatNumber


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


class SeatAsk(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who watches would like to play on for the bot of this seat."""

    id: int
    """What the host's answer names."""
    seat: int
    name: str


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
    asks: list[SeatAsk]
    """Who waits for the host to let them in."""
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
    asking: int | None = None
    """The bot's seat that the reader has asked for."""
    declined: bool = False
    """The host has said no to that."""


class Seated(msgspec.Struct, frozen=True, kw_only=True):
    """The answer to everything that is done at a table through REST."""

    table: TableInfo
    you: You


class Sit(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``POST /api/tables/CODE/sit``: take a seat (the first open one if not said) or change to another."""

    seat: SeatNumber | None = None
    name: Name | None = None


class AskSeat(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``POST /api/tables/CODE/ask``: play on for the bot of this seat, if the host agrees; ``null``: no longer."""

    seat: SeatNumber | None
    name: Name | None = None


class LetIn(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``POST /api/tables/CODE/let-in``: the host's answer to a :class:`SeatAsk`."""

    ask: Annotated[int, Meta(ge=0, le=2**53 - 1)]
    agree: bool


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
