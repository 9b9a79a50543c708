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
    "coach": {"core", "games", "coach"},
    "server": {"core", "games", "bots", "coach", "server", "folders", "__init__"},
    "cli": {"core", "games", "bots", "lab", "coach", "server", "cli", "folders", "__init__"},
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


# --- no circles ------------------------------------------------------------------------------------------------


def name_of(path: Path) -> str:
    """``starboard.core.game``; a package is called as its front."""
    parts = ("starboard", *path.relative_to(SOURCE).with_suffix("").parts)
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def uses(path: Path, known: set[str]) -> set[str]:
    """The modules of ours this one imports anywhere: for types alone and inside functions too."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            found |= {full if (full := f"{node.module}.{alias.name}") in known else node.module for alias in node.names}
    return (found & known) - {name_of(path)}


def circles(graph: dict[str, set[str]]) -> list[list[str]]:
    """What is left when everything that uses nothing of the rest has been taken away, again and again."""
    left = {name: set(used) for name, used in graph.items()}
    while free := [name for name, used in left.items() if not used & left.keys()]:
        for name in free:
            del left[name]
    while free := [name for name in left if not any(name in used for used in left.values())]:
        for name in free:
            del left[name]
    return [[name, *sorted(left[name] & left.keys())] for name in sorted(left)]


def graph_of(room: str) -> dict[str, set[str]]:
    known = {name_of(path) for path in modules()}
    graph = {name_of(path): uses(path, known) for path in modules()}
    return {name: used for name, used in graph.items() if room_of(name) == room}


@pytest.mark.parametrize("room", MAY_IMPORT)
def test_no_module_uses_itself_by_a_detour(room: str) -> None:
    """Imports for types alone count: what needs to know a type needs the module it is in."""
    assert circles(graph_of(room)) == []


def test_no_package_of_a_game_uses_itself_by_a_detour() -> None:
    """The packages of a game, and the modules beside them, have an order: each uses only those before it."""
    packages: dict[str, set[str]] = {}
    for name, used in graph_of("games").items():
        inside, others = name.split("."), [other.split(".") for other in used]
        if len(inside) > 3:
            mine = ".".join(inside[:4])
            theirs = {".".join(other[:4]) for other in others if other[:3] == inside[:3] and len(other) > 3}
            packages.setdefault(mine, set()).update(theirs - {mine})
    assert len(packages) > 50, "all games are looked at"
    assert circles(packages) == []
