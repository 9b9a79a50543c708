"""Space Alert at live tables: a cut line, a reload in the film, the television, a campaign to its second mission."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, WebSocketRoute, expect
from tests.browser.crews import lay, plan_alone, see_through
from tests.browser.house import House, create
from tests.browser.moments import film
from tests.browser.test_film import LOOK, check
from tests.browser.test_space_alert_mission import seated
from tests.browser.test_space_alert_plan import answered, halves, slot
from tests.games.space_alert.flown import PLANS

Visit = Callable[..., Page]
Picture = Callable[[Page, str], None]

HOME = [
    "^ B . . . . A . . . . .",
    "> . . . . A A . . . . .",
    ". . . C B . B . . . . .",
    "< ^ . ^ . . A A . . . .",
]
"""Brings the first mission of the campaign below home, damaged."""
SEED = 1


class Cable:
    """The line of a page: it can be pulled out and plugged in again."""

    def __init__(self, page: Page) -> None:
        self.pulled = False
        self._lines: list[WebSocketRoute] = []
        page.route_web_socket("**/ws/tables/*", self._dialled)

    def _dialled(self, line: WebSocketRoute) -> None:
        if self.pulled:
            line.close()
            return
        far = line.connect_to_server()
        line.on_message(lambda said: None if self.pulled else far.send(said))
        far.on_message(lambda said: None if self.pulled else line.send(said))
        self._lines += [line, far]

    def pull(self) -> None:
        self.pulled = True
        for line in self._lines:
            line.close()
        self._lines.clear()

    def plug(self) -> None:
        self.pulled = False


def seconds(page: Page) -> int:
    """What the mission's clock shows."""
    minutes, rest = page.get_by_role("timer", name="Mission").inner_text().split(":")
    return 60 * int(minutes) + int(rest)


def test_a_line_cut_in_mid_mission(visit: Visit, house: House) -> None:
    """The state comes back, the own cards are kept, and the clock is right."""
    with house.still():
        pages, _ = seated(visit, people=2, mission="mission-1")
        ola, marek = pages
        cable = Cable(ola)
        ola.reload()
        for page in pages:
            page.get_by_test_id("ready").click()
        halves(ola).first.click()
        slot(ola, 2).click()
        answered(ola)
        said = str(slot(ola, 2).get_attribute("aria-label"))
        held, before = halves(ola).count(), seconds(ola)

        cable.pull()
        expect(ola.get_by_text("Reconnecting … Your seat is kept.")).to_be_visible()
        # What can't be sent springs back with the reason, and stays in the hand.
        halves(ola).first.click()
        slot(ola, 3).click()
        expect(ola.get_by_role("alert")).to_contain_text("No connection just now")
        expect(halves(ola)).to_have_count(held)
        house.later(40)
        expect(marek.get_by_test_id("news")).to_contain_text("Time T+")
        cable.plug()

        expect(ola.get_by_text("Reconnecting … Your seat is kept.")).to_be_hidden()
        answered(ola)
        expect(slot(ola, 2)).to_have_attribute("aria-label", said)
        expect(ola.get_by_test_id("news")).to_have_text(marek.get_by_test_id("news").inner_text())
        expect(halves(ola)).to_have_count(held)
        halves(ola).first.click()
        slot(ola, 3).click()
        answered(ola)
        laid = "() => starboard.position.view.crew[0].slots.map((back) => back?.card ?? null)"
        assert [bool(card) for card in ola.evaluate(laid)[:3]] == [False, True, True]
        # The server's time stands still here, and both pages follow it.
        ola.wait_for_function(
            """(least) => {
                const [minutes, seconds] = document.querySelector('[role=timer]').innerText.split(':').map(Number);
                return 60 * minutes + seconds >= least;
            }""",
            arg=before + 40,
        )
        assert seconds(ola) - before < 60


def test_the_film_after_a_reload(visit: Visit) -> None:
    """Turns from before the reload can be wound back to, and show what the server says of them."""
    page = visit(name="Ola")
    code = create(page, "space-alert", quick=True, seed=3, seats=1, options={"mission": "mission-2", "clock": "off"})
    page.goto(f"/table/{code}")
    page.get_by_test_id("ready").click()
    plan_alone(page, PLANS)
    page.get_by_test_id("film").wait_for()
    page.keyboard.press(".")
    page.keyboard.press(".")
    page.wait_for_function("() => Number(document.querySelector('[data-testid=film]').dataset.turn) >= 4")
    controls = page.get_by_test_id("film-controls")
    controls.get_by_role("button", name="Pause").click()
    page.reload()
    page.get_by_test_id("film").wait_for()
    controls.get_by_role("button", name="Pause").click()
    last = page.evaluate("() => starboard.position.n")
    truth = film(page, f"/api/tables/{code}/steps?", last)
    for turn in (1, 3, 2):
        button = page.get_by_test_id("ribbon").get_by_role("button", name=f"Turn {turn}", exact=True)
        button.click()
        page.wait_for_function(f"() => document.querySelector('[data-testid=film]').dataset.turn === '{turn}'")
        check(page, truth)
    for _ in range(6):
        controls.get_by_role("button", name="One part on").click()
        check(page, truth)
    controls.get_by_role("button", name="One part back").click()
    check(page, truth)
    assert page.evaluate(LOOK)["turn"] == 2
    # Played on, it catches up with the table, which has waited.
    controls.get_by_role("button", name="Play").click()
    page.wait_for_function(f"() => starboard.position.n > {last}")


