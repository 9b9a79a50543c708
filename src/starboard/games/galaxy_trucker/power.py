"""Engine and cannon power (GT-6.5, GT-6.6). Cannon power is counted in halves, so it is always a whole number."""

from __future__ import annotations

from collections.abc import Collection

from starboard.games.galaxy_trucker.boards import Square
from starboard.games.galaxy_trucker.ship import Ship
from starboard.games.galaxy_trucker.tiles import CANNONS, ENGINES, FRONT

ALIEN_BONUS = 2


def engines_alone(ship: Ship, powered: Collection[Square]) -> int:
    """Engines and the double engines that got a battery, without any alien (GT-4.3)."""
    power = 0
    for place in ship.components:
        face = ship.face(place)
        if face.kind in ENGINES and (face.cost == 0 or place in powered):
            power += face.power
    return power


def cannons_alone(ship: Ship, powered: Collection[Square]) -> int:
    """Cannons and the double cannons that got a battery, without any alien, in halves (GT-4.4)."""
    halves = 0
    for place in ship.components:
        face = ship.face(place)
        if face.kind in CANNONS and (face.cost == 0 or place in powered):
            halves += face.power * 2 if face.barrel == FRONT else face.power
    return halves


def engine_power(ship: Ship, powered: Collection[Square] = ()) -> int:
    """Engine power with these double engines powered; a brown alien adds 2 to anything above 0 (GT-6.5)."""
    power = engines_alone(ship, powered)
    return power + ALIEN_BONUS if power and ship.has_alien("brown") else power


def cannon_halves(ship: Ship, powered: Collection[Square] = ()) -> int:
    """Twice the cannon power with these double cannons powered; a purple alien adds 2 to anything above 0 (GT-6.6)."""
    halves = cannons_alone(ship, powered)
    return halves + 2 * ALIEN_BONUS if halves and ship.has_alien("purple") else halves


def double_engines(ship: Ship) -> list[Square]:
    """The engines that need a battery."""
    return sorted(place for place in ship.components if ship.face(place).kind in ENGINES and ship.face(place).cost)


def double_cannons(ship: Ship) -> list[Square]:
    """The cannons that need a battery."""
    return sorted(place for place in ship.components if ship.face(place).kind in CANNONS and ship.face(place).cost)
