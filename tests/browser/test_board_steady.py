"""Death Angel's board keeps still: one bar, one place for each tool, what is needed comes into sight by itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import DRAWN
from tests.browser.house import play_alone
from tests.browser.measures import SCENES
from tests.browser.player import Player
from tests.browser.scenes import SIX, Window, crowded
from tests.browser.test_board_reads import boxes, covered, each_size
from tests.games.death_angel.positions import Position, build

Visit = Callable[..., Page]
Picture = Callable[[Page, str], None]
TOOLS = ("Ask a bot", "Who would be attacked", "All moves as a list")
ADVICE = {
    "n": 0,
    "move": {"move": "pass"},
    "phrase": {"id": "death-angel-move-trade", "args": {"marine": "Calistarius", "other": "Valencio"}},
    "why": {
        "id": "death-angel-because-survives",
        "args": {"marine": "Calistarius", "tokens": 1, "before": "2 of 6", "after": "89%"},
    },
}


def box(thing: Locator) -> tuple[int, ...]:
    found = thing.bounding_box()
    assert found
    return tuple(round(found[key]) for key in ("x", "y", "width", "height"))


def _door() -> Position:
    swarms = {"L1": "head tail tongue", "R2": "claws head", "L4": "head tail"}
    return build(SIX, phase="travel", cards=["full-auto"], door=2, terrain={"door": "L1"}, blips=(0, 3), swarms=swarms)


def _charge() -> Position:
    return crowded("heroic-charge", formation="zael> claudio>2 leon< valencio> deino< omnio>")


def _advised(page: Page) -> None:
    page.locator("[data-show=counsel]").click()
    page.get_by_test_id("counsel").get_by_role("button", name="Do it").wait_for()


def _eye(page: Page) -> None:
    page.get_by_role("button", name="Who would be attacked").click()
    page.get_by_test_id("legend").wait_for()


ASKED: dict[str, tuple[Callable[[], Position], Callable[[Page], None] | None]] = {
    **{name: scene for name, scene in SCENES.items() if not name.startswith("twelve")},
    "door": (_door, None),
    "two answers": (_charge, None),
    "advice": (_charge, _advised),
    "overlay": (lambda: crowded("full-auto"), _eye),
}


@pytest.mark.parametrize("size", ["phone", "small", "laptop"])
def test_the_bar_and_its_tools_stay_where_they_are(visit: Visit, picture: Picture, size: str) -> None:
    """Whatever is asked, read, advised or laid over the board; nothing in the bar is cut off or lies under a tool."""
    page = visit(name="Ola", size=size, reduced_motion="reduce", has_touch=True)
    page.route("**/counsel", lambda route: route.fulfill(json=ADVICE))
    window = Window(page)
    bar, bars, places = page.get_by_test_id("prompt"), set(), {tool: set[Any]() for tool in TOOLS}
    for scene, (made, act) in ASKED.items():
        window.show(made())
        if act:
            act(page)
        page.evaluate(DRAWN)
        picture(page, f"bar_{scene.replace(' ', '_').strip('?')}_{size}")
        bars.add(box(bar))
        assert bar.evaluate("node => node.scrollHeight - node.clientHeight") <= 1, scene
        tools = page.locator(".room").get_by_role("button")
        for tool in TOOLS:
            found = tools.and_(page.get_by_role("button", name=tool))
            if found.count():
                places[tool].add(box(found))
        buttons = boxes(page, ".bar .button") + boxes(page, ".bar .foes")
        assert covered(boxes(page, ".tools .button"), buttons) == [], scene
    assert len(bars) == 1
    for tool, where in places.items():
        assert len(where) == 1, tool


@pytest.mark.parametrize("size", ["phone", "small", "laptop"])
def test_undo_lies_over_no_button(visit: Visit, picture: Picture, size: str) -> None:
    """Whoever reads a card, or chooses who falls, takes nothing back by accident."""
    page = visit(name="Ola", size=size, reduced_motion="reduce", has_touch=True)
    window = Window(page)
    window.undoable = True
    for scene in ("choose", "read a card", "aim", "which falls?", "door", "two answers"):
        made, act = ASKED[scene]
        window.show(made())
        if act:
            act(page)
        page.evaluate(DRAWN)
        picture(page, f"undo_{scene.replace(' ', '_').strip('?')}_{size}")
        expect(page.locator(".tools .undo")).to_be_visible()
        buttons = boxes(page, ".bar .button") + boxes(page, ".bar .foes")
        assert covered(boxes(page, ".tools .button"), buttons) == [], scene


def test_advice_never_lies_where_a_tool_was(visit: Visit) -> None:
    page = visit(name="Ola", reduced_motion="reduce", has_touch=True)
    page.route("**/counsel", lambda route: route.fulfill(json=ADVICE))
    window = Window(page)
    for size in each_size(page):
        window.show(_charge())
        before = boxes(page, ".room .tools .button")
        assert before
        _advised(page)
        assert covered(boxes(page, "[data-testid=counsel] .do"), before) == [], size
        # The tool that asked puts it away.
        page.locator("[data-show=counsel]").click()
        expect(page.get_by_test_id("counsel")).to_have_count(0)


@pytest.mark.parametrize("chosen", [(), ("lead-by-example",), ("lead-by-example", "full-auto")])
def test_the_hand_follows_who_has_to_choose(visit: Visit, picture: Picture, chosen: tuple[str, ...]) -> None:
    """On a laptop: the cards of the team that still has to choose, and the one that unfolds, are in sight whole."""
    page = visit(name="Ola", size="laptop", reduced_motion="reduce")
    page.set_viewport_size({"width": 1366, "height": 640})
    Window(page).show(crowded(*chosen, phase="choose"))
    cards = page.locator("section[data-team] .hand-card")
    expect(cards).to_have_count(3)
    for card in cards.all():
        expect(card).to_be_in_viewport(ratio=0.99)
    cards.last.click()
    expect(cards.last).to_have_attribute("data-look", "chosen")
    picture(page, f"hand_{len(chosen)}_laptop")
    expect(cards.last).to_be_in_viewport(ratio=0.99)


def test_the_next_team_comes_into_sight(visit: Visit) -> None:
    """After a card is chosen, without a hand on the wheel."""
    page = visit(name="Ola", size="laptop", reduced_motion="reduce")
    page.set_viewport_size({"width": 1366, "height": 640})
    Window(page).show(crowded(phase="choose"))
    for team in ("blue", "red", "purple"):
        cards = page.locator(f"section[data-team={team}] .hand-card")
        expect(cards).to_have_count(3)
        for card in cards.all():
            expect(card).to_be_in_viewport(ratio=0.99)
        cards.first.click()
        page.get_by_role("button", name="Choose this card").click()


@pytest.mark.parametrize("size", ["phone", "laptop"])
def test_a_bot_in_the_own_seat_moves_nothing(visit: Visit, picture: Picture, size: str) -> None:
    page = visit(name="Ola", size=size, reduced_motion="reduce")
    code = play_alone(page)
    Player(page).look()
    board, bar = page.locator(".frame > .board"), page.get_by_test_id("prompt")
    before = box(board), box(bar)
    page.evaluate(
        """(code) => fetch(`/api/tables/${code}/bot`, {
            method: 'POST', headers: {'content-type': 'application/json'},
            body: JSON.stringify({seat: 0, bot: 'random'})})""",
        code,
    )
    notice = page.get_by_text("A bot plays for you.")
    expect(notice).to_be_in_viewport(ratio=0.99)
    picture(page, f"replaced_{size}")
    assert (box(board), box(bar)) == before
    page.get_by_role("button", name="I’m back").click()
    expect(notice).to_have_count(0)
    assert (box(board), box(bar)) == before


@pytest.mark.parametrize("size", ["phone", "laptop"])
def test_the_menu_stays_under_the_finger(visit: Visit, size: str) -> None:
    """What cannot be done just now keeps its place, and what is said for a moment has its room."""
    page = visit(name="Ola", size=size, reduced_motion="reduce", permissions=["clipboard-write"])
    play_alone(page)
    player = Player(page)
    before = player.look()
    menu, sheet = page.get_by_role("button", name="Menu"), page.get_by_role("dialog")

    def rows() -> list[tuple[int, ...]]:
        menu.click()
        found = [box(one) for one in sheet.locator(".grid > *").all()]
        copy = sheet.get_by_role("button", name="Copy the link")
        room = box(copy)
        copy.click()
        copied = sheet.get_by_role("button", name="Copied")
        expect(copied).to_be_visible()
        assert box(copied) == room
        page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)
        return found

    first = rows()
    page.locator(".hand-card[data-look=lit]").first.click()
    page.get_by_role("button", name="Choose this card").click()
    player.look(before["key"])
    assert rows() == first


@pytest.mark.parametrize("size", ["phone", "small", "laptop"])
def test_a_toast_covers_no_marine(visit: Visit, picture: Picture, size: str) -> None:
    page = visit(name="Ola", size=size, reduced_motion="reduce")
    play_alone(page)
    player = Player(page)
    before = player.look()
    page.locator(".hand-card[data-look=lit]").first.click()
    page.get_by_role("button", name="Choose this card").click()
    player.look(before["key"])
    page.locator(".tools").get_by_role("button", name="Undo").click()
    expect(page.locator(".toast")).to_be_visible()
    picture(page, f"toast_{size}")
    lines = [{**line, "what": "row"} for line in boxes(page, ".line:has(svg)")]
    assert covered(boxes(page, ".toast:has(svg)"), lines) == []


def test_a_card_taken_up_stays_in_sight_when_another_is_taken_back(visit: Visit) -> None:
    """On a phone: the team in the hand is that of the card that "Choose this card" would play."""
    page = visit(name="Ola", size="phone", reduced_motion="reduce")
    play_alone(page)
    player = Player(page)
    before = player.look()
    page.locator(".hand-card[data-look=lit]").first.click()
    page.get_by_role("button", name="Choose this card").click()
    before = player.look(before["key"])
    page.locator(".hand-card[data-look=lit]").first.click()
    team = page.locator(".tabs [aria-pressed=true]").get_attribute("aria-label")
    page.locator(".tools").get_by_role("button", name="Undo").click()
    player.look(before["key"])
    expect(page.get_by_role("button", name="Choose this card")).to_be_visible()
    expect(page.locator(".tabs [aria-pressed=true]")).to_have_attribute("aria-label", team or "")
    expect(page.locator(".hand-card[data-look=chosen]")).to_have_count(1)
