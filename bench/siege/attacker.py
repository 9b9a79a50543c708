"""One attacker in a process of its own: an order on standard input, a report on standard output."""

from __future__ import annotations

import asyncio
import sys
from contextlib import suppress

import msgspec
import uvloop

from bench.siege.attacks import KINDS
from bench.siege.enemy import LOST, Enemy, Order


async def attack(order: Order) -> None:
    """Until the time is up, or enough was sent."""
    enemy = Enemy(order)
    with suppress(*LOST, TypeError, KeyError):  # what it needed to begin with was refused: that is an answer too
        async with asyncio.timeout(order.seconds + 5):
            await KINDS[order.kind](enemy)
    sys.stdout.buffer.write(msgspec.json.encode(enemy.report()))
    sys.stdout.flush()


if __name__ == "__main__":
    uvloop.run(attack(msgspec.json.decode(sys.stdin.readline(), type=Order)))
