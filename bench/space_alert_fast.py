"""The fast flight beside the engine: whole six-threat missions per second on one core, on all cores, on a GPU.

The flights are those of ``bench.space_alert``. On a GPU each flight reads a plan from memory: one of two thousand that
come home for its mission. Once neighbouring threads fly different missions, once different plans of the same mission,
as a planner does.
"""

from __future__ import annotations

import os
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from bench.space_alert import best, six_threat_missions, start
from starboard.core.kernel import INSTALLED
from starboard.games.space_alert.flight_file import read
from starboard.games.space_alert.scoring import score
from starboard.games.space_alert.turns import fly

FLIGHTS = 20_000
ON_GPU = 20_000_000
OWN_PLANS = 2_000
"""Plans of each mission on the GPU."""
SECONDS = 2.0


def main() -> None:
    """Print speeds and ratios; what the machine lacks is said."""
    if not INSTALLED:
        print("SKIPPED: numba is not installed (pip install 'starboard-games[fast]')")
        return
    import numpy as np

    from starboard.games.space_alert.fast import arrays, batch, gpu

    requests = [read(line) for line in six_threat_missions()]
    flights = [start(request) for request in requests]
    begun, fixed, tables = arrays.begun(flights), arrays.fixed(flights), arrays.tables()
    which = (np.arange(FLIGHTS) % len(flights)).astype(np.int32)
    plans = np.ascontiguousarray(arrays.plans(flights)[which])
    out = arrays.results(FLIGHTS)
    room = arrays.room()
    began, spent = time.perf_counter(), time.process_time()
    batch.fly_many(begun, fixed, tables, which[:1], plans[:1], room, out[:1])
    print(f"compiled or loaded: {time.perf_counter() - began:.1f} s ({time.process_time() - spent:.1f} s of one core)")

    def kernel() -> None:
        batch.fly_many(begun, fixed, tables, which, plans, room, out)

    def engine() -> list[int]:
        return [score(fly(start(request))).total for request in requests]

    speeds: list[tuple[float, float]] = []
    for _ in range(3):  # alternating, since others may be at work on this machine
        speeds.append((best(kernel, FLIGHTS), best(engine, len(requests))))
    assert engine() == out[: len(requests), 2].tolist()
    fast, slow = (max(speed[side] for speed in speeds) for side in (0, 1))
    print(f"engine, one core: {slow:12,.0f} missions/s")
    print(f"kernel, one core: {fast:12,.0f} missions/s, {fast / slow:.0f} times the engine")
    cores = os.cpu_count() or 1
    print(f"kernel, {cores} cores: {_threads(cores, begun, fixed, tables, which, plans):12,.0f} missions/s")
    if gpu.available():
        _gpu(begun, fixed, tables, plans[: len(flights)])
    else:
        print("SKIPPED: no GPU here")


def _threads(cores: int, begun: Any, fixed: Any, tables: Any, which: Any, plans: Any) -> float:
    """All cores at once, each with arrays of its own; wall time."""
    from starboard.games.space_alert.fast import arrays, batch

    def work(until: float) -> int:
        out, room, done = arrays.results(FLIGHTS), arrays.room(), 0
        while time.perf_counter() < until:
            batch.fly_many(begun, fixed, tables, which, plans, room, out)
            done += FLIGHTS
        return done

    with ThreadPoolExecutor(cores) as pool:
        began = time.perf_counter()
        done = sum(pool.map(work, [began + SECONDS] * cores))
        return done / (time.perf_counter() - began)


def _gpu(begun: Any, fixed: Any, tables: Any, plans: Any) -> None:
    """Kernel time by events, and a whole call with the plans copied there and the results copied back."""
    import numpy as np

    random = np.random.default_rng(1)
    which = random.integers(0, len(plans), ON_GPU).astype(np.int32)
    own = _own_plans(begun, fixed, tables, plans, random)
    many = own[which, random.integers(0, own.shape[1], ON_GPU)]
    _on_gpu("missions mixed", begun, fixed, tables, many, which)
    order = np.argsort(which, kind="stable")
    _on_gpu("a mission after the other", begun, fixed, tables, many[order], which[order])


def _own_plans(begun: Any, fixed: Any, tables: Any, plans: Any, random: Any) -> Any:
    """Many different plans for each mission, all of which bring the ship home."""
    import numpy as np

    from starboard.games.space_alert.fast import arrays, batch

    found = np.zeros((len(plans), OWN_PLANS, plans.shape[1]), np.int8)
    for mission, plan in enumerate(plans):
        kept = 0
        while kept < OWN_PLANS:
            tried = np.repeat(plan[None], 4 * OWN_PLANS, 0)
            for _ in range(6):
                tried[np.arange(len(tried)), random.integers(0, len(plan), len(tried))] = random.integers(
                    0, 8, len(tried)
                )
            out = arrays.results(len(tried))
            which = np.full(len(tried), mission, np.int32)
            batch.fly_many(begun, fixed, tables, which, tried, arrays.room(), out)
            home = tried[out[:, 0] == 1][: OWN_PLANS - kept]
            found[mission, kept : kept + len(home)] = home
            kept += len(home)
    return found


def _on_gpu(how: str, begun: Any, fixed: Any, tables: Any, many: Any, which: Any) -> None:
    import numpy as np
    from numba import cuda

    from starboard.games.space_alert.fast import arrays, batch, gpu

    began = time.perf_counter()
    device = [cuda.to_device(rows) for rows in (begun, fixed, tables, which, many)]
    there = cuda.to_device(arrays.results(ON_GPU))
    gpu.fly_many[gpu.blocks(ON_GPU), gpu.THREADS](*device, there)
    cuda.synchronize()
    print(f"GPU, {how}: compiled and warmed up in {time.perf_counter() - began:.1f} s")
    times = []
    for _ in range(5):
        first, last = cuda.event(), cuda.event()
        first.record()
        gpu.fly_many[gpu.blocks(ON_GPU), gpu.THREADS](*device, there)
        last.record()
        last.synchronize()
        times.append(cuda.event_elapsed_time(first, last) / 1000)
    middle = sorted(times)[2]
    print(f"GPU, {how}: {ON_GPU / middle:14,.0f} missions/s ({ON_GPU:,} in {middle:.3f} s, median of 5)")
    began = time.perf_counter()
    device[4] = cuda.to_device(many)
    gpu.fly_many[gpu.blocks(ON_GPU), gpu.THREADS](*device, there)
    found = there.copy_to_host()
    spent = time.perf_counter() - began
    print(f"GPU, {how}, with copying there and back: {ON_GPU / spent:14,.0f} missions/s")
    some = slice(0, ON_GPU, 100)
    expected = arrays.results(len(which[some]))
    batch.fly_many(begun, fixed, tables, which[some], np.ascontiguousarray(many[some]), arrays.room(), expected)
    assert np.array_equal(found[some], expected), "the GPU's results differ from the CPU's"
    print(f"GPU, {how}: every hundredth result compared, all equal to the CPU's")


if __name__ == "__main__":
    main()
