"""Computing damage: the kernel's :mod:`starboard.games.space_alert.weapons`."""

from __future__ import annotations

from starboard.core.kernel import Numbers
from starboard.games.space_alert.fast.crew import knock_out
from starboard.games.space_alert.fast.damage import attack
from starboard.games.space_alert.fast.fate import destroy, phased_out
from starboard.games.space_alert.fast.layout import (
    APPEARED,
    ARMED,
    ARMOUR,
    ARMOUR_0,
    ATTACK_AURA,
    BITS,
    BY_INTERCEPTORS,
    BY_PULSE,
    BY_ROCKET,
    C_BAIT,
    C_EXPLOSION,
    C_HEAVY_LASER_IMMUNE,
    C_HIDDEN_AT_RANGE_3,
    C_LAST_ATTACK,
    C_MEGASHIELD,
    C_MOST_PER_STEP,
    C_POLARIZED,
    C_PULSE_WEAKNESS,
    C_RETALIATES,
    C_ROCKETS,
    CREW,
    CREW_SIZE,
    CRYOSHIELD,
    DAMAGE,
    DAMAGED,
    F_CARD,
    F_CREW,
    FIRED,
    HIDDEN,
    HIT,
    HP,
    IN_PLAY,
    INTERCEPTING,
    INTERCEPTORS_LOST,
    INTERNAL,
    LASER_SUM,
    PILOT,
    PULSE_RANGE,
    R_BONUS_WITHOUT_LETTERS,
    R_LAST_RETALIATION,
    R_PULSE_BEATS_MARAUDER,
    R_SCOUT_BONUS_ENDS_AT_ONCE,
    REACHED,
    ROCKET_ARRIVING,
    ROCKETED,
    ROCKETS_ALWAYS,
    ROCKETS_NEVER,
    ROCKETS_WASTED,
    SHIELD_AURA,
    SHOT_SUM,
    SHOTS,
    SIGHT,
    SQUARE,
    STATUS,
    STRENGTH,
    T_HIDING,
    T_INTERCEPTOR_RANGE,
    T_REACH,
    T_ROCKET_RANGE,
    T_ROCKET_STRENGTH,
    T_SEVERAL,
    T_SINGLE,
    THREAT,
    THREAT_SIZE,
    ZONE,
)
from starboard.games.space_alert.fast.target import compiled, inlined

PULSE_CANNON = 4
"""White_lower, the one weapon in a station that is no laser."""
SEEN = 2


@inlined
def _look(s: Numbers, f: Numbers, t: Numbers) -> int:
    """Which threats are targets, and which of them weapons can see (SA-10.3). The answer counts the targets."""
    found = 0
    for i in range(s[APPEARED]):
        b = THREAT + i * THREAT_SIZE
        s[b + SIGHT] = 0
        if s[b + STATUS] != IN_PLAY or s[b + ZONE] == INTERNAL:
            continue
        k = f[F_CARD + i] & BITS
        hidden = s[b + HIDDEN] or (t[k + C_HIDDEN_AT_RANGE_3] and s[b + SQUARE] > t[T_HIDING]) or phased_out(s, f, t, i)
        found += 1
        s[b + SIGHT] = 1 if hidden else SEEN
        s[b + SHOTS] = 0
        s[b + SHOT_SUM] = 0
        s[b + LASER_SUM] = 0
        s[b + BY_INTERCEPTORS] = 0
        s[b + DAMAGED] = 0
    return found


@inlined
def _lasers(s: Numbers, f: Numbers, t: Numbers) -> None:
    """Each hits the threat of its zone nearest to Z; on the same square the lowest number (SA-10.4)."""
    for station in range(6):
        if not s[FIRED + station] or station == PULSE_CANNON:
            continue
        nearest = 0
        least = 99
        for i in range(s[APPEARED]):
            b = THREAT + i * THREAT_SIZE
            if s[b + SIGHT] == SEEN and s[b + ZONE] == station % 3 and s[b + SQUARE] < least:
                if station < 3 and t[(f[F_CARD + i] & BITS) + C_HEAVY_LASER_IMMUNE]:
                    continue
                least = s[b + SQUARE] + 0
                nearest = b
        if nearest:
            strength = s[STRENGTH + station] + s[FIRED + station] - 1
            s[nearest + SHOTS] |= HIT
            s[nearest + SHOT_SUM] += strength
            s[nearest + LASER_SUM] += strength


