"""PostgreSQL through asyncpg, for any number of server processes.

The unique key (code, seq) decides races: who loses folds what the other wrote and tries again. LISTEN/NOTIFY tells
the other processes that a table went on; it carries ids only, the log has the rest.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import AsyncIterator, Mapping, Sequence
from typing import Any

import asyncpg
import msgspec

from starboard.server.store import Brief, Conflict, Heard, Holding, Store, Unavailable

logger = logging.getLogger(__name__)

CHANNEL = "starboard"

SCHEMA = """
create table if not exists meta (name text primary key, value bytea not null);
create table if not exists log (code text not null, seq integer not null, item text not null, primary key (code, seq));
create table if not exists tables (code text primary key, brief text not null, updated double precision not null);
create table if not exists sitting (guest text not null, code text not null, primary key (guest, code));
create index if not exists sitting_code on sitting (code);
create table if not exists guests (guest text primary key, name text not null);
create table if not exists replays (id text primary key, data bytea not null, kept timestamptz not null default now());
create table if not exists counts (what text primary key, n bigint not null);
create unlogged table if not exists alive (process text primary key, until timestamptz not null);
create unlogged table if not exists leads (code text primary key, process text not null);
"""

VERSION = b"1"

LOST = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InsufficientResourcesError,
    asyncpg.InvalidTransactionStateError,
    asyncpg.TransactionRollbackError,
)
"""What a database answers with that restarts, is full, has too many guests, or may only be read."""


class Postgres(Store):
    """The store for a house with many servers."""

    kind = "postgresql"
    shared = True

    def __init__(self, url: str) -> None:
        self.url = url
        self.process = ""
        self._pool: asyncpg.Pool | None = None
        self._listener: asyncio.Task[None] | None = None

    async def open(self, heard: Heard) -> None:
        self._heard = heard
        self.process = secrets.token_hex(4)
        try:
            self._pool = await asyncpg.create_pool(self.url, min_size=1, max_size=8, command_timeout=20)
        except (*LOST, asyncpg.PostgresError) as error:
            raise Unavailable(str(error)) from error
        async with self._connection() as connection, connection.transaction():
            # Two servers that start at once must not make the tables at once.
            await connection.execute("select pg_advisory_xact_lock(hashtext('starboard schema'))")
            await connection.execute(SCHEMA)
            await connection.execute("insert into meta values ('schema', $1) on conflict do nothing", VERSION)
            await connection.execute("delete from alive where until < clock_timestamp() - interval '1 hour'")
            await connection.execute("delete from leads where process not in (select process from alive)")
            version = await connection.fetchval("select value from meta where name = 'schema'")
            if version != VERSION:
                raise Unavailable(f"the database has schema {version!r}, this program knows {VERSION!r}")
        listening = asyncio.Event()
        self._listener = asyncio.create_task(self._listen(listening))
        await listening.wait()

    async def close(self) -> None:
        if self._listener is not None:
            self._listener.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._listener
        if self._pool is not None:
            await self._pool.close()

    @contextlib.asynccontextmanager
    async def _connection(self) -> AsyncIterator[Any]:
        assert self._pool is not None
        try:
            async with self._pool.acquire(timeout=10) as connection:
                yield connection
        except LOST as error:
            raise Unavailable(str(error)) from error

    async def _listen(self, listening: asyncio.Event) -> None:
        """Hold one connection that listens; when it is lost, come back and say that anything may have happened."""
        first = True
        while True:
            lost = asyncio.Event()
            try:
                connection = await asyncpg.connect(self.url, timeout=10)
                try:
                    connection.add_termination_listener(lambda _: lost.set())  # noqa: B023 - the loop waits for it
                    await connection.add_listener(CHANNEL, self._on_notice)
                    listening.set()
                    if not first:
                        self._heard("", None, "")
                    first = False
                    await lost.wait()
                finally:
                    await connection.close(timeout=2)
            except (*LOST, asyncpg.PostgresError) as error:
                logger.warning("listener lost", extra={"error": str(error)})
            await asyncio.sleep(0.5 + secrets.randbelow(1000) / 1000)

    def _on_notice(self, _connection: Any, _pid: int, _channel: str, payload: Any) -> None:
        process, code, seq, text = str(payload).split(" ", 3)
        if process != self.process:
            self._heard(code, int(seq) or None, text)

    async def check(self) -> None:
        async with self._connection() as connection:
            await connection.execute(
                "insert into meta values ('checked', '') on conflict (name) do update set value = excluded.value"
            )

    async def clock(self) -> float | None:
        async with self._connection() as connection:
            return float(await connection.fetchval("select extract(epoch from clock_timestamp())"))

    async def key(self) -> bytes:
        async with self._connection() as connection:
            new = secrets.token_bytes(32)
            await connection.execute("insert into meta values ('key', $1) on conflict do nothing", new)
            return bytes(await connection.fetchval("select value from meta where name = 'key'"))

    async def append(self, code: str, expected: int, items: Sequence[bytes], brief: Brief | None) -> None:
        seqs = list(range(expected + 1, expected + 1 + len(items)))
        try:
            async with self._connection() as connection, connection.transaction():
                await connection.execute(
                    "insert into log select $1, * from unnest($2::int[], $3::text[])",
                    code,
                    seqs,
                    [item.decode() for item in items],
                )
                if brief is not None:
                    await self._keep_brief(connection, brief)
                await connection.execute("select pg_notify($1, $2)", CHANNEL, f"{self.process} {code} {seqs[-1]} ")
        except asyncpg.UniqueViolationError:
            raise Conflict from None

    async def _keep_brief(self, connection: Any, brief: Brief) -> None:
        await connection.execute(
            "insert into tables values ($1, $2, $3)"
            " on conflict (code) do update set brief = excluded.brief, updated = excluded.updated",
            brief.code,
            msgspec.json.encode(brief).decode(),
            brief.updated,
        )
        await connection.execute("delete from sitting where code = $1", brief.code)
        await connection.execute("insert into sitting select unnest($1::text[]), $2", brief.guests, brief.code)

    async def items(self, code: str, after: int = 0) -> list[bytes]:
        async with self._connection() as connection:
            rows = await connection.fetch("select item from log where code = $1 and seq > $2 order by seq", code, after)
        return [row["item"].encode() for row in rows]

    async def name(self, guest: str) -> str | None:
        async with self._connection() as connection:
            name: str | None = await connection.fetchval("select name from guests where guest = $1", guest)
        return name

    async def set_name(self, guest: str, name: str) -> None:
        statement = "insert into guests values ($1, $2) on conflict (guest) do update set name = excluded.name"
        async with self._connection() as connection:
            await connection.execute(statement, guest, name)

    async def tables_of(self, guest: str, limit: int) -> list[Brief]:
        query = (
            "select brief from tables join sitting using (code) where guest = $1 order by updated desc, code limit $2"
        )
        async with self._connection() as connection:
            rows = await connection.fetch(query, guest, limit)
        return [msgspec.json.decode(row["brief"], type=Brief) for row in rows]

    async def keep_replay(self, id: str, data: bytes) -> None:
        async with self._connection() as connection:
            await connection.execute("insert into replays values ($1, $2) on conflict do nothing", id, data)

    async def replay(self, id: str) -> bytes | None:
        async with self._connection() as connection:
            data = await connection.fetchval("select data from replays where id = $1", id)
        return None if data is None else bytes(data)

    async def brief(self, code: str) -> Brief | None:
        async with self._connection() as connection:
            text = await connection.fetchval("select brief from tables where code = $1", code)
        return None if text is None else msgspec.json.decode(text, type=Brief)

    async def holdings(self) -> list[Holding]:
        tables = (
            "select brief, coalesce(bytes, 0) from tables"
            " left join (select code, sum(octet_length(item)) as bytes from log group by code) sizes using (code)"
        )
        replays = "select id, extract(epoch from kept)::float8, octet_length(data) from replays"
        async with self._connection() as connection:
            briefs = [(msgspec.json.decode(row[0], type=Brief), int(row[1])) for row in await connection.fetch(tables)]
            kept = await connection.fetch(replays)
        held = [Holding("table", one.code, one.updated, size, one.for_good) for one, size in briefs]
        return held + [Holding("replay", row[0], row[1], row[2], False) for row in kept]

    async def remove(self, holdings: Sequence[Holding]) -> int:
        gone = 0
        async with self._connection() as connection, connection.transaction():
            for holding in holdings:
                if holding.kind == "replay":
                    gone += await connection.fetchval(
                        "with gone as (delete from replays where id = $1 returning 1) select count(*) from gone",
                        holding.id,
                    )
                    continue
                statement = "delete from tables where code = $1 and updated = $2 returning code"
                if await connection.fetchval(statement, holding.id, holding.updated) is not None:
                    await connection.execute("delete from log where code = $1", holding.id)
                    await connection.execute("delete from sitting where code = $1", holding.id)
                    gone += 1
        return gone

    async def count(self, numbers: Mapping[str, int]) -> None:
        statement = "insert into counts values ($1, $2) on conflict (what) do update set n = counts.n + excluded.n"
        async with self._connection() as connection:
            # In one order: two servers that count the same things do not wait for each other in a circle.
            await connection.executemany(statement, sorted(numbers.items()))

    async def counted(self) -> dict[str, int]:
        async with self._connection() as connection:
            return dict(await connection.fetch("select what, n from counts"))

    async def beat(self, process: str, seconds: float) -> None:
        statement = (
            "insert into alive values ($1, clock_timestamp() + make_interval(secs => $2))"
            " on conflict (process) do update set until = excluded.until"
        )
        async with self._connection() as connection:
            await connection.execute(statement, process, seconds)

    async def lease(self, code: str, process: str) -> bool:
        statement = (
            "insert into leads values ($1, $2) on conflict (code) do update set process = excluded.process"
            " where leads.process = excluded.process or not exists"
            " (select from alive where alive.process = leads.process and until > clock_timestamp())"
            " returning process"
        )
        async with self._connection() as connection:
            return await connection.fetchval(statement, code, process) is not None

    async def release(self, code: str, process: str) -> None:
        with contextlib.suppress(Unavailable):
            async with self._connection() as connection:
                await connection.execute("delete from leads where code = $1 and process = $2", code, process)

    async def note(self, code: str, text: str) -> None:
        with contextlib.suppress(Unavailable):
            async with self._connection() as connection:
                await connection.execute("select pg_notify($1, $2)", CHANNEL, f"{self.process} {code} 0 {text}")
