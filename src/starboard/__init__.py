"""Starboard: Space Alert, Galaxy Trucker and Death Angel on one table.

Set a table up, ask whose decision it is and what they may do, and play:

>>> import starboard
>>> table = starboard.table("death-angel", seats=2, seed=7)
>>> table.to_move
(0, 1)
>>> move = table.moves(0)[0]
>>> for event in table.play(0, move):
...     print(table.game.say_event(event))
Player 1 plays 5 Strategize
Player 1: card chosen.
>>> table.result is None
True

A refused move raises :class:`Illegal` with the rule, and changes nothing. ``table.view(seat)`` is what a seat may know,
``print(table)`` shows the board. ``table.save(path)`` writes a record, :func:`load` gives the table back, and
``table.replay()`` steps through its game. ``starboard.games.names()`` are the games; ``starboard.core.game`` is the
contract they keep.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from starboard import games
from starboard.core.entries import BadRecord
from starboard.core.game import SPECTATOR, AnyGame, Event, Illegal, Move, Options, Result, View
from starboard.core.options import BadOption
from starboard.core.table import Table

__version__ = "0.1.0"

__all__ = [
    "SPECTATOR",
    "BadOption",
    "BadRecord",
    "Event",
    "Illegal",
    "Move",
    "Options",
    "Result",
    "Table",
    "View",
    "game",
    "games",
    "load",
    "table",
]


def __dir__() -> list[str]:
    return [*__all__, "__version__"]


def game(name: str) -> AnyGame:
    """The rules of a game: ``death-angel``, ``space-alert`` or ``galaxy-trucker``."""
    found = games.find(name)
    if found is None:
        raise ValueError(f"there is no game {name!r}; the games are {', '.join(games.names())}")
    return found


def table(
    name: str,
    seats: int | Sequence[str],
    options: Options | Mapping[str, Any] | None = None,
    seed: int | None = None,
) -> Table:
    """A new table of this game.

    ``seats`` is the number of players or their names, ``options`` what differs from the game's defaults
    (``{"travel_trigger": "both"}``), ``seed`` makes chance repeatable. Raises ``ValueError`` for an impossible table.
    """
    return Table(game(name), seats, options, seed)


def load(path: str | Path, *, salvage: bool = False) -> Table:
    """A table from a record file. Raises :class:`BadRecord` with the line that is wrong.

    With ``salvage``, what a crash has left of a record is enough: its moves up to the first damaged line.
    """
    return (Table.salvage if salvage else Table.load)(path, games.find)
