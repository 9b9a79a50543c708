"""Golden playthroughs: whole games as they were played, so that a change of the rules shows as a difference in prose.

A file is JSON lines. The first is the header of a record; each of the others is an entry with what was asked and
answered, what was told, the board whenever a round begins, and digests of the events and of the state. A file holds its
own moves and chance: it is checked by playing them again, and no bot has to decide the same way twice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from hashlib import blake2b
from typing import Any

import msgspec

from starboard.bots import Bot
from starboard.core import course
from starboard.core.chance import Seeded
from starboard.core.entries import Entry, Header, Record
from starboard.core.game import SPECTATOR, AnyGame, Move, Seat
from starboard.core.record import canonical
from starboard.core.table import Table
from starboard.core.text import Text, laid_out
from starboard.lab.drive import play_on


class Line(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One entry, and what came of it in words and in digests."""

    n: int
    at: float
    seat: Seat | None
    move: Any = None
    chance: list[Any] = []
    asked: str = ""
    answered: str = ""
    told: list[str] = []
    board: list[str] = []
    events: str
    state: str


def play(game: AnyGame, seats: int, options: dict[str, Any], seed: int, bots: Sequence[Bot]) -> Record:
    """A game of these bots, one for each seat, to its end."""
    table = Table(game, seats, options, seed)
    chance = Seeded(seed, -1)
    while play_on(table, bots, chance) is not None:
        game.check(table.state)
    return table.record


def written(game: AnyGame, record: Record) -> str:
    """The playthrough of a record."""
    lines = [canonical(record.header), *(msgspec.json.encode(line) for line in _lines(game, record))]
    return "".join(f"{line.decode()}\n" for line in lines)


def recorded(text: str, find: Callable[[str], AnyGame | None]) -> tuple[AnyGame, Record]:
    """The game and the record of a playthrough."""
    first, *rest = text.splitlines()
    header = msgspec.json.decode(first, type=Header)
    game = find(header.game)
    if game is None:
        raise ValueError(f"there is no game {header.game}")
    return game, Record(header, [_entry(game, msgspec.json.decode(line, type=Line)) for line in rest])


def _entry(game: AnyGame, line: Line) -> Entry:
    move: Move | None = None if line.move is None else msgspec.convert(line.move, game.Move)
    return Entry(n=line.n, at=line.at, seat=line.seat, move=move, chance=line.chance)


def _lines(game: AnyGame, record: Record) -> Iterator[Line]:
    text = Text()
    state = course.setup(game, record.header)
    rounds = -1
    for entry in record.entries:
        asked = answered = ""
        if entry.seat is not None and entry.move is not None:
            view = game.view(state, entry.seat)
            asked, answered = text(game.question(view)), text(game.say_move(view, entry.move))
        events = course.replay_entry(game, state, entry)
        yield Line(
            n=entry.n,
            at=entry.at,
            seat=entry.seat,
            move=entry.move,
            chance=entry.chance,
            asked=asked,
            answered=answered,
            told=[text(phrase) for event in events if (phrase := game.say_event(event)) is not None],
            board=[] if game.rounds(state) == rounds else _board(game, state, text),
            events=_digest(events),
            state=_digest(state),
        )
        rounds = game.rounds(state)


def _board(game: AnyGame, state: Any, text: Text) -> list[str]:
    panels = game.panels(game.view(state, SPECTATOR))
    return [line for panel in panels for line in (text(panel.title), *laid_out(panel, text))]


def _digest(thing: Any) -> str:
    return blake2b(canonical(thing), digest_size=8).hexdigest()
