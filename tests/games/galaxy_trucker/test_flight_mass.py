"""Random players finish whole games, every invariant holding after every move, and every credit accounted for.

The suite plays a few hundred games. For more (2,000 of each sort take about five minutes on one core)::

    STARBOARD_GAMES=2000 pytest tests/games/galaxy_trucker/test_flight_mass.py
"""

from __future__ import annotations

import os
from collections import Counter
from typing import Any

import pytest
from tests.games.galaxy_trucker.busy import BusyBot

from starboard.bots import make
from starboard.core.chance import Chance, Seeded
from starboard.core.game import Event, Tell, unheard
from starboard.games.galaxy_trucker.events.building import Fined
from starboard.games.galaxy_trucker.events.flight import CardTurned, Earned, Settled
from starboard.games.galaxy_trucker.game import GalaxyTrucker
from starboard.games.galaxy_trucker.moves import AnyMove
from starboard.games.galaxy_trucker.options import Options
from starboard.games.galaxy_trucker.state import State
from starboard.lab.drive import play_out

GAMES = int(os.environ.get("STARBOARD_GAMES", "240"))
KINDS = 4
"""The mass is split in so many tests, so that several cores can share it."""


class Audited(GalaxyTrucker):
    """The game, with an accountant who reads every event."""

    def __init__(self) -> None:
        self.books: dict[int, int] = {}
        self.seen: Counter[str] = Counter()

    def carry_out(self, state: State, seat: int, move: AnyMove, chance: Chance, tell: Tell = unheard) -> None:
        super().carry_out(state, seat, move, chance, self._read)

    def tick(self, state: State, now: float, chance: Chance, tell: Tell = unheard) -> None:
        super().tick(state, now, chance, self._read)

    def _read(self, event: Event) -> None:
        if isinstance(event, Earned):
            self.books[event.seat] = self.books.get(event.seat, 0) + event.credits
            assert event.balance == self.books[event.seat]
        elif isinstance(event, Settled):
            assert event.before == self.books.get(event.seat, 0)
            gained = event.finish + event.looks + event.goods + event.extras
            assert event.after == max(0, event.before + gained - event.cost)
            self.books[event.seat] = event.after
        elif isinstance(event, Fined):
            self.books[event.seat] = self.books.get(event.seat, 0) - event.paid
        elif isinstance(event, CardTurned):
            self.seen[event.card] += 1


def options(number: int) -> Options:
    """All ways to play, one after the other."""
    rounds: tuple[Any, ...] = ("I-II-III", "I-II-III", "II-III", "I-II", "III", "II", "I")
    return Options(
        building="classic" if number % 2 else "strict",
        third_ship="IIIA" if number // 2 % 2 else "III",
        pace="turns" if number // 4 % 4 == 3 else "real-time",
        repairs="lenient" if number // 3 % 3 == 2 else "paid",
        checking="players" if number % 7 == 3 else "software",
        limited_goods=number % 5 == 0,
        rounds=rounds[number // 16 % len(rounds)],
        first_flight=number < 16,
    )


@pytest.mark.slow
@pytest.mark.clause("GT-1.1", "GT-1.4", "GT-1.6", "GT-6.1", "GT-10.7", "GT-10.9")
@pytest.mark.parametrize("kind", range(KINDS))
def test_busy_random_players_finish(kind: int) -> None:
    turned: Counter[str] = Counter()
    for number in range(kind, GAMES, KINDS):
        game, chance, players = Audited(), Seeded(number, 7), 2 + number % 3
        state = game.new(options(number), players, chance)
        play_out(game, state, [BusyBot()] * players, chance, after=game.check, limit=50_000)
        result = game.result(state)
        assert result is not None
        assert result.scores is not None
        assert [game.books.get(seat, 0) for seat in range(players)] == list(result.scores)
        assert all(score >= 0 for score in result.scores)
        turned += game.seen
    if GAMES >= 2000:
        assert len(turned) == 60, "every card has been flown"


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_careless_random_players_finish(players: int) -> None:
    """Every move as likely as any other: short flights, many ships without an engine or a human."""
    bots = [make("random")] * players
    for number in range(GAMES // 6):
        game, chance = Audited(), Seeded(number, players)
        state = game.new(options(number), players, chance)
        play_out(game, state, bots, chance, after=game.check, limit=50_000)
        result = game.result(state)
        assert result is not None
        assert [game.books.get(seat, 0) for seat in range(players)] == list(result.scores or ())
