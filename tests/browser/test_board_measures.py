"""The board in numbers: one height of the prompt, a board that never moves, room for it on a phone, no text cut off.

``scripts/measure_board.py`` prints the numbers.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable

import pytest
from playwright.sync_api import Page
from tests.browser.conftest import DRAWN, SIZES
from tests.browser.measures import ALL, PHONES, Seen, measured
from tests.browser.scenes import TWELVE, Window, crowded

from starboard.core.languages import PSEUDO

Visit = Callable[..., Page]
Picture = Callable[[Page, str], None]
CHROME = 0.30
ROW_OF_TWELVE = 30
"""The least height of a row where twelve share the smallest phone, at normal text."""


@pytest.mark.parametrize("language", ["en", PSEUDO])
def test_the_board_never_moves(visit: Visit, language: str) -> None:
    page = visit(name="Ola", language=language, reduced_motion="reduce", has_touch=True)
    seen: dict[tuple[tuple[int, int], str], list[Seen]] = defaultdict(list)
    for one in measured(page):
        seen[one.size, one.text].append(one)
    wrong = []
    for (size, text), screens in seen.items():
        where = f"{size[0]}x{size[1]} {text}"
        six = [one.numbers for one in screens if not one.scene.startswith("twelve")]
        if len({one["prompt"] for one in six}) > 1:
            wrong.append(f"{where}: the prompt is {sorted({one['prompt'] for one in six})} high")
        if len({one["top"] for one in six}) > 1:
            wrong.append(f"{where}: the board moves: {sorted({one['top'] for one in six})}")
        for one in screens:
            if size in PHONES and text == "normal" and one.numbers["chrome"] > CHROME:
                wrong.append(f"{where} {one.scene}: chrome is {one.numbers['chrome']:.0%}")
            if text == "normal" and one.numbers["row"] < ROW_OF_TWELVE and size != (844, 390):
                wrong.append(f"{where} {one.scene}: rows of {one.numbers['row']}")
            if one.numbers["cut"]:
                wrong.append(f"{where} {one.scene}: cut off: {', '.join(one.numbers['cut'])}")
            if one.numbers["wide"]:
                wrong.append(f"{where} {one.scene}: wider than the screen")
    assert not wrong, "\n".join(wrong)


# Numbers of cards with another thing of the card over them.
HIDDEN = """() => [...document.querySelectorAll('.order .action')].flatMap((card) => {
    const number = card.querySelector('.number'), sign = card.querySelector('.glyph');
    const [one, other] = [number.getBoundingClientRect(), sign.getBoundingClientRect()];
    const apart = one.right <= other.left || other.right <= one.left
        || one.bottom <= other.top || other.bottom <= one.top;
    return apart ? [] : [number.textContent];
})"""


@pytest.mark.parametrize("players", [3, 6])
def test_the_order_shows_whole_numbers(visit: Visit, players: int) -> None:
    """Six cards share the width of a phone: no sign of a team lies over a number."""
    page = visit(name="Ola", reduced_motion="reduce", has_touch=True)
    Window(page).show(crowded(*ALL, formation=TWELVE, players=players))
    hidden = {}
    for size in ("phone", "small"):
        width, height = SIZES[size]
        page.set_viewport_size({"width": width, "height": height})
        page.locator(".narrow .order .number").first.wait_for()
        page.evaluate(DRAWN)
        hidden[size] = page.evaluate(HIDDEN)
    assert {size: what for size, what in hidden.items() if what} == {}


# How many a swarm is under its odds, and names over portraits, where all stand on one line.
COVERED = """() => {
    const apart = (one, other) => one.right <= other.left + 1 || other.right <= one.left + 1
        || one.bottom <= other.top + 1 || other.bottom <= one.top + 1;
    const text = (node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return range.getBoundingClientRect();
    };
    const box = (node) => node.getBoundingClientRect();
    const counts = [...document.querySelectorAll('.swarm:has(.count)')].filter((swarm) =>
        !apart(box(swarm.querySelector('.count')), box(swarm.querySelector('.odds'))));
    const names = [...document.querySelectorAll('.line .card')].filter((card) =>
        !apart(text(card.querySelector('strong')), box(card.querySelector('.art'))));
    return [...counts.map((swarm) => swarm.dataset.spot), ...names.map((card) => card.textContent.trim())];
}"""


def test_a_dozen_at_largest_text_can_be_read(visit: Visit, picture: Picture) -> None:
    """How many there are in a swarm is not under its odds, and no name lies over its portrait."""
    page = visit(name="Ola", size="small", reduced_motion="reduce", has_touch=True)
    Window(page).show(crowded(formation=TWELVE, players=3, phase="choose"))
    page.evaluate("() => (document.documentElement.dataset.size = 'largest')")
    page.evaluate(DRAWN)
    picture(page, "twelve_largest_small")
    assert page.evaluate(COVERED) == []


@pytest.mark.parametrize("height", [768, 1080])
def test_small_numbers_grow_with_the_text_where_there_is_room(visit: Visit, height: int) -> None:
    """Beside a column of six on a wide screen; where twelve share it they stay as large as the row lets them."""
    page = visit(name="Ola", reduced_motion="reduce")
    page.set_viewport_size({"width": 1366 if height < 1000 else 1920, "height": height})
    Window(page).show(crowded("full-auto"))
    sizes = """(what) => Math.min(...[...document.querySelectorAll(what)].map((one) =>
        parseFloat(getComputedStyle(one).fontSize)))"""
    for what, least in ((".odds", 14), (".count", 14), (".same", 13)):
        page.evaluate("() => (document.documentElement.dataset.size = 'normal')")
        page.evaluate(DRAWN)
        normal = page.evaluate(sizes, what)
        page.evaluate("() => (document.documentElement.dataset.size = 'largest')")
        page.evaluate(DRAWN)
        largest = page.evaluate(sizes, what)
        assert largest >= max(least, 1.15 * normal), (what, normal, largest)
