"""The flight log: every column of SA-15.4, brackets of SA-18.6, kept between runs."""

from __future__ import annotations

from pathlib import Path

import pytest

from starboard.cli import main
from starboard.games.space_alert.flight_log import BadLog, Entry, append, lines, read
from starboard.games.space_alert.game import SpaceAlert
from starboard.lab.conformance import random_table


def entry(**changes: object) -> Entry:
    values: dict[str, object] = {
        "mission": "S2-4",
        "common": "1",
        "serious": "1+2",
        "captain": 0,
        "communications": 1,
        "security": 0,
        "crew": 4,
        "survived": 6,
        "destroyed": 16,
        "penalties": -5,
        "visual": 3,
        "total": 20,
    }
    return Entry(**(values | changes))  # type: ignore[arg-type]


@pytest.mark.clause("SA-15.4")
def test_a_line_has_every_column(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "log.jsonl"
    new = lines([entry()], ["Ada", "Ben"], "2026-11-15", "game-1")
    assert append(path, new) == 1
    (line,) = read(path)
    assert line == new[0]
    assert line.players == ["Ada", "Ben"]
    assert (line.date, line.entry.mission, line.entry.common, line.entry.serious) == ("2026-11-15", "S2-4", "1", "1+2")
    assert line.entry.total == 20


@pytest.mark.clause("SA-15.4")
def test_a_lost_mission_has_no_points(tmp_path: Path) -> None:
    lost = entry(survived=0, destroyed=0, penalties=0, visual=0, total=None, lost_to="SE2-05")
    append(tmp_path / "log.jsonl", lines([lost], ["Ada"], "2026-11-15"))
    (line,) = read(tmp_path / "log.jsonl")
    assert not line.entry.won
    assert line.entry.lost_to == "SE2-05"
    assert line.players == ["Ada"]


def test_the_log_grows_and_never_repeats_a_game(tmp_path: Path) -> None:
    path = tmp_path / "log.jsonl"
    assert read(path) == []
    assert append(path, lines([entry(), entry(place=2)], ["Ada", "Ben"], "2026-11-15", "one")) == 2
    assert append(path, lines([entry()], ["Ada", "Ben"], "2026-11-15", "one")) == 0
    assert append(path, lines([entry()], ["Ada", "Ben"], "2026-11-16", "two")) == 1
    assert len(read(path)) == 3


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    path = tmp_path / "log.jsonl"
    append(path, lines([entry()], ["Ada", "Ben"], "2026-11-15"))
    path.write_bytes(path.read_bytes() + b"{nonsense\n")
    with pytest.raises(BadLog) as caught:
        read(path)
    assert caught.value.line == 2


def test_the_command_shows_what_was_played(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Two flights from their records, each entered once however often it is added."""
    log = tmp_path / "log.jsonl"
    records = []
    for seed in (1, 2):
        table = random_table(SpaceAlert(), 3, {"mission": "test-run-1", "resolution": "run"}, seed)
        records.append(tmp_path / f"flight-{seed}.jsonl")
        table.save(records[-1])
    for _ in range(2):
        assert main(["flight-log", "--file", str(log), "--add", *map(str, records)]) == 0
    assert len(read(log)) == 2
    shown = capsys.readouterr().out
    assert "S1-1" in shown
    assert main(["flight-log", "--file", str(log), "--json"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 2


def test_the_command_refuses_what_is_no_flight(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    log = tmp_path / "log.jsonl"
    assert main(["flight-log", "--file", str(log)]) == 2  # a log that was named but is not there
    unfinished = random_table(SpaceAlert(), 3, {}, 1, moves=3)
    unfinished.save(tmp_path / "short.jsonl")
    assert main(["flight-log", "--file", str(log), "--add", str(tmp_path / "short.jsonl")]) == 2
    log.write_bytes(b"nonsense\n")
    assert main(["flight-log", "--file", str(log)]) == 2
    assert "1" in capsys.readouterr().err
