"""The properties every game keeps, on Death Angel."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.games.death_angel.helpers import GAME, last_but_one_location

from starboard.core.chance import Seeded
from starboard.core.game import SPECTATOR
from starboard.core.options import describe
from starboard.core.text import Text
from starboard.games.death_angel import moves as mv
from starboard.games.death_angel.options import Options
from starboard.games.death_angel.view import AnyStep
from starboard.lab import conformance

OPTIONS = st.fixed_dictionaries({option.name: st.sampled_from(option.choices) for option in describe(GAME)})
SEATS = st.integers(1, 6)
SEEDS = st.integers(0, 2**32)
few = settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.too_slow])

EVERY_MOVE: list[mv.AnyMove] = [
    *mv.TAKE_TEAM,
    *mv.CHOOSE_ACTION.values(),
    mv.ChooseAction(0),
    mv.ChooseAction(19),
    *mv.PLACE_TOKEN,
    *(move for moves in mv.TRADE for move in moves),
    *mv.TURN,
    *(move for moves in mv.ACTIVATE for move in moves),
    *(move for places in mv.ATTACK for groups in places for move in groups),
    *(move for groups in mv.SLAY for cards in groups for move in cards),
    *(move for groups in mv.CHOOSE_SWARM for move in groups),
    *mv.CHOOSE_MARINE,
    *mv.CHOOSE_TEAM,
    *mv.CHOOSE_PILE,
    *mv.CHOOSE_TERRAIN,
    *mv.CHOOSE_PLACE,
    *mv.CHOOSE_BROOD_LORD,
    *mv.SPEND_TOKEN,
    mv.MoveSwarm("L1", "L2"),
    mv.MoveSwarm("L1", "R9", 1),
    mv.MoveSwarm("X1", "", -3),
    mv.Attack("leon", "L99", 7),
    mv.Slay("", "head", -1),
    mv.ChoosePlace("nowhere"),
    mv.HEROIC_CHARGE,
    mv.REROLL,
    mv.ACCEPT,
    mv.USE_ARTEFACT,
    mv.ROLL_DIE,
    mv.ADD_TOKEN,
    mv.USE_ABILITY,
    *mv.PUT_EVENT,
    mv.PASS,
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
