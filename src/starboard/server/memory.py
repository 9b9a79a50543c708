"""What a flurry of readers has left behind goes back to the machine."""

from __future__ import annotations

import asyncio
import ctypes
import gc
import sys
from collections.abc import Callable

YOUNG = 1
"""Of Python's generations: connections that are gone, not the tables, which are old and many."""


def _trimmer() -> Callable[[int], int] | None:
    """The C library's way to return memory, where it has one: glibc keeps what was freed between two live blocks."""
    if sys.platform != "linux":
        return None
    trim: Callable[[int], int] | None = getattr(ctypes.CDLL(None), "malloc_trim", None)
    return trim


_trim = _trimmer()


async def give_back() -> None:
    """Clear away young cyclic garbage, and return free memory to the machine beside the event loop."""
    gc.collect(YOUNG)
    if _trim is not None:
        await asyncio.to_thread(_trim, 0)
