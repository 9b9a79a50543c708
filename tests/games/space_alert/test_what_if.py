"""The flight once more with other cards: the engine's own answer, true damage stacks and all; and the coach's."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.games.space_alert.flown import NOTHING, PLANS, flown
from tests.games.space_alert.tables import GAME, Desk

from starboard.coach.hindsight import look_back
from starboard.core.game import Illegal
from starboard.games.space_alert import events, orders
from starboard.games.space_alert.action_cards import Laid
from starboard.games.space_alert.flight import SURVIVED, Flight, begin
from starboard.games.space_alert.scoring import score
from starboard.games.space_alert.turns import fly
from starboard.games.space_alert.what_if import Change, laid_as
from starboard.server.hindsight import Branch, branch_of


def branched(desk: Desk) -> Branch:
    return branch_of(GAME, desk.table.record, 0)


def supposed(branch: Branch, *changes: Change) -> list[Any]:
    """What would have happened."""
    told: list[Any] = []
    happened: list[Any] = branch.flown
    GAME.otherwise(GAME.copy(branch.state), happened, changes, told.append)  # type: ignore[arg-type]
    return told


def by_hand(desk: Desk, plans: list[str]) -> Flight:
    """The flight of these plans, flown with the resolution alone."""
    before: Any = branched(desk).state
    rows = [orders.parse(plans[crew]) for crew in before.acting]
    return fly(begin(rows, before.boards, before.threats, before.stacks, last_turn=before.script.last_turn))


@pytest.mark.parametrize("trip", [False, True])
def test_nothing_changed_is_what_was_flown(trip: bool) -> None:
    branch = branched(flown(trip=trip))
    real = [event for event in branch.flown if not isinstance(event, events.TripDeclared)]
    assert supposed(branch) == real
    assert any(isinstance(event, events.TripDeclared) for event in branch.flown) is trip


def test_another_card_is_flown_as_the_engine_flies_it() -> None:
    desk = flown()
    changed = ["^ B C C C > C C C A < C", "C . . . . B A C ^ B . C", *PLANS[2:]]
    changes = [Change(crew=1, turn=turn, order=".") for turn in (2, 3, 4, 5)]
    told = supposed(branched(desk), *changes)
    flight = by_hand(desk, changed)
    if flight.outcome == SURVIVED:
        assert [event.score for event in told if isinstance(event, events.MissionScored)] == [score(flight)]
    else:
        assert (told[-1].threat, told[-1].turn) == (flight.lost_to, flight.turn)
    assert told != supposed(branched(desk)), "it makes a difference"


def test_all_cards_lie_open_where_it_branches() -> None:
    desk = flown()
    shown = GAME.view(branched(desk).state, -1)  # type: ignore[arg-type]
    assert [[slot.card is not None for slot in crew.slots if slot] for crew in shown.crew] == [
        [True for order in plan.split() if order != "."] for plan in PLANS
    ]


def test_nothing_is_kept() -> None:
    desk = flown()
    branch = branched(desk)
    before = msgspec.msgpack.encode(branch.state)
    supposed(branch, Change(crew=0, turn=1, order="A"))
    assert msgspec.msgpack.encode(branch.state) == before


def test_a_card_is_turned_over_where_that_is_enough() -> None:
    assert laid_as(Laid("A<", "action"), "<") == Laid("A<", "movement")
    assert laid_as(Laid("A<", "action"), "A") == Laid("A<", "action")
    assert laid_as(Laid("A<", "action"), ".") is None
    for order in ("^", "R", "@ub", "A!"):
        card = laid_as(None, order)
        assert card is not None
        assert card.order == order


def test_whoever_did_not_fly_has_no_cards() -> None:
    with pytest.raises(Illegal) as refused:
        supposed(branched(flown()), Change(crew=4, turn=1, order="A"))
    assert refused.value.clause == "SA-6.1"


# --- the coach ----------------------------------------------------------------------------------------------------


def test_the_coach_tells_what_a_single_change_would_have_done() -> None:
    desk = flown()
    branch = branched(desk)
    advice = look_back(desk.table.record, 0, False)
    total = desk.state.log[-1].total or 0
    assert (advice.home, advice.score) == (True, total)
    for better in advice.better:
        told = supposed(branch, *better.changes)
        assert [event.score.total for event in told if isinstance(event, events.MissionScored)] == [better.score]
        assert better.score > total
    assert len(advice.worth) == sum(order != "." for plan in PLANS for order in plan.split())
    one = max(advice.worth, key=lambda worth: -worth.difference)
    told = supposed(branch, one.without)
    scores = [event.score.total for event in told if isinstance(event, events.MissionScored)]
    assert scores == ([] if one.lost_on else [total + one.difference])


def test_a_flight_that_nobody_planned_is_not_saved_by_one_card() -> None:
    advice = look_back(flown(NOTHING).table.record, 0, False)
    assert not advice.home
    assert advice.score is None
    assert advice.worth == []
    assert len(advice.better) == min(5, advice.saving)
