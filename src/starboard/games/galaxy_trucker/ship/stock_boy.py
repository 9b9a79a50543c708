"""The Stock Boy (ABE-9.15): A puts red goods anywhere; B chooses what to give up, and hides what is not red."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from starboard.games.galaxy_trucker.ship.boards import Square
    from starboard.games.galaxy_trucker.ship.ship import Ship


def red_anywhere(ship: Ship) -> bool:
    """A: whether red goods may lie in ordinary containers."""
    return "stock-boy.a" in ship.perks


def chooses(ship: Ship) -> bool:
    """B: whether the owner chooses freely what to give up."""
    return "stock-boy.b" in ship.perks


def hidden(ship: Ship, place: Square) -> list[str]:
    """B: the cubes of a component that count as hidden: in its special containers, and not red.

    In a hold of both kinds what is dearest lies in the special ones, red cubes as far as they can in the others.
    """
    face = ship.face(place)
    if not face.special or not chooses(ship):
        return []
    goods = ship.goods.get(place, ())
    reds = goods.count("red")
    return [good for good in goods if good != "red"][: face.special - max(0, reds - face.normal)]
