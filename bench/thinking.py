"""What people notice of others' bots: their moves beside twenty tables at which nobody but hard bots plays.

A server process with its real store. A dozen tables of four people and a television play at the pace of
``bench/crowd/pace.py``, first alone, then beside the tables of bots, each with somebody who looks on, so that the bots
move. What a move waits is counted from sending it to the last view that shows it.

    python -m bench thinking
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import psutil

from bench.crowd.house import HOST, Cores, cores, quantile, ready, server
from bench.crowd.line import Line, call
from bench.crowd.pace import GAMES, OPTIONS, OWN, SEATS
from bench.crowd.table import Sizes, Table

ROOT = Path(__file__).parent.parent
PEOPLE, THINKING = 12, 20
SECONDS = 60.0
SETTLE = 15.0
"""Seconds until bots have loaded what they think with."""
MOST = 100.0
"""Milliseconds that 95 of 100 moves are to take at most."""


class Waits(msgspec.Struct):
    """What people waited for, in milliseconds, and the cores that were taken meanwhile."""

    all: list[float]
    cores: Cores

    def __str__(self) -> str:
        parts = "/".join(f"{quantile(self.all, part):.1f}" for part in (0.5, 0.95, 1.0))
        cores = "server {:.2f}, bots {:.2f}, others {:.2f}".format(*self.cores)
        return f"{len(self.all):4} moves, p50/p95/max {parts} ms; cores: {cores}"


def main() -> None:
    """Print what people waited for."""
    with server(ROOT) as (process, port):
        ready(process)
        asyncio.run(_measure(process, port))


async def _measure(process: psutil.Process, port: int) -> None:
    tables = [Table(game := GAMES[number % len(GAMES)], number, OWN[game], Sizes()) for number in range(PEOPLE)]
    await asyncio.gather(*(table.open(HOST, port) for table in tables))
    await asyncio.gather(*(table.warm() for table in tables))
    beats = [asyncio.create_task(table.beat()) for table in tables]
    print(f"{PEOPLE} tables of people:              {await _waits(process, tables)}", flush=True)
    heard = [0] * THINKING
    await asyncio.gather(*(_bots(port, number, heard) for number in range(THINKING)))
    await asyncio.sleep(SETTLE)
    heard[:] = [0] * THINKING
    during = await _waits(process, tables)
    print(f"beside {THINKING} tables of {SEATS} hard bots: {during} (wanted: p95 under {MOST:.0f} ms)")
    for place, game in enumerate(GAMES):
        said = heard[place :: len(GAMES)]
        print(f"  {game}: {sum(said) / len(said) / SECONDS:.2f} messages a second from each table of bots")
    for beat in beats:
        beat.cancel()
    for table in tables:
        table.close()


async def _bots(port: int, number: int, heard: list[int]) -> None:
    """A table of bots, and somebody who looks on and counts what comes."""
    game, address = GAMES[number % len(GAMES)], f"10.9.0.{number}"
    order: dict[str, Any] = {"game": game, "seats": SEATS, "seed": number, "watch": True, "quick": True}
    order |= {"options": OPTIONS[game], "bots": {str(seat): "hard" for seat in range(SEATS)}}
    made, cookie = await call(HOST, port, "/api/tables", order, "", address)

    def hear(_text: bytes) -> None:
        heard[number] += 1

    line = await Line.dial(HOST, port, f"/ws/tables/{made['table']['code']}", cookie, address, hear)
    line.send(msgspec.json.encode({"type": "hello", **OWN[game], "watch": True}))


async def _waits(process: psutil.Process, tables: list[Table]) -> Waits:
    for table in tables:
        table.start()
    taken = await cores(process, asyncio.sleep(SECONDS))
    return Waits([wait * 1_000 for table in tables for wait in table.waits()], taken)


if __name__ == "__main__":
    main()
