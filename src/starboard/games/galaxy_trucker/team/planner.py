"""The Planner (ABE-9.11): A builds in two parts, as :mod:`..ship.legality` allows; B marks squares before building.

A part that is not joined in the end is lost whatever the table does about errors: it is no error, the Planner knew.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar

from starboard.core.game import Event, Move
from starboard.games.galaxy_trucker.events.building import TakenOff
from starboard.games.galaxy_trucker.events.team import SpecialistPaid, TokenPlaced
from starboard.games.galaxy_trucker.moves.building import KeepPiece
from starboard.games.galaxy_trucker.ship import tokens
from starboard.games.galaxy_trucker.ship.boards import OFF, Square, board, column_of, row_of, square
from starboard.games.galaxy_trucker.ship.tiles import Face
from starboard.games.galaxy_trucker.ship.tokens import Overlay
from starboard.games.galaxy_trucker.team.asks import Answered, Ask, place_of, spot

if TYPE_CHECKING:
    from starboard.core.chance import Chance
    from starboard.core.game import Seat
    from starboard.games.galaxy_trucker.ship.ship import Ship
    from starboard.games.galaxy_trucker.state import State

PER_MATCH = 2

MATCHES: dict[str, Callable[[Face], bool]] = {
    "marker-blue-goods": lambda face: face.normal > 0,
    "marker-red-goods": lambda face: face.special > 0,
    "marker-human": lambda face: face.kind in ("cabin", "luxury-cabin"),
    "marker-alien": lambda face: face.kind in ("life-support", "shared-life-support"),
    "marker-battery": lambda face: face.kind == "solar-panel" or face.cells > 0,
}
"""The five markers, each with what it hopes to find under it."""


class KeepPart(Ask, frozen=True):
    """A: building is over and the ship is in two parts: which one flies? The other is lost (ABE-9.24)."""

    perk: ClassVar[str] = "planner.a"
    clause: ClassVar[str] = "ABE-9.11"

    def choices(self, state: State) -> list[Move]:
        return [KeepPiece(row_of(piece[0]), column_of(piece[0])) for piece in self.ship(state).parts_to_keep()]

    def moves(self, state: State) -> list[Move]:
        return self.choices(state)

    def use(self, state: State, move: Move, chance: Chance) -> Answered:
        assert isinstance(move, KeepPiece)
        place = square(move.row, move.column)
        kept = next(piece for piece in self.ship(state).parts_to_keep() if place in piece)
        return [_keep(state, self.seat, kept)], self


def drop_parts(state: State) -> list[Event]:
    """Where only one part has a cabin there is no choice."""
    told: list[Event] = []
    for seat, player in enumerate(state.players):
        if "planner.a" in player.ship.perks and len(parts := player.ship.parts_to_keep()) == 1:
            told.append(_keep(state, seat, parts[0]))
    return told


def _keep(state: State, seat: Seat, kept: list[Square]) -> Event:
    """All other components go to the lost pile."""
    player = state.players[seat]
    dropped = sorted(player.ship.components.keys() - set(kept))
    lost = player.ship.remove(dropped)
    player.lost += lost
    return TakenOff(seat=seat, squares=tuple(dropped), tiles=tuple(lost), fell_off=True)


class Markers(Ask, frozen=True):
    """B: a square for one marker after the other; to decline is to leave this marker out."""

    number: int = 0
    perk: ClassVar[str] = "planner.b"
    clause: ClassVar[str] = "ABE-9.11"

    @property
    def marker(self) -> str:
        """The marker to be placed."""
        return list(MATCHES)[self.number]

    def choices(self, state: State) -> list[Move]:
        return [spot(place) for place in free(self.ship(state))]

    def answer(self, state: State, move: Move, chance: Chance) -> Answered:
        told, _done = super().answer(state, move, chance)
        return told, Markers(self.seat, self.number + 1) if self.number + 1 < len(MATCHES) else None

    def use(self, state: State, move: Move, chance: Chance) -> Answered:
        place = place_of(move)
        tokens.add(self.ship(state), Overlay(self.marker, place))
        return [TokenPlaced(seat=self.seat, token=self.marker, row=row_of(place), column=column_of(place))], None


def marked(ship: Ship) -> list[Overlay]:
    """The markers on a board."""
    return [overlay for overlay in ship.overlays if overlay.token in MATCHES]


def free(ship: Ship) -> list[Square]:
    """The empty squares where a marker may go: not beside the start cabin, not beside another marker (ABE-9.11)."""
    taken = [*ship.components, *(overlay.square for overlay in marked(ship))]
    neighbours = board(ship.board).neighbours
    near = {other for place in taken for other in (place, *neighbours[place])}
    return [place for place in board(ship.board).squares if place != OFF and place not in near]


def pay(state: State) -> list[Event]:
    """Errors are corrected: two credits for each marker on what it hoped for; then they are put away.

    On squares that the dice have closed they pay nothing, whatever the Architect has built there (ABE-9.24).
    """
    told: list[Event] = []
    for seat, player in enumerate(state.players):
        ship, markers = player.ship, marked(player.ship)
        if not markers:
            continue
        right = sum(
            1
            for overlay in markers
            if overlay.square in ship.components
            and overlay.square not in ship.plan.closed
            and MATCHES[overlay.token](ship.face(overlay.square))
        )
        credits = PER_MATCH * right
        player.credits += credits
        told.append(SpecialistPaid(seat=seat, specialist="planner", credits=credits, balance=player.credits))
        ship.overlays = tuple(overlay for overlay in ship.overlays if overlay not in markers)
    return told
