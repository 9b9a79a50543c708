"""The ship check: all that the rules say of a ship at a glance, for views and for the workshop.

It is looked up, not made, as long as the ship is as it was: every view of every seat holds one for each ship.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from starboard.core.text import Phrase
from starboard.games.galaxy_trucker.ship import legality
from starboard.games.galaxy_trucker.ship.boards import Square, board, column_of, row_of
from starboard.games.galaxy_trucker.ship.cabins import seats
from starboard.games.galaxy_trucker.ship.matching import matching
from starboard.games.galaxy_trucker.ship.power import cannon_halves, double_cannons, double_engines, engine_power
from starboard.games.galaxy_trucker.ship.ship import Ship
from starboard.games.galaxy_trucker.ship.tiles import Side

KEPT = 512
"""How many checks are remembered."""


class Fault(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An error with its clause and place."""

    clause: str
    row: int
    column: int
    side: Side = -1
    """The side of the component on which it is; -1 where the whole component is wrong."""
    phrase: Phrase


class ShipCheck(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A ship at a glance. Aliens aboard are counted in."""

    cannons: tuple[int, int] = (0, 0)
    engines: tuple[int, int] = (0, 0)
    """In half points: with no battery spent, and with all the power aboard (before the launch: that will be)."""
    seats: int = 0
    """Humans that the cabins hold."""
    crew: int = 0
    """Figures aboard."""
    cells: int = 0
    """Battery tokens that fit in."""
    batteries: int = 0
    """Battery tokens aboard."""
    cargo: int = 0
    special_cargo: int = 0
    """Containers of ordinary and of special holds."""
    guarded: tuple[Side, ...] = ()
    """The sides that shields can guard."""
    exposed: dict[Square, tuple[Side, ...]] = {}
    """The exposed connectors by square (GT-3.8)."""
    faults: tuple[Fault, ...] = ()
    """What breaks the rules; nothing where players check the ships themselves and nobody has pointed at it (GT-3.9)."""
    networks: tuple[tuple[Square, ...], ...] = ()
    """What switchboards connect, themselves included (ABE-3.3.7)."""


def check(ship: Ship, *, building: bool, judged: bool = True) -> ShipCheck:
    """The check of a ship. ``building``: nothing is aboard yet. ``judged``: its faults may be named."""
    key = _encode(ship), building, judged
    known = _known.get(key)
    if known is None:
        if len(_known) >= KEPT:
            _known.clear()
        known = _known[key] = examine(ship, building=building, judged=judged)
    return known


_encode = msgspec.msgpack.Encoder().encode
_known: dict[tuple[bytes, bool, bool], ShipCheck] = {}


def examine(ship: Ship, *, building: bool, judged: bool = True) -> ShipCheck:
    """The same, made anew: for whoever looks at many ships that nobody will look at again."""
    faces = ship.faces()
    cells = sum(face.cells for face in faces.values())
    tokens = cells if building else ship.tokens
    engines, cannons = double_engines(ship), double_cannons(ship)
    return ShipCheck(
        cannons=(cannon_halves(ship), cannon_halves(ship, _best(ship, cannons, tokens, cannon_halves))),
        engines=(2 * engine_power(ship), 2 * engine_power(ship, _best(ship, engines, tokens, engine_power))),
        seats=sum(seats(ship, place) for place in faces),
        crew=ship.crew,
        cells=cells,
        batteries=ship.tokens,
        cargo=sum(face.normal for face in faces.values()),
        special_cargo=sum(face.special for face in faces.values()),
        guarded=tuple(sorted({side for face in faces.values() for side in face.guards})),
        exposed=exposed(ship),
        faults=faults(ship, building=building) if judged else (),
        networks=tuple(tuple(network) for network in networks(ship)),
    )


def _best(ship: Ship, devices: list[Square], tokens: int, power: Callable[[Ship, list[Square]], int]) -> list[Square]:
    """The devices to be powered for the most that the power aboard can do: the strongest first (ABE-3.1.3)."""
    chosen: list[Square] = []
    for device in sorted(devices, key=lambda place: -power(ship, [place])):
        if len(chosen) < tokens or _paid(ship, [*chosen, device], tokens):
            chosen.append(device)
    return chosen


def _paid(ship: Ship, devices: list[Square], tokens: int) -> bool:
    """Whether tokens and the solar panels connected to these devices are enough for all of them."""
    graph: dict[Square, list[Square]] = {device: ship.panels(device) for device in devices}
    panels = sorted({panel for found in graph.values() for panel in found})
    graph.update({panel: [device for device in devices if panel in graph[device]] for panel in panels})
    return tokens + matching(graph) >= len(devices)


def exposed(ship: Ship) -> dict[Square, tuple[Side, ...]]:
    """The exposed connectors by square (GT-3.8)."""
    faces, neighbours = ship.faces(), board(ship.board).neighbours
    found = {
        place: tuple(
            side for side, other in enumerate(neighbours[place]) if face.connectors[side] and other not in faces
        )
        for place, face in sorted(faces.items())
    }
    return {place: sides for place, sides in found.items() if sides}


def faults(ship: Ship, *, building: bool = False) -> tuple[Fault, ...]:
    """What is wrong with a ship, with clause and place."""
    return tuple(map(_fault, legality.errors(ship, building=building)))


def _fault(error: legality.Error) -> Fault:
    return Fault(
        clause=error.clause,
        row=row_of(error.square),
        column=column_of(error.square),
        side=error.side,
        phrase=error.reason,
    )


def networks(ship: Ship) -> list[list[Square]]:
    """The members of every network of switchboards."""
    left = ship.places("switchboard")
    found = []
    while left:
        network = sorted({left[0], *ship.connected(left[0])})
        left = [place for place in left if place not in network]
        found.append(network)
    return found
