"""Ship boards (GT-1.5, ABE-4), and the figures that go with the number of a class.

Nothing here assumes a flat grid: rules ask the board for the neighbour of a square in a direction, what a roll of the
dice names, and for the squares that something flying along a row or column meets. A board is found by its name; a name
may carry more than a class, so one cached object serves every table:

    II            a class
    IIIB:1-4      the squares of dice 1 and 4 are closed (ABE-4.3.1); IIIB:2-2 has no start square either
    IV:T3+B2      two halves (ABE-4.4.1)
    II~           a class whose whole grid is open: the Architect builds outside the outline (ABE-9.2)
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from functools import cache
from itertools import combinations_with_replacement
from typing import Any, Literal, TypeAlias

import msgspec

from starboard.core.chance import Chance
from starboard.core.data import load
from starboard.games.galaxy_trucker.ship.tiles import FRONT, LEFT, REAR, RIGHT, Side

Square: TypeAlias = int
"""A square of a board: 100 times the printed row plus the printed column, so 708 is row 7, column 8."""

Coordinates: TypeAlias = tuple[int, int]
"""Row and column of a square as printed on the board."""

OFF: Square = 0
"""What a board answers where it has no square."""

_COLUMNS = 100
"""More columns than any board has."""

OPEN = "~"
"""Ends the name of a board whose whole grid is open."""


def square(row: int, column: int) -> Square:
    """The square of this row and column: every square has one name, so any other one is :data:`OFF`."""
    return row * _COLUMNS + column if 0 <= column < _COLUMNS else OFF


def row_of(place: Square) -> int:
    """The printed row of a square."""
    return place // _COLUMNS


def column_of(place: Square) -> int:
    """The printed column of a square."""
    return place % _COLUMNS


class Roll(msgspec.Struct, frozen=True):
    """What the dice say about an attack: the line, and on a cylinder the column a side attack starts in."""

    dice: tuple[int, ...]
    line: int
    start: int = 0
    """0 where there is none, or where the first die has missed (ABE-4.2.4)."""


class Board:
    """The squares of one ship board. Never changes; ships name it, they do not hold it."""

    __slots__ = (
        "cap",
        "closed",
        "columns",
        "cylinder",
        "hulls",
        "name",
        "neighbours",
        "number",
        "numbered",
        "outside",
        "picture",
        "price",
        "rows",
        "squares",
        "start",
        "sums",
    )

    def __init__(self, name: str, data: _Board, closed: frozenset[Square] = frozenset(), *, startless: bool = False):
        self.name = name
        self.number = data.number
        """The number of the class: it decides rewards, piles, timer and spacing."""
        self.cap = data.cap
        """The most that lost components can cost (GT-10.5); ``None`` for a board without insurance."""
        self.price = data.price
        """What the insurance costs; 0 where it need not be bought (ABE-4.4.4)."""
        self.rows = data.rows
        """Printed rows, front to rear."""
        self.columns = data.columns
        """Printed columns, left to right."""
        self.picture = data.picture
        self.cylinder = data.cylinder
        """The dice tables of a board that is a cylinder (ABE-4.2)."""
        self.sums = data.sums
        """The rows and columns by the sum of the dice, where they are not the sum itself."""
        self.closed = closed
        """Squares that must stay empty (ABE-4.3.1)."""
        self.numbered = _numbered(data)
        """The die printed on a square: it closes it (ABE-4.3.1)."""
        self.outside: frozenset[Square] = frozenset()
        """Squares of the grid that lie outside the outline, where they are open at all (ABE-9.2)."""
        marks = {
            square(row, column): mark
            for row, line in zip(data.rows, data.picture, strict=True)
            for column, mark in zip(data.columns, line, strict=True)
            if mark != "."
        }
        self.squares: tuple[Square, ...] = tuple(marks)
        """All squares, front to rear and left to right."""
        starts = [place for place, mark in marks.items() if mark == "S" and not startless]
        self.start: Square = starts[0] if starts else OFF
        """The start cabin's square; :data:`OFF` on a board without one."""
        self.neighbours = self._neighbourhood()
        """For each square its neighbours to the front, right, rear and left; :data:`OFF` where there is none."""
        self.hulls: tuple[frozenset[Square], ...] = tuple(self._hulls())
        """The parts of the board: one, save where two hulls count as one ship (BX-5.3)."""

    def _neighbourhood(self) -> dict[Square, tuple[Square, Square, Square, Square]]:
        return {
            place: (
                self._next(place, FRONT),
                self._next(place, RIGHT),
                self._next(place, REAR),
                self._next(place, LEFT),
            )
            for place in self.squares
        }

    def _hulls(self) -> Iterator[frozenset[Square]]:
        left = set(self.squares)
        while left:
            hull = [min(left)]
            for place in hull:  # grows while it is walked
                left.discard(place)
                hull += [other for other in self.neighbours[place] if other in left and other not in hull]
            yield frozenset(hull)

    def opened(self) -> Board:
        """The same board with every square of its grid open (ABE-9.2)."""
        wide = copy(self)
        wide.name = self.name + OPEN
        wide.squares = tuple(square(row, column) for row in self.rows for column in self.columns)
        wide.outside = frozenset(wide.squares) - set(self.squares)
        wide.neighbours = wide._neighbourhood()
        return wide

    def _next(self, place: Square, direction: Side) -> Square:
        row, column = self.rows.index(row_of(place)), self.columns.index(column_of(place))
        if direction in (FRONT, REAR):
            row += 1 if direction == REAR else -1
        else:
            column += 1 if direction == RIGHT else -1
        if self.cylinder is not None:
            column %= len(self.columns)  # the outermost columns are neighbours (ABE-4.2.1)
        if not (0 <= row < len(self.rows) and 0 <= column < len(self.columns)):
            return OFF
        neighbour = square(self.rows[row], self.columns[column])
        return neighbour if neighbour in self.squares else OFF

    # --- attacks ------------------------------------------------------------------------------------------

    def roll(self, chance: Chance, side: Side) -> Roll:
        """Throw the dice for something that comes from this side (GT-7.1, ABE-4.2.3, ABE-4.2.4)."""
        first = chance.die()
        if self.cylinder is None:
            dice = (first, chance.die())
            return Roll(dice, sum(dice) if self.sums is None else self.sums[sum(dice)])
        if side in (FRONT, REAR):
            dice = (first, chance.die())
            return Roll(dice, self.cylinder.column(dice))
        if first not in self.cylinder.rows:
            return Roll((first,), first)
        second = chance.die()
        return Roll((first, second), first, self.cylinder.starts[second - 1])

    def roll_place(self, chance: Chance, side: Side) -> tuple[tuple[int, ...], int]:
        """Throw the dice for a column (``side`` front) or a row (left); row 0 is a miss (ABE-4.2.16)."""
        if self.cylinder is not None and side not in (FRONT, REAR):
            die = chance.die()
            return (die,), self.number_at(side, die)
        rolled = self.roll(chance, side)
        return rolled.dice, rolled.line

    def number_at(self, side: Side, line: int) -> int:
        """The printed row or column that a line is; 0 for none. On a cylinder a die names the row (ABE-4.2.11)."""
        if self.cylinder is not None and side not in (FRONT, REAR):
            return self.cylinder.rows.get(line, 0)
        return line

    def beside(self, line: int, direction: Side) -> int:
        """The next line in this direction: where a hit strikes when thrusters blow there (ABE-3.2.4)."""
        if direction in (LEFT, RIGHT):
            step = 1 if direction == RIGHT else -1
            if self.cylinder is None:
                return line + step
            return (line - 1 + step) % len(self.columns) + 1
        to_rear = 1 if self.rows[0] < self.rows[-1] else -1
        return line + (to_rear if direction == REAR else -to_rear)

    def near(self, side: Side, one: int, other: int) -> bool:
        """Whether two printed rows (or columns, for front and rear) are the same or neighbours (ABE-4.2.10)."""
        apart = abs(one - other)
        wraps = self.cylinder is not None and side in (FRONT, REAR)
        return apart <= 1 or (wraps and apart == len(self.columns) - 1)

    def line(self, side: Side, number: int, start: int = 0) -> list[Square]:
        """The squares that something coming from this side meets, first one first (GT-7.1).

        ``number`` is the column for front and rear, the row for left and right. On a cylinder a die names the row,
        and what comes begins in the column ``start`` and goes round (ABE-4.2.6).
        """
        number = self.number_at(side, number)
        if side in (FRONT, REAR):
            places = [place for place in self.squares if column_of(place) == number]
        else:
            places = [place for place in self.squares if row_of(place) == number]
        if side in (REAR, RIGHT):
            places.reverse()
        if self.cylinder is not None and side in (LEFT, RIGHT):
            if not start:
                return []
            ahead = [p for p in places if (column_of(p) >= start if side == LEFT else column_of(p) <= start)]
            places = ahead + [place for place in places if place not in ahead]
        return places


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
    reconstructed: tuple[str, ...] = ()


