"""The Buyer (ABE-9.5): A sets three components aside and loses none of them; B may return them."""

from __future__ import annotations

from starboard.games.galaxy_trucker.ship.tokens import Hull

ASIDE = 2
"""Tiles a player may set aside (GT-2.3)."""
MORE = 1
"""And how many more with the Buyer."""


def room_aside(ship: Hull) -> int:
    """How many components the owner of this ship may set aside."""
    return ASIDE + MORE if "buyer.a" in ship.perks else ASIDE


def loses_leftovers(ship: Hull) -> bool:
    """Whether components that lie aside at the end count as lost (GT-2.6)."""
    return "buyer.a" not in ship.perks


def may_return(ship: Hull) -> bool:
    """Whether what was set aside may go back to the table all the same."""
    return "buyer.b" in ship.perks


def is_safe(ship: Hull) -> bool:
    """Whether the Saboteur keeps his hands off."""
    return "buyer.b" in ship.perks
