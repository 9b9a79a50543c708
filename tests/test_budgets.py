"""How large the browser client may be: what the home page loads, a board, a component, a source file."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "web" / "src"
STATIC = ROOT / "src" / "starboard" / "server" / "static"

SHELL = 60_000
"""Bytes of gzipped script that the home page loads: Svelte and Fluent counted in, words apart."""
BOARD = 35_000
"""The same, of a board, beyond what every page and every table has."""
COMPONENT = 250
"""Lines."""
FILE = 500

STATIC_IMPORT = re.compile(r"""(?:from|import)\s*["']\./([\w.-]+\.js)["']""")


def weight(names: set[str]) -> int:
    return sum(len(gzip.compress((STATIC / "assets" / name).read_bytes(), 6)) for name in names)


def with_imports(*names: str) -> set[str]:
    """These files, and those that a browser loads with them."""
    found: set[str] = set()
    waiting = list(names)
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += STATIC_IMPORT.findall((STATIC / "assets" / name).read_text(encoding="utf-8"))
    return found


def chunk(name: str) -> str:
    """The file of a chunk, whose name ends with a hash."""
    (found,) = [
        path.name for path in (STATIC / "assets").glob("*.js") if re.fullmatch(rf"{name}-.{{8}}\.js", path.name)
    ]
    return found


@pytest.fixture(scope="module")
def shell() -> set[str]:
    page = STATIC / "index.html"
    if not page.exists():
        pytest.skip("the browser client is not built")
    return with_imports(*re.findall(r"/assets/([\w.-]+\.js)", page.read_text(encoding="utf-8")))


def test_the_shell(shell: set[str]) -> None:
    words = with_imports(chunk("words-en")) - shell
    print(f"shell {weight(shell):,} B of gzipped script in {len(shell)}, English words {weight(words):,} B")
    assert weight(shell) <= SHELL
    assert not [name for name in shell if name.startswith("words-")], "words are a file of their own"


@pytest.mark.parametrize("game", sorted(path.parent.name for path in SOURCES.glob("games/*/index.ts")))
def test_a_board(shell: set[str], game: str) -> None:
    board = with_imports(chunk(game)) - shell - with_imports(chunk("table"))
    print(f"{game} {weight(board):,} B of gzipped script in {len(board)}")
    assert weight(board) <= BOARD


def test_the_home_page_has_no_words_of_games(shell: set[str]) -> None:
    words = (STATIC / "assets" / chunk("words-en")).read_text(encoding="utf-8")
    for door in SOURCES.glob("games/*/door.ts"):
        game = door.parent.name
        said = set(re.findall(rf"^({game}-[a-z0-9-]+) =", words, re.MULTILINE))
        assert said == {f"{game}-name"}
        assert chunk(f"words-en-{game}")


def test_components_and_files_are_small() -> None:
    lines = {
        path.relative_to(SOURCES).as_posix(): len(path.read_text(encoding="utf-8").splitlines())
        for path in SOURCES.rglob("*")
        if path.suffix in (".svelte", ".ts", ".css") and path.name != "types.ts"
    }
    assert {name for name, count in lines.items() if count > FILE} == set()
    assert {name for name, count in lines.items() if name.endswith(".svelte") and count > COMPONENT} == set()
