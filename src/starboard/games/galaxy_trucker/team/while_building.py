"""Where building and repairing ships meets the support team: all that they ask of it is here.

:func:`moves`, :func:`ask` and :func:`carry_out` are what specialists do at any moment while ships are built, with
tokens and drills; :mod:`..building` has looked before that the player is building and has nothing in hand. The rest of
``__all__`` are rules of single specialists that change a step of building itself.
"""

from __future__ import annotations

from typing import TypeAlias, get_args

from starboard.core.game import Illegal, Move, Seat
from starboard.games.galaxy_trucker.events.team import TokenTaken
from starboard.games.galaxy_trucker.moves.team import Drill, Fit, Part, Pipe, Reweld, Unfit, Universal
from starboard.games.galaxy_trucker.play import Play
from starboard.games.galaxy_trucker.ship import legality, tokens
from starboard.games.galaxy_trucker.ship.boards import Square, column_of, row_of, square
from starboard.games.galaxy_trucker.ship.ship import Ship, copy_ship
from starboard.games.galaxy_trucker.ship.tokens import Overlay
from starboard.games.galaxy_trucker.state import State
from starboard.games.galaxy_trucker.team import deliveryman, plumber, security_guard
from starboard.games.galaxy_trucker.team.plumber import (
    attach,
    has_universal_left,
    lay_universal,
    puts,
    sides_to_pipe,
    universal_puts,
)
from starboard.games.galaxy_trucker.team.saboteur import snatching
from starboard.games.galaxy_trucker.team.security_guard import DRILL_SECONDS, DRILL_TURNS, end_drill
from starboard.games.galaxy_trucker.team.security_guard import runs as drill_runs
from starboard.games.galaxy_trucker.team.security_guard import skips as drill_skips
from starboard.games.galaxy_trucker.team.swindler import added, may_add
from starboard.games.galaxy_trucker.team.welder import reweld, rewelding

__all__ = [
    "ABILITIES",
    "DRILL_SECONDS",
    "DRILL_TURNS",
    "Ability",
    "added",
    "ask",
    "attach",
    "carry_out",
    "drill_runs",
    "drill_skips",
    "end_drill",
    "has_universal_left",
    "lay_universal",
    "may_add",
    "moves",
    "puts",
    "refuse_reweld",
    "reweld",
    "rewelding",
    "sides_to_pipe",
    "snatching",
    "universal_puts",
]

Ability: TypeAlias = Drill | Fit | Unfit | Pipe | Reweld | Universal
ABILITIES: tuple[type[Move], ...] = get_args(Ability)


def moves(state: State, seat: Seat) -> list[Move]:
    """What the seat's specialists can do now."""
    ship = state.players[seat].ship
    strict = state.options.building == "strict"
    found: list[Move] = [] if security_guard.refuse_drill(state, seat) else [Drill()]
    found += rewelding(ship)
    found += plumber.piping(ship)
    if has_universal_left(ship):
        spots = [place for place in sorted(ship.components) if _can_be_universal(ship, place, strict)]
        found += [Universal(row_of(place), column_of(place)) for place in spots]
    if ship.leeway.spare_parts:
        laid = deliveryman.laid(ship)
        full = len(laid) >= ship.leeway.spare_parts
        parts: list[Part] = [part for part in deliveryman.ALL if part in laid or not full]
        lying = [move for move in deliveryman.fitting(ship, parts, strict=strict) if not _lies(ship, move)]
        found += [*lying, *(Unfit(part) for part in deliveryman.ALL if _comes_off(ship, part, strict))]
    return found


def _lies(ship: Ship, move: Move) -> bool:
    """Whether the part lies just so."""
    return isinstance(move, Fit) and Overlay(move.part, square(move.row, move.column), turn=move.turn) in ship.overlays


def _comes_off(ship: Ship, part: Part, strict: bool) -> bool:
    """Whether the part lies there and can be taken off; a strict table makes no errors (GT-3.13)."""
    lying = tokens.find(ship, part)
    return bool(lying) and (not strict or deliveryman.can_do_without(ship, lying[0]))


def _can_be_universal(ship: Ship, place: Square, strict: bool) -> bool:
    if place not in ship.components:
        return False
    trial = copy_ship(ship)
    tokens.add(trial, Overlay("universal", place))
    return not strict or legality.is_legal(trial, building=True)


def refuse_reweld(ship: Ship, move: Reweld) -> Illegal | None:
    """Why a weld can't be moved."""
    return None if move in rewelding(ship) else Illegal("ABE-9.18", "galaxy-trucker-why-no-reweld")


def ask(state: State, seat: Seat, move: Ability) -> Illegal | None:
    """Why a move would be refused."""
    ship = state.players[seat].ship
    strict = state.options.building == "strict"
    if isinstance(move, Drill):
        return security_guard.refuse_drill(state, seat)
    if isinstance(move, Reweld):
        return refuse_reweld(ship, move)
    if isinstance(move, Pipe):
        return None if plumber.can_pipe(ship, move) else Illegal("ABE-9.10", "galaxy-trucker-why-no-pipe")
    if isinstance(move, Universal):
        fine = has_universal_left(ship) and _can_be_universal(ship, square(move.row, move.column), strict)
        return None if fine else Illegal("ABE-9.10", "galaxy-trucker-why-not-universal")
    if not ship.leeway.spare_parts:
        return Illegal("ABE-9.6", "galaxy-trucker-why-no-part")
    laid = deliveryman.laid(ship)
    if isinstance(move, Unfit):
        return None if _comes_off(ship, move.part, strict) else Illegal("ABE-9.6", "galaxy-trucker-why-no-part")
    if move.part not in laid and len(laid) >= ship.leeway.spare_parts:
        return Illegal("ABE-9.6", "galaxy-trucker-why-two-parts")
    if not deliveryman.fits(ship, move.part, square(move.row, move.column), move.turn, strict=strict):
        return Illegal("ABE-9.6", "galaxy-trucker-why-part-does-not-fit")
    return None


def carry_out(play: Play, seat: Seat, move: Ability) -> None:
    """Do it."""
    ship = play.ships[seat]
    if isinstance(move, Drill):
        security_guard.drill(play, seat)
    elif isinstance(move, Unfit):
        tokens.drop(ship, move.part)
        play.tell(TokenTaken(seat=seat, token=move.part))
    elif isinstance(move, Reweld):
        play.tell(reweld(ship, seat, move))
    elif isinstance(move, Pipe):
        play.tell(plumber.pipe(ship, seat, square(move.row, move.column), move.side))
    elif isinstance(move, Universal):
        play.tell(lay_universal(ship, seat, square(move.row, move.column)))
    else:
        deliveryman.put(ship, move.part, square(move.row, move.column), move.turn)
        play.tell(deliveryman.fitted(seat, move))
