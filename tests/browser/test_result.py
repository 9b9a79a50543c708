"""How it ended: a page with the story, from which everything is in reach; on the generic board a dialog."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect
from tests.browser.played import ended, launched

Visit = Callable[..., Page]
Picture = Callable[[Page, str], None]

WITHIN = "document.querySelector('[data-testid=result]').contains(document.activeElement)"


def test_the_focus_stays_in_it(visit: Visit) -> None:
    """The dialog of a board that does not show the end itself."""
    page = visit(name="Ola", reduced_motion="reduce")
    ended(page, "?generic=1")
    result = page.get_by_test_id("result")
    expect(result).to_be_focused()
    stops = set()
    for _ in range(12):
        page.keyboard.press("Tab")
        stops.add(page.evaluate("document.activeElement.textContent"))
        assert page.evaluate(f"{WITHIN} || document.activeElement === document.body")
    assert "Review" in stops
    page.keyboard.press("Escape")
    expect(result).to_have_count(0)


def test_the_end_is_a_page_that_tells_a_story(visit: Visit, pictures: Picture) -> None:
    page = visit(name="Ola", reduced_motion="reduce")
    code = ended(page)
    result = page.get_by_test_id("result")
    expect(result).to_be_focused()
    expect(result.get_by_role("heading", name=re.compile("Defeat .* was the last to stand"))).to_be_visible()
    expect(result.get_by_text(re.compile("slew [0-9]+ Genestealer"))).to_be_visible()
    expect(result.get_by_test_id("deeds").locator("li")).to_have_count(8 + 2)
    turn = result.get_by_test_id("turn")
    expect(turn.get_by_role("heading", name="Where it was lost")).to_be_visible()
    expect(turn.get_by_role("listitem").first).to_be_visible()
    told = turn.locator("p").inner_text()
    expect(result.get_by_text(told)).to_have_count(1)
    # The last of the moments is what ended it, with its die.
    last = page.evaluate(f"fetch('/api/replays/{code}/tale').then((answer) => answer.json())")["last"]
    expect(result.locator(".moment").last).to_contain_text("falls, the last")
    expect(result.locator(".moment").last.locator(".die")).to_have_count(int(last["face"] is not None))
    pictures(page, "result")
    for name in ("Review", "Save the game as a file"):
        expect(result.get_by_role("link", name=name)).to_be_in_viewport()

    # The last board is the moment before the end, and all stays in reach there; also after a reload.
    for again in (False, True):
        if again:
            page.reload()
        result.get_by_role("button", name="See the last moment").click()
        expect(page.locator("[data-spot^='marine:']")).to_have_count(1)
        if last["face"] is not None:  # some fall to an event, without a die
            expect(page.get_by_test_id("prompt")).to_contain_text(str(last["face"]))
            expect(page.get_by_test_id("die").locator("svg").first).to_be_visible()
        expect(page.get_by_role("link", name="Review")).to_be_in_viewport()
        page.get_by_role("button", name="Back to the result").click()
        expect(result).to_be_visible()

    moment = result.locator("a.moment").last
    address = moment.get_attribute("href") or ""
    moment.click()
    page.get_by_test_id("review").wait_for()
    assert address.startswith(f"/replay/{code}?seat=0&n=")
    place = re.search(r"n=(\d+)&i=(\d+)", address)
    assert place is not None
    expect(page.get_by_test_id("review")).to_have_attribute("data-place", f"{place[1]}.{place[2]}")


def test_the_lost_turn_is_played_again(visit: Visit) -> None:
    page = visit(name="Ola", reduced_motion="reduce")
    code = ended(page)
    page.get_by_test_id("result").get_by_role("button", name="Play on from here").click()
    expect(page).not_to_have_url(re.compile(code))
    page.get_by_test_id("prompt").wait_for()
    expect(page.locator("[data-spot^='marine:']").nth(1)).to_be_visible()


def test_a_victory_is_played_and_told(visit: Visit, pictures: Picture) -> None:
    """Six Marines are at the launch controls; the last move of the golden game is played here, and wins."""
    page = visit(name="Ola", reduced_motion="reduce")
    code, seat, n = launched(page)
    result = page.get_by_test_id("result")
    expect(result.get_by_role("heading", name=re.compile("Victory .* Marines came home"))).to_be_visible()
    expect(result.get_by_text(re.compile("The launch worked, and [0-9]+ Marines? stayed behind"))).to_be_visible()
    expect(result.get_by_role("heading", name="Where it was won")).to_be_visible()
    expect(result.get_by_test_id("deeds").locator("li")).to_have_count(12 + 6)
    expect(result.locator(".moment").last).to_contain_text(re.compile("The launch works on a [0-5]"))
    pictures(page, "victory")
    expect(result.get_by_role("link", name="Review")).to_be_in_viewport()
    result.get_by_role("button", name="See the last moment").click()
    expect(page.get_by_test_id("prompt")).to_contain_text(re.compile("Launch: [0-5]. It works."))
    page.get_by_role("button", name="Back to the result").click()
    # At the end of the film stands who has won, not what was tried.
    page.goto(f"/replay/{code}?seat={seat}&n={n}")
    page.get_by_test_id("review").wait_for()
    page.get_by_role("button", name="One step on").click()
    expect(page.locator(".what")).to_have_text("Victory · The launch worked")
    page.goto("/")
    expect(page.get_by_text(re.compile("Death Angel · won in round [0-9]+"))).to_be_visible()


def test_nothing_lies_over_those_who_came_home(visit: Visit) -> None:
    """On a phone: no button over the scene, and every Marine in sight."""
    page = visit(name="Ola", size="phone", reduced_motion="reduce")
    launched(page)
    scene = page.locator("section.scene")
    expect(scene.locator(".back").first).to_be_visible()
    expect(scene.locator("button")).to_have_count(0)
    places = scene.locator(".back").evaluate_all(
        "all => all.map((one) => one.getBoundingClientRect()).map(({left, width}) => [left, width])"
    )
    for (left, _), (right, width) in itertools.pairwise(places):
        assert right - left > 0.35 * width, "each has his face in sight"


@pytest.mark.parametrize(("counts", "honoured"), [((3, 3, 1, 0, 0, 0, 0, 0), 2), ((0,) * 8, 0)])
def test_gold_is_for_who_slew_most(visit: Visit, counts: tuple[int, ...], honoured: int) -> None:
    """Where nobody slew any, all numbers look alike."""
    page = visit(name="Ola", reduced_motion="reduce")

    def told(route: Route) -> None:
        tale = route.fetch().json()
        pieces = [{**one, "count": count} for one, count in zip(tale["pieces"], counts, strict=True)]
        route.fulfill(json={**tale, "pieces": pieces})

    page.route("**/tale*", told)
    ended(page)
    numbers = page.get_by_test_id("deeds").locator("ul").first.locator("b")
    expect(numbers).to_have_text([str(count) for count in counts])
    colours = numbers.evaluate_all("all => all.map((one) => getComputedStyle(one).color)")
    assert len(set(colours[:honoured])) <= 1
    assert len(set(colours[honoured:])) == 1
    assert not set(colours[:honoured]) & set(colours[honoured:])
