"""Servers for the tests of this room."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from tests.server import postgres
from tests.server.client import QUICK, Zygote, served


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with a SQLite store and no limits in the way."""
    folder: Path = tmp_path_factory.mktemp("house")
    with served(msgspec.structs.replace(QUICK, database=f"sqlite:///{folder}/tables.sqlite3")) as address:
        yield address


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    """A PostgreSQL of our own."""
    with postgres.running() as url:
        yield url


@pytest.fixture
def zygote() -> Iterator[Zygote]:
    """Makes server processes that can be killed."""
    made = Zygote()
    yield made
    made.close()
