"""Galaxy Trucker from the first tile to the end, by one person among bots: by finger on a phone, by keys alone, and a
class IV ship with the whole expansion and its support team."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.house import House, create
from tests.browser.player import MOST, Player, Typist
from tests.browser.test_galaxy_trucker_building import building, held, lit, parts, question
from tests.browser.test_galaxy_trucker_flight import fly, settled, sums
from tests.browser.truckers import BUILT, Builder

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


EVERYTHING = {"expansion": "abe", "sequence": "IV", "timer_seconds": 600}
"""Another Big Expansion with all its modules; sand enough for a machine that is busy with something else."""
SAND = 20.0
"""Seconds of sand that run for whoever has finished, while somebody else does one thing."""


class Accountant(Builder):
    """A builder who adds up every settlement that is seen, before it is answered."""

    settlements = 0

    def look(self, before: str = "") -> dict[str, Any]:
        seen = super().look(before)
        if seen["state"] == "mine" and settled(self.page):
            adds_up(self.page)
            self.settlements += 1
        return seen


@pytest.mark.slow
def test_a_class_four_game_with_everything(visit: Visit, house: House, picture: Picture) -> None:
    """A specialist is hired, the ship built under the sand, manned and flown, all on the board, until it is over."""
    page = visit(name="Ola")
    code = create(page, "galaxy-trucker", seats=2, seed=8, quick=True, options=EVERYTHING)
    page.goto(f"/table/{code}")
    page.get_by_test_id("recruit").wait_for()
    picture(page, "gt_recruit_laptop")
    player = Accountant(page, 5)
    asked, most = set(), 0
    for _ in range(MOST):
        seen = player.turn()
        if seen["state"] == "over":
            break
        asked.add(question(page).inner_text())
        built = parts(page).count()
        if built > most and built == BUILT:
            picture(page, "gt_class_iv_built_laptop")
        most = max(most, built)
        if player.finished:
            house.later(SAND)
        elif seen["state"] != "mine":
            player.look(seen["key"])
    print(f"\n{len(asked)} different questions; {most} parts")
    assert {"Take a tile.", "Where does it go?"} < asked
    assert most > BUILT // 2, "built by hand, part by part"
    assert player.settlements, "and paid for"
    expect(page.get_by_test_id("result")).to_be_visible()
    picture(page, "gt_class_iv_result_laptop")
