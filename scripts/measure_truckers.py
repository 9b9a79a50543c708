#!/usr/bin/env python3
"""How good are Galaxy Trucker's bots? Who wins against whom, and what a flight of each class brings.

    python scripts/measure_truckers.py duel hard easy --deals 100
    python scripts/measure_truckers.py duel hard searching --deals 50
    python scripts/measure_truckers.py flights hard --flights 40 --classes I II III IV

A duel is played twice from each deal, so that both have sat in both seats. ``searching`` is the search of bots/ that
knows no game, at its strongest; ``searching:240`` has as many tries as the careful bot of before had. Flights are
single rounds of four bots of one level.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Sequence
from typing import Any

from starboard import bots
from starboard.bots.levels import EFFORTS
from starboard.bots.search import Effort, SearchBot
from starboard.core.bot import Bot, Choice
from starboard.core.chance import Chance, Seeded
from starboard.core.game import AnyGame
from starboard.games.galaxy_trucker.game import GalaxyTrucker
from starboard.games.galaxy_trucker.state import Account, State
from starboard.lab.drive import play_out
from starboard.lab.league import proportion

GAME = GalaxyTrucker()
LIMIT = 20_000
"""Decisions of one game: one that takes more does not end."""
PACE = 3.0
"""Seconds of the sand between two decisions of a seat, as at the web table."""
SEARCHING = "searching"


class Watched:
    """A bot with a watch beside it."""

    looks = True

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self.decisions, self.seconds, self.longest = 0, 0.0, 0.0

    def choose(self, game: AnyGame, view: Any, options: Any, moves: Sequence[Any], chance: Chance) -> Choice:
        """What the bot chooses."""
        began = time.process_time()
        choice = self._bot.choose(game, view, options, moves, chance)
        took = time.process_time() - began
        self.decisions, self.seconds, self.longest = self.decisions + 1, self.seconds + took, max(self.longest, took)
        return choice

    def __str__(self) -> str:
        return f"{1000 * self.seconds / max(1, self.decisions):.1f} ms a decision, longest {1000 * self.longest:.0f} ms"


def make(name: str) -> Watched:
    """A bot by name; ``searching:32`` searches with so many tries."""
    kind, _colon, tries = name.partition(":")
    if kind == SEARCHING:
        return Watched(SearchBot(Effort(int(tries)) if tries else EFFORTS["hard"]))
    return Watched(bots.make(name))


def duel(args: argparse.Namespace) -> None:
    """Two bots, every deal from both seats."""
    rivals = [make(name) for name in args.bots]
    options = GAME.Options(**_options(args))
    won, credits = [0.0, 0.0], [0, 0]
    for number in range(args.first, args.first + args.deals):
        for turn in (0, 1):
            chance = Seeded(41, number)
            state = GAME.new(options, 2, chance)
            play_out(GAME, state, [rivals[turn], rivals[1 - turn]], chance, pace=PACE / 2, limit=LIMIT)
            purse = [state.players[turn].credits, state.players[1 - turn].credits]
            for one in (0, 1):
                won[one] += (purse[one] > purse[1 - one]) + 0.5 * (purse[0] == purse[1])
                credits[one] += purse[one]
        if (number + 1) % 10 == 0:
            print(f"  {2 * (number + 1 - args.first)} games: {won[0]:g} won", flush=True)
    games = 2 * args.deals
    for one, name in enumerate(args.bots):
        low, high = proportion(won[one] / games, games)
        print(
            f"{name}: {won[one]:g} of {games} won ({won[one] / games:.1%}, between {low:.0%} and {high:.0%}), "
            f"{credits[one] / games:.1f} credits; {rivals[one]}"
        )


def flights(args: argparse.Namespace) -> None:
    """Single rounds of a class, with and without the expansion."""
    print("| class | expansion | bot | flights | finished | credits | components lost | decisions, at most |")
    print(f"|{' --- |' * 8}")
    for name in args.bots:
        for expansion in args.expansions:
            for ship_class in args.classes:
                if expansion == "none" and ship_class == "IV":
                    continue  # its cards come with the expansion
                print(_flown(name, expansion, ship_class, args.flights, args.players), flush=True)


def _flown(name: str, expansion: str, ship_class: str, number: int, players: int) -> str:
    bot = make(name)
    accounts: list[Account] = []
    most = 0
    for seed in range(number):
        chance = Seeded(43, seed)
        options = GAME.Options(sequence=ship_class, expansion=expansion)
        state = GAME.new(options, players, chance)
        taken: list[Account] = []

        def look(state: State, taken: list[Account] = taken) -> None:
            taken[:] = state.settlement or taken

        pace = PACE / players
        most = max(most, play_out(GAME, state, [bot] * players, chance, pace=pace, limit=LIMIT, after=look))
        accounts += taken
    home = statistics.mean(account.place > 0 for account in accounts)
    credits = statistics.mean(account.after for account in accounts)
    lost = statistics.mean(account.lost for account in accounts)
    cells = [ship_class, expansion, name, str(len(accounts)), f"{home:.0%}", f"{credits:.1f}", f"{lost:.1f}", str(most)]
    return f"| {' | '.join(cells)} |"


def _options(args: argparse.Namespace) -> dict[str, Any]:
    return dict(pair.split("=", 1) for pair in args.option)


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True)
    one = commands.add_parser("duel")
    one.add_argument("bots", nargs=2)
    one.add_argument("--deals", type=int, default=100)
    one.add_argument("--from", type=int, default=0, dest="first", metavar="DEAL")
    one.add_argument("-o", "--option", action="append", default=[], metavar="NAME=VALUE")
    one.set_defaults(run=duel)
    other = commands.add_parser("flights")
    other.add_argument("bots", nargs="+")
    other.add_argument("--flights", type=int, default=40)
    other.add_argument("--players", type=int, default=4)
    other.add_argument("--classes", nargs="+", default=["I", "II", "III", "IV"])
    other.add_argument("--expansions", nargs="+", default=["none", "abe"])
    other.set_defaults(run=flights)
    args = parser.parse_args()
    args.run(args)


if __name__ == "__main__":
    main()
