"""What the effects of threat cards do: attacks, damage, and changes of the threat itself (SA-11).

There is one small function for each kind of effect. Effects on what is aboard are in :mod:`.effects_aboard`, moving
along the trajectory is in :mod:`.threat_actions`, where they all come together.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from starboard.core.game import Tell
from starboard.games.space_alert import threats
from starboard.games.space_alert.crew import knock_out
from starboard.games.space_alert.damage import Lost, attack, damage_inside
from starboard.games.space_alert.fate import destroy
from starboard.games.space_alert.flight import Flight, Threat, phased_out
from starboard.games.space_alert.flight_events import Changed, ThreatChanged, ThreatDamaged, ThreatJumped
from starboard.games.space_alert.ship import (
    BLUE,
    INTERNAL,
    LETTER_SQUARES,
    RED,
    SPACE,
    START_SQUARE,
    WHITE,
    ZONES,
)
from starboard.games.space_alert.threats import AnyEffect
from starboard.games.space_alert.unique import crew_in

CarryOut: TypeAlias = Callable[[Any, Flight, Threat, Tell | None], None]
"""What an effect of a threat's letter does."""


# --- zones ----------------------------------------------------------------------------------------------------------

OTHER_TWO = ((WHITE, BLUE), (RED, BLUE), (RED, WHITE))
FIXED_ZONES = {
    "all": (RED, WHITE, BLUE),
    "red": (RED,),
    "white": (WHITE,),
    "blue": (BLUE,),
    "red_and_blue": (RED, BLUE),
}


def own_zone(threat: Threat) -> int:
    """The zone of the trajectory, or of the token (SA-20.20)."""
    return threat.zone if threat.zone != INTERNAL else threat.tokens[0] % 3


def zones_of(threat: Threat, name: str) -> tuple[int, ...]:
    """The zones an effect concerns, from left to right."""
    if name == "own":
        return (own_zone(threat),)
    if name == "other_two":
        return OTHER_TWO[own_zone(threat)]
    if name == "tokens":
        return tuple(sorted(station % 3 for station in threat.tokens))
    return FIXED_ZONES[name]


# --- attacks and damage ---------------------------------------------------------------------------------------------


def _attack(effect: threats.Attack, flight: Flight, threat: Threat, tell: Tell | None) -> None:
    """An attack whose condition fails, or whose own number is 0, is none (SA-11.18)."""
    if effect.if_damage <= threat.damage < effect.if_damage_below:
        strength = effect.strength
        if isinstance(strength, str):
            strength = (threat.hp - threat.damage) * (2 if strength == "twice_remaining_hp" else 1)
        for zone in zones_of(threat, effect.zones):
            attack(flight, threat, zone, strength, tell, effect.ignore_shields)


def _frontier_attack(effect: threats.FrontierAttack, flight: Flight, threat: Threat, tell: Tell | None) -> None:
    """Carriers, phasing and plasmatic threats, and the Spinning Saucer."""
    strength = _unless_phased(effect.strength, effect.phased, flight, threat)
    if flight.pilot >= 0 and not flight.crew[flight.pilot].knocked_out:
        strength -= effect.carrier
    if strength <= 0 or (effect.unless_rocket and threat.rocketed):
        return
    for zone in zones_of(threat, effect.zones):
        absorbs = flight.shield[zone] > 0
        attack(flight, threat, zone, strength, tell)
        if effect.plasmatic and not absorbs:
            for index, crew in enumerate(flight.crew):
                if crew.station != SPACE and crew.station % 3 == zone:
                    knock_out(flight, index, threat.card, tell)


def _unless_phased(amount: int, phased: int | None, flight: Flight, threat: Threat) -> int:
    return amount if phased is None or not phased_out(flight, threat) else phased


def inside(effect: threats.Damage, flight: Flight, threat: Threat, tell: Tell | None) -> None:
    amount = _unless_phased(effect.amount, effect.phased, flight, threat)
    for zone in zones_of(threat, effect.zones):
        damage_inside(flight, threat, zone, amount, tell)


def _counted_damage(effect: threats.CountedDamage, flight: Flight, threat: Threat, tell: Tell | None) -> None:
    """The amount is read before the first token is drawn (SA-11.16); by the other reading of D-52 after each one."""
    count = COUNTS[effect.count]
    zone = own_zone(threat)
    if flight.rulings.amounts_fixed:
        damage_inside(flight, threat, zone, count(flight, threat), tell)
        return
    done = 0
    while done < count(flight, threat):
        damage_inside(flight, threat, zone, 1, tell)
        done += 1


