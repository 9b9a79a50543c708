"""How a good player thinks: build a whole ship, then fly it home."""

from __future__ import annotations

from collections.abc import Sequence
from types import UnionType

from starboard.core.game import Seat
from starboard.games.galaxy_trucker.cards import VALUE
from starboard.games.galaxy_trucker.moves import AnyMove, building
from starboard.games.galaxy_trucker.moves.flight import Arrange, FlyOn, GiveUp, Stow, Unload
from starboard.games.galaxy_trucker.moves.team import Decline
from starboard.games.galaxy_trucker.promise import readiness
from starboard.games.galaxy_trucker.ship import legality
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


def sensible(state: State, seat: Seat, moves: Sequence[AnyMove]) -> Sequence[AnyMove | None]:
    """Building and loading go by rule of thumb, since they have to be quick; nobody gives up who can fly on."""
    player = state.players[seat]
    if state.phase == "building":
        move = _build(player, state, moves)
        return moves if move is None and state.timer.ends is None else [move]
    if state.phase == "repair":
        return _repair(player, moves)
    if state.phase == "team" and _first(moves, building.TakeFaceUp | building.Put | building.Return):
        return _last_extra(player, state, moves)
    arranged = [move for move in moves if isinstance(move, Arrange | FlyOn)]
    if arranged:  # the best fit, and no orders that outlast the next card
        return arranged[:1]
    stow = [move for move in moves if isinstance(move, Stow)]
    if stow:
        dearest = max(VALUE[move.good] for move in stow)
        return [move for move in stow if VALUE[move.good] == dearest][:1]
    return [move for move in moves if not isinstance(move, GiveUp | Unload)] or moves


def _build(player: Player, state: State, moves: Sequence[AnyMove]) -> AnyMove | None:
    """The next thing to do at the heap. It comes to an end: every tile drawn leaves fewer to draw, every tile that is
    taken from those lying open is put, and with nothing left that makes the ship better it is finished."""
    if player.looking is not None:
        return _first(moves, building.StopLooking)
    if player.hand is not None:
        return _place(player, player.hand.tile, moves)
    built = len(player.ship.components) / len(player.ship.plan.squares)
    if built >= HALF_BUILT or player.number:
        flip = _first(moves, building.Flip)
        if flip is not None:
            return flip
    finish = _first(moves, building.TakeNumber)
    if finish is None:
        return _extra(player, state, moves)
    if built >= COMPLETE or not openings(player.ship):
        return finish
    draw = _first(moves, building.TakeFaceDown)
    return draw or _end_turn(state, moves) or _pick(player, state, moves) or finish


def _extra(player: Player, state: State, moves: Sequence[AnyMove]) -> AnyMove | None:
    """What is there to do for whoever has finished: flip, or add a component (ABE-9.22); to wait is fine too."""
    draw = _first(moves, building.TakeFaceDown) if openings(player.ship) else None
    return draw or _pick(player, state, moves) or _first(moves, building.Flip) or _first(moves, building.EndTurn)


def _last_extra(player: Player, state: State, moves: Sequence[AnyMove]) -> Sequence[AnyMove | None]:
    """The Swindler's last component (ABE-9.22): one that does something is taken and put, or none; nobody tries the
    whole heap, over and over."""
    if _first(moves, building.TakeFaceUp):
        return [_pick(player, state, moves) or _first(moves, Decline)]
    return [move for move in moves if isinstance(move, building.Put)] or moves


def _end_turn(state: State, moves: Sequence[AnyMove]) -> AnyMove | None:
    """Tiles are left, but no points for them: it is the next player's turn (GT-2.14)."""
    return _first(moves, building.EndTurn) if state.face_down else None


def _pick(player: Player, state: State, moves: Sequence[AnyMove]) -> AnyMove | None:
    """The tile lying open that does most for the ship; none if no one does anything."""
    strict = state.options.building == "strict"
    best, found = worth(player.ship), None
    for move in moves:
        if isinstance(move, building.TakeFaceUp):
            for place, turn in legality.placements(player.ship, move.tile, strict):
                after = worth(_with(player.ship, move.tile, place, turn))
                if after > best:
                    best, found = after, move
    return found


def _first(moves: Sequence[AnyMove], kind: type | UnionType) -> AnyMove | None:
    return next((move for move in moves if isinstance(move, kind)), None)


def _place(player: Player, tile: str, moves: Sequence[AnyMove]) -> AnyMove | None:
    """Where the tile does most for the ship; one that does nothing goes back."""
    before = worth(player.ship)
    best, found = before, _first(moves, building.Return) or _first(moves, building.SetAside)
    for move in moves:
        if isinstance(move, building.Put):
            after = worth(_with(player.ship, tile, square(move.row, move.column), move.turn))
            if after > best or found is None:
                best, found = after, move
    return found


def _with(ship: Ship, tile: str, place: Square, turn: int) -> Ship:
    bigger = copy_ship(ship)
    bigger.put(place, Component(tile, turn))
    return bigger


def _repair(player: Player, moves: Sequence[AnyMove]) -> Sequence[AnyMove]:
    """The largest piece is kept, and of what is wrong that comes off which leaves the fewest errors and most parts.

    What has come off stays off: nobody builds and tears down for ever.
    """
    pieces = [move for move in moves if isinstance(move, building.KeepPiece)]
    if pieces:
        return [max(pieces, key=lambda move: len(_piece(player, move)))]
    done = [move for move in moves if isinstance(move, building.Ready | building.Repaired)]
    removals = [move for move in moves if isinstance(move, building.Remove)]
    if not legality.errors(player.ship):
        return done or moves
    return [max(removals, key=lambda move: _soundness(player.ship, move))] if removals else done or moves


def _piece(player: Player, move: building.KeepPiece) -> Sequence[Square]:
    return next(piece for piece in player.pieces if square(move.row, move.column) in piece)


def _soundness(ship: Ship, move: building.Remove) -> tuple[int, float]:
    left = copy_ship(ship)
    left.remove([square(move.row, move.column)])
    largest = max(left.parts_to_keep(), key=len, default=[*left.components])
    left.remove([place for place in left.components if place not in largest])
    return -len(legality.errors(left)), worth(left)


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
