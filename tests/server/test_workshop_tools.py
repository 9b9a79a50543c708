"""The workshop of Galaxy Trucker over the network: a ship looked at, flown as a film, and what would have saved it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.games.galaxy_trucker.flight_helpers import known
from tests.games.galaxy_trucker.test_workshop import given

from starboard import game
from starboard.core import patch
from starboard.server import tools
from starboard.server.refused import Refused

TRUCKER = game("galaxy-trucker")
SHIP = msgspec.json.encode(given(known("II")))


def ask(name: str, asked: bytes) -> Any:
    answer, _media = tools.answer(TRUCKER, tools.find(TRUCKER, name), asked)
    return msgspec.json.decode(answer.body)


def test_a_ship_is_looked_at() -> None:
    found = ask("inspect", SHIP)
    assert found["judgement"]["legal"]
    assert found["check"]["cells"] == 2
    assert len(found["ship"]["components"]) == 11


def test_a_flight_is_a_film_whose_moments_lead_on() -> None:
    film = ask("fly", b'{"ship": ' + SHIP + b', "cards": ["II-14", "I-11", "II-03"], "seed": 4}')
    view = film["steps"][0]["view"]
    assert (view["phase"], len(view["players"])) == ("flight", 1)
    turned = []
    for step in film["steps"][1:]:
        turned += [told["event"]["card"] for told in step["events"] if told["event"]["event"] == "card-turned"]
        for change in (*(told.get("patch") for told in step["events"]), step.get("patch")):
            view = view if change is None else patch.apply(view, change)
    assert turned == ["II-14", "I-11", "II-03"]
    assert view["phase"] == "settlement"
    assert len(view["settlement"]) == 1


def test_what_would_have_saved_a_part() -> None:
    plan = b'{"ship": ' + SHIP + b', "cards": ["I-11", "II-10", "III-10"], "seed": %d}'
    lost = [
        (seed, number, told["event"])
        for seed in range(10)
        for number, step in enumerate(ask("fly", plan % seed)["steps"])
        for told in step["events"]
        if told["event"]["event"] == "destroyed"
    ]
    assert lost
    answers = [
        ask("saved", b'{"plan": %s, "step": %d, "row": %d, "column": %d}' % (plan % seed, n, one["row"], one["column"]))
        for seed, n, one in lost
    ]
    assert any(answer["changes"] for answer in answers)


@pytest.mark.parametrize(
    ("name", "asked"),
    [
        ("inspect", b'{"class": "XI", "components": []}'),
        ("fly", b'{"ship": ' + SHIP + b', "cards": ["X-1"]}'),
        ("fly", b'{"ship": ' + SHIP + b', "draw": 999}'),
        ("saved", b"{}"),
    ],
)
def test_what_is_wrong_is_said(name: str, asked: bytes) -> None:
    with pytest.raises(Refused) as refused:
        ask(name, asked)
    assert refused.value.status == 400
