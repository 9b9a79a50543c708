"""The Hotel Clerk (ABE-9.7), for games with the first Big Expansion: more people in the cabins."""

from __future__ import annotations

from typing import ClassVar

from starboard.core.game import Move
from starboard.games.galaxy_trucker.events.team import Shared
from starboard.games.galaxy_trucker.play import Play
from starboard.games.galaxy_trucker.ship.boards import Square, column_of, row_of
from starboard.games.galaxy_trucker.ship.cabins import seats
from starboard.games.galaxy_trucker.ship.perks import Perk
from starboard.games.galaxy_trucker.ship.ship import Ship
from starboard.games.galaxy_trucker.state import State
from starboard.games.galaxy_trucker.team.asks import AbilityAsk, Ask, place_of, spot


def shareable(ship: Ship) -> list[Square]:
    """Where more humans fit: A, beside an alien; B, in luxury cabins and stasis chambers."""
    beside = [place for place in ship.aliens if place not in ship.humans]
    more = [place for place in ship.places(*ship.leeway.lodgers) if ship.humans.get(place, 0) < seats(ship, place)]
    return sorted([*beside, *more])


def _wake(ship: Ship, chamber: Square) -> None:
    """Some of the astronauts are awake; the others sleep on."""
    ship.humans[chamber] = seats(ship, chamber)
    ship.asleep[chamber] -= seats(ship, chamber)


class ShareCabin(AbilityAsk, frozen=True):
    """Cabin by cabin: one human beside an alien, or all that B allows."""

    perk: ClassVar[Perk] = "hotel-clerk.a"
    clause: ClassVar[str] = "ABE-9.7"

    def choices(self, state: State) -> list[Move]:
        return [spot(place) for place in shareable(self.ship(state))]

    def use(self, play: Play, move: Move) -> Ask | None:
        ship, place = self.ship(play.state), place_of(move)
        if ship.face(place).kind == "stasis-chamber":
            _wake(ship, place)
        else:
            ship.humans[place] = 1 if place in ship.aliens else seats(ship, place)
        play.tell(Shared(seat=self.seat, row=row_of(place), column=column_of(place)))
        return self
