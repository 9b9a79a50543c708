"""The Stock Boy (ABE-9.15): A puts red goods anywhere; B chooses what to give up, and hides what is not red."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from starboard.games.galaxy_trucker.boards import Square
    from starboard.games.galaxy_trucker.ship import Ship


def red_anywhere(ship: Ship) -> bool:
    """A: whether red goods may lie in ordinary containers."""
    return "stock_boy.a" in ship.perks


def chooses(ship: Ship) -> bool:
    """B: whether the owner chooses freely what to give up."""
    return "stock_boy.b" in ship.perks


def is_hidden(ship: Ship, place: Square, good: str) -> bool:
    """B: whether this cube, lying in a special container, counts as hidden."""
    return chooses(ship) and good != "red" and ship.face(place).special > 0
