"""The trucker itself: whoever is responsible for this part of a round decides."""

from __future__ import annotations

from collections.abc import Sequence

from starboard.core.bot import Choice
from starboard.core.chance import Chance
from starboard.core.game import AnyGame
from starboard.games.galaxy_trucker.moves import AnyMove
from starboard.games.galaxy_trucker.moves.building import PointOut
from starboard.games.galaxy_trucker.options import Options
from starboard.games.galaxy_trucker.trucker import words
from starboard.games.galaxy_trucker.trucker.ashore import employ, faulty, insure, mend
from starboard.games.galaxy_trucker.trucker.cockpit import decide
from starboard.games.galaxy_trucker.trucker.skill import SKILLS
from starboard.games.galaxy_trucker.trucker.yard import build
from starboard.games.galaxy_trucker.view import View

SIMPLE = {"ready": "ready", "numbers": "numbers", "settlement": "seen"}
"""Phases in which there is one thing to do, and why."""


class Trucker:
    """A player of a level."""

    looks = True

    def __init__(self, level: str = "hard") -> None:
        self.level = level

    def choose(self, game: AnyGame, view: View, options: Options, moves: Sequence[AnyMove], chance: Chance) -> Choice:
        """What this player does next; nothing while the sand runs and it thinks."""
        skill = SKILLS[self.level]
        if view.phase in SIMPLE:
            return Choice(moves[0], words.reason(SIMPLE[view.phase]))
        if view.phase == "building":
            return build(view, options, moves, skill, chance)
        if view.phase == "insurance":
            return insure(view, options, moves)
        pointing = faulty(view, moves)
        if pointing is not None:
            return Choice(pointing, words.reason("points-out"))
        moves = [move for move in moves if not isinstance(move, PointOut)]  # a sound ship stays sound
        answers = mend if _repairs(view) else employ if view.phase == "team" else decide
        return answers(game, view, options, moves, skill, chance)


def _repairs(view: View) -> bool:
    """Whether ships are checked, or one is repaired in flight (GT-3.11)."""
    return view.phase == "repair" or view.players[view.seat].repairing
