"""Death Angel's board in a hand: nothing lies over what has to be pressed, and what holds now is said where one looks."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import DRAWN
from tests.browser.scenes import Window
from tests.browser.test_board_reads import boxes, covered
from tests.games.death_angel.positions import build

Visit = Callable[..., Page]
Picture = Callable[[Page, str], None]
SCREENS = {"small": (360, 640), "phone": (390, 844), "side": (844, 390), "laptop": (1366, 768)}
TEXT = """(size) => localStorage.setItem('starboard.settings',
    JSON.stringify({...JSON.parse(localStorage.getItem('starboard.settings')), size}))"""
CREW = "leon<2 zael>1 lorenzo< scipio> claudio<1 omnio>"


def turn(page: Page, screen: str) -> None:
    """Hold the phone so, or sit down at the laptop."""
    width, height = SCREENS[screen]
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(DRAWN)
    page.evaluate(DRAWN)


@pytest.mark.parametrize("size", ["normal", "largest"])
def test_an_event_that_is_read_covers_no_button(visit: Visit, picture: Picture, size: str) -> None:
    """Upright and on its side: the card stands clear of the bar, and the finger finds what tells the story on."""
    page = visit(name="Ola", pace="normal", has_touch=True)
    page.evaluate(TEXT, size)
    terrain = {"door": "L1", "dark-corner": "L3"}
    event = build(CREW, phase="attack", event="out-of-thin-air", swarms={"L1": "head"}, terrain=terrain, dice=[0])
    turn(page, "side")
    Window(page).show(event)
    page.locator("[data-show='move:accept']").click()
    go_on, card = page.get_by_test_id("go-on"), page.get_by_test_id("event-card")
    go_on.wait_for()
    card.wait_for()
    for screen in ("side", "phone", "small"):
        turn(page, screen)
        picture(page, f"event_{size}_{screen}")
        go_on.click(trial=True)
        assert covered(boxes(page, ".event:has(svg)"), boxes(page, "[data-testid=prompt]:has(button)")) == [], screen
        top = page.locator(".event.staged").bounding_box()
        assert top
        assert top["y"] >= 0, screen
    turn(page, "side")
    go_on.tap()
    expect(go_on).to_have_count(0)
