"""Legal ships (GT-3): every error of a ship with its clause, and where a tile may be put.

Whether a tile fits a square depends only on the four touching sides, so answers are remembered by *socket*: what the
neighbours show towards an empty square, written as one number. That makes the question cheap enough to ask for every
square and turn at every move.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from starboard.core.text import Phrase, say
from starboard.games.galaxy_trucker.ship import tokens
from starboard.games.galaxy_trucker.ship.boards import Board, Square, board, column_of, row_of
from starboard.games.galaxy_trucker.ship.ship import FITS, JOINS, Component, Ship, copy_ship
from starboard.games.galaxy_trucker.ship.tiles import CONNECTORS, DOUBLE, FACES, REAR, RIGHT, SIDES, SINGLE, Face, Side

_WELDED = {SINGLE, DOUBLE}
"""What the Welder joins (ABE-9.18)."""


class Error(msgspec.Struct, frozen=True):
    """What is wrong with a ship, and where."""

    clause: str
    square: Square
    reason: Phrase
    side: Side = -1
    """The side of the component on which it is; -1 where all of it is wrong."""


# --- whole ships -------------------------------------------------------------------------------------------


def errors(ship: Ship, *, building: bool = False) -> list[Error]:
    """Every error, front to rear and left to right: touching sides, engines, cannons, then loose parts.

    ``building``: the ship is not finished, so the Planner may have it in two parts (ABE-9.11).
    """
    found: list[Error] = []
    plan = board(ship.board)
    faces, neighbours = ship.faces(), plan.neighbours
    trespassing = trespassers(ship)
    for place in plan.squares:
        if place not in faces:
            continue
        if place in trespassing:
            found.append(_trespassing(plan, place, "ABE-4.3.4"))
        face, around = faces[place], neighbours[place]
        for side in (RIGHT, REAR):  # each touching pair once
            other = around[side]
            if other in faces and not FITS[face.connectors[side]][faces[other].connectors[side ^ 2]]:
                found.append(_misfit(ship, place, side, other))
        if face.exhaust >= 0 and face.exhaust != REAR:
            found.append(Error("GT-3.5", place, say("galaxy-trucker-error-engine-turned", **_named(place))))
        for side in face.clear:
            if around[side] in faces:
                found.append(_blocked(face, side, place, around[side]))
    found += _bridges(ship)
    return found + _loose_parts(ship, allowed=parts_allowed(ship) if building else 1)


def trespassers(ship: Ship) -> list[Square]:
    """The components that lie where none may: on closed squares (ABE-4.3.4), outside the outline (ABE-9.2).

    The Architect may have one there; with more it is for the owner to decide which one stays, so all are errors.
    """
    plan = board(ship.board)
    if not plan.closed and not plan.outside:
        return []
    found = sorted(place for place in ship.components if place in plan.closed or place in plan.outside)
    return found if len(found) > ship.leeway.trespassers else []


def _trespassing(plan: Board, place: Square, closed: str) -> Error:
    """Nothing may lie there; ``closed`` is the clause where the dice have closed the square."""
    clause, kind = ("ABE-9.2", "outside") if place in plan.outside else (closed, "closed")
    return Error(clause, place, say(f"galaxy-trucker-error-{kind}", **_named(place)))


def _bridges(ship: Ship) -> list[Error]:
    """A component of the Architect between two hulls must not join them (ABE-9.2)."""
    plan = board(ship.board)
    if len(plan.hulls) < 2:
        return []
    found = []
    for part in ship.parts():
        if sum(not hull.isdisjoint(part) for hull in plan.hulls) > 1:
            place = next((place for place in part if place in plan.outside), part[0])
            found.append(Error("ABE-9.2", place, say("galaxy-trucker-error-bridge", **_named(place))))
    return found


def is_legal(ship: Ship, *, building: bool = False) -> bool:
    """Whether the ship has no error: one walk along the joins that looks at every side on its way."""
    if ship.perks:
        return not errors(ship, building=building)
    faces, plan = ship.faces(), board(ship.board)
    if not faces:
        return True
    if len(plan.hulls) > 1:
        return not errors(ship)
    if plan.closed and not plan.closed.isdisjoint(faces):
        return False
    neighbours = plan.neighbours
    first = next(iter(faces))
    found, todo = {first}, [first]
    while todo:
        place = todo.pop()
        face = faces[place]
        if face.exhaust >= 0 and face.exhaust != REAR:
            return False
        connectors, around = face.connectors, neighbours[place]
        for side in (0, 1, 2, 3):
            other = around[side]
            if other in faces:
                ours, theirs = connectors[side], faces[other].connectors[side ^ 2]
                if not FITS[ours][theirs]:
                    return False
                if ours and other not in found:  # sides that fit and have connectors are joined
                    found.add(other)
                    todo.append(other)
        for side in face.clear:
            if around[side] in faces:
                return False
    return len(found) == len(faces)


def _loose_parts(ship: Ship, allowed: int = 1) -> list[Error]:
    """Components that joins do not hold to the start cabin (GT-3.4), or to the largest part where that is gone."""
    if ship.part_count() <= allowed:
        return []
    plan, parts = board(ship.board), ship.parts()
    body: set[Square] = set()
    for hull in plan.hulls:  # each hull holds together in itself (BX-5.3)
        own = [part for part in parts if not hull.isdisjoint(part)]
        largest = max(own, key=len, default=[])
        body.update(next((part for part in own if plan.start in part), largest))
    return [
        Error("GT-3.4", place, say("galaxy-trucker-error-loose", **_named(place)))
        for place in plan.squares
        if place in ship.components and place not in body
    ]


def _misfit(ship: Ship, place: Square, side: int, other: Square) -> Error:
    ours, theirs = ship.face(place).connectors[side], ship.face(other).connectors[side ^ 2]
    return Error(
        "GT-3.2",
        place,
        say(
            "galaxy-trucker-error-misfit",
            **_named(place),
            side=SIDES[side],
            ours=CONNECTORS[ours],
            theirs=CONNECTORS[theirs],
            **_named(other, "other_"),
        ),
        side,
    )


def _blocked(face: Face, side: Side, place: Square, other: Square) -> Error:
    clause, name = ("GT-3.5", "exhaust") if side == face.exhaust else ("GT-3.6", "barrel")
    if side in face.nozzles:
        clause, name = "ABE-3.2.1", "nozzle"
    reason = say(f"galaxy-trucker-error-{name}-blocked", **_named(place), **_named(other, "other_"))
    return Error(clause, place, reason, side)


def _named(place: Square, prefix: str = "") -> dict[str, int]:
    return {f"{prefix}row": row_of(place), f"{prefix}column": column_of(place)}


# --- one placement -----------------------------------------------------------------------------------------

_NOTHING = 4
"""In a socket: no component touches this side."""
_BLOCKED = 5**4
"""Added to a socket that a neighbour's barrel or exhaust points at."""


