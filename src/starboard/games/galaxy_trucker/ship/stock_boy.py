"""The Stock Boy (ABE-9.15): A puts red goods anywhere; B chooses what to give up, and hides what is not red."""

from __future__ import annotations

from starboard.games.galaxy_trucker.ship.boards import Square
from starboard.games.galaxy_trucker.ship.tokens import Hull


def red_anywhere(ship: Hull) -> bool:
    """A: whether red goods may lie in ordinary containers."""
    return "stock-boy.a" in ship.perks


def chooses(ship: Hull) -> bool:
    """B: whether the owner chooses freely what to give up."""
    return "stock-boy.b" in ship.perks


def hidden(ship: Hull, place: Square) -> list[str]:
    """B: the cubes of a component that count as hidden: in its special containers, and not red.

    In a hold of both kinds what is dearest lies in the special ones, red cubes as far as they can in the others.
    """
    face = ship.face(place)
    if not face.special or not chooses(ship):
        return []
    goods = ship.goods.get(place, ())
    reds = goods.count("red")
    return [good for good in goods if good != "red"][: face.special - max(0, reds - face.normal)]
