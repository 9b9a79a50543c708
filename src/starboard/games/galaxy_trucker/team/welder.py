"""The Welder (ABE-9.18): A, in :mod:`.tokens`, joins single to double connectors; B caps exposed ones."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from starboard.core.game import Move
from starboard.games.galaxy_trucker.boards import column_of, row_of, square
from starboard.games.galaxy_trucker.team import tokens
from starboard.games.galaxy_trucker.team.asks import Answered, Ask
from starboard.games.galaxy_trucker.team.assembler import exposed_sides
from starboard.games.galaxy_trucker.team.events import TokenPlaced
from starboard.games.galaxy_trucker.team.moves import Cap
from starboard.games.galaxy_trucker.team.tokens import Overlay

if TYPE_CHECKING:
    from starboard.core.chance import Chance
    from starboard.games.galaxy_trucker.state import TruckerState

CAPS = 3


class Caps(Ask, frozen=True, tag="caps"):
    """B: up to three exposed connectors that are none any more; a capped side is smooth, not armoured."""

    laid: int = 0
    perk: ClassVar[str] = "welder.b"
    clause: ClassVar[str] = "ABE-9.18"

    def choices(self, state: TruckerState) -> list[Move]:
        ship = self.ship(state)
        if self.laid == CAPS:
            return []
        return [
            Cap(row_of(place), column_of(place), side)
            for place in sorted(ship.components)
            for side in exposed_sides(ship, place)
        ]

    def use(self, state: TruckerState, move: Move, chance: Chance) -> Answered:
        assert isinstance(move, Cap)
        tokens.add(self.ship(state), Overlay("cap", square(move.row, move.column), move.side))
        told = TokenPlaced(seat=self.seat, token="cap", row=move.row, column=move.column, side=move.side)
        return [told] if self.laid else [self.used(), told], Caps(self.seat, self.laid + 1)
