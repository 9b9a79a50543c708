"""Checking and repair (GT-3.9 ff.): left-over tiles, errors found, components taken off.

By default the software finds every error before the launch. Where players check each other's ships themselves, an error
nobody points at flies along; pointed at during the flight it is repaired at once and costs a credit (GT-3.11).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from starboard.core.agenda import Question
from starboard.core.game import Illegal, Move, Seat
from starboard.core.text import Phrase, say
from starboard.games.galaxy_trucker import heap
from starboard.games.galaxy_trucker.building.refusals import refuse_placement, refuse_turn
from starboard.games.galaxy_trucker.events import building as events
from starboard.games.galaxy_trucker.events.team import KeptBack
from starboard.games.galaxy_trucker.flight import track
from starboard.games.galaxy_trucker.flight.breaking import suffocate
from starboard.games.galaxy_trucker.money import charge
from starboard.games.galaxy_trucker.moves import building as moves
from starboard.games.galaxy_trucker.moves.team import Reweld
from starboard.games.galaxy_trucker.play import Play
from starboard.games.galaxy_trucker.seen import TableSeen, own
from starboard.games.galaxy_trucker.ship import legality
from starboard.games.galaxy_trucker.ship.boards import Square, column_of, row_of, square
from starboard.games.galaxy_trucker.ship.ship import Component
from starboard.games.galaxy_trucker.ship.tiles import FACES
from starboard.games.galaxy_trucker.state import Player, State, by_number
from starboard.games.galaxy_trucker.team import while_building

FINE = 1
"""What an error costs that is noticed only during the flight (GT-3.11)."""


def begin(play: Play) -> None:
    """Building is over: what lies aside is lost (GT-2.6), then ships are checked."""
    state = play.state
    state.phase = "repair"
    for seat in by_number(state):  # of two who lose their number tiles the faster one stays ahead (GT-3.12)
        player = state.players[seat]
        player.ready = not state.options.players_check
        aside, player.aside = player.aside, []
        if aside and player.ship.leeway.keeps_aside:
            for tile in aside:
                heap.lay(state, tile)
            play.tell(KeptBack(seat=seat, tiles=tuple(aside)))
        elif aside:
            player.lost += aside
            play.tell(events.LeftAside(seat=seat, tiles=tuple(aside)))
        if player.ready and not legality.is_legal(player.ship):
            _find_faulty(play, seat)


def lenient(state: State) -> bool:
    """Whether faulty spots are rebuilt without loss (GT-3.12): for the number tile, so not in flight any more."""
    return state.options.repairs == "lenient" and state.phase != "flight"


def holds_up(state: State) -> bool:
    """Whether the flight waits for a repair (GT-3.11)."""
    return state.options.players_check and any(player.repairing for player in state.players)


def _moves(state: State, seat: Seat) -> list[Move]:
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
        found += [] if state.phase == "flight" else while_building.rewelding(player.ship)
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


def _may_point(state: State, _player: Player, move: moves.PointOut) -> Illegal | None:
    return refuse_pointing(state, move)


def refuse_pointing(state: State, move: moves.PointOut) -> Illegal | None:
    """Why nobody can point at this ship now."""
    if not state.options.players_check:
        return Illegal("GT-3.9", "galaxy-trucker-why-all-checked")
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
    return _repairing(player) or while_building.refuse_reweld(player.ship, move)


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


def _play(play: Play, seat: Seat, move: Move) -> None:
    """Play a move of checking or repair."""
    state, player = play.state, play.players[seat]
    if isinstance(move, moves.Ready):
        player.ready = True
        play.tell(events.SaidReady(seat=seat))
        return
    if isinstance(move, moves.PointOut):
        point_out(play, seat, move.seat)
        return
    if isinstance(move, moves.BuildIn):
        player.tray.remove(move.tile)
        player.ship.put(_place(move), Component(move.tile, move.turn))
        play.tell(events.Placed(seat=seat, tile=move.tile, row=move.row, column=move.column, turn=move.turn))
        return
    if isinstance(move, moves.Remove):
        _take_off(play, seat, [_place(move)])
        _fall_apart(play, seat)
    elif isinstance(move, Reweld):
        play.tell(while_building.reweld(player.ship, seat, move))
    elif isinstance(move, moves.KeepPiece):
        kept = next(piece for piece in player.pieces if _place(move) in piece)
        player.pieces = []
        _keep(play, seat, kept)
    else:
        for tile in player.tray:
            heap.lay(state, tile)
        player.tray = []
    if not player.pieces and not player.tray and legality.is_legal(player.ship):
        _declare_sound(play, seat)


def _declare_sound(play: Play, seat: Seat) -> None:
    """The ship is legal. A late repair may have cost an alien its life support (GT-6.13), or all humans (GT-9.1)."""
    player = play.players[seat]
    player.repairing = False
    suffocate(play, seat)
    play.tell(events.RepairDone(seat=seat))
    if play.state.phase == "flight" and not player.ship.human_crew:
        track.leave(play, seat, "no-humans")


def point_out(play: Play, by: Seat, seat: Seat) -> None:
    """Somebody points at a ship: it is sound, or has to be repaired; in flight that costs a credit (GT-3.11)."""
    player = play.players[seat]
    if legality.is_legal(player.ship):
        play.tell(events.FoundSound(by=by, seat=seat))
        return
    _find_faulty(play, seat)
    if play.state.phase == "flight":
        play.tell(events.Fined(seat=seat, paid=charge(play.state, player, FINE)))


def _find_faulty(play: Play, seat: Seat) -> None:
    player = play.players[seat]
    player.repairing = True
    play.tell(events.FoundFaulty(seat=seat, errors=len(legality.errors(player.ship))))
    if lenient(play.state):
        _move_to_last(play, seat)


def _move_to_last(play: Play, seat: Seat) -> None:
    """The number tile goes back, the others move up, the highest one is taken (GT-3.12)."""
    player = play.players[seat]
    for other in play.players:
        if other.number > player.number:
            other.number -= 1
    player.number = len(play.players)
    play.tell(events.MovedToLast(seat=seat, number=player.number))


def _take_off(play: Play, seat: Seat, places: list[Square], fell_off: bool = False) -> None:
    """Components leave the ship: to the lost pile (GT-3.10), or to be built in again (GT-3.12)."""
    player = play.players[seat]
    tiles = player.ship.remove(places)
    if lenient(play.state):
        # A start cabin has its one square and no place in the heap: once off, it is out of this round.
        player.tray += [tile for tile in tiles if FACES[tile][0].kind != "start-cabin"]
    else:
        player.lost += tiles
    play.tell(events.TakenOff(seat=seat, squares=tuple(places), tiles=tuple(tiles), fell_off=fell_off))


def _fall_apart(play: Play, seat: Seat) -> None:
    """If the rest falls apart the owner keeps one piece (GT-3.10); asked only where there is a choice."""
    player = play.players[seat]
    choice = player.ship.parts_to_keep()
    if len(choice) > 1:
        player.pieces = choice
    elif choice:
        _keep(play, seat, choice[0])


def _keep(play: Play, seat: Seat, kept: list[Square]) -> None:
    dropped = sorted(set(play.ships[seat].components) - set(kept))
    _take_off(play, seat, dropped, fell_off=True)


class Repair(Question, frozen=True):
    """Ships are checked, faulty ones repaired, all at the same time (GT-3.15)."""

    clause = "GT-3.9"

    def phrase(self, view: TableSeen) -> Phrase:
        me = own(view)
        if me is not None and not me.ready and not me.repairing:
            return say("galaxy-trucker-ask-check")
        if me is None or not me.repairing:
            return say("galaxy-trucker-ask-repair-wait")
        return say("galaxy-trucker-ask-repair-piece" if me.pieces else "galaxy-trucker-ask-repair")

    def seats(self, state: State) -> tuple[Seat, ...]:
        return tuple(seat for seat, player in enumerate(state.players) if player.repairing or not player.ready)

    def moves(self, state: State, seat: Seat) -> list[Move]:
        return _moves(state, seat)

    def ask(self, state: State, seat: Seat, move: Move) -> Illegal | None:
        may = _MAY.get(type(move))
        if may is None:
            return Illegal("GT-3.9", "galaxy-trucker-why-repair-phase")
        return may(state, state.players[seat], move)

    def answer(self, play: Play, seat: Seat, move: Move) -> None:
        _play(play, seat, move)
