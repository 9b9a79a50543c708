"""The systems of the ship: what A, B and C do in each station (SA-7)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from starboard.core.game import Tell
from starboard.games.space_alert.battlebots import launch, squad
from starboard.games.space_alert.crew import no_effect
from starboard.games.space_alert.flight import Flight
from starboard.games.space_alert.flight_events import (
    EnergyMoved,
    Looked,
    Maintained,
    RocketLaunched,
    VisualConfirmed,
    WeaponFired,
)
from starboard.games.space_alert.ship import PHASE, SHIP, STATIONS, WHITE, ZONES

System: TypeAlias = Callable[[Flight, int, bool, Tell | None], None]
"""What a letter does: flight, crew member, whether the card is heroic, whom to tell."""

# --- A: cannons -----------------------------------------------------------------------------------------------------


def fire(flight: Flight, index: int, heroic: bool, tell: Tell | None) -> None:
    """A heavy laser or the pulse cannon: one energy of the zone's reactor (SA-7.5)."""
    station = flight.crew[index].station
    zone = station % 3
    if flight.fired[station]:
        no_effect(index, "fired", tell)
    elif not flight.reactor[zone]:
        no_effect(index, "no-energy", tell)
    else:
        flight.reactor[zone] -= 1
        _mark_fired(flight, index, heroic, flight.reactor[zone], tell)


def fire_light(flight: Flight, index: int, heroic: bool, tell: Tell | None) -> None:
    """A light laser has its own power (SA-7.6)."""
    if flight.fired[flight.crew[index].station]:
        no_effect(index, "fired", tell)
    else:
        _mark_fired(flight, index, heroic, -1, tell)


def _mark_fired(flight: Flight, index: int, heroic: bool, energy: int, tell: Tell | None) -> None:
    station = flight.crew[index].station
    flight.fired[station] = 2 if heroic else 1
    if tell:
        strength = flight.strength[station] + heroic
        tell(WeaponFired(crew=index, station=STATIONS[station], strength=strength, energy=energy))


# --- B: energy ------------------------------------------------------------------------------------------------------


def charge(flight: Flight, index: int, heroic: bool, tell: Tell | None) -> None:
    """Fill the zone's shield from its reactor (SA-7.8)."""
    zone = flight.crew[index].station % 3
    _pour(flight, index, heroic, zone, "shield", flight.shield, flight.shield_capacity[zone], tell)


def fill(flight: Flight, index: int, heroic: bool, tell: Tell | None) -> None:
    """Fill a lateral reactor from the central one (SA-7.9)."""
    zone = flight.crew[index].station % 3
    _pour(flight, index, heroic, WHITE, "reactor", flight.reactor, flight.reactor_capacity[zone], tell)


def _pour(
    flight: Flight, index: int, heroic: bool, source: int, name: str, store: list[int], most: int, tell: Tell | None
) -> None:
    """Energy of a reactor goes to a store of the zone, as far as there is room for it."""
    zone = flight.crew[index].station % 3
    moved = min(most - store[zone], flight.reactor[source])
    if moved <= 0:
        no_effect(index, "nothing-to-move", tell)
        return
    flight.reactor[source] -= moved
    store[zone] += moved + heroic
    if tell:
        tell(_moved(index, f"{ZONES[source]}-reactor", f"{ZONES[zone]}-{name}", moved, heroic, store[zone]))


def refuel(flight: Flight, index: int, heroic: bool, tell: Tell | None) -> None:
    """A fuel capsule fills the central reactor; it is spent even if there is no room (SA-7.10, SA-7.17)."""
    if not flight.fuel:
        no_effect(index, "no-fuel", tell)
        return
    flight.fuel -= 1
    room = flight.reactor_capacity[WHITE] - flight.reactor[WHITE]
    if room < 0 and not flight.rulings.refuelling_trims:
        room = 0
    bonus = heroic and room > 0
    flight.reactor[WHITE] += room + bonus
    if tell:
        tell(_moved(index, "fuel", f"{ZONES[WHITE]}-reactor", room, bonus, flight.reactor[WHITE]))


def _moved(index: int, source: str, target: str, amount: int, bonus: bool, level: int) -> EnergyMoved:
    return EnergyMoved(crew=index, source=source, target=target, amount=amount, bonus=int(bonus), level=level)


# --- C: computer, rockets, window -----------------------------------------------------------------------------------


def maintain(flight: Flight, index: int, heroic: bool, tell: Tell | None) -> None:
    """Computer maintenance of the phase (SA-7.11)."""
    phase = PHASE[flight.turn]
    if flight.maintained[phase]:
        no_effect(index, "maintained", tell)
        return
    flight.maintained[phase] = True
    if tell:
        tell(Maintained(crew=index, phase=phase + 1))


def launch_rocket(flight: Flight, index: int, heroic: bool, tell: Tell | None) -> None:
    """A stored rocket goes to square 1 of its track, one a turn (SA-7.12)."""
    if not flight.rockets:
        no_effect(index, "no-rocket", tell)
    elif flight.rocket_launched:
        no_effect(index, "rocket-launched", tell)
    else:
        flight.rockets -= 1
        flight.rocket_launched = True
        if tell:
            tell(RocketLaunched(crew=index, left=flight.rockets))


def look(flight: Flight, index: int, heroic: bool, tell: Tell | None) -> None:
    """Go to the window (SA-7.13)."""
    flight.looking += 1
    if tell:
        tell(Looked(crew=index))


def visual_confirmation(flight: Flight, tell: Tell | None) -> None:
    """Count who looked this turn; the best turn of a phase is kept (SA-7.13)."""
    if not flight.looking:
        return
    phase = PHASE[flight.turn]
    looked, flight.looking = flight.looking, 0
    points = SHIP.visual.points[looked]
    best = flight.visual[phase] = max(flight.visual[phase], points)
    if tell:
        tell(VisualConfirmed(phase=phase + 1, crew=looked, points=points, best=best))


# Each row from red-upper to blue-lower.
SYSTEMS: tuple[tuple[System, ...], ...] = (
    (fire, fire, fire, fire_light, fire, fire_light),
    (charge, charge, charge, fill, refuel, fill),
    (launch, maintain, squad, squad, look, launch_rocket),
)
"""What A, B and C do in each station."""
