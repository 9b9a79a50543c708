"""Names for every control, contrast in both themes, nothing wider than the screen, also at twice the text size."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import DRAWN, SIZES
from tests.browser.house import create, prefer
from tests.browser.played import ended, launched
from tests.browser.scenes import Window, crowded
from tests.browser.trucker_moments import MOMENTS, stand

Visit = Callable[..., Page]
Picture = Callable[[Page, str], None]

FAULTS = (Path(__file__).parent / "faults.js").read_text(encoding="utf-8")
PAGES = ["/", "/new/space-alert", "/rules/galaxy-trucker", "/learn/galaxy-trucker", "/settings", "/replay/", "/nowhere"]


def faults(page: Page) -> list[str]:
    found: list[str] = page.evaluate(FAULTS)
    return found


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", ["small", "laptop"])
def test_pages(visit: Visit, theme: str, size: str) -> None:
    page = visit("/settings", size=size, name="Ola")
    prefer(page, "Theme", theme)
    found = {}
    for path in PAGES:
        page.goto(path)
        page.wait_for_load_state("networkidle")
        page.get_by_role("main").wait_for()
        found[path] = faults(page)
    code = create(page, "space-alert", seats=3)
    page.goto(f"/table/{code}")
    page.get_by_test_id("code").wait_for()
    found["lobby"] = faults(page)
    for game in ("space-alert", "galaxy-trucker", "death-angel"):
        code = create(page, game, quick=True, seed=5)
        page.goto(f"/table/{code}?generic=1")
        page.get_by_test_id("move").first.wait_for()
        found[game] = faults(page)
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("dialog").wait_for()
        found[f"{game} menu"] = faults(page)
    assert {where: what for where, what in found.items() if what} == {}


@pytest.mark.parametrize("moment", MOMENTS)
def test_galaxy_trucker(visit: Visit, moment: str) -> None:
    """Its own board wherever somebody is asked something, from recruiting to the settlement, in both themes."""
    page = visit("/settings", name="Ola", reduced_motion="reduce")
    code = stand(page, moment)
    found = {}
    for theme in ("dark", "light"):
        page.goto("/settings")
        prefer(page, "Theme", theme)
        page.goto(f"/table/{code}")
        page.get_by_test_id("prompt").wait_for()
        page.wait_for_load_state("networkidle")
        for size in ("small", "laptop"):
            width, height = SIZES[size]
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(DRAWN)
            found[theme, size] = faults(page)
    assert {where: what for where, what in found.items() if what} == {}


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("table", [ended, launched], ids=["watched", "played"])
def test_how_it_ended(visit: Visit, picture: Picture, theme: str, table: Callable[[Page], object]) -> None:
    """The page of the end, whole: what lies below its edge is looked at as well. Who has played may do more there."""
    page = visit("/settings", name="Ola", reduced_motion="reduce")
    prefer(page, "Theme", theme)
    table(page)
    page.get_by_test_id("deeds").wait_for()
    page.wait_for_load_state("networkidle")
    found = {}
    for text in ("normal", "largest"):
        page.evaluate("(size) => (document.documentElement.dataset.size = size)", text)
        for size in ("small", "laptop"):
            width, height = SIZES[size]
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(DRAWN)
            found[text, size] = faults(page)
            picture(page, f"{table.__name__}_{theme}_{size}_{text}")
    assert {where: what for where, what in found.items() if what} == {}


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_what_the_card_in_play_says(visit: Visit, theme: str) -> None:
    """On a phone it stands below the order of the cards, on the ground of the page."""
    page = visit("/settings", size="phone", name="Ola", reduced_motion="reduce")
    prefer(page, "Theme", theme)
    Window(page).show(crowded("full-auto", "lead-by-example", resolved=["lead-by-example"]))
    says = page.locator(".says")
    expect(says).to_be_visible()
    line = says.inner_text()[:20]
    assert line
    assert [fault for fault in faults(page) if line in fault] == []


def test_twice_the_size(visit: Visit) -> None:
    """A browser zoomed to 200 % is a screen of half the size: nothing is cut off sideways."""
    page = visit(name="Ola")
    page.set_viewport_size({"width": 683, "height": 384})
    wide = {}
    for path in PAGES:
        page.goto(path)
        page.get_by_role("main").wait_for()
        wide[path] = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    code = create(page, "galaxy-trucker", quick=True, seed=5)
    page.goto(f"/table/{code}?generic=1")
    page.get_by_test_id("move").first.wait_for()
    wide["table"] = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert {path: by for path, by in wide.items() if by > 0} == {}


def test_tab_reaches_every_control_of_the_home_page(visit: Visit) -> None:
    page = visit(name="Ola")
    page.get_by_role("link", name="With friends").first.wait_for()
    controls = "a[href], button:not(:disabled), input, select"
    wanted = page.locator(controls).count()
    reached = set()
    for _ in range(wanted + 3):
        page.keyboard.press("Tab")
        reached.add(page.evaluate(f"[...document.querySelectorAll('{controls}')].indexOf(document.activeElement)"))
        ring = page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
        assert ring != "none" or page.evaluate("document.activeElement === document.body")
    assert reached >= set(range(wanted))
