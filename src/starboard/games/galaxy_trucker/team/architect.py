"""The Architect (ABE-9.2): A builds outside the outline (:mod:`..ship.legality`); B gets one more bonus for looks."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from starboard.core.game import Event, Move
from starboard.games.galaxy_trucker.events.team import SpecialistPaid
from starboard.games.galaxy_trucker.moves.team import Use
from starboard.games.galaxy_trucker.team.asks import Answered, Ask

if TYPE_CHECKING:
    from starboard.core.chance import Chance
    from starboard.core.game import Seat
    from starboard.games.galaxy_trucker.state import State


class EarlyBonus(Ask, frozen=True):
    """B: the ship is the best-looking one right after building; take the bonus now, or wait for the end (ABE-9.21)?"""

    perk: ClassVar[str] = "architect.b"
    clause: ClassVar[str] = "ABE-9.21"

    def choices(self, state: State) -> list[Move]:
        fewest = min(player.ship.exposed() for player in state.players)
        return [Use()] if self.ship(state).exposed() == fewest else []

    def use(self, state: State, move: Move, chance: Chance) -> Answered:
        return [self.used(), pay(state, self.seat)], None


def pay(state: State, seat: Seat) -> Event:
    """The extra bonus, once in a round: what the rules card says, whoever bends rewards (ABE-9.2)."""
    assert state.team is not None
    state.team.bonus_paid = True
    player, credits = state.players[seat], state.figures.best_looking
    player.credits += credits
    return SpecialistPaid(seat=seat, specialist="architect", credits=credits, balance=player.credits)
