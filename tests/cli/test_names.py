"""Whoever is known by name is called by it; the games themselves know seats only."""

from __future__ import annotations

from pathlib import Path

import pytest

import starboard
from starboard.cli import main
from starboard.core.chance import Seeded
from starboard.core.table import Table
from starboard.lab.conformance import random_step


@pytest.mark.parametrize("game", ["death-angel", "space-alert", "galaxy-trucker"])
def test_a_record_is_replayed_with_its_names(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = Table(starboard.game(game), ["Ola", ""], seed=3)
    chance = Seeded(3, -1)
    for _ in range(12):
        random_step(table, chance)
    table.save(tmp_path / "game.starboard")
    assert main(["replay", str(tmp_path / "game.starboard")]) == 0
    told = [line for line in capsys.readouterr().out.splitlines() if line.startswith("     ·")]
    assert any("Ola" in line for line in told)
    assert any("Bot 2" in line for line in told)
    assert not any(word in line for line in told for word in ("Player 1", "Player 2", "member 1", "member 2"))
