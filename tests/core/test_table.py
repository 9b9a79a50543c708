"""A table: time passes before a move is judged, a refusal changes nothing, undo goes back."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

import starboard
from overload.game import Overload
from overload.pieces import Boost, Options, ShutDown, TimeIsUp
from starboard.core.game import Illegal, Tell, unheard
from starboard.core.options import BadOption, describe, read
from starboard.core.table import Table
from starboard.lab.conformance import assert_copies, assert_imagines, assert_travels, encoded, random_table
from starboard.lab.drive import play_out
from starboard.lab.simulate import simulate

GAME = Overload()


def test_a_late_move_meets_the_state_it_finds() -> None:
    """The clock ran out at 10 s; the move at 11 s is refused, and the tick stands in the record at its own moment."""
    table = Table(GAME, 2, seed=1)
    with pytest.raises(Illegal) as refused:
        table.play(0, Boost(), at=11)
    assert refused.value.clause == "OV-3.1"
    assert [(entry.at, entry.seat) for entry in table.record.entries] == [(10.0, None)]
    assert table.result is not None


def test_a_refusal_changes_nothing() -> None:
    table = Table(GAME, 2, seed=1)
    table.play(0, ShutDown(), at=1)
    before = encoded((table.state, table.record))
    for seat in (0, -1, 2, 99):
        with pytest.raises(Illegal):
            table.play(seat, Boost(), at=5)
        assert table.ask(seat, Boost()) == Illegal("OV-2.1", "overload-why-not-running")
        assert encoded((table.state, table.record)) == before


def test_time_never_runs_backwards() -> None:
    table = Table(GAME, 2, seed=1)
    table.play(0, Boost(), at=5)
    table.play(1, Boost(), at=3)
    assert [entry.at for entry in table.record.entries] == [5.0, 5.0]


def test_undo_and_the_same_chance_again() -> None:
    """After undo the same move gets the same answer: nobody can roll until he likes it."""
    table = Table(GAME, 2, seed=4)
    table.play(0, Boost())
    before = encoded(table.state)
    table.play(0, Boost())
    after = encoded(table.state)
    table.undo(1)
    assert encoded(table.state) == before
    table.play(0, Boost())
    assert encoded(table.state) == after


def test_ticks_come_with_their_events() -> None:
    table = Table(GAME, 2, seed=1)
    assert table.tick(9.99) == []
    assert table.tick(30) == [TimeIsUp()]
    assert table.deadline is None


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_a_table_needs_the_right_number(seats: int) -> None:
    with pytest.raises(ValueError, match="2 to 4"):
        Table(GAME, seats)


def test_options_from_words() -> None:
    assert read(GAME, {"deck": "7", "clock": "no", "dice": "two"}) == Options(deck=7, clock=False, dice="two")
    assert [(option.name, option.kind, option.default) for option in describe(GAME)] == [
        ("deck", "number", 12),
        ("clock", "flag", True),
        ("dice", "choice", "one"),
    ]
    assert (describe(GAME)[0].least, describe(GAME)[0].most) == (5, 20)
    assert describe(GAME)[2].choices == ["one", "two"]


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"hand": "3"}, "option-unknown"),
        ({"deck": "four"}, "option-number"),
        ({"deck": "4"}, "option-range"),
        ({"clock": "perhaps"}, "option-flag"),
        ({"dice": "three"}, "option-choice"),
    ],
)
def test_a_bad_option_says_what_is_wrong(given: dict[str, str], message: str) -> None:
    with pytest.raises(BadOption) as bad:
        read(GAME, given)
    assert bad.value.reason.id == message


def test_the_battery_runs_on_the_example() -> None:
    table = random_table(GAME, 3, seed=5, pace=1.0)
    assert_travels(table)
    fresh = Table(GAME, 3, seed=5)
    assert_imagines(GAME, fresh.state, 3)
    from starboard.core.chance import Seeded

    assert_copies(GAME, fresh.state, Seeded(1))


def test_simulation_repeats_with_its_seed() -> None:
    first, second = (simulate(GAME, 3, 50, seed=8) for _ in range(2))
    assert (first.wins, first.decisions, first.games) == (second.wins, second.decisions, 50)


def test_a_game_without_an_end_is_noticed() -> None:
    from starboard.bots import make
    from starboard.core.chance import Seeded
    from starboard.lab.drive import Stuck

    class Endless(Overload):
        def carry_out(self, state: object, seat: int, move: object, chance: object, tell: Tell = unheard) -> None:
            pass

    chance = Seeded(1)
    game = Endless()
    state = game.new(Options(clock=False), 2, chance)
    with pytest.raises(Stuck):
        play_out(game, state, [make("random")] * 2, chance, limit=100)


def test_what_goes_wrong_is_said_in_words(tmp_path: Path) -> None:
    """Whoever prints an exception of the API reads a sentence, not the name of a message."""
    table = starboard.table("death-angel", seats=2, seed=7)
    with pytest.raises(starboard.Illegal, match=r"^DA-6\.1: The \w+ team is somebody else’s\.$"):
        table.play(1, table.moves(0)[0])
    with pytest.raises(ValueError, match="There is no option “speed”"):
        starboard.table("death-angel", seats=2, options={"speed": 9})
    (tmp_path / "hi").write_text("hi", encoding="utf-8")
    with pytest.raises(starboard.BadRecord, match=r"^Line 1: This is not a Starboard record\.$"):
        starboard.load(tmp_path / "hi")


def test_a_table_steps_through_its_game() -> None:
    table = starboard.table("death-angel", seats=2, seed=7)
    told = [table.play(seat, table.moves(seat)[0]) for seat in (0, 1)]
    steps = [(entry.n if entry else 0, events) for entry, events, _state in table.replay()]
    assert steps == [(0, []), (1, told[0]), (2, told[1])]


def test_the_package_shows_what_it_offers_and_its_example_runs() -> None:
    assert set(dir(starboard)) == {*starboard.__all__, "__version__"}
    assert all(hasattr(starboard, name) for name in starboard.__all__)
    assert doctest.testmod(starboard).failed == 0


def test_a_record_cut_off_is_loaded_when_asked(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    table = starboard.table("death-angel", seats=2, seed=7)
    table.play(0, table.moves(0)[0])
    table.save(path)
    path.write_bytes(path.read_bytes()[:-9])
    with pytest.raises(starboard.BadRecord) as bad:
        starboard.load(path)
    assert bad.value.cut
    assert starboard.load(path, salvage=True).state == table.state


def test_a_table_prints_its_board() -> None:
    table = starboard.table("death-angel", ["Ann", "Bob"], seed=7)
    assert repr(table) == "<Table death-angel: Ann, Bob; 0 moves, going on>"
    assert str(table).startswith("Void Lock\n  Location 1 of 5, the setup location\n")
    assert "Your teams" in table.picture(0)
    assert "Your teams" not in str(table), "whoever watches has no hand"
