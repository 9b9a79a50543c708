"""Death Angel's board in a hand: nothing lies over what has to be pressed, what holds now is said where one looks."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import DRAWN
from tests.browser.played import uploaded
from tests.browser.scenes import Window, crowded
from tests.browser.test_board_reads import boxes, covered
from tests.games.death_angel.positions import build

from starboard.core.text import Text
from starboard.games.death_angel.moves import ACCEPT, PASS, USE_ABILITY, Attack

Visit = Callable[..., Page]
Picture = Callable[[Page, str], None]
SCREENS = {"small": (360, 640), "phone": (390, 844), "side": (844, 390), "laptop": (1366, 768)}
TEXT = """(size) => localStorage.setItem('starboard.settings',
    JSON.stringify({...JSON.parse(localStorage.getItem('starboard.settings')), size}))"""
CREW = "leon<2 zael>1 lorenzo< scipio> claudio<1 omnio>"


def turn(page: Page, screen: str) -> None:
    """Hold the phone so, or sit down at the laptop."""
    width, height = SCREENS[screen]
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(DRAWN)
    page.evaluate(DRAWN)


@pytest.mark.parametrize("size", ["normal", "largest"])
def test_an_event_that_is_read_covers_no_button(visit: Visit, picture: Picture, size: str) -> None:
    """Upright and on its side: the card stands clear of the bar, and the finger finds what tells the story on."""
    page = visit(name="Ola", pace="normal", has_touch=True)
    page.evaluate(TEXT, size)
    terrain = {"door": "L1", "dark-corner": "L3"}
    event = build(CREW, phase="attack", event="out-of-thin-air", swarms={"L1": "head"}, terrain=terrain, dice=[0])
    turn(page, "side")
    Window(page).show(event)
    page.locator("[data-show='move:accept']").click()
    go_on, card = page.get_by_test_id("go-on"), page.get_by_test_id("event-card")
    go_on.wait_for()
    card.wait_for()
    for screen in ("side", "phone", "small"):
        turn(page, screen)
        picture(page, f"event_{size}_{screen}")
        go_on.click(trial=True)
        assert covered(boxes(page, ".event:has(svg)"), boxes(page, "[data-testid=prompt]:has(button)")) == [], screen
        top = page.locator(".event.staged").bounding_box()
        assert top
        assert top["y"] >= 0, screen
    turn(page, "side")
    go_on.tap()
    expect(go_on).to_have_count(0)


LASTING = {
    ("evasion", None): ("Evasion", "Only one Marine may attack with each Attack card."),
    ("second-wind", "leon"): ("Second Wind", "Each 0 saves Leon when he is attacked."),
    ("gun-jam", "blue"): ("Gun Jam", "Guns jammed: the Blue team plays no Attack card."),
    ("enter-formation", None): (
        "Enter Formation",
        "With each Move + Activate card a token may first go on any Marine.",
    ),
}


@pytest.mark.parametrize("event", LASTING, ids=lambda event: str(event[0]))
def test_what_holds_this_round_is_said_while_choosing_and_acting(
    visit: Visit, picture: Picture, event: tuple[str, str | None]
) -> None:
    """Its name and what it means now stand over the cards, whole; its sheet does not put it off to the next round."""
    page = visit(name="Ola", reduced_motion="reduce", has_touch=True)
    window, chip = Window(page), page.get_by_test_id("lasting")
    name, effect = LASTING[event]
    for phase, scene in {
        "choose": crowded(phase="choose", lasting=event),
        "act": crowded("full-auto", "strategize", lasting=event),
    }.items():
        window.show(scene)
        for screen in SCREENS:
            turn(page, screen)
            picture(page, f"lasting_{event[0]}_{phase}_{screen}")
            expect(chip).to_be_in_viewport(ratio=0.99)
            expect(chip).to_have_text(f"{name} {effect}")
            words = boxes(page, "[data-testid=lasting] span:not(:has(svg))")
            assert chip.locator("span").evaluate("node => node.scrollHeight - node.clientHeight") <= 1, screen
            lines = boxes(page, ".line .card strong") + boxes(page, ".hand-card .action strong, .order .action strong")
            assert covered(words, lines) == [], screen
    chip.click()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text(f"In force this round: {effect}")
    expect(sheet).not_to_contain_text("ext round")


def test_an_event_that_holds_nothing_says_nothing(visit: Visit) -> None:
    page = visit(name="Ola", size="phone", reduced_motion="reduce")
    Window(page).show(crowded("full-auto"))
    expect(page.get_by_test_id("lasting")).to_have_count(0)


LAUNCH = {"dark-corner": "L1", "control-panel": "L3", "ventilation-duct": "R2", "corridor": "R1"}


def test_how_near_the_launch_is_stands_whole_on_every_screen(visit: Visit, picture: Picture) -> None:
    """In the head, on the Control Panel where the tokens are put, and in the sheets of both."""
    page = visit(name="Ola", reduced_motion="reduce", has_touch=True)
    scene = build(
        "leon<2 valencio> zael>1 lorenzo< omnio> scipio>",
        cards=["full-auto"],
        location="launch-control-room",
        launch=2,
        artefact=0,
        slain="claudio calistarius deino",
        terrain=LAUNCH,
        swarms={"L2": "head", "R4": "claws tail tail"},
    )
    Window(page).show(scene)
    head, panel = page.get_by_test_id("launch"), page.locator("[data-spot^='terrain:control-panel']")
    for screen in SCREENS:
        turn(page, screen)
        picture(page, f"launch_{screen}")
        room, chip = page.locator(".facts").bounding_box(), head.bounding_box()
        assert room
        assert chip
        assert chip["x"] >= room["x"] - 1, screen
        assert chip["x"] + chip["width"] <= room["x"] + room["width"] + 1, screen
        assert page.locator(".facts").evaluate("node => node.scrollWidth - node.clientWidth") <= 1, screen
        expect(panel.locator(".token")).to_have_text("2")
        expect(panel).to_have_accessible_name("Control Panel, danger 2, tokens 2")
    said = "2 tokens on the location: a roll of 2 or less wins the mission."
    for thing in (page.locator("[data-show='location:']"), panel):
        thing.click(button="right") if thing is panel else thing.click()
        expect(page.get_by_role("dialog")).to_contain_text(said)
        page.keyboard.press("Escape")


def test_words_over_the_picture_of_a_location_have_a_ground(visit: Visit, picture: Picture) -> None:
    page = visit(name="Ola", reduced_motion="reduce", has_touch=True)
    Window(page).show(crowded("full-auto"))
    for screen in ("phone", "side", "laptop"):
        turn(page, screen)
        picture(page, f"head_{screen}")
        bare = page.locator(".location > :is(strong, span)").evaluate_all(
            "all => all.filter((one) => getComputedStyle(one).backgroundImage === 'none').map((one) => one.className)"
        )
        assert bare == [], screen


def test_a_late_tap_chooses_nobody(visit: Visit) -> None:
    """What goes on by itself is replaced by a choice: a finger that still meant it chooses nobody."""
    page = visit(name="Ola", size="phone", pace="normal", has_touch=True)
    hit = build("leon<2 valencio> zael<", cards=["full-auto"], swarms={"L1": "head tail"})
    Window(page).show(hit.roll(2).play(Attack("leon", "L1")))
    go_on, foes = page.locator("[data-choice]", has_text="Go on"), page.locator(".foe")
    go_on.wait_for()
    foes.first.wait_for()
    found = foes.first.bounding_box()
    assert found
    at = found["x"] + found["width"] / 2, found["y"] + found["height"] / 2
    page.touchscreen.tap(*at)
    page.wait_for_timeout(600)
    expect(foes).to_have_count(2)
    page.touchscreen.tap(*at)
    expect(foes).to_have_count(0)


def test_what_is_chosen_half_way_can_be_put_down(visit: Visit, picture: Picture) -> None:
    """Cancel stands in the bar as for an attack; nothing that was done before is taken back for it."""
    page = visit(name="Ola", reduced_motion="reduce", has_touch=True)
    window = Window(page)
    window.undoable = True
    window.show(crowded("forward-scouting"))
    cancel, chosen = page.get_by_role("button", name="Cancel"), page.locator(".line [data-look=chosen]")
    for screen in SCREENS:
        turn(page, screen)
        expect(cancel).to_have_count(0)
        page.locator("[data-spot='marine:zael']").click()
        expect(page.get_by_role("heading", name="Zael trades places with whom?")).to_be_visible()
        picture(page, f"half_way_{screen}")
        bar = page.get_by_test_id("prompt")
        assert bar.evaluate("node => node.scrollHeight - node.clientHeight") <= 1, screen
        assert covered(boxes(page, ".tools .button"), boxes(page, ".bar .button")) == [], screen
        expect(page.get_by_role("button", name="Done moving")).to_be_visible()
        cancel.click()
        expect(chosen).to_have_count(0)
        expect(page.get_by_role("heading", name="Who trades places?")).to_be_visible()


ADVICE = {
    "n": 0,
    "move": {"move": "pass"},
    "phrase": {"id": "death-angel-move-trade", "args": {"marine": "Calistarius, at the end", "other": "Valencio"}},
    "why": {
        "id": "death-angel-because-survives",
        "args": {"marine": "Calistarius", "tokens": 1, "before": "2 of 6", "after": "89%"},
    },
}


def test_undo_lies_over_no_advice(visit: Visit, picture: Picture) -> None:
    page = visit(name="Ola", reduced_motion="reduce", has_touch=True)
    page.route("**/counsel", lambda route: route.fulfill(json=ADVICE))
    window = Window(page)
    window.undoable = True
    for screen in ("small", "phone", "side"):
        turn(page, screen)
        window.show(crowded("forward-scouting"))
        page.locator("[data-show=counsel]").click()
        page.get_by_test_id("counsel").get_by_role("button", name="Do it").wait_for()
        page.evaluate(DRAWN)
        picture(page, f"advice_undo_{screen}")
        words = boxes(page, "[data-testid=counsel] .words > *")
        assert len(words) == 2
        assert covered(boxes(page, ".tools .undo"), words, 0) == [], screen


def test_no_number_is_torn_from_its_percent() -> None:
    text = Text()
    assert text("death-angel-odds-percent", percent=99) == "99%"


def test_a_shield_with_percent_and_tokens_lies_over_no_card(visit: Visit, picture: Picture) -> None:
    """Support has lifted the odds to percent, and a token comes on top: that stays between the swarm and its Marine."""
    page = visit(name="Ola", reduced_motion="reduce", has_touch=True)
    swarms = {"L2": "tail tail tail", "R2": "head tail claws", "R4": "head"}
    scene = build("leon<2 zael>1 lorenzo> scipio< claudio<1 omnio>", cards=["full-auto"], swarms=swarms)
    Window(page).show(scene)
    page.evaluate("() => document.querySelectorAll('.odds > span').forEach((one) => one.firstChild.data = '71%')")
    for screen in ("small", "phone", "side"):
        turn(page, screen)
        picture(page, f"percent_{screen}")
        edge = 2 if screen == "side" else 3
        odds, cards = boxes(page, ".line .odds:has(svg)"), boxes(page, ".line .card:has(svg)")
        assert len(odds) == 3
        assert covered(odds, cards, edge) == [], screen


def test_words_on_a_narrow_card_keep_clear_of_its_edge(visit: Visit, picture: Picture) -> None:
    page = visit(name="Ola", reduced_motion="reduce", has_touch=True)
    scene = build(
        "leon<2 zael>1 lorenzo< scipio> claudio<1 omnio> goriel> noctis<",
        players=4,
        cards=["strategize", "power-field", "intimidation", "full-auto"],
        resolved=[],
    )
    Window(page).show(scene)
    for screen in ("small", "phone", "side"):
        turn(page, screen)
        picture(page, f"order_{screen}")
        cards = {one["what"]: one for one in boxes(page, ".order .action:has(svg)")}
        close = [
            one["what"]
            for one in boxes(page, ".order .action :is(.type, strong)")
            if cards[one["what"]]["right"] - one["right"] < 3
        ]
        assert close == [], screen


def test_enemies_of_three_kinds_are_named_whole(visit: Visit, picture: Picture) -> None:
    page = visit(name="Ola", reduced_motion="reduce", has_touch=True)
    hit = build("leon<2 valencio> zael<", cards=["full-auto"], swarms={"L1": "head head tail tongue"})
    window = Window(page)
    window.undoable = True
    window.show(hit.roll(2).play(Attack("leon", "L1"), ACCEPT))
    for screen in SCREENS:
        turn(page, screen)
        picture(page, f"kinds_{screen}")
        foes = page.locator(".foe")
        expect(foes).to_have_text(["head×2", "tail", "tongue"])
        for foe in foes.all():
            expect(foe).to_be_in_viewport(ratio=0.99)
        assert page.locator(".foes").evaluate("node => node.scrollWidth - node.clientWidth") <= 1, screen


def test_a_marine_who_may_return_is_seen_with_his_team(visit: Visit) -> None:
    page = visit(name="Ola", size="phone", reduced_motion="reduce")
    crew = "leon<2 zael>1 lorenzo< scipio> calistarius<1 valencio>"
    Window(page).show(build(crew, phase="event", event="rescue-space-marine", slain="deino omnio"))
    returns = page.locator("[data-choice]", has_text="returns")
    expect(returns).to_have_count(2)
    assert returns.evaluate_all("all => all.map((one) => one.querySelectorAll('svg').length)") == [2, 2]


def test_an_arrow_shows_where_a_swarm_slips(visit: Visit) -> None:
    """Behind its Marine is across, not up the lane: before Zael, not at Lorenzo's back, where it stays (DA-9.18)."""
    page = visit(name="Ola", size="phone", pace="normal")
    swarms = {"L1": "head", "R2": "head tail", "R3": "head"}
    Window(page).show(build(CREW, phase="attack", event="evasion", swarms=swarms, dice=[0], protected=["R2", "R3"]))
    page.locator("[data-show='move:accept']").click()
    page.get_by_test_id("go-on").click()
    arrow = page.locator(".cell.right .goes")
    arrow.wait_for()
    expect(arrow).to_have_text("←")


