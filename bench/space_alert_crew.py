"""Space Alert's action round at a real server: what four people cost it, what a thinking bot adds, bytes of an update.

A server process with its real store; people over real sockets, with what their board asks for, at the pace of
``bench/crowd/pace.py`` (each lays, turns or takes back a card about every 10 seconds), and a television at each table.
Then as many tables with one person who only looks and three bots that plan their first phases. What is counted begins
when the server has made itself ready and every table's clock runs; its own process and the processes that work for it
(bots think there) are counted apart, and so is what others do on the machine meanwhile.

    python -m bench space_alert_crew
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from pathlib import Path
from typing import Any

import msgspec
import psutil

from bench.crowd.house import HOST, cores, quantile, ready, server
from bench.crowd.line import Line, call
from bench.crowd.pace import OPTIONS, OWN, SEATS
from bench.crowd.table import Sizes, Table

ROOT = Path(__file__).parent.parent
GAME = "space-alert"
TABLES = 8
SECONDS = 45.0
BOTS = SEATS - 1
SETTLE = 10.0
"""Seconds until bots have loaded what they think with."""
MOST_PEOPLE, MOST_BOT, MOST_BYTES = 2.0, 2.0, 2_000
"""Percent of a core for four people and for each bot more; bytes of the median update."""


class Cost(msgspec.Struct):
    """Percent of a core that a table takes: the server's own process, the processes that work for it; and how many
    cores others had meanwhile."""

    own: float
    workers: float
    others: float


def main() -> None:
    """Print cost and size."""
    with server(ROOT) as (process, port):
        ready(process)
        sizes = Sizes()
        people = asyncio.run(_people(process, port, sizes))
        bots = asyncio.run(_bots(process, port))
    print(f"{TABLES} tables, {SECONDS:.0f} s each way, on {psutil.cpu_count()} cores")
    print(
        f"four people and a television: {people.own + people.workers:5.2f} % of a core a table "
        f"(wanted: under {MOST_PEOPLE:.0f}): server {people.own:.2f}, workers {people.workers:.2f}; "
        f"others on the machine {people.others:.2f} cores"
    )
    own, workers = bots.own / BOTS, bots.workers / BOTS
    print(
        f"a thinking bot:               {own + workers:5.2f} % of a core more "
        f"(wanted: at most {MOST_BOT:.0f}): server {own:.2f}, workers {workers:.2f}; "
        f"others on the machine {bots.others:.2f} cores"
    )
    for who, all_sizes in (("a player", sizes.players), ("the television", sizes.televisions)):
        median, late = quantile(list(all_sizes), 0.5), quantile(list(all_sizes), 0.95)
        print(
            f"an update to {who:14}   median {median:5,.0f} bytes (wanted: at most {MOST_BYTES:,}), "
            f"95 of 100 at most {late:,.0f}; {len(all_sizes)} of them"
        )


async def _people(process: psutil.Process, port: int, sizes: Sizes) -> Cost:
    tables = [Table(GAME, number, OWN[GAME], sizes) for number in range(TABLES)]
    await asyncio.gather(*(table.open(HOST, port) for table in tables))
    await asyncio.sleep(1)
    await asyncio.gather(*(table.warm() for table in tables))
    for table in tables:
        table.start()

    async def play() -> None:
        players = [asyncio.create_task(table.beat()) for table in tables]
        await asyncio.wait(players, timeout=SECONDS)
        for player in players:
            player.cancel()

    spent = await _cost(process, play())
    for table in tables:
        table.close()
    return spent


async def _bots(process: psutil.Process, port: int) -> Cost:
    lines = await asyncio.gather(*(_alone(port, number) for number in range(TABLES)))
    for line in lines:
        line.send(msgspec.json.encode({"type": "play", "id": "ready", "move": {"move": "ready"}}))
    await asyncio.sleep(SETTLE)
    return await _cost(process, asyncio.sleep(SECONDS))


async def _alone(port: int, number: int) -> Line:
    """Somebody with three bots."""
    address = f"10.0.1.{number}"
    order: dict[str, Any] = {"game": GAME, "name": "P1", "seats": SEATS, "seed": number, "quick": True}
    made, cookie = await call(HOST, port, "/api/tables", order | {"options": OPTIONS[GAME]}, "", address)
    line = await Line.dial(HOST, port, f"/ws/tables/{made['table']['code']}", cookie, address, lambda _: None)
    line.send(msgspec.json.encode({"type": "hello", **OWN[GAME]}))
    return line


async def _cost(process: psutil.Process, play: Awaitable[None]) -> Cost:
    """What a table takes while this goes on."""
    took = await cores(process, play)
    return Cost(100 * took.own / TABLES, 100 * took.workers / TABLES, took.others)


if __name__ == "__main__":
    main()
