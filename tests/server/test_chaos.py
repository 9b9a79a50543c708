"""Three servers on one PostgreSQL, and everything goes wrong: nothing that was acknowledged is lost or doubled.

``STARBOARD_KILLS=200 pytest tests/server/test_chaos.py`` is the long run.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections.abc import Callable
from contextlib import AsyncExitStack

import asyncpg
import pytest
from tests.server import toy
from tests.server.client import PATIENCE, Guest, Process, Zygote, told
from tests.server.load_players import Player
from tests.server.test_many_servers import stored

from starboard.server import log
from starboard.server.fold import Folded

KILLS = int(os.environ.get("STARBOARD_KILLS", "9"))
TABLES = 3
SEATS = 3


class Servers:
    """Three of them; players ask the next one that is up."""

    def __init__(self, zygote: Zygote, database: str) -> None:
        self.zygote, self.database = zygote, database
        self.up: list[Process] = [zygote.start(database) for _ in range(3)]
        self.kills = 0

    def address(self, which: int) -> Callable[[], str]:
        """Where a player goes: always to the same one, unless it is down."""
        return lambda: self.up[which % len(self.up)].base

    async def kill(self, count: int) -> None:
        """So many at once, and back again."""
        down = [self.up.pop() for _ in range(count)]
        for server in down:
            server.kill()
        self.kills += count
        await asyncio.sleep(0.2)
        for server in down:
            self.up.insert(0, await asyncio.to_thread(self.zygote.start, self.database, server.kept))

    async def pause(self, seconds: float) -> None:
        """One stands still, while what is due is due."""
        server = self.up[0]
        os.kill(server.id, signal.SIGSTOP)
        await asyncio.sleep(seconds)
        os.kill(server.id, signal.SIGCONT)


@pytest.mark.slow
@told
async def test_three_servers_lose_nothing(postgres_url: str, zygote: Zygote) -> None:
    dice = random.Random(16)
    servers = Servers(zygote, postgres_url)
    async with AsyncExitStack() as stack:
        players: list[Player] = []
        for table in range(TABLES):
            base = servers.up[table].base
            guests = [await stack.enter_async_context(Guest(base, f"G{n}")) for n in range(SEATS)]
            code = await guests[0].create(seats=SEATS, options={"length": 1_000_000})
            for guest in guests[1:]:
                await guest.sit(code)
            await guests[0].call("POST", f"/api/tables/{code}/start", {})
            players += [Player(guest, code, n, servers.address(table + n)) for n, guest in enumerate(guests)]
        tasks = [asyncio.create_task(player.run()) for player in players]
        chaos = await asyncpg.connect(postgres_url)
        while servers.kills < KILLS:
            before = sum(len(player.acknowledged) for player in players)
            async with asyncio.timeout(PATIENCE):
                while sum(len(player.acknowledged) for player in players) < before + TABLES:
                    await asyncio.sleep(0.01)
            match dice.randrange(5):
                case 0:
                    await servers.kill(2)
                case 1:
                    await servers.pause(2.5)
                case 2:
                    await cut(chaos, "query like 'LISTEN%'")
                case 3:
                    await cut(chaos, "true")
                case _:
                    await servers.kill(1)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await chaos.close()
    for server in servers.up:
        server.kill()
    for code in {player.code for player in players}:
        items = await stored(postgres_url, code)
        Folded.of(code, items, toy.find)
        entries = [item for item in items if isinstance(item, log.Played)]
        assert [item.n for item in entries] == list(range(1, len(entries) + 1))
        ids = [item.id for item in entries]
        assert len(set(ids)) == len(ids), "a resent move was played twice"
        for player in players:
            if player.code == code:
                for id, seq in player.acknowledged.items():
                    assert items[seq - 1].id == id, f"acknowledged move {id} is lost"


async def cut(chaos: asyncpg.Connection, which: str) -> None:
    """The database hangs up on some of its connections."""
    await chaos.execute(
        "select pg_terminate_backend(pid) from pg_stat_activity"
        f" where pid <> pg_backend_pid() and datname = current_database() and {which}"
    )


@told
async def test_what_is_due_while_its_server_stands_still_happens_at_another(postgres_url: str, zygote: Zygote) -> None:
    first, second = zygote.start(postgres_url), zygote.start(postgres_url)
    async with Guest(first.base, "Ada") as ada, Guest(second.base, "Ben") as ben:
        code = await ada.create(seats=2, options={"length": 1, "race": True, "seconds": 2})
        await ben.sit(code)
        await ada.call("POST", f"/api/tables/{code}/start", {})
        left, right = await ada.connect(code), await ben.connect(code)
        played = await left.play({"move": "Nudge", "by": 1})
        await right.reach(played["seq"])
        os.kill(first.id, signal.SIGSTOP)
        try:
            assert right.position is not None
            while right.position["result"] is None:
                await right.read()
        finally:
            os.kill(first.id, signal.SIGCONT)
        assert left.position is not None
        while left.position["result"] is None:
            await left.read()
    for server in (first, second):
        server.kill()
    items = await stored(postgres_url, code)
    assert [item.seat for item in items if isinstance(item, log.Played)] == [0, None], "it struck once"
