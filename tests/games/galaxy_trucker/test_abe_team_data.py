"""The specialists' data is what the engine runs."""

from __future__ import annotations

from typing import get_args

import pytest

from starboard.games.galaxy_trucker.ship.perks import (
    Leeway,
    Perk,
    Window,
    ability,
    leeway,
    specialists,
    supply,
    windows,
)


def test_every_ability_is_a_perk() -> None:
    assert set(get_args(Perk)) == {f"{card}.{key}" for card in specialists() for key in ("a", "b")}
    assert set(windows()) == set(get_args(Window))


def test_leeway_is_what_the_cards_let_taken_together() -> None:
    assert leeway(()) == Leeway()
    both = leeway(("buyer.a", "welder.a"))
    assert (both.aside, both.keeps_aside, both.welds, both.parts) == (1, True, 2, 0)
    given = [name for perk in get_args(Perk) for name in Leeway.__struct_fields__ if _lets(perk, name)]
    assert sorted(given) == sorted(Leeway.__struct_fields__), "every field comes from one ability"


def _lets(perk: Perk, name: str) -> bool:
    return bool(getattr(ability(perk).lets, name) != getattr(Leeway(), name))


@pytest.mark.clause("ABE-9.3", "ABE-9.18")
def test_tokens_are_counted_once() -> None:
    assert (supply("plating"), supply("cap"), supply("join")) == (3, 3, 2)
    assert leeway(("welder.a",)).welds == supply("join")
