"""How a ship can still grow: which empty squares something can be put on, and which connectors will stay exposed."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from starboard.games.galaxy_trucker.ship import legality
from starboard.games.galaxy_trucker.ship.boards import OFF, Square, board
from starboard.games.galaxy_trucker.ship.ship import Ship
from starboard.games.galaxy_trucker.ship.tiles import Face, Set, heap

EASY = 0.45
"""Of so large a share of all tiles one is always at hand."""
ENOUGH = 5.0
"""Squares to choose from; with more there is no more choice."""


class Growth(NamedTuple):
    """What can become of a ship."""

    room: float
    """Squares that can still be built on, each as far as it can be counted on."""
    exposed: int
    """Connectors that lead to no square: they stay exposed."""
    open: int
    """Connectors that lead to an empty square."""
    ways: float
    """How many squares a tile that is drawn could go to: none is much worse than one, six are no better than five."""


@cache
def fits(socket: int, boxes: tuple[Set, ...]) -> float:
    """How surely a tile is found for a square to which neighbours show this: from 0 to 1."""
    pile = heap(*boxes)
    return min(1.0, sum(bool(legality.turns(tile, socket, True)) for tile in pile) / len(pile) / EASY)


def growth(ship: Ship, faces: Mapping[Square, Face], boxes: tuple[Set, ...]) -> Growth:
    """How this ship can grow."""
    plan = board(ship.board)
    neighbours, closed = plan.neighbours, plan.closed | plan.outside
    exposed = leads = 0
    for place, face in faces.items():
        around = neighbours[place]
        for side in range(4):
            if face.connectors[side]:
                if around[side] == OFF or around[side] in closed:
                    exposed += 1
                elif around[side] not in faces:
                    leads += 1
    room = {place: fits(socket, boxes) for place, socket in legality.sockets(ship) if place not in closed}
    ways = min(ENOUGH, sum(room.values()))
    return Growth(sum(room.values()) + _beyond(ship, faces, room, closed), exposed, leads, ways)


def _beyond(ship: Ship, faces: Mapping[Square, Face], room: Mapping[Square, float], closed: frozenset[Square]) -> float:
    """Squares that touch nothing yet: they can be reached from one that can be built on, each a bit less surely."""
    neighbours = board(ship.board).neighbours
    reached = {place: sure for place, sure in room.items() if sure > 0.1}
    total = 0.0
    for place in sorted(neighbours):
        if place in faces or place in room or place in closed:
            continue
        near = [reached[other] for other in neighbours[place] if other in reached]
        total += 0.9 * max(near) if near else 0.6 if reached else 0.0
    return total
