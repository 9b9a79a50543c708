"""What a table can agree on before the game (GT-1.6, GT-1.7, ABE-1.2 and the open points of the rules)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Annotated, ClassVar, Literal, TypeAlias

import msgspec

from starboard.core import game
from starboard.games.galaxy_trucker.ship.tiles import Set

Module: TypeAlias = Literal["technologies", "ships", "cards", "intruders", "support_team"]
"""A module of Another Big Expansion."""

RECOMMENDED = ("IIB", "IIIB", "IV")
"""The rounds Another Big Expansion recommends, with its own classes (ABE-4.1.2)."""

_CLASS = "(I|IA|II|IIA|IIB|III|IIIA|IIIB|IV)"
SEQUENCE = f"^({_CLASS}(-{_CLASS})*)?$"


@cache
def _classes(names: str, third: str) -> tuple[str, ...]:
    return tuple(third if name == "III" else name for name in names.split("-"))


class Options(game.Options, frozen=True, kw_only=True):
    """The options of Galaxy Trucker."""

    asked: ClassVar[tuple[str, ...]] = ("rounds", "pace", "first_flight", "building", "expansion")
    doubts: ClassVar[Mapping[str, str]] = {
        "repairs": "GT-3.10",
        "checking": "GT-3.9",
        "insured_iiia": "GT-10.5",
        "debts": "GT-1.4",
        "limited_goods": "GT-6.15",
    }

    rounds: Literal["I-II-III", "I-II", "II-III", "I", "II", "III"] = "I-II-III"
    """Which rounds are flown (GT-1.1, GT-1.6)."""
    third_ship: Literal["III", "IIIA"] = "III"
    """The board of the third round (GT-1.6)."""
    first_flight: bool = False
    """The eight starred cards make up the first round's deck (GT-1.7)."""
    building: Literal["strict", "classic"] = "strict"
    """Illegal placements are refused (GT-3.13), or made, repaired and paid for (GT-3.9 ff.)."""
    pace: Literal["real-time", "turns"] = "real-time"
    """Everybody at once against the timer (GT-2.1), or turn by turn without one (GT-2.14)."""
    timer_seconds: Annotated[int, msgspec.Meta(ge=10, le=600)] = 90
    """How long the sand runs (GT-2.10)."""
    repairs: Literal["paid", "lenient"] = "paid"
    """Classic building: faulty components are lost (GT-3.10), or rebuilt for the last number tile (GT-3.12)."""
    checking: Literal["software", "players"] = "software"
    """Classic building: all errors are found before the launch (GT-3.9), or only those players point at (GT-3.11)."""
    insured_iiia: bool = False
    """Lost components of a IIIA ship cost at most 11, as on III; otherwise there is no maximum (GT-10.5)."""
    debts: bool = False
    """Money may drop below zero; otherwise what cannot be paid is forgiven (GT-1.4)."""
    limited_goods: bool = False
    """The bank has only the cubes of the box (GT-6.15)."""

    expansion: Literal["none", "abe"] = "none"
    """Another Big Expansion. The modules below belong to it and do nothing without it (ABE-1.2)."""
    technologies: bool = True
    """Its 42 components are in the heap (ABE-3)."""
    ships: bool = True
    """Without a sequence of one's own, its classes IIB, IIIB and IV are flown (ABE-4)."""
    cards: bool = True
    """Its adventure cards: Hazardous Sectors and deck IV (ABE-5)."""
    intruders: bool = True
    """Its intruders are among the cards (ABE-1.4, ABE-6)."""
    support_team: bool = True
    """Its specialists help the players (ABE-7)."""
    recruiting: Literal["standard", "competition"] = "standard"
    """Specialists are dealt in secret (ABE-7.4), or laid out and chosen in finishing order (ABE-7.8)."""
    sequence: Annotated[str, msgspec.Meta(pattern=SEQUENCE)] = ""
    """The classes flown, in any order, such as ``II-III-IV`` (ABE-4.1.1). Empty: as the other options say."""
    big_expansion: bool = False
    """What is known of the first Big Expansion: its components, cyan aliens, a fifth player."""

    def plays(self, module: Module) -> bool:
        """Whether a module of Another Big Expansion is in the game."""
        return self.expansion == "abe" and bool(getattr(self, module))

    @property
    def players_check(self) -> bool:
        """Whether players have to find errors themselves (GT-3.9); refused placements leave none to find."""
        return self.checking == "players" and self.building == "classic"

    @property
    def classes(self) -> tuple[str, ...]:
        """The ship classes of the rounds, in order."""
        if self.sequence:
            return _classes(self.sequence, "III")
        if self.expansion == "abe" and self.ships:
            return RECOMMENDED
        return _classes(self.rounds, self.third_ship)

    @property
    def boxes(self) -> tuple[Set, ...]:
        """The boxes the heap is made of (ABE-2.1)."""
        if self.expansion == "none" and not self.big_expansion:
            return ("base",)
        abe: tuple[Set, ...] = ("abe",) if self.plays("technologies") else ()
        return ("base", *abe, *(("tbe",) if self.big_expansion else ()))
