"""Tables of bots alone come to their end, in every class, with and without the support team.

``python -m tests.games.galaxy_trucker.test_bots_end`` plays fifty of each and prints what it took. Named classes: only
those; named levels: with those bots.
"""

from __future__ import annotations

import sys
import time
from itertools import product

import pytest

from starboard.bots.search import Effort, SearchBot
from starboard.core.bot import Bot
from starboard.core.chance import Seeded
from starboard.games.galaxy_trucker.game import GalaxyTrucker
from starboard.games.galaxy_trucker.trucker.player import Trucker
from starboard.lab.drive import play_out

GAME = GalaxyTrucker()
CLASSES = ("I", "II", "III", "IIIA", "IIB", "IIIB", "IV")
LEVELS = ("easy", "normal", "hard")
SEARCHING = "searching"
SOME, MANY = 10, 50
LIMIT = 6_000
"""Decisions of a round of three: a builder that goes round in circles needs more."""


def end(ship_class: str, team: bool, seed: int, level: str = SEARCHING) -> int:
    """Play one round of this class to its end; how many decisions it took. Raises ``Stuck`` if it does not end."""
    chance, seats = Seeded(seed, 8), 2 + seed % 3
    options = GAME.Options(
        expansion="abe",
        sequence=ship_class,
        support_team=team,
        building="classic" if seed % 2 else "strict",
        pace="turns" if seed % 5 == 4 else "real-time",
        repairs="lenient" if seed % 4 == 1 else "paid",
        checking="players" if seed % 6 == 5 else "software",
    )
    state = GAME.new(options, seats, chance)
    bot: Bot = SearchBot(Effort(1)) if level == SEARCHING else Trucker(level)
    decisions = play_out(GAME, state, [bot] * seats, chance, limit=LIMIT)
    assert GAME.result(state) is not None
    return decisions


@pytest.mark.parametrize("team", [False, True])
@pytest.mark.parametrize("ship_class", CLASSES)
def test_a_table_of_bots_ends(ship_class: str, team: bool) -> None:
    assert end(ship_class, team, CLASSES.index(ship_class) + 7 * team) > 10


@pytest.mark.parametrize("team", [False, True])
@pytest.mark.parametrize("ship_class", CLASSES)
def test_a_table_of_truckers_ends(ship_class: str, team: bool) -> None:
    seed = CLASSES.index(ship_class) + 7 * team
    assert end(ship_class, team, seed, LEVELS[seed % len(LEVELS)]) > 10


def test_a_swindler_does_not_try_the_whole_heap_for_ever() -> None:
    """Of two tiles that are worth the same none is taken, returned and taken again (ABE-9.22)."""
    assert end("IIIB", team=True, seed=4) < 1_000


def test_a_ship_that_was_found_sound_is_not_pointed_at_again() -> None:
    """Where the players check, whoever is asked to fly on may point (GT-3.11), and pointing costs nothing."""
    assert end("I", team=False, seed=17, level="hard") < 1_000


@pytest.mark.slow
@pytest.mark.parametrize("team", [False, True])
@pytest.mark.parametrize("ship_class", CLASSES)
def test_ten_tables_of_bots_end(ship_class: str, team: bool) -> None:
    """Of those who search, and of truckers of every level."""
    for seed in range(SOME):
        end(ship_class, team, seed)
        end(ship_class, team, seed, LEVELS[seed % len(LEVELS)])


def main() -> None:
    """All of them."""
    named = sys.argv[1:]
    levels = [name for name in named if name in LEVELS] or [SEARCHING]
    for level, ship_class in product(levels, [name for name in named if name in CLASSES] or CLASSES):
        for team in (False, True):
            start, taken = time.process_time(), [end(ship_class, team, seed, level) for seed in range(MANY)]
            spent = time.process_time() - start
            print(
                f"{level}, class {ship_class:4} {'with' if team else 'without':7} the team: {len(taken)} games, "
                f"all end; {sum(taken) / len(taken):5.0f} decisions a game, at most {max(taken)}; {spent:.0f} s",
                flush=True,
            )


if __name__ == "__main__":
    main()
