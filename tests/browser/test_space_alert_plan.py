"""Space Alert's own board: laying cards by taps and by drags, and what is always in sight."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.house import House, create

Visit = Callable[..., Page]
Picture = Callable[[Page, str], None]

PRACTICE = {"clock": "off", "mission": "mission-1"}


ON_TOP = """node => {
    const {x, y, width, height} = node.getBoundingClientRect();
    return node.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""
"""What a finger meets in the middle of a thing is the thing."""


def planning(page: Page, seats: int = 4, **options: Any) -> str:
    """A crew of one person and bots whose action round has begun."""
    code = create(page, "space-alert", quick=True, seats=seats, seed=5, options=options or PRACTICE)
    page.goto(f"/table/{code}")
    page.get_by_role("button", name="Ready", exact=True).click()
    expect(slot(page, 1)).to_be_visible()
    return code


def slot(page: Page, n: int, crew: int = 0) -> Locator:
    return page.locator(f"[data-spot='slot:{crew}:{n}']")


def halves(page: Page, half: str = "action") -> Locator:
    """These halves of the cards in the hand."""
    return page.locator(f"[data-spot^='card:'][data-spot$=':{half}']")


def card(half: Locator) -> str:
    """The card that half a card of the hand belongs to."""
    return str(half.get_attribute("data-spot")).removeprefix("card:").split("#")[0]


def middle(thing: Locator) -> tuple[float, float]:
    """Where it is once it stands still: a card that was just laid glides to its place."""
    node = thing.element_handle()
    assert node
    node.wait_for_element_state("stable")
    box = thing.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, thing: Locator, to: Locator) -> None:
    # Both are looked up before the button goes down: a long press asks what a thing is.
    start, end = middle(thing), middle(to)
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(*end, steps=8)
    # It hangs over what it is to be dropped on.
    expect(to).to_have_attribute("data-over", "")
    page.mouse.up()


def answered(page: Page) -> None:
    expect(page.locator("[data-sending]")).to_have_count(0)


@pytest.mark.parametrize("size", ["phone", "small", "laptop"])
def test_cards_are_laid_turned_and_taken_back_by_taps(visit: Visit, picture: Picture, size: str) -> None:
    page = visit(size=size, name="Ola", has_touch=size != "laptop", is_mobile=size != "laptop")
    planning(page)
    held = halves(page).count()
    halves(page).first.click()
    slot(page, 2).click()
    expect(slot(page, 2)).to_have_attribute("aria-label", _laid())
    expect(halves(page)).to_have_count(held - 1)
    answered(page)
    before = slot(page, 2).get_attribute("aria-label")
    # A second tap at once is a slip of the finger; one after it means what it says.
    page.wait_for_function("(since) => performance.now() - since > 450", arg=page.evaluate("performance.now()"))
    slot(page, 2).click()
    expect(slot(page, 2)).not_to_have_attribute("aria-label", str(before))
    answered(page)
    picture(page, f"space_alert_plan_{size}")
    page.get_by_test_id("take-back").click()
    expect(halves(page)).to_have_count(held)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("size", ["small", "laptop"])
def test_cards_are_told_to_the_crew_and_heard(visit: Visit, picture: Picture, size: str) -> None:
    """One tap tells the own cards, once; what the crew mates have told can be read, card by card."""
    page = visit(size=size, name="Ola", has_touch=size != "laptop", is_mobile=size != "laptop")
    planning(page)
    page.get_by_test_id("tell").click()
    page.wait_for_function("() => starboard.position.view.told[0] !== null")
    expect(page.get_by_test_id("tell")).to_have_count(0)
    held = page.evaluate("() => starboard.position.view.told[0].hand")
    assert sorted(held) == sorted(page.evaluate("() => starboard.position.view.hand"))
    # Bots are open about theirs, sooner or later.
    page.wait_for_function("() => starboard.position.view.told.filter(Boolean).length === 4")
    page.get_by_test_id("crew-cards").click()
    crew = page.get_by_role("dialog", name="The crew's cards")
    expect(crew.get_by_test_id("told")).to_have_count(3)
    expect(
        crew.get_by_role("list", name=re.compile("^Bot 2: in hand")).or_(crew.get_by_text("No cards in hand."))
    ).not_to_have_count(0)
    picture(page, f"space_alert_told_{size}")
    page.keyboard.press("Escape")
    expect(crew).to_have_count(0)


