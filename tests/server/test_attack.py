"""What one guest did to everybody in the attack on the server (D-1 to D-11), and does no longer."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import sqlite3
import threading
import weakref
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import uvicorn
from tests.server import toy
from tests.server.client import NO_TLS, PATIENCE, QUICK, Guest, served, told
from tests.server.test_house import NUDGE, Flaky, WallClock, got, house_on, laid, looking, until
from tests.server.test_lean import Wire, hand_over, settled, shaken
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from starboard import games
from starboard.core import patch
from starboard.core import record as record_
from starboard.core.entries import Entry, Record
from starboard.core.table import Table
from starboard.server import answers, deeds, fold, limits, lobby
from starboard.server.door import LEAST_READ, MOST_HEAD, Door
from starboard.server.fold import Folded
from starboard.server.house import House
from starboard.server.limits import Who
from starboard.server.messages.tables import CreateTable, PlayOn
from starboard.server.refused import Refused
from starboard.server.replays import Archive
from starboard.server.rest import home
from starboard.server.settings import Settings
from starboard.server.store import Unavailable
from starboard.server.store.postgres import Postgres
from starboard.server.wall import Wall

EVE = Who("eve's", "eve")


async def played(house: House, moves: int) -> str:
    """The code of a table that was played to its end."""
    live = await laid(house, length=moves)
    for n in range(moves):
        await deeds.play(live, "ada", 0, NUDGE, f"p{n}")
    return live.folded.code


# --- D-1: answers have a size, and nobody holds them ---------------------------------------------------------------


@told
async def test_large_answers_are_paged_and_their_pages_make_the_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house_on(tmp_path) as house:
        code, archive = await played(house, 40), Archive(house)

        async def ask(first: int, moments: bool) -> Any:
            return msgspec.json.decode((await archive.steps(code, 0, first, 40, EVE, moments=moments)).body)

        whole = await ask(0, True)
        assert not whole["more"]
        views = [whole["steps"][0]["view"]]
        for step in whole["steps"][1:]:
            view = views[-1]
            for change in [*(event.get("patch") for event in step["events"]), step.get("patch")]:
                view = view if change is None else patch.apply(view, change)
            views.append(view)
        monkeypatch.setattr(answers, "MOST_BYTES", 2_000)
        archive = Archive(archive.house)  # one that has kept nothing
        pages = [await ask(0, True)]
        while pages[-1]["more"]:
            pages.append(await ask(pages[-1]["steps"][-1]["n"], True))
            assert len(msgspec.json.encode(pages[-1])) < 3_000
            first = pages[-1]["steps"][0]
            assert first["view"] == views[first["n"]], "each page can be read by itself"
        steps = pages[0]["steps"] + [step for page in pages[1:] for step in page["steps"][1:]]
        assert len(pages) > 3
        assert [step["n"] for step in steps] == list(range(41))
        assert [step["events"] for step in steps[1:]] == [step["events"] for step in whole["steps"][1:]]


@told
async def test_answers_are_written_and_packed_beside_the_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    where: set[str] = set()
    real = answers.encode

    def encode(thing: Any) -> bytes:
        where.add(threading.current_thread().name)
        return real(thing)

    monkeypatch.setattr(answers, "encode", encode)
    async with house_on(tmp_path) as house:
        code = await played(house, 40)
        await Archive(house).steps(code, 0, 0, 40, EVE, moments=True)
    assert where
    assert all(name.startswith("study") for name in where)


class Pipe(Wire):
    """A transport whose reader does not read, or does."""

    def __init__(self) -> None:
        super().__init__()
        self.waiting = 1_000_000
        self.aborted = asyncio.Event()

    def get_extra_info(self, name: str) -> Any:
        return ("203.0.113.9", 4711) if name == "peername" else None

    def get_write_buffer_size(self) -> int:
        return self.waiting

    def abort(self) -> None:
        self.aborted.set()


def door(settings: Settings, open: dict[str, int] | None = None) -> tuple[Door, Pipe]:
    """A connection that has just been made."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    config = uvicorn.Config(app, log_config=None, proxy_headers=False)
    open = {} if open is None else open
    made = Door(config, ServerState(), {}, _loop=asyncio.get_running_loop(), settings=settings, open=open)
    pipe = Pipe()
    made.connection_made(pipe)  # type: ignore[arg-type]
    return made, pipe


