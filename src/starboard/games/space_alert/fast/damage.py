"""Attacks on the ship and what they draw: the kernel's :mod:`starboard.games.space_alert.damage`.

Each function answers whether the ship is lost; then nothing more may be done to the state.
"""

from __future__ import annotations

from starboard.core.kernel import Numbers
from starboard.games.space_alert.fast.layout import (
    ATTACK_AURA,
    C_DOUBLE_TOKENS,
    DRAWN,
    F_CARD,
    F_WEAKENED,
    FISSURED,
    GRAVOLIFT,
    LIFT_BROKEN,
    LOST,
    LOST_TO,
    LOWER_CANNON,
    NO_TOKEN,
    OUTCOME,
    OWN_ATTACK_AURA,
    PULSE_RANGE,
    R_DOUBLINGS_MULTIPLY,
    R_SURPLUS_LOST,
    REACTOR,
    REACTOR_CAPACITY,
    REACTOR_TOKEN,
    SHIELD,
    SHIELD_CAPACITY,
    SHIELD_TOKEN,
    STACK,
    STACK_SIZE,
    STRENGTH,
    THREAT,
    THREAT_SIZE,
    UPPER_CANNON,
)
from starboard.games.space_alert.fast.target import compiled, inlined


@inlined
def lose(s: Numbers, i: int) -> None:
    """The mission is lost at this instant to this threat (SA-1.4, SA-4.6)."""
    s[OUTCOME] = LOST
    s[LOST_TO] = i + 1


@inlined
def _overflow(s: Numbers, f: Numbers, level: int, capacity: int) -> None:
    """Energy above a capacity that has just dropped by one is lost (SA-12.2, D-42)."""
    most = s[capacity] + 0
    if not f[R_SURPLUS_LOST]:
        most += max(0, s[level] - (most + 1))
    if s[level] > most:
        s[level] = most


@compiled
def draw(s: Numbers, f: Numbers, i: int, zone: int, tokens: int) -> bool:
    """Draw tokens one after the other; the first one missing loses the mission (SA-12.6)."""
    for _ in range(tokens):
        token = s[STACK + zone * STACK_SIZE + s[DRAWN + zone]]
        if token == NO_TOKEN:
            lose(s, i)
            return True
        s[DRAWN + zone] += 1
        if token == UPPER_CANNON:
            s[STRENGTH + zone] -= 1
        elif token == LOWER_CANNON:
            if zone == 1:
                s[PULSE_RANGE] -= 1
            else:
                s[STRENGTH + zone + 3] -= 1
        elif token == SHIELD_TOKEN:
            s[SHIELD_CAPACITY + zone] -= 1
            _overflow(s, f, SHIELD + zone, SHIELD_CAPACITY + zone)
        elif token == REACTOR_TOKEN:
            s[REACTOR_CAPACITY + zone] -= 1
            _overflow(s, f, REACTOR + zone, REACTOR_CAPACITY + zone)
        elif token == GRAVOLIFT:
            s[LIFT_BROKEN + zone] = 1
    return False


@inlined
def _times(s: Numbers, f: Numbers, zone: int, doubled: int) -> int:
    """How many tokens each point draws (SA-12.4, D-12)."""
    doublings = doubled + s[FISSURED + zone] + f[F_WEAKENED + zone]
    if doublings > 1 and not f[R_DOUBLINGS_MULTIPLY]:
        doublings = 1
    return 1 << doublings


@compiled
def attack(s: Numbers, f: Numbers, t: Numbers, i: int, zone: int, strength: int, ignore_shields: int) -> bool:
    """The Scout's bonus, then the shield, then doublings, then tokens (SA-11.18)."""
    strength += s[ATTACK_AURA] - s[THREAT + i * THREAT_SIZE + OWN_ATTACK_AURA]
    if not ignore_shields:
        absorbed = min(s[SHIELD + zone] + 0, strength)
        s[SHIELD + zone] -= absorbed
        strength -= absorbed
    return draw(s, f, i, zone, strength * _times(s, f, zone, t[f[F_CARD + i] + C_DOUBLE_TOKENS]))


@compiled
def damage_inside(s: Numbers, f: Numbers, i: int, zone: int, amount: int) -> bool:
    """Damage from inside: shields do not help (SA-11.8)."""
    if amount <= 0:
        return False
    return draw(s, f, i, zone, amount * _times(s, f, zone, 0))
