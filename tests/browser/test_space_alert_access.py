"""Space Alert's board for other eyes, hands and languages: names, contrast in both themes, widths, fingers, long words.

Every stage of a flight is looked at: briefing, plans, markers, questions, film, what was meant, score, what if.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect
from tests.browser.crews import plan_alone, see_through
from tests.browser.house import create, prefer
from tests.browser.test_access import faults
from tests.browser.test_languages import NAMES, SEAMS
from tests.browser.test_space_alert_plan import halves, slot
from tests.browser.test_touch import REACH, TOUCH
from tests.games.space_alert.flown import PLANS

from starboard.core.languages import PSEUDO

Visit = Callable[..., Page]
Picture = Callable[[Page, str], None]

LANDSCAPE = {"width": 844, "height": 390}
PRACTICE = {"mission": "mission-2", "clock": "off"}
NARROW = 24
"""Turns of the ribbon stand side by side on a phone: as high as a finger, and this wide at least."""


STILL = "() => Promise.all(document.getAnimations().map((one) => one.finished.catch(() => {})))"
"""What has just come has arrived."""


def at_table(page: Page, seats: int) -> None:
    code = create(page, "space-alert", quick=True, seed=3, seats=seats, options=PRACTICE)
    page.goto(f"/table/{code}")
    page.get_by_test_id("ready").wait_for()


def stages(page: Page) -> Iterator[str]:
    """What a player comes to see, one after the other."""
    at_table(page, 4)
    yield "briefing"
    page.get_by_test_id("ready").click()
    expect(slot(page, 1)).to_be_visible()
    yield "plan"
    halves(page).first.click()
    yield "picked"
    slot(page, 1).click()
    page.get_by_test_id("take-back").wait_for()
    yield "laid"
    page.get_by_test_id("packet").click()
    page.get_by_test_id("packet-sure").wait_for()
    yield "asked"
    page.locator("[aria-pressed].toggle").click()
    page.locator("[data-marker]").first.wait_for()
    yield "markers"
    yield from flight(page)


def flight(page: Page) -> Iterator[str]:
    at_table(page, 1)
    page.get_by_test_id("ready").click()
    plan_alone(page, PLANS)
    controls = page.get_by_test_id("film-controls")
    controls.locator(".primary").click()
    yield "film"
    ribbon = page.get_by_test_id("ribbon").get_by_role("button")
    for _ in range(60):
        controls.get_by_role("button").nth(3).click()
        if page.locator(".trip").count() and page.get_by_test_id("turn-cards").count():
            break
    page.locator(".trip").first.click()
    yield "meant"
    page.locator(".meant button").last.click()
    ribbon.first.click()
    controls.locator(".primary").click()
    see_through(page)
    yield "score"
    page.locator(".ending .button").first.wait_for()
    page.get_by_test_id("ending").locator("button").first.click()
    page.get_by_test_id("what-if").wait_for()
    yield "what if"


def tight(page: Page) -> list[str]:
    """What a finger would miss; what lies under a sheet waits."""
    if page.get_by_role("dialog").count():
        return []
    page.evaluate(STILL)
    ribbon = set(page.get_by_test_id("ribbon").get_by_role("button").evaluate_all("them => them.map(n => n.ariaLabel)"))
    open = page.locator("[data-marker]").count() > 0
    found = []
    for thing in page.evaluate(REACH):
        width, height = thing["width"], thing["height"]
        least = NARROW if thing["name"] in ribbon else TOUCH
        # What can be chosen lies over what can only be asked about; the markers' tray over the lanes while it is open.
        under = thing["covered"] in ("lit", "instead") or (open and "Marker" not in thing["name"])
        if not under and (thing["covered"] or width < least or height < TOUCH):
            found.append(f"{thing['name']} {width}x{height} {thing['covered']}")
    return found


def sized(page: Page, size: str) -> None:
    if size == "landscape":
        page.set_viewport_size(LANDSCAPE)  # type: ignore[arg-type]


@pytest.mark.parametrize(("size", "theme"), [("small", "light"), ("landscape", "dark"), ("laptop", "light")])
def test_names_contrast_and_widths(visit: Visit, picture: Picture, size: str, theme: str) -> None:
    page = visit("/settings", size="phone" if size == "landscape" else size, name="Ola")
    sized(page, size)
    prefer(page, "Theme", theme)
    found = {}
    for stage in stages(page):
        page.evaluate(STILL)
        found[stage] = faults(page)
        high = page.evaluate("document.documentElement.scrollHeight - innerHeight")
        if high > 0:
            found[stage].append(f"{high} too high")
        picture(page, f"sa_{stage.replace(' ', '_')}_{size}_{theme}")
    assert {where: what for where, what in found.items() if what} == {}


@pytest.mark.parametrize("size", ["small", "landscape"])
def test_everything_to_tap_is_large_enough(visit: Visit, size: str) -> None:
    page = visit(size="phone" if size == "landscape" else size, name="Ola", has_touch=True)
    sized(page, size)
    wrong = [f"{stage}: {thing}" for stage in stages(page) for thing in tight(page)]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("size", ["phone", "laptop"])
def test_long_words(visit: Visit, picture: Picture, size: str) -> None:
    page = visit(size=size, name="Ola", language=PSEUDO, reduced_motion="reduce")
    found = {}
    for stage in stages(page):
        found[stage] = page.evaluate(SEAMS, NAMES)
        picture(page, f"sa_{stage.replace(' ', '_')}_{size}_pseudo")
    assert {where: what for where, what in found.items() if what} == {}


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", ["small", "laptop"])
def test_pages_of_the_game(visit: Visit, size: str, theme: str) -> None:
    page = visit("/settings", size=size, name="Ola")
    prefer(page, "Theme", theme)
    code = create(page, "space-alert", quick=True, seed=3, seats=1, options={"campaign": True})
    found = {}
    for path in ("missions", "missions/mission-1", "resolve", "log", f"crew/{code}"):
        page.goto(f"/games/space-alert/{path}")
        page.wait_for_load_state("networkidle")
        page.get_by_role("main").wait_for()
        found[path] = faults(page)
    assert {where: what for where, what in found.items() if what} == {}
