"""What an accepted move costs the server before anybody is shown anything: the engine's part of it, and all of it.

Random crews play the games through a house whose store is a list in memory; nobody looks on. The engine's part is the
time in ``copy``, ``ask``, ``carry_out`` and ``tick``. With ``STARBOARD_BEFORE=/path/to/another/checkout`` the same is
measured under the sources there; the two take turns in processes of their own, and the best turn of each counts.
"""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from copy import deepcopy
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from starboard import games
from starboard.core.game import Illegal, Move
from starboard.server import lobby, plan
from starboard.server.fold import Folded
from starboard.server.house import House
from starboard.server.live import Live
from starboard.server.messages.tables import CreateTable
from starboard.server.settings import Settings
from starboard.server.store import Brief, Conflict, Heard, Holding, Store

TURNS = 5
MOVES = 400
SEATS = 4
THINKING = {"space-alert": 2.0, "galaxy-trucker": 2.0}
"""Seconds on the wall clock between two moves where the game has a clock."""
ENGINE = ("copy", "ask", "carry_out", "tick")


class Part(msgspec.Struct):
    """A method of the engine: how often it ran, and the nanoseconds in it."""

    runs: int = 0
    spent: int = 0


class Cost(msgspec.Struct):
    """What so many moves cost: each part of the engine, and nanoseconds in all."""

    moves: int
    all: int
    parts: dict[str, Part]

    @property
    def engine(self) -> float:
        """Microseconds of the engine a move."""
        return sum(part.spent for part in self.parts.values()) / self.moves / 1000

    def __str__(self) -> str:
        parts = [
            f"{name} {part.runs / self.moves:.2f} × {part.spent / part.runs / 1000:.1f}"
            for name, part in self.parts.items()
            if part.runs
        ]
        return f"engine {self.engine:6.1f} µs a move ({', '.join(parts)}), all {self.all / self.moves / 1000:6.1f} µs"


class Memory(Store):
    """A store that costs nothing."""

    kind, shared = "memory", False

    def __init__(self) -> None:
        self.logs: dict[str, list[bytes]] = {}

    async def open(self, heard: Heard) -> None:
        """Nothing to open."""

    async def close(self) -> None:
        """Nothing to close."""

    async def check(self) -> None:
        """Always well."""

    async def key(self) -> bytes:
        """Signs nothing here."""
        return b"key"

    async def append(self, code: str, expected: int, items: Sequence[bytes], brief: Brief | None) -> None:
        """Keep the items."""
        log = self.logs.setdefault(code, [])
        if len(log) != expected:
            raise Conflict
        log += items

    async def items(self, code: str, after: int = 0) -> list[bytes]:
        """The items."""
        return self.logs.get(code, [])[after:]

    async def name(self, guest: str) -> str | None:
        """Everybody has the same name."""
        return guest

    async def set_name(self, guest: str, name: str) -> None:
        """Not kept."""

    async def tables_of(self, guest: str, limit: int) -> list[Brief]:
        """Not kept."""
        return []

    async def keep_replay(self, id: str, data: bytes) -> None:
        """Not kept."""

    async def replay(self, id: str) -> bytes | None:
        """Not kept."""
        return None

    async def brief(self, code: str) -> Brief | None:
        """Not kept."""
        return None

    async def holdings(self) -> list[Holding]:
        """Nothing takes room."""
        return []

    async def remove(self, holdings: Sequence[Holding]) -> int:
        """Nothing is cleared away."""
        return 0

    async def count(self, numbers: Mapping[str, int]) -> None:
        """Not counted."""

    async def counted(self) -> dict[str, int]:
        """Not counted."""
        return {}


class Stopwatch:
    """Takes the time spent in some methods of a class; one that calls another is counted once."""

    def __init__(self, kind: type, names: Sequence[str]) -> None:
        self.parts = {name: Part() for name in names}
        self.counts = self._inside = False
        for name in names:
            setattr(kind, name, self._timed(name, getattr(kind, name)))

    def _timed(self, name: str, method: Any) -> Any:
        def timed(*args: Any, **more: Any) -> Any:
            if self._inside or not self.counts:
                return method(*args, **more)
            self._inside = True
            part = self.parts[name]
            part.runs += 1
            start = time.process_time_ns()
            try:
                return method(*args, **more)
            finally:
                part.spent += time.process_time_ns() - start
                self._inside = False

        return timed


async def measure(name: str) -> Cost:
    """Play a game with random moves until there were enough of them."""
    game = games.find(name)
    assert game is not None
    clock = 1_000_000.0
    house = House(Memory(), Settings(idle_seconds=1e9), now=lambda: clock)
    await house.open()
    dice = random.Random(1)
    all_ = moves = 0
    watch = Stopwatch(type(game), ENGINE)

    async def laid() -> Live:
        order = CreateTable(game=name, seats=SEATS, quick=True, seed=dice.randrange(2**32))
        return await lobby.create(house, "ada", "Ada", order)

    live = await laid()
    while moves < MOVES:
        if live.folded.phase == "over":
            live = await laid()
        clock += THINKING.get(name, 0.0)
        folded = live.folded
        choices = [(seat, move) for seat in folded.to_move for move in game.moves(folded.state, seat)]
        if not choices:
            await live.act(plan.tick)
            continue
        seat, move = dice.choice(choices)
        kept = deepcopy(watch.parts)
        watch.counts, start = True, time.process_time_ns()
        try:
            await live.act(partial(_play, seat, move))
            all_ += time.process_time_ns() - start
            moves += 1
        except Illegal:  # the clock struck first
            watch.parts = kept
            await live.act(plan.tick)
        finally:
            watch.counts = False
    live.stop()
    await house.close()
    return Cost(moves, all_, watch.parts)


def _play(seat: int, move: Move, folded: Folded, now: float) -> plan.Plan:
    return plan.play(folded, now, seat, move, None, None)


def main() -> None:
    """Print what a move costs, and what it cost before if there is something to compare with."""
    here, before = Path(__file__).parent.parent, os.environ.get("STARBOARD_BEFORE")
    for name in games.names():
        costs: dict[str, list[Cost]] = {}
        for _ in range(TURNS):
            for which, root in (("before", before), ("now", here)):
                if root is not None:
                    costs.setdefault(which, []).append(_elsewhere(name, Path(root) / "src"))
        best = {which: min(turns, key=lambda cost: cost.engine) for which, turns in costs.items()}
        for which, cost in best.items():
            print(f"{name:15} {which:7} {cost}", flush=True)
        if "before" in best:
            print(f"{name:15} engine: {best['now'].engine / best['before'].engine:.2f} of before", flush=True)


def _elsewhere(name: str, source: Path) -> Cost:
    """Measured in a process of its own, under these sources."""
    command = [sys.executable, __file__, name]
    done = subprocess.run(
        command, env=os.environ | {"PYTHONPATH": str(source)}, stdout=subprocess.PIPE, check=True, cwd=source
    )
    return msgspec.json.decode(done.stdout, type=Cost)


if __name__ == "__main__":
    if len(sys.argv) > 1:
        sys.stdout.buffer.write(msgspec.json.encode(asyncio.run(measure(sys.argv[1]))))
    else:
        main()
