"""The server of a checkout as a process, and what to make of many measurements."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from socket import socket
from typing import Any, NamedTuple
from urllib.request import urlopen

import psutil

from starboard.cli.serve import PREPARE_AFTER

HOST = "127.0.0.1"
SERVE = "from starboard.cli import main; main()"


@contextmanager
def server(root: Path, database: str | None = None) -> Iterator[tuple[psutil.Process, int]]:
    """The server of a checkout, on a store of its own unless it shares one."""
    with socket() as probe:
        probe.bind((HOST, 0))
        port = int(probe.getsockname()[1])
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", SERVE, "serve", "--no-browser", "--host", HOST, "--port", str(port)]
        command += ["--database", database or f"sqlite:///{folder}/tables.sqlite3", "--log-level", "error"]
        environment = os.environ | {"PYTHONPATH": str(root / "src")}
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, env=environment, cwd=root)
        try:
            for _ in range(600):
                with suppress(OSError), urlopen(f"http://{HOST}:{port}/health", timeout=2):
                    break
                time.sleep(0.05)
            yield psutil.Process(process.pid), port
        finally:
            process.terminate()
            process.wait()


def ready(process: psutil.Process) -> None:
    """Until the server has made itself ready: what takes long at its first use is done in a process that ends."""
    time.sleep(PREPARE_AFTER)
    still = 0
    while still < 3:
        before = spent(process)
        time.sleep(1)
        still = 0 if process.children() or sum(spent(process)) - sum(before) > 0.05 else still + 1


def spent(process: psutil.Process) -> tuple[float, float]:
    """Seconds of CPU of the server's own process, and of the processes that work for it, those that ended with them."""
    own = process.cpu_times()
    workers = [child.cpu_times() for child in process.children(recursive=True)]
    ended = own.children_user + own.children_system
    return own.user + own.system, ended + sum(one.user + one.system for one in workers)


class Cores(NamedTuple):
    """How many cores the server's own process, the processes that work for it, and others on the machine took."""

    own: float
    workers: float
    others: float


async def cores(process: psutil.Process, play: Awaitable[None]) -> Cores:
    """What was taken while this went on; this process counts as nobody."""
    own, workers = spent(process)
    mine, all_, began = time.process_time(), busy(), time.perf_counter()
    await play
    took = time.perf_counter() - began
    more_own, more_workers = spent(process)
    ours = more_own - own + more_workers - workers + time.process_time() - mine
    return Cores((more_own - own) / took, (more_workers - workers) / took, max(busy() - all_ - ours, 0.0) / took)


def busy() -> float:
    """Seconds of CPU that the whole machine has used."""
    times = psutil.cpu_times()
    return float(times.user + times.system)


def quantile(values: list[Any], part: float) -> float:
    """The value that this part of all does not exceed."""
    ordered = sorted(values)
    return float(ordered[min(int(len(ordered) * part), len(ordered) - 1)]) if ordered else float("nan")
