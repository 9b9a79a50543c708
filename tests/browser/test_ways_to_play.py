"""Phone, keyboard, the reasons for a no, talking, taking back; the generic board."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.browser.house import create, play_alone
from tests.browser.player import LOOK, Player

Visit = Callable[..., Page]
Picture = Callable[[Page, str], None]

COUNT_FRAMES = """window.frames_ = 0;
const ask = requestAnimationFrame;
window.requestAnimationFrame = (draw) => { window.frames_++; return ask(draw); };"""

TOO_SMALL = """() => [...document.querySelectorAll('[data-look=lit], [data-choice]')]
    .map((node) => ({spot: node.dataset.spot ?? node.innerText, box: node.getBoundingClientRect()}))
    .filter(({box}) => !(Math.min(box.width, box.height) >= 40 || (box.width >= 90 && box.height >= 30)
                         || (box.width >= 40 && box.height >= 24)))
    .map(({spot, box}) => `${spot} ${Math.round(box.width)}x${Math.round(box.height)}`)"""


@pytest.mark.parametrize("size", ["phone", "small"])
def test_on_a_phone_by_taps(visit: Visit, picture: Picture, size: str) -> None:
    page = visit(size=size, name="Ola", has_touch=True, is_mobile=True)
    play_alone(page, seats=1)
    player = Player(page, 4, real=True)
    for turn in range(30):
        player.turn()
        if turn % 6 == 5:
            player.rest()
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
            assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
            assert page.evaluate(TOO_SMALL) == []
    picture(page, f"touch_{size}")


def test_by_keyboard_alone(visit: Visit) -> None:
    """Tab walks what is lit, Enter takes it, numbers press buttons: half a round and more without a pointer."""
    page = visit(name="Ola")
    play_alone(page)
    log = page.get_by_test_id("log").get_by_role("listitem")
    start = log.count()
    for turn in range(600):
        if log.count() > start + 20:
            break
        seen = page.evaluate(LOOK, False)
        if seen["state"] == "story":
            page.keyboard.press("Escape")
        elif seen["state"] == "mine" and seen["armed"]:
            page.keyboard.press("1")
        elif seen["state"] == "mine" and seen["lit"] and turn % 3:
            for _ in range(40):
                page.keyboard.press("Tab")
                if page.evaluate("document.activeElement.dataset.look") == "lit":
                    break
            page.keyboard.press("Enter")
        elif seen["state"] == "mine" and seen["choices"]:
            page.keyboard.press("1")
        elif seen["state"] == "mine":
            page.keyboard.press("ArrowDown")
            page.keyboard.press("Enter")
        page.wait_for_timeout(30)
    assert log.count() > start + 20
    page.keyboard.press("l")
    expect(page.get_by_role("dialog", name="Log")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="Log")).to_be_hidden()


def test_every_no_has_a_reason(visit: Visit, picture: Picture) -> None:
    page = visit(name="Ola", size="phone")
    play_alone(page)
    player = Player(page)
    for _ in range(400):
        player.turn()
        if page.get_by_text("rests this round").count() and page.evaluate(LOOK, False)["state"] == "mine":
            break
        page.wait_for_timeout(10)
    player.rest()
    resting = page.locator(".hand-card", has_text="rests this round").first
    resting.click()
    why = page.get_by_test_id("why")
    expect(why).to_be_visible()
    picture(page, "why_phone")
    why.get_by_role("link", name="Rule DA-6.2").click()
    rule = page.get_by_role("dialog", name="Rule DA-6.2")
    expect(rule).to_contain_text("resolved in the previous round")
    picture(page, "clause_phone")
    page.keyboard.press("Escape")
    page.locator("[data-spot^='marine:']").first.click(button="right")
    expect(page.get_by_role("dialog")).to_contain_text("range")
    picture(page, "explain_phone")


def test_talking_pointing_and_taking_back(visit: Visit) -> None:
    ola, marek = visit(name="Ola"), visit(name="Marek")
    code = create(ola, seats=2, seed=3)
    marek.goto(f"/table/{code}")
    marek.get_by_role("button", name="Sit down").click()
    marek.get_by_role("button", name="I am ready").click()
    ola.goto(f"/table/{code}")
    ola.get_by_role("button", name="Start").click()
    for page in (ola, marek):
        page.get_by_test_id("formation").wait_for()
        page.get_by_role("button", name="Chat").first.click()
    ola.get_by_label("Say something").fill("<b>left</b> first")
    ola.keyboard.press("Enter")
    expect(marek.get_by_text("<b>left</b> first")).to_be_visible()
    marek.get_by_role("button", name="Thank you.").click()
    expect(ola.get_by_role("listitem").get_by_text("Thank you.")).to_be_visible()

    marek.locator("[data-spot^='marine:']").nth(2).click(button="right")
    marek.get_by_role("button", name="Point it out to everybody").click()
    expect(ola.get_by_test_id("ping")).to_be_visible()

    ola.get_by_role("button", name="Log").first.click()
    ola.locator("[data-look=lit]").first.click()
    ola.get_by_role("button", name="Choose this card").click()
    expect(ola.get_by_test_id("log").get_by_text("Ola chooses")).to_have_count(1)
    ola.get_by_test_id("prompt").wait_for()
    ola.keyboard.press("u")
    expect(marek.get_by_text("Ola asks to take a move back.")).to_be_visible()
    marek.get_by_role("button", name="Agree").click()
    expect(ola.get_by_test_id("log").get_by_text("Ola chooses")).to_have_count(0)


def test_generic_board_plays_any_game(visit: Visit, picture: Picture) -> None:
    page = visit(name="Ola")
    code = create(page, quick=True, seats=1, seed=5)
    page.goto(f"/table/{code}?generic=1")
    page.get_by_test_id("panels").get_by_role("region").first.wait_for()
    for _ in range(12):
        page.get_by_test_id("move").first.click()
        page.wait_for_timeout(60)
    assert page.get_by_test_id("log").get_by_role("listitem").count() > 10
    picture(page, "generic_death_angel_laptop")


@pytest.mark.parametrize("game", ["space-alert", "galaxy-trucker"])
def test_generic_board_with_a_clock(visit: Visit, picture: Picture, game: str) -> None:
    page = visit(name="Ola")
    code = create(page, game, quick=True, seed=5)
    page.goto(f"/table/{code}")
    page.get_by_test_id("panels").get_by_role("region").first.wait_for()
    picture(page, f"generic_{game}_laptop")
    moves = page.get_by_test_id("move")
    for _ in range(8):
        if moves.count():
            moves.first.click()
        page.wait_for_timeout(120)
    page.set_viewport_size({"width": 390, "height": 844})
    page.wait_for_timeout(100)
    picture(page, f"generic_{game}_phone")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_reduced_motion_moves_nothing(visit: Visit) -> None:
    page = visit(name="Ola", reduced_motion="reduce")
    play_alone(page)
    Player(page).play(15)
    assert page.evaluate("document.getAnimations().filter((a) => a.playState === 'running').length") == 0


def test_idle_table_is_quiet(visit: Visit) -> None:
    """Without a change nothing is drawn: no frame callbacks, no running animations once the brackets have breathed."""
    page = visit(name="Ola", reduced_motion="reduce")
    page.add_init_script(COUNT_FRAMES)
    play_alone(page)
    page.wait_for_timeout(300)
    before = page.evaluate("window.frames_")
    page.wait_for_timeout(1500)
    assert page.evaluate("window.frames_") == before
