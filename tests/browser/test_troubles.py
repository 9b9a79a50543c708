"""When something is wrong the page says what, and what to try."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.browser.house import create, play_alone
from tests.browser.player import Player, play_out

Visit = Callable[..., Page]


def test_a_wrong_code_can_be_mended(visit: Visit) -> None:
    page = visit(name="Ola")
    code = create(page, seats=2)
    page.goto("/table/QQQQQQ")
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("There is no table with the code QQQQQQ.")
    page.get_by_label("Join a table").fill(f"  http://elsewhere/table/{code.lower()}?x=1 ")
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_test_id("code")).to_have_text(code)


@pytest.mark.parametrize("path", ["/new/chess", "/rules/chess", "/learn/chess"])
def test_a_game_that_is_not_here(visit: Visit, path: str) -> None:
    page = visit(path, name="Ola")
    expect(page.get_by_role("alert")).to_contain_text("This game is not on the shelf here.")
    page.get_by_role("link", name="Home").click()
    expect(page.get_by_role("heading", name="Death Angel")).to_be_visible()


def test_home_without_a_server_and_back(visit: Visit) -> None:
    page = visit("/settings", name="Ola")
    page.route("**/api/games", lambda route: route.abort("connectionrefused"))
    page.goto("/")
    expect(page.get_by_role("alert")).to_contain_text("The server is out of reach. Your game is safe.")
    page.unroute("**/api/games")
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", name="Space Alert")).to_be_visible()


def test_a_table_of_an_earlier_version(visit: Visit) -> None:
    """Lists name it, opening it says what to do, and the page does not try again and again."""
    page = visit(name="Ola")
    brief = {"code": "BCDFGH", "game": "death-angel", "phase": "earlier", "seats": ["Ola", "Marek"], "updated": 1.0}
    page.route("**/api/me", lambda route: route.fulfill(json={"name": "Ola", "tables": [brief]}))
    reason = {"id": "server-earlier", "args": {"code": "BCDFGH"}}
    problem = {"status": 410, "reason": reason, "clause": None, "line": None}
    page.route("**/api/tables/*", lambda route: route.fulfill(status=410, json=problem))
    page.goto("/")
    expect(page.get_by_text("from an earlier version")).to_contain_text("Marek")
    expect(page.get_by_role("link", name="Continue")).to_have_count(0)
    page.goto("/table/BCDFGH")
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("Table BCDFGH was begun with an earlier version of the rules")
    expect(alert).to_contain_text("Lay a new one and sit down again.")
    expect(page.get_by_role("button", name="Try again")).to_have_count(0)


def test_an_answer_that_is_none(visit: Visit) -> None:
    """A proxy in between that answers with a page of its own."""
    page = visit(name="Ola")
    code = create(page, seats=2)
    page.route("**/api/tables/*", lambda route: route.fulfill(status=404, body="<h1>nginx</h1>"))
    page.goto(f"/table/{code}")
    expect(page.get_by_role("alert")).to_contain_text("Something broke. Nothing was changed.")


def test_a_seat_link_that_was_used(visit: Visit) -> None:
    page = visit("/seat/not-a-real-token-at-all", name="Ola")
    page.get_by_role("button", name="Sit down here").click()
    expect(page.get_by_role("alert")).to_contain_text("This link is used up")


def test_playing_on_from_a_review(visit: Visit) -> None:
    """What if? A new table stands where the review stood."""
    page = visit(name="Ola")
    code = play_alone(page, seed=21)
    play_out([Player(page, 3)])
    page.goto(f"/replay/{code}?seat=0&n=5")
    expect(page.get_by_test_id("step")).to_contain_text("5 /")
    page.get_by_test_id("review").get_by_role("button", name="Play on from here").click()
    expect(page.get_by_test_id("prompt")).to_have_attribute("data-mine", "true")
    assert code not in page.url
