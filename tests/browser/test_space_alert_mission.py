"""A mission on Space Alert's board, with a clock that the test moves on: four people, one alone, a drop, television."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import Locator, Page, expect
from tests.browser.crews import heard, hurry, lay, pass_by, see_through
from tests.browser.house import House, create
from tests.browser.test_space_alert_plan import answered, halves, slot

from starboard.games.space_alert.action_cards import HALVES, half

Visit = Callable[..., Page]
Picture = Callable[[Page, str], None]

FRIENDS = ("Ola", "Marek", "Ines", "Tove")
SIZES = ("phone", "small", "laptop", "phone")
PLANS = [
    ". . > B! . > A < ^ . C C",
    ". . B C R B < A . . A! C",
    "B ^ C R . B A! < R . > C",
    "^ C < C . . R! B A > C .",
]
"""What the cards of this table allow, and brings its ship home; on one turn Ola means something else."""
SPARE, TRIPS, MEANT, SCORE = "R>", 8, "blue ▶", 26
MOST = 200
"""More steps of the clock than any mission has."""


def seated(visit: Visit, people: int = 4, **options: Any) -> tuple[list[Page], str]:
    """People in browsers of their own at a table that has begun."""
    ola = visit(name="Ola", size=SIZES[0])
    code = create(ola, "space-alert", seats=people, seed=5, options=options)
    ola.goto(f"/table/{code}")
    pages = [ola]
    for name, size in zip(FRIENDS[1:people], SIZES[1:people], strict=True):
        page = visit(f"/table/{code}", size=size, name=name)
        page.get_by_role("button", name="Sit down").click()
        page.get_by_role("button", name="Ready").click()
        pages.append(page)
    ola.get_by_role("button", name="Start").click()
    for page in pages:
        expect(page.get_by_test_id("ready")).to_be_visible()
    return pages, code


def wait_until(house: House, seen: Locator, seconds: float = 5) -> None:
    """Let time pass until this is seen, and no further: what happened in one step is looked at before the next."""
    for _ in range(MOST):
        if seen.count():
            break
        house.later(seconds)
        heard(seen.page)
    expect(seen).to_be_visible()


def news(page: Page, words: str) -> Locator:
    return page.get_by_test_id("news").get_by_text(re.compile(words, re.IGNORECASE))


def first_card(page: Page, plan: str) -> tuple[int, str, str]:
    """The turn, the half and the card that a plan begins with."""
    turn, order = next((turn, order) for turn, order in enumerate(plan.split(), start=1) if order != ".")
    hand = sorted(page.evaluate("() => starboard.position.view.hand"))
    return next((turn, up, card) for card in hand for up in HALVES if half(card, up) == order)


def until_turn(pages: Sequence[Page], who: Page, turn: int) -> None:
    """Let the film run on everywhere until somebody sees the cards of a turn, and no further."""
    for _ in range(10 * MOST):
        seen = int(who.get_by_test_id("film").get_attribute("data-turn") or 0)
        if seen >= turn:
            return
        pass_by(*pages, ms=2_000 if seen < turn - 1 else 250)
    raise AssertionError("the film does not come to it")


def agree(page: Page) -> None:
    """End planning, although a turn of the last phase is empty."""
    page.get_by_test_id("agree").click()
    page.get_by_test_id("agree-sure").click()


def test_four_people_fly_a_mission(visit: Visit, house: House, picture: Picture) -> None:
    with house.still():
        fly(visit, house, picture)


def fly(visit: Visit, house: House, picture: Picture) -> None:
    """From the briefing to the score."""
    pages, code = seated(visit, mission="mission-1")
    ola, marek, ines, _ = pages
    tv = visit(f"/table/{code}?tv=1", size="tv")
    expect(tv.get_by_test_id("television")).to_be_visible()

    # Roles are badges that are given to people, by taps or by a drag.
    marek.locator("[data-spot='role:captain']").click()
    marek.locator("[data-spot='crew:1']").click()
    expect(ola.locator("[data-spot='crew:1']")).to_have_attribute("aria-label", re.compile("Marek: captain"))
    picture(ola, "space_alert_briefing_phone")
    picture(ines, "space_alert_briefing_laptop")
    for page in pages:
        page.get_by_test_id("ready").click()
    for seat, page in enumerate(pages):
        expect(slot(page, 1, seat)).to_be_visible()

    # Everybody lays cards, the first one by taps; the others see their backs.
    for seat, page in enumerate(pages):
        turn, up, card = first_card(page, PLANS[seat])
        page.locator(f"[data-spot='card:{card}#0:{up}']").click()
        slot(page, turn, seat).click()
        answered(page)
        lay(page, [PLANS[seat]], 1, [seat])
    expect(ines.get_by_test_id("backs").get_by_role("img", name="Ines: 3 of 12 turns planned")).to_be_visible()

    # The end of the phase is nobody's before its warning.
    assert ola.get_by_role("timer", name="Phase").count() == 0
    wait_until(house, ola.get_by_role("timer", name="Phase"))

    wait_until(house, news(ola, "communications are down"))
    expect(tv.get_by_test_id("news")).to_contain_text(re.compile("communications are down", re.IGNORECASE))
    assert ola.evaluate("() => starboard.position.muted")
    picture(ola, "space_alert_silence_phone")
    wait_until(house, ola.get_by_role("button", name="Hand a card to Marek"), 2)

    # Data transfer: a card and a face; Draw stays where it is.
    expect(ola.get_by_test_id("draw")).to_be_in_viewport(ratio=1)
    before = halves(marek).count()
    ola.locator(f"[data-spot='card:{SPARE}#0:action']").click()
    expect(ola.get_by_test_id("draw")).to_be_in_viewport(ratio=1)
    picture(ola, "space_alert_transfer_phone")
    ola.get_by_role("button", name="Hand a card to Marek").click()
    expect(halves(marek)).to_have_count(before + 1)
    ola.get_by_test_id("draw").click()
    expect(ola.get_by_test_id("draw")).to_have_count(0)

    # Phase 2 comes by itself, phase 3 early for one of them.
    wait_until(house, ola.get_by_role("heading", name="Plan turns 4 to 7"), 10)
    for seat, page in enumerate(pages):
        expect(page.get_by_role("heading", name="Plan turns 4 to 7")).to_have_count(1)
        lay(page, [PLANS[seat]], 2, [seat])
    ola.get_by_test_id("packet").click()
    ola.get_by_test_id("packet-sure").click()
    expect(ola.get_by_role("heading", name="Plan turns 8 to 12")).to_be_visible()
    picture(tv, "space_alert_television_tv")
    wait_until(house, marek.get_by_role("heading", name="Plan turns 8 to 12"), 10)
    picture(ines, "space_alert_phase3_laptop")
    for seat, page in enumerate(pages):
        expect(page.get_by_role("heading", name="Plan turns 8 to 12")).to_have_count(1)
        lay(page, [PLANS[seat]], 3, [seat])

    # The early end: faces with ticks, until the last one agrees.
    for page in pages[:3]:
        agree(page)
    expect(ines.get_by_test_id("prompt")).to_contain_text("one is missing")
    agree(pages[3])
    for page in (*pages, tv):
        expect(page.locator("[data-spot^='card:']")).to_have_count(0)

    # The film: all see it, and the table waits for who has stopped it; Ola says that she meant something else.
    hurry(*pages, tv)
    until_turn((*pages, tv), ola, TRIPS)
    controls = ola.get_by_test_id("film-controls")
    controls.get_by_role("button", name="Pause").click()
    mark = ola.get_by_role("button", name="Ola meant something else")
    for _ in range(MOST):
        if mark.count():
            break
        controls.get_by_role("button", name="One part on").click()
        pass_by(*pages, tv)
    mark.click()
    picture(ola, "space_alert_trip_phone")
    ola.get_by_role("group", name="What was meant?").get_by_role("button", name=MEANT).click()
    assert 0 in ines.evaluate("() => starboard.position.to_move"), "the table waits for Ola"
    controls.get_by_role("button", name="Play").click()
    see_through(*pages, tv)
    for page in (*pages, tv):
        expect(page.get_by_test_id("score").locator("[data-part=total]")).to_have_text(str(SCORE))
    picture(ines, "space_alert_score_laptop")


def test_the_television_shows_nothing_private_and_nothing_to_press(visit: Visit) -> None:
    page = visit(name="Ola")
    code = create(page, "space-alert", quick=True, seats=4, seed=5, options={"mission": "mission-1"})
    page.goto(f"/table/{code}")
    page.get_by_test_id("ready").click()
    tv = visit(f"/table/{code}?tv=1", size="tv")
    screen = tv.get_by_test_id("television")
    expect(screen).to_be_visible()
    halves(page).first.click()
    slot(page, 1).click()
    expect(screen.get_by_role("img", name="Ola: 1 of 12 turns planned")).to_be_visible()
    # Backs, no faces: nobody in the room reads what Ola has laid.
    assert tv.evaluate("() => starboard.position.view.crew[0].slots[0].card ?? null") is None
    assert screen.locator("use[href*='#card-face']").count() == 0
    expect(screen.get_by_role("textbox")).to_have_count(0)
    expect(screen.get_by_role("searchbox")).to_have_count(0)


def test_alone_with_four_androids(visit: Visit, picture: Picture) -> None:
    page = visit(name="Ola", size="phone", has_touch=True, is_mobile=True)
    code = create(page, "space-alert", quick=True, seats=1, seed=5, options={"clock": "off"})
    page.goto(f"/table/{code}")
    page.get_by_test_id("ready").click()
    expect(slot(page, 1)).to_be_visible()
    crew = page.get_by_test_id("crew").get_by_role("button")
    expect(crew).to_have_count(4)
    crew.nth(2).click()
    halves(page).first.click()
    slot(page, 1, 2).click()
    expect(slot(page, 1, 2)).to_have_attribute("aria-label", re.compile("a tap turns it over"))
    answered(page)
    # In a solo flight an android's card can be taken back.
    page.get_by_test_id("take-back").click()
    expect(slot(page, 1, 2)).to_have_attribute("aria-label", re.compile("empty"))
    picture(page, "space_alert_solo_phone")


def test_an_androids_card_is_locked_and_says_who_laid_it(visit: Visit) -> None:
    pages, _ = seated(visit, people=2, clock="off")
    for page in pages:
        page.get_by_test_id("ready").click()
    ola, marek = pages
    last = ola.evaluate("() => starboard.position.view.crew.length") - 1
    acts = ola.evaluate(
        """() => {
            const {order, captain, crew} = starboard.position.view;
            const at = order.indexOf(captain);
            return [...order.slice(at), ...order.slice(0, at)].indexOf(crew.length - 1);
        }"""
    )
    for page in pages:
        page.get_by_test_id("crew").get_by_role("button").nth(acts).click()
    place = slot(ola, 1, last)
    # The lock is there before the card is let go.
    expect(place.locator("..").locator(".lock")).to_have_count(1)
    halves(ola).nth(2).click()
    place.click()
    answered(ola)
    for page in pages:
        laid = slot(page, 1, last)
        expect(laid).to_have_attribute("aria-label", re.compile("a tap turns it over"))
        expect(laid.locator("..").locator(".layer")).to_have_count(1)
    # Nobody takes it back, and the reason is at hand.
    slot(marek, 1, last).click()
    expect(marek.get_by_test_id("why").get_by_role("link")).to_contain_text("SA-16")


def test_a_drop_in_mid_mission(visit: Visit, house: House) -> None:
    """Back after a reload the clock has gone on, and what was laid and heard is there."""
    page = visit(name="Ola")
    code = create(page, "space-alert", quick=True, seats=4, seed=5, options={"mission": "mission-1"})
    page.goto(f"/table/{code}")
    page.get_by_test_id("ready").click()
    halves(page).first.click()
    slot(page, 2).click()
    answered(page)
    said = slot(page, 2).get_attribute("aria-label")
    house.later(30)
    page.reload()
    expect(slot(page, 2)).to_have_attribute("aria-label", str(said))
    expect(page.get_by_test_id("news")).not_to_be_empty()
    # The clock is the server's: half a minute more than this page has seen.
    expect(page.get_by_role("timer", name="Mission")).to_have_text(re.compile(r"^([1-9]:\d\d|0:[3-5]\d)$"))


def test_markers_are_everybodys_and_outlast_a_reload(visit: Visit, picture: Picture) -> None:
    """Figures, cubes and threats on the ship, for all to see: by a drag, by two taps, by keys; gone beside the ship."""
    ola = visit(name="Ola", size="phone")
    code = create(ola, "space-alert", quick=True, seats=4, seed=5, options={"clock": "off"})
    ola.goto(f"/table/{code}")
    ola.get_by_test_id("ready").click()
    expect(slot(ola, 1)).to_be_visible()
    tv = visit(f"/table/{code}?tv=1", size="tv")
    ola.get_by_role("button", name="Markers for planning").click()
    layer = ola.get_by_test_id("markers")
    ola.locator("[data-marker='crew:1']").drag_to(layer, target_position={"x": 60, "y": 40})
    shown = tv.get_by_test_id("markers").locator("[data-marker='crew:1']")
    expect(shown).to_be_visible()
    ola.locator("[data-marker='cube:0']").click()
    layer.click(position={"x": 200, "y": 120})
    expect(tv.locator("[data-marker='cube:0']")).to_be_visible()
    picture(ola, "space_alert_markers_phone")
    before = shown.get_attribute("style")
    ola.locator("[data-marker='crew:1']").press("ArrowRight")
    expect(shown).not_to_have_attribute("style", str(before))
    ola.reload()
    expect(ola.get_by_test_id("markers").locator("[data-marker='crew:1']")).to_be_visible()
    ola.get_by_role("button", name="Markers for planning").click()
    ola.locator("[data-marker='crew:1']").drag_to(ola.get_by_test_id("prompt"))
    expect(shown).to_have_count(0)
