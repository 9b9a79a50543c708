"""Galaxy Trucker from the first tile to the end, by one person with a bot: by finger on a phone, by keys alone."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.browser.player import Player, Typist
from tests.browser.test_galaxy_trucker_building import building, held, lit, parts, question
from tests.browser.test_galaxy_trucker_flight import fly, sums

Visit = Callable[..., Page]
Picture = Callable[[Page, str], None]


def adds_up(page: Page) -> None:
    """Every column of the settlement."""
    for column in sums(page):
        assert sum(column[:-1]) == column[-1]


def test_by_finger_on_a_phone(visit: Visit, picture: Picture) -> None:
    """Class I with a bot: everything is tapped, and nothing is wider or higher than the phone."""
    page = visit(size="phone", name="Ola", has_touch=True, is_mobile=True)
    building(page)
    for _ in range(12):
        page.locator("[data-spot='draw']").tap()
        expect(question(page)).to_have_text("Where does it go?")
        if lit(page).count():
            lit(page).first.tap()
        else:
            page.get_by_test_id("return").tap()
        expect(held(page)).to_have_count(0)
        expect(question(page)).to_have_text("Take a tile.")
    page.get_by_test_id("finish").tap()
    page.get_by_test_id("number").first.tap()

    def fits() -> None:
        assert page.evaluate("[document.documentElement.scrollWidth <= innerWidth, scrollY]") == [True, 0]

    fly([Player(page, 5, hand="finger")], fits)
    adds_up(page)
    picture(page, "gt_by_finger_settlement_phone")
    page.get_by_test_id("answer").tap()
    page.get_by_test_id("result").wait_for()


def test_by_keys_alone(visit: Visit) -> None:
    """Space draws, Tab and Enter place, G finishes; in flight Tab walks what is lit and digits press the buttons."""
    page = visit(name="Ola")
    building(page)
    keys = page.keyboard
    while parts(page).count() < 6:
        keys.press("Space")
        expect(question(page)).to_have_text("Where does it go?")
        if lit(page).count():
            while page.evaluate("document.activeElement.dataset.look") != "lit":
                keys.press("Tab")
            keys.press("Enter")
        else:
            keys.press("Backspace")
        expect(question(page)).to_have_text("Take a tile.")
    keys.press("g")
    expect(question(page)).to_contain_text("Finish?")
    while page.evaluate("document.activeElement.dataset.testid") != "number":
        keys.press("Tab")
    keys.press("Enter")
    fly([Typist(page, 2)])
    adds_up(page)
    keys.press("1")
    page.get_by_test_id("result").wait_for()
