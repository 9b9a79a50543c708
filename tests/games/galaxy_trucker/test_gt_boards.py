"""Ship boards and the figures of the classes."""

from __future__ import annotations

import pytest

from starboard.games.galaxy_trucker.ship.boards import OFF, board, figures
from starboard.games.galaxy_trucker.ship.tiles import FRONT, LEFT, REAR, RIGHT

PLAIN = ("I", "II", "III", "IIIA")
"""The classes of the box."""


@pytest.mark.clause("GT-1.5")
@pytest.mark.parametrize(("name", "squares"), [("I", 18), ("II", 27), ("III", 36), ("IIIA", 36)])
def test_boards_have_their_squares_and_the_start_on_row_7_column_7(name: str, squares: int) -> None:
    assert len(board(name).squares) == squares
    assert board(name).start == 707


def test_neighbours_are_mutual() -> None:
    for name in PLAIN:
        neighbours = board(name).neighbours
        for place, around in neighbours.items():
            for side, other in enumerate(around):
                if other != OFF:
                    assert neighbours[other][side ^ 2] == place


def test_holes_and_edges_have_no_square() -> None:
    plan = board("I")
    assert plan.neighbours[807][REAR] == OFF  # the hole under 8,7
    assert plan.neighbours[906][RIGHT] == OFF
    assert plan.neighbours[507][FRONT] == OFF
    assert plan.neighbours[705] == (OFF, 706, 805, OFF)


def test_on_iiia_printed_rows_fall_towards_the_rear() -> None:
    plan = board("IIIA")
    assert plan.neighbours[707][FRONT] == 807
    assert plan.neighbours[707][REAR] == 607
    assert plan.line(FRONT, 7)[0] == 1107
    assert plan.line(REAR, 7)[0] == 307


def test_lines_are_met_from_the_side_something_comes_from() -> None:
    plan = board("I")
    assert plan.line(FRONT, 5) == [705, 805, 905]
    assert plan.line(REAR, 5) == [905, 805, 705]
    assert plan.line(LEFT, 9) == [905, 906, 908, 909]
    assert plan.line(RIGHT, 9) == [909, 908, 906, 905]


@pytest.mark.parametrize(
    ("name", "rows", "columns"),
    [
        ("I", {2, 3, 4, 10, 11, 12}, {2, 3, 4, 10, 11, 12}),
        ("II", {2, 3, 10, 11, 12}, {2, 3, 11, 12}),
        ("III", {2, 3, 10, 11, 12}, {2, 12}),
        ("IIIA", {2, 12}, {2, 3, 4, 10, 11, 12}),
    ],
)
def test_certain_misses(name: str, rows: set[int], columns: set[int]) -> None:
    """The two-dice sums that can never hit anything, as the sheet lists them."""
    plan = board(name)
    assert {number for number in range(2, 13) if not plan.line(LEFT, number)} == rows
    assert {number for number in range(2, 13) if not plan.line(FRONT, number)} == columns


@pytest.mark.clause("GT-5.1", "GT-2.10")
@pytest.mark.parametrize(
    ("number", "starts", "spaces"),
    [
        (1, [0, -2, -4, -6], ["I", "START"]),
        (2, [0, -3, -6, -9], ["II", "I", "START"]),
        (3, [0, -4, -8, -12], ["III", "II", "I", "START"]),
    ],
)
def test_spacing_and_timer_by_number(number: int, starts: list[int], spaces: list[str]) -> None:
    assert figures(number).starts[:4] == starts
    assert figures(number).timer == spaces
