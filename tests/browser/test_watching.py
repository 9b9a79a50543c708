"""Spectators and televisions see what is public, and nothing else."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.browser.house import begun, create, play_alone
from tests.browser.played import launched
from tests.browser.player import Player, meet
from tests.browser.scenes import Window
from tests.games.death_angel.positions import build

Visit = Callable[..., Page]
Picture = Callable[[Page, str], None]


def test_a_spectator_sees_backs(visit: Visit, picture: Picture) -> None:
    ola = visit(name="Ola")
    code = play_alone(ola)
    secrets: list[str] = []
    watcher = visit("/", size="laptop", name="Eve")
    watcher.on("websocket", lambda line: line.on("framereceived", lambda frame: secrets.append(str(frame))))
    watcher.goto(f"/table/{code}")
    watcher.get_by_test_id("formation").wait_for()
    ola.locator("[data-look=lit]").first.click()
    ola.get_by_role("button", name="Choose this card").click()
    expect(ola.get_by_test_id("log").get_by_text(re.compile(r"^Card \d"))).to_have_count(1)
    expect(watcher.get_by_test_id("log").get_by_text("Ola: card chosen")).to_have_count(1)
    assert watcher.get_by_test_id("prompt").get_attribute("data-mine") == "false"
    assert watcher.locator("[data-look=lit]").count() == 0
    assert watcher.locator(".hand-card").count() == 0
    picture(watcher, "spectator_laptop")
    # The first card of the hand is known to its owner; the chosen number must not be in anything the watcher got.
    assert not any('"chosen":' in frame and '"chosen":0' not in frame for frame in secrets)


def test_who_watches_without_a_name_keeps_his_line_and_is_asked(visit: Visit) -> None:
    ola = visit(name="Ola")
    code = play_alone(ola, seats=2, bots={"1": "random"})
    eve = visit(f"/table/{code}", name="")
    eve.get_by_role("button", name="Chat").click()
    line = eve.get_by_label("Say something")
    line.fill("Good luck!")
    eve.get_by_role("button", name="Send").click()
    expect(eve.get_by_label("Your name, for the chat")).to_be_focused()
    expect(line).to_have_value("Good luck!")
    eve.keyboard.type("Eve")
    eve.get_by_role("button", name="Send").click()
    expect(eve.get_by_text("Eve Good luck!")).to_be_visible()
    expect(line).to_have_value("")
    expect(eve.get_by_label("Your name, for the chat")).to_have_count(0)


def test_television(visit: Visit, picture: Picture) -> None:
    ola = visit(name="Ola")
    code = play_alone(ola, seats=2, bots={"1": "random"})
    screen = visit(f"/table/{code}?tv=1", size="tv")
    screen.get_by_test_id("formation").wait_for()
    Player(ola).play(12)
    meet([Player(ola), Player(screen)])
    box = screen.get_by_test_id("television").bounding_box()
    assert box
    # Its ground reaches to every edge.
    assert (box["x"], box["y"], box["width"], box["height"]) == (0, 0, 1920, 1080)
    picture(screen, "television_tv")
    assert screen.get_by_text(code).count() >= 1
    assert screen.locator(".hand-card").count() == 0
    size = (
        screen.get_by_test_id("prompt")
        .get_by_role("heading")
        .evaluate("node => parseFloat(getComputedStyle(node).fontSize)")
    )
    assert size >= 26


PRESSED = """() => [...document.querySelectorAll('button, a[href], input, select, textarea, [tabindex="0"]')]
    .filter((node) => node.checkVisibility() && !node.closest('[inert]')).map((node) => node.outerHTML.slice(0, 80))"""


def test_a_television_has_nothing_to_press(visit: Visit, picture: Picture) -> None:
    ola = visit(name="Ola")
    code = play_alone(ola, seats=2, bots={"1": "random"})
    screen = visit(f"/table/{code}?tv=1", size="tv")
    screen.get_by_test_id("formation").wait_for()
    assert screen.evaluate(PRESSED) == []
    rows = screen.locator(".line").evaluate_all("all => all.map((one) => one.getBoundingClientRect().height)")
    assert min(rows) > 70, "rows are scaled"
    Player(ola).play(6)
    assert screen.evaluate(PRESSED) == []
    caption = screen.get_by_test_id("prompt")
    expect(caption).to_be_visible()
    picture(screen, "television_tv")


def test_the_hosts_own_television_has_nothing_to_press(visit: Visit) -> None:
    """Not even where somebody is away and the host could let a bot take over."""
    ola, marek = visit(name="Ola"), visit(name="Marek", size="phone")
    code = begun(ola, marek)
    ola.get_by_test_id("formation").wait_for()
    marek.goto("/")
    ola.get_by_role("button", name="Bot takes over").wait_for()
    ola.goto(f"/table/{code}?tv=1")
    ola.get_by_text(re.compile("away; the seats? (is|are) kept")).first.wait_for()
    assert ola.evaluate(PRESSED) == []


def test_who_has_no_marine_left_is_not_waited_for(visit: Visit) -> None:
    """The list of teams that choose names those that still have a Marine."""
    page = visit(name="Ola")
    owners = {"red": 0, "purple": 1, "blue": 2}
    scene = build("leon< zael> omnio<", slain="valencio deino lorenzo", players=3, owners=owners, phase="choose")
    Window(page).show(scene, 2)
    expect(page.get_by_text("is choosing")).to_have_count(2)
    expect(page.locator("ul.teams li")).to_have_count(2)


def test_a_television_shows_how_it_ended_whole(visit: Visit, picture: Picture) -> None:
    """Twelve Marines, six players, the story and the moments: nobody can scroll there."""
    ola = visit(name="Ola", reduced_motion="reduce")
    code, _, _ = launched(ola)
    ola.get_by_test_id("result").wait_for()
    screen = visit(f"/table/{code}?tv=1", size="tv", reduced_motion="reduce")
    deeds = screen.get_by_test_id("deeds").locator("li")
    expect(deeds).to_have_count(12 + 6)
    picture(screen, "television_ended_tv")
    for part in (*deeds.all(), *screen.locator(".story p").all(), *screen.locator(".moment").all()):
        expect(part).to_be_in_viewport(ratio=0.99)
    expect(screen.locator(".end .scene").first).to_be_in_viewport(ratio=0.99)


def test_the_seats_own_television_keeps_the_hand_secret(visit: Visit) -> None:
    """The same browser that holds a seat shows no private thing on its big screen."""
    ola = visit(name="Ola")
    code = play_alone(ola)
    expect(ola.locator(".hand-card")).to_have_count(3)
    ola.goto(f"/table/{code}?tv=1")
    ola.get_by_test_id("formation").wait_for()
    assert ola.locator(".hand-card").count() == 0
    assert ola.locator("[data-look=lit]").count() == 0


def test_lobby_powers(visit: Visit) -> None:
    ola = visit(name="Ola")
    code = create(ola, seats=3)
    ola.goto(f"/table/{code}")
    marek = visit(f"/table/{code}", size="phone", name="Marek")
    marek.get_by_role("button", name="Sit down").click()
    expect(ola.get_by_text("Marek", exact=True)).to_be_visible()
    ola.get_by_role("button", name="A bot", exact=True).click()
    expect(marek.get_by_text("Bot 3")).to_be_visible()
    ola.get_by_role("button", name="Free the seat").click()
    expect(marek.get_by_text("Bot 3")).to_be_hidden()
    ola.get_by_role("button", name="Make host").click()
    expect(marek.get_by_role("button", name="Start")).to_be_visible()
    marek.get_by_role("button", name="Remove", exact=True).click()
    asked = marek.get_by_role("group", name="Remove Ola?")
    asked.get_by_role("button", name="Keep").click()
    expect(asked).to_be_hidden()
    marek.get_by_role("button", name="Remove", exact=True).click()
    asked.get_by_role("button", name="Remove", exact=True).click()
    expect(ola.get_by_text("The host has removed you from your seat. You can watch.")).to_be_visible()
    expect(ola.get_by_role("button", name="Sit down")).to_have_count(0)


def test_unknown_table(visit: Visit) -> None:
    page = visit(name="Ola")
    page.goto("/table/QQQQQQ")
    expect(page.get_by_role("heading", name="There is no table with the code QQQQQQ.")).to_be_visible()


def test_a_bot_stands_in_and_the_player_comes_back(visit: Visit) -> None:
    ola, marek = visit(name="Ola"), visit(name="Marek", size="phone")
    begun(ola, marek)
    ola.get_by_role("button", name="Menu").click()
    ola.get_by_role("button", name="Bot takes over").nth(1).click()
    expect(marek.get_by_text("A bot plays for you.")).to_be_visible()
    marek.get_by_role("button", name="I’m back").click()
    expect(marek.get_by_text("A bot plays for you.")).to_be_hidden()
    ola.get_by_role("button", name="Remove", exact=True).click()
    ola.get_by_role("group", name="Remove Marek?").get_by_role("button", name="Remove", exact=True).click()
    expect(marek.get_by_text("The host has removed you from your seat. You can watch.")).to_be_visible()
    expect(ola.get_by_role("dialog").get_by_text("Bot 2")).to_be_visible()
    ola.keyboard.press("Escape")
    expect(ola.get_by_role("dialog")).to_be_hidden()
