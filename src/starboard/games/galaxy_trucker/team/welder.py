"""The Welder (ABE-9.18): A joins single to double connectors; B caps exposed ones.

Where two tokens are enough :mod:`..ship.tokens` lays them. With more contacts than tokens the owner may move them while
building, before the repair and during it; the contacts left over are errors.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from starboard.core.game import Event, Move
from starboard.games.galaxy_trucker.events.team import TokenPlaced, WeldMoved
from starboard.games.galaxy_trucker.moves.team import Cap, Reweld
from starboard.games.galaxy_trucker.ship import tokens
from starboard.games.galaxy_trucker.ship.boards import column_of, row_of, square
from starboard.games.galaxy_trucker.ship.ship import copy_ship
from starboard.games.galaxy_trucker.ship.tokens import Overlay
from starboard.games.galaxy_trucker.team.asks import Answered, Ask
from starboard.games.galaxy_trucker.team.assembler import exposed_sides

if TYPE_CHECKING:
    from starboard.core.chance import Chance
    from starboard.core.game import Seat
    from starboard.games.galaxy_trucker.ship.ship import Ship
    from starboard.games.galaxy_trucker.state import State

CAPS = 3


def rewelding(ship: Ship) -> list[Move]:
    """Every way to move a weld to a contact that has none."""
    if "welder.a" not in ship.perks:
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


class MoveWelds(Ask, frozen=True):
    """A: there are more contacts than tokens; which of them are welded? This may cure errors (ABE-9.29)."""

    perk: ClassVar[str] = "welder.a"
    clause: ClassVar[str] = "ABE-9.18"

    def choices(self, state: State) -> list[Move]:
        return rewelding(self.ship(state))

    def use(self, state: State, move: Move, chance: Chance) -> Answered:
        assert isinstance(move, Reweld)
        return [reweld(self.ship(state), self.seat, move)], self


class Caps(Ask, frozen=True):
    """B: up to three exposed connectors that are none any more; a capped side is smooth, not armoured."""

    laid: int = 0
    perk: ClassVar[str] = "welder.b"
    clause: ClassVar[str] = "ABE-9.18"

    def choices(self, state: State) -> list[Move]:
        ship = self.ship(state)
        if self.laid == CAPS:
            return []
        return [
            Cap(row_of(place), column_of(place), side)
            for place in sorted(ship.components)
            for side in exposed_sides(ship, place)
        ]

    def use(self, state: State, move: Move, chance: Chance) -> Answered:
        assert isinstance(move, Cap)
        tokens.add(self.ship(state), Overlay("cap", square(move.row, move.column), move.side))
        told = TokenPlaced(seat=self.seat, token="cap", row=move.row, column=move.column, side=move.side)
        return [told] if self.laid else [self.used(), told], Caps(self.seat, self.laid + 1)
