"""The box: tiles, ship boards, cards, flight boards and specialists of every expansion, for boards to draw."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias, get_args

import msgspec

from starboard.core import game
from starboard.games.galaxy_trucker.adventures import catalogue
from starboard.games.galaxy_trucker.cards import VALUE, BaseCard, kinds
from starboard.games.galaxy_trucker.flight.track import SPACES
from starboard.games.galaxy_trucker.moves.building import Specialty
from starboard.games.galaxy_trucker.ship.boards import (
    OFF,
    Cylinder,
    Figures,
    Square,
    board,
    board_names,
    class_of,
    numbers,
)
from starboard.games.galaxy_trucker.ship.perks import Specialist, Timing, specialists
from starboard.games.galaxy_trucker.ship.tiles import Tile, start_cabins, tiles
from starboard.games.galaxy_trucker.ship.tokens import PARTS
from starboard.games.galaxy_trucker.words.cards import card_text
from starboard.games.galaxy_trucker.words.team import card_texts
from starboard.games.galaxy_trucker.words.tiles import tile_texts

if TYPE_CHECKING:
    AnyCard: TypeAlias = BaseCard
else:
    AnyCard = kinds()
"""Every kind of adventure card that the game has loaded."""


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """A ship board as it can lie before a player."""

    id: str
    """As ships name it: a class, with the dice that closed squares or the halves, and ``~`` where all is open."""
    ship_class: str
    number: int
    """The number of the class, which its flight board has."""
    rows: list[int]
    """Printed rows, front to rear."""
    columns: list[int]
    """Printed columns, left to right."""
    squares: tuple[Square, ...]
    """Where components may lie."""
    start: Square | None
    """The start cabin's square."""
    closed: list[Square]
    """Squares that must stay empty (ABE-4.3.1)."""
    outside: list[Square]
    """Squares beyond the outline (ABE-9.2)."""
    dice: dict[Square, int]
    """The die printed on a square: it closes it."""
    cylinder: Cylinder | None
    """The dice tables of a board whose outermost columns are neighbours (ABE-4.2)."""
    sums: dict[int, int] | None
    """The rows and columns by the sum of the dice, where they are not the sum itself."""
    cap: int | None
    """The most that lost components cost; none without insurance."""
    price: int
    """What the insurance costs; 0 where it need not be bought."""


class Ability(msgspec.Struct, frozen=True, kw_only=True):
    """When an ability of a specialist works, and whether its owner may decline."""

    timing: Timing
    optional: bool


class SpecialistCard(msgspec.Struct, frozen=True, kw_only=True):
    """A specialist: A works from the round it was recruited for, B from the next one on (ABE-7.2)."""

    id: str
    a: Ability
    b: Ability
    tokens: dict[str, int]
    """Its tokens, and how many there are."""


class Box(game.Box, frozen=True, kw_only=True):
    """Everything of the game and its two expansions."""

    tiles: list[Tile]
    start_cabins: tuple[str, ...]
    """Seat n owns the n-th."""
    boards: list[Plan]
    adventures: list[AnyCard]
    flight_boards: dict[int, Figures]
    """By the number of a class."""
    spaces: int
    """Of the loop on which rockets fly."""
    goods: dict[str, int]
    """What a cube sells for, dearest first."""
    specialists: list[SpecialistCard]
    specialties: tuple[str, ...]
    """What a cyan alien can be good at (BX-2.8)."""
    parts: dict[str, str]
    """The spare parts among the tokens, each with the tile that it makes of a component (ABE-9.6)."""


def box() -> Box:
    """All of it."""
    return Box(
        cards=[*map(card_text, catalogue()), *tile_texts(), *card_texts()],
        tiles=list(tiles().values()),
        start_cabins=start_cabins(),
        boards=[_plan(name) for name in board_names()],
        adventures=list(catalogue().values()),
        flight_boards=numbers(),
        spaces=SPACES,
        goods=VALUE,
        specialists=[_specialist(card) for card in specialists().values()],
        specialties=get_args(Specialty),
        parts=PARTS,
    )


def _plan(name: str) -> Plan:
    plan = board(name)
    return Plan(
        id=name,
        ship_class=class_of(name),
        number=plan.number,
        rows=plan.rows,
        columns=plan.columns,
        squares=plan.squares,
        start=None if plan.start == OFF else plan.start,
        closed=sorted(plan.closed),
        outside=sorted(plan.outside),
        dice=plan.numbered,
        cylinder=plan.cylinder,
        sums=plan.sums,
        cap=plan.cap,
        price=plan.price,
    )


def _specialist(card: Specialist) -> SpecialistCard:
    a, b = (Ability(timing=one.timing, optional=one.optional) for one in (card.a, card.b))
    return SpecialistCard(id=card.id, a=a, b=b, tokens=card.tokens)
