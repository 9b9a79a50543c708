"""Nothing is lost: reload, a server that dies, a line that drops with a move on its way, a seat that moves."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect
from tests.browser.house import House, play_alone
from tests.browser.player import Player

Visit = Callable[..., Page]
Picture = Callable[[Page, str], None]


def shown(page: Page) -> dict[str, Any]:
    """What stands on the board, for comparing."""
    return {
        "formation": page.locator("[data-spot^='marine:']").evaluate_all("them => them.map(one => one.ariaLabel)"),
        "question": page.get_by_test_id("prompt").get_by_role("heading").inner_text(),
        "log": page.get_by_test_id("log").get_by_role("listitem").count(),
    }


def test_reload_in_mid_game(visit: Visit) -> None:
    page = visit(name="Ola")
    play_alone(page)
    player = Player(page)
    player.play(20)
    before = shown(page)
    page.reload()
    page.get_by_test_id("formation").wait_for()
    expect(page.get_by_test_id("prompt").get_by_role("heading")).to_have_text(before["question"])
    assert shown(page) == before
    player.play(10)


def test_server_dies_in_mid_game(visit: Visit, house: House, picture: Picture) -> None:
    page = visit(name="Ola")
    play_alone(page)
    player = Player(page)
    player.play(12)
    before = shown(page)
    house.kill()
    expect(page.get_by_text("Reconnecting … Your seat is kept.")).to_be_visible()
    picture(page, "reconnecting_laptop")
    house.open()
    expect(page.get_by_text("Reconnecting … Your seat is kept.")).to_be_hidden()
    assert shown(page) == before
    player.play(10)
    assert shown(page) != before


def test_a_move_on_its_way_is_played_once(visit: Visit) -> None:
    """The line drops after the server took the move and before it could say so: the client sends it again."""
    page = visit(name="Ola")
    sent: list[str] = []
    cut = False

    def through(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def up(message: str | bytes) -> None:
            nonlocal cut
            said = json.loads(message)
            if said["type"] == "play":
                sent.append(said["id"])
            server.send(message)
            if said["type"] == "play" and len(sent) == 1:
                cut = True

        def down(message: str | bytes) -> None:
            nonlocal cut
            if cut and json.loads(message)["type"] in ("accepted", "update"):
                cut = False
                line.close()
                server.close()
                return
            line.send(message)

        line.on_message(up)
        server.on_message(down)

    page.route_web_socket("**/ws/tables/*", through)
    play_alone(page)
    log = page.get_by_test_id("log").get_by_text(re.compile(r"^Card \d"))
    expect(log).to_have_count(0)
    page.locator("[data-look=lit]").first.click()
    page.get_by_role("button", name="Choose this card").click()
    expect(log).to_have_count(1)
    # The answer to the second sending lets the next card be chosen: then all that was to come has come.
    Player(page).play(2)
    assert sent[:2] == [sent[0]] * 2
    assert len(sent) == 3
    expect(log).to_have_count(2)


def test_seat_moves_to_another_device(visit: Visit) -> None:
    page = visit(name="Ola")
    code = play_alone(page)
    page.get_by_role("button", name="Menu").click()
    with page.expect_response("**/link") as answer:
        page.get_by_role("button", name="Change device").click()
    path = answer.value.json()["path"]
    other = visit(path, size="phone", name="Elsewhere")
    other.get_by_role("button", name="Sit down here").click()
    other.get_by_test_id("prompt").wait_for()
    assert other.url.endswith(f"/table/{code}")
    expect(other.get_by_test_id("prompt")).to_have_attribute("data-mine", "true")
    again = visit(path, name="Thief")
    again.get_by_role("button", name="Sit down here").click()
    expect(again.get_by_text("This link is used up")).to_be_visible()