def test_a_tap_on_a_crew_mate_shows_what_the_crew_has_told(visit: Visit, house: House) -> None:
    page = visit(size="phone", name="Ola", has_touch=True, is_mobile=True)
    # In a data transfer, which comes later, a mate who is tapped gets a card.
    with house.still():
        planning(page, clock="real", mission="mission-1")
        page.wait_for_function("() => starboard.position.view.told.slice(1).every(Boolean)")
        page.locator("[data-show='crew:2']").click()
        crew = page.get_by_role("dialog", name="The crew's cards")
        expect(crew.get_by_test_id("told")).to_have_count(3)


@pytest.mark.parametrize("size", ["phone", "small", "laptop"])
def test_what_somebody_says_stands_on_the_board_for_a_while(visit: Visit, picture: Picture, size: str) -> None:
    """Nobody opens the chat in real time. The line has the place of the last announcement, covers nothing, and goes."""
    page, friend = visit(size=size, name="Ola"), visit(name="Hana")
    code = create(page, "space-alert", seats=2, seed=5, options={"mission": "mission-1"})
    friend.goto(f"/table/{code}")
    friend.get_by_role("button", name="Sit down").click()
    friend.get_by_role("button", name="I’m ready").click()
    page.goto(f"/table/{code}")
    page.get_by_role("button", name="Start").click()
    for one in (page, friend):
        one.get_by_role("button", name="Ready", exact=True).click()
    expect(slot(page, 1)).to_be_visible()
    talk, news = page.get_by_test_id("talk"), page.get_by_test_id("news")
    friend.get_by_role("button", name="Chat").first.click()
    before = page.locator("main").bounding_box()
    friend.get_by_label("Say something").fill(
        "Rocket on turn 5, and I look after the computer in every phase there is."
    )
    friend.keyboard.press("Enter")
    expect(talk).to_contain_text("Hana Rocket on turn 5")
    assert page.locator("main").bounding_box() == before, "the board moves"
    assert news.evaluate("node => node.scrollHeight <= node.clientHeight + 1")
    for thing in page.locator("[data-spot^='slot:']:visible, footer button:visible").all():
        assert thing.evaluate(ON_TOP), thing
    picture(page, f"sa_talk_{size}")
    expect(talk).not_to_contain_text("Rocket")


def test_from_an_earlier_moment_there_is_a_way_back(visit: Visit) -> None:
    """A line of the log leads to its moment, in the briefing and in planning, and one button leads back."""
    page = visit(name="Ola")
    code = create(page, "space-alert", quick=True, seats=4, seed=5, options=PRACTICE)
    page.goto(f"/table/{code}")
    line = page.get_by_test_id("log").get_by_role("button")
    ready = page.get_by_test_id("ready")
    line.first.click()
    expect(ready).to_have_count(0)
    page.get_by_test_id("back-now").click()
    ready.click()
    expect(slot(page, 1)).to_be_visible()
    expect(page.get_by_test_id("packet")).to_be_visible()
    line.filter(has_text="tells every card").first.click()
    expect(page.get_by_test_id("packet")).to_have_count(0)
    page.get_by_test_id("back-now").click()
    expect(page.get_by_test_id("packet")).to_be_visible()
    expect(page.get_by_test_id("back-now")).to_have_count(0)


def test_a_second_tap_on_what_was_just_laid_changes_nothing(visit: Visit) -> None:
    page = visit(name="Ola")
    planning(page)
    halves(page).first.click()
    # At once, however slow the machine is.
    slot(page, 1).evaluate("node => { node.click(); node.click(); }")
    answered(page)
    expect(page.get_by_test_id("log").get_by_text("Ola turns")).to_have_count(0)
    expect(page.get_by_test_id("log").get_by_text("Ola plans an action for turn 1.")).to_have_count(1)


@pytest.mark.parametrize("half", ["action", "movement"])
def test_cards_are_laid_swapped_and_taken_back_by_drags(visit: Visit, half: str) -> None:
    page = visit(name="Ola")
    planning(page)
    held = halves(page).count()
    drag(page, halves(page, half).first, slot(page, 1))
    expect(slot(page, 1)).to_have_attribute("aria-label", _laid())
    expect(
        page.get_by_test_id("log").get_by_text(f"Ola plans {'an action' if half == 'action' else 'a movement'}")
    ).to_have_count(1)
    answered(page)
    drag(page, slot(page, 1), slot(page, 3))
    expect(slot(page, 3)).to_have_attribute("aria-label", _laid())
    expect(slot(page, 1)).not_to_have_attribute("aria-label", _laid())
    answered(page)
    drag(page, slot(page, 3), page.locator("[data-spot=hand]"))
    expect(halves(page)).to_have_count(held)


