"""This checkout beside another one, in one run: speed of the engines, what a move costs the server, lines of code.

The two take turns in processes of their own, so that a busy machine slows both alike; the best turn of each counts.
Each checkout is measured by its own benchmarks.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent.parent
TURNS = 7
SECONDS = 1.0
BUDGET = 0.95
"""The engines may be this much as fast as before, and no less."""


def death_angel() -> float:
    """Decisions per second of random players, four of them."""
    decisions, _games = import_module("bench.death_angel").death_angel(4, 0, SECONDS)
    return float(decisions)


def galaxy_trucker() -> float:
    """Decisions per second of random players, whole games of four."""
    _games, decisions, _cards = import_module("bench.galaxy_trucker").whole_games(SECONDS)
    return float(decisions)


def space_alert_table() -> float:
    """Decisions per second of random crews, whole missions of four."""
    bench: Any = import_module("bench.space_alert_table")
    bench.SECONDS = SECONDS
    _games, decisions = bench.random_missions()
    return float(decisions)


def space_alert() -> float:
    """Missions resolved per second, without story."""
    bench: Any = import_module("bench.space_alert")
    bench.ROUNDS, bench.SECONDS = 2, SECONDS
    requests = [bench.read(line) for line in bench.six_threat_missions()]
    return float(
        bench.best(lambda: [bench.score(bench.fly(bench.start(request))) for request in requests], len(requests))
    )


SPEEDS: dict[str, Callable[[], float]] = {
    "death-angel": death_angel,
    "galaxy-trucker": galaxy_trucker,
    "space-alert": space_alert_table,
    "space-alert resolution": space_alert,
}


def main(before: Path) -> None:
    """Print it all."""
    engines(before)
    os.environ["STARBOARD_BEFORE"] = str(before)
    import_module("bench.server").main()
    lines(before)


def engines(before: Path) -> None:
    """How fast each engine is, here and there."""
    for name in SPEEDS:
        there = here = 0.0
        for _ in range(TURNS):
            there, here = max(there, _measured(name, before)), max(here, _measured(name, HERE))
        verdict = "" if here >= BUDGET * there else f"  UNDER {BUDGET}"
        print(f"{name:24} before {there:10,.0f}/s  now {here:10,.0f}/s  ratio {here / there:.2f}{verdict}", flush=True)


def _measured(name: str, checkout: Path) -> float:
    path = os.pathsep.join([str(checkout / "src"), str(checkout)])
    command = [sys.executable, __file__, name]
    done = subprocess.run(
        command, env=os.environ | {"PYTHONPATH": path}, cwd=checkout, stdout=subprocess.PIPE, check=True
    )
    return float(done.stdout)


def lines(before: Path) -> None:
    """Lines of Python by room, and in how many files."""
    there, here = counted(before), counted(HERE)
    for room in [*sorted({*there, *here} - {"all"}), "all"]:
        (old, old_files), (new, new_files) = there.get(room, (0, 0)), here.get(room, (0, 0))
        print(f"{room:24} before {old:6} lines in {old_files:3} files  now {new:6} in {new_files:3}  {new - old:+6}")


def counted(checkout: Path) -> dict[str, tuple[int, int]]:
    """Room → lines and files."""
    found: dict[str, tuple[int, int]] = {}
    source = checkout / "src" / "starboard"
    for path in source.rglob("*.py"):
        parts = path.relative_to(source).parts[:-1]
        size = len(path.read_text(encoding="utf-8").splitlines())
        for room in ("/".join(parts[:2]) or ".", "all"):
            total, files = found.get(room, (0, 0))
            found[room] = (total + size, files + 1)
    return found


if __name__ == "__main__":
    print(SPEEDS[sys.argv[1]]())
