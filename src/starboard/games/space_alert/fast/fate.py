"""How a threat comes into play and leaves it: the kernel's :mod:`starboard.games.space_alert.fate`.

``i`` is a threat's place, ``b`` where its part of the state begins, ``k`` where its card begins in the tables.
"""

from __future__ import annotations

from starboard.core.kernel import Numbers
from starboard.games.space_alert.fast.crew import knock_out
from starboard.games.space_alert.fast.layout import (
    ATTACK_AURA,
    BITS,
    BLOCKED,
    C_FIRST,
    C_INTRUDER,
    C_PHASING,
    C_ROCKET_HP,
    C_SPECIAL,
    C_STATIONS,
    C_SYSTEM,
    CONTAMINATED,
    CONTAMINATION,
    CREW,
    CREW_SIZE,
    DAMAGE,
    DESTROYED,
    F_BOARDS,
    F_CARD,
    F_CREW,
    F_NUMBER,
    FIRST,
    FISSURE,
    FISSURED,
    HAZARD,
    HP,
    IN_PLAY,
    OUTLASTED,
    OVERHEATED,
    OWN_ATTACK_AURA,
    OWN_SHIELD_AURA,
    ROCKETS,
    SHIELD_AURA,
    SLIME,
    SLIMY,
    SQUARE,
    STATION,
    STATUS,
    T_START,
    THREAT,
    THREAT_SIZE,
    TOKENS,
    TURN,
    ZONE,
)
from starboard.games.space_alert.fast.target import compiled, inlined

BOTH_LOWER_ENDS = (3, 5)
"""red_lower and blue_lower, where an Overheated Reactor hits (SA-20.3)."""


@inlined
def cover(s: Numbers, t: Numbers, k: int, by: int) -> None:
    """Put the tokens of a malfunction on its systems, or take them off (SA-5.2)."""
    letter = t[k + C_SYSTEM]
    if letter >= 0:
        for station in range(6):
            if t[k + C_STATIONS] >> station & 1:
                s[BLOCKED + 3 * station + letter] += by


@inlined
def phased_out(s: Numbers, f: Numbers, t: Numbers, i: int) -> bool:
    """In when it appears, out the next turn, and so on."""
    return bool(t[(f[F_CARD + i] & BITS) + C_PHASING]) and (s[TURN] - f[F_NUMBER + i]) & 1 == 1


@compiled
def destroy(s: Numbers, f: Numbers, t: Numbers, i: int) -> None:
    """The captain gets the card."""
    b = THREAT + i * THREAT_SIZE
    k = f[F_CARD + i] & BITS
    s[b + STATUS] = DESTROYED
    s[ATTACK_AURA] -= s[b + OWN_ATTACK_AURA]
    s[SHIELD_AURA] -= s[b + OWN_SHIELD_AURA]
    cover(s, t, k, -1)
    special = t[k + C_SPECIAL]
    if special == FISSURE:
        for zone in range(3):
            s[FISSURED + zone] = 0
    elif special == OVERHEATED:
        for index in range(f[F_CREW]):
            c = CREW + index * CREW_SIZE
            if s[c + STATION] == BOTH_LOWER_ENDS[0] or s[c + STATION] == BOTH_LOWER_ENDS[1]:
                knock_out(s, c)
    s[b + TOKENS] = 0
    s[b + FIRST] = 0


@inlined
def appear(s: Numbers, f: Numbers, t: Numbers, i: int) -> None:
    """The number goes to the first square, tokens to their stations (SA-5.1 to SA-5.3)."""
    b = THREAT + i * THREAT_SIZE
    k = f[F_CARD + i] & BITS
    s[b + STATUS] = IN_PLAY
    s[b + SQUARE] = t[T_START + f[F_BOARDS + s[b + ZONE]]]
    s[b + TOKENS] = t[k + C_STATIONS]
    cover(s, t, k, 1)
    special = t[k + C_SPECIAL]
    if special != SLIMY and special != CONTAMINATED:
        s[b + FIRST] = t[k + C_FIRST]
    if t[k + C_ROCKET_HP]:
        s[b + HP] = s[ROCKETS]
    if special == SLIMY:
        s[HAZARD + t[k + C_FIRST]] |= SLIME
    if s[b + DAMAGE] >= s[b + HP]:
        destroy(s, f, t, i)


@inlined
def outlast(s: Numbers, t: Numbers, b: int, k: int) -> None:
    """After Z the communications officer gets the card; a malfunction stays for good (SA-11.2, SA-11.3)."""
    s[b + STATUS] = OUTLASTED
    special = t[k + C_SPECIAL]
    if special == CONTAMINATED:
        for station in range(6):
            if s[b + TOKENS] >> station & 1:
                s[HAZARD + station] |= CONTAMINATION
    elif special != SLIMY and t[k + C_INTRUDER]:
        s[b + TOKENS] = 0
        s[b + FIRST] = 0
