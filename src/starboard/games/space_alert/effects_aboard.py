"""What the effects of threat cards do aboard: energy, rockets, squads, tokens, crew (SA-11.11 to SA-11.15)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from starboard.core.game import Tell
from starboard.games.space_alert import threats
from starboard.games.space_alert.crew import delay, knock_out
from starboard.games.space_alert.damage import damage_inside
from starboard.games.space_alert.effects import CarryOut, inside, own_zone, zones_of
from starboard.games.space_alert.fate import destroy
from starboard.games.space_alert.flight import (
    ACTIVE,
    DISABLED,
    IN_PLAY,
    NO_SQUAD,
    Crew,
    Flight,
    Threat,
    phased_out,
)
from starboard.games.space_alert.flight_events import EnergyLost, EnergyShifted, RocketLost, SquadDisabled, TokenMoved
from starboard.games.space_alert.ship import (
    BLUE,
    RED,
    SPACE,
    STATIONS,
    WHITE,
    WHITE_UPPER,
    ZONES,
    neighbour,
    other_deck,
)
from starboard.games.space_alert.threats import LIBRARY, AnyEffect
from starboard.games.space_alert.unique import seeker_target, slime_spreads

# --- energy ---------------------------------------------------------------------------------------------------------


def _lose(store: list[int], name: str, zone: int, amount: int, tell: Tell | None) -> int:
    """Blocks go to the bank, at most what is there (SA-11.15)."""
    lost = min(amount, store[zone])
    store[zone] -= lost
    if tell and lost:
        tell(EnergyLost(source=f"{ZONES[zone]}-{name}", amount=lost, left=store[zone]))
    return lost


def _drain_shields(effect: threats.DrainShields, flight: Flight, threat: Threat, tell: Tell | None) -> None:
    for zone in zones_of(threat, effect.zones):
        _lose(flight.shield, "shield", zone, effect.amount, tell)


def _drain_reactors(effect: threats.DrainReactors, flight: Flight, threat: Threat, tell: Tell | None) -> None:
    for zone in zones_of(threat, effect.zones):
        _lose(flight.reactor, "reactor", zone, effect.amount, tell)


def _take_energy(effect: threats.TakeEnergy, flight: Flight, threat: Threat, tell: Tell | None) -> None:
    zone = own_zone(threat)
    if not _lose(flight.reactor, "reactor", zone, effect.amount, tell):
        damage_inside(flight, threat, zone, effect.otherwise, tell)


def _overload(effect: threats.Overload, flight: Flight, threat: Threat, tell: Tell | None) -> None:
    """Crossed Wires, X: what the white shield cannot take leaks (D-23)."""
    room = max(0, flight.shield_capacity[WHITE] - flight.shield[WHITE])
    moved = min(room, flight.reactor[WHITE])
    flight.reactor[WHITE] -= moved
    flight.shield[WHITE] += moved
    if tell and moved:
        tell(EnergyShifted(source="white-reactor", target="white-shield", amount=moved))
    left = _lose(flight.reactor, "reactor", WHITE, threats.ALL, tell)
    damage_inside(flight, threat, WHITE, left, tell)


def _leak(effect: threats.Leak, flight: Flight, threat: Threat, tell: Tell | None) -> None:
    """All of it is lost before the first token is drawn (SA-11.16)."""
    if effect.source == "white_shield":
        damage_inside(flight, threat, WHITE, _lose(flight.shield, "shield", WHITE, threats.ALL, tell), tell)
        return
    lost = [_lose(flight.reactor, "reactor", zone, threats.ALL, tell) for zone in (RED, WHITE, BLUE)]
    for zone, blocks in enumerate(lost):
        damage_inside(flight, threat, zone, blocks, tell)


def _lose_fuel(effect: threats.LoseFuel, flight: Flight, threat: Threat, tell: Tell | None) -> None:
    lost = min(effect.amount, flight.fuel)
    flight.fuel -= lost
    if tell and lost:
        tell(EnergyLost(source="fuel", amount=lost, left=flight.fuel))


# --- rockets and squads ---------------------------------------------------------------------------------------------


def _lose_rocket(effect: threats.LoseRocket, flight: Flight, threat: Threat, tell: Tell | None) -> None:
    """A threat whose hit points are the rockets loses one with every rocket (SA-20.17)."""
    lost = min(effect.amount, flight.rockets)
    flight.rockets -= lost
    if tell and lost:
        tell(RocketLost(left=flight.rockets))
    for other in flight.threats:
        if other.status == IN_PLAY and LIBRARY[other.card].hp == "rockets":
            other.hp = flight.rockets
            if other.damage >= other.hp:
                destroy(flight, other, tell)


def _disable_stored(effect: threats.DisableStored, flight: Flight, threat: Threat, tell: Tell | None) -> None:
    station = STATIONS.index(effect.station)
    if flight.squads[station] != NO_SQUAD:
        flight.squads[station] = DISABLED
        if tell:
            tell(SquadDisabled(station=STATIONS[station], threat=threat.card))


# --- tokens ---------------------------------------------------------------------------------------------------------

STEPS: dict[str, Callable[[int], int]] = {
    "left": lambda station: neighbour(station, -1),
    "right": lambda station: neighbour(station, 1),
    "other_deck": other_deck,
}


def _place(threat: Threat, station: int, tell: Tell | None) -> None:
    start, threat.tokens[0] = threat.tokens[0], station
    if tell and station != start:
        tell(TokenMoved(threat=threat.card, start=STATIONS[start], end=STATIONS[station]))


def _step(effect: threats.Step, flight: Flight, threat: Threat, tell: Tell | None) -> None:
    if not (effect.when_phased_in and phased_out(flight, threat)):
        _place(threat, STEPS[effect.to](threat.tokens[0]), tell)


def _if_damaged(effect: threats.IfDamaged, flight: Flight, threat: Threat, tell: Tell | None) -> None:
    if threat.damage:
        _step(effect.then, flight, threat, tell)
    else:
        inside(effect.otherwise, flight, threat, tell)


def _seek(effect: threats.Seek, flight: Flight, threat: Threat, tell: Tell | None) -> None:
    _place(threat, seeker_target(flight, threat), tell)


def _spread(effect: threats.Spread, flight: Flight, threat: Threat, tell: Tell | None) -> None:
    slime_spreads(flight, threat, -1 if effect.to == "left" else 1, tell)


# --- crew -----------------------------------------------------------------------------------------------------------

SCOPES: dict[str, Callable[[Crew, Threat], bool]] = {
    "ship": lambda crew, threat: True,
    "own_station": lambda crew, threat: crew.station == threat.tokens[0],
    "own_station_without_active_squad": lambda crew, threat: crew.station == threat.tokens[0] and crew.squad != ACTIVE,
    "own_zone": lambda crew, threat: crew.station % 3 == own_zone(threat),
    "token_stations": lambda crew, threat: crew.station in threat.tokens,
    "start_stations": lambda crew, threat: crew.station in LIBRARY[threat.card].stations,
    "leaders_of_active_squads": lambda crew, threat: crew.squad == ACTIVE,
    "outside_white_upper": lambda crew, threat: crew.station != WHITE_UPPER,
}


def _crew(flight: Flight, threat: Threat, scope: str) -> Iterator[int]:
    """Crew on the ship whom an effect concerns, in turn order (SA-8.6, SA-11.19)."""
    concerned = SCOPES[scope]
    for index, crew in enumerate(flight.crew):
        if crew.station != SPACE and not crew.knocked_out and concerned(crew, threat):
            yield index


def _delay(effect: threats.Delay, flight: Flight, threat: Threat, tell: Tell | None) -> None:
    for index in _crew(flight, threat, effect.crew):
        delay(flight, index, threat.card, tell)


def _knock_out(effect: threats.KnockOut, flight: Flight, threat: Threat, tell: Tell | None) -> None:
    for index in _crew(flight, threat, effect.crew):
        knock_out(flight, index, threat.card, tell)


EFFECTS: dict[type[AnyEffect], CarryOut] = {
    threats.DrainShields: _drain_shields,
    threats.DrainReactors: _drain_reactors,
    threats.TakeEnergy: _take_energy,
    threats.Overload: _overload,
    threats.Leak: _leak,
    threats.LoseFuel: _lose_fuel,
    threats.LoseRocket: _lose_rocket,
    threats.DisableStored: _disable_stored,
    threats.Step: _step,
    threats.IfDamaged: _if_damaged,
    threats.Seek: _seek,
    threats.Spread: _spread,
    threats.Delay: _delay,
    threats.KnockOut: _knock_out,
}
