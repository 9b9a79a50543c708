"""``starboard serve``: the web table on this machine, with nothing to configure."""

from __future__ import annotations

import argparse
import asyncio
import errno
import gc
import os
import socket
import sys
import threading
import urllib.request
import webbrowser
from collections.abc import Callable
from typing import Any

import segno
import uvicorn
from rich.console import Console

from starboard import bots
from starboard.cli.common import add_number
from starboard.cli.failure import Failure
from starboard.core.text import Text, say
from starboard.folders import data_folder
from starboard.server import json_lines, memory, metrics
from starboard.server.app import app, config
from starboard.server.front import Front
from starboard.server.settings import Settings
from starboard.server.store import Unavailable
from starboard.server.store.connecting import connect
from starboard.server.workers import Workers

HOST = "0.0.0.0"
PORT = 8642
TRIES = 10
MEGABYTE = 1_000_000
DEFAULT = Settings()
ANYWHERE = ("0.0.0.0", "::", "")

LOOK_OVER = 20.0
"""Seconds in which the file of a stranger's bot has to be read."""
PREPARE_AFTER = 10.0
"""Seconds: who only wants to see whether it starts does not want a busy core."""


def add(parser: argparse.ArgumentParser, text: Text) -> None:
    """Declare the arguments."""
    parser.add_argument("--host", default=HOST, help=text("serve-host", default=HOST))
    add_number(parser, text, "--port", about=text("serve-port", default=str(PORT)))
    parser.add_argument("--no-browser", action="store_true", help=text("serve-no-browser"))
    parser.add_argument("--database", metavar="URL", help=text("serve-database"))
    parser.add_argument("--address", metavar="URL", help=text("serve-address"))
    parser.add_argument("--origin", metavar="URL", action="append", default=[], help=text("serve-origin"))
    add_number(parser, text, "--keep-days", about=text("serve-keep-days", default=str(int(DEFAULT.keep_days))))
    megabytes = str(DEFAULT.keep_bytes // MEGABYTE)
    add_number(parser, text, "--keep-megabytes", about=text("serve-keep-megabytes", default=megabytes))
    parser.add_argument("--metrics", metavar="[HOST:]PORT", help=text("serve-metrics"))
    parser.add_argument("--bot", metavar="FILE.py:CLASS", action="append", default=[], help=text("serve-bot"))
    parser.add_argument("--no-flight-log", action="store_true", help=text("serve-no-flight-log"))
    parser.add_argument("--verbose", action="store_true", help=text("serve-verbose"))
    parser.add_argument("--log-level", choices=("debug", "info", "warning", "error"), help=text("serve-log-level"))


def run(args: argparse.Namespace, console: Console, text: Text) -> int:
    """Serve until Ctrl+C."""
    if args.port is not None and not 0 <= args.port < 1 << 16:
        raise Failure(say("serve-no-port", port=str(args.port)))
    # At home the terminal is for the address; a service's log is for machines.
    json_lines.set_up((args.log_level or ("info" if args.verbose or _is_service() else "warning")).upper())
    # Replays are read in a thread beside the event loop; a move should not wait 5 ms for its turn.
    sys.setswitchinterval(0.001)
    _look_over(args.bot)
    listening = _listen(args.host, args.port)
    if listening is None:
        running = f"http://localhost:{args.port or PORT}"
        console.print(text("serve-again", url=running), markup=False)
        if not args.no_browser:
            webbrowser.open(running)
        return 0
    port = listening.getsockname()[1]
    url, lan = _addresses(args.host, port)
    settings = Settings(
        database=args.database,
        flight_log=None if args.no_flight_log else str(data_folder() / "flight-log.jsonl"),
        address=args.address and args.address.rstrip("/"),
        lan=lan,
        origins=tuple(origin.rstrip("/") for origin in args.origin),
        hosts=_own_names(),
        bots=tuple(args.bot),
        secure_cookie=bool(args.address and args.address.startswith("https:")),
        keep_days=DEFAULT.keep_days if args.keep_days is None else args.keep_days,
        keep_bytes=DEFAULT.keep_bytes if args.keep_megabytes is None else args.keep_megabytes * MEGABYTE,
        prepare_after=PREPARE_AFTER,
    )
    try:
        asyncio.run(_try_store(settings))
    except Unavailable as error:
        raise Failure(say("serve-bad-database", reason=str(error))) from None
    except ValueError:
        raise Failure(say("serve-no-database", url=args.database or "")) from None
    front = app(settings)
    if args.metrics:
        _show_metrics(front, args.metrics, console, text)

    def ready() -> None:
        _greet(console, text, url, args.address or lan, front.pages.built)
        if not args.no_browser and front.pages.built:
            threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()

    server = _Server(config(front, args.host, port), ready)
    tidy_seldom()
    memory.keep_apart()
    open_many()
    try:
        server.run(sockets=[listening])
    except KeyboardInterrupt:
        return 0
    return 0 if server.started else 1


def _look_over(strangers: list[str]) -> None:
    """Whether each names a bot that can be made: found out in a process of its own, as it will run in one."""
    names = [path.rpartition(":")[2] for path in strangers]
    for name in names:
        if name in bots.names() or names.count(name) > 1:
            raise Failure(say("serve-bot-twice", name=name))
    if not strangers:
        return
    workers = Workers(1)
    try:
        for path in strangers:
            workers.submit(check_bot, path).result(timeout=LOOK_OVER)
    except bots.NoBot as unknown:
        raise Failure(unknown.reason) from None
    except Exception as error:
        raise Failure(say("serve-bot-fails", bot=path, reason=repr(error))) from None
    finally:
        workers.shutdown(wait=False, cancel_futures=True)


def check_bot(path: str) -> None:
    """Raises :class:`~starboard.bots.NoBot`."""
    bots.make(path)


def _is_service() -> bool:
    """Whether nobody sits before it: systemd started us, or we are all there is in a container."""
    return "INVOCATION_ID" in os.environ or os.getpid() == 1


def tidy_seldom() -> None:
    """Look for cyclic garbage only when much has grown: a thousand tables are millions of objects, and none is garbage.

    Every move makes new positions and frees the old ones. Python's own thresholds take that for growth and go through
    all tables again and again: half the work of a busy server.
    """
    gc.freeze()
    gc.set_threshold(50_000, 10, 10)


def _show_metrics(front: Front, where: str, console: Console, text: Text) -> None:
    """Numbers for Prometheus, on an address of their own: this machine's, unless another is said."""
    host, _, port = where.rpartition(":")
    if not port.isdigit():
        raise Failure(say("serve-bad-metrics", where=where))
    try:
        metrics.serve(front.house, host or "127.0.0.1", int(port))
    except ImportError:
        raise Failure(say("serve-no-metrics")) from None
    except OSError as error:
        raise Failure(say("serve-cannot-listen", host=host, port=port, reason=error.strerror or str(error))) from None
    if host and not host.startswith("127.") and host not in ("localhost", "::1"):
        console.print(text("serve-open-metrics", where=where), style="yellow", markup=False)


MOST_OPEN = 65_536


def open_many() -> None:
    """As many descriptors as the system lets us have: each connection is one, and the usual 1,024 are soon taken."""
    if sys.platform != "win32":
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        most = MOST_OPEN if hard == resource.RLIM_INFINITY else min(hard, MOST_OPEN)
        if soft != resource.RLIM_INFINITY and soft < most:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


class _Server(uvicorn.Server):
    """uvicorn that says when it is up."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            asyncio.get_running_loop().call_soon(self._ready)


async def _try_store(settings: Settings) -> None:
    """Open and close the store: what is wrong with it is said in one sentence, not in a log."""
    store = connect(settings.database)
    await store.open(lambda *_: None)
    await store.close()


def _greet(console: Console, text: Text, url: str, lan: str | None, built: bool) -> None:
    console.print(text("serve-ready", url=url), style="bold", markup=False)
    if lan is not None and lan != url:
        console.print(text("serve-lan", url=lan), markup=False)
        if console.is_terminal:
            console.print(text("serve-scan"), markup=False)
            segno.make(lan, error="l").terminal(border=1, compact=True)
    if not built:
        console.print(text("serve-no-client"), style="yellow", markup=False)
    console.print(text("serve-stop"), style="dim", markup=False)


def _listen(host: str, port: int | None) -> socket.socket | None:
    """A socket on the port asked for, or on the first free one; ``None`` if we are already running there."""
    wanted = [port] if port is not None else list(range(PORT, PORT + TRIES))
    error: OSError | None = None
    for each in wanted:
        try:
            return _bound(host, each)
        except OSError as taken:
            error = taken
            if port is None and _ours(each):
                return None
    assert error is not None
    message = "serve-port-taken" if error.errno == errno.EADDRINUSE else "serve-cannot-listen"
    raise Failure(say(message, port=str(wanted[-1]), host=host, reason=error.strerror or str(error)))


def _bound(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        if os.name != "nt":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
    except OSError:
        listening.close()
        raise
    return listening


def _ours(port: int) -> bool:
    """Whether a Starboard server of this user answers there."""
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=1) as answer:
            return b'"sockets"' in answer.read(1_000)
    except OSError:
        return False


def _addresses(host: str, port: int) -> tuple[str, str | None]:
    """Where this machine finds it, and where others on the network do."""
    if host not in ANYWHERE:
        shown = f"[{host}]" if ":" in host else host
        own = f"http://{'localhost' if host.startswith('127.') else shown}:{port}"
        return own, None if host.startswith("127.") or host == "::1" else own
    lan = _lan_address()
    return f"http://localhost:{port}", None if lan is None else f"http://{lan}:{port}"


def _own_names() -> tuple[str, ...]:
    """What this machine is called on its network."""
    name = socket.gethostname()
    return name, f"{name}.local"


def _lan_address() -> str | None:
    """This machine's address on its network. Nothing is sent: connecting a datagram socket only picks a route."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.254.254.254", 1))
        except OSError:
            return None
        address: Any = probe.getsockname()[0]
    return None if address.startswith(("127.", "0.")) else str(address)
