"""A bot beside you: its level in the lobby, what it would do in your place, and a stranger's bot to play against."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.browser.house import ROOT, play_alone
from tests.browser.player import Player
from tests.browser.scenes import Window, crowded

Visit = Callable[..., Page]
Picture = Callable[[Page, str], None]


@pytest.mark.parametrize("size", ["phone", "laptop"])
def test_what_would_you_do(visit: Visit, picture: Picture, size: str) -> None:
    """A tap on the bot: a ghost on the board and a sentence; another tap does it."""
    page = visit(name="Ola", size=size)
    play_alone(page)
    player = Player(page)
    before = player.look()
    page.locator("[data-show=counsel]").click()
    counsel = page.get_by_test_id("counsel")
    expect(counsel.get_by_role("button", name="Do it")).to_be_visible()
    expect(counsel.locator(".words > *")).to_have_count(2)
    ghosts = page.locator("[data-ghost]")
    expect(ghosts.first).to_be_visible()
    picture(page, f"counsel_{size}")
    counsel.get_by_role("button", name="Do it").click()
    player.look(before["key"])
    expect(counsel).to_be_hidden()
    expect(ghosts).to_have_count(0)
    # What is taken back brings no advice back that nobody asked for.
    page.get_by_role("button", name="Undo").first.click()
    page.wait_for_function("(n) => starboard.position.n === n", arg=before["n"])
    player.look()
    expect(counsel).to_have_count(0)


@pytest.mark.parametrize("size", ["small", "phone", "laptop"])
def test_advice_moves_nothing(visit: Visit, size: str) -> None:
    """It stands in the place of the question, and a card that is read stands in its place."""
    page = visit(name="Ola", size=size)
    play_alone(page)
    Player(page).look()
    board = page.locator(".frame > .board")
    before = board.bounding_box()
    page.locator("[data-show=counsel]").click()
    page.get_by_test_id("counsel").get_by_role("button", name="Do it").wait_for()
    assert board.bounding_box() == before
    bar = page.get_by_test_id("prompt").bounding_box()
    told = page.get_by_test_id("counsel").bounding_box()
    assert bar
    assert told
    assert bar["y"] <= told["y"] < told["y"] + told["height"] <= bar["y"] + bar["height"]
    page.locator("[data-spot^='card:'][data-look=lit]").first.click()
    expect(page.get_by_test_id("counsel")).to_be_hidden()
    assert board.bounding_box() == before


def test_advice_beside_two_answers_covers_no_marine(visit: Visit, picture: Picture) -> None:
    """The bar does not grow over the last row of a laptop's board."""
    page = visit(name="Ola", size="laptop", reduced_motion="reduce")
    said = {
        "n": 0,
        "move": {"move": "heroic-charge"},
        "phrase": {"id": "death-angel-move-heroic-charge", "args": {}},
        "why": {"id": "death-angel-because-charge", "args": {"count": 3, "fatal": 0}},
    }
    page.route("**/counsel", lambda route: route.fulfill(json=said))
    Window(page).show(crowded("heroic-charge", formation="zael> claudio>2 leon< valencio> deino< omnio>"))
    page.locator("[data-show=counsel]").click()
    counsel = page.get_by_test_id("counsel")
    counsel.get_by_role("button", name="Do it").wait_for()
    picture(page, "counsel_charge_laptop")
    bar, last = page.get_by_test_id("prompt").bounding_box(), page.locator(".line").last.bounding_box()
    assert bar
    assert last
    assert bar["y"] >= last["y"] + last["height"]
    words = counsel.locator(".words > *").evaluate_all("all => all.map((one) => one.scrollHeight - one.clientHeight)")
    assert max(words) <= 1, "it is read whole"


LONG = {
    "survives": {"marine": "Calistarius", "tokens": 1, "before": "2 of 6", "after": "89%"},
    "moved": {
        "whole": "no",
        "more": 0,
        "fewer": 0,
        "marine": "Calistarius",
        "after": "6 of 6",
        "before": "2 of 6",
        "other": "Lorenzo",
        "then": "52%",
        "was": "99%",
    },
    "next": {
        "move": "Move the three behind Calistarius to the left of Valencio",
        "marine": "Calistarius",
        "safe": "no",
        "odds": "89%",
    },
    "may-cost": {"odds": 3, "marine": "Calistarius", "before": "3 of 6", "after": "2 of 6"},
    "planned": {"move": "Move the three behind Calistarius to the left of Valencio"},
    "tried": {"move": "Valencio attacks the three in front of Calistarius"},
}
"""Reasons with the longest names."""


