"""How a good player thinks: what would happen if everybody put the cards down now? Which change is for the better?"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from starboard.games.space_alert.campaign import campaign_of, mission_score
from starboard.games.space_alert.ends import End, Mission, Outlook, hits
from starboard.games.space_alert.flight import LOST, Announced, Flight, begin
from starboard.games.space_alert.flight import copy as copy_flight
from starboard.games.space_alert.moves import Agree, AnyMove, Draw, GoOn, Place, Ready, Swap, TakePacket, Turn, Vote
from starboard.games.space_alert.resolution_round import take_off
from starboard.games.space_alert.rulings import Rulings
from starboard.games.space_alert.state import State
from starboard.games.space_alert.turns import fly


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
