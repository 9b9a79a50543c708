"""The Architect (ABE-9.2): A builds outside the outline (:mod:`..ship.legality`); B gets one more bonus for looks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from starboard.core.game import Move, Seat
from starboard.games.galaxy_trucker.events.team import SpecialistPaid
from starboard.games.galaxy_trucker.moves.team import Use
from starboard.games.galaxy_trucker.play import Play
from starboard.games.galaxy_trucker.seen import Seen
from starboard.games.galaxy_trucker.ship.boards import class_number, figures
from starboard.games.galaxy_trucker.ship.perks import Perk
from starboard.games.galaxy_trucker.state import State
from starboard.games.galaxy_trucker.team.asks import AbilityAsk, Ask


class EarlyBonus(AbilityAsk, frozen=True):
    """B: the ship is the best-looking one right after building; take the bonus now, or wait for the end (ABE-9.21)?"""

    perk: ClassVar[Perk] = "architect.b"
    clause: ClassVar[str] = "ABE-9.21"

    def choices(self, state: State) -> list[Move]:
        fewest = min(player.ship.exposed() for player in state.players)
        return [Use()] if self.ship(state).exposed() == fewest else []

    def use(self, play: Play, move: Move) -> Ask | None:
        self.tell_used(play)
        pay(play, self.seat)
        return None

    def gain(self, view: Seen) -> int:
        return figures(class_number(view.ship_class)).best_looking


def pay(play: Play, seat: Seat) -> None:
    """The extra bonus, once in a round: what the rules card says, whoever bends rewards (ABE-9.2)."""
    state = play.state
    assert state.team is not None
    state.team.bonus_paid = True
    player, credits = state.players[seat], state.figures.best_looking
    player.credits += credits
    play.tell(SpecialistPaid(seat=seat, specialist="architect", credits=credits, balance=player.credits))


def income(play: Play, seat: Seat, finishers: Sequence[Seat], beauties: Sequence[Seat]) -> None:
    """B: the extra bonus at the end of the flight, where it was not taken before."""
    team = play.state.team
    assert team is not None
    if "architect.b" in play.ships[seat].perks and seat in beauties and not team.bonus_paid:
        pay(play, seat)