def test_the_phases_keep_their_names_when_somebody_has_written(visit: Visit) -> None:
    page = visit(name="Ola", size="phone", reduced_motion="reduce")
    Window(page).show(crowded("full-auto"))
    names = page.get_by_role("list", name="Phases of the round").locator("li span")
    expect(names).to_have_text(["Choose", "Act", "Attack", "Event"])
    chat = page.get_by_role("button", name="Chat")
    before = chat.bounding_box()
    chat.evaluate("node => node.insertAdjacentHTML('beforeend', '<span class=\"badge\">12</span>')")
    page.evaluate(DRAWN)
    assert chat.bounding_box() == before
    for name in names.all():
        expect(name).to_be_visible()


# --- the review -------------------------------------------------------------------------------------------------


def test_the_review_leaves_the_board_its_room(visit: Visit, picture: Picture) -> None:
    """On the smallest phone: one row of buttons, and the rest is pulled into sight; no digit moves a button."""
    page = visit(name="Ola", size="small", reduced_motion="reduce", has_touch=True)
    id = uploaded(page, "death-angel-four")
    page.goto(f"/replay/{id}?seat=0&n=9")
    film = page.get_by_test_id("review")
    on = film.get_by_role("button", name="One step on")
    on.wait_for()
    picture(page, "review_small")
    room = film.bounding_box()
    assert room
    assert room["height"] < 185
    tops = film.locator(".buttons .button").evaluate_all("all => all.map((one) => one.getBoundingClientRect().top)")
    assert len({round(top) for top in tops if top}) == 1
    expect(film.locator(".buttons")).to_have_attribute("data-more", "right")
    speed = film.get_by_role("button", name="Speed")
    before = speed.bounding_box()
    on.click()
    expect(page.get_by_test_id("step")).to_contain_text("10 /")
    assert speed.bounding_box() == before


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_the_last_moment_happens_by_itself(visit: Visit, motion: str) -> None:
    """Who asks to see it need not press play, unless nothing is to move by itself."""
    page = visit(name="Ola", size="phone", reduced_motion=motion)
    id = uploaded(page, "death-angel-two")
    last = page.request.get(f"{page.evaluate('location.origin')}/api/replays/{id}").json()["entries"]
    page.goto(f"/replay/{id}?seat=0&n={last}&before=1&play=1")
    film = page.get_by_test_id("review")
    film.wait_for()
    if motion == "reduce":
        page.wait_for_timeout(1500)
        expect(film.get_by_role("button", name="Play", exact=True)).to_be_visible()
        assert not (film.get_attribute("data-place") or "").startswith(f"{last}.")
    else:
        expect(film).to_have_attribute("data-place", re.compile(rf"^{last}\."))


