"""One SQLite file, one writer thread. Whatever waits in the queue is committed together.

WAL with ``synchronous=FULL``: a commit is on the disk when it is acknowledged, so neither SIGKILL nor a power cut
takes back what somebody has seen.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import secrets
import shutil
import sqlite3
import sys
import threading
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import IO, Any, TypeAlias, TypeVar

import msgspec

from starboard.server.store import Brief, Conflict, Heard, Holding, Store, Unavailable

T = TypeVar("T")
Work: TypeAlias = Callable[[sqlite3.Connection], Any]
Job: TypeAlias = tuple[Work, "asyncio.Future[Any]"]

MOST_AT_ONCE = 500

SCHEMA = """
create table if not exists meta (name text primary key, value blob not null) without rowid;
create table if not exists log (code text not null, seq integer not null, item text not null, primary key (code, seq))
    without rowid;
create table if not exists tables (code text primary key, brief text not null, updated real not null) without rowid;
create table if not exists sitting (guest text not null, code text not null, primary key (guest, code)) without rowid;
create index if not exists sitting_code on sitting (code);
create table if not exists guests (guest text primary key, name text not null) without rowid;
create table if not exists replays (id text primary key, data blob not null, kept real not null) without rowid;
create table if not exists counts (what text primary key, n integer not null) without rowid;
"""

VERSION = 1
COUNTED = "select what, n from counts"


class Sqlite(Store):
    """The default store: one file in the user's data folder, owned by one process."""

    kind = "sqlite"
    shared = False

    def __init__(self, path: Path) -> None:
        self.path = path
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None

    async def open(self, heard: Heard) -> None:
        self._loop = asyncio.get_running_loop()
        ready: asyncio.Future[None] = self._loop.create_future()
        self._thread = threading.Thread(target=self._work, args=(ready,), name="sqlite", daemon=True)
        self._thread.start()
        await ready

    async def close(self) -> None:
        if self._thread is not None:
            self._jobs.put(None)
            await asyncio.to_thread(self._thread.join)
            self._thread = None

    # --- the writer's thread ------------------------------------------------------------------------------

    def _work(self, ready: asyncio.Future[None]) -> None:
        try:
            lock = _own(self.path)
            connection = self._connect()
        except (sqlite3.Error, OSError) as error:
            self._loop.call_soon_threadsafe(ready.set_exception, Unavailable(str(error)))
            return
        self._loop.call_soon_threadsafe(ready.set_result, None)
        while (job := self._jobs.get()) is not None:
            jobs, stop = self._gather(job)
            self._carry_out(connection, jobs)
            if stop:
                break
        connection.close()
        lock.close()

    def _connect(self) -> sqlite3.Connection:
        # The key that signs the cookies is in it: for this user's eyes. (SQLite makes the files beside it alike.)
        self.path.touch(mode=0o600)
        connection = sqlite3.connect(self.path, isolation_level=None, timeout=10, check_same_thread=False)
        connection.execute("pragma journal_mode = wal")
        connection.execute("pragma synchronous = full")
        connection.executescript(SCHEMA)
        version = connection.execute("pragma user_version").fetchone()[0]
        if version not in (0, VERSION):
            raise sqlite3.DatabaseError(f"{self.path} has schema {version}, this program knows {VERSION}")
        connection.execute(f"pragma user_version = {VERSION}")
        return connection

    def _gather(self, first: Job) -> tuple[list[Job], bool]:
        """The job and all that queued up behind it: they share one commit, and one wait for the disk."""
        jobs = [first]
        while len(jobs) < MOST_AT_ONCE:
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                break
            if job is None:
                return jobs, True
            jobs.append(job)
        return jobs, False

    def _carry_out(self, connection: sqlite3.Connection, jobs: list[Job]) -> None:
        outcomes: list[tuple[asyncio.Future[Any], Any, BaseException | None]] = []
        try:
            connection.execute("begin immediate")
            for work, future in jobs:
                connection.execute("savepoint job")
                try:
                    outcomes.append((future, work(connection), None))
                except sqlite3.IntegrityError:
                    connection.execute("rollback to job")
                    outcomes.append((future, None, Conflict()))
                except sqlite3.Error:
                    raise  # no room, no disk, somebody else's lock: none of them can be kept
                except Exception as error:
                    connection.execute("rollback to job")
                    outcomes.append((future, None, error))
                connection.execute("release job")
            connection.execute("commit")
        except sqlite3.Error as error:
            with contextlib.suppress(sqlite3.Error):
                connection.execute("rollback")  # a full disk has done so already
            outcomes = [(future, None, Unavailable(str(error))) for _, future in jobs]
        self._loop.call_soon_threadsafe(_settle, outcomes)

    async def _do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        if self._thread is None or not self._thread.is_alive():
            raise Unavailable("closed")
        future: asyncio.Future[T] = self._loop.create_future()
        self._jobs.put((work, future))
        # The write goes on even if whoever waits for it has left.
        return await asyncio.shield(future)

    # --- the store ----------------------------------------------------------------------------------------

    async def check(self) -> None:
        await self._do(lambda db: db.execute("insert or replace into meta values ('checked', unixepoch())"))

    def room(self) -> int | None:
        return shutil.disk_usage(self.path.parent).free

    async def key(self) -> bytes:
        def work(db: sqlite3.Connection) -> bytes:
            db.execute("insert or ignore into meta values ('key', ?)", (secrets.token_bytes(32),))
            return bytes(db.execute("select value from meta where name = 'key'").fetchone()[0])

        return await self._do(work)

    async def append(self, code: str, expected: int, items: Sequence[bytes], brief: Brief | None) -> None:
        # One statement however many they are: between two the writer's thread would wait for its turn of Python.
        rows = msgspec.json.encode([item.decode() for item in items]).decode()

        def work(db: sqlite3.Connection) -> None:
            db.execute("insert into log select ?, ? + key, value from json_each(?)", (code, expected + 1, rows))
            if brief is not None:
                text = msgspec.json.encode(brief).decode()
                db.execute("insert or replace into tables values (?, ?, ?)", (code, text, brief.updated))
                db.execute("delete from sitting where code = ?", (code,))
                db.executemany("insert into sitting values (?, ?)", [(guest, code) for guest in brief.guests])

        await self._do(work)

    async def items(self, code: str, after: int = 0) -> list[bytes]:
        # One row however many they are: at each the writer's thread would wait for its turn of Python.
        ordered = "select item from log where code = ? and seq > ? order by seq"
        query = f"select group_concat(item, char(10)) from ({ordered})"
        rows = await self._do(lambda db: db.execute(query, (code, after)).fetchone()[0])
        return [] if rows is None else rows.encode().split(b"\n")

    async def name(self, guest: str) -> str | None:
        query = "select name from guests where guest = ?"
        row = await self._do(lambda db: db.execute(query, (guest,)).fetchone())
        return None if row is None else str(row[0])

    async def set_name(self, guest: str, name: str) -> None:
        await self._do(lambda db: db.execute("insert or replace into guests values (?, ?)", (guest, name)))

    async def tables_of(self, guest: str, limit: int) -> list[Brief]:
        query = "select brief from tables join sitting using (code) where guest = ? order by updated desc, code limit ?"
        rows = await self._do(lambda db: db.execute(query, (guest, limit)).fetchall())
        return [msgspec.json.decode(row[0], type=Brief) for row in rows]

    async def keep_replay(self, id: str, data: bytes) -> None:
        statement = "insert or ignore into replays values (?, ?, unixepoch())"
        await self._do(lambda db: db.execute(statement, (id, data)))

    async def replay(self, id: str) -> bytes | None:
        row = await self._do(lambda db: db.execute("select data from replays where id = ?", (id,)).fetchone())
        return None if row is None else bytes(row[0])

    async def brief(self, code: str) -> Brief | None:
        row = await self._do(lambda db: db.execute("select brief from tables where code = ?", (code,)).fetchone())
        return None if row is None else msgspec.json.decode(row[0], type=Brief)

    async def holdings(self) -> list[Holding]:
        return await asyncio.to_thread(holdings, self.path)

    async def remove(self, holdings: Sequence[Holding]) -> int:
        def work(db: sqlite3.Connection) -> int:
            gone = 0
            for holding in holdings:
                if holding.kind == "replay":
                    gone += db.execute("delete from replays where id = ?", (holding.id,)).rowcount
                    continue
                statement = "delete from tables where code = ? and updated = ?"
                if db.execute(statement, (holding.id, holding.updated)).rowcount:
                    db.execute("delete from log where code = ?", (holding.id,))
                    db.execute("delete from sitting where code = ?", (holding.id,))
                    gone += 1
            return gone

        return await self._do(work)

    async def count(self, numbers: Mapping[str, int]) -> None:
        statement = "insert into counts values (?, ?) on conflict (what) do update set n = n + excluded.n"
        await self._do(lambda db: db.executemany(statement, list(numbers.items())))

    async def counted(self) -> dict[str, int]:
        return await self._do(lambda db: dict(db.execute(COUNTED).fetchall()))


