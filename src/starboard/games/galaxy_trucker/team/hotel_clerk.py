"""The Hotel Clerk (ABE-9.7), for games with the first Big Expansion: more people in the cabins."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from starboard.core.game import Move
from starboard.games.galaxy_trucker.events.team import Shared
from starboard.games.galaxy_trucker.ship.boards import Square, column_of, row_of
from starboard.games.galaxy_trucker.ship.cabins import WITH_B, seats
from starboard.games.galaxy_trucker.team.asks import Answered, Ask, place_of, spot

if TYPE_CHECKING:
    from starboard.core.chance import Chance
    from starboard.games.galaxy_trucker.ship.ship import Ship
    from starboard.games.galaxy_trucker.state import State


def shareable(ship: Ship) -> list[Square]:
    """Where more humans fit: A, beside an alien; B, in luxury cabins and stasis chambers."""
    beside = [place for place in ship.aliens if place not in ship.humans]
    more = [place for place in ship.places(*WITH_B) if ship.humans.get(place, 0) < seats(ship, place)]
    return sorted([*beside, *more])


def _wake(ship: Ship, chamber: Square) -> None:
    """Two of the astronauts are awake; the others sleep on."""
    ship.humans[chamber] = WITH_B["stasis-chamber"]
    ship.asleep[chamber] -= WITH_B["stasis-chamber"]


class ShareCabin(Ask, frozen=True):
    """Cabin by cabin: one human beside an alien, or all that B allows."""

    perk: ClassVar[str] = "hotel-clerk.a"
    clause: ClassVar[str] = "ABE-9.7"

    def choices(self, state: State) -> list[Move]:
        return [spot(place) for place in shareable(self.ship(state))]

    def use(self, state: State, move: Move, chance: Chance) -> Answered:
        ship, place = self.ship(state), place_of(move)
        if ship.face(place).kind == "stasis-chamber":
            _wake(ship, place)
        else:
            ship.humans[place] = 1 if place in ship.aliens else seats(ship, place)
        return [Shared(seat=self.seat, row=row_of(place), column=column_of(place))], self
