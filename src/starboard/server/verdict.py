"""A decision of a finished game tried again: what was played instead, and which of the two is better."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from starboard.bots.comparing import compare
from starboard.core import course
from starboard.core.chance import Seeded
from starboard.core.entries import Record
from starboard.core.game import AnyGame, Seat
from starboard.server.book import Book
from starboard.server.messages.play import SaidMove
from starboard.server.messages.study import Tried, Verdict
from starboard.server.refused import Refused

GAMES = 100
"""How likely it is to win is told as games won of so many."""
LUCK = 1
"""The same move gets the same verdict, however often it is asked for."""


def judged(book: Book, asked: Tried) -> Verdict:
    """For a process beside the event loop."""
    game, record = book.game, book.open()
    state = course.end(game, record.prefix(asked.n))
    view, moves = game.view(state, asked.seat), game.moves(state, asked.seat)
    try:
        move = msgspec.convert(asked.move, game.Move)
    except msgspec.ValidationError as error:
        raise Refused(400, "server-bad-request", reason=str(error)) from None
    if move not in moves:
        raise Refused(409, "server-not-asked")
    lines = [] if game.plans else game.lines(state, asked.seat, moves)
    played, beside = _instead(record, asked.seat, asked.n, move, lines)
    if played is None:
        raise Refused(409, "server-not-asked")
    said = SaidMove(played, game.say_move(view, played))
    if played == move:
        return Verdict(played=said, better="same", games=0, tried_wins=0, played_wins=0, why=None)
    if not game.weighed:
        return Verdict(played=said, better="", games=0, tried_wins=0, played_wins=0, why=None)
    found = compare(game, view, state.options, [move, *beside], [played, *beside], Seeded(LUCK), game.weighed)
    better = "even" if not found.clear else "tried" if found.one > found.other else "played"
    return Verdict(
        played=said,
        better=better,  # type: ignore[arg-type]
        games=GAMES,
        tried_wins=round(GAMES * found.one),
        played_wins=round(GAMES * found.other),
        why=None
        if better == "even"
        else _why(game, view, state.options, asked.seat, move if better == "tried" else played),
    )


def _instead(
    record: Record, seat: Seat, n: int, move: Any, lines: Sequence[Sequence[Any]]
) -> tuple[Any | None, list[Any]]:
    """What the seat decided in the place of this move, and what it decided together with that.

    Moves of one line belong together: a card of another team takes nothing away from the one that is tried.
    """
    beside: list[Any] = []
    played = None
    for entry in record.entries[n:]:
        if entry.seat != seat or entry.move is None:
            continue
        if played is None and (entry.move == move or not _together(lines, move, entry.move)):
            played = entry.move
        elif played is None or _together(lines, played, entry.move):
            beside.append(entry.move)
        else:
            break
    return played, beside


def _together(lines: Sequence[Sequence[Any]], one: Any, other: Any) -> bool:
    return any(one in line and other in line for line in lines if len(line) > 1)


def _why(game: AnyGame, view: Any, options: Any, seat: Seat, move: Any) -> Any:
    """On an imagined table: by what the seat could know."""
    return game.why(game.imagine(view, options, Seeded(LUCK)), seat, move)
