"""Checking and repair (GT-3.9 ff.): left-over tiles, errors found, components taken off.

By default the software finds every error before the launch. Where players check each other's ships themselves, an error
nobody points at flies along; pointed at during the flight it is repaired at once and costs a credit (GT-3.11).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from starboard.core.chance import Chance
from starboard.core.game import Event, Illegal, Move, Seat
from starboard.core.text import say
from starboard.games.galaxy_trucker.adventures.between_cards import StayOrLeave
from starboard.games.galaxy_trucker.building.building import refuse_placement, refuse_turn
from starboard.games.galaxy_trucker.events import building as events
from starboard.games.galaxy_trucker.events.flight import AlienLost
from starboard.games.galaxy_trucker.events.team import KeptBack
from starboard.games.galaxy_trucker.flight import flight
from starboard.games.galaxy_trucker.moves import building as moves
from starboard.games.galaxy_trucker.moves.building import BuildingMove
from starboard.games.galaxy_trucker.moves.team import Reweld
from starboard.games.galaxy_trucker.ship import buyer, legality
from starboard.games.galaxy_trucker.ship.boards import Square, column_of, row_of, square
from starboard.games.galaxy_trucker.ship.ship import Component
from starboard.games.galaxy_trucker.ship.tiles import FACES
from starboard.games.galaxy_trucker.state import Player, State, by_number, charge
from starboard.games.galaxy_trucker.team import welder
from starboard.games.galaxy_trucker.team.while_building import refuse_reweld

FINE = 1
"""What an error costs that is noticed only during the flight (GT-3.11)."""


def begin(state: State) -> list[Event]:
    """Building is over: what lies aside is lost (GT-2.6), then ships are checked."""
    state.phase = "repair"
    found: list[Event] = []
    for seat in by_number(state):  # of two who lose their number tiles the faster one stays ahead (GT-3.12)
        player = state.players[seat]
        player.ready = not players_check(state)
        if player.aside and not buyer.loses_leftovers(player.ship):
            found.append(KeptBack(seat=seat, tiles=tuple(player.aside)))
            state.face_up += player.aside
            player.aside = []
        if player.aside:
            found.append(events.LeftAside(seat=seat, tiles=tuple(player.aside)))
            player.lost += player.aside
            player.aside = []
        if not players_check(state) and not legality.is_legal(player.ship):
            found += _found_faulty(state, seat)
    return found


def lenient(state: State) -> bool:
    """Whether faulty spots are rebuilt without loss (GT-3.12): for the number tile, so not in flight any more."""
    return state.options.repairs == "lenient" and state.phase != "flight"


def players_check(state: State) -> bool:
    """Whether players have to find errors themselves; refused placements leave none to find."""
    return state.options.checking == "players" and state.options.building == "classic"


def is_done(state: State) -> bool:
    """Whether nothing is left to check or repair."""
    return all(player.ready and not player.repairing for player in state.players)


def holds_up(state: State) -> bool:
    """Whether the flight waits for a repair."""
    return players_check(state) and any(player.repairing for player in state.players)


def between_cards(state: State) -> bool:
    """Whether the flight stands between two cards: the moment to point at ships."""
    return state.flight is not None and isinstance(state.flight.agenda[-1], StayOrLeave)


def to_move(state: State) -> tuple[Seat, ...]:
    """Who has to act: all who repair or have not had their look, at the same time (GT-3.15)."""
    return tuple(seat for seat, player in enumerate(state.players) if player.repairing or not player.ready)


def moves_of(state: State, seat: Seat) -> list[Move]:
    """What the seat may do."""
    player = state.players[seat]
    if not player.repairing:
        return [] if player.ready else [moves.Ready(), *pointing(state)]
    if player.pieces:
        return [moves.KeepPiece(row_of(piece[0]), column_of(piece[0])) for piece in player.pieces]
    legal = legality.is_legal(player.ship)
    found: list[Move] = []
    if not legal:
        found += [moves.Remove(row_of(place), column_of(place)) for place in sorted(player.ship.components)]
        found += [] if state.phase == "flight" else welder.rewelding(player.ship)
    for tile in player.tray:
        found += [
            moves.BuildIn(tile, row_of(place), column_of(place), turn)
            for place, turn in legality.placements(player.ship, tile, strict=True, building=False)
        ]
    return [*found, moves.Repaired()] if legal else found


def pointing(state: State) -> list[Move]:
    """The ships one can point at, sound or not: the software does not give away which."""
    flying = state.phase == "flight"
    return [
        moves.PointOut(seat)
        for seat, player in enumerate(state.players)
        if not player.repairing and (player.flying or not flying)
    ]


# --- refusals ------------------------------------------------------------------------------------------------


def ask(state: State, seat: Seat, move: Move) -> Illegal | None:
    """Why a move would be refused."""
    may = _MAY.get(type(move))
    if may is None:
        return Illegal("GT-3.9", "galaxy-trucker-why-repair-phase")
    return may(state, state.players[seat], move)


def _may_point(state: State, _player: Player, move: moves.PointOut) -> Illegal | None:
    if not players_check(state):
        return Illegal("GT-3.9", "galaxy-trucker-why-all-checked")
    if state.phase == "flight" and not between_cards(state):
        return Illegal("GT-3.11", "galaxy-trucker-why-point-later")
    if move not in pointing(state):
        return Illegal("GT-3.9", "galaxy-trucker-why-point-nobody")
    return None


def _may_ready(state: State, player: Player, _move: moves.Ready) -> Illegal | None:
    if player.repairing:
        return Illegal("GT-3.10", "galaxy-trucker-why-still-faulty")
    if player.ready:
        return Illegal("GT-3.9", "galaxy-trucker-why-all-checked")
    return None


def _repairing(player: Player) -> Illegal | None:
    if not player.repairing:
        return Illegal("GT-3.9", "galaxy-trucker-why-nothing-to-repair")
    if player.pieces:
        return Illegal("GT-3.10", "galaxy-trucker-why-choose-piece")
    return None


def _may_remove(_state: State, player: Player, move: moves.Remove) -> Illegal | None:
    refusal = _repairing(player)
    if refusal is not None:
        return refusal
    if _place(move) not in player.ship.components:
        return Illegal("GT-3.10", say("galaxy-trucker-why-nothing-there", row=move.row, column=move.column))
    if legality.is_legal(player.ship):
        return Illegal("GT-3.10", "galaxy-trucker-why-legal-now")
    return None


def _may_reweld(state: State, player: Player, move: Reweld) -> Illegal | None:
    """Welds may be moved until the flight starts (ABE-9.18)."""
    if state.phase == "flight":
        return Illegal("ABE-9.18", "galaxy-trucker-why-no-reweld")
    return _repairing(player) or refuse_reweld(player.ship, move)


def _may_keep(_state: State, player: Player, move: moves.KeepPiece) -> Illegal | None:
    if not player.pieces:
        return Illegal("GT-3.10", "galaxy-trucker-why-one-piece")
    if not any(_place(move) in piece for piece in player.pieces):
        return Illegal("GT-3.10", say("galaxy-trucker-why-no-cabin", row=move.row, column=move.column))
    return None


def _may_build_in(state: State, player: Player, move: moves.BuildIn) -> Illegal | None:
    if not lenient(state):
        return Illegal("GT-3.12", "galaxy-trucker-why-not-lenient")
    refusal = _repairing(player)
    if refusal is not None:
        return refusal
    if move.tile not in player.tray:
        return Illegal("GT-3.12", say("galaxy-trucker-why-not-in-tray", tile=move.tile))
    return refuse_turn(move.turn) or refuse_placement(player, move.tile, move, strictly=True)


def _may_be_done(state: State, player: Player, _move: moves.Repaired) -> Illegal | None:
    if not lenient(state):
        return Illegal("GT-3.12", "galaxy-trucker-why-not-lenient")
    refusal = _repairing(player)
    if refusal is None and not legality.is_legal(player.ship):
        return Illegal("GT-3.10", "galaxy-trucker-why-still-faulty")
    return refusal


_MAY: dict[type, Callable[[State, Player, Any], Illegal | None]] = {
    moves.PointOut: _may_point,
    moves.Ready: _may_ready,
    moves.Remove: _may_remove,
    moves.KeepPiece: _may_keep,
    moves.BuildIn: _may_build_in,
    moves.Repaired: _may_be_done,
    Reweld: _may_reweld,
}


def _place(move: moves.Remove | moves.KeepPiece | moves.BuildIn) -> Square:
    return square(move.row, move.column)


# --- playing -------------------------------------------------------------------------------------------------


def carry_out(state: State, seat: Seat, move: BuildingMove | Reweld, chance: Chance) -> list[Event]:
    """Play a move of checking or repair."""
    player = state.players[seat]
    if isinstance(move, moves.Ready):
        player.ready = True
        return [events.SaidReady(seat=seat)]
    if isinstance(move, moves.PointOut):
        return _point_out(state, seat, move.seat)
    if isinstance(move, moves.BuildIn):
        player.tray.remove(move.tile)
        player.ship.put(_place(move), Component(move.tile, move.turn))
        return [events.Placed(seat=seat, tile=move.tile, row=move.row, column=move.column, turn=move.turn)]
    found: list[Event] = []
    if isinstance(move, moves.Remove):
        found = _take_off(state, player, seat, [_place(move)]) + _fall_apart(state, player, seat)
    elif isinstance(move, Reweld):
        found = [welder.reweld(player.ship, seat, move)]
    elif isinstance(move, moves.KeepPiece):
        kept = next(piece for piece in player.pieces if _place(move) in piece)
        player.pieces = []
        found = _keep(state, player, seat, kept)
    else:
        state.face_up += player.tray
        player.tray = []
    found += _when_sound(player, seat)
    if state.phase == "flight" and not player.repairing:
        found += flight.resume(state, seat, chance)
    return found


def _when_sound(player: Player, seat: Seat) -> list[Event]:
    if player.pieces or player.tray or not legality.is_legal(player.ship):
        return []
    player.repairing = False
    return [*_suffocate(player, seat), events.RepairDone(seat=seat)]


def _point_out(state: State, by: Seat, seat: Seat) -> list[Event]:
    """Somebody points at a ship: it is sound, or has to be repaired; in flight that costs a credit (GT-3.11)."""
    if legality.is_legal(state.players[seat].ship):
        return [events.FoundSound(by=by, seat=seat)]
    found = _found_faulty(state, seat)
    if state.phase == "flight":
        found.append(events.Fined(seat=seat, paid=charge(state, state.players[seat], FINE)))
    return found


def _found_faulty(state: State, seat: Seat) -> list[Event]:
    player = state.players[seat]
    player.repairing = True
    found: list[Event] = [events.FoundFaulty(seat=seat, errors=len(legality.errors(player.ship)))]
    if lenient(state):
        found += _move_to_last(state, seat)
    return found


def _move_to_last(state: State, seat: Seat) -> list[Event]:
    """The number tile goes back, the others move up, the highest one is taken (GT-3.12)."""
    player = state.players[seat]
    for other in state.players:
        if other.number > player.number:
            other.number -= 1
    player.number = len(state.players)
    return [events.MovedToLast(seat=seat, number=player.number)]


def _take_off(state: State, player: Player, seat: Seat, places: list[Square], fell_off: bool = False) -> list[Event]:
    """Components leave the ship: to the lost pile (GT-3.10), or to be built in again (GT-3.12)."""
    tiles = player.ship.remove(places)
    if lenient(state):
        # A start cabin has its one square and no place in the heap: once off, it is out of this round.
        player.tray += [tile for tile in tiles if FACES[tile][0].kind != "start-cabin"]
    else:
        player.lost += tiles
    return [events.TakenOff(seat=seat, squares=tuple(places), tiles=tuple(tiles), fell_off=fell_off)]


def _fall_apart(state: State, player: Player, seat: Seat) -> list[Event]:
    """If the rest falls apart the owner keeps one piece (GT-3.10); asked only where there is a choice."""
    pieces = player.ship.pieces()
    if len(pieces) < 2:
        return []
    choice = player.ship.keepable(pieces)
    if len(choice) > 1:
        player.pieces = choice
        return []
    return _keep(state, player, seat, choice[0])


def _keep(state: State, player: Player, seat: Seat, kept: list[Square]) -> list[Event]:
    dropped = sorted(set(player.ship.components) - set(kept))
    return _take_off(state, player, seat, dropped, fell_off=True)


def _suffocate(player: Player, seat: Seat) -> list[Event]:
    """A late repair may cost an alien its life support (GT-6.13)."""
    found: list[Event] = []
    for place in player.ship.stranded():
        alien = player.ship.aliens.pop(place)
        found.append(AlienLost(seat=seat, row=row_of(place), column=column_of(place), alien=alien))  # type: ignore[arg-type]
    return found
