"""uvicorn's WebSocket protocol on a diet: a socket lives for hours and waits nearly all the time.

Against the original it saves 11 of 24 kB a socket, and a peer that sends pings without reading the pongs can't make
them pile up here. Frames of every kind are counted as they come: who sends them without end is hung up on after a
piece of them, before anybody else has waited. It builds on what is uvicorn's own business, so uvicorn is pinned:
docs/decisions has the numbers, tests/server/test_lean.py what must hold before the pin moves.
"""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from starboard.server.limits import Bucket
from starboard.server.waiting import Gate, Inbox

NO_TEXT = 1007
"""What a socket is closed with that said it is text and sent something else (RFC 6455, 7.4.1)."""
PIECE = 2_048
"""Bytes that are looked at before it is seen how many frames they were: 340 at most."""


class LeanSocket(WebSocketsSansIOProtocol):
    """The same protocol with light queues, no memory of the handshake, and an end to what one may send."""

    def __init__(self, *args: Any, frames_a_second: float = 80.0, **more: Any) -> None:
        super().__init__(*args, **more)
        self.pace = Bucket(frames_a_second, frames_a_second * 5)
        self.queue = Inbox()  # type: ignore[assignment]
        self.writable = Gate()  # type: ignore[assignment]

    def start_keepalive(self) -> None:
        """Called once, when the handshake is done: from here on nobody asks for its headers again."""
        super().start_keepalive()
        self.request.headers.clear()
        self.response.headers.clear()
        self.scope.clear()  # type: ignore[attr-defined]

    def data_received(self, data: bytes) -> None:
        """Bytes of frames, a piece at a time."""
        if not self.handshake_complete:
            super().data_received(data)
            return
        for at in range(0, len(data), PIECE):
            if self.transport.is_closing():
                return
            super().data_received(data[at : at + PIECE])

    def handle_events(self) -> None:
        """Frames are here, of any kind. Who sends too many is hung up on, and nothing of it is served."""
        self.pace.spend(len(self.conn.events))
        if self.pace.dry:
            self.conn.events.clear()
            self.queue.clear()  # type: ignore[attr-defined]
            self.transport.abort()
        else:
            super().handle_events()

    def send_receive_event_to_app(self) -> None:
        """A message is whole. One that is no text ends the socket, and is nothing that the log needs to know."""
        try:
            if self.curr_msg_data_type == "text" and not self.close_sent:
                b"".join(self.frames).decode()
        except UnicodeDecodeError:
            self.frames = []
            self.conn.send_close(NO_TEXT)
            self.handle_parser_exception()
            return
        super().send_receive_event_to_app()

    def handle_ping(self) -> None:
        """Answer a ping, unless the peer does not read: the pongs would only grow the buffer."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()
