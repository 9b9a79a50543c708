"""Why something can't be done while ships are built: every kind of move has a function that says so."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from starboard.core.game import Illegal, Seat
from starboard.core.text import Phrase, say
from starboard.games.galaxy_trucker import heap
from starboard.games.galaxy_trucker.building import timer
from starboard.games.galaxy_trucker.building.terms import (
    LOOK_COST,
    TAKE_COST,
    affordable,
    aside_cost,
    in_turns,
    is_building,
    may_be_universal,
    may_open_piles,
    numbers_left,
    put_cost,
    strict,
)
from starboard.games.galaxy_trucker.moves import building as moves
from starboard.games.galaxy_trucker.moves.team import Snatch
from starboard.games.galaxy_trucker.phrases import say_pile
from starboard.games.galaxy_trucker.ship import legality
from starboard.games.galaxy_trucker.ship.boards import OFF, square
from starboard.games.galaxy_trucker.ship.ship import Component
from starboard.games.galaxy_trucker.state import Player, State
from starboard.games.galaxy_trucker.team import while_building


def _may_ready(state: State, player: Player, _seat: Seat, _move: moves.Ready) -> Illegal | None:
    if state.phase != "ready" or player.ready:
        return Illegal("GT-2.1", "galaxy-trucker-why-begun")
    return None


def _building(state: State, player: Player, seat: Seat) -> Illegal | None:
    """The conditions of whatever is done to one's own ship."""
    if state.phase != "building":
        return Illegal("GT-2.12", "galaxy-trucker-why-not-building")
    if not is_building(state, player):
        return Illegal("GT-2.15", "galaxy-trucker-why-finished")
    if while_building.drill_runs(state, seat):
        return Illegal("ABE-9.13", "galaxy-trucker-why-drill")
    if in_turns(state) and seat != state.turn:
        return Illegal("GT-2.14", "galaxy-trucker-why-not-your-turn")
    return None


def _empty_handed(state: State, player: Player, seat: Seat) -> Illegal | None:
    refusal = _building(state, player, seat)
    if refusal is not None:
        return refusal
    if player.looking is not None:
        return Illegal("GT-2.7", "galaxy-trucker-why-looking")
    if player.hand is not None:
        return Illegal("GT-2.2", "galaxy-trucker-why-holding")
    return None


def _holding(state: State, player: Player, seat: Seat) -> Illegal | None:
    refusal = _building(state, player, seat)
    if refusal is not None:
        return refusal
    if player.hand is None:
        return Illegal("GT-2.3", "galaxy-trucker-why-empty-hand")
    return None


def _paid(state: State, player: Player, cost: int) -> Illegal | None:
    if affordable(state, player, cost):
        return None
    return Illegal("GT-2.14", say("galaxy-trucker-why-points", cost=cost, points=player.points))


def _may_take_down(state: State, player: Player, seat: Seat, move: moves.TakeFaceDown) -> Illegal | None:
    refusal = _empty_handed(state, player, seat) or _paid(state, player, TAKE_COST)
    if refusal is None and move.spot is None and not state.face_down:
        return Illegal("GT-2.2", "galaxy-trucker-why-no-hidden")
    if refusal is None and move.spot is not None and move.spot not in state.face_down:
        return Illegal("GT-2.2", "galaxy-trucker-why-spot-empty")
    return refusal


def _may_take_up(state: State, player: Player, seat: Seat, move: moves.TakeFaceUp) -> Illegal | None:
    refusal = _empty_handed(state, player, seat) or _paid(state, player, TAKE_COST)
    if refusal is None and move.tile not in state.face_up.values():
        return Illegal("GT-2.2", say("galaxy-trucker-why-tile-gone", tile=move.tile))
    return refusal


def _may_take_aside(state: State, player: Player, seat: Seat, move: moves.TakeAside) -> Illegal | None:
    refusal = _empty_handed(state, player, seat) or _paid(state, player, TAKE_COST)
    if refusal is None and move.tile not in player.aside:
        return Illegal("GT-2.6", say("galaxy-trucker-why-not-aside", tile=move.tile))
    return refusal


def _may_snatch(state: State, player: Player, seat: Seat, move: Snatch) -> Illegal | None:
    refusal = _empty_handed(state, player, seat) or _paid(state, player, TAKE_COST)
    if refusal is None and move not in while_building.snatching(state, seat):
        return Illegal("ABE-9.12", "galaxy-trucker-why-no-snatching")
    return refusal


def _may_use(state: State, player: Player, seat: Seat, move: while_building.Ability) -> Illegal | None:
    refusal = _empty_handed(state, player, seat)
    if refusal is None and player.number:
        return Illegal("ABE-7.9", "galaxy-trucker-why-finished")
    return refusal or while_building.ask(state, seat, move)


def _may_put(state: State, player: Player, seat: Seat, move: moves.Put) -> Illegal | None:
    refusal = _holding(state, player, seat)
    if refusal is not None:
        return refusal
    assert player.hand is not None
    return (
        _paid(state, player, put_cost(player.hand))
        or refuse_turn(move.turn)
        or refuse_placement(player, player.hand.tile, move, strict(state))
    )


def refuse_turn(turn: int) -> Illegal | None:
    """Tiles turn by quarters."""
    return None if 0 <= turn <= 3 else Illegal("GT-2.3", say("galaxy-trucker-why-turn", turn=turn))


