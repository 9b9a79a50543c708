"""``starboard resolve``: the story, the result, batches, and every refusal with what is wrong and where."""

from __future__ import annotations

import io
import json
import re
from copy import deepcopy
from pathlib import Path
from typing import Any

import jsonschema_rs
import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from starboard.cli import main
from starboard.core.text import Text
from starboard.games.space_alert.flight_file import BadFlight, read, schema
from starboard.games.space_alert.resolver import answer, resolve

ROOT = Path(__file__).parents[3]
EXAMPLES = sorted((ROOT / "docs" / "examples").glob("*.json"))
DOCUMENT = (ROOT / "docs" / "resolver.md").read_text(encoding="utf-8")
HEROES: dict[str, Any] = json.loads((ROOT / "docs" / "examples" / "flight-heroes.json").read_text(encoding="utf-8"))
TEXT = Text()


def changed(*path: Any, to: Any) -> bytes:
    """The heroes' flight with one thing changed; ``...`` removes it."""
    flight = deepcopy(HEROES)
    place: Any = flight
    for step in path[:-1]:
        place = place[step]
    if to is ...:
        del place[path[-1]]
    else:
        place[path[-1]] = to
    return json.dumps(flight).encode()


BAD: list[tuple[str, bytes, str]] = [
    ("not JSON", b'{"crew":', "line 1, column 9"),
    ("empty", b"", "line 1, column 1"),
    ("not UTF-8", b'{"note": "\xff"}', "not JSON"),
    ("endless nesting", b"[" * 100_000, "not JSON"),
    ("not an object", b"[]", "$: an object"),
    ("unknown field", changed("crews", to=[]), "“crews” is not known here"),
    ("no crew", changed("crew", to=...), "“crew” is missing"),
    ("crew is no list", changed("crew", to="Ada"), "crew: a list"),
    ("empty crew", changed("crew", to=[]), "1 to 5 members, not 0"),
    ("six crew members", changed("crew", to=[{"plan": ""}] * 6), "1 to 5 members, not 6"),
    ("crew member without plan", changed("crew", 2, "plan", to=...), "crew[2]: “plan” is missing"),
    ("name is no text", changed("crew", 2, "name", to=7), "crew[2].name: text"),
    ("13 actions", changed("crew", 1, "plan", to="A " * 13), "crew[1].plan: 13 actions"),
    ("unknown action", changed("crew", 1, "plan", to="A B X"), "crew[1].plan, slot 3: “X”"),
    ("heroic C", changed("crew", 1, "plan", to="C!"), "crew[1].plan, slot 1: “C!”"),
    ("no trajectories", changed("trajectories", to=...), "“trajectories” is missing"),
    ("a trajectory missing", changed("trajectories", "internal", to=...), "trajectories: “internal” is missing"),
    ("trajectory 8", changed("trajectories", "red", to=8), "trajectories.red: there is no trajectory 8"),
    ("trajectory as text", changed("trajectories", "red", to="3"), "trajectories.red: a whole number"),
    ("trajectory is true", changed("trajectories", "red", to=True), "trajectories.red: a whole number"),
    ("unknown card", changed("threats", 1, "card", to="SE1-09"), "threats[1].card: there is no threat card “SE1-09”"),
    ("turn 9", changed("threats", 1, "turn", to=9), "threats[1].turn: no threat can appear in turn 9"),
    ("turn 0", changed("threats", 1, "turn", to=0), "threats[1].turn: no threat can appear in turn 0"),
    ("turn 1.5", changed("threats", 1, "turn", to=1.5), "threats[1].turn: a whole number"),
    ("zone of an internal threat", changed("threats", 0, "zone", to="red"), "threats[0].zone: I2-04 is an internal"),
    ("no zone", changed("threats", 1, "zone", to=...), "threats[1].zone: SE1-01 is an external threat"),
    ("green zone", changed("threats", 1, "zone", to="green"), "threats[1].zone: “green” is not known"),
    ("card twice", changed("threats", 2, "card", to="SE1-01"), "threats[2].card: SE1-01 is already threats[1]"),
    ("number twice", changed("threats", 2, "turn", to=2), "threats[2].turn: turn 2 already has threats[1]"),
    ("no damage and no seed", changed("damage", to=...), "“damage” (the order of the tokens) or “seed”"),
    ("a zone without stack", changed("damage", "blue", to=...), "damage: “blue” is missing"),
    ("five tokens", changed("damage", "blue", to=["shield"]), "damage.blue: missing: upper cannon"),
    ("token twice", changed("damage", "blue", 1, to="structural"), "damage.blue[1]: “structural” is there twice"),
    ("unknown token", changed("damage", "blue", 0, to="engine"), "damage.blue[0]: “engine” is not known"),
    ("carried and in the stack", changed("carried", to={"red": ["shield"]}), "damage.red: “shield” is already on"),
    ("eight turns", changed("turns", to=8), "turns: a flight has 7 or 12 turns, not 8"),
    ("ruling is no switch", changed("rulings", to={"last_retaliation": 1}), "rulings.last_retaliation: true or false"),
    ("unknown ruling", changed("rulings", to={"mercy": True}), "rulings: “mercy” is not known"),
    ("trip of nobody", changed("trips", to=[{"crew": 5, "turn": 1, "meant": "A"}]), "trips[0].crew: there is no"),
    (
        "trip in turn 13",
        changed("trips", to=[{"crew": 0, "turn": 13, "meant": "A"}]),
        "trips[0].turn: there is no turn",
    ),
    ("trip to nowhere", changed("trips", to=[{"crew": 0, "turn": 1, "meant": "?"}]), "trips[0].meant: “?” is not"),
    ("trip twice", changed("trips", to=[{"crew": 0, "turn": 1, "meant": "A"}] * 2), "trips[1]: crew member 0 trips in"),
]


