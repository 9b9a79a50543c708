"""A socket that looks on from a seat, with the frames that wait to be written to it."""

from __future__ import annotations

import asyncio

import msgspec

from starboard.core.game import SPECTATOR, Seat
from starboard.core.text import Phrase, say
from starboard.server.messages import Gone

encode = msgspec.json.Encoder().encode


class Listener:
    """Who gets what happens at a table. (An asyncio.Queue for each would cost 3 kB a socket.)"""

    __slots__ = ("_frames", "_room", "_waiter", "_waiting", "closing", "guest", "panels", "seat", "watch")

    def __init__(self, guest: str | None, panels: bool, watch: bool, room: int) -> None:
        self.guest, self.panels, self.watch = guest, panels, watch
        self.seat: Seat = SPECTATOR
        self.closing = False
        self._room = room
        self._waiting = 0
        self._frames: list[bytes] = []
        self._waiter: asyncio.Future[None] | None = None

    def send(self, frame: bytes) -> None:
        """Queue a frame. A reader for whom too many bytes wait is cut off; it comes back and catches up."""
        if self.closing:
            return
        if self._frames and self._waiting + len(frame) > self._room:
            self._frames = []
            self.close(say("server-gone-slow"))
        else:
            self._frames.append(frame)
            self._waiting += len(frame)
            self._wake()

    def close(self, reason: Phrase) -> None:
        """Say why and hang up."""
        if not self.closing:
            self.closing = True
            self._frames.append(encode(Gone(reason=reason)))
            self._wake()

    def _wake(self) -> None:
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    async def frames(self) -> list[bytes]:
        """All that waits to be written, when there is something; empty at the end."""
        while not self._frames and not self.closing:
            self._waiter = asyncio.get_running_loop().create_future()
            await self._waiter
            self._waiter = None
        waiting, self._frames, self._waiting = self._frames, [], 0
        return waiting
