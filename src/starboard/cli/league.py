"""``starboard league``: bots against each other on the same deals, with how sure one can be."""

from __future__ import annotations

import argparse

import msgspec
from rich import box
from rich.console import Console
from rich.table import Table

from starboard.cli.common import (
    add_game,
    add_number,
    add_options,
    bot_names,
    check_players,
    counting,
    find_game,
    read_options,
)
from starboard.cli.failure import Failure
from starboard.core.text import Text, say
from starboard.lab.league import Standing, league


def add(parser: argparse.ArgumentParser, text: Text) -> None:
    """Declare the arguments."""
    add_game(parser, text)
    parser.add_argument(
        "bots", nargs="+", type=bot_names(text), metavar=text("cli-metavar-bot"), help=text("cli-league-bots")
    )
    add_number(parser, text, "-p", "--players", about=text("cli-simulate-players"))
    add_number(parser, text, "-d", "--deals", about=text("cli-league-deals"), default=100)
    add_number(parser, text, "-s", "--seed", about=text("cli-simulate-seed"), default=0)
    add_number(parser, text, "-j", "--jobs", about=text("cli-league-jobs"), default=0)
    add_options(parser, text)
    parser.add_argument("--json", action="store_true", help=text("cli-simulate-json"))


def run(args: argparse.Namespace, console: Console, text: Text) -> int:
    """Play and print the table."""
    game = find_game(args.game)
    players = _players(game.players, len(args.bots), game.together) if args.players is None else args.players
    check_players(game, players)
    if args.deals < 1:
        raise Failure(say("cli-simulate-none"))
    if not game.together and players < 2:
        raise Failure(say("cli-league-alone", game=game.id))
    options = read_options(game, args.option)
    with counting(text(f"{game.id}-name"), args.deals, quiet=args.json) as done:
        standings = league(
            game, players, args.deals, args.bots, seed=args.seed, options=options, jobs=args.jobs, progress=done
        )
    if args.json:
        print(msgspec.json.encode(standings).decode())
    else:
        console.print(_table(standings, text))
    return 0


def _players(possible: range, rivals: int, together: bool) -> int:
    """As few as can: one who plays for all, or a seat for every rival."""
    return possible[0] if together else min(max(2, possible[0], rivals), possible[-1])


def _table(standings: list[Standing], text: Text) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(text("cli-league-bot"), overflow="fold")
    for name in ("games", "won", "between", "score", "decision", "longest"):
        table.add_column(text(f"cli-league-{name}"), justify="right", no_wrap=True)
    for one in standings:
        score = (
            ""
            if one.score is None
            else text("cli-league-about-score", mean=_short(one.score), error=_short(one.score_error))
        )
        table.add_row(
            one.bot,
            str(one.games),
            text("cli-league-percent", percent=_short(100 * one.wins)),
            text("cli-league-range", least=round(100 * one.wins_from), most=round(100 * one.wins_to)),
            score,
            text("cli-league-milliseconds", n=_short(one.milliseconds)),
            text("cli-league-milliseconds", n=_short(one.longest)),
        )
    return table


def _short(value: float) -> str:
    return f"{value:.1f}"
