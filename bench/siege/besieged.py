"""The server, its honest guests, and what they notice of an attack."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from socket import socket
from typing import Any

import msgspec
import psutil

from bench.crowd.house import HOST, quantile
from bench.crowd.line import call
from bench.crowd.pace import GAMES, OWN
from bench.crowd.table import Sizes, Table
from bench.siege.enemy import Order, Report
from bench.siege.records import long_record

ROOT = Path(__file__).parent.parent.parent
PATIENCE = 120.0
SERVE = "from starboard.cli import main, serve; serve.PREPARE_AFTER = None; main()"
"""What a server makes ready a while after its start takes a core for a minute, and is nobody's attack."""


class Waits(msgspec.Struct):
    """What honest people waited for, in milliseconds."""

    moves: int
    p50: float
    p95: float
    most: float
    lost: int
    """Sockets that were hung up on."""


class Outcome(msgspec.Struct):
    """One attack, and what it did."""

    kind: str
    before: Waits
    during: Waits
    after: Waits
    memory: tuple[int, int, int]
    """Before, at most, and after, in MB."""
    household: tuple[int, int, int]
    """The same with the processes in which it lets bots think and reads long records."""
    heard: Report
    errors: int
    """Lines of the server's log that are errors."""
    first: str = ""
    """The first of them."""

    @property
    def broken(self) -> int:
        """Answers that were the server's fault."""
        return sum(count for status, count in self.heard.statuses.items() if status.startswith("5"))


class Siege:
    """Attacks on one server, one after the other."""

    def __init__(self, tables: int, seconds: float, count: int, rest: float, root: Path, times: int = 1) -> None:
        self.size, self.seconds, self.count, self.rest, self.root = tables, seconds, count, rest, root
        self.times = times
        self.tables: list[Table] = []

    async def run(self, kinds: list[str], show: Callable[[Outcome], None] = lambda _: None) -> bool:
        """All these attacks; whether nothing broke."""
        with tempfile.TemporaryDirectory() as folder:
            record = Path(folder) / "long.starboard"
            record.write_bytes(await asyncio.to_thread(long_record))
            well = True
            for kind in kinds:
                async with self._served(Path(folder)) as (process, port, log):
                    for _ in range(self.times):
                        outcome = await self._attack(kind, process, port, log, record)
                        show(outcome)
                        well = well and not outcome.errors and not outcome.broken
            return well

    @asynccontextmanager
    async def _served(self, folder: Path) -> AsyncIterator[tuple[psutil.Process, int, Path]]:
        """A server of its own for each attack, and honest people at it."""
        with socket() as probe:
            probe.bind((HOST, 0))
            port = int(probe.getsockname()[1])
        store, log = folder / f"{port}.sqlite3", folder / f"{port}.log"
        command = [sys.executable, "-c", SERVE, "serve", "--no-browser", "--host", "0.0.0.0", "--port", str(port)]
        command += ["--database", f"sqlite:///{store}", "--log-level", "error"]
        environment = os.environ | {"PYTHONPATH": str(self.root / "src"), "STARBOARD_DATA": str(folder)}
        with log.open("wb") as errors:
            server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=errors, env=environment, cwd=self.root)
        try:
            await _up(port)
            self.tables = [
                Table(game := GAMES[number % len(GAMES)], number, OWN[game], Sizes()) for number in range(self.size)
            ]
            for table in self.tables:
                await table.open(HOST, port)
            await asyncio.gather(*(table.warm() for table in self.tables))
            yield psutil.Process(server.pid), port, log
        finally:
            for table in self.tables:
                table.close()
            server.terminate()
            await asyncio.to_thread(server.wait)

    async def _attack(self, kind: str, process: psutil.Process, port: int, log: Path, record: Path) -> Outcome:
        code = await _public_code(port)
        beats = [asyncio.create_task(table.beat()) for table in self.tables]
        before = await self._measure(self.seconds)
        memory = _megabytes(process)
        # With a count it takes what it takes.
        seconds = self.seconds if not self.count else 24 * 3600.0
        order = Order(kind, port, seconds, self.count, code, str(record))
        attacker = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bench.siege.attacker"),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=os.environ | {"PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"},
            cwd=ROOT,
        )
        speaking = asyncio.create_task(attacker.communicate(msgspec.json.encode(order) + b"\n"))
        peaks = list(memory)
        peak = asyncio.create_task(_peak(process, peaks))
        during = await self._measure(None, speaking)
        said, _ = await speaking
        peak.cancel()
        with suppress(asyncio.CancelledError):
            await peak
        await asyncio.sleep(self.rest)
        after = await self._measure(self.seconds)
        for beat in beats:
            beat.cancel()
        rested = _megabytes(process)
        return Outcome(
            kind=kind,
            before=before,
            during=during,
            after=after,
            memory=(memory[0], peaks[0], rested[0]),
            household=(memory[1], peaks[1], rested[1]),
            heard=msgspec.json.decode(said, type=Report) if said else Report(),
            first=_first(log),
            errors=sum(b'"error"' in line or b"Traceback" in line for line in log.read_bytes().splitlines()),
        )

    async def _measure(self, seconds: float | None, until: asyncio.Task[Any] | None = None) -> Waits:
        for table in self.tables:
            table.start()
        if until is not None:
            await asyncio.wait({until})
        else:
            await asyncio.sleep(seconds or 0.0)
        # What is on its way counts too: however long it takes.
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while any(table.sent for table in self.tables):
                    await asyncio.sleep(0.01)
        waits = [wait * 1_000 for table in self.tables for wait in table.waits()]
        lost = sum(line.lost for table in self.tables for line in table.lines)
        return Waits(len(waits), quantile(waits, 0.5), quantile(waits, 0.95), max(waits, default=float("nan")), lost)


