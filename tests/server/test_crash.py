"""SIGKILL at random moments under load: every acknowledged move is there afterwards, and was played once.

``STARBOARD_KILLS=1000 pytest tests/server/test_crash.py`` is the long run.
"""

from __future__ import annotations

import asyncio
import os
import random
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from tests.server import toy
from tests.server.client import Guest, Zygote, told
from tests.server.load_players import Player

from starboard.server import log
from starboard.server.fold import Folded
from starboard.server.store.connecting import connect

KILLS = int(os.environ.get("STARBOARD_KILLS", "50"))
TABLES = 4
SEATS = 2


@pytest.mark.slow
@told
async def test_fifty_kills_lose_nothing(tmp_path: Path, zygote: Zygote) -> None:
    database = f"sqlite:///{tmp_path}/tables.sqlite3"
    dice = random.Random(11)
    server = zygote.start(database)
    async with AsyncExitStack() as stack:
        players: list[Player] = []
        for _ in range(TABLES):
            guests = [await stack.enter_async_context(Guest(server.base, f"G{n}")) for n in range(SEATS)]
            code = await guests[0].create(seats=SEATS, options={"length": 1_000_000})
            for guest in guests[1:]:
                await guest.sit(code)
            await guests[0].call("POST", f"/api/tables/{code}/start", {})
            players += [Player(guest, code, seat, lambda: server.base) for seat, guest in enumerate(guests)]
        tasks = [asyncio.create_task(player.run()) for player in players]
        for _ in range(KILLS):
            before = sum(len(player.acknowledged) for player in players)
            while sum(len(player.acknowledged) for player in players) < before + TABLES:
                await asyncio.sleep(0.005)
                assert not any(task.done() for task in tasks)
            await asyncio.sleep(dice.random() * 0.1)
            server.kill()
            server = await asyncio.to_thread(zygote.start, database, server.kept)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    server.kill()
    store = connect(database)
    await store.open(lambda *_: None)
    for code in {player.code for player in players}:
        items = [log.decode(item) for item in await store.items(code)]
        Folded.of(code, items, toy.find)  # the whole log folds: every entry is legal where it stands
        played = [item for item in items if isinstance(item, log.Played)]
        assert [item.n for item in played] == list(range(1, len(played) + 1))
        ids = [item.id for item in played]
        assert len(set(ids)) == len(ids), "a resent move was played twice"
        for player in players:
            if player.code == code:
                for id, seq in player.acknowledged.items():
                    item = items[seq - 1]
                    assert isinstance(item, log.Played)
                    assert (item.id, item.seat) == (id, player.seat), f"acknowledged move {id} is lost"
    await store.close()
    assert sum(len(player.acknowledged) for player in players) > KILLS * TABLES
    assert sum(player.drops for player in players) >= KILLS
