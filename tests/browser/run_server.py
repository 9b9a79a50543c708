"""The real server in a process of its own, with quick bots: ``python -m tests.browser.run_server DATABASE PORT``.

Its time can be moved on: ``POST /test/later?seconds=90`` lets everything happen that is due until then, in its order;
and ``POST /test/still?on=1`` lets it stand still otherwise (``on=0``: go on). Both answer how far it is ahead.
"""

from __future__ import annotations

import sys
import time
from typing import Any
from urllib.parse import parse_qs

import uvicorn

from starboard.server.app import app, config
from starboard.server.front import Front
from starboard.server.settings import Settings

STEP = 0.01
"""A clock that struck is past its deadline by this much."""


class LaterFront(Front):
    """The server, and a way to pass the time."""

    def __init__(self, front: Front) -> None:
        super().__init__(front.house, front.rest, front.pages)
        self.ahead = 0.0
        self.stands: float | None = None
        self.house.now = lambda: (time.time() if self.stands is None else self.stands) + self.ahead

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve one connection."""
        if scope["type"] != "http" or not scope["path"].startswith("/test/"):
            await super().__call__(scope, receive, send)
            return
        asked = {name: float(values[0]) for name, values in parse_qs(scope["query_string"].decode()).items()}
        if "seconds" in asked:
            await self.pass_time(asked["seconds"])
        else:
            self.ahead = self.house.now() - time.time()
            self.stands = time.time() if asked["on"] else None
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": str(self.ahead).encode()})

    async def pass_time(self, seconds: float) -> None:
        """From one deadline to the next, so that no clock is overslept."""
        house = self.house
        until = house.now() + seconds
        while (left := until - house.now()) > 0:
            folded = [live.folded for live in house.lives.values() if live.listeners]
            waits = [one.deadline - one.time(house.now()) for one in folded if one.deadline is not None]
            self.ahead += min([left, *(max(wait, 0) + STEP for wait in waits)])
            for live in list(house.lives.values()):
                if live.listeners:
                    await live.clock.tick()


if __name__ == "__main__":
    settings = Settings(
        database=sys.argv[1],
        bot_pace=0.02,
        eyes_seconds=0.0,
        bot_pace_timed=0.2,
        tables_a_minute=10_000,
        requests_a_second=10_000,
        work_a_second=100,
        study_a_second=100,
        bytes_a_second=1_000_000_000,
        messages_a_second=10_000,
    )
    uvicorn.Server(config(LaterFront(app(settings)), "127.0.0.1", int(sys.argv[2]))).run()
