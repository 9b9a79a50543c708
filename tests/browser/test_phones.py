"""What people come for on a page is in sight on a phone, held either way, also with the largest text."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from playwright.sync_api import Page, expect
from tests.browser.conftest import DRAWN
from tests.browser.played import launched, uploaded

Visit = Callable[..., Page]

PHONES = ((360, 640), (390, 844), (844, 390))
WIDER = "document.documentElement.scrollWidth - innerWidth"


def held(page: Page, *texts: str) -> Iterator[str]:
    """The page on every phone, in every size of text that is named."""
    for text in texts:
        page.evaluate("(size) => (document.documentElement.dataset.size = size)", text)
        for width, height in PHONES:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(DRAWN)
            yield f"{width}x{height} {text}"


def whole(page: Page, role: str, name: str) -> bool:
    """It can be read and tapped: no edge of it is cut off."""
    expect(page.get_by_role(role, name=name, exact=True)).to_be_in_viewport(ratio=0.99)  # type: ignore[arg-type]
    return True


def test_what_can_be_done_when_a_game_is_over(visit: Visit) -> None:
    """A player alone with bots has the most buttons: he may change the options as well."""
    page = visit(size="phone", name="Ola", reduced_motion="reduce")
    launched(page)
    page.get_by_test_id("deeds").wait_for()
    page.get_by_role("button", name="Change the options").wait_for()
    for where in held(page, "normal", "largest"):
        assert page.evaluate(WIDER) <= 0, where
        for role, name in (("button", "Play again"), ("button", "Change the options"), ("button", "Share")):
            assert whole(page, role, name), where
        for name in ("Review", "Save the game as a file", "Home"):
            assert whole(page, "link", name), where


def test_a_review_leads_back_into_the_game(visit: Visit) -> None:
    """What one would have done oneself, and playing on from there, need no pulling into sight."""
    page = visit(size="phone", name="Ola", reduced_motion="reduce")
    page.goto(f"/replay/{uploaded(page, 'death-angel-six')}?seat=0&n=40")
    page.get_by_test_id("review").wait_for()
    for where in held(page, "normal"):
        for name in ("Try again", "Play on from here", "Next highlight"):
            assert whole(page, "button", name), where
    for where in held(page, "largest"):
        assert page.evaluate(WIDER) <= 0, where
        for name in ("Try again", "Play on from here"):
            assert whole(page, "button", name), where
    page.set_viewport_size({"width": 390, "height": 844})
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_test_id("prompt").wait_for()
