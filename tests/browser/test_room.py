"""Several devices in one room: hands that others see, a television that everybody knows of."""

from __future__ import annotations

from collections.abc import Callable
from urllib.parse import urlsplit

from playwright.sync_api import Page, expect
from tests.browser.house import create

Visit = Callable[..., Page]
Picture = Callable[[Page, str], None]


def two(visit: Visit) -> tuple[Page, Page, str]:
    """Ola and Marek at a table that has begun."""
    ola = visit(name="Ola")
    code = create(ola, seats=2)
    ola.goto(f"/table/{code}")
    marek = visit(f"/table/{code}", size="phone", name="Marek")
    marek.get_by_role("button", name="Sit down").click()
    marek.get_by_role("button", name="Ready").click()
    ola.get_by_role("button", name="Start").click()
    for page in (ola, marek):
        page.get_by_test_id("formation").wait_for()
    return ola, marek, code


def test_a_hand_is_seen_by_the_others_until_it_lets_go(visit: Visit, picture: Picture) -> None:
    ola, marek, _code = two(visit)
    spot = marek.get_by_test_id("formation").locator("[data-spot]").first
    name = spot.get_attribute("data-spot")
    ola.evaluate("(name) => starboard.hold(name)", name)
    hand = marek.get_by_test_id("hand")
    expect(hand).to_be_visible()
    box, thing = hand.bounding_box(), spot.bounding_box()
    assert box is not None
    assert thing is not None
    middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    assert thing["x"] <= middle[0] <= thing["x"] + thing["width"]
    assert thing["y"] <= middle[1] <= thing["y"] + thing["height"]
    picture(marek, "hand_phone")
    expect(ola.get_by_test_id("hand")).to_have_count(0)
    # Whoever comes back sees it too, and whoever goes away lets go.
    marek.reload()
    expect(hand).to_be_visible()
    ola.close()
    expect(hand).to_have_count(0)


def test_the_television_shows_how_to_come_in_and_everybody_knows_of_it(visit: Visit, picture: Picture) -> None:
    ola = visit(name="Ola")
    code = create(ola, seats=2)
    ola.goto(f"/table/{code}")
    screen = visit(f"/table/{code}?tv=1", size="tv")
    big = screen.get_by_test_id("code")
    expect(big).to_have_text(code)
    assert big.evaluate("node => parseFloat(getComputedStyle(node).fontSize)") >= 100
    expect(screen.get_by_role("main")).to_contain_text(f"open {urlsplit(screen.url).netloc} and type the code")
    expect(screen.get_by_role("button")).to_have_count(0)
    assert screen.evaluate("getComputedStyle(document.body).cursor") == "none"
    ola.wait_for_function("() => starboard.table.tv")
    picture(screen, "television_lobby_tv")
    screen.close()
    ola.wait_for_function("() => !starboard.table.tv")
