"""The golden flights have not changed."""

from __future__ import annotations

import pytest
from tests.games.galaxy_trucker.flight_playthroughs import FLIGHTS, FOLDER, transcript


@pytest.mark.parametrize("name", FLIGHTS)
def test_flight(name: str) -> None:
    """If a change is meant, read the diff and run python -m tests.games.galaxy_trucker.flight_playthroughs."""
    assert transcript(name) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
