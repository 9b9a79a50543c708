"""Meteors and cannon fire (GT-7): the dice name a line, the line a target, then defences, then damage.

This module is the geometry: pure questions about one ship and one hit. The order of things is in
:mod:`..flight.volley`. Each stage is a seam of its own: what dice name (:meth:`.Board.roll`), which line it is for a
ship (:mod:`..flight.steering`), which component is met first, what can stop the hit, what it does.
"""

from __future__ import annotations

from functools import cache

from starboard.games.galaxy_trucker.cards import Hit
from starboard.games.galaxy_trucker.ship.boards import OFF, Square, board, column_of, row_of
from starboard.games.galaxy_trucker.ship.ship import Ship
from starboard.games.galaxy_trucker.ship.tiles import CANNONS, FRONT, REAR, SIDES, SMOOTH, Face, Side

SIDE: dict[str, Side] = {name: side for side, name in enumerate(SIDES)}
"""The number of a side by its name."""

SHIELDED = frozenset({"small-meteor", "light-fire"})
"""The hits a shield stops (GT-7.14)."""


@cache
def _line(name: str, side: Side, number: int, start: int) -> tuple[Square, ...]:
    return tuple(board(name).line(side, number, start))


def first_met(ship: Ship, side: Side, line: int, start: int = 0) -> Square | None:
    """The component that something coming from this side along this line meets first (GT-7.1, ABE-4.2.6)."""
    components = ship.components
    for place in _line(ship.board, side, line, start):
        if place in components:
            return place
    return None


def printed(ship: Ship, side: Side, line: int) -> int:
    """The row or column that a line is on this ship's board; 0 for a die that names none (ABE-4.2.4)."""
    return board(ship.board).number_at(side, line)


def armoured(ship: Ship, hit: Hit, target: Square) -> bool:
    """Whether the hit strikes an armoured side (ABE-3.8.1)."""
    return SIDE[hit.side] in ship.face(target).armour


def harmless(ship: Ship, hit: Hit, target: Square) -> bool:
    """Whether the hit does nothing to this target by itself: a small meteor where no connector is exposed (GT-7.3).

    On a cylinder what is struck may have a neighbour on that side: then its connector is not exposed (ABE-4.2.8).
    """
    if hit.hit != "small-meteor":
        return False
    side = SIDE[hit.side]
    return ship.face(target).connectors[side] == SMOOTH or ship.neighbour(target, side) != OFF


def covers(ship: Ship, cannon: Square, side: Side, line: int) -> bool:
    """Whether a cannon pointing to that side reaches a large meteor in this line (GT-7.4, GT-7.12, ABE-4.2.10)."""
    plan = board(ship.board)
    number = plan.number_at(side, line)
    if side == FRONT:
        return column_of(cannon) == number
    own = column_of(cannon) if side == REAR else row_of(cannon)
    return plan.near(side, own, number)


def points(face: Face, side: Side) -> bool:
    """Whether a cannon has a barrel to that side, or can turn one there (ABE-9.25)."""
    return face.turret or side in (face.barrel, face.second_barrel)


def defenders(ship: Ship, hit: Hit, line: int) -> list[Square]:
    """The components that can stop this hit now, those that need no power first (GT-7.14)."""
    side = SIDE[hit.side]
    face = ship.face
    if hit.hit in SHIELDED:
        found = [place for place in ship.components if side in face(place).guards]
    elif hit.hit == "large-meteor":
        found = [
            place
            for place in ship.components
            if face(place).kind in CANNONS and points(face(place), side) and covers(ship, place, side, line)
        ]
    else:
        found = []
    found = [place for place in found if not face(place).cost or ship.can_power(place)]
    return sorted(found, key=lambda place: (face(place).cost, place))
