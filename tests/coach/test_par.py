"""Par: a score to beat is one that a table with this seed can reach."""

from __future__ import annotations

import json

import pytest

import starboard
from starboard.cli import main
from starboard.coach import par
from starboard.games.space_alert import orders
from starboard.games.space_alert.scoring import score
from starboard.games.space_alert.state import State
from starboard.games.space_alert.turns import fly


@pytest.mark.parametrize("mission", sorted(par.known()))
def test_the_plan_brings_what_par_says(mission: str) -> None:
    """The engine itself flies the plan with the true order of the damage tokens (SA-15)."""
    kept = par.known()[mission]
    flight = fly(par.problem(mission).begin([orders.parse(row) for row in kept.crew]))
    assert (score(flight).total if flight.outcome == "survived" else None) == kept.score


def test_par_is_known_for_every_printed_mission() -> None:
    assert set(par.missions()) <= set(par.known())


def test_it_is_the_mission_that_a_table_with_this_seed_plays() -> None:
    mission = par.missions()[2]
    options, seed = par.set_up(mission)
    state = starboard.table("space-alert", par.SEATS, options, seed).state
    asked = par.problem(mission).request
    assert isinstance(state, State)
    assert (asked.boards, asked.stacks) == (state.boards, state.stacks)
    assert {threat.card for threat in asked.threats} <= {card for deck in state.decks.values() for card in deck[-6:]}


def test_a_day_has_a_mission_of_its_own() -> None:
    one, other = (par.problem(day).request for day in ("2026-11-15", "2026-11-16"))
    assert (one.boards, one.stacks) != (other.boards, other.stacks)


def test_par_on_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    mission = par.missions()[0]
    assert main(["par"]) == 0
    assert mission in capsys.readouterr().out
    assert main(["par", mission, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["score"] == par.known()[mission].score
    assert main(["par", mission, "--plan"]) == 0
    assert par.known()[mission].crew[0] in capsys.readouterr().out
    assert main(["par", "mission-99"]) == 2
    assert main(["par", mission, "--seconds", "0"]) == 2
