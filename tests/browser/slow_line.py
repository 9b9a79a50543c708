"""A long way between a browser and the server: every byte arrives, in order, later.

A TCP proxy in a thread of its own. The page is loaded through it, so its origin and the name it asks for are the
line's own address, which the server takes as any address (docs/hosting.md).
"""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Coroutine
from concurrent.futures import Future
from typing import Any, TypeVar

HOST = "127.0.0.1"
PIECE = 65_536
T = TypeVar("T")


class SlowLine:
    """A line to the server at ``port`` that takes ``delay`` seconds each way, and up to ``jitter`` more."""

    def __init__(self, port: int, delay: float = 0.15, jitter: float = 0.0, seed: int = 1) -> None:
        self.delay, self.jitter = delay, jitter
        self._target, self._dice = port, random.Random(seed)
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._up, self._down = asyncio.Event(), asyncio.Event()
        self._up.set()
        self._down.set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._server = self._run(asyncio.start_server(self._connected, HOST, 0)).result()
        self.port = int(self._server.sockets[0].getsockname()[1])

    @property
    def url(self) -> str:
        return f"http://{HOST}:{self.port}"

    def freeze(self) -> None:
        """Nothing arrives at the browser any more; what it says still arrives at the server."""
        self._loop.call_soon_threadsafe(self._down.clear)

    def thaw(self) -> None:
        """All that waited arrives, in order."""
        self._loop.call_soon_threadsafe(self._down.set)

    def close(self) -> None:
        """Hang up."""
        self._run(self._stop()).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def _run(self, what: Coroutine[Any, Any, T]) -> Future[T]:
        return asyncio.run_coroutine_threadsafe(what, self._loop)

    async def _stop(self) -> None:
        self._server.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            far_reader, far_writer = await asyncio.open_connection(HOST, self._target)
        except OSError:  # a server that was killed
            writer.close()
            return
        for source, sink, gate in ((reader, far_writer, self._up), (far_reader, writer, self._down)):
            task = asyncio.create_task(self._carry(source, sink, gate))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _carry(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter, gate: asyncio.Event) -> None:
        """Read at once, deliver when it is due; an empty piece is the end."""
        pieces: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()
        delivery = asyncio.create_task(self._deliver(pieces, sink, gate))
        try:
            piece = b"first"
            while piece:
                try:
                    piece = await source.read(PIECE)
                except OSError:
                    piece = b""
                pieces.put_nowait((self._loop.time() + self.delay + self._dice.random() * self.jitter, piece))
            await delivery
        finally:
            delivery.cancel()
            sink.close()

    async def _deliver(
        self, pieces: asyncio.Queue[tuple[float, bytes]], sink: asyncio.StreamWriter, gate: asyncio.Event
    ) -> None:
        while True:
            due, piece = await pieces.get()
            await asyncio.sleep(max(0.0, due - self._loop.time()))
            await gate.wait()
            if not piece:
                return
            try:
                sink.write(piece)
                await sink.drain()
            except OSError:
                return
