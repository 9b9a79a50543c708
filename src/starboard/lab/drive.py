"""Who does what next when programs play, at the speed of the engine: the one driver, for bare states and for tables.

In a phase with a clock every decision costs a few seconds of table time, and the clock ticks when it is due: that is
how a ten-minute mission runs in milliseconds.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from starboard.bots import Bot
from starboard.core import course
from starboard.core.chance import Chance
from starboard.core.game import AnyGame, Event, Seat
from starboard.core.table import Table

PACE = 4.0
"""Table seconds that a decision costs while a clock runs."""


class Stuck(RuntimeError):
    """A game that goes on although nobody can move and no clock runs, or that does not end."""


Turn: TypeAlias = tuple[float, Seat | None, Any]
"""What comes next and at what table time: a seat's move, a seat that rather waits (no move), or the clock (no seat)."""


def next_turn(game: AnyGame, state: Any, bots: Sequence[Bot], chance: Chance, pace: float = PACE) -> Turn | None:
    """Let the bots decide, one for each seat, or the clock run; ``None`` when the game is over.

    Raises :class:`Stuck` when the game can't go on.
    """
    seats = game.to_move(state)
    due = game.deadline(state)
    if not seats:
        if game.result(state) is not None:
            return None
        if due is None:
            raise Stuck(f"{game.id}: nobody can move and no clock runs")
        return due, None, None
    at = state.now
    if due is not None:
        at += pace
        if due <= at:
            return due, None, None
    seat = seats[chance.below(len(seats))] if len(seats) > 1 else seats[0]
    moves = game.moves(state, seat)
    if not moves:
        raise Stuck(f"{game.id}: seat {seat} is to move and has no move")
    bot = bots[seat]
    move = bot.choose(game, game.view(state, seat) if bot.looks else None, moves, chance)
    if move is None and due is None:
        raise Stuck(f"{game.id}: seat {seat} waits and no clock runs")
    return at, seat, move


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
    """Play until there is a result, writing nothing down; returns how many decisions were made.

    ``after`` is called with the state after every decision and tick. Raises :class:`Stuck` when the game can't go on or
    takes more than ``limit`` decisions.
    """
    decisions = 0
    carry_out = course.carry_out
    while (turn := next_turn(game, state, bots, chance, pace)) is not None:
        at, seat, move = turn
        if seat is None or move is not None:
            carry_out(game, state, at, seat, move, chance)
        else:
            state.now = at
        if seat is not None:
            decisions += 1
            if decisions > limit:
                raise Stuck(f"{game.id}: no end after {limit} decisions")
        if after is not None:
            after(state)
    return decisions


def play_on(table: Table, bots: Sequence[Bot], chance: Chance, pace: float = PACE) -> list[Event] | None:
    """The next turn at a table, with its events; ``None`` when the game is over."""
    turn = next_turn(table.game, table.state, bots, chance, pace)
    if turn is None:
        return None
    at, seat, move = turn
    if seat is None:
        return table.tick(at)
    if move is None:
        table.state.now = at  # time in which nothing happens stands in no record: the next entry says when it is
        return []
    return table.play(seat, move, at)
