"""The rules that only one card has, as small functions beside the deck. A card names its own in ``special``."""

from __future__ import annotations

from collections.abc import Callable

from starboard.core.game import Tell
from starboard.games.space_alert.crew import knock_out
from starboard.games.space_alert.flight import (
    CONTAMINATION,
    IN_PLAY,
    SLIME,
    Flight,
    Threat,
)
from starboard.games.space_alert.flight_events import TokenPlaced
from starboard.games.space_alert.ship import BLUE_LOWER, RED_LOWER, RED_UPPER, STATIONS, neighbour, other_deck
from starboard.games.space_alert.threats import LIBRARY, only


def slime_appears(flight: Flight, threat: Threat) -> None:
    """Entering a station with Slime delays (SA-20.2)."""
    flight.hazard[threat.tokens[0]] |= SLIME


def slime_hit(flight: Flight, threat: Threat, station: int) -> bool:
    """The original needs two hits, a progeny one; the card goes with its last token (SA-20.2, SA-20.14)."""
    if station == LIBRARY[threat.card].stations[0]:
        threat.damage += 1
        if threat.damage < threat.hp:
            return False
    threat.tokens.remove(station)
    if not any(station in other.tokens for other in flight.threats if LIBRARY[other.card].special == "slime"):
        flight.hazard[station] &= ~SLIME
    return not threat.tokens


def slime_spreads(flight: Flight, threat: Threat, step: int, tell: Tell | None) -> None:
    """Each token puts a progeny into the next lower station, unless Slime is there already (SA-20.13)."""
    for station in threat.tokens[:]:
        target = neighbour(station, step)
        if not flight.hazard[target] & SLIME:
            threat.tokens.append(target)
            flight.hazard[target] |= SLIME
            if tell:
                tell(TokenPlaced(threat=threat.card, station=STATIONS[target]))


def contamination_hit(flight: Flight, threat: Threat, station: int) -> bool:
    """A battlebot action cleans a station; the third one cleaned destroys the threat (SA-20.9, SA-20.16)."""
    threat.damage += 1
    threat.tokens.remove(station)
    return threat.damage >= threat.hp


def contamination_survived(flight: Flight, threat: Threat) -> None:
    """What is still contaminated knocks out whoever enters, for good."""
    for station in threat.tokens:
        flight.hazard[station] |= CONTAMINATION


def slime_survived(flight: Flight, threat: Threat) -> None:
    """The tokens stay for good and keep delaying."""


def fissure_repaired(flight: Flight) -> None:
    """The doubling ends as soon as it is repaired (SA-20.5)."""
    flight.fissured = [False, False, False]


def overheated_destroyed(flight: Flight, threat: Threat, tell: Tell | None) -> None:
    """The completing repair knocks out everybody in red-lower and blue-lower (SA-20.3, SA-20.18)."""
    for index, crew in enumerate(flight.crew):
        if crew.station in (RED_LOWER, BLUE_LOWER):
            knock_out(flight, index, threat.card, tell)


def seeker_beaten(flight: Flight, index: int, tell: Tell | None) -> None:
    """Whoever destroys it goes down with it (SA-20.8)."""
    knock_out(flight, index, only("seeker"), tell)


def seeker_target(flight: Flight, threat: Threat) -> int:
    """The neighbouring station with most crew; its own one on a tie (SA-20.8)."""
    here = threat.tokens[0]
    around = {neighbour(here, -1), neighbour(here, 1), other_deck(here)} - {here}
    counts = sorted((crew_in(flight, station), station) for station in around)
    (second, _), (most, target) = counts[-2:]
    return target if most > second else here


def crew_in(flight: Flight, station: int) -> int:
    """Figures in a station, knocked-out ones too (SA-20.12, D-22)."""
    everybody = flight.rulings.count_knocked_out
    return sum(crew.station == station and (everybody or not crew.knocked_out) for crew in flight.crew)


def fissure_in_play(flight: Flight) -> Threat | None:
    """The unrepaired Fissure: interceptors attack nothing else (SA-8.11)."""
    for threat in flight.threats:
        if threat.status == IN_PLAY and threat.tokens == [RED_UPPER] and LIBRARY[threat.card].special == "fissure":
            return threat
    return None


ON_APPEARING: dict[str | None, Callable[[Flight, Threat], None]] = {
    "slime": slime_appears,
}
ON_HIT: dict[str | None, Callable[[Flight, Threat, int], bool]] = {
    "slime": slime_hit,
    "contamination": contamination_hit,
}
"""A battlebot attack in a station; the answer is whether the card is destroyed."""
ON_BEATEN: dict[str | None, Callable[[Flight, int, Tell | None], None]] = {"seeker": seeker_beaten}
"""A battlebot attack destroyed it: what that does to whoever led it."""
ON_LEAVING: dict[str | None, Callable[[Flight], None]] = {"fissure": fissure_repaired}
"""What ends with the card, at the moment it goes."""
ON_DESTROYED: dict[str | None, Callable[[Flight, Threat, Tell | None], None]] = {
    "overheated": overheated_destroyed,
}
ON_SURVIVED: dict[str | None, Callable[[Flight, Threat], None]] = {
    "slime": slime_survived,
    "contamination": contamination_survived,
}
