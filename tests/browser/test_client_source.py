"""The client's own checks: strict types in every component, its unit tests, and nothing glued together from words."""

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


@pytest.mark.parametrize("script", [pytest.param("check", marks=pytest.mark.slow), "test"])
def test_client_source(script: str) -> None:
    npm = shutil.which("npm")
    if npm is None or not (WEB / "node_modules").is_dir():
        pytest.skip("needs Node and an npm ci in web/")
    done = subprocess.run([npm, "run", "--silent", script], cwd=WEB, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr
