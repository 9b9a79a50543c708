"""The web server under load: all three games mixed, four players and a television at every table, at human pace.

A real server process with its real store, and the people in processes of their own (``bench/crowd``; what is assumed
of them stands in ``bench/crowd/pace.py``). Printed: the time from sending a move to the last view that shows it, bytes
of an update by game, bytes a second, the cores the server and the people take, memory a table.

    python -m bench.load                         1,000 tables for 60 seconds
    python -m bench.load --tables 90 --seconds 20
    python -m bench.load --against DIR           bytes of updates before and after: the same people at both servers
    python -m bench.load --profile speed.svg     with py-spy, where the server's time goes
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import msgspec
import psutil

from bench.crowd.house import HOST, busy, quantile, server
from bench.crowd.pace import GAMES, GENERIC, OWN, SEATS
from bench.crowd.worker import Measured, Order, Report

ROOT = Path(__file__).parent.parent
AIM = 50.0
"""Milliseconds that 95 of 100 moves should take to everybody's view."""
MOST_BYTES = 2_000
"""Of the median update at an own board."""
BYTES_TABLES = 30
"""Tables for the comparison of bytes, which needs no crowd."""


class Usage(msgspec.Struct):
    """What the server used: seconds of CPU while they played, bytes of memory empty, seated and after play."""

    cpu: float
    took: float
    queued: float
    """Seconds in which the server could have worked and waited for a core; others had them."""
    elsewhere: float
    """Cores that neither the server nor the people used: others on this machine."""
    empty: int
    seated: int
    full: int


class Worker:
    """A process full of people."""

    def __init__(self, order: Order) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "bench.crowd.worker"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=os.environ | {"PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"},
            cwd=ROOT,
        )
        self.say(msgspec.json.encode(order))

    def say(self, line: bytes) -> None:
        """Tell it something."""
        assert self.process.stdin is not None
        self.process.stdin.write(line + b"\n")
        self.process.stdin.flush()

    def wait(self, word: bytes) -> None:
        """Until it says the word."""
        assert self.process.stdout is not None
        if (said := self.process.stdout.readline().strip()) != word:
            raise RuntimeError(f"a worker said {said[:200]!r} and not {word!r}")

    def report(self) -> Report:
        """What it measured."""
        assert self.process.stdout is not None
        return msgspec.json.decode(self.process.stdout.readline(), type=Report)


def play(
    root: Path, tables: int, seconds: float, workers: int, asks: dict[str, dict[str, Any]], profile: str | None = None
) -> tuple[dict[str, Measured], list[Report], Usage]:
    """Play at so many tables of a checkout's server, the games in turn."""
    with server(root) as (process, port):
        empty = process.memory_info().rss
        places = [(GAMES[number % len(GAMES)], number) for number in range(tables)]
        orders = [Order(HOST, port, seconds, places[which::workers], asks) for which in range(workers)]
        crowd = [Worker(order) for order in orders]
        try:
            for worker in crowd:
                worker.wait(b"seated")
            seated = process.memory_info().rss
            before, queued, used, began = process.cpu_times(), _queued(process), busy(), time.perf_counter()
            for worker in crowd:
                worker.say(b"go")
            watched = _profiled(process.pid, seconds, profile) if profile else None
            for worker in crowd:
                worker.wait(b"played")
            took, after, busier = time.perf_counter() - began, process.cpu_times(), busy()
            queued = _queued(process) - queued
            full = process.memory_info().rss
            reports = [worker.report() for worker in crowd]
            if watched is not None:
                watched.wait()
        finally:
            for worker in crowd:
                worker.process.kill()
                worker.process.wait()
    cpu = after.user + after.system - before.user - before.system
    elsewhere = (busier - used - cpu - sum(report.cpu for report in reports)) / took
    games = {game: _together([report.games[game] for report in reports if game in report.games]) for game in GAMES}
    return games, reports, Usage(cpu, took, queued, max(elsewhere, 0.0), empty, seated, full)


def _queued(process: psutil.Process) -> float:
    """Seconds that the server's main thread was ready and waited for a core; 0 where the system does not say."""
    try:
        return int(Path(f"/proc/{process.pid}/schedstat").read_text().split()[1]) / 1e9
    except OSError:
        return 0.0


def _profiled(pid: int, seconds: float, file: str) -> subprocess.Popen[bytes]:
    kind = "flamegraph" if file.endswith(".svg") else "raw"
    command = ["py-spy", "record", "-p", str(pid), "-d", str(int(seconds)), "-o", file, "-f", kind]
    return subprocess.Popen(command, stdout=subprocess.DEVNULL)


