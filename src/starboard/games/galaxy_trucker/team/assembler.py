"""The Assembler (ABE-9.3): A connects two components without wires; B plates the exposed connectors of one."""

from __future__ import annotations

from typing import ClassVar

from starboard.core.game import Move
from starboard.core.text import Argument
from starboard.games.galaxy_trucker.events.team import TokenPlaced, WiredUp
from starboard.games.galaxy_trucker.phrases import say_part
from starboard.games.galaxy_trucker.play import Play
from starboard.games.galaxy_trucker.seen import Seen, rebuild
from starboard.games.galaxy_trucker.ship import tokens
from starboard.games.galaxy_trucker.ship.boards import OFF, Square, column_of, row_of
from starboard.games.galaxy_trucker.ship.perks import Perk, supply
from starboard.games.galaxy_trucker.ship.ship import Ship
from starboard.games.galaxy_trucker.ship.tiles import Side
from starboard.games.galaxy_trucker.ship.tokens import Overlay
from starboard.games.galaxy_trucker.state import State
from starboard.games.galaxy_trucker.team.asks import AbilityAsk, Ask, place_of, spot


def exposed_sides(ship: Ship, place: Square) -> list[Side]:
    """The sides of a component with an exposed connector (GT-3.8)."""
    connectors = ship.face(place).connectors
    return [side for side in range(4) if connectors[side] and ship.neighbour(place, side) == OFF]


class Wireless(AbilityAsk, frozen=True):
    """A: choose two components that will count as connected."""

    first: Square = OFF
    perk: ClassVar[Perk] = "assembler.a"
    clause: ClassVar[str] = "ABE-9.3"

    def choices(self, state: State) -> list[Move]:
        components = sorted(self.ship(state).components)
        return [spot(place) for place in components if place != self.first] if len(components) > 1 else []

    def use(self, play: Play, move: Move) -> Ask | None:
        place = place_of(move)
        if self.first == OFF:
            return Wireless(self.seat, place)
        pair = (min(self.first, place), max(self.first, place))
        ship = self.ship(play.state)
        ship.wires = (*ship.wires, pair)
        self.tell_used(play)
        play.tell(WiredUp(seat=self.seat, squares=pair))
        return None

    def said(self, view: Seen) -> dict[str, Argument]:
        if not self.first:
            return {"stage": "first", "part": "none"}
        return {"stage": "second", "part": say_part(rebuild(view.players[self.seat].ship), self.first)}


class Plating(AbilityAsk, frozen=True):
    """B: choose the component whose exposed connectors become armour: not more than there are tokens."""

    perk: ClassVar[Perk] = "assembler.b"
    clause: ClassVar[str] = "ABE-9.3"

    def choices(self, state: State) -> list[Move]:
        ship = self.ship(state)
        return [
            spot(place) for place in sorted(ship.components) if 0 < len(exposed_sides(ship, place)) <= supply("plating")
        ]

    def use(self, play: Play, move: Move) -> Ask | None:
        ship, place = self.ship(play.state), place_of(move)
        sides = exposed_sides(ship, place)
        tokens.add(ship, *(Overlay("plating", place, side) for side in sides))
        self.tell_used(play)
        row, column = row_of(place), column_of(place)
        for side in sides:
            play.tell(TokenPlaced(seat=self.seat, token="plating", row=row, column=column, side=side))
        return None
