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
from starboard.coach.population import Cores
from starboard.coach.problem import Problem, read_problem
from starboard.core.kernel import COMPILING
from starboard.games.space_alert import orders
from starboard.games.space_alert.action_cards import half
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


def can_lay(cards: list[tuple[str, int]], plan: list[str]) -> bool:
    """Whether these cards (each with the first turn it may lie in) can make this plan: a matching, card by card."""
    owner: dict[int, int] = {}

    def seat(slot: int, seen: set[int]) -> bool:
        for number, (card, first) in enumerate(cards):
            if number not in seen and slot + 1 >= first and plan[slot] in halves(card):
                seen.add(number)
                if number not in owner or seat(owner[number], seen):
                    owner[number] = slot
                    return True
        return False

    return all(seat(slot, set()) for slot, token in enumerate(plan) if token != ".")


def halves(card: str) -> tuple[str, str]:
    return half(card, "action"), half(card, "movement")


@pytest.mark.parametrize("seed", range(6))
def test_cards_are_given_once_in_a_transfer_and_laid_by_whoever_has_them(seed: int) -> None:
    """SA-3.9: in a data transfer each may give one card, not a heroic one, and only what is in the hand by then."""
    hands: list[list[list[str]]] = [
        [["A^", "C>", "B!@ub"], ["A<"], ["R^"]],
        [["B<", "R>"], [], ["C^", "A>"]],
        [[], [], []],
    ]
    asked = problem(crew=[{"hand": hand} for hand in hands], transfers=[1, 2])
    found = plan(asked, plans=FEW, seed=seed)
    first = {1: 1, 2: 4, 3: 8}
    held = [[(card, first[phase]) for phase, packet in enumerate(hand, start=1) for card in packet] for hand in hands]
    given = Counter((gift.phase, gift.giver) for gift in found.gifts)
    assert all(count == 1 for count in given.values())
    for gift in found.gifts:
        came = next(came for came in held[gift.giver] if came[0] == gift.card)
        assert gift.card != "B!@ub"
        assert came[1] <= first[gift.phase]
        held[gift.giver].remove(came)
        held[gift.to].append((gift.card, first[gift.phase]))
    for cards, row in zip(held, found.plans, strict=True):
        assert can_lay(cards, orders.write(row).split())


def test_a_transfer_lets_an_empty_hand_act() -> None:
    """The one with the shot is out of reach of nobody: given away it lies in the other's slots."""
    asked = problem(crew=[{"hand": []}, {"hand": ["A<", "A<"]}], transfers=[1])
    assert any(plan(asked, plans=FEW, seed=seed).gifts for seed in range(10))


def test_bad_transfers_are_refused() -> None:
    for transfers in ("1", [0], [4], [True], [1] * 7):
        with pytest.raises(BadFlight):
            problem(crew=[{"hand": []}], transfers=transfers)


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


def test_a_gpu_searches_as_the_cores_do() -> None:
    if not COMPILING:
        pytest.skip("NUMBA IS NOT INSTALLED: no GPU is tested")
    from starboard.games.space_alert.fast import gpu

    if not gpu.available():
        pytest.skip("NO GPU HERE: run this test on a machine with one")
    from starboard.coach.on_gpu import OnGpu

    asked = problem(crew=[{"hand": ["A^", "C>", "B<"]}, {"hand": ["A<", "R^"]}], transfers=[1])
    stacks = asked.orders_of_tokens(4, 1)
    with Cores(asked, stacks, 64, 1, 2) as one, OnGpu(asked, stacks, 64, 1) as other:
        for searches in (one, other):
            for _ in range(3):
                searches.run(50, 200)
                searches.renew(8)
        assert (one.worth, one.best(), one.gifts()) == (other.worth, other.best(), other.gifts())


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
