"""The games there are, found by name: those of the house, and those that other installed packages bring.

A package brings a game by an entry point of the group ``starboard.games``: the game's name and its class::

    [project.entry-points."starboard.games"]
    overload = "overload.game:Overload"

Each is loaded when it is first asked for. Where its words are found, :mod:`starboard.core.text` says;
``examples/overload`` is such a package.
"""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points

from starboard.core.game import AnyGame

GROUP = "starboard.games"


@cache
def _points() -> dict[str, EntryPoint]:
    """By name. Ours come first: no package takes the name of a game of the house."""
    found: dict[str, EntryPoint] = {}
    for point in sorted(entry_points(group=GROUP), key=lambda point: (not _is_ours(point), point.name)):
        found.setdefault(point.name, point)
    return found


def _is_ours(point: EntryPoint) -> bool:
    return point.value.startswith("starboard.")


def names() -> list[str]:
    """The names of all games, ours first."""
    return list(_points())


def ours() -> list[str]:
    """The names of the games of the house."""
    return [name for name, point in _points().items() if _is_ours(point)]


@cache
def find(name: str) -> AnyGame | None:
    """The game of this name, or ``None``."""
    point = _points().get(name)
    if point is None:
        return None
    game: AnyGame = point.load()()
    return game
