"""What people look up for: a Marine falls, the group moves on, an event is drawn; and what is left of it."""

from __future__ import annotations

import itertools
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import DRAWN
from tests.browser.scenes import SIX, TWELVE, Window, crowded
from tests.browser.test_board_reads import boxes, covered, each_size
from tests.games.death_angel.positions import Position, build

Visit = Callable[..., Page]
Picture = Callable[[Page, str], None]

SWARMS = {"L1": "head tail tongue", "R1": "claws", "R2": "head tail", "L5": "head tail tail claws"}
TERRAIN = {"door": "L1", "corridor": "R3", "dark-corner": "R2", "ventilation-duct": "L5"}
STANDS = "() => [...document.querySelectorAll('[data-spot^=\"marine:\"]')].map((one) => one.dataset.spot.slice(7))"


def _falls() -> Position:
    """Leon is hit and nobody rolls again; whoever else is attacked stands."""
    return build(SIX, phase="attack", swarms=SWARMS, terrain=TERRAIN, dice=[1, *[5] * 9])


def _travels() -> Position:
    return build(SIX, phase="travel", cards=["full-auto"], door=1, terrain=TERRAIN, blips=(0, 3), swarms=SWARMS)


def _draws() -> Position:
    swarms = {"L1": "head tail tongue"}
    return build(SIX, phase="attack", swarms=swarms, terrain=TERRAIN, dice=[5] * 4, event="secret-route", blips=(9, 9))


def begin(page: Page, scene: Position) -> None:
    """Show it, and take the last choice: what comes of it is told."""
    Window(page).show(scene)
    page.locator("[data-choice]").last.click()


@pytest.mark.parametrize("size", ["phone", "small", "laptop"])
def test_whoever_falls_is_seen_to_fall(visit: Visit, picture: Picture, size: str) -> None:
    """The lamp dims, his card lies as ash where he stood, his name is large; the board is the server's meanwhile."""
    page = visit(name="Ola", size=size, pace="slow")
    window = Window(page)
    window.show(_falls())
    stood = page.locator("[data-spot='marine:leon'] .draw").bounding_box()
    page.get_by_role("button", name="Let him fall").click()
    fall = page.get_by_test_id("fall")
    fall.wait_for()
    page.evaluate("() => document.getAnimations().forEach((one) => (one.pause(), (one.currentTime = 600)))")
    expect(fall).to_contain_text("Leon falls")
    ash = fall.locator(".ash").bounding_box()
    assert stood
    assert ash
    assert max(abs(stood[side] - ash[side]) for side in ("x", "y", "width", "height")) < 2
    assert "leon" not in page.evaluate(STANDS)
    picture(page, f"fall_{size}")
    # His name stands clear of him.
    assert covered(boxes(page, ".fall strong"), boxes(page, ".fall .ash")) == []


def test_a_fall_where_nothing_moves_is_a_still_picture(visit: Visit, picture: Picture) -> None:
    page = visit(name="Ola", size="phone", pace="slow", reduced_motion="reduce")
    begin(page, _falls())
    fall = page.get_by_test_id("fall")
    fall.wait_for()
    picture(page, "fall_still_phone")
    expect(fall).to_contain_text("Leon falls")
    assert page.evaluate("() => document.getAnimations().length") == 0
    moved = "(all) => all.filter((one) => getComputedStyle(one).transform !== 'none').map((one) => one.outerHTML)"
    assert fall.locator("*").evaluate_all(moved) == []
    page.wait_for_timeout(700)
    expect(fall).to_be_visible()


def test_when_the_last_falls_those_around_him_stay_in_the_dark(visit: Visit, picture: Picture) -> None:
    """He falls where he stood; then nothing moves until the end is told, and nothing of it can be pressed."""
    page = visit(name="Ola", size="phone", pace="slow")
    Window(page).show(build("deino<1", phase="attack", swarms={"L1": "head tail"}, dice=[1]))
    page.get_by_role("button", name="Let him fall").click()
    page.get_by_test_id("fall").wait_for()
    around = page.get_by_test_id("formation").locator(".swarms")
    stood = around.bounding_box()
    expect(around).to_have_count(1)
    expect(page.get_by_test_id("fall")).to_have_count(0)
    picture(page, "the_last_fell")
    assert around.bounding_box() == stood
    assert page.evaluate("document.querySelector('[data-testid=formation]').inert")
    expect(page.get_by_role("button", name="Deino, row 1")).to_have_count(0)


# Nobody, one, several, all but two, all but one of a group that is as large as it can be.
LEFT = [6, 5, 4, 3, 2, 1]


@pytest.mark.parametrize("left", LEFT)
def test_the_fallen_lie_over_nobody(visit: Visit, picture: Picture, left: int) -> None:
    """From the first on they are seen: as faces where there is room, as a number where there is none."""
    page = visit(name="Ola", reduced_motion="reduce", has_touch=True)
    names = SIX.split()
    slain = " ".join(name.strip("<>0123456789") for name in names[left:])
    Window(page).show(build(" ".join(names[:left]), phase="choose", slain=slain, swarms={"L1": "head tail"}))
    for size in each_size(page):
        picture(page, f"fallen_{6 - left}_{size}")
        faces, number = page.get_by_test_id("fallen").locator("li"), page.get_by_test_id("fell")
        if left == len(names):
            expect(faces).to_have_count(0)
            expect(number).to_have_count(0)
            continue
        if size == "laptop":
            expect(faces).to_have_count(6 - left)
        else:
            expect(number).to_be_visible()
            assert number.inner_text().strip().endswith(str(6 - left))
        over = boxes(page, ".fallen li")
        for css in (
            ".line .card strong",
            ".line .range, .line .tokens > i",
            ".chip",
            ".odds",
            ".count",
            ".location > *",
        ):
            assert covered(over, boxes(page, css)) == [], (size, css)


