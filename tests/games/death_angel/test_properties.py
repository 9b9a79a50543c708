"""The properties every game keeps, on Death Angel, and random play to the end."""

from __future__ import annotations

from itertools import product
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.games.death_angel.positions import GAME, last_but_one_location

from starboard.core.chance import Seeded
from starboard.core.game import SPECTATOR
from starboard.core.options import describe
from starboard.core.text import Text
from starboard.games.death_angel import moves
from starboard.games.death_angel.options import Options
from starboard.games.death_angel.state import State
from starboard.games.death_angel.view import AnyStep
from starboard.lab import conformance

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


OPTIONS = st.fixed_dictionaries({option.name: st.sampled_from(option.choices) for option in describe(GAME)})


SEATS = st.integers(1, 6)


SEEDS = st.integers(0, 2**32)


few = settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.too_slow])


EVERY_MOVE: list[moves.AnyMove] = [
    *moves.TAKE_TEAM,
    *moves.CHOOSE_ACTION.values(),
    moves.ChooseAction(0),
    moves.ChooseAction(19),
    *moves.PLACE_TOKEN,
    *(move for moves in moves.TRADE for move in moves),
    *moves.TURN,
    *(move for moves in moves.ACTIVATE for move in moves),
    *(move for places in moves.ATTACK for groups in places for move in groups),
    *(move for groups in moves.SLAY for cards in groups for move in cards),
    *(move for groups in moves.CHOOSE_SWARM for move in groups),
    *moves.CHOOSE_MARINE,
    *moves.CHOOSE_TEAM,
    *moves.CHOOSE_PILE,
    *moves.CHOOSE_TERRAIN,
    *moves.CHOOSE_PLACE,
    *moves.CHOOSE_BROOD_LORD,
    *moves.SPEND_TOKEN,
    moves.MoveSwarm("L1", "L2"),
    moves.MoveSwarm("L1", "R9", 1),
    moves.MoveSwarm("X1", "", -3),
    moves.Attack("leon", "L99", 7),
    moves.Slay("", "head", -1),
    moves.ChoosePlace("nowhere"),
    moves.HEROIC_CHARGE,
    moves.REROLL,
    moves.ACCEPT,
    moves.USE_ARTEFACT,
    moves.ROLL_DIE,
    moves.ADD_TOKEN,
    moves.USE_ABILITY,
    *moves.PUT_EVENT,
    moves.PASS,
]
"""Nearly every struct of the union, possible or not."""


ON_PAPER = msgspec.defstruct(
    "OnPaper",
    [
        (field.name, list[AnyStep] if field.name == "agenda" else field.type)
        for field in msgspec.structs.fields(GAME.State)
    ],
    kw_only=True,
)
"""A state as it is read back: its agenda holds any step of this game."""


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


@few
@given(SEATS, OPTIONS, SEEDS)
@pytest.mark.clause("DA-17.3")
def test_a_record_replays_and_any_prefix_resumes(seats: int, options: dict[str, Any], seed: int) -> None:
    table = conformance.random_table(GAME, seats, options, seed)
    conformance.assert_replays(table)
    moves = len(table.record.entries)
    conformance.assert_resumes(table, {0, moves // 3, moves - 1})
    conformance.assert_travels(table)


@few
@given(SEATS, OPTIONS, SEEDS, st.integers(0, 120))
def test_a_refused_move_changes_nothing_and_cites_a_clause(
    seats: int, options: dict[str, Any], seed: int, moves: int
) -> None:
    table = conformance.random_table(GAME, seats, options, seed, moves=moves)
    picked = [Seeded(seed, n).pick(EVERY_MOVE) for n in range(250)]
    assert conformance.assert_refuses(GAME, table.state, seats, picked) > 0


@few
@given(SEATS, OPTIONS, SEEDS, st.integers(0, 200))
def test_what_is_imagined_looks_like_the_truth(seats: int, options: dict[str, Any], seed: int, moves: int) -> None:
    table = conformance.random_table(GAME, seats, options, seed, moves=moves)
    conformance.assert_imagines(GAME, table.state, seats, seed)
    conformance.assert_copies(GAME, table.state, Seeded(seed))
    data = conformance.encoded(table.state)
    assert conformance.encoded(msgspec.json.decode(data, type=ON_PAPER)) == data


@pytest.mark.parametrize("seats", range(1, 7))
def test_everything_has_words(seats: int) -> None:
    for seed in range(2):
        options = {"teams": ["choose", "random"][seed]}
        conformance.assert_speaks(conformance.random_table(GAME, seats, options, seed), every=2)


@pytest.mark.parametrize("players", GAME.players)
def test_the_last_locations_keep_the_properties_too(players: int) -> None:
    """Random games rarely get far, so these start one travel before the final Location."""
    text = Text("en")
    for seed in range(3):
        chance = Seeded(seed, players)
        state = last_but_one_location(GAME.new(Options(), players, chance))
        for number in range(400):
            seats = GAME.to_move(state)
            if not seats:
                break
            if number % 5 == seed:
                conformance.assert_imagines(GAME, state, players, number)
                conformance.assert_refuses(GAME, state, players, [chance.pick(EVERY_MOVE) for _ in range(10)], text)
            for seat in (SPECTATOR, *seats):
                conformance.assert_view_speaks(GAME, state, seat, text)
            seat = chance.pick(seats)
            for event in GAME.apply(state, seat, chance.pick(GAME.moves(state, seat)), chance):
                phrase = GAME.say_event(event)
                assert phrase is None or not conformance.problems(text, phrase)
