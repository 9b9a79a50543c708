"""The server as a process, and a few things done at its tables without a browser."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

ROOT = Path(__file__).parents[2]


class House:
    """A server that can be killed and opened again at the same address."""

    def __init__(self, database: Path) -> None:
        self.database = database
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = int(free.getsockname()[1])
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def open(self) -> None:
        """Start, and wait until it answers."""
        path = os.pathsep.join((str(ROOT / "src"), str(ROOT)))
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.browser.run_server", f"sqlite:///{self.database}", str(self.port)],
            env=os.environ | {"PYTHONPATH": path},
            cwd=ROOT,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        for _ in range(1_000):
            try:
                with urllib.request.urlopen(f"{self.url}/health", timeout=2):
                    return
            except OSError:
                time.sleep(0.1)
        raise AssertionError("the server does not answer")

    def later(self, seconds: float) -> None:
        """Let so much time pass at the tables where somebody is, and all that is due in it happen."""
        self._test(f"later?seconds={seconds}")

    @contextmanager
    def still(self) -> Iterator[None]:
        """Time passes only by :meth:`later`, however slow the machine is."""
        self._test("still?on=1")
        try:
            yield
        finally:
            self._test("still?on=0")

    def ahead(self) -> float:
        """How far its time is ahead of the machine's, in seconds."""
        return self._test("later?seconds=0")

    def _test(self, what: str) -> float:
        asked = urllib.request.Request(f"{self.url}/test/{what}", method="POST")
        with urllib.request.urlopen(asked, timeout=60) as answer:
            return float(answer.read())

    def kill(self) -> None:
        """Pull the plug."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait(60)

    def close(self) -> None:
        """Shut down."""
        if self._process is not None and self._process.poll() is None:
            self._process.terminate()
            self._process.wait(60)


def create(page: Page, game: str = "death-angel", **wish: Any) -> str:
    """Open a table from this page, as its visitor; the code."""
    made = page.evaluate(
        """async (wish) => {
            const answer = await fetch('/api/tables', {
                method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(wish)});
            return answer.json();
        }""",
        {"game": game, "name": "Ola", **wish},
    )
    assert "table" in made, made
    return str(made["table"]["code"])


def begun(host: Page, guest: Page) -> str:
    """A game of two has begun: the one who opened the table, and the one who came by its link; the code."""
    code = create(host, seats=2, seed=3)
    guest.goto(f"/table/{code}")
    guest.get_by_role("button", name="Sit down").click()
    guest.get_by_role("button", name="I’m ready").click()
    host.goto(f"/table/{code}")
    host.get_by_role("button", name="Start").click()
    return code


def play_alone(page: Page, seed: int = 7, **wish: Any) -> str:
    """Start a game at once and go to its table."""
    code = create(page, quick=True, seed=seed, **{"seats": 1, **wish})
    page.goto(f"/table/{code}")
    page.get_by_test_id("prompt").wait_for()
    return code


def prefer(page: Page, question: str, answer: str) -> None:
    """Answer a question of the settings page."""
    page.get_by_role("group", name=question).get_by_text(answer, exact=True).click()
