"""Crew members: where they are, what delays them, what knocks them out (SA-6, SA-11.13)."""

from __future__ import annotations

from typing import TypeVar

from starboard.core.game import Tell
from starboard.games.space_alert.flight import (
    CONTAMINATION,
    DISABLED,
    NO_SQUAD,
    SLIME,
    Flight,
)
from starboard.games.space_alert.flight_events import CrewMoved, Delayed, How, KnockedOut, NoEffect, Why
from starboard.games.space_alert.orders import NOTHING, ORDERS
from starboard.games.space_alert.ship import PLACES
from starboard.games.space_alert.threats import only

T = TypeVar("T")


def shift(slots: list[T], turn: int, last: int, nothing: T) -> T:
    """Delay the card of a turn: it pushes those behind it until one falls into a gap (SA-6.4).

    The answer is what was pushed beyond the last slot, if anything. Orders and the cards themselves move alike.
    """
    carried, slots[turn - 1] = slots[turn - 1], nothing
    for slot in range(turn, last):
        if carried == nothing:
            return nothing
        carried, slots[slot] = slots[slot], carried
    return carried


def delay(flight: Flight, index: int, cause: str, tell: Tell | None) -> None:
    """Delay the next turn of a crew member, once whatever the number of causes (SA-6.5)."""
    crew = flight.crew[index]
    turn = flight.turn + 1
    if turn > flight.last_turn or crew.delayed == turn or crew.knocked_out:
        return
    crew.delayed = turn
    lost = shift(crew.slots, turn, flight.last_turn, NOTHING)
    if tell:
        tell(Delayed(crew=index, turn=turn, cause=cause, lost=ORDERS[lost] if lost else None))


def knock_out(flight: Flight, index: int, card: str, tell: Tell | None) -> None:
    """A crew member is out; a squad he leads is disabled for good (SA-11.13)."""
    crew = flight.crew[index]
    if crew.knocked_out:
        return
    crew.knocked_out = True
    if crew.squad != NO_SQUAD:
        crew.squad = DISABLED
    if tell:
        tell(KnockedOut(crew=index, threat=card))


def enter(flight: Flight, index: int, station: int, how: How, tell: Tell | None) -> None:
    """A figure comes into a station, with everything that lies in wait there (SA-6.10, SA-6.13)."""
    crew = flight.crew[index]
    start, crew.station = crew.station, station
    if tell:
        tell(CrewMoved(crew=index, start=PLACES[start], end=PLACES[station], how=how))
    hazard = flight.hazard[station]
    if hazard:
        if hazard & SLIME:
            delay(flight, index, "slime", tell)
        if hazard & CONTAMINATION:
            knock_out(flight, index, only("contamination"), tell)


def no_effect(index: int, why: Why, tell: Tell | None) -> None:
    """A card may be played where it does nothing (SA-7.16)."""
    if tell:
        tell(NoEffect(crew=index, why=why))
