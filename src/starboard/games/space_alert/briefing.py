"""Before the opening announcement: roles, the androids' places, and everybody ready (SA-2.5, SA-6.1)."""

from __future__ import annotations

from collections.abc import Iterator

from starboard.core.chance import Chance
from starboard.core.game import Event, Illegal
from starboard.games.space_alert import action_round
from starboard.games.space_alert import table_events as events
from starboard.games.space_alert.moves import ROLES, Appoint, Move, Ready, Role, SeatAndroid
from starboard.games.space_alert.state import State


def holder(state: State, role: Role) -> int:
    """Who has the role: a crew member for the captain, a seat for the other two."""
    return {"captain": state.captain, "communications": state.communications, "security": state.security}[role]


def candidates(state: State, role: Role) -> range:
    """Who can have it. Androids hold no role, except that in a solo game one stands in for the captain's place in the
    turn order (SA-16.8, SA-17.4)."""
    return range(state.crew) if state.solo and role == "captain" else range(state.seats)


def moves(state: State, seat: int) -> Iterator[Move]:
    """Ready first; roles and places can be changed until everybody is."""
    if state.ready[seat]:
        return
    yield Ready()
    for role in ROLES:
        yield from (Appoint(role, crew) for crew in candidates(state, role) if crew != holder(state, role))
    for android in range(state.humans, state.crew):
        others = (crew for crew in state.order if crew not in (android, _before(state, android)))
        yield from (SeatAndroid(android, crew) for crew in others)


def _before(state: State, crew: int) -> int:
    return state.order[state.order.index(crew) - 1]


def ask(state: State, seat: int, move: Move) -> Illegal | None:
    """Why this move would be refused in the briefing, or ``None``."""
    if state.ready[seat]:
        return Illegal("SA-3.1", "space-alert-why-ready-already")
    match move:
        case Ready():
            return None
        case Appoint(role, crew):
            if crew not in candidates(state, role):
                return Illegal("SA-16.8", "space-alert-why-role")
            if crew == holder(state, role):
                return Illegal("SA-2.5", "space-alert-why-role-held")
            return None
        case SeatAndroid(android, after):
            if not state.humans <= android < state.crew:
                return Illegal("SA-16.1", "space-alert-why-not-android")
            if not 0 <= after < state.crew or after in (android, _before(state, android)):
                return Illegal("SA-6.1", "space-alert-why-android-place")
            return None
        case _:
            return Illegal("SA-3.1", "space-alert-why-briefing")


def carry_out(state: State, seat: int, move: Move, chance: Chance) -> list[Event]:
    """Play an allowed move of the briefing; when the last seat is ready the clock starts."""
    match move:
        case Appoint(role, crew):
            setattr(state, role, crew)
            return [events.Appointed(role=role, crew=crew)]
        case SeatAndroid(android, after):
            state.order.remove(android)
            state.order.insert(state.order.index(after) + 1, android)
            return [events.AndroidSeated(android=android, after=after)]
        case _:
            state.ready[seat] = True
            story: list[Event] = [events.SeatReady(seat=seat)]
            return story + action_round.begin(state, chance) if all(state.ready) else story
