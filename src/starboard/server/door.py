"""uvicorn's HTTP protocol with an end to everything: unfinished requests, unread answers, one address' connections.

A connection costs a descriptor and an answer costs its bytes for as long as the other side likes; so it must not be
up to the other side. Connections from a trusted proxy are its own business: they are everybody's, and it has
time limits of its own. It builds on uvicorn's own business as :mod:`starboard.server.lean` does.
"""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Any

from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from starboard.server.limits import household
from starboard.server.settings import Settings

MOST_HEAD = 65_536
"""Bytes of a request before its body."""
PIECE = 1_024
"""Bytes that are read of a request at a time. What stands behind one that is not answered yet stays bytes: read, some
hundred requests are many times as large."""
LEAST_READ = 16_384
"""Bytes of a waiting answer that must be read in :attr:`Settings.stalled_seconds`."""


@cache
def _trusted(addresses: str) -> _TrustedHosts:
    return _TrustedHosts(addresses)


class Door(HttpToolsProtocol):
    """One connection, from its first byte to its last."""

    def __init__(self, *args: Any, settings: Settings, open: dict[str, int], **more: Any) -> None:
        super().__init__(*args, **more)
        self.settings = settings
        self.open = open
        """Plain connections by household; shared by all."""
        self._household: str | None = None
        self._head = 0
        self._later = b""
        """What has come behind requests that wait for their turn."""
        self._upgraded = False
        self._asking: asyncio.TimerHandle | None = None
        self._reading: asyncio.TimerHandle | None = None
        self._unread = 0
        self._answered: RequestResponseCycle | None = None

    # --- how many ---------------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody comes."""
        super().connection_made(transport)
        self._wait_for_request()
        address = self.client[0] if self.client else ""
        if not address or address in _trusted(str(self.config.forwarded_allow_ips)):
            return
        self._household = household(address)
        self.open[self._household] = self.open.get(self._household, 0) + 1
        if self.open[self._household] > self.settings.connections_an_address:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """They are gone: also for an answer that others were asked for behind, which uvicorn forgets to tell."""
        self._let_go()
        if self._answered is not None:
            self._answered.disconnected = True
            self._answered.message_event.set()
        super().connection_lost(exc)
        # What they asked for and we know each other: let go, or it stays until somebody looks for garbage among all.
        self.pipeline.clear()
        self._later = b""
        self.cycle = self._answered = None  # type: ignore[assignment]

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._answered = cycle
        super()._start_asgi_task(cycle, app)

    def handle_websocket_upgrade(self) -> None:
        """It is a socket from here on, and counted as one."""
        self._upgraded = True
        self._let_go()
        super().handle_websocket_upgrade()

    def _let_go(self) -> None:
        self._stop_waiting()
        if self._reading is not None:
            self._reading.cancel()
            self._reading = None
        if self._household is not None:
            left = self.open[self._household] - 1
            if left:
                self.open[self._household] = left
            else:
                del self.open[self._household]
            self._household = None

    # --- requests that do not end --------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Bytes of a request, the first of which set the clock going."""
        self._later += data
        self._read_on()

    def _read_on(self) -> None:
        """Read what is there, piece by piece, until a request has to wait for its turn."""
        if self._later and self._asking is None and (self.cycle is None or self.cycle.response_complete):
            self._wait_for_request()
        data, at = self._later, 0
        while at < len(data) and not (self.pipeline or self._upgraded or self.transport.is_closing()):
            piece = data[at : at + PIECE]
            at += len(piece)
            self._head += len(piece)
            super().data_received(piece)
            if self._head > MOST_HEAD:
                self.transport.abort()
        self._later = data[at:]
        if self._later and self.pipeline:
            self.flow.pause_reading()

    def on_response_complete(self) -> None:
        """One is answered: what came behind it is read."""
        super().on_response_complete()
        self._read_on()

    def on_headers_complete(self) -> None:
        """Its body may take as long again."""
        self._head = -(1 << 62)
        self._wait_for_request()
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """All of it is here."""
        self._head = 0
        self._stop_waiting()
        super().on_message_complete()

    def _wait_for_request(self) -> None:
        self._stop_waiting()
        self._asking = self.loop.call_later(self.settings.request_seconds, self._hang_up)

    def _stop_waiting(self) -> None:
        if self._asking is not None:
            self._asking.cancel()
            self._asking = None

    def _hang_up(self) -> None:
        self.transport.abort()

    # --- answers that nobody reads -------------------------------------------------------------------------------

    def pause_writing(self) -> None:
        """More waits than is on its way: from now on we look whether it is read."""
        super().pause_writing()
        self._look_again()

    def resume_writing(self) -> None:
        """It is read."""
        super().resume_writing()
        if self._reading is not None:
            self._reading.cancel()
            self._reading = None

    def _look_again(self) -> None:
        self._unread = self.transport.get_write_buffer_size()
        self._reading = self.loop.call_later(self.settings.stalled_seconds, self._still_reading)

    def _still_reading(self) -> None:
        self._reading = None
        if self.transport.get_write_buffer_size() > self._unread - LEAST_READ:
            self._hang_up()
        else:
            self._look_again()
