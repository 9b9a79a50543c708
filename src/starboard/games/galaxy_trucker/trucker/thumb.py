"""What anybody would do in flight without much thought: how a trucker lets it go on while it tries something out."""

from __future__ import annotations

from collections.abc import Sequence

from starboard.core.game import Seat
from starboard.games.galaxy_trucker import rounds
from starboard.games.galaxy_trucker.adventures.derelicts import AbandonedShip
from starboard.games.galaxy_trucker.adventures.enemies import Enemy, Fight
from starboard.games.galaxy_trucker.adventures.planets import Planets
from starboard.games.galaxy_trucker.cards import VALUE, cards, the_card
from starboard.games.galaxy_trucker.flight import track
from starboard.games.galaxy_trucker.flight.arranging import best_fit
from starboard.games.galaxy_trucker.flight.declare import NOT_YET, Declare, total
from starboard.games.galaxy_trucker.moves import AnyMove, building
from starboard.games.galaxy_trucker.moves.flight import (
    Arrange,
    Brace,
    DoneLoading,
    DoWithout,
    Enough,
    FlyOn,
    GiveUp,
    HoldCourse,
    Keep,
    Land,
    LoseCrew,
    Pass,
    Power,
    Spend,
    Stow,
    Take,
    Unload,
)
from starboard.games.galaxy_trucker.ship.boards import square
from starboard.games.galaxy_trucker.ship.ship import Ship
from starboard.games.galaxy_trucker.state import State

SPARE_CREW = 3
"""Figures that should stay aboard when others are sold."""


def by_thumb(state: State, seat: Seat, moves: Sequence[AnyMove]) -> AnyMove:
    """One of the moves."""
    if len(moves) == 1:
        return moves[0]
    kinds = {type(move) for move in moves}
    ship = state.players[seat].ship
    if Land in kinds:
        return _land(state, ship, moves)
    if Take in kinds:
        return _take(state, ship, moves)
    if LoseCrew in kinds:
        return _lose(ship, moves)
    if Enough in kinds:
        return _declare(state, seat, moves)
    if Spend in kinds:
        return _pay(ship, moves)
    if Keep in kinds or building.KeepPiece in kinds:
        return max(moves, key=lambda move: _size(ship, move))
    for kind in (FlyOn, Arrange, Stow, Power, DoWithout, DoneLoading, HoldCourse, Brace):
        found = [move for move in moves if isinstance(move, kind)]
        if found:
            return found[-1] if kind is DoWithout else found[0]
    return next((move for move in moves if not isinstance(move, GiveUp | Unload)), moves[0])


def _land(state: State, ship: Ship, moves: Sequence[AnyMove]) -> AnyMove:
    """Where most of the goods find room; nowhere for less than what the days are worth."""
    card = the_card(state.flight, Planets)
    had = sum(VALUE[good] for good in ship.cargo())

    def gain(move: AnyMove) -> float:
        if not isinstance(move, Land):
            return 0.0
        loaded = best_fit(ship, card.planets[move.planet - 1])
        humans = 0.5 * card.to_hire(move.planet)
        more = sum(VALUE[good] for stack in loaded.holds for good in stack.goods) - had
        return more + humans - (0.1 + 0.1 * state.number) * card.days

    return max(moves, key=gain)


def _take(state: State, ship: Ship, moves: Sequence[AnyMove]) -> AnyMove:
    """A station is emptied, a reward taken; a ship for those who have crew to spare."""
    assert state.flight is not None
    card = cards()[state.flight.card]
    wants = not isinstance(card, AbandonedShip) or ship.crew - card.crew >= SPARE_CREW
    return next(move for move in moves if isinstance(move, Take if wants else Pass))


def _lose(ship: Ship, moves: Sequence[AnyMove]) -> AnyMove:
    """Humans go first, from cabins where two live, while there are enough of them."""

    def price(move: AnyMove) -> tuple[bool, int]:
        assert isinstance(move, LoseCrew)
        place = square(move.row, move.column)
        alien = place in ship.aliens and move.who != "human"
        return alien == (ship.human_crew > 1), -ship.humans.get(place, 0)

    return min(moves, key=price)


def _declare(state: State, seat: Seat, moves: Sequence[AnyMove]) -> AnyMove:
    """Power for what needs it: to beat an enemy who can be beaten, not to be the weakest once one has begun."""
    question = rounds.asked(state)
    power = next((move for move in moves if isinstance(move, Power)), None)
    enough = next(move for move in moves if isinstance(move, Enough))
    if power is None or not isinstance(question, Declare) or state.flight is None:
        return enough
    ship = state.players[seat].ship
    now = total(ship, seat, question.what, question.powered).total
    if isinstance(question, Fight):
        strength = 2 * the_card(state.flight, Enemy).strength
        could = total(ship, seat, question.what, (*question.powered, *question.devices(ship)[: ship.tokens])).total
        return power if now <= strength < could else enough
    if not now:
        return power
    declared = [state.flight.declared[other] for other in track.order(state.players) if other != seat]
    known = [value for value in declared if value != NOT_YET]
    return power if question.powered and known and now <= min(known) else enough


def _pay(ship: Ship, moves: Sequence[AnyMove]) -> AnyMove:
    """The sun first; then the battery with the most tokens."""

    def price(move: AnyMove) -> int:
        return -ship.batteries.get(square(move.row, move.column), 99) if isinstance(move, Spend) else 0

    return min(moves, key=price)


def _size(ship: Ship, move: AnyMove) -> int:
    if not isinstance(move, Keep | building.KeepPiece):
        return 0
    place = square(move.row, move.column)
    return max((len(piece) for piece in ship.pieces() if place in piece), default=0)
