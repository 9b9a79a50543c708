"""The replay viewer: step, scrub, look from another seat, send a moment to a friend, save and open a record."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect
from tests.browser.house import play_alone
from tests.browser.player import Player, play_out

Visit = Callable[..., Page]
Picture = Callable[[Page, str], None]


def test_review(visit: Visit, pictures: Picture, tmp_path: Path) -> None:
    page = visit(name="Ola")
    code = play_alone(page, seats=2, seed=21, bots={"1": "random"})
    play_out([Player(page, 3)])
    page.get_by_test_id("result").get_by_role("link", name="Review").click()
    step = page.get_by_test_id("step")
    for n in range(3):
        expect(step).to_have_text(re.compile(rf"^{n} /"))
        page.keyboard.press("ArrowRight")
    expect(step).to_have_text(re.compile("^3 /"))
    page.get_by_label("Moment of the game").fill("40")
    expect(step).to_contain_text("40 /")
    page.keyboard.press("Escape")
    pictures(page, "review")
    page.get_by_label("Look from").first.select_option("1")
    expect(page).to_have_url(f"/replay/{code}?seat=1&n=40")
    page.get_by_role("button", name="To the end").click()
    page.get_by_role("button", name="One step back").click()

    friend = visit(f"/replay/{code}?seat=-1&n=12", size="phone")
    expect(friend.get_by_test_id("step")).to_contain_text("12 /")

    page.get_by_role("button", name="Menu").click()
    with page.expect_download() as saved:
        page.get_by_role("link", name="Download the record").click()
    file = tmp_path / "game.starboard"
    saved.value.save_as(file)
    friend.goto("/replay/")
    friend.get_by_label("Choose a record").set_input_files(file)
    expect(friend.get_by_test_id("step")).to_contain_text("0 /")

    file.write_text(file.read_text().replace('"seed":21', '"seed":22'))
    friend.goto("/replay/")
    friend.get_by_label("Choose a record").set_input_files(file)
    expect(friend.get_by_role("alert")).to_contain_text("Line 1")


def test_rules_page(visit: Visit, pictures: Picture) -> None:
    page = visit("/rules/death-angel#DA-7.14", name="Ola")
    expect(page.locator("#DA-7\\.14")).to_be_in_viewport()
    pictures(page, "rules")
    page.get_by_placeholder("Search the rules").fill("reroll token")
    expect(page.get_by_text("rules found")).to_be_visible()
    page.get_by_role("button", name="Cards").click()
    page.get_by_placeholder("Search the rules").fill("full auto")
    expect(page.get_by_role("heading", name="Full Auto")).to_be_visible()


def test_settings_stay(visit: Visit) -> None:
    page = visit("/settings", name="Ola")
    page.get_by_label("Theme").select_option("light")
    page.get_by_label("Text size").select_option("largest")
    page.get_by_label("Motion").select_option("less")
    page.reload()
    for name, value in {"theme": "light", "size": "largest", "motion": "less"}.items():
        assert page.evaluate(f"document.documentElement.dataset.{name}") == value
