"""Intruders' walks on random ships of every kind of board, against a second reading of ABE-6.3.

The second reading knows nothing of faces' directions or of the board's neighbours: a ship is a picture, squares are
points of a plane (on a cylinder columns are counted round), a heading is a complex number and turning is multiplying.
"""

from __future__ import annotations

import pytest

from starboard.core.chance import Seeded
from starboard.games.galaxy_trucker.adventures.intruders import walk
from starboard.games.galaxy_trucker.cards import LeftOrRight
from starboard.games.galaxy_trucker.ship import hits
from starboard.games.galaxy_trucker.ship.boards import Square, board, column_of, row_of
from starboard.games.galaxy_trucker.ship.legality import placements
from starboard.games.galaxy_trucker.ship.ship import Component, Ship
from starboard.games.galaxy_trucker.ship.tiles import heap, start_cabins, tiles

BOARDS = ("I", "III", "IIIA", "IIB", "IIIB:1-4", "IIIB:2-2", "IV:T1+B5", "IV:T4+B3", "IV:T5+B2~")

POINTS = (-1j, 1 + 0j, 1j, -1 + 0j)
"""Front, right, rear and left with the front on top: the second axis grows to the rear."""
LEFT_TURN = -1j


def random_ship(name: str, seed: int) -> Ship:
    """Whatever fits, one tile after the other; crew in some cabins."""
    chance, plan = Seeded(seed, 77), board(name)
    ship = Ship(board=name)
    if plan.start:
        ship.put(plan.start, Component(start_cabins()[0]))
    pile = list(heap("base", "abe"))
    chance.shuffle(pile)
    for tile in pile[: 10 + chance.below(60)]:
        found = placements(ship, tile, strict=True)
        if found:
            place, turn = chance.pick(found)
            ship.put(place, Component(tile, turn))
    for place in ship.places("cabin", "start-cabin"):
        if chance.below(2):
            ship.humans[place] = 2
    return ship


class Picture:
    """A ship as points with four connectors each."""

    def __init__(self, ship: Ship) -> None:
        plan = board(ship.board)
        self.around = len(plan.columns) if plan.cylinder is not None else 0
        self.point = {
            place: complex(plan.columns.index(column_of(place)), plan.rows.index(row_of(place)))
            for place in ship.components
        }
        self.sides: dict[complex, tuple[int, ...]] = {}
        for place, component in ship.components.items():
            printed = tiles()[component.tile].connectors
            turned = printed[4 - component.turn :] + printed[: 4 - component.turn]
            self.sides[self.point[place]] = turned

    def beside(self, point: complex, heading: complex) -> complex:
        moved = point + heading
        return complex(moved.real % self.around, moved.imag) if self.around else moved

    def is_passage(self, point: complex, heading: complex) -> bool:
        other = self.beside(point, heading)
        if other not in self.sides:
            return False
        pair = {self.sides[point][POINTS.index(heading)], self.sides[other][POINTS.index(-heading)]}
        return 0 not in pair and (len(pair) == 1 or 3 in pair)

    def walk(
        self, point: complex, heading: complex, hand: LeftOrRight, steps: int, deadly: set[complex]
    ) -> list[complex]:
        """Left, straight on, right, back; the right-handed one the other way round (ABE-6.3.4, ABE-6.3.5)."""
        turn = LEFT_TURN if hand == "left" else -LEFT_TURN
        path = [point]
        while len(path) < steps and path[-1] not in deadly:
            tries = [heading * turn, heading, heading / turn, -heading]
            heading = next((way for way in tries if self.is_passage(path[-1], way)), 0j)
            if not heading:
                return path * steps
            path.append(self.beside(path[-1], heading))
        return path


def deadly(ship: Ship, picture: Picture) -> set[complex]:
    """Defense systems, and people joined to an armory (these ships have neither wires nor tokens; ABE-6.2.2).

    Switchboards connect what is joined to them or to others of their group (ABE-3.3.2).
    """
    kinds = {picture.point[place]: tiles()[component.tile].kind for place, component in ship.components.items()}
    joins = {
        point: {picture.beside(point, way) for way in POINTS if picture.is_passage(point, way)}
        for point in picture.sides
    }
    found = {point for point, kind in kinds.items() if kind == "defense-system"}
    for armory in (point for point, kind in kinds.items() if kind == "armory"):
        reached, boards = set(joins[armory]), {point for point in joins[armory] if kinds[point] == "switchboard"}
        while True:
            wider = {other for point in boards for other in joins[point]}
            more = {point for point in wider if kinds[point] == "switchboard"} - boards
            reached |= wider
            if not more:
                break
            boards |= more
        found |= {picture.point[place] for place in ship.humans if picture.point[place] in reached}
    return found


@pytest.mark.clause(
    "ABE-6.3.1", "ABE-6.3.2", "ABE-6.3.3", "ABE-6.3.4", "ABE-6.3.5", "ABE-6.3.6", "ABE-6.3.10", "ABE-6.2.4"
)
@pytest.mark.parametrize("name", BOARDS)
def test_walks_agree_with_a_second_reading(name: str) -> None:
    walked = 0
    for seed in range(12):
        ship = random_ship(name, seed)
        picture = Picture(ship)
        killers = deadly(ship, picture)
        assert {picture.point[place] for place in ship.defended()} == killers
        for entry, side in _entries(ship):
            for hand in ("left", "right"):
                heading = (side + 2) % 4
                expected = picture.walk(picture.point[entry], POINTS[heading], hand, 15, killers)
                path = [picture.point[place] for place, _way in walk(ship, entry, heading, hand, 15)]
                assert path == expected[:15], (name, seed, entry, side, hand)
                walked += 1
    assert walked > 200


def _entries(ship: Ship) -> list[tuple[Square, int]]:
    """Every component that something can come upon first, from every side and, on a cylinder, every start column."""
    plan = board(ship.board)
    found = set()
    for side in range(4):
        for line in range(1, 13):
            for start in (3, 7) if plan.cylinder is not None and side % 2 else (0,):
                entry = hits.first_met(ship, side, line, start)
                if entry is not None:
                    found.add((entry, side))
    return sorted(found)


@pytest.mark.clause("ABE-4.2.1", "ABE-4.2.2", "ABE-4.4.1")
@pytest.mark.parametrize("name", BOARDS)
def test_connectors_and_pieces_agree_with_a_second_reading(name: str) -> None:
    """Ships with holes shot into them: exposed connectors, also at the seam of a cylinder, and what holds together."""
    for seed in range(12):
        ship, chance = random_ship(name, seed), Seeded(seed, 78)
        for _ in range(chance.below(6)):
            if len(ship.components) > 1:
                ship.remove([chance.pick(sorted(ship.components))])
        picture = Picture(ship)
        open_sides = [
            (point, way)
            for point, sides in picture.sides.items()
            for connector, way in zip(sides, POINTS, strict=True)
            if connector and picture.beside(point, way) not in picture.sides
        ]
        assert ship.exposed() == len(open_sides)
        left, pieces = set(picture.sides), 0
        while left:
            pieces += 1
            todo = [left.pop()]
            while todo:
                point = todo.pop()
                near = {picture.beside(point, way) for way in POINTS if picture.is_passage(point, way)} & left
                left -= near
                todo += near
        assert len(ship.pieces()) == pieces
