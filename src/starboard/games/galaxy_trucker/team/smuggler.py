"""The Smuggler (ABE-9.14): A hides blue and green goods in structural modules and switchboards; B sells them dearer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starboard.games.galaxy_trucker.team import stock_boy

if TYPE_CHECKING:
    from starboard.games.galaxy_trucker.boards import Square
    from starboard.games.galaxy_trucker.ship import Ship

NOOKS = frozenset({"structural", "switchboard"})
GOODS = frozenset({"blue", "green"})
DEARER = 1
"""What B gets more for a cube from a nook."""


def nook(ship: Ship, place: Square) -> bool:
    """Whether a cube can be hidden in this component."""
    return "smuggler.a" in ship.perks and ship.face(place).kind in NOOKS


def is_hidden(ship: Ship, place: Square, good: str) -> bool:
    """Whether intruders and officials overlook this cube."""
    return nook(ship, place) or stock_boy.is_hidden(ship, place, good)


def visible(ship: Ship, place: Square) -> list[str]:
    """The cubes of a component that anybody can find."""
    return [good for good in ship.goods.get(place, ()) if not is_hidden(ship, place, good)]


def open_goods(ship: Ship) -> list[str]:
    """The cubes anybody can find, by square."""
    return [good for place in sorted(ship.goods) for good in visible(ship, place)]


def premium(ship: Ship) -> int:
    """B: what goods hidden in nooks bring in on top, before a sale is halved."""
    if "smuggler.b" not in ship.perks:
        return 0
    return DEARER * sum(len(goods) for place, goods in ship.goods.items() if nook(ship, place))
