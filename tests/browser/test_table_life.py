"""Life around the table: inviting, sitting down, going away, taking back, what the lobby asks, what home remembers."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect
from tests.browser.house import begun, create, play_alone, prefer

Visit = Callable[..., Page]
Pictures = Callable[[Page, str], None]

ELSEWHERE = "http://192.168.7.7:8642"


def reached_at(page: Page, address: str) -> None:
    """The house says that other devices reach it there, as it does on a home network."""

    def answer(route: Route) -> None:
        found = route.fetch()
        route.fulfill(response=found, json={**found.json(), "address": address})

    page.route("**/api/games", answer)


def test_back_from_settings_leads_to_the_table(visit: Visit) -> None:
    page = visit(name="Ola")
    code = create(page)
    page.goto(f"/table/{code}")
    page.get_by_role("link", name="Settings").click()
    page.wait_for_url("**/settings")
    page.get_by_role("link", name="Rules").click()
    page.get_by_role("link", name="Back").click()
    page.wait_for_url(f"**/table/{code}")


def test_the_copied_link_is_the_one_a_friend_can_open(visit: Visit) -> None:
    ola = visit(name="Ola")
    ola.context.grant_permissions(["clipboard-read", "clipboard-write"])
    reached_at(ola, ELSEWHERE)
    code = create(ola, seats=2)
    ola.goto(f"/table/{code}")
    expect(ola.get_by_role("img", name=f"{ELSEWHERE}/table/{code}")).to_be_visible()
    ola.get_by_role("button", name="Copy the link").click()
    expect(ola.get_by_role("button", name="Copied")).to_be_visible()
    assert ola.evaluate("navigator.clipboard.readText()") == f"{ELSEWHERE}/table/{code}"


def test_the_lobby_says_what_to_type_on_a_television(visit: Visit) -> None:
    ola = visit(name="Ola")
    reached_at(ola, ELSEWHERE)
    code = create(ola, seats=2)
    ola.goto(f"/table/{code}")
    typed = f"192.168.7.7:8642/table/{code}?tv"
    expect(ola.get_by_role("region", name="Bring them in")).to_contain_text(typed)
    ola.set_viewport_size({"width": 390, "height": 844})
    expect(ola.get_by_text(typed)).to_be_visible()
    screen = visit(f"/table/{code}?tv", size="tv")
    expect(screen.get_by_text("and type the code")).to_be_visible()
    expect(ola.get_by_text("The television is on.")).to_be_visible()


def test_a_yes_or_no_of_a_game_is_asked_as_its_neighbours(visit: Visit) -> None:
    page = visit("/new/galaxy-trucker", name="Ola")
    first = page.get_by_role("group", name="First flight ever")
    first.get_by_text("on", exact=True).click()
    expect(first.get_by_role("radio", name="on")).to_be_checked()
    assert page.get_by_role("region", name="How do you want to play?").locator("input[type=checkbox]").count() == 0


def test_one_way_to_sit_and_a_ready_button_for_the_host(visit: Visit) -> None:
    ola = visit(name="Ola")
    code = create(ola, seats=3)
    ola.goto(f"/table/{code}")
    marek = visit(f"/table/{code}", size="phone", name="Marek")
    bar = marek.get_by_test_id("lobby-bar")
    bar.get_by_role("button", name="Sit down").wait_for()
    assert marek.locator(".button.primary").count() == 1
    assert marek.get_by_role("button", name="Sit").count() == 1
    bar.get_by_role("button", name="Sit down").click()
    expect(ola.get_by_test_id("lobby-bar")).to_contain_text("Getting ready: Marek")
    expect(ola.get_by_role("button", name="Start the game")).to_be_disabled()

    ola.get_by_role("button", name="I’m ready").click()
    expect(marek.get_by_role("listitem").filter(has_text="Ola")).to_contain_text("ready")
    marek.get_by_role("button", name="I’m ready").click()
    expect(bar).to_contain_text("The host starts the game.")
    expect(ola.get_by_test_id("lobby-bar")).to_contain_text("A bot takes the free seat.")
    ola.get_by_role("button", name="Start the game").click()
    expect(marek.get_by_test_id("formation")).to_be_visible()


def test_a_bot_plays_on_for_whom_is_away(visit: Visit) -> None:
    ola, marek = visit(name="Ola"), visit(name="Marek", size="phone")
    code = begun(ola, marek)
    ola.get_by_test_id("formation").wait_for()
    marek.goto("/")
    strip = ola.locator(".strip").filter(has_text="Marek is away; the seat is kept.")
    strip.get_by_role("button", name="Bot takes over").click()
    expect(strip).to_be_hidden()
    marek.goto(f"/table/{code}")
    marek.get_by_role("button", name="I’m back").click()
    expect(marek.get_by_text("A bot plays for you.")).to_be_hidden()


def test_undo_is_there_only_when_it_can_be_done_and_says_what_goes(visit: Visit) -> None:
    """With bots around the own first question is not the time to take anything back."""
    page = visit(name="Ola")
    play_alone(page, seats=2, bots={"1": "random"})
    page.get_by_test_id("formation").wait_for()
    page.locator("[data-look=lit]").first.wait_for()
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_have_count(0)
    page.locator("[data-look=lit]").first.click()
    page.get_by_role("button", name="Choose this card").click()
    expect(page.get_by_test_id("log").get_by_text("Ola plays")).to_have_count(1)
    # Whose card it was needs no word to its own player.
    page.get_by_role("button", name=re.compile(r"^Undo: \d+ ")).first.click()
    expect(page.get_by_text(re.compile(r"^Taken back: \d+ "))).to_be_visible()
    expect(page.get_by_test_id("log").get_by_text("Ola plays")).to_have_count(0)
    expect(undo).to_have_count(0)


def test_the_lobby_asks_what_people_care_about(visit: Visit, pictures: Pictures) -> None:
    ola, marek = visit(name="Ola"), visit(name="Marek")
    code = create(ola, seats=3)
    ola.goto(f"/table/{code}")
    marek.goto(f"/table/{code}")
    undo = ola.get_by_role("group", name="Take back")
    undo.get_by_text("nobody").click()
    # Who is not the host reads what was chosen.
    expect(marek.locator("p").filter(has_text="Take back")).to_contain_text("nobody")
    expect(marek.get_by_role("group", name="Take back")).to_have_count(0)
    for question in ("Teams", "Hints", "Bots"):
        expect(ola.get_by_role("group", name=question)).to_be_visible()

    lawyers = ola.get_by_test_id("lawyers")
    expect(lawyers.get_by_text("The group travels")).to_be_hidden()
    pictures(ola, "lobby_asks")
    lawyers.get_by_text("Rule details: 4 open questions").click()
    lawyers.get_by_label("The group travels").select_option("only when both piles are empty")
    expect(lawyers).to_contain_text("unlike the rulebook: 1")
    lawyers.get_by_role("link", name="Rule DA-10.1").click()
    expect(ola.get_by_role("dialog")).to_contain_text("DA-10.1")


def brief(**more: Any) -> dict[str, Any]:
    return {
        "code": "BCDFGH",
        "game": "death-angel",
        "phase": "playing",
        "seats": ["Ola", "Marek", ""],
        "updated": time.time() - 12 * 60,
        "lesson": None,
        "rounds": 5,
        "won": None,
        "score": None,
        "place": None,
        **more,
    }


def test_home_says_when_with_whom_how_far_and_how_it_ended(visit: Visit, pictures: Pictures) -> None:
    page = visit(name="Ola")
    tables = [
        brief(),
        brief(code="CDFGHJ", phase="over", won=False, rounds=7),
        brief(code="DFGHJK", game="galaxy-trucker", phase="over", won=False, score=61, place=2, rounds=3),
    ]
    page.route("**/api/me", lambda route: route.fulfill(json={"name": "Ola", "tables": tables}))
    page.goto("/")
    waiting = page.get_by_role("region", name="Your table waits")
    expect(waiting).to_contain_text("Death Angel · round 5")
    expect(waiting).to_contain_text("Marek · 1 bot · 12 minutes ago")
    games = page.get_by_role("region", name="Your games")
    expect(games.get_by_role("link").nth(1)).to_contain_text("Death Angel · lost in round 7")
    expect(games.get_by_role("link").nth(2)).to_contain_text("Galaxy Trucker · place 2, 61 credits")
    pictures(page, "home_games")


def test_the_lessons_come_first_until_a_game_is_finished(visit: Visit) -> None:
    page = visit(name="Ola")
    first, door = page.get_by_test_id("first"), page.locator("li.door").first

    def above() -> bool:
        (one, other) = (where.evaluate("node => node.getBoundingClientRect().top") for where in (first, door))
        return bool(one < other)

    expect(first.get_by_role("link", name="Show me")).to_be_visible()
    assert above()
    # Bots say how well they play, in the words of the lobby, and a crew needs no androids.
    expect(page.get_by_role("button", name="With a bot · Hard")).to_have_count(2)
    expect(page.get_by_role("button", name="With 3 bots · Hard")).to_have_count(1)
    tables = [brief(code="CDFGHJ", phase="over", won=False, rounds=7)]
    page.route("**/api/me", lambda route: route.fulfill(json={"name": "Ola", "tables": tables}))
    page.goto("/")
    over = page.get_by_role("link", name=re.compile("Death Angel · lost in round 7"))
    expect(over).to_have_attribute("href", "/table/CDFGHJ")
    assert not above()


def test_the_doors_stand_before_the_server_has_answered(visit: Visit) -> None:
    """A slow house: what can be played is seen at once, how it is played comes with the answer."""
    page = visit("/settings", name="Ola")
    held: list[Route] = []
    page.route("**/api/games", lambda route: held.append(route))
    page.goto("/")
    names = ("Death Angel", "Galaxy Trucker", "Space Alert")
    for name in names:
        expect(page.get_by_role("heading", name=name)).to_be_visible()
    expect(page.get_by_role("button", name="Alone", exact=True)).to_have_count(0)
    tops = [page.get_by_role("heading", name=name).bounding_box() for name in names]
    for route in held:  # the page before may have asked, too
        route.continue_()
    page.get_by_role("button", name="Alone", exact=True).first.wait_for()
    assert [page.get_by_role("heading", name=name).bounding_box() for name in names] == tops


@pytest.mark.parametrize("over", [False, True])
@pytest.mark.parametrize("waits", [0, 1, 4])
def test_home_fills_a_television(visit: Visit, waits: int, over: bool) -> None:
    """And nothing of it lies below the edge: also with several tables, also for whoever has finished a game."""
    page = visit(size="tv", name="Ola")
    tables = [brief(code=f"ABCDE{n}") for n in range(waits)]
    if over:
        tables.append(brief(code="FGHIJK", phase="over", won=True))
    page.route("**/api/me", lambda route: route.fulfill(json={"name": "Ola", "tables": tables}))
    page.goto("/")
    page.get_by_role("link", name="Learn").first.wait_for()
    box = page.get_by_role("main").bounding_box()
    assert box is not None
    assert box["width"] > 0.85 * 1920
    assert 0.8 * 1080 < box["y"] + box["height"] <= 1080
    expect(page.get_by_text("No finished games yet.")).to_have_count(int(waits > 0 and not over))


def test_settings_reach_the_table(visit: Visit, pictures: Pictures) -> None:
    page = visit("/settings", name="Ola")
    prefer(page, "Your hand", "left: cards on the left")
    prefer(page, "Animation speed", "fast")
    prefer(page, "Theme", "light")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    expect(page.get_by_role("region", name="Keys")).to_contain_text("the next thing that is lit")
    pictures(page, "settings")
    # What is asked is asked as everywhere else: one of a few, side by side.
    assert page.get_by_role("main").locator("input[type=checkbox]").count() == 0
    assert page.get_by_role("main").locator("select").count() == 1, "languages are many"
    play_alone(page)
    hand = page.locator(".frame > .hand").bounding_box()
    board = page.locator(".frame > .board").bounding_box()
    assert hand is not None
    assert board is not None
    assert hand["x"] < board["x"]


def test_who_opens_the_link_of_a_running_game_watches_and_may_ask_for_a_bots_seat(
    visit: Visit, picture: Pictures
) -> None:
    ola = visit(name="Ola")
    code = play_alone(ola, seats=3, bots={"1": "random", "2": "random"})
    ola.get_by_test_id("formation").wait_for()
    before = ola.get_by_test_id("formation").bounding_box()
    marek = visit(f"/table/{code}", size="phone", name="")
    watching = marek.get_by_role("status").filter(has_text="You are watching.")
    watching.get_by_role("button", name="Take a seat").click()
    sheet = marek.get_by_role("dialog", name="Take a seat")
    sheet.get_by_label("Your name").fill("Marek")
    expect(sheet.get_by_role("button", name="Play for Bot 2")).to_be_visible()
    picture(marek, "join_sheet_phone")
    sheet.get_by_role("button", name="Play for Bot 3").click()
    expect(marek.get_by_text("The host is asked whether you play for Bot 3.")).to_be_visible()
    picture(marek, "join_asked_phone")
    strip = ola.locator(".strip").filter(has_text="Marek wants to play for Bot 3.")
    expect(strip).to_be_visible()
    assert ola.get_by_test_id("formation").bounding_box() == before, "nothing moves on the board"
    picture(ola, "join_host_laptop")
    strip.get_by_role("button", name="No", exact=True).click()
    expect(strip).to_be_hidden()
    expect(marek.get_by_text("The host has said no. You are watching.")).to_be_visible()

    eve = visit(f"/table/{code}", name="Eve")
    eve.get_by_role("button", name="Take a seat").click()
    eve.get_by_role("button", name="Play for Bot 2").click()
    ola.get_by_role("button", name="Let in").click()
    expect(eve.get_by_text("You are watching.")).to_be_hidden()
    expect(eve.get_by_role("list", name="Seats")).to_contain_text("Eve")
    eve.locator(".hand-card").first.wait_for()
    eve.reload()
    eve.locator(".hand-card").first.wait_for()
    expect(ola.get_by_role("list", name="Seats")).to_contain_text("Eve")


def test_after_a_player_was_sent_away_somebody_else_may_take_the_seat(visit: Visit) -> None:
    ola, marek = visit(name="Ola"), visit(name="Marek", size="phone")
    code = begun(ola, marek)
    ola.get_by_test_id("formation").wait_for()
    ola.get_by_role("button", name="Menu").click()
    expect(ola.get_by_role("dialog")).not_to_contain_text("can ask you for a bot’s seat")
    ola.get_by_role("button", name="Remove", exact=True).click()
    ola.get_by_role("button", name="Remove", exact=True).click()
    expect(ola.get_by_role("dialog")).to_contain_text("Who opens the table’s link can ask you for a bot’s seat.")
    ola.keyboard.press("Escape")
    expect(marek.get_by_text("The host has removed you from your seat. You can watch.")).to_be_visible()
    expect(marek.get_by_role("button", name="Take a seat")).to_have_count(0)
    eve = visit(f"/table/{code}", name="Eve")
    eve.get_by_role("button", name="Take a seat").click()
    eve.get_by_role("button", name="Play for Bot 2").click()
    ola.get_by_role("button", name="Let in").click()
    eve.locator(".hand-card").first.wait_for()


def test_a_full_table_offers_no_seat_to_who_watches(visit: Visit) -> None:
    ola = visit(name="Ola")
    code = play_alone(ola, seats=1)
    eve = visit(f"/table/{code}", name="Eve")
    expect(eve.get_by_text("You are watching.")).to_be_visible()
    expect(eve.get_by_role("button", name="Take a seat")).to_have_count(0)


ROOT = "() => parseFloat(getComputedStyle(document.documentElement).fontSize)"


def test_a_large_screen_grows_by_a_step_and_keeps_ones_own_size(visit: Visit) -> None:
    page = visit("/settings", size="tv", name="Ola")
    assert page.evaluate(ROOT) == pytest.approx(16 * 1.2)
    prefer(page, "Text size", "largest")
    assert page.evaluate(ROOT) == pytest.approx(16 * 1.3 * 1.2)
    page.set_viewport_size({"width": 1600, "height": 899})
    assert page.evaluate(ROOT) == pytest.approx(16 * 1.3)
    page.set_viewport_size({"width": 1920, "height": 1080})
    code = create(page, seats=2)
    page.goto(f"/table/{code}?tv")
    page.get_by_text("and type the code").wait_for()
    assert page.evaluate(ROOT) == pytest.approx(0.0255 * 1080), "a television has a size of its own"


def test_nothing_stands_alone_in_the_last_row_of_the_menu(visit: Visit) -> None:
    page = visit(name="Ola")
    play_alone(page, seats=2, bots={"1": "random"})
    page.get_by_role("button", name="Menu").click()
    menu = page.get_by_role("dialog")
    last = (menu.get_by_role("button", name="Settings"), menu.get_by_role("link", name="Home"))
    boxes = [one.bounding_box() for one in last]
    assert boxes[0] is not None
    assert boxes[1] is not None
    assert boxes[0]["y"] == boxes[1]["y"]


def test_the_picture_of_the_lessons_is_no_slit(visit: Visit) -> None:
    """The door is drawn 240 high; of that its faces need the middle 160."""
    page = visit("/learn", name="Ola")
    for size in ((1366, 768), (390, 844)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        picture = page.locator(".picture").first.bounding_box()
        assert picture is not None
        assert picture["height"] * 400 / picture["width"] >= 159
