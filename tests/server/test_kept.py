"""What is kept in memory for a moment has an end, in weight and in time."""

from __future__ import annotations

import asyncio

import pytest
from tests.server.client import told

from starboard.server import kept
from starboard.server.kept import Kept


@told
async def test_the_oldest_make_room() -> None:
    things: Kept[str, int] = Kept(10)
    things.keep("a", 1, 4)
    things.keep("b", 2, 4)
    assert things.get("a") == 1, "asked for again, it is no longer the oldest"
    things.keep("c", 3, 4)
    assert [things.get(key) for key in "abc"] == [1, None, 3]
    assert things.weight == 8


@told
async def test_the_latest_is_kept_whatever_it_weighs() -> None:
    things: Kept[str, int] = Kept(10)
    things.keep("a", 1, 4)
    things.keep("b", 2, 99)
    assert [things.get(key) for key in "ab"] == [None, 2]
    things.keep("b", 3, 5)
    assert (things.get("b"), things.weight) == (3, 5)


@told
async def test_what_nobody_asks_for_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept, "IDLE", 0.05)
    things: Kept[str, int] = Kept(10)
    things.keep("a", 1, 4)
    things.keep("b", 2, 4)
    while things.weight:
        await asyncio.sleep(0.01)
    assert [things.get(key) for key in "ab"] == [None, None]
