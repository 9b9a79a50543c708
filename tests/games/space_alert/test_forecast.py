"""What the table says about the turns on which a threat will act."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from tests.games.space_alert.tables import GAME, Desk

from starboard.games.space_alert.flight import Announced, begin
from starboard.games.space_alert.flight_events import ThreatAction, TurnBegins
from starboard.games.space_alert.rulings import Rulings
from starboard.games.space_alert.ship import STRUCTURAL
from starboard.games.space_alert.state import State
from starboard.games.space_alert.threats import CARDS
from starboard.games.space_alert.turns import fly


@cache
def table(**options: Any) -> State:
    return Desk(4, **{"mission": "mission-1"} | options).state


def forecast(card: str, turn: int, board: int, **options: Any) -> str:
    """``X4 Z8``: the letters of a threat with its turns."""
    state = GAME.copy(table(**options))
    state.boards, state.threats = [board] * 4, [Announced(card, turn, None if CARDS[card].internal else 0)]
    [acts] = GAME.view(state, 0).forecast
    return " ".join(f"{act.letter}{act.turn}" for act in acts)


@pytest.mark.clause("SA-5.1", "SA-11.9", "SA-11.20")
def test_own_changes_of_speed_count() -> None:
    """Man-Of-War #1 on T4 (13, X 9, Y 5, Z 1), speed 1: 12, 11, 10, 9 with X; then speed 2: 7, 5 with Y, 3, 1 with Z.

    Kamikaze #2 on T7 (16, X 12, Y 8 and 5, Z 1), speed 4: 12 with X; speed 5: 7 with Y; speed 6: both Y and Z.
    """
    assert forecast("SE1-02", 1, 4) == "X4 Y6 Z8"
    assert forecast("E2-01", 2, 7) == "X2 Y3 Y4 Z4"


@pytest.mark.clause("SA-14.5")
def test_a_test_run_ends_before_the_late_letters() -> None:
    """Gunship #4 on T4, speed 2: 11, 9 with X on turn 5, 7, 5 with Y on turn 7, 3 on turn 8, which is the last."""
    assert forecast("E1-05", 4, 4) == "X5 Y7 Z9"
    assert forecast("E1-05", 4, 4, mission="test-run-1") == "X5 Y7"


def test_the_first_printing_is_faster() -> None:
    """D-06. Stealth Fighter #1 on T4: 10, 7 with X, 4 with Y, 1 with Z; with speed 4: 9 with X, 5 with Y, 1 with Z."""
    assert forecast("E1-03", 1, 4) == "X2 Y3 Z4"
    assert forecast("E1-03", 1, 4, first_printing=True) == "X1 Y2 Z3"


def test_a_table_may_play_without() -> None:
    assert forecast("E1-03", 1, 4)
    blind = GAME.copy(table(forecast=False))
    blind.threats = [Announced("E1-03", 1, 0)]
    assert GAME.view(blind, 0).forecast == []


@pytest.mark.clause("SA-11.1")
@pytest.mark.parametrize("card", CARDS)
def test_the_forecast_comes_true_if_nobody_acts(card: str) -> None:
    """Every card on every board, against a ship that can take any damage."""
    zone = None if CARDS[card].internal else 0
    for board in range(1, 8):
        flight = begin([[]], [board] * 4, [Announced(card, 3, zone)], [[STRUCTURAL] * 60] * 3, rulings=Rulings())
        story: list[Any] = []
        fly(flight, story.append)
        turn, told = 0, []
        for event in story:
            if isinstance(event, TurnBegins):
                turn = event.turn
            elif isinstance(event, ThreatAction):
                told.append(f"{event.letter}{turn}")
        assert forecast(card, 3, board) == " ".join(told)
