"""The Hotel Clerk (ABE-9.7), for games with the first Big Expansion: more people in the cabins."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from starboard.core.game import Move
from starboard.games.galaxy_trucker.boards import Square, column_of, row_of
from starboard.games.galaxy_trucker.team.asks import Answered, Ask, place_of, spot
from starboard.games.galaxy_trucker.team.events import Shared

if TYPE_CHECKING:
    from starboard.core.chance import Chance
    from starboard.games.galaxy_trucker.ship import Ship
    from starboard.games.galaxy_trucker.state import TruckerState

IN_LUXURY = 2
"""Humans a luxury cabin holds with B."""


def shareable(ship: Ship) -> list[Square]:
    """Where one more human fits: A, beside an alien; B, in a luxury cabin."""
    beside = [place for place in ship.aliens if place not in ship.humans]
    luxury: list[Square] = []
    if "hotel_clerk.b" in ship.perks:
        luxury = [place for place in ship.places("luxury_cabin") if 0 < ship.humans.get(place, 0) < IN_LUXURY]
    return sorted([*beside, *luxury])


class ShareCabin(Ask, frozen=True, tag="share_cabin"):
    """One more human in a cabin, cabin by cabin."""

    perk: ClassVar[str] = "hotel_clerk.a"
    clause: ClassVar[str] = "ABE-9.7"

    def choices(self, state: TruckerState) -> list[Move]:
        return [spot(place) for place in shareable(self.ship(state))]

    def use(self, state: TruckerState, move: Move, chance: Chance) -> Answered:
        ship, place = self.ship(state), place_of(move)
        ship.humans[place] = ship.humans.get(place, 0) + 1
        return [Shared(seat=self.seat, row=row_of(place), column=column_of(place))], self
