"""What a ship has to meet the cards with: a handful of numbers, from the ship check and the rules themselves."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from math import exp
from typing import NamedTuple

from starboard.games.galaxy_trucker.adventures.epidemic import infected
from starboard.games.galaxy_trucker.adventures.radiation_leak import irradiated
from starboard.games.galaxy_trucker.ship.boards import Square
from starboard.games.galaxy_trucker.ship.check import ShipCheck, examine
from starboard.games.galaxy_trucker.ship.power import ALIEN_BONUS
from starboard.games.galaxy_trucker.ship.ship import Ship, copy_ship
from starboard.games.galaxy_trucker.ship.tiles import CABINS, Face

USES = 3.0
"""Battery tokens with which there is power on two of three occasions."""


class Means(NamedTuple):
    """A ship in numbers; powers in half points, as rules declare them."""

    engines: int
    most_engines: int
    cannons: int
    most_cannons: int
    crew: int
    normal: int
    special: int
    """Free containers."""
    tokens: int
    panels: int
    exposed: float
    infected: int
    irradiated: int
    defended: float
    """The share of components at which an intruder is stopped."""

    @property
    def power(self) -> float:
        """The share of occasions on which there is a token for something that needs one."""
        return 1.0 - exp(-(self.tokens + self.panels) / USES)

    def halves(self, what: str) -> float:
        """What can be declared on the average, in half points."""
        low, high = (self.engines, self.most_engines) if what == "engines" else (self.cannons, self.most_cannons)
        return low + self.power * (high - low)


def aboard(ship: Ship) -> Means:
    """The means of a ship that flies."""
    faces = ship.faces()
    look = examine(ship, building=False, judged=False)
    free, special = _free(ship, look)
    return _means(ship, faces, look, ship.crew, free, special, ship.tokens, ship.exposed())


def _free(ship: Ship, look: ShipCheck) -> tuple[int, int]:
    """Free containers, ordinary and special ones."""
    goods = ship.cargo()
    red = goods.count("red")
    others = len(goods) - red
    spilt = max(0, others - look.cargo)
    return look.cargo - others + spilt, max(0, look.special_cargo - red - spilt)


def planned(ship: Ship, exposed: float) -> list[Means]:
    """The means of a ship that is still built, as it would fly: with every crew that could be chosen (GT-5.4).

    ``exposed``: how many connectors will be.
    """
    faces = ship.faces()
    look = examine(ship, building=True, judged=False)
    colours = _colours(ship, faces)
    manned = copy_ship(ship)
    manned.humans = {place: face.capacity for place, face in faces.items() if face.kind in CABINS}
    manned.batteries = {place: face.cells for place, face in faces.items() if face.cells}
    found = _means(manned, faces, look, look.seats, look.cargo, look.special_cargo, look.cells, exposed)
    return [_with_aliens(found, guests) for guests in _guests(colours)]


def _means(
    ship: Ship,
    faces: Mapping[Square, Face],
    look: ShipCheck,
    crew: int,
    normal: int,
    special: int,
    tokens: int,
    exposed: float,
) -> Means:
    kinds = {face.kind for face in faces.values()}
    panels = sum(1 for face in faces.values() if face.kind == "solar-panel")
    guarded = kinds & {"defense-system", "armory"}
    return Means(
        engines=look.engines[0],
        most_engines=look.engines[1],
        cannons=look.cannons[0],
        most_cannons=look.cannons[1],
        crew=crew,
        normal=normal,
        special=special,
        tokens=tokens,
        panels=panels,
        exposed=exposed,
        infected=len(infected(ship)),
        irradiated=len(irradiated(ship)),
        defended=len(ship.defended()) / max(1, len(faces)) if guarded else 0.0,
    )


# --- aliens --------------------------------------------------------------------------------------------------------


def _colours(ship: Ship, faces: Mapping[Square, Face]) -> dict[str, list[Square]]:
    """The colours of aliens that could live aboard, with their cabins."""
    if not any(face.aliens or face.kind == "shared-life-support" for face in faces.values()):
        return {}
    found: dict[str, list[Square]] = {}
    for place, face in faces.items():
        if face.kind == "cabin":
            for colour in ship.supported(place):
                found.setdefault(colour, []).append(place)
    return found


def _guests(colours: dict[str, list[Square]]) -> list[tuple[str, ...]]:
    """Every choice of aliens that leaves somebody human aboard; at most one alien to a cabin."""
    homes = len({place for cabins in colours.values() for place in cabins})
    return [
        guests
        for chosen in product(*(((), (colour,)) for colour in sorted(colours)))
        if len(guests := tuple(colour for one in chosen for colour in one)) <= homes
    ]


def _with_aliens(means: Means, guests: tuple[str, ...]) -> Means:
    """An alien takes the beds of two humans and strengthens what already works (GT-6.5, GT-6.6)."""
    if not guests:
        return means
    more = dict.fromkeys(guests, 2 * ALIEN_BONUS)
    engines, cannons = more.get("brown", 0), more.get("purple", 0)
    return means._replace(
        crew=means.crew - len(guests),
        engines=means.engines + (engines if means.engines else 0),
        most_engines=means.most_engines + (engines if means.most_engines else 0),
        cannons=means.cannons + (cannons if means.cannons else 0),
        most_cannons=means.most_cannons + (cannons if means.most_cannons else 0),
    )
