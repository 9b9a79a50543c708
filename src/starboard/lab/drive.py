"""Play a game from a state to its end with bots, at the speed of the engine.

In a phase with a clock every decision costs a few seconds of table time, and the clock ticks when it is due: that is
how a ten-minute mission runs in milliseconds.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from starboard.bots import Bot
from starboard.core import course
from starboard.core.chance import Chance
from starboard.core.game import AnyGame

PACE = 4.0
"""Table seconds that a decision costs while a clock runs."""


class Stuck(RuntimeError):
    """A game that goes on although nobody can move and no clock runs, or that does not end."""


def play_out(
    game: AnyGame,
    state: Any,
    bots: Sequence[Bot],
    chance: Chance,
    *,
    pace: float = PACE,
    limit: int = 1_000_000,
    after: Callable[[Any], None] | None = None,
) -> int:
    """Play until there is a result; returns how many decisions were made.

    ``bots`` is one for each seat. ``after`` is called with the state after every decision and tick. Raises
    :class:`Stuck` when the game can't go on or takes more than ``limit`` decisions.
    """
    decisions = 0
    to_move, moves_of, deadline_of, carry_out = game.to_move, game.moves, game.deadline, course.carry_out
    while True:
        seats = to_move(state)
        due = deadline_of(state)
        if not seats:
            if game.result(state) is not None:
                return decisions
            if due is None:
                raise Stuck(f"{game.id}: nobody can move and no clock runs after {decisions} decisions")
            carry_out(game, state, due, None, None, chance)
        elif due is not None and due <= state.now + pace:
            carry_out(game, state, due, None, None, chance)
        else:
            if due is not None:
                state.now += pace
            seat = seats[chance.below(len(seats))] if len(seats) > 1 else seats[0]
            bot = bots[seat]
            moves = moves_of(state, seat)
            if not moves:
                raise Stuck(f"{game.id}: seat {seat} is to move and has no move after {decisions} decisions")
            view = game.view(state, seat) if bot.looks else None
            move = bot.choose(game, view, moves, chance)
            decisions += 1
            if move is not None:
                carry_out(game, state, state.now, seat, move, chance)
            elif due is None:
                raise Stuck(f"{game.id}: seat {seat} waits and no clock runs after {decisions} decisions")
            if decisions > limit:
                raise Stuck(f"{game.id}: no end after {limit} decisions")
        if after is not None:
            after(state)
