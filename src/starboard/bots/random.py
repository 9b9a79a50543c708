"""The random player: every legal move is as good as any other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from starboard.core.bot import Choice
from starboard.core.chance import Chance
from starboard.core.game import AnyGame


class RandomBot:
    """Picks any move. If this bot can't finish a game, the game is broken."""

    looks = False

    def choose(self, game: AnyGame, view: Any, options: Any, moves: Sequence[Any], chance: Chance) -> Choice:
        """Any of the moves."""
        return Choice(moves[chance.below(len(moves))] if len(moves) > 1 else moves[0])
