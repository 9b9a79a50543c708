"""The house: what is on offer, who one is, what went wrong."""

from __future__ import annotations

from typing import Literal

import msgspec

from starboard.core.options import Option
from starboard.core.text import Phrase
from starboard.server.messages.parts import Name


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