def _first(log: Path) -> str:
    """The beginning of what the server wrote down."""
    return log.read_bytes()[:2_000].decode(errors="replace")


async def _peak(process: psutil.Process, peaks: list[int]) -> None:
    """The most memory it has."""
    while True:
        peaks[:] = map(max, zip(peaks, _megabytes(process), strict=True))
        await asyncio.sleep(0.1)


def _megabytes(process: psutil.Process) -> tuple[int, int]:
    """The server's own, and with its processes."""
    own = all_ = int(process.memory_info().rss)
    for child in process.children(recursive=True):
        with suppress(psutil.NoSuchProcess):  # gone just now
            all_ += int(child.memory_info().rss)
    return own // 1_000_000, all_ // 1_000_000


async def _up(port: int) -> None:
    async with asyncio.timeout(PATIENCE):
        while True:
            with suppress(OSError):
                _, writer = await asyncio.open_connection(HOST, port)
                writer.close()
                return
            await asyncio.sleep(0.05)


async def _public_code(port: int) -> str:
    """A table that the attacker knows, as a guest who was shown its code does."""
    order = {"game": "death-angel", "name": "Host", "seats": 2, "quick": True}
    made, _ = await call(HOST, port, "/api/tables", order, "", "10.99.0.1")
    return str(made["table"]["code"])


def show(outcome: Outcome) -> None:
    """One line for one attack."""

    def waits(one: Waits) -> str:
        return f"{one.p50:5.1f}/{one.p95:5.1f}/{one.most:6.1f}"

    small, most, after = outcome.memory
    all_ = " → ".join(map(str, outcome.household))
    heard = " ".join(f"{status}:{count}" for status, count in sorted(outcome.heard.statuses.items()))
    print(
        f"{outcome.kind:10} honest p50/p95/max ms before {waits(outcome.before)}  during {waits(outcome.during)}"
        f"  after {waits(outcome.after)}  ({outcome.during.moves} moves, {outcome.after.lost} lines lost)"
        f"  memory {small} → {most} → {after} MB (with its processes {all_})"
        f"  5xx {outcome.broken}  errors {outcome.errors}"
        f"  | sent {outcome.heard.sent:,}, hung up on {outcome.heard.refused:,}  {heard}",
        flush=True,
    )
