"""A game in a package of its own: installed beside Starboard, it is found and played like any other."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from tests.server.client import NO_TLS, PATIENCE, Guest, told

ROOT = Path(__file__).parent.parent
EXAMPLE = ROOT / "examples" / "overload"


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """An environment in which the example is installed, by pip and from its own pyproject, without any network."""
    folder = tmp_path_factory.mktemp("overload")
    shutil.copytree(EXAMPLE, folder / "source", ignore=shutil.ignore_patterns("__pycache__"))
    quietly = ["--quiet", "--no-deps", "--no-index", "--no-build-isolation", "--disable-pip-version-check"]
    subprocess.run(
        [sys.executable, "-m", "pip", "install", *quietly, "--target", folder / "site", folder / "source"], check=True
    )
    path = os.pathsep.join([str(folder / "site"), str(ROOT / "src")])
    return os.environ | {"PYTHONPATH": path, "STARBOARD_DATA": str(folder / "data"), "COLUMNS": "100"}


def starboard(installed: dict[str, str], *words: str, typed: str = "") -> str:
    """What a command prints."""
    command = [sys.executable, "-m", "starboard", *words]
    done = subprocess.run(command, env=installed, input=typed, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_is_found_with_its_words_and_its_rules(installed: dict[str, str]) -> None:
    assert "Overload, 2 to 4 players" in starboard(installed, "options", "overload")
    assert "Shut down: your reactor is off for good" in starboard(installed, "rules", "overload", "OV-2.3")


def test_it_is_played_recorded_and_verified(installed: dict[str, str], tmp_path: Path) -> None:
    file = str(tmp_path / "game.jsonl")
    words = ["play", "overload", "--humans", "2", "-o", "clock=no", "--seed", "4", "--save", file]
    said = starboard(installed, *words, typed="1\n2\n2\n")
    assert "Your reactor is running. What now?" in said
    assert re.search(r"Player 1 boosts by [1-6]\.", said)
    assert "Every reactor is off." in said
    assert "overload-" not in said, "nothing is left without words"
    lines = [json.loads(line) for line in Path(file).read_text(encoding="utf-8").splitlines()]
    assert [line["move"]["move"] for line in lines[1:-1]] == ["boost", "shut-down", "shut-down"]
    assert "Overload" in starboard(installed, "verify", file)
    assert "Player 1" in starboard(installed, "replay", file)


def test_bots_play_it(installed: dict[str, str]) -> None:
    summary = json.loads(starboard(installed, "simulate", "overload", "-p", "3", "-g", "20", "--check", "--json"))
    assert summary["games"] == 20


def test_its_own_tests_pass(installed: dict[str, str], tmp_path: Path) -> None:
    """They run the conformance battery; away from our tree, so that only what is installed counts."""
    tests: Path = shutil.copytree(EXAMPLE / "tests", tmp_path / "tests")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", str(tests), str(tests)]
    done = subprocess.run(command, env=installed, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


@told
async def test_the_server_offers_it(installed: dict[str, str]) -> None:
    command = [sys.executable, "-m", "starboard", "serve", "--no-browser", "--host", "127.0.0.1", "--port", "0"]
    server = subprocess.Popen(command, env=installed, stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        greeting = re.search(r"http://localhost:(\d+)", server.stdout.readline())
        assert greeting is not None
        base = f"http://127.0.0.1:{greeting[1]}"
        words = httpx.get(f"{base}/api/locale/en", timeout=PATIENCE, verify=NO_TLS).text
        assert "overload-question = Your reactor is running" in words
        async with Guest(base, "Ann") as ann, Guest(base, "Bob") as bob:
            home = await ann.call("GET", "/api/games")
            assert "overload" in [game["id"] for game in home["games"]]
            rules = await ann.call("GET", "/api/rules/overload")
            assert "OV-3.1" in json.dumps(rules)
            code = await ann.create("overload", seats=2, options={"clock": False})
            await bob.sit(code)
            first, second = [await guest.connect(code, panels=True) for guest in (ann, bob)]
            await ann.call("POST", f"/api/tables/{code}/start", {})
            for socket in (first, second):
                await socket.until(lambda got: bool(got.get("position")))
                assert socket.position is not None
                assert [panel["title"]["id"] for panel in socket.position["panels"]] == ["overload-reactors"]
                answer = await socket.play({"move": "shut-down"})
                assert answer["type"] == "accepted"
            await first.until(lambda got: bool((got.get("position") or {}).get("result")))
    finally:
        server.send_signal(signal.SIGINT)
        server.communicate(timeout=PATIENCE)
