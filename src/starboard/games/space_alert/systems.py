"""The systems of the ship: what A, B and C do in each station (SA-7)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from starboard.games.space_alert.battlebots import launch, squad
from starboard.games.space_alert.crew import no_effect
from starboard.games.space_alert.events import (
    EnergyMoved,
    Looked,
    Maintained,
    RocketLaunched,
    VisualConfirmed,
    WeaponFired,
)
from starboard.games.space_alert.flight import Flight, Story
from starboard.games.space_alert.ship import PHASE, SHIP, STATIONS, WHITE, ZONES

System: TypeAlias = Callable[[Flight, int, bool, Story], None]
"""What a letter does: flight, crew member, whether the card is heroic, story."""

# --- A: cannons -----------------------------------------------------------------------------------------------------


def fire(flight: Flight, index: int, heroic: bool, story: Story) -> None:
    """A heavy laser or the pulse cannon: one energy of the zone's reactor (SA-7.5)."""
    station = flight.crew[index].station
    zone = station % 3
    if flight.fired[station]:
        no_effect(index, "fired", story)
    elif not flight.reactor[zone]:
        no_effect(index, "no energy", story)
    else:
        flight.reactor[zone] -= 1
        _mark_fired(flight, index, heroic, flight.reactor[zone], story)


def fire_light(flight: Flight, index: int, heroic: bool, story: Story) -> None:
    """A light laser has its own power (SA-7.6)."""
    if flight.fired[flight.crew[index].station]:
        no_effect(index, "fired", story)
    else:
        _mark_fired(flight, index, heroic, -1, story)


def _mark_fired(flight: Flight, index: int, heroic: bool, energy: int, story: Story) -> None:
    station = flight.crew[index].station
    flight.fired[station] = 2 if heroic else 1
    if story is not None:
        strength = flight.strength[station] + heroic
        story.append(WeaponFired(crew=index, station=STATIONS[station], strength=strength, energy=energy))


# --- B: energy ------------------------------------------------------------------------------------------------------


def charge(flight: Flight, index: int, heroic: bool, story: Story) -> None:
    """Fill the zone's shield from its reactor (SA-7.8)."""
    zone = flight.crew[index].station % 3
    moved = min(flight.shield_capacity[zone] - flight.shield[zone], flight.reactor[zone])
    if moved <= 0:
        no_effect(index, "nothing to move", story)
        return
    flight.reactor[zone] -= moved
    flight.shield[zone] += moved + heroic
    if story is not None:
        source, target = f"{ZONES[zone]} reactor", f"{ZONES[zone]} shield"
        story.append(_moved(index, source, target, moved, heroic, flight.shield[zone]))


def fill(flight: Flight, index: int, heroic: bool, story: Story) -> None:
    """Fill a lateral reactor from the central one (SA-7.9)."""
    zone = flight.crew[index].station % 3
    moved = min(flight.reactor_capacity[zone] - flight.reactor[zone], flight.reactor[WHITE])
    if moved <= 0:
        no_effect(index, "nothing to move", story)
        return
    flight.reactor[WHITE] -= moved
    flight.reactor[zone] += moved + heroic
    if story is not None:
        source, target = f"{ZONES[WHITE]} reactor", f"{ZONES[zone]} reactor"
        story.append(_moved(index, source, target, moved, heroic, flight.reactor[zone]))


def refuel(flight: Flight, index: int, heroic: bool, story: Story) -> None:
    """A fuel capsule fills the central reactor; it is spent even if there is no room (SA-7.10, SA-7.17)."""
    if not flight.fuel:
        no_effect(index, "no fuel", story)
        return
    flight.fuel -= 1
    room = flight.reactor_capacity[WHITE] - flight.reactor[WHITE]
    if room < 0 and not flight.rulings.refuelling_trims:
        room = 0
    bonus = heroic and room > 0
    flight.reactor[WHITE] += room + bonus
    if story is not None:
        story.append(_moved(index, "fuel", f"{ZONES[WHITE]} reactor", room, bonus, flight.reactor[WHITE]))


def _moved(index: int, source: str, target: str, amount: int, bonus: bool, level: int) -> EnergyMoved:
    return EnergyMoved(crew=index, source=source, target=target, amount=amount, bonus=int(bonus), level=level)


# --- C: computer, rockets, window -----------------------------------------------------------------------------------


def maintain(flight: Flight, index: int, heroic: bool, story: Story) -> None:
    """Computer maintenance of the phase (SA-7.11)."""
    phase = PHASE[flight.turn]
    if flight.maintained[phase]:
        no_effect(index, "maintained", story)
        return
    flight.maintained[phase] = True
    if story is not None:
        story.append(Maintained(crew=index, phase=phase + 1))


def launch_rocket(flight: Flight, index: int, heroic: bool, story: Story) -> None:
    """A stored rocket goes to square 1 of its track, one a turn (SA-7.12)."""
    if not flight.rockets:
        no_effect(index, "no rocket", story)
    elif flight.rocket_launched:
        no_effect(index, "rocket launched", story)
    else:
        flight.rockets -= 1
        flight.rocket_launched = True
        if story is not None:
            story.append(RocketLaunched(crew=index, left=flight.rockets))


def look(flight: Flight, index: int, heroic: bool, story: Story) -> None:
    """Go to the window (SA-7.13)."""
    flight.looking += 1
    if story is not None:
        story.append(Looked(crew=index))


def visual_confirmation(flight: Flight, story: Story) -> None:
    """Count who looked this turn; the best turn of a phase is kept (SA-7.13)."""
    if not flight.looking:
        return
    phase = PHASE[flight.turn]
    points = SHIP.visual.points[flight.looking]
    best = flight.visual[phase] = max(flight.visual[phase], points)
    if story is not None:
        story.append(VisualConfirmed(phase=phase + 1, crew=flight.looking, points=points, best=best))
    flight.looking = 0


# Each row from red_upper to blue_lower.
SYSTEMS: tuple[tuple[System, ...], ...] = (
    (fire, fire, fire, fire_light, fire, fire_light),
    (charge, charge, charge, fill, refuel, fill),
    (launch, maintain, squad, squad, look, launch_rocket),
)
"""What A, B and C do in each station."""
