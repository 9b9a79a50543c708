"""The server trusts no one: origins, cookies, limits, sizes, and nothing said about its inside."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from tests.server import toy
from tests.server.client import NO_TLS, PATIENCE, QUICK, Guest, dial, served, told
from websockets.exceptions import ConnectionClosed, InvalidStatus

from starboard.server import deeds, identity, limits, lobby
from starboard.server.front import Front
from starboard.server.house import House
from starboard.server.json_lines import JsonLines
from starboard.server.limits import Bucket, Buckets
from starboard.server.messages.tables import CreateTable
from starboard.server.settings import Settings
from starboard.server.sockets import Connection
from starboard.server.store.connecting import connect


@told
async def test_every_answer_carries_the_safety_headers(base: str) -> None:
    async with httpx.AsyncClient(timeout=PATIENCE, verify=NO_TLS, base_url=base) as http:
        for path in ("/", "/api/games", "/api/nothing", "/no/such.file", "/health"):
            headers = (await http.get(path)).headers
            policy = headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "script-src 'self';" in policy, "no inline scripts"
            assert "frame-ancestors 'none'" in policy
            assert headers["x-content-type-options"] == "nosniff"
            assert "server" not in headers


@told
async def test_the_cookie_is_signed_and_out_of_reach_of_scripts(base: str) -> None:
    async with httpx.AsyncClient(timeout=PATIENCE, verify=NO_TLS, base_url=base) as http:
        cookie = (await http.get("/api/me")).headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=Lax" in cookie
        assert "Secure" not in cookie, "this is plain http at home"
        assert "set-cookie" not in (await http.get("/api/me")).headers, "a known guest keeps theirs"
    forged = {"Cookie": "starboard=somebody.0123456789abcdef0123456789abcdef"}
    async with httpx.AsyncClient(timeout=PATIENCE, verify=NO_TLS, base_url=base, headers=forged) as http:
        assert "set-cookie" in (await http.get("/api/me")).headers, "a forged one is nobody's"


def test_signatures() -> None:
    cookie = identity.sign(b"k" * 32, "guest")
    assert identity.read(b"k" * 32, cookie) == "guest"
    assert identity.read(b"x" * 32, cookie) is None
    assert identity.read(b"k" * 32, cookie[:-1] + ("0" if cookie[-1] != "0" else "1")) is None
    for junk in (None, "", ".", "a.", ".b", "ü.ü", "\ud800.x"):
        assert identity.read(b"k" * 32, junk) is None


def test_codes_and_links_can_not_be_guessed() -> None:
    codes = {identity.new_code() for _ in range(2_000)}
    assert len(codes) > 1_990
    assert all(identity.is_code(code) for code in codes)
    token, kept = identity.new_link("BCDFGH", 3)
    assert identity.read_link(token) == ("BCDFGH", 3)
    assert identity.digest(token) == kept
    assert token not in kept
    assert len(token.rpartition("-")[2]) * 4 == 128
    for junk in ("", "-", "BCDFGH", "BCDFGH-", "BCDFGH-x-y", "BCDFGH-٣-y", "BCDFGH-1-", "bcdfgh-1-x"):
        assert identity.read_link(junk) is None


@told
async def test_other_pages_can_not_act_here(base: str) -> None:
    async with httpx.AsyncClient(timeout=PATIENCE, verify=NO_TLS, base_url=base) as http:
        for origin in ("https://evil.example", "null", "http://127.0.0.1:1"):
            answer = await http.post("/api/tables", json={"game": "lanterns", "name": "E"}, headers={"Origin": origin})
            assert answer.status_code == 403
            assert answer.json()["reason"]["id"] == "server-foreign-page"
        own = await http.post("/api/tables", json={"game": "lanterns", "name": "A"}, headers={"Origin": base})
        assert own.status_code == 201
        code = own.json()["table"]["code"]
    address = base.replace("http", "ws", 1) + f"/ws/tables/{code}"
    with pytest.raises(InvalidStatus):
        await dial(address, origin="https://evil.example")
    async with dial(address, origin=base):
        pass


@told
async def test_a_foreign_name_that_points_here_opens_nothing(base: str) -> None:
    """DNS rebinding: for the browser the page is of our origin, Origin and Host agree; but the name is not ours."""
    port = base.rpartition(":")[2]
    async with httpx.AsyncClient(timeout=PATIENCE, verify=NO_TLS, base_url=base) as http:
        evil = {"Host": f"evil.example:{port}", "Origin": f"http://evil.example:{port}"}
        order = {"game": "lanterns", "name": "E", "seats": 1}
        answers = [await http.get(path, headers=evil) for path in ("/", "/api/me", "/health", "/no/such.file")]
        answers.append(await http.post("/api/tables", json=order, headers=evil))
        for answer in answers:
            assert (answer.status_code, answer.json()["reason"]["id"]) == (403, "server-foreign-name")
            assert "set-cookie" not in answer.headers
            assert answer.headers["x-content-type-options"] == "nosniff"
        code = (await http.post("/api/tables", json=order)).json()["table"]["code"]
    with pytest.raises(InvalidStatus):
        await dial(f"ws://evil.example:{port}/ws/tables/{code}", host="127.0.0.1", port=int(port))


@pytest.mark.parametrize(
    ("host", "ours"),
    [
        ("localhost:8642", True),
        ("LOCALHOST", True),
        ("localhost.", True),
        ("127.0.0.1:8642", True),
        ("192.168.1.7", True),
        ("[::1]:8642", True),
        ("[2001:db8::7]", True),
        ("play.example.org", True),
        ("other.example.org:443", True),
        ("shelf.local:8642", True),
        ("evil.example", False),
        ("localhost.evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("example.org", False),
        ("", False),
        ("[::1", False),
    ],
)
def test_names_of_the_house(host: str, ours: bool) -> None:
    settings = Settings(
        address="https://play.example.org", origins=("https://other.example.org",), hosts=("Shelf.local",)
    )
    front = Front(House(connect("sqlite:///x"), settings), None, None)  # type: ignore[arg-type]
    assert front._own_name({b"host": host.encode()}) == ours
    assert front._own_name({}), "no browser leaves it out"


@told
async def test_unknown_tables_and_late_hellos(base: str) -> None:
    address = base.replace("http", "ws", 1)
    async with dial(f"{address}/ws/tables/ZZZZZZ") as socket:
        assert msgspec.json.decode(await socket.recv())["reason"]["id"] == "server-no-table"
        with pytest.raises(ConnectionClosed) as closed:
            await socket.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404
    with pytest.raises(InvalidStatus):
        await dial(f"{address}/elsewhere")


# --- limits: how many at once is exact while the buckets' clock stands still ------------------------------------------


@pytest.fixture
def stopped(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """No bucket fills by itself; call it to let so many seconds pass for them."""
    moment = time.monotonic()

    def pass_(seconds: float) -> None:
        nonlocal moment
        moment += seconds

    monkeypatch.setattr(limits, "now", lambda: moment)
    return pass_


@pytest.fixture
def strict(tmp_path: Path, stopped: Callable[[float], None]) -> Iterator[str]:
    """A server with the limits that people get."""
    settings = Settings(database=f"sqlite:///{tmp_path}/x.sqlite3", secure_cookie=True, hello_seconds=PATIENCE)
    with served(settings) as address:
        yield address


class OverTls(Guest):
    """A guest who sends the cookie back although the test speaks plain http."""

    async def __aenter__(self) -> OverTls:
        cookie = (await self.http.get("/api/me")).headers["set-cookie"]
        assert "Secure" in cookie
        self.http.headers["cookie"] = cookie.partition(";")[0]
        return self


@told
async def test_laying_tables_is_limited(strict: str, stopped: Callable[[float], None]) -> None:
    async with OverTls(strict, "Ada") as ada:
        for _ in range(10):
            await ada.create(seats=1)
        problem = await ada.call("POST", "/api/tables", {"game": "lanterns"}, expect=429)
        assert problem["reason"]["id"] == "server-too-fast"
        stopped(6)
        await ada.create(seats=1)
        await ada.call("POST", "/api/tables", {"game": "lanterns"}, expect=429)


@told
async def test_guessing_codes_is_limited(strict: str) -> None:
    async with OverTls(strict, "Ada") as ada:
        code = await ada.create(seats=1)
        for _ in range(20):
            await ada.call("GET", f"/api/tables/{identity.new_code()}", expect=404)
        await ada.call("GET", f"/api/tables/{identity.new_code()}", expect=429)
        known = await ada.call("GET", f"/api/tables/{code}")
        assert known["table"]["code"] == code, "those who know a code are not slowed down"


@told
async def test_uploads_are_limited(strict: str) -> None:
    async with OverTls(strict, "Ada") as ada:
        for _ in range(6):
            await ada.call("POST", "/api/replays", {}, expect=400)
        await ada.call("POST", "/api/replays", {}, expect=429)


@told
async def test_messages_and_chat_are_limited(strict: str, stopped: Callable[[float], None]) -> None:
    async with OverTls(strict, "Ada") as ada:
        table = await ada.connect(await ada.create(seats=1, quick=True))
        for n in range(150):
            await table.send(type="ping", sent=n)
        answers = [(await table.read())["type"] for _ in range(150)]
        assert answers == ["pong"] * 40 + ["trouble"] * 110
        stopped(1)
        said = [(await table.ask("chat", text="x"))["type"] for _ in range(12)]
        assert said == ["accepted"] * 5 + ["trouble"] * 7


@told
async def test_sockets_of_one_address_are_limited(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(QUICK, database=f"sqlite:///{tmp_path}/x.sqlite3", sockets_an_address=3)
    with served(settings) as address:
        async with Guest(address, "Ada") as ada:
            code = await ada.create(seats=1)
            sockets = [await ada.connect(code) for _ in range(3)]
            over = await ada.connect(code)
            assert over.got[-1]["type"] == "gone"
            await sockets[0].close()
            await health_says(ada, "sockets", 2)
            assert (await ada.connect(code)).got[-1]["type"] == "snapshot"


@told
async def test_who_does_not_say_hello_is_not_waited_for(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(QUICK, database=f"sqlite:///{tmp_path}/x.sqlite3", hello_seconds=0.1)
    with served(settings) as address:
        async with Guest(address, "Ada") as ada:
            code = await ada.create(seats=1)
            async with dial(address.replace("http", "ws", 1) + f"/ws/tables/{code}") as silent:
                assert msgspec.json.decode(await silent.recv())["reason"]["id"] == "server-gone-hello"


@told
async def test_tables_nobody_looks_at_leave_memory(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(QUICK, database=f"sqlite:///{tmp_path}/x.sqlite3", idle_seconds=0.1)
    with served(settings) as address:
        async with Guest(address, "Ada") as ada:
            code = await ada.create(seats=1, quick=True, options={"length": 9})
            table = await ada.connect(code)
            await table.play({"move": "Nudge", "by": 2}, id="once")
            seq = table.seq
            await table.close()
            await health_says(ada, "tables", 0)
            back = await ada.connect(code, seq=seq)
            assert back.got[-1]["type"] == "update", "folded again from the log, the page misses nothing"
            assert back.position is not None
            assert back.position["view"]["points"] == [2]
            assert (await back.play({"move": "Nudge", "by": 2}, id="once"))["seq"] == seq, "nor is a resent move new"
            assert (await ada.call("GET", "/health"))["tables"] == 1


async def health_says(guest: Guest, what: str, wanted: int) -> None:
    """Wait until the server says so."""
    async with asyncio.timeout(PATIENCE):
        while (await guest.call("GET", "/health"))[what] != wanted:
            await asyncio.sleep(0.02)


@told
async def test_sizes(base: str) -> None:
    async with Guest(base, "Ada") as ada:
        code = await ada.create(seats=1, quick=True)
        table = await ada.connect(code)
        await table.connection.send('{"type":"chat","id":"x","text":"' + "x" * 17_000 + '"}')
        assert (await table.until(lambda got: got["type"] == "trouble"))["reason"]["id"] == "server-too-big"
        await table.connection.send("x" * 200_000)
        with pytest.raises(ConnectionClosed) as closed:
            await table.read()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
        again = await ada.connect(code)
        assert again.position is not None, "the table is none the worse"
        huge = {"game": "lanterns", "name": "Ada", "options": {"x": "y" * 100_000}}
        assert (await ada.call("POST", "/api/tables", huge, expect=413))["reason"]["id"] == "server-too-big"
        answer = await ada.http.post("/api/replays", content=b"x" * 2_100_000)
        assert answer.status_code == 413


@told
async def test_a_slow_reader_is_cut_off_and_holds_nobody_up(tmp_path: Path) -> None:
    """The reader's socket takes nothing; the table goes on, and the reader is told to come back."""
    store = connect(f"sqlite:///{tmp_path}/x.sqlite3")
    house = House(store, msgspec.structs.replace(QUICK, queue_bytes=4_000), toy.find)
    await house.open()
    live = await lobby.create(
        house, "ada", "Ada", CreateTable(game="lanterns", seats=1, quick=True, options={"length": 99})
    )
    scope = {"starboard": {"guest": "ada", "household": "x"}, "path": f"/ws/tables/{live.folded.code}"}
    coming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
    sent: list[dict[str, Any]] = []
    flowing = asyncio.Event()

    async def send(message: Any) -> None:
        if message["type"] != "websocket.accept":
            await flowing.wait()
        sent.append(message)

    coming.put_nowait({"type": "websocket.connect"})
    coming.put_nowait({"type": "websocket.receive", "text": '{"type":"hello"}'})
    slow = asyncio.create_task(Connection(house, scope, coming.get, send).run())
    while not live.listeners:
        await asyncio.sleep(0)
    for n in range(40):
        await deeds.play(live, "ada", 0, toy.raw({"move": "Nudge", "by": 1}), f"p{n}")
    assert live.folded.n == 40
    flowing.set()
    coming.put_nowait({"type": "websocket.receive", "text": '{"type":"ping"}'})
    await slow
    assert "server-gone-slow" in sent[-2]["text"]
    assert sent[-1]["type"] == "websocket.close"
    assert not live.listeners
    assert house.addresses == {}
    await house.close()


