"""What an attacker speaks with: raw requests and raw frames, from one address, and a count of what came of them."""

from __future__ import annotations

import asyncio
import os
import socket
import struct
import time
from collections import Counter
from contextlib import suppress
from typing import Any

import msgspec

ADDRESS = "127.0.0.2"
"""Where attackers come from: loopback too, but no proxy that the server trusts."""
HOST = "127.0.0.1"
TEXT, BINARY, PING, PONG = 0x81, 0x82, 0x89, 0x8A
LOST = (OSError, asyncio.IncompleteReadError, TimeoutError, RuntimeError)
"""Hung up on; uvloop says so with a RuntimeError."""


class Order(msgspec.Struct):
    """What an attacker is told."""

    kind: str
    port: int
    seconds: float
    count: int
    """Messages or requests after which it has done enough; 0: until the time is up."""
    code: str
    """The table of honest people."""
    record: str
    """A file with a long record."""


class Report(msgspec.Struct):
    """What came of it."""

    sent: int = 0
    refused: int = 0
    """Connections that were not let in, or hung up on."""
    statuses: dict[str, int] = {}


class Enemy:
    """One attacker: a household with as many guests and connections as it likes."""

    def __init__(self, order: Order) -> None:
        self.order = order
        self.until = time.monotonic() + order.seconds
        self.sent = 0
        self.refused = 0
        self.statuses: Counter[str] = Counter()

    @property
    def goes_on(self) -> bool:
        """Whether there is time, and something left to do."""
        return time.monotonic() < self.until and (not self.order.count or self.sent < self.order.count)

    def report(self) -> Report:
        """What came of it."""
        return Report(self.sent, self.refused, dict(self.statuses))

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A connection."""
        return await asyncio.open_connection(HOST, self.order.port, local_addr=(ADDRESS, 0), limit=1 << 24)

    # --- HTTP ---------------------------------------------------------------------------------------------------

    def head(self, method: str, path: str, cookie: str = "", size: int | None = None, more: str = "") -> bytes:
        """A request without its body."""
        lines = [f"{method} {path} HTTP/1.1", f"Host: {HOST}:{self.order.port}", "Accept-Encoding: identity"]
        lines += [f"Cookie: {cookie}"] if cookie else []
        lines += [f"Content-Length: {size}", "Content-Type: application/json"] if size is not None else []
        return "\r\n".join([*lines, *([more] if more else []), "", ""]).encode()

    async def ask(self, method: str, path: str, body: Any = None, cookie: str = "") -> tuple[int, Any, str]:
        """One request on a connection of its own: status, what it said, the cookie."""
        content = body if isinstance(body, bytes) else None if body is None else msgspec.json.encode(body)
        reader, writer = await self.connect()
        try:
            size = None if content is None else len(content)
            writer.write(self.head(method, path, cookie, size, "Connection: close") + (content or b""))
            self.sent += 1
            said = await asyncio.wait_for(reader.read(-1), 60)
        finally:
            writer.close()
        status, given, rest = read_answer(said)
        self.note(status)
        with suppress(msgspec.DecodeError):
            return status, msgspec.json.decode(rest), given or cookie
        return status, None, given or cookie

    def note(self, status: int) -> None:
        """A request was answered."""
        self.statuses[str(status)] += 1

    async def guest(self) -> str:
        """A new cookie."""
        return (await self.ask("GET", "/api/me"))[2]

    async def table(self, cookie: str, game: str = "galaxy-trucker", **more: Any) -> str:
        """A table of one's own, with bots; its code."""
        order = {"game": game, "name": "Eve", "seats": 2, "quick": True, **more}
        _, made, _ = await self.ask("POST", "/api/tables", order, cookie)
        return str(made["table"]["code"])

    # --- sockets -------------------------------------------------------------------------------------------------

    async def socket(self, code: str, cookie: str = "", hello: bool = True) -> Line:
        """A WebSocket to a table."""
        reader, writer = await self.connect()
        upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="
        writer.write(self.head("GET", f"/ws/tables/{code}", cookie, more=f"{upgrade}\r\nSec-WebSocket-Version: 13"))
        try:
            answer = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 20)
            if b" 101 " not in answer.split(b"\r\n")[0]:
                raise ConnectionError(answer[:40])
        except LOST:
            self.refused += 1
            writer.close()
            raise
        line = Line(self, reader, writer)
        if hello:
            line.say({"type": "hello", "seq": None})
        return line


def read_answer(said: bytes) -> tuple[int, str, bytes]:
    """Status, cookie and body of an answer; 0 if there was none."""
    top, _, rest = said.partition(b"\r\n\r\n")
    lines = top.decode("latin-1").split("\r\n")
    words = lines[0].split()
    given = [line.split(":", 1)[1].strip().split(";")[0] for line in lines if line.lower().startswith("set-cookie:")]
    return int(words[1]) if len(words) > 1 else 0, given[0] if given else "", rest


class Line:
    """A socket that says what it likes and reads as much as it likes."""

    def __init__(self, enemy: Enemy, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.enemy, self.reader, self.writer = enemy, reader, writer
        self.heard = 0

    def say(self, message: Any) -> None:
        """A message."""
        self.frame(msgspec.json.encode(message))

    def frame(self, data: bytes, kind: int = TEXT) -> None:
        """A frame of any kind."""
        self.writer.write(frame(data, kind))
        self.enemy.sent += 1

    async def flush(self) -> None:
        """Wait until it is on its way; raises when the server has hung up."""
        await asyncio.wait_for(self.writer.drain(), 10)
        if self.reader.at_eof():
            raise ConnectionResetError

    async def listen(self) -> None:
        """Read all that comes, and forget it."""
        with suppress(*LOST):
            while piece := await self.reader.read(1 << 16):
                self.heard += len(piece)

    def close(self) -> None:
        """Gone, without a goodbye."""
        self.writer.transport.abort()


def frame(data: bytes, kind: int = TEXT) -> bytes:
    """A masked frame (by nothing)."""
    size = len(data)
    if size < 126:
        return struct.pack("!BB", kind, 0x80 | size) + b"\0\0\0\0" + data
    if size < 1 << 16:
        return struct.pack("!BBH", kind, 0x80 | 126, size) + b"\0\0\0\0" + data
    return struct.pack("!BBQ", kind, 0x80 | 127, size) + b"\0\0\0\0" + data


def deaf() -> socket.socket:
    """A socket that takes hardly anything it is sent."""
    made = socket.socket()
    made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
    made.bind((ADDRESS, 0))
    made.setblocking(False)
    return made


def noise(size: int) -> bytes:
    """Bytes that mean nothing."""
    return os.urandom(size)
