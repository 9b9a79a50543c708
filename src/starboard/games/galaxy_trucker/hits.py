"""Meteors and cannon fire (GT-7): the dice name a line, the line a target, then defences, then damage.

This module is the geometry: pure questions about one ship and one hit. The order of things is in :mod:`.volley`.
Each stage is a seam of its own: what dice name (a cylinder has other tables), which line it is for this ship (thrusters
shift it), which component is met first, what can stop the hit, what it does.
"""

from __future__ import annotations

from functools import cache

from starboard.core.chance import Chance
from starboard.games.galaxy_trucker.boards import Square, board, column_of, row_of
from starboard.games.galaxy_trucker.cards import Hit
from starboard.games.galaxy_trucker.ship import Ship
from starboard.games.galaxy_trucker.tiles import CANNONS, FRONT, REAR, SIDES, SMOOTH, Side

SIDE: dict[str, Side] = {name: side for side, name in enumerate(SIDES)}
"""The number of a side by its name."""

SHIELDED = frozenset({"small_meteor", "light_fire"})
"""The hits a shield stops (GT-7.14)."""


def roll_line(chance: Chance) -> tuple[tuple[int, int], int]:
    """Two dice and the line they name: their sum (GT-7.1)."""
    dice = (chance.die(), chance.die())
    return dice, dice[0] + dice[1]


@cache
def _line(name: str, side: Side, number: int) -> tuple[Square, ...]:
    return tuple(board(name).line(side, number))


def first_met(ship: Ship, side: Side, line: int) -> Square | None:
    """The component that something coming from this side along this line meets first (GT-7.1)."""
    components = ship.components
    for place in _line(ship.board, side, line):
        if place in components:
            return place
    return None


def harmless(ship: Ship, hit: Hit, target: Square) -> bool:
    """Whether the hit does nothing to this target by itself: a small meteor on a smooth side (GT-7.3)."""
    return hit.hit == "small_meteor" and ship.face(target).connectors[SIDE[hit.side]] == SMOOTH


def covers(cannon: Square, side: Side, line: int) -> bool:
    """Whether a cannon pointing to that side reaches a large meteor in this line (GT-7.4, GT-7.12)."""
    if side == FRONT:
        return column_of(cannon) == line
    own = column_of(cannon) if side == REAR else row_of(cannon)
    return abs(own - line) <= 1


def defenders(ship: Ship, hit: Hit, line: int) -> list[Square]:
    """The components that can stop this hit, those that need no battery first (GT-7.14)."""
    side = SIDE[hit.side]
    face = ship.face
    if hit.hit in SHIELDED:
        found = [place for place in ship.components if side in face(place).guards]
    elif hit.hit == "large_meteor":
        found = [
            place
            for place in ship.components
            if face(place).kind in CANNONS and face(place).barrel == side and covers(place, side, line)
        ]
    else:
        found = []
    return sorted(found, key=lambda place: (face(place).cost, place))
