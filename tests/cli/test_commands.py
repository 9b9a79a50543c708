"""The command line as its user meets it."""

from __future__ import annotations

import io
import json
from datetime import datetime, tzinfo
from pathlib import Path
from typing import Any

import msgspec
import pytest

import starboard
from starboard.cli import COMMANDS, main
from starboard.core.game import AnyGame, Move
from starboard.core.text import Text
from starboard.lab.conformance import random_table
from starboard.lab.drive import play_out


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    try:
        code = main(list(words))
    except SystemExit as exit:
        code = int(exit.code or 0)
    captured = capsys.readouterr()
    return code, captured.out, captured.err


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished two-player game of Death Angel."""
    table = random_table(starboard.game("death-angel"), 2, seed=11)
    path = tmp_path / "game.jsonl"
    table.save(path)
    return path


def test_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _err = run(capsys, "--help")
    assert code == 0
    for name in (name for group in COMMANDS.values() for name in group):
        assert f"  {name} " in out
        code, help_, _err = run(capsys, name, "--help")
        assert code == 0
        assert Text()(f"cli-{name}-about")[:20] in help_


def test_a_bot_without_a_name_is_called_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A record of the web table says nothing where a bot sits: the reader puts it into words."""
    table = starboard.table("death-angel", ["Ada", ""], seed=11)
    table.play(1, table.moves(1)[0])
    path = tmp_path / "game.jsonl"
    table.save(path)
    for command in ("replay", "verify"):
        _, out, _ = run(capsys, command, str(path))
        assert "Ada, Bot 2" in out


def test_simulate_says_what_came_of_it(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _err = run(capsys, "simulate", "death-angel", "--players", "2", "--games", "5", "--seed", "3", "--json")
    assert code == 0
    summary = json.loads(out)
    keys = ["games", "wins", "win_rate", "mean_rounds", "decisions", "seconds", "games_per_second"]
    assert list(summary) == keys
    assert summary["games"] == 5
    assert summary["win_rate"] == summary["wins"] / 5
    again = json.loads(run(capsys, "simulate", "death-angel", "-p", "2", "-g", "5", "-s", "3", "--json")[1])
    assert (again["wins"], again["decisions"]) == (summary["wins"], summary["decisions"])
    code, out, _err = run(capsys, "simulate", "death-angel", "-g", "3", "-o", "travel_trigger=both")
    assert (code, "a second: decisions" in out) == (0, True)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["play", "chess"], "The games are: death-angel, galaxy-trucker, space-alert"),
        (["simulate", "death-angel", "-p", "7"], "1 to 6 players"),
        (["simulate", "death-angel", "-p", "0"], "1 to 6 players"),
        (["simulate", "death-angel", "-g", "0"], "at least one game"),
        (["simulate", "death-angel", "-o", "speed=9"], "no option “speed”"),
        (["simulate", "death-angel", "-o", "travel_trigger=never"], "either, both"),
        (["simulate", "death-angel", "-o", "fast"], "NAME=VALUE"),
        (["simulate", "death-angel", "--bot", "genius"], "--help"),
        (["rules", "death-angel", "DA-99.1"], "no clause"),
        (["cards", "death-angel", "Z99"], "no card"),
        (["verify", "nowhere.jsonl"], "can’t be read"),
        (["fly"], "There is no command “fly”."),
        (["Play"], "Did you mean “play”?"),
        (["rules", "death-angel", "--loud"], "“starboard rules --help”"),
        (["play", "death-angel", "-p", "two"], "“two” is not a whole number"),
        (["cards", "death-angel", "Powr Feild"], "Near: Power Field"),
        (["flight-log", "--file", "nowhere.jsonl"], "can’t be read"),
    ],
)
def test_bad_input_is_answered_with_what_to_do(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, *words)
    assert (code, out) == (2, "")
    assert said in " ".join(err.split())
    assert "Traceback" not in err


def test_help_is_a_word_too_and_games_may_be_spelled_as_on_the_box(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "help") == run(capsys, "--help")
    assert run(capsys, "help", "play") == run(capsys, "play", "--help")
    for name in ("Death Angel", "death_angel", "DEATH-ANGEL"):
        code, out, _err = run(capsys, "simulate", name, "-g", "1")
        assert (code, out.startswith("Games: 1 · players: 1 · won: ")) == (0, True)


