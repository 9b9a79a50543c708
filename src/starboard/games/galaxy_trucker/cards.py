"""The adventure cards as data: one vocabulary of hits, penalties and rewards; twelve kinds of cards (GT-8) and what
Another Big Expansion adds to them (ABE-5, ABE-6).

The engine runs these structs and :mod:`.words.cards` puts them into words; nothing is said twice. A further deck is a
further file, a further kind of card a further struct of the union :data:`Card`.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import ClassVar, Literal, TypeAlias

import msgspec

from starboard.core.game import kebab

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


class Line(msgspec.Struct, frozen=True):
    """A line of a combat zone: the ship worst in the criterion suffers the penalty (GT-8.11)."""

    criterion: Criterion
    penalty: Penalty


class BaseCard(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag=kebab):
    """What every card has."""

    id: str
    deck: Deck
    starred: bool = False
    """Whether it belongs to the very first flight (GT-1.7)."""
    reconstructed: tuple[str, ...] = ()
    """The fields nobody could tell us: chosen by us, to be replaced by whoever owns the box."""

    @property
    def kind(self) -> str:
        """The kind of card as the data calls it: ``open_space``."""
        tag = self.__struct_config__.tag
        assert isinstance(tag, str)
        return tag


class OpenSpace(BaseCard, frozen=True):
    """GT-8.1."""


class Stardust(BaseCard, frozen=True):
    """GT-8.2."""


class Epidemic(BaseCard, frozen=True):
    """GT-8.13."""


class Sabotage(BaseCard, frozen=True):
    """GT-8.14."""


class MeteoricSwarm(BaseCard, frozen=True, kw_only=True):
    """GT-8.10."""

    meteors: tuple[Hit, ...]


class Planets(BaseCard, frozen=True, kw_only=True):
    """GT-8.3."""

    planets: tuple[tuple[Good, ...], ...]
    days: int
    humans: tuple[int, ...] = ()
    """For each planet, how many can be hired there; nothing where nobody can (ABE-5.6)."""

    def to_hire(self, planet: int) -> int:
        """The humans of a planet, counted from 1."""
        return self.humans[planet - 1] if self.humans else 0


class CombatZone(BaseCard, frozen=True, kw_only=True):
    """GT-8.11."""

    lines: tuple[Line, ...]


class AbandonedShip(BaseCard, frozen=True, kw_only=True):
    """GT-8.4: it takes ``crew`` figures."""

    crew: int
    reward: Reward
    days: int
    shots: tuple[Hit, ...] = ()
    """What flies at whoever wants to visit (ABE-5.5)."""


class AbandonedStation(BaseCard, frozen=True, kw_only=True):
    """GT-8.5: it demands ``crew`` figures aboard and takes none."""

    crew: int
    reward: Reward
    days: int
    shots: tuple[Hit, ...] = ()
    """What flies at whoever wants to visit (ABE-5.5)."""


class Enemy(BaseCard, frozen=True, kw_only=True):
    """GT-8.6: whoever attacks one ship after the other."""

    strength: int
    penalties: tuple[Penalty, ...]
    reward: Reward
    days: int

    @property
    def tougher(self) -> bool:
        """Whether penalties wait until the enemy has finished attacking (ABE-5.3.0)."""
        return self.deck == "IV"


class Smugglers(Enemy, frozen=True):
    """GT-8.7."""


class Slavers(Enemy, frozen=True):
    """GT-8.8."""


class Pirates(Enemy, frozen=True):
    """GT-8.9."""


class HazardousSector(BaseCard, frozen=True, kw_only=True):
    """ABE-5.2: it adds cards of another deck to the flight."""

    add: int
    source: Deck


class MostlyOpenSpace(BaseCard, frozen=True, kw_only=True):
    """ABE-5.7."""

    meteors: tuple[Hit, ...]


class RadiationLeak(BaseCard, frozen=True, kw_only=True):
    """ABE-5.9."""

    threshold: int
    """A chain of this value explodes."""
    crew: int
    """Figures lost from each component that is too near to power."""


class Intruder(BaseCard, frozen=True, kw_only=True):
    """ABE-6: somebody who walks through the ship."""

    eats: ClassVar[bool] = False
    """Whether it empties every component it reaches (ABE-6.4.1)."""
    bombs: ClassVar[bool] = False
    """Whether it plants a bomb at the end of each leg (ABE-6.5.1)."""

    side: SideName
    hands: tuple[LeftOrRight, ...]
    """One intruder for each of them (ABE-6.6.1)."""
    legs: tuple[int, ...]
    reward: Reward
    """For each intruder killed."""


class Predator(Intruder, frozen=True):
    """ABE-6.4."""

    eats = True


class Commando(Intruder, frozen=True):
    """ABE-6.5."""

    bombs = True


class PredatorPair(Intruder, frozen=True):
    """ABE-6.6."""

    eats = True


class CommandoPair(Intruder, frozen=True):
    """ABE-6.6."""

    bombs = True


class PredatorCommando(Intruder, frozen=True):
    """ABE-6.7."""

    eats = True
    bombs = True


Card: TypeAlias = (
    OpenSpace
    | Stardust
    | Epidemic
    | Sabotage
    | MeteoricSwarm
    | Planets
    | CombatZone
    | AbandonedShip
    | AbandonedStation
    | Smugglers
    | Slavers
    | Pirates
    | HazardousSector
    | MostlyOpenSpace
    | RadiationLeak
    | Predator
    | Commando
    | PredatorPair
    | CommandoPair
    | PredatorCommando
)


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    card: list[Card]


FILES: dict[Box, str] = {"base": "cards.toml", "abe": "abe_cards.toml"}


@cache
def card_set(box: Box) -> dict[str, Card]:
    """The adventure cards of one box by their codes, in the order of the file."""
    data = (files(__package__) / "data" / FILES[box]).read_bytes()
    return {card.id: card for card in msgspec.toml.decode(data, type=_File).card}


@cache
def cards() -> dict[str, Card]:
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
        if card.deck == level and (intruders if isinstance(card, Intruder) else adventures)
    )
