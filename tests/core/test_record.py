"""A record rebuilds the game exactly, or is refused with the line and the reason."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from overload.game import Overload
from overload.pieces import Boost, ShutDown
from starboard.core import record as record_
from starboard.core.entries import BadRecord
from starboard.core.record import RecordFile
from starboard.core.table import Table
from starboard.core.text import Text
from starboard.lab.conformance import assert_replays, assert_resumes, random_table

GAME = Overload()


def find(name: str) -> Overload | None:
    return GAME if name == "overload" else None


def played(seed: int = 1) -> Table:
    table = Table(GAME, ["Ann", "Bob"], {"deck": 9}, seed)
    table.play(0, Boost(), at=1.5)
    table.play(1, Boost(), at=2)
    table.play(1, ShutDown(), at=3)
    table.tick(12)
    return table


def data() -> bytes:
    table = played()
    return record_.dumps(GAME, table.record, table.state)


def refusal(broken: bytes) -> tuple[int, str]:
    with pytest.raises(BadRecord) as caught:
        record_.loads(broken, find)
    words = Text()(caught.value.reason)
    assert words != caught.value.reason.id, "the reason has words"
    return caught.value.line, caught.value.reason.id


def test_the_file_is_readable() -> None:
    header, first, *_, tick, closing = [msgspec.json.decode(line) for line in data().splitlines()]
    assert header["game"] == "overload"
    assert header["seats"] == ["Ann", "Bob"]
    assert header["options"] == {"deck": 9, "clock": True, "dice": "one"}
    assert (first["n"], first["at"], first["seat"], first["move"]) == (1, 1.5, 0, {"move": "boost"})
    assert len(first["chance"]) == 1
    assert (tick["n"], tick["at"], tick["seat"], tick["move"]) == (4, 10.0, None, None)
    assert (closing["moves"], closing["ended"]) == (4, True)


def test_a_saved_table_comes_back(tmp_path: Path) -> None:
    table = played()
    table.save(tmp_path / "games" / "a.jsonl")
    again = Table.load(tmp_path / "games" / "a.jsonl", find)
    assert (again.state, again.record, again.seats) == (table.state, table.record, ["Ann", "Bob"])
    assert [path.name for path in (tmp_path / "games").iterdir()] == ["a.jsonl"]


@given(seed=st.integers(0, 10_000), seats=st.integers(2, 4))
@settings(max_examples=40, deadline=None)
def test_replay_and_resume(seed: int, seats: int) -> None:
    table = random_table(GAME, seats, seed=seed, pace=1.0)
    assert_replays(table)
    assert_resumes(table, range(len(table.record.entries) + 1))


def test_cut_inside_a_line() -> None:
    assert refusal(data()[:-20]) == (6, "record-truncated-line")


def test_cut_between_lines() -> None:
    lines = data().splitlines(keepends=True)
    for kept in range(1, len(lines)):
        line, reason = refusal(b"".join(lines[:kept]))
        assert (line, reason) == (max(kept, 2), "record-truncated")


@pytest.mark.parametrize("junk", [b"", b"\n", b"hello\n", b"[1]\n", b'{"game":"overload"}\n', b"\xff\xfe\x00\n"])
def test_not_a_record(junk: bytes) -> None:
    assert refusal(junk) == (1, "record-not")
    assert refusal(b"\x89PNG\n" + junk + b"\nno line end") == (1, "record-not"), "what was none was not cut off"


def test_every_single_change_is_noticed() -> None:
    """Flip any byte of the file: it is refused (or says what is wrong with the header) and never read as a game."""
    good = data()
    for place in range(0, len(good), 3):
        broken = bytearray(good)
        broken[place] ^= 0x01
        line, _reason = refusal(bytes(broken))
        assert line <= good[: place + 1].count(b"\n") + 2


def test_lines_swapped_doubled_or_missing() -> None:
    lines = data().splitlines(keepends=True)
    assert refusal(b"".join([*lines[:2], lines[3], lines[2], *lines[4:]])) == (3, "record-edited")
    assert refusal(b"".join([*lines[:2], lines[1], *lines[2:]])) == (3, "record-edited")
    assert refusal(b"".join([*lines[:2], *lines[3:]])) == (3, "record-edited")
    assert refusal(data() + lines[-1])[1] in {"record-edited", "record-after-end"}


def rechained(change: tuple[bytes, bytes]) -> bytes:
    """A careful forger: changes the text and computes all checks anew."""
    chain = record_._Chain()
    forged = []
    for line in data().splitlines():
        body = line.rpartition(b',"check":')[0] + b"}"
        body = body.replace(*change)
        forged.append(body[:-1] + b',"check":"' + chain.add(body).encode() + b'"}\n')
    return b"".join(forged)


@pytest.mark.parametrize(
    ("change", "line", "reason"),
    [
        ((b'"starboard":1', b'"starboard":2'), 1, "record-format"),
        ((b'"rules":1', b'"rules":9'), 1, "record-version"),
        ((b'"game":"overload"', b'"game":"overlord"'), 1, "record-game"),
        ((b'"deck":9', b'"deck":99'), 1, "record-setup"),
        ((b'"deck":9', b'"deck":8'), 1, "record-setup"),
        ((b'["Ann","Bob"]', b'["Ann"]'), 1, "record-seats"),
        ((b'"n":3', b'"n":4'), 4, "record-number"),
        ((b'"seat":1,"move":{"move":"shut-down"}', b'"seat":5,"move":{"move":"shut-down"}'), 4, "record-illegal"),
        ((b'"move":"shut-down"', b'"move":"Fly"'), 4, "record-line"),
        ((b'"moves":4', b'"moves":5'), 6, "record-count"),
        ((b'"move":"shut-down"},"chance":[]', b'"move":"shut-down"},"chance":[3]'), 4, "record-chance-left"),
        ((b'"move":"shut-down"},"chance":[]', b'"move":"boost"},"chance":[7]'), 4, "record-chance"),
        ((b'"move":"shut-down"},"chance":[]', b'"move":"boost"},"chance":[2]'), 6, "record-state"),
    ],
)
def test_a_careful_forgery_is_refused_by_the_rules(change: tuple[bytes, bytes], line: int, reason: str) -> None:
    assert rechained((b"", b"")) == data()
    assert refusal(rechained(change)) == (line, reason)


# --- a file that grows with its game -------------------------------------------------------------------------


def grown(path: Path, moves: int = 3) -> Table:
    """A game whose file was saved after every move."""
    table = Table(GAME, ["Ann", "Bob"], {"deck": 9}, 1)
    file = RecordFile(path)
    file.save(GAME, table.record, table.state)
    for seat in range(moves):
        table.play(seat % 2, Boost(), at=seat)
        file.save(GAME, table.record, table.state)
        assert path.read_bytes() == record_.dumps(GAME, table.record, table.state)
    return table


def test_a_growing_file_is_the_same_as_a_whole_one(tmp_path: Path) -> None:
    table = grown(tmp_path / "a.jsonl")
    assert Table.load(tmp_path / "a.jsonl", find).state == table.state
    assert [path.name for path in tmp_path.iterdir()] == ["a.jsonl"]


def test_a_move_costs_its_own_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Formerly the whole file was written anew after every move: four thousand moves took minutes."""
    written: list[bytes] = []
    whole, over = record_._write_whole, RecordFile._overwrite

    def write_whole(path: Path, data: bytes) -> None:
        whole(path, data)
        written.append(data)

    def overwrite(file: RecordFile, data: bytes) -> None:
        over(file, data)
        written.append(data)

    monkeypatch.setattr(record_, "_write_whole", write_whole)
    monkeypatch.setattr(RecordFile, "_overwrite", overwrite)
    grown(tmp_path / "a.jsonl")
    assert [data.count(b"\n") for data in written] == [2, 2, 2, 2], "header, then a move, each with a closing line"


