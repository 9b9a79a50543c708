#!/usr/bin/env python3
"""Prove that the fast flight is the engine's: flights compared number by number after every turn.

    python scripts/prove_fast.py                       two million flights on all cores
    python scripts/prove_fast.py --start 500000 --flights 100000 --jobs 1
    python scripts/prove_fast.py --gpu                 the GPU's states beside the CPU's, bit for bit

Half of the flights are drawn at random; for the other half the plan is climbed first, so that ships come home and the
late turns are flown too. Every pair of cards and every ruling has its turn.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import numpy as np

from starboard.games.space_alert.fast import arrays, batch
from starboard.games.space_alert.fast import layout as at
from starboard.lab import fast_proof

CHUNK = 1000
STEPS = 60
"""Changes tried on each plan that is climbed."""


class Chunk:
    """Flights as arrays."""

    def __init__(self, start: int, flights: int) -> None:
        self.drawn = [fast_proof.draw(number) for number in range(start, start + flights)]
        begun = [drawn.begin() for drawn in self.drawn]
        self.begun = arrays.begun(begun)
        self.fixed = arrays.fixed(begun, [drawn.trips for drawn in self.drawn])
        self.plans = arrays.plans(begun)
        self.which = np.arange(flights, dtype=np.int32)

    def fly(self, plans: Any) -> Any:
        """What a plan is worth: to come home, then the score; else to last long."""
        out = arrays.results(len(plans))
        batch.fly_many(self.begun, self.fixed, arrays.tables(), self.which, plans, arrays.room(), out)
        home = out[:, 0] == at.SURVIVED
        return np.where(home, 1000 + out[:, 2], out[:, 1])

    def climb(self, seed: int) -> None:
        """Better plans for every second flight: random changes, kept if they are no worse."""
        random = np.random.default_rng(seed)
        worth = self.fly(self.plans)
        count = len(self.plans)
        rows = np.arange(count)
        length = np.array([len(drawn.plans) * at.SLOTS for drawn in self.drawn])
        last = np.array([drawn.last_turn for drawn in self.drawn])
        for _ in range(STEPS):
            tried = self.plans.copy()
            for _ in range(2):
                place = random.integers(0, 1 << 30, count) % length
                order = random.choice(np.array(fast_proof.ORDERS), count)
                tried[rows, place] = np.where(place % at.SLOTS < last, order, 0)
            found = self.fly(tried)
            better = (found >= worth) & (rows % 2 == 1)
            self.plans[better] = tried[better]
            worth[better] = found[better]


def prove(start: int, flights: int) -> tuple[int, Counter[str], set[tuple[str, str]], Counter[tuple[str, bool]]]:
    """Compare these flights. Raises ``Difference``. The answer counts what was covered."""
    chunk = Chunk(start, flights)
    chunk.climb(start)
    out = arrays.traces(flights)
    batch.trace_many(chunk.begun, chunk.fixed, arrays.tables(), chunk.which, chunk.plans, out)
    ends = arrays.results(flights)
    batch.fly_many(chunk.begun, chunk.fixed, arrays.tables(), chunk.which, chunk.plans, arrays.room(), ends)
    outcomes: Counter[str] = Counter()
    pairs: set[tuple[str, str]] = set()
    rulings: Counter[tuple[str, bool]] = Counter()
    for place, drawn in enumerate(chunk.drawn):
        plan = chunk.plans[place].reshape(at.MOST_CREW, at.SLOTS)
        plans = [plan[index].tolist() for index in range(len(drawn.plans))]
        fast_proof.check(start + place, drawn, plans, out[place], int(ends[place, 2]))
        last = out[place, :, at.TURN].max()
        outcomes["home" if out[place, last, at.OUTCOME] == at.SURVIVED else f"lost on turn {last:2}"] += 1
        codes = [threat.card for threat in drawn.threats]
        pairs.update((one, other) for one in codes for other in codes if one < other)
        for name in fast_proof.RULINGS:
            rulings[name, getattr(drawn.rulings, name)] += 1
    return flights, outcomes, pairs, rulings


def on_gpu(flights: int) -> None:
    """States after every turn on the GPU and on the CPU, bit for bit."""
    from numba import cuda

    from starboard.games.space_alert.fast import gpu

    done = 0
    while done < flights:
        count = min(50_000, flights - done)
        chunk = Chunk(done, count)
        chunk.climb(done)
        expected, found = arrays.traces(count), arrays.traces(count)
        batch.trace_many(chunk.begun, chunk.fixed, arrays.tables(), chunk.which, chunk.plans, expected)
        device = [
            cuda.to_device(rows) for rows in (chunk.begun, chunk.fixed, arrays.tables(), chunk.which, chunk.plans)
        ]
        result = cuda.to_device(found)
        gpu.trace_many[gpu.blocks(count), gpu.THREADS](*device, result)
        found = result.copy_to_host()
        if not np.array_equal(expected, found):
            raise SystemExit(
                f"the GPU differs in flight {done + int(np.nonzero((expected != found).any((1, 2)))[0][0])}"
            )
        done += count
        print(f"{done:,} flights: the GPU's states are the CPU's, bit for bit", flush=True)


def main() -> None:
    """Prove it in chunks and say what was covered."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--start", type=int, default=0)
    parser.add_argument("--flights", type=int, default=2_000_000)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--gpu", action="store_true")
    args = parser.parse_args()
    if args.gpu:
        on_gpu(args.flights)
        return
    prove(args.start, 2)  # compiled once, before the others start
    begun = time.perf_counter()
    done = 0
    outcomes: Counter[str] = Counter()
    pairs: set[tuple[str, str]] = set()
    rulings: Counter[tuple[str, bool]] = Counter()
    starts = range(args.start, args.start + args.flights, CHUNK)
    with ProcessPoolExecutor(args.jobs) as pool:
        for flights, how, some, switches in pool.map(prove, starts, [CHUNK] * len(starts)):
            done += flights
            outcomes += how
            pairs |= some
            rulings += switches
            if done % (50 * CHUNK) == 0 or done >= args.flights:
                print(f"{done:,} flights equal after every turn, {time.perf_counter() - begun:,.0f} s", flush=True)
    print(f"pairs of cards: {len(pairs)} of {len(fast_proof.PAIRS)}")
    print("rulings: " + ", ".join(f"{name} {'on' if on else 'off'} {n:,}" for (name, on), n in sorted(rulings.items())))
    print("outcomes: " + ", ".join(f"{how} {n:,}" for how, n in sorted(outcomes.items())))


if __name__ == "__main__":
    sys.exit(main())
