"""``undo`` in the terminal: a move that has told nobody anything can be taken back, and no other (B2)."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

import starboard
from starboard.cli import main


def play(monkeypatch: pytest.MonkeyPatch, path: Path, words: list[str], *lines: str) -> int:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    return main(["play", *words, "--seed", "5", "--save", str(path)])


def test_a_tile_taken_face_down_can_not_be_put_back_unseen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "a.jsonl"
    words = ["galaxy-trucker", "-p", "2", "--humans", "2", "-o", "pace=turns", "-o", "rounds=I"]
    assert play(monkeypatch, path, words, "1", "undo", "quit") == 0
    shown = capsys.readouterr().out
    assert "Too late to take back: something was shown." in shown
    assert "Taken back." not in shown
    (entry,) = starboard.load(path).record.entries
    assert (type(entry.move).__name__, entry.chance) == ("TakeFaceDown", [])


def test_a_bot_that_moved_since_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """In turns the bot has had its own as soon as one has ended one's own."""
    words = ["galaxy-trucker", "-p", "2", "--humans", "1", "--bot", "easy", "-o", "pace=turns", "-o", "rounds=I"]
    assert play(monkeypatch, tmp_path / "a.jsonl", words, "1", "1", "31", "undo", "quit") == 0
    record = starboard.load(tmp_path / "a.jsonl").record
    assert record.entries[-1].seat == 1
    assert "Too late to take back: Player 2 has moved since." in capsys.readouterr().out


def test_a_move_that_tells_nothing_is_taken_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "a.jsonl"
    assert play(monkeypatch, path, ["space-alert", "-o", "clock=off"], "1", "1", "undo", "quit") == 0
    assert "Taken back." in capsys.readouterr().out
    assert [type(entry.move).__name__ for entry in starboard.load(path).record.entries] == ["Ready"]
