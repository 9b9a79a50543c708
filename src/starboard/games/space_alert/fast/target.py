"""The decorators of this kernel, and what its rows hold.

The same functions are compiled for a GPU when :mod:`.gpu` calls them there: numba takes a function that was made for
the CPU and compiles its source again.
"""

from __future__ import annotations

from starboard.core.kernel import Kernel

STATES = (
    *("s", "begun", "plan", "stacks", "trial", "best"),
    *("free", "alphabet", "cards", "held", "laid", "tried", "kept", "source", "target"),
)
KERNEL = Kernel(__package__, {"f": "int16", "t": "int16", "m": "int64"} | dict.fromkeys(STATES, "int8"))

compiled, inlined, spread, entry, plain = KERNEL.compiled, KERNEL.inlined, KERNEL.spread, KERNEL.entry, KERNEL.plain
