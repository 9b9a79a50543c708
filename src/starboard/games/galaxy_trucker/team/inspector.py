"""The Inspector (ABE-9.9): A looks at all four piles while anybody builds; B also before building."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from starboard.core.game import Move
from starboard.games.galaxy_trucker.events.building import CardsSeen, LookedAt
from starboard.games.galaxy_trucker.moves.building import Look
from starboard.games.galaxy_trucker.team.asks import Answered, Ask

if TYPE_CHECKING:
    from starboard.core.chance import Chance
    from starboard.games.galaxy_trucker.ship.ship import Ship
    from starboard.games.galaxy_trucker.state import State

PILES = 3
"""The piles anybody may look at (GT-2.7); one more is the Inspector's."""
SECONDS = 20.0
"""How long B looks before building; without a timer each pile can be looked at once (R-27)."""


def piles(ship: Ship) -> range:
    """The piles the owner of this ship may look at, counted from 1."""
    return range(1, PILES + 1 + ("inspector.a" in ship.perks))


def looks_when_finished(ship: Ship) -> bool:
    """Whether the owner may go on looking with a number tile."""
    return "inspector.a" in ship.perks


def looks_before_building(ship: Ship) -> bool:
    """Whether the owner may look before the first component is added."""
    return "inspector.b" in ship.perks


class Preview(Ask, frozen=True):
    """B: look at one pile after the other."""

    perk: ClassVar[str] = "inspector.b"
    clause: ClassVar[str] = "ABE-9.9"

    def choices(self, state: State) -> list[Move]:
        player = state.players[self.seat]
        return [Look(pile) for pile in piles(player.ship) if pile not in player.seen]

    def use(self, state: State, move: Move, chance: Chance) -> Answered:
        assert isinstance(move, Look)
        player = state.players[self.seat]
        player.seen = sorted([*player.seen, move.pile])
        cards = tuple(state.cards.piles[move.pile - 1])
        told = [
            LookedAt(seat=self.seat, pile=move.pile),
            CardsSeen(pile=move.pile, cards=cards, seats=(self.seat,)),
        ]
        return list(told), self
