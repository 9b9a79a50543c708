"""The heap that everybody builds from (GT-2.2): a table with a spot for every tile, where nothing moves by itself.

A tile lies on a spot face down or face up. What is put back lies where it is put: on the spot that its holder names, or
where it was taken from, or on the first spot that is free. There are as many spots as tiles, so one always is.
"""

from __future__ import annotations

from starboard.games.galaxy_trucker.options import Options
from starboard.games.galaxy_trucker.ship.tiles import heap
from starboard.games.galaxy_trucker.state import State

STRIDE = 61
"""Whoever names no spot draws now here, now there."""


def size(options: Options, boxed: int) -> int:
    """How many spots there are: one for each tile of the game."""
    return len(heap(*options.boxes)) - boxed


def spots(state: State) -> int:
    """How many spots this table's heap has."""
    return size(state.options, len(state.boxed))


def is_free(state: State, spot: int) -> bool:
    """Whether a tile can be laid there."""
    return 0 <= spot < spots(state) and spot not in state.face_down and spot not in state.face_up


def any_hidden(state: State) -> int:
    """A face-down tile for whoever names no spot: they were mixed, so any is as good (GT-2.2)."""
    lying = sorted(state.face_down)
    return lying[(spots(state) - len(lying)) * STRIDE % len(lying)]


def draw(state: State, spot: int) -> str:
    """Take the face-down tile on this spot."""
    return state.face_down.pop(spot)


def pick_up(state: State, tile: str) -> int:
    """Take this face-up tile. The spot it lay on."""
    spot = next(spot for spot, lying in state.face_up.items() if lying == tile)
    del state.face_up[spot]
    return spot


def lay(state: State, tile: str, spot: int | None = None) -> int:
    """Lay a tile face up on this spot, or on the first one that is free. The spot it lies on now."""
    spot = _place(state, spot)
    state.face_up[spot] = tile
    return spot


def hide(state: State, tile: str, spot: int | None = None) -> None:
    """Lay a tile back face down."""
    state.face_down[_place(state, spot)] = tile


def _place(state: State, spot: int | None) -> int:
    if spot is not None and is_free(state, spot):
        return spot
    return next(spot for spot in range(spots(state)) if is_free(state, spot))
