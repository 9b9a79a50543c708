"""The house: all tables, found by code, held in memory while somebody is there."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import secrets
from collections import Counter
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import msgspec

from starboard import games
from starboard.coach.hindsight import prepare
from starboard.core.text import say
from starboard.server import identity, keeping, log, memory
from starboard.server.beside import Beside, Turns
from starboard.server.fold import Earlier, FindGame, Folded
from starboard.server.limits import THE_HOUSE, Allowance, Buckets, Budget, Who
from starboard.server.live import Live, brief_of, earlier
from starboard.server.log import AnyItem
from starboard.server.players import Players
from starboard.server.refused import Refused
from starboard.server.settings import Settings
from starboard.server.store import Brief, Conflict, Store, Unavailable
from starboard.server.wall import Wall
from starboard.server.workers import Workers

logger = logging.getLogger(__name__)

T = TypeVar("T")

FOLD_IN_THREAD = 30
"""Logs longer than this are folded beside the event loop."""
LONG = 500
"""Logs and records longer than this are gone through in a process: a thread would share Python's one lock with all who
play, and hold it for as long as it looks for garbage among so many things."""
REST_SECONDS = 20.0
"""The process for them ends when there was none for so long."""
PART = 500
"""Lines of a new table that are written at once; what else is to be written goes between."""
WONDERS = 4, 20
"""What-ifs a guest may ask a second, and at once: one for every tap on a card."""
ADVICE = 0.1, 4
"""The same of the coach, who flies hundreds of flights."""
DEEP_ADVICE = 1 / 30, 2
"""The same of the coach when he flies hundreds of thousands."""
COUNSEL = 0.5, 5
"""The same of what a bot would do in one's place."""
MOST_BRIEFS = 30
"""Tables in a guest's list."""
ANNOUNCE_SECONDS = 30.0
BEAT_SECONDS = 0.4
ALIVE_SECONDS = 1.4
"""A process that was not heard of for so long is taken for dead: others let its tables' clocks strike."""
AWAKE_SECONDS = 1.0
TIDY_SECONDS = 3600.0
LOOK_SECONDS = 20.0
MANY = 10
"""A household may send this many times the messages of one socket: so many people can play behind one address."""
AT_ONCE = 4
"""Messages of a household that are answered at the same time. The others wait, and those of everybody else do not."""
REQUESTS_AT_ONCE = 12
"""The same of requests, which may wait for long work."""


class NoTable(Exception):
    """There is none of this code."""


def _laid(code: str, find: FindGame, begin: Callable[..., list[AnyItem]], *args: Any) -> tuple[Folded, list[bytes]]:
    items = begin(*args)
    return Folded.of(code, items, find), [log.encode(item) for item in items]


def _as_they_are(items: list[AnyItem]) -> list[AnyItem]:
    return items