def test_the_television_goes_along_into_film_and_rematch(visit: Visit, picture: Picture) -> None:
    page = visit(name="Ola", size="phone")
    code = create(page, "space-alert", quick=True, seed=3, seats=1, options={"mission": "mission-2", "clock": "off"})
    page.goto(f"/table/{code}")
    page.get_by_test_id("ready").click()
    tv = visit(f"/table/{code}?tv=1", size="tv")
    expect(tv.get_by_test_id("television")).to_be_visible()
    plan_alone(page, PLANS)
    tv.get_by_test_id("film").wait_for()
    tv.wait_for_function("() => Number(document.querySelector('[data-testid=film]').dataset.turn) >= 2")
    picture(tv, "space_alert_film_tv")
    nothing_to_press(tv)
    see_through(page, tv)
    expect(tv.get_by_test_id("score").locator("[data-part=total]")).to_have_text("37")
    picture(tv, "space_alert_score_tv")
    picture(page, "space_alert_score_phone")
    nothing_to_press(tv)

    # What if, from the score: asked for once, answered by the server.
    page.get_by_role("button", name="What if?").click()
    answer = page.get_by_test_id("what-if")
    expect(answer).to_have_attribute("data-score", "37")
    page.get_by_role("button", name=re.compile(", turn 1: gravolift")).first.click()
    page.get_by_role("group", name="Lay instead").get_by_role("button", name="nothing").click()
    expect(answer).not_to_have_attribute("data-score", "37")
    picture(page, "space_alert_what_if_phone")
    page.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Again").click()
    page.wait_for_url(lambda url: code not in url)
    again = page.url.rsplit("/", 1)[-1]
    tv.wait_for_url(f"**/table/{again}?tv=1")
    # Who plays alone plays again at once: no lobby in between.
    expect(tv.get_by_text(f"Code of the table: {again}")).to_be_attached()
    assert tv.evaluate("'tv' in document.documentElement.dataset")


def nothing_to_press(tv: Page) -> None:
    """No field, no menu, no button that anybody sees; the ribbon only shows where the film is."""
    seen = "nodes => nodes.filter((node) => node.checkVisibility() && !node.closest('[data-testid=ribbon]')).length"
    assert tv.locator("button, input, select, textarea, a[href]").evaluate_all(seen) == 0


def test_a_campaign_to_its_second_mission(visit: Visit, pictures: Picture, picture: Picture) -> None:
    """The score comes before the vote; votes, repairs and damage are pictures; mission 2 begins with what is left."""
    page = visit(name="Ola")
    options = {"campaign": True, "clock": "off", "resolution": "run"}
    code = create(page, "space-alert", quick=True, seed=SEED, seats=1, options=options)
    page.goto(f"/table/{code}")
    page.get_by_test_id("ready").click()
    tv = visit(f"/table/{code}?tv=1", size="tv")
    crew = visit(f"/games/space-alert/crew/{code}", name="Eve")
    expect(crew.get_by_test_id("crew")).to_contain_text("Mission 1 of 3")
    plan_alone(page, HOME)
    see_through(page, tv)

    # The score first: nobody has voted, and nothing is asked yet.
    total = page.get_by_test_id("score").locator("[data-part=total]").inner_text()
    expect(page.get_by_test_id("ballot")).to_have_count(0)
    expect(tv.get_by_test_id("score").locator("[data-part=total]")).to_have_text(total)
    expect(crew.get_by_test_id("campaign-total")).to_contain_text(f"{total} points")
    pictures(page, "campaign_score")
    page.get_by_test_id("onward").click()

    # Votes and repairs.
    ballot = page.get_by_test_id("ballot")
    expect(ballot).to_have_attribute("data-topic", "go-on")
    expect(crew.get_by_test_id("ballot")).to_have_attribute("data-topic", "go-on")
    pictures(page, "campaign_vote")
    ballot.locator("[data-vote=go-on]").click()
    repairs = page.locator("button[data-token]")
    expect(repairs.first).to_be_visible()
    tokens = "() => starboard.position.view.campaign.damage.flat().length"
    broken = page.evaluate(tokens)
    pictures(page, "campaign_repairs")
    picture(crew, "campaign_crew_laptop")
    picture(tv, "campaign_television_tv")
    while page.evaluate("() => starboard.position.view.stage") == "repairs":
        before = page.evaluate("() => starboard.position.n")
        repairs.first.click()
        page.wait_for_function(f"() => starboard.position.n > {before}")
    left = page.evaluate(tokens)
    assert 0 < left < broken
    for topic in ("common", "serious"):
        expect(ballot).to_have_attribute("data-topic", topic)
        ballot.locator("[data-vote=white]").click()

    # The second mission begins with what the ship still carries, and shows it.
    expect(page.get_by_test_id("ready")).to_be_visible()
    assert page.evaluate("() => starboard.position.view.flight.damage.flat().length") == left
    for seen in (page, tv):
        expect(seen.locator("svg.ship [data-damage]")).to_have_count(left)
    pictures(page, "campaign_second_briefing")
    page.get_by_test_id("ready").click()
    expect(slot(page, 1)).to_be_visible()
    expect(page.locator("svg.ship [data-damage]")).to_have_count(left)
    expect(crew.get_by_test_id("crew")).to_contain_text("Mission 2 of 3")
    lay(page, ["A . . . . . . . . . . ."] + [". . . . . . . . . . . ."] * 3, 1, range(4))
