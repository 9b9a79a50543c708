"""A small client for the tests: guests with cookies over HTTP, sockets that keep what they got, servers to talk to.

No test here hopes for a speed: what must come is waited for, with :data:`PATIENCE` only against hanging for ever.
"""

from __future__ import annotations

import asyncio
import functools
import itertools
import os
import signal
import socket as socket_
import ssl
import subprocess
import sys
import threading
import time
import urllib.request
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvicorn
from tests.server import toy
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from starboard.core import patch
from starboard.server.app import app, config
from starboard.server.settings import Settings

PATIENCE = 300.0
"""Seconds after which something that must happen is taken not to; far beyond what a loaded machine needs."""

NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Not needed; without it every client would read all the system's certificates, which takes longer than most tests."""

QUICK = Settings(
    bot_pace=0.01,
    bot_pace_timed=0.05,
    tables_a_minute=100_000,
    uploads_a_minute=100_000,
    misses_a_minute=100_000,
    requests_a_second=100_000,
    messages_a_second=100_000,
    chat_a_second=1_000,
    sockets_an_address=100_000,
    connections_an_address=100_000,
    work_a_second=1_000,
    study_a_second=1_000,
    bytes_a_second=1e12,
    request_seconds=PATIENCE,
    stalled_seconds=PATIENCE,
    gather_seconds=0.0,
    undo_seconds=PATIENCE,
    hello_seconds=PATIENCE,
)
"""Limits out of the way; the tests of the limits set their own."""


