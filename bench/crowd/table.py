"""Four players and their television: they know of a position only what they need to play on."""

from __future__ import annotations

import asyncio
import random
import time
from array import array
from functools import partial
from typing import Any

import msgspec

from bench.crowd.line import Line, call
from bench.crowd.pace import (
    AHEAD,
    BUILDING,
    FINISHING,
    FLIGHT,
    HEARTBEAT,
    HURRIED,
    LIKING,
    OPTIONS,
    PACE,
    SEATS,
    TILES,
)
from starboard.core import patch

TV = SEATS
"""The television's place among the sockets of a table."""


class _Position(msgspec.Struct):
    moves: list[Any] = []
    result: Any = None


class _Changed(msgspec.Struct):
    moves: Any = None
    result: Any = None


class _Step(msgspec.Struct):
    seq: int


class _Frame(msgspec.Struct):
    """As much of a message as a player of the load needs."""

    type: str
    seq: int = 0
    id: str | None = None
    position: _Position | None = None
    patch: _Changed | list[_Position] | None = None
    steps: list[_Step] = []


_decode = msgspec.json.Decoder(_Frame).decode


class Sizes(msgspec.Struct):
    """What came over the sockets of one game while it was counted: every update's bytes, and those of all messages."""

    players: array[int] = msgspec.field(default_factory=lambda: array("I"))
    televisions: array[int] = msgspec.field(default_factory=lambda: array("I"))
    messages: int = 0
    bytes: int = 0


