"""Repairing malfunctions (SA-7.1 to SA-7.3, SA-20.15)."""

from __future__ import annotations

from starboard.core.game import Tell
from starboard.games.space_alert.crew import no_effect
from starboard.games.space_alert.fate import destroy
from starboard.games.space_alert.flight import IN_PLAY, Flight, Threat
from starboard.games.space_alert.flight_events import EnergyLost, JointRepair, Repaired
from starboard.games.space_alert.ship import ZONES
from starboard.games.space_alert.threats import LIBRARY


def repair(flight: Flight, index: int, letter: int, amount: int, tell: Tell | None) -> None:
    """Work on the repairable malfunction of this system with the lowest number (SA-7.3)."""
    station = flight.crew[index].station
    for threat in flight.threats:
        if threat.status == IN_PLAY and station in threat.tokens and LIBRARY[threat.card].system == "ABC"[letter]:
            if LIBRARY[threat.card].joint_crew:
                _lend_a_hand(flight, index, threat, tell)
            elif not LIBRARY[threat.card].costly_repair or _pay(flight, index, threat, amount, tell):
                threat.joint |= 1 << station
                put_repair(flight, index, threat, amount, tell)
            return
    no_effect(index, "irreparable", tell)


def _pay(flight: Flight, index: int, threat: Threat, amount: int, tell: Tell | None) -> bool:
    """The last repair of some cards takes an energy of their zone's reactor (The New Frontier)."""
    if threat.damage + amount < threat.hp:
        return True
    zone = threat.tokens[0] % 3
    if not flight.reactor[zone]:
        no_effect(index, "no-energy", tell)
        return False
    flight.reactor[zone] -= 1
    if tell:
        tell(EnergyLost(source=f"{ZONES[zone]}-reactor", amount=1, left=flight.reactor[zone]))
    return True


def put_repair(flight: Flight, index: int | None, threat: Threat, amount: int, tell: Tell | None) -> None:
    """Damage on a malfunction; at its hit points it is repaired (SA-7.1)."""
    threat.damage += amount
    if tell:
        tell(Repaired(crew=index, threat=threat.card, amount=amount, damage=threat.damage, hp=threat.hp))
    if threat.damage >= threat.hp:
        destroy(flight, threat, tell)


def _lend_a_hand(flight: Flight, index: int, threat: Threat, tell: Tell | None) -> None:
    """The Nuclear Device is repaired only by enough crew members in one turn (SA-20.10)."""
    needed = LIBRARY[threat.card].joint_crew
    threat.joint += 1
    if tell:
        tell(JointRepair(crew=index, threat=threat.card, count=threat.joint, needed=needed))
    if threat.joint == needed:
        destroy(flight, threat, tell)


def joint_repairs(flight: Flight, tell: Tell | None) -> None:
    """Extra damage where all stations of a malfunction were repaired this turn (SA-20.15)."""
    for threat in flight.threats:
        joint, threat.joint = threat.joint, 0
        if not joint or threat.status != IN_PLAY:
            continue
        bonus = LIBRARY[threat.card].joint_bonus
        if bonus and joint == sum(1 << station for station in threat.tokens):
            put_repair(flight, None, threat, bonus, tell)
