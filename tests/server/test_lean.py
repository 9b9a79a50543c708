"""Our WebSocket protocol: nothing of the handshake stays, and a peer that does not read makes nothing pile up."""

from __future__ import annotations

import asyncio
from typing import Any

import uvicorn
from tests.server.client import told
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from starboard.server.lean import LeanSocket


class Wire:
    """A transport that keeps what is written."""

    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.reading = True

    def get_extra_info(self, _name: str) -> None:
        return None

    def is_closing(self) -> bool:
        return False

    def write(self, data: bytes) -> None:
        self.written.append(data)

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True

    def close(self) -> None:
        pass


class Echo:
    """An application that sends back what it gets."""

    def __init__(self) -> None:
        self.scope: dict[str, Any] = {}
        self.sent = 0

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        self.scope = scope
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] == "websocket.receive":
            await send({"type": "websocket.send", "text": message["text"]})
            self.sent += 1


async def shaken() -> tuple[LeanSocket, Wire, ClientProtocol, Echo]:
    """A socket after the handshake."""
    app, wire = Echo(), Wire()
    config = uvicorn.Config(app, ws=LeanSocket, proxy_headers=False, log_config=None)
    socket = LeanSocket(config, ServerState(), {}, _loop=asyncio.get_running_loop())
    socket.connection_made(wire)  # type: ignore[arg-type]
    client = ClientProtocol(parse_uri("ws://x/table"))
    client.send_request(client.connect())
    hand_over(client, socket)
    await settled()
    for data in wire.written:
        client.receive_data(data)
    client.events_received()
    wire.written.clear()
    return socket, wire, client, app


def hand_over(client: ClientProtocol, socket: LeanSocket) -> None:
    for data in client.data_to_send():
        socket.data_received(data)


async def settled() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


@told
async def test_the_handshake_is_forgotten() -> None:
    socket, _, _, app = await shaken()
    assert list(socket.request.headers) == []
    assert app.scope == {}
    socket.connection_lost(None)


@told
async def test_who_does_not_read_is_sent_no_more_until_they_do() -> None:
    socket, wire, client, app = await shaken()
    for word in (b"one", b"two"):
        client.send_text(word)
        hand_over(client, socket)
        await settled()
    assert (app.sent, len(wire.written)) == (2, 2)
    socket.pause_writing()
    for word in (b"three", b"four", b"five"):
        client.send_text(word)
        hand_over(client, socket)
        await settled()
    assert (app.sent, len(wire.written)) == (2, 2)
    assert not wire.reading, "nor is more read from them than is waiting"
    socket.resume_writing()
    await settled()
    assert (app.sent, len(wire.written)) == (5, 5)
    assert wire.reading
    socket.connection_lost(None)


@told
async def test_pings_of_one_who_does_not_read_are_not_answered() -> None:
    socket, wire, client, _ = await shaken()
    client.send_ping(b"one")
    hand_over(client, socket)
    assert wire.written == [Frame(Opcode.PONG, b"one").serialize(mask=False)]
    socket.pause_writing()
    for _ in range(100):
        client.send_ping(b"many")
    hand_over(client, socket)
    assert len(wire.written) == 1
    socket.resume_writing()
    client.send_ping(b"again")
    hand_over(client, socket)
    assert wire.written[1:] == [Frame(Opcode.PONG, b"again").serialize(mask=False)]
    socket.connection_lost(None)
