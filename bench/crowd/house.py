"""The server of a checkout as a process, and what to make of many measurements."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from socket import socket
from typing import Any
from urllib.request import urlopen

import psutil

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


def busy() -> float:
    """Seconds of CPU that the whole machine has used."""
    times = psutil.cpu_times()
    return float(times.user + times.system)


def quantile(values: list[Any], part: float) -> float:
    """The value that this part of all does not exceed."""
    ordered = sorted(values)
    return float(ordered[min(int(len(ordered) * part), len(ordered) - 1)]) if ordered else float("nan")
