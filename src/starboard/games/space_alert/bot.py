"""How a good player thinks: what would happen if everybody put the cards down now? Which change is for the better?"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from starboard.games.space_alert.campaign import mission_score
from starboard.games.space_alert.ends import End, Mission, Outlook, hits
from starboard.games.space_alert.flight import LOST, Announced, Flight, begin
from starboard.games.space_alert.flight import copy as copy_flight
from starboard.games.space_alert.moves import (
    Agree,
    AnyMove,
    Draw,
    GoOn,
    Place,
    Ready,
    Repair,
    Swap,
    TakePacket,
    Turn,
    Vote,
)
from starboard.games.space_alert.options import CAUTION
from starboard.games.space_alert.resolution_round import take_off
from starboard.games.space_alert.rulings import Rulings
from starboard.games.space_alert.ship import ZONES
from starboard.games.space_alert.state import State
from starboard.games.space_alert.turns import fly
from starboard.games.space_alert.view import View


def promise(state: State) -> float:
    """How well the crew stands, from 0 (lost) to 1 (home with many points): the flight of the plans as they lie."""
    if state.stage == "action":
        return _worth(state, fly(take_off(state))) if state.campaign else _worth_of(_outlook(state))
    if state.flight is not None:
        return _worth(state, fly(copy_flight(state.flight)))
    return 0.5


def _outlook(state: State) -> Outlook:
    """What would come of the cards as they lie. The same mission is asked about again and again."""
    mission = _mission(
        tuple(state.boards),
        tuple(state.threats),
        tuple(map(tuple, state.stacks)),
        state.crew,
        state.script.last_turn,
        state.options.rulings(),
    )
    return mission.outlook([state.orders(crew) for crew in state.acting])


@lru_cache(256)
def _mission(
    boards: tuple[int, ...],
    threats: tuple[Announced, ...],
    stacks: tuple[tuple[int, ...], ...],
    crew: int,
    last_turn: int,
    rulings: Rulings,
) -> Mission:
    return Mission(begin([[]] * crew, boards, threats, stacks, last_turn=last_turn, rulings=rulings))


def _worth_of(outlook: Outlook) -> float:
    """Coming home is worth half; the rest is points, or how long the ship held out. A hit is worth a little."""
    end, bonus = outlook.end, 0.05 * outlook.hits
    if not end.home:
        return 0.35 * end.turn / 14 + bonus
    return 0.5 + 0.45 * min(1.0, max(0.0, (end.score + 30) / 80)) + bonus


def _worth(state: State, flight: Flight) -> float:
    """The same of a flight that was flown: a campaign has a score sheet of its own (SA-18.9)."""
    home = flight.outcome != LOST
    points = mission_score(state, flight).total if home else 0
    return _worth_of(Outlook(End(home, flight.turn, points), hits(flight)))


# --- moves worth a thought -------------------------------------------------------------------------------------


def sensible(state: State, moves: Sequence[AnyMove]) -> Sequence[AnyMove | None]:
    """Changes of the plan, and last what to do when the plan is good."""
    if state.stage == "action":
        return _planning(state, moves)
    at_once: dict[str, AnyMove] = {"briefing": Ready(), "resolution": GoOn(rest=True)}
    move = _proposal(state) if state.stage == "vote" else at_once.get(state.stage)
    return [move] if move in moves else moves


WORN = 6
"""Damage tokens on one zone with which nobody should fly on: one more hit and it breaks (SA-12.2)."""
DENTED = 4
"""Damage tokens on the ship with which the next threats should be milder."""


def between_missions(view: View, moves: Sequence[AnyMove]) -> AnyMove:
    """A vote, a repair or a place for the last squad (SA-18.1, SA-18.3, SA-18.4)."""
    if view.stage == "vote":
        return _proposal(view)
    repairs = [move for move in moves if isinstance(move, Repair)]
    if repairs and view.campaign is not None:
        # Where most is broken; what makes every hit worse goes first.
        damage = view.campaign.damage
        return max(repairs, key=lambda move: (len(damage[ZONES.index(move.zone)]), move.token == "structural"))
    return moves[0]


def _proposal(view: View | State) -> Vote:
    """On as long as the ship holds, no more dangerous than before, and milder with a ship that is dented (SA-18.1)."""
    assert view.campaign is not None
    damage = [len(zone) for zone in view.campaign.damage]
    if view.campaign.topic == "go-on":
        return Vote("stop" if max(damage) >= WORN else "go-on")
    flown = view.common if view.campaign.topic == "common" else view.serious
    return Vote(CAUTION[max(0, CAUTION.index(flown) - (sum(damage) >= DENTED))])


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
