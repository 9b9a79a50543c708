"""The flight log: one line for every mission flown, kept between runs (SA-15.4, SA-18.6).

The engine makes an :class:`Entry`; who flew and when is added by whoever writes the log. The file is JSON lines, so it
can be appended to and read by anything, and a damaged line is found by its number.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

CODES = {"white": "1", "yellow": "2", "mixed": "1+2"}
"""How the log writes a difficulty."""


class Entry(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What one mission was and what it brought; a lost one has no points but names what destroyed the ship."""

    mission: str
    common: str
    serious: str
    captain: int
    """Crew members and seats by number; the names come with the line."""
    communications: int
    security: int
    crew: int
    survived: int = 0
    destroyed: int = 0
    penalties: int = 0
    visual: int = 0
    total: int | None = None
    lost_to: str | None = None
    """The card that destroyed the ship."""
    place: int = 0
    """1, 2 or 3 in a campaign, 0 for a flight of its own."""
    campaign_total: int | None = None
    """In the last line of a campaign that was won."""

    @property
    def won(self) -> bool:
        """Whether the ship came home."""
        return self.total is not None


class LogLine(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An entry as it stands in the log, with date and names."""

    date: str
    players: list[str]
    """Humans by seat; the rest of the crew are androids, in a solo game all of it."""
    entry: Entry
    record: str = ""
    """The name of the game, so that the same flight is never written twice."""


def lines(entries: Sequence[Entry], names: Sequence[str], date: str, record: str = "") -> list[LogLine]:
    """The lines of one table for the log."""
    return [LogLine(date=date, players=list(names), entry=entry, record=record) for entry in entries]


class BadLog(ValueError):
    """A log file with a line that is none."""

    def __init__(self, line: int, reason: str) -> None:
        self.line = line
        self.reason = reason
        super().__init__(line, reason)


def read(path: Path) -> list[LogLine]:
    """All lines of a log; an absent file is an empty log. Raises :class:`BadLog`."""
    if not path.is_file():
        return []
    found = []
    for number, line in enumerate(path.read_bytes().splitlines(), start=1):
        if line.strip():
            try:
                found.append(msgspec.json.decode(line, type=LogLine))
            except (msgspec.DecodeError, UnicodeDecodeError) as error:
                raise BadLog(number, str(error)) from None
    return found


def append(path: Path, new: Sequence[LogLine]) -> int:
    """Add lines to a log, except those of a game that is in it already; returns how many were added."""
    known = {line.record for line in read(path) if line.record}
    fresh = [line for line in new if not line.record or line.record not in known]
    if fresh:
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("ab") as file:
            file.write(b"".join(msgspec.json.encode(line) + b"\n" for line in fresh))
    return len(fresh)
