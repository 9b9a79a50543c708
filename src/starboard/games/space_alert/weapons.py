"""Computing damage: every weapon, its targets, and what comes of it (SA-10)."""

from __future__ import annotations

from typing import Literal

from starboard.core.game import Tell
from starboard.games.space_alert.crew import knock_out
from starboard.games.space_alert.damage import attack
from starboard.games.space_alert.fate import destroy
from starboard.games.space_alert.flight import IN_PLAY, Flight, Threat, phased_out
from starboard.games.space_alert.flight_events import (
    DamageComputed,
    NoTarget,
    Shot,
    SpecialAttack,
    ThreatChanged,
    ThreatDamaged,
    Weapon,
)
from starboard.games.space_alert.ship import INTERNAL, SHIP, STATIONS, WHITE_LOWER
from starboard.games.space_alert.threats import LIBRARY, ThreatCard

REACH = (0, 5, 10, 16)
"""The farthest square of each range (SA-10.2)."""
HIDING = REACH[2]
"""Beyond this square some threats cannot be targeted (SA-19.11)."""

ROCKET: Weapon = "rocket"
INTERCEPTORS: Weapon = "interceptors"
PULSE: Weapon = STATIONS[WHITE_LOWER]
LASERS = ((0, 0), (0, 3), (1, 1), (2, 2), (2, 5))
"""Zone and station of every laser."""
LASER_NAMES = frozenset(STATIONS) - {PULSE}


class Target:
    """An external threat in this step: what hits it."""

    __slots__ = ("card", "damaged", "shots", "threat")

    def __init__(self, threat: Threat) -> None:
        self.threat = threat
        self.card: ThreatCard = LIBRARY[threat.card]
        self.shots: list[tuple[Weapon, int]] = []
        self.damaged = False


def compute_damage(flight: Flight, tell: Tell | None) -> None:
    """The whole step, in the order of SA-10.13."""
    if not (flight.rocket_arriving or flight.intercepting or any(flight.fired)):
        return
    targets = [Target(threat) for threat in flight.threats if threat.zone != INTERNAL and threat.status == IN_PLAY]
    _aim(flight, targets, tell)
    for target in targets:
        if target.shots:
            _hit(flight, target, tell)
    for target in targets:
        if target.shots:
            _provoked(flight, target, tell)
    aura = flight.attack_aura
    _remove_destroyed(flight, targets, tell)
    for target in targets:
        if target.card.explosion and target.threat.status != IN_PLAY:
            _explode(flight, target, targets, tell)
    _final_attacks(flight, targets, aura, tell)
    flight.fired = [0] * 6
    flight.rocket_arriving = False
    flight.intercepting = 0


# --- targets ----------------------------------------------------------------------------------------------------


def _aim(flight: Flight, targets: list[Target], tell: Tell | None) -> None:
    """Every weapon that fires finds its targets on the positions of this moment (SA-10.3)."""
    seen = [target for target in targets if not _out_of_sight(flight, target)]
    fired = flight.fired
    for zone, station in LASERS:
        if fired[station]:
            heavy = station < 3
            in_line = [
                target
                for target in seen
                if target.threat.zone == zone and not (heavy and target.card.heavy_laser_immune)
            ]
            _shoot(_nearest(in_line), STATIONS[station], flight.strength[station] + fired[station] - 1, tell)
    if fired[WHITE_LOWER]:
        reach = REACH[flight.pulse_range]
        in_range = [target for target in seen if target.threat.square <= reach]
        _shoot(in_range, PULSE, flight.strength[WHITE_LOWER] + fired[WHITE_LOWER] - 1, tell)
    if flight.rocket_arriving:
        _shoot(_rocket_target(seen), ROCKET, SHIP.weapons.rocket.strength, tell)
    if flight.intercepting:
        _aim_interceptors(seen, flight.intercepting - 1, tell)


def _out_of_sight(flight: Flight, target: Target) -> bool:
    """No weapon can target it, as if it were absent (SA-10.3)."""
    threat, card = target.threat, target.card
    return (
        threat.hidden
        or (card.hidden_at_range_3 and threat.square > HIDING)
        or (card.phasing and phased_out(flight, threat))
    )


def _nearest(targets: list[Target]) -> list[Target]:
    """The one nearest to Z; on the same square the lowest number, which stands first (SA-10.4)."""
    return [min(targets, key=_square)] if targets else []


def _square(target: Target) -> int:
    return target.threat.square


def _rocket_target(seen: list[Target]) -> list[Target]:
    """The nearest threat in range that rockets can target, the Juggernaut before all (SA-10.6, SA-19.15)."""
    always = [target for target in seen if target.card.rockets == "always"]
    if always:
        return _nearest(always)
    reach = REACH[SHIP.weapons.rocket.range]
    return _nearest([target for target in seen if target.card.rockets != "never" and target.threat.square <= reach])


