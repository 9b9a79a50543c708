"""Many flights in one call: what Python calls. Every row of numbers belongs to the caller.

``begun`` is the state before turn 1 without plans, ``plans`` has twelve orders for one crew member after the other,
``s`` is room for one flight.
"""

from __future__ import annotations

from typing import Any

from starboard.core.kernel import Numbers
from starboard.games.space_alert.fast.layout import (
    CREW,
    CREW_SIZE,
    F_CREW,
    F_THREATS,
    FLYING,
    OUTCOME,
    SLOTS,
    STACK,
    STACK_SIZE,
    SURVIVED,
    THREAT,
    THREAT_SIZE,
    TURN,
)
from starboard.games.space_alert.fast.target import entry, inlined
from starboard.games.space_alert.fast.turns import fly, play_turn, score


@inlined
def load(s: Numbers, f: Numbers, begun: Numbers, plan: Numbers) -> None:
    """Put a flight before turn 1 into ``s``."""
    for place in range(THREAT + f[F_THREATS] * THREAT_SIZE):
        s[place] = begun[place]
    for index in range(f[F_CREW]):
        for slot in range(SLOTS):
            s[CREW + index * CREW_SIZE + slot] = plan[index * SLOTS + slot]


@inlined
def lay_stacks(s: Numbers, stacks: Numbers) -> None:
    """The damage tokens in another order."""
    for place in range(3 * STACK_SIZE):
        s[STACK + place] = stacks[place]


@inlined
def lay_stacks_from(s: Numbers, stacks: Numbers, order: int) -> None:
    """The same, from a row of many orders."""
    for place in range(3 * STACK_SIZE):
        s[STACK + place] = stacks[order * 3 * STACK_SIZE + place]


@entry
def fly_many(begun: Any, fixed: Any, t: Any, which: Any, plans: Any, s: Any, out: Any) -> None:
    """Flight n is mission ``which[n]`` with ``plans[n]``; ``out[n]`` becomes outcome, turn and score (0 if lost)."""
    for n in range(len(plans)):
        f = fixed[which[n]]
        load(s, f, begun[which[n]], plans[n])
        fly(s, f, t)
        out[n, 0] = s[OUTCOME]
        out[n, 1] = s[TURN]
        out[n, 2] = score(s, f, t) if s[OUTCOME] == SURVIVED else 0


@entry
def fly_stacks(begun: Any, f: Any, t: Any, stacks: Any, plans: Any, s: Any, out: Any) -> None:
    """Every plan of one mission with every order of the damage tokens: ``out[plan, order]`` as in ``fly_many``."""
    for n in range(len(plans)):
        for order in range(len(stacks)):
            load(s, f, begun, plans[n])
            lay_stacks(s, stacks[order])
            fly(s, f, t)
            out[n, order, 0] = s[OUTCOME]
            out[n, order, 1] = s[TURN]
            out[n, order, 2] = score(s, f, t) if s[OUTCOME] == SURVIVED else 0


@inlined
def trace(f: Numbers, t: Numbers, begun: Numbers, plan: Numbers, out: Any) -> None:
    """The state before turn 1 and after every turn, a row each."""
    s = out[0]
    load(s, f, begun, plan)
    while s[OUTCOME] == FLYING:
        following = out[s[TURN] + 1]
        for place in range(len(s)):
            following[place] = s[place]
        s = following
        play_turn(s, f, t)


@entry
def trace_many(begun: Any, fixed: Any, t: Any, which: Any, plans: Any, out: Any) -> None:
    """The state after every turn: ``out[n, turn]``. Rows after the end of a flight are left as they are."""
    for n in range(len(plans)):
        trace(fixed[which[n]], t, begun[which[n]], plans[n], out[n])
