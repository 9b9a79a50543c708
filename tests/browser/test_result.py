"""How it ended: a page with the story, from which everything is in reach; on the generic board a dialog."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect
from tests.browser.played import ended, launched, playing_on, uploaded

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
    tale = page.evaluate(f"fetch('/api/replays/{code}/tale').then((answer) => answer.json())")
    told_as = "How" if tale["turn"]["kind"] == "drift" else "Where"
    expect(turn.get_by_role("heading", name=f"{told_as} it was lost")).to_be_visible()
    if told_as == "Where":
        expect(turn.get_by_role("listitem").first).to_be_visible()
    told = turn.locator("p").inner_text()
    expect(result.get_by_text(told)).to_have_count(1)
    # The last of the moments is what ended it, with its die.
    last = page.evaluate(f"fetch('/api/replays/{code}/tale').then((answer) => answer.json())")["last"]
    expect(result.locator(".moment").last).to_contain_text("is the last to fall")
    expect(result.locator(".moment").last.locator(".die")).to_have_count(int(last["face"] is not None))
    pictures(page, "result")
    for name in ("Review", "Save the game as a file"):
        expect(result.get_by_role("link", name=name)).to_be_in_viewport()

    # What ended it, and each of the moments, is stood right before: the next moment shows it happen.
    review = page.get_by_test_id("review")
    for way in (result.get_by_role("link", name="See the last moment"), *result.locator("a.moment").all()):
        address = way.get_attribute("href") or ""
        assert address.startswith(f"/replay/{code}?seat=0&n=")
        place = re.search(r"n=(\d+)&i=(\d+)", address)
        assert place is not None
        way.click()
        expect(page.locator(".what")).to_have_text(re.compile("^Next: "))
        there = f"{place[1]}.{place[2]}"
        expect(review).not_to_have_attribute("data-place", there)
        for _ in range(3):  # what a die led to is stood before with its die
            if review.get_attribute("data-place") != there:
                page.keyboard.press("j")
        expect(review).to_have_attribute("data-place", there)
        page.get_by_role("link", name="Result").click()
        expect(result).to_be_visible()
    assert there == f"{last['n']}.{last['i']}"
    # And the round that is named is the one that is seen.
    turn.get_by_role("link").click()
    expect(page.locator("[data-show='location:']")).to_contain_text(f"round {tale['turn']['where']['args']['round']}")


def test_the_result_is_shared_and_found_again(visit: Visit) -> None:
    page = visit(name="Ola", reduced_motion="reduce", permissions=["clipboard-read", "clipboard-write"])
    code = ended(page)
    share = page.get_by_test_id("result").get_by_role("button", name="Share")
    before = share.bounding_box()
    share.click()
    copied = page.get_by_test_id("result").get_by_role("button", name="Copied")
    expect(copied).to_be_visible()
    assert copied.bounding_box() == before
    link = page.evaluate("navigator.clipboard.readText()")
    assert link.endswith(f"/table/{code}")
    friend = visit(f"/table/{code}", name="Marek", size="phone", reduced_motion="reduce")
    expect(friend.get_by_test_id("result").get_by_role("heading", name=re.compile("Defeat"))).to_be_visible()


def test_the_lost_turn_is_played_again(visit: Visit) -> None:
    page = visit(name="Ola", reduced_motion="reduce")
    code = ended(page)
    page.get_by_test_id("result").get_by_role("button", name="Play on from here").click()
    expect(page).not_to_have_url(re.compile(code))
    page.get_by_test_id("prompt").wait_for()
    expect(page.locator("[data-spot^='marine:']").nth(1)).to_be_visible()


HIDDEN = """() => {
    window.early = [];
    const look = () => {
        if (document.querySelector('[data-testid=result]')) return;
        for (const what of ['A bot plays for you.', 'I’m back'])
            if (!document.body.innerText.includes(what)) window.early.push(what);
        requestAnimationFrame(look);
    };
    look();
}"""


def test_a_bot_that_plays_for_one_gives_no_end_away(visit: Visit) -> None:
    """The game is over long before its story is: until then everything about the board stays as it was."""
    page = visit(name="Ola")
    code = playing_on(page, uploaded(page, "death-angel-two"), 88, 1)
    page.goto(f"/table/{code}")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Bot takes over").click()
    page.keyboard.press("Escape")
    page.get_by_text("A bot plays for you.").wait_for()
    page.evaluate(HIDDEN)
    page.get_by_test_id("result").wait_for(timeout=90_000)
    assert page.evaluate("window.early.length") == 0


def test_a_victory_is_played_and_told(visit: Visit, pictures: Picture) -> None:
    """Six Marines are at the launch controls; the last move of the golden game is played here, and wins."""
    page = visit(name="Ola", reduced_motion="reduce")
    code, seat, n = launched(page)
    result = page.get_by_test_id("result")
    expect(result.get_by_role("heading", name=re.compile("Victory .* Marines came home"))).to_be_visible()
    expect(result.get_by_text(re.compile("The launch worked, and [0-9]+ Marines? fell"))).to_be_visible()
    expect(result.get_by_role("heading", name="Where it was won")).to_be_visible()
    expect(result.get_by_test_id("deeds").locator("li")).to_have_count(12 + 6)
    expect(result.locator(".moment").last).to_contain_text(re.compile("The launch works on a [0-5]"))
    pictures(page, "victory")
    expect(result.get_by_role("link", name="Review")).to_be_in_viewport()
    # Right before the die: what is to be done is said, not yet what came of it.
    result.get_by_role("link", name="See the last moment").click()
    expect(page.locator(".what")).to_have_text(re.compile("^Next: .*: Try to launch"))
    page.keyboard.press("j")
    expect(page.locator(".what")).to_have_text(re.compile("Launch: [0-5]. It works."))
    # At the end of the film stands who has won, not what was tried.
    page.goto(f"/replay/{code}?seat={seat}&n={n}")
    page.get_by_test_id("review").wait_for()
    page.get_by_role("button", name="One step on").click()
    expect(page.locator(".what")).to_have_text("Victory · The launch worked")
    # What is finished leads to how it ended.
    page.goto("/")
    page.get_by_role("link", name=re.compile("Death Angel · won in round [0-9]+")).click()
    expect(result.get_by_role("heading", name=re.compile("Victory"))).to_be_visible()


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


def test_every_highlight_has_a_picture(visit: Visit) -> None:
    """Also what no die and no Marine ended: nothing was left in the dark."""
    page = visit(name="Ola", reduced_motion="reduce")

    def told(route: Route) -> None:
        tale = route.fetch().json()
        last = {**tale["last"], "kind": "end", "about": "", "face": None}
        last["phrase"] = {"id": "death-angel-tale-last", "args": {}}
        route.fulfill(json={**tale, "last": last, "moments": [*tale["moments"][:-1], last]})

    page.route("**/tale*", told)
    ended(page)
    moments = page.get_by_test_id("result").locator(".moment")
    expect(moments.last).to_contain_text("Nothing is left in the dark")
    for moment in moments.all():
        expect(moment.locator(".picture svg").first).to_be_visible()


def test_where_no_round_stands_out_one_is_seen_as_it_began(visit: Visit, picture: Picture) -> None:
    page = visit(name="Ola", reduced_motion="reduce")

    def told(route: Route) -> None:
        tale = route.fetch().json()
        number = tale["turn"]["where"]["args"]["round"]
        turn = {"kind": "drift", "n": tale["turn_from"], "about": ""}
        turn["phrase"] = {
            "id": "death-angel-tale-drift-lost",
            "args": {"steps": 3, "missions": 100, "start": 71, "middle": 42, "round": number, "end": 8, "last": 8},
        }
        turn["where"] = {"id": "death-angel-tale-drift", "args": {"round": number}}
        route.fulfill(json={**tale, "turn": {**tale["turn"], **turn}, "turn_facts": []})

    page.route("**/tale*", told)
    ended(page)
    turn = page.get_by_test_id("turn")
    expect(turn.get_by_role("heading", name="How it was lost")).to_be_visible()
    expect(turn).to_contain_text("The chance to win slipped away: 71% at the start, 42% after round")
    picture(page, "result_drift_laptop")
    see = turn.get_by_role("link", name="See round")
    number = see.inner_text().split()[-1]
    see.click()
    expect(page.locator("[data-show='location:']")).to_contain_text(f"round {number}")
    expect(page.locator("[aria-current=step]")).to_contain_text("Choose")


def test_alone_one_plays_again_at_once(visit: Visit) -> None:
    """With bots only nobody is waited for: the same seats and options, on the board; the lobby is for other options."""
    page = visit(name="Ola", reduced_motion="reduce")
    before, seat, _ = launched(page)
    result = page.get_by_test_id("result")
    result.get_by_role("button", name="Change the options").wait_for()
    result.get_by_role("button", name="Play again").click()
    page.wait_for_function("(before) => !location.pathname.includes(before)", arg=before)
    page.get_by_test_id("prompt").wait_for()
    expect(page.get_by_test_id("code")).to_have_count(0)
    kinds = page.evaluate("starboard.table.seats.map(({ kind }) => kind)")
    assert [n for n, kind in enumerate(kinds) if kind != "bot"] == [seat]


def test_with_other_options_it_begins_in_the_lobby(visit: Visit) -> None:
    page = visit(name="Ola", reduced_motion="reduce")
    launched(page)
    page.get_by_test_id("result").get_by_role("button", name="Change the options").click()
    page.get_by_test_id("code").wait_for()
