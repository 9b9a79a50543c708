"""Engine and cannon power (GT-6.5, GT-6.6, ABE-3.6). Cannon power is counted in halves: always a whole number."""

from __future__ import annotations

from collections.abc import Collection

from starboard.games.galaxy_trucker.ship.boards import Square
from starboard.games.galaxy_trucker.ship.matching import matching
from starboard.games.galaxy_trucker.ship.ship import Ship
from starboard.games.galaxy_trucker.ship.tiles import CANNONS, FRONT, REAR, Face

ALIEN_BONUS, MANAGED_BONUS = 2, 3


def engines_alone(ship: Ship, powered: Collection[Square]) -> int:
    """Engines and the double engines that got a battery, without any alien (GT-4.3)."""
    power = 0
    for place in ship.components:
        face = ship.face(place)
        if face.exhaust == REAR and (face.cost == 0 or place in powered):  # no other engine drives the ship (GT-3.5)
            power += face.power
    return power


def cannons_alone(ship: Ship, powered: Collection[Square]) -> int:
    """Cannons and double cannons that got a battery, pairs of defense systems, no alien, in halves (GT-4.4)."""
    halves = systems = 0
    for place in ship.components:
        face = ship.face(place)
        kind = face.kind
        if kind in CANNONS and (face.cost == 0 or place in powered):
            halves += barrels(face)
        elif kind == "defense-system":
            systems += 1
    return halves + 2 * pairs(ship) if systems > 1 else halves


def barrels(face: Face) -> int:
    """What a firing cannon counts in halves: full value forward, half in any other direction (GT-4.4, BX-2.3)."""
    halves = face.power * 2 if face.barrel == FRONT else face.power
    if face.second_barrel < 0:
        return halves
    return halves + (face.power * 2 if face.second_barrel == FRONT else face.power)


def pairs(ship: Ship) -> int:
    """The most pairs of connected defense systems: each is worth a cannon (ABE-3.6.3)."""
    systems = ship.places("defense-system")
    return matching({place: [other for other in ship.connected(place) if other in systems] for place in systems})


def alien_bonus(ship: Ship) -> int:
    """What a purple or brown alien adds; more under a manager (BX-2.8)."""
    return MANAGED_BONUS if ship.has_specialist("manager") else ALIEN_BONUS


def engine_power(ship: Ship, powered: Collection[Square] = ()) -> int:
    """Engine power with these double engines powered; a brown alien adds 2 to anything above 0 (GT-6.5)."""
    power = engines_alone(ship, powered)
    return power + alien_bonus(ship) if power and ship.has_alien("brown") else power


def cannon_halves(ship: Ship, powered: Collection[Square] = ()) -> int:
    """Twice the cannon power with these double cannons powered; a purple alien adds 2 to anything above 0 (GT-6.6)."""
    halves = cannons_alone(ship, powered)
    return halves + 2 * alien_bonus(ship) if halves and ship.has_alien("purple") else halves


def double_engines(ship: Ship) -> list[Square]:
    """The engines that need a battery."""
    return sorted(place for place in ship.components if (face := ship.face(place)).exhaust == REAR and face.cost)


def double_cannons(ship: Ship) -> list[Square]:
    """The cannons that need a battery."""
    return sorted(place for place in ship.components if ship.face(place).kind in CANNONS and ship.face(place).cost)
