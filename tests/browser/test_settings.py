"""Settings over the board: what is changed is seen there; by day every switch and slider can be read."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.browser.house import play_alone, prefer

Visit = Callable[..., Page]


@pytest.mark.parametrize("size", ["phone", "laptop"])
def test_settings_are_changed_over_the_board(visit: Visit, size: str) -> None:
    page = visit(name="Ola", size=size, reduced_motion="reduce")
    code = play_alone(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    sheet = page.get_by_role("dialog", name="Settings")
    prefer(page, "Theme", "light")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    # The board is there, in the upper half or beside it, and nothing darkens it.
    expect(page.get_by_test_id("formation")).to_be_in_viewport()
    assert sheet.evaluate("(one) => getComputedStyle(one, '::backdrop').backgroundColor") == "rgba(0, 0, 0, 0)"
    board, over = page.get_by_test_id("formation").bounding_box(), sheet.bounding_box()
    assert board is not None
    assert over is not None
    assert over["y"] > board["y"] + 100 or over["width"] < 0.5 * 1366
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    assert code in page.url


STANDS_OUT = """() => {
    const light = (colour) => {
        const [r, g, b] = colour.match(/[0-9.]+/g).map((one) => one / 255)
            .map((one) => (one <= 0.03928 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4));
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const chosen = document.querySelector('label.on');
    const [a, b] = [chosen, chosen.parentElement].map((one) => light(getComputedStyle(one).backgroundColor));
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}"""
"""The contrast between the chosen answer's field and what it lies in."""


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_what_is_chosen_stands_out(visit: Visit, theme: str) -> None:
    page = visit("/settings", name="Ola", reduced_motion="reduce")
    prefer(page, "Theme", theme)
    expect(page.locator("html")).to_have_attribute("data-theme", theme)
    assert page.evaluate(STANDS_OUT) >= 3
    # A pale slider makes the browser draw its track black: by day it is dark itself.
    slider = "getComputedStyle(document.querySelector('input[type=range]')).accentColor"
    assert page.evaluate(slider) == {"dark": "rgb(255, 209, 102)", "light": "rgb(122, 78, 0)"}[theme]