@pytest.mark.parametrize(("data", "said"), [bad[1:] for bad in BAD], ids=[bad[0] for bad in BAD])
def test_bad_flight(data: bytes, said: str) -> None:
    with pytest.raises(BadFlight) as caught:
        read(data)
    assert said in TEXT(caught.value.reason)
    assert "space-alert-" not in TEXT(caught.value.reason)


def test_bad_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What is wrong and where on standard error, exit code 2."""
    file = tmp_path / "flight.json"
    file.write_bytes(changed("threats", 1, "card", to="E9-99"))
    for arguments in (["resolve", str(file)], ["resolve", "--json", str(file)]):
        assert main(arguments) == 2
        printed = capsys.readouterr()
        assert printed.out == ""
        assert "flight.json" in printed.err
        assert "threats[1].card" in printed.err
    assert main(["resolve", str(tmp_path / "nowhere.json")]) == 2
    assert "nowhere.json" in capsys.readouterr().err
    assert main(["resolve"]) == 2


def test_the_document_shows_what_is_true() -> None:
    """The example in docs/resolver.md is the example file, and the result below it is what comes out."""
    shown, result = re.findall(r"^```json\n(.*?)^```", DOCUMENT, re.DOTALL | re.MULTILINE)
    assert json.loads(shown) == HEROES
    assert msgspec.json.encode(resolve(read(shown.encode()))).decode() == result.strip()


@pytest.mark.parametrize(
    ("name", "outcome", "turn", "total"),
    [
        ("flight-heroes", "survived", 13, 7),
        ("flight-lost", "destroyed", 10, None),
        ("test-run", "survived", 8, 8),
        ("second-flight", "survived", 13, -6),
    ],
)
def test_example(name: str, outcome: str, turn: int, total: int | None) -> None:
    """Worked out by hand: heroes and lost flight in test_flights.py.

    Test run: Fighter #2 red, 2 + 2 on turns 3 and 4: destroyed, 4. Meteoroid #4 blue, 4 of 5 on turn 4, its last hit
    point meets the shield: survived, 2. Cleo at the window in both phases, 2.
    Second flight: Marauder 4 + 1 - 1 and 4 - 2: destroyed, 6. Energy Cloud Z: 2 on red doubled by the old structure, 2
    on blue without shield: survived, 2; tokens 1 + 4 and 2 + 2, worst zone 5.
    """
    result = resolve(read((ROOT / "docs" / "examples" / f"{name}.json").read_bytes()))
    assert (result.outcome, result.turn, result.score.total if result.score else None) == (outcome, turn, total)


def test_every_example_is_tested() -> None:
    assert {path.stem for path in EXAMPLES} == {"flight-heroes", "flight-lost", "test-run", "second-flight"}


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_story(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Every turn has its heading, every line is in words, the sheet comes last."""
    assert main(["resolve", str(path)]) == 0
    printed = capsys.readouterr().out
    result = resolve(read(path.read_bytes()))
    headings = re.findall(r"^Turn (\d+)", printed, re.MULTILINE)
    assert headings == [str(turn) for turn in range(1, result.turn + 1)]
    assert "space-alert-" not in printed
    assert "{" not in printed
    assert ("no score" in printed) == (result.score is None)
    if result.score:
        assert f"{result.score.total:+d}" in printed.splitlines()[-2]


