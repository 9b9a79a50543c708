"""``starboard store``: what the web tables take up, clearing it away, taking it out and in again."""

from __future__ import annotations

import argparse
import asyncio
import base64
import sys
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, BinaryIO

import msgspec
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table as Sheet

from starboard.cli.common import add_number
from starboard.cli.failure import Failure
from starboard.core.text import Text, number, say
from starboard.server import keeping
from starboard.server.settings import Settings
from starboard.server.store import Brief, Conflict, Holding, Store, Unavailable, sqlite
from starboard.server.store.connecting import connect
from starboard.server.store.sqlite import Sqlite

DOES = ("show", "prune", "export", "import")
MEGABYTE = 1_000_000
DEFAULT = Settings()


class Kept(msgspec.Struct, omit_defaults=True):
    """A line of an export: a table with its log, or an uploaded record."""

    table: Brief | None = None
    items: list[str] = []
    replay: str | None = None
    data: str = ""


def add(parser: argparse.ArgumentParser, text: Text) -> None:
    """Declare the arguments."""
    parser.add_argument("do", nargs="?", choices=DOES, default="show", help=text("cli-store-do"))
    parser.add_argument("file", nargs="?", type=Path, metavar=text("cli-metavar-file"), help=text("cli-store-file"))
    parser.add_argument("--database", metavar="URL", help=text("serve-database"))
    add_number(parser, text, "--days", about=text("cli-store-days", default=str(int(DEFAULT.keep_days))))
    megabytes = str(DEFAULT.keep_bytes // MEGABYTE)
    add_number(parser, text, "--megabytes", about=text("cli-store-megabytes", default=megabytes))


def run(args: argparse.Namespace, console: Console, text: Text) -> int:
    """Do it."""
    try:
        store = connect(args.database)
    except ValueError:
        raise Failure(say("serve-no-database", url=args.database)) from None
    if args.do in ("export", "import") and args.file is None:
        raise Failure(say("cli-store-which-file", do=args.do))
    work: dict[str, Callable[[], Coroutine[Any, Any, None]]] = {
        "show": lambda: _show(store, console, text),
        "prune": lambda: _prune(store, args, console, text),
        "export": lambda: _export(store, args.file, console, text),
        "import": lambda: _import(store, args.file, console, text),
    }
    try:
        asyncio.run(work[args.do]())
    except Unavailable as error:
        raise Failure(say("serve-bad-database", reason=str(error))) from None
    return 0


async def _opened(store: Store) -> Store:
    await store.open(lambda *_: None)
    return store


async def _show(store: Store, console: Console, text: Text) -> None:
    if isinstance(store, Sqlite):
        held = await asyncio.to_thread(sqlite.holdings, store.path)  # a server may be using it
    else:
        await _opened(store)
        held = await store.holdings()
        await store.close()
    sheet = Sheet(box=SIMPLE_HEAD)
    sheet.add_column(text("cli-store-what"))
    for name in ("cli-store-count", "cli-store-size", "cli-store-oldest"):
        sheet.add_column(text(name), justify="right")
    now = time.time()
    kinds: dict[str, list[Holding]] = {
        "cli-store-running": [one for one in held if one.for_good],
        "cli-store-tables": [one for one in held if one.kind == "table" and not one.for_good],
        "cli-store-replays": [one for one in held if one.kind == "replay"],
    }
    for kind, some in kinds.items():
        size = text(number(round(sum(one.bytes for one in some) / MEGABYTE, 1)))
        oldest = max((now - one.updated for one in some), default=0.0) / keeping.DAY
        sheet.add_row(text(kind), text(number(len(some))), size, text("cli-store-age", days=round(oldest)))
    console.print(sheet, soft_wrap=False)
    if (room := store.room()) is not None:
        console.print(text("cli-store-room", megabytes=room // MEGABYTE), markup=False)


async def _prune(store: Store, args: argparse.Namespace, console: Console, text: Text) -> None:
    days = DEFAULT.keep_days if args.days is None else args.days
    most = DEFAULT.keep_bytes if args.megabytes is None else args.megabytes * MEGABYTE
    await _opened(store)
    going = keeping.too_much(await store.holdings(), time.time(), days, most)
    gone = await keeping.clear(store, going)
    await store.close()
    console.print(text("cli-store-pruned", count=gone), markup=False)


async def _export(store: Store, file: Path, console: Console, text: Text) -> None:
    await _opened(store)
    count = 0
    with _out(file) as out:
        for one in await store.holdings():
            line = await _kept(store, one)
            if line is not None:
                out.write(msgspec.json.encode(line) + b"\n")
                count += 1
    await store.close()
    if str(file) != "-":
        console.print(text("cli-store-exported", count=count, file=str(file)), markup=False)


def _out(file: Path) -> BinaryIO:
    return sys.stdout.buffer if str(file) == "-" else file.open("wb")


async def _kept(store: Store, one: Holding) -> Kept | None:
    if one.kind == "replay":
        data = await store.replay(one.id)
        return None if data is None else Kept(replay=one.id, data=base64.b64encode(data).decode())
    items = await store.items(one.id)
    brief = await store.brief(one.id)
    return None if brief is None else Kept(table=brief, items=[item.decode() for item in items])


async def _import(store: Store, file: Path, console: Console, text: Text) -> None:
    await _opened(store)
    taken = there = 0
    try:
        for place, raw in enumerate(file.read_bytes().splitlines(), start=1):
            try:
                line = msgspec.json.decode(raw, type=Kept)
                data = base64.b64decode(line.data, validate=True)
            except (msgspec.DecodeError, ValueError) as error:
                raise Failure(say("cli-store-bad-line", file=str(file), line=place, reason=str(error))) from None
            if line.replay is not None:
                await store.keep_replay(line.replay, data)
                taken += 1
            elif line.table is not None:
                try:
                    await store.append(line.table.code, 0, [item.encode() for item in line.items], line.table)
                    taken += 1
                except Conflict:
                    there += 1
    finally:
        await store.close()
    console.print(text("cli-store-imported", count=taken, there=there), markup=False)
