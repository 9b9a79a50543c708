#!/usr/bin/env python3
"""How good is the planner? Survival and score over generated missions, by difficulty, crew and time.

    python scripts/measure_planner.py --missions 200 --seconds 1 10 60 --cores 2 --jobs 1
    python scripts/measure_planner.py --missions 25 --hands

A mission is dealt as at a table (threats, trajectories, and with --hands the packets of cards, what is drawn for
incoming data, and data transfers in which cards are given); the order of the damage tokens is not known to the planner,
and survival is over 200 orders.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from typing import get_args

from starboard.coach.deal import dealt
from starboard.coach.planner import plan
from starboard.coach.problem import Problem
from starboard.games.space_alert.options import Difficulty, Options

CREWS = (4, 5)


def generated(difficulty: Difficulty, crew: int, seed: int, hands: bool) -> Problem:
    """A generated mission as it is dealt to this crew; the order of the damage is not known."""
    options = Options(mission="generated", common=difficulty, serious=difficulty)
    return dealt(options, crew, seed, hands=hands, stacks_known=False)


def measure(case: tuple[Difficulty, int, int, float, bool, int, bool]) -> tuple[float, float | None, float]:
    """Survival, score and plans a second of one mission."""
    difficulty, crew, seed, seconds, hands, cores, gpu = case
    found = plan(generated(difficulty, crew, seed, hands), seconds=seconds, seed=1, cores=cores, gpu=gpu)
    return found.survival, found.score, found.per_second


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--missions", type=int, default=200)
    parser.add_argument("--seconds", type=float, nargs="+", default=[1.0, 10.0, 60.0])
    parser.add_argument("--difficulties", nargs="+", default=list(get_args(Difficulty)))
    parser.add_argument("--cores", type=int, default=2)
    parser.add_argument("--jobs", type=int, default=max(1, (os.cpu_count() or 2) // 2))
    parser.add_argument("--hands", action="store_true")
    parser.add_argument("--gpu", action="store_true")
    parser.add_argument("--from", type=int, default=0, dest="first", metavar="SEED")
    args = parser.parse_args()
    plan(generated("white", 4, 1, False), plans=4)  # compiled before the others start
    print("| difficulty | crew | seconds | missions | home in every order | survival | score | plans/s |")
    print("| --- | --- | --- | --- | --- | --- | --- | --- |")
    with ProcessPoolExecutor(args.jobs) as pool:
        for seconds, difficulty, crew in product(args.seconds, args.difficulties, CREWS):
            seeds = range(args.first, args.first + args.missions)
            cases = [(difficulty, crew, seed, seconds, args.hands, args.cores, args.gpu) for seed in seeds]
            found = list(pool.map(measure, cases))
            print(_row(difficulty, crew, seconds, found), flush=True)


def _row(difficulty: str, crew: int, seconds: float, found: list[tuple[float, float | None, float]]) -> str:
    def mean(numbers: Iterator[float]) -> float:
        some = list(numbers)
        return sum(some) / max(1, len(some))

    sure = mean(float(survival == 1) for survival, _, _ in found)
    survival = mean(survival for survival, _, _ in found)
    score = mean(points for _, points, _ in found if points is not None)
    speed = mean(speed for _, _, speed in found)
    cells = (difficulty, crew, f"{seconds:g}", len(found), f"{sure:.1%}", f"{survival:.1%}", f"{score:.1f}")
    return "| " + " | ".join(map(str, cells)) + f" | {speed:,.0f} |"


if __name__ == "__main__":
    main()
