"""``starboard simulate``: many games by bots, and what came of them."""

from __future__ import annotations

import argparse

import msgspec
from rich.console import Console

from starboard.cli.common import (
    add_bot,
    add_game,
    add_number,
    add_options,
    check_players,
    counting,
    find_game,
    read_options,
)
from starboard.cli.failure import Failure
from starboard.core.game import Illegal
from starboard.core.text import Text, say


def add(parser: argparse.ArgumentParser, text: Text) -> None:
    """Declare the arguments."""
    add_game(parser, text)
    add_number(parser, text, "-p", "--players", about=text("cli-simulate-players"))
    add_number(parser, text, "-g", "--games", about=text("cli-simulate-games"), default=100)
    add_bot(parser, text, about=text("cli-simulate-bot"), default="random")
    add_number(parser, text, "-s", "--seed", about=text("cli-simulate-seed"), default=0)
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
    done = 0

    def count(number: int) -> None:
        nonlocal done
        done = number
        show(number)

    with counting(text(f"{game.id}-name"), args.games, quiet=args.json) as show:
        try:
            summary = simulate(
                game,
                players,
                args.games,
                bot=args.bot,
                seed=args.seed,
                options=options,
                progress=count,
                check=args.check,
            )
        except Illegal as illegal:
            raise Failure(say("cli-impossible", clause=illegal.clause, reason=illegal.reason)) from None
        except KeyboardInterrupt:
            raise Failure(say("cli-simulate-stopped", done=done, games=args.games), code=1) from None
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
