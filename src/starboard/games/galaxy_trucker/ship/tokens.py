"""What specialists lay on a ship, and what that makes of its components.

An :class:`Overlay` is a token (or a figure used as one) on a square. Rules never ask for tokens: they ask faces, and
:func:`refit` writes what the tokens make of the faces into ``ship.changed``. It runs whenever the ship changes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import combinations
from typing import Protocol

import msgspec

from starboard.games.galaxy_trucker.ship.boards import OFF, Square
from starboard.games.galaxy_trucker.ship.perks import Leeway
from starboard.games.galaxy_trucker.ship.tiles import (
    CANNONS,
    DOUBLE,
    ENGINES,
    FACES,
    FRONT,
    REAR,
    RIGHT,
    SINGLE,
    SMOOTH,
    UNIVERSAL,
    Connectors,
    Face,
    Side,
    tiles,
)


class Overlay(msgspec.Struct, frozen=True):
    """A token on a ship."""

    token: str
    square: Square
    side: Side = -1
    """The side of the component it lies on; -1 for the whole of it."""
    other: Square = OFF
    """The second component of a token that concerns two."""
    turn: int = 0
    """How a spare part lies."""


class Hull(Protocol):
    """What tokens and abilities need to know of a ship, and what they change about it."""

    overlays: tuple[Overlay, ...]
    changed: dict[Square, Face]

    @property
    def leeway(self) -> Leeway: ...
    @property
    def components(self) -> Mapping[Square, object]: ...
    def face(self, place: Square) -> Face: ...
    def neighbour(self, place: Square, side: Side) -> Square: ...
    def parts(self) -> list[list[Square]]: ...


def _template(kind: str, capacity: int = 0) -> str:
    return next(name for name, tile in tiles().items() if tile.kind == kind and capacity in (0, tile.capacity))


PARTS = {
    "part-cannon": _template("cannon"),
    "part-engine": _template("engine"),
    "part-cargo-hold-2": _template("cargo-hold", 2),
    "part-cabin": _template("cabin"),
}
"""The Deliveryman's spare parts, each with a tile that is what the token makes of a component."""


# --- what lies there -----------------------------------------------------------------------------------------


def find(ship: Hull, token: str) -> list[Overlay]:
    """The tokens of this name on a ship."""
    return [overlay for overlay in ship.overlays if overlay.token == token]


def add(ship: Hull, *overlays: Overlay) -> None:
    """Lay tokens on a ship."""
    ship.overlays = (*ship.overlays, *overlays)
    refit(ship)


def drop(ship: Hull, token: str) -> None:
    """Take all tokens of this name off."""
    ship.overlays = tuple(overlay for overlay in ship.overlays if overlay.token != token)
    refit(ship)


def lose(ship: Hull, places: Iterable[Square]) -> None:
    """Components have left the ship: the tokens on them go with them (R-36)."""
    gone = set(places)
    ship.overlays = tuple(
        overlay
        for overlay in ship.overlays
        if overlay.token.startswith("marker-") or not gone & {overlay.square, overlay.other}
    )
    refit(ship)


def partners(ship: Hull, place: Square) -> list[Square]:
    """The components that go when this one is destroyed (ABE-9.12)."""
    return [
        overlay.other if overlay.square == place else overlay.square
        for overlay in find(ship, "man")
        if place in (overlay.square, overlay.other)
    ]


# --- what becomes of components ------------------------------------------------------------------------------


def refit(ship: Hull) -> None:
    """Write into ``ship.changed`` what tokens and abilities make of the components."""
    ship.changed = {}
    for overlay in ship.overlays:
        effect = _EFFECTS.get(overlay.token)
        if effect is not None and overlay.square in ship.components:
            effect(ship, overlay)
    if ship.leeway.welds:
        _weld(ship)
    if ship.leeway.blocked:
        _bend_space(ship)


def part_face(ship: Hull, place: Square, part: str, turn: int) -> Face:
    """What a spare part makes of a component: the connectors stay, everything else is the part (ABE-9.6)."""
    return msgspec.structs.replace(FACES[PARTS[part]][turn], connectors=ship.face(place).connectors)


def _fit(ship: Hull, overlay: Overlay) -> None:
    ship.changed[overlay.square] = part_face(ship, overlay.square, overlay.token, overlay.turn)


ALL_UNIVERSAL: Connectors = (UNIVERSAL, UNIVERSAL, UNIVERSAL, UNIVERSAL)


def _universal(ship: Hull, overlay: Overlay) -> None:
    """Universal connectors replace connectors and armour (ABE-9.10)."""
    face = ship.face(overlay.square)
    ship.changed[overlay.square] = msgspec.structs.replace(face, connectors=ALL_UNIVERSAL, armour=())


def _pipe(ship: Hull, overlay: Overlay) -> None:
    if overlay.other in ship.components:
        _connect(ship, overlay.square, overlay.side, overlay.other)


def _cap(ship: Hull, overlay: Overlay) -> None:
    _set_side(ship, overlay.square, overlay.side, SMOOTH)


def _plate(ship: Hull, overlay: Overlay) -> None:
    """A plated side is armoured and no connector any more (ABE-9.3)."""
    _set_side(ship, overlay.square, overlay.side, SMOOTH)
    face = ship.face(overlay.square)
    armour = tuple(sorted({*face.armour, overlay.side}))
    ship.changed[overlay.square] = msgspec.structs.replace(face, armour=armour)


