"""A process full of tables: an order on standard input, then "seated"; at every "go" they play, and tell what was
measured: "played", and the report in a line."""

from __future__ import annotations

import asyncio
import sys
import time
from typing import Any

import msgspec
import uvloop

from bench.crowd.table import Sizes, Table

AT_ONCE = 50
"""Tables set at the same time."""
LAST = 1.0
"""Seconds after the end of play in which the last views come."""


class Order(msgspec.Struct):
    """What a worker is to do. ``tables`` are game and number."""

    host: str
    port: int
    seconds: float
    tables: list[tuple[str, int]]
    asks: dict[str, dict[str, Any]]
    pace: float | None = None
    """Seconds between two moves at every table; else each game has its own."""


class Measured(msgspec.Struct):
    """What happened at the tables of one game in one worker."""

    waits: list[float] = []
    players: list[int] = []
    televisions: list[int] = []
    messages: int = 0
    bytes: int = 0
    refused: int = 0
    skipped: int = 0
    over: int = 0
    lost: int = 0


class Report(msgspec.Struct):
    """What a worker measured, by game; ``lags`` are the seconds by which its own loop was late."""

    games: dict[str, Measured]
    took: float
    cpu: float
    lags: list[float]


async def work(order: Order) -> None:
    """Set the tables, and play whenever the word is given."""
    sizes: dict[str, Sizes] = {game: Sizes() for game, _ in order.tables}
    tables = [Table(game, number, order.asks[game], sizes[game], order.pace) for game, number in order.tables]
    for start in range(0, len(tables), AT_ONCE):
        some = tables[start : start + AT_ONCE]
        await asyncio.gather(*(table.open(order.host, order.port) for table in some))
    await asyncio.sleep(LAST)
    for start in range(0, len(tables), AT_ONCE):
        await asyncio.gather(*(table.warm() for table in tables[start : start + AT_ONCE]))
    await asyncio.sleep(LAST)
    print("seated", flush=True)
    while await asyncio.get_running_loop().run_in_executor(None, sys.stdin.readline):
        await _play(tables, order.seconds, sizes)
    for table in tables:
        table.close()


async def _play(tables: list[Table], seconds: float, sizes: dict[str, Sizes]) -> None:
    for table in tables:
        table.start()
    cpu, began = time.process_time(), time.perf_counter()
    lags: list[float] = []
    late = asyncio.create_task(_lateness(lags))
    players = [asyncio.create_task(table.beat()) for table in tables]
    await asyncio.wait(players, timeout=seconds)
    for task in (late, *players):
        task.cancel()
    took, spent = time.perf_counter() - began, time.process_time() - cpu
    print("played", flush=True)
    await asyncio.sleep(LAST)
    games = {game: _measured([table for table in tables if table.game == game], sizes[game]) for game in sizes}
    sys.stdout.buffer.write(msgspec.json.encode(Report(games, took, spent, lags)) + b"\n")
    sys.stdout.flush()


async def _lateness(lags: list[float]) -> None:
    while True:
        due = time.perf_counter() + 0.01
        await asyncio.sleep(0.01)
        lags.append(time.perf_counter() - due)


def _measured(tables: list[Table], sizes: Sizes) -> Measured:
    return Measured(
        waits=[wait for table in tables for wait in table.waits()],
        players=list(sizes.players),
        televisions=list(sizes.televisions),
        messages=sizes.messages,
        bytes=sizes.bytes,
        refused=sum(table.refused for table in tables),
        skipped=sum(table.skipped for table in tables),
        over=sum(table.over for table in tables),
        lost=sum(line.lost for table in tables for line in table.lines),
    )


if __name__ == "__main__":
    uvloop.run(work(msgspec.json.decode(sys.stdin.readline(), type=Order)))
