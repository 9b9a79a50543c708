"""A table's log: everything that ever happened at it, in one order. The log is the truth, all else is folded from it.

Each item is one row of the store under (table, seq). Any process can fold a table from its items and append the next.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from starboard.core.chance import Answer
from starboard.core.entries import Header
from starboard.core.text import Phrase
from starboard.server.messages.tables import Manners


class Item(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", omit_defaults=True):
    """Something that happened at a table."""

    when: float
    """Seconds since the epoch."""
    guest: str | None = None
    """Who did it."""
    id: str | None = None
    """The client's name for the message that asked for it: the same message is carried out once."""


class Opened(Item, tag="opened", frozen=True, kw_only=True):
    """A guest laid a table; they are the host."""

    game: str
    options: dict[str, Any]
    seats: int
    seed: int | None = None
    lesson: str | None = None
    """The lesson that is given here; nobody else sits down."""
    held: bool = False
    """Table time passes only where the lesson says so."""
    copied: bool = False
    """It goes on from a moment of another game."""
    manners: Manners = Manners()


class Sat(Item, tag="sat", frozen=True, kw_only=True):
    """A guest took a seat, leaving the one they had."""

    seat: int
    name: str


class Left(Item, tag="left", frozen=True, kw_only=True):
    """A seat was given up, or its player sent away (who can't sit down again); in play a bot takes over."""

    seat: int
    bot: str | None = None
    sent_away: bool = False


class Readied(Item, tag="readied", frozen=True, kw_only=True):
    """A player is ready, or not."""

    seat: int
    ready: bool


class Handed(Item, tag="handed", frozen=True, kw_only=True):
    """A bot plays a seat from now on; ``None`` gives it back to its player."""

    seat: int
    bot: str | None = None


class Changed(Item, tag="changed", frozen=True, kw_only=True):
    """Other options or another number of seats."""

    options: dict[str, Any]
    seats: int
    manners: Manners | None = None
    """``None``: as they were."""


class Hosted(Item, tag="hosted", frozen=True, kw_only=True):
    """Another guest is the host."""

    host: str


class Linked(Item, tag="linked", frozen=True, kw_only=True):
    """A private link to a seat was made; only its digest is kept."""

    seat: int
    digest: str


class Claimed(Item, tag="claimed", frozen=True, kw_only=True):
    """The seat of a private link went to another device's guest."""

    seat: int


class Asked(Item, tag="asked", frozen=True, kw_only=True):
    """Who watches a running game would like to play on for a bot; the host says whether they may."""

    seat: int
    name: str


class Unasked(Item, tag="unasked", frozen=True, kw_only=True):
    """They would not any more, or the host has said no."""

    asker: str
    declined: bool = False


class Started(Item, tag="started", frozen=True, kw_only=True):
    """The game began; open seats were filled or taken away before."""

    header: Header


class Played(Item, tag="played", frozen=True, kw_only=True):
    """An entry of the game's record: an accepted move, or a tick of the clock (no seat)."""

    n: int
    at: float
    seat: int | None = None
    move: msgspec.Raw = msgspec.Raw(b"null")
    """As the game's own JSON: only the game can read it."""
    chance: list[Answer] = []
    why: Phrase | None = None
    """What spoke for it, where a bot made it."""


class Spoke(Item, tag="spoke", frozen=True, kw_only=True):
    """A line of chat, the number of a quick phrase, or what a bot says."""

    seat: int
    name: str
    """Empty: a bot's, whom the reader calls so in their own language."""
    text: str | None = None
    phrase: int | None = None
    line: Phrase | None = None


class Marked(Item, tag="marked", frozen=True, kw_only=True):
    """Somebody has put a marker on the board, or taken it away (``at`` is none)."""

    seat: int
    piece: str
    at: str | None = None


class UndoAsked(Item, tag="undo-asked", frozen=True, kw_only=True):
    """A seat wants to go back to the position after ``to`` entries; these seats are asked."""

    seat: int
    to: int
    waiting: list[int]
    expires: float


class Voted(Item, tag="voted", frozen=True, kw_only=True):
    """An answer to it."""

    seat: int
    agree: bool


class Undone(Item, tag="undone", frozen=True, kw_only=True):
    """Entries after ``to`` no longer count."""

    to: int


class Paused(Item, tag="paused", frozen=True, kw_only=True):
    """The clock stands at this table time."""

    seat: int
    """Who stopped it; :data:`~starboard.core.game.SPECTATOR`: nobody was there any more."""
    at: float


class Resumed(Item, tag="resumed", frozen=True, kw_only=True):
    """The clock goes on from this table time: after a pause, or after a time when no server was awake."""

    at: float


class Stepped(Item, tag="stepped", frozen=True, kw_only=True):
    """The learner is at this step of the lesson, which begins here; empty: the lesson is over."""

    step: str


class Rematched(Item, tag="rematched", frozen=True, kw_only=True):
    """They play again at another table."""

    code: str


AnyItem: TypeAlias = (
    Opened
    | Sat
    | Left
    | Readied
    | Handed
    | Changed
    | Hosted
    | Linked
    | Claimed
    | Asked
    | Unasked
    | Started
    | Played
    | Spoke
    | Marked
    | UndoAsked
    | Voted
    | Undone
    | Paused
    | Resumed
    | Stepped
    | Rematched
)

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyItem).decode
