"""The Plumber (ABE-9.10): A joins two neighbours by pipes; B, while building, makes all connectors of one universal."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

import msgspec

from starboard.core.game import Event, Move, Seat
from starboard.games.galaxy_trucker.events.team import TokenPlaced
from starboard.games.galaxy_trucker.moves.building import Put
from starboard.games.galaxy_trucker.moves.team import Pipe
from starboard.games.galaxy_trucker.play import Play
from starboard.games.galaxy_trucker.ship import legality, tokens
from starboard.games.galaxy_trucker.ship.boards import Square, column_of, row_of, square
from starboard.games.galaxy_trucker.ship.perks import Perk
from starboard.games.galaxy_trucker.ship.ship import Component, Ship, copy_ship
from starboard.games.galaxy_trucker.ship.tiles import FACES, REAR, RIGHT, Face, Side
from starboard.games.galaxy_trucker.state import State
from starboard.games.galaxy_trucker.team.asks import AbilityAsk, Ask


def piping(ship: Ship) -> list[Move]:
    """Every pair of neighbours that can be joined, each named once: from the left or the front."""
    if not tokens.has_pipe_left(ship):
        return []
    return [
        Pipe(row_of(place), column_of(place), side)
        for place in sorted(ship.components)
        for side in tokens.pipe_sides(ship, place)
        if side in (RIGHT, REAR)
    ]


def can_pipe(ship: Ship, move: Pipe) -> bool:
    """Whether these two can be joined, whichever of them is named."""
    place = square(move.row, move.column)
    return tokens.has_pipe_left(ship) and place in ship.components and move.side in tokens.pipe_sides(ship, place)


def pipe(ship: Ship, seat: Seat, place: Square, side: int) -> Event:
    """Lay the pipes."""
    tokens.lay_pipe(ship, place, side)
    return TokenPlaced(seat=seat, token="pipe", row=row_of(place), column=column_of(place), side=side)


def puts(ship: Ship, tile: str, placements: Iterable[tuple[Square, int]]) -> list[Move]:
    """These placements as moves; where only pipes hold the component, one for each neighbour they could join it to.

    With a Planner it may also be joined to nothing (ABE-9.11).
    """
    found: list[Move] = []
    loose = legality.starts_a_part(ship)
    for place, turn in placements:
        sides = sides_to_pipe(ship, place, Component(tile, turn))
        ways = [-1, *sides] if loose else sides or [-1]
        found += [Put(row_of(place), column_of(place), turn, side) for side in ways]
    return found


def has_universal_left(ship: Ship) -> bool:
    """Whether the token with universal connectors is still to be laid."""
    return len(tokens.find(ship, "universal")) < ship.leeway.universals


def universal_puts(ship: Ship, tile: str, *, strict: bool) -> list[Move]:
    """Every way to put a tile with universal connectors on all sides; turns that look alike are given once."""
    found: list[Move] = []
    for place, around in ship.plan.neighbours.items():
        if place in ship.components or not any(other in ship.components for other in around):
            continue
        seen: list[Face] = []
        for turn, face in enumerate(FACES[tile]):
            bare = msgspec.structs.replace(face, connectors=tokens.ALL_UNIVERSAL, armour=())
            if bare in seen or legality.refusal(ship, place, Component(tile, turn), strict, universal=True):
                continue
            seen.append(bare)
            found.append(Put(row_of(place), column_of(place), turn, universal=True))
    return found


def lay_universal(ship: Ship, seat: Seat, place: Square) -> Event:
    """Give a component universal connectors on all sides."""
    tokens.add(ship, tokens.Overlay("universal", place))
    return TokenPlaced(seat=seat, token="universal", row=row_of(place), column=column_of(place))


def sides_to_pipe(ship: Ship, place: Square, component: Component) -> list[Side]:
    """The sides on which pipes could hold a component that is joined to nothing."""
    if not tokens.has_pipe_left(ship) or place in ship.components or place not in ship.plan.neighbours:
        return []
    trial = copy_ship(ship)
    trial.put(place, component)
    return [] if trial.joined(place) else tokens.pipe_sides(trial, place)


def attach(play: Play, seat: Seat, place: Square, side: Side = -1) -> bool:
    """Hold a component by pipes, if there are any left."""
    ship = play.ships[seat]
    if not tokens.attach(ship, place, side):
        return False
    laid = tokens.find(ship, "pipe")[-1]
    play.tell(TokenPlaced(seat=seat, token="pipe", row=row_of(place), column=column_of(place), side=laid.side))
    return True


class Pipes(AbilityAsk, frozen=True):
    """A, after building: only between two components that are legally placed (ABE-9.29: after the repair)."""

    perk: ClassVar[Perk] = "plumber.a"
    clause: ClassVar[str] = "ABE-9.10"

    def choices(self, state: State) -> list[Move]:
        return piping(self.ship(state))

    def use(self, play: Play, move: Move) -> Ask | None:
        assert isinstance(move, Pipe)
        told = pipe(self.ship(play.state), self.seat, square(move.row, move.column), move.side)
        self.tell_used(play)
        play.tell(told)
        return None
