"""A game's data files: read into typed structs, and a bad one names itself."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
import pytest

from starboard.core.data import load


class Deck(msgspec.Struct, forbid_unknown_fields=True):
    cards: dict[str, int]


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty package with a data folder; its name is that of the folder."""
    folder = tmp_path / "a_game_for_tests"
    (folder / "data").mkdir(parents=True)
    (folder / "__init__.py").touch()
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, folder.name, raising=False)
    return folder


def test_a_file_is_read_into_its_type(package: Path) -> None:
    (package / "data" / "deck.toml").write_text("[cards]\nA01 = 3\n", encoding="utf-8")
    assert load(package.name, "deck", Deck) == Deck({"A01": 3})


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[cards]\nA01 = 'three'\n", "Expected `int`"),
        ("[carts]\nA01 = 3\n", "carts"),
        ("cards = [", "Invalid"),
    ],
)
def test_a_bad_file_names_itself_and_what_is_wrong(package: Path, text: str, said: str) -> None:
    (package / "data" / "deck.toml").write_text(text, encoding="utf-8")
    with pytest.raises(msgspec.ValidationError) as bad:
        load(package.name, "deck", Deck)
    assert str(bad.value).startswith(f"{package.name}: data/deck.toml: ")
    assert said in str(bad.value)
