"""What is kept, and for how long: finished tables, play-ons, lessons, uploads have an end; games in play have none."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterable, Sequence

from starboard.server.store import Holding, Store

DAY = 86_400.0
AT_ONCE = 20
"""Cleared away in one go: nobody's move waits long behind it."""
PAUSE = 0.05


def too_much(holdings: Iterable[Holding], now: float, days: float, most_bytes: int) -> list[Holding]:
    """What has to go: all that is too old, then the oldest until the rest fits. What is for good counts, and stays."""
    held = sorted(holdings, key=lambda one: one.updated)
    size = sum(one.bytes for one in held)
    going = []
    for one in held:
        if not one.for_good and (one.updated < now - days * DAY or size > most_bytes):
            going.append(one)
            size -= one.bytes
    return going


async def clear(store: Store, going: Sequence[Holding], in_use: Collection[str] = ()) -> int:
    """Clear it away, a little at a time, but for tables that are in memory; how many went."""
    free = [one for one in going if one.id not in in_use]
    gone = 0
    for at in range(0, len(free), AT_ONCE):
        gone += await store.remove(free[at : at + AT_ONCE])
        await asyncio.sleep(PAUSE)
    return gone
