"""The golden playthroughs have not changed."""

from __future__ import annotations

from pathlib import Path

import pytest

from starboard import games
from starboard.lab import golden

FOLDER = Path(__file__).parent / "golden"
FILES = sorted(FOLDER.glob("*.jsonl"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_playthrough_is_as_it_was(path: Path) -> None:
    """If a change is meant, run scripts/make_golden.py (``--again`` if moves no longer fit) and read the difference."""
    text = path.read_text(encoding="utf-8")
    game, record = golden.recorded(text, games.find)
    assert golden.written(game, record).splitlines() == text.splitlines()
    assert len(record.entries) > 30, "something happens in it"


@pytest.mark.parametrize("name", games.ours())
def test_every_game_has_one(name: str) -> None:
    assert [path for path in FILES if path.stem.startswith(f"{name}-")]
