"""A table before its game: what a friend on the link sees, what the bar says, what fits where."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import DRAWN
from tests.browser.house import create

Visit = Callable[..., Page]

WIDER = "document.documentElement.scrollWidth - innerWidth"
OUTSIDE = """(card) => [...card.querySelectorAll('button, input')].filter((one) => {
    const [inner, outer] = [one.getBoundingClientRect(), card.getBoundingClientRect()];
    return inner.bottom > outer.bottom || inner.right > outer.right;
}).map((one) => one.textContent || one.ariaLabel)"""
"""What reaches over the edge of its card."""


def lobby(page: Page) -> str:
    """A table of three; its code."""
    code = create(page, seats=3)
    page.goto(f"/table/{code}")
    page.get_by_test_id("code").wait_for()
    return code


@pytest.mark.parametrize(("width", "height"), [(360, 640), (390, 844), (844, 390)])
def test_the_largest_text_fits_a_phone(visit: Visit, width: int, height: int) -> None:
    page = visit(name="Ola")
    lobby(page)
    page.set_viewport_size({"width": width, "height": height})
    for text in ("large", "largest"):
        page.evaluate("(size) => (document.documentElement.dataset.size = size)", text)
        page.evaluate(DRAWN)
        assert page.evaluate(WIDER) <= 0, text
        for name in ("Copy the link", "Show on the television", "Start the game"):
            button = page.get_by_role("button", name=name).or_(page.get_by_role("link", name=name))
            box = button.bounding_box()
            assert box is not None
            assert 0 <= box["x"] <= box["x"] + box["width"] <= width, (text, name)
        # The code is read whole, whatever its letters.
        assert page.get_by_test_id("code").evaluate("(code) => code.scrollWidth - code.clientWidth") <= 1


@pytest.mark.parametrize("width", [1024, 1366])
def test_who_has_not_sat_down_yet_can_talk(visit: Visit, width: int) -> None:
    """He is asked for a name as well, and all of it stands in the card."""
    ola = visit(name="Ola")
    code = lobby(ola)
    friend = visit(f"/table/{code}")
    friend.set_viewport_size({"width": width, "height": 768})
    friend.get_by_label("Your name, for the chat").fill("Marek")
    card = friend.locator(".panel.chat")
    assert card.evaluate(OUTSIDE) == []
    friend.get_by_role("button", name="This is new to me.").click()
    expect(ola.locator(".panel.chat")).to_contain_text("This is new to me.")
    # However much is said, the card stays as high as it is.
    before = card.bounding_box()
    for _ in range(4):
        friend.get_by_role("button", name="Hello!").click()
    expect(card.locator("li")).to_have_count(5)
    after = card.bounding_box()
    assert before is not None
    assert after is not None
    assert after["height"] == before["height"]


def test_quick_phrases_are_of_the_moment(visit: Visit) -> None:
    page = visit(name="Ola")
    lobby(page)
    quick = page.get_by_role("group", name="Quick phrases")
    expect(quick.get_by_role("button", name="Shall we begin?")).to_be_visible()
    for name in ("Well played!", "Shall we play again?", "Careful!", "I need help here."):
        expect(quick.get_by_role("button", name=name)).to_have_count(0)
    page.get_by_role("button", name="Start the game").click()
    page.get_by_test_id("formation").wait_for()
    page.get_by_role("button", name="Chat").first.click()
    expect(quick.get_by_role("button", name="Well played!")).to_be_visible()
    expect(quick.get_by_role("button", name="Shall we begin?")).to_have_count(0)


@pytest.mark.parametrize("game", ["death-angel", "space-alert", "galaxy-trucker"])
def test_who_may_not_change_the_options_reads_them(visit: Visit, game: str) -> None:
    ola = visit(name="Ola")
    code = create(ola, game, seats=3)
    ola.goto(f"/table/{code}")
    friend = visit(f"/table/{code}", name="Marek")
    how = friend.get_by_role("region", name="How do you want to play?")
    expect(how).to_contain_text("Only the host can change this.")
    for folded in how.locator("summary").all():
        if folded.is_visible():
            folded.click()
    expect(how.locator("input, select")).to_have_count(0)
    expect(how.locator("p").filter(has_text="Hints")).to_contain_text("on")
    ola.get_by_role("group", name="Hints").get_by_text("off", exact=True).click()
    expect(how.locator("p").filter(has_text="Hints")).to_contain_text("off")
    # Whoever becomes the host has the switches.
    friend.get_by_role("button", name="Sit down").click()
    ola.get_by_role("button", name="Make host").click()
    expect(how.get_by_role("group", name="Hints").get_by_role("radio", name="off")).to_be_checked()
    expect(how).not_to_contain_text("Only the host can change this.")


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1366, 768)])
def test_the_bar_stands_still_while_people_come_and_go(visit: Visit, width: int, height: int) -> None:
    ola = visit(name="Ola")
    code = lobby(ola)
    ola.set_viewport_size({"width": width, "height": height})
    bar = ola.get_by_test_id("lobby-bar")
    expect(bar).to_contain_text("Bots take the 2 free seats.")
    places = [bar.bounding_box()]
    marek = visit(f"/table/{code}", name="Marek")
    marek.get_by_role("button", name="Sit down").click()
    expect(bar).to_contain_text("Getting ready: Marek")
    places.append(bar.bounding_box())
    marek.get_by_role("button", name="Stand up").click()
    expect(bar).to_contain_text("Start when you like.")
    places.append(bar.bounding_box())
    assert places[0] == places[1] == places[2]
    assert places[0] is not None
    assert places[0]["y"] + places[0]["height"] <= height - 8


def test_what_takes_ready_back_wears_no_tick(visit: Visit) -> None:
    page = visit(name="Ola")
    lobby(page)
    drawn = "(button) => button.querySelector('svg path').getAttribute('d')"
    tick = page.get_by_role("button", name="I’m ready").evaluate(drawn)
    page.get_by_role("button", name="I’m ready").click()
    assert page.get_by_role("button", name="Not ready yet").evaluate(drawn) != tick


MIDDLE = """(field) => {
    const [outer, code] = [field, field.querySelector('path')].map((one) => one.getBoundingClientRect());
    return [code.left - outer.left - (outer.right - code.right), code.top - outer.top - (outer.bottom - code.bottom)];
}"""
"""How much further it is to the left than to the right edge, to the upper than to the lower."""


def test_the_code_that_moves_a_seat_stands_in_the_middle(visit: Visit) -> None:
    page = visit(name="Ola")
    lobby(page)
    page.get_by_role("button", name="Change device").click()
    field = page.locator(".qr")
    field.locator("svg").wait_for()
    assert field.evaluate(MIDDLE) == pytest.approx([0, 0], abs=1)