def counted(path: Path) -> dict[str, int]:
    """What was counted, read beside a server that may be using the file."""
    if not path.is_file():
        return {}
    with contextlib.closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as db:
        there = db.execute("select 1 from sqlite_master where name = 'counts'").fetchone()
        return dict(db.execute(COUNTED).fetchall()) if there else {}


def holdings(path: Path) -> list[Holding]:
    """All that takes room in a file, read beside a server that may be using it."""
    if not path.is_file():
        return []
    sizes = "select code, sum(length(item)) from log group by code"
    with contextlib.closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as db:
        if not db.execute("select 1 from sqlite_master where name = 'replays'").fetchone():
            return []
        bytes_of = dict(db.execute(sizes).fetchall())
        briefs = [msgspec.json.decode(row[0], type=Brief) for row in db.execute("select brief from tables")]
        tables = [Holding("table", one.code, one.updated, bytes_of.get(one.code, 0), one.for_good) for one in briefs]
        kept = db.execute("select id, kept, length(data) from replays").fetchall()
    return tables + [Holding("replay", id, when, size, False) for id, when, size in kept]


def _own(path: Path) -> IO[bytes]:
    """Make the file this process' own: another server would not hear of what is appended here."""
    path.parent.mkdir(parents=True, exist_ok=True)
    lock = open(f"{path}.lock", "ab")  # noqa: SIM115 - held open as long as the store is
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(lock.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise OSError(f"{path} is in use by another server") from None
    return lock


def _settle(outcomes: list[tuple[asyncio.Future[Any], Any, BaseException | None]]) -> None:
    for future, value, error in outcomes:
        if future.done():
            continue
        if error is None:
            future.set_result(value)
        else:
            future.set_exception(error)
