"""The flight log of the house: a line for every Space Alert mission that was flown here (SA-15.4).

It is the file that ``starboard flight-log`` shows, so missions of the terminal and of the browser stand in one log.
"""

from __future__ import annotations

from datetime import date
from pathlib import Path

from starboard.core.record import digest
from starboard.games.space_alert.flight_log import BadLog, LogLine, append, lines, read
from starboard.games.space_alert.state import State
from starboard.server.fold import Folded


def flown(folded: Folded) -> list[LogLine]:
    """The lines of a table that is over; a table of another game has none, and a lesson is no mission."""
    state = folded.state
    if not isinstance(state, State) or folded.header is None or folded.lesson is not None:
        return []
    names = [chair.name or "" for chair in folded.chairs]
    day = date.fromtimestamp(folded.last).isoformat()
    return lines(state.log, names, day, f"{folded.header.seed:x}-{digest(state)}")


def write(path: Path, new: list[LogLine]) -> None:
    """Add them, once."""
    append(path, new)


def latest(path: Path) -> list[LogLine]:
    """The log, the newest mission first; a file that is no log is an empty one."""
    try:
        return read(path)[::-1]
    except (BadLog, OSError):
        return []
