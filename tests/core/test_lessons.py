"""Patterns of lessons, which the client reads in the same way (web/src/learn/patterns.test.ts has the same table)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from starboard.core import lessons
from starboard.core.lessons import Goal

CASES = json.loads((Path(__file__).parent / "patterns.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("case", CASES, ids=lambda case: json.dumps(case["pattern"]))
def test_patterns(case: dict[str, Any]) -> None:
    assert lessons.matches(case["value"], case["pattern"]) is case["fits"]


def test_times() -> None:
    assert lessons.seconds("1:30") == 90
    assert lessons.seconds("15") == 15


@pytest.mark.parametrize("fields", [{}, {"film": "", "tap": ["a"]}, {"free": True}])
def test_a_goal_is_one_thing_that_ends(fields: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"id": "x", **fields}, Goal)