@inlined
def _pulse(s: Numbers, t: Numbers) -> None:
    """The pulse cannon hits everything in its range (SA-10.5)."""
    reach = t[T_REACH + (s[PULSE_RANGE] & 3)]
    for i in range(s[APPEARED]):
        b = THREAT + i * THREAT_SIZE
        if s[b + SIGHT] == SEEN and s[b + SQUARE] <= reach:
            s[b + SHOTS] |= HIT | BY_PULSE
            s[b + SHOT_SUM] += s[STRENGTH + PULSE_CANNON] + s[FIRED + PULSE_CANNON] - 1


@inlined
def _rocket(s: Numbers, f: Numbers, t: Numbers) -> None:
    """The nearest threat in range that rockets can target, the Juggernaut before all (SA-10.6, SA-19.15)."""
    nearest = -1
    least = 99
    always = False
    reach = t[T_REACH + t[T_ROCKET_RANGE]]
    for i in range(s[APPEARED]):
        b = THREAT + i * THREAT_SIZE
        if s[b + SIGHT] != SEEN:
            continue
        kind = t[(f[F_CARD + i] & BITS) + C_ROCKETS]
        square = s[b + SQUARE] + 0
        if kind == ROCKETS_ALWAYS:
            if not always or square < least:
                always = True
                nearest = i
                least = square
        elif not always and kind != ROCKETS_NEVER and square <= reach and square < least:
            nearest = i
            least = square
    if nearest >= 0:
        b = THREAT + nearest * THREAT_SIZE
        s[b + SHOTS] |= HIT | BY_ROCKET
        if t[(f[F_CARD + nearest] & BITS) + C_ROCKETS] != ROCKETS_WASTED:
            s[b + SHOT_SUM] += t[T_ROCKET_STRENGTH]


@inlined
def _interceptors(s: Numbers, f: Numbers, t: Numbers) -> None:
    """All threats at range 1: strong against a single one, weak against each of several (SA-10.7, SA-19.14)."""
    reach = t[T_REACH + t[T_INTERCEPTOR_RANGE]]
    count = 0
    only = 0
    for i in range(s[APPEARED]):
        b = THREAT + i * THREAT_SIZE
        if s[b + SIGHT] == SEEN and s[b + SQUARE] <= reach:
            count += 1
            only = i
    strength = t[T_SEVERAL] + s[INTERCEPTING] - 1
    if count == 1:
        bait = t[(f[F_CARD + only] & BITS) + C_BAIT]
        strength = (bait if bait else t[T_SINGLE]) + s[INTERCEPTING] - 1
    for i in range(s[APPEARED]):
        b = THREAT + i * THREAT_SIZE
        if s[b + SIGHT] == SEEN and s[b + SQUARE] <= reach:
            s[b + SHOTS] |= HIT
            s[b + SHOT_SUM] += strength
            s[b + BY_INTERCEPTORS] = strength + 1


@inlined
def _hit(s: Numbers, f: Numbers, t: Numbers, b: int, k: int) -> None:
    """The sum of all strengths, minus the shield (SA-10.8)."""
    shield = s[b + ARMOUR] - ARMOUR_0 + s[SHIELD_AURA]
    if t[k + C_PULSE_WEAKNESS] and s[b + SHOTS] & BY_PULSE:
        shield = 0 if f[R_PULSE_BEATS_MARAUDER] else s[SHIELD_AURA] + 0
    strength = s[b + SHOT_SUM] + 0
    if t[k + C_POLARIZED]:
        strength -= s[b + LASER_SUM] // 2
    dealt = min(max(0, strength - shield), t[k + C_MOST_PER_STEP] + 0)
    if s[b + CRYOSHIELD]:
        s[b + CRYOSHIELD] = 0
        dealt = 0
    s[b + DAMAGE] += dealt
    if dealt > 0:
        s[b + DAMAGED] = 1


@inlined
def _provoked(s: Numbers, f: Numbers, t: Numbers, b: int, k: int) -> None:
    """Behemoth takes the pilot with it, the Juggernaut learns from every rocket (SA-19.14, SA-19.18)."""
    if s[b + SHOTS] & BY_ROCKET:
        s[b + ROCKETED] = 1
        if t[k + C_ROCKETS] == ROCKETS_ALWAYS:
            s[b + ARMOUR] += 1
    if t[k + C_MEGASHIELD] and s[b + ARMOUR] > ARMOUR_0:
        s[b + ARMOUR] -= 1
    if t[k + C_BAIT] and s[b + BY_INTERCEPTORS] == t[k + C_BAIT] + s[INTERCEPTING]:
        s[INTERCEPTORS_LOST] = 1
        pilot = s[PILOT] - 1 if s[PILOT] else f[F_CREW] - 1
        knock_out(s, CREW + pilot * CREW_SIZE)


