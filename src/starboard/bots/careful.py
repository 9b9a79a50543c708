"""The careful player: tries each move on imagined tables and keeps the one that turned out best.

Flat Monte Carlo that knows no game. It deals the hidden cards anew (``imagine``), plays each candidate move on the same
imagined tables, lets random players go on for a while, and asks the game how promising the outcome looks. It never
sees more than its seat's view.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from starboard.core.chance import Chance, Seeded
from starboard.core.game import AnyGame

WORLDS = 24
"""Imagined tables each move is tried on."""
HORIZON = 14
"""Decisions that random players go on for."""
CANDIDATES = 16
"""Moves that are tried; where there are more, a random selection."""


class CarefulBot:
    """Thinks a moment before every decision; a tenth of a second or so."""

    looks = True

    def __init__(self, worlds: int = WORLDS, horizon: int = HORIZON) -> None:
        self.worlds, self.horizon = worlds, horizon

    def choose(self, game: AnyGame, view: Any, moves: Sequence[Any], chance: Chance) -> Any:
        """The move that looked best."""
        if len(moves) == 1:
            return moves[0]
        candidates = list(moves)
        if len(candidates) > CANDIDATES:
            chance.shuffle(candidates)
            del candidates[CANDIDATES:]
        totals = [0.0] * len(candidates)
        for _ in range(self.worlds):
            world = game.imagine(view, chance)
            luck = chance.below(2**31)
            for place, move in enumerate(candidates):
                # Every candidate meets the same luck, so the moves are compared and not the dice.
                totals[place] += self._try(game, game.copy(world), view.seat, move, Seeded(luck))
        return candidates[max(range(len(candidates)), key=totals.__getitem__)]

    def _try(self, game: AnyGame, state: Any, seat: int, move: Any, chance: Chance) -> float:
        game.carry_out(state, seat, move, chance)
        for _ in range(self.horizon):
            seats = game.to_move(state)
            if not seats:
                break
            actor = seats[chance.below(len(seats))] if len(seats) > 1 else seats[0]
            moves = game.moves(state, actor)
            game.carry_out(state, actor, moves[chance.below(len(moves))], chance)
        return game.promise(state, seat)
