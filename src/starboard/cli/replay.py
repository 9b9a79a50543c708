"""``starboard replay``: a recorded game step by step."""

from __future__ import annotations

import argparse
import sys
from typing import Any

from rich.console import Console
from rich.markup import escape

from starboard.cli.common import add_file, add_number, load_table
from starboard.cli.failure import Failure
from starboard.cli.show import among, names, show_events, show_result, show_view
from starboard.core import course
from starboard.core.game import SPECTATOR
from starboard.core.table import Table
from starboard.core.text import Text, clock, commas, say


def add(parser: argparse.ArgumentParser, text: Text) -> None:
    """Declare the arguments."""
    add_file(parser, text)
    add_number(parser, text, "--seat", about=text("cli-replay-seat"))
    add_number(parser, text, "--from", about=text("cli-replay-from"), dest="first", default=0)
    add_number(parser, text, "--to", about=text("cli-replay-to"), dest="last")
    parser.add_argument("--board", action="store_true", help=text("cli-replay-board"))


def run(args: argparse.Namespace, console: Console, text: Text) -> int:
    """Show each move and what it caused; on a terminal wait for Enter between moves."""
    table = load_table(args.file)
    game, seats = table.game, names(table, text)
    text = among(table, text)
    if args.seat is not None and not 1 <= args.seat <= len(seats):
        raise Failure(say("cli-replay-no-seat", seat=args.seat, seats=len(seats)))
    viewer = SPECTATOR if args.seat is None else args.seat - 1
    moves = len(table.record.entries)
    last = moves if args.last is None else args.last
    if not 0 <= args.first <= min(last, moves):
        raise Failure(say("cli-replay-nothing", moves=moves))
    waits = sys.stdin.isatty() and console.is_terminal
    move_text = None
    for entry, events, state in course.replay(game, table.record):
        number = entry.n if entry else 0
        if args.first <= number <= last:
            if entry is None:
                console.print(text("cli-replay-start", game=say(f"{game.id}-name"), seats=commas(seats)), markup=False)
            elif entry.seat is None:
                console.print(text("cli-replay-tick", n=number, at=clock(entry.at)), style="dim")
            else:
                # Through the eyes of a seat, what others chose shows only where the events tell it.
                told = move_text if args.seat is None or entry.seat == viewer else None
                console.print(f"[dim]{number:4}[/] [bold]{escape(seats[entry.seat])}[/] {escape(told or '')}")
            show_events(game, events, viewer, console, text)
            if args.board or number in (args.first, last):
                show_view(game, game.view(state, viewer), console, text)
            if waits and number < last and _stops(console, text):
                return 0
        move_text = _next_move(table, state, number, text)
    if last >= moves:
        show_result(table, console, text)
    return 0


def _stops(console: Console, text: Text) -> bool:
    try:
        return console.input(text("cli-replay-next")).strip().lower().startswith("q")
    except EOFError:
        console.print()
        return True


def _next_move(table: Table, state: Any, number: int, text: Text) -> str | None:
    """The coming move in the words of the seat that makes it; it must be said before it changes the state."""
    entry = table.record.entries[number] if number < len(table.record.entries) else None
    if entry is None or entry.seat is None or entry.move is None:
        return None
    return text(table.game.say_move(table.game.view(state, entry.seat), entry.move))