def _mount(ship: Hull, overlay: Overlay) -> None:
    """A cannon on a turret counts as pointing forward in a total, and reaches every side (ABE-9.25)."""
    face = ship.face(overlay.square)
    ship.changed[overlay.square] = msgspec.structs.replace(face, barrel=FRONT, turret=True)


_EFFECTS: dict[str, Callable[[Hull, Overlay], None]] = {
    **dict.fromkeys(PARTS, _fit),
    "universal": _universal,
    "pipe": _pipe,
    "cap": _cap,
    "plating": _plate,
    "turret": _mount,
}


def _set_side(ship: Hull, place: Square, side: Side, connector: int) -> None:
    face = ship.face(place)
    connectors = list(face.connectors)
    connectors[side] = connector
    ship.changed[place] = msgspec.structs.replace(face, connectors=tuple(connectors))


def _connect(ship: Hull, place: Square, side: Side, other: Square) -> None:
    _set_side(ship, place, side, UNIVERSAL)
    _set_side(ship, other, side ^ 2, UNIVERSAL)


def _weld(ship: Hull) -> None:
    """A single connector on a double one is joined, twice (ABE-9.18).

    Tokens go to where they are needed: with more such contacts they hold together as much as they can, and otherwise
    stay where they lie. The owner may move them (:mod:`..team.welder`).
    """
    lying, found = find(ship, "join"), misfits(ship)
    if lying:
        ship.overlays = tuple(overlay for overlay in ship.overlays if overlay.token != "join")
    if not found:
        return
    best = found if len(found) <= ship.leeway.welds else _best_welds(ship, found, lying)
    _join(ship, best)
    ship.overlays = (*ship.overlays, *best)


def _best_welds(ship: Hull, found: list[Overlay], lying: list[Overlay]) -> list[Overlay]:
    """The contacts that hold most together when they are joined; among equals those where tokens lie."""
    part = {place: number for number, places in enumerate(ship.parts()) for place in places}

    def worth(joins: tuple[Overlay, ...]) -> tuple[int, int]:
        links = {frozenset((part[join.square], part[join.other])) for join in joins}
        return sum(len(link) > 1 for link in links), sum(join in lying for join in joins)

    best = max(combinations(found, ship.leeway.welds), key=worth)
    return list(best)


def misfits(ship: Hull) -> list[Overlay]:
    """Every contact of a single with a double connector that nothing joins, as the token that would."""
    return [
        Overlay("join", place, side, other)
        for place in sorted(ship.components)
        for side in (RIGHT, REAR)
        if (other := ship.neighbour(place, side)) != OFF
        and {ship.face(place).connectors[side], ship.face(other).connectors[side ^ 2]} == {SINGLE, DOUBLE}
    ]


def _join(ship: Hull, joins: Iterable[Overlay]) -> None:
    for overlay in joins:
        _connect(ship, overlay.square, overlay.side, overlay.other)


def move(ship: Hull, lying: Overlay, there: Overlay) -> None:
    """Lay a token somewhere else."""
    ship.overlays = tuple(there if overlay == lying else overlay for overlay in ship.overlays)
    refit(ship)


def _bend_space(ship: Hull) -> None:
    """One cannon and one engine do without their free square (ABE-9.8).

    With several of a kind nobody chooses for the owner, who takes off what is too much: until then all are errors.
    """
    for kinds in (CANNONS, ENGINES):
        blocked = [(place, side) for place in sorted(ship.components) for side in _blocked(ship, place, kinds)]
        places = {place for place, _side in blocked}
        for place in places if len(places) <= ship.leeway.blocked else ():
            face = ship.face(place)
            clear = tuple(side for side in face.clear if (place, side) not in blocked)
            ship.changed[place] = msgspec.structs.replace(face, clear=clear)


def _blocked(ship: Hull, place: Square, kinds: frozenset[str]) -> list[Side]:
    """The sides where a component stands in the way of a cannon's barrels, or of an engine's exhaust."""
    face = ship.face(place)
    if face.kind not in kinds:
        return []
    return [
        side
        for side in face.clear
        if (side == face.exhaust) == (kinds is ENGINES) and ship.neighbour(place, side) != OFF
    ]


# --- pipes ---------------------------------------------------------------------------------------------------


def pipe_sides(ship: Hull, place: Square) -> list[Side]:
    """The sides on which a component touches a neighbour, smooth on smooth (ABE-9.10)."""
    connectors = ship.face(place).connectors
    return [
        side
        for side in range(4)
        if connectors[side] == SMOOTH
        and (other := ship.neighbour(place, side)) != OFF
        and ship.face(other).connectors[side ^ 2] == SMOOTH
    ]


def lay_pipe(ship: Hull, place: Square, side: Side) -> None:
    """Join two neighbours; the tokens stay for good (ABE-9.10)."""
    add(ship, Overlay("pipe", place, side, ship.neighbour(place, side)))


def has_pipe_left(ship: Hull) -> bool:
    """Whether the Plumber's pipes are still to be laid."""
    return len(find(ship, "pipe")) < ship.leeway.pipes


def attach(ship: Hull, place: Square, side: Side = -1) -> bool:
    """Join a component that holds by nothing else by the pipes, on this side or any, if they are there (ABE-9.10)."""
    sides = pipe_sides(ship, place) if has_pipe_left(ship) else []
    if not sides:
        return False
    lay_pipe(ship, place, side if side in sides else sides[0])
    return True
