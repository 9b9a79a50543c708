"""A Space Alert table: what its action round costs while nobody moves, whole random missions, views and copies.

One core, plain CPython.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from starboard import game as find_game
from starboard.bots import make
from starboard.core.chance import Seeded
from starboard.core.table import Table
from starboard.games.space_alert.moves import Ready
from starboard.lab.conformance import random_table
from starboard.lab.drive import play_out

SECONDS = 2.0
MISSION = {"mission": "mission-1", "resolution": "run"}


def main() -> None:
    """Print speeds."""
    ticks, spent, minutes = idle_mission()
    print(
        f"a mission in which nobody moves: {ticks} ticks in {minutes:.0f} minutes, {1e3 * spent:.2f} ms of CPU in all"
    )
    print(
        f"                                 {1e6 * spent / (60 * minutes):.1f} µs of CPU a second, nothing between ticks"
    )
    games, decisions = random_missions()
    print(f"random crews of four: {games:7.1f} missions/s, {decisions:9,.0f} decisions/s")
    game = find_game("space-alert")
    table = random_table(game, 4, dict(MISSION), seed=4, moves=90)
    view = game.view(table.state, 0)
    costs = {
        "moves of a seat": micros(lambda: game.moves(table.state, 0)),
        "view of a seat": micros(lambda: game.view(table.state, 0)),
        "copy of a state": micros(lambda: game.copy(table.state)),
        "imagined state": micros(lambda: game.imagine(view, table.state.options, Seeded(1))),
        "prospects (the plans flown)": micros(lambda: game.promise(table.state, 0)),
    }
    for name, cost in costs.items():
        print(f"{name:28} {cost:7.1f} µs")


def idle_mission() -> tuple[int, float, float]:
    """Ticks, CPU seconds and minutes of an action round in which everybody only listens."""
    table = Table(find_game("space-alert"), 5, MISSION, 1)
    for seat in range(5):
        table.play(seat, Ready())
    ticks = 0
    start = time.process_time()
    while (due := table.deadline) is not None:
        table.tick(due)
        ticks += 1
    return ticks, time.process_time() - start, table.state.now / 60


def random_missions() -> tuple[float, float]:
    """Missions and decisions per second of random crews."""
    game = find_game("space-alert")
    bots = [make("random")] * 4
    games = decisions = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < SECONDS:
        chance = Seeded(4, games)
        decisions += play_out(game, game.new(game.Options(), 4, chance), bots, chance)
        games += 1
    return games / spent, decisions / spent


def micros(call: Callable[[], object]) -> float:
    """The best of a few rounds, in microseconds a call."""
    best = float("inf")
    for _ in range(5):
        start = time.process_time()
        for _ in range(100):
            call()
        best = min(best, (time.process_time() - start) / 100)
    return 1e6 * best


if __name__ == "__main__":
    main()