def test_eleven_fallen_have_their_place_on_a_laptop(visit: Visit, picture: Picture) -> None:
    page = visit(name="Ola", reduced_motion="reduce")
    first, *others = TWELVE.split()
    slain = " ".join(name.strip("<>0123456789") for name in others)
    Window(page).show(build(first, phase="choose", players=6, slain=slain, swarms={"L1": "head"}))
    picture(page, "fallen_11_laptop")
    expect(page.get_by_test_id("fallen").locator("li")).to_have_count(11)
    assert covered(boxes(page, ".fallen li svg"), boxes(page, ".location, .pile")) == []


@pytest.mark.parametrize("size", ["phone", "small", "laptop"])
def test_a_new_location_comes_with_its_picture(visit: Visit, picture: Picture, size: str) -> None:
    page = visit(name="Ola", size=size, pace="normal")
    begin(page, _travels())
    place = page.get_by_test_id("journey")
    place.wait_for()
    page.evaluate(DRAWN)
    page.evaluate("() => document.getAnimations().forEach((one) => one.finish())")
    picture(page, f"journey_{size}")
    expect(place).to_contain_text("Location 2 of 4")
    assert "#loc-" in (place.locator("svg use").get_attribute("href") or "")
    card, board = place.locator(".place").bounding_box(), page.locator(".frame > .board").bounding_box()
    assert card
    assert board
    assert card["y"] >= board["y"] - 1
    assert card["y"] + card["height"] <= board["y"] + board["height"] + 1


@pytest.mark.parametrize("size", ["phone", "small", "laptop"])
def test_an_event_is_a_card_with_its_boxes(visit: Visit, picture: Picture, size: str) -> None:
    """Its boxes are pictures beside their words, and where Genestealers will come out is lit meanwhile."""
    page = visit(name="Ola", size=size, pace="normal")
    begin(page, _draws())
    card = page.get_by_test_id("event-card")
    expect(card).to_have_count(1)
    page.get_by_test_id("go-on").wait_for()
    page.evaluate("() => document.getAnimations().forEach((one) => one.finish())")
    picture(page, f"event_{size}")
    expect(card).to_contain_text("Secret Route")
    assert card.locator(".picture").all_inner_texts()[:2] == ["×2", "×2"]
    assert card.locator(".words").all_inner_texts()[0] == "Major spawn on orange terrain."
    expect(page.get_by_test_id("formation")).to_have_attribute("data-spawns", "orange green")
    lit = """(all) => all.filter((one) => getComputedStyle(one, '::after').content !== 'none')
        .map((one) => one.dataset.colour)"""
    assert page.locator("[data-colour]").evaluate_all(lit) == ["orange", "green"]
    at, screen = card.bounding_box(), page.viewport_size
    assert at
    assert screen
    assert at["y"] >= 0
    assert at["y"] + at["height"] <= screen["height"]
    if size == "laptop":
        board = page.locator(".frame > .board").bounding_box()
        assert board
        assert at["x"] >= board["x"] + board["width"], "it stands beside the board"
    # A tap on it tells the story on, as a tap beside it does.
    page.get_by_test_id("go-on").click()
    expect(page.locator(".event-card.lit")).to_have_count(0)


def test_what_is_in_a_swarm_can_be_read(visit: Visit, picture: Picture) -> None:
    """Of each kind one stands there, with how many there are; on a phone no two figures lie over each other by half."""
    page = visit(name="Ola", reduced_motion="reduce", has_touch=True)
    for formation in (SIX, f"{SIX} calistarius< noctis>1", TWELVE):
        players = 6 if formation == TWELVE else 1
        Window(page).show(crowded("full-auto", formation=formation, players=players))
        for size in each_size(page):
            swarm = page.locator("[data-spot='swarm:R6#0']")
            assert swarm.locator(".kind").count() == 3
            kinds = swarm.locator(".kind").evaluate_all(
                "all => all.map((one) => one.getBoundingClientRect()).map(({left, top, width}) => [left, top, width])"
            )
            picture(page, f"swarms_{formation.count(' ') + 1}_{size}")
            for (left, top, width), (after, below, _) in itertools.combinations(kinds, 2):
                assert max(abs(after - left), abs(below - top)) >= 0.5 * width, (size, formation)


def test_where_a_swarm_would_move_ends_by_its_marine(visit: Visit) -> None:
    page = visit(name="Ola", reduced_motion="reduce")
    Window(page).show(build(SIX, phase="choose", terrain={"corridor": "R5"}, swarms={"R6": "tail claws"}))
    page.keyboard.press("o")
    goes = page.locator("[data-threat=goes]")
    goes.wait_for()
    end = float(str(goes.get_attribute("d")).split()[-2])
    lane, chip = page.locator("[data-place=R5]").bounding_box(), page.locator("[data-place=R5] .chip").bounding_box()
    board = page.locator(".root").bounding_box()
    assert lane
    assert chip
    assert board
    assert lane["x"] < board["x"] + end < chip["x"]
