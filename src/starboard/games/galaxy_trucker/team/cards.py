"""The specialists' cards."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Literal, TypeAlias

import msgspec

Timing: TypeAlias = Literal[
    "before-building",
    "during-building",
    "during-or-after-building",
    "after-finishing",
    "after-building",
    "after-building-or-end-of-flight",
    "crew-placement",
    "before-flight",
    "during-flight",
    "during-and-after-flight",
    "end-of-flight",
    "continuous",
]


class Ability(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """When one of the two abilities works, and whether its owner may decline."""

    timing: Timing
    optional: bool


class Specialist(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A card: A works from the round it was recruited for, B from the next one on (ABE-7.2)."""

    id: str
    a: Ability
    b: Ability
    tokens: dict[str, int] = {}
    big_expansion: bool = False
    """Only of use with the first Big Expansion (ABE-7.1)."""


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    specialists: list[Specialist]


@cache
def specialists() -> dict[str, Specialist]:
    """Every specialist by name."""
    package = __package__.rpartition(".")[0]
    data = (files(package) / "data" / "abe_team.toml").read_bytes()
    return {card.id: card for card in msgspec.toml.decode(data, type=_File).specialists}


def pack(big_expansion: bool) -> list[str]:
    """The cards in play: without the first Big Expansion the Hotel Clerk stays at home (ABE-7.1)."""
    return [name for name, card in specialists().items() if big_expansion or not card.big_expansion]
