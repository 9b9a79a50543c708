"""Action cards: the deck, the heroic cards and how many everybody gets.

A card is named by its two halves in the notation of plans: ``"A<"`` fires or moves towards red, ``"B!@ub"`` is a heroic
card. Cards of the same name are alike, so a hand is a list of names.
"""

from __future__ import annotations

from functools import cache
from typing import Literal, TypeAlias

import msgspec

from starboard.core.data import load

Card: TypeAlias = str
"""The name of an action card: its action half and its movement half."""

Half: TypeAlias = Literal["action", "movement"]
"""Which half of a card lies upwards (SA-3.4)."""

HALVES: tuple[Half, Half] = ("action", "movement")


class Laid(msgspec.Struct, frozen=True):
    """A card in a slot with one half upwards; an android's card lies face up (SA-16.4)."""

    card: Card
    half: Half

    @property
    def order(self) -> str:
        """The half that will happen, in the notation of plans."""
        return half(self.card, self.half)

    def turned(self) -> Laid:
        """The same card with the other half upwards."""
        return Laid(self.card, "movement" if self.half == "action" else "action")


class _Heroic(msgspec.Struct, frozen=True):
    cards: list[Card]


class _File(msgspec.Struct, frozen=True):
    deck: dict[Card, int]
    heroic: _Heroic
    deal: dict[str, list[int]]
    crew: dict[str, int]


@cache
def _file() -> _File:
    return load("starboard.games.space_alert", "action_cards", _File)


def half(card: Card, which: Half) -> str:
    """One half of a card in the notation of plans."""
    cut = 2 if card[1] == "!" else 1
    return card[:cut] if which == "action" else card[cut:]


def is_heroic(card: Card) -> bool:
    """Whether this is one of the six heroic cards (SA-9)."""
    return card[1] == "!"


def action_deck() -> list[Card]:
    """The 90 ordinary cards in a fixed order."""
    return [card for card, copies in _file().deck.items() for _ in range(copies)]


def heroic_deck() -> list[Card]:
    """The six heroic cards in a fixed order."""
    return list(_file().heroic.cards)


def crew_size(humans: int, fifth: bool) -> int:
    """Humans and androids together (SA-16.1, SA-17.1)."""
    return _file().crew[str(humans)] + (1 if fifth else 0)


def deal(humans: int, fifth: bool) -> list[int]:
    """Cards for each human in phases 1, 2 and 3; the first number includes the heroic card.

    SA-2.9, SA-16.3; a fifth crew member brings everybody one card more in phase 1 (SA-17.1).
    """
    cards = list(_file().deal[str(humans)])
    cards[0] += 1 if fifth else 0
    return cards
