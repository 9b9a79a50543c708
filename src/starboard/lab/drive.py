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


def driver(game: AnyGame, bots: Sequence[Bot], chance: Chance, pace: float = PACE) -> Callable[[Any], Turn | None]:
    """Who says of a state what comes next: the bots decide, one for each seat, or the clock runs.

    ``None`` when the game is over; raises :class:`Stuck` when it can't go on.
    """
    to_move, deadline, moves_of, below = game.to_move, game.deadline, game.moves, chance.below

    def next_turn(state: Any) -> Turn | None:
        seats = to_move(state)
        due = deadline(state)
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
        first = below(len(seats)) if len(seats) > 1 else 0
        seat = seats[first]
        move = chosen(state, seat)
        if move is None and due is None:
            # Nothing happens by itself: the others are asked, each once. As at a server's table, where all of them wait
            # the last one plays any of its moves.
            for seat in (*seats[first + 1 :], *seats[:first]):
                if (move := chosen(state, seat)) is not None:
                    break
            else:
                move = chance.pick(moves_of(state, seat))
        return at, seat, move

    def chosen(state: Any, seat: Seat) -> Any:
        moves = moves_of(state, seat)
        if not moves:
            raise Stuck(f"{game.id}: seat {seat} is to move and has no move")
        bot = bots[seat]
        return bot.choose(game, game.view(state, seat) if bot.looks else None, state.options, moves, chance).move

    return next_turn


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
    next_turn, carry_out = driver(game, bots, chance, pace), course.carry_out
    while (turn := next_turn(state)) is not None:
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
    turn = driver(table.game, bots, chance, pace)(table.state)
    if turn is None:
        return None
    at, seat, move = turn
    if seat is None:
        return table.tick(at)
    if move is None:
        table.state.now = at  # time in which nothing happens stands in no record: the next entry says when it is
        return []
    return table.play(seat, move, at)