def test_a_file_somebody_touched_is_written_anew(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    for touch in (
        lambda: path.unlink(),
        lambda: path.write_bytes(b"hello"),
        lambda: path.write_bytes(path.read_bytes() + b"more\n"),
        lambda: path.write_bytes(path.read_bytes()[:-5]),
    ):
        table = Table(GAME, 2, seed=1)
        file = RecordFile(path)
        file.save(GAME, table.record, table.state)
        table.play(0, Boost())
        touch()
        file.save(GAME, table.record, table.state)
        assert path.read_bytes() == record_.dumps(GAME, table.record, table.state)


def test_moves_taken_back_are_gone_from_the_file(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    table = Table(GAME, 2, seed=1)
    file = RecordFile(path)
    for _ in range(3):
        table.play(0, Boost())
        file.save(GAME, table.record, table.state)
    table.undo(1)
    table.play(0, ShutDown())
    table.play(1, Boost())
    file.save(GAME, table.record, table.state)
    assert path.read_bytes() == record_.dumps(GAME, table.record, table.state)
    table.undo(2)
    file.save(GAME, table.record, table.state)
    assert path.read_bytes() == record_.dumps(GAME, table.record, table.state)


def test_a_device_is_never_replaced_by_a_file() -> None:
    table = played()
    before = os.stat(os.devnull)
    table.save(os.devnull)
    assert os.stat(os.devnull).st_ino == before.st_ino
    assert not Path(os.devnull).is_file()


def test_a_crash_at_any_byte_costs_at_most_the_move_being_written(tmp_path: Path) -> None:
    """The last save is cut after any of its bytes, what follows being the old file, zeros or nothing."""
    table = grown(tmp_path / "a.jsonl")
    new = (tmp_path / "a.jsonl").read_bytes()
    table.undo(2)
    old = record_.dumps(GAME, table.record, table.state)
    start = old.rindex(b"\n", 0, -1) + 1
    for end in range(start, len(new)):
        for rest in (old[end:], b"\0" * (len(new) - end), b""):
            torn = new[:end] + rest
            _game, record, state = record_.salvage(torn, find)
            assert len(record.entries) in (2, 3)
            assert record_.dumps(GAME, record, state) in (old, new)
            if torn not in (old, new):
                refusal(torn)
    assert record_.salvage(new, find)[1].entries[:2] == table.record.entries


def test_nothing_is_salvaged_from_no_record() -> None:
    for junk in (b"", b"hello\n", data().splitlines(keepends=True)[0][:-9]):
        with pytest.raises(BadRecord):
            record_.salvage(junk, find)
    with pytest.raises(BadRecord, match="against the rules"):
        record_.salvage(
            rechained((b'"seat":1,"move":{"move":"shut-down"}', b'"seat":5,"move":{"move":"shut-down"}')), find
        )


def test_line_ends_of_windows_are_line_ends(tmp_path: Path) -> None:
    """git makes them so on a checkout; formerly such a record was refused as edited."""
    path = tmp_path / "a.jsonl"
    path.write_bytes(data().replace(b"\n", b"\r\n"))
    table = Table.load(path, find)
    assert table.record == played().record
    file = RecordFile(path)
    file.save(GAME, table.record, table.state)
    assert path.read_bytes() == data()


def test_opening_a_game_does_not_touch_its_file(tmp_path: Path) -> None:
    """Formerly looking at a finished game with ``play --resume`` gave its file a new date."""
    path = tmp_path / "a.jsonl"
    played().save(path)
    os.utime(path, (1, 1))
    table = Table.load(path, find)
    RecordFile(path).save(GAME, table.record, table.state)
    assert path.stat().st_mtime == 1
