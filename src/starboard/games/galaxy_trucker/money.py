"""Credits changing hands: what a player really gets and pays (GT-1.4)."""

from __future__ import annotations

from starboard.core.game import Seat
from starboard.games.galaxy_trucker.ship.ship import Ship
from starboard.games.galaxy_trucker.state import Player, State


def charge(state: State, player: Player, amount: int) -> int:
    """Make a player pay; whoever has less pays all there is (GT-1.4). What was paid."""
    amount -= discount(state, player, amount)
    paid = amount if state.options.debts else min(amount, max(player.credits, 0))
    player.credits -= paid
    return paid


def tip(state: State, seat: Seat, credits: int) -> int:
    """What comes on top of money received in flight, once for each adventure card (ABE-9.16)."""
    team, more = state.team, state.players[seat].ship.leeway.tip
    if team is None or not more or credits <= 0 or team.tipped == len(state.cards.used):
        return 0
    team.tipped = len(state.cards.used)
    return more


def discount(state: State, player: Player, amount: int) -> int:
    """What is taken off a payment in flight, once for each adventure card (ABE-9.16)."""
    team, less = state.team, player.ship.leeway.discount
    if team is None or not less or amount <= 0 or state.flight is None or team.discounted == len(state.cards.used):
        return 0
    team.discounted = len(state.cards.used)
    return less


def bonus(ship: Ship, credits: int) -> int:
    """An end bonus as the owner of this ship gets it, even where rewards were bent down to nothing (ABE-9.16)."""
    return credits + ship.leeway.tip


def bill(ship: Ship, cost: int) -> int:
    """What the owner of this ship pays for lost components, after the maximum (R-40)."""
    return cost - ship.leeway.discount if cost else cost
