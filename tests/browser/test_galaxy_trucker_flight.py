"""Galaxy Trucker in flight: two people to the settlement, and what would have saved their parts.

Ships are built over the wire (:mod:`.truckers`): the building race has tests of its own.
"""

from __future__ import annotations

from collections.abc import Callable
from threading import Thread
from typing import Any

from playwright.sync_api import Page, expect
from tests.browser.house import House, create
from tests.browser.player import MOST, Player, meet
from tests.browser.trucker_moments import stand
from tests.browser.truckers import Trucker

Visit = Callable[..., Page]
Picture = Callable[[Page, str], None]
ALOFT = ("flight", "settlement", "over")


def at_table(page: Page, code: str, verb: str, **body: Any) -> None:
    """Do something at a table, as the visitor of this page."""
    done = page.evaluate(
        """async ([path, body]) => (await fetch(path, {
            method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(body)})).status""",
        [f"/api/tables/{code}/{verb}", body],
    )
    assert done < 300, (verb, done)


def aloft(house: House, code: str, pages: list[Page], options: dict[str, Any]) -> None:
    """Everybody builds at once, over the wire, until the ships fly."""
    truckers = [Trucker(house, page, code, options) for page in pages]
    crews = [Thread(target=trucker.until, args=(lambda phase: phase in ALOFT,)) for trucker in truckers]
    for crew in crews:
        crew.start()
    for crew in crews:
        crew.join()
    for trucker in truckers:
        assert trucker.phase in ALOFT
        trucker.close()


def settled(page: Page) -> bool:
    return page.get_by_test_id("settlement").count() > 0


def fly(players: list[Player], look: Callable[[], None] = lambda: None) -> None:
    """All fly until the settlement lies before them."""
    for _ in range(MOST):
        seen = meet(players)
        look()
        if all(settled(player.page) for player in players) or seen[0]["state"] == "over":
            return
        asked = [n for n, one in enumerate(seen) if one["state"] == "mine" and not settled(players[n].page)]
        if asked:
            players[asked[0]].turn()
        else:
            players[0].look(seen[0]["key"])
    raise AssertionError("the flight does not end")


def sums(page: Page) -> list[list[int]]:
    """The columns of the settlement, each with its total last."""
    rows = page.get_by_test_id("settlement").locator("table tr").all()
    cells = [[cell.inner_text() for cell in row.locator("td").all()] for row in rows[1:]]
    figures = [
        [int(text.replace("−", "-").replace("+", "").replace("★", "").replace("–", "0")) for text in row]
        for row in cells
    ]
    return [list(column) for column in zip(*figures, strict=True)]


def test_two_people_fly_to_the_settlement(visit: Visit, house: House, pictures: Picture, picture: Picture) -> None:
    options = {"rounds": "I", "pace": "turns"}
    ola, marek = visit("/", name="Ola"), visit("/", size="phone", name="Marek", has_touch=True)
    code = create(ola, "galaxy-trucker", seats=2, seed=5, options=options)
    at_table(marek, code, "sit", seat=1, name="Marek")
    at_table(marek, code, "ready", ready=True)
    at_table(ola, code, "start")
    aloft(house, code, [ola, marek], options)
    for page in (ola, marek):
        page.goto(f"/table/{code}")
        page.get_by_test_id("flight").wait_for()
    television = visit(f"/table/{code}?tv=1", size="tv")
    television.get_by_test_id("flight").wait_for()
    seen: set[str] = set()

    def look() -> None:
        """A picture of every card, and of what was seen on it."""
        card = ola.locator("article.card").first
        name = card.get_attribute("aria-label") if card.count() else None
        if name and name not in seen:
            seen.add(name)
            slug = name.lower().replace(" ", "_")
            picture(ola, f"gt_flight_{slug}_laptop")
            picture(marek, f"gt_flight_{slug}_phone")
            picture(television, f"gt_flight_{slug}_tv")

    fly([Player(ola, 3), Player(marek, 4, hand="finger")], look)
    assert len(seen) >= 4, seen
    expect(television.get_by_test_id("settlement")).to_be_visible()
    pictures(ola, "gt_settlement")
    for page in (ola, marek):
        for column in sums(page):
            assert sum(column[:-1]) == column[-1]
        page.get_by_test_id("answer").click()
    for page in (ola, marek):
        page.get_by_test_id("result").wait_for()


WITHIN = """node => {
    const [rocket, mark] = [node.firstElementChild, node.lastElementChild].map((one) => one.getBoundingClientRect());
    return rocket.left - 1 <= mark.left && mark.right <= rocket.right + 1;
}"""


def test_a_mark_on_the_ring_lies_on_its_own_rocket(visit: Visit) -> None:
    """Beside it, it would lie over the rocket of the next day."""
    page = visit(name="Ola")
    page.goto(f"/table/{stand(page, 'planets')}")
    rockets = page.locator(".ring .at")
    rockets.first.wait_for()
    assert all(rocket.evaluate(WITHIN) for rocket in rockets.all())


def test_goods_that_fit_best_are_loaded_by_the_first_number(visit: Visit) -> None:
    """Best fit comes first while it can be pressed; then it stands for no key."""
    page = visit(name="Ola")
    page.goto(f"/table/{stand(page, 'loading')}")
    fit = page.get_by_role("button", name="Best fit")
    expect(page.get_by_test_id("load")).to_be_visible()
    if fit.is_enabled():
        page.keyboard.press("1")
    expect(fit).to_be_disabled()
    before = page.locator("[data-moment]").get_attribute("data-moment")
    page.keyboard.press("1")
    expect(page.locator("[data-moment]")).not_to_have_attribute("data-moment", str(before))


def test_what_would_have_saved_a_part_of_this_flight(visit: Visit, pictures: Picture) -> None:
    """At the settlement each lost part says what would have saved it, and shows where it would have been."""
    ola = visit(name="Ola")
    ola.goto(f"/table/{stand(ola, 'settlement')}")
    losses = ola.get_by_test_id("losses")
    buttons = losses.get_by_role("button", name="What would have saved this part")
    expect(buttons.first).to_be_visible()
    said = set()
    for n in range(buttons.count()):
        buttons.nth(n).click()
        status = losses.get_by_role("status")
        expect(status).not_to_have_text("One moment …")
        said.add(status.inner_text())
        changes = losses.locator(".changes button")
        if changes.count():
            changes.first.click()
            expect(ola.locator(".wreck .ghost svg")).to_be_visible()
            pictures(ola, "gt_settlement_saved")
    assert said