@told
async def test_nothing_of_the_inside_is_told(base: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_: Any, **__: Any) -> None:
        raise RuntimeError("secret detail")

    async with Guest(base, "Ada") as ada:
        code = await ada.create(seats=1, quick=True)
        table = await ada.connect(code)
        monkeypatch.setattr(deeds, "play", broken)
        monkeypatch.setattr(lobby, "sit", broken)
        answer = await table.play({"move": "Roll"})
        assert answer["reason"]["id"] == "server-broken"
        problem = await ada.call("POST", f"/api/tables/{code}/sit", {}, expect=500)
        for said in (answer, problem):
            assert "secret" not in str(said)
            assert "Traceback" not in str(said)
            assert len(said["reason"]["args"]["trace"]) == 8
        assert (await table.ask("ask", move={"move": "Roll"}))["type"] == "allowed", "and the socket lives on"


def test_buckets() -> None:
    bucket = Bucket(rate=0.001, burst=3)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    assert not bucket.full
    buckets = Buckets(rate=1_000_000, burst=1, most=10)
    for n in range(100):
        assert buckets.take(str(n))
    assert len(buckets._buckets) <= 11


def test_logs_are_json_lines() -> None:
    try:
        raise ValueError("x")
    except ValueError as error:
        record = logging.LogRecord("a", logging.ERROR, "f", 1, "hello %s", ("you",), (ValueError, error, None))
    record.table = "BCDFGH"
    line = msgspec.json.decode(JsonLines().format(record))
    assert (line["message"], line["level"], line["table"]) == ("hello you", "error", "BCDFGH")
    assert "ValueError: x" in line["trace"]
