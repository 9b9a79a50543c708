#!/usr/bin/env python3
"""How good is a crew of bots in real time? Survival, score and changes of plan over generated missions.

    python scripts/measure_mates.py --missions 200 --crews 2 3 4 5 --bots hard random searching
    python scripts/measure_mates.py --missions 50 --bots hard planner --difficulties white

Every bot plays the same missions. Each seat has a decision every PACE seconds of the mission's clock, as at the web
table. ``searching`` is the search of bots/ that knows no game, ``planner`` what the planner reaches that knows threats
and, in a crew without androids, the cards (but not the order of the damage) beforehand.
"""

from __future__ import annotations

import argparse
import os
import statistics
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from typing import Any, get_args

import msgspec

from starboard import bots
from starboard.bots.levels import EFFORTS
from starboard.bots.search import SearchBot
from starboard.coach.deal import dealt
from starboard.coach.planner import plan
from starboard.core.bot import Bot, Choice
from starboard.core.chance import Chance, Seeded
from starboard.core.game import AnyGame
from starboard.games.space_alert.game import SpaceAlert
from starboard.games.space_alert.mate_search import prepare
from starboard.games.space_alert.moves import Draw, Give, Propose, Swap, TakeBack, Turn
from starboard.games.space_alert.options import Difficulty, Options
from starboard.games.space_alert.ship import PHASES
from starboard.games.space_alert.state import State
from starboard.lab.drive import play_out

PACE = 3.0
SEARCHING, PLANNER = "searching", "planner"
COLUMNS = ["threats", "players", "bot", "missions", "home", "score", "changes by a seat", "gifts", "last phase empty"]
COLUMNS += ["proposals", "CPU s", "longest decision s"]


class Flown(msgspec.Struct):
    """What came of a mission."""

    home: float
    score: float | None
    swaps: list[int] = []
    """Cards turned, swapped or taken back, by seat."""
    gifts: int = 0
    draws: int = 0
    plans: int = 0
    empty: float = 0.0
    """The share of the last phase's slots in which nothing lies."""
    seconds: float = 0.0
    longest: float = 0.0


class Watched:
    """A bot of which everything is counted."""

    looks = True

    def __init__(self, bot: Bot, flown: Flown, seat: int) -> None:
        self._bot, self._flown, self._seat = bot, flown, seat

    def choose(self, game: AnyGame, view: Any, options: Any, moves: Sequence[Any], chance: Chance) -> Choice:
        """What the bot chooses."""
        began = time.process_time()
        choice = self._bot.choose(game, view, options, moves, chance)
        took = time.process_time() - began
        flown, move = self._flown, choice.move
        flown.seconds += took
        flown.longest = max(flown.longest, took)
        flown.swaps[self._seat] += isinstance(move, Turn | Swap | TakeBack)
        flown.gifts += isinstance(move, Give)
        flown.draws += isinstance(move, Draw)
        flown.plans += isinstance(move, Propose)
        return choice


def fly(case: tuple[str, int, Difficulty, int]) -> Flown:
    """One mission."""
    bot, seats, difficulty, seed = case
    options = Options(mission="generated", common=difficulty, serious=difficulty)
    if bot == PLANNER:
        found = plan(dealt(options, seats, seed, hands=seats >= 4, stacks_known=False), seconds=5, seed=1, cores=1)
        return Flown(found.survival, found.score)
    game, chance = SpaceAlert(), Seeded(seed)
    state = game.new(options, seats, chance)
    flown = Flown(0.0, None, [0] * seats)
    player = SearchBot(EFFORTS["normal"]) if bot == SEARCHING else bots.make(bot)

    def look(state: State) -> None:
        if state.stage == "action":
            last = [row[turn - 1] for row in state.slots for turn in PHASES[state.script.phases - 1]]
            flown.empty = last.count(None) / len(last)

    watched = [Watched(player, flown, seat) for seat in range(seats)]
    play_out(game, state, watched, chance, pace=PACE / seats, after=look)
    result = game.result(state)
    assert result is not None
    flown.home = float(bool(result.winners))
    flown.score = result.scores[0] if result.scores else None
    return flown


def row(case: tuple[str, int, str], flown: list[Flown]) -> str:
    """A line of the table."""
    bot, seats, difficulty = case
    home = sum(one.home for one in flown) / len(flown)
    scores = [one.score for one in flown if one.score is not None]
    swaps = [count for one in flown for count in one.swaps]
    cells = [
        difficulty,
        str(seats),
        bot,
        str(len(flown)),
        f"{home:.1%}",
        f"{statistics.mean(scores):.1f}" if scores else "-",
        f"{statistics.median(swaps):g} (most {max(swaps)})" if swaps else "-",
        f"{statistics.mean(one.gifts for one in flown):.1f}",
        f"{statistics.mean(one.empty for one in flown):.0%}",
        f"{statistics.mean(one.plans for one in flown):.0f}",
        f"{statistics.mean(one.seconds for one in flown):.1f}",
        f"{max(one.longest for one in flown):.2f}",
    ]
    return f"| {' | '.join(cells)} |"


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--missions", type=int, default=200)
    parser.add_argument("--crews", type=int, nargs="+", default=[2, 3, 4, 5])
    parser.add_argument("--difficulties", nargs="+", default=list(get_args(Difficulty)))
    parser.add_argument("--bots", nargs="+", default=["hard", "random", SEARCHING, PLANNER])
    parser.add_argument("--jobs", type=int, default=max(1, (os.cpu_count() or 2) // 2))
    parser.add_argument("--from", type=int, default=0, dest="first", metavar="SEED")
    args = parser.parse_args()
    prepare()  # compiled before the others start
    print(f"| {' | '.join(COLUMNS)} |")
    print(f"|{' --- |' * len(COLUMNS)}")
    with ProcessPoolExecutor(args.jobs) as pool:
        for difficulty, seats, bot in product(args.difficulties, args.crews, args.bots):
            cases = [(bot, seats, difficulty, seed) for seed in range(args.first, args.first + args.missions)]
            print(row((bot, seats, difficulty), list(pool.map(fly, cases))), flush=True)


if __name__ == "__main__":
    main()
