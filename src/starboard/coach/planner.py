"""The planner: the best plan that can be found in so many seconds, or with so many plans.

A population of searches cools down once, beside each other (:mod:`…fast.search`); now and then the worst of them go on
from where the best stand. How far they come depends on the clock, what they find does not: the same seed and the same
number of plans give the same answer on any number of cores. A GPU has a larger population, else it is the same search.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Sequence
from contextlib import suppress

import msgspec

from starboard.coach.population import Cores, Population
from starboard.coach.problem import Gift, Problem
from starboard.core.kernel import COMPILING
from starboard.games.space_alert.flight import SURVIVED
from starboard.games.space_alert.scoring import score
from starboard.games.space_alert.turns import fly

GENERATION = 100 if COMPILING else 25
"""Plans that every search tries before the worst go on from the best."""
MANY, FEW = 256, 4
"""Searches beside each other: more where there is time for all of them to cool slowly."""
ON_GPU = 16_384
SLOWLY = 8_000
"""Plans that a search should have at least, before there are more searches."""
RENEWED = 8
"""One of so many goes on from the best."""
STACKS = 16
"""Orders of the damage tokens that a plan is tried with, where the order is not known."""
ROUGHLY = 4
"""While it is hot so many of them do."""
REFINED = 0.6
"""The part of the search after which all of them count."""
JUDGED = 200
"""Orders of the damage tokens that the result is judged by."""
PILOT = 200
"""Plans tried to see how fast it goes."""


class Found(msgspec.Struct, frozen=True):
    """The best plan found. Survival is over orders of the damage tokens, score over those that come home."""

    plans: list[list[int]]
    outcome: str
    survival: float
    score: float | None
    tried: int
    seconds: float
    gifts: list[Gift] = []
    """Which cards change hands for it, where hands are known."""

    @property
    def per_second(self) -> float:
        """Plans tried a second."""
        return self.tried / self.seconds if self.seconds else 0.0


Progress = Callable[[int, float, int], None]
"""Called now and then with plans tried, seconds, and what the best plan so far is worth."""


def plan(
    problem: Problem,
    *,
    seconds: float = 10.0,
    plans: int | None = None,
    seed: int = 1,
    cores: int | None = None,
    gpu: bool = False,
    progress: Progress | None = None,
) -> Found:
    """Search until the time is over, or until so many plans were tried. Ctrl+C ends it with the best so far."""
    stacks = problem.orders_of_tokens(STACKS, seed)
    cores = cores or os.cpu_count() or 1
    speed = _speed(problem, stacks) * cores  # compiled, if it has to be, before the clock runs
    expected = plans if plans is not None else int(speed * seconds)
    if gpu:
        from starboard.coach.on_gpu import OnGpu

        searches: Population = OnGpu(problem, stacks, ON_GPU, seed)
    else:
        size = max(1, min(expected, max(FEW, min(MANY, expected // SLOWLY))))
        searches = Cores(problem, stacks, size, seed, cores)
    begun = time.perf_counter()
    with searches, suppress(KeyboardInterrupt):
        _run(searches, begun, seconds, plans, progress)
    spent = time.perf_counter() - begun
    return judge(problem, searches.best(), searches.tried, spent, seed, searches.gifts())


def _speed(problem: Problem, stacks: Sequence[list[list[int]]]) -> float:
    """Plans a second on one core, roughly."""
    with Cores(problem, stacks, 1, 1, 1) as one:
        one.run(1, PILOT)
        begun = time.perf_counter()
        one.run(PILOT if COMPILING else 10, PILOT)
        return one.tried / (time.perf_counter() - begun)


def _run(searches: Population, begun: float, seconds: float, plans: int | None, progress: Progress | None) -> None:
    """One generation after the other, cooling down by what is over of the time or of the plans."""
    steps = None if plans is None else max(1, plans // searches.size)
    done, rough = 0, searches.stacks > ROUGHLY
    if rough:
        searches.judge_by(ROUGHLY)
    while steps is None or done < steps:
        spent = time.perf_counter() - begun
        if steps is None and spent >= seconds:
            return
        quantum = GENERATION if steps is None else min(GENERATION, steps - done)
        in_all = steps or max(done + quantum, round(done * seconds / spent) if done else 100 * quantum)
        if done:
            searches.renew(RENEWED)
        if rough and done >= REFINED * in_all:
            rough = False
            searches.judge_by(searches.stacks)
        searches.run(quantum, in_all)
        done += quantum
        if progress:
            progress(searches.tried, time.perf_counter() - begun, searches.worth)


def judge(
    problem: Problem, plans: list[list[int]], tried: int, seconds: float, seed: int, gifts: list[Gift] | None = None
) -> Found:
    """Fly the plan with the engine itself, over many orders of the damage tokens where none is known."""
    scores = []
    stacks = problem.orders_of_tokens(JUDGED, seed + 1_000_003)
    for one in stacks:
        flight = fly(problem.begin(plans, one), trips=problem.request.trips)
        if flight.outcome == SURVIVED:
            scores.append(score(flight).total)
    survival = len(scores) / len(stacks)
    outcome = "survived" if survival >= 0.5 else "destroyed"
    mean = sum(scores) / len(scores) if scores else None
    return Found(plans, outcome, survival, mean, tried, seconds, gifts or [])
