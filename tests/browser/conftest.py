"""A server of our own and the system's Chromium for every browser test."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from tests.browser import chromium
from tests.browser.house import House
from tests.browser.visitors import remembered

from starboard.server.pages import Pages

PICTURES = Path(__file__).parents[2] / "screenshots"
PATIENCE = 60_000
"""Milliseconds for what must come: a loaded machine is slow, not wrong."""
expect.set_options(timeout=PATIENCE)
EXPECTED = ("ERR_CONNECTION", "WebSocket connection", "status of 4")
"""A server killed on purpose and a refusal leave lines in the console that are no errors of the page."""
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""The page as it is now has been laid out and drawn."""
SIZES = {"phone": (390, 844), "small": (360, 640), "laptop": (1366, 768), "tv": (1920, 1080)}


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    if os.environ.get("STARBOARD_NO_BROWSER"):
        pytest.skip("STARBOARD_NO_BROWSER is set")
    path = chromium.find()
    if path is None:
        pytest.fail(chromium.MISSING, pytrace=False)
    return {"executable_path": path, "args": chromium.ARGUMENTS}


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server on a database of its own."""
    if not Pages().built:
        pytest.fail("The browser client is not built: pip install -e . does it, or npm ci && npm run build in web/.")
    house = House(tmp_path_factory.mktemp("house") / "tables.sqlite3")
    house.open()
    yield house
    house.close()


@pytest.fixture
def visit(browser: Browser, house: House) -> Iterator[Callable[..., Page]]:
    """A visitor in a browser of their own. Any error in the page's console fails the test."""
    contexts: list[BrowserContext] = []
    troubles: list[str] = []

    def visitor(
        path: str = "/",
        size: str = "laptop",
        name: str | None = None,
        language: str = "",
        pace: str = "fast",
        new: bool = False,
        **more: Any,
    ) -> Page:
        width, height = SIZES[size]
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale="en-GB",
            accept_downloads=True,
            **{"base_url": house.url, **more},
        )
        context.set_default_timeout(PATIENCE)
        context.set_default_navigation_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: troubles.append(str(error)))
        page.on("console", lambda said: troubles.append(said.text) if said.type == "error" else None)
        page.add_init_script(remembered(name, language, pace, new))
        page.goto(path)
        return page

    yield visitor
    for context in contexts:
        context.close()
    assert [said for said in troubles if not any(word in said for word in EXPECTED)] == []


@pytest.fixture
def picture() -> Callable[[Page, str], None]:
    """Take a picture for people to look at."""
    PICTURES.mkdir(exist_ok=True)

    def take(page: Page, name: str) -> None:
        page.screenshot(path=PICTURES / f"{name}.png")

    return take


@pytest.fixture
def pictures(picture: Callable[[Page, str], None]) -> Callable[[Page, str], None]:
    """Take a picture in every size."""

    def take(page: Page, name: str) -> None:
        before = page.viewport_size
        for size, (width, height) in SIZES.items():
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(DRAWN)
            picture(page, f"{name}_{size}")
        if before:
            page.set_viewport_size(before)

    return take
