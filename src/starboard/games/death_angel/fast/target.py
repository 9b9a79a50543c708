"""The decorators of this kernel, and what its rows hold.

For a GPU the same sources are translated to C++ (``scripts/death_angel_gpu``): they use little of Python.
"""

from __future__ import annotations

from starboard.core.kernel import Kernel

KERNEL = Kernel(__package__, {"r": "int64", "m": "int32"} | dict.fromkeys(("s", "begun", "trial", "kept"), "int16"))

compiled, spread, entry, plain = KERNEL.compiled, KERNEL.spread, KERNEL.entry, KERNEL.plain
