"""A question to the owner of a specialist: plain data that knows its answers."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, TypeAlias

from starboard.core.agenda import Step
from starboard.core.game import Event, Illegal, Move, Seat
from starboard.core.text import say
from starboard.games.galaxy_trucker.events.team import AbilityDeclined, AbilityUsed
from starboard.games.galaxy_trucker.moves.team import Decline, Spot
from starboard.games.galaxy_trucker.ship.boards import Square, column_of, row_of, square

if TYPE_CHECKING:
    from starboard.core.chance import Chance
    from starboard.games.galaxy_trucker.ship.ship import Ship
    from starboard.games.galaxy_trucker.state import State

Answered: TypeAlias = "tuple[list[Event], Ask | None]"
"""What an answer did, and the question that follows (``None``: the owner is done)."""


class Ask(Step, frozen=True):
    """Somebody may use an ability now."""

    seat: Seat

    perk: ClassVar[str]
    """The ability, such as ``welder.b``."""
    clause: ClassVar[str]
    """The rule that refuses what is no answer."""

    @classmethod
    def specialist(cls) -> str:
        """The card."""
        return cls.perk.partition(".")[0]

    def choices(self, state: State) -> list[Move]:
        """The answers besides declining; with none of them nobody is asked."""
        raise NotImplementedError

    def moves(self, state: State) -> list[Move]:
        """All answers."""
        return [*self.choices(state), Decline()]

    def answer(self, state: State, move: Move, chance: Chance) -> Answered:
        """Carry out one of the answers."""
        if isinstance(move, Decline):
            return self.decline(state), None
        return self.use(state, move, chance)

    def use(self, state: State, move: Move, chance: Chance) -> Answered:
        """Carry out an answer that is not to decline."""
        raise NotImplementedError

    def decline(self, state: State) -> list[Event]:
        """The owner does without, or without the rest."""
        return [AbilityDeclined(seat=self.seat, specialist=self.specialist())]

    def used(self) -> Event:
        """The specialist goes to work."""
        return AbilityUsed(seat=self.seat, specialist=self.specialist())

    def refuse(self, state: State, move: Move) -> Illegal:
        """Why a move that is no answer can't be played."""
        who = say("galaxy-trucker-specialist", name=self.specialist())
        return Illegal(self.clause, say("galaxy-trucker-why-specialist-cannot", specialist=who))

    def ship(self, state: State) -> Ship:
        """The owner's ship."""
        return state.players[self.seat].ship


def spot(place: Square) -> Spot:
    """A square as a move."""
    return Spot(row_of(place), column_of(place))


def place_of(move: Move) -> Square:
    """The square of a move."""
    assert isinstance(move, Spot)
    return square(move.row, move.column)
