"""How many humans fit into a component, with the Hotel Clerk (ABE-9.7) or without."""

from __future__ import annotations

from starboard.games.galaxy_trucker.ship.boards import Square
from starboard.games.galaxy_trucker.ship.ship import Ship
from starboard.games.galaxy_trucker.ship.tiles import CABINS

WITH_B = {"luxury-cabin": 2, "stasis-chamber": 2}
"""Humans that live in these with B: a second passenger, two astronauts who are awake."""


def seats(ship: Ship, place: Square) -> int:
    """How many humans a component can hold."""
    face = ship.face(place)
    if "hotel-clerk.b" in ship.perks and face.kind in WITH_B:
        return WITH_B[face.kind]
    return face.capacity if face.kind in CABINS else 0


def beside_alien(ship: Ship, place: Square, capacity: int) -> int:
    """How many humans a cabin holds that has room for so many: beside an alien nobody, with A one (ABE-9.7, R-23)."""
    if place in ship.aliens:
        return int("hotel-clerk.a" in ship.perks)
    return capacity
