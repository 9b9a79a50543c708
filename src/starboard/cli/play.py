"""``starboard play``: any game of the contract in the terminal, alone, hot-seat or with bots."""

from __future__ import annotations

import argparse
import shutil
from datetime import datetime
from itertools import count
from pathlib import Path

from rich.console import Console

from starboard import bots
from starboard.cli.common import (
    add_bot,
    add_game,
    add_number,
    add_options,
    check_players,
    find_game,
    load_table,
    read_options,
)
from starboard.cli.failure import Failure
from starboard.cli.playing import Play
from starboard.core.game import AnyGame, Illegal
from starboard.core.table import Table
from starboard.core.text import Text, player, say
from starboard.folders import data_folder


def add(parser: argparse.ArgumentParser, text: Text) -> None:
    """Declare the arguments."""
    add_game(parser, text)
    file = text("cli-metavar-file")
    add_number(parser, text, "-p", "--players", about=text("cli-play-players"))
    add_number(parser, text, "--humans", about=text("cli-play-humans"))
    add_bot(parser, text, about=text("cli-play-bot"), default=bots.strongest())
    add_number(parser, text, "-s", "--seed", about=text("cli-play-seed"))
    add_options(parser, text)
    parser.add_argument("--save", type=Path, metavar=file, help=text("cli-play-save"))
    parser.add_argument("--resume", type=Path, metavar=file, help=text("cli-play-resume"))
    parser.add_argument("--salvage", action="store_true", help=text("cli-play-salvage"))


def run(args: argparse.Namespace, console: Console, text: Text) -> int:
    """Play until the end, or until the player leaves; the record is saved after every move."""
    game = find_game(args.game)
    table, path = _resumed(game, args, console, text) if args.resume is not None else _fresh(game, args, text)
    humans = len(table.seats) if args.humans is None else args.humans
    if not 0 <= humans <= len(table.seats):
        raise Failure(say("cli-play-too-many", humans=humans, players=len(table.seats)))
    return Play(table, path, set(range(humans)), args.bot, console, text).run()


def _fresh(game: AnyGame, args: argparse.Namespace, text: Text) -> tuple[Table, Path]:
    """A new table and its file, which must not hold anything yet."""
    if args.salvage:
        raise Failure(say("cli-play-salvage-alone"))
    players = game.players[0] if args.players is None else args.players
    check_players(game, players)
    try:
        names = [text(player(seat)) for seat in range(players)]
        table = Table(game, names, read_options(game, args.option), args.seed)
    except Illegal as illegal:
        raise Failure(say("cli-impossible", clause=illegal.clause, reason=illegal.reason)) from None
    if args.save is not None:
        _keep(args.save)
    return table, args.save or _new_file(game.id)


def _resumed(game: AnyGame, args: argparse.Namespace, console: Console, text: Text) -> tuple[Table, Path]:
    """The table of a record, and the file in which it goes on."""
    if args.players is not None or args.seed is not None or args.option:
        raise Failure(say("cli-play-resume-keeps"))
    table = load_table(args.resume, args.salvage)
    if table.game.id != game.id:
        raise Failure(say("cli-play-other-game", file=str(args.resume), game=table.game.id))
    if args.save is not None and args.save != args.resume:
        _keep(args.save)
        return table, args.save
    if args.salvage:
        damaged = args.resume.with_name(args.resume.name + ".damaged")
        shutil.copy2(args.resume, damaged)
        moves = len(table.record.entries)
        console.print(text("cli-play-salvaged", moves=moves, file=str(damaged)), style="dim", markup=False)
    return table, args.resume


def _keep(path: Path) -> None:
    """Nobody's file is overwritten by a new game."""
    if path.is_file() and path.stat().st_size:
        raise Failure(say("cli-play-exists", file=str(path)))


def _new_file(game: str) -> Path:
    """A file of its own, also for two games that begin in the same second."""
    folder, name = data_folder() / "records", f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    names = (f"{name}{f'-{n}' if n > 1 else ''}.jsonl" for n in count(1))
    return next(folder / name for name in names if not (folder / name).exists())
