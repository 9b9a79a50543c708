"""How a game's kernel is made: plain functions over rows of numbers, compiled by numba where it is installed.

Without numba, and wherever nobody should wait for the compiler, the same functions run as plain Python.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from functools import cache, cached_property
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, Protocol, TypeVar

Function = TypeVar("Function", bound=Callable[..., Any])

try:
    from numba import config, njit, typeof, types

    INSTALLED = True
    COMPILING = not config.DISABLE_JIT
except ImportError:
    INSTALLED = COMPILING = False


class Numbers(Protocol):
    """A flat array of small whole numbers; in plain Python a list does."""

    def __getitem__(self, place: int, /) -> int:
        """The number at a place."""

    def __setitem__(self, place: int, number: int, /) -> None:
        """Put a number there."""


class Reals(Protocol):
    """A flat array of numbers."""

    def __getitem__(self, place: int, /) -> float:
        """The number at a place."""

    def __setitem__(self, place: int, number: float, /) -> None:
        """Put a number there."""


class Kernel:
    """The decorators of one package of kernel functions.

    ``rows`` says how wide the numbers are of each row that functions take, by the name that the row has everywhere. The
    package keeps its kernel as ``KERNEL`` in its module ``target``.
    """

    def __init__(self, package: str, rows: Mapping[str, str]) -> None:
        self.package = package
        self.rows = rows
        self.compiling = COMPILING

    def compiled(self, function: Function) -> Function:
        """A function of its own in the compiled code."""
        return self._compile(function) if self.compiling else function

    def inlined(self, function: Function) -> Function:
        """A piece that is copied into its callers in the compiled code: what is small, or has one caller only."""
        return self._compile(function, forceinline=True) if self.compiling else function

    def spread(self, function: Function) -> Function:
        """A piece of a caller that is only written apart: numba puts them together before it compiles anything.

        For the few levels on top of everything: numba optimizes all that a function calls anew for each level above it.
        For more it is no help, since putting large pieces together takes numba longer than compiling them apart.
        """
        return njit(inline="always", error_model="numpy", _nrt=False)(function) if self.compiling else function

    def entry(self, function: Function) -> Function:
        """A function that Python calls. What is compiled for it is kept on disk between runs."""
        return self._compile(function, cache=True) if self.compiling else function

    def plain(self, name: str) -> ModuleType:
        """A module of the package, and what it uses of it, loaded a second time with nothing to be compiled."""
        return _plain(self.package, name)

    def _compile(self, function: Function, **more: bool) -> Function:
        # Numbers belong to whoever calls: nothing in here counts references, which costs more than all the rest.
        bare = {} if "cache" in more else {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
        made: Any = njit(nogil=True, error_model="numpy", _nrt=False, **bare, **more)(function)
        if "cache" in more:
            # What numba keeps is valid while the file of the function is unchanged, but what it calls is compiled in.
            made._cache._cache_file._source_stamp = self._stamp
        declared = self._declared(function)
        if declared is not None:
            # Once, for the types it says: numba would make another for every width of a number it is called with.
            compile_for = made.compile
            made.compile = lambda types: compile_for(declared)
        return made  # type: ignore[no-any-return]

    def _declared(self, function: Function) -> tuple[Any, ...] | None:
        """The types of the arguments: rows of numbers have theirs by name, and whole numbers are all alike."""
        known = {"int": types.int64, "bool": types.boolean, "float": types.float64, "Reals": types.float32[::1]}
        hints = {name: hint for name, hint in function.__annotations__.items() if name != "return"}
        if not hints or any(name not in self.rows and hint not in known for name, hint in hints.items()):
            return None
        return tuple(
            getattr(types, self.rows[name])[::1] if hint == "Numbers" else known[hint] for name, hint in hints.items()
        )

    @cached_property
    def _stamp(self) -> str:
        """Changes whenever a file of the package changes, or this one."""
        digest = sha256(Path(__file__).read_bytes())
        folder = Path(str(sys.modules[self.package].__file__)).parent
        for file in sorted(folder.glob("*.py")):
            digest.update(file.read_bytes())
        return digest.hexdigest()


def compiled_already(function: Any, *args: Any) -> bool:
    """Whether calling this entry so compiles nothing: what it needs is in memory, or kept on disk."""
    signature = tuple(typeof(one) for one in args)
    if signature in function.overloads:
        return True
    kept, context = function._cache, function.targetctx
    return kept._index_key(signature, context.codegen()) in kept._cache_file._load_index()


@cache
def _plain(package: str, name: str) -> ModuleType:
    # Numba's functions call each other by name: one of them can't be run plainly while the others are numba's.
    parent, inside = sys.modules[package], f"{package}."
    ours = {name: module for name, module in sys.modules.items() if name.startswith(inside)}
    for one in ours:
        del sys.modules[one]
    try:
        import_module(f"{package}.target").KERNEL.compiling = False
        return import_module(f"{package}.{name}")
    finally:
        for one in [one for one in sys.modules if one.startswith(inside)]:
            del sys.modules[one]
            delattr(parent, one.removeprefix(inside))
        sys.modules.update(ours)
        for one, module in ours.items():
            setattr(parent, one.removeprefix(inside), module)
