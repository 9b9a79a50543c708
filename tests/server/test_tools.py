"""What games answer beside their tables: files, timetables, films; and what can't be answered."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from starboard import game
from starboard.core import patch
from starboard.core.game import AnyGame
from starboard.games.space_alert.flight_file import read
from starboard.games.space_alert.resolver import resolve
from starboard.server import tools
from starboard.server.refused import Refused

EXAMPLES = sorted((Path(__file__).parents[2] / "docs" / "examples").glob("*.json"))
FLIGHTS = [path for path in EXAMPLES if "crew" in path.read_text(encoding="utf-8")]


@pytest.fixture
def space_alert() -> AnyGame:
    return game("space-alert")


def ask(of: AnyGame, name: str, asked: bytes) -> Any:
    answer, media = tools.answer(of, tools.find(of, name), asked)
    return msgspec.json.decode(answer.body) if media == "application/json" else answer.body


@pytest.mark.parametrize("path", FLIGHTS, ids=lambda path: path.stem)
def test_a_flight_from_the_box_is_the_film_of_what_the_resolver_says(space_alert: AnyGame, path: Path) -> None:
    """The same end by both ways, and every moment leads on to the next."""
    data = path.read_bytes()
    wanted = resolve(read(data))
    film = ask(space_alert, "resolve", data)
    view = film["steps"][0]["view"]
    for step in film["steps"][1:]:
        for change in (*(event.get("patch") for event in step["events"]), step.get("patch")):
            view = view if change is None else patch.apply(view, change)
    flight = view["flight"]
    assert flight["outcome"] == wanted.outcome
    assert [len(zone) for zone in flight["damage"]] == list(wanted.damage.values())
    destroyed = sorted(threat["card"] for threat in flight["threats"] if threat["status"] == "destroyed")
    assert destroyed == wanted.destroyed
    assert (film["result"]["scores"] or [None])[0] == (wanted.score.total if wanted.score else None)
    assert len(film["steps"]) == wanted.turn + 1


def test_what_is_wrong_with_a_flight_is_said(space_alert: AnyGame) -> None:
    with pytest.raises(Refused) as refused:
        ask(space_alert, "resolve", b'{"crew": [{"plan": "Q"}]}')
    assert refused.value.status == 400
    assert refused.value.reason.id.startswith("space-alert-resolve-")


@pytest.mark.parametrize("asked", [b"", b"[]", b'{"mission": 3}', b'{"mission": "mission-1", "seed": -1}', b"[" * 9000])
def test_what_can_t_be_read(space_alert: AnyGame, asked: bytes) -> None:
    with pytest.raises(Refused) as refused:
        ask(space_alert, "timetable", asked)
    assert refused.value.status == 400


def test_a_timetable_and_its_sound(space_alert: AnyGame) -> None:
    table = ask(space_alert, "timetable", b'{"mission": "S2-1"}')
    assert (table["id"], table["phase_ends"]) == ("mission-1", [225, 450, 600])
    assert table["spoken"][0]["words"]["id"] == "space-alert-say-opening"
    assert ask(space_alert, "soundtrack", b'{"mission": "s2-1", "language": "xx"}').startswith(b"OggS")


def test_no_such_tool(space_alert: AnyGame) -> None:
    with pytest.raises(Refused):
        tools.find(space_alert, "crystal-ball")
    with pytest.raises(Refused):
        tools.find(game("death-angel"), "resolve")
