"""How a good player thinks: build a whole ship, then fly it home."""

from __future__ import annotations

from collections.abc import Sequence

from starboard.core.game import Seat
from starboard.games.galaxy_trucker.cards import VALUE
from starboard.games.galaxy_trucker.moves import AnyMove, building
from starboard.games.galaxy_trucker.moves.flight import GiveUp, Stow, Unload
from starboard.games.galaxy_trucker.promise import readiness
from starboard.games.galaxy_trucker.ship.boards import OFF, Square, square
from starboard.games.galaxy_trucker.ship.ship import Component, Ship, copy_ship
from starboard.games.galaxy_trucker.state import Player, State

COMPLETE = 0.85
"""A ship with so much of its board built is finished."""
HALF_BUILT = 0.5
"""With so much built the timer is flipped."""
GROWTH = 0.4
"""What an open square to build on is worth while there is room."""
ENOUGH_ROOM = 5
"""More open squares than these are no use."""


def sensible(state: State, seat: Seat, moves: Sequence[AnyMove]) -> Sequence[AnyMove]:
    """Building and loading go by rule of thumb, since they have to be quick; nobody gives up who can fly on."""
    player = state.players[seat]
    if state.phase == "building":
        move = _build(player, moves)
        return moves if move is None else [move]
    stow = [move for move in moves if isinstance(move, Stow)]
    if stow:
        dearest = max(VALUE[move.good] for move in stow)
        return [move for move in stow if VALUE[move.good] == dearest][:1]
    return [move for move in moves if not isinstance(move, GiveUp | Unload)] or moves


def _build(player: Player, moves: Sequence[AnyMove]) -> AnyMove | None:
    if player.looking is not None:
        return _first(moves, building.StopLooking)
    if player.hand is not None:
        return _place(player, player.hand.tile, moves)
    built = len(player.ship.components) / len(player.ship.plan.squares)
    if built >= HALF_BUILT or player.number:
        flip = _first(moves, building.Flip)
        if flip is not None:
            return flip
    if built >= COMPLETE or not openings(player.ship):
        return _first(moves, building.TakeNumber)
    return _take(moves) or _first(moves, building.EndTurn) or _first(moves, building.TakeNumber)


def _first(moves: Sequence[AnyMove], kind: type) -> AnyMove | None:
    return next((move for move in moves if isinstance(move, kind)), None)


def _place(player: Player, tile: str, moves: Sequence[AnyMove]) -> AnyMove | None:
    """Where the tile does most for the ship; one that does nothing goes back."""
    before = worth(player.ship)
    best, found = before, _first(moves, building.Return) or _first(moves, building.SetAside)
    for move in moves:
        if isinstance(move, building.Put):
            after = worth(_with(player.ship, tile, move))
            if after > best or found is None:
                best, found = after, move
    return found


def _with(ship: Ship, tile: str, move: building.Put) -> Ship:
    bigger = copy_ship(ship)
    bigger.put(square(move.row, move.column), Component(tile, move.turn))
    return bigger


def worth(ship: Ship) -> float:
    """What the ship is good for, and whether it can still grow."""
    return readiness(ship) + GROWTH * min(ENOUGH_ROOM, len(openings(ship)))


def openings(ship: Ship) -> set[Square]:
    """Empty squares that a connector leads to and no cannon or engine needs free."""
    faces, neighbours = ship.faces(), ship.plan.neighbours
    found, closed = set(), set()
    for place, face in faces.items():
        for side, other in enumerate(neighbours[place]):
            if other != OFF and other not in faces:
                if side in face.clear:
                    closed.add(other)
                elif face.connectors[side]:
                    found.add(other)
    return found - closed


def _take(moves: Sequence[AnyMove]) -> AnyMove | None:
    """Any tile from the heap: what lies open has been turned down by somebody."""
    return _first(moves, building.TakeFaceDown) or _first(moves, building.TakeFaceUp)
