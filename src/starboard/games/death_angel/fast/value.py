"""How likely a mission is won from any moment on: a small network over :mod:`.features`.

Every Marine's row goes through the same neurons, whose answers are added up; together with the numbers about all of it
they go through a second layer. The weights are one flat array.
"""

from __future__ import annotations

from math import exp

from starboard.core.kernel import Reals
from starboard.games.death_angel.fast import layout as at
from starboard.games.death_angel.fast.features import ROW, WHOLE
from starboard.games.death_angel.fast.target import compiled

H1 = 64
H2 = 64
W_ROW = 0
B_ROW = W_ROW + ROW * H1
W_POOL = B_ROW + H1
W_WHOLE = W_POOL + H1 * H2
B_WHOLE = W_WHOLE + WHOLE * H2
OUT = B_WHOLE + H2
LIN_POOL = OUT + H2
LIN_WHOLE = LIN_POOL + H1
BASE = LIN_WHOLE + WHOLE
WEIGHTS = BASE + 1
SCRATCH = 2 * H1 + H2


@compiled
def value(x: Reals, rows: int, w: Reals, h: Reals) -> float:
    """From 0 to 1. ``h`` is room to work in."""
    for k in range(H1):
        h[H1 + k] = 0.0
    for row in range(rows):
        for k in range(H1):
            h[k] = w[B_ROW + k]
        for n in range(ROW):
            v = x[row * ROW + n]
            if v != 0.0:
                at_ = W_ROW + n * H1
                for k in range(H1):
                    h[k] += v * w[at_ + k]
        for k in range(H1):
            if h[k] > 0.0:
                h[H1 + k] += h[k]
    for k in range(H2):
        h[2 * H1 + k] = w[B_WHOLE + k]
    total = w[BASE]
    for n in range(H1):
        v = h[H1 + n]
        if v != 0.0:
            total += v * w[LIN_POOL + n]
            at_ = W_POOL + n * H2
            for k in range(H2):
                h[2 * H1 + k] += v * w[at_ + k]
    for n in range(WHOLE):
        v = x[at.MARINES * ROW + n]
        if v != 0.0:
            total += v * w[LIN_WHOLE + n]
            at_ = W_WHOLE + n * H2
            for k in range(H2):
                h[2 * H1 + k] += v * w[at_ + k]
    for k in range(H2):
        if h[2 * H1 + k] > 0.0:
            total += h[2 * H1 + k] * w[OUT + k]
    if total < -30.0:
        return 0.0
    return 1.0 / (1.0 + exp(-total))
