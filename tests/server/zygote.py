"""Server processes to be killed: this process makes a server once and forks it for each line it reads.

A line is ``DATABASE PORT``; the answer is the server's process id. So a restart costs a fork, not a second of imports.
When the input ends, because the test is done or dead, so do all the servers.
"""

from __future__ import annotations

import os
import signal
import sys
from contextlib import suppress
from functools import cache

import msgspec
import uvicorn
from tests.server import toy
from tests.server.client import QUICK, bound

from starboard.server.app import app, config
from starboard.server.front import Front


def main() -> None:
    """Fork servers until the input ends."""
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for the killed
    servers: list[int] = []
    for line in sys.stdin:
        database, port = line.split()
        front = _front(database)
        child = os.fork()
        if child == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            _serve(front, int(port))
            os._exit(0)
        servers.append(child)
        print(child, flush=True)
    for server in servers:
        with suppress(ProcessLookupError):
            os.kill(server, signal.SIGKILL)


@cache
def _front(database: str) -> Front:
    return app(msgspec.structs.replace(QUICK, database=database), find=toy.find)


def _serve(front: Front, port: int) -> None:
    uvicorn.Server(config(front, "127.0.0.1", port)).run([bound(port)])


if __name__ == "__main__":
    main()
