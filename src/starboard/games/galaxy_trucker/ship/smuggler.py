"""The Smuggler (ABE-9.14): A hides blue and green goods in structural modules and switchboards; B sells them dearer."""

from __future__ import annotations

from starboard.games.galaxy_trucker.ship import stock_boy
from starboard.games.galaxy_trucker.ship.boards import Square
from starboard.games.galaxy_trucker.ship.tokens import Hull

NOOKS = frozenset({"structural", "switchboard"})
GOODS = frozenset({"blue", "green"})
DEARER = 1
"""What B gets more for a cube from a nook."""


def nook(ship: Hull, place: Square) -> bool:
    """Whether a cube can be hidden in this component."""
    return "smuggler.a" in ship.perks and ship.face(place).kind in NOOKS


def visible(ship: Hull, place: Square) -> list[str]:
    """The cubes of a component that intruders and officials find."""
    if nook(ship, place):
        return []
    found = list(ship.goods.get(place, ()))
    for good in stock_boy.hidden(ship, place):
        found.remove(good)
    return found


def open_goods(ship: Hull) -> list[str]:
    """The cubes anybody can find, by square."""
    return [good for place in sorted(ship.goods) for good in visible(ship, place)]


def premium(ship: Hull) -> int:
    """B: what goods hidden in nooks bring in on top, before a sale is halved."""
    if "smuggler.b" not in ship.perks:
        return 0
    return DEARER * sum(len(goods) for place, goods in ship.goods.items() if nook(ship, place))
