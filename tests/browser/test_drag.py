"""Dragging: by mouse and by finger it gives the moves that two taps give; what is dropped elsewhere springs back."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any, Literal

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect
from tests.browser.house import House
from tests.browser.slow_line import SlowLine
from tests.browser.test_generic_board import PRACTICE, briefed, building, question, spot

Visit = Callable[..., Page]
Picture = Callable[[Page, str], None]
Hand = Literal["taps", "mouse", "finger"]

STEPS = 8


def listen(page: Page) -> list[dict[str, Any]]:
    """The moves that the page sends from now on."""
    moves: list[dict[str, Any]] = []

    def hear(said: str | bytes) -> None:
        message = json.loads(said)
        if message["type"] == "play":
            moves.append(message["move"])

    page.on("websocket", lambda socket: socket.on("framesent", hear))
    return moves


def middle(thing: Locator) -> tuple[float, float]:
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class Finger:
    """A finger on the glass."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.line = page.context.new_cdp_session(page)

    def _touch(self, kind: str, *points: tuple[float, float]) -> None:
        touches = [{"x": x, "y": y} for x, y in points]
        self.line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    def down(self, at: tuple[float, float]) -> None:
        self._touch("touchStart", at)

    def go(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        for n in range(1, STEPS + 1):
            part = n / STEPS
            self._touch("touchMove", (start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part))

    def up(self) -> None:
        self._touch("touchEnd")

    def spread(self, at: tuple[float, float], start: float, end: float) -> None:
        """Two fingers around a point, from so far apart to so far apart."""
        x, y = at
        self._touch("touchStart", (x - start / 2, y))
        self._touch("touchStart", (x - start / 2, y), (x + start / 2, y))
        for n in range(1, STEPS + 1):
            half = (start + (end - start) * n / STEPS) / 2
            self._touch("touchMove", (x - half, y), (x + half, y))
        self.up()


def bring(page: Page, hand: Hand, thing: Locator, target: Locator) -> None:
    """Put one thing onto another."""
    if hand == "taps":
        thing.click()
        target.click()
        return
    target.scroll_into_view_if_needed()
    start, end = middle(thing), middle(target)
    if hand == "mouse":
        page.mouse.move(*start)
        page.mouse.down()
        page.mouse.move(*end, steps=STEPS)
        page.mouse.up()
    else:
        finger = Finger(page)
        finger.down(start)
        finger.go(start, end)
        finger.up()


def visitor(visit: Visit, hand: Hand) -> Page:
    if hand == "finger":
        return visit(name="Ola", size="phone", has_touch=True, is_mobile=True)
    return visit(name="Ola")


HALF = '[data-spot*=\'"half":"action"\']'


def half_for(page: Page, slot: Locator) -> Locator:
    """Half a card that can be laid there."""
    slot.click()
    name = page.locator(f"{HALF}[data-look=lit]").first.get_attribute("data-spot")
    page.keyboard.press("Escape")
    expect(slot).to_have_attribute("data-look", "lit")
    return page.locator(f"[data-spot='{name}']")


@pytest.mark.parametrize("hand", ["taps", "mouse", "finger"])
def test_a_card_goes_into_its_slot(visit: Visit, hand: Hand) -> None:
    page = visitor(visit, hand)
    moves = listen(page)
    briefed(page, 1, **PRACTICE)
    slot = spot(page, crew=0, slot=2)
    half = half_for(page, slot)
    name = json.loads(half.get_attribute("data-spot") or "")
    bring(page, hand, half, slot)
    expect(slot).not_to_have_attribute("aria-label", re.compile("nothing"))
    assert moves[1:] == [{**name, "crew": 0, "slot": 2}]


@pytest.mark.parametrize("hand", ["taps", "mouse", "finger"])
def test_a_tile_goes_onto_its_square(visit: Visit, picture: Picture, hand: Hand) -> None:
    page = visitor(visit, hand)
    moves = listen(page)
    building(page)
    spot(page, move="take-face-down").click()
    expect(question(page)).to_contain_text("Where does")
    held = spot(page, move="put")
    squares = page.locator("[data-spot^='{\"row\"'][data-look=lit]")
    at = json.loads(squares.first.get_attribute("data-spot") or "")
    square = spot(page, **at)
    bring(page, hand, held, square)
    # One way round is put down at once while the sand runs; of several one is chosen.
    put = square.and_(page.locator("[aria-label*='(row']"))
    expect(put.or_(page.get_by_test_id("move").filter(has_text="Put it on").first).first).to_be_attached()
    if page.get_by_test_id("move").filter(has_text="Put it on").count():
        expect(square).to_have_attribute("data-look", "chosen")
        expect(held).to_have_attribute("data-look", "chosen")
        picture(page, f"drag_turns_{hand}")
        page.keyboard.press("1")
    expect(put).to_be_attached()
    # The bot may be quicker at the heap: then another tile is taken.
    assert [move["move"] for move in moves if move["move"] not in ("ready", "take-face-down")] == ["put"]
    assert moves[-1] == moves[-1] | at


def test_what_is_dropped_nowhere_springs_back(visit: Visit, picture: Picture) -> None:
    page = visit(name="Ola")
    moves = listen(page)
    briefed(page, 1, **PRACTICE)
    slot = spot(page, crew=0, slot=1)
    half = half_for(page, slot)
    # (Nothing is asked while the button is down: whoever rests there asks what the thing is.)
    start, end = middle(half), middle(slot)
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(*end, steps=STEPS)
    # In the air: the piece follows, what is lit answers.
    expect(page.locator(".hand-ghost")).to_have_count(1)
    expect(slot).to_have_attribute("data-over", "")
    assert middle(slot) == end, "nothing moves under a piece in the air"
    picture(page, "drag_laptop")
    page.keyboard.press("Escape")
    expect(page.locator(".hand-ghost")).to_have_count(0)
    page.mouse.up()
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(start[0], 5, steps=STEPS)
    page.mouse.up()
    expect(page.locator(".hand-ghost")).to_have_count(0)
    expect(half).to_have_attribute("data-look", "lit")
    expect(page.locator("[data-lifted], [data-over], [data-dragging]")).to_have_count(0)
    assert len(moves) == 1


def test_dropped_where_it_can_not_lie_it_says_why(visit: Visit) -> None:
    page = visit(name="Ola")
    building(page)
    spot(page, move="take-face-down").click()
    expect(question(page)).to_contain_text("Where does")
    bring(page, "mouse", spot(page, move="put"), spot(page, row=9, column=5))
    expect(page.get_by_test_id("why").get_by_role("link")).to_contain_text("GT-")
    expect(question(page)).to_contain_text("Where does")


def test_a_finger_scrolls_what_scrolls_and_a_resting_one_explains(visit: Visit, picture: Picture) -> None:
    page = visitor(visit, "finger")
    moves = listen(page)
    briefed(page, 1, **PRACTICE)
    half = page.locator(HALF).nth(2)
    tray = page.locator(".hands .tray")
    finger, (x, y) = Finger(page), middle(half)
    finger.down((x, y))
    finger.go((x, y), (x - 120, y))
    expect(page.locator(".hand-ghost")).to_have_count(0)
    finger.up()
    page.wait_for_function("document.querySelector('.hands .tray').scrollLeft > 40")
    assert tray.evaluate("node => node.scrollLeft") > 40
    # Upwards nothing scrolls there: the card comes along.
    slot = spot(page, crew=0, slot=1)
    half = half_for(page, slot)
    x, y = middle(half)
    finger.down((x, y))
    finger.go((x, y), middle(slot))
    expect(page.locator(".hand-ghost")).to_have_count(1)
    picture(page, "drag_phone")
    finger.go(middle(slot), (x, y))
    finger.up()
    expect(page.locator(".hand-ghost")).to_have_count(0)
    finger.down((x, y))
    expect(page.get_by_role("dialog")).to_be_visible()
    finger.up()
    page.wait_for_timeout(300)
    expect(page.get_by_role("dialog")).to_be_visible()
    picture(page, "drag_explained_phone")
    assert len(moves) == 1


def test_a_move_that_is_not_taken_springs_back_with_its_reason(visit: Visit, picture: Picture) -> None:
    """As in a race that somebody else has won: the server says no to what was lit."""
    page = visit(name="Ola")
    late = {"id": "space-alert-why-over", "args": {}}

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def up(said: str | bytes) -> None:
            message = json.loads(said)
            if message["type"] == "play" and message["move"]["move"] == "place":
                no = {"type": "refusal", "id": message["id"], "clause": "SA-3.3", "reason": late}
                socket.send(json.dumps(no))
            else:
                server.send(said)

        socket.on_message(up)
        server.on_message(socket.send)

    page.route_web_socket("**/ws/tables/*", between)
    briefed(page, 1, **PRACTICE)
    slot = spot(page, crew=0, slot=1)
    half = half_for(page, slot)
    bring(page, "mouse", half, slot)
    why = page.get_by_test_id("why")
    expect(why.get_by_role("link")).to_contain_text("SA-3.3")
    expect(page.locator(".hand-ghost")).to_have_count(0)
    expect(half).to_have_attribute("data-look", "lit")
    picture(page, "returned_laptop")
    said, piece = why.bounding_box(), half.bounding_box()
    assert said
    assert piece
    assert abs(said["y"] + said["height"] / 2 - piece["y"]) < 150


def test_two_fingers_bring_a_ship_closer(visit: Visit, picture: Picture) -> None:
    page = visitor(visit, "finger")
    moves = listen(page)
    building(page)
    square = spot(page, row=7, column=8)
    before = square.bounding_box()
    finger = Finger(page)
    finger.spread(middle(spot(page, row=7, column=7)), 40, 100)
    after = square.bounding_box()
    assert before
    assert after
    assert after["width"] > 1.5 * before["width"]
    picture(page, "pinch_phone")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    # What is closer is tapped where it is, and one finger alone pushes it.
    spot(page, move="take-face-down").click()
    expect(question(page)).to_contain_text("Where does")
    page.locator("[data-spot^='{\"row\"'][data-look=lit]").first.tap()
    expect(
        page.locator("[data-spot^='{\"row\"'][data-look=chosen]").or_(page.get_by_text("Ola puts")).first
    ).to_be_attached()
    finger.spread(middle(spot(page, row=7, column=7)), 100, 30)
    expect(page.locator("[data-near]")).to_have_count(0)
    assert [move["move"] for move in moves[1:2]] == ["take-face-down"]


def test_a_card_in_the_air_stays_there_while_another_is_answered(visit: Visit, house: House) -> None:
    """The card that was laid leaves the hand when the answer comes; the one being dragged must not go with it."""
    line = SlowLine(house.port)
    try:
        page = visit(name="Ola", size="phone", has_touch=True, is_mobile=True, base_url=line.url)
        briefed(page, 4, mission="mission-1")
        spot(page, crew=0, slot=1).tap()
        names = [half.get_attribute("data-spot") for half in page.locator(f"{HALF}[data-look=lit]").all()]
        page.keyboard.press("Escape")
        first, other = (page.locator(f"[data-spot='{name}']") for name in names[:2])
        finger, start, end = Finger(page), middle(other), middle(spot(page, crew=0, slot=2))
        half_way = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
        line.freeze()
        page.touchscreen.tap(*middle(first))
        page.touchscreen.tap(*middle(spot(page, crew=0, slot=1)))
        finger.down(start)
        finger.go(start, half_way)
        expect(page.locator(".hand-ghost")).to_have_count(1)
        line.thaw()
        expect(page.get_by_test_id("panels")).not_to_have_attribute("data-sending", re.compile(""))
        expect(page.locator(".hand-ghost")).to_have_count(1)
        finger.go(half_way, end)
        finger.up()
        expect(spot(page, crew=0, slot=2)).not_to_have_attribute("aria-label", re.compile("nothing"))
    finally:
        line.close()
