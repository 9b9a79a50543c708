"""Two server processes on one PostgreSQL: players spread over both, one killed in mid-game, play goes on."""

from __future__ import annotations

import asyncio

import asyncpg
import msgspec
from tests.server.client import PATIENCE, QUICK, Guest, Zygote, served, told
from tests.server.load_players import Player

from starboard.server import log
from starboard.server.store.connecting import connect


@told
async def test_players_spread_over_two_processes_and_one_is_killed(postgres_url: str, zygote: Zygote) -> None:
    first, second = zygote.start(postgres_url), zygote.start(postgres_url)
    alive = [first, second]
    try:
        async with Guest(first.base, "Ada") as ada, Guest(second.base, "Ben") as ben, Guest(first.base, "Cleo") as cleo:
            code = await ada.create(seats=3, options={"length": 1_000_000})
            assert await ben.sit(code) == 1, "the other process knows the table"
            await cleo.sit(code)
            await ada.call("POST", f"/api/tables/{code}/start", {})

            def of_first() -> str:
                return alive[0].base if alive[0] is first else second.base

            players = [
                Player(ada, code, 0, of_first),
                Player(ben, code, 1, lambda: second.base),
                Player(cleo, code, 2, of_first),
            ]
            tasks = [asyncio.create_task(player.run()) for player in players]
            await reached(players, 20)
            assert players[1].drops == 0
            first.kill()
            alive.remove(first)
            so_far = [len(player.acknowledged) for player in players]
            await reached(players, max(so_far) + 20)
            assert players[0].drops >= 1
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        items = await stored(postgres_url, code)
        ids = [item.id for item in items if isinstance(item, log.Played)]
        assert len(set(ids)) == len(ids)
        for player in players:
            for id, seq in player.acknowledged.items():
                assert items[seq - 1].id == id
    finally:
        for server in alive:
            server.kill()


async def reached(players: list[Player], moves: int) -> None:
    async with asyncio.timeout(PATIENCE):
        while min(len(player.acknowledged) for player in players) < moves:
            await asyncio.sleep(0.02)


@told
async def test_who_races_in_two_processes_is_heard_in_one_order(postgres_url: str) -> None:
    settings = msgspec.structs.replace(QUICK, database=postgres_url)
    with served(settings) as one, served(settings) as two:
        async with Guest(one, "Ada") as ada, Guest(two, "Ben") as ben:
            code = await ada.create(seats=2, options={"length": 1, "race": True, "seconds": 3_600})
            await ben.sit(code)
            await ada.call("POST", f"/api/tables/{code}/start", {})
            left, right = await ada.connect(code), await ben.connect(code)
            first = await left.play({"move": "Nudge", "by": 1})
            await right.reach(first["seq"])

            async def tap(table: object) -> list[int]:
                return [(await table.play({"move": "Tap"}))["seq"] for _ in range(25)]  # type: ignore[attr-defined]

            ours, theirs = await asyncio.gather(tap(left), tap(right))
            assert len({*ours, *theirs}) == 50
            for table in (left, right):
                await table.reach(max(*ours, *theirs))
                assert table.position is not None
                assert table.position["view"]["points"] == [26, 25]
            assert left.steps == right.steps


@told
async def test_presence_chat_pointing_and_undo_cross_processes(postgres_url: str) -> None:
    settings = msgspec.structs.replace(QUICK, database=postgres_url)
    with served(settings) as one, served(settings) as two:
        async with Guest(one, "Ada") as ada, Guest(two, "Ben") as ben:
            code = await ada.create(seats=2)
            left = await ada.connect(code)
            await ben.sit(code)
            right = await ben.connect(code)
            await left.until(lambda got: got["type"] == "presence" and got["here"] == [0, 1])
            await ada.call("POST", f"/api/tables/{code}/start", {})
            await right.until(lambda got: got["type"] == "update" and bool(got["position"]))
            await left.ask("chat", text="over there?")
            await right.until(lambda got: got["type"] == "update" and got["chat"] != [])
            await right.send(type="point", at="deck of cards")
            pointed = await left.until(lambda got: got["type"] == "pointed")
            assert (pointed["seat"], pointed["at"]) == (1, "deck of cards")
            await right.send(type="hold", at="tile 5")
            assert (await left.until(lambda got: got["type"] == "held"))["at"] == "tile 5"
            async with Guest(one, "Tele") as tele:
                television = await tele.connect(code, tv=True)
                assert (await television.until(lambda got: got["type"] == "held"))["at"] == "tile 5"
                await right.until(lambda got: got["type"] == "presence" and got["tv"])
            await right.until(lambda got: got["type"] == "presence" and not got["tv"])
            await right.send(type="hold", at=None)
            assert (await left.until(lambda got: got["type"] == "held"))["at"] is None
            played = await left.play({"move": "Nudge", "by": 2})
            await right.reach(played["seq"])
            await left.ask("undo")
            await right.until(lambda got: got["type"] == "update" and bool((got["table"] or {}).get("undo")))
            await right.ask("vote", agree=True)
            await left.until(lambda got: got["type"] == "snapshot")
            for table in (left, right):
                assert table.position is not None
                assert table.position["n"] == 0


