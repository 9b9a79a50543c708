"""``starboard doctor``: looks at a set-up and says what to change: database, disk, descriptors, clock, proxy, TLS."""

from __future__ import annotations

import argparse
import asyncio
import http.client
import re
import ssl
import sys
import time
from collections.abc import Callable, Iterator
from email.utils import parsedate_to_datetime
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import msgspec
from rich.console import Console

from starboard.cli.failure import Failure
from starboard.core.text import Argument, Phrase, Text, say
from starboard.server.settings import Settings
from starboard.server.store import Unavailable
from starboard.server.store.connecting import connect
from starboard.server.store.sqlite import Sqlite

LEAST_OPEN = 4_096
CLOCK_SECONDS = 2.0
TIMEOUT = 10.0


class Finding(NamedTuple):
    """What was looked at, and what is wrong with it."""

    what: str
    well: bool
    says: Phrase


def add(parser: argparse.ArgumentParser, text: Text) -> None:
    """Declare the arguments."""
    parser.add_argument("address", nargs="?", metavar="URL", help=text("cli-doctor-address"))
    parser.add_argument("--database", metavar="URL", help=text("serve-database"))


def run(args: argparse.Namespace, console: Console, text: Text) -> int:
    """Look at everything; 1 if something is to be mended."""
    well = True
    checks: list[Callable[[], Iterator[Finding]]] = [lambda: _store(args.database), _descriptors]
    if args.address:
        parts = urlsplit(args.address)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise Failure(say("cli-doctor-no-address", address=args.address))
        checks.append(lambda: _address(args.address.rstrip("/")))
    for check in checks:
        for finding in check():
            mark = text("cli-doctor-well" if finding.well else "cli-doctor-ill")
            line = text("cli-doctor-line", mark=mark, what=say(f"cli-doctor-{finding.what}"), says=finding.says)
            console.print(line, style=None if finding.well else "yellow", markup=False)
            well = well and finding.well
    return 0 if well else 1


def _finding(what: str, well: bool, says: str, **args: Argument) -> Finding:
    return Finding(what, well, say(f"cli-doctor-{what}-{says}", **args))


# --- this machine ---------------------------------------------------------------------


def _store(database: str | None) -> Iterator[Finding]:
    try:
        store = connect(database)
    except ValueError:
        raise Failure(say("serve-no-database", url=database or "")) from None

    async def look() -> tuple[str, float | None]:
        try:
            await store.open(lambda *_: None)
        except Unavailable as error:
            return str(error), None
        try:
            await store.check()
            return "", await store.clock()
        except Unavailable as error:
            return str(error), None
        finally:
            await store.close()

    trouble, clock = asyncio.run(look())
    in_use = isinstance(store, Sqlite) and "in use" in trouble
    if in_use:
        yield _finding("database", True, "in-use")
    else:
        yield _finding("database", not trouble, "bad" if trouble else "good", reason=trouble)
    room = store.room() if not trouble or in_use else None
    if room is not None:
        least = Settings().least_room
        yield _finding("disk", room >= least, "good" if room >= least else "low", megabytes=room // 1_000_000)
    if clock is not None:
        away = abs(clock - time.time())
        yield _finding("clock", away < CLOCK_SECONDS, "good" if away < CLOCK_SECONDS else "off", seconds=round(away, 1))


def _descriptors() -> Iterator[Finding]:
    if sys.platform == "win32":
        return
    import resource

    _soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    enough = hard == resource.RLIM_INFINITY or hard >= LEAST_OPEN
    yield _finding("descriptors", enough, "good" if enough else "few", count=hard)


# --- as people reach it ---------------------------------------------------------------------


class _Answer(NamedTuple):
    status: int
    headers: http.client.HTTPMessage
    body: bytes


def _ask(address: str, method: str, path: str, **headers: str) -> _Answer:
    parts = urlsplit(address)
    made: http.client.HTTPConnection
    if parts.scheme == "https":
        made = http.client.HTTPSConnection(parts.hostname or "", parts.port, timeout=TIMEOUT)
    else:
        made = http.client.HTTPConnection(parts.hostname or "", parts.port, timeout=TIMEOUT)
    try:
        body = b'{"name": "Doctor"}' if method == "PUT" else None
        made.request(method, path, body, {"Content-Type": "application/json", **headers})
        answer = made.getresponse()
        return _Answer(answer.status, answer.msg, b"" if answer.status == 101 else answer.read(1_000_000))
    finally:
        made.close()


def _address(address: str) -> Iterator[Finding]:
    try:
        answer = _ask(address, "GET", "/health")
        health: dict[str, Any] = msgspec.json.decode(answer.body)
    except ssl.SSLError as error:
        yield _finding("tls", False, "bad", reason=error.reason or str(error))
        return
    except (OSError, http.client.HTTPException, msgspec.DecodeError) as error:
        yield _finding("reached", False, "not", address=address, reason=str(error))
        return
    if "status" not in health or "store" not in health:
        wrong_name = b"server-foreign-name" in answer.body
        yield _finding("reached", False, "name" if wrong_name else "other", address=address)
        return
    yield _finding("reached", True, "good", version=str(health["version"]))
    yield _finding("health", health["status"] == "ok", "good" if health["status"] == "ok" else "ill")
    https = address.startswith("https:")
    yield _finding("tls", https, "good" if https else "none")
    yield from _clock_there(answer)
    yield from _proxy(address, https)


def _clock_there(answer: _Answer) -> Iterator[Finding]:
    if (date := answer.headers.get("date")) is not None:
        away = abs(parsedate_to_datetime(date).timestamp() - time.time())
        yield _finding("clock", away < CLOCK_SECONDS, "good" if away < CLOCK_SECONDS else "off", seconds=round(away, 1))


def _proxy(address: str, https: bool) -> Iterator[Finding]:
    named = _ask(address, "PUT", "/api/me", Origin=address)
    yield _finding("origin", named.status < 300, "good" if named.status < 300 else "bad", address=address)
    secure = bool(re.search("; Secure", named.headers.get("set-cookie", "")))
    if https:
        yield _finding("cookie", secure, "good" if secure else "open", address=address)
    foreign = _ask(address, "PUT", "/api/me", Origin="https://foreign.invalid")
    yield _finding("foreign", foreign.status == 403, "good" if foreign.status == 403 else "open")
    upgrade = {"Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13"}
    socket = _ask(
        address, "GET", "/ws/tables/BCDFGH", Origin=address, **upgrade, **{"Sec-WebSocket-Key": "A" * 22 + "=="}
    )
    yield _finding("sockets", socket.status == 101, "good" if socket.status == 101 else "bad", status=socket.status)
