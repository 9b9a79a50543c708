"""Starboard: Space Alert, Galaxy Trucker and Death Angel on one table.

>>> import starboard
>>> table = starboard.table("death-angel", seats=2, seed=7)
>>> table.result is None
True
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from starboard import games
from starboard.core.game import SPECTATOR, AnyGame, Illegal, Options, Result
from starboard.core.record import BadRecord
from starboard.core.table import Table

__version__ = "0.1.0"

__all__ = ["SPECTATOR", "BadRecord", "Illegal", "Result", "Table", "game", "load", "table"]


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
    """A new table of this game; see :class:`Table`."""
    return Table(game(name), seats, options, seed)


def load(path: str | Path) -> Table:
    """A table from a record file. Raises :class:`BadRecord` with the line that is wrong."""
    return Table.load(path, games.find)
