"""What several commands share: naming a game, its options, a record file."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from starboard import bots, games
from starboard.cli.failure import Failure
from starboard.core.entries import BadRecord
from starboard.core.game import AnyGame, Options
from starboard.core.options import BadOption, read
from starboard.core.table import Table
from starboard.core.text import Text, commas, say


def add_number(parser: argparse.ArgumentParser, text: Text, *names: str, about: str, **more: Any) -> None:
    """Declare an option that takes a whole number, and says so if it gets something else."""

    def number(given: str) -> int:
        try:
            return int(given)
        except ValueError:
            raise argparse.ArgumentTypeError(text("cli-not-a-number", given=given)) from None

    parser.add_argument(*names, type=number, metavar=text("cli-metavar-number"), help=about, **more)


def add_game(parser: argparse.ArgumentParser, text: Text) -> None:
    """Declare the argument GAME."""
    parser.add_argument(
        "game", metavar=text("cli-metavar-game"), help=text("cli-arg-game", games=commas(games.names()))
    )


def add_options(parser: argparse.ArgumentParser, text: Text) -> None:
    """Declare ``--option NAME=VALUE``."""
    parser.add_argument(
        "-o", "--option", action="append", default=[], metavar=text("cli-metavar-option"), help=text("cli-arg-option")
    )


def bot_names(text: Text) -> Callable[[str], str]:
    """Read a bot's name, or a stranger's ``file.py:Name``; says which there are if it is none."""

    def name(given: str) -> str:
        try:
            bots.make(given)
        except bots.NoBot as unknown:
            raise argparse.ArgumentTypeError(text(unknown.reason)) from None
        return given

    return name


def add_bot(parser: argparse.ArgumentParser, text: Text, *, about: str, default: str) -> None:
    """Declare ``--bot NAME``."""
    parser.add_argument(
        "-b", "--bot", type=bot_names(text), default=default, metavar=text("cli-metavar-bot"), help=about
    )


def add_file(parser: argparse.ArgumentParser, text: Text) -> None:
    """Declare the argument FILE: a record."""
    parser.add_argument("file", type=Path, metavar=text("cli-metavar-file"), help=text("cli-arg-record"))


def find_game(name: str) -> AnyGame:
    """The game of this name, however it is spelled; says which there are if it is unknown."""
    game = games.find("-".join(name.lower().replace("-", " ").replace("_", " ").split()))
    if game is None:
        raise Failure(say("cli-no-game", game=name, games=commas(games.names())))
    return game


def read_options(game: AnyGame, given: list[str]) -> Options:
    """The game's options from ``NAME=VALUE`` words."""
    values: dict[str, str] = {}
    for word in given:
        name, equals, value = word.partition("=")
        if not equals:
            raise Failure(say("cli-option-form", given=word))
        values[name] = value
    try:
        return read(game, values)
    except BadOption as bad:
        raise Failure(bad.reason) from None


def check_players(game: AnyGame, players: int) -> None:
    """Say how many can play if this number can't."""
    if players not in game.players:
        raise Failure(say("cli-players", game=game.id, least=game.players[0], most=game.players[-1], given=players))


def load_table(path: Path, salvage: bool = False) -> Table:
    """A table from a record file; a bad record is refused with its line and the reason.

    With ``salvage``, what a crash has left of it is enough.
    """
    try:
        return (Table.salvage if salvage else Table.load)(path, games.find)
    except BadRecord as bad:
        message = "cli-cut-record" if bad.cut else "cli-bad-record"
        raise Failure(say(message, file=str(path), line=bad.line, reason=bad.reason)) from None
    except OSError as error:
        raise Failure(say("cli-no-file", file=str(path), reason=error.strerror or str(error))) from None


def open_input(name: str | Path) -> BinaryIO:
    """A file to read, or standard input for ``-``."""
    if str(name) == "-":
        return sys.stdin.buffer
    try:
        return Path(name).open("rb")
    except OSError as error:
        raise Failure(say("cli-no-file", file=str(name), reason=error.strerror or str(error))) from None


def answer_lines(name: str | Path | None, answer: Callable[[bytes], bytes]) -> int:
    """One line of a file, or of standard input, after the other: each gets its answer at once, an empty one too.

    Straight to the stream: a console would wrap and colour what a program wants to read.
    """
    with open_input(name or "-") as lines:
        for line in lines:
            sys.stdout.write(answer(line).decode() + "\n")
            sys.stdout.flush()
    return 0


@contextmanager
def counting(name: str, total: int, quiet: bool = False) -> Iterator[Callable[[int], None]]:
    """A bar that grows on the terminal, told how much is done; nothing where nobody watches it."""
    screen = Console(stderr=True, emoji=False)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=screen, transient=True, disable=quiet or not screen.is_terminal) as progress:
        task = progress.add_task(name, total=total)
        yield lambda done: progress.update(task, completed=done)