@told
async def test_an_answer_that_nobody_reads_is_given_up() -> None:
    made, pipe = door(msgspec.structs.replace(QUICK, stalled_seconds=0.01))
    made.pause_writing()
    async with asyncio.timeout(PATIENCE):
        await pipe.aborted.wait()
    made.connection_lost(None)


@told
async def test_an_answer_behind_which_others_wait_is_not_written_to_nobody() -> None:
    made, pipe = door(QUICK)
    made.data_received(b"GET / HTTP/1.1\r\n\r\n" * 3)
    made.connection_lost(None)
    await settled()
    assert pipe.written == []


@told
async def test_requests_behind_others_stay_bytes_until_their_turn() -> None:
    made, pipe = door(QUICK)
    asked = b"GET / HTTP/1.1\r\nX: " + b"x" * 200 + b"\r\n\r\n"
    made.data_received(asked * 300)
    made.data_received(asked * 2)  # it was on its way already
    assert 0 < len(made.pipeline) < 10
    assert not pipe.reading
    async with asyncio.timeout(PATIENCE):
        while b"".join(pipe.written).count(b"204 No Content") < 302:  # all are answered
            await asyncio.sleep(0)
    await settled()
    assert pipe.reading
    made.data_received(b"GET / HTTP/1.1\r\nX: y")
    assert made._asking is not None, "one that is not whole has its time"
    made.connection_lost(None)


@told
async def test_nothing_is_left_of_a_connection_that_is_gone() -> None:
    """Also of requests that were never begun: no collector is needed, which would look through all tables."""
    gc.collect()
    gc.disable()
    try:
        made, pipe = door(QUICK)
        made.data_received(b"GET / HTTP/1.1\r\n\r\n" * 20)
        assert len(made.pipeline) == 19
        left: list[weakref.ref[Any]] = [
            weakref.ref(made),
            weakref.ref(made.cycle),
            *(weakref.ref(cycle) for cycle, _ in made.pipeline),
        ]
        made.connection_lost(None)
        await settled()
        del made, pipe
        assert [one() for one in left] == [None] * 21
    finally:
        gc.enable()


@told
async def test_an_answer_that_is_read_slowly_is_not() -> None:
    made, pipe = door(msgspec.structs.replace(QUICK, stalled_seconds=0.0))
    made.pause_writing()
    for _ in range(20):
        pipe.waiting -= LEAST_READ
        made._still_reading()
    assert not pipe.aborted.is_set()
    made.resume_writing()
    assert made._reading is None
    made.connection_lost(None)


@told
async def test_who_has_had_too_many_bytes_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "now", lambda: 0.0)
    settings = msgspec.structs.replace(QUICK, database=f"sqlite:///{tmp_path}/x.sqlite3", bytes_a_second=1_000)
    with served(settings) as base:
        async with Guest(base, "Eve") as eve, Guest(base, "Ada") as ada:
            await eve.call("GET", "/api/me")
            await ada.call("GET", "/api/me")
            while (await eve.http.get("/api/games")).status_code == 200:
                pass
            assert (await eve.call("GET", "/api/me", expect=429))["reason"]["id"] == "server-too-fast"
            await ada.call("GET", "/api/me")


def test_what_the_house_offers_is_described_once() -> None:
    """Found by the siege: 9 ms of the event loop for each who opens the page."""
    for name in games.names():
        game = games.find(name)
        assert game is not None
        assert home._offered(game, ("easy",)) is home._offered(game, ("easy",))


# --- D-2, D-3: long records and long tables stop nobody --------------------------------------------------------------


