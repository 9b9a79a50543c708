"""The Assembler (ABE-9.3): A connects two components without wires; B plates the exposed connectors of one."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from starboard.core.game import Move
from starboard.games.galaxy_trucker.events.team import TokenPlaced, WiredUp
from starboard.games.galaxy_trucker.ship import tokens
from starboard.games.galaxy_trucker.ship.boards import OFF, Square, column_of, row_of
from starboard.games.galaxy_trucker.ship.tokens import Overlay
from starboard.games.galaxy_trucker.team.asks import Answered, Ask, place_of, spot

if TYPE_CHECKING:
    from starboard.core.chance import Chance
    from starboard.games.galaxy_trucker.ship.ship import Ship
    from starboard.games.galaxy_trucker.ship.tiles import Side
    from starboard.games.galaxy_trucker.state import State

PLATES = 3
"""Plating tokens: a component with more exposed connectors can't be plated."""


def exposed_sides(ship: Ship, place: Square) -> list[Side]:
    """The sides of a component with an exposed connector (GT-3.8)."""
    connectors = ship.face(place).connectors
    return [side for side in range(4) if connectors[side] and ship.neighbour(place, side) == OFF]


class Wireless(Ask, frozen=True):
    """A: choose two components that will count as connected."""

    first: Square = OFF
    perk: ClassVar[str] = "assembler.a"
    clause: ClassVar[str] = "ABE-9.3"

    def choices(self, state: State) -> list[Move]:
        components = sorted(self.ship(state).components)
        return [spot(place) for place in components if place != self.first] if len(components) > 1 else []

    def use(self, state: State, move: Move, chance: Chance) -> Answered:
        place = place_of(move)
        if self.first == OFF:
            return [], Wireless(self.seat, place)
        pair = (min(self.first, place), max(self.first, place))
        ship = self.ship(state)
        ship.wires = (*ship.wires, pair)
        return [self.used(), WiredUp(seat=self.seat, squares=pair)], None


class Plating(Ask, frozen=True):
    """B: choose the component whose exposed connectors become armour."""

    perk: ClassVar[str] = "assembler.b"
    clause: ClassVar[str] = "ABE-9.3"

    def choices(self, state: State) -> list[Move]:
        ship = self.ship(state)
        return [spot(place) for place in sorted(ship.components) if 0 < len(exposed_sides(ship, place)) <= PLATES]

    def use(self, state: State, move: Move, chance: Chance) -> Answered:
        ship, place = self.ship(state), place_of(move)
        sides = exposed_sides(ship, place)
        tokens.add(ship, *(Overlay("plating", place, side) for side in sides))
        row, column = row_of(place), column_of(place)
        told = [TokenPlaced(seat=self.seat, token="plating", row=row, column=column, side=side) for side in sides]
        return [self.used(), *told], None
