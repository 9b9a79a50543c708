"""The decorators of the kernel: numba's where it is installed, else none, and then the code is plain Python.

For a GPU the same sources are translated to C++ (``scripts/death_angel_gpu``): they use little of Python.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from hashlib import sha256
from pathlib import Path
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


def compiled(function: Function) -> Function:
    """A function of its own in the compiled code."""
    return _compile(function) if COMPILING else function


def spread(function: Function) -> Function:
    """A piece of a caller that is only written apart: numba puts them together before it compiles anything.

    For the few levels on top of everything: numba optimizes all that a function calls anew for each level above it.
    """
    return njit(inline="always", error_model="numpy", _nrt=False)(function) if COMPILING else function


def entry(function: Function) -> Function:
    """A function that Python calls. What is compiled for it is kept on disk between runs."""
    return _compile(function, cache=True) if COMPILING else function


def compiled_already(function: Any, *args: Any) -> bool:
    """Whether calling this entry so compiles nothing: what it needs is in memory, or kept on disk."""
    signature = tuple(typeof(one) for one in args)
    if signature in function.overloads:
        return True
    kept, context = function._cache, function.targetctx
    return kept._index_key(signature, context.codegen()) in kept._cache_file._load_index()


def _compile(function: Function, **more: bool) -> Function:
    bare = {} if "cache" in more else {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
    made: Any = njit(nogil=True, error_model="numpy", _nrt=False, **bare, **more)(function)
    if "cache" in more:
        # What numba keeps is valid while the file of the function is unchanged, but what it calls is compiled into it.
        made._cache._cache_file._source_stamp = _stamp()
    declared = _declared(function)
    if declared is not None:
        # Once, for the types it says: numba would make another for every width of a number that it is called with.
        compile_for = made.compile
        made.compile = lambda types: compile_for(declared)
    return made  # type: ignore[no-any-return]


def _declared(function: Function) -> tuple[Any, ...] | None:
    """The types of the arguments: rows of numbers have theirs by name, and whole numbers are all alike."""
    known = {"int": types.int64, "bool": types.boolean, "float": types.float64, "Reals": types.float32[::1]}
    rows = {"r": types.int64[::1], "m": types.int32[::1]}
    rows |= dict.fromkeys(("s", "begun", "trial", "kept"), types.int16[::1])
    hints = {name: hint for name, hint in function.__annotations__.items() if name != "return"}
    if not hints or any(name not in rows and hint not in known for name, hint in hints.items()):
        return None
    return tuple(rows[name] if hint == "Numbers" else known[hint] for name, hint in hints.items())


@cache
def _stamp() -> str:
    """Changes whenever a file of this package changes."""
    digest = sha256()
    for file in sorted(Path(__file__).parent.glob("*.py")):
        digest.update(file.read_bytes())
    return digest.hexdigest()
