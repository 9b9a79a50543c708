"""What boards draw: every card and slot that can be chosen is a cell."""

from __future__ import annotations

import msgspec
import pytest
from tests.games.space_alert.tables import GAME, Desk

from starboard.core.game import SPECTATOR, Seat
from starboard.core.text import Cell, Panel, Text
from starboard.games.space_alert.moves import Place


def panel(desk: Desk, name: str, seat: Seat = 0) -> Panel:
    shown = GAME.panels(GAME.view(desk.state, seat))
    return next(one for one in shown if one.title.id == f"space-alert-panel-{name}")


def fits(move: object, cell: Cell) -> bool:
    fields = msgspec.to_builtins(move)
    return bool(cell.at) and all(fields.get(name) == value for name, value in cell.at.items())


@pytest.mark.clause("SA-3.3", "SA-3.4")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_placing_is_one_half_of_a_card_and_one_slot(seats: int) -> None:
    desk = Desk(seats, mission="mission-1")
    desk.begin()
    halves, slots = panel(desk, "hand").cells, panel(desk, "plan").cells
    placings = [move for move in GAME.moves(desk.state, 0) if isinstance(move, Place)]
    assert placings
    for move in placings:
        assert sum(fits(move, cell) for cell in halves) == 1
        assert sum(fits(move, cell) for cell in slots) == 1


@pytest.mark.clause("SA-3.2")
def test_others_see_backs_and_no_hand() -> None:
    desk = Desk(4, mission="mission-1")
    desk.begin()
    desk.place(0, 1, "A<")
    crew = panel(desk, "crew", seat=1).cells
    back = next(cell for cell in crew if (cell.row, cell.column) == (0, 1))
    assert (back.sign, back.note, back.at) == ("●", "", {})
    own = next(cell for cell in panel(desk, "crew").cells if (cell.row, cell.column) == (0, 1))
    assert (own.sign, own.note) == ("A", "◀")
    titles = [one.title.id for one in GAME.panels(GAME.view(desk.state, SPECTATOR))]
    assert "space-alert-panel-hand" not in titles


def test_cells_have_words_for_their_labels() -> None:
    desk, text = Desk(2, mission="mission-1"), Text()
    desk.begin()
    desk.until(240)
    cells = [cell for one in GAME.panels(GAME.view(desk.state, 0)) for cell in one.cells]
    assert [text.problems(line) for cell in cells for line in cell.words if text.problems(line)] == []
    assert all(cell.words or cell.sign for cell in cells)
