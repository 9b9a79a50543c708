"""Credits changing hands: what a player really gets and pays (GT-1.4), with the Swindler's credit (ABE-9.16)."""

from __future__ import annotations

from starboard.core.game import Seat
from starboard.games.galaxy_trucker.state import Player, State


def charge(state: State, player: Player, amount: int) -> int:
    """Make a player pay; whoever has less pays all there is (GT-1.4). What was paid."""
    amount -= discount(state, player, amount)
    paid = amount if state.options.debts else min(amount, max(player.credits, 0))
    player.credits -= paid
    return paid


def tip(state: State, seat: Seat, credits: int) -> int:
    """What comes on top of money received in flight: a credit, once for each adventure card."""
    team = state.team
    if team is None or credits <= 0 or "swindler.b" not in state.players[seat].ship.perks:
        return 0
    if team.tipped == len(state.cards.used):
        return 0
    team.tipped = len(state.cards.used)
    return 1


def discount(state: State, player: Player, amount: int) -> int:
    """What is taken off a payment in flight: a credit, once for each adventure card."""
    team = state.team
    if team is None or amount <= 0 or state.flight is None or "swindler.b" not in player.ship.perks:
        return 0
    if team.discounted == len(state.cards.used):
        return 0
    team.discounted = len(state.cards.used)
    return 1
