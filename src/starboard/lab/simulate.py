"""Many games of one kind, and what came of them."""

from __future__ import annotations

import time
from collections.abc import Callable

import msgspec

from starboard.bots import make
from starboard.core.chance import Seeded
from starboard.core.game import AnyGame, Options
from starboard.lab.drive import play_out


class Summary(msgspec.Struct, frozen=True):
    """What many games gave."""

    games: int
    wins: int
    """Games that somebody won: for cooperative games, those the players won together."""
    win_rate: float
    mean_rounds: float
    decisions: int
    seconds: float
    games_per_second: float


def simulate(
    game: AnyGame,
    players: int,
    games: int,
    *,
    bot: str = "random",
    seed: int = 0,
    options: Options | None = None,
    progress: Callable[[int], None] | None = None,
    check: bool = False,
) -> Summary:
    """Play ``games`` games; the same seed gives the same games. ``check`` tests invariants after every move."""
    bots = [make(bot)] * players
    chosen = options if options is not None else game.Options()
    wins = rounds = decisions = 0
    start = time.perf_counter()
    for number in range(games):
        chance = Seeded(seed, number)
        state = game.new(chosen, players, chance)
        decisions += play_out(game, state, bots, chance, after=game.check if check else None)
        result = game.result(state)
        wins += bool(result and result.winners)
        rounds += game.rounds(state)
        if progress is not None:
            progress(number + 1)
    seconds = time.perf_counter() - start
    return Summary(
        games=games,
        wins=wins,
        win_rate=round(wins / games, 4) if games else 0.0,
        mean_rounds=round(rounds / games, 2) if games else 0.0,
        decisions=decisions,
        seconds=round(seconds, 3),
        games_per_second=round(games / seconds, 1) if seconds else 0.0,
    )
