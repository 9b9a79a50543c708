"""What can fairly be taken back: a move that has told nobody anything."""

from __future__ import annotations

from pathlib import Path

import pytest

import starboard
from overload.game import Overload
from overload.pieces import Boost, Options, ShutDown
from starboard import games
from starboard.core import course, undo
from starboard.core.chance import Answer
from starboard.core.table import Table
from starboard.lab import golden

GAME = Overload()
GOLDEN = Path(__file__).parents[1] / "lab" / "golden"


def test_a_move_that_tells_nothing_can_be_taken_back() -> None:
    table = Table(GAME, 3, Options(clock=False), seed=1)
    table.play(0, ShutDown())
    assert table.last_reveal() == 0
    table.undo(0)
    assert table.record.entries == []


def test_chance_has_spoken_for_good() -> None:
    table = Table(GAME, 3, Options(clock=False), seed=1)
    table.play(0, Boost())
    table.play(1, ShutDown())
    assert table.last_reveal() == 1


def test_time_has_passed_for_good() -> None:
    table = Table(GAME, 3, seed=1)
    table.play(0, ShutDown(), at=1)
    assert table.last_reveal() == 1, "while a clock runs, nothing is taken back"


def test_what_was_shown_can_not_be_unseen() -> None:
    """The last reactor goes out, and every charge is shown: without any chance in the entry."""
    table = Table(GAME, 2, Options(clock=False), seed=1)
    table.play(0, ShutDown())
    table.play(1, ShutDown())
    assert table.record.entries[-1].chance == []
    assert table.last_reveal() == 2


def test_what_an_entry_has_shown_is_said() -> None:
    """A number is a die or a draw, an order a shuffle; without either it was something hidden."""
    shown: list[tuple[int | None, list[Answer]]] = [(0, [4]), (0, [[1, 0], 2]), (0, [[2, 0, 1]]), (0, []), (None, [])]
    assert [undo.shown(seat, chance) for seat, chance in shown] == ["die", "die", "shuffle", "something", "clock"]


@pytest.mark.parametrize("after", [0, 1])
def test_a_tile_taken_face_down_can_not_be_unseen(after: int) -> None:
    """B2: no chance in the entry, and yet the seat has learnt which tile it is."""
    table = starboard.table("galaxy-trucker", 2, {"pace": "turns"}, seed=5)
    while not (taken := [move for move in table.moves(table.to_move[0]) if type(move).__name__ == "TakeFaceDown"]):
        table.play(table.to_move[0], table.moves(table.to_move[0])[0])
    entries = len(table.record.entries)
    table.play(table.to_move[0], taken[0])
    assert table.record.entries[-1].chance == []
    assert table.last_reveal(after=entries * after) == entries + 1


@pytest.mark.parametrize("name", ["death-angel-solo", "death-angel-two", "death-angel-four", "death-angel-six"])
def test_what_cannot_be_taken_back_is_not_offered(name: str) -> None:
    """The button goes with the event; the rule itself, which knows no game, finds no reveal that no event told."""
    game, record = golden.recorded((GOLDEN / f"{name}.jsonl").read_text(encoding="utf-8"), games.find)
    state = course.setup(game, record.header)
    shown = 0
    for entry in record.entries:
        before = game.copy(state)
        events = course.replay_entry(game, state, entry)
        if entry.chance or not events:
            continue
        told = any(game.reveals(state, event) for event in events)
        shown += told
        assert told or not undo.reveals(game, before, entry, state, len(record.header.seats)), entry
    assert shown > 2
