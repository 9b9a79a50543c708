"""Every lesson, played in the browser by touching what is lit, with a picture of every step; and the ways out of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.lessons.walking import ALL

from starboard.core.lessons import Goal, Lesson

GOAL = "() => { const goal = document.querySelector('.lesson')?.dataset.goal; return goal || null; }"
NEXT = "(before) => { const goal = document.querySelector('.lesson')?.dataset.goal; return goal && goal !== before; }"
LED = [lesson for _, lesson in ALL]
each = pytest.mark.parametrize("lesson", LED, ids=[lesson.id for lesson in LED])


def goal_of(page: Page, before: str = "") -> str:
    """The goal that is told now."""
    page.wait_for_function(NEXT, arg=before)
    return str(page.evaluate(GOAL))


def spot(page: Page, name: str) -> Any:
    end = f'^="{name[:-1]}"' if name.endswith("*") else f'="{name}"'
    return page.locator(f"[data-spot{end}]:visible, [data-show{end}]:visible").first


CONFIRM = """([goal, names]) => {
    const now = document.querySelector('.lesson')?.dataset.goal;
    if (now !== goal) return 'reached';
    const named = (node, name) => name.endsWith('*') ? node.startsWith(name.slice(0, -1)) : node === name;
    const button = document.querySelector('[data-testid=prompt] [data-choice].primary');
    if (button && document.querySelector('[data-look=chosen]')) return button.click(), 'confirmed';
    const nodes = [...document.querySelectorAll('[data-spot][data-look=lit], [data-show]')];
    const next = names.map((name) => nodes.find((node) => named(node.dataset.spot ?? node.dataset.show, name)))
        .find((node) => node?.getClientRects().length);
    return next ? (next.click(), 'touched') : null;
}"""
"""A second touch, where the board asks for one: the button that is meant, or the next thing that is lit."""


def reach(page: Page, goal: Goal, hurried: bool = False) -> None:
    """Reach a goal as its lesson shows it: a touch of what is lit, and what then asks to be confirmed."""
    if goal.film is not None and not goal.until:
        return
    if goal.free or goal.film is not None or hurried:
        page.get_by_label("Show and go on").click()
        return
    if goal.ask:
        for name in goal.show:
            if spot(page, name).count():
                spot(page, name).click()
        return
    if goal.play and goal.play[0].get("move") == "swap":
        spot(page, goal.show[0]).drag_to(spot(page, goal.show[1]))
    else:
        spot(page, (goal.tap or goal.look or goal.show)[0]).click()
    if goal.look:
        page.get_by_role("dialog").wait_for()
        page.keyboard.press("Escape")
    while (
        goal.play
        and page.wait_for_function(CONFIRM, arg=[goal.id, goal.show[1:] or goal.show]).json_value() != "reached"
    ):
        pass


@each
def test_a_lesson_is_played_to_its_end(
    lesson: Lesson, visit: Callable[..., Page], picture: Callable[[Page, str], None]
) -> None:
    page = visit(f"/learn/{lesson.id}", size="phone", name="Ola", has_touch=True)
    before = ""
    for n, goal in enumerate(lesson.step):
        before = goal_of(page, before)
        assert before == goal.id
        assert page.get_by_test_id("coach").inner_text().strip()
        for name in goal.show[:1] if not goal.free else ():
            expect(spot(page, name)).to_be_visible()
        picture(page, f"lesson_{lesson.id}_{n + 1:02}_{goal.id}_phone")
        # Where the clock runs nobody waits for it here: what is shown is played.
        reach(page, goal, hurried=lesson.table.time == "real" and bool(goal.play))
    assert goal_of(page, before) == "end"
    picture(page, f"lesson_{lesson.id}_end_phone")
    page.set_viewport_size({"width": 1366, "height": 768})
    picture(page, f"lesson_{lesson.id}_end_laptop")


ROWS = """() => {
    const tall = (node) => Math.round(node.getBoundingClientRect().height * 10) / 10;
    globalThis.rows = new Set();
    const look = () => {
        globalThis.rows.add([...document.querySelectorAll('.frame > .board .line')].map(tall).join(' '));
        requestAnimationFrame(look);
    };
    look();
}"""
"""How high the rows of the board are, at every moment from now on."""


@pytest.mark.parametrize("lesson", [lesson for lesson in LED if lesson.id.startswith("da-")], ids=lambda one: one.id)
@pytest.mark.parametrize("size", ["phone", "small", "laptop"])
def test_the_board_stays_where_it_is(lesson: Lesson, size: str, visit: Callable[..., Page]) -> None:
    """However long the coach's line and the question are, to the last card: its rows are as high at every moment.

    What is asked, and where to go from the end, stands whole above the foot of the screen.
    """
    page = visit(f"/learn/{lesson.id}", size=size, name="Ola", has_touch=True)
    before, seen = "", {}
    for n, goal in enumerate(lesson.step):
        before = goal_of(page, before)
        if not n:
            page.evaluate(ROWS)
        box = page.locator(".frame > .board").bounding_box()
        assert box
        seen[goal.id] = (box["y"], box["height"])
        # While something is to be looked at nothing is asked: the coach has all of the room.
        bar = page.locator(".coach" if goal.look or goal.tap else "[data-testid=prompt]").bounding_box()
        assert bar
        assert bar["y"] + bar["height"] <= page.evaluate("innerHeight"), goal.id
        reach(page, goal)
    assert goal_of(page, before) == "end"
    box, card = (page.locator(name).bounding_box() for name in (".frame > .board", ".coach"))
    assert box
    assert card
    seen["end"] = (box["y"], box["height"])
    assert len(set(seen.values())) == 1, seen
    assert len(page.evaluate("[...rows]")) == 1, page.evaluate("[...rows]")
    assert card["y"] + card["height"] <= page.evaluate("innerHeight") - 4
    for button in page.locator(".coach .acts > *").all():
        inside = button.bounding_box()
        assert inside
        assert card["y"] < inside["y"]
        assert inside["y"] + inside["height"] < card["y"] + card["height"]


def test_a_touch_is_answered_before_the_lesson_goes_on(visit: Callable[..., Page]) -> None:
    """Zael looks right, Goriel left: the coach says so, of whoever was tapped last."""
    page = visit("/learn/da-led", size="phone", name="Ola", has_touch=True)
    goal_of(page)
    spot(page, "marine:zael").click()
    expect(page.get_by_test_id("coach")).to_contain_text("He looks right:")
    spot(page, "marine:goriel").click()
    expect(page.get_by_test_id("coach")).to_contain_text("He looks left:")
    expect(page.get_by_test_id("spotlight").locator("path")).to_have_count(1)
    assert goal_of(page, "column") == "shield"


def test_a_question_does_not_show_its_answer(visit: Callable[..., Page]) -> None:
    """Nothing is lit or said aloud until three tries were wrong."""
    page = visit("/learn/da-led", size="phone", name="Ola", has_touch=True)
    before = goal_of(page)
    while before != "token":
        page.get_by_label("Show and go on").click()
        before = goal_of(page, before)
    expect(page.get_by_test_id("spotlight")).to_have_count(0)
    expect(page.get_by_test_id("coach")).not_to_contain_text("Goal")
    for _ in range(3):
        spot(page, "marine:zael").click()
        expect(page.get_by_test_id("coach")).to_contain_text("Zael can burn his two.")
    expect(page.get_by_test_id("spotlight").locator(".ghost")).to_be_visible()


def test_another_idea_is_answered_and_nothing_is_played(visit: Callable[..., Page]) -> None:
    page = visit("/learn/da-taste", size="phone", name="Ola")
    goal_of(page)
    page.get_by_role("button", name="Hold fire").click()
    expect(page.get_by_test_id("coach")).to_contain_text("Not yet: they bite next.")
    assert page.evaluate(GOAL) == "shoot"
    for _ in range(2):
        page.get_by_role("button", name="Hold fire").click()
    expect(page.get_by_test_id("spotlight").locator(".ghost")).to_be_visible()


def test_back_skip_leave_and_come_back(visit: Callable[..., Page]) -> None:
    page = visit("/learn/da-led", name="Ola")
    goal_of(page)
    expect(page.get_by_label("Back one step")).to_have_count(0)
    for step in ("column", "shield", "support"):
        assert page.evaluate(GOAL) == step
        page.get_by_label("Show and go on").click()
        goal_of(page, step)
    assert page.evaluate(GOAL) == "attack"
    page.get_by_label("Back one step").click()
    assert goal_of(page, "attack") == "support"
    page.reload()
    assert goal_of(page) == "support"
    page.get_by_label("Leave the lesson").click()
    page.get_by_role("link", name="One round, then the door").get_by_text("Go on").wait_for()
    page.get_by_role("link", name="One round, then the door").click()
    assert goal_of(page) == "support"


def test_a_lesson_by_keys_alone(visit: Callable[..., Page]) -> None:
    page = visit("/learn/da-taste", name="Ola")
    goal_of(page)
    for step in ("shoot", "skull", "again", "help"):
        assert page.evaluate(GOAL) == step
        page.keyboard.press("g")
        page.keyboard.press("Enter")
        if step != "skull":
            page.keyboard.press("Enter")
        goal_of(page, step)
    assert goal_of(page, "watch") == "keep"
    page.keyboard.press("g")
    page.keyboard.press("Enter")
    assert goal_of(page, "keep") == "more"
    assert goal_of(page, "more") == "end"


def test_the_goal_is_spoken(visit: Callable[..., Page]) -> None:
    page = visit("/learn/da-led", name="Ola")
    goal_of(page)
    expect(page.get_by_test_id("coach")).to_contain_text("Tap this. G goes there")
    page.get_by_label("Show and go on").click()
    goal_of(page, "column")
    expect(page.get_by_test_id("coach")).to_contain_text("Goal: read about")


def test_where_nothing_is_asked_no_empty_box_stands(visit: Callable[..., Page]) -> None:
    """While something is looked at the bar keeps its room, so that the board stays; nothing of it is seen."""
    page = visit("/learn/da-led", name="Ola")
    goal_of(page)
    edge = "getComputedStyle(document.querySelector('[data-testid=prompt]')).borderTopColor"
    assert page.evaluate(edge) == "rgba(0, 0, 0, 0)"
    for step in ("column", "shield"):
        page.get_by_label("Show and go on").click()
        goal_of(page, step)
    assert page.evaluate(edge) != "rgba(0, 0, 0, 0)"


def test_the_way_to_the_lessons(visit: Callable[..., Page], pictures: Callable[[Page, str], None]) -> None:
    page = visit("/", name="Ola")
    page.locator("li.door", has_text="Death Angel").get_by_role("link", name="Learn").click()
    page.get_by_role("link", name="Hold the corridor").wait_for()
    pictures(page, "learn")
    page.get_by_role("link", name="Hold the corridor").click()
    assert goal_of(page) == "shoot"


PRESS = """(before) => {
    const button = document.querySelector('.coach .row button:last-child');
    if (button) button.click();
    const goal = document.querySelector('[data-testid=coach]')?.dataset.step ?? before;
    return [goal, starboard.steps.filter(({ seat }) => seat === starboard.you.seat).map(({ n }) => n)];
}"""
STORMS = [(lesson, 50) for lesson in LED if lesson.table.time == "held"]
STORMS += [(lesson, pause) for lesson in LED if lesson.id == "da-led" for pause in (700, 2_900)]


@pytest.mark.parametrize(("lesson", "pause"), STORMS, ids=[f"{lesson.id}-{pause}" for lesson, pause in STORMS])
def test_show_and_go_on_may_be_pressed_at_any_time(lesson: Lesson, pause: int, visit: Callable[..., Page]) -> None:
    """Pressed in a storm, the lesson never loses step with the board: no goal is behind before its move was made."""
    page = visit(f"/learn/{lesson.id}", name="Ola")
    before, made = goal_of(page), set[int]()
    while before:
        goal, own = page.evaluate(PRESS, before)
        made |= set(own)
        if goal != before and not any(one.rewind for one in lesson.step):
            behind = lesson.step[: lesson.at(goal)] if goal else lesson.step
            assert len(made) >= sum(bool(one.play) for one in behind), goal
        before = goal
        page.wait_for_timeout(pause)
    assert goal_of(page, "?") == "end"
