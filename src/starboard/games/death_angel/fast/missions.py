"""Missions played by value, and what is kept of them to learn from."""

from __future__ import annotations

from starboard.core.kernel import Numbers
from starboard.games.death_angel.fast import layout as at
from starboard.games.death_angel.fast import tables as of
from starboard.games.death_angel.fast.answers import answer
from starboard.games.death_angel.fast.begin import begin
from starboard.games.death_angel.fast.column import (
    crowd,
    settle,
)
from starboard.games.death_angel.fast.features import ROW, SIZE, WHOLE
from starboard.games.death_angel.fast.policy import MOST_ROUNDS, MOST_STEPS, Q, decide, judge, noise
from starboard.games.death_angel.fast.rounds import work
from starboard.games.death_angel.fast.target import compiled, entry, spread

SCALE = 100.0
"""Features are kept as small whole numbers: so many for 1."""


@compiled
def progress(s: Numbers) -> float:
    """How much is done of what ends a mission, from 0 to 1."""
    here = s[at.LOCATION]
    if of.FINAL[here] == 0:
        return 0.0
    if of.PANEL_KIND[here] == of.LAUNCHES:
        return min(5, s[at.LAUNCH_TOKENS]) / 5.0
    if of.ENTERING[here] == of.BROOD_LORDS:
        return s[at.LORDS_SLAIN] / 2.0
    left = s[at.PILES] + s[at.PILES + 1]
    for place in range(2 * s[at.ROWS]):
        left += crowd(s, place)
    return max(0, 20 - left) / 20.0


@spread
def mission(  # type: ignore[no-untyped-def]
    s, trial, r, m, x, w, h, setup, seats, seed, luck, lam, far, rows, kept, ys, vs, at_, out
) -> None:
    """One mission. ``kept`` and ``ys`` get as many moments as they have room for, ``out`` the outcome, the way and how
    many moments there were."""
    r[0] = (seed * 0x5DEECE66D + 0xB) & 0xFFFFFFFFFFFF
    for _ in range(4):
        r[0] = (r[0] * 25214903917 + 11) & 0xFFFFFFFFFFFF
    r[1] = 0
    r[2] = 0
    r[Q] = r[0] ^ 0x123456789AB
    begin(s, r, setup, seats)
    room = kept.shape[0]
    steps = 0
    while steps < MOST_STEPS:
        n = work(s, r, m, False)
        if n == 0 or s[at.ROUND] > MOST_ROUNDS:
            break
        move = decide(s, trial, r, m, x, w, h, n, luck)
        answer(s, r, move)
        settle(s)
        work(s, r, m, True)
        if s[at.OUTCOME] == 0:
            vs[steps] = judge(s, x, w, h)
            slot = steps
            if slot >= room:
                slot = int(noise(r) * (steps + 1))
            if slot < room:
                used = s[at.ROWS] * ROW
                for k in range(rows * ROW):
                    kept[slot, k] = min(255, int(x[k] * SCALE + 0.5)) if k < used else 0
                for k in range(WHOLE):
                    kept[slot, rows * ROW + k] = min(255, int(x[SIZE - WHOLE + k] * SCALE + 0.5))
                at_[slot] = steps
            steps += 1
    way = (of.SETUP_DECK[setup] - s[at.AHEAD]) / (of.SETUP_DECK[setup] + 1.0)
    won = s[at.OUTCOME] == at.WON
    target = 1.0 if won else far * (way + 0.8 * (1.0 - way) * progress(s))
    out[0] = 1.0 if won else 0.0
    out[1] = way
    out[2] = steps
    out[3] = s[at.LOCATION]
    for step in range(steps - 1, -1, -1):
        if step + 1 < steps:
            target = lam * target + (1.0 - lam) * vs[step + 1]
        for slot in range(min(room, steps)):
            if at_[slot] == step:
                ys[slot] = target


@entry
def many(  # type: ignore[no-untyped-def]
    s, trial, r, m, x, w, h, setup, seats, seed, luck, lam, far, rows, kept, ys, vs, at_, out
) -> None:
    """As many as there are rows in ``out``."""
    for n in range(out.shape[0]):
        mission(s, trial, r, m, x, w, h, setup, seats, seed + n, luck, lam, far, rows, kept[n], ys[n], vs, at_, out[n])
