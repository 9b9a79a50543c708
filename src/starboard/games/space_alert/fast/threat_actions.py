"""Threats move and act: the kernel's :mod:`starboard.games.space_alert.threat_actions`.

The Scout moves other threats while it moves itself. A GPU has no recursion to speak of, so there are two functions for
a move. A mission with two cards that move others is refused by :mod:`.mission`.
"""

from __future__ import annotations

from starboard.core.kernel import Numbers
from starboard.games.space_alert.fast.effects import carry_out
from starboard.games.space_alert.fast.fate import destroy, outlast
from starboard.games.space_alert.fast.layout import (
    APPEARED,
    BITS,
    C_ACCELERATES,
    C_COUNTS,
    C_EFFECTS,
    DAMAGE,
    DO_ADVANCE,
    E_A,
    E_OP,
    EFFECT_SIZE,
    F_BOARDS,
    F_CARD,
    F_THREATS,
    FLYING,
    HP,
    IN_PLAY,
    INTERNAL,
    MOST_LETTERS,
    OUTCOME,
    R_NEMESIS_STOPS,
    REACHED,
    ROCKET_ARRIVING,
    ROCKET_LAUNCHED,
    SPEED,
    SQUARE,
    STATUS,
    T_LETTERS,
    T_SQUARES,
    THREAT,
    THREAT_SIZE,
    ZONE,
)
from starboard.games.space_alert.fast.target import compiled, inlined, spread

Z = 2


@inlined
def _end(s: Numbers, b: int, squares: int) -> int:
    return max(1, s[b + SQUARE] - squares)


@inlined
def _next(s: Numbers, f: Numbers, b: int) -> int:
    """The place of the next letter in the tables; the board is looked up again, the threat may have jumped."""
    return (f[F_BOARDS + (s[b + ZONE] & 3)] & 7) * MOST_LETTERS + (s[b + REACHED] & 7)


@inlined
def _arrive(s: Numbers, f: Numbers, t: Numbers, i: int, b: int, end: int) -> None:
    s[b + SQUARE] = end
    if not f[R_NEMESIS_STOPS] and s[b + ZONE] != INTERNAL and s[b + DAMAGE] >= s[b + HP]:
        destroy(s, f, t, i)


@compiled
def perform_alone(s: Numbers, f: Numbers, t: Numbers, i: int, letter: int) -> None:
    """Carry out a letter that moves no other threat; after Z the threat has been survived (SA-11.2)."""
    k = f[F_CARD + i] & BITS
    for place in range(t[k + C_COUNTS + letter]):
        carry_out(s, f, t, i, t[k + C_EFFECTS + letter] + place * EFFECT_SIZE)
        if s[OUTCOME] != FLYING:
            return
    b = THREAT + i * THREAT_SIZE
    if letter == Z and s[b + STATUS] == IN_PLAY:
        outlast(s, t, b, k)


@spread
def _advance_alone(s: Numbers, f: Numbers, t: Numbers, i: int, squares: int) -> None:
    """A move outside its turn (SA-19.16)."""
    b = THREAT + i * THREAT_SIZE
    end = _end(s, b, squares)
    place = _next(s, f, b)
    while t[T_SQUARES + place] >= end:
        s[b + SQUARE] = t[T_SQUARES + place]
        s[b + REACHED] += 1
        perform_alone(s, f, t, i, t[T_LETTERS + place])
        if s[OUTCOME] != FLYING or s[b + STATUS] != IN_PLAY:
            return
        place = _next(s, f, b)
    _arrive(s, f, t, i, b, end)


@spread
def perform(s: Numbers, f: Numbers, t: Numbers, i: int, letter: int) -> None:
    """Carry out a letter that may move the other external threats (SA-19.16)."""
    k = f[F_CARD + i] & BITS
    for place in range(t[k + C_COUNTS + letter]):
        e = t[k + C_EFFECTS + letter] + place * EFFECT_SIZE
        if t[e + E_OP] != DO_ADVANCE:
            carry_out(s, f, t, i, e)
            if s[OUTCOME] != FLYING:
                return
            continue
        for other in range(f[F_THREATS]):
            b = THREAT + other * THREAT_SIZE
            if other != i and s[b + ZONE] != INTERNAL and s[b + STATUS] == IN_PLAY:
                _advance_alone(s, f, t, other, t[e + E_A])
                if s[OUTCOME] != FLYING:
                    return
    b = THREAT + i * THREAT_SIZE
    if letter == Z and s[b + STATUS] == IN_PLAY:
        outlast(s, t, b, k)


@spread
def advance(s: Numbers, f: Numbers, t: Numbers, i: int, squares: int) -> None:
    """Move towards Z and perform every letter reached or passed at once (SA-11.1, SA-11.20)."""
    b = THREAT + i * THREAT_SIZE
    end = _end(s, b, squares)
    place = _next(s, f, b)
    while t[T_SQUARES + place] >= end:
        s[b + SQUARE] = t[T_SQUARES + place]
        s[b + REACHED] += 1
        perform(s, f, t, i, t[T_LETTERS + place])
        if s[OUTCOME] != FLYING or s[b + STATUS] != IN_PLAY:
            return
        place = _next(s, f, b)
    _arrive(s, f, t, i, b, end)


@spread
def threat_actions(s: Numbers, f: Numbers, t: Numbers) -> None:
    """All threats move in ascending order, then the rocket (SA-11.1, SA-11.4)."""
    for i in range(s[APPEARED]):
        b = THREAT + i * THREAT_SIZE
        if s[b + STATUS] == IN_PLAY:
            advance(s, f, t, i, s[b + SPEED])
            if s[OUTCOME] != FLYING:
                return
            s[b + SPEED] += t[(f[F_CARD + i] & BITS) + C_ACCELERATES]
    if s[ROCKET_LAUNCHED]:
        s[ROCKET_LAUNCHED] = 0
        s[ROCKET_ARRIVING] = 1
