"""The planner and the coach: what they are asked, what they may change, and that the engine agrees."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from starboard.cli import main
from starboard.coach.coach import advise, changed, filled, open_from, single_changes
from starboard.coach.planner import plan
from starboard.coach.problem import Problem, read_problem
from starboard.games.space_alert import orders
from starboard.games.space_alert.flight_file import BadFlight
from starboard.games.space_alert.turns import fly

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
FEW = 400
"""Plans: enough to find something, few enough without numba."""


def flight(**more: Any) -> dict[str, Any]:
    return {
        "crew": [{"plan": "A > ? C"}, {"name": "Ada"}],
        "trajectories": {"red": 1, "white": 2, "blue": 3, "internal": 4},
        "threats": [{"card": "E1-07", "turn": 1, "zone": "white"}],
        **more,
    }


def problem(**more: Any) -> Problem:
    return read_problem(json.dumps(flight(**more)).encode())


def test_open_slots_are_missing_or_asked_for() -> None:
    asked = problem()
    assert [slot for slot, free in enumerate(asked.free[0]) if free] == [2, *range(4, 12)]
    assert all(asked.free[1])
    assert not asked.stacks_known
    assert problem(seed=3).stacks_known


@pytest.mark.parametrize(
    ("hand", "message"),
    [
        ("A<", "space-alert-plan-hand"),
        (["A<", "X"], "space-alert-plan-card"),
        ([["A<"], [], [], []], "space-alert-plan-packets"),
        (["A<"] * 40, "space-alert-plan-many-cards"),
    ],
)
def test_a_bad_hand_is_refused(hand: object, message: str) -> None:
    with pytest.raises(BadFlight) as bad:
        problem(crew=[{"hand": hand}])
    assert bad.value.reason.id == message
    assert bad.value.reason.args["where"] == "crew[0].hand"


def test_what_the_resolver_refuses_the_planner_refuses() -> None:
    with pytest.raises(BadFlight):
        problem(threats=[{"card": "E9", "turn": 1}])
    with pytest.raises(BadFlight):
        read_problem(b"no flight")


def test_same_seed_same_plans_same_answer_on_any_number_of_cores() -> None:
    asked = problem()
    one, other = (plan(asked, plans=FEW, seed=7, cores=cores) for cores in (1, 2))
    assert one.plans == other.plans
    assert one.tried == FEW


def test_what_is_laid_stays_laid() -> None:
    found = plan(problem(), plans=FEW).plans
    assert [orders.write(found[0]).split()[slot] for slot in (0, 1, 3)] == ["A", ">", "C"]


def test_only_cards_of_the_hand_are_laid_and_not_before_their_phase() -> None:
    hand = [["A^", "C>"], ["A<"], ["R^", "B!@ub"]]
    found = plan(problem(crew=[{"hand": hand}, {"hand": []}]), plans=FEW)
    laid = orders.write(found.plans[0]).split()
    assert set(orders.write(found.plans[1]).split()) == {"."}
    halves = {"A^": 0, "C>": 0, "A<": 3, "R^": 7, "B!@ub": 7}
    for slot, token in enumerate(laid):
        assert token == "." or any(token in card and first <= slot for card, first in halves.items())
    used = Counter(token for token in laid if token != ".")
    assert used["A"] <= 2
    assert used["C"] <= 1
    assert sum(used.values()) <= 5


def test_the_engine_judges_the_plan() -> None:
    asked = problem(seed=3)
    found = plan(asked, plans=FEW)
    assert (fly(asked.begin(found.plans)).outcome == "survived") == (found.survival == 1.0)


def test_plan_prints_one_object(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "flight.json"
    file.write_text(json.dumps(flight(seed=3)))
    assert main(["plan", "--plans", str(FEW), "--json", str(file)]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert set(printed) == {"outcome", "score", "survival", "plans", "plans_per_second", "crew"}
    assert printed["crew"][1]["name"] == "Ada"
    assert printed["plans"] == FEW
    assert main(["plan", "--hands", str(file)]) == 2
    assert main(["plan", "--seconds", "0", str(file)]) == 2


@pytest.mark.slow
def test_every_saving_change_saves_the_ship() -> None:
    asked = read_problem((EXAMPLES / "flight-lost.json").read_bytes())
    advice = advise(asked, seconds=0)
    assert advice.outcome == "destroyed"
    assert advice.singles == len(single_changes(asked))
    for saving in advice.saving:
        rows = changed(filled(asked), saving.changes)
        assert fly(asked.begin(rows)).outcome == "survived"
    if not advice.pairs:
        saved = sum(
            fly(asked.begin(changed(filled(asked), [change]))).outcome == "survived" for change in single_changes(asked)
        )
        assert min(saved, 10) == len(advice.saving)


def test_changes_are_what_they_say() -> None:
    asked = problem(seed=1)
    rows = filled(asked)
    for change in single_changes(asked):
        assert changed(rows, [change]) != rows
    later = open_from(asked, 5)
    assert [len(row) for row in later.request.plans] == [4, 4]
    assert later.free[0] == [False] * 4 + [True] * 8