@compiled
def _remove_destroyed(s: Numbers, f: Numbers, t: Numbers) -> None:
    for i in range(s[APPEARED]):
        b = THREAT + i * THREAT_SIZE
        if s[b + SIGHT] and s[b + STATUS] == IN_PLAY and s[b + DAMAGE] >= s[b + HP]:
            destroy(s, f, t, i)


@inlined
def _explode(s: Numbers, f: Numbers, t: Numbers, amount: int) -> None:
    """Damage to every other external threat on a trajectory, whatever protects it (SA-19.10)."""
    for i in range(s[APPEARED]):
        b = THREAT + i * THREAT_SIZE
        if s[b + SIGHT] and s[b + STATUS] == IN_PLAY:
            s[b + DAMAGE] += amount
            s[b + DAMAGED] = 1
    _remove_destroyed(s, f, t)


@inlined
def _final_attacks(s: Numbers, f: Numbers, t: Numbers, aura: int) -> bool:
    """Destroyed asteroids and a damaged Nemesis strike at the end, in ascending order (SA-10.13)."""
    left = s[ATTACK_AURA] + 0
    if not f[R_SCOUT_BONUS_ENDS_AT_ONCE]:
        s[ATTACK_AURA] = aura
    for i in range(s[APPEARED]):
        b = THREAT + i * THREAT_SIZE
        if not s[b + SIGHT]:
            continue
        k = f[F_CARD + i] & BITS
        destroyed = s[b + STATUS] != IN_PLAY
        if t[k + C_LAST_ATTACK] and destroyed:
            strength = t[k + C_LAST_ATTACK] * s[b + REACHED]
            if (strength or (f[R_BONUS_WITHOUT_LETTERS] and s[ATTACK_AURA])) and attack(
                s, f, t, i, s[b + ZONE], strength, 0
            ):
                return True
        elif t[k + C_RETALIATES] and s[b + DAMAGED] and (f[R_LAST_RETALIATION] or not destroyed):
            for zone in range(3):
                if attack(s, f, t, i, zone, t[k + C_RETALIATES], 0):
                    return True
    s[ATTACK_AURA] = left
    return False


@inlined
def compute_damage(s: Numbers, f: Numbers, t: Numbers) -> None:
    """The whole step, in the order of SA-10.13."""
    if not (s[ROCKET_ARRIVING] or s[INTERCEPTING] or s[ARMED]):
        return
    if _look(s, f, t):
        if s[ARMED]:
            _lasers(s, f, t)
            if s[FIRED + PULSE_CANNON]:
                _pulse(s, t)
        if s[ROCKET_ARRIVING]:
            _rocket(s, f, t)
        if s[INTERCEPTING]:
            _interceptors(s, f, t)
        aura = s[ATTACK_AURA] + 0
        events = False
        for i in range(s[APPEARED]):
            b = THREAT + i * THREAT_SIZE
            if s[b + SIGHT] == SEEN and s[b + SHOTS]:
                k = f[F_CARD + i] & BITS
                _hit(s, f, t, b, k)
                if s[b + DAMAGE] >= s[b + HP] or (t[k + C_RETALIATES] and s[b + DAMAGED]):
                    events = True
        for i in range(s[APPEARED]):
            b = THREAT + i * THREAT_SIZE
            if s[b + SIGHT] == SEEN and s[b + SHOTS]:
                _provoked(s, f, t, b, f[F_CARD + i])
        if events:
            _remove_destroyed(s, f, t)
            for i in range(s[APPEARED]):
                b = THREAT + i * THREAT_SIZE
                if s[b + SIGHT] and t[(f[F_CARD + i] & BITS) + C_EXPLOSION] and s[b + STATUS] != IN_PLAY:
                    _explode(s, f, t, t[(f[F_CARD + i] & BITS) + C_EXPLOSION])
            if _final_attacks(s, f, t, aura):
                return
    for station in range(6):
        s[FIRED + station] = 0
    s[ARMED] = 0
    s[ROCKET_ARRIVING] = 0
    s[INTERCEPTING] = 0
