"""Goods arranged in one move (GT-6.11): what may lie where, and the arrangement that keeps most."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import TypeAlias

from starboard.core.game import Illegal
from starboard.games.galaxy_trucker.cards import RANK, VALUE, Good
from starboard.games.galaxy_trucker.events.flight import Carried
from starboard.games.galaxy_trucker.moves.flight import Arrange, Stack
from starboard.games.galaxy_trucker.ship.boards import Coordinates, Square, column_of, row_of, square
from starboard.games.galaxy_trucker.ship.ship import Ship, copy_ship


def refusal(ship: Ship, bay: Sequence[Good], move: Arrange) -> Illegal | None:
    """Why goods can't lie like that: each cube must be there, and each hold must take its own."""
    left = Counter(bay) + Counter(ship.cargo())
    for stack in move.holds:
        for good in stack.goods:
            left[good] -= 1
            if left[good] < 0:
                return Illegal("GT-6.11", "galaxy-trucker-why-not-in-the-bay", good=good)
    trial, stores = emptied(ship), ship.stores()
    for stack in move.holds:
        hold = square(stack.row, stack.column)
        if hold not in stores:
            return Illegal("GT-4.7", "galaxy-trucker-why-no-hold")
        for good in sorted(stack.goods, key=RANK.__getitem__):
            if not trial.takes(hold, good):
                reason = "hold-full" if trial.holds(hold, good) else "red-needs-special"
                return Illegal("GT-4.7", f"galaxy-trucker-why-{reason}")
            trial.stow(hold, good)
    return None


def emptied(ship: Ship) -> Ship:
    """A copy without goods."""
    trial = copy_ship(ship)
    trial.goods = {}
    return trial


def best_fit(ship: Ship, bay: Sequence[Good]) -> Arrange:
    """The arrangement that keeps the most value; what need not move stays where it is.

    Dearest first: a cube may push another one on as long as that finds a place too, so nothing dearer is ever left.
    """
    cubes = [(good, hold) for hold in sorted(ship.goods) for good in ship.goods[hold]]
    cubes += [(good, 0) for good in bay]
    cubes.sort(key=lambda cube: (RANK[cube[0]], cube[1] == 0))
    places = _containers(ship)
    lies: dict[int, int] = {}
    for number in range(len(cubes)):
        _settle(ship, cubes, places, lies, number, set())
    found: dict[Square, list[Good]] = {}
    for place, number in lies.items():
        found.setdefault(places[place][0], []).append(cubes[number][0])  # type: ignore[arg-type]
    return arrangement(found)


def arrangement(holds: dict[Square, list[Good]]) -> Arrange:
    """These holds as a move."""
    return Arrange(
        tuple(
            Stack(row_of(hold), column_of(hold), tuple(sorted(goods, key=RANK.__getitem__)))
            for hold, goods in sorted(holds.items())
            if goods
        )
    )


def _containers(ship: Ship) -> list[tuple[Square, bool]]:
    """Every container of every hold, and whether it is a special one."""
    found = []
    for hold in ship.stores():
        face = ship.face(hold)
        found += [(hold, False)] * (face.normal + ship.hides(hold)) + [(hold, True)] * face.special
    return found


def _takes(ship: Ship, good: str, place: tuple[Square, bool]) -> bool:
    hold, special = place
    return ship.holds(hold, good) and (special or good != "red" or ship.leeway.red_anywhere)


def _settle(
    ship: Ship,
    cubes: list[tuple[str, Square]],
    places: list[tuple[Square, bool]],
    lies: dict[int, int],
    number: int,
    tried: set[int],
) -> bool:
    """Find a container for a cube, where it is if it can, ordinary ones first; others make room if they can."""
    good, at = cubes[number]
    order = sorted(range(len(places)), key=lambda place: (places[place][0] != at, places[place][1], place))
    open_to = [place for place in order if place not in tried and _takes(ship, good, places[place])]
    free = next((place for place in open_to if place not in lies), None)
    if free is not None:
        lies[free] = number
        return True
    for place in open_to:
        tried.add(place)
        if _settle(ship, cubes, places, lies, lies[place], tried):
            lies[place] = number
            return True
    return False


Cargo: TypeAlias = Mapping[Square, tuple[str, ...]]


def ways(before: Cargo, after: Cargo, bay: Iterable[Good]) -> list[Carried]:
    """The cubes that do not stay where they were, and the way each goes."""
    went: list[tuple[str, Coordinates | None]] = []
    came: list[tuple[str, Coordinates | None]] = []
    for hold in sorted({*before, *after}):
        was, now = Counter(before.get(hold, ())), Counter(after.get(hold, ()))
        spot = row_of(hold), column_of(hold)
        went += [(good, spot) for good in (was - now).elements()]
        came += [(good, spot) for good in (now - was).elements()]
    went += [(good, None) for good in bay]
    found = []
    for good, start in went:
        end = next((spot for other, spot in came if other == good), None)
        if end is not None:
            came.remove((good, end))
        if start is not None or end is not None:
            found.append(Carried(good=good, start=start, end=end))  # type: ignore[arg-type]
    return found


def worth(goods: Iterable[str]) -> int:
    """What these cubes sell for, without anybody's help."""
    return sum(VALUE[good] for good in goods)
