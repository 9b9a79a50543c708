"""``starboard inspect``: 60 ships with an independent judgement, and what is refused."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import pytest
from tests.games.galaxy_trucker.building_helpers import ship_of

from starboard.cli import main
from starboard.core.clauses import rules
from starboard.core.text import Text
from starboard.games.galaxy_trucker.ship.drawing import SIGNS, draw
from starboard.games.galaxy_trucker.ship.inspect import BadShip, judge, read
from starboard.games.galaxy_trucker.ship.tiles import tiles

SHIPS = json.loads((Path(__file__).parent / "data" / "ships_judged.json").read_text(encoding="utf-8"))["ships"]

LEGAL = {
    "class": "I",
    "components": [
        {"tile": "T031", "row": 7, "column": 7, "turn": 0},
        {"tile": "T050", "row": 7, "column": 8, "turn": 0},
        {"tile": "T001", "row": 7, "column": 9, "turn": 0},
    ],
}


def part(tile: str, row: int, column: int, turn: int = 0) -> dict[str, Any]:
    return {"tile": tile, "row": row, "column": column, "turn": turn}


def shown(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = main(["--language", "en", "inspect", *arguments])
    output = capsys.readouterr()
    return code, output.out, output.err


@pytest.mark.clause("GT-3.5", "GT-4.3")
@pytest.mark.parametrize(("turn", "plain", "full"), [(0, 1, 3), (1, 1, 1), (2, 1, 1), (3, 1, 1)])
def test_an_engine_that_faces_the_wrong_way_gives_no_power(turn: int, plain: int, full: int) -> None:
    """A single engine that blows to the rear, and a double one turned this way and that."""
    components = [part("T031", 7, 7), part("T066", 8, 7), part("T082", 8, 8, turn)]
    judgement = judge(read(json.dumps({"class": "I", "components": components})))
    assert (judgement.engine_power.plain, judgement.engine_power.full) == (plain, full)
    clauses = [(fault.clause, fault.row, fault.column) for fault in judgement.errors]
    assert (("GT-3.5", 8, 8) in clauses) == bool(turn)


@pytest.mark.clause("GT-3.2", "GT-3.4", "GT-3.5", "GT-3.6", "GT-3.8", "GT-6.5", "GT-6.6")
@pytest.mark.parametrize("number", range(len(SHIPS)))
def test_ships_are_judged_as_the_independent_judge_did(number: int) -> None:
    ship, expected = SHIPS[number], SHIPS[number]["expected"]
    judgement = judge(read(json.dumps(ship)))
    assert judgement.legal == expected["legal"]
    assert bool(judgement.errors) != expected["legal"]
    assert judgement.exposed_connectors == expected["exposed"]
    assert [judgement.engine_power.plain, judgement.engine_power.full] == expected["engine"]
    assert [judgement.cannon_power.plain, judgement.cannon_power.full] == expected["cannon"]
    assert judgement.crew_seats == expected["crew"]
    assert judgement.batteries == expected["batteries"]


def test_json_has_the_promised_form(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "ship.json"
    file.write_text(json.dumps(LEGAL))
    code, out, _err = shown(capsys, str(file), "--json")
    assert code == 0
    assert json.loads(out) == {
        "legal": True,
        "errors": [],
        "exposed_connectors": 5,
        "engine_power": {"plain": 0, "full": 0},
        "cannon_power": {"plain": 0.0, "full": 0.0},
        "crew_seats": 2,
        "batteries": 2,
        "cargo": {"normal": 0, "special": 0},
    }


def test_errors_have_clause_square_and_reason(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A cannon T125 [0, 1, 3, 0] on 6,7 behind a hold T016 on 5,7 that hangs on nothing."""
    file = tmp_path / "ship.json"
    ship = {"class": "I", "components": [part("T031", 7, 7), part("T125", 6, 7), part("T016", 5, 7)]}
    file.write_text(json.dumps(ship))
    code, out, _err = shown(capsys, str(file), "--json")
    judged = json.loads(out)
    assert code == 0
    assert not judged["legal"]
    assert [(e["clause"], e["row"], e["column"]) for e in judged["errors"]] == [("GT-3.6", 6, 7), ("GT-3.4", 5, 7)]
    assert all(e["clause"] in rules("galaxy-trucker") and e["reason"].endswith(".") for e in judged["errors"])
    assert judged["cannon_power"] == {"plain": 0.0, "full": 2.0}
    assert judged["cargo"] == {"normal": 2, "special": 0}


