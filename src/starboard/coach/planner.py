"""The planner: the best plan that can be found in so many seconds, or with so many plans.

A few searches run beside each other, each a chain of annealing with rounds that grow longer (:mod:`…fast.search`). How
far they come depends on the clock, what they find does not: the same seed and the same number of plans give the same
answer, on any number of cores.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any

import msgspec

from starboard.coach.problem import Problem
from starboard.games.space_alert import orders
from starboard.games.space_alert.fast import layout as at
from starboard.games.space_alert.fast import mission, search
from starboard.games.space_alert.fast.target import COMPILING
from starboard.games.space_alert.flight import SURVIVED
from starboard.games.space_alert.scoring import score
from starboard.games.space_alert.turns import play_turn

CHAINS = 4
QUANTUM = 4_000 if COMPILING else 100
"""Plans that a chain tries before the clock is looked at."""
STACKS = 16
"""Orders of the damage tokens that every plan is tried with, where the order is not known."""
JUDGED = 200
"""Orders of the damage tokens that the result is judged by."""
ALPHABET = orders.parse("A A A B B C C C R < > ^ ^ .")
HOT = 3_000


class Found(msgspec.Struct, frozen=True):
    """The best plan found. Survival is over orders of the damage tokens, score over those that come home."""

    plans: list[list[int]]
    outcome: str
    survival: float
    score: float | None
    tried: int
    seconds: float

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
    progress: Progress | None = None,
) -> Found:
    """Search until the time is over, or until so many plans were tried. Ctrl+C ends it with the best so far."""
    stacks = problem.orders_of_tokens(STACKS, seed)
    chains = [Chain(problem, stacks, 1 + seed * CHAINS + number) for number in range(CHAINS)]
    chains[0].run(0)  # compiled, if it has to be, before the clock runs
    begun = time.perf_counter()
    with ThreadPoolExecutor(min(CHAINS, cores or os.cpu_count() or 1)) as pool, suppress(KeyboardInterrupt):
        _run(pool, chains, begun, seconds, plans, progress)
    spent = time.perf_counter() - begun
    best = max(chains, key=lambda chain: chain.worth)
    return judge(problem, best.plans(), sum(chain.tried for chain in chains), spent, seed)


def _run(
    pool: ThreadPoolExecutor,
    chains: list[Chain],
    begun: float,
    seconds: float,
    plans: int | None,
    progress: Progress | None,
) -> None:
    while True:
        left = QUANTUM if plans is None else min(QUANTUM, plans // len(chains) - chains[0].tried)
        if left <= 0:
            return
        list(pool.map(Chain.run, chains, [left] * len(chains)))
        spent = time.perf_counter() - begun
        if progress:
            progress(sum(chain.tried for chain in chains), spent, max(chain.worth for chain in chains))
        if plans is None and spent >= seconds:
            return


def judge(problem: Problem, plans: list[list[int]], tried: int, seconds: float, seed: int) -> Found:
    """Fly the plan with the engine itself, over many orders of the damage tokens where none is known."""
    scores = []
    stacks = problem.orders_of_tokens(JUDGED, seed + 1_000_003)
    for one in stacks:
        flight = problem.begin(plans, one)
        while flight.outcome == "flying":
            play_turn(flight, trips=problem.request.trips.get(flight.turn + 1))
        if flight.outcome == SURVIVED:
            scores.append(score(flight).total)
    survival = len(scores) / len(stacks)
    outcome = "survived" if survival >= 0.5 else "destroyed"
    mean = sum(scores) / len(scores) if scores else None
    return Found(plans, outcome, survival, mean, tried, seconds)


class Chain:
    """One search: rows of numbers that belong to it alone."""

    def __init__(self, problem: Problem, stacks: list[list[list[int]]], seed: int) -> None:
        flight = problem.begin(problem.request.plans)
        self.crew = len(flight.crew)
        self.last_turn = flight.last_turn
        size = at.MOST_CREW * at.SLOTS
        begun = mission.state(flight)
        self.s = _bytes([0] * at.STATE_SIZE)
        self.f = _numbers(mission.fixed(flight, problem.request.trips))
        self.t = _numbers(mission.tables().numbers)
        self.begun = _bytes(begun + [0] * (at.STATE_SIZE - len(begun)))
        self.stacks = _bytes([number for one in stacks for number in _stack_row(one)])
        self.free = _bytes(_rows(problem.free, size))
        self.alphabet = _bytes(ALPHABET)
        self.cards, self.held = _cards(problem)
        self.plan = _bytes(_rows([crew.slots for crew in flight.crew], size))
        self.laid = _bytes([search.NO_CARD, 0] * size)
        self.trial, self.tried_cards = _bytes([0] * size), _bytes([0] * (2 * size))
        self.best = _bytes([0] * size)
        self.m = _long([0] * search.SEARCH_SIZE)
        self.m[search.M_RANDOM] = (seed * 2_654_435_761 & search.MASK) or 1
        self.m[search.M_WORTH] = search.NOTHING_YET
        self.m[search.M_ROUND] = search.FIRST_ROUND
        self.m[search.M_HOT] = HOT
        self.m[search.M_STACKS] = len(stacks)
        self.m[search.M_HANDS] = int(problem.hands is not None)
        self.m[search.M_ALPHABET] = len(ALPHABET)

    def run(self, steps: int) -> None:
        """Try so many plans more."""
        search.anneal(
            self.s,
            self.f,
            self.t,
            self.begun,
            self.stacks,
            self.free,
            self.alphabet,
            self.cards,
            self.held,
            self.plan,
            self.laid,
            self.trial,
            self.tried_cards,
            self.best,
            self.m,
            steps,
        )

    @property
    def worth(self) -> int:
        """What the best plan so far is worth."""
        return int(self.m[search.M_BEST])

    @property
    def tried(self) -> int:
        """Plans tried so far."""
        return int(self.m[search.M_TRIED])

    def plans(self) -> list[list[int]]:
        """The best plan so far."""
        return [
            [int(self.best[index * at.SLOTS + slot]) for slot in range(self.last_turn)] for index in range(self.crew)
        ]


def _rows(lists: list[list[Any]], size: int) -> list[int]:
    row = [0] * size
    for index, one in enumerate(lists):
        row[index * at.SLOTS : index * at.SLOTS + len(one)] = map(int, one)
    return row


def _stack_row(stacks: list[list[int]]) -> list[int]:
    return [token for stack in stacks for token in stack + [at.NO_TOKEN] * (at.STACK_SIZE - len(stack))]


def _cards(problem: Problem) -> tuple[Any, Any]:
    numbers = [0] * (at.MOST_CREW * search.MOST_CARDS * search.CARD_NUMBERS)
    held = [0] * at.MOST_CREW
    for index, hand in enumerate(problem.hands or []):
        held[index] = len(hand)
        for place, card in enumerate(hand):
            start = (index * search.MOST_CARDS + place) * search.CARD_NUMBERS
            numbers[start : start + search.CARD_NUMBERS] = [*card.orders(), card.first - 1]
    return _bytes(numbers), _bytes(held)


def _array(numbers: list[int], kind: str) -> Any:
    if not COMPILING:
        return numbers
    import numpy as np

    return np.array(numbers, kind)


def _bytes(numbers: list[int]) -> Any:
    return _array(numbers, "int8")


def _numbers(numbers: list[int]) -> Any:
    return _array(numbers, "int16")


def _long(numbers: list[int]) -> Any:
    return _array(numbers, "int64")
