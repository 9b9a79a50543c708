"""A small siege: every kind of attack once, beside honest people who all get their answers. Nothing of it is timed."""

from __future__ import annotations

import asyncio

import pytest

pytest.importorskip("uvloop")

from bench.siege.attacks import KINDS
from bench.siege.besieged import ROOT, Outcome, Siege


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_a_small_siege(kind: str) -> None:
    outcomes: list[Outcome] = []
    siege = Siege(tables=3, seconds=1.5, count=0, rest=0.0, root=ROOT)
    assert asyncio.run(siege.run([kind], outcomes.append)), outcomes
    (outcome,) = outcomes
    assert outcome.heard.sent > 0, "it was an attack"
    assert outcome.after.lost == 0, "nobody honest was hung up on"
    assert all(not table.sent for table in siege.tables), "every move was answered"
