"""The Hypergeometer (ABE-9.8): A, in :mod:`..ship.tokens`, does without free squares; B mounts a cannon on a turret."""

from __future__ import annotations

from typing import ClassVar

from starboard.core.game import Move
from starboard.games.galaxy_trucker.events.team import TokenPlaced
from starboard.games.galaxy_trucker.play import Play
from starboard.games.galaxy_trucker.ship import tokens
from starboard.games.galaxy_trucker.ship.boards import column_of, row_of
from starboard.games.galaxy_trucker.ship.perks import Perk
from starboard.games.galaxy_trucker.ship.tiles import CANNONS
from starboard.games.galaxy_trucker.ship.tokens import Overlay
from starboard.games.galaxy_trucker.state import State
from starboard.games.galaxy_trucker.team.asks import AbilityAsk, Ask, place_of, spot


class Turret(AbilityAsk, frozen=True):
    """B: the cannon that fires in any direction in this flight, single or double (ABE-9.25)."""

    perk: ClassVar[Perk] = "hypergeometer.b"
    clause: ClassVar[str] = "ABE-9.25"

    def choices(self, state: State) -> list[Move]:
        return [spot(place) for place in self.ship(state).places(*CANNONS)]

    def use(self, play: Play, move: Move) -> Ask | None:
        place = place_of(move)
        tokens.add(self.ship(play.state), Overlay("turret", place))
        self.tell_used(play)
        play.tell(TokenPlaced(seat=self.seat, token="turret", row=row_of(place), column=column_of(place)))
        return None
