"""Battlebots and interceptors (SA-8)."""

from __future__ import annotations

from starboard.core.game import Tell
from starboard.games.space_alert.crew import enter, no_effect, shift
from starboard.games.space_alert.fate import destroy
from starboard.games.space_alert.flight import ACTIVE, DISABLED, IN_PLAY, NO_SQUAD, Flight, Threat, phased_out
from starboard.games.space_alert.flight_events import (
    CardPlayed,
    CrewMoved,
    Delayed,
    IntruderHit,
    SquadDisabled,
    SquadRepaired,
    SquadTaken,
    TokenRemoved,
)
from starboard.games.space_alert.orders import BATTLEBOTS, HEROIC_BATTLEBOTS, NOTHING, ORDERS
from starboard.games.space_alert.repairs import put_repair
from starboard.games.space_alert.ship import PLACES, RED_UPPER, SPACE, STATIONS
from starboard.games.space_alert.threats import LIBRARY
from starboard.games.space_alert.unique import ON_BEATEN, ON_HIT, fissure_in_play


def squad(flight: Flight, index: int, heroic: bool, tell: Tell | None) -> None:
    """Take the squad stored here, or get one's own going again (SA-8.1)."""
    crew = flight.crew[index]
    station = crew.station
    if crew.squad == DISABLED:
        crew.squad = ACTIVE
        if tell:
            tell(SquadRepaired(crew=index))
    elif crew.squad == ACTIVE:
        no_effect(index, "squad-active", tell)
    elif flight.squads[station] == NO_SQUAD:
        no_effect(index, "no-squad-stored", tell)
    else:
        crew.squad, flight.squads[station] = flight.squads[station], NO_SQUAD
        if tell:
            tell(SquadTaken(crew=index, station=STATIONS[station], active=crew.squad == ACTIVE))


# --- on the ship --------------------------------------------------------------------------------------------------


def fight(flight: Flight, index: int, heroic: bool, tell: Tell | None) -> None:
    """Attack the intruder in the station; a hero's squad is not disabled by return fire (SA-8.3, SA-9.5)."""
    crew = flight.crew[index]
    if crew.squad != ACTIVE:
        no_effect(index, "no-active-squad", tell)
        return
    intruder = _intruder(flight, crew.station)
    if intruder is None:
        no_effect(index, "no-intruder", tell)
        return
    destroyed = _hit(flight, index, intruder, tell)
    if intruder.returns_fire and not heroic:
        crew.squad = DISABLED
        if tell:
            tell(SquadDisabled(crew=index, threat=intruder.card))
    special = LIBRARY[intruder.card].special
    if destroyed and special in ON_BEATEN:
        ON_BEATEN[special](flight, index, tell)


def _intruder(flight: Flight, station: int) -> Threat | None:
    """The one with the lowest number in a station (SA-8.12)."""
    for threat in flight.threats:
        here = threat.status == IN_PLAY and station in threat.tokens
        if here and LIBRARY[threat.card].type == "intruder" and not phased_out(flight, threat):
            return threat
    return None


def _hit(flight: Flight, index: int, threat: Threat, tell: Tell | None) -> bool:
    """One damage; the answer is whether it destroyed the card."""
    station = flight.crew[index].station
    special = LIBRARY[threat.card].special
    if special in ON_HIT:
        destroyed = ON_HIT[special](flight, threat, station)
    else:
        threat.damage += 1
        destroyed = threat.damage >= threat.hp
    if tell:
        place = STATIONS[station]
        tell(IntruderHit(crew=index, threat=threat.card, station=place, damage=threat.damage, hp=threat.hp))
        if station not in threat.tokens:
            tell(TokenRemoved(threat=threat.card, station=place))
    if destroyed:
        destroy(flight, threat, tell)
    return destroyed


# --- in space -----------------------------------------------------------------------------------------------------


def launch(flight: Flight, index: int, heroic: bool, tell: Tell | None) -> None:
    """Fly the interceptors and attack in the same turn (SA-8.5)."""
    crew = flight.crew[index]
    if crew.squad != ACTIVE:
        no_effect(index, "no-active-squad", tell)
    elif flight.interceptors_lost or flight.pilot >= 0:
        no_effect(index, "interceptors-away", tell)
    else:
        flight.pilot = index
        start, crew.station = crew.station, SPACE
        if tell:
            tell(CrewMoved(crew=index, start=PLACES[start], end=PLACES[SPACE], how="launch"))
        _intercept(flight, index, 1, tell)


def in_space(flight: Flight, index: int, order: int, tell: Tell | None) -> None:
    """Stay with a battlebot card, come home with anything else, which is delayed (SA-8.7)."""
    if order in (BATTLEBOTS, HEROIC_BATTLEBOTS):
        if tell:
            tell(CardPlayed(crew=index, order=ORDERS[order]))
        _intercept(flight, index, 2 if order == HEROIC_BATTLEBOTS else 1, tell)
        return
    if order != NOTHING:
        crew = flight.crew[index]
        lost = shift(crew.slots, flight.turn, flight.last_turn, NOTHING)
        if not flight.rulings.return_delay_apart:
            crew.delayed = flight.turn + 1
        if tell:
            dropped = ORDERS[lost] if lost else None
            tell(Delayed(crew=index, turn=flight.turn, cause="space", lost=dropped))
    come_home(flight, index, tell)


def come_home(flight: Flight, index: int, tell: Tell | None) -> None:
    """The pilot returns to red-upper, and the interceptors with him (SA-8.7, SA-8.13)."""
    flight.pilot = -1
    enter(flight, index, RED_UPPER, "return", tell)


def _intercept(flight: Flight, index: int, strength: int, tell: Tell | None) -> None:
    """The Fissure takes the whole attack while it is unrepaired (SA-8.11)."""
    fissure = fissure_in_play(flight)
    if fissure is None:
        flight.intercepting = strength
    else:
        put_repair(flight, index, fissure, 1, tell)
