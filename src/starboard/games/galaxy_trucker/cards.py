"""The adventure cards as data: one vocabulary of hits, penalties and rewards, twelve kinds of cards (GT-8).

The engine runs these structs and :mod:`.card_words` puts them into words; nothing is said twice. A further deck is a
further file, a further kind of card a further struct of the union :data:`Card`.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Literal, TypeAlias

import msgspec

Deck: TypeAlias = Literal["I", "II", "III"]
Good: TypeAlias = Literal["red", "yellow", "green", "blue"]
Side: TypeAlias = Literal["front", "right", "rear", "left"]
HitKind: TypeAlias = Literal["small_meteor", "large_meteor", "light_fire", "heavy_fire"]
Criterion: TypeAlias = Literal["crew", "engines", "cannons"]
Loss: TypeAlias = Literal["days", "crew", "goods"]

VALUE: dict[str, int] = {"red": 4, "yellow": 3, "green": 2, "blue": 1}
"""What a cube sells for, dearest first (GT-10.4); losses take it in this order (GT-6.10)."""


class Hit(msgspec.Struct, frozen=True):
    """A meteor or a shot, and the side of the ship it comes from (GT-7.1)."""

    hit: HitKind
    side: Side


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


class BaseCard(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind"):
    """What every card has."""

    id: str
    deck: Deck
    starred: bool = False
    """Whether it belongs to the very first flight (GT-1.7)."""

    @property
    def kind(self) -> str:
        """The kind of card as the data calls it: ``open_space``."""
        tag = self.__struct_config__.tag
        assert isinstance(tag, str)
        return tag


class OpenSpace(BaseCard, frozen=True, tag="open_space"):
    """GT-8.1."""


class Stardust(BaseCard, frozen=True, tag="stardust"):
    """GT-8.2."""


class Epidemic(BaseCard, frozen=True, tag="epidemic"):
    """GT-8.13."""


class Sabotage(BaseCard, frozen=True, tag="sabotage"):
    """GT-8.14."""


class MeteoricSwarm(BaseCard, frozen=True, kw_only=True, tag="meteoric_swarm"):
    """GT-8.10."""

    meteors: tuple[Hit, ...]


class Planets(BaseCard, frozen=True, kw_only=True, tag="planets"):
    """GT-8.3."""

    planets: tuple[tuple[Good, ...], ...]
    days: int


class CombatZone(BaseCard, frozen=True, kw_only=True, tag="combat_zone"):
    """GT-8.11."""

    lines: tuple[Line, ...]


class AbandonedShip(BaseCard, frozen=True, kw_only=True, tag="abandoned_ship"):
    """GT-8.4: it takes ``crew`` figures."""

    crew: int
    reward: Reward
    days: int


class AbandonedStation(BaseCard, frozen=True, kw_only=True, tag="abandoned_station"):
    """GT-8.5: it demands ``crew`` figures aboard and takes none."""

    crew: int
    reward: Reward
    days: int


class Enemy(BaseCard, frozen=True, kw_only=True):
    """GT-8.6: whoever attacks one ship after the other."""

    strength: int
    penalties: tuple[Penalty, ...]
    reward: Reward
    days: int


class Smugglers(Enemy, frozen=True, tag="smugglers"):
    """GT-8.7."""


class Slavers(Enemy, frozen=True, tag="slavers"):
    """GT-8.8."""


class Pirates(Enemy, frozen=True, tag="pirates"):
    """GT-8.9."""


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
)


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    card: list[Card]


@cache
def cards() -> dict[str, Card]:
    """Every adventure card by its code, in the order of the file."""
    data = (files(__package__) / "data" / "cards.toml").read_bytes()
    return {card.id: card for card in msgspec.toml.decode(data, type=_File).card}


@cache
def deck(level: str) -> tuple[str, ...]:
    """The codes of a deck's cards."""
    return tuple(code for code, card in cards().items() if card.deck == level)