@told
async def test_a_clock_strikes_once_however_many_watch_it(postgres_url: str) -> None:
    settings = msgspec.structs.replace(QUICK, database=postgres_url)
    with served(settings) as one, served(settings) as two:
        async with Guest(one, "Ada") as ada, Guest(two, "Ben") as ben:
            code = await ada.create(seats=3, bots={"2": "random"}, options={"length": 6, "race": True, "seconds": 1})
            await ben.sit(code)
            await ada.call("POST", f"/api/tables/{code}/start", {})
            tables = [await ada.connect(code), await ben.connect(code)]
            for seat in (0, 1, 0, 1):
                mine = tables[seat]
                while mine.position is None or mine.position["to_move"] != [seat]:
                    await mine.read()
                await mine.play({"move": "Roll"})
            for table in tables:
                while table.position is None or table.position["result"] is None:
                    await table.read()
            for table in tables:
                assert [step["seat"] for step in table.steps].count(None) == 1
                assert [step["seat"] for step in table.steps][:6] == [0, 1, 2, 0, 1, 2]
            assert tables[0].steps == tables[1].steps


@told
async def test_a_clock_strikes_though_the_server_that_wound_it_is_killed(postgres_url: str, zygote: Zygote) -> None:
    first, second = zygote.start(postgres_url), zygote.start(postgres_url)
    async with Guest(first.base, "Ada") as ada:
        code = await ada.create(seats=1, quick=True, options={"length": 1, "race": True, "seconds": 2})
        table = await ada.connect(code)
        played = await table.play({"move": "Nudge", "by": 1})
        assert played["type"] == "accepted"
        first.kill()
        back = await ada.connect(code, base=second.base, seq=played["seq"])
        assert back.position is not None
        while back.position["result"] is None:
            await back.read()
    second.kill()
    items = await stored(postgres_url, code)
    assert [item.seat for item in items if isinstance(item, log.Played)] == [0, None]


@told
async def test_a_database_that_hangs_up_on_everybody_is_survived(postgres_url: str) -> None:
    settings = msgspec.structs.replace(QUICK, database=postgres_url)
    with served(settings) as one, served(settings) as two:
        async with Guest(one, "Ada") as ada, Guest(two, "Ben") as ben:
            code = await ada.create(seats=2, options={"length": 1_000_000})
            await ben.sit(code)
            await ada.call("POST", f"/api/tables/{code}/start", {})
            players = [Player(ada, code, 0, lambda: one), Player(ben, code, 1, lambda: two)]
            tasks = [asyncio.create_task(player.run()) for player in players]
            killer = await asyncpg.connect(postgres_url)
            for moves in (5, 10, 15, 20):
                await reached(players, moves)
                await killer.execute(
                    "select pg_terminate_backend(pid) from pg_stat_activity"
                    " where pid <> pg_backend_pid() and datname = current_database()"
                )
            await reached(players, 25)
            await killer.close()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            items = await stored(postgres_url, code)
            ids = [item.id for item in items if isinstance(item, log.Played)]
            assert len(set(ids)) == len(ids)
            for player in players:
                for id, seq in player.acknowledged.items():
                    assert items[seq - 1].id == id


async def stored(url: str, code: str) -> list[log.AnyItem]:
    store = connect(url)
    await store.open(lambda *_: None)
    items = [log.decode(item) for item in await store.items(code)]
    await store.close()
    return items
