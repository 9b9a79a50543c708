"""A socket that looks on from a seat, with the frames that wait to be written to it."""

from __future__ import annotations

import msgspec

from starboard.core.game import SPECTATOR, Seat
from starboard.core.text import Phrase, say
from starboard.server.look import Audience
from starboard.server.messages.from_client import Hello
from starboard.server.messages.from_server import Gone
from starboard.server.messages.parts import PROTOCOL
from starboard.server.waiting import Waiter

encode = msgspec.json.Encoder().encode


class Listener(Waiter):
    """Who gets what happens at a table."""

    __slots__ = ("_frames", "_room", "_waiting", "closing", "guest", "lost", "seat", "told", "wants")

    def __init__(self, guest: str | None, wants: Hello, room: int) -> None:
        super().__init__()
        self.guest, self.wants = guest, wants
        self.seat: Seat = SPECTATOR
        self.told: int | None = None
        """How far it has shown what happened, if it says so."""
        self.closing = False
        self.lost = False
        """It was not told all: it needs a whole picture."""
        self._room = room
        self._waiting = 0
        self._frames: list[bytes] = []

    @property
    def audience(self) -> Audience:
        """With whom it shares what is sent of the game."""
        wants = self.wants
        words = wants.words if isinstance(wants.words, bool) else frozenset(wants.words)
        return Audience(self.seat, wants.panels, words, wants.moments)

    @property
    def tv(self) -> bool:
        """It is the room's television."""
        return self.wants.tv

    @property
    def understands(self) -> bool:
        """It is a client of this version."""
        return self.wants.protocol == PROTOCOL

    @property
    def watch(self) -> bool:
        """It looks on as a spectator, whoever it belongs to."""
        return self.wants.watch or self.wants.tv

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
            self.wake()

    def close(self, reason: Phrase) -> None:
        """Say why and hang up."""
        if not self.closing:
            self.closing = True
            self._frames.append(encode(Gone(reason=reason)))
            self.wake()

    async def frames(self) -> list[bytes]:
        """All that waits to be written, when there is something; empty at the end."""
        while not self._frames and not self.closing:
            await self.wait()
        waiting, self._frames, self._waiting = self._frames, [], 0
        return waiting
