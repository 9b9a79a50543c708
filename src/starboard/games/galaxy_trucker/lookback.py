"""After a flight at the table: what would have saved a part that was lost in it."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NamedTuple, TypeAlias

import msgspec
from msgspec import Meta

from starboard.core import course
from starboard.core.entries import Entry, Record
from starboard.core.game import AnyGame
from starboard.core.tools import AnyLookback, Lookback
from starboard.games.galaxy_trucker.events.flight import Destroyed, FellOff
from starboard.games.galaxy_trucker.moves.flight import Brace
from starboard.games.galaxy_trucker.ship.boards import Square, square
from starboard.games.galaxy_trucker.state import State, copy
from starboard.games.galaxy_trucker.workshop import Blow, Change, saving

How: TypeAlias = Literal["hit", "fell", "braced", "unbuilt"]
"""A part was struck; it fell off with what held it; its owner let the hit strike; or it never flew."""


class LostPart(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A tile that lies on a player's lost pile."""

    seat: Annotated[int, Meta(ge=0, le=4)]
    tile: Annotated[str, Meta(max_length=20)]
    n: Annotated[int, Meta(ge=0)]
    """After so many entries of the record."""


class Spared(msgspec.Struct, frozen=True, kw_only=True):
    """How it was lost, and the changes with which it would still be there: each was flown with the same dice."""

    how: How
    struck: str = ""
    """The part that was hit; where the lost one only hung on it, that is another tile."""
    changes: list[Change] = []


class Hit(NamedTuple):
    """A blow that destroyed a part, with the table as it stood before it."""

    before: State
    blow: Blow
    tile: str
    place: Square


def what_spares(game: AnyGame, record: Record, lost: LostPart) -> Spared:
    """What would have saved the part."""
    found = _find(game, record, lost)
    if found is None:
        return Spared(how="unbuilt")
    before, blow, tile, place = found
    if blow.seat == lost.seat and isinstance(blow.move, Brace):
        return Spared(how="braced", struck=tile)
    changes = saving(before, blow, lost.seat, place)
    return Spared(how="hit" if tile == lost.tile else "fell", struck=tile, changes=changes)


def _find(game: AnyGame, record: Record, lost: LostPart) -> Hit | None:
    """The hit that cost the part: on itself, or on what it hung on. Without one it was lost before the launch."""
    state: Any = course.setup(game, record.header)
    last: Hit | None = None
    found: Hit | None = None
    for entry in record.entries[: lost.n]:
        before = copy(state) if state.flight is not None else None
        for event in course.replay_entry(game, state, entry):
            if isinstance(event, Destroyed) and event.seat == lost.seat and before is not None:
                last = _hit(before, entry, event)
                found = last if event.tile == lost.tile else found
            elif isinstance(event, FellOff) and event.seat == lost.seat and lost.tile in event.tiles:
                found = last
    return found


def _hit(before: State, entry: Entry, event: Destroyed) -> Hit | None:
    if entry.seat is None or entry.move is None:
        return None
    return Hit(before, Blow(entry.seat, entry.move, entry.chance), event.tile, square(event.row, event.column))


LOOKBACKS: dict[str, AnyLookback] = {"saved": Lookback(LostPart, Spared, what_spares)}
