"""The build hook makes the client when its sources have changed, and leaves it alone when they have not."""

from __future__ import annotations

import importlib.util
import os
import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent


class Interface:
    """In place of hatchling's, which is there only while a wheel is built."""

    app = SimpleNamespace(display_info=lambda _words: None)

    def __init__(self, root: str) -> None:
        self.root = root


@pytest.fixture
def hook(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The hook of a small project whose client is made by writing its page."""
    names = ["hatchling", "builders", "hooks", "plugin", "interface"]
    for n in range(1, len(names) + 1):
        stand_in = ModuleType(".".join(names[:n]))
        stand_in.BuildHookInterface = Interface  # type: ignore[attr-defined]
        monkeypatch.setitem(sys.modules, stand_in.__name__, stand_in)
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    for name in ("web/package.json", "web/src/App.svelte", "src/starboard/locale/en/web.ftl"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(name, encoding="utf-8")
    made = module.ClientHook(str(tmp_path))
    runs: list[list[str]] = []

    def build(command: list[str], _folder: Path, _environment: dict[str, str]) -> None:
        runs.append(command)
        made.page.parent.mkdir(parents=True, exist_ok=True)
        made.page.write_text("<html></html>\n", encoding="utf-8")

    monkeypatch.setattr(module, "_run", build)
    monkeypatch.setattr(module, "_tools", lambda: ("node", ["npm"], {}))
    monkeypatch.setattr(module, "_system_node", lambda: None)
    monkeypatch.delenv("STARBOARD_NO_CLIENT", raising=False)
    made.runs = runs
    return made


def test_the_client_is_made_once(hook: Any) -> None:
    hook.initialize("standard", {})
    assert len(hook.runs) == 2, "npm ci, vite build"
    hook.initialize("standard", {})
    assert len(hook.runs) == 2
    assert hook.dependencies() == []


def test_who_plays_gets_no_linters(hook: Any) -> None:
    hook.initialize("standard", {})
    assert hook.runs[0][:3] == ["npm", "ci", "--omit=dev"]


def test_times_of_files_do_not_matter(hook: Any) -> None:
    """Formerly a client whose sources were unpacked a moment later than itself was made again, with Node."""
    hook.initialize("standard", {})
    os.utime(hook.web / "src" / "App.svelte", (4e9, 4e9))
    assert hook.dependencies() == []


@pytest.mark.parametrize("name", ["web/src/App.svelte", "src/starboard/locale/en/web.ftl", "web/src/New.svelte"])
def test_a_changed_source_makes_it_anew(hook: Any, name: str) -> None:
    hook.initialize("standard", {})
    (Path(hook.root) / name).write_text("changed", encoding="utf-8")
    hook.initialize("standard", {})
    assert len(hook.runs) == 4


def test_what_npm_installs_is_no_source(hook: Any) -> None:
    hook.initialize("standard", {})
    (hook.web / "node_modules" / "vite").mkdir(parents=True)
    (hook.web / "node_modules" / "vite" / "index.js").write_text("", encoding="utf-8")
    hook.initialize("standard", {})
    assert len(hook.runs) == 2


def test_it_can_be_left_out(hook: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STARBOARD_NO_CLIENT", "1")
    hook.initialize("standard", {})
    assert hook.runs == []
