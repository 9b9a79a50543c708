"""Before the opening announcement: roles, the androids' places, and everybody ready (SA-2.5, SA-6.1)."""

from __future__ import annotations

from typing import ClassVar

from starboard.core.agenda import Question
from starboard.core.game import Illegal, Seat
from starboard.core.text import Phrase, say
from starboard.games.space_alert import computer, events
from starboard.games.space_alert.moves import ROLES, AnyMove, Appoint, Ready, Role, SeatAndroid
from starboard.games.space_alert.state import Play, State
from starboard.games.space_alert.view import View


class Briefing(Question, frozen=True):
    """Ready first; roles and places can be changed until everybody is."""

    clause: ClassVar[str] = "SA-3.1"

    def seats(self, state: State) -> tuple[Seat, ...]:
        return tuple(seat for seat in range(state.seats) if not state.ready[seat])

    def moves(self, state: State, seat: Seat) -> list[AnyMove]:
        found: list[AnyMove] = [Ready()]
        for role in ROLES:
            found += [Appoint(role, crew) for crew in candidates(state, role) if crew != holder(state, role)]
        for android in range(state.humans, state.crew):
            others = (crew for crew in state.order if crew not in (android, _before(state, android)))
            found += [SeatAndroid(android, crew) for crew in others]
        return found

    def ask(self, state: State, seat: Seat, move: AnyMove) -> Illegal | None:
        if state.ready[seat]:
            return Illegal(self.clause, "space-alert-why-ready-already")
        match move:
            case Ready():
                return None
            case Appoint(role, crew):
                if crew not in candidates(state, role):
                    return Illegal("SA-16.8", "space-alert-why-role")
                return Illegal("SA-2.5", "space-alert-why-role-held") if crew == holder(state, role) else None
            case SeatAndroid(android, after):
                if not state.humans <= android < state.crew:
                    return Illegal("SA-16.1", "space-alert-why-not-android")
                if not 0 <= after < state.crew or after in (android, _before(state, android)):
                    return Illegal("SA-6.1", "space-alert-why-android-place")
                return None
            case _:
                return Illegal(self.clause, "space-alert-why-briefing")

    def answer(self, play: Play, seat: Seat, move: AnyMove) -> None:
        """When the last seat is ready the clock starts."""
        state = play.state
        match move:
            case Appoint(role, crew):
                setattr(state, role, crew)
                play.tell(events.Appointed(role=role, crew=crew))
            case SeatAndroid(android, after):
                state.order.remove(android)
                state.order.insert(state.order.index(after) + 1, android)
                play.tell(events.AndroidSeated(android=android, after=after))
            case _:
                state.ready[seat] = True
                play.tell(events.SeatReady(seat=seat))
                if all(state.ready):
                    computer.begin(play)

    def phrase(self, view: View) -> Phrase:
        return say("space-alert-question-briefing-wait" if view.ready[view.seat] else "space-alert-question-briefing")


def holder(state: State, role: Role) -> int:
    """Who has the role: a crew member for the captain, a seat for the other two."""
    return {"captain": state.captain, "communications": state.communications, "security": state.security}[role]


def candidates(state: State, role: Role) -> range:
    """Who can have it. Androids hold no role, except that in a solo game one stands in for the captain's place in the
    turn order (SA-16.8, SA-17.4)."""
    return range(state.crew) if state.solo and role == "captain" else range(state.seats)


def _before(state: State, crew: int) -> int:
    return state.order[state.order.index(crew) - 1]
