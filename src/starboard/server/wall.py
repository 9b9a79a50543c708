"""The wall clock as tables need it: it never goes back, and it knows when the machine has slept."""

from __future__ import annotations

import time
from collections.abc import Callable

SLEPT_SECONDS = 3.0
"""The wall clock has gone on so much further than the machine was awake: a lid was closed, or a clock set."""


class Wall:
    """Seconds since the epoch. Where the wall clock is set back, it goes on as time passes."""

    def __init__(self, wall: Callable[[], float] = time.time, awake: Callable[[], float] = time.monotonic) -> None:
        self._wall, self._awake = wall, awake
        self._now, self._at = wall(), awake()
        self._looked = self._now, self._at

    def __call__(self) -> float:
        """Now."""
        wall, at = self._wall(), self._awake()
        self._now, self._at = max(wall, self._now + at - self._at), at
        return self._now

    def slept(self) -> float | None:
        """If the machine has slept since this was asked last: when it was asked."""
        (was, then), (now, at) = self._looked, (self(), self._at)
        self._looked = now, at
        return was if (now - was) - (at - then) > SLEPT_SECONDS else None
