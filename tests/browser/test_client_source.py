"""The client's own checks: strict types in every component, linters, its unit tests; and what these can't see.

Nothing is glued together from words, no game is named in the shell, no colour stands outside tokens, moods and art.
"""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "web"
ENGINE = Path(__file__).parents[2] / "src" / "starboard"

GLUED = {
    "words beside a template's other parts": r"[^`]\$\{t\([^`]*\}[^`]|`[^`]+\$\{t\(|\$\{t\([^}]*\}[^`}]+`",
    "words added to others": r"\bt\([^()]*(\([^()]*\))?[^()]*\) \+ |\+ t\(",
    "a list with a separator of its own": r"\.join\(['\"](, | · |; | and |: | \+ )['\"]\)",
    "a colon, dot or bracket after words": r"\{t\([^{}]*(\{[^{}]*\})?[^{}]*\)\} ?([:·,;(]|/(?!>))|\} · ",
    "a unit or sign at a number": r"\}(%|s|×|/6)<|>[×≤≥]\{",
    "a plural by hand": r"=== 1 \? '[a-z]",
    "words looked into": r"\bt\([^()]*(\([^()]*\))?[^()]*\)\.(startsWith|endsWith|includes|replace|split|slice|match)",
}
"""What a language could not say in its own way. Words are whole messages; lists, times and numbers go through them."""
GLUED_IN_PYTHON = {
    "words beside others": r"f\"[^\"]*\w[^\"]*\{text\(|\{text\([^{}]*\)\}[^\"]*\w|\btext\([^()]*\) \+ \"|\" \+ text\(",
    "a list with a separator of its own": r"\"(, | and | or |; | \+ )\"\.join\(",
    "words looked into": r"\btext\([^()]*\)\.(startswith|endswith|partition|split|find|replace|removeprefix)",
}
ALLOWED = {
    # Decoders say what is wrong in English, in a list of theirs.
    "server/app.py": "details",
    # For whoever programs.
    "core/table.py": "<Table",
    "__init__.py": "there is no game",
    # Names in a data file.
    "games/galaxy_trucker/data_check.py": "UNDECIDED",
    # How a command is typed: its name and what it takes.
    "cli/__init__.py": 'show(f"',
    "lab/conformance.py": "assert",
}


def seams(folder: Path, kinds: tuple[str, ...], patterns: dict[str, str]) -> list[str]:
    """Lines of the sources that look glued."""
    found = []
    for path in sorted(path for path in folder.rglob("*") if path.suffix in kinds and ".test." not in path.name):
        name = path.relative_to(folder).as_posix()
        if name == "net/types.ts" or name.startswith("server/static/"):
            continue  # made by programs
        # Styles, line breaks and colours are no words.
        text = re.sub(r"(?s)<style>.*</style>|\\n|\[/?[a-z ]*\]", "", path.read_text(encoding="utf-8"))
        for line in text.splitlines():
            for what, pattern in patterns.items():
                if re.search(pattern, line) and ALLOWED.get(name, "\0") not in line:
                    found.append(f"{what}: {name}: {line.strip()[:120]}")
    return found


def test_nothing_is_glued_in_the_client() -> None:
    assert seams(WEB / "src", (".svelte", ".ts"), GLUED) == []


def test_nothing_is_glued_in_python() -> None:
    assert seams(ENGINE, (".py",), GLUED_IN_PYTHON) == []


@pytest.mark.parametrize(
    "line",
    [
        "const a = `${t('x')}: ${n}`;",
        "const a = t('x') + ': ';",
        "names.join(', ')",
        "<p>{t('web-code')}: <b>",
        "<p>{t('a', { n })} · {t('b')}</p>",
        "n === 1 ? 'seat' : 'seats'",
        "t(phrase).replace(/^x/, '')",
        "<b>{n}%</b>",
    ],
)
def test_seams_are_seen(line: str) -> None:
    assert any(re.search(pattern, line) for pattern in GLUED.values())


def outside(*places: str) -> list[Path]:
    """Sources of the client that a person wrote, but for its tests and for what lies in these places."""
    source = WEB / "src"
    written = (path for path in source.rglob("*") if path.suffix in (".svelte", ".ts") and ".test." not in path.name)
    return [path for path in written if not any(path.match(place) for place in ("src/net/types.ts", *places))]


def test_the_shell_names_no_game() -> None:
    games = [path.parent.name for path in (WEB / "src").glob("games/*/door.ts")]
    assert len(games) == 3
    named = re.compile("|".join(games) + "|web-da-")
    shell = [path for path in outside() if "games" not in path.parts or path.parent.name == "games"]
    assert [path.name for path in shell if named.search(path.read_text(encoding="utf-8"))] == []


def test_colours_stand_in_tokens_moods_and_art() -> None:
    """Markup and scripts; what stands in styles is stylelint's."""
    colour = re.compile(r"[\"'`]#[0-9a-fA-F]{3,8}[\"'`]|\b(rgb|hsl)a?\(")
    found = [
        f"{path.name}: {line.strip()}"
        for path in outside("art/*", "games/*/Door.svelte")
        for line in re.sub(r"(?s)<style>.*</style>", "", path.read_text(encoding="utf-8")).splitlines()
        if colour.search(line)
    ]
    assert found == []


@pytest.mark.parametrize(
    "script", [pytest.param("check", marks=pytest.mark.slow), pytest.param("lint", marks=pytest.mark.slow), "test"]
)
def test_client_source(script: str) -> None:
    npm = shutil.which("npm")
    if npm is None:
        pytest.skip("needs Node")
    assert (WEB / "node_modules" / "eslint").is_dir(), "run npm ci in web/: the build installs no linters"
    done = subprocess.run([npm, "run", "--silent", script], cwd=WEB, capture_output=True, text=True, timeout=1_200)
    assert done.returncode == 0, done.stdout + done.stderr
