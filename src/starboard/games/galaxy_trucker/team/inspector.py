"""The Inspector (ABE-9.9): A looks at all four piles while anybody builds; B also before building."""

from __future__ import annotations

from typing import ClassVar

from starboard.core.game import Move
from starboard.games.galaxy_trucker.events.building import CardsSeen, LookedAt
from starboard.games.galaxy_trucker.moves.building import Look
from starboard.games.galaxy_trucker.play import Play
from starboard.games.galaxy_trucker.ship.perks import Perk
from starboard.games.galaxy_trucker.state import State
from starboard.games.galaxy_trucker.team.asks import AbilityAsk, Ask

SECONDS = 20.0
"""How long B looks before building; without a timer each pile can be looked at once (R-27)."""


class Preview(AbilityAsk, frozen=True):
    """B: look at one pile after the other."""

    perk: ClassVar[Perk] = "inspector.b"
    clause: ClassVar[str] = "ABE-9.9"

    def choices(self, state: State) -> list[Move]:
        player = state.players[self.seat]
        return [Look(pile) for pile in player.piles if pile not in player.seen]

    def use(self, play: Play, move: Move) -> Ask | None:
        assert isinstance(move, Look)
        player = play.players[self.seat]
        player.seen = sorted([*player.seen, move.pile])
        cards = tuple(play.state.cards.piles[move.pile - 1])
        play.tell(LookedAt(seat=self.seat, pile=move.pile))
        play.tell(CardsSeen(pile=move.pile, cards=cards, seats=(self.seat,)))
        return self
