"""How many missions a bot wins: always the same deals, so that two bots are compared and not two packs of cards.

python scripts/measure_death_angel.py hard --deals 60
python scripts/measure_death_angel.py random easy normal searching hard --deals 500 --first 60
python scripts/measure_death_angel.py hard --deals 100 --first 60 --seats 4
"""

from __future__ import annotations

import argparse
import time
from typing import Any

from starboard import bots
from starboard.bots.levels import EFFORTS
from starboard.bots.search import SearchBot
from starboard.core.bot import Choice
from starboard.core.chance import Chance, Seeded
from starboard.core.game import AnyGame
from starboard.games.death_angel.game import DeathAngel
from starboard.games.death_angel.thinker import prepare
from starboard.lab.drive import play_out
from starboard.lab.league import proportion

SEED = 500


class Timed:
    """A bot, and how long it thinks. "searching": hard where there is no kernel."""

    looks = True

    def __init__(self, name: str) -> None:
        strongest = EFFORTS["hard"]
        search = SearchBot(strongest._replace(tries=strongest.tries * DeathAngel.thought))
        self.bot = search if name == "searching" else bots.make(name)
        self.took: list[float] = []

    def choose(self, game: AnyGame, view: Any, options: Any, moves: Any, chance: Chance) -> Choice:
        """As the bot does."""
        begun = time.process_time()
        found = self.bot.choose(game, view, options, moves, chance)
        self.took.append(time.process_time() - begun)
        return found


def measure(level: str, first: int, deals: int, seats: int) -> None:
    """Play the deals, and say after every one how it stands."""
    game, bot, won = DeathAngel(), Timed(level), 0
    for number in range(deals):
        chance = Seeded(SEED, first + number)
        state = game.new(game.Options(), seats, chance)
        play_out(game, state, [bot] * seats, chance)
        won += state.outcome == "won"
        low, high = proportion(won / (number + 1), number + 1)
        took = f"{1000 * sum(bot.took) / len(bot.took):.0f} ms of a core a decision, longest {max(bot.took):.2f} s"
        how = f"{level}, {seats} seats, {first} to {first + number}"
        print(f"{how}: {won} of {number + 1} ({low:.1%} to {high:.1%}), {took}", flush=True)


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("levels", nargs="+")
    parser.add_argument("--deals", type=int, default=60)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--seats", type=int, default=1)
    args = parser.parse_args()
    if "hard" in args.levels:
        prepare()
    for level in args.levels:
        measure(level, args.first, args.deals, args.seats)


if __name__ == "__main__":
    main()
