"""Galaxy Trucker from the first tile to the end, by one person among bots: by finger on a phone, by keys alone, and a
class IV ship with the whole expansion and its support team."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.browser.house import create
from tests.browser.player import MOST, Player, Typist
from tests.browser.test_galaxy_trucker_building import building, draw, finish, held, lit, parts, place, question
from tests.browser.test_galaxy_trucker_flight import fly, settled, sums

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


@pytest.mark.slow
def test_class_four_with_everything(visit: Visit, picture: Picture) -> None:
    """A specialist is hired, the ship built, manned, insured and flown, all on the board, until the game is over."""
    page = visit(name="Ola")
    options = {"expansion": "abe", "sequence": "IV", "timer_seconds": 600}
    code = create(page, "galaxy-trucker", seats=3, seed=8, quick=True, options=options)
    page.goto(f"/table/{code}")
    page.get_by_test_id("recruit").wait_for()
    picture(page, "gt_recruit_laptop")
    player = Player(page, 5)
    player.turn()
    page.get_by_role("button", name="Ready", exact=True).click()
    expect(question(page)).to_have_text("Take a tile.")
    for _ in range(20):
        draw(page)
        place(page)
    picture(page, "gt_class_iv_built")
    finish(page)
    windows = set()
    for _ in range(MOST):
        seen = player.look()
        if seen["state"] == "over":
            break
        windows.add(question(page).inner_text())
        if settled(page):
            adds_up(page)
        if seen["state"] == "mine":
            player.turn()
        else:
            player.look(seen["key"])
    print(f"\n{len(windows)} different questions")
    page.get_by_test_id("result").wait_for()
    picture(page, "gt_class_iv_result")
