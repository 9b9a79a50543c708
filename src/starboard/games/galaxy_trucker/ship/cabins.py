"""How many humans fit into a component: as its tile says, or more (ABE-9.7)."""

from __future__ import annotations

from starboard.games.galaxy_trucker.ship.boards import Square
from starboard.games.galaxy_trucker.ship.ship import Ship
from starboard.games.galaxy_trucker.ship.tiles import CABINS


def seats(ship: Ship, place: Square) -> int:
    """How many humans a component can hold."""
    face = ship.face(place)
    return ship.leeway.lodgers.get(face.kind, face.capacity if face.kind in CABINS else 0)


def beside_alien(ship: Ship, place: Square, capacity: int) -> int:
    """How many humans a cabin holds that has room for so many: beside an alien none, or a few (ABE-9.7, R-23)."""
    return ship.leeway.beside_aliens if place in ship.aliens else capacity
