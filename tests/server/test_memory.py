"""What is not used any more is given back."""

from __future__ import annotations

import gc
import subprocess
import sys
import weakref
from collections.abc import Iterator

import pytest
from tests.server.client import told

from starboard.server import memory


class Connection:
    """Two of them that know each other are garbage that only a collector finds."""

    other: Connection


@pytest.fixture(autouse=True)
def seldom() -> Iterator[None]:
    """As on a server: nothing is collected by itself."""
    gc.disable()
    yield
    gc.enable()


@told
async def test_connections_that_are_gone_are_cleared_away() -> None:
    one, two = Connection(), Connection()
    one.other, two.other = two, one
    seen = weakref.ref(one)
    del one, two
    assert seen() is not None
    await memory.give_back()
    assert seen() is None


WATCHED = """
import ctypes
from starboard.server import memory

class Info(ctypes.Structure):
    _fields_ = [(name, ctypes.c_size_t) for name in ("arena", "free", "small", "blocks", "apart", "", "", "", "", "")]

info = getattr(ctypes.CDLL(None), "mallinfo2", None)
if info is None:
    raise SystemExit(77)
info.restype = Info
memory.keep_apart()
large = bytearray(1_000_000)
del large
before = info().apart
answers = [bytearray(300_000) for _ in range(10)]
assert info().apart - before >= 3_000_000, "each in a place of its own"
del answers
assert info().apart == before, "and gone with it"
"""


@pytest.mark.skipif(sys.platform != "linux", reason="glibc's affair")
def test_large_answers_leave_no_holes() -> None:
    ran = subprocess.run([sys.executable, "-c", WATCHED], capture_output=True, text=True, timeout=120)
    if ran.returncode == 77:
        pytest.skip("a C library that can't be asked")
    assert ran.returncode == 0, ran.stderr
