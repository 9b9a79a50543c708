"""Attacks on the ship and the damage tokens they draw (SA-11.5, SA-12)."""

from __future__ import annotations

from starboard.core.game import Tell
from starboard.games.space_alert import ship
from starboard.games.space_alert.flight import Flight, Threat, place_token
from starboard.games.space_alert.flight_events import DamageToken, ZoneHit
from starboard.games.space_alert.ship import TOKENS, ZONES
from starboard.games.space_alert.threats import LIBRARY


class Lost(Exception):
    """The mission is lost at this instant to this card (SA-1.4, SA-4.6)."""

    def __init__(self, card: str) -> None:
        self.card = card
        super().__init__(card)


def attack(
    flight: Flight, threat: Threat, zone: int, strength: int, tell: Tell | None, ignore_shields: bool = False
) -> None:
    """An attack on one zone: the Scout's bonus, then the shield, then doublings, then tokens (SA-11.18).

    Callers make no attack of strength 0: it would be none and get no bonus.
    """
    bonus = flight.attack_aura - threat.attack_aura
    strength += bonus
    shields = flight.shield
    absorbed = 0 if ignore_shields else min(shields[zone], strength)
    shields[zone] -= absorbed
    times = _times(flight, zone, LIBRARY[threat.card].double_tokens)
    tokens = (strength - absorbed) * times
    if tell:
        tell(
            ZoneHit(
                threat=threat.card,
                zone=ZONES[zone],
                strength=strength,
                bonus=bonus,
                absorbed=absorbed,
                times=times,
                tokens=tokens,
            )
        )
    if tokens:
        _draw(flight, threat, zone, tokens, tell)


def damage_inside(flight: Flight, threat: Threat, zone: int, amount: int, tell: Tell | None) -> None:
    """Damage by an internal threat: shields do not help (SA-11.8)."""
    if amount <= 0:
        return
    times = _times(flight, zone, False)
    tokens = amount * times
    if tell:
        tell(ZoneHit(threat=threat.card, zone=ZONES[zone], strength=amount, times=times, tokens=tokens, inside=True))
    _draw(flight, threat, zone, tokens, tell)


def _times(flight: Flight, zone: int, doubled: bool) -> int:
    """How many tokens each point draws (SA-12.4, D-12)."""
    doublings = doubled + flight.fissured[zone] + flight.weakened[zone]
    if doublings > 1 and not flight.rulings.doublings_multiply:
        doublings = 1
    return 1 << doublings


def _draw(flight: Flight, threat: Threat, zone: int, tokens: int, tell: Tell | None) -> None:
    """Draw tokens one after the other; the first one missing loses the mission (SA-12.6)."""
    stack = flight.stacks[zone]
    for _ in range(tokens):
        if not stack:
            raise Lost(threat.card)
        token = stack.pop(0)
        place_token(flight, zone, token)
        lost = 0
        if token == ship.SHIELD_TOKEN:
            lost = _overflow(flight, flight.shield, flight.shield_capacity, zone)
        elif token == ship.REACTOR_TOKEN:
            lost = _overflow(flight, flight.reactor, flight.reactor_capacity, zone)
        if tell:
            tell(DamageToken(zone=ZONES[zone], token=TOKENS[token], lost=lost))


def _overflow(flight: Flight, level: list[int], capacity: list[int], zone: int) -> int:
    """Energy above a capacity that has just dropped by one is lost (SA-12.2, D-42)."""
    most = capacity[zone]
    if not flight.rulings.surplus_lost:
        most += max(0, level[zone] - (most + 1))
    lost = max(0, level[zone] - most)
    level[zone] -= lost
    return lost
