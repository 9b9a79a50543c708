"""The resolution round turn by turn, in the exact order of steps (SA-4.3)."""

from __future__ import annotations

from collections.abc import Mapping

from starboard.core.game import Event
from starboard.games.space_alert.flight import FLYING, Flight


def play_turn(flight: Flight, story: list[Event] | None = None, trips: Mapping[int, int] | None = None) -> None:
    """Play the next turn, the final step after the last one.

    ``trips`` says what crew members meant whose card of this turn lies wrong (SA-6.3): crew member to order.
    """
    raise NotImplementedError


def fly(flight: Flight, story: list[Event] | None = None) -> Flight:
    """Play all turns that are left."""
    while flight.outcome == FLYING:
        play_turn(flight, story)
    return flight
