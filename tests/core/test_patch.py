"""A patch makes the new value of the old one: random values, structs that leave things out, views of whole games."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as some
from msgspec import UNSET, Struct, UnsetType, field

from starboard import games
from starboard.core import patch
from starboard.lab import conformance

VECTORS = json.loads((Path(__file__).parent / "patches.json").read_text(encoding="utf-8"))


def built(value: Any) -> Any:
    """A value as it comes out of the wire."""
    return msgspec.json.decode(msgspec.json.encode(value))


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: str(vector["what"]))
def test_the_examples_that_both_languages_read(vector: dict[str, Any]) -> None:
    old = json.dumps(vector["old"])
    assert built(patch.diff(vector["old"], vector["new"])) == vector["patch"]
    assert patch.apply(vector["old"], vector["patch"]) == vector["new"]
    assert json.dumps(vector["old"]) == old, "the old one stays as it is"


# No bools: Python takes True for 1, and so does a patch.
plain = some.none() | some.integers(-3, 3) | some.sampled_from(["", "a", "b", "0", "é"])
values = some.recursive(
    plain,
    lambda inner: some.lists(inner, max_size=6) | some.dictionaries(some.sampled_from("abcd0123"), inner, max_size=5),
    max_leaves=25,
)


@given(values, values)
def test_random_values(old: Any, new: Any) -> None:
    change = patch.diff(old, new)
    if change is None:
        assert old == new
        return
    assert json.dumps(patch.apply(old, built(change))) == json.dumps(new), "in the same order too"


@given(some.data())
def test_random_values_changed_a_little(data: some.DataObject) -> None:
    old = data.draw(values)
    new = shaken(data, old)
    change = patch.diff(old, new)
    assert (old if change is None else patch.apply(old, built(change))) == new


def shaken(data: some.DataObject, value: Any) -> Any:
    """Something near it: a part left out, put in, moved or replaced here and there."""
    if isinstance(value, dict):
        kept = {key: shaken(data, each) for key, each in value.items() if data.draw(some.integers(0, 5))}
        return kept if data.draw(some.integers(0, 3)) else kept | {data.draw(some.sampled_from("abcxyz")): 9}
    if isinstance(value, list):
        kept_ = [shaken(data, each) for each in value if data.draw(some.integers(0, 5))]
        if not data.draw(some.integers(0, 3)):
            kept_.insert(data.draw(some.integers(0, len(kept_))), data.draw(values))
        if kept_ and not data.draw(some.integers(0, 5)):
            kept_.append(kept_.pop(0))
        return kept_
    return value if data.draw(some.integers(0, 4)) else data.draw(plain)


# --- structs ----------------------------------------------------------------------------------------------------------


class Tile(Struct, omit_defaults=True, tag_field="kind", tag="tile", rename="camel"):
    spot_name: str
    turn: int = 0
    cargo: list[str] = field(default_factory=list)
    under: Tile | Hole | None = None
    note: str | UnsetType = UNSET


class Hole(Struct, frozen=True, tag_field="kind", tag="hole"):
    deep: int = 0
    seen: tuple[int, ...] = ()


class Pair(Struct, array_like=True):
    left: int
    right: Tile | Hole | None


tiles: some.SearchStrategy[Any] = some.deferred(
    lambda: (
        some.builds(
            Tile,
            some.sampled_from(["a", "b"]),
            turn=some.integers(0, 3),
            cargo=some.lists(some.sampled_from(["red", "blue"]), max_size=3),
            under=some.none() | tiles,
            note=some.sampled_from([UNSET, "x", "y"]),
        )
        | some.builds(Hole, some.integers(0, 2), some.lists(some.integers(0, 1), max_size=2).map(tuple))
    )
)
structs: some.SearchStrategy[Any] = some.recursive(
    tiles | some.builds(Pair, some.integers(0, 1), some.none() | tiles),
    lambda inner: some.lists(inner, max_size=4) | some.dictionaries(some.integers(0, 3), inner, max_size=3),
    max_leaves=12,
)


@given(structs, structs)
def test_structs_with_tags_and_what_they_leave_out(old: Any, new: Any) -> None:
    change = patch.diff(old, new)
    if change is None:
        assert built(old) == built(new)
        return
    assert patch.apply(built(old), built(change)) == built(new)


def test_a_field_at_its_default_is_gone_and_comes_back() -> None:
    bare, full = Tile("a"), Tile("a", turn=2, cargo=["red"], under=Hole(), note="x")
    assert patch.diff(full, bare) == {"turn": None, "cargo": None, "under": None, "note": None}
    assert patch.diff(bare, full) == {"turn": [2], "cargo": [["red"]], "under": [Hole()], "note": ["x"]}
    assert patch.diff(full, Tile("b", 2, ["red"], Hole(deep=1), "x")) == {"spotName": ["b"], "under": {"deep": [1]}}


# --- games ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", games.ours())
def test_every_view_of_a_whole_game_is_the_one_before_and_its_patch(name: str) -> None:
    game = games.find(name)
    assert game is not None
    conformance.assert_patches(conformance.random_table(game, 4, seed=3))
