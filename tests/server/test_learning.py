"""Lessons at tables: laid, led, gone back, left and come back to, counted; and what they can't be used for."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.client import QUICK, Guest, Socket, served, told

from starboard.core import lessons
from starboard.games.death_angel.game import DeathAngel
from starboard.server import learning
from starboard.server.learning import numbers
from starboard.server.store.connecting import counted

LEON = {"move": "attack", "marine": "leon", "place": "R4", "group": 0}


async def begin(guest: Guest, lesson: str = "da-taste", **wish: Any) -> Socket:
    seated = await guest.call("POST", f"/api/lessons/{lesson}", {"name": guest.name, **wish})
    return await guest.connect(seated["table"]["code"])


async def lead(table: Socket, how: str = "done", **more: Any) -> dict[str, Any]:
    answer = await table.ask("lead", step=table.table["lesson"]["step"], how=how, **more)
    if answer["type"] == "accepted":
        await table.reach(answer["seq"])
    return answer


async def played(table: Socket, move: dict[str, Any]) -> None:
    answer = await table.play(move)
    assert answer["type"] == "accepted", answer
    await table.reach(answer["seq"])


@told
async def test_a_lesson_is_listed_and_planned(base: str) -> None:
    async with Guest(base, "Ola") as ola:
        listed = await ola.call("GET", "/api/lessons")
        assert [lesson["id"] for lesson in listed if lesson["game"] == "death-angel"][:2] == ["da-taste", "da-led"]
        plan = await ola.call("GET", "/api/lessons/da-taste")
        assert plan["steps"][0]["id"] == "shoot"
        assert not any("expect" in step or "do" in step for step in plan["steps"])
        await ola.call("GET", "/api/lessons/none-such", expect=404)


@told
async def test_the_table_stands_ready_and_nothing_of_it_was_told(base: str) -> None:
    async with Guest(base, "Ola") as ola:
        table = await begin(ola)
        assert table.position is not None
        assert table.table["lesson"] == {"id": "da-taste", "step": "shoot", "n": 9, "first": True}
        assert table.position["n"] == 9
        assert table.position["undoable"] is False


@told
async def test_step_by_step_and_back(base: str) -> None:
    async with Guest(base, "Ola") as ola:
        table = await begin(ola)
        await played(table, LEON)
        await lead(table)
        assert table.table["lesson"]["step"] == "skull"
        assert table.table["lesson"]["n"] == 10
        rolled = table.position
        await lead(table, "back")
        assert table.table["lesson"] == {"id": "da-taste", "step": "shoot", "n": 9, "first": True}
        assert table.position is not None
        assert table.position["n"] == 9
        # The same move meets the same die.
        await played(table, LEON)
        assert rolled is not None
        assert table.position["view"] == rolled["view"]
        again = await lead(table, "back")
        assert again["type"] == "refusal"


@told
async def test_a_step_is_over_once(base: str) -> None:
    async with Guest(base, "Ola") as ola:
        table = await begin(ola)
        await played(table, LEON)
        first = await table.ask("lead", id="once", step="shoot", how="done")
        second = await table.ask("lead", id="once", step="shoot", how="done")
        assert (first["type"], second["type"]) == ("accepted", "accepted")
        elsewhere = await table.ask("lead", step="shoot", how="done")
        assert elsewhere["reason"]["id"] == "server-lesson-elsewhere"


@told
async def test_who_comes_back_is_where_they_left(base: str) -> None:
    async with Guest(base, "Ola") as ola:
        table = await begin(ola)
        await played(table, LEON)
        await lead(table)
        await table.close()
        again = await begin(ola)
        assert again.table["code"] == table.table["code"]
        assert again.table["lesson"]["step"] == "skull"
        anew = await begin(ola, anew=True)
        assert anew.table["code"] != table.table["code"]
        assert anew.table["lesson"]["step"] == "shoot"
        tables = (await ola.call("GET", "/api/me"))["tables"]
        assert {one["lesson"] for one in tables} == {"da-taste"}


@told
async def test_only_the_learner_leads_and_only_a_lesson_is_led(base: str) -> None:
    async with Guest(base, "Ola") as ola, Guest(base, "Marek") as marek:
        table = await begin(ola)
        other = await marek.connect(table.table["code"])
        assert (await other.ask("lead", step="shoot", how="done"))["reason"]["id"] == "server-not-seated"
        plain = await ola.connect(await ola.create("death-angel", quick=True))
        assert (await plain.ask("lead", step="shoot", how="done"))["reason"]["id"] == "server-lesson-none"


@told
async def test_moves_are_taken_back_as_far_as_the_step_goes(base: str) -> None:
    async with Guest(base, "Ola") as ola:
        table = await begin(ola)
        await played(table, LEON)
        answer = await table.ask("undo", to=8)
        assert answer["reason"]["id"] == "server-undo-nothing"
        answer = await table.ask("undo")
        await table.reach(answer["seq"])
        assert table.position is not None
        assert table.position["n"] == 9


@told
async def test_steps_are_counted_without_names(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.sqlite3"
    with served(msgspec.structs.replace(QUICK, database=url)) as base:
        async with Guest(base, "Ola") as ola, Guest(base, "Marek") as marek:
            for guest, how in ((ola, "done"), (marek, "skipped")):
                table = await begin(guest)
                await played(table, LEON)
                await lead(table, how, seconds=6.5, refused=2, other=1, hints=1)
        found = await counted(url)
    assert not any("Ola" in name or "Marek" in name for name in found)
    first, second, *_ = numbers([lessons.of(DeathAngel())["da-taste"]], found)
    assert (first.seen, first.done, first.skipped, first.left) == (2, 1, 1, 0)
    assert (first.refused, first.other, first.hints, first.seconds) == (4, 2, 1, 8)
    assert (second.seen, second.left) == (2, 2)


@told
async def test_what_failed_is_wound_back_and_meets_the_same_dice(base: str) -> None:
    async with Guest(base, "Ola") as ola:
        table = await begin(ola, "gt-flight")
        assert table.position is not None
        first = table.position
        await played(table, {"move": "return", "spot": None})
        await lead(table)
        await played(table, {"move": "fly-on", "standing": False})
        assert len(table.position["view"]["players"][0]["lost"]) == 2
        await lead(table)
        await lead(table)
        assert table.table["lesson"]["step"] == "saved"
        assert (table.position["n"], table.position["view"]) == (first["n"], first["view"])
        await played(table, {"move": "put", "row": 8, "column": 9, "turn": 0, "pipe": -1, "universal": False})
        await lead(table)
        await played(table, {"move": "fly-on", "standing": False})
        assert table.position["view"]["players"][0]["lost"] == []
        # What was wound back can't be gone back to: before the tile that saves comes the one that was given back.
        for step in ("saved", "enough"):
            await lead(table, "back")
            assert table.table["lesson"]["step"] == step
            assert table.position["n"] == first["n"]


@told
async def test_a_clock_that_runs_is_set_forward(base: str) -> None:
    async with Guest(base, "Ola") as ola:
        table = await begin(ola, "sa-clock")
        assert table.position is not None
        assert table.position["stopped"] is None
        assert not table.position["view"]["may_draw"][0]
        await lead(table)
        assert table.table["lesson"]["step"] == "draw"
        assert table.position["view"]["may_draw"][0] == 1
        assert table.position["view"]["clock"] >= 50
        await played(table, {"move": "draw"})


@told
async def test_a_lesson_is_no_mission_of_the_flight_log(tmp_path: Path) -> None:
    log = tmp_path / "flight-log.jsonl"
    with served(msgspec.structs.replace(QUICK, flight_log=str(log))) as base:
        async with Guest(base, "Ola") as ola:
            table = await begin(ola, "sa-lost")
            await lead(table)
            assert table.position is not None
            while table.position["view"]["stage"] == "resolution":
                await played(table, {"move": "go-on", "rest": False})
            assert table.position["result"] is not None
            assert await ola.call("GET", "/api/flight-log") == []


@told
async def test_no_step_is_over_before_its_move_was_made(base: str) -> None:
    async with Guest(base, "Ola") as ola:
        table = await begin(ola)
        for how in ("done", "skipped"):
            assert (await lead(table, how))["reason"]["id"] == "server-lesson-unplayed"
        assert table.table["lesson"]["step"] == "shoot"
        await played(table, LEON)
        await lead(table, "skipped")
        assert table.table["lesson"]["step"] == "skull"


@told
async def test_who_comes_back_is_asked_for_a_move_that_was_passed_over(
    base: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Guest(base, "Ola") as ola:
        table = await begin(ola)
        # As it could be once.
        with monkeypatch.context() as patch:
            patch.setattr(learning, "_unplayed", lambda *_: False)
            await lead(table, "skipped")
            await lead(table, "skipped")
        assert table.table["lesson"]["step"] == "again"
        again = await begin(ola)
        assert again.table["lesson"] == {"id": "da-taste", "step": "shoot", "n": 9, "first": True}
        await played(again, LEON)
