"""A server process that knows the toy game: ``python -m tests.server.run_toy DATABASE PORT``."""

from __future__ import annotations

import sys

import msgspec
import uvicorn
from tests.server import toy
from tests.server.client import QUICK

from starboard.server.app import app, config

if __name__ == "__main__":
    settings = msgspec.structs.replace(QUICK, database=sys.argv[1])
    uvicorn.Server(config(app(settings, find=toy.find), "127.0.0.1", int(sys.argv[2]))).run()