def _aim_interceptors(seen: list[Target], heroic: int, tell: Tell | None) -> None:
    """All threats at range 1: strong against a single one, weak against each of several (SA-10.7, SA-19.14)."""
    interceptors = SHIP.weapons.interceptors
    in_range = [target for target in seen if target.threat.square <= REACH[interceptors.range]]
    if len(in_range) == 1:
        strength = in_range[0].card.interceptor_bait or interceptors.single
    else:
        strength = interceptors.several
    _shoot(in_range, INTERCEPTORS, strength + heroic, tell)


def _shoot(targets: list[Target], weapon: Weapon, strength: int, tell: Tell | None) -> None:
    for target in targets:
        wasted = weapon == ROCKET and target.card.rockets == "wasted"
        target.shots.append((weapon, 0 if wasted else strength))
    if tell and not targets:
        tell(NoTarget(weapon=weapon))


# --- damage -----------------------------------------------------------------------------------------------------


def _hit(flight: Flight, target: Target, tell: Tell | None) -> None:
    """The sum of all strengths, minus the shield (SA-10.8)."""
    threat, card = target.threat, target.card
    shield = threat.shield + flight.shield_aura
    why: Literal["cryoshield", "swarm", "pulse", "polarized"] | None = None
    if card.pulse_weakness and any(weapon == PULSE for weapon, _ in target.shots):
        shield = 0 if flight.rulings.pulse_beats_marauder else flight.shield_aura
        why = "pulse"
    strength = sum(strength for _, strength in target.shots)
    if card.polarized:
        strength -= sum(strength for weapon, strength in target.shots if weapon in LASER_NAMES) // 2
        why = "polarized"
    dealt = max(0, strength - shield)
    if dealt > card.most_per_step:
        dealt = card.most_per_step
        why = "swarm"
    if threat.cryoshield:
        threat.cryoshield = False
        dealt = 0
        why = "cryoshield"
    threat.damage += dealt
    target.damaged = dealt > 0
    if tell:
        tell(
            DamageComputed(
                threat=card.code,
                shots=[Shot(weapon, strength) for weapon, strength in target.shots],
                shield=shield,
                dealt=dealt,
                damage=threat.damage,
                hp=threat.hp,
                why=why,
            )
        )


def _provoked(flight: Flight, target: Target, tell: Tell | None) -> None:
    """Behemoth takes the pilot with it, the Juggernaut learns from every rocket (SA-19.14, SA-19.18)."""
    threat, card = target.threat, target.card
    weapons = [weapon for weapon, _ in target.shots]
    if ROCKET in weapons:
        threat.rocketed = True
        if card.rockets == "always":
            _change_shield(threat, 1, tell)
    if card.megashield and threat.shield > 0:
        _change_shield(threat, -1, tell)
    if card.interceptor_bait and (INTERCEPTORS, card.interceptor_bait + flight.intercepting - 1) in target.shots:
        flight.interceptors_lost = True
        knock_out(flight, flight.pilot, card.code, tell)


def _change_shield(threat: Threat, by: int, tell: Tell | None) -> None:
    threat.shield += by
    if tell:
        tell(ThreatChanged(threat=threat.card, what="shield", value=threat.shield))


def _remove_destroyed(flight: Flight, targets: list[Target], tell: Tell | None) -> None:
    for target in targets:
        threat = target.threat
        if threat.damage >= threat.hp and threat.status == IN_PLAY:
            destroy(flight, threat, tell)


def _explode(flight: Flight, tanker: Target, targets: list[Target], tell: Tell | None) -> None:
    """One damage to every other external threat on a trajectory, whatever protects it (SA-19.10)."""
    for target in targets:
        threat = target.threat
        if threat.status == IN_PLAY:
            threat.damage += tanker.card.explosion
            target.damaged = True
            if tell:
                tell(
                    ThreatDamaged(
                        threat=target.card.code,
                        amount=tanker.card.explosion,
                        damage=threat.damage,
                        hp=threat.hp,
                        cause=tanker.card.code,
                    )
                )
    _remove_destroyed(flight, targets, tell)


def _final_attacks(flight: Flight, targets: list[Target], aura: int, tell: Tell | None) -> None:
    """Destroyed asteroids and a damaged Nemesis strike at the end, in ascending order (SA-10.13)."""
    left = flight.attack_aura
    if not flight.rulings.scout_bonus_ends_at_once:
        flight.attack_aura = aura
    for target in targets:
        threat, card = target.threat, target.card
        destroyed = threat.status != IN_PLAY
        if card.last_attack and destroyed:
            strength = card.last_attack * threat.reached
            if strength or (flight.rulings.bonus_without_letters and flight.attack_aura):
                _strike(flight, threat, (threat.zone,), strength, tell)
        elif card.retaliates and target.damaged and (flight.rulings.last_retaliation or not destroyed):
            _strike(flight, threat, (0, 1, 2), card.retaliates, tell)
    flight.attack_aura = left


def _strike(flight: Flight, threat: Threat, zones: tuple[int, ...], strength: int, tell: Tell | None) -> None:
    if tell:
        tell(SpecialAttack(threat=threat.card))
    for zone in zones:
        attack(flight, threat, zone, strength, tell)