def test_a_person_gets_a_drawing_and_every_error(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "ship.json"
    file.write_text(json.dumps({"class": "I", "components": [part("T031", 7, 7), part("T064", 6, 7, 1)]}))
    code, out, _err = shown(capsys, str(file))
    assert code == 0
    assert "GT-3.5: The engine in row 6, column 7 does not blow to the rear." in out
    assert "!E1 !" in out
    assert "Not a legal ship: one error." in out
    assert "Engine power: 0, with every double engine powered 0" in out
    file.write_text(json.dumps(LEGAL))
    code, out, _err = shown(capsys, str(file))
    assert "A legal ship." in out
    assert "3 S2  33  +  33 B2  │" in out


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ("nonsense", "not JSON"),
        ("[1, 2]", "form of a ship"),
        ('{"components": []}', "form of a ship"),
        ('{"class": "I", "components": []}', "no component"),
        ('{"class": "V", "components": []}', "no ship class “V”"),
        ('{"class": "I", "components": [{"tile": "T001", "row": "x", "column": 7}]}', "form of a ship"),
        (json.dumps({"class": "I", "components": [part("T999", 7, 7)]}), "no tile “T999”"),
        (json.dumps({"class": "I", "components": [part("T031", 7, 7, 4)]}), "form of a ship"),
        (json.dumps({"class": "I", "components": [part("T031", 7, 7), part("T001", 4, 7)]}), "row 4, column 7"),
        (json.dumps({"class": "I", "components": [part("T031", 6, 107)]}), "no square"),
        (json.dumps({"class": "I", "components": [part("T031", 7, 7), part("T001", 7, 7)]}), "already"),
        (json.dumps({"class": "I", "components": [part("T031", 7, 7), part("T031", 7, 8)]}), "on the ship already"),
        ("", "not JSON"),
        (json.dumps({**LEGAL, "class": "II~"}), "no ship class “II~”"),
        (json.dumps({**LEGAL, "class": "IIIB:1-4"}), "no ship class"),
        (json.dumps({**LEGAL, "halves": ["T1", "B1"]}), "Class I is not put together"),
        (
            json.dumps({**LEGAL, "class": "IIIB", "dice": [1, 2], "halves": ["T1", "B1"]}),
            "Class IIIB is not put together",
        ),
        ('{"class": "I", "components": [], "more": ' + "[" * 100_000, "nested too deep"),
    ],
)
def test_bad_files_are_refused_with_the_reason(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], data: str, said: str
) -> None:
    file = tmp_path / "ship.json"
    file.write_text(data)
    code, out, err = shown(capsys, str(file), "--json")
    assert code == 2
    assert out == ""
    assert said in err
    with pytest.raises(BadShip):
        read(data)


def test_a_missing_file_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert shown(capsys, str(tmp_path / "none.json"))[0] == 2
    assert shown(capsys)[0] == 2


def test_batch_answers_line_by_line(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    empty = json.dumps({"class": "I", "components": []})
    lines = [json.dumps(LEGAL), "nonsense", json.dumps(SHIPS[2]), empty, "", '{"a": ' * 100_000, json.dumps(LEGAL)]

    class Stdin:
        buffer = io.BytesIO("\n".join(lines).encode() + b"\n")

    monkeypatch.setattr("sys.stdin", Stdin)
    code, out, _err = shown(capsys, "--batch")
    answers = [json.loads(line) for line in out.splitlines()]
    assert code == 0
    assert len(answers) == len(lines)
    assert answers[0]["legal"]
    assert answers[6]["legal"]
    assert all(set(answers[bad]) == {"error"} for bad in (1, 3, 4, 5))
    assert answers[2]["legal"] is SHIPS[2]["expected"]["legal"]


def test_batch_reads_a_file_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Every line gets an answer, an empty one too; what follows the last line's end is no line."""
    file = tmp_path / "ships.jsonl"
    file.write_text(json.dumps(LEGAL) + "\n\n" + json.dumps(LEGAL) + "\n")
    code, out, _err = shown(capsys, "--batch", "--json", str(file))  # answers are JSON with or without being told
    assert code == 0
    assert [json.loads(line).get("legal") for line in out.splitlines()] == [True, None, True]


@pytest.mark.clause("GT-3.5", "GT-3.6", "BX-2.4")
def test_a_cannon_engine_is_named_by_the_side_that_is_blocked() -> None:
    """X038 [0, 0, 0, 2] on 7,8 points at a cabin T039 on 6,8 and blows at a hold T016 on 8,8."""
    blocked = [part("T031", 7, 7), part("X038", 7, 8), part("T049", 6, 7), part("T039", 6, 8, 0)]
    barrel = judge(read(json.dumps({"class": "II", "components": blocked})))
    assert ("GT-3.6", 7, 8) in [(fault.clause, fault.row, fault.column) for fault in barrel.errors]
    assert "GT-3.5" not in {fault.clause for fault in barrel.errors}
    both = judge(read(json.dumps({"class": "II", "components": [*blocked, part("T016", 8, 8)]})))
    found = [fault.clause for fault in both.errors if (fault.row, fault.column) == (7, 8)]
    assert found == ["GT-3.5", "GT-3.6"]


@pytest.mark.clause("GT-3.4", "BX-5.3")
def test_loose_parts_of_both_hulls_are_named() -> None:
    """In each hull of IIA two structural modules hold together and a third touches nothing."""
    hulls = [
        *(part("T049", 6, 4), part("T050", 6, 5), part("T051", 8, 5)),
        *(part("T052", 6, 9), part("T054", 6, 10), part("T110", 8, 10)),
    ]
    judgement = judge(read(json.dumps({"class": "IIA", "components": hulls})))
    found = [(fault.clause, fault.row, fault.column) for fault in judgement.errors]
    assert found == [("GT-3.4", 8, 5), ("GT-3.4", 8, 10)]


@pytest.mark.clause("GT-1.5")
def test_a_start_cabin_stands_on_its_square_and_there_is_one() -> None:
    wrong = {"class": "I", "components": [part("T031", 7, 7), part("T032", 7, 8)]}
    judgement = judge(read(json.dumps(wrong)))
    assert [(fault.clause, fault.row, fault.column) for fault in judgement.errors] == [("GT-1.5", 7, 8)]


def test_drawings_know_every_kind_and_what_is_aboard() -> None:
    assert set(SIGNS) == {tile.kind for tile in tiles().values()}
    ship = ship_of("I", ("T040", 7, 8, 0), ("T016", 7, 6, 2), ("T024", 8, 7, 0), ("T119", 6, 7, 3))
    ship.humans[707] = 2
    ship.aliens[708] = "purple"
    ship.goods[706] = ("blue",)
    drawn = "\n".join(draw(ship))
    for sign in ("S:2", "C:p", "H:b_", "Lb"):
        assert sign in drawn
    assert Text()("galaxy-trucker-legend") != "galaxy-trucker-legend"
