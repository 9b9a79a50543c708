"""The resolution round at the table: every turn is revealed, may be corrected, and is then played (SA-4, SA-6.3).

The turns themselves are played by :mod:`.turns`. Here is who is waited for: before a turn, whoever has a card to play
may say that it was laid wrong. Nobody has to: the moment passes by itself, and a seat that says it trusts all its cards
is not asked again.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from starboard.core.chance import Chance
from starboard.core.game import Event, Illegal
from starboard.games.space_alert import events as flight_events
from starboard.games.space_alert import table_events as events
from starboard.games.space_alert.action_cards import Laid
from starboard.games.space_alert.flight import FLYING, Flight
from starboard.games.space_alert.flight import begin as begin_flight
from starboard.games.space_alert.moves import GoOn, Move, Trip
from starboard.games.space_alert.orders import NOTHING, ORDER
from starboard.games.space_alert.setup import squad_stations
from starboard.games.space_alert.state import State
from starboard.games.space_alert.turns import play_turn

WINDOW = 6.0
"""Table seconds in which a turn can be corrected, so that a film of twelve turns flows."""

_OPPOSITE = {"<": ">", ">": "<"}


def begin(state: State) -> list[Event]:
    """Put the ship back to its starting state and let the film begin (SA-4.1)."""
    state.flight = take_off(state)
    state.stacks = [[], [], []]
    return run_on(state)


def take_off(state: State) -> Flight:
    """The flight of the cards as they lie in the slots."""
    plans = [[ORDER[laid.order] if laid else NOTHING for laid in state.slots[crew]] for crew in state.acting]
    return begin_flight(
        plans,
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


def run_on(state: State) -> list[Event]:
    """Play turns until somebody has to be waited for, or the flight is over."""
    story: list[Event] = []
    while flight_of(state).outcome == FLYING:
        if _open_window(state, story):
            return story
        _play(state, story)
    state.window_ends = None
    return story


def next_turn(state: State) -> int:
    """The turn that is about to be played."""
    return flight_of(state).turn + 1


def _open_window(state: State, story: list[Event]) -> bool:
    """Reveal the cards of the coming turn and wait for corrections, if there is anybody to wait for."""
    turn = next_turn(state)
    if turn > state.script.last_turn:
        return False
    story.append(events.Revealed(turn=turn, orders=[_order(state, crew) for crew in range(state.crew)]))
    if state.options.resolution == "run":
        return False
    asked = {state.keeper(crew) for crew in range(state.crew) if corrections(state, crew)}
    state.ready = [state.trusting[seat] or seat not in asked for seat in range(state.seats)]
    if all(state.ready):
        return False
    state.window_ends = state.now + WINDOW if state.timed else None
    return True


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


def play_due(state: State) -> list[Event]:
    """The time to correct the turn is over: play it."""
    story: list[Event] = []
    state.ready = [True] * state.seats
    _play(state, story)
    return story + run_on(state)


def _play(state: State, story: list[Event]) -> None:
    flight = flight_of(state)
    acting = state.acting
    turn = flight.turn + 1
    trips = {place: ORDER[meant] for place, crew in enumerate(acting) if (meant := state.trips[crew])}
    told: list[Event] = []
    play_turn(flight, told, trips)
    state.trips = [None] * state.crew
    state.window_ends = None
    story += [with_crew(event, acting) for event in told]
    for place, crew in enumerate(acting):
        _follow_delays(state, crew, flight.crew[place].slots, turn)


def with_crew(event: Event, acting: list[int]) -> Event:
    """The event with the crew member's own number instead of his place in the turn order."""
    crew = getattr(event, "crew", None)
    if crew is None or isinstance(event, flight_events.VisualConfirmed):
        return event
    return msgspec.structs.replace(event, crew=acting[crew])


def _follow_delays(state: State, crew: int, orders: list[int], turn: int) -> None:
    """Move the cards as the flight has moved their orders: delays keep the sequence, the last may fall off (SA-6.4)."""
    row = state.slots[crew]
    cards = [laid for laid in row[turn - 1 :] if laid]
    places = [place for place in range(turn - 1, len(orders)) if orders[place] != NOTHING]
    row[turn - 1 :] = [None] * (len(row) - turn + 1)
    for place, laid in zip(places, cards, strict=False):
        row[place] = laid
    state.lost[crew] += [laid.card for laid in cards[len(places) :]]


# --- what a seat may do ------------------------------------------------------------------------------------


def moves(state: State, seat: int) -> Iterator[Move]:
    """Go on, or say oops."""
    if not state.ready[seat]:
        yield GoOn()
        yield GoOn(rest=True)
    for crew in range(state.crew):
        if state.keeper(crew) == seat and not state.ready[seat] and not state.trips[crew]:
            yield from (Trip(crew, meant) for meant in corrections(state, crew))


def ask(state: State, seat: int, move: Move) -> Illegal | None:
    """Why this move would be refused in the resolution, or ``None``."""
    if isinstance(move, Trip):
        return _ask_trip(state, seat, move)
    if not isinstance(move, GoOn):
        return Illegal("SA-1.3", "space-alert-why-resolution")
    if state.ready[seat]:
        return Illegal("SA-6.1", "space-alert-why-not-waiting")
    return None


def _ask_trip(state: State, seat: int, move: Trip) -> Illegal | None:
    if not state.options.tripping:
        return Illegal("SA-6.3", "space-alert-why-no-tripping")
    if not 0 <= move.crew < state.crew or state.keeper(move.crew) != seat:
        return Illegal("SA-6.3", "space-alert-why-trip-other")
    if state.ready[seat]:
        return Illegal("SA-6.3", "space-alert-why-trip-late")
    if state.trips[move.crew]:
        return Illegal("SA-6.5", "space-alert-why-tripped-already")
    meant = corrections(state, move.crew)
    if not meant:
        return Illegal("SA-6.3", "space-alert-why-trip-nothing")
    if move.meant not in meant:
        return Illegal("SA-6.3", "space-alert-why-trip-half")
    return None


def carry_out(state: State, seat: int, move: Move, chance: Chance) -> list[Event]:
    """Play an allowed move of the resolution, in which nothing is left to chance."""
    story: list[Event] = []
    if isinstance(move, Trip):
        laid = card_now(state, move.crew)
        assert laid is not None
        state.trips[move.crew] = move.meant
        story.append(events.TripDeclared(crew=move.crew, laid=laid.order, meant=move.meant))
        # A human speaks for himself and perhaps for androids: he is asked on until nothing is left to correct.
        state.ready[seat] = not any(
            state.keeper(crew) == seat and not state.trips[crew] and corrections(state, crew)
            for crew in range(state.crew)
        )
    elif isinstance(move, GoOn):
        state.ready[seat] = True
        state.trusting[seat] = state.trusting[seat] or move.rest
    if all(state.ready):
        _play(state, story)
        story += run_on(state)
    return story
