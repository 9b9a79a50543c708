"""The Hypergeometer (ABE-9.8): A, in :mod:`..ship.tokens`, does without free squares; B mounts a cannon on a turret."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from starboard.core.game import Move
from starboard.games.galaxy_trucker.events.team import TokenPlaced
from starboard.games.galaxy_trucker.ship import tokens
from starboard.games.galaxy_trucker.ship.boards import column_of, row_of
from starboard.games.galaxy_trucker.ship.tiles import CANNONS
from starboard.games.galaxy_trucker.ship.tokens import Overlay
from starboard.games.galaxy_trucker.team.asks import Answered, Ask, place_of, spot

if TYPE_CHECKING:
    from starboard.core.chance import Chance
    from starboard.games.galaxy_trucker.state import State


class Turret(Ask, frozen=True):
    """B: the cannon that fires in any direction in this flight, single or double (ABE-9.25)."""

    perk: ClassVar[str] = "hypergeometer.b"
    clause: ClassVar[str] = "ABE-9.25"

    def choices(self, state: State) -> list[Move]:
        return [spot(place) for place in self.ship(state).places(*CANNONS)]

    def use(self, state: State, move: Move, chance: Chance) -> Answered:
        place = place_of(move)
        tokens.add(self.ship(state), Overlay("turret", place))
        told = TokenPlaced(seat=self.seat, token="turret", row=row_of(place), column=column_of(place))
        return [self.used(), told], None