def test_a_locked_turn_says_why(visit: Visit) -> None:
    page = visit(name="Ola")
    planning(page)
    slot(page, 8).click()
    why = page.get_by_test_id("why")
    expect(why.get_by_role("link")).to_contain_text("SA-3.12")


@pytest.mark.parametrize("size", ["phone", "small", "laptop"])
def test_nothing_hides_draw_give_or_the_packet(visit: Visit, size: str) -> None:
    """A full crew in practice, where data may be drawn and handed over all phase long: whatever is picked, laid, asked
    or looked at, all of it can be pressed."""
    page = visit(name="Ola", size=size, has_touch=size != "laptop", is_mobile=size != "laptop")
    planning(page, seats=5)
    draw, packet = page.get_by_test_id("draw"), page.get_by_test_id("packet")
    takers = [page.get_by_role("button", name=f"Hand a card to Bot {n}") for n in (2, 3, 4, 5)]

    def in_sight(*more: Locator) -> None:
        for thing in (draw, *takers, *more):
            expect(thing).to_be_in_viewport(ratio=1)
            assert thing.evaluate(ON_TOP), thing

    in_sight(packet)
    halves(page).first.click()
    in_sight(packet)
    slot(page, 1).click()
    answered(page)
    in_sight(packet, page.get_by_test_id("take-back"))
    halves(page, "movement").first.click()
    in_sight(packet)
    packet.click()
    in_sight(page.get_by_test_id("packet-sure"))
    page.get_by_role("button", name="Keep planning").click()
    if size != "laptop":
        page.get_by_role("button", name="Phase 2").click()
        in_sight(packet)
    page.get_by_role("button", name="Markers for planning").click()
    in_sight(packet)
    takers[0].click()
    expect(page.get_by_role("button", name="Hand a card")).to_have_count(0)
    expect(draw).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("width", [1024, 1280])
def test_all_turns_lie_on_the_table_of_a_small_laptop(visit: Visit, width: int) -> None:
    page = visit(name="Ola")
    page.set_viewport_size({"width": width, "height": 720})
    planning(page)
    for n in (1, 12):
        expect(slot(page, n)).to_be_in_viewport(ratio=1)
        assert slot(page, n).evaluate(ON_TOP)
    edges = "node => { const {left, right} = node.getBoundingClientRect(); return [left, right]; }"
    (left, right), (first, _), (_, last) = (
        one.evaluate(edges) for one in (page.locator("main"), slot(page, 1), slot(page, 12))
    )
    assert left <= first < last <= right


def test_an_empty_turn_is_asked_for_once_before_the_next_packet(visit: Visit) -> None:
    page = visit(name="Ola")
    planning(page)
    page.get_by_test_id("packet").click()
    expect(page.get_by_text("3 turns of phase 1 are empty. Close it anyway?")).to_be_visible()
    page.get_by_role("button", name="Keep planning").click()
    page.get_by_test_id("packet").click()
    page.get_by_test_id("packet-sure").click()
    expect(page.get_by_test_id("prompt").get_by_role("heading")).to_have_text("Plan turns 4 to 7")


def test_an_empty_turn_is_asked_for_once_before_the_end_of_planning(visit: Visit) -> None:
    page = visit(name="Ola")
    planning(page)
    for phase in (1, 2):
        page.get_by_role("button", name=f"Close phase {phase}").click()
        page.get_by_test_id("packet-sure").click()
    page.get_by_role("button", name="End planning now").click()
    expect(page.get_by_text("5 turns are empty. End planning anyway?")).to_be_visible()
    page.get_by_role("button", name="Keep planning").click()
    agree = page.get_by_test_id("agree")
    agree.click()
    page.get_by_test_id("agree-sure").click()
    for asking in (agree, page.get_by_test_id("agree-sure")):
        expect(asking).to_have_count(0)


def test_androids_are_called_so(visit: Visit) -> None:
    """Beside a bot nobody takes them for people."""
    page = visit(name="Ola", size="phone")
    code = create(page, "space-alert", quick=True, seats=2, seed=5, options=PRACTICE)
    page.goto(f"/table/{code}")
    people = page.get_by_test_id("briefing").get_by_role("listitem")
    expect(people.filter(has_text="android")).to_have_text([re.compile("Ada"), re.compile("Brix")])
    expect(people.filter(has_text="Bot 2")).not_to_contain_text("android")
    page.get_by_role("button", name="Ready", exact=True).click()
    expect(page.get_by_role("button", name="Ada, an android")).to_be_visible()


def _laid() -> re.Pattern[str]:
    return re.compile("a tap turns it over")
