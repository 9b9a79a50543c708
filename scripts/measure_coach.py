#!/usr/bin/env python3
"""What does the coach find? Lost missions of bot crews, flown at a table as people do, with the cards they really held.

    python scripts/measure_coach.py --lost 200 --jobs 2
    python scripts/measure_coach.py --lost 20 --bot random --seconds 8

Printed: the share of lost ships that one change of a card would have saved, that two would, that neither would; and how
long the coach took, in seconds of one core's work. With --seconds he also looks for the last turn on which the ship
could be saved.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import count
from statistics import median
from typing import NamedTuple, get_args

import starboard
from starboard import bots
from starboard.coach.coach import advise
from starboard.coach.records import flown
from starboard.core.chance import Seeded
from starboard.games.space_alert.options import Difficulty, Options
from starboard.games.space_alert.state import State
from starboard.lab.drive import play_on

WAYS = {1: "one change", 2: "two changes", 0: "nothing found"}
TOLD = 25
"""After so many lost ships it says how it stands."""


class Case(NamedTuple):
    """A mission to play."""

    seed: int
    difficulty: Difficulty
    seats: int
    bot: str
    seconds: float


class Looked(NamedTuple):
    """What came of it: nothing if the ship came home."""

    singles: int
    pairs: int
    saving: int
    """Changes in the nearest saving way; 0 if none was found."""
    took: float
    """Processor seconds: what else runs on the machine does not count."""
    last_chance: int | None
    searched: bool


def look(case: Case) -> Looked | None:
    """Play the mission; if it is lost, ask the coach."""
    options = Options(mission="generated", common=case.difficulty, serious=case.difficulty, resolution="run")
    table = starboard.table("space-alert", case.seats, options, case.seed)
    chance = Seeded(case.seed, 1)
    crew = [bots.make(case.bot)] * case.seats
    while play_on(table, crew, chance) is not None:
        pass
    assert isinstance(table.state, State)
    if table.state.log[-1].won:
        return None
    begun = time.process_time()
    advice = advise(flown(table.record).problem, seconds=case.seconds, cores=1)
    took = time.process_time() - begun
    saving = len(advice.saving[0].changes) if advice.saving else 0
    return Looked(advice.singles, advice.pairs, saving, took, advice.last_chance, advice.rescue is not None)


def main() -> None:
    """Print a line for the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lost", type=int, default=200)
    parser.add_argument("--from", type=int, default=0, dest="first", metavar="SEED")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--difficulty", default="white", choices=get_args(Difficulty))
    parser.add_argument("--bot", default=bots.strongest(), choices=bots.names())
    parser.add_argument("--seconds", type=float, default=0.0)
    parser.add_argument("--jobs", type=int, default=max(1, (os.cpu_count() or 2) // 2))
    args = parser.parse_args()
    begun = time.perf_counter()
    found: list[Looked] = []
    played = 0
    with ProcessPoolExecutor(args.jobs) as pool:
        for looked in _results(pool, args):
            played += 1
            if looked is None:
                continue
            found.append(looked)
            if len(found) % TOLD == 0 or len(found) == args.lost:
                print(f"{played} missions played, {len(found)} lost, {time.perf_counter() - begun:.0f} s")
                _tell(found)
            if len(found) == args.lost:
                break
        pool.shutdown(cancel_futures=True)


def _tell(found: list[Looked]) -> None:
    for size, name in WAYS.items():
        some = [one for one in found if one.saving == size]
        spent = f", median {median(one.took for one in some):.2f} s" if some else ""
        print(f"  {name}: {len(some)} ({len(some) / len(found):.1%}){spent}")
    print(f"  singles {median(one.singles for one in found):.0f}, pairs {max(one.pairs for one in found):,} at most")
    print(f"  seconds: median {median(one.took for one in found):.2f}, most {max(one.took for one in found):.2f}")
    searched = [one for one in found if one.searched]
    if searched:
        turns = [one.last_chance for one in searched if one.last_chance is not None]
        print(f"  last chance found in {len(turns)} of {len(searched)}, median turn {median(turns):.0f}")
    sys.stdout.flush()


def _results(pool: ProcessPoolExecutor, args: argparse.Namespace) -> Iterator[Looked | None]:
    """One mission after the other, in batches: how many have to be played is not known before."""
    size = 8 * args.jobs
    for first in count(args.first, size):
        seeds = range(first, first + size)
        cases = [Case(seed, args.difficulty, args.seats, args.bot, args.seconds) for seed in seeds]
        yield from pool.map(look, cases)


if __name__ == "__main__":
    main()
