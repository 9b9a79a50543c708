"""Terminals as they are: closed pipes, few characters, odd input, folders nobody may write to."""

from __future__ import annotations

import io
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

import starboard
from starboard.cli import main
from starboard.cli.show import column_widths
from starboard.games.space_alert.flight_log import Entry, append, lines
from starboard.lab.conformance import random_table

HERE = {"PYTHONPATH": str(Path(starboard.__file__).parents[1])}


def start(*words: str, stdin: bytes = b"", **environment: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "starboard", *words],
        input=stdin,
        capture_output=True,
        env=os.environ | HERE | environment,
        timeout=60,
        check=False,
    )


def test_a_terminal_without_our_characters_still_plays(tmp_path: Path) -> None:
    """Formerly a traceback in the first picture of the board."""
    plain = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0", "PYTHONIOENCODING": "ascii"}
    path = tmp_path / "a.jsonl"
    done = start("play", "death-angel", "--seed", "3", "--save", str(path), stdin=b"1\n\xff\nquit\n", **plain)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"Void Lock" in done.stdout
    assert len(starboard.load(path).record.entries) == 1


def test_a_closed_pipe_is_no_error() -> None:
    """``starboard options space-alert | head -1`` formerly ended with code 1."""
    for words in (["options", "space-alert"], ["--help"], ["--version"]):
        read, write = os.pipe()
        os.close(read)
        command = [sys.executable, "-m", "starboard", *words]
        done = subprocess.run(
            command, stdout=write, stderr=subprocess.PIPE, env=os.environ | HERE, timeout=60, check=False
        )
        os.close(write)
        assert (done.returncode, done.stderr) == (0, b"")


