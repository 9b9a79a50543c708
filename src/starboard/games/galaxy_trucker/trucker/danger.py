"""What meteors and shots would do to a ship: line by line of its board, by the geometry of the rules (GT-7)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache
from itertools import product

from starboard.core.chance import Chance
from starboard.games.galaxy_trucker.ship import hits
from starboard.games.galaxy_trucker.ship.boards import Square, board
from starboard.games.galaxy_trucker.ship.ship import JOINS, Ship
from starboard.games.galaxy_trucker.ship.tiles import CANNONS, SIDES, SMOOTH, Face, Side
from starboard.games.galaxy_trucker.trucker.earnings import TOKEN, Dangers

HANGS = 1.5
"""What hangs on a component counts so much more: with it go engines, guns and crew at one time."""


class _Dice(Chance):
    """Dice that fall as they are told to."""

    def __init__(self, falls: tuple[int, ...]) -> None:
        super().__init__()
        self._falls = list(falls)

    def _below(self, n: int) -> int:
        return self._falls.pop(0) - 1


@cache
def lines(name: str, side: Side) -> tuple[tuple[int, int, float], ...]:
    """Every line (and, on a cylinder, its start) that dice can name for what comes from a side, and how often."""
    rolls = [board(name).roll(_Dice(dice), side) for dice in product(range(1, 7), repeat=2)]
    often = Counter((roll.line, roll.start) for roll in rolls)
    return tuple((line, start, count / len(rolls)) for (line, start), count in often.items())


def dangers(ship: Ship, faces: Mapping[Square, Face], part: float, power: float) -> Dangers:
    """What a hit of each kind from each side costs on the average.

    ``part`` is what a component is worth, ``power`` the share of occasions on which there is a battery token.
    """
    hangs = loose_without(ship, faces)
    found: Dangers = {}
    for side in range(4):
        guarded = any(side in face.guards for face in faces.values())
        guns = [place for place, face in faces.items() if face.kind in CANNONS and hits.points(face, side)]
        small = large = light = heavy = 0.0
        for line, start, often in lines(ship.board, side):
            target = hits.first_met(ship, side, line, start)
            if target is None or side in faces[target].armour:
                continue
            loss = often * (1.0 + part) * (1 + HANGS * hangs.get(target, 0))
            heavy += loss
            shot = loss - power * (loss - often * TOKEN) if guarded else loss
            light += shot
            if faces[target].connectors[side] != SMOOTH and not ship.neighbour(target, side):
                small += shot
            covering = [gun for gun in guns if hits.covers(ship, gun, side, line)]
            if not covering:
                large += loss
            elif all(faces[gun].cost for gun in covering):
                large += loss - power * (loss - often * TOKEN)
        name = SIDES[side]
        found["small-meteor", name], found["large-meteor", name] = small, large
        found["light-fire", name], found["heavy-fire", name] = light, heavy
    return found


def loose_without(ship: Ship, faces: Mapping[Square, Face]) -> dict[Square, int]:
    """For every component on which others hang, how many fall off without it (GT-6.12): the smaller part goes."""
    if not faces:
        return {}
    neighbours = board(ship.board).neighbours
    joined = {
        place: [
            other
            for side, other in enumerate(neighbours[place])
            if other in faces and JOINS[face.connectors[side]][faces[other].connectors[side ^ 2]]
        ]
        for place, face in faces.items()
    }
    found: dict[Square, int] = {}
    seen: dict[Square, int] = {}
    for root in faces:
        if root not in seen:
            _walk(root, joined, seen, found)
    return found


def _walk(root: Square, joined: dict[Square, list[Square]], seen: dict[Square, int], found: dict[Square, int]) -> None:
    """A walk in depth: what can be reached only through a component hangs on it."""
    first = len(seen)
    seen[root] = first
    low, size, cut = {root: first}, {root: 1}, dict[Square, list[int]]()
    way = [(root, iter(joined[root]), root)]
    while way:
        place, rest, came = way[-1]
        for other in rest:
            if other not in seen:
                seen[other] = low[other] = len(seen)
                size[other] = 1
                way.append((other, iter(joined[other]), place))
                break
            if other != came:
                low[place] = min(low[place], seen[other])
        else:
            way.pop()
            if place != root:
                low[came] = min(low[came], low[place])
                size[came] += size[place]
                if low[place] >= seen[came]:
                    cut.setdefault(came, []).append(size[place])
    for place, pieces in cut.items():
        rest_of_it = size[root] - 1 - sum(pieces)
        fallen = size[root] - 1 - max([*pieces, rest_of_it])
        if fallen:
            found[place] = fallen
