"""Players that never stop: they play, resend after every drop what was not answered, and note what was."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from tests.server.client import Guest, Socket
from websockets.exceptions import ConnectionClosed, InvalidHandshake

LOST = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError)


class Player:
    """One seat's tireless player. ``acknowledged`` maps message ids to the seq the server answered with."""

    def __init__(self, guest: Guest, code: str, seat: int, address: Callable[[], str]) -> None:
        self.guest, self.code, self.seat, self.address = guest, code, seat, address
        self.acknowledged: dict[str, int] = {}
        self.sent: dict[str, dict[str, Any]] = {}
        self.refused = 0
        self.seq = 0
        self.position: dict[str, Any] | None = None
        self.drops = 0

    async def run(self) -> None:
        """Play until cancelled, over as many connections as it takes."""
        while True:
            try:
                table = await self.guest.connect(self.code, base=self.address(), seq=self.seq or None)
                for id, move in self.sent.items():
                    await table.send(type="play", id=id, move=move)
                await self._play(table)
            except LOST:
                self.drops += 1
                await asyncio.sleep(0.1)

    async def _play(self, table: Socket) -> None:
        for message in table.got:
            self._note(message)
        try:
            while True:
                await self._move(table)
                self._note(await table.read())
        finally:
            await table.close()

    async def _move(self, table: Socket) -> None:
        if self.sent or self.position is None or self.seat not in self.position["to_move"]:
            return
        n = self.position["n"]
        id = f"s{self.seat}-{n}-{len(self.acknowledged)}-{self.refused}"
        move = {"move": "Roll"} if n % 3 else {"move": "Nudge", "by": 1}
        self.sent[id] = move
        await table.send(type="play", id=id, move=move)

    def _note(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "snapshot" | "update":
                self.seq = message["seq"]
                self.position = message.get("position") or self.position
            case "accepted":
                self.acknowledged[message["id"]] = message["seq"]
                self.sent.pop(message["id"], None)
            case "trouble":
                # The store was away: what was not acknowledged is sent again, over a new connection.
                raise ConnectionError(message["reason"])
            case "refusal":
                # Not its turn: what it saw was old.
                self.refused += 1
                self.sent.pop(message["id"], None)
