"""Bots against each other on the same deals, so that a change of a bot is a measured change.

Where players win and lose as one (:attr:`Game.together`), each bot takes all seats of every deal. Where they compete,
the bots share each table, and a deal is played as often as there are bots: every one has sat in every seat.
"""

from __future__ import annotations

import math
import os
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import msgspec

from starboard import bots, games
from starboard.core.chance import Chance, Seeded
from starboard.core.game import AnyGame, Options
from starboard.lab.drive import play_out

SURE = 1.96
"""Standard errors either side of a mean that hold the truth 19 times of 20."""


class Standing(msgspec.Struct, frozen=True):
    """What a bot has reached in a league."""

    bot: str
    games: int
    wins: float
    """The share of games it won: a game that several won counts in part for each of them, and for each of all who
    compete where nobody won."""
    wins_from: float
    wins_to: float
    """Between these the true share lies, 19 times of 20."""
    score: float | None
    """Points or credits on the average, where the game has them."""
    score_error: float
    """The true average lies so near, 19 times of 20."""
    decisions: int
    milliseconds: float
    """Of a decision, on the average."""
    longest: float
    """Milliseconds of the longest decision."""


class Deal(msgspec.Struct, frozen=True):
    """One start that all bots play: what a worker needs to know."""

    game: str
    bots: tuple[str, ...]
    players: int
    options: bytes
    seed: int
    number: int


class Tally(msgspec.Struct):
    """What one bot made of a deal."""

    games: int = 0
    wins: float = 0.0
    scores: list[float] = []
    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0


class Watched:
    """A bot with a watch beside it."""

    def __init__(self, bot: bots.Bot, tally: Tally) -> None:
        self.looks, self._bot, self._tally = bot.looks, bot, tally

    def choose(self, game: AnyGame, view: Any, options: Any, moves: Sequence[Any], chance: Chance) -> bots.Choice:
        """What the bot chooses."""
        began = time.perf_counter()
        choice = self._bot.choose(game, view, options, moves, chance)
        took = time.perf_counter() - began
        self._tally.decisions += 1
        self._tally.seconds += took
        self._tally.longest = max(self._tally.longest, took)
        return choice


def league(
    game: AnyGame,
    players: int,
    deals: int,
    names: Sequence[str],
    *,
    seed: int = 0,
    options: Options | None = None,
    jobs: int = 0,
    progress: Callable[[int], None] = lambda done: None,
) -> list[Standing]:
    """Play ``deals`` starts with every bot, on ``jobs`` processes (0: all cores); the best bot first."""
    for name in names:
        bots.make(name)  # a name that is none is refused before anything is played
    chosen = msgspec.json.encode(options if options is not None else game.Options())
    todo = [Deal(game.id, tuple(names), players, chosen, seed, number) for number in range(deals)]
    results: list[list[Tally]] = []
    for played in _played(todo, jobs or os.cpu_count() or 1):
        results.append(played)
        progress(len(results))
    standings = [
        _standing(name, [played[place] for played in results], game.together) for place, name in enumerate(names)
    ]
    return sorted(standings, key=lambda one: (one.wins, one.score or 0.0), reverse=True)


def _played(todo: list[Deal], jobs: int) -> Iterator[list[Tally]]:
    if jobs == 1:
        yield from map(play, todo)
        return
    with ProcessPoolExecutor(min(jobs, len(todo))) as workers:
        try:
            yield from workers.map(play, todo)
        except BaseException:
            workers.shutdown(wait=False, cancel_futures=True)
            raise


def play(deal: Deal) -> list[Tally]:
    """All games of a deal: what each bot made of it."""
    game = games.find(deal.game)
    assert game is not None
    options = msgspec.json.decode(deal.options, type=game.Options)
    tallies = [Tally() for _ in deal.bots]
    players = [Watched(bots.make(name), tally) for name, tally in zip(deal.bots, tallies, strict=True)]
    for turn in range(len(players)):
        whose = [turn if game.together else (seat + turn) % len(players) for seat in range(deal.players)]
        chance = Seeded(deal.seed, deal.number)
        state = game.new(options, deal.players, chance)
        play_out(game, state, [players[bot] for bot in whose], chance)
        result = game.result(state)
        assert result is not None
        first = result.winners or (() if game.together else tuple(range(deal.players)))
        for bot in set(whose):
            seats = [seat for seat, one in enumerate(whose) if one == bot]
            tally = tallies[bot]
            tally.games += 1
            if first:
                tally.wins += sum(seat in first for seat in seats) / len(first)
            if result.scores is not None:
                tally.scores.append(sum(result.scores[seat] for seat in seats) / len(seats))
    return tallies


def _standing(bot: str, played: list[Tally], together: bool) -> Standing:
    total = sum(one.games for one in played)
    shares = [one.wins / one.games for one in played]
    wins = sum(shares) / len(shares)
    low, high = proportion(wins, len(shares)) if together else _mean(shares)
    low, high = max(0.0, low), min(1.0, high)
    scores = [sum(one.scores) / len(one.scores) for one in played if one.scores]
    decisions = sum(one.decisions for one in played)
    about = sum(scores) / len(scores) if scores else None
    return Standing(
        bot=bot,
        games=total,
        wins=wins,
        wins_from=low,
        wins_to=high,
        score=about,
        score_error=_mean(scores)[1] - about if about is not None else 0.0,
        decisions=decisions,
        milliseconds=1000 * sum(one.seconds for one in played) / max(1, decisions),
        longest=1000 * max(one.longest for one in played),
    )


def proportion(share: float, n: int) -> tuple[float, float]:
    """Wilson's interval of a share of yes and no: it is never empty, not even for none or all."""
    spread = SURE * math.sqrt(share * (1 - share) / n + SURE**2 / (4 * n * n))
    low, high = ((share + SURE**2 / (2 * n) + way * spread) / (1 + SURE**2 / n) for way in (-1, 1))
    return low, high


def _mean(values: list[float]) -> tuple[float, float]:
    """The interval of a mean: of deals, since the games of one deal are not independent of each other."""
    n = len(values)
    mean = sum(values) / n
    if n == 1:
        return -math.inf, math.inf
    error = SURE * math.sqrt(sum((one - mean) ** 2 for one in values) / (n - 1) / n)
    return mean - error, mean + error