def refuse_placement(player: Player, tile: str, move: moves.Put | moves.BuildIn, strictly: bool) -> Illegal | None:
    """Why the tile can't be put there."""
    place = square(move.row, move.column)
    component = Component(tile, move.turn)
    building = isinstance(move, moves.Put)
    pipe = move.pipe if isinstance(move, moves.Put) else -1
    universal = isinstance(move, moves.Put) and move.universal
    if universal and (pipe != -1 or not may_be_universal(player)):
        return Illegal("ABE-9.10", "galaxy-trucker-why-not-universal")
    if pipe != -1 and pipe not in while_building.sides_to_pipe(player.ship, place, component):
        return Illegal("ABE-9.10", "galaxy-trucker-why-no-pipe")
    error = legality.refusal(player.ship, place, component, strictly, building=building, universal=universal)
    return None if error is None else Illegal(error.clause, _here(error.reason))


def _here(reason: Phrase) -> Phrase:
    """What is in the way, said to whoever holds the tile over that square: where it is need not be said."""
    return say(_HERE.get(reason.id, reason.id), **reason.args)


_HERE = {
    "galaxy-trucker-error-misfit": "galaxy-trucker-why-misfit",
    "galaxy-trucker-error-no-join": "galaxy-trucker-why-no-join",
}


def _may_lift(state: State, player: Player, seat: Seat, _move: moves.Lift) -> Illegal | None:
    refusal = _empty_handed(state, player, seat)
    if refusal is None and player.loose == OFF:
        return Illegal("GT-2.5", "galaxy-trucker-why-welded")
    return refusal


def _may_return(state: State, player: Player, seat: Seat, move: moves.Return) -> Illegal | None:
    refusal = _holding(state, player, seat)
    if refusal is None and move.spot is not None and not heap.is_free(state, move.spot):
        return Illegal("GT-2.3", "galaxy-trucker-why-spot-taken")
    if refusal is None and player.hand is not None and player.hand.kept and not player.ship.leeway.returns:
        return Illegal("GT-2.6", "galaxy-trucker-why-kept")
    return refusal


def _may_set_aside(state: State, player: Player, seat: Seat, _move: moves.SetAside) -> Illegal | None:
    refusal = _holding(state, player, seat)
    if refusal is not None:
        return refusal
    assert player.hand is not None
    if len(player.aside) >= player.room_aside:
        return Illegal("GT-2.3", "galaxy-trucker-why-aside-full")
    return _paid(state, player, aside_cost(player.hand))


def _may_look(state: State, player: Player, seat: Seat, move: moves.Look) -> Illegal | None:
    refusal = _building(state, player, seat)
    late = state.phase == "building" and bool(player.number) and player.ship.leeway.looks_last
    if refusal is not None and (not late or in_turns(state)):
        return refusal
    if player.hand is not None or player.looking is not None:
        return Illegal("GT-2.7", "galaxy-trucker-why-look-holding")
    if not late and not may_open_piles(player):
        return Illegal("GT-2.7", "galaxy-trucker-why-look-first")
    if move.pile not in player.piles:
        return Illegal("GT-2.7", "galaxy-trucker-why-look-pile")
    if any(other.looking == move.pile for other in state.players):
        return Illegal("GT-2.7", say("galaxy-trucker-why-look-taken", pile=say_pile(move.pile)))
    return None if late else _paid(state, player, LOOK_COST[state.number])


def _may_stop(state: State, player: Player, seat: Seat, _move: moves.StopLooking) -> Illegal | None:
    if player.looking is not None:
        return None
    return _building(state, player, seat) or Illegal("GT-2.7", "galaxy-trucker-why-not-looking")


def _may_flip(state: State, player: Player, _seat: Seat, _move: moves.Flip) -> Illegal | None:
    return timer.refusal(state, finished=bool(player.number))


def _may_end_turn(state: State, player: Player, seat: Seat, _move: moves.EndTurn) -> Illegal | None:
    if not in_turns(state):
        return Illegal("GT-2.1", "galaxy-trucker-why-no-turns")
    return _empty_handed(state, player, seat)


def _may_number(state: State, player: Player, seat: Seat, move: moves.TakeNumber) -> Illegal | None:
    left = numbers_left(state)
    if state.phase == "numbers" and not player.number:
        if move.number != left[0]:
            return Illegal("GT-2.13", say("galaxy-trucker-why-lowest", number=left[0]))
        return None
    refusal = _building(state, player, seat)
    if refusal is not None:
        return refusal
    if player.number:
        return Illegal("GT-2.15", "galaxy-trucker-why-finished")
    if player.hand is not None or player.looking is not None:
        return Illegal("GT-2.8", "galaxy-trucker-why-finish-holding")
    if move.number not in left:
        return Illegal("GT-2.8", say("galaxy-trucker-why-number-gone", number=move.number))
    return None


MAY: dict[type, Callable[[State, Player, Seat, Any], Illegal | None]] = {
    moves.Ready: _may_ready,
    moves.TakeFaceDown: _may_take_down,
    moves.TakeFaceUp: _may_take_up,
    moves.TakeAside: _may_take_aside,
    moves.Put: _may_put,
    moves.Lift: _may_lift,
    moves.Return: _may_return,
    moves.SetAside: _may_set_aside,
    moves.Look: _may_look,
    moves.StopLooking: _may_stop,
    moves.Flip: _may_flip,
    moves.EndTurn: _may_end_turn,
    moves.TakeNumber: _may_number,
    Snatch: _may_snatch,
    **dict.fromkeys(while_building.ABILITIES, _may_use),
}