def test_a_simulation_that_is_interrupted_says_how_far_it_came(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from starboard.lab import simulate

    calls = iter(range(2))

    def interrupted(*given: Any, **more: Any) -> int:
        if next(calls, None) is None:
            raise KeyboardInterrupt
        return play_out(*given, **more)

    monkeypatch.setattr(simulate, "play_out", interrupted)
    code, out, err = run(capsys, "simulate", "death-angel", "-g", "50")
    assert (code, out) == (1, "")
    assert "Stopped after 2 of 50 games." in err


def test_rules_and_cards_are_found(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Terrain card" in run(capsys, "rules", "death-angel", "da-7.14")[1]
    assert run(capsys, "rules", "death-angel", "DA-13")[1].count("DA-13.") >= 7
    assert "DA-8.9" in run(capsys, "rules", "death-angel", "Second Wind")[1]
    code, out, _err = run(capsys, "cards", "death-angel")
    assert code == 0
    assert "Power Field" in out
    assert "Power Field" in run(capsys, "cards", "death-angel", "a06")[1]
    assert "A06" in run(capsys, "cards", "death-angel", "power fie")[1]


def test_options_are_shown_with_defaults(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _err = run(capsys, "options", "death-angel")
    assert code == 0
    assert "travel_trigger" in out
    assert "travel_trigger = either | both (default: either)" in out
    assert "either  as soon as one pile is empty" in out


def test_verify_and_replay(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = record.read_bytes()
    code, out, _err = run(capsys, "verify", str(record))
    assert code == 0
    assert "is a good record" in " ".join(out.split())
    code, out, _err = run(capsys, "replay", str(record), "--seat", "1", "--to", "12")
    assert code == 0
    assert "P1" in out
    for words in (["--from", "9999"], ["--from", "5", "--to", "2"], ["--from", "-1"]):
        code, out, err = run(capsys, "replay", str(record), *words)
        assert (code, out) == (2, "")
        assert "the game has moves 1 to" in err
    assert record.read_bytes() == before


def test_a_bad_record_is_refused_with_its_line(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = record.read_bytes().splitlines(keepends=True)
    edited = lines[4].replace(b'"seat":', b'"seat": ')
    for broken, line in [(b"".join(lines[:7]), 7), (b"".join([*lines[:4], edited, *lines[5:]]), 5), (b"hi", 1)]:
        record.write_bytes(broken)
        for command in (["verify"], ["replay"], ["play", "death-angel", "--resume"]):
            code, _out, err = run(capsys, *command, str(record))
            assert code == 2
            assert f"line {line}:" in " ".join(err.split())
        assert record.read_bytes() == broken


def test_a_game_in_the_terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Numbers play, words help, nonsense is explained, an illegal move is refused with its clause, nothing is lost."""
    path = tmp_path / "solo.jsonl"
    typed = ["help", "view", "99", "what?", "card Block", "rules DA-6.2", '{"move":"Fly"}', *["1"] * 6]
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(typed) + "\n"))
    code, out, _err = run(capsys, "play", "death-angel", "--seed", "5", "--save", str(path))
    assert code == 0
    assert "is not on the list" in out
    assert "That is not a move" in out
    assert "--resume" in out
    table = starboard.load(path)
    assert len(table.record.entries) == 6
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n1\nquit\n"))
    assert run(capsys, "play", "death-angel", "--resume", str(path))[0] == 0
    assert len(starboard.load(path).record.entries) == 8


def test_a_refusal_in_the_terminal_cites_its_clause(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    game = starboard.game("death-angel")
    other = random_table(game, 1, seed=2)
    foreign = next(
        json.dumps(json.loads(line)["move"])
        for line in reversed(_lines(other, tmp_path))
        if starboard.table("death-angel", 1, seed=5).ask(0, _move(game, line)) is not None
    )
    monkeypatch.setattr("sys.stdin", io.StringIO(foreign + "\nquit\n"))
    code, out, _err = run(capsys, "play", "death-angel", "--seed", "5", "--save", str(tmp_path / "a.jsonl"))
    assert code == 0
    assert "Rule DA-" in out


def _lines(table: starboard.Table, folder: Path) -> list[bytes]:
    table.save(folder / "other.jsonl")
    return (folder / "other.jsonl").read_bytes().splitlines()[1:-1]


def _move(game: AnyGame, line: bytes) -> Move:
    move: Move = msgspec.convert(json.loads(line)["move"], game.Move)
    return move


def test_bots_play_to_the_end_in_the_terminal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "bots.jsonl"
    play = ("play", "death-angel", "-p", "3", "--humans", "0", "--bot", "easy", "--seed", "1", "--save")
    code, out, _err = run(capsys, *play, str(path))
    assert code == 0
    assert starboard.load(path).result is not None
    assert "The record is in" in out
    again = tmp_path / "again.jsonl"
    assert run(capsys, *play, str(again))[0] == 0
    code, out, _err = run(capsys, "play", "death-angel", "--resume", str(path))
    assert (code, f"starboard replay {path}" in out) == (0, True)
    first, second = ([entry.move for entry in starboard.load(file).record.entries] for file in (path, again))
    assert first == second, "with a seed the bots decide the same"


def test_games_that_begin_together_have_files_of_their_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Formerly two games of the same second were one file."""
    monkeypatch.setenv("STARBOARD_DATA", str(tmp_path))

    class Noon(datetime):
        @classmethod
        def now(cls, tz: tzinfo | None = None) -> Noon:
            return cls(2026, 11, 15, 12, tzinfo=tz)

    monkeypatch.setattr("starboard.cli.play.datetime", Noon)
    for _ in range(3):
        monkeypatch.setattr("sys.stdin", io.StringIO("1\nquit\n"))
        assert run(capsys, "play", "death-angel")[0] == 0
    names = sorted(path.name for path in (tmp_path / "records").iterdir())
    day = "death-angel-20261115-120000"
    assert names == [f"{day}-2.jsonl", f"{day}-3.jsonl", f"{day}.jsonl"]