def told(story: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """A test that is a coroutine."""

    @functools.wraps(story)
    def test(*args: Any, **fixtures: Any) -> None:
        asyncio.run(asyncio.wait_for(story(*args, **fixtures), 2 * PATIENCE))

    return test


class Guest:
    """A browser: one cookie jar."""

    def __init__(self, base: str, name: str) -> None:
        self.base, self.name = base, name
        self.http = httpx.AsyncClient(base_url=base, timeout=PATIENCE, verify=NO_TLS)
        self.tables: list[Socket] = []

    async def __aenter__(self) -> Guest:
        return self

    async def __aexit__(self, *_: object) -> None:
        for table in self.tables:
            await table.close()
        await self.http.aclose()

    async def call(self, method: str, path: str, body: Any = None, expect: int | None = None) -> Any:
        """A REST call; checks the status."""
        answer = await self.http.request(method, path, json=body)
        if expect is None:
            assert answer.status_code < 300, (answer.status_code, answer.text)
        else:
            assert answer.status_code == expect, (answer.status_code, answer.text)
        return answer.json() if "json" in answer.headers.get("content-type", "") else answer.content

    async def create(self, game: str = "lanterns", **order: Any) -> str:
        """A new table; the code."""
        seated = await self.call("POST", "/api/tables", {"game": game, "name": self.name, **order})
        return str(seated["table"]["code"])

    async def sit(self, code: str, seat: int | None = None) -> int:
        """Take a seat, ready to play."""
        seated = await self.call("POST", f"/api/tables/{code}/sit", {"seat": seat, "name": self.name})
        await self.call("POST", f"/api/tables/{code}/ready", {"ready": True})
        return int(seated["you"]["seat"])

    async def connect(self, code: str, seq: int | None = None, base: str | None = None, **hello: Any) -> Socket:
        """Look on live."""
        address = (base or self.base).replace("http", "ws", 1) + f"/ws/tables/{code}"
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        table = Socket(await dial(address, additional_headers={"Cookie": cookie} if cookie else {}, compression=None))
        self.tables.append(table)
        with suppress(ConnectionClosed):  # a server that hangs up at once says why
            await table.send(type="hello", seq=seq, **hello)
        await table.until(lambda got: got["type"] in ("snapshot", "update", "gone"))
        return table


def dial(address: str, **more: Any) -> connect:
    """A plain WebSocket that never gives up on a slow server."""
    return connect(address, open_timeout=PATIENCE, ping_interval=None, close_timeout=PATIENCE, **more)


class Socket:
    """A socket that keeps all it got and knows where the game stands."""

    _ids = itertools.count()

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.got: list[dict[str, Any]] = []
        self.raw: list[bytes] = []
        self.position: dict[str, Any] | None = None
        self.table: dict[str, Any] = {}
        self.you: dict[str, Any] = {}
        self.seq = 0
        self.steps: list[dict[str, Any]] = []

    async def send(self, **message: Any) -> None:
        await self.connection.send(msgspec.json.encode(message).decode())

    async def read(self, timeout: float = PATIENCE) -> dict[str, Any]:
        # Not asyncio.wait_for: in Python 3.11 it may swallow the cancellation of whoever reads.
        async with asyncio.timeout(timeout):
            text = await self.connection.recv()
        raw = text.encode() if isinstance(text, str) else text
        message: dict[str, Any] = msgspec.json.decode(raw)
        self.raw.append(raw)
        self.got.append(message)
        if message["type"] in ("snapshot", "update"):
            self._note(message)
        return message

    def _note(self, message: dict[str, Any]) -> None:
        if message["type"] == "snapshot":
            self.steps = []
        for part in ("table", "you", "position"):
            message.setdefault(part, None)
        self.seq = message["seq"]
        self.steps += message["steps"]
        if message["position"] is None:
            message["position"] = self._patched(message)
        self.position = message["position"] or self.position
        self.table = message["table"] or self.table
        self.you = message["you"] or self.you

    def _patched(self, message: dict[str, Any]) -> dict[str, Any] | None:
        """Where the changes of an update lead: those of each moment change the view, then its own the position."""
        changes = [event["patch"] for step in message["steps"] for event in step["events"] if "patch" in event]
        if "patch" not in message:
            assert not changes
            return None
        assert self.position is not None
        view = functools.reduce(patch.apply, changes, self.position["view"])
        changed: dict[str, Any] = patch.apply(self.position | {"view": view}, message["patch"])
        return changed

    async def until(self, wanted: Callable[[dict[str, Any]], bool], timeout: float = PATIENCE) -> dict[str, Any]:
        """Read up to and including the message that is wanted."""
        while True:
            message = await self.read(timeout)
            if wanted(message):
                return message

    async def reach(self, seq: int) -> None:
        """Read until this much has been seen."""
        while self.seq < seq:
            await self.read()

    async def catch_up(self) -> None:
        """Read all that the server has said so far; who sees nothing of a move is told nothing."""
        sent = float(next(self._ids))
        await self.send(type="ping", sent=sent)
        await self.until(lambda got: got["type"] == "pong" and got["sent"] == sent)

    async def ask(self, type: str, **more: Any) -> dict[str, Any]:
        """Send a message with an id and wait for its answer."""
        id = more.pop("id", None) or f"m{next(self._ids)}"
        await self.send(type=type, id=id, **more)
        return await self.until(lambda got: got.get("id") == id)

    async def play(self, move: dict[str, Any], id: str | None = None) -> dict[str, Any]:
        return await self.ask("play", move=move, id=id)

    async def close(self) -> None:
        await self.connection.close()


# --- servers -------------------------------------------------------------------------------------------------


def bound(port: int = 0) -> socket_.socket:
    """A socket bound to this port, or to one that is free. Bound is not listening: it keeps the port from everybody
    who does not ask for it by number, so that a server can come and go on it."""
    made = socket_.socket()
    made.setsockopt(socket_.SOL_SOCKET, socket_.SO_REUSEADDR, 1)
    made.setsockopt(socket_.SOL_SOCKET, socket_.SO_REUSEPORT, 1)
    made.bind(("127.0.0.1", port))
    return made


@contextmanager
def served(settings: Settings) -> Iterator[str]:
    """A server in a thread of this process; its address."""
    listening = bound()
    port = listening.getsockname()[1]
    server = uvicorn.Server(config(app(settings, find=toy.find), "127.0.0.1", port))
    thread = threading.Thread(target=server.run, args=([listening],), daemon=True)
    thread.start()
    deadline = time.monotonic() + PATIENCE
    while not server.started:
        assert thread.is_alive(), "the server did not start"
        assert time.monotonic() < deadline
        time.sleep(0.01)
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = True
        thread.join(PATIENCE)


class Zygote:
    """Forks servers that are there to be killed."""

    def __init__(self) -> None:
        root = Path(__file__).parent.parent.parent
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.zygote"],
            cwd=root,
            env=os.environ | {"PYTHONPATH": f"{root / 'src'}{os.pathsep}{root}"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )

    def start(self, database: str, kept: socket_.socket | None = None) -> Process:
        """A new server process, up and answering: on a port of its own, or on that of one that was killed."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        kept = kept or bound()
        print(database, kept.getsockname()[1], file=self.process.stdin, flush=True)
        server = Process(int(self.process.stdout.readline()), kept)
        server.wait_until_up()
        return server

    def close(self) -> None:
        """Ends every server that is still there."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait(PATIENCE)


class Process:
    """A server in a process of its own."""

    def __init__(self, id: int, kept: socket_.socket) -> None:
        self.id, self.kept = id, kept
        self.base = f"http://127.0.0.1:{kept.getsockname()[1]}"

    def wait_until_up(self) -> None:
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            try:
                with urllib.request.urlopen(f"{self.base}/health", timeout=PATIENCE):
                    return
            except OSError:
                time.sleep(0.01)
        raise AssertionError("not up")

    def kill(self) -> None:
        """SIGKILL: no goodbye. Returns when it is gone."""
        os.kill(self.id, signal.SIGKILL)
        while True:
            try:
                os.kill(self.id, 0)
            except ProcessLookupError:
                return
            time.sleep(0.001)