def test_a_game_that_cannot_be_saved_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("not a folder", encoding="utf-8")
    assert main(["play", "death-angel", "--save", str(tmp_path / "file" / "game.jsonl")]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert "can’t be saved" in captured.err
    assert "--save" in captured.err


def test_a_data_folder_nobody_can_make_is_said_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("not a folder", encoding="utf-8")
    monkeypatch.delenv("STARBOARD_DATA", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    for words in (["flight-log"], ["play", "death-angel"]):
        assert main(words) == 2
        assert capsys.readouterr().err.startswith("starboard: ")


def test_a_rule_is_read_without_starting_the_server() -> None:
    """Formerly every command loaded the web server: a second for ``starboard --version``."""
    code = "import sys; from starboard.cli import main; main(['rules', 'death-angel', 'DA-1.1']); print([*sys.modules])"
    loaded = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, env=os.environ | HERE, timeout=60, check=True
    ).stdout
    assert b"starboard.cli.rules" in loaded
    assert b"litestar" not in loaded
    assert b"uvicorn" not in loaded


def test_names_of_options_stay_in_one_piece(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    assert main(["options", "space-alert"]) == 0
    assert "\nscout_bonus_ends_at_once = yes | no (default: " in capsys.readouterr().out


def test_odd_numbers_are_not_on_the_list(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """``²`` is a digit to Python but no number; five thousand nines are too long for it."""
    monkeypatch.setattr("sys.stdin", io.StringIO("²\n" + "9" * 5000 + "\n0\n٣\nquit\n"))
    assert main(["play", "death-angel", "--seed", "5", "--save", str(tmp_path / "a.jsonl")]) == 0
    assert "".join(capsys.readouterr().out.split()).count("isnotonthelist") == 4


def test_people_at_one_screen_take_turns_where_all_decide_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("next\n1\nnext\n1\nquit\n"))
    path = tmp_path / "a.jsonl"
    assert main(["play", "death-angel", "-p", "2", "--seed", "5", "--save", str(path)]) == 0
    assert [entry.seat for entry in starboard.load(path).record.entries] == [1, 0]
    monkeypatch.setattr("sys.stdin", io.StringIO("next\nquit\n"))
    assert main(["play", "death-angel", "--seed", "5", "--save", str(tmp_path / "b.jsonl")]) == 0
    assert "Nobody else" in capsys.readouterr().out


def test_a_replay_through_a_seat_s_eyes_hides_what_others_put_down(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = random_table(starboard.game("death-angel"), 2, seed=11)
    path = tmp_path / "game.jsonl"
    table.save(path)
    first = table.record.entries[0]
    other = 1 if first.seat == 1 else 0
    mine, theirs = str(other + 1), str(2 - other)
    assert main(["replay", str(path), "--seat", mine, "--from", "1", "--to", "1"]) == 0
    open_line = capsys.readouterr().out.splitlines()[0]
    assert main(["replay", str(path), "--seat", theirs, "--from", "1", "--to", "1"]) == 0
    shut_line = capsys.readouterr().out.splitlines()[0]
    assert open_line.startswith(shut_line.rstrip())
    assert shut_line.split() == ["1", f"P{mine}"]
    assert len(open_line) > len(shut_line)


@pytest.mark.parametrize("columns", ["60", "80", "120"])
def test_the_formation_keeps_its_columns_on_any_terminal(
    columns: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Formerly what was too long went on at the left edge of the next line, under another column."""
    monkeypatch.setenv("COLUMNS", columns)
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    assert main(["play", "death-angel", "-p", "3", "--seed", "3", "--save", str(tmp_path / "a.jsonl")]) == 0
    lines = capsys.readouterr().out.splitlines()
    title = next(n for n, line in enumerate(lines) if "Formation" in line)
    top = next(n for n in range(title, len(lines)) if lines[n].startswith("╭"))
    bottom = next(n for n in range(top, len(lines)) if lines[n].startswith("╰"))
    rows = lines[top + 1 : bottom]
    assert {len(line) for line in rows} <= {len(lines[top])}
    assert len(lines[top]) <= int(columns)
    marines = {line.index("◄") for line in rows if "◄" in line}
    assert len(marines) == 1
    words = "".join(rows).replace("│", " ").split()
    assert {"Calistarius", "Valencio", "Duct", "Corner"} <= set(words), "no word is broken"
    assert any("Valencio ►" in line for line in rows)


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


def test_a_new_game_overwrites_nobody_s_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Formerly ``--save`` with the name of an old game (or of anything else) silently replaced it."""
    path, other = tmp_path / "a.jsonl", tmp_path / "letter.txt"
    typed(monkeypatch, "1", "quit")
    assert main(["play", "death-angel", "--seed", "5", "--save", str(path)]) == 0
    other.write_text("Dear Ann", encoding="utf-8")
    for words in (["--save", str(path)], ["--save", str(other)], ["--resume", str(path), "--save", str(other)]):
        before = path.read_bytes()
        assert main(["play", "death-angel", *words]) == 2
        assert "exists already" in capsys.readouterr().err
        assert (path.read_bytes(), other.read_text(encoding="utf-8")) == (before, "Dear Ann")
    typed(monkeypatch, "1", "quit")
    assert main(["play", "death-angel", "--resume", str(path), "--save", str(path)]) == 0
    assert len(starboard.load(path).record.entries) == 2


def test_a_record_cut_by_a_crash_goes_on_when_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "a.jsonl"
    typed(monkeypatch, "1", "1", "1", "quit")
    assert main(["play", "death-angel", "--seed", "5", "--save", str(path)]) == 0
    moves = [entry.move for entry in starboard.load(path).record.entries]
    torn = path.read_bytes()[:-120]  # the closing line and a part of the last move
    path.write_bytes(torn)
    assert main(["play", "death-angel", "--resume", str(path)]) == 2
    assert "--salvage" in capsys.readouterr().err
    assert path.read_bytes() == torn
    typed(monkeypatch, "1", "quit")
    assert main(["play", "death-angel", "--resume", str(path), "--salvage"]) == 0
    assert "2 moves could be read" in capsys.readouterr().out
    assert (tmp_path / "a.jsonl.damaged").read_bytes() == torn
    assert [entry.move for entry in starboard.load(path).record.entries] == moves


def test_a_resumed_game_keeps_its_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Formerly players, seed and options given with ``--resume`` were silently ignored."""
    path = tmp_path / "a.jsonl"
    starboard.table("death-angel", 2, seed=1).save(path)
    for words in (["-p", "3"], ["--seed", "4"], ["-o", "travel_trigger=both"]):
        assert main(["play", "death-angel", "--resume", str(path), *words]) == 2
        assert "keeps its players" in capsys.readouterr().err
    assert main(["play", "death-angel", "--salvage"]) == 2
    assert "--resume" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("room", "widths"),
    [
        (99, [3, 13, 27]),  # all in one line
        (43 + 4, [3, 13, 27]),
        (31, [3, 13, 11]),  # the long one goes on below
        (20, [3, 8, 5]),  # no word is broken: 3 + 2 + 8 + 2 + 5
        (12, [2, 3, 3]),  # too narrow for words
        (1, [1, 1, 1]),
    ],
)
def test_columns_share_the_room(room: int, widths: list[int]) -> None:
    rows = [["1", "Al", "a swarm of many, very many"], ["333", "Bo the Marine", "·"], ["2"], ["2", "12345678", ""]]
    rows.append(["", "", "· aa bb cc dd ee ff gg hh i"])
    assert column_widths(rows, room, 2) == widths


@pytest.mark.parametrize("columns", [60, 80, 120])
def test_the_flight_log_fits_any_terminal(
    columns: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Formerly ten columns shared 80 characters, and a crew ran down the screen four letters at a time."""
    monkeypatch.setenv("COLUMNS", str(columns))
    path = tmp_path / "log.jsonl"
    entry = Entry(mission="S1-1", common="1", serious="1+2", captain=0, communications=1, security=2, crew=4)
    flown = [
        msgspec.structs.replace(entry, survived=4, destroyed=12, penalties=-3, visual=2, total=15),
        msgspec.structs.replace(entry, lost_to="SI1-01"),
        msgspec.structs.replace(entry, total=9, place=3, campaign_total=29),
    ]
    append(path, lines(flown, ["Ann", "Bob [b]", ":boom:", "Dirk"], "2026-11-15"))
    assert main(["flight-log", "--file", str(path)]) == 0
    shown = capsys.readouterr().out
    assert max(map(len, shown.splitlines())) <= columns
    words = " ".join(shown.split())
    for said in ("Ann (captain),", "Bob [b] (communications),", ":boom: (security),", "campaign 29", "Commandos"):
        assert all(word in words for word in said.split())
    assert len(shown.splitlines()) < 24 + (columns < 80) * 10


def test_what_people_type_is_shown_as_it_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Brackets are no markup and ``:boom:`` is no picture, in names as in file names."""
    table = starboard.table("death-angel", ["[red]Ann[/]", ":boom:"], seed=1)
    table.play(0, table.moves(0)[0])
    path = tmp_path / "[b] :boom:.jsonl"
    table.save(path)
    for words in (["verify", str(path)], ["replay", str(path)]):
        assert main(words) == 0
        shown = " ".join(capsys.readouterr().out.split())
        assert "[red]Ann[/]" in shown
        assert ":boom:" in shown
    assert main(["verify", str(tmp_path / ":boom:")]) == 2
    assert ":boom:" in capsys.readouterr().err


def test_leaving_says_how_to_go_on_with_the_same_bots(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "my game.jsonl"
    typed(monkeypatch, "quit")
    assert main(["play", "death-angel", "-p", "3", "--humans", "1", "--seed", "5", "--save", str(path)]) == 0
    said = capsys.readouterr().out.splitlines()[-1].partition("Go on with: ")[2]
    words = shlex.split(said)
    assert words[0] == "starboard"
    typed(monkeypatch, "quit")
    assert main(words[1:]) == 0
    assert "--humans 1" in capsys.readouterr().out


def test_interrupting_a_game_says_that_it_is_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Formerly Ctrl+C left without a word."""

    def interrupted(*_: object, **__: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("rich.console.Console.input", interrupted)
    path = tmp_path / "a.jsonl"
    assert main(["play", "death-angel", "--seed", "5", "--save", str(path)]) == 1
    assert "Go on with: starboard play death-angel --resume" in capsys.readouterr().out
    assert starboard.load(path).record.entries == []


def test_words_in_a_game_never_end_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, "undo", "card", "card Blok", "card zzz", "rules", "rules DA-99", "rules DA-13", "", "quit")
    assert main(["play", "death-angel", "--seed", "5", "--save", str(tmp_path / "a.jsonl")]) == 0
    shown = capsys.readouterr().out
    for said in ("nothing to take back", "Which card?", "Near: Block", "no card “zzz”", "Which rule?", "DA-13.2"):
        assert said in shown
    assert shown.count("A card for each team") == 2, "the question is repeated only when asked for"


class Terminal:
    """A console on a terminal whose person types these lines and then presses Ctrl+D."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
        self.asked: list[str] = []
        self._lines = iter(lines)
        monkeypatch.setattr("rich.console.Console.input", lambda _console, prompt="": self.answer(str(prompt)))
        monkeypatch.setattr("rich.console.Console.is_terminal", True)
        monkeypatch.setattr("sys.stdin.isatty", lambda: True)

    def answer(self, prompt: str) -> str:
        self.asked.append(prompt)
        line = next(self._lines, None)
        if line is None:
            raise EOFError
        print("> ", end="")
        return line


def test_a_replay_on_a_terminal_steps_and_stops(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Formerly Ctrl+D ended it with a traceback, and a part of a game was followed by how the whole one ended."""
    path = tmp_path / "game.jsonl"
    random_table(starboard.game("death-angel"), 1, seed=11).save(path)
    assert main(["replay", str(path), "--to", "3"]) == 0
    assert "Defeat" not in capsys.readouterr().out
    terminal = Terminal(monkeypatch, "", "")
    assert main(["replay", str(path)]) == 0
    assert len(terminal.asked) == 3
    assert "Defeat" not in capsys.readouterr().out


def test_ctrl_d_while_the_screen_is_handed_over_leaves_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Formerly a traceback."""
    terminal = Terminal(monkeypatch, "1", "1", "1", "1", "1", "1")
    path = tmp_path / "a.jsonl"
    assert main(["play", "death-angel", "-p", "2", "--seed", "5", "--save", str(path)]) == 0
    assert any(prompt.startswith("Player 2: your turn.") for prompt in terminal.asked)
    terminal = Terminal(monkeypatch, "next")
    assert main(["play", "death-angel", "--resume", str(path)]) == 0
    assert "Go on with" in capsys.readouterr().out


def test_a_long_list_of_moves_can_be_searched(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Alone in Space Alert there are hundreds of moves: formerly all of them ran over the screen at every question."""
    monkeypatch.setenv("LINES", "40")
    Terminal(monkeypatch, "1", "brix's TURN 3: heroic", "zebra", "all", "quit")
    path = str(tmp_path / "a.jsonl")
    assert main(["play", "space-alert", "--seed", "4", "--option", "clock=off", "--save", path]) == 0
    _start, plan, heroic, zebra, everything, _end = capsys.readouterr().out.split("> ")

    def moves(shown: str) -> int:
        return len(re.findall(r"^\S* +\d+ .*(?:Ada|Brix|Cosmo|Dot)'s turn \d", shown, re.MULTILINE))

    assert moves(plan) == 28, "what fits a screen of 40 lines beside the question"
    assert "more moves. Type a word to narrow it, or all." in plan
    assert moves(heroic) == 2, "either half up"
    assert "“zebra” is not on the list" in zebra
    assert moves(everything) > 200


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--port", "99999"], "There is no port 99999"),
        (["--port", "-1"], "There is no port -1"),
        (["--port", "http"], "“http” is not a whole number"),
        (["--host", "203.0.113.77", "--port", "0"], "Name another address with --host"),
        (["--host", "127.0.0.1", "--port", "0", "--database", "mysql://x"], "sqlite:///FILE"),
    ],
)
def test_a_server_that_cannot_start_says_why(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A port out of range was a traceback, and a host nobody knows was called a port that is taken."""
    monkeypatch.setattr("starboard.server.json_lines.set_up", lambda _level: None)
    try:
        code = main(["serve", "--no-browser", *words])
    except SystemExit as exit:
        code = int(exit.code or 0)
    assert code == 2
    assert said in " ".join(capsys.readouterr().err.split())


def test_after_a_move_the_list_is_shown_anew_even_if_the_moves_are_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A card that is turned over can be turned over again, but the line reads differently."""
    table = starboard.table("space-alert", 1, {"clock": "off"}, seed=4)
    for number in (1, 1, 3, 5):
        table.play(0, table.moves(0)[number - 1])
    words = [str(table.game.say_move(table.view(0), move)) for move in table.moves(0)]
    turn = words.index("Crew member 1's turn 1: turn over A (◀ red)")
    moves = table.moves(0)
    table.play(0, moves[turn])
    assert table.moves(0) == moves
    typed(monkeypatch, "1", "1", "3", "5", str(turn + 1), "quit")
    path = str(tmp_path / "a.jsonl")
    assert main(["play", "space-alert", "--seed", "4", "--option", "clock=off", "--save", path]) == 0
    shown = capsys.readouterr().out
    assert shown.index("turn over A (◀ red)") < shown.index("Ada's turn 1: turn over ◀ red (A)")
