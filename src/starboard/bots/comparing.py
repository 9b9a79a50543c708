"""Two ways to decide, compared in hindsight: both meet the same imagined tables and the same luck."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from starboard.bots.search import try_out
from starboard.core.chance import Chance, Seeded
from starboard.core.game import AnyGame

CLEAR = 2.0
"""Standard errors that make a difference clear."""
LEAST = 0.01
"""A smaller one is none, however clear."""


class Compared(NamedTuple):
    """How likely each wins, by what the seat could know."""

    one: float
    other: float
    clear: bool
    """One of them is better: the difference is not just luck."""


def compare(
    game: AnyGame, view: Any, options: Any, one: Sequence[Any], other: Sequence[Any], chance: Chance, tables: int
) -> Compared:
    """Two lines of moves of the seat that sees this view, on so many imagined tables."""
    found: list[tuple[float, float]] = []
    for _ in range(tables):
        world, luck = game.imagine(view, options, chance), chance.below(2**31)
        first, second = (try_out(game, game.copy(world), view.seat, line, Seeded(luck)) for line in (one, other))
        found.append((first, second))
    ahead = [first - second for first, second in found]
    mean = sum(ahead) / tables
    spread = sum((each - mean) ** 2 for each in ahead) ** 0.5 / tables
    first, second = (sum(each[place] for each in found) / tables for place in (0, 1))
    return Compared(first, second, abs(mean) > max(LEAST, CLEAR * spread))