def threads(monkeypatch: pytest.MonkeyPatch, place: Any, name: str) -> set[str]:
    """The threads in which something is done."""
    where: set[str] = set()
    real: Callable[..., Any] = getattr(place, name)

    def watched(*args: Any, **more: Any) -> Any:
        where.add(threading.current_thread().name)
        return real(*args, **more)

    monkeypatch.setattr(place, name, watched)
    return where


@told
async def test_playing_on_folds_a_long_record_beside_the_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house_on(tmp_path) as house:
        code = await played(house, 200)
        book = await Archive(house).find(code, EVE)
        where = threads(monkeypatch, Folded, "_look")
        live = await lobby.play_on(house, EVE, "Eve", book, PlayOn(n=199, seat=0))
        assert live.folded.n == 199
        assert {name.partition("_")[0] for name in where} == {"study"}


@told
async def test_an_undo_that_can_not_be_is_refused_before_anything_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house_on(tmp_path) as house:
        live = await laid(house, length=100)
        await deeds.play(live, "ada", 0, toy.raw({"move": "Roll"}), "a")

        async def read(*_: Any) -> Any:
            raise AssertionError("the log was read")

        monkeypatch.setattr(house.store, "items", read)
        for to, why in ((None, "server-undo-reveal"), (0, "server-undo-reveal"), (1, "server-undo-nothing")):
            with pytest.raises(Refused, match=why):
                await deeds.ask_undo(live, house, Who("x", "ada"), 0, "u", to)


@told
async def test_a_table_looks_into_one_undo_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house_on(tmp_path) as house:
        live = await laid(house, length=100)
        await deeds.play(live, "ada", 0, NUDGE, "a")
        read = threads(monkeypatch, fold, "to_record")
        ada = Who("x", "ada")
        wishes = (deeds.ask_undo(live, house, ada, 0, f"u{n}", None) for n in range(8))
        done = await asyncio.gather(*wishes, return_exceptions=True)
        assert [str(one) for one in done[1:]] == [str(Refused(409, "server-undo-waiting"))] * 7
        assert live.folded.n == 0
        assert {name.partition("_")[0] for name in read} == {"study"}
        assert await deeds.ask_undo(live, house, ada, 0, "u0", None) == done[0], "sent again, it is not done again"


# --- D-5: frames, messages and hellos ---------------------------------------------------------------------


@pytest.mark.parametrize("kind", [Opcode.PING, Opcode.PONG, Opcode.TEXT])
@told
async def test_frames_without_end_are_hung_up_on_after_a_piece(kind: Opcode) -> None:
    socket, wire, _client, app = await shaken()
    aborted: list[bool] = []
    wire.abort = lambda: aborted.append(True)  # type: ignore[attr-defined]
    wire.is_closing = lambda: bool(aborted)  # type: ignore[method-assign]
    socket.data_received(Frame(kind, b"").serialize(mask=True) * 40_000)
    await settled()
    assert aborted == [True]
    assert len(wire.written) < 1_000, "of forty thousand"
    assert app.sent < 1_000
    socket.connection_lost(None)


@told
async def test_a_page_at_its_most_eager_is_not_hung_up_on() -> None:
    socket, wire, client, app = await shaken()
    for _ in range(40):  # a burst of all that a client may send
        client.send_text(b"move")
        client.send_ping(b"x")
        hand_over(client, socket)
        await settled()
    assert app.sent == 40
    assert wire.reading
    socket.connection_lost(None)


@told
async def test_all_sockets_of_an_address_together_are_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "now", lambda: 0.0)
    settings = msgspec.structs.replace(QUICK, database=f"sqlite:///{tmp_path}/x.sqlite3", messages_a_second=10)
    with served(settings) as base:
        async with Guest(base, "Eve") as eve:
            code = await eve.create(seats=1, quick=True)
            heard = []
            for _ in range(15):
                table = await eve.connect(code)
                for n in range(20):
                    await table.send(type="ping", sent=n)
                heard += [
                    (await table.until(lambda got: got["type"] in ("pong", "trouble")))["type"] for _ in range(20)
                ]
            assert heard.count("pong") == 200
            assert heard[:200] == ["pong"] * 200


