"""The same searches on a GPU, a thread each: the same numbers as on the cores, many more of them at once."""

from __future__ import annotations

from collections.abc import Sequence
from types import TracebackType
from typing import Any, Self

import numpy as np
from numba import cuda

from starboard.coach.population import Ground, sources
from starboard.coach.problem import Gift, Problem
from starboard.games.space_alert.fast import gpu, search


class OnGpu:
    """Searches on a GPU."""

    def __init__(self, problem: Problem, stacks: Sequence[list[list[int]]], size: int, seed: int) -> None:
        self.size, self.stacks = size, len(stacks)
        self._ground = Ground(problem, stacks)
        self._shared = [cuda.to_device(row) for row in self._ground.shared]
        rows = [np.repeat(np.array([row], np.int8), size, 0) for row in self._ground.rows()]
        self._rows = [cuda.to_device(row) for row in rows]
        self._figures = np.array([self._ground.figures_of(number, seed) for number in range(size)], np.int64)
        self._best: tuple[int, Any, Any] = (search.HOPELESS, rows[4][0], rows[5][0])

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        pass

    def run(self, steps: int, in_all: int) -> None:
        self._figures[:, search.M_STEPS] = in_all
        figures = cuda.to_device(self._figures)
        gpu.anneal_many[gpu.blocks(self.size), gpu.THREADS](*self._shared, *self._rows, figures, steps)
        self._figures = figures.copy_to_host()
        best = int(np.argmax(self._figures[:, search.M_BEST]))
        if self._figures[best, search.M_BEST] > self._best[0]:
            plan, kept = self._rows[4][best].copy_to_host(), self._rows[5][best].copy_to_host()
            self._best = (int(self._figures[best, search.M_BEST]), plan, kept)

    def renew(self, share: int) -> None:
        source = np.array(sources(self._figures[:, search.M_WORTH].tolist(), share), np.int32)
        chance = self._figures[:, search.M_RANDOM].copy()
        self._figures = self._figures[source]
        self._figures[:, search.M_RANDOM] = chance
        on_device = cuda.to_device(source)
        for row in self._rows:
            gpu.go_on_from[gpu.blocks(self.size), gpu.THREADS](on_device, row)

    def judge_by(self, stacks: int) -> None:
        self._figures[:, search.M_STACKS] = stacks
        self._figures[:, search.M_WORTH] = search.NOTHING_YET
        self._best = (search.HOPELESS, *self._best[1:])

    @property
    def tried(self) -> int:
        return int(self._figures[:, search.M_STEP].sum())

    @property
    def worth(self) -> int:
        return self._best[0]

    def best(self) -> list[list[int]]:
        return self._ground.plans(self._best[1])

    def gifts(self) -> list[Gift]:
        return self._ground.gifts(self._best[2])
