"""How a good player thinks: what makes a position promising, which moves are worth a thought, and why."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from starboard.core.game import Seat
from starboard.games.death_angel.asking import Ask
from starboard.games.death_angel.cards import TEAM_OF_ACTION
from starboard.games.death_angel.choose_actions import ChooseActions
from starboard.games.death_angel.moves import AnyMove, ChooseAction
from starboard.games.death_angel.state import State
from starboard.games.death_angel.worth import worth


def promise(state: State) -> float:
    """How well the group stands, from 0 (slain) to 1 (won)."""
    return float(state.outcome == "won") if state.outcome else worth(state)


def sensible(state: State, moves: Sequence[AnyMove]) -> Sequence[AnyMove]:
    """The moves a seasoned player would weigh; the others are there because the rules allow them."""
    return question(state).sensible(state, moves) or moves


def lines(state: State, seat: Seat, moves: Sequence[AnyMove]) -> Sequence[Sequence[AnyMove]]:
    """The cards of all teams of a player are weighed together: they are revealed together."""
    if type(question(state)) is not ChooseActions:
        return [(move,) for move in sensible(state, moves)]
    teams: dict[int, list[AnyMove]] = {}
    for move in moves:
        assert isinstance(move, ChooseAction)
        teams.setdefault(TEAM_OF_ACTION[move.card], []).append(move)
    return [*product(*teams.values())]


def question(state: State) -> Ask:
    """What is asked now."""
    asked = state.agenda[-1]
    assert isinstance(asked, Ask)
    return asked
