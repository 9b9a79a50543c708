"""Who wants to think with the kernel asks here: states and moves of the engine go in, numbers come out."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec
import numpy as np

from starboard.core.kernel import compiled_already
from starboard.games.death_angel.fast import layout as at
from starboard.games.death_angel.fast import thinking
from starboard.games.death_angel.fast.bridge import code_of, pack
from starboard.games.death_angel.fast.features import SIZE
from starboard.games.death_angel.fast.policy import COST
from starboard.games.death_angel.fast.value import SCRATCH, WEIGHTS
from starboard.games.death_angel.moves import AnyMove
from starboard.games.death_angel.state import State

DATA = __name__.rpartition(".fast.")[0]


@cache
def weights() -> list[float]:
    """What was learnt."""
    return msgspec.json.decode((files(DATA) / "data" / "value.json").read_bytes(), type=list[float])


@cache
def _rooms() -> tuple[Any, ...]:
    """Room to work in, and the weights."""
    learnt = np.array(weights(), np.float32)
    assert len(learnt) == WEIGHTS
    return (
        np.zeros(at.ALL, np.int16),
        np.zeros(at.ALL, np.int16),
        np.zeros(8, np.int64),
        np.zeros(2 * at.MOST_MOVES, np.int32),
        np.zeros(SIZE, np.float32),
        learnt,
        np.zeros(SCRATCH, np.float32),
    )


def _arguments(worlds: int, lines: int) -> list[Any]:
    return [
        *_rooms(),
        np.zeros((worlds, at.ALL), np.int16),
        np.zeros(worlds, np.int64),
        np.full((lines, at.TEAMS), -1, np.int32),
        1,
        np.zeros((lines, worlds), np.float32),
    ]


def compiled() -> bool:
    """Whether nobody has to wait until the kernel is compiled."""
    return compiled_already(thinking.think, *_arguments(0, 1))


def compile_now() -> None:
    """Compile it, unless it is kept on disk."""
    thinking.think(*_arguments(0, 1))


def think(
    worlds: Sequence[State], seeds: Sequence[int], lines: Sequence[Sequence[AnyMove]], rounds: int
) -> tuple[list[list[float]], int]:
    """What every line is worth in every world after so many rounds, played on by value; and how much was thought."""
    arguments = _arguments(len(worlds), len(lines))
    random = arguments[2]
    random[COST] = 0
    *_, rows, luck, codes, _, out = arguments
    for n, world in enumerate(worlds):
        rows[n], luck[n] = pack(world), seeds[n]
    for n, line in enumerate(lines):
        codes[n, : len(line)] = [code_of(move) for move in line]
    arguments[-2] = rounds
    thinking.think(*arguments)
    return out.tolist(), int(random[COST])
