"""The golden playthroughs have not changed."""

from __future__ import annotations

import pytest
from tests.games.space_alert.playthroughs import FOLDER, GAMES, transcript


@pytest.mark.parametrize("name", GAMES)
def test_playthrough(name: str) -> None:
    """If a change is meant, read the diff and write them anew: python -m tests.games.space_alert.playthroughs."""
    assert transcript(name) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
