"""The web server under load: 200 tables of Death Angel with 4 seats each, moves at ten times human pace.

A real server process with its real store; 800 WebSockets from this process. Printed: the time from sending a move to
everybody's new view, the server's CPU and memory per table. ``python -m bench.load [TABLES [SECONDS]] [--plain]``; with
``--plain`` the same once more with uvicorn's own sockets instead of our lean ones.
"""

from __future__ import annotations

import asyncio
import os
import random
import socket
import ssl
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from typing import Any

import httpx
import msgspec
import psutil
from websockets.asyncio.client import ClientConnection, connect

GAME = os.environ.get("STARBOARD_LOAD_GAME", "death-angel")
SEATS = 4
HUMAN_SECONDS = 6.0
"""About how long people at a table take for one decision; we go ten times as fast."""
PACE = HUMAN_SECONDS / 10


NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)


class _Choice(msgspec.Struct):
    move: msgspec.Raw


class _Position(msgspec.Struct):
    n: int
    moves: list[_Choice]
    result: Any = None


class _Frame(msgspec.Struct):
    """As much of a message as a player of the load needs."""

    type: str
    seq: int = 0
    position: _Position | None = None


_decode = msgspec.json.Decoder(_Frame).decode


class Table:
    """Four players who move whenever one of them can, at their pace."""

    def __init__(self, base: str, number: int) -> None:
        self.base, self.number = base, number
        self.dice = random.Random(number)
        self.sockets: list[ClientConnection] = []
        self.positions: list[_Position | None] = [None] * SEATS
        self.seqs = [0] * SEATS
        self.sent: dict[int, float] = {}
        self.waits: list[float] = []
        self.moves = self.refused = 0
        self.over = False
        self._changed = asyncio.Event()
        self._counting = False
        self._started = 0.0

    async def open(self) -> None:
        """Four guests sit down; each comes from an address of its own, as behind a proxy."""
        headers = [{"X-Forwarded-For": f"10.{seat}.{self.number // 250}.{self.number % 250}"} for seat in range(SEATS)]
        guests = [httpx.AsyncClient(base_url=self.base, headers=one, timeout=300, verify=NO_TLS) for one in headers]
        try:
            order = {"game": GAME, "name": "P1", "seats": SEATS, "seed": self.number}
            code = (await guests[0].post("/api/tables", json=order)).raise_for_status().json()["table"]["code"]
            for seat, guest in enumerate(guests[1:], start=2):
                (await guest.post(f"/api/tables/{code}/sit", json={"name": f"P{seat}"})).raise_for_status()
                (await guest.post(f"/api/tables/{code}/ready", json={})).raise_for_status()
            (await guests[0].post(f"/api/tables/{code}/start", json={})).raise_for_status()
            for guest, header in zip(guests, headers, strict=True):
                cookie = "; ".join(f"{name}={value}" for name, value in guest.cookies.items())
                address = f"{self.base.replace('http', 'ws', 1)}/ws/tables/{code}"
                table = await connect(
                    address, additional_headers={"Cookie": cookie, **header}, compression=None, max_queue=64
                )
                await table.send('{"type":"hello"}')
                self.sockets.append(table)
        finally:
            for guest in guests:
                await guest.aclose()

    async def listen(self, seat: int) -> None:
        """Note every view that comes, and when."""
        async for text in self.sockets[seat]:
            frame = _decode(text)
            if frame.type == "refusal":
                self.refused += 1
                self._changed.set()
            if frame.position is None:
                continue
            now = time.perf_counter()
            self.positions[seat], self.seqs[seat] = frame.position, frame.seq
            self.over = self.over or frame.position.result is not None
            if min(self.seqs) == frame.seq:
                # The last of the four: everybody has it.
                if self._counting and self._started:
                    self.waits.append(now - self._started)
                self._changed.set()

    async def play(self, until: float) -> None:
        """Move, wait for everybody's view, think, move again."""
        await asyncio.sleep(self.dice.random() * PACE)
        while time.perf_counter() < until and not self.over:
            ready = [seat for seat in range(SEATS) if (place := self.positions[seat]) is not None and place.moves]
            if not ready or len(set(self.seqs)) > 1:
                await asyncio.sleep(0.01)
                continue
            seat = self.dice.choice(ready)
            place = self.positions[seat]
            assert place is not None
            move = self.dice.choice(place.moves).move
            self._changed.clear()
            self._counting, self._started = True, time.perf_counter()
            self.moves += 1
            await self.sockets[seat].send(f'{{"type":"play","id":"{self.moves}","move":{bytes(move).decode()}}}')
            with suppress(TimeoutError):
                await asyncio.wait_for(self._changed.wait(), 5)
            self._started = 0.0
            await asyncio.sleep(PACE * self.dice.uniform(0.5, 1.5))


