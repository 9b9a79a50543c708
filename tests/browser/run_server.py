"""The real server in a process of its own, with quick bots: ``python -m tests.browser.run_server DATABASE PORT``."""

from __future__ import annotations

import sys

import uvicorn

from starboard.server.app import app, config
from starboard.server.settings import Settings

if __name__ == "__main__":
    settings = Settings(
        database=sys.argv[1],
        bot_pace=0.02,
        bot_pace_timed=0.2,
        tables_a_minute=10_000,
        requests_a_second=10_000,
        messages_a_second=10_000,
    )
    uvicorn.Server(config(app(settings), "127.0.0.1", int(sys.argv[2]))).run()
