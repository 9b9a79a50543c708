"""A server that has just been started: what it must load is loaded before it opens, on nobody's account."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

OPENED = """
import asyncio, sys
from starboard import games
from starboard.server.app import app
from starboard.server.settings import Settings

async def opened():
    front = app(Settings(database=sys.argv[1]))
    before = games.find.cache_info().currsize
    async with front.rest.lifespan():
        print(before, games.find.cache_info().currsize, len(games.names()))

asyncio.run(opened())
"""


def test_the_first_guest_is_not_charged_for_loading_the_games(tmp_path: Path) -> None:
    """It is half a second's work: all that a guest may use of the event loop at once."""
    command = [sys.executable, "-c", OPENED, f"sqlite:///{tmp_path}/tables.sqlite3"]
    before, after, offered = map(int, subprocess.check_output(command, text=True).split())
    assert before == 0, "in this process nobody has asked for a game yet"
    assert after == offered
