"""What specialists change about the settlement (GT-10)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from starboard.core.game import Event, Seat
from starboard.games.galaxy_trucker.events.team import SpecialistPaid
from starboard.games.galaxy_trucker.team import advertiser, architect

if TYPE_CHECKING:
    from starboard.games.galaxy_trucker.state import State

SWINDLE = 1
"""What the Swindler gets more for each end bonus, and pays less for lost components (ABE-9.16, R-40)."""


def swindled(state: State, seat: Seat, credits: int) -> int:
    """An end bonus as this player gets it: one more with the Swindler, even where rewards were bent down to nothing."""
    return credits + SWINDLE if "swindler.b" in state.players[seat].ship.perks else credits


def discounted(state: State, seat: Seat, cost: int) -> int:
    """What lost components cost this player, after the maximum."""
    return cost - SWINDLE if cost and "swindler.b" in state.players[seat].ship.perks else cost


def income(state: State, seat: Seat, finishers: Sequence[Seat], beauties: Sequence[Seat]) -> list[Event]:
    """What the Advertiser and the Architect bring in at the end of the flight."""
    team, player = state.team, state.players[seat]
    if team is None or not player.ship.perks:
        return []
    told: list[Event] = []
    perks = player.ship.perks
    earned = advertiser.earnings(team.predictions, finishers) if "advertiser.a" in perks else 0
    if "advertiser.b" in perks and seat in finishers:
        earned += advertiser.armour_on_show(player.ship)
    if earned:
        player.credits += earned
        told.append(SpecialistPaid(seat=seat, specialist="advertiser", credits=earned, balance=player.credits))
    if "architect.b" in perks and seat in beauties and not team.bonus_paid:
        told.append(architect.pay(state, seat))
    return told
