"""Random players who mean it: they build before they finish, and fly on rather than give up.

A player who picks any move with equal chance takes a number tile after a few tiles and leaves the flight after a card
or two. These see much more of the game: whole ships, whole decks.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from starboard.core.bot import Choice
from starboard.core.chance import Chance
from starboard.core.game import AnyGame
from starboard.games.galaxy_trucker.moves.building import (
    EndTurn,
    Lift,
    Look,
    Put,
    Return,
    SetAside,
    TakeFaceDown,
    TakeFaceUp,
    TakeNumber,
)
from starboard.games.galaxy_trucker.moves.flight import GiveUp

RELUCTANT: dict[type[Any], int] = {
    TakeNumber: 25,
    TakeFaceUp: 8,
    GiveUp: 40,
    Look: 30,
    Return: 3,
    Lift: 20,
    SetAside: 6,
    EndTurn: 3,
}
"""Moves that are made only once in so many times that they come up."""


class BusyBot:
    """Puts a tile where it fits, draws the next one, and is slow to finish or to give up."""

    looks = False

    def choose(self, game: AnyGame, view: Any, options: Any, moves: Sequence[Any], chance: Chance) -> Choice:
        """One of the moves."""
        eager = [move for move in moves if type(move) is Put or type(move) is TakeFaceDown]
        if eager and chance.below(5):
            return Choice(chance.pick(eager))
        move = moves[0]
        for _ in range(4):
            move = chance.pick(moves)
            if not chance.below(RELUCTANT.get(type(move), 1)):
                break
        return Choice(move)
