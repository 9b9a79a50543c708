"""The specialists' abilities (ABE-7, ABE-9) as data: when they work, which tokens they have, what they let a ship do.

Rules ask a ship for its :class:`Leeway` and know no specialist by name: ``ship.leeway.welds``. What an ability does
beyond that is in :mod:`..team`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Literal, TypeAlias, get_args

import msgspec

from starboard.core import data

Perk: TypeAlias = Literal[
    "advertiser.a",
    "advertiser.b",
    "architect.a",
    "architect.b",
    "assembler.a",
    "assembler.b",
    "bureaucrat.a",
    "bureaucrat.b",
    "buyer.a",
    "buyer.b",
    "deliveryman.a",
    "deliveryman.b",
    "hotel-clerk.a",
    "hotel-clerk.b",
    "hypergeometer.a",
    "hypergeometer.b",
    "inspector.a",
    "inspector.b",
    "planner.a",
    "planner.b",
    "plumber.a",
    "plumber.b",
    "saboteur.a",
    "saboteur.b",
    "security-guard.a",
    "security-guard.b",
    "smuggler.a",
    "smuggler.b",
    "stock-boy.a",
    "stock-boy.b",
    "swindler.a",
    "swindler.b",
    "trader.a",
    "trader.b",
    "welder.a",
    "welder.b",
]
"""An ability: the card and its letter. Which of them work is written on the ship (``ship.perks``)."""

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

Window: TypeAlias = Literal[
    "recruiting",
    "competition",
    "before-building",
    "extras",
    "cures",
    "parts",
    "fittings",
    "payments",
    "crew-placement",
    "before-flight",
    "end-of-flight",
]
"""A moment at which owners are asked (ABE-7.9)."""


class Leeway(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, rename="kebab"):
    """What the specialists who work for a ship let it do beyond the rules. Without any: nothing."""

    aside: int = 0
    """More components that may be set aside (ABE-9.5)."""
    keeps_aside: bool = False
    """What lies aside at the end is not lost (ABE-9.5)."""
    returns: bool = False
    """What was set aside may be returned (ABE-9.5)."""
    guarded: bool = False
    """Nobody takes what is set aside (ABE-9.5)."""
    snatches: bool = False
    """Takes what others have set aside (ABE-9.12)."""
    piles: int = 0
    """More piles that may be looked at (ABE-9.9)."""
    looks_first: bool = False
    """Looks at piles before anything is built (ABE-9.9)."""
    looks_last: bool = False
    """Looks at piles with a number tile (ABE-9.9)."""
    extras: bool = False
    """Builds on after taking a number tile (ABE-9.16)."""
    drills: int = 0
    """Drills that may be called in a round (ABE-9.13)."""

    parts: int = 0
    """More parts in which the ship may be while it is built (ABE-9.11)."""
    trespassers: int = 0
    """Components that may lie outside the outline, or on closed squares (ABE-9.2)."""
    blocked: int = 0
    """Cannons, and as many engines, that do without their free square (ABE-9.8)."""
    welds: int = 0
    """Contacts of a single with a double connector that are joined (ABE-9.18)."""
    pipes: int = 0
    """Contacts of smooth sides that may be joined (ABE-9.10)."""
    universals: int = 0
    """Components that may get universal connectors while building (ABE-9.10)."""
    spare_parts: int = 0
    """Spare parts that may lie on the ship while it is built (ABE-9.6)."""

    beside_aliens: int = 0
    """Humans who live in a cabin with an alien (ABE-9.7)."""
    lodgers: dict[str, int] = {}
    """How many humans live in other components than usual, or more of them (ABE-9.7)."""

    nooks: tuple[str, ...] = ()
    """Components that hide a cube (ABE-9.14)."""
    nook_goods: tuple[str, ...] = ()
    """What can be hidden there."""
    nook_premium: int = 0
    """What a cube from a nook sells for on top (ABE-9.14)."""
    red_anywhere: bool = False
    """Red goods may lie in ordinary containers (ABE-9.15)."""
    chooses_goods: bool = False
    """Chooses which goods to give up, and hides what is not red in special containers (ABE-9.15)."""

    discount: int = 0
    """What is paid less in flight, once a card, and for lost components (ABE-9.16)."""
    tip: int = 0
    """What is got more in flight, once a card, and for each end bonus (ABE-9.16)."""

    @property
    def bends_building(self) -> bool:
        """Whether components may lie where they otherwise may not."""
        return bool(self.trespassers or self.blocked or self.parts or self.pipes or self.welds)


class Ability(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of the two abilities of a card."""

    timing: Timing
    optional: bool
    """Whether its owner may decline."""
    lets: Leeway = Leeway()


class Specialist(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, rename="kebab"):
    """A card: A works from the round it was recruited for, B from the next one on (ABE-7.2)."""

    id: str
    a: Ability
    b: Ability
    tokens: dict[str, int] = {}
    """Its tokens, and how many there are."""
    big_expansion: bool = False
    """Only of use with the first Big Expansion (ABE-7.1)."""


class Asking(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, rename="kebab"):
    """A window: who is asked in it."""

    asks: tuple[Perk, ...] = ()
    """One owner's questions come in this order (ABE-9.29)."""
    timings: tuple[Timing, ...] = ()
    """What the cards of those who are asked say about it."""
    in_order: bool = False
    """Decisions depend on one another: owners are asked one after the other, the leader first (ABE-7.12)."""


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    windows: dict[Window, Asking]
    specialists: list[Specialist]


@cache
def _file() -> _File:
    file = data.load("starboard.games.galaxy_trucker", "abe_team", _File)
    abilities = {
        f"{card.id}.{key}": ability for card in file.specialists for key, ability in (("a", card.a), ("b", card.b))
    }
    for name, window in file.windows.items():
        wrong = [perk for perk in window.asks if abilities[perk].timing not in window.timings]
        if wrong:
            raise msgspec.ValidationError(f"abe_team.toml: asked in window {name}, but not at that time: {wrong}")
    return file


@cache
def specialists() -> dict[str, Specialist]:
    """Every specialist by name."""
    return {card.id: card for card in _file().specialists}


@cache
def windows() -> Mapping[str, Asking]:
    """Every window by name."""
    return {str(name): window for name, window in _file().windows.items()}


@cache
def ability(perk: Perk) -> Ability:
    """What the card says of an ability."""
    card, _dot, key = perk.partition(".")
    found: Ability = getattr(specialists()[card], key)
    return found


@cache
def supply(token: str) -> int:
    """How many tokens of this name there are."""
    return next(card.tokens[token] for card in specialists().values() if token in card.tokens)


NONE = Leeway()
"""That of a ship for which no specialist works."""
_FIELDS = Leeway.__struct_fields__


@cache
def leeway(perks: tuple[Perk, ...]) -> Leeway:
    """What these abilities let a ship do, taken together."""
    lets = [ability(perk).lets for perk in perks]
    changed = {name: value for one in lets for name in _FIELDS if (value := getattr(one, name)) != getattr(NONE, name)}
    return Leeway(**changed) if changed else NONE


def pack(big_expansion: bool) -> list[str]:
    """The cards in play: without the first Big Expansion the Hotel Clerk stays at home (ABE-7.1)."""
    return [name for name, card in specialists().items() if big_expansion or not card.big_expansion]


def perks_of(card: str, *, both: bool) -> list[Perk]:
    """The abilities of a card that work: A, or both."""
    return [perk for perk in get_args(Perk) if perk == f"{card}.a" or (both and perk == f"{card}.b")]
