"""More judged ships: what the sixty leave out.

Every line of ``ships_judged_more.jsonl`` was judged by a second program, written from the rules sheets alone, and by
ours; both agreed. They cover every tile of every box, every board with legal and illegal ships, every kind of error,
dice and halves, ships without a start cabin, and the fields of the expansions.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from starboard.games.galaxy_trucker.ship.boards import classes
from starboard.games.galaxy_trucker.ship.inspect import judge, read
from starboard.games.galaxy_trucker.ship.tiles import tiles

FILE = Path(__file__).parent / "data" / "ships_judged_more.jsonl"
SHIPS: list[dict[str, Any]] = [json.loads(line) for line in FILE.read_text(encoding="utf-8").splitlines()]


def given(ship: dict[str, Any]) -> str:
    """The ship as ``starboard inspect`` reads it."""
    parts = [dict(zip(("tile", "row", "column", "turn"), part, strict=True)) for part in ship["components"]]
    return json.dumps({**ship, "components": parts})


@pytest.mark.clause("GT-3.2", "GT-3.4", "GT-3.5", "GT-3.6", "GT-3.8", "GT-6.5", "GT-6.6")
@pytest.mark.clause("ABE-3.2.1", "ABE-3.3.7", "ABE-3.6.3", "ABE-4.2.2", "ABE-4.3.4", "ABE-4.4.1", "BX-5.3")
@pytest.mark.parametrize("number", range(len(SHIPS)))
def test_two_judges_agree(number: int) -> None:
    found = json.loads(msgspec.json.encode(judge(read(given(SHIPS[number])))))
    found["errors"] = [[error["clause"], error["row"], error["column"]] for error in found["errors"]]
    assert found == SHIPS[number]["expected"]


def test_nothing_is_left_out() -> None:
    assert {part[0] for ship in SHIPS for part in ship["components"]} == set(tiles())
    assert {ship["class"] for ship in SHIPS} == set(classes())
    assert {die for ship in SHIPS for die in ship.get("dice", ())} == {1, 2, 3, 4, 5, 6}
    assert {ship["expected"]["legal"] for ship in SHIPS} == {True, False}
