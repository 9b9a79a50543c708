"""Tables and records of the version before: shown as such, and nobody is the worse for them.

``data/version_1.json`` was written by the last server with rules version 1: the log and the brief of a running table of
each game, of one that was over, of one before its start, and a record.
"""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server import toy
from tests.server.client import QUICK, Guest, Socket, dial, served, told
from tests.server.test_house import got, looking
from websockets.exceptions import ConnectionClosed

from starboard import games
from starboard.server import deeds, identity, lobby, log
from starboard.server.house import House
from starboard.server.messages.tables import CreateTable
from starboard.server.refused import Refused
from starboard.server.settings import Settings
from starboard.server.store import Brief
from starboard.server.store.connecting import connect


class Table(msgspec.Struct):
    """What the old store held of a table."""

    code: str
    items: list[str]
    brief: str

    @property
    def rows(self) -> list[bytes]:
        return [item.encode() for item in self.items]


FILE: dict[str, Any] = msgspec.json.decode((Path(__file__).parent / "data" / "version_1.json").read_bytes())
RECORD: str = FILE.pop("record")
OLD: dict[str, Table] = msgspec.convert(FILE, dict[str, Table])
STARTED = [name for name in OLD if name != "lobby"]


@pytest.fixture(params=["sqlite", "postgresql"])
def settings(request: pytest.FixtureRequest, tmp_path: Path) -> Settings:
    """A house on either store."""
    url = f"sqlite:///{tmp_path}/x.sqlite3" if request.param == "sqlite" else request.getfixturevalue("postgres_url")
    return msgspec.structs.replace(QUICK, database=url)


