"""Missions of the browser enter the flight log, the same that the terminal shows (SA-15.4)."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest
from tests.server.client import QUICK, Guest, served, told
from tests.server.test_house import WallClock
from tests.server.test_shown import find, seated

from starboard.core.game import Move
from starboard.games.space_alert.flight_log import read
from starboard.games.space_alert.moves import Agree, GoOn, Ready, TakePacket
from starboard.games.space_alert.state import State
from starboard.server import deeds, flights
from starboard.server.house import House
from starboard.server.live import Live
from starboard.server.store.sqlite import Sqlite


async def everybody(live: Live, move: Move, id: str) -> None:
    for seat, guest in enumerate(("ada", "ben")):
        await deeds.play(live, guest, seat, msgspec.Raw(msgspec.json.encode(move)), f"{id} {seat}")


@told
@pytest.mark.clause("SA-15.4")
async def test_a_mission_is_written_down_once(tmp_path: Path) -> None:
    file = tmp_path / "flight-log.jsonl"
    settings = msgspec.structs.replace(QUICK, flight_log=str(file))
    house = House(Sqlite(tmp_path / "x.sqlite3"), settings, find, WallClock())
    await house.open()
    live = await seated(house, "space-alert", 2, 3, mission="test-run-1", clock="off")
    for n, move in enumerate((Ready(), TakePacket(), Agree())):
        await everybody(live, move, str(n))
    assert not file.exists()
    await everybody(live, GoOn(rest=True), "on")
    assert live.folded.phase == "over"
    while not (file.exists() and file.stat().st_size):
        await asyncio.sleep(0.01)
    (line,) = read(file)
    assert line.players == ["Ada", "ben"]
    assert isinstance(live.folded.state, State)
    assert [line.entry] == live.folded.state.log
    flights.write(file, flights.flown(live.folded))  # as another server would that sees it end
    assert read(file) == [line]
    await house.close()


@told
async def test_the_log_is_told_newest_first(tmp_path: Path) -> None:
    file = tmp_path / "flight-log.jsonl"
    row = (
        b'{"date":"2026-01-0%d","players":["Ola"],"entry":{"mission":"S2-%d","common":"1","serious":"1","captain":0,'
        b'"communications":0,"security":0,"crew":4,"total":%d}}\n'
    )
    file.write_bytes(b"".join(row % (n, n, n) for n in (1, 2, 3)))
    settings = msgspec.structs.replace(QUICK, database=f"sqlite:///{tmp_path}/x.sqlite3", flight_log=str(file))
    with served(settings) as base:
        async with Guest(base, "Ola") as ola:
            log = await ola.call("GET", "/api/flight-log")
            assert [line["entry"]["mission"] for line in log] == ["S2-3", "S2-2", "S2-1"]
            file.write_bytes(b"nonsense")
            assert await ola.call("GET", "/api/flight-log") == []


@told
async def test_a_house_without_a_log_has_none(base: str) -> None:
    async with Guest(base, "Ola") as ola:
        assert await ola.call("GET", "/api/flight-log") == []
