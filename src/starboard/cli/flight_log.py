"""``starboard flight-log``: the missions flown so far, line by line as on the printed log (SA-15.4)."""

from __future__ import annotations

import argparse
import errno
import os
from collections.abc import Sequence
from datetime import date
from pathlib import Path

import msgspec
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table as Sheet
from rich.text import Text as Words

from starboard.cli.common import load_table
from starboard.cli.failure import Failure
from starboard.core.record import digest
from starboard.core.table import Table
from starboard.core.text import Argument, Phrase, Text, bot, commas, number, say
from starboard.folders import data_folder
from starboard.games.space_alert.flight_log import BadLog, LogLine, append, lines, read
from starboard.games.space_alert.state import State
from starboard.games.space_alert.threat_text import threat_name

GAME = "space-alert"


def add(parser: argparse.ArgumentParser, text: Text) -> None:
    """Declare the arguments."""
    file = text("cli-metavar-file")
    parser.add_argument("--file", type=Path, metavar=file, help=text("cli-flight-log-file"))
    parser.add_argument("--add", type=Path, metavar=file, nargs="+", default=[], help=text("cli-flight-log-add"))
    parser.add_argument("--json", action="store_true", help=text("cli-flight-log-json"))


def run(args: argparse.Namespace, console: Console, text: Text) -> int:
    """Take in the missions that are not in the log yet, then show it."""
    path = args.file or data_folder() / "flight-log.jsonl"
    if args.file is not None and not args.add and not path.is_file():
        reason = os.strerror(errno.EISDIR if path.is_dir() else errno.ENOENT)
        raise Failure(say("cli-no-file", file=str(path), reason=reason))
    try:
        for record in _finished_here() if args.file is None else []:
            append(path, record)
        for file in args.add:
            append(path, _lines(load_table(file), file, complain=True))
        log = read(path)
    except BadLog as bad:
        raise Failure(say("cli-flight-log-bad", file=str(path), line=bad.line, reason=bad.reason)) from None
    if args.json:
        for line in log:
            console.file.write(msgspec.json.encode(line).decode() + "\n")
    elif log:
        console.print(_sheet(log, text), soft_wrap=False)
    else:
        console.print(text("cli-flight-log-empty"), markup=False)
    return 0


def _finished_here() -> list[list[LogLine]]:
    """The lines of every finished game among this user's own records; what can't be read is left alone."""
    found = []
    for file in sorted((data_folder() / "records").glob(f"{GAME}-*.jsonl")):
        try:
            found.append(_lines(load_table(file), file))
        except Failure:
            continue
    return found


def _lines(table: Table, file: Path, complain: bool = False) -> list[LogLine]:
    state = table.state
    if not isinstance(state, State) or not state.log:
        if complain:
            raise Failure(say("cli-flight-log-no-flight", file=str(file)))
        return []
    day = date.fromtimestamp(file.stat().st_mtime).isoformat()
    name = f"{table.record.header.seed:x}-{digest(state)}"
    return lines(state.log, table.seats, day, name) if table.result is not None else []


def _sheet(log: Sequence[LogLine], text: Text) -> Sheet:
    """One mission below the other. What the printed log has in columns stands in words, so that it fits anywhere."""
    sheet = Sheet(
        title=text("cli-flight-log-title"), title_justify="left", box=SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0)
    )
    sheet.add_column(text("cli-flight-log-date"), no_wrap=True)
    sheet.add_column(text("cli-flight-log-mission"), overflow="fold")
    sheet.add_column(text("cli-flight-log-total"), justify="right", no_wrap=True)
    for n, line in enumerate(log):
        following = log[n + 1].entry.place if n + 1 < len(log) else 0
        # As plain words: a name may hold brackets.
        sheet.add_row(*(Words(cell) for cell in (line.date, _mission(line, following, text), _total(line, text))))
    return sheet


def _mission(line: LogLine, following: int, text: Text) -> str:
    entry = line.entry
    rows = [
        _bracket(entry.place, following)
        + text("cli-flight-log-flown", mission=entry.mission, common=entry.common, serious=entry.serious),
        text(_crew(line)),
    ]
    if entry.won:
        points = {name: getattr(entry, name) for name in ("survived", "destroyed", "penalties", "visual")}
        rows.append(text("cli-flight-log-points", **points))
    elif entry.lost_to:
        rows.append(text("cli-flight-log-lost-to", threat=threat_name(entry.lost_to)))
    return "\n".join(rows)


def _total(line: LogLine, text: Text) -> str:
    entry = line.entry
    if entry.total is None:
        return text("cli-flight-log-lost")
    lines = [number(entry.total)]
    if entry.campaign_total is not None:
        lines.append(say("cli-flight-log-campaign", total=entry.campaign_total))
    return "\n".join(map(text, lines))


def _bracket(place: int, following: int) -> str:
    """Missions of one campaign are bracketed together (SA-18.6)."""
    if place == 0:
        return ""
    goes_on = following == place + 1
    return ("┌ " if place == 1 else "├ ") if goes_on else ("└ " if place > 1 else "─ ")


def _crew(line: LogLine) -> Phrase:
    entry = line.entry
    names = [name or bot(seat) for seat, name in enumerate(line.players)]
    if len(names) == 1:
        return say("cli-flight-log-solo", name=names[0], androids=entry.crew)
    words: list[Argument] = []
    for seat, name in enumerate(names):
        holders = {"captain": entry.captain, "communications": entry.communications, "security": entry.security}
        roles = [say(f"space-alert-role-{role}") for role, holder in holders.items() if holder == seat]
        words.append(say("cli-flight-log-member", name=name, roles=commas(roles)) if roles else name)
    if entry.crew > len(words):
        words.append(say("cli-flight-log-androids", androids=entry.crew - len(words)))
    return commas(words)
