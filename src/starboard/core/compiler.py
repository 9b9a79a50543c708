"""Whether kernels can be compiled here (:mod:`starboard.core.kernel`, which imports the compiler itself)."""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec
from os import environ


@cache
def kernel_installed() -> bool:
    """Whether a compiled kernel can play here. Asking imports nothing."""
    return find_spec("numba") is not None and environ.get("NUMBA_DISABLE_JIT", "0") in ("", "0")
