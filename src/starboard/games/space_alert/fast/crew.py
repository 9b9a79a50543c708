"""Crew members: the kernel's :mod:`starboard.games.space_alert.crew`. ``c`` is where a crew member's part begins."""

from __future__ import annotations

from starboard.core.kernel import Numbers
from starboard.games.space_alert.fast.layout import (
    CONTAMINATION,
    CREW,
    CREW_SIZE,
    DELAYED,
    DISABLED,
    F_CREW,
    F_LAST_TURN,
    HAZARD,
    KNOCKED_OUT,
    NO_SQUAD,
    R_COUNT_KNOCKED_OUT,
    SLIME,
    SQUAD,
    STATION,
    TURN,
)
from starboard.games.space_alert.fast.target import compiled, inlined


@inlined
def shift(s: Numbers, c: int, turn: int, last: int) -> None:
    """Delay the card of a turn (SA-6.4)."""
    carried = s[c + turn - 1]
    s[c + turn - 1] = 0
    for slot in range(turn, last):
        if carried == 0:
            return
        pushed = s[c + slot]
        s[c + slot] = carried
        carried = pushed


@compiled
def delay(s: Numbers, f: Numbers, c: int) -> None:
    """Delay the next turn, once whatever the number of causes (SA-6.5)."""
    turn = s[TURN] + 1
    if turn > f[F_LAST_TURN] or s[c + DELAYED] == turn or s[c + KNOCKED_OUT]:
        return
    s[c + DELAYED] = turn
    shift(s, c, turn, f[F_LAST_TURN])


@inlined
def knock_out(s: Numbers, c: int) -> None:
    """A crew member is out, and the squad he leads with him (SA-11.13)."""
    if not s[c + KNOCKED_OUT]:
        s[c + KNOCKED_OUT] = 1
        if s[c + SQUAD] != NO_SQUAD:
            s[c + SQUAD] = DISABLED


@inlined
def enter(s: Numbers, f: Numbers, c: int, station: int) -> None:
    """A figure comes into a station (SA-6.10, SA-6.13)."""
    s[c + STATION] = station
    hazard = s[HAZARD + station]
    if hazard:
        if hazard & SLIME:
            delay(s, f, c)
        if hazard & CONTAMINATION:
            knock_out(s, c)


@inlined
def crew_in(s: Numbers, f: Numbers, station: int) -> int:
    """Figures in a station (SA-20.12, D-22)."""
    found = 0
    for index in range(f[F_CREW]):
        c = CREW + index * CREW_SIZE
        if s[c + STATION] == station and (f[R_COUNT_KNOCKED_OUT] or not s[c + KNOCKED_OUT]):
            found += 1
    return found