@told
async def test_a_crowd_that_comes_and_goes_is_told_of_once_in_a_while(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(QUICK, gather_seconds=0.05)
    async with house_on(tmp_path, settings) as house:
        live = await laid(house, seats=2, length=100)
        honest = looking(live)
        await until(lambda: live._gathering is None)
        before = len(got(honest))
        crowd = [looking(live, f"guest{n}") for n in range(190)]
        for one in crowd:
            live.join(one, None)  # hello again changes nothing for the others
        await until(lambda: live._gathering is None)
        news = got(honest)[before:]
        assert [one["type"] for one in news] == ["presence"]
        assert news[0]["watchers"] == 190
        for one in crowd:
            live.join(one, None)
        assert live._gathering is None
        for one in crowd:
            live.leave(one)
        await until(lambda: live._gathering is None)
        assert [one["watchers"] for one in got(honest)[before:]] == [190, 0]


# --- D-6, D-7: what can't be read is no fault of ours ----------------------------------------------------------------


@told
async def test_bytes_that_are_no_text_are_no_internal_error(base: str, caplog: pytest.LogCaptureFixture) -> None:
    async with Guest(base, "Eve") as eve:
        table = await eve.connect(await eve.create(seats=1, quick=True))
        with caplog.at_level(logging.ERROR):
            for frame in (
                b'{"id":"\xff"}',
                b'{"type":"\xff","id":"x"}',
                b'{"type":"hello","words":["\xff"]}',
                b"\xff" * 99,
            ):
                await table.connection.send(frame)
                answer = await table.until(lambda got: got["type"] == "trouble")
                assert answer["reason"]["id"] == "server-bad-message"
        assert caplog.records == []


@told
async def test_text_that_is_none_ends_the_socket_and_fills_no_log(caplog: pytest.LogCaptureFixture) -> None:
    socket, wire, client, app = await shaken()
    with caplog.at_level(logging.INFO):
        client.send_text(b'{"id":"\xff"}')
        client.send_text(b'{"id":"\xff"}')
        socket.data_received(b"".join(client.data_to_send()))
        await settled()
    assert wire.written[-1] == Frame(Opcode.CLOSE, b"\x03\xef").serialize(mask=False)
    assert app.sent == 0
    assert caplog.records == []
    socket.connection_lost(None)


@told
async def test_malformed_requests_are_the_askers_fault(base: str, caplog: pytest.LogCaptureFixture) -> None:
    port = base.rpartition(":")[2]
    game = games.find("death-angel")
    assert game is not None
    table = Table(game, 1, seed=1)
    record = Record(table.record.header, [Entry(n=1, at=0.0, seat=None, move=None, chance=[])])
    ticking = record_.dumps(game, record, table.state)
    order = {"game": "lanterns", "name": "Eve", "seats": 2, "bots": {"9" * 4_400: "random"}}
    with caplog.at_level(logging.ERROR):
        async with httpx.AsyncClient(timeout=PATIENCE, verify=NO_TLS, base_url=base) as http:
            code = (await http.post("/api/tables", json={**order, "bots": {}})).json()["table"]["code"]
            for method, path in (("PUT", "/api/me"), ("POST", "/api/tables"), ("POST", f"/api/tables/{code}/ready")):
                kind = {"content-type": "application/json"}
                assert (await http.request(method, path, content=b'{"name":"\xff"}', headers=kind)).status_code == 400
            assert (await http.post("/api/tables", json=order)).status_code == 400
            answer = await http.post("/api/replays", content=ticking)
            assert (answer.status_code, answer.json()["reason"]["id"]) == (400, "record-no-clock")
            foreign = await http.post("/api/tables", json={**order, "bots": {}}, headers={"Origin": "http://[::1"})
            assert foreign.status_code == 403
            hosts = ["[::1", "127.0.0.1:x", "127.0.0.1:99999", "[fe80::1%" + "x" * 4_000 + "]", f"127.0.0.1:{port}"]
            for host in hosts:
                for path in ("/api/games", f"/api/tables/{code}/qr"):
                    status = (await http.get(path, headers={"Host": host})).status_code
                    assert status == (200 if host.endswith(port) else 403), (host, path)
    assert [line for line in caplog.records if line.levelno >= logging.ERROR] == []


# --- D-8: connections that do nothing ---------------------------------------------------------------------


@told
async def test_a_request_that_never_ends_is_hung_up_on(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(QUICK, database=f"sqlite:///{tmp_path}/x.sqlite3", request_seconds=0.1)
    with served(settings) as base:
        port = int(base.rpartition(":")[2])
        for begun in (
            b"",
            b"GET / HT",
            b"\r\n",
            b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{",
        ):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(begun)
            with contextlib.suppress(ConnectionError):
                async with asyncio.timeout(PATIENCE):
                    while await reader.read(1_000):
                        pass
            writer.close()
        async with Guest(base, "Ada") as ada:  # and who asks whole questions is answered
            await ada.call("GET", "/api/me")


@told
async def test_a_head_without_end_is_hung_up_on() -> None:
    made, pipe = door(QUICK)
    made.data_received(b"GET / HTTP/1.1\r\n")
    for n in range(MOST_HEAD // 1_000 + 1):
        made.data_received(b"X-%d: " % n + b"x" * 1_000 + b"\r\n")
    assert pipe.aborted.is_set()
    made.connection_lost(None)
    made, pipe = door(QUICK)
    made.data_received(b"POST / HTTP/1.1\r\nContent-Length: 200000\r\n\r\n" + b"x" * 100_000)
    assert not pipe.aborted.is_set(), "a body is another matter"
    made.connection_lost(None)


@told
async def test_connections_of_one_address_are_limited_and_forgotten() -> None:
    settings, open = msgspec.structs.replace(QUICK, connections_an_address=2), dict[str, int]()
    doors = [door(settings, open) for _ in range(3)]
    assert [pipe.aborted.is_set() for _, pipe in doors] == [False, False, True]
    for made, _ in doors:
        made.connection_lost(None)
    assert open == {}


def test_the_descriptors_are_raised_as_far_as_they_go() -> None:
    resource = pytest.importorskip("resource")
    from starboard.cli import serve

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(soft, 512), hard))
        serve.open_many()
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] == min(hard, serve.MOST_OPEN)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


# --- D-9: time ---------------------------------------------------------------------


def test_the_wall_clock_is_set_back_and_time_goes_on() -> None:
    wall, awake = WallClock(), WallClock()
    now = Wall(wall, awake)
    began = now()
    for back in (-86_400.0, -4_000.0, 5.0, -1.0):
        wall.at += back
        before = now()
        wall.at += 2
        awake.at += 2
        assert now() - before == pytest.approx(2)
    assert now() > began


def test_a_closed_lid_is_noticed_and_a_busy_second_is_not() -> None:
    wall, awake = WallClock(), WallClock()
    now = Wall(wall, awake)
    for clock in (wall, awake):
        clock.at += 30
    assert now.slept() is None
    asleep_at = now()
    wall.at += 600
    assert now.slept() == asleep_at
    assert now.slept() is None


@told
async def test_table_time_does_not_go_back_over_a_restart(tmp_path: Path) -> None:
    now = WallClock()
    async with house_on(tmp_path, now=now) as house:
        live = await laid(house, length=1, race=True, seconds=600)
        now.at += 10
        await deeds.play(live, "ada", 0, NUDGE, "a")
        now.at += 100
        await deeds.play(live, "ada", 0, toy.raw({"move": "Tap"}), "b")
        code = live.folded.code
        now.at -= 86_400
        assert live.folded.time(now()) == 110.0
    async with house_on(tmp_path, now=now) as house:
        live = await house.table(code)
        assert live.folded.time(now()) == 110.0
        now.at += 7
        assert live.folded.time(now()) == 117.0, "and goes on"


@told
async def test_a_machine_that_slept_goes_on_as_if_it_had_not(tmp_path: Path) -> None:
    now = WallClock()
    async with house_on(tmp_path, now=now) as house:
        live = await laid(house, length=1, race=True, seconds=600)
        await deeds.play(live, "ada", 0, NUDGE, "a")
        now.at += 50
        before = now.at
        now.at += 300
        await live.go_on_from(before)
        assert live.folded.time(now()) == 50.0


# --- D-10: the disk ---------------------------------------------------------------------


@told
async def test_a_full_disk_is_not_well(tmp_path: Path) -> None:
    async with house_on(tmp_path) as house:
        assert isinstance(house.store, Flaky)
        await house.store.check()
        before = await house.store._do(lambda db: db.total_changes)
        await house.store.check()
        assert await house.store._do(lambda db: db.total_changes) > before, "a full disk can still be read from"

        def full(db: sqlite3.Connection) -> None:
            db.execute(f"pragma max_page_count = {db.execute('pragma page_count').fetchone()[0]}")
            db.execute(
                "create trigger full before insert on meta begin insert into counts values (randomblob(9999), 1); end"
            )

        await house.store._do(full)
        with pytest.raises(Unavailable, match="full"):
            await house.store.check()


@told
async def test_health_says_low_before_it_is_full(tmp_path: Path) -> None:
    for room, status in ((0, "ok"), (1 << 62, "low")):
        settings = msgspec.structs.replace(QUICK, database=f"sqlite:///{tmp_path}/x.sqlite3", least_room=room)
        with served(settings) as base:
            async with Guest(base, "Ada") as ada:
                health = await ada.call("GET", "/health")
                assert health["status"] == status
                assert health["room"] > 0


# --- D-11: one heart ---------------------------------------------------------------------


@told
async def test_one_of_two_servers_leads_a_table_and_the_other_takes_over(postgres_url: str) -> None:
    one, two = (House(Postgres(postgres_url), QUICK, toy.find) for _ in range(2))
    await one.open()
    await two.open()
    assert await one.claim("BCDFGH")
    assert await one.claim("BCDFGH"), "and keeps it"
    assert not await two.claim("BCDFGH")
    assert await two.claim("CDFGHJ"), "each leads others"
    one.release("BCDFGH")
    async with asyncio.timeout(PATIENCE):
        while not await two.claim("BCDFGH"):
            await asyncio.sleep(0.01)
    assert not await one.claim("BCDFGH")
    for task in list(two._tasks):
        task.cancel()  # its heart stops
    async with asyncio.timeout(PATIENCE):
        while not await one.claim("BCDFGH"):
            await asyncio.sleep(0.01)
    assert not await two.claim("BCDFGH"), "who is taken for dead does not lead"
    await one.close()
    await two.close()


@told
async def test_bots_of_a_table_at_two_servers_move_at_one_pace(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = msgspec.structs.replace(QUICK, bot_pace=0.02)
    houses = [House(Postgres(postgres_url), settings, toy.find) for _ in range(2)]
    for house in houses:
        await house.open()
    order = CreateTable(game="lanterns", seats=2, bots={"1": "random"}, options={"length": 60})
    left = await lobby.create(houses[0], "ada", "Ada", order)
    await lobby.start(left, "ada", fill=True, anyway=True)
    await lobby.hand(left, "ada", 0, "random")
    right = await houses[1].table(left.folded.code)
    asked: list[int] = []
    for which, live in enumerate((left, right)):
        real = live.bots._choose

        async def choose(*args: Any, which: int = which, real: Any = real) -> Any:
            asked.append(which)
            return await real(*args)

        monkeypatch.setattr(live.bots, "_choose", choose)
        looking(live, f"watcher{which}")
    await until(lambda: left.folded.result is not None)
    assert len(asked) == 60, "no move was thought of twice"
    assert len(set(asked)) == 1, "by one of them alone"
    for house in houses:
        await house.close()
