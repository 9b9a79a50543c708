"""What is not used any more is given back."""

from __future__ import annotations

import gc
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