async def load(base: str, server: psutil.Process, tables: int, seconds: float) -> None:
    """Set the tables, play, print."""
    warm = Table(base, 9_999)
    await warm.open()
    empty = server.memory_info().rss
    places = [Table(base, number) for number in range(tables)]
    for start in range(0, tables, 20):
        await asyncio.gather(*(place.open() for place in places[start : start + 20]))
    listeners = [asyncio.create_task(place.listen(seat)) for place in places for seat in range(SEATS)]
    await asyncio.sleep(1)
    seated = server.memory_info().rss
    cpu, began = server.cpu_times(), time.perf_counter()
    await asyncio.gather(*(place.play(began + seconds) for place in places))
    took = time.perf_counter() - began
    spent = server.cpu_times()
    full = server.memory_info().rss
    for listener in listeners:
        listener.cancel()
    report(places, took, spent.user + spent.system - cpu.user - cpu.system, (empty, seated, full))


def report(places: list[Table], took: float, cpu: float, memory: tuple[int, int, int]) -> None:
    """What was reached."""
    waits = sorted(wait for place in places for wait in place.waits)
    moves = sum(place.moves for place in places)

    def quantile(part: float) -> float:
        return waits[min(int(len(waits) * part), len(waits) - 1)] * 1000 if waits else float("nan")

    empty, seated, full = memory
    tables = len(places)
    print(f"{tables} tables × {SEATS} seats of {GAME}, a move every {PACE:.1f} s a table, {took:.0f} s")
    print(f"moves: {moves} ({moves / took:.0f}/s), refused: {sum(place.refused for place in places)}")
    print(f"games ended on the way: {sum(place.over for place in places)}")
    print(
        f"move → everybody's view: p50 {quantile(0.5):.1f} ms, p95 {quantile(0.95):.1f} ms, "
        f"p99 {quantile(0.99):.1f} ms (aim: p95 under 100 ms)"
    )
    print(f"server CPU: {cpu / took:.0%} of a core, {cpu / max(moves, 1) * 1000:.2f} ms a move to {SEATS} views")
    print(
        f"server memory: {(full - empty) / tables / 1000:.0f} kB a table with its {SEATS} sockets after play, "
        f"{(seated - empty) / tables / 1000:.0f} kB when seated (aim: under 100 kB)"
    )


SERVE = "from starboard.cli import main; main()"
PLAIN = "from starboard.server import app; app.LeanSocket = 'websockets-sansio'"


def main() -> None:
    """Load a server, or two kinds of it."""
    numbers = [float(word) for word in sys.argv[1:] if word.replace(".", "").isdigit()]
    tables, seconds = int(numbers[0]) if numbers else 200, numbers[1] if len(numbers) > 1 else 30.0
    if "--plain" in sys.argv:
        print("-- with uvicorn's own sockets", flush=True)
        run(f"{PLAIN}; {SERVE}", tables, seconds)
        print("-- with ours", flush=True)
    run(SERVE, tables, seconds)


def run(server: str, tables: int, seconds: float) -> None:
    """Start a server, load it, stop it."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", server, "serve", "--no-browser", "--host", "127.0.0.1"]
        command += ["--port", str(port), "--database", f"sqlite:///{folder}/tables.sqlite3", "--log-level", "error"]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        try:
            base = f"http://127.0.0.1:{port}"
            for _ in range(400):
                with suppress(httpx.HTTPError):
                    if httpx.get(f"{base}/health").status_code == 200:
                        break
                time.sleep(0.05)
            asyncio.run(load(base, psutil.Process(process.pid), tables, seconds))
        finally:
            process.terminate()
            process.wait()


if __name__ == "__main__":
    main()
