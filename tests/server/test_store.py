"""Both stores keep the same promises."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from tests.server.client import PATIENCE, told

from starboard.server.store import Brief, Conflict, Store, Unavailable
from starboard.server.store.connecting import connect


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/x.sqlite3"
    return str(request.getfixturevalue("postgres_url"))


@asynccontextmanager
async def opened(url: str, heard: list[tuple[str, int | None, str]] | None = None) -> AsyncIterator[Store]:
    store = connect(url)
    notes = heard if heard is not None else []
    await store.open(lambda code, seq, text: notes.append((code, seq, text)))
    try:
        yield store
    finally:
        await store.close()


def brief(code: str, *guests: str, updated: float = 1.0) -> Brief:
    return Brief(code=code, game="lanterns", phase="lobby", seats=["A"], updated=updated, guests=list(guests))


@told
async def test_items_come_back_in_order(url: str) -> None:
    async with opened(url) as store:
        said = '{"text":"\\u0000 \\"Žluť\\" 🚀 \u2028"}'.encode()
        await store.append("ORDER1", 0, [b"1", said], brief("ORDER1"))
        await store.append("ORDER1", 2, [b"3"], None)
        assert await store.items("ORDER1") == [b"1", said, b"3"]
        assert await store.items("ORDER1", 2) == [b"3"]
        assert await store.items("NOBODY") == []


@told
async def test_an_expected_number_that_is_taken_is_a_conflict(url: str) -> None:
    async with opened(url) as store:
        await store.append("RACE01", 0, [b"1"], brief("RACE01"))
        with pytest.raises(Conflict):
            await store.append("RACE01", 0, [b"x", b"y"], brief("RACE01"))
        assert await store.items("RACE01") == [b"1"], "a lost race leaves nothing behind, not even its second item"


@told
async def test_of_many_that_race_exactly_one_wins(url: str) -> None:
    async with opened(url) as store:
        await store.append("RACE02", 0, [b"0"], brief("RACE02"))
        tries = [store.append("RACE02", 1, [str(n).encode()], None) for n in range(20)]
        outcomes = await asyncio.gather(*tries, return_exceptions=True)
        assert sum(outcome is None for outcome in outcomes) == 1
        assert sum(isinstance(outcome, Conflict) for outcome in outcomes) == 19
        assert len(await store.items("RACE02")) == 2


@told
async def test_all_is_there_after_opening_again(url: str) -> None:
    async with opened(url) as store:
        key = await store.key()
        await store.append("AGAIN1", 0, [b"1"], brief("AGAIN1", "ada"))
        await store.set_name("ada", "Ada")
        await store.keep_replay("r1", b"\x00data")
    async with opened(url) as store:
        assert await store.key() == key
        assert len(key) == 32
        assert await store.items("AGAIN1") == [b"1"]
        assert await store.name("ada") == "Ada"
        assert await store.name("nobody") is None
        assert await store.replay("r1") == b"\x00data"
        assert await store.replay("r2") is None
        await store.check()


@told
async def test_tables_of_a_guest_latest_first(url: str) -> None:
    async with opened(url) as store:
        await store.append("MINE01", 0, [b"1"], brief("MINE01", "cleo", "dan", updated=10))
        await store.append("MINE02", 0, [b"1"], brief("MINE02", "cleo", updated=20))
        assert [each.code for each in await store.tables_of("cleo", 10)] == ["MINE02", "MINE01"]
        await store.append("MINE02", 1, [b"2"], brief("MINE02", "dan", updated=30))
        assert [each.code for each in await store.tables_of("cleo", 10)] == ["MINE01"]
        assert [each.code for each in await store.tables_of("dan", 1)] == ["MINE02"]


@told
async def test_processes_hear_of_each_other(postgres_url: str) -> None:
    heard: list[tuple[str, int | None, str]] = []
    async with opened(postgres_url, heard) as _, opened(postgres_url) as other:
        await other.append("HEAR01", 0, [b"1", b"2"], brief("HEAR01"))
        await other.note("HEAR01", "here abc 0 1,2")
        async with asyncio.timeout(PATIENCE):
            while len(heard) < 2:
                await asyncio.sleep(0.01)
    assert heard == [("HEAR01", 2, ""), ("HEAR01", None, "here abc 0 1,2")]


@told
async def test_a_listener_that_was_cut_off_comes_back_and_says_so(postgres_url: str) -> None:
    import asyncpg

    heard: list[tuple[str, int | None, str]] = []
    async with opened(postgres_url, heard) as _, opened(postgres_url) as other:
        killer = await asyncpg.connect(postgres_url)
        await killer.execute("select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen%'")
        await killer.close()
        async with asyncio.timeout(PATIENCE):
            while ("", None, "") not in heard:
                await asyncio.sleep(0.02)
        await other.append("BACK01", 0, [b"1"], brief("BACK01"))
        async with asyncio.timeout(PATIENCE):
            while ("BACK01", 1, "") not in heard:
                await asyncio.sleep(0.02)


@told
async def test_a_store_that_can_not_be_reached_says_so(tmp_path: Path) -> None:
    with pytest.raises(Unavailable):
        await connect("postgresql://nobody@127.0.0.1:1/none").open(lambda *_: None)
    (tmp_path / "folder.sqlite3").mkdir()
    with pytest.raises(Unavailable):
        await connect(f"sqlite:///{tmp_path}/folder.sqlite3").open(lambda *_: None)
    with pytest.raises(ValueError):
        connect("mysql://x")


@pytest.mark.skipif(sys.platform == "win32", reason="files have no such modes there")
@told
async def test_the_file_is_for_its_user_alone(tmp_path: Path) -> None:
    async with opened(f"sqlite:///{tmp_path}/x.sqlite3") as store:
        await store.append("MODE01", 0, [b"1"], None)
        modes = {file.name: file.stat().st_mode & 0o077 for file in tmp_path.glob("x.sqlite3*")}
        assert {name: mode for name, mode in modes.items() if mode and not name.endswith(".lock")} == {}


@told
async def test_a_closed_store_refuses(tmp_path: Path) -> None:
    async with opened(f"sqlite:///{tmp_path}/x.sqlite3") as store:
        pass
    with pytest.raises(Unavailable):
        await store.append("LATE01", 0, [b"1"], None)
