"""Players that are programs. A bot sees a view and the legal moves, never the truth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from starboard.bots.careful import CarefulBot
from starboard.bots.random import RandomBot
from starboard.core.chance import Chance
from starboard.core.game import AnyGame


class Bot(Protocol):
    """One decision at a time."""

    looks: bool
    """Whether it wants the view; building one costs time, and a random player has no use for it."""

    def choose(self, game: AnyGame, view: Any, options: Any, moves: Sequence[Any], chance: Chance) -> Any:
        """One of the moves. ``view`` is ``None`` for a bot that does not look.

        While a clock runs a bot may rather wait: ``None``.
        """


_BOTS: dict[str, type[Bot]] = {"random": RandomBot, "careful": CarefulBot}
"""By name, the weakest first."""


def names() -> list[str]:
    """The bots there are, the weakest first."""
    return list(_BOTS)


def strongest() -> str:
    """The bot that takes a seat when nobody says which."""
    return names()[-1]


def make(name: str) -> Bot:
    """A bot by name; ``KeyError`` for an unknown one."""
    return _BOTS[name]()
