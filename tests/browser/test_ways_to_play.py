"""Keyboard, the reasons for a no, talking, taking back; the generic board."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.browser.house import begun, create, play_alone
from tests.browser.player import Listener, Player, Typist, play_out
from tests.browser.scenes import Window, crowded
from tests.games.death_angel.positions import build

Visit = Callable[..., Page]
Picture = Callable[[Page, str], None]

# The clock may take a move away at any time: press what is there, and wait until the game has gone on.
MOVE_ON = """async () => {
    const now = () => document.querySelector('[data-moment]').dataset.moment;
    const before = now();
    for (const end = Date.now() + 60_000; Date.now() < end; await new Promise((soon) => setTimeout(soon, 50))) {
        if (now() !== before) return;
        const button = document.querySelector('[data-testid=move]:not(:disabled)');
        (button ?? document.querySelector('[data-look=lit]'))?.click();
    }
    throw new Error('the game does not go on');
}"""
WATCH_PINGS = """() => {
    const look = () => { if (document.querySelector('[data-testid=ping]')) document.body.dataset.pinged = 'yes'; };
    new MutationObserver(look).observe(document.body, {childList: true, subtree: true});
}"""
COUNT_FRAMES = """window.frames_ = 0;
const ask = requestAnimationFrame;
window.requestAnimationFrame = (draw) => { window.frames_++; return ask(draw); };"""


def test_a_whole_game_by_keyboard_alone(visit: Visit) -> None:
    page = visit(name="Ola")
    play_alone(page, seed=4)
    player = Typist(page, 1)
    player.play(3)
    page.keyboard.press("l")  # The log lies beside the board: no second one is opened over it.
    expect(page.get_by_test_id("log")).to_be_focused()
    expect(page.get_by_role("dialog")).to_have_count(0)
    play_out([player])
    expect(page.get_by_test_id("result").get_by_role("heading", name=re.compile("Victory|Defeat"))).to_be_visible()


def test_a_whole_game_by_a_screen_readers_tree(visit: Visit) -> None:
    """Roles, names and descriptions are all that is looked at: what can be chosen says so."""
    page = visit(name="Ola", reduced_motion="reduce")
    play_alone(page, seed=4)
    play_out([Listener(page, 2)])
    expect(page.get_by_test_id("result").get_by_role("heading", name=re.compile("Victory|Defeat"))).to_be_visible()


def test_a_whole_game_by_taps(visit: Visit) -> None:
    """By a finger, on a small phone."""
    page = visit(name="Ola", size="small", has_touch=True, reduced_motion="reduce")
    play_alone(page, seed=6)
    play_out([Player(page, 3, hand="finger")])
    expect(page.get_by_test_id("result").get_by_role("heading", name=re.compile("Victory|Defeat"))).to_be_visible()


def test_tab_comes_soon_to_what_can_be_played(visit: Visit) -> None:
    """Before it are the location and the menu; people and log come after the board."""
    page = visit(name="Ola")
    play_alone(page)
    Player(page).look()
    lit = page.locator("[data-look=lit]:focus")
    for _ in range(3):
        page.keyboard.press("Tab")
        if lit.count():
            break
    expect(lit).to_have_count(1)


def test_the_focus_comes_back_from_a_dialog(visit: Visit) -> None:
    """Whoever closes a sheet by key goes on from where he opened it; on a phone the log is such a sheet."""
    page = visit(name="Ola", size="phone")
    Window(page).show(crowded("full-auto"))
    marine = page.locator("[data-spot='marine:leon']")
    marine.focus()
    page.keyboard.press("i")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(marine).to_be_focused()
    page.keyboard.press("l")
    expect(page.get_by_role("dialog", name="Log")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(marine).to_be_focused()


def test_every_no_has_a_reason(visit: Visit, picture: Picture) -> None:
    page = visit(name="Ola", size="phone")
    Window(page).show(crowded(phase="choose", rests=["intimidation"]))
    resting = page.locator(".hand-card", has_text="rests this round").first
    resting.click()
    why = page.get_by_test_id("why")
    expect(why).to_be_visible()
    picture(page, "why_phone")
    why.get_by_role("link", name="Rule DA-6.2").click()
    rule = page.get_by_role("dialog", name="Rule DA-6.2")
    expect(rule).to_contain_text("resolved in the previous round")
    picture(page, "clause_phone")
    page.keyboard.press("Escape")
    page.locator("[data-spot^='marine:']").first.click(button="right")
    expect(page.get_by_role("dialog")).to_contain_text("range")
    picture(page, "explain_phone")


def test_talking_pointing_and_taking_back(visit: Visit) -> None:
    ola, marek = visit(name="Ola"), visit(name="Marek")
    begun(ola, marek)
    for page in (ola, marek):
        page.get_by_test_id("formation").wait_for()
        page.get_by_role("button", name="Chat").first.click()
    ola.get_by_label("Say something").fill("<b>left</b> first")
    ola.keyboard.press("Enter")
    expect(marek.get_by_text("<b>left</b> first")).to_be_visible()
    marek.get_by_role("button", name="Thank you.").click()
    expect(ola.get_by_role("listitem").get_by_text("Thank you.")).to_be_visible()

    ola.evaluate(WATCH_PINGS)
    marek.locator("[data-spot^='marine:']").nth(2).click(button="right")
    marek.get_by_role("button", name="Show it to everybody").click()
    expect(ola.locator("body")).to_have_attribute("data-pinged", "yes")

    ola.get_by_role("button", name="Log").first.click()
    ola.locator("[data-look=lit]").first.click()
    ola.get_by_role("button", name="Choose this card").click()
    expect(ola.get_by_test_id("log").get_by_text("Ola plays")).to_have_count(1)
    ola.get_by_test_id("prompt").wait_for()
    ola.keyboard.press("u")
    marek.get_by_role("button", name="Leave it").click()
    expect(ola.get_by_text("It stays as it was played.")).to_be_visible()
    expect(ola.get_by_test_id("log").get_by_text("Ola plays")).to_have_count(1)
    ola.keyboard.press("u")
    expect(marek.get_by_text("Ola asks: take back “Ola: card chosen.")).to_be_visible()
    marek.get_by_role("button", name="Take it back").click()
    expect(ola.get_by_test_id("log").get_by_text("Ola plays")).to_have_count(0)


def test_generic_board_plays_any_game(visit: Visit, picture: Picture) -> None:
    page = visit(name="Ola")
    code = create(page, quick=True, seats=1, seed=5)
    page.goto(f"/table/{code}?generic=1")
    page.get_by_test_id("panels").get_by_role("region").first.wait_for()
    for n in range(12):
        page.locator(f"[data-moment='{n}']").get_by_test_id("move").first.click()
    expect(page.locator("[data-moment='12']")).to_be_visible()
    assert page.get_by_test_id("log").get_by_role("listitem").count() > 10
    picture(page, "generic_death_angel_laptop")


@pytest.mark.parametrize("game", ["space-alert", "galaxy-trucker"])
def test_generic_board_with_a_clock(visit: Visit, picture: Picture, game: str) -> None:
    page = visit(name="Ola")
    code = create(page, game, quick=True, seed=5)
    page.goto(f"/table/{code}?generic=1")
    page.get_by_test_id("panels").get_by_role("region").first.wait_for()
    picture(page, f"generic_{game}_laptop")
    for _ in range(8):
        page.evaluate(MOVE_ON)
    page.set_viewport_size({"width": 390, "height": 844})
    picture(page, f"generic_{game}_phone")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_reduced_motion_moves_nothing(visit: Visit) -> None:
    page = visit(name="Ola", reduced_motion="reduce")
    play_alone(page)
    Player(page).play(15)
    assert page.evaluate("document.getAnimations().filter((a) => a.playState === 'running').length") == 0


def test_idle_table_is_quiet(visit: Visit) -> None:
    """Without a change nothing is drawn: once the page stands, seconds go by without a frame callback."""
    page = visit(name="Ola", reduced_motion="reduce")
    page.add_init_script(COUNT_FRAMES)
    play_alone(page)
    Player(page).look()
    drawn = []
    for _ in range(8):  # a slow machine may still be loading the page
        before = page.evaluate("window.frames_")
        page.wait_for_timeout(1500)
        drawn.append(page.evaluate("window.frames_") - before)
        if drawn[-1] == 0:
            break
    assert drawn[-1] == 0, drawn


@pytest.mark.clause("DA-9.25")
def test_who_is_not_on_the_board_is_a_button(visit: Visit) -> None:
    """Rescue Space Marine brings a dead Marine back: he stands nowhere, so his name is a button."""
    page = visit(name="Ola")
    event = build("noctis< scipio<", slain="gideon calistarius", phase="event", event="rescue-space-marine")
    Window(page).show(event)
    expect(page.locator("[data-choice]")).to_have_count(2)
    page.locator("[data-choice]", has_text="Gideon").click()
    expect(page.locator("[data-spot='marine:gideon']")).to_be_visible()


GAP = """node => {
    const [above, ways] = ['.hint', '.ways .button'].map((one) => node.querySelector(one).getBoundingClientRect());
    return ways.top - above.bottom;
}"""


@pytest.mark.parametrize("size", ["phone", "laptop"])
def test_a_door_keeps_no_empty_room_for_its_ways_in(visit: Visit, size: str) -> None:
    page = visit(size=size)
    expect(page.locator("li.door .ways[aria-busy=false]")).to_have_count(3)
    for door in page.locator("li.door").all():
        assert door.evaluate(GAP) < 24