def sockets(ship: Ship) -> Iterator[tuple[Square, int]]:
    """Every empty square beside the ship, with what the neighbours show towards it."""
    components = ship.components
    for place, around in board(ship.board).neighbours.items():
        if place in components:
            continue
        front, right, rear, left = around
        if front in components or right in components or rear in components or left in components:
            yield place, _socket(ship, place)


def _socket(ship: Ship, place: Square) -> int:
    components, changed = ship.components, ship.changed
    socket = blocked = 0
    for side, other in enumerate(board(ship.board).neighbours[place]):
        shown = _NOTHING
        component = components.get(other)
        if component is not None:
            face = changed[other] if other in changed else FACES[component.tile][component.turn]
            shown = face.connectors[side ^ 2]
            if side ^ 2 in face.clear:
                blocked = _BLOCKED
        socket = socket * 5 + shown
    return socket + blocked


_TURNS: dict[tuple[str, int, bool], tuple[int, ...]] = {}


def turns(tile: str, socket: int, strict: bool) -> tuple[int, ...]:
    """The turns in which the tile may go into the socket; turns that look alike are given once.

    Strict is the whole test list of GT-3.14; otherwise one join is enough (GT-2.4).
    """
    key = (tile, socket, strict)
    known = _TURNS.get(key)
    if known is None:
        known = _TURNS[key] = tuple(_fitting(tile, socket, strict))
    return known


