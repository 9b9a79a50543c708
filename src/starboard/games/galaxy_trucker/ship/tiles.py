"""The component tiles (GT-4), and what they look like when turned.

Sides and directions are numbers, clockwise from the front: ``FRONT`` 0, ``RIGHT`` 1, ``REAR`` 2, ``LEFT`` 3.
A :class:`Tile` is the printed thing, a :class:`Face` is a tile as it lies on a ship. Rules ask faces only, so whatever
changes a component on one ship (a token, a pipe) is another face for that square and nothing else.
"""

from __future__ import annotations

from functools import cache
from typing import Literal, TypeAlias

import msgspec

from starboard.core.data import load
from starboard.games.galaxy_trucker.cards import SideName

Side: TypeAlias = int
"""A side of a component or a direction on the board."""

FRONT, RIGHT, REAR, LEFT = range(4)
SIDES = ("front", "right", "rear", "left")
"""The names of the sides in the data and in messages."""

SMOOTH, SINGLE, DOUBLE, UNIVERSAL = range(4)
CONNECTORS = ("smooth", "single", "double", "universal")

Connectors: TypeAlias = tuple[int, int, int, int]

Kind: TypeAlias = Literal[
    "start-cabin",
    "cabin",
    "life-support",
    "battery",
    "cargo-hold",
    "special-cargo-hold",
    "engine",
    "double-engine",
    "cannon",
    "double-cannon",
    "shield",
    "structural",
    # Another Big Expansion
    "solar-panel",
    "thruster",
    "switchboard",
    "shared-life-support",
    "crewbot-station",
    "defense-system",
    "armory",
    # the first Big Expansion
    "stasis-chamber",
    "luxury-cabin",
    "plating",
    "bidirectional-cannon",
    "cannon-engine",
    "cargo-and-battery",
    "special-cargo-and-battery",
    "mixed-cargo",
    "reactor-furnace",
    "cannon-booster",
    "engine-booster",
    "shield-booster",
]
Alien: TypeAlias = Literal["purple", "brown", "cyan"]
Set: TypeAlias = Literal["base", "abe", "tbe"]
"""The box a tile comes from: the game, Another Big Expansion, the first Big Expansion."""

CABINS = frozenset({"start-cabin", "cabin", "luxury-cabin"})
ENGINES = frozenset({"engine", "double-engine", "cannon-engine"})
CANNONS = frozenset({"cannon", "double-cannon", "bidirectional-cannon", "cannon-engine"})
HOLDS = frozenset({"cargo-hold", "special-cargo-hold", "cargo-and-battery", "special-cargo-and-battery", "mixed-cargo"})


class Tile(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A component tile as it is printed, at turn 0."""

    id: str
    kind: Kind
    connectors: Connectors
    capacity: int = 0
    """Seats of a cabin, cells of a battery, containers of a hold."""
    colour: str | None = None
    """The player colour of a start cabin."""
    aliens: tuple[Alien, ...] = ()
    """The colours a life support serves."""
    power: int = 0
    """Engine power, or cannon power when pointing forward."""
    cost: int = 0
    """Battery tokens for one use."""
    barrel: SideName | None = None
    exhaust: SideName | None = None
    guards: tuple[SideName, ...] = ()
    """The sides of the whole ship that a shield guards."""
    nozzles: tuple[SideName, ...] = ()
    """Where a thruster blows (ABE-3.2.1)."""
    armour: tuple[SideName, ...] = ()
    """The sides that nothing from outside can hurt (ABE-3.8)."""
    second_barrel: SideName | None = None
    cells: int = 0
    normal: int = 0
    special: int = 0
    """Battery cells, ordinary and special containers of a component that combines them; others say ``capacity``."""
    unknown: bool = False
    """What the tile does is not known to us: it stays in the box."""
    reconstructed: tuple[str, ...] = ()
    """The fields nobody could tell us: chosen by us, to be replaced by whoever owns the box."""


class Face(msgspec.Struct, frozen=True, kw_only=True):
    """A component as it lies on a ship: its sides in board directions."""

    kind: str
    connectors: Connectors
    capacity: int = 0
    aliens: tuple[str, ...] = ()
    power: int = 0
    cost: int = 0
    barrel: Side = -1
    """Where a cannon points; -1 for anything else."""
    exhaust: Side = -1
    """Where an engine blows; -1 for anything else."""
    guards: tuple[Side, ...] = ()
    clear: tuple[Side, ...] = ()
    """The sides whose neighbouring square must hold no component (GT-3.5, GT-3.6, ABE-3.2.1)."""
    nozzles: tuple[Side, ...] = ()
    armour: tuple[Side, ...] = ()
    second_barrel: Side = -1
    turret: bool = False
    """A cannon that fires in any direction (ABE-9.8)."""
    cells: int = 0
    """Battery tokens it has room for."""
    normal: int = 0
    """Ordinary containers."""
    special: int = 0
    """Special containers."""


def turned(tile: Tile, turn: int) -> Face:
    """The tile turned by quarters clockwise."""

    def side(name: str | None) -> Side:
        return -1 if name is None else (SIDES.index(name) + turn) % 4

    barrel, second, exhaust = side(tile.barrel), side(tile.second_barrel), side(tile.exhaust)
    nozzles = tuple(side(name) for name in tile.nozzles)
    connectors, kind = tile.connectors, tile.kind
    return Face(
        kind=tile.kind,
        connectors=(
            connectors[-turn % 4],
            connectors[(1 - turn) % 4],
            connectors[(2 - turn) % 4],
            connectors[(3 - turn) % 4],
        ),
        capacity=tile.capacity,
        aliens=tile.aliens,
        power=tile.power,
        cost=tile.cost,
        barrel=barrel,
        exhaust=exhaust,
        guards=tuple(side(name) for name in tile.guards),
        clear=tuple(s for s in (exhaust, barrel, second, *nozzles) if s >= 0),
        nozzles=nozzles,
        armour=tuple(side(name) for name in tile.armour),
        second_barrel=second,
        cells=tile.capacity if kind == "battery" else tile.cells,
        normal=tile.capacity if kind == "cargo-hold" else tile.normal,
        special=tile.capacity if kind == "special-cargo-hold" else tile.special,
    )


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    tiles: list[Tile]


FILES: dict[Set, str] = {"base": "tiles", "abe": "abe_tiles", "tbe": "big_expansion_tiles"}


@cache
def tile_set(name: Set) -> dict[str, Tile]:
    """The tiles of one box by their names, in the order of the file."""
    return {tile.id: tile for tile in load("starboard.games.galaxy_trucker", FILES[name], _File).tiles}


@cache
def tiles() -> dict[str, Tile]:
    """Every tile of every box by its name."""
    return {name: tile for box in FILES for name, tile in tile_set(box).items()}


@cache
def heap(*boxes: Set) -> tuple[str, ...]:
    """The tiles everybody builds from: all but the start cabins (GT-1.5). Without boxes: those of the game itself."""
    return tuple(
        name
        for box in boxes or ("base",)
        for name, tile in tile_set(box).items()
        if tile.kind != "start-cabin" and not tile.unknown
    )


@cache
def start_cabins() -> tuple[str, ...]:
    """The start cabins, one for each colour; seat n owns the n-th (GT-1.2)."""
    return tuple(name for name, tile in tiles().items() if tile.kind == "start-cabin")


FACES: dict[str, tuple[Face, Face, Face, Face]] = {
    name: (turned(tile, 0), turned(tile, 1), turned(tile, 2), turned(tile, 3)) for name, tile in tiles().items()
}
"""Every tile in its four turns."""
