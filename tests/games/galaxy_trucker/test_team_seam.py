"""The base game knows no specialist: it meets the support team in a few modules that speak for all of them."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import starboard.games.galaxy_trucker

ROOM = Path(starboard.games.galaxy_trucker.__file__).parent
TEAM = "starboard.games.galaxy_trucker.team"
SEAM = {"windows", "recruiting", "state", "while_building", "accounts", "secrets"}
"""The modules that the docstring of the team's package names."""
BASE = sorted(path for path in ROOM.rglob("*.py") if path.relative_to(ROOM).parts[0] not in ("team", "words"))


@pytest.mark.parametrize("path", BASE, ids=lambda path: str(path.relative_to(ROOM)))
def test_the_base_game_imports_no_specialist(path: Path) -> None:
    used: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module == TEAM:
            used |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith(f"{TEAM}."):
            used.add(str(node.module).removeprefix(f"{TEAM}.").split(".")[0])
    assert used <= SEAM


def test_the_seam_is_what_the_package_says() -> None:
    described = (ROOM / "team" / "__init__.py").read_text(encoding="utf-8")
    assert all(f":mod:`.{name}`" in described for name in SEAM)
