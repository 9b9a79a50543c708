"""Found by reading the server with foreign eyes: who may do what, and what is left when something fails in between."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import threading
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from tests.server import toy
from tests.server.client import NO_TLS, PATIENCE, QUICK, Guest, served, told
from tests.server.test_house import Flaky, house_on, laid

from starboard.server import beside, deeds, identity, limits, lobby
from starboard.server.house import House
from starboard.server.limits import Who
from starboard.server.live import Live
from starboard.server.messages.tables import CreateTable
from starboard.server.refused import Refused
from starboard.server.sockets import Connection
from starboard.server.store import Conflict, Unavailable
from starboard.server.store.connecting import connect
from starboard.server.store.sqlite import Sqlite

# --- seats -------------------------------------------------------------------------------------------------------


@told
async def test_a_link_dies_with_its_players_place(base: str) -> None:
    """Ben's old link must not open the seat to him once somebody else sits there."""
    async with Guest(base, "Ada") as ada, Guest(base, "Ben") as ben, Guest(base, "Cleo") as cleo:
        code = await ada.create(seats=3)
        await ben.sit(code, 1)
        old = await ben.call("POST", f"/api/tables/{code}/link")
        hers = await ada.call("POST", f"/api/tables/{code}/link")
        assert (await ben.call("POST", "/api/claim", {"token": hers["token"]}))["you"]["seat"] == 0
        await cleo.sit(code, 1)
        await ben.call("POST", "/api/claim", {"token": old["token"]}, expect=403)
        assert (await cleo.call("GET", f"/api/tables/{code}"))["you"]["seat"] == 1


@told
async def test_who_takes_over_another_seat_in_play_leaves_a_bot_on_the_old_one(base: str) -> None:
    async with Guest(base, "Ada") as ada, Guest(base, "Ben") as ben:
        code = await ada.create(seats=2, options={"length": 100})
        await ben.sit(code)
        await ada.call("POST", f"/api/tables/{code}/start", {})
        link = await ada.call("POST", f"/api/tables/{code}/link")
        moved = await ben.call("POST", "/api/claim", {"token": link["token"]})
        assert moved["you"] == {"seat": 0, "host": True}
        assert [seat["kind"] for seat in moved["table"]["seats"]] == ["human", "bot"], "nobody waits for an empty chair"


@told
async def test_who_was_sent_away_does_not_come_back_by_a_link(base: str) -> None:
    async with Guest(base, "Ada") as ada, Guest(base, "Ben") as ben, Guest(base, "Cleo") as cleo:
        code = await ada.create(seats=3)
        await ben.sit(code, 1)
        await cleo.sit(code, 2)
        await ada.call("POST", f"/api/tables/{code}/remove", {"seat": 1})
        link = await cleo.call("POST", f"/api/tables/{code}/link")
        refused = await ben.call("POST", "/api/claim", {"token": link["token"]}, expect=403)
        assert refused["reason"]["id"] == "server-sent-away"
        assert (await cleo.call("GET", f"/api/tables/{code}"))["you"]["seat"] == 2


@pytest.mark.parametrize("blank", ["\u200d\u200d", "\u3164", "\u2800", "\ufe0f", "\u034f", " \u00ad "])
def test_names_that_show_nothing_are_empty(blank: str) -> None:
    assert identity.clean(blank) == ""


def test_what_shows_something_stays() -> None:
    for name in ("Ada", "Зоя", "愛", "👩‍🚀", "❤️", "?", "Zoë"):
        assert identity.clean(name) == name


# --- messages ------------------------------------------------------------------------------------------------------


@told
async def test_forty_moves_in_flight_are_each_played_once(tmp_path: Path) -> None:
    """A line that dies silently may have a whole burst on it; all of it is sent again."""
    async with house_on(tmp_path) as house:
        live = await laid(house, length=1_000)
        ids = [f"p{n}" for n in range(40)]
        first = [await deeds.play(live, "ada", 0, toy.raw({"move": "Nudge", "by": 1}), id) for id in ids]
        again = [await deeds.play(live, "ada", 0, toy.raw({"move": "Nudge", "by": 1}), id) for id in ids]
        assert again == first
        assert live.folded.n == 40