COUNTS: dict[str, Callable[[Flight, Threat], int]] = {
    "central_energy": lambda flight, threat: flight.reactor[WHITE],
    "crew_in_station": lambda flight, threat: crew_in(flight, threat.tokens[0]),
    "three_per_rocket": lambda flight, threat: 3 * (flight.rockets - threat.damage),
}


def _double_damage(effect: threats.DoubleDamage, flight: Flight, threat: Threat, tell: Tell | None) -> None:
    for zone in FIXED_ZONES[effect.zones]:
        flight.fissured[zone] = True
    _tell(threat, "double-red" if effect.zones == "red" else "double-all", 2, tell)


def _destroy_ship(effect: threats.DestroyShip, flight: Flight, threat: Threat, tell: Tell | None) -> None:
    raise Lost(threat.card)


# --- the threat itself ----------------------------------------------------------------------------------------------


def _tell(threat: Threat, what: Changed, value: int, tell: Tell | None) -> None:
    if tell:
        tell(ThreatChanged(threat=threat.card, what=what, value=value))


def _heal(effect: threats.Heal, flight: Flight, threat: Threat, tell: Tell | None) -> None:
    healed = threat.damage // 2 if effect.amount == "half" else min(effect.amount, threat.damage)
    threat.damage -= healed
    if healed:
        _tell(threat, "healed", healed, tell)


def _hurt_self(effect: threats.HurtSelf, flight: Flight, threat: Threat, tell: Tell | None) -> None:
    """A threat that kills itself counts as destroyed by the crew and stops at once (SA-11.17)."""
    threat.damage += effect.amount
    if tell:
        card = threat.card
        tell(ThreatDamaged(threat=card, amount=effect.amount, damage=threat.damage, hp=threat.hp, cause=card))
    if threat.damage >= threat.hp and flight.rulings.nemesis_stops:
        destroy(flight, threat, tell)


def _speed(effect: threats.Speed, flight: Flight, threat: Threat, tell: Tell | None) -> None:
    threat.speed += effect.by
    _tell(threat, "speed", threat.speed, tell)


def _shield_by(effect: threats.ShieldBy, flight: Flight, threat: Threat, tell: Tell | None) -> None:
    threat.shield += effect.by
    _tell(threat, "shield", threat.shield, tell)


def _shield_to(effect: threats.ShieldTo, flight: Flight, threat: Threat, tell: Tell | None) -> None:
    threat.shield = effect.to
    _tell(threat, "shield", threat.shield, tell)


def _reveal(effect: threats.Reveal, flight: Flight, threat: Threat, tell: Tell | None) -> None:
    threat.hidden = False
    _tell(threat, "revealed", 1, tell)


def _grow_up(effect: threats.GrowUp, flight: Flight, threat: Threat, tell: Tell | None) -> None:
    threat.returns_fire = True
    _tell(threat, "grown", 1, tell)


def _attack_aura(effect: threats.AttackAura, flight: Flight, threat: Threat, tell: Tell | None) -> None:
    threat.attack_aura = effect.bonus
    flight.attack_aura += effect.bonus
    _tell(threat, "attack-aura", effect.bonus, tell)


def _shield_aura(effect: threats.ShieldAura, flight: Flight, threat: Threat, tell: Tell | None) -> None:
    threat.shield_aura = effect.bonus
    flight.shield_aura += effect.bonus
    _tell(threat, "shield-aura", effect.bonus, tell)


def _jump(effect: threats.Jump, flight: Flight, threat: Threat, tell: Tell | None) -> None:
    """Letters of the new trajectory count only from here on; round the edge it comes out on the other side."""
    zone = (threat.zone + (-1 if effect.to == "left" else 1)) % 3
    board = flight.boards[zone]
    if START_SQUARE[board] < threat.square:
        return
    threat.zone = zone
    threat.reached = sum(square >= threat.square for square, _ in LETTER_SQUARES[board])
    if tell:
        tell(ThreatJumped(threat=threat.card, zone=ZONES[zone], square=threat.square))


EFFECTS: dict[type[AnyEffect], CarryOut] = {
    threats.Attack: _attack,
    threats.FrontierAttack: _frontier_attack,
    threats.Damage: inside,
    threats.CountedDamage: _counted_damage,
    threats.DoubleDamage: _double_damage,
    threats.DestroyShip: _destroy_ship,
    threats.Heal: _heal,
    threats.HurtSelf: _hurt_self,
    threats.Speed: _speed,
    threats.ShieldBy: _shield_by,
    threats.ShieldTo: _shield_to,
    threats.Reveal: _reveal,
    threats.GrowUp: _grow_up,
    threats.AttackAura: _attack_aura,
    threats.ShieldAura: _shield_aura,
    threats.Jump: _jump,
}