@pytest.fixture(autouse=True)
def nothing_goes_wrong(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """No exception is logged, in any of these tests."""
    yield
    assert [record for record in caplog.records if record.exc_info or record.levelno >= logging.WARNING] == []


async def moved_in(settings: Settings) -> tuple[str, dict[str, str]]:
    """Ada's cookie in a store that holds the old tables, and their codes by name: new ones, as stores are shared."""
    store = connect(settings.database)
    await store.open(lambda *_: None)
    guest, codes = identity.new_guest(), {}
    for name, table in OLD.items():
        codes[name] = identity.new_code()
        brief = msgspec.json.decode(table.brief, type=Brief)
        await store.append(codes[name], 0, table.rows, msgspec.structs.replace(brief, code=codes[name], guests=[guest]))
    cookie = identity.sign(await store.key(), guest)
    await store.close()
    return cookie, codes


@asynccontextmanager
async def ada_at(base: str, cookie: str) -> AsyncIterator[Guest]:
    async with Guest(base, "Ada") as ada:
        ada.http.cookies.set(identity.COOKIE, cookie)
        yield ada


@told
async def test_lists_show_them_as_what_they_are(settings: Settings) -> None:
    cookie, codes = await moved_in(settings)
    with served(settings) as base:
        async with ada_at(base, cookie) as ada:
            new = await ada.create(seats=1, quick=True)
            tables = {table["code"]: table for table in (await ada.call("GET", "/api/me"))["tables"]}
            assert {name: tables[code]["phase"] for name, code in codes.items()} == {
                **dict.fromkeys(STARTED, "earlier"),
                "lobby": "lobby",
            }
            assert tables[new]["phase"] == "playing"
            assert tables[codes["over"]]["seats"] == ["Ada"]


@told
async def test_who_opens_one_is_told_what_it_is(settings: Settings) -> None:
    cookie, codes = await moved_in(settings)
    with served(settings) as base:
        async with ada_at(base, cookie) as ada:
            new = await ada.connect(await ada.create(seats=1, quick=True))
            for name in STARTED:
                code = codes[name]
                ways: list[tuple[str, str, Any]] = [
                    ("GET", f"/api/tables/{code}", None),
                    ("POST", f"/api/tables/{code}/sit", {}),
                    ("POST", f"/api/tables/{code}/start", {}),
                    ("POST", f"/api/tables/{code}/leave", None),
                    ("POST", f"/api/tables/{code}/rematch", None),
                    ("GET", f"/api/tables/{code}/steps", None),
                    ("GET", f"/api/tables/{code}/record", None),
                    ("GET", f"/api/replays/{code}", None),
                ]
                for method, path, body in ways:
                    problem = await ada.call(method, path, body, expect=410)
                    assert problem["reason"] == {"id": "server-earlier", "args": {"code": code}}
                await hangs_up(base, cookie, code)
            assert (await new.play({"move": "Roll"}))["type"] == "accepted", "the others play on"
            assert (await ada.call("GET", "/health"))["tables"] == 1, "none of them is held in memory"


async def hangs_up(base: str, cookie: str, code: str) -> None:
    address = base.replace("http", "ws", 1) + f"/ws/tables/{code}"
    async with dial(address, additional_headers={"Cookie": f"{identity.COOKIE}={cookie}"}) as line:
        assert (await Socket(line).read())["reason"]["id"] == "server-earlier"
        with pytest.raises(ConnectionClosed) as closed:
            await line.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404


@told
async def test_one_that_had_not_begun_can_be_opened(settings: Settings) -> None:
    cookie, codes = await moved_in(settings)
    with served(settings) as base:
        async with ada_at(base, cookie) as ada:
            seated = await ada.call("GET", f"/api/tables/{codes['lobby']}")
            assert seated["table"]["phase"] == "lobby"
            assert [seat["name"] for seat in seated["table"]["seats"]] == ["Ada", None]


@told
async def test_logs_that_nobody_can_read(settings: Settings) -> None:
    house = House(connect(settings.database), settings, toy.find)
    await house.open()
    live = await lobby.create(house, "ada", "Ada", CreateTable(game="lanterns", seats=1, quick=True))
    rows = await house.store.items(live.folded.code)
    chess = log.encode(log.Opened(when=1.0, guest="ada", game="chess", options={}, seats=2))
    moves = [b'{"kind":"played","when":1,"n":1,"at":0,"seat":0,"move":%s}' % move for move in (b'{"move":"Fly"}', b"7")]
    for odd in ([chess], [*rows, moves[0]], [*rows, moves[1]], [*rows, b'{"kind":"sung","when":1}'], [b"{"]):
        code = identity.new_code()
        await house.store.append(code, 0, odd, None)
        with pytest.raises(Refused, match="server-earlier") as refused:
            await house.table(code)
        assert refused.value.status == 410
        assert code not in house.lives
    await house.close()


@told
async def test_a_table_that_a_server_of_another_version_goes_on_with_is_let_go(settings: Settings) -> None:
    """It is open here, before its start; then the other server starts it by its own rules."""
    house = House(connect(settings.database), settings, games.find)
    await house.open()
    code, old = identity.new_code(), OLD["death-angel"]
    start = next(place for place, row in enumerate(old.rows) if isinstance(log.decode(row), log.Started))
    await house.store.append(code, 0, old.rows[:start], None)
    live = await house.table(code)
    ada = looking(live)
    await house.store.append(code, start, old.rows[start:], None)
    with pytest.raises(Refused, match="server-earlier"):
        await deeds.speak(live, "ada", "Ada", 0, "a", "hello", None)
    assert got(ada)[-1] == {"type": "gone", "reason": {"id": "server-earlier", "args": {"code": code}}}
    assert ada.closing
    assert code not in house.lives
    assert not live.clock.armed
    assert not live.bots.armed
    house._heard(code, start + 1, "")
    await house.close()


@told
async def test_a_record_is_refused_with_the_reason(base: str) -> None:
    async with Guest(base, "Ada") as ada:
        answer = await ada.http.post("/api/replays", content=RECORD.encode())
        assert answer.status_code == 400
        problem = answer.json()
        assert (problem["line"], problem["reason"]["id"]) == (1, "record-version")
        assert problem["reason"]["args"] == {"theirs": 1, "ours": 2}