class Table:
    """A table that is played at while ``counting``; waits are from a move to the last view that shows it."""

    def __init__(self, game: str, number: int, asks: dict[str, Any], sizes: Sizes, pace: float | None = None) -> None:
        self.game, self.number, self.asks, self.sizes, self.pace = game, number, asks, sizes, pace
        self.dice = random.Random(number)
        self.lines: list[Line] = []
        self.moves: list[list[Any]] = [[] for _ in range(SEATS + 1)]
        self.sent: dict[str, float] = {}
        self.played: dict[int, float] = {}
        self.arrived: dict[int, float] = {}
        self.counting = self.warming = self.over = False
        self.count = self.refused = self.skipped = 0
        self.ahead = self.dice.randrange(AHEAD)
        self.tiles = [0] * SEATS
        self.flies = game == "galaxy-trucker" and number // len(PACE) % BUILDING != 0

    async def open(self, host: str, port: int) -> None:
        """Four guests sit down, the television is switched on; each comes from an address of its own."""
        addresses = [f"10.{place}.{self.number // 250}.{self.number % 250}" for place in range(SEATS + 1)]
        order = {"game": self.game, "name": "P1", "seats": SEATS, "seed": self.number, "options": OPTIONS[self.game]}
        made, host_cookie = await call(host, port, "/api/tables", order, "", addresses[0])
        path = f"/api/tables/{made['table']['code']}"
        cookies = [host_cookie]
        for seat in range(1, SEATS):
            _, cookie = await call(host, port, f"{path}/sit", {"name": f"P{seat + 1}"}, "", addresses[seat])
            await call(host, port, f"{path}/ready", {}, cookie, addresses[seat])
            cookies.append(cookie)
        await call(host, port, f"{path}/start", {}, cookies[0], addresses[0])
        for place, (cookie, address) in enumerate(zip([*cookies, ""], addresses, strict=True)):
            way = f"/ws/tables/{made['table']['code']}"
            line = await Line.dial(host, port, way, cookie, address, partial(self._hear, place))
            line.send(msgspec.json.encode({"type": "hello", **self.asks, "watch": place == TV, "tv": place == TV}))
            self.lines.append(line)

    # --- what comes ---------------------------------------------------------------------------------------------

    def _hear(self, place: int, text: bytes) -> None:
        now = time.perf_counter()
        frame = _decode(text)
        if self.counting:
            self.sizes.messages += 1
            self.sizes.bytes += len(text)
        match frame.type:
            case "update" | "snapshot":
                self._see(place, frame)
                if frame.type == "update" and self.counting:
                    (self.sizes.televisions if place == TV else self.sizes.players).append(len(text))
                for seq in {frame.seq, *(step.seq for step in frame.steps)}:
                    self.arrived[seq] = now
            case "accepted" if frame.id is not None:
                self.played[frame.seq] = self.sent.pop(frame.id, now)
                self.arrived[frame.seq] = now
            case "refusal" | "trouble":
                self.refused += 1
                self.sent.pop(frame.id or "", None)

    def _see(self, place: int, frame: _Frame) -> None:
        """Legal moves and the end, whole or as they changed."""
        changed = frame.patch
        whole = changed[0] if isinstance(changed, list) else frame.position
        if whole is not None:
            self.moves[place] = whole.moves
            self.over = self.over or whole.result is not None
        elif isinstance(changed, _Changed):
            if changed.moves is not None:
                self.moves[place] = patch.apply(self.moves[place], changed.moves)
            self.over = self.over or changed.result is not None

    def waits(self) -> list[float]:
        """Seconds from each move to the last view that shows it."""
        return [self.arrived[seq] - began for seq, began in self.played.items()]

    # --- what they do -------------------------------------------------------------------------------------------

    async def beat(self) -> None:
        """Move at the pace of people, whatever the server does, and ping as a page does; until the end."""
        pinged = time.perf_counter() + self.dice.random() * HEARTBEAT
        await asyncio.sleep(self.dice.random() * self._pace())
        while not self.over:
            now = time.perf_counter()
            if self.sent:
                self.skipped += 1
            else:
                self.move()
            if now > pinged:
                pinged += HEARTBEAT
                for line in self.lines:
                    line.send(b'{"type":"ping","sent":1}')
            await asyncio.sleep(self._pace() * self.dice.uniform(0.5, 1.5))

    def _pace(self) -> float:
        return self.pace or (FLIGHT if self.flies else PACE[self.game])

    async def warm(self) -> None:
        """To where it is to be when we begin to measure: games have begun, clocks run, ships are built that fly."""
        self.warming = True
        while not self.over and (self.sent or self.move()):
            await asyncio.sleep(0.02)
        self.warming = False

    def _likes(self, seat: int, kind: str) -> float:
        """How gladly a seat plays a move of this kind, now."""
        if not self.warming:
            return LIKING.get(self.game, {}).get(kind, 1.0)
        if self.flies:
            return (FINISHING if self.tiles[seat] >= TILES else HURRIED).get(kind, 0.0)
        if self.game == "death-angel":
            return float(self.count < self.ahead)
        return float(self.game == "space-alert" and kind == "ready")

    def move(self) -> bool:
        """One of those who can makes a move they like; whether anybody did."""
        for seat in self.dice.sample(range(SEATS), SEATS):
            kinds: dict[str, list[Any]] = {}
            for choice in self.moves[seat]:
                kinds.setdefault(choice["move"]["move"], []).append(choice["move"])
            likes = {kind: like for kind in kinds if (like := self._likes(seat, kind))}
            if likes:
                kind = self.dice.choices(list(likes), list(likes.values()))[0]
                self._play(seat, self.dice.choice(kinds[kind]))
                self.tiles[seat] += kind == "put"
                return True
        return False

    def _play(self, seat: int, move: Any) -> None:
        self.count += 1
        id = str(self.count)
        self.sent[id] = time.perf_counter()
        self.lines[seat].send(msgspec.json.encode({"type": "play", "id": id, "move": move}))

    def start(self) -> None:
        """From here on it counts."""
        self.counting = True
        self.refused = self.skipped = 0
        self.sent.clear()
        self.played.clear()
        self.arrived.clear()

    def close(self) -> None:
        """Everybody leaves."""
        for line in self.lines:
            if line.transport is not None:
                line.transport.close()
