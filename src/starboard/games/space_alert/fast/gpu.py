"""The same kernel on a GPU, one flight a thread. Needs numba-cuda and a card; :func:`available` says whether."""

from __future__ import annotations

from typing import Any

import numba
from numba import cuda

from starboard.games.space_alert.fast.batch import lay_stacks, load, trace
from starboard.games.space_alert.fast.layout import OUTCOME, STATE_SIZE, SURVIVED, TURN
from starboard.games.space_alert.fast.search import anneal
from starboard.games.space_alert.fast.turns import fly, score

THREADS = 128
REGISTERS = 64
"""Measured: fewer spill, more leave too few threads on a processor."""


def available() -> bool:
    """Whether a GPU can be used."""
    try:
        return bool(cuda.is_available())
    except Exception:  # a driver that is half there says so in many ways
        return False


def blocks(flights: int) -> int:
    """Blocks of threads for so many flights."""
    return (flights + THREADS - 1) // THREADS


@cuda.jit(max_registers=REGISTERS)  # type: ignore[untyped-decorator]
def fly_many(begun: Any, fixed: Any, t: Any, which: Any, plans: Any, out: Any) -> None:
    """As ``batch.fly_many``; call it with ``fly_many[blocks(n), THREADS](…)`` on arrays of the device."""
    n = cuda.grid(1)
    if n < len(plans):
        s = cuda.local.array(STATE_SIZE, numba.int8)
        f = fixed[which[n]]
        load(s, f, begun[which[n]], plans[n])
        fly(s, f, t)
        out[n, 0] = s[OUTCOME]
        out[n, 1] = s[TURN]
        out[n, 2] = score(s, f, t) if s[OUTCOME] == SURVIVED else 0


@cuda.jit(max_registers=REGISTERS)  # type: ignore[untyped-decorator]
def fly_stacks(begun: Any, f: Any, t: Any, stacks: Any, plans: Any, out: Any) -> None:
    """As ``batch.fly_stacks``: a thread for every plan and order of damage tokens."""
    n = cuda.grid(1)
    if n < len(plans) * len(stacks):
        plan = n // len(stacks)
        order = n % len(stacks)
        s = cuda.local.array(STATE_SIZE, numba.int8)
        load(s, f, begun, plans[plan])
        lay_stacks(s, stacks[order])
        fly(s, f, t)
        out[plan, order, 0] = s[OUTCOME]
        out[plan, order, 1] = s[TURN]
        out[plan, order, 2] = score(s, f, t) if s[OUTCOME] == SURVIVED else 0


@cuda.jit(max_registers=REGISTERS)  # type: ignore[untyped-decorator]
def trace_many(begun: Any, fixed: Any, t: Any, which: Any, plans: Any, out: Any) -> None:
    """As ``batch.trace_many``."""
    n = cuda.grid(1)
    if n < len(plans):
        f = fixed[which[n]]
        trace(f, t, begun[which[n]], plans[n], out[n])


@cuda.jit(max_registers=REGISTERS)  # type: ignore[untyped-decorator]
def anneal_many(
    f: Any,
    t: Any,
    begun: Any,
    stacks: Any,
    free: Any,
    alphabet: Any,
    cards: Any,
    held: Any,
    plan: Any,
    laid: Any,
    trial: Any,
    tried: Any,
    best: Any,
    kept: Any,
    m: Any,
    steps: int,
) -> None:
    """As ``search.anneal``, a search a thread; the rows of a search have its number."""
    n = cuda.grid(1)
    if n < len(plan):
        s = cuda.local.array(STATE_SIZE, numba.int8)
        anneal(
            s,
            f,
            t,
            begun,
            stacks,
            free,
            alphabet,
            cards,
            held,
            plan[n],
            laid[n],
            trial[n],
            tried[n],
            best[n],
            kept[n],
            m[n],
            steps,
        )


@cuda.jit  # type: ignore[untyped-decorator]
def go_on_from(source: Any, rows: Any) -> None:
    """Every search takes over the row of its source. A source keeps its own row, so none is read too late."""
    n = cuda.grid(1)
    if n < len(rows) and source[n] != n:
        for place in range(rows.shape[1]):
            rows[n, place] = rows[source[n], place]
