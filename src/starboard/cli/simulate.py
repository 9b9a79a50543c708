"""``starboard simulate``: many games by bots, and what came of them."""

from __future__ import annotations

import argparse

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from starboard import bots
from starboard.cli.common import add_game, add_options, check_players, find_game, read_options
from starboard.cli.failure import Failure
from starboard.core.game import Illegal
from starboard.core.text import Text, say


def add(parser: argparse.ArgumentParser, text: Text) -> None:
    """Declare the arguments."""
    add_game(parser, text)
    number = text("cli-metavar-number")
    parser.add_argument("-p", "--players", type=int, metavar=number, help=text("cli-simulate-players"))
    parser.add_argument("-g", "--games", type=int, default=100, metavar=number, help=text("cli-simulate-games"))
    parser.add_argument("-b", "--bot", default="random", choices=bots.names(), help=text("cli-simulate-bot"))
    parser.add_argument("-s", "--seed", type=int, default=0, metavar=number, help=text("cli-simulate-seed"))
    add_options(parser, text)
    parser.add_argument("--check", action="store_true", help=text("cli-simulate-check"))
    parser.add_argument("--json", action="store_true", help=text("cli-simulate-json"))


def run(args: argparse.Namespace, console: Console, text: Text) -> int:
    """Play and report."""
    from starboard.lab.simulate import simulate

    game = find_game(args.game)
    players = game.players[0] if args.players is None else args.players
    check_players(game, players)
    if args.games < 1:
        raise Failure(say("cli-simulate-none"))
    options = read_options(game, args.option)
    with _progress(text, args.json) as progress:
        task = progress.add_task(text(f"{game.id}-name"), total=args.games)
        try:
            summary = simulate(
                game,
                players,
                args.games,
                bot=args.bot,
                seed=args.seed,
                options=options,
                progress=lambda done: progress.update(task, completed=done),
                check=args.check,
            )
        except Illegal as illegal:
            raise Failure(say("cli-impossible", clause=illegal.clause, reason=illegal.reason)) from None
    if args.json:
        print(msgspec.json.encode(summary).decode())
    else:
        console.print(
            text(
                "cli-simulate-summary",
                games=summary.games,
                players=players,
                wins=summary.wins,
                percent=round(100 * summary.win_rate, 1),
                rounds=summary.mean_rounds,
                decisions=summary.decisions,
                seconds=round(summary.seconds, 2),
                speed=summary.games_per_second,
                decision_speed=round(summary.decisions / summary.seconds) if summary.seconds else 0,
            )
        )
    return 0


def _progress(text: Text, quiet: bool) -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True, emoji=False),
        transient=True,
        disable=quiet,
    )
