"""``starboard lessons``: what can be learned, and how it went for those who did."""

from __future__ import annotations

import argparse
import asyncio

import msgspec
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table as Sheet

from starboard import games
from starboard.cli.failure import Failure
from starboard.core import lessons
from starboard.core.lessons import Lesson
from starboard.core.text import Text, say
from starboard.server.learning import Numbers, numbers
from starboard.server.store import Unavailable
from starboard.server.store.connecting import counted

COLUMNS = ("seen", "done", "skipped", "left", "refused", "other", "hints", "seconds")


def add(parser: argparse.ArgumentParser, text: Text) -> None:
    """Declare the arguments."""
    parser.add_argument("--numbers", action="store_true", help=text("cli-lessons-numbers"))
    parser.add_argument("--json", action="store_true", help=text("cli-lessons-json"))
    parser.add_argument("--database", metavar="URL", help=text("serve-database"))


def run(args: argparse.Namespace, console: Console, text: Text) -> int:
    """Show the lessons, or what became of each of their steps."""
    found = [lesson for name in games.names() if (game := games.find(name)) for lesson in lessons.of(game).values()]
    if not args.numbers:
        console.print(_list(found, text), soft_wrap=False)
        return 0
    try:
        made = numbers(found, asyncio.run(counted(args.database)))
    except (Unavailable, ValueError) as error:
        raise Failure(say("cli-trouble", file=args.database or "", reason=str(error))) from None
    if args.json:
        for line in made:
            console.file.write(msgspec.json.encode(line).decode() + "\n")
    else:
        console.print(_numbers(made, text), soft_wrap=False)
    return 0


def _list(found: list[Lesson], text: Text) -> Sheet:
    sheet = Sheet(box=SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    for column in ("lesson", "name", "steps", "minutes"):
        sheet.add_column(text(f"cli-lessons-{column}"))
    for lesson in found:
        sheet.add_row(lesson.id, text(f"lesson-{lesson.id}"), str(len(lesson.step)), f"{lesson.minutes:g}")
    return sheet


def _numbers(made: list[Numbers], text: Text) -> Sheet:
    sheet = Sheet(box=SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    sheet.add_column(text("cli-lessons-lesson"), no_wrap=True)
    sheet.add_column(text("cli-lessons-step"), no_wrap=True)
    for column in COLUMNS:
        sheet.add_column(text(f"cli-lessons-{column}"), justify="right", no_wrap=True)
    for line in made:
        cells = [getattr(line, column) for column in COLUMNS]
        sheet.add_row(line.lesson, line.step, *("–" if cell is None else str(cell) for cell in cells))
    return sheet
