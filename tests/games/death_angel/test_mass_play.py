"""Random players finish thousands of games, every invariant holding after every move, and none gets stuck."""

from __future__ import annotations

from itertools import product

import pytest
from tests.games.death_angel.helpers import GAME, last_but_one_location

from starboard.core.chance import Seeded
from starboard.core.options import describe
from starboard.games.death_angel.options import Options
from starboard.games.death_angel.state import State

EVERY_OPTION = [
    Options(**dict(zip((option.name for option in describe(GAME)), values, strict=True)))
    for values in product(*(option.choices for option in describe(GAME)))
]


def play_out(state: State, chance: Seeded, limit: int = 5_000) -> int:
    """Random moves to the end of the game."""
    GAME.check(state)
    for decisions in range(limit):
        seats = GAME.to_move(state)
        if not seats:
            assert GAME.result(state) is not None
            return decisions
        seat = chance.pick(seats)
        GAME.carry_out(state, seat, chance.pick(GAME.moves(state, seat)), chance)
        GAME.check(state)
    raise AssertionError(f"no end after {limit} decisions")


@pytest.mark.slow
@pytest.mark.clause("DA-1.4", "DA-1.6", "DA-4.1")
@pytest.mark.parametrize("players", GAME.players)
def test_random_players_finish(players: int) -> None:
    for seed in range(1_667):
        chance = Seeded(seed, players)
        play_out(GAME.new(EVERY_OPTION[seed % len(EVERY_OPTION)], players, chance), chance)


@pytest.mark.slow
@pytest.mark.parametrize("players", GAME.players)
def test_random_players_finish_from_the_last_location(players: int) -> None:
    endings = set()
    for seed in range(120):
        chance = Seeded(seed, -players)
        options = [option for option in EVERY_OPTION if option.teams == "random"]
        state = GAME.new(options[seed % len(options)], players, chance)
        play_out(last_but_one_location(state), chance)
        endings.add(state.ending)
    assert "slain" in endings
    assert endings > {"slain"}, "random players win now and then from here"


@pytest.mark.parametrize("players", GAME.players)
def test_a_few_random_games(players: int) -> None:
    for seed in range(20):
        chance = Seeded(seed, players)
        play_out(GAME.new(EVERY_OPTION[(seed * 7 + players) % len(EVERY_OPTION)], players, chance), chance)