def _fitting(tile: str, socket: int, strict: bool) -> Iterator[int]:
    shown = [socket % _BLOCKED // 5 ** (3 - side) % 5 for side in range(4)]
    seen: list[Face] = []
    for turn, face in enumerate(FACES[tile]):
        if face not in seen and _goes(face, shown, strict, blocked=socket >= _BLOCKED):
            seen.append(face)
            yield turn


def _goes(face: Face, shown: list[int], strict: bool, blocked: bool) -> bool:
    touching = [side for side in range(4) if shown[side] != _NOTHING]
    if not any(JOINS[face.connectors[side]][shown[side]] for side in touching):
        return False
    if not strict:
        return True
    return (
        not blocked
        and face.exhaust in (-1, REAR)
        and all(FITS[face.connectors[side]][shown[side]] and side not in face.clear for side in touching)
    )


def seeds(ship: Ship) -> list[Square]:
    """The squares where a first component needs no join: those of a hull that holds none (ABE-4.3.3, BX-5.3)."""
    plan, components = board(ship.board), ship.components
    if components and len(plan.hulls) == 1:
        return []
    return [place for hull in plan.hulls if hull.isdisjoint(components) for place in sorted(hull)]


def _free_turns(tile: str, strict: bool) -> Iterator[int]:
    """The turns a tile may have on a square that touches nothing."""
    seen: list[Face] = []
    for turn, face in enumerate(FACES[tile]):
        if face not in seen and (not strict or face.exhaust in (-1, REAR)):
            seen.append(face)
            yield turn


def placements(ship: Ship, tile: str, strict: bool, *, building: bool = True) -> list[tuple[Square, int]]:
    """Every square and turn in which the tile may be put. ``building``: the Planner may start a second part."""
    if ship.perks and ship.leeway.bends_building:
        return _bent_placements(ship, tile, strict, building)
    known, plan = _TURNS, board(ship.board)
    found = []
    for place, socket in sockets(ship):
        for turn in known.get((tile, socket, strict)) or turns(tile, socket, strict):
            found.append((place, turn))
    if not ship.components or len(plan.hulls) > 1:
        found += [(place, turn) for place in seeds(ship) for turn in _free_turns(tile, strict)]
    if strict and plan.closed:
        found = [placement for placement in found if placement[0] not in plan.closed]
    return found


def _bent_placements(ship: Ship, tile: str, strict: bool, building: bool) -> list[tuple[Square, int]]:
    """Where specialists bend the rules every square is tried: what they allow depends on the whole ship."""
    found: list[tuple[Square, int]] = []
    alone = (building and starts_a_part(ship)) or not ship.components or len(board(ship.board).hulls) > 1
    for place, around in board(ship.board).neighbours.items():
        if place in ship.components or not (alone or any(other in ship.components for other in around)):
            continue
        shown = {
            side: ship.face(other).connectors[side ^ 2] for side, other in enumerate(around) if other in ship.components
        }
        seen: list[Face] = []
        for turn, face in enumerate(FACES[tile]):
            if (
                face in seen
                or not (alone or _could_hold(ship, face, shown))
                or (strict and _clashes(ship, face, shown))
            ):
                continue
            if refusal(ship, place, Component(tile, turn), strict, building=building) is None:
                seen.append(face)
                found.append((place, turn))
    return found


def _could_hold(ship: Ship, face: Face, shown: dict[int, int]) -> bool:
    """A cheap first look: whether any side could be joined, by a connector, a weld or the pipes."""
    if ship.leeway.pipes:
        return True
    welds = ship.leeway.welds
    return any(
        JOINS[face.connectors[side]][other] or (welds and {face.connectors[side], other} == _WELDED)
        for side, other in shown.items()
    )


def _clashes(ship: Ship, face: Face, shown: dict[int, int]) -> bool:
    """A cheap first look: whether a side can't touch what is there, whoever helps."""
    if face.exhaust not in (-1, REAR):
        return True
    welds = ship.leeway.welds
    return any(
        not FITS[face.connectors[side]][other] and not (welds and {face.connectors[side], other} == _WELDED)
        for side, other in shown.items()
    )


def refusal(
    ship: Ship, place: Square, component: Component, strict: bool, *, building: bool = True, universal: bool = False
) -> Error | None:
    """Why a component may not be put there: the first point of GT-3.14 that fails, or ``None``.

    ``universal``: it gets universal connectors on all sides, from the Plumber (ABE-9.10).
    """
    plan = board(ship.board)
    if place not in plan.neighbours:
        return Error("GT-2.4", place, say("galaxy-trucker-error-no-square", **_named(place)))
    if place in ship.components:
        return Error("GT-2.4", place, say("galaxy-trucker-error-occupied", **_named(place)))
    trial = copy_ship(ship)
    trial.put(place, component)
    if universal:
        tokens.add(trial, tokens.Overlay("universal", place))
    if strict and len(trespassers(trial)) > len(trespassers(ship)):
        return _trespassing(plan, place, "ABE-4.3.1")
    held = bool(trial.joined(place)) or place in seeds(ship)
    if not held and building:
        alone = place not in plan.outside and starts_a_part(ship)  # outside the outline only joined (ABE-9.2)
        held = alone or tokens.attach(trial, place)
    if not held or _robs_a_weld(ship, trial):
        return Error("GT-2.4", place, say("galaxy-trucker-error-no-join", **_named(place)))
    if plan.outside and (bridges := _bridges(trial)):
        return bridges[0]
    if not ship.leeway.bends_building:
        return next(_faults(trial, place), None) if strict else None
    return next(iter(errors(trial, building=building)), None) if strict else None


def _robs_a_weld(ship: Ship, trial: Ship) -> bool:
    """Whether a component would hold only because another one loses its weld (ABE-9.18)."""
    if not ship.leeway.welds:
        return False
    return trial.part_count() > max(parts_allowed(ship), ship.part_count())


def parts_allowed(ship: Ship) -> int:
    """In how many parts a ship may be while it is built: one, or two for the Planner (ABE-9.11)."""
    return 1 + ship.leeway.parts


def starts_a_part(ship: Ship) -> bool:
    """Whether a component may be joined to nothing: the Planner's ship is in one part (ABE-9.11)."""
    return ship.leeway.parts > 0 and ship.part_count() < parts_allowed(ship)


def _faults(ship: Ship, place: Square) -> Iterator[Error]:
    """What a component just put breaks: its own rules, and those of its neighbours."""
    face, components = ship.face(place), ship.components
    touching = [(side, other) for side, other in enumerate(board(ship.board).neighbours[place]) if other in components]
    for side, other in touching:
        if not FITS[face.connectors[side]][ship.face(other).connectors[side ^ 2]]:
            yield _misfit(ship, place, side, other)
    if face.exhaust not in (-1, REAR):
        yield Error("GT-3.5", place, say("galaxy-trucker-error-engine-turned", **_named(place)))
    for side, other in touching:
        if side in face.clear:
            yield _blocked(face, side, place, other)
    for side, other in touching:
        if side ^ 2 in ship.face(other).clear:
            yield _blocked(ship.face(other), side ^ 2, other, place)