def test_the_log_of_a_review_opens_at_the_present(visit: Visit, picture: Picture) -> None:
    page = visit(name="Ola", size="phone", reduced_motion="reduce", has_touch=True)
    id = uploaded(page, "death-angel-four")
    page.goto(f"/replay/{id}?seat=0&n=80")
    expect(page.get_by_test_id("step")).to_contain_text("80 /")
    page.get_by_role("button", name="Log").click()
    log = page.get_by_test_id("log")
    expect(log.locator(".current").last).to_be_in_viewport()
    picture(page, "log_phone")
    heads = log.locator("li.round")
    expect(heads.last).to_contain_text("Round 6")
    assert heads.first.evaluate("node => getComputedStyle(node).fontWeight") == "700"


@pytest.mark.parametrize("screen", ["phone", "small"])
def test_eight_around_the_last_marine_look_like_eight(visit: Visit, picture: Picture, screen: str) -> None:
    page = visit(name="Ola", size=screen, reduced_motion="reduce")
    swarm = "head head tail tail tail claws claws claws"
    Window(page).show(build("claudio>", phase="choose", swarms={"L1": swarm}, terrain={"dark-corner": "L1"}))
    picture(page, f"last_stand_{screen}")
    figures = [box for box in boxes(page, ".cell.left .stealer") if box["right"] > box["left"]]
    assert len(figures) == 8
    assert min(box["right"] - box["left"] for box in figures) >= 22
    cell = boxes(page, ".cell.left")[0]
    assert all(box["top"] >= cell["top"] and box["bottom"] <= cell["bottom"] for box in figures)


def test_all_fall_at_one_press_where_as_many_fall_as_there_are(visit: Visit) -> None:
    """Dead Aim's 4 slays up to three: of three nobody has to point at each."""
    page = visit(name="Ola", size="phone", reduced_motion="reduce")
    scene = build("noctis> gideon<", cards=["dead-aim"], swarms={"R1": "head tail claws", "L2": "tail"}).roll(4, 5, 5)
    window = Window(page)
    window.show(scene.play(Attack("noctis", "R1")))
    page.get_by_role("button", name="All 3").click()
    expect(page.locator("[data-place=R1] .stealer")).to_have_count(0)
    assert "R1" not in scene.swarms()


def test_all_go_back_at_one_press_where_as_many_go_as_there_are(visit: Visit) -> None:
    page = visit(name="Ola", size="phone", reduced_motion="reduce")
    scene = build("Lorenzo> Deino>", cards=["intimidation"], swarms={"L1": "head tail"}, blips=(2, 5))
    scene.play(PASS, PASS).roll(4).play(USE_ABILITY)
    Window(page).show(scene)
    page.get_by_role("button", name="All 2").click()
    expect(page.locator("[data-place=L1] .stealer")).to_have_count(0)
    assert scene.swarms() == {}
