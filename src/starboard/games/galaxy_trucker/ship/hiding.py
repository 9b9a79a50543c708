"""Goods that are hidden (ABE-9.14, ABE-9.15, ABE-9.19): nobody finds them who is not told."""

from __future__ import annotations

from starboard.games.galaxy_trucker.ship.boards import Square
from starboard.games.galaxy_trucker.ship.ship import Ship


def visible(ship: Ship, place: Square) -> list[str]:
    """The cubes of a component that intruders and officials find."""
    if ship.hides(place):
        return []
    found = list(ship.goods.get(place, ()))
    for good in _hidden(ship, place):
        found.remove(good)
    return found


def _hidden(ship: Ship, place: Square) -> list[str]:
    """The cubes of a hold that count as hidden: in its special containers, and not red (ABE-9.15).

    In a hold of both kinds what is dearest lies in the special ones, red cubes as far as they can in the others.
    """
    face = ship.face(place)
    if not face.special or not ship.leeway.chooses_goods:
        return []
    goods = ship.goods.get(place, ())
    reds = goods.count("red")
    return [good for good in goods if good != "red"][: face.special - max(0, reds - face.normal)]


def open_goods(ship: Ship) -> list[str]:
    """The cubes anybody can find, by square."""
    return [good for place in sorted(ship.goods) for good in visible(ship, place)]


def premium(ship: Ship) -> int:
    """What goods hidden in nooks bring in on top, before a sale is halved (ABE-9.14)."""
    each = ship.leeway.nook_premium
    return each * sum(len(goods) for place, goods in ship.goods.items() if ship.hides(place)) if each else 0
