"""Insurance of class IV ships (ABE-4.4.4 ff.): bought before the first card, or not; openly, leader first."""

from __future__ import annotations

from collections.abc import Sequence

from starboard.core.chance import Chance
from starboard.core.game import Event, Illegal, Move, Seat
from starboard.games.galaxy_trucker.events import building as events
from starboard.games.galaxy_trucker.flight import track
from starboard.games.galaxy_trucker.moves import building as moves
from starboard.games.galaxy_trucker.ship.boards import board
from starboard.games.galaxy_trucker.state import Player, State


def begin(state: State) -> list[Event]:
    """Ask those who can pay; the others fly without (ABE-4.4.8)."""
    state.phase = "insurance"
    for player in state.players:
        if player.credits < price(player):
            player.insured = False
    return _when_decided(state)


def price(player: Player) -> int:
    """What the player's insurance costs; 0 where there is none to buy."""
    return board(player.ship.board).price


def to_move(state: State) -> tuple[Seat, ...]:
    """Who decides now."""
    return deciding(state.players)


def deciding(players: Sequence[Player]) -> tuple[Seat, ...]:
    """The next one to decide, in flight order (ABE-4.4.7): a Bureaucrat may have flown ahead by now (ABE-9.4)."""
    return next(((seat,) for seat in track.order(players) if _asked(players[seat])), ())


def _asked(player: Player) -> bool:
    return price(player) > 0 and player.insured is None


def moves_of(state: State, seat: Seat) -> list[Move]:
    """Buy it or not."""
    return [moves.Insure(True), moves.Insure(False)] if seat in to_move(state) else []


def ask(state: State, seat: Seat, move: Move) -> Illegal | None:
    """Why a move would be refused."""
    if not isinstance(move, moves.Insure):
        return Illegal("ABE-4.4.4", "galaxy-trucker-why-insurance-phase")
    if state.players[seat].insured is not None:
        reason = "galaxy-trucker-why-insured-already" if state.players[seat].insured else "galaxy-trucker-why-too-dear"
        return Illegal("ABE-4.4.8", reason)
    if seat not in to_move(state):
        return Illegal("ABE-4.4.7", "galaxy-trucker-why-not-your-turn")
    return None


def carry_out(state: State, seat: Seat, move: Move, _chance: Chance) -> list[Event]:
    """Decide; the price never comes back (ABE-4.4.4)."""
    assert isinstance(move, moves.Insure)
    player = state.players[seat]
    player.insured = move.buy
    paid = price(player) if move.buy else 0
    player.credits -= paid
    return [events.Insured(seat=seat, bought=move.buy, paid=paid), *_when_decided(state)]


def _when_decided(state: State) -> list[Event]:
    if not to_move(state):
        state.phase = "flight"
    return []
