"""Ships for tests of the expansion's adventures and intruders: components with any sides one likes.

A ship is written as lines ``row,column kind sides``, sides clockwise from the front as digits of connectors (0 smooth,
1 single, 2 double, 3 universal): ``7,8 battery 3030``. More words say more: ``nozzles=front,right``, ``barrel=left``,
``capacity=3``, ``armour=front``, ``guards=left,rear``. Batteries are full and cabins hold two humans.
"""

from __future__ import annotations

from typing import Any

import msgspec
from tests.games.galaxy_trucker.flight_helpers import at

from starboard.games.galaxy_trucker.ship.ship import Component, Ship
from starboard.games.galaxy_trucker.ship.tiles import CABINS, FACES, SIDES, tiles


def ship_of(text: str, board: str = "I", **contents: Any) -> Ship:
    """The ship of these lines; ``humans``, ``aliens``, ``batteries``, ``goods`` by spot replace what it would hold."""
    ship = Ship(board=board)
    for line in text.strip().splitlines():
        spot, kind, sides, *more = line.split()
        place = at(spot)
        tile = next(t for t in tiles().values() if t.kind == kind and not _used(ship, t.id))
        ship.components[place] = Component(tile.id)
        ship.changed[place] = _face(tile.id, sides, more)
        face = ship.face(place)
        if face.kind in CABINS:
            ship.humans[place] = face.capacity
        if face.cells:
            ship.batteries[place] = face.cells
    for name, wanted in contents.items():
        held = getattr(ship, name)
        for spot, what in wanted.items():
            if what:
                held[at(spot)] = what
            else:
                held.pop(at(spot), None)
            if name == "aliens":
                ship.humans.pop(at(spot), None)
    return ship


def _used(ship: Ship, tile: str) -> bool:
    return any(component.tile == tile for component in ship.components.values())


def _face(tile: str, sides: str, more: list[str]) -> Any:
    changes: dict[str, Any] = {"connectors": tuple(map(int, sides))}
    for word in more:
        name, _equals, value = word.partition("=")
        if name in ("capacity", "cells"):
            changes[name] = int(value)
        elif name == "barrel":
            changes[name] = SIDES.index(value)
        else:
            changes[name] = tuple(SIDES.index(side) for side in value.split(","))
    face = msgspec.structs.replace(FACES[tile][0], **changes)
    clear = tuple(side for side in (face.barrel, face.exhaust, *face.nozzles) if side >= 0)
    return msgspec.structs.replace(face, clear=clear)


FIXTURE = """
    5,7 cannon        0030
    6,6 shield        0300
    6,7 armory        3033
    6,8 thruster      0030 nozzles=front,right
    7,5 defense-system 0330
    7,6 structural    0303
    7,7 start-cabin   3333
    7,8 structural    3303
    7,9 cannon        0033 barrel=right
    8,5 double-cannon 3300 barrel=left
    8,6 cabin         0333
    8,7 engine        3303
    8,8 cargo-hold    0333
    8,9 cabin         3033
    9,5 engine        0300
    9,6 battery       3003 cells=3
    9,8 engine        3000
    9,9 thruster      3000 nozzles=rear,right
"""
"""The ship of WE-16 and WE-17, class I."""


def fixture(**contents: Any) -> Ship:
    """The ship of WE-16 and WE-17."""
    return ship_of(FIXTURE, **contents)
