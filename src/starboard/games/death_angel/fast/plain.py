"""The kernel once more as plain Python: for who must not wait until it is compiled, and for who has no numba."""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from types import ModuleType

PACKAGE = __name__.rpartition(".")[0]


@cache
def plain(name: str) -> ModuleType:
    """A module of this package, and what it uses of it, loaded a second time with nothing to be compiled.

    Numba's functions call each other by name: one of them can't be run plainly while the others are numba's.
    """
    package = sys.modules[PACKAGE]
    ours = {name: module for name, module in sys.modules.items() if name.startswith(f"{PACKAGE}.")}
    for one in ours:
        del sys.modules[one]
    try:
        import_module(f"{PACKAGE}.target").COMPILING = False  # type: ignore[attr-defined]
        return import_module(f"{PACKAGE}.{name}")
    finally:
        for one in [one for one in sys.modules if one.startswith(f"{PACKAGE}.")]:
            del sys.modules[one]
            delattr(package, one.rpartition(".")[2])
        sys.modules.update(ours)
        for one, module in ours.items():
            setattr(package, one.rpartition(".")[2], module)
