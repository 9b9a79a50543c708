"""The kernel plays as the engine does: the same missions with the same luck, compared after every move."""

from __future__ import annotations

import random
from typing import Any

import pytest

from starboard.games.death_angel.cards import SETUP_FOR
from starboard.games.death_angel.fast import bridge
from starboard.games.death_angel.fast import layout as at
from starboard.games.death_angel.fast.target import plain
from starboard.games.death_angel.game import DeathAngel

GAME = DeathAngel()


class Kernel:
    """A mission on the kernel, run as plain Python."""

    def __init__(self, luck: int, seats: int) -> None:
        self.rounds, self.answers, self.column = plain("rounds"), plain("answers"), plain("column")
        self.s, self.r, self.m = [0] * at.ALL, [luck, 0, 0], [0] * at.MOST_MOVES
        plain("begin").begin(self.s, self.r, SETUP_FOR[seats], seats)
        self._work()

    def _work(self) -> None:
        count = self.rounds.work(self.s, self.r, self.m, False)
        self.moves = [bridge.move_of(code) for code in self.m[:count]]

    def play(self, move: Any) -> None:
        """One of the moves."""
        self.answers.answer(self.s, self.r, bridge.code_of(move))
        self.column.settle(self.s)
        self._work()


@pytest.mark.parametrize("seed", range(24))
def test_the_same_missions_with_the_same_luck(seed: int) -> None:
    seats = (1, 1, 1, 2, 3, 4, 5, 6)[seed % 8]
    mind = random.Random(seed)
    luck = bridge.Twin(mind.getrandbits(47))
    kernel = Kernel(luck.state, seats)
    state = GAME.new(GAME.Options(), seats, luck)
    while True:
        assert bridge.bare(bridge.pack(state)) == bridge.bare(kernel.s)
        assert luck.state == kernel.r[at.R_STATE]
        if state.outcome:
            break
        asked = [(seat, move) for seat in GAME.to_move(state) for move in GAME.moves(state, seat)]
        assert sorted(map(repr, kernel.moves)) == sorted(repr(move) for _, move in asked)
        seat, move = mind.choice(asked)
        if mind.random() < 0.8:
            move = GAME.habit(state, seat, GAME.moves(state, seat), bridge.Twin(mind.getrandbits(40)))
        kernel.play(move)
        GAME.carry_out(state, seat, move, luck)
