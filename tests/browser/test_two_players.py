"""Two people, each in a browser of their own, play Death Angel to its end."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.browser.player import Player, meet, play_out

Visit = Callable[..., Page]
Picture = Callable[[Page, str], None]


def test_from_the_door_to_the_result(visit: Visit, pictures: Picture, picture: Picture) -> None:
    ola = visit("/", size="laptop", name="Ola")
    ola.get_by_role("link", name="Learn").first.wait_for()
    pictures(ola, "home")
    ola.get_by_role("listitem").filter(has_text="Death Angel").get_by_role("link", name="With friends").click()
    ola.get_by_text("More", exact=True).click()
    ola.get_by_label("Seed").fill("11")
    picture(ola, "create_laptop")
    ola.get_by_role("button", name="Open the table").click()
    code = ola.get_by_test_id("code").inner_text()
    assert len(code) == 6

    marek = visit("/", size="phone", name="Marek")
    marek.get_by_label("Join a table").fill(code.lower())
    marek.get_by_role("button", name="Join").click()
    marek.get_by_role("button", name="Sit down").click()
    expect(ola.get_by_text("Marek", exact=True)).to_be_visible()
    pictures(ola, "lobby")
    expect(ola.get_by_role("button", name="Start")).to_be_disabled()
    marek.get_by_role("button", name="I’m ready").click()
    ola.get_by_role("button", name="Start").click()

    first, second = Player(ola, 1, hand="mouse"), Player(marek, 2, hand="mouse")
    for _ in range(30):
        meet([first, second])
        first.turn()
        meet([first, second])
        second.turn()
    meet([first, second])
    first.hand = second.hand = "script"
    pictures(ola, "table")
    picture(marek, "table_marek_phone")
    play_out([first, second])

    for page in (ola, marek):  # the story comes a moment after the page, and has a headline of its own
        page.get_by_test_id("result").get_by_role("heading", name="Highlights").wait_for()
    results = [page.get_by_test_id("result").locator("h1 span").all_text_contents() for page in (ola, marek)]
    assert results[0] == results[1]
    assert results[0][0] in ("Victory", "Defeat")
    assert results[0][1], "and how it came to that"
    pictures(ola, "result")

    ola.get_by_role("button", name="Play again").click()
    ola.get_by_test_id("code").wait_for()
    marek.get_by_role("link", name="They play again: join").click()
    expect(marek.get_by_test_id("code")).to_have_text(ola.get_by_test_id("code").inner_text())
    expect(ola.get_by_text("Marek", exact=True)).to_be_visible()
