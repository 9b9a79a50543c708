"""The Planner (ABE-9.11): A builds in two parts, as :mod:`..ship.legality` allows; B marks squares before building.

A part that is not joined in the end is lost whatever the table does about errors: it is no error, the Planner knew.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from starboard.core.game import Move, Seat
from starboard.core.text import Argument
from starboard.games.galaxy_trucker.events.building import TakenOff
from starboard.games.galaxy_trucker.events.team import SpecialistPaid, TokenPlaced
from starboard.games.galaxy_trucker.flight.breaking import lose
from starboard.games.galaxy_trucker.moves.building import KeepPiece
from starboard.games.galaxy_trucker.phrases import say_token
from starboard.games.galaxy_trucker.play import Play
from starboard.games.galaxy_trucker.seen import Seen
from starboard.games.galaxy_trucker.ship import tokens
from starboard.games.galaxy_trucker.ship.boards import OFF, Square, board, column_of, row_of, square
from starboard.games.galaxy_trucker.ship.perks import Perk
from starboard.games.galaxy_trucker.ship.ship import Ship
from starboard.games.galaxy_trucker.ship.tiles import Face
from starboard.games.galaxy_trucker.ship.tokens import Overlay
from starboard.games.galaxy_trucker.state import State
from starboard.games.galaxy_trucker.team.asks import AbilityAsk, Ask, place_of, spot

PER_MATCH = 2

MATCHES: dict[str, Callable[[Face], bool]] = {
    "marker-blue-goods": lambda face: face.normal > 0,
    "marker-red-goods": lambda face: face.special > 0,
    "marker-human": lambda face: face.kind in ("cabin", "luxury-cabin"),
    "marker-alien": lambda face: face.kind in ("life-support", "shared-life-support"),
    "marker-battery": lambda face: face.kind == "solar-panel" or face.cells > 0,
}
"""The five markers, each with what it hopes to find under it."""


class KeepPart(AbilityAsk, frozen=True):
    """A: building is over and the ship is in two parts: which one flies? The other is lost (ABE-9.24)."""

    perk: ClassVar[Perk] = "planner.a"
    clause: ClassVar[str] = "ABE-9.11"

    def choices(self, state: State) -> list[Move]:
        return [KeepPiece(row_of(piece[0]), column_of(piece[0])) for piece in self.ship(state).parts_to_keep()]

    def moves(self, state: State, seat: Seat) -> list[Move]:
        return self.choices(state)

    def use(self, play: Play, move: Move) -> Ask | None:
        assert isinstance(move, KeepPiece)
        place = square(move.row, move.column)
        kept = next(piece for piece in self.ship(play.state).parts_to_keep() if place in piece)
        _keep(play, self.seat, kept)
        return self


def drop_parts(play: Play) -> None:
    """Where only one part has a cabin there is no choice (ABE-9.24)."""
    for seat, ship in enumerate(play.ships):
        if ship.leeway.parts and len(parts := ship.parts_to_keep()) == 1:
            _keep(play, seat, parts[0])


def _keep(play: Play, seat: Seat, kept: list[Square]) -> None:
    """All other components go to the lost pile."""
    dropped = sorted(play.ships[seat].components.keys() - set(kept))
    lost = lose(play, seat, dropped)
    play.tell(TakenOff(seat=seat, squares=tuple(dropped), tiles=tuple(lost), fell_off=True))


class Markers(AbilityAsk, frozen=True):
    """B: a square for one marker after the other; to decline is to leave this marker out."""

    number: int = 0
    perk: ClassVar[Perk] = "planner.b"
    clause: ClassVar[str] = "ABE-9.11"

    @property
    def marker(self) -> str:
        """The marker to be placed."""
        return list(MATCHES)[self.number]

    def choices(self, state: State) -> list[Move]:
        return [spot(place) for place in free(self.ship(state))]

    def decline(self, play: Play) -> Ask | None:
        super().decline(play)
        return self._next()

    def use(self, play: Play, move: Move) -> Ask | None:
        place = place_of(move)
        tokens.add(self.ship(play.state), Overlay(self.marker, place))
        play.tell(TokenPlaced(seat=self.seat, token=self.marker, row=row_of(place), column=column_of(place)))
        return self._next()

    def _next(self) -> Ask | None:
        return Markers(self.seat, self.number + 1) if self.number + 1 < len(MATCHES) else None

    def said(self, view: Seen) -> dict[str, Argument]:
        return {"token": say_token(self.marker)}


def marked(ship: Ship) -> list[Overlay]:
    """The markers on a board."""
    return [overlay for overlay in ship.overlays if overlay.token in MATCHES]


def free(ship: Ship) -> list[Square]:
    """The empty squares where a marker may go: not beside the start cabin, not beside another marker (ABE-9.11)."""
    taken = [*ship.components, *(overlay.square for overlay in marked(ship))]
    neighbours = board(ship.board).neighbours
    near = {other for place in taken for other in (place, *neighbours[place])}
    return [place for place in board(ship.board).squares if place != OFF and place not in near]


def pay(play: Play) -> None:
    """Errors are corrected: two credits for each marker on what it hoped for; then they are put away.

    On squares that the dice have closed they pay nothing, whatever the Architect has built there (ABE-9.24).
    """
    for seat, player in enumerate(play.players):
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
        ship.overlays = tuple(overlay for overlay in ship.overlays if overlay not in markers)
        play.tell(SpecialistPaid(seat=seat, specialist="planner", credits=credits, balance=player.credits))
