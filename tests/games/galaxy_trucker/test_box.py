"""What a board of Galaxy Trucker can look up: boards as drawn in the data, tiles, cards, figures."""

from __future__ import annotations

import pytest

from starboard.games.galaxy_trucker.game import GalaxyTrucker
from starboard.games.galaxy_trucker.ship.boards import classes

BOX = GalaxyTrucker().box()
BOARDS = {plan.id: plan for plan in BOX.boards}


def test_a_board_has_its_squares_by_row_and_column() -> None:
    """Class I: one square in row 5, three in row 6, five around the start in row 7, five, and four beside a gap."""
    plan = BOARDS["I"]
    rows = [[square % 100 for square in plan.squares if square // 100 == row] for row in plan.rows]
    assert rows == [[7], [6, 7, 8], [5, 6, 7, 8, 9], [5, 6, 7, 8, 9], [5, 6, 8, 9]]
    assert (plan.start, plan.number, plan.cap, plan.closed, plan.outside) == (707, 1, 5, [], [])


def test_every_class_is_there() -> None:
    assert {plan.ship_class for plan in BOX.boards} == set(classes())
    assert len(BOARDS) == len(BOX.boards) == 2 * (8 + 21 + 25)
    assert BOARDS["IIB"].cylinder is not None


@pytest.mark.clause("ABE-4.3.1", "ABE-4.3.3")
def test_dice_close_squares_of_iiib() -> None:
    """Six squares carry each die; doubles take the start square too."""
    assert BOARDS["IIIB"].closed == []
    for square, die in BOARDS["IIIB"].dice.items():
        assert (square in BOARDS["IIIB:1-4"].closed) == (die in (1, 4))
    double = BOARDS["IIIB:2-2"]
    assert double.start is None
    assert 707 in double.closed


@pytest.mark.clause("ABE-4.4.1")
def test_class_iv_is_put_together() -> None:
    """T1 lies on rows 3 to 7 with 2, 4, 7, 5 and 9 squares, B2 on rows 8 to 10 with 9, 6 and 3."""
    assert len(BOARDS["IV:T1+B2"].squares) == 2 + 4 + 7 + 5 + 9 + 9 + 6 + 3
    assert BOARDS["IV:T1+B2"].start == 707


@pytest.mark.clause("ABE-9.2")
def test_an_open_grid_lies_outside_the_outline() -> None:
    assert set(BOARDS["I~"].squares) - set(BOARDS["I"].squares) == set(BOARDS["I~"].outside)
    assert len(BOARDS["I~"].squares) == 25


def test_start_cabins_are_the_seats_colours() -> None:
    colours = {tile.id: tile.colour for tile in BOX.tiles}
    assert [colours[tile] for tile in BOX.start_cabins[:4]] == ["blue", "green", "yellow", "red"]


def test_the_flight_boards_and_goods() -> None:
    assert BOX.flight_boards[2].finish[:4] == [8, 6, 4, 2]
    assert list(BOX.goods.items()) == [("red", 4), ("yellow", 3), ("green", 2), ("blue", 1)]
    assert set(BOX.parts) <= {token for card in BOX.specialists for token in card.tokens}
