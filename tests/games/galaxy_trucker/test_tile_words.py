"""What a tile says: what it is good for, then every side, so that nobody needs the rules to use it."""

from __future__ import annotations

from typing import get_args

import pytest

from starboard.core.text import Text
from starboard.games.galaxy_trucker.ship.tiles import Kind, tiles
from starboard.games.galaxy_trucker.words.tiles import tile_texts

TEXT = Text()


def shown(tile: str) -> list[str]:
    [card] = [card for card in tile_texts() if card.code == tile]
    for phrase in (card.name, card.kind, *card.lines):
        assert not TEXT.problems(phrase)
    return [TEXT(card.name), *map(TEXT, card.lines)]


@pytest.mark.parametrize("kind", get_args(Kind))
def test_every_kind_of_component_says_what_it_does(kind: str) -> None:
    of_kind = [tile for tile in tiles().values() if tile.kind == kind]
    assert of_kind
    for tile in of_kind:
        _name, does, sides, *_rest = shown(tile.id)
        assert does[0].isupper() or does[0].isdigit()
        assert does.endswith(".")
        assert "galaxy-trucker" not in does
        assert sides.startswith("Connectors by side: front ")


@pytest.mark.clause("GT-4.5", "ABE-3.2.1", "ABE-3.8.1", "BX-2.3")
def test_nothing_printed_on_a_tile_is_left_out() -> None:
    """Formerly nozzles, armour and second barrels were not named."""
    for tile in tiles().values():
        words = " ".join(shown(tile.id))
        for count, part in (
            (len(tile.nozzles), "Nozzles: "),
            (len(tile.armour), "Armour, which"),
            (bool(tile.exhaust), "Exhaust: "),
            (bool(tile.barrel) - bool(tile.second_barrel), "Barrel: "),
            (bool(tile.second_barrel), "Barrels: "),
            (len(tile.reconstructed), "(Reconstructed"),
            (tile.unknown, "stays in the box"),
        ):
            assert (part in words) is bool(count), tile.id


def test_a_few_tiles_word_for_word() -> None:
    assert shown("T035") == [
        "cabin for 2 (2-1-2-1)",
        "Holds 2 humans, or one alien if a life support of its colour is joined to it.",
        "Connectors by side: front double, right single, rear double, left single.",
    ]
    assert shown("T114")[1] == (
        "A purple alien may live in a cabin joined to it; the alien adds 2 to the ship’s cannon power, if it has any."
    )
    assert "at the front and right of the ship" in shown("T115")[1]
    assert shown("X036")[3] == "Barrels: front and right."
    assert shown("ABE-ACH-1")[3] == "Armour, which no meteor or shot can hurt: front, right and left."
