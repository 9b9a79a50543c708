"""uvicorn's WebSocket protocol on a diet: a socket lives for hours and waits nearly all the time.

Against the original it saves 11 of 24 kB a socket, and a peer that sends pings without reading the pongs can't make
them pile up here. It builds on what is uvicorn's own business, so uvicorn is pinned: docs/decisions has the numbers,
tests/server/test_lean.py what must hold before the pin moves.
"""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from starboard.server.waiting import Gate, Inbox


class LeanSocket(WebSocketsSansIOProtocol):
    """The same protocol with light queues, and no memory of the handshake."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.queue = Inbox()  # type: ignore[assignment]
        self.writable = Gate()  # type: ignore[assignment]

    def start_keepalive(self) -> None:
        """Called once, when the handshake is done: from here on nobody asks for its headers again."""
        super().start_keepalive()
        self.request.headers.clear()
        self.response.headers.clear()
        self.scope.clear()  # type: ignore[attr-defined]

    def handle_ping(self) -> None:
        """Answer a ping, unless the peer does not read: the pongs would only grow the buffer."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()
