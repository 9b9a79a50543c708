"""The board in numbers: one height of the prompt, a board that never moves, room for it on a phone, no text cut off.

``scripts/measure_board.py`` prints the numbers.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable

import pytest
from playwright.sync_api import Page
from tests.browser.measures import PHONES, Seen, measured

from starboard.core.languages import PSEUDO

Visit = Callable[..., Page]
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
