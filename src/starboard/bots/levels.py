"""How well a bot plays: the same player at every level, who thinks longer and slips less."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from starboard.bots.search import Effort, SearchBot
from starboard.core.bot import Choice
from starboard.core.chance import Chance
from starboard.core.game import AnyGame

EFFORTS = {
    "easy": Effort(tries=32, slack=0.04),
    "normal": Effort(tries=120, slack=0.01),
    "hard": Effort(tries=480),
}
"""By level, the weakest first. None is senseless: what any of them plays promised to be nearly as good as the best."""


class LevelBot:
    """A player of a level: the game's own where it has one, else one who searches."""

    looks = True

    def __init__(self, level: str) -> None:
        self.level = level

    def choose(self, game: AnyGame, view: Any, options: Any, moves: Sequence[Any], chance: Chance) -> Choice:
        """What that player chooses."""
        effort = EFFORTS[self.level]
        player = game.bot(self.level, view, options) or SearchBot(effort._replace(tries=effort.tries * game.thought))
        return player.choose(game, view, options, moves, chance)
