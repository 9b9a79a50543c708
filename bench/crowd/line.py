"""An HTTP request and a WebSocket with nothing to spare: a load of thousands must not measure its own library."""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Callable
from typing import Any, cast

import msgspec

PIECE = 65_536


async def call(host: str, port: int, path: str, body: Any, cookie: str, address: str) -> tuple[Any, str]:
    """POST as a guest from an address of their own, as behind a proxy; the answer and the guest's cookie."""
    reader, writer = await asyncio.open_connection(host, port)
    sent = msgspec.json.encode(body)
    head = [f"POST {path} HTTP/1.1", f"Host: {host}:{port}", "Content-Type: application/json", "Connection: close"]
    head += [f"Content-Length: {len(sent)}", f"X-Forwarded-For: {address}", *([f"Cookie: {cookie}"] if cookie else [])]
    writer.write("\r\n".join([*head, "", ""]).encode() + sent)
    said = b""
    while piece := await reader.read(PIECE):
        said += piece
    writer.close()
    top, _, content = said.partition(b"\r\n\r\n")
    lines = top.decode("latin-1").split("\r\n")
    if lines[0].split()[1][0] != "2":
        raise RuntimeError(f"{path}: {lines[0]} {content[:300]!r}")
    given = [line.split(":", 1)[1].strip() for line in lines if line.lower().startswith("set-cookie:")]
    return msgspec.json.decode(content), given[0].split(";")[0] if given else cookie


class Line(asyncio.Protocol):
    """A WebSocket client: whole text frames in, masked (by nothing) text frames out."""

    def __init__(self, heard: Callable[[bytes], None]) -> None:
        self.heard = heard
        self.bytes = 0
        self.lost = False
        self.transport: asyncio.Transport | None = None
        self._rest = b""
        self._open = asyncio.get_running_loop().create_future()

    @classmethod
    async def dial(
        cls, host: str, port: int, path: str, cookie: str, address: str, heard: Callable[[bytes], None]
    ) -> Line:
        """Connect and shake hands; what the table says goes to ``heard``."""
        loop = asyncio.get_running_loop()
        _, line = await loop.create_connection(lambda: cls(heard), host, port)
        head = [f"GET {path} HTTP/1.1", f"Host: {host}:{port}", "Upgrade: websocket", "Connection: Upgrade"]
        head += ["Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "Sec-WebSocket-Version: 13"]
        head += [f"X-Forwarded-For: {address}", *([f"Cookie: {cookie}"] if cookie else [])]
        assert line.transport is not None
        line.transport.write("\r\n".join([*head, "", ""]).encode())
        await line._open
        return line

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Connected."""
        self.transport = cast(asyncio.Transport, transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """Hung up on."""
        self.lost = True

    def send(self, text: bytes, kind: int = 0x81) -> None:
        """One frame."""
        size = len(text)
        head = struct.pack("!BB", kind, 0x80 | size) if size < 126 else struct.pack("!BBH", kind, 0x80 | 126, size)
        assert self.transport is not None
        self.transport.write(b"%s\0\0\0\0%s" % (head, text))

    def data_received(self, data: bytes) -> None:
        """Cut what came into frames."""
        self.bytes += len(data)
        data = self._rest + data if self._rest else data
        at = 0
        if not self._open.done():
            end = data.find(b"\r\n\r\n")
            if end < 0:
                self._rest = data
                return
            if b" 101 " not in data[:20]:
                raise RuntimeError(data[:200])
            self._open.set_result(None)
            at = end + 4
        while (end := self._frame(data, at)) > at:
            at = end
        self._rest = data[at:]

    def _frame(self, data: bytes, at: int) -> int:
        """Hear the frame that begins here; where it ends, or here if it is not all there yet."""
        if len(data) < at + 2:
            return at
        size, start = data[at + 1], at + 2
        if size == 126:
            if len(data) < at + 4:
                return at
            size, start = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
        elif size == 127:
            if len(data) < at + 10:
                return at
            size, start = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
        end = start + size
        if len(data) < end:
            return at
        match data[at]:
            case 0x81:
                self.heard(data[start:end])
            case 0x89:
                self.send(data[start:end], 0x8A)
        return end
