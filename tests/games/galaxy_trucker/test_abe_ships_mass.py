"""Whole games over all classes and modules of both expansions, every invariant holding after every move.

The suite plays a few dozen. For the 2,000 of the issue (about ten minutes on one core)::

    STARBOARD_GAMES=2000 pytest tests/games/galaxy_trucker/test_abe_ships_mass.py
"""

from __future__ import annotations

import os
from typing import Any

import pytest
from tests.games.galaxy_trucker.building_helpers import GAME
from tests.games.galaxy_trucker.busy import BusyBot

from starboard.bots import make
from starboard.core.chance import Seeded
from starboard.games.galaxy_trucker.options import Options
from starboard.lab.conformance import assert_conforms
from starboard.lab.drive import play_out

GAMES = int(os.environ.get("STARBOARD_GAMES", "96"))
KINDS = 4
"""The mass is split in so many tests, so that several cores can share it."""

SEQUENCES = ("", "II-III-IV", "IIB", "IIIB", "IV", "IIIB-IIB", "IIIA-I", "IA-IIA", "IV-IV", "IIIB-IIIB-IIB", "IIA-IV")


def options(number: int) -> Options:
    """All ways to play, one after the other; every module is missing now and then."""
    return Options(
        expansion="abe",
        sequence=SEQUENCES[number % len(SEQUENCES)],
        technologies=number % 5 != 1,
        cards=True,
        intruders=number % 4 != 2,
        support_team=number % 3 != 1,
        big_expansion=number % 2 == 1,
        building="classic" if number // 2 % 3 == 1 else "strict",
        pace="turns" if number // 3 % 5 == 4 else "real-time",
        repairs="lenient" if number // 4 % 3 == 2 else "paid",
        checking="players" if number % 7 == 3 else "software",
        recruiting="competition" if number % 8 == 5 else "standard",
    )


@pytest.mark.slow
@pytest.mark.parametrize("kind", range(KINDS))
def test_random_players_finish_over_all_classes_and_modules(kind: int) -> None:
    for number in range(kind, GAMES, KINDS):
        given = options(number)
        seats = 2 + number // 3 % (4 if given.big_expansion else 3)
        chance = Seeded(number, 11)
        bot: Any = BusyBot() if number % 4 else make("random")
        state = GAME.new(given, seats, chance)
        play_out(GAME, state, [bot] * seats, chance, after=GAME.check, limit=60_000)
        assert GAME.result(state) is not None, number


@pytest.mark.parametrize(
    ("seats", "given"),
    [
        (2, {"expansion": "abe", "sequence": "IIB"}),
        (3, {"expansion": "abe", "sequence": "IIIB", "building": "classic"}),
        (4, {"expansion": "abe", "sequence": "IV"}),
        (5, {"expansion": "abe", "sequence": "IIIB", "big_expansion": True, "pace": "turns"}),
        (2, {"sequence": "IA-IIA", "big_expansion": True}),
    ],
)
def test_games_conform(seats: int, given: dict[str, Any]) -> None:
    """Replay, resume, refusals, imagining, copies, words."""
    assert_conforms(GAME, seats, given, seed=seats)
