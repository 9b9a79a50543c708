"""The resolution round at the table: every turn is revealed, may be corrected, and is then played (SA-4, SA-6.3).

The turns themselves are played by :mod:`.turns`. Here is who is waited for: a turn is played when every seat has said
that it may go on, because everybody watches the same film. Whoever says nothing is not waited for longer than a minute,
and who says that all the rest may be played is not asked again. Until then a card of the turn can be corrected.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar

import msgspec

from starboard.core.agenda import Question
from starboard.core.game import Illegal, Seat
from starboard.core.text import Phrase, say
from starboard.games.space_alert import campaign, events
from starboard.games.space_alert.action_cards import Laid
from starboard.games.space_alert.crew import shift
from starboard.games.space_alert.flight import FLYING, Flight
from starboard.games.space_alert.flight import begin as begin_flight
from starboard.games.space_alert.flight_events import Delayed, FlightEvent, VisualConfirmed
from starboard.games.space_alert.moves import AnyMove, GoOn, Trip
from starboard.games.space_alert.orders import ORDER, ORDERS
from starboard.games.space_alert.setup import squad_stations
from starboard.games.space_alert.state import Play, State
from starboard.games.space_alert.turns import play_turn
from starboard.games.space_alert.view import View

LONGEST = 60.0
"""Table seconds that a turn waits for those who say nothing."""

_OPPOSITE = {"<": ">", ">": "<"}


class Correcting(Question, frozen=True):
    """Go on, or say oops; who has gone on may still say it, as long as the cards lie there."""

    clause: ClassVar[str] = "SA-1.3"

    def seats(self, state: State) -> tuple[Seat, ...]:
        return tuple(seat for seat in range(state.seats) if not state.ready[seat])

    def asks(self, state: State, seat: Seat) -> bool:
        return 0 <= seat < state.seats

    def moves(self, state: State, seat: Seat) -> list[AnyMove]:
        found: list[AnyMove] = [] if state.ready[seat] else [GoOn(), GoOn(rest=True)]
        for crew in range(state.crew):
            if state.keeper(crew) == seat and not state.trips[crew]:
                found += [Trip(crew, meant) for meant in corrections(state, crew)]
        return found

    def ask(self, state: State, seat: Seat, move: AnyMove) -> Illegal | None:
        if isinstance(move, Trip):
            return _ask_trip(state, seat, move)
        if not isinstance(move, GoOn):
            return Illegal(self.clause, "space-alert-why-resolution")
        return Illegal("SA-6.1", "space-alert-why-not-waiting") if state.ready[seat] else None

    def answer(self, play: Play, seat: Seat, move: AnyMove) -> None:
        state = play.state
        if isinstance(move, Trip):
            laid = card_now(state, move.crew)
            assert laid is not None
            state.trips[move.crew] = move.meant
            play.tell(events.TripDeclared(crew=move.crew, laid=laid.order, meant=move.meant))
        elif isinstance(move, GoOn):
            state.ready[seat] = True
            state.trusting[seat] = state.trusting[seat] or move.rest
        if all(state.ready):
            play_on(play)

    def phrase(self, view: View) -> Phrase:
        key = "space-alert-question-resolution-wait" if view.ready[view.seat] else "space-alert-question-resolution"
        return say(key, turn=view.flight.turn + 1)


def _ask_trip(state: State, seat: int, move: Trip) -> Illegal | None:
    if not state.options.tripping:
        return Illegal("SA-6.3", "space-alert-why-no-tripping")
    if not 0 <= move.crew < state.crew or state.keeper(move.crew) != seat:
        return Illegal("SA-6.3", "space-alert-why-trip-other")
    if state.trips[move.crew]:
        return Illegal("SA-6.5", "space-alert-why-tripped-already")
    meant = corrections(state, move.crew)
    if not meant:
        return Illegal("SA-6.3", "space-alert-why-trip-nothing")
    if move.meant not in meant:
        return Illegal("SA-6.3", "space-alert-why-trip-half")
    return None


# --- playing the turns --------------------------------------------------------------------------------------


def begin(play: Play) -> None:
    """Put the ship back to its starting state and let the film begin (SA-4.1)."""
    launch(play.state)
    _run_on(play)


def launch(state: State) -> None:
    """The ship as it starts; the flight has the damage tokens from now on."""
    state.flight = take_off(state)
    state.stacks = [[], [], []]


def turn_by_turn(play: Play, trips: Mapping[int, Mapping[int, int]]) -> Iterator[None]:
    """Play a flight to its end, a turn at each step, with these corrections; nobody is asked."""
    state = play.state
    while flight_of(state).outcome == FLYING:
        _open_window(play)
        for crew, meant in trips.get(next_turn(state), {}).items():
            state.trips[crew] = ORDERS[meant]
        _play_turn(play)
        if flight_of(state).outcome != FLYING:
            campaign.conclude(play)
        yield


def take_off(state: State) -> Flight:
    """The flight of the cards as they lie in the slots."""
    return begin_flight(
        [state.orders(crew) for crew in state.acting],
        state.boards,
        state.threats,
        state.stacks,
        carried=state.campaign.damage if state.campaign else ((), (), ()),
        squads=squad_stations(state),
        last_turn=state.script.last_turn,
        rulings=state.options.rulings(),
    )


def flight_of(state: State) -> Flight:
    """The flight that is being resolved."""
    assert state.flight is not None
    return state.flight


def play_on(play: Play) -> None:
    """All is said, or the turn has waited long enough: play it, and all that nobody has to be waited for."""
    play.state.ready = [True] * play.state.seats
    _play_turn(play)
    _run_on(play)


def _run_on(play: Play) -> None:
    """Play turns until somebody has to be waited for, or the flight is over."""
    while flight_of(play.state).outcome == FLYING:
        if _open_window(play):
            return
        _play_turn(play)
    campaign.conclude(play)


def next_turn(state: State) -> int:
    """The turn that is about to be played."""
    return flight_of(state).turn + 1


def _open_window(play: Play) -> bool:
    """Reveal the cards of the coming turn and wait, if there is anybody to wait for."""
    state = play.state
    turn = next_turn(state)
    if turn > state.script.last_turn:
        return False
    state.revealed = turn
    waits = state.options.resolution == "step" and not all(state.trusting)
    if waits:
        state.ready = state.trusting[:]
        state.window_ends = state.now + LONGEST if state.timed else None
    play.tell(events.Revealed(turn=turn, orders=[_order(state, crew) for crew in range(state.crew)]))
    return waits


def _order(state: State, crew: int) -> str:
    laid = card_now(state, crew)
    return laid.order if laid else "."


def card_now(state: State, crew: int) -> Laid | None:
    """The card this crew member is about to play."""
    turn = next_turn(state)
    return state.slots[crew][turn - 1] if turn <= state.script.last_turn else None


def corrections(state: State, crew: int) -> list[str]:
    """What the card about to be played may have been meant to be: its other half, or the opposite arrow (SA-6.3)."""
    laid = card_now(state, crew)
    if laid is None or not state.options.tripping or flight_of(state).crew[state.acting.index(crew)].knocked_out:
        return []
    meant = [laid.turned().order]
    if laid.order in _OPPOSITE:
        meant.append(_OPPOSITE[laid.order])
    return meant


def _play_turn(play: Play) -> None:
    state = play.state
    flight = flight_of(state)
    acting = state.acting
    trips = {place: ORDER[meant] for place, crew in enumerate(acting) if (meant := state.trips[crew])}
    state.trips = [None] * state.crew
    state.window_ends = None

    def tell(event: FlightEvent) -> None:
        told = with_crew(event, acting)
        if isinstance(told, Delayed):
            _follow(state, flight, told)
        play.tell(told)

    play_turn(flight, tell, trips)


def with_crew(event: FlightEvent, acting: list[int]) -> FlightEvent:
    """The event with the crew member's own number instead of his place in the turn order."""
    crew = getattr(event, "crew", None)
    if crew is None or isinstance(event, VisualConfirmed):
        return event
    return msgspec.structs.replace(event, crew=acting[crew])


def _follow(state: State, flight: Flight, event: Delayed) -> None:
    """The card goes where its order has gone: delays keep the sequence, the last may fall off (SA-6.4)."""
    dropped = shift(state.slots[event.crew], event.turn, flight.last_turn, None)
    shift(state.placed_by[event.crew], event.turn, flight.last_turn, None)
    if dropped is not None:
        state.lost[event.crew].append(dropped.card)
