"""What if, and what the coach says: asked of finished games, answered beside the event loop, kept nowhere."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.games.space_alert.flown import PLANS, flown
from tests.games.space_alert.tables import GAME
from tests.server.client import PATIENCE, Guest, told

from starboard.coach import hindsight
from starboard.core import patch
from starboard.core import record as record_
from starboard.core.entries import Record
from starboard.games.space_alert.what_if import Change
from starboard.server.hindsight import branch_of


async def uploaded(guest: Guest, name: str = "P1", **how: Any) -> str:
    desk = flown(**how)
    header = msgspec.structs.replace(desk.table.record.header, seats=[name])
    data = record_.dumps(GAME, Record(header, desk.table.record.entries), desk.state)
    answer = await guest.http.post("/api/replays", content=data)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def outcome(replay: dict[str, Any]) -> Any:
    """The last event, and the last view: the patches applied to the first."""
    begins, ends = replay["steps"]
    view = begins["view"]
    for event in ends["events"]:
        view = patch.apply(view, event.get("patch", {}))
    return ends["events"][-1]["event"], patch.apply(view, ends.get("patch", {}))


@told
async def test_a_changed_flight_ends_as_the_engine_says(base: str) -> None:
    async with Guest(base, "Ada") as ada:
        id = await uploaded(ada)
        real = await ada.call("POST", f"/api/replays/{id}/what-if", {})
        event, view = outcome(real)
        assert event["event"] == "mission-scored"
        assert view["flight"]["outcome"] == "survived"
        changes = [{"crew": 1, "turn": turn, "order": "."} for turn in range(1, 13)]
        supposed = await ada.call("POST", f"/api/replays/{id}/what-if", {"seat": 0, "changes": changes})
        _event, view = outcome(supposed)
        branch = branch_of(GAME, flown().table.record, 0)
        state: Any = branch.state
        GAME.otherwise(state, [], [Change(crew=1, turn=n, order=".") for n in range(1, 13)], lambda event: None)
        assert view["flight"]["outcome"] == state.flight.outcome
        assert view["flight"]["turn"] == state.flight.turn
        assert (await ada.call("GET", f"/api/replays/{id}"))["result"]["reason"]["id"] == "space-alert-result-won"


@told
async def test_what_cant_be_thought_is_refused(base: str) -> None:
    async with Guest(base, "Ada") as ada:
        id = await uploaded(ada)
        path = f"/api/replays/{id}/what-if"
        await ada.call("POST", path, {"branch": 1}, expect=404)
        await ada.call("POST", path, {"seat": 3}, expect=404)
        await ada.call("POST", path, {"changes": [{"crew": 0, "turn": 13, "order": "A"}]}, expect=400)
        await ada.call("POST", path, {"changes": [{"crew": 0, "turn": 1, "order": "Q"}]}, expect=400)
        refused = await ada.call("POST", path, {"changes": [{"crew": 4, "turn": 1, "order": "A"}]}, expect=409)
        assert refused["clause"] == "SA-6.1"
        await ada.call("POST", "/api/replays/NOSUCHTABLE/what-if", {}, expect=404)


@told
async def test_a_running_game_tells_nothing(base: str) -> None:
    async with Guest(base, "Ada") as ada:
        code = await ada.create("space-alert", seats=2, bots={"1": "random"}, seed=1)
        await ada.call("POST", f"/api/tables/{code}/start", {})
        await ada.call("POST", f"/api/replays/{code}/what-if", {}, expect=409)
        await ada.call("GET", f"/api/replays/{code}/advice", expect=409)


@told
async def test_the_coach(base: str) -> None:
    async with Guest(base, "Ada") as ada:
        id = await uploaded(ada, plans=[PLANS[0], "C A A . A B A C ^ B . C", *PLANS[2:]])
        advice = await ada.call("GET", f"/api/replays/{id}/advice")
        assert advice["tried"] > 500
        best = advice["better"][0]
        event, _view = outcome(await ada.call("POST", f"/api/replays/{id}/what-if", {"changes": best["changes"]}))
        assert event["score"]["total"] == best["score"] > (advice["score"] or 0)
        await ada.call("GET", f"/api/replays/{id}/advice?branch=2", expect=404)


@told
async def test_wondering_is_limited(base: str) -> None:
    async with Guest(base, "Ada") as ada:
        id = await uploaded(ada)
        answers = [
            (await ada.http.post(f"/api/replays/{id}/what-if", json={"branch": 9})).status_code for _ in range(40)
        ]
        assert 429 in answers
        asked = [(await ada.http.get(f"/api/replays/{id}/advice?branch=9")).status_code for _ in range(8)]
        assert 429 in asked


def dawdle(record: Record, nth: int, deep: bool) -> None:
    """A coach who never ends by himself; the name of the first player is his folder."""
    notes = Path(record.header.seats[0])
    notes.joinpath("begun").touch()
    try:
        while True:
            sum(range(1000))
    finally:
        notes.joinpath("ended").touch()


async def appears(path: Path) -> None:
    end = time.monotonic() + PATIENCE
    while not path.exists():
        assert time.monotonic() < end
        await asyncio.sleep(0.01)


@told
async def test_the_coach_ends_when_nobody_waits(base: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(hindsight.ADVISORS, "space-alert", dawdle)
    async with Guest(base, "Ada") as ada:
        id = await uploaded(ada, name=str(tmp_path))
        asking = asyncio.ensure_future(ada.http.get(f"/api/replays/{id}/advice?deep=true"))
        await appears(tmp_path / "begun")
        await ada.call("GET", f"/api/replays/{id}")  # nobody else is held up
        asking.cancel()
        await appears(tmp_path / "ended")
