"""The adventure cards as data: one vocabulary of hits, penalties and rewards; twelve kinds of cards (GT-8) and what
Another Big Expansion adds to them (ABE-5, ABE-6).

A card runs itself (:meth:`BaseCard.begin`) and puts itself into words (:meth:`BaseCard.text`); nothing is said twice.
The kinds are in :mod:`.adventures`, which says how a further one is made. A further deck is a further file.
"""

from __future__ import annotations

from functools import cache, reduce
from operator import or_
from typing import Any, ClassVar, Literal, Protocol, TypeAlias, TypeVar

import msgspec

from starboard.core.data import load
from starboard.core.game import kebab
from starboard.core.text import Phrase, say

Deck: TypeAlias = Literal["I", "II", "III", "IV"]
Box: TypeAlias = Literal["base", "abe"]
"""The box a card comes from: the game, or Another Big Expansion."""
Good: TypeAlias = Literal["red", "yellow", "green", "blue"]
SideName: TypeAlias = Literal["front", "right", "rear", "left"]
HitKind: TypeAlias = Literal["small-meteor", "large-meteor", "double-meteor", "light-fire", "heavy-fire"]
LeftOrRight: TypeAlias = Literal["left", "right"]
Criterion: TypeAlias = Literal["crew", "engines", "cannons"]
Loss: TypeAlias = Literal["days", "crew", "goods"]

VALUE: dict[str, int] = {"red": 4, "yellow": 3, "green": 2, "blue": 1}
"""What a cube sells for, dearest first (GT-10.4); losses take it in this order (GT-6.10)."""
RANK = {good: rank for rank, good in enumerate(VALUE)}
"""Cubes in holds and bays are sorted by this, dearest first."""


class Hit(msgspec.Struct, frozen=True):
    """A meteor or a shot, and the side of the ship it comes from (GT-7.1)."""

    hit: HitKind
    side: SideName

    @property
    def parts(self) -> tuple[Hit, ...]:
        """What really flies: a double meteor is a large one and then a small one in the same line (ABE-5.4)."""
        if self.hit == "double-meteor":
            return Hit("large-meteor", self.side), Hit("small-meteor", self.side)
        return (self,)


class Penalty(msgspec.Struct, frozen=True):
    """What a card does to a ship that came off worst: something lost, or shots."""

    lose: Loss | None = None
    amount: int = 0
    shots: tuple[Hit, ...] = ()


class Reward(msgspec.Struct, frozen=True):
    """What a card pays."""

    credits: int = 0
    goods: tuple[Good, ...] = ()


class BaseCard(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag=kebab):
    """What every card has."""

    id: str
    deck: Deck
    starred: bool = False
    """Whether it belongs to the very first flight (GT-1.7)."""
    reconstructed: tuple[str, ...] = ()
    """The fields nobody could tell us: chosen by us, to be replaced by whoever owns the box."""

    about: ClassVar[tuple[str, ...]] = ()
    """What is explained to whoever reads the card without the rules, besides the hits."""
    intruder: ClassVar[bool] = False
    """Whether it belongs to the module of intruders (ABE-1.4)."""

    @property
    def kind(self) -> str:
        """The kind of card as the data calls it: ``open-space``."""
        tag = self.__struct_config__.tag
        assert isinstance(tag, str)
        return tag

    @property
    def name(self) -> Phrase:
        """``Open Space``."""
        return say(f"galaxy-trucker-card-{self.kind}")

    @property
    def hits(self) -> tuple[Hit, ...]:
        """The meteors and shots that fly from it."""
        return ()

    def begin(self, play: Any) -> None:
        """The card has been turned: put its steps on the agenda."""
        raise NotImplementedError

    def text(self) -> list[Phrase]:
        """What the card does, line by line."""
        return [say(f"galaxy-trucker-text-{self.kind}")]


FILES: dict[Box, str] = {"base": "cards", "abe": "abe_cards"}
_ROOM = "starboard.games.galaxy_trucker"


@cache
def kinds() -> Any:
    """The union of all kinds of cards: those that :mod:`.adventures` has loaded, save what only others build on."""
    found, waiting = list[type[BaseCard]](), [BaseCard]
    while waiting:
        kind = waiting.pop()
        waiting += kind.__subclasses__()
        if not kind.__subclasses__():
            found.append(kind)
    return reduce(or_, sorted(found, key=lambda kind: kind.__name__))


@cache
def card_set(box: Box) -> dict[str, BaseCard]:
    """The adventure cards of one box by their codes, in the order of the file."""
    file = msgspec.defstruct("File", [("card", list[kinds()])], forbid_unknown_fields=True)  # type: ignore[misc]
    read: list[BaseCard] = load(_ROOM, FILES[box], file).card  # type: ignore[attr-defined]
    return {card.id: card for card in read}


@cache
def cards() -> dict[str, BaseCard]:
    """Every adventure card of every box by its code."""
    return {code: card for box in FILES for code, card in card_set(box).items()}


@cache
def deck(level: str) -> tuple[str, ...]:
    """The codes of a deck's cards in the game itself."""
    return tuple(code for code, card in card_set("base").items() if card.deck == level)


@cache
def expansion_deck(level: str, *, adventures: bool, intruders: bool) -> tuple[str, ...]:
    """The cards Another Big Expansion adds to a deck with these modules (ABE-1.2, ABE-1.4, ABE-5.1).

    Deck IV belongs to the new adventures: without them its intruders stay in the box too (ABE-1.3).
    """
    if level == "IV" and not adventures:
        return ()
    return tuple(
        code
        for code, card in card_set("abe").items()
        if card.deck == level and (intruders if card.intruder else adventures)
    )


class Turned(Protocol):
    """A flight, or what is seen of it."""

    @property
    def card(self) -> str: ...


K = TypeVar("K", bound=BaseCard)


def the_card(flight: Turned | None, kind: type[K]) -> K:
    """The card being resolved, which is of this kind."""
    assert flight is not None
    card = cards()[flight.card]
    assert isinstance(card, kind), f"{card.id} is no {kind.__name__}"
    return card