@pytest.mark.parametrize(("size", "reason"), [("small", reason) for reason in LONG] + [("phone", "survives")])
def test_advice_is_read_whole_on_a_phone(visit: Visit, picture: Picture, size: str, reason: str) -> None:
    """The longest move and the longest reasons: no word is cut off, and no row of the board lies under them."""
    page = visit(name="Ola", size=size, reduced_motion="reduce")
    said = {
        "n": 0,
        "move": {"move": "pass"},
        "phrase": {"id": "death-angel-move-trade", "args": {"marine": "Calistarius", "other": "Valencio"}},
        "why": {"id": f"death-angel-because-{reason}", "args": LONG[reason]},
    }
    page.route("**/counsel", lambda route: route.fulfill(json=said))
    Window(page).show(crowded("heroic-charge", formation="zael> claudio>2 leon< valencio> deino< omnio>"))
    page.locator("[data-show=counsel]").click()
    counsel = page.get_by_test_id("counsel")
    do = counsel.get_by_role("button", name="Do it")
    do.wait_for()
    picture(page, f"counsel_whole_{size}_{reason}")
    words = counsel.locator(".words > *")
    expect(words.first).to_have_text("Calistarius trades places with Valencio")
    assert words.evaluate_all("all => all.every((one) => getComputedStyle(one).webkitLineClamp === 'none')")
    assert words.evaluate_all("all => Math.max(...all.map((one) => one.scrollHeight - one.clientHeight))") <= 1
    text, button = counsel.locator(".words").bounding_box(), do.bounding_box()
    assert text
    assert button
    assert button["x"] + button["width"] <= text["x"] + 1
    bar, last = page.get_by_test_id("prompt").bounding_box(), page.locator(".line").last.bounding_box()
    assert bar
    assert last
    assert bar["y"] >= last["y"] + last["height"]


def test_advice_goes_with_its_question(visit: Visit) -> None:
    """To be done is the same move at the next question, which would be covered by what was said of this one."""
    page = visit(name="Ola", reduced_motion="reduce")
    said = {"n": 0, "move": {"move": "pass"}, "phrase": {"id": "death-angel-pass-who-moves", "args": {}}, "why": None}
    page.route("**/counsel", lambda route: route.fulfill(json=said))
    Window(page).show(crowded("intimidation"))
    asked = page.get_by_test_id("prompt").get_by_role("heading")
    expect(asked).to_contain_text("trades places")
    page.locator("[data-show=counsel]").click()
    counsel = page.get_by_test_id("counsel")
    expect(counsel).to_contain_text("Done moving")
    counsel.get_by_role("button", name="Do it").click()
    expect(asked).to_contain_text("turns around")
    expect(page.locator("[data-choice]", has_text="Done turning")).to_be_visible()
    expect(counsel).to_have_count(0)
    expect(page.locator("[data-choice].ghost")).to_have_count(0)


def test_a_level_for_every_seat(visit: Visit, picture: Picture) -> None:
    page = visit("/new/death-angel", name="Ola")
    page.get_by_role("button", name=re.compile("Lay|Create|Open")).first.click()
    page.wait_for_url("**/table/*")
    page.get_by_role("button", name="A bot").first.click()
    level = page.get_by_label("How well the bot plays")
    expect(level).to_have_value("hard")
    level.select_option("easy")
    expect(level).to_have_value("easy")
    picture(page, "levels_laptop")
    page.reload()
    expect(page.get_by_label("How well the bot plays")).to_have_value("easy")


def test_a_strangers_bot_with_one_command(visit: Visit, tmp_path: Path) -> None:
    """The twenty lines of the guide, ``starboard serve --bot``, and somebody who plays against them."""
    guide = (ROOT / "docs" / "adding.md").read_text(encoding="utf-8")
    (lines,) = re.findall(r"```python\n(.*?)```", guide[guide.index("## A bot") : guide.index("## A game")], re.S)
    file = tmp_path / "mine.py"
    file.write_text(lines, encoding="utf-8")
    command = [sys.executable, "-m", "starboard", "serve", "--host", "127.0.0.1", "--port", "0", "--no-browser"]
    process = subprocess.Popen(
        [*command, "--database", f"sqlite:///{tmp_path}/x.sqlite3", "--no-flight-log", "--bot", f"{file}:Greedy"],
        env=os.environ | {"PYTHONPATH": str(ROOT / "src")},
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout is not None
        url = next(found[0] for line in process.stdout if (found := re.findall(r"http://localhost:\d+", line)))
        page = visit(f"{url}/new/death-angel", name="Ola", base_url=url)
        expect(page.get_by_text("Greedy").first).to_be_attached()
    finally:
        process.terminate()
        process.wait()
