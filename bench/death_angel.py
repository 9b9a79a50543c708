"""Death Angel beside catanatron: decisions per second of random players, one core, plain CPython, in one run.

The two take turns, so that a busy machine slows both alike; the best turn of each counts.
"""

from __future__ import annotations

import time

from starboard import game as find_game
from starboard.bots import make
from starboard.core.chance import Seeded
from starboard.lab.drive import play_out

TURNS = 4
SECONDS = 2.0


def main() -> None:
    """Print speeds and the ratio."""
    ours = dict.fromkeys(range(1, 7), 0.0)
    solo_games = catan = 0.0
    for turn in range(TURNS):
        for players in ours:
            decisions, games = death_angel(players, turn, SECONDS / 3)
            ours[players] = max(ours[players], decisions)
            solo_games = max(solo_games, games) if players == 1 else solo_games
        catan = max(catan, catanatron(turn, SECONDS))
    for players, speed in ours.items():
        print(f"death-angel, {players} players: {speed:9,.0f} decisions/s")
    print(f"death-angel, solo:      {solo_games:9,.0f} games/s (wanted: 150)")
    print(f"catanatron, 4 players:  {catan:9,.0f} actions/s")
    print(
        f"ratio to catanatron: {min(ours.values()) / catan:.2f} to {max(ours.values()) / catan:.2f} (wanted: 1, aim: 2)"
    )
    print(f"copy of a state: {copy_cost():.1f} µs (wanted: under 20)")


def death_angel(players: int, turn: int, seconds: float) -> tuple[float, float]:
    """Decisions and games per second."""
    game = find_game("death-angel")
    bots = [make("random")] * players
    options = game.Options()
    decisions = games = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        chance = Seeded(turn, games)
        decisions += play_out(game, game.new(options, players, chance), bots, chance)
        games += 1
    return decisions / spent, games / spent


def catanatron(turn: int, seconds: float) -> float:
    """Actions per second of catanatron's own loop with its own random players."""
    import random

    from catanatron import Color, Game, RandomPlayer

    random.seed(turn)
    actions = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        game = Game([RandomPlayer(color) for color in Color])
        game.play()
        actions += len(game.state.actions)
    return actions / spent


def copy_cost() -> float:
    """Microseconds for a copy of a state in the middle of a six-player game."""
    game = find_game("death-angel")
    chance = Seeded(3)
    state = game.new(game.Options(), 6, chance)
    for _ in range(60):
        seat = game.to_move(state)[0]
        moves = game.moves(state, seat)
        game.carry_out(state, seat, moves[chance.below(len(moves))], chance)
    best = float("inf")
    for _ in range(20):
        start = time.perf_counter()
        for _ in range(500):
            game.copy(state)
        best = min(best, (time.perf_counter() - start) / 500)
    return best * 1e6


if __name__ == "__main__":
    main()
