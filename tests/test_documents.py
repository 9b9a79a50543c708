"""What the documents show works: the README's Python runs, its commands exist, its links lead somewhere."""

from __future__ import annotations

import json
import re
import shlex
import tomllib
from pathlib import Path

import pytest

from starboard.cli import main

ROOT = Path(__file__).parent.parent
DOCUMENTS = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    ROOT / "CHANGELOG.md",
    *sorted((ROOT / "docs").rglob("*.md")),
]


def blocks(path: Path, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", path.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)


@pytest.mark.parametrize("number", range(len(blocks(ROOT / "README.md", "python"))))
def test_python_of_the_readme_runs(number: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    exec(compile(blocks(ROOT / "README.md", "python")[number], "README.md", "exec"), {})


def commands() -> list[str]:
    """The lines ``starboard …`` of the README that run by themselves and end."""
    lines = [line for block in blocks(ROOT / "README.md", "sh") for line in block.splitlines()]
    alone = ("starboard simulate", "starboard rules", "starboard cards", "starboard options", "starboard --help")
    return [line.split("  #")[0].strip() for line in lines if line.startswith(alone)]


@pytest.mark.parametrize("command", commands())
def test_commands_of_the_readme_run(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    try:
        code = main(shlex.split(command)[1:])
    except SystemExit as exit:
        code = int(exit.code or 0)
    assert code == 0
    assert capsys.readouterr().out.strip()


def headings(path: Path) -> set[str]:
    """The headings of a page as links name them."""
    lines = re.findall(r"^#+ (.+)$", path.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", line.lower()).strip().replace(" ", "-") for line in lines}


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_lead_somewhere(path: Path) -> None:
    """Pages, pictures and headings."""
    text = path.read_text(encoding="utf-8")
    for target in [*re.findall(r"\]\(([^)\s]+)\)", text), *re.findall(r'src="([^"]+)"', text)]:
        if "://" not in target:
            name, _mark, heading = target.partition("#")
            page = path.parent / name if name else path
            assert page.exists(), f"{path.name} links to {target}"
            assert not heading or heading in headings(page), f"{path.name} links to {target}"


def test_no_machine_and_no_registry_is_named() -> None:
    """Nothing that is committed names a path of a machine or a package registry's host."""
    hosts = ["files.python" + "hosted.org", "py" + "pi.org", "registry.npm" + "js.org", "deb.debian" + ".org"]
    for path in [*ROOT.glob("*.lock"), *ROOT.glob("*.toml"), *DOCUMENTS, *ROOT.glob("web/package*.json")]:
        text = path.read_text(encoding="utf-8")
        assert not [host for host in hosts if host in text], path
        assert "/wo" + "rk/" not in text, path


def test_every_dependency_has_its_reason() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    client = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    needed = [*project["project"]["dependencies"], *project["dependency-groups"]["dev"]]
    names = {re.split(r"[>=<;\[ ]", line)[0] for line in needed} | {*client["dependencies"], *client["devDependencies"]}
    reasons = (ROOT / "docs" / "decisions" / "README.md").read_text(encoding="utf-8")
    given = {name.strip() for row in re.findall(r"^\| ([^|]+) \|", reasons, re.MULTILINE) for name in row.split(",")}
    assert names - given == set()


def test_the_files_that_whoever_adds_something_is_sent_to_are_there() -> None:
    """Names in capitals stand for what is added; the others are found from the root, the package or a room of it."""
    text = (ROOT / "docs" / "adding.md").read_text(encoding="utf-8")
    named = re.findall(r"`([\w/.-]+\.(?:py|toml|ftl|ts|json|md))`", text)
    there = {f"/{path.relative_to(ROOT).as_posix()}" for path in (ROOT / "pyproject.toml", *_sources())}
    fixed = {name for name in named if not re.search("[A-Z]{3}", name)}
    assert len(fixed) > 25
    assert not sorted(name for name in fixed if not any(path.endswith(f"/{name}") for path in there))


def _sources() -> list[Path]:
    folders = ("src", "tests", "docs", "web/src", "examples", "scripts")
    return [path for folder in folders for path in (ROOT / folder).rglob("*.*")]
