"""What a record is made of: the header that sets a table up, and an entry for each accepted move and tick."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

from starboard.core.chance import Answer
from starboard.core.game import Move, Seat
from starboard.core.text import Phrase, say

LONGEST_NAME = 200
"""Letters of a player's name in a record."""
FORMAT = 1
"""Raised when a record is written in another way; others are refused."""


class Hand(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A seat changed hands while the game was on."""

    n: int
    """After this entry."""
    seat: Seat
    how: Literal["left", "sent-away", "sat", "device", "bot", "back"]
    """Its player left, was sent away, sat down, went on from another device; a bot took over, or gave it back."""
    name: str = ""
    """Who plays it from here on; empty for a bot."""


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """The first line: all that is needed to set the table up again."""

    starboard: int = FORMAT
    game: str
    rules: int
    seats: list[str]
    """Names by seat. Empty where a bot sits: whoever reads it calls it a bot in their own language."""
    options: dict[str, Any]
    seed: int
    chance: list[Answer]
    hands: list[Hand] | UnsetType = UNSET
    """Seats that changed hands, if any did: a hand of cards was then seen by more than one."""


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """One accepted move, or a tick of the clock (``seat`` and ``move`` are ``None``)."""

    n: int
    at: float
    seat: Seat | None
    move: Move | None
    chance: list[Answer]


class BadRecord(ValueError):
    """A file that is not a whole, unchanged record of a known game. ``line`` counts from 1."""

    def __init__(self, line: int, reason: Phrase) -> None:
        self.line = line
        self.reason = reason
        super().__init__(line, reason.id)

    @property
    def cut(self) -> bool:
        """Whether only its end is missing, as a crash leaves it: :func:`salvage` reads the rest."""
        return self.reason.id in ("record-truncated", "record-truncated-line")

    def __str__(self) -> str:
        return str(say("record-bad", line=self.line, reason=self.reason))


class Record(msgspec.Struct):
    """A header and the moves so far."""

    header: Header
    entries: list[Entry] = []

    def prefix(self, moves: int) -> Record:
        """The same game up to and including this many moves."""
        return Record(self.header, self.entries[:moves])
