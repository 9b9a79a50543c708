"""The properties of every game, looked at where they matter here: in long flights of real ships."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.galaxy_trucker.busy import BusyBot

from starboard.core import course
from starboard.core.chance import Seeded
from starboard.core.game import SPECTATOR
from starboard.core.table import Table
from starboard.core.text import Text
from starboard.games.galaxy_trucker.game import GalaxyTrucker
from starboard.games.galaxy_trucker.state import State
from starboard.lab import conformance
from starboard.lab.drive import PACE

GAME = GalaxyTrucker()


def busy_table(seats: int, seed: int, **options: Any) -> Table:
    """A whole game of busy players, recorded."""
    table, bot, chance = Table(GAME, seats, options, seed), BusyBot(), Seeded(seed, -1)
    while table.result is None:
        due, now = table.deadline, table.state.now
        if not table.to_move or (due is not None and due <= now + PACE):
            assert due is not None
            table.tick(due)
            continue
        seat = chance.pick(table.to_move)
        move = bot.choose(GAME, None, table.state.options, table.moves(seat), chance).move
        table.play(seat, move, now + PACE if due is not None else None)
    return table


def flight_states(table: Table, every: int) -> list[State]:
    """States of the table's flights, one in so many decisions."""
    states: list[State] = []
    number = 0
    for _entry, _events, state in course.replay(GAME, table.record):
        assert isinstance(state, State)
        if state.phase == "flight":
            number += 1
            if number % every == 0:
                states.append(GAME.copy(state))
    return states


CASES = [
    (2, 11, {"building": "strict"}),
    (3, 12, {"building": "classic", "third_ship": "IIIA"}),
    (4, 13, {"pace": "turns", "limited_goods": True}),
]


@pytest.mark.parametrize(("seats", "seed", "options"), CASES)
def test_a_record_replays_and_resumes(seats: int, seed: int, options: dict[str, Any]) -> None:
    table = busy_table(seats, seed, **options)
    entries = len(table.record.entries)
    conformance.assert_replays(table)
    conformance.assert_resumes(table, {entries // 2, entries - 40, entries - 7})
    conformance.assert_travels(table)
    conformance.assert_speaks(table, every=41)


@pytest.mark.parametrize(("seats", "seed", "options"), CASES)
def test_flight_states_refuse_imagine_and_copy(seats: int, seed: int, options: dict[str, Any]) -> None:
    table = busy_table(seats, seed, **options)
    pool = list({entry.move: None for entry in table.record.entries if entry.move is not None})
    states = flight_states(table, every=9)
    assert states
    for number, state in enumerate(states):
        conformance.assert_refuses(GAME, state, seats, pool[number % 5 :: 25])
        conformance.assert_imagines(GAME, state, seats, seed)
        conformance.assert_copies(GAME, state, Seeded(seed, number))


@pytest.mark.parametrize(("seats", "seed", "options"), CASES)
def test_no_two_answers_read_alike(seats: int, seed: int, options: dict[str, Any]) -> None:
    text = Text()
    for state in flight_states(busy_table(seats, seed, **options), every=1):
        for seat in range(seats):
            view = GAME.view(state, seat)
            assert not conformance.problems(text, GAME.question(view))
            labels = [text(GAME.say_move(view, move)) for move in GAME.moves(state, seat)]
            assert len(labels) == len(set(labels)), labels


@pytest.mark.clause("GT-2.16", "GT-5.6")
@pytest.mark.parametrize("seed", range(4))
def test_nobody_knows_the_order_of_the_cards_to_come(seed: int) -> None:
    """Shuffle what is still face down: every view stays the same to the byte."""
    table = busy_table(3, seed)
    hidden = 0
    for state in flight_states(table, every=5):
        other = GAME.copy(state)
        Seeded(seed).shuffle(other.cards.deck)
        hidden += other.cards.deck != state.cards.deck
        for seat in (0, 1, 2, SPECTATOR):
            assert conformance.encoded(GAME.view(other, seat)) == conformance.encoded(GAME.view(state, seat))
    assert hidden
