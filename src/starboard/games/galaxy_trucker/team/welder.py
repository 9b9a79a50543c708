"""The Welder (ABE-9.18): A joins single to double connectors; B caps exposed ones.

Where two tokens are enough :mod:`..ship.tokens` lays them. With more contacts than tokens the owner may move them while
building, before the repair and during it; the contacts left over are errors.
"""

from __future__ import annotations

from typing import ClassVar

from starboard.core.game import Event, Move, Seat
from starboard.core.text import Argument
from starboard.games.galaxy_trucker.events.team import TokenPlaced, WeldMoved
from starboard.games.galaxy_trucker.moves.team import Cap, Reweld
from starboard.games.galaxy_trucker.play import Play
from starboard.games.galaxy_trucker.seen import Seen
from starboard.games.galaxy_trucker.ship import tokens
from starboard.games.galaxy_trucker.ship.boards import column_of, row_of, square
from starboard.games.galaxy_trucker.ship.perks import Perk, supply
from starboard.games.galaxy_trucker.ship.ship import Ship, copy_ship
from starboard.games.galaxy_trucker.ship.tokens import Overlay
from starboard.games.galaxy_trucker.state import State
from starboard.games.galaxy_trucker.team.asks import AbilityAsk, Ask
from starboard.games.galaxy_trucker.team.assembler import exposed_sides


def rewelding(ship: Ship) -> list[Move]:
    """Every way to move a weld to a contact that has none."""
    if not ship.leeway.welds:
        return []
    return [
        Reweld(*_spot(lying), *_spot(there))
        for lying in tokens.find(ship, "join")
        for there in tokens.misfits(ship)
        if _holds(ship, lying, there)
    ]


def _spot(join: Overlay) -> tuple[int, int, int]:
    return row_of(join.square), column_of(join.square), join.side


def _holds(ship: Ship, lying: Overlay, there: Overlay) -> bool:
    """Whether the ship is in no more pieces with the weld there."""
    trial = copy_ship(ship)
    tokens.move(trial, lying, there)
    return there in trial.overlays and trial.part_count() <= ship.part_count()


def reweld(ship: Ship, seat: Seat, move: Reweld) -> Event:
    """Move the weld."""
    lying = _join(ship, move.row, move.column, move.side)
    there = _join(ship, move.to_row, move.to_column, move.to_side)
    tokens.move(ship, lying, there)
    return WeldMoved(seat=seat, was=(lying.square, lying.other), squares=(there.square, there.other))


def _join(ship: Ship, row: int, column: int, side: int) -> Overlay:
    place = square(row, column)
    return Overlay("join", place, side, ship.neighbour(place, side))


class MoveWelds(AbilityAsk, frozen=True):
    """A: there are more contacts than tokens; which of them are welded? This may cure errors (ABE-9.29)."""

    perk: ClassVar[Perk] = "welder.a"
    clause: ClassVar[str] = "ABE-9.18"

    def choices(self, state: State) -> list[Move]:
        return rewelding(self.ship(state))

    def use(self, play: Play, move: Move) -> Ask | None:
        assert isinstance(move, Reweld)
        play.tell(reweld(self.ship(play.state), self.seat, move))
        return self


class Caps(AbilityAsk, frozen=True):
    """B: up to three exposed connectors that are none any more; a capped side is smooth, not armoured."""

    laid: int = 0
    perk: ClassVar[Perk] = "welder.b"
    clause: ClassVar[str] = "ABE-9.18"

    def choices(self, state: State) -> list[Move]:
        ship = self.ship(state)
        if self.laid == supply("cap"):
            return []
        return [
            Cap(row_of(place), column_of(place), side)
            for place in sorted(ship.components)
            for side in exposed_sides(ship, place)
        ]

    def use(self, play: Play, move: Move) -> Ask | None:
        assert isinstance(move, Cap)
        tokens.add(self.ship(play.state), Overlay("cap", square(move.row, move.column), move.side))
        if not self.begun:
            self.tell_used(play)
        play.tell(TokenPlaced(seat=self.seat, token="cap", row=move.row, column=move.column, side=move.side))
        return Caps(self.seat, self.laid + 1)

    @property
    def begun(self) -> bool:
        return self.laid > 0

    def said(self, view: Seen) -> dict[str, Argument]:
        return {"n": supply("cap") - self.laid}
