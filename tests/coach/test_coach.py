"""The coach for a recorded game: the cards they really held, and only what these allow."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from tests.games.space_alert.flown import PLANS
from tests.games.space_alert.flown import flown as flown_desk

import starboard
from starboard.bots import make
from starboard.cli import main
from starboard.coach.cards import Cards
from starboard.coach.coach import advise, changed, filled, open_from, single_changes
from starboard.coach.hindsight import NoFlight, look_back
from starboard.coach.problem import Dealt
from starboard.coach.records import flown
from starboard.core.chance import Seeded
from starboard.core.table import Table
from starboard.games.space_alert import orders
from starboard.games.space_alert.options import Options
from starboard.games.space_alert.orders import NOTHING
from starboard.games.space_alert.state import State
from starboard.games.space_alert.turns import fly
from starboard.lab.drive import play_on

LOST = [PLANS[0], "C A A . A B A C ^ B . C", *PLANS[2:]]


def played(seats: int, seed: int, **options: Any) -> Table:
    """A mission by random bots."""
    table = starboard.table("space-alert", seats, Options(**{"resolution": "run", **options}), seed)
    chance = Seeded(seed)
    while play_on(table, [make("random")] * seats, chance) is not None:
        pass
    return table


@pytest.mark.parametrize(("seats", "seed"), [(seats, seed) for seats in range(1, 6) for seed in range(3)])
def test_the_cards_that_were_there_allow_what_was_laid(seats: int, seed: int) -> None:
    table = played(seats, seed, mission="mission-3")
    problem, acting = flown(table.record)
    state = table.state
    assert isinstance(state, State)
    assert problem.dealt is not None
    assert Cards(problem.dealt, filled(problem)).consistent
    there = Counter(card.card for card in problem.dealt)
    laid = Counter(card for row in problem.laid or [] for card in row if card)
    left = Counter(card for hand in state.hands for card in hand) + Counter(card for card in state.heroics if card)
    assert there == laid + left, "every card once"
    end = fly(problem.begin(filled(problem)), trips=problem.request.trips)
    assert state.flight is not None
    assert (end.outcome, end.turn) == (state.flight.outcome, state.flight.turn)
    assert sorted(acting) == list(range(state.crew))


def test_every_change_that_is_told_could_have_been_laid() -> None:
    problem, _acting = flown(played(4, 2, mission="mission-3").record)
    assert problem.dealt is not None
    cards = Cards(problem.dealt, filled(problem))
    allowed = [change for change in single_changes(problem) if cards.allow(changed(filled(problem), [change]))]
    advice = advise(problem, seconds=0, pairs=False)
    assert 0 < len(allowed) < len(single_changes(problem))
    assert advice.singles == len(allowed)
    assert {change for saving in advice.saving for change in saving.changes} <= set(allowed)


def dealt(card: str, *slots: tuple[int, int, int]) -> Dealt:
    return Dealt(card, slots)


def test_a_card_lies_in_one_slot_and_not_before_it_came() -> None:
    """SA-3.3, SA-3.12: each card once; a packet's cards from its phase on; an android's by whoever holds them."""
    there = [dealt("A<", (0, 1, 12), (1, 1, 12)), dealt("C^", (0, 4, 12)), dealt("B!@ub", (1, 1, 3))]
    flown_plan = [orders.parse("A" + " ." * 11), orders.parse("." + " ." * 11)]
    cards = Cards(there, flown_plan)
    assert cards.consistent

    def allow(first: str, second: str = ".") -> bool:
        rows = [(orders.parse(row) + [NOTHING] * 12)[:12] for row in (first, second)]
        return cards.allow(rows)

    assert allow("<")
    assert allow(". . . ^ A")
    assert allow(". . . ^", "A @ub")
    assert not allow(". . ^"), "it came with the second packet"
    assert not allow("A <"), "one card, two halves"
    assert not allow("A", "<"), "one card, two crew members"
    assert not allow(". . . B!"), "the android's own"
    assert not allow(".", ". . . @ub"), "only in the first phase"


def test_the_planner_gets_the_cards_that_lay_after_the_turn() -> None:
    problem, _acting = flown(played(4, 2, mission="mission-3").record)
    assert problem.hands is not None
    assert problem.laid is not None
    later = open_from(problem, 8)
    assert later.hands is not None
    for crew, hand in enumerate(later.hands):
        taken_up = Counter(card for card in problem.laid[crew][7:] if card)
        before = Counter(card.card for card in problem.hands[crew])
        assert Counter(card.card for card in hand) == taken_up + before


def test_a_record_is_looked_back_at() -> None:
    table = flown_desk(plans=LOST).table
    advice = look_back(table.record, 0, False)
    assert advice.tried > 300
    assert advice.pairs == 0
    assert advice.last_chance is None
    assert len(advice.worth) == sum(order != "." for row in LOST for order in row.split())
    with pytest.raises(NoFlight):
        look_back(table.record, 1, False)


def test_the_coach_on_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.starboard"
    flown_desk(plans=LOST).table.save(file)
    assert main(["coach", str(file), "--seconds", "0", "--json"]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert printed["singles"] > 300
    assert main(["coach", str(file), "--seconds", "0"]) == 0
    assert "What each card was worth" in capsys.readouterr().out
    assert main(["coach", str(file), "--mission", "2"]) == 2
    assert main(["coach", str(file), "--mission", "0"]) == 2
    other = tmp_path / "other.starboard"
    starboard.table("death-angel", 2, seed=1).save(other)
    assert main(["coach", str(other)]) == 2
    other.write_bytes(file.read_bytes()[:-40])
    assert main(["coach", str(other)]) == 2
