"""What a ship is worth that is still built, in credits: what a flight would bring in, and what it can become."""

from __future__ import annotations

from typing import NamedTuple

from starboard.games.galaxy_trucker.ship.boards import board
from starboard.games.galaxy_trucker.ship.ship import Ship
from starboard.games.galaxy_trucker.ship.tiles import Set
from starboard.games.galaxy_trucker.trucker.danger import dangers
from starboard.games.galaxy_trucker.trucker.earnings import Circumstances, Dangers, earnings, usual_rivals
from starboard.games.galaxy_trucker.trucker.growth import growth
from starboard.games.galaxy_trucker.trucker.means import planned
from starboard.games.galaxy_trucker.trucker.outlook import Outlook

HAZE = 2.0
"""How unsure strengths are while ships are built."""
ROOM = 1.3
"""What a square that can be built on is worth, as a part of what is built on it."""
WAYS = 0.8
"""What a square more to choose from is worth, as a part of what is built on it."""
LOOKS = 0.08
"""What an exposed connector costs at the end, as a part of the reward for the best-looking ship."""
STAYS = 0.3
"""How often a connector stays exposed that leads to an empty square, while there is time."""


class Yard(NamedTuple):
    """What a builder goes by."""

    outlook: Outlook
    boxes: tuple[Set, ...]
    beauty: int
    """The reward for the best-looking ship."""
    hurry: float = 0.0
    """From 0, there is time, to 1: nothing more will be built."""

    @property
    def part(self) -> float:
        """What a component is worth on the average."""
        return 0.5 + 0.2 * self.outlook.number

    @property
    def square(self) -> float:
        """What a square is worth that can still be built on: what any tile costs."""
        return (1 - self.hurry) * ROOM * self.part


NO_DANGER: Dangers = {}


def worth(ship: Ship, yard: Yard, *, wary: bool = True) -> float:
    """The credits that this ship promises. ``wary``: think of what hits would do to it."""
    faces = ship.faces()
    can = growth(ship, faces, yard.boxes)
    exposed = can.exposed + (STAYS + (1 - STAYS) * yard.hurry) * can.open
    around = Circumstances(yard.outlook, usual_rivals(yard.outlook.number), HAZE)
    choices = planned(ship, exposed)
    harm = NO_DANGER
    if wary:
        built = len(faces) / len(board(ship.board).squares)
        harm = {hit: built * cost for hit, cost in dangers(ship, faces, yard.part, choices[0].power).items()}
    best = max(earnings(means, harm, around) for means in choices)
    grows = yard.square * can.room + (1 - yard.hurry) * WAYS * yard.part * can.ways
    return best + grows - LOOKS * yard.beauty * exposed
