"""``starboard inspect`` on the boards and components of Another Big Expansion, and ``starboard check-data``."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from starboard.cli import main
from starboard.games.galaxy_trucker import data_check
from starboard.games.galaxy_trucker.ship.boards import Cylinder, board
from starboard.games.galaxy_trucker.ship.inspect import BadShip, Judgement, judge, read
from starboard.games.galaxy_trucker.ship.tiles import Tile, tile_set


def given(name: str, *parts: tuple[str, int, int, int], **more: Any) -> str:
    components = [{"tile": tile, "row": row, "column": column, "turn": turn} for tile, row, column, turn in parts]
    return json.dumps({"class": name, "components": components, **more})


def judged(name: str, *parts: tuple[str, int, int, int], **more: Any) -> Judgement:
    return judge(read(given(name, *parts, **more)))


@pytest.mark.clause("ABE-4.2.1", "ABE-4.2.2")
def test_neighbours_across_the_seam_are_judged() -> None:
    """T050 is a structural module 1-3-1-3; turned by a quarter it shows its single connectors to the sides."""
    beside = judged("IIB", ("T050", 3, 1, 0), ("T051", 3, 9, 0))
    assert beside.legal
    assert beside.exposed_connectors == len([1, 3, 1, 1, 3, 1])
    alone = judged("IIB", ("T031", 3, 5, 0), ("T050", 3, 1, 0))
    assert [error.clause for error in alone.errors] == ["GT-3.4"]  # held by nothing
    joined = judged("IIB", ("T031", 3, 1, 0), ("T032", 3, 9, 0))
    assert [error.clause for error in joined.errors] == ["GT-1.5", "GT-1.5"]  # joined, but no place for start cabins
    assert joined.exposed_connectors == 6


@pytest.mark.clause("ABE-4.3.1", "ABE-4.3.4")
def test_the_dice_of_iiib_close_squares() -> None:
    ship = (("T031", 7, 7, 0), ("T050", 7, 6, 0))
    assert judged("IIIB", *ship).legal
    assert judged("IIIB", *ship, dice=[1, 4]).legal
    closed = judged("IIIB", *ship, ("T051", 8, 6, 1), dice=[4, 1])
    assert [(error.clause, error.row, error.column) for error in closed.errors if error.clause == "ABE-4.3.4"] == [
        ("ABE-4.3.4", 8, 6)
    ]
    assert len(closed.closed_squares) == 10
    doubles = judged("IIIB", *ship, dice=[2, 2])
    assert {error.clause for error in doubles.errors} == {"GT-1.5", "ABE-4.3.4"}  # the start cabin may not be there


@pytest.mark.clause("ABE-4.4.1", "ABE-4.4.4")
def test_the_halves_of_class_iv() -> None:
    ship = (("T031", 7, 7, 0), ("T050", 7, 8, 0))
    found = judged("IV", *ship, halves=["T3", "B2"])
    assert found.legal
    assert found.insurance is not None
    assert (found.insurance.price, found.insurance.maximum) == (6, 16)
    with pytest.raises(BadShip) as bad:
        judged("IV", *ship)
    assert bad.value.reason.id == "galaxy-trucker-inspect-halves"
    for wrong in (["B2", "T3"], ["T9", "B1"]):
        with pytest.raises(BadShip):
            judged("IV", *ship, halves=wrong)
    with pytest.raises(BadShip) as bad:
        judged("II", *ship, dice=[1, 2])
    assert bad.value.reason.id == "galaxy-trucker-inspect-dice"
    with pytest.raises(BadShip) as bad:
        judged("IIIB", *ship, dice=[1, 7])
    assert bad.value.reason.id == "galaxy-trucker-inspect-form"


SHIP = (
    ("T031", 7, 7, 0),
    ("ABE-SWB-2", 7, 8, 1),  # 1-2-3-2: its left side, a double connector, meets the start cabin
    ("ABE-ADS-1", 8, 8, 3),  # its one universal connector meets the rear of the switchboard
    ("ABE-ARM-1", 6, 8, 0),  # 1-2-1-0: its rear meets the single connector in front of the switchboard
    ("ABE-BOT-4", 7, 9, 2),  # its one double connector meets the right side of the switchboard
    ("ABE-SOL-3", 7, 6, 1),  # 0-3-1-0: its right side meets the start cabin
    ("ABE-THR-7", 6, 7, 0),  # nozzles front and right, its single connector meets the start cabin
)
"""A ship with one of each, connected by a switchboard."""


@pytest.mark.clause("ABE-3.3.7", "ABE-3.7.5", "ABE-3.6.1", "ABE-3.1.3", "ABE-3.2.1")
def test_groups_defended_squares_panels_and_thrusters() -> None:
    found = judged("II", *SHIP)
    assert [(error.clause, error.row, error.column) for error in found.errors] == [("ABE-3.2.1", 6, 7)]
    assert found.networks == [[(6, 8), (7, 7), (7, 8), (7, 9), (8, 8)]]
    assert found.defended == [(7, 7), (8, 8)]
    assert found.defended_by_crewbots == [(7, 9)]
    assert (found.crewbots, found.armed_seats, found.defense_pairs) == (4, 2, 0)
    assert found.thrusters == ["front", "right"]
    assert [(panel.row, panel.column, panel.powers) for panel in found.solar_panels] == [(7, 6, [])]


def test_pairs_of_defense_systems_are_in_the_cannon_power() -> None:
    found = judged("II", ("T031", 7, 7, 0), ("ABE-ADS-2", 7, 8, 2), ("ABE-ADS-1", 6, 8, 1))
    assert (found.defense_pairs, found.cannon_power.plain) == (1, 1.0)


def test_base_ships_say_nothing_of_the_expansion() -> None:
    plain = msgspec.to_builtins(judged("I", ("T031", 7, 7, 0)))
    assert set(plain) == {
        "legal",
        "errors",
        "exposed_connectors",
        "engine_power",
        "cannon_power",
        "crew_seats",
        "batteries",
        "cargo",
    }


def test_people_read_the_same(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "ship.json"
    file.write_text(given("II", *SHIP))
    assert main(["--language", "en", "inspect", str(file)]) == 0
    out = capsys.readouterr().out
    assert "Connected by switchboards: row 6, column 8, row 7, column 7" in out
    assert "Defended against intruders with every cabin full: row 7, column 7 and row 8, column 8" in out
    assert "With active crewbots also: row 7, column 9" in out
    assert "SUN" in out
    file.write_text(given("IV", ("T031", 7, 7, 0), halves=["T1", "B3"]))
    assert main(["--language", "en", "inspect", str(file)]) == 0
    assert "Insurance: 5 credits" in capsys.readouterr().out
    file.write_text(given("IIIB", ("T031", 7, 7, 0), dice=[1, 4]))
    assert main(["--language", "en", "inspect", str(file)]) == 0
    assert "must stay empty: row 4, column 5" in capsys.readouterr().out


# --- check-data ------------------------------------------------------------------------------------------------


def test_the_data_hangs_together(capsys: pytest.CaptureFixture[str]) -> None:
    assert data_check.faults() == []
    assert main(["--language", "en", "check-data", "--list"]) == 0
    out = capsys.readouterr().out
    assert "The data files hang together." in out
    assert "boards.IIB: cylinder.columns, cylinder.rows" in out
    assert "ABE-SOL-1: kind, connectors" in out


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"connectors": (0, 0, 0, 0)}, "galaxy-trucker-data-connectors"),
        ({"connectors": (1, 0, 3, 0)}, "galaxy-trucker-data-smooth"),
        ({"nozzles": ("front",)}, "galaxy-trucker-data-nozzles"),
        ({"aliens": ("brown", "cyan")}, "galaxy-trucker-data-aliens"),
        ({"kind": "armory"}, "galaxy-trucker-data-nozzles"),
    ],
)
def test_a_wrong_tile_is_found(monkeypatch: pytest.MonkeyPatch, change: dict[str, Any], fault: str) -> None:
    tiles: dict[str, Tile] = dict(tile_set("abe"))
    tiles["ABE-THR-1"] = msgspec.structs.replace(tiles["ABE-THR-1"], **change)
    monkeypatch.setattr(data_check, "tile_set", lambda _name: tiles)
    assert fault in {found.reason.id for found in data_check.faults() if found.where == "ABE-THR-1"}


def test_a_missing_tile_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    tiles = {name: tile for name, tile in tile_set("abe").items() if name not in ("ABE-ADS-1", "ABE-SOL-1")}
    monkeypatch.setattr(data_check, "tile_set", lambda _name: tiles)
    counts = {found.where: found.reason.args for found in data_check.faults()}
    assert counts["defense-system"] == {"found": 9, "exact": 10}
    assert counts["solar-panel + thruster + armory"] == {"found": 18, "exact": 19}


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"columns": ((), *(() for _ in range(8)))}, "galaxy-trucker-data-pairs"),
        ({"rows": {1: 1, 2: 2, 3: 3}}, "galaxy-trucker-data-rows"),
        ({"starts": (3, 3, 3, 3, 7, 7)}, "galaxy-trucker-data-starts"),
    ],
)
def test_a_wrong_dice_table_is_found(monkeypatch: pytest.MonkeyPatch, change: dict[str, Any], fault: str) -> None:
    plan = board("IIB")
    assert plan.cylinder is not None
    wrong: Cylinder = msgspec.structs.replace(plan.cylinder, **change)
    monkeypatch.setattr(plan, "cylinder", wrong)
    assert fault in {found.reason.id for found in data_check.faults()}