class Cylinder(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The dice tables of a cylinder."""

    columns: tuple[tuple[tuple[int, int], ...], ...]
    """The unordered pairs of dice of each column (ABE-4.2.3)."""
    rows: dict[int, int]
    """The row of a die; any other value misses (ABE-4.2.4)."""
    starts: tuple[int, ...]
    """The start column by the second die (ABE-4.2.5)."""

    def column(self, dice: tuple[int, int]) -> int:
        """The column of two dice, whichever fell first."""
        pair = (min(dice), max(dice))
        return next(number for number, pairs in enumerate(self.columns, start=1) if pair in pairs)


class _Board(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    number: int
    rows: list[int]
    columns: list[int]
    picture: list[str]
    cap: int | None = None
    price: int = 0
    cylinder: Cylinder | None = None
    closing: tuple[str, ...] = ()
    """For each square the die that closes it (ABE-4.3.1)."""
    sums: dict[int, int] | None = None
    reconstructed: tuple[str, ...] = ()


class _Half(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    part: Literal["front", "rear"]
    rows: list[int]
    picture: list[str]
    cap: int | None = None
    price: int = 0
    reconstructed: tuple[str, ...] = ()


class _Halved(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    number: int
    rows: list[int]
    columns: list[int]
    reconstructed: tuple[str, ...] = ()


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    boards: dict[str, _Board]
    numbers: dict[int, Figures]
    halves: dict[str, _Half] = {}
    halved: dict[str, _Halved] = {}


FILES = ("boards", "abe_boards")


@cache
def _file() -> _File:
    """All boards of all boxes."""
    whole = _File(boards={}, numbers={}, halves={}, halved={})
    for name in FILES:
        part = load("starboard.games.galaxy_trucker", name, _File)
        for field in _File.__struct_fields__:
            getattr(whole, field).update(getattr(part, field))
    return whole


def classes() -> tuple[str, ...]:
    """The names of the ship classes."""
    return (*_file().boards, *_file().halved)


def class_of(name: str) -> str:
    """The class of a board: ``IIIB`` of ``IIIB:1-4``."""
    return name.partition(":")[0].removesuffix(OPEN)


@cache
def class_number(name: str) -> int:
    """The number of a class (ABE-4.1.3)."""
    file = _file()
    return (file.halved if name in file.halved else file.boards)[name].number


def is_halved(name: str) -> bool:
    """Whether boards of this class are put together of two halves (ABE-4.4.1)."""
    return name in _file().halved


def halves(part: Literal["front", "rear"]) -> list[str]:
    """The halves that lie in front, or behind (ABE-4.4.1)."""
    return [name for name, half in _file().halves.items() if half.part == part]


@cache
def board(name: str) -> Board:
    """The board of this name. Raises ``KeyError`` for one that does not exist."""
    if name.endswith(OPEN):
        return board(name.removesuffix(OPEN)).opened()
    kind, _colon, more = name.partition(":")
    file = _file()
    if kind in file.halved:
        return Board(name, _put_together(file, file.halved[kind], more))
    data = file.boards[kind]
    if not more:
        return Board(name, data)
    dice = [int(die) for die in more.split("-")] if data.closing and len(more) == 3 else []
    if len(dice) != 2 or not all(1 <= die <= 6 for die in dice):
        raise KeyError(name)
    return Board(name, data, _closed(data, dice), startless=dice[0] == dice[1])


def _numbered(data: _Board) -> dict[Square, int]:
    """The squares with a die on them."""
    return {
        square(row, column): int(mark)
        for row, line in zip(data.rows, data.closing, strict=bool(data.closing))
        for column, mark in zip(data.columns, line, strict=True)
        if mark.isdigit()
    }


def _closed(data: _Board, dice: list[int]) -> frozenset[Square]:
    """The squares the dice close; doubles close the start square too (ABE-4.3.3)."""
    marks = {str(die) for die in dice} | ({"S"} if dice[0] == dice[1] else set())
    return frozenset(
        square(row, column)
        for row, line in zip(data.rows, data.closing, strict=True)
        for column, mark in zip(data.columns, line, strict=True)
        if mark in marks
    )


def _put_together(file: _File, data: _Halved, names: str) -> _Board:
    """Two halves as one board (ABE-4.4.1)."""
    front, _plus, rear = names.partition("+")
    if not front or file.halves[front].part != "front" or file.halves[rear].part != "rear":
        raise KeyError(names)
    lines = {
        row: line
        for half in (file.halves[front], file.halves[rear])
        for row, line in zip(half.rows, half.picture, strict=True)
    }
    return _Board(
        number=data.number,
        rows=data.rows,
        columns=data.columns,
        picture=[lines.get(row, "." * len(data.columns)) for row in data.rows],
        cap=file.halves[front].cap,
        price=file.halves[rear].price,
    )


def board_names() -> list[str]:
    """Every board that a ship can have, with its whole grid open or not."""
    file = _file()
    names = list(file.boards)
    names += [
        f"{name}:{low}-{high}"
        for name, data in file.boards.items()
        if data.closing
        for low, high in combinations_with_replacement(range(1, 7), 2)
    ]
    names += [f"{name}:{front}+{rear}" for name in file.halved for front in halves("front") for rear in halves("rear")]
    return [*names, *(name + OPEN for name in names)]


def numbers() -> dict[int, Figures]:
    """The figures by the number of a class."""
    return _file().numbers


def figures(number: int) -> Figures:
    """The figures that go with the number of a class."""
    return numbers()[number]


def reconstructed() -> dict[str, tuple[str, ...]]:
    """The fields of boards, halves and figures that no source states and that we chose, by their names in the file."""
    file = _file()
    groups: dict[str, dict[Any, Any]] = {
        "boards": {**file.boards},
        "halves": {**file.halves},
        "halved": {**file.halved},
        "numbers": {**file.numbers},
    }
    return {
        f"{group}.{name}": entry.reconstructed
        for group, entries in groups.items()
        for name, entry in entries.items()
        if entry.reconstructed
    }
