"""Why a move is refused."""

from __future__ import annotations

from starboard.core.game import Illegal, Seat
from starboard.core.text import say
from starboard.games.death_angel.moves import AnyMove
from starboard.games.death_angel.state import State


def refusal(state: State, seat: Seat, move: AnyMove) -> Illegal:
    """The clause that forbids the move."""
    return Illegal("DA-5.1", say("death-angel-why-not-now"))
