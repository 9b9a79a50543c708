"""How a threat comes into play and leaves it (SA-5, SA-7.1, SA-10.9, SA-11.2)."""

from __future__ import annotations

from starboard.core.game import Tell
from starboard.games.space_alert import ship
from starboard.games.space_alert.flight import DESTROYED, IN_PLAY, OUTLASTED, Flight, Threat
from starboard.games.space_alert.flight_events import ThreatAppeared, ThreatDestroyed, ThreatSurvived
from starboard.games.space_alert.ship import INTERNAL, STATIONS, ZONES
from starboard.games.space_alert.threats import LIBRARY, ThreatCard
from starboard.games.space_alert.unique import ON_APPEARING, ON_DESTROYED, ON_LEAVING, ON_SURVIVED


def appear(flight: Flight, threat: Threat, tell: Tell | None) -> None:
    """The number goes to the first square, tokens of an internal threat to their stations (SA-5.1 to SA-5.3)."""
    card = LIBRARY[threat.card]
    threat.status = IN_PLAY
    threat.square = ship.START_SQUARE[flight.boards[threat.zone]]
    threat.tokens = card.stations
    _cover(flight, card, 1)
    if card.hp == "rockets":
        threat.hp = flight.rockets
    if card.special in ON_APPEARING:
        ON_APPEARING[card.special](flight, threat)
    if tell:
        tell(
            ThreatAppeared(
                threat=threat.card,
                number=threat.number,
                zone=None if threat.zone == INTERNAL else ZONES[threat.zone],
                square=threat.square,
                stations=[STATIONS[station] for station in threat.tokens],
            )
        )
    if threat.damage >= threat.hp:
        destroy(flight, threat, tell)


def destroy(flight: Flight, threat: Threat, tell: Tell | None) -> None:
    """The captain gets the card: its number, its tokens and its standing effects are gone."""
    card = LIBRARY[threat.card]
    threat.status = DESTROYED
    threat.tokens = []
    _end_auras(flight, threat)
    _cover(flight, card, -1)
    if card.special in ON_LEAVING:
        ON_LEAVING[card.special](flight)
    if tell:
        tell(ThreatDestroyed(threat=threat.card, points=card.destroyed))
    if card.special in ON_DESTROYED:
        ON_DESTROYED[card.special](flight, threat, tell)


def outlast(flight: Flight, threat: Threat, tell: Tell | None) -> None:
    """After Z the communications officer gets the card; a malfunction stays for good (SA-11.2, SA-11.3)."""
    card = LIBRARY[threat.card]
    threat.status = OUTLASTED
    if card.special in ON_SURVIVED:
        ON_SURVIVED[card.special](flight, threat)
    elif card.type == "intruder":
        threat.tokens = []
    if tell:
        tell(ThreatSurvived(threat=threat.card, points=card.survived or 0))


def _end_auras(flight: Flight, threat: Threat) -> None:
    flight.attack_aura -= threat.attack_aura
    flight.shield_aura -= threat.shield_aura


def _cover(flight: Flight, card: ThreatCard, by: int) -> None:
    """Put the tokens of a malfunction on its systems, or take them off (SA-5.2)."""
    if card.system is not None:
        letter = "ABC".index(card.system)
        for station in card.stations:
            flight.blocked[3 * station + letter] += by
