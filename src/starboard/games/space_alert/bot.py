"""How a good player thinks: what would happen if everybody put the cards down now?"""

from __future__ import annotations

from starboard.games.space_alert.campaign import mission_score
from starboard.games.space_alert.flight import LOST, Flight
from starboard.games.space_alert.flight import copy as copy_flight
from starboard.games.space_alert.resolution_round import take_off
from starboard.games.space_alert.state import State
from starboard.games.space_alert.turns import fly


def promise(state: State) -> float:
    """How well the crew stands, from 0 (lost) to 1 (home with many points): the flight of the plans as they lie."""
    if state.stage == "action":
        return _worth(state, fly(take_off(state)))
    if state.flight is not None:
        return _worth(state, fly(copy_flight(state.flight)))
    return 0.5


def _worth(state: State, flight: Flight) -> float:
    """Coming home is worth half; the rest is points, or how long the ship held out."""
    if flight.outcome == LOST:
        return 0.4 * flight.turn / 14
    return 0.5 + 0.5 * min(1.0, max(0.0, (mission_score(state, flight).total + 30) / 80))
