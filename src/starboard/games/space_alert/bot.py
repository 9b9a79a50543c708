"""How a good player thinks: what would happen if everybody put the cards down now? Which change is for the better?"""

from __future__ import annotations

from collections.abc import Sequence

from starboard.games.space_alert.campaign import campaign_of, mission_score
from starboard.games.space_alert.flight import DESTROYED, LOST, Flight
from starboard.games.space_alert.flight import copy as copy_flight
from starboard.games.space_alert.moves import Agree, AnyMove, Draw, GoOn, Place, Ready, Swap, TakePacket, Turn, Vote
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
    """Coming home is worth half; the rest is points, or how long the ship held out. A hit is worth a little."""
    hits = 0.05 * _hits(flight)
    if flight.outcome == LOST:
        return 0.35 * flight.turn / 14 + hits
    return 0.5 + 0.45 * min(1.0, max(0.0, (mission_score(state, flight).total + 30) / 80)) + hits


def _hits(flight: Flight) -> float:
    """How much of the way to destroying all threats was made: the step between nothing and a kill."""
    done = sum(
        1.0 if threat.status == DESTROYED else min(1.0, threat.damage / max(1, threat.hp)) for threat in flight.threats
    )
    return done / len(flight.threats) if flight.threats else 0.0


# --- moves worth a thought -------------------------------------------------------------------------------------


def sensible(state: State, moves: Sequence[AnyMove]) -> Sequence[AnyMove | None]:
    """Changes of the plan, and last what to do when the plan is good."""
    if state.stage == "action":
        return _planning(state, moves)
    at_once: dict[str, AnyMove] = {"briefing": Ready(), "resolution": GoOn(rest=True)}
    move = _proposal(state) if state.stage == "vote" else at_once.get(state.stage)
    return [move] if move in moves else moves


def _proposal(state: State) -> Vote:
    """On to the next mission, as dangerous as the last one: who wants more or less says so."""
    topic = campaign_of(state).topic
    return Vote("go-on" if topic == "go-on" else state.common if topic == "common" else state.serious)


def _planning(state: State, moves: Sequence[AnyMove]) -> Sequence[AnyMove | None]:
    """Cards are drawn at once and laid; the next packet comes by itself while a clock runs, else when it is taken."""
    if Draw() in moves:
        return [Draw()]
    if Agree() in moves and state.timed and any(state.agreed):
        return [Agree()]
    plan = [move for move in moves if isinstance(move, Place | Turn | Swap)]
    if state.timed:
        return [*plan, None]
    return [*plan, *(move for move in moves if isinstance(move, TakePacket | Agree))] or moves
