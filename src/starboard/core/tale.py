"""A finished game as a story: what a result page tells, whatever the game is."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

import msgspec

from starboard.core.text import Phrase

Replaying: TypeAlias = Callable[[Callable[[Any], None]], Iterator[tuple[Any, list[Any], Any]]]
"""Plays a finished game once more: it takes a witness, and gives entry, events and state step by step."""


class TaleMoment(msgspec.Struct, frozen=True, kw_only=True):
    """A moment worth seeing again, as an address in the review."""

    n: int
    i: int
    """Which event of step ``n``, among those that the seat witnessed."""
    kind: str
    """What it is of, as in the marks of a replay: a client may have a picture for it."""
    about: str = ""
    """The piece it is about, as the view names it."""
    face: int | None = None
    """The die that decided it."""
    phrase: Phrase
    where: Phrase
    """Round, card, place: a small second line."""


class TaleDeeds(msgspec.Struct, frozen=True, kw_only=True):
    """What one piece, or one player, did and what became of it."""

    name: Phrase
    piece: str = ""
    """As the view names it; empty for a player."""
    group: str = ""
    """What it belongs to: a team."""
    seat: int
    """Whose it was."""
    count: int
    """The number that counts in this game: slain enemies, goods, points ..."""
    fell: bool = False
    fate: Phrase


class Tale(msgspec.Struct, frozen=True, kw_only=True):
    """``GET /api/replays/ID/tale?seat=0``: how a finished game is told."""

    headline: Phrase
    won: bool
    hero: str
    """The piece that the story is about, as the view names it."""
    facts: list[Phrase]
    """Round, place, how far: one small line."""
    story: list[Phrase]
    """A few sentences from the way to the end; the turn is told by itself."""
    pieces: list[TaleDeeds]
    players: list[TaleDeeds]
    turn: TaleMoment | None
    """Where it was decided, and why there."""
    turn_facts: list[Phrase]
    """What happened there, in numbers that can be checked."""
    turn_from: int
    """The step after which the round of that turn began: from there it can be played again."""
    moments: list[TaleMoment]
    last: TaleMoment
    """What ended it: the roll or the blow."""