def test_story_tells_the_sums(capsys: pytest.CaptureFixture[str]) -> None:
    main(["resolve", str(ROOT / "docs" / "examples" / "flight-heroes.json")])
    printed = capsys.readouterr().out
    assert "Frigate: red heavy laser 4 + red light laser 2 − shield 2 = 4. Now 8 of 7." in printed
    assert "Ben moves 3 energy and 1 more from the central reactor to the red reactor: now 4." in printed
    assert "Destroyer: 2 − shield 0, × 2 = 4 on blue." in printed


def test_json_alone(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["resolve", "--json", str(EXAMPLES[0])]) == 0
    (line,) = capsys.readouterr().out.splitlines()
    assert list(json.loads(line)) == [
        "outcome",
        "turn",
        "lost_to",
        "damage",
        "destroyed",
        "survived",
        "left",
        "knocked_out",
        "disabled_squads",
        "score",
    ]


def test_batch(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """One answer for each line, in order; bad ones do not stop the rest; the last line needs no end."""
    good = [json.dumps(json.loads(path.read_text(encoding="utf-8"))).encode() for path in EXAMPLES]
    huge = changed("threats", 0, "turn", to=10**400)
    endless = b'{"seed": ' + b"9" * 5000 + b"}"
    lines = [good[0], b"nonsense", good[1], b"", changed("threats", 0, "turn", to=12), good[2], huge, endless]
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(b"\n".join(lines))))
    assert main(["resolve", "--batch"]) == 0
    answers = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert len(answers) == len(lines)
    for place, line in ((0, good[0]), (2, good[1]), (5, good[2])):
        assert answers[place] == msgspec.to_builtins(resolve(read(line)))
    for place, said in (
        (1, "not JSON"),
        (3, "not JSON"),
        (4, "threats[0].turn"),
        (6, "threats[0].turn"),
        (7, "not JSON"),
    ):
        assert list(answers[place]) == ["error"]
        assert said in answers[place]["error"]


def test_standard_input_and_byte_order_mark(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(b"\xef\xbb\xbf" + changed("note", to="hello"))))
    assert main(["resolve", "--json", "-"]) == 0
    assert json.loads(capsys.readouterr().out)["score"]["total"] == 7


def test_a_seed_always_draws_the_same() -> None:
    """And another one draws differently."""
    flight = deepcopy(HEROES)
    del flight["damage"]
    stacks = []
    for seed in (7, 7, 8):
        flight["seed"] = seed
        stacks.append(read(json.dumps(flight).encode()).stacks)
    assert stacks[0] == stacks[1] != stacks[2]
    assert all(sorted(stack) == list(range(6)) for stack in stacks[0])


def test_schema_is_current_and_fits(capsys: pytest.CaptureFixture[str]) -> None:
    """docs/resolver.schema.json is what --schema prints; it takes the examples and refuses most of the bad ones."""
    assert main(["resolve", "--schema"]) == 0
    assert capsys.readouterr().out == (ROOT / "docs" / "resolver.schema.json").read_text(encoding="utf-8")
    validator = jsonschema_rs.validator_for(schema())
    for path in EXAMPLES:
        assert validator.is_valid(json.loads(path.read_text(encoding="utf-8"))), path
    beyond_a_schema = {"card twice", "number twice", "five tokens", "carried and in the stack", "trip twice"}
    for name, data, _said in BAD[4:]:
        assert validator.is_valid(json.loads(data)) == (name in beyond_a_schema), name


def test_two_point_zero_is_two() -> None:
    """To JSON Schema 2.0 is an integer, so it is one here."""
    data = changed("threats", 1, "turn", to=2.0)
    assert jsonschema_rs.validator_for(schema()).is_valid(json.loads(data))
    assert read(data) == read(changed("threats", 1, "turn", to=2))


@settings(max_examples=200, deadline=None)
@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
        lambda child: st.lists(child) | st.dictionaries(st.sampled_from([*HEROES, "seed", "trips"]) | st.text(), child),
    )
)
def test_whatever_comes_is_answered(thing: Any) -> None:
    """Any JSON gets a result or an error, never an exception."""
    answered = json.loads(answer(json.dumps(thing).encode(), TEXT))
    assert list(answered) == ["error"]


@settings(max_examples=200, deadline=None)
@given(st.binary())
def test_whatever_bytes_come_are_answered(data: bytes) -> None:
    assert "error" in json.loads(answer(data, TEXT))
