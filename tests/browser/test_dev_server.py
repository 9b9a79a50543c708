"""`npm run dev` beside a running server, as docs/client.md tells it: the page connects and plays."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page
from tests.browser.house import House, play_alone
from tests.browser.player import Player

WEB = Path(__file__).parents[2] / "web"


@pytest.fixture
def workshop(house: House) -> Iterator[str]:
    """The address of Vite's server, which asks the house for what is not the client's."""
    npm = shutil.which("npm")
    if npm is None:
        pytest.skip("needs Node")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    process = subprocess.Popen(
        [npm, "run", "dev", "--", "--host", "127.0.0.1", "--port", str(port), "--strictPort"],
        cwd=WEB,
        env=os.environ | {"STARBOARD": house.url},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    url = f"http://127.0.0.1:{port}"
    try:
        for _ in range(600):
            try:
                with urllib.request.urlopen(f"{url}/health", timeout=2):
                    break
            except OSError:
                time.sleep(0.1)
        yield url
    finally:
        os.killpg(process.pid, signal.SIGTERM)
        process.wait(60)


def test_the_page_of_the_workshop_plays(visit: Callable[..., Page], workshop: str) -> None:
    page = visit(f"{workshop}/", name="Ola", base_url=workshop, reduced_motion="reduce")
    # Here the page itself brings no cookie: the first answers do, and the last of them counts.
    page.wait_for_load_state("networkidle")
    play_alone(page)
    before = page.locator("[data-moment]").get_attribute("data-moment")
    Player(page, 1).play(4)
    assert page.locator("[data-moment]").get_attribute("data-moment") != before