def _together(parts: list[Measured]) -> Measured:
    whole = Measured()
    for part in parts:
        for name in Measured.__struct_fields__:
            setattr(whole, name, getattr(whole, name) + getattr(part, name))
    return whole


def report(tables: int, games: dict[str, Measured], reports: list[Report], usage: Usage) -> None:
    """What was reached."""
    waits = [wait for game in games.values() for wait in game.waits]
    took = usage.took
    print(f"{tables} tables with {SEATS} seats and a television each, {took:.0f} s")
    for name, each in [*games.items(), ("all", _together(list(games.values())))]:
        p50, p95, p99 = (quantile(each.waits, part) * 1000 for part in (0.5, 0.95, 0.99))
        print(
            f"  {name:15} {len(each.waits) / took:6.1f} moves/s  move → everybody's view: "
            f"p50 {p50:6.1f}  p95 {p95:6.1f}  p99 {p99:6.1f} ms   {each.bytes / took / 1000:7.0f} kB/s"
            f"   refused {each.refused}, skipped {each.skipped}, games over {each.over}, lines lost {each.lost}"
        )
    reached = quantile(waits, 0.95) * 1000
    print(f"  p95 {reached:.1f} ms (aim: under {AIM:.0f} ms{'' if reached < AIM else ', missed'})")
    sizes(games, "own boards")
    lags = [lag for one in reports for lag in one.lags]
    people = sum(one.cpu / one.took for one in reports)
    print(
        f"server: {usage.cpu / took:.2f} cores, {usage.cpu / max(len(waits), 1) * 1000:.2f} ms a move; "
        f"people: {people:.2f} cores in {len(reports)} processes, whose loops were late by "
        f"{quantile(lags, 0.5) * 1000:.1f} ms (p50), {quantile(lags, 0.95) * 1000:.1f} ms (p95); "
        f"others on this machine: {usage.elsewhere:.2f} cores of {psutil.cpu_count()}, for which the server waited "
        f"{usage.queued / took:.0%} of the time"
    )
    print(
        f"memory: {(usage.full - usage.empty) / tables / 1000:.0f} kB a table with its {SEATS + 1} sockets after play, "
        f"{(usage.seated - usage.empty) / tables / 1000:.0f} kB when seated"
    )


def sizes(games: dict[str, Measured], board: str, before: dict[str, Measured] | None = None) -> None:
    """Bytes of an update, by game."""
    for name, each in games.items():
        now, old = _bytes(each), "" if before is None else f"{_bytes(before[name])}  →  "
        median = quantile(each.players, 0.5)
        aim = "" if board != "own boards" or median <= MOST_BYTES else f" (aim: median under {MOST_BYTES:,})"
        print(f"  {name:15} bytes of an update, {board}: {old}{now}{aim}")


def _bytes(game: Measured) -> str:
    def pair(values: list[int]) -> str:
        return f"median {quantile(values, 0.5):6,.0f} p95 {quantile(values, 0.95):6,.0f}"

    return f"{pair(game.players)} (television {pair(game.televisions)})"


def compare(old: Path, seconds: float) -> None:
    """The same people at the servers of two checkouts: what an update takes at own boards and at the generic one."""
    for board, asks in (("own boards", OWN), ("generic board", dict.fromkeys(GAMES, GENERIC))):
        before, _, _ = play(old, BYTES_TABLES, seconds, 1, asks)
        after, _, _ = play(ROOT, BYTES_TABLES, seconds, 1, asks)
        sizes(after, board, before)


def main() -> None:
    """Load a server, or compare two."""
    parser = argparse.ArgumentParser(prog="python -m bench.load", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--tables", type=int, default=1_000)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--workers", type=int, default=2, help="processes full of people")
    parser.add_argument("--against", type=Path, metavar="DIR", help="bytes of updates beside another checkout's server")
    parser.add_argument("--profile", metavar="FILE", help="py-spy: where the server's time goes (.svg, or raw stacks)")
    # As one of all benchmarks the command line is not ours.
    args = parser.parse_args(sys.argv[1:] if __name__ == "__main__" else [])
    if args.against:
        compare(args.against.resolve(), args.seconds)
    else:
        report(args.tables, *play(ROOT, args.tables, args.seconds, args.workers, OWN, args.profile))


if __name__ == "__main__":
    main()
