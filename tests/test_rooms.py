"""Which room may import which: the core knows no game, a game knows no web, the web decides nothing."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "starboard"

MAY_IMPORT = {
    "core": {"core"},
    "games": {"core", "games"},
    "bots": {"core", "games", "bots"},
    "lab": {"core", "games", "bots", "lab"},
    "server": {"core", "games", "bots", "server", "folders", "__init__"},
    "cli": {"core", "games", "bots", "lab", "server", "cli", "folders", "__init__"},
    "folders": set(),
    "__init__": {"core", "games"},
    "__main__": {"cli"},
}
"""Room → the rooms it may use. The arrows point one way."""

FORBIDDEN_IN_ENGINES = {"random", "time", "datetime", "secrets", "asyncio", "threading", "socket", "subprocess"}
"""No clock, no I/O and no module-level random in an engine."""


def modules() -> list[Path]:
    return sorted(SOURCE.rglob("*.py"))


def room_of(module: str) -> str:
    """``starboard.games.death_angel.state`` → ``games``; ``starboard`` itself → ``__init__``."""
    parts = module.split(".")
    return parts[1] if len(parts) > 1 else "__init__"


def imports_of(path: Path) -> list[str]:
    found: list[str] = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: write imports from the root"
            assert node.module is not None
            if node.module == "starboard":
                rooms = {child.stem for child in SOURCE.iterdir()}
                found += [f"starboard.{alias.name}" if alias.name in rooms else "starboard" for alias in node.names]
            else:
                found.append(node.module)
    return found


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(SOURCE)))
def test_arrows_point_one_way(path: Path) -> None:
    inside = path.relative_to(SOURCE).with_suffix("").parts
    room = inside[0]
    for module in imports_of(path):
        if module.split(".")[0] != "starboard":
            continue
        target = room_of(module)
        assert target in MAY_IMPORT[room], f"{room} may not import {module}"
        if room == "games" and target == "games" and len(inside) > 2:
            own, other = inside[1], module.split(".")[2:3]
            assert other in ([], [own]), f"a game never imports another game: {module}"


@pytest.mark.parametrize(
    "path",
    [path for path in modules() if path.relative_to(SOURCE).parts[0] in ("core", "games")],
    ids=lambda path: str(path.relative_to(SOURCE)),
)
def test_engines_have_no_clock_and_no_random(path: Path) -> None:
    allowed = {"secrets"} if path.name == "table.py" and path.parent.name == "core" else set()
    used = {module.split(".")[0] for module in imports_of(path)}
    assert not used & (FORBIDDEN_IN_ENGINES - allowed)
