"""What a flurry of readers has left behind goes back to the machine."""

from __future__ import annotations

import asyncio
import ctypes
import gc
import sys
from collections.abc import Callable

YOUNG = 1
"""Of Python's generations: connections that are gone, not the tables, which are old and many."""


LARGE = 131_072
"""Bytes of a block that is the machine's again as soon as it is free: answers, records, what waits to be sent."""
_MMAP_THRESHOLD = -3
"""glibc's number for it."""


def _of_glibc(name: str) -> Callable[..., int] | None:
    """What the C library can do for us, where it can."""
    found: Callable[..., int] | None = getattr(ctypes.CDLL(None), name, None) if sys.platform == "linux" else None
    return found


_trim = _of_glibc("malloc_trim")
"""Returns memory: glibc keeps what was freed between two live blocks."""


def keep_apart() -> None:
    """Large blocks are never put between small ones, which would hold their room when they are gone.

    glibc does so by itself until the first of them is freed, and then takes them for usual.
    """
    if (set_option := _of_glibc("mallopt")) is not None:
        set_option(_MMAP_THRESHOLD, LARGE)


async def give_back() -> None:
    """Clear away young cyclic garbage, and return free memory to the machine beside the event loop."""
    gc.collect(YOUNG)
    if _trim is not None:
        await asyncio.to_thread(_trim, 0)
