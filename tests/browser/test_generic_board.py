"""The generic board: tapping cards, slots, tiles and squares; the clock; staying calm while others act."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.house import House, create

Visit = Callable[..., Page]
Picture = Callable[[Page, str], None]

PRACTICE = {"clock": "off", "mission": "test-run-1"}


def spot(page: Page, **fields: int | str) -> Locator:
    """The cell that stands for these fields of a move."""
    return page.locator(f"[data-spot='{json.dumps(fields, separators=(',', ':'))}']")


def move(page: Page, words: str) -> Locator:
    return page.get_by_test_id("move").filter(has_text=words)


def question(page: Page) -> Locator:
    return page.get_by_test_id("prompt").get_by_role("heading")


def briefed(page: Page, seats: int = 1, **options: str) -> str:
    """A Space Alert crew of one person (and bots) whose clock has started."""
    code = create(page, "space-alert", quick=True, seats=seats, seed=5, options=options)
    page.goto(f"/table/{code}?generic=1")
    move(page, "Ready").click()
    expect(question(page)).to_contain_text("Plan phase 1")
    return code


def building(page: Page, **wish: object) -> str:
    """A Galaxy Trucker against a bot, about to build."""
    code = create(page, "galaxy-trucker", quick=True, seed=5, **wish)
    page.goto(f"/table/{code}?generic=1")
    move(page, "Ready").click()
    expect(question(page)).to_contain_text("Take a tile")
    return code


@pytest.mark.parametrize("size", ["phone", "small", "laptop"])
def test_a_mission_by_taps(visit: Visit, picture: Picture, size: str) -> None:
    """A slot and half a card; a laid card turned over; the phases closed; the flight; the score as a sum."""
    page = visit(size=size, name="Ola", has_touch=size != "laptop", is_mobile=size != "laptop")
    code = briefed(page, 1, **PRACTICE)
    slot = spot(page, crew=0, slot=1)
    slot.click()
    expect(slot).to_have_attribute("data-look", "chosen")
    half = page.locator('[data-spot*=\'"half":"action"\'][data-look=lit]').first
    words = half.get_attribute("aria-label") or ""
    half.click()
    action, movement = words.split(",")[0], words.split("/ ")[1].split(",")[0]
    expect(slot).to_have_attribute("aria-label", re.compile(re.escape(f"Ada's turn 1, {action} ({movement})")))
    slot.click()
    move(page, "turn over").click()
    expect(slot).to_have_attribute("aria-label", re.compile(re.escape(f"Ada's turn 1, {movement} ({action})")))
    picture(page, f"generic_space_alert_plan_{size}")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    move(page, "Close phase 1").click()
    expect(question(page)).to_contain_text("Plan phase 2")
    move(page, "Agree to end").click()
    move(page, "don't ask again").click()
    result = page.get_by_test_id("result")
    expect(result).to_contain_text("penalties")
    picture(page, f"generic_space_alert_result_{size}")
    result.get_by_role("link", name="Review").click()
    expect(page).to_have_url(f"/replay/{code}?seat=0&n=0")
    page.keyboard.press("End")
    expect(page.get_by_role("img", name="Ship", exact=True)).to_be_visible()


def test_an_unlit_square_says_why_not(visit: Visit, picture: Picture) -> None:
    page = visit(name="Ola")
    building(page)
    spot(page, move="take-face-down").click()
    expect(question(page)).to_contain_text("Where does")
    far = spot(page, row=9, column=5)
    expect(far).to_have_attribute("data-look", "still")
    far.click()
    why = page.get_by_test_id("why")
    expect(why.get_by_role("link")).to_contain_text("GT-")
    picture(page, "generic_why_laptop")
    page.keyboard.press("Escape")
    expect(why).to_be_hidden()


def test_building_by_taps_and_by_keys(visit: Visit, picture: Picture) -> None:
    page = visit(name="Ola", size="phone", has_touch=True, is_mobile=True)
    building(page)
    spot(page, move="take-face-down").click()
    squares = page.locator("[data-spot^='{\"row\"'][data-look=lit]")
    expect(squares.first).to_be_visible()
    put = page.get_by_test_id("log").get_by_text("Ola puts")
    squares.first.click()
    # One way round is taken at once while the sand runs; of several one is chosen by its picture.
    expect(put.or_(move(page, "Put it on").first).first).to_be_attached()
    if move(page, "Put it on").count():
        picture(page, "generic_turns_phone")
        page.keyboard.press("1")
    expect(question(page)).to_contain_text("Take a tile")
    move(page, "Pick the last component up again").click()
    expect(question(page)).to_contain_text("Where does")
    move(page, "Return it to the heap").click()
    returned = page.locator("[data-spot*=take-face-up]")
    expect(returned).to_have_count(1)
    page.keyboard.press("ArrowDown")
    expect(page.locator("[data-spot]:focus")).to_have_count(1)
    returned.focus()
    page.keyboard.press("Enter")
    expect(question(page)).to_contain_text("Where does")


@pytest.mark.parametrize("game", ["space-alert", "galaxy-trucker"])
def test_the_clock_everybody_may_see(visit: Visit, house: House, game: str) -> None:
    page = visit(name="Ola", size="small")
    if game == "space-alert":
        briefed(page, seats=2, mission="mission-1")
    else:
        building(page)
    clock = page.get_by_role("timer", name="Phase" if game == "space-alert" else "Sand")
    with house.still():
        if game == "space-alert":
            # The end of a phase is a secret until the computer warns of it, a minute before.
            expect(clock).to_have_count(0)
            house.later(165)
            page.wait_for_function("() => starboard.position.clocks.some((clock) => clock.name === 'phase')")
            page.reload()
        expect(clock).to_be_in_viewport()
        # At most a minute, once the page knows what time it is; the sand is 90 seconds.
        most = r"1:00" if game == "space-alert" else r"1:[0-2]\d|1:30"
        expect(clock).to_have_text(re.compile(rf"^(0:\d\d|{most})$"))


def test_nothing_jumps_while_others_act(visit: Visit) -> None:
    """What has the focus, what is picked and where the page stands stay as they are, whatever the bots do."""
    page = visit(name="Ola", size="small")
    briefed(page, seats=4, mission="mission-1")
    lit = page.locator('[data-spot*=\'"half":"movement"\'][data-look=lit]')
    name = lit.first.get_attribute("data-spot")
    half = page.locator(f"[data-spot='{name}']")
    half.click()
    half.focus()
    panels = page.get_by_test_id("panels")
    panels.evaluate("node => node.scrollTo(0, 150)")
    top = panels.evaluate("node => node.scrollTop")
    prompt = page.get_by_test_id("prompt").bounding_box()
    told = page.locator(".latest")
    for _ in range(3):  # no more than the computer's announcements give, if the bots are content
        last = told.inner_text()
        expect(told).not_to_have_text(last)
    assert page.evaluate("document.activeElement.dataset.spot") == name
    expect(half).to_have_attribute("data-look", "chosen")
    assert panels.evaluate("node => node.scrollTop") == top
    assert page.get_by_test_id("prompt").bounding_box() == prompt


def test_the_hand_stays_where_it_is_when_a_slot_is_chosen(visit: Visit) -> None:
    """Whoever taps slot and card in haste hits the card: no list of all cards comes up in between."""
    page = visit(name="Ola", size="phone", has_touch=True, is_mobile=True)
    briefed(page, seats=2, mission="mission-1")
    half = page.locator('[data-spot*=\'"half":"action"\']').first
    before = half.bounding_box()
    spot(page, crew=0, slot=1).tap()
    expect(spot(page, crew=0, slot=1)).to_have_attribute("data-look", "chosen")
    assert half.bounding_box() == before


def test_the_log_can_be_searched(visit: Visit) -> None:
    page = visit(name="Ola")
    building(page)
    for _ in range(5):  # enough lines for a search, whatever the bot does
        spot(page, move="take-face-down").click()
        expect(question(page)).to_contain_text("Where does")
        move(page, "Return it to the heap").click()
        expect(question(page)).to_contain_text("Take a tile")
    log = page.get_by_test_id("log")
    search = page.get_by_label("Search the log")
    expect(search).to_be_visible()
    search.fill("ola is ready")
    expect(log.get_by_role("listitem")).to_have_count(1)
    search.fill("no such thing")
    expect(log).to_contain_text("Nothing found")
    search.fill("")
    page.get_by_role("button", name="Mine", exact=True).click()
    expect(log).to_contain_text("Ola is ready")
    expect(log).not_to_contain_text("Bot 2")