@told
async def test_a_watcher_can_not_make_the_house_study(base: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """An undo is worked out from the whole log: only who may ask for one sets that going."""
    async with Guest(base, "Ada") as ada, Guest(base, "Eve") as eve:
        code = await ada.create(seats=1, quick=True)
        await (await ada.connect(code)).play({"move": "Nudge", "by": 1})
        await eve.call("GET", "/api/me")
        watcher = await eve.connect(code)

        async def read(*_: Any) -> Any:
            raise AssertionError("the log was read")

        monkeypatch.setattr(House, "log", read)
        assert (await watcher.ask("undo"))["reason"]["id"] == "server-not-seated"


# --- the store -----------------------------------------------------------------------------------------------------


class Lines:
    """A socket without a network: what the client says, what it hears."""

    def __init__(self, *said: str) -> None:
        self._coming = [{"type": "websocket.connect"}, *({"type": "websocket.receive", "text": one} for one in said)]
        self.heard: list[dict[str, Any]] = []
        self.closed: int | None = None

    async def receive(self) -> Any:
        if self._coming:
            return self._coming.pop(0)
        while not self.heard:
            await asyncio.sleep(0.001)
        return {"type": "websocket.disconnect"}

    async def send(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            self.heard.append(msgspec.json.decode(message["text"]))
        elif message["type"] == "websocket.close":
            self.closed = message["code"]

    async def talk(self, house: House, code: str) -> None:
        scope = {"starboard": {"guest": "ada", "household": "x"}, "path": f"/ws/tables/{code}"}
        await Connection(house, scope, self.receive, self.send).run()


@told
async def test_a_table_that_can_not_be_read_hangs_up_in_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house_on(tmp_path) as house:
        code = (await laid(house)).folded.code

        async def away(*_: Any) -> Any:
            raise Unavailable("gone")

        async def broken(*_: Any) -> Any:
            raise KeyError("secret")

        for fails, reason in ((away, "server-store"), (broken, "server-broken")):
            for place, name in ((Live, "wake"), (House, "table")):
                with monkeypatch.context() as patch:
                    patch.setattr(place, name, fails)
                    line = Lines('{"type":"hello"}')
                    await line.talk(house, code)
                assert [one["type"] for one in line.heard] == ["gone"], name
                assert line.heard[0]["reason"]["id"] == reason
                assert "secret" not in str(line.heard)
                assert line.closed is not None
        assert house.addresses == {}


@told
async def test_a_full_disk_takes_no_move_and_says_so(tmp_path: Path) -> None:
    async with house_on(tmp_path) as house:
        assert isinstance(house.store, Flaky)
        live = await laid(house, length=100_000)
        code, lobby_items = live.folded.code, live.folded.seq

        def fill(db: sqlite3.Connection) -> None:
            pages = db.execute("pragma page_count").fetchone()[0]
            db.execute(f"pragma max_page_count = {pages + 2}")

        await house.store._do(fill)
        with contextlib.suppress(Unavailable):
            while True:
                await deeds.play(live, "ada", 0, toy.raw({"move": "Nudge", "by": 1}), f"p{live.folded.n}")
        played = len(await house.log(code)) - lobby_items
        assert live.folded.n == played, "the move that found no room is not played"
        with pytest.raises(Unavailable, match="full"):
            await deeds.play(live, "ada", 0, toy.raw({"move": "Nudge", "by": 1}), f"p{played}")
        await house.store._do(lambda db: db.execute("pragma max_page_count = 1000000").fetchone())
        await deeds.play(live, "ada", 0, toy.raw({"move": "Nudge", "by": 1}), f"p{played}")
        assert live.folded.n == played + 1, "and is when there is room again"
        assert len(await house.log(live.folded.code)) == live.folded.seq


@told
async def test_a_locked_file_takes_no_move_and_says_so(tmp_path: Path) -> None:
    async with house_on(tmp_path) as house:
        assert isinstance(house.store, Flaky)
        live = await laid(house, length=100)
        await house.store._do(lambda db: db.execute("pragma busy_timeout = 50").fetchone())
        with contextlib.closing(sqlite3.connect(tmp_path / "x.sqlite3", isolation_level=None)) as other:
            other.execute("begin immediate")
            with pytest.raises(Unavailable, match="locked"):
                await deeds.play(live, "ada", 0, toy.raw({"move": "Nudge", "by": 1}), "a")
            assert live.folded.n == 0
            other.execute("rollback")
        await deeds.play(live, "ada", 0, toy.raw({"move": "Nudge", "by": 1}), "a")
        assert live.folded.n == 1


@told
async def test_one_bad_job_is_nobody_elses(tmp_path: Path) -> None:
    """Whatever a job stumbles over, the writer lives on and the others' work is kept."""
    store = Sqlite(tmp_path / "x.sqlite3")
    await store.open(lambda *_: None)

    def stumbles(_db: sqlite3.Connection) -> None:
        raise ValueError("odd")

    with pytest.raises(ValueError, match="odd"):
        await store._do(stumbles)
    with pytest.raises(UnicodeEncodeError):
        await store.set_name("ada", "\ud800")
    await store.set_name("ada", "Ada")
    assert await store.name("ada") == "Ada"
    await store.append("BCDFGH", 0, [b"1"], None)
    with pytest.raises(Conflict):
        await store.append("BCDFGH", 0, [b"1"], None)
    await store.close()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
@told
async def test_odd_replay_names_are_just_not_there(kind: str, request: pytest.FixtureRequest, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/x.sqlite3" if kind == "sqlite" else request.getfixturevalue("postgres_url")
    with served(msgspec.structs.replace(QUICK, database=url)) as base:
        async with httpx.AsyncClient(base_url=base, timeout=PATIENCE, verify=NO_TLS) as http:
            for odd in ("%00", "%ed%a0%80", "x" * 40, "%27", "A" * 24):
                for path in ("", "/steps", "/record"):
                    assert (await http.get(f"/api/replays/{odd}{path}")).status_code == 404


@told
async def test_who_comes_from_a_faster_process_is_not_shown_the_past(postgres_url: str) -> None:
    one, two = (House(connect(postgres_url), QUICK, toy.find) for _ in range(2))
    await one.open()
    await two.open()
    live = await lobby.create(one, "ada", "Ada", CreateTable(game="lanterns", seats=1, quick=True))
    slow = await two.table(live.folded.code)
    two._heard = lambda *_: None  # type: ignore[method-assign]
    two.store._heard = lambda *_: None  # type: ignore[attr-defined]
    seq = await deeds.play(live, "ada", 0, toy.raw({"move": "Nudge", "by": 1}), "a")
    assert slow.folded.seq < seq, "the news has not come"
    line = Lines(f'{{"type":"hello","seq":{seq}}}')
    await line.talk(two, live.folded.code)
    assert (line.heard[0]["type"], line.heard[0]["seq"]) == ("update", seq)
    await one.close()
    await two.close()


# --- many behind one address -----------------------------------------------------------------------------------------


def test_an_address_is_a_household() -> None:
    assert limits.household("203.0.113.9") == "203.0.113.9"
    assert limits.household("2001:db8:1:2:3:4:5:6") == limits.household("2001:db8:1:2::1"), "one line has a /64"
    assert limits.household("2001:db8:1:3::1") != limits.household("2001:db8:1:2::1")
    assert limits.household("::ffff:203.0.113.9") == "203.0.113.9"
    assert limits.household("testclient") == "testclient"


@told
async def test_one_guest_who_overdoes_it_leaves_room_for_the_neighbours(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "now", lambda: 0.0)
    settings = msgspec.structs.replace(QUICK, database=f"sqlite:///{tmp_path}/x.sqlite3", tables_a_minute=4)
    with served(settings) as base:
        async with Guest(base, "Ada") as ada, Guest(base, "Ben") as ben:
            for _ in range(4):
                await ada.create(seats=1)
            await ada.call("POST", "/api/tables", {"game": "lanterns"}, expect=429)
            await ben.create(seats=1)
        made = 5
        while True:  # who throws the cookie away is a new guest each time, at the same address
            async with Guest(base, "Eve") as eve:
                answer = await eve.http.post("/api/tables", json={"game": "lanterns", "name": "Eve", "seats": 1})
            if answer.status_code == 429:
                break
            made += 1
        assert made == 4 * limits.CROWD


@told
async def test_a_table_that_begins_with_a_long_game_counts_as_many(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Thousands of lines are written for it: work is the currency, not requests."""
    monkeypatch.setattr(limits, "now", lambda: 0.0)
    settings = msgspec.structs.replace(QUICK, database=f"sqlite:///{tmp_path}/x.sqlite3", tables_a_minute=10)
    with served(settings) as base:
        async with Guest(base, "Ada") as ada, Guest(base, "Ben") as ben:
            for guest, n, granted in ((ada, 4_000, 2), (ben, 0, 10)):
                order = {"n": n, "seat": 0, "name": "Eve"}
                for _ in range(granted):
                    await guest.call("POST", "/api/replays/NOBODY/play-on", order, expect=404)
                await guest.call("POST", "/api/replays/NOBODY/play-on", order, expect=429)


@told
async def test_watchers_share_one_voice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many sockets a watcher opens, the table hears no more of them; players are not silenced by it."""
    monkeypatch.setattr(limits, "now", lambda: 0.0)
    settings = msgspec.structs.replace(QUICK, database=f"sqlite:///{tmp_path}/x.sqlite3", chat_a_second=1)
    with served(settings) as base:
        async with Guest(base, "Ada") as ada, Guest(base, "Eve") as eve:
            code = await ada.create(seats=1)
            table = await ada.connect(code)
            await eve.call("PUT", "/api/me", {"name": "Eve"})
            said = [(await (await eve.connect(code)).ask("chat", text="!"))["type"] for _ in range(8)]
            assert said == ["accepted"] * 5 + ["trouble"] * 3
            assert (await table.ask("chat", text="hello"))["type"] == "accepted"


@told
async def test_too_much_to_study_is_refused_not_queued(tmp_path: Path) -> None:
    async with house_on(tmp_path) as house:
        begun, go_on = threading.Event(), threading.Event()

        def long() -> None:
            begun.set()
            go_on.wait()

        eve, ada = Who("eve's", "eve"), Who("ada's", "ada")
        waiting = [asyncio.create_task(house.study(eve, long)) for _ in range(1 + beside.MOST_OF_ONE)]
        await asyncio.to_thread(begun.wait)
        with pytest.raises(Refused, match="server-busy"):
            await house.study(eve, long)
        hers = asyncio.create_task(house.study(ada, lambda: "hers"))
        await asyncio.sleep(0)
        go_on.set()
        assert await hers == "hers", "one who asks for too much leaves room for the neighbours"
        await asyncio.gather(*waiting)
