"""How many tables a server carries: four people and a television each, all three games, a move every two seconds.

Tables are added until 95 of 100 moves no longer reach everybody's view within 50 ms. People sit in processes of their
own. One process on SQLite (with ``--against`` first another checkout's), then two on one PostgreSQL, between which the
tables are shared out. All of it has the cores of one machine.

    python -m bench.capacity [--against DIR]
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import psutil
from tests.server import postgres

from bench.crowd.house import HOST, quantile, server
from bench.crowd.pace import GAMES, OWN
from bench.crowd.worker import Order
from bench.load import AIM, ROOT, Worker

PACE = 2.0
"""Seconds between two moves at a table."""
MOST = 6_000

Servers = list[tuple[psutil.Process, int]]


@contextmanager
def _one(root: Path) -> Iterator[Servers]:
    with server(root) as one:
        yield [one]


@contextmanager
def _two_on_postgresql() -> Iterator[Servers]:
    with postgres.running() as url, server(ROOT, url) as one, server(ROOT, url) as other:
        yield [one, other]


def grow(servers: Servers, step: int, seconds: float) -> None:
    """Add tables until they are too many; every step is printed."""
    with ExitStack() as people:
        crowd: list[Worker] = []
        for tables in range(step, MOST + 1, step):
            places = [(GAMES[number % len(GAMES)], number) for number in range(tables - step, tables)]
            for which, (_, port) in enumerate(servers):
                worker = Worker(Order(HOST, port, seconds, places[which :: len(servers)], OWN, PACE))
                people.callback(worker.process.wait)
                people.callback(worker.process.kill)
                crowd.append(worker)
            for worker in crowd[-len(servers) :]:
                worker.wait(b"seated")
            if _p95(servers, crowd, tables) >= AIM:
                print(f"  carries {tables - step} tables; {tables} are too many", flush=True)
                return


def _p95(servers: Servers, crowd: list[Worker], tables: int) -> float:
    before = sum(_cpu(process) for process, _ in servers)
    for worker in crowd:
        worker.say(b"go")
    for worker in crowd:
        worker.wait(b"played")
    used = sum(_cpu(process) for process, _ in servers) - before
    reports = [worker.report() for worker in crowd]
    waits = [wait for report in reports for game in report.games.values() for wait in game.waits]
    took = max(report.took for report in reports)
    people = sum(report.cpu for report in reports) / took
    p50, p95, p99 = (quantile(waits, part) * 1000 for part in (0.5, 0.95, 0.99))
    print(
        f"  {tables:5} tables, {len(waits) / took:5.0f} moves/s: p50 {p50:5.1f}  p95 {p95:6.1f}  p99 {p99:6.1f} ms; "
        f"servers {used / took:.2f} cores, people {people:.2f}",
        flush=True,
    )
    return p95


def _cpu(process: psutil.Process) -> float:
    times = process.cpu_times()
    return float(times.user + times.system)


def main() -> None:
    """One process, and two on a common store."""
    parser = argparse.ArgumentParser(prog="python -m bench.capacity", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--against", type=Path, metavar="DIR", help="another checkout, measured first")
    parser.add_argument("--seconds", type=float, default=12.0, help="every step")
    parser.add_argument("--step", type=int, default=150, help="tables")
    args = parser.parse_args()
    kinds = {"one process, SQLite": lambda: _one(ROOT), "two processes, PostgreSQL": _two_on_postgresql}
    if args.against:
        before = args.against.resolve()
        kinds = {f"one process, SQLite, {before.name}": lambda: _one(before)} | kinds
    for name, running in kinds.items():
        print(f"{name}, a move every {PACE:.0f} s at a table:", flush=True)
        with running() as servers:
            grow(servers, args.step, args.seconds)


if __name__ == "__main__":
    main()
