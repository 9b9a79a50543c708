"""Ship boards (GT-1.5), and the figures that go with the number of a class.

Nothing here assumes a flat grid: rules ask the board for the neighbour of a square in a direction, and for the squares
that something flying along a row or column meets. A board is found by its name; a name may carry more than a class
(closed squares, halves), so one cached object serves every table.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TypeAlias

import msgspec

from starboard.games.galaxy_trucker.tiles import FRONT, LEFT, REAR, RIGHT, Side

Square: TypeAlias = int
"""A square of a board: 100 times the printed row plus the printed column, so 708 is row 7, column 8."""

OFF: Square = 0
"""What a board answers where it has no square."""


def square(row: int, column: int) -> Square:
    """The square of this row and column."""
    return row * 100 + column


def row_of(place: Square) -> int:
    """The printed row of a square."""
    return place // 100


def column_of(place: Square) -> int:
    """The printed column of a square."""
    return place % 100


class Board:
    """The squares of one ship board. Never changes; ships name it, they do not hold it."""

    __slots__ = ("cap", "columns", "name", "neighbours", "number", "picture", "rows", "squares", "start")

    def __init__(self, name: str, data: _Board) -> None:
        self.name = name
        self.number = data.number
        """The number of the class: it decides rewards, piles, timer and spacing."""
        self.cap = data.cap
        """The most that lost components can cost (GT-10.5); ``None`` for a board without insurance."""
        self.rows = data.rows
        """Printed rows, front to rear."""
        self.columns = data.columns
        """Printed columns, left to right."""
        self.picture = data.picture
        marks = {
            square(row, column): mark
            for row, line in zip(data.rows, data.picture, strict=True)
            for column, mark in zip(data.columns, line, strict=True)
            if mark != "."
        }
        self.squares: tuple[Square, ...] = tuple(marks)
        """All squares, front to rear and left to right."""
        self.start: Square = next(place for place, mark in marks.items() if mark == "S")
        self.neighbours: dict[Square, tuple[Square, Square, Square, Square]] = {
            place: (
                self._next(place, FRONT),
                self._next(place, RIGHT),
                self._next(place, REAR),
                self._next(place, LEFT),
            )
            for place in marks
        }
        """For each square its neighbours to the front, right, rear and left; :data:`OFF` where there is none."""

    def _next(self, place: Square, direction: Side) -> Square:
        row, column = self.rows.index(row_of(place)), self.columns.index(column_of(place))
        if direction in (FRONT, REAR):
            row += 1 if direction == REAR else -1
        else:
            column += 1 if direction == RIGHT else -1
        if not (0 <= row < len(self.rows) and 0 <= column < len(self.columns)):
            return OFF
        neighbour = square(self.rows[row], self.columns[column])
        return neighbour if neighbour in self.squares else OFF

    def line(self, side: Side, number: int) -> list[Square]:
        """The squares that something coming from this side meets, first one first (GT-7.1).

        ``number`` is the printed column for front and rear, the printed row for left and right.
        """
        if side in (FRONT, REAR):
            places = [place for place in self.squares if column_of(place) == number]
        else:
            places = [place for place in self.squares if row_of(place) == number]
        return places if side in (FRONT, LEFT) else places[::-1]


class Figures(msgspec.Struct, frozen=True, kw_only=True):
    """What the number of a class decides."""

    starts: list[int]
    """Start positions by number tile, tile 1 first (GT-5.1)."""
    finish: list[int]
    """Finishing rewards by place (GT-10.2)."""
    best_looking: int
    """The reward for the best-looking ship (GT-10.3)."""
    pile: dict[str, int]
    """Cards of each deck in a pile (GT-1.5)."""
    timer: list[str]
    """The spaces the timer stands on, one after the other (GT-2.10)."""


class _Board(msgspec.Struct, frozen=True, kw_only=True):
    number: int
    rows: list[int]
    columns: list[int]
    picture: list[str]
    cap: int | None = None


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    boards: dict[str, _Board]
    numbers: dict[int, Figures]


@cache
def _file() -> _File:
    data = (files(__package__) / "data" / "boards.toml").read_bytes()
    return msgspec.toml.decode(data, type=_File, strict=False)


def classes() -> tuple[str, ...]:
    """The names of the ship classes."""
    return tuple(_file().boards)


@cache
def board(name: str) -> Board:
    """The board of this name. Raises ``KeyError`` for one that does not exist."""
    return Board(name, _file().boards[name])


def figures(number: int) -> Figures:
    """The figures that go with the number of a class."""
    return _file().numbers[number]
