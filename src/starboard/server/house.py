"""The house: all tables, found by code, held in memory while somebody is there."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import secrets
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import msgspec

from starboard import games
from starboard.core.text import say
from starboard.server import identity, log
from starboard.server.fold import Earlier, FindGame, Folded
from starboard.server.limits import Allowance, Buckets
from starboard.server.live import Live, brief_of, earlier
from starboard.server.log import AnyItem
from starboard.server.refused import Refused
from starboard.server.settings import Settings
from starboard.server.store import Brief, Conflict, Store
from starboard.server.workers import Workers

logger = logging.getLogger(__name__)

T = TypeVar("T")

FOLD_IN_THREAD = 150
"""Logs longer than this are folded beside the event loop."""
MOST_STUDIES = 50
WONDERS = 4, 20
"""What-ifs a guest may ask a second, and at once: one for every tap on a card."""
ADVICE = 0.1, 4
"""The same of the coach, who flies hundreds of flights."""
DEEP_ADVICE = 1 / 30, 2
"""The same of the coach when he flies hundreds of thousands."""
MOST_BRIEFS = 30
"""Tables in a guest's list."""
ANNOUNCE_SECONDS = 30.0


class NoTable(Exception):
    """There is none of this code."""


class House:
    """One server process' tables and what they share."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        find: FindGame = games.find,
        now: Callable[[], float] = time.time,
    ) -> None:
        self.store = store
        self.settings = settings
        self.find = find
        self.now = now
        """The wall clock: seconds since the epoch."""
        self.process = ""
        self.key = b""
        self.lives: dict[str, Live] = {}
        self.addresses: dict[str, int] = {}
        """Open sockets by household."""
        self.creating = Allowance(settings.tables_a_minute / 60, settings.tables_a_minute)
        self.uploading = Allowance(settings.uploads_a_minute / 60, settings.uploads_a_minute)
        self.wondering = Allowance(*WONDERS)
        self.advising = Allowance(*ADVICE)
        self.advising_deeply = Allowance(*DEEP_ADVICE)
        self.requests = Allowance(settings.requests_a_second, settings.requests_a_second * 2)
        self.missing = Buckets(settings.misses_a_minute / 60, settings.misses_a_minute)
        self.studies = 0
        """Looks back that are waited for."""
        self._thinking = Workers(1)
        self._studying = ThreadPoolExecutor(1, "study")
        self.workers = Workers(settings.workers or max(1, (os.cpu_count() or 2) - 1))
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._news: set[str] = set()
        self.announcing = asyncio.Lock()
        self._tasks: set[asyncio.Task[Any]] = set()

    # --- life -------------------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Open the store."""
        # Not before: a server may be made once and forked.
        self.process = secrets.token_hex(4)
        await self.store.open(self._heard)
        self.key = await self.store.key()
        if self.store.shared:
            self.spawn(self._announce_for_ever())

    async def close(self) -> None:
        """Hang up on everybody and close the store. Every table is in it."""
        for live in self.lives.values():
            live.stop()
            for listener in list(live.listeners):
                listener.close(say("server-gone-closing"))
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for beside in (self._thinking, self._studying, self.workers):
            beside.shutdown(wait=False, cancel_futures=True)
        await self.store.close()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Let something run by itself; what goes wrong in it is logged."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ran)

    def _ran(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            logger.error("background work failed", exc_info=error)

    # Long work runs beside the event loop: a process for bots, processes for what is longest, one thread for looking
    # back. However much of it there is, people's moves compete with one thread, not with a pool of them.

    async def think(self, work: Callable[..., T], *args: Any) -> T:
        """A bot's decision."""
        return await asyncio.wrap_future(self._thinking.submit(work, *args))

    async def study(self, work: Callable[..., T], *args: Any) -> T:
        """Replaying a record, looking for the last reveal. Refused when too many wait for it already."""
        if self.studies >= MOST_STUDIES:
            raise Refused(503, "server-busy")
        self.studies += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._studying, work, *args)
        finally:
            self.studies -= 1

    async def labour(self, work: Callable[..., T], *args: Any) -> T:
        """Something long, in a process of its own. It ends when whoever asked is gone, or when it takes too long."""
        if self.studies >= MOST_STUDIES:
            raise Refused(503, "server-busy")
        self.studies += 1
        try:
            async with asyncio.timeout(self.settings.work_seconds):
                return await asyncio.wrap_future(self.workers.submit(work, *args))
        except TimeoutError:
            raise Refused(503, "server-too-long") from None
        finally:
            self.studies -= 1

    @property
    def sockets(self) -> int:
        """How many are connected here."""
        return sum(len(live.listeners) for live in self.lives.values())

    # --- tables -------------------------------------------------------------------------------------------------

    async def table(self, code: str, address: str = "") -> Live:
        """A table by its code. Asking for codes that do not exist is limited by address."""
        if (live := self.lives.get(code)) is not None:
            if not live.listeners:
                live.rest()
            return live
        if not identity.is_code(code):
            raise Refused(404, "server-no-table", code=code[:12])
        if (task := self._loading.get(code)) is None:
            task = self._loading[code] = asyncio.create_task(self._load(code))
        try:
            return await asyncio.shield(task)
        except NoTable:
            if not self.missing.take(address):
                raise Refused(429, "server-too-fast") from None
            raise Refused(404, "server-no-table", code=code) from None
        except Earlier as reason:
            logger.info("table of an earlier version", extra={"table": code, "reason": str(reason)})
            raise earlier(code) from None

    async def _load(self, code: str) -> Live:
        try:
            live = Live(self, await self.fold(code))
            self.lives[code] = live
        finally:
            del self._loading[code]
        live.rest()
        if code in self._news:
            self._news.discard(code)
            await live.catch_up()
        await live.wake()
        if self.store.shared:
            self.spawn(self.store.note(code, "who"))
        self._make_room()
        return live

    async def log(self, code: str) -> list[AnyItem]:
        """A table's whole log."""
        return [log.decode(item) for item in await self.store.items(code)]

    async def fold(self, code: str) -> Folded:
        """A table as the store has it. Raises :class:`NoTable`, :class:`~starboard.server.fold.Earlier`."""
        rows = await self.store.items(code)
        if not rows:
            raise NoTable(code)
        if len(rows) < FOLD_IN_THREAD:
            return Folded.read(code, rows, self.find)
        # Never refused: what is in the store must get into memory.
        return await asyncio.get_running_loop().run_in_executor(self._studying, Folded.read, code, rows, self.find)

    async def lay(self, items: list[AnyItem]) -> Live:
        """A new table that begins with these items (the first is ``Opened``)."""
        while True:
            code = identity.new_code()
            folded = Folded.of(code, items, self.find)
            try:
                await self.store.append(code, 0, [log.encode(item) for item in items], brief_of(folded, self.now()))
            except Conflict:
                continue
            live = self.lives[code] = Live(self, folded)
            live.rest()
            self._make_room()
            logger.info("table laid", extra={"table": code, "game": folded.game.id, "seats": len(folded.chairs)})
            return live

    def drop(self, live: Live) -> None:
        """A table that can't be gone on with."""
        live.stop()
        if self.lives.get(live.folded.code) is live:
            del self.lives[live.folded.code]

    def forget(self, live: Live) -> None:
        """Let go of a table that nobody looks at."""
        if not live.listeners and not live.lock.locked():
            self.drop(live)
        else:
            live.rest()

    def _make_room(self) -> None:
        if len(self.lives) > self.settings.most_tables:
            for live in [live for live in self.lives.values() if not live.listeners][: len(self.lives) // 10]:
                self.forget(live)

    async def tables_of(self, guest: str) -> list[Brief]:
        """The tables a guest sits at; those that this version can't open say so."""
        return [self._today(brief) for brief in await self.store.tables_of(guest, MOST_BRIEFS)]

    def _today(self, brief: Brief) -> Brief:
        game = self.find(brief.game)
        readable = game is not None and (brief.phase == "lobby" or brief.rules == game.version)
        return brief if readable else msgspec.structs.replace(brief, phase="earlier")

    # --- other processes ------------------------------------------------------------------------------------------

    def _heard(self, code: str, seq: int | None, text: str) -> None:
        """Another process appended to a table or says something; no code means that we may have missed anything."""
        if not code:
            for live in self.lives.values():
                self.spawn(self._keep_up(live))
            return
        if code in self._loading:
            self._news.add(code)
        live_ = self.lives.get(code)
        if live_ is None:
            return
        if seq is None:
            live_.heard(text)
        elif seq > live_.folded.seq:
            self.spawn(self._keep_up(live_))

    async def _keep_up(self, live: Live) -> None:
        with contextlib.suppress(Refused):  # who looked on has been told
            await live.catch_up()

    async def _announce_for_ever(self) -> None:
        while True:
            await asyncio.sleep(ANNOUNCE_SECONDS)
            for live in [live for live in self.lives.values() if live.listeners]:
                await live.announce()
