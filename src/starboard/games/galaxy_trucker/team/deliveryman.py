"""The Deliveryman (ABE-9.6): spare parts that make a component something else. A after building, B while building."""

from __future__ import annotations

from typing import ClassVar, get_args

from starboard.core.game import Event, Move, Seat
from starboard.games.galaxy_trucker.events.team import TokenPlaced
from starboard.games.galaxy_trucker.moves.team import Fit, Part
from starboard.games.galaxy_trucker.play import Play
from starboard.games.galaxy_trucker.ship import legality, tokens
from starboard.games.galaxy_trucker.ship.boards import OFF, Square, column_of, row_of, square
from starboard.games.galaxy_trucker.ship.perks import Perk
from starboard.games.galaxy_trucker.ship.ship import Ship, copy_ship
from starboard.games.galaxy_trucker.ship.tiles import FACES, REAR, Face
from starboard.games.galaxy_trucker.ship.tokens import PARTS, Overlay
from starboard.games.galaxy_trucker.state import State
from starboard.games.galaxy_trucker.team.asks import AbilityAsk, Ask

ALL: tuple[Part, ...] = get_args(Part)


def laid(ship: Ship) -> list[str]:
    """The parts that lie on a ship."""
    return [overlay.token for overlay in ship.overlays if overlay.token in PARTS]


def turns(part: str) -> range:
    """A cannon may point anywhere, an engine only to the rear; the others look alike in every turn."""
    return range(4) if part == "part-cannon" else range(1)


def fits(ship: Ship, part: str, place: Square, turn: int, *, strict: bool) -> bool:
    """Whether the component may become this part; a strict table makes no errors (GT-3.13)."""
    if place not in ship.components or turn not in turns(part):
        return False
    if not strict:
        return True
    if ship.leeway.blocked:  # one cannon and one engine do without the free square
        trial = copy_ship(ship)
        put(trial, part, place, turn)
        return legality.is_legal(trial, building=True)
    leaves = all(can_do_without(ship, overlay) for overlay in tokens.find(ship, part) if overlay.square != place)
    return leaves and _has_room(ship, place, tokens.part_face(ship, place, part, turn))


def _has_room(ship: Ship, place: Square, face: Face) -> bool:
    """Whether a component may be this: an engine points to the rear, and squares that must be free are."""
    return face.exhaust in (-1, REAR) and all(ship.neighbour(place, side) == OFF for side in face.clear)


def can_do_without(ship: Ship, part: Overlay) -> bool:
    """Whether the component under a part may be again what it was."""
    if ship.leeway.blocked:
        trial = copy_ship(ship)
        tokens.drop(trial, part.token)
        return legality.is_legal(trial, building=True)
    component = ship.components[part.square]
    return _has_room(ship, part.square, FACES[component.tile][component.turn])


def put(ship: Ship, part: str, place: Square, turn: int) -> None:
    """Lay the token there, from wherever it was; a part that lay there goes back."""
    ship.overlays = tuple(
        overlay
        for overlay in ship.overlays
        if overlay.token != part and not (overlay.token in PARTS and overlay.square == place)
    )
    tokens.add(ship, Overlay(part, place, turn=turn))


def fitted(seat: Seat, move: Fit) -> Event:
    """What everybody sees."""
    side = move.turn if move.part == "part-cannon" else -1
    return TokenPlaced(seat=seat, token=move.part, row=move.row, column=move.column, side=side)


def fitting(ship: Ship, parts: list[Part], *, strict: bool) -> list[Move]:
    """Every way to lay one of these parts."""
    return [
        Fit(part, row_of(place), column_of(place), turn)
        for part in parts
        for place in sorted(ship.components)
        for turn in turns(part)
        if fits(ship, part, place, turn, strict=strict)
    ]


class SparePart(AbilityAsk, frozen=True):
    """A: one of the tokens left, on any component; this may cure errors (ABE-9.29)."""

    perk: ClassVar[Perk] = "deliveryman.a"
    clause: ClassVar[str] = "ABE-9.6"

    def choices(self, state: State) -> list[Move]:
        ship = self.ship(state)
        free: list[Part] = [part for part in ALL if part not in laid(ship)]
        return fitting(ship, free, strict=state.options.building == "strict")

    def use(self, play: Play, move: Move) -> Ask | None:
        assert isinstance(move, Fit)
        put(self.ship(play.state), move.part, square(move.row, move.column), move.turn)
        self.tell_used(play)
        play.tell(fitted(self.seat, move))
        return None