class House:
    """One server process' tables and what they share."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        find: FindGame = games.find,
        now: Callable[[], float] | None = None,
    ) -> None:
        self.store = store
        self.settings = settings
        self.find = find
        self.now = now or Wall()
        """Seconds since the epoch."""
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
        self.counselling = Allowance(*COUNSEL)
        self.requests = Allowance(settings.requests_a_second, settings.requests_a_second * 2)
        self.missing = Buckets(settings.misses_a_minute / 60, settings.misses_a_minute)
        self.messages = Buckets(settings.messages_a_second * MANY, settings.messages_a_second * MANY * 2)
        """Messages of a household, over all its sockets."""
        self.work = Budget(settings.work_a_second, settings.work_a_second * 10)
        """What a guest costs the event loop, in seconds."""
        self.study_work = Budget(settings.study_a_second, settings.study_a_second * 20)
        """What they cost beside it."""
        self.bytes = Budget(settings.bytes_a_second, settings.bytes_a_second * 20)
        """What they are answered, in bytes."""
        self.turns = Turns(AT_ONCE)
        self.answering = Turns(REQUESTS_AT_ONCE)
        self.connections: dict[str, int] = {}
        """Open connections by household that are no sockets."""
        # A process for bots, processes for what is longest, one thread for looking back: however much of it there is,
        # people's moves compete with one thread, not with a pool of them.
        workers = settings.workers or max(1, (os.cpu_count() or 2) - 1)
        self.players = Players(settings.bots)
        self.studies = Beside(ThreadPoolExecutor(1, "study"), self.study_work.spend)
        self.long_studies = Beside(Workers(1, REST_SECONDS), self.study_work.spend)
        self.labours = Beside(Workers(workers), at_once=workers, stops=True)
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._laying = asyncio.Lock()
        """New tables are written one by one, moves of others between them: some begin with thousands of lines."""
        self.low = False
        """The disk is nearly full."""
        self._news: set[str] = set()
        self.counts: Counter[str] = Counter()
        """What has happened, for whoever watches: answers by status, messages, troubles, moves."""
        self.also: list[Callable[[], Coroutine[Any, Any, None]]] = []
        """What else runs as long as the house is open."""
        self._leases: set[str] = set()
        """Tables whose clock and bots are ours, as long as we are alive to the others."""
        self._alive_until = 0.0
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
            await self._beat()
            self.spawn(self._announce_for_ever())
            self.spawn(self._beat_for_ever())
        self.look_for_room()
        self.spawn(self._tidy_for_ever())
        self.spawn(self._look_for_ever())
        for work in self.also:
            self.spawn(work())
        if not self.store.shared and isinstance(self.now, Wall):
            self.spawn(self._stay_awake(self.now))
        if self.settings.prepare_after is not None:
            self.spawn(self._prepare(self.settings.prepare_after))

    async def close(self) -> None:
        """Hang up on everybody and close the store. Every table is in it."""
        for live in self.lives.values():
            live.stop()
            for listener in list(live.listeners):
                listener.close(say("server-gone-closing"))
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.players.close()
        for beside in (self.studies, self.long_studies, self.labours):
            beside.executor.shutdown(wait=False, cancel_futures=True)
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

    async def study(self, who: Who, work: Callable[..., T], *args: Any, length: int = 0) -> T:
        """Replaying a record, looking for the last reveal: on somebody's account. Refused to who has had too much.

        It goes through so many entries: through many in a process, to which work and arguments can be sent.
        """
        if self.study_work.dry(who):
            raise Refused(429, "server-too-fast")
        return await self._studied(length, who, work, *args)

    async def _studied(self, length: int, who: Who, work: Callable[..., T], *args: Any) -> T:
        return await (self.long_studies if length > LONG else self.studies).do(who, work, *args)

    async def _prepare(self, after: float) -> None:
        """What takes long at its first use, in a process of its own that ends with it."""
        await asyncio.sleep(after)
        once = Workers(1)
        try:
            await asyncio.wrap_future(once.submit(prepare))
        finally:
            once.shutdown(wait=False, cancel_futures=True)

    async def labour(self, who: Who, work: Callable[..., T], *args: Any) -> T:
        """Something long, in a process of its own. It ends when whoever asked is gone, or when it takes too long."""
        try:
            async with asyncio.timeout(self.settings.work_seconds):
                return await self.labours.do(who, work, *args)
        except TimeoutError:
            raise Refused(503, "server-too-long") from None

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
            task = self._loading[code] = asyncio.create_task(self._load(code, Who(address)))
        try:
            return await asyncio.shield(task)
        except NoTable:
            if not self.missing.take(address):
                raise Refused(429, "server-too-fast") from None
            raise Refused(404, "server-no-table", code=code) from None
        except Earlier as reason:
            logger.info("table of an earlier version", extra={"table": code, "reason": str(reason)})
            raise earlier(code) from None

    async def _load(self, code: str, who: Who) -> Live:
        try:
            live = Live(self, await self.fold(code, who))
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

    async def fold(self, code: str, who: Who = THE_HOUSE) -> Folded:
        """A table as the store has it. Raises :class:`NoTable`, :class:`~starboard.server.fold.Earlier`."""
        rows = await self.store.items(code)
        if not rows:
            raise NoTable(code)
        if len(rows) < FOLD_IN_THREAD:
            return Folded.read(code, rows, self.find)
        # Never refused: what is in the store must get into memory.
        return await self._studied(len(rows), who, Folded.read, code, rows, self.find)

    async def lay(self, items: list[AnyItem], who: Who = THE_HOUSE) -> Live:
        """A new table that begins with these items (the first is ``Opened``)."""
        return await self.lay_beside(who, len(items), _as_they_are, items)

    async def lay_beside(self, who: Who, length: int, begin: Callable[..., list[AnyItem]], *args: Any) -> Live:
        """The same where so many items are made first, in the place where they are folded."""
        while True:
            code = identity.new_code()
            if length < FOLD_IN_THREAD:
                folded, rows = _laid(code, self.find, begin, *args)
            else:
                folded, rows = await self.study(who, _laid, code, self.find, begin, *args, length=length)
            try:
                await self._write(code, rows, brief_of(folded, self.now()))
            except Conflict:
                continue
            live = self.lives[code] = Live(self, folded)
            live.rest()
            self._make_room()
            logger.info("table laid", extra={"table": code, "game": folded.game.id, "seats": len(folded.chairs)})
            return live

    async def _write(self, code: str, rows: list[bytes], brief: Brief) -> None:
        """A new table, part by part: nobody's move waits for all of it. It is listed when it is whole."""
        async with self._laying:
            for at in range(0, len(rows), PART):
                last = at + PART >= len(rows)
                await self.store.append(code, at, rows[at : at + PART], brief if last else None)

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

    async def claim(self, code: str) -> bool:
        """Whether this process is the one that lets a table's clock strike and its bots move."""
        if not self.store.shared:
            return True
        if asyncio.get_running_loop().time() >= self._alive_until:
            return False  # the others take us for dead
        if code not in self._leases and await self.store.lease(code, self.process):
            self._leases.add(code)
        return code in self._leases

    def release(self, code: str) -> None:
        """Nobody looks on from here: another process may take it over at once."""
        if code in self._leases:
            self._leases.discard(code)
            self.spawn(self.store.release(code, self.process))

    async def _beat(self) -> None:
        """Say that we are alive, and as long as that is believed the tables that we lead are ours."""
        began = asyncio.get_running_loop().time()
        if began >= self._alive_until:
            self._leases.clear()
        await self.store.beat(self.process, ALIVE_SECONDS)
        self._alive_until = began + ALIVE_SECONDS

    async def _beat_for_ever(self) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            with contextlib.suppress(Unavailable):
                await self._beat()

    async def _stay_awake(self, wall: Wall) -> None:
        while True:
            await asyncio.sleep(AWAKE_SECONDS)
            if (before := wall.slept()) is not None:
                for live in list(self.lives.values()):
                    self.spawn(live.go_on_from(before))

    async def tidy(self) -> int:
        """Clear away what was kept long enough, or is too much; how many tables and uploads went."""
        settings = self.settings
        going = keeping.too_much(await self.store.holdings(), self.now(), settings.keep_days, settings.keep_bytes)
        gone = await keeping.clear(self.store, going, self.lives)
        if gone:
            logger.info("cleared away", extra={"holdings": gone})
        return gone

    def look_for_room(self) -> int | None:
        """Bytes that are free for the store. When it gets low, and when it does no longer, every table is told."""
        room = self.store.room()
        low = room is not None and room < self.settings.least_room
        if low != self.low:
            self.low = low
            logger.log(logging.WARNING if low else logging.INFO, "disk", extra={"room": room})
            for live in self.lives.values():
                live.tell_table()
        return room

    async def _look_for_ever(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            self.look_for_room()
            await memory.give_back()

    async def _tidy_for_ever(self) -> None:
        while True:
            await asyncio.sleep(TIDY_SECONDS)
            with contextlib.suppress(Unavailable):
                await self.tidy()

    async def _announce_for_ever(self) -> None:
        while True:
            await asyncio.sleep(ANNOUNCE_SECONDS)
            for live in [live for live in self.lives.values() if live.listeners]:
                await live.announce()
