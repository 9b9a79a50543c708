"""Judge a ship given as JSON: for ``starboard inspect`` and whoever has the box on a real table. docs/inspect.md."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from starboard.core.text import Phrase, say
from starboard.games.galaxy_trucker import legality
from starboard.games.galaxy_trucker.boards import board, classes, column_of, row_of, square
from starboard.games.galaxy_trucker.power import cannons_alone, engines_alone
from starboard.games.galaxy_trucker.ship import Component, Ship
from starboard.games.galaxy_trucker.tiles import CABINS, FACES


class BadShip(ValueError):
    """A file that is not a ship; the reason says what is wrong and where."""

    def __init__(self, reason: Phrase) -> None:
        self.reason = reason
        super().__init__(reason.id)


class GivenComponent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A component as it stands in the file."""

    tile: str
    row: int
    column: int
    turn: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0


class GivenShip(msgspec.Struct, frozen=True, rename={"class_": "class"}):
    """A ship as it stands in the file. Keys we do not know are left alone."""

    class_: str
    components: list[GivenComponent]


class Fault(msgspec.Struct, frozen=True):
    """An error with its clause and square."""

    clause: str
    row: int
    column: int
    reason: Phrase


class Pair(msgspec.Struct, frozen=True):
    """Power with no battery spent, and with every double powered."""

    plain: float
    full: float


class Cargo(msgspec.Struct, frozen=True):
    """Containers of ordinary and of special holds."""

    normal: int
    special: int


class Judgement(msgspec.Struct, frozen=True):
    """What the rules say of a ship. Aliens are not counted."""

    legal: bool
    errors: list[Fault]
    exposed_connectors: int
    engine_power: Pair
    cannon_power: Pair
    crew_seats: int
    batteries: int
    cargo: Cargo


def read(data: bytes | str) -> Ship:
    """A ship from JSON; raises :class:`BadShip` with what is wrong and where."""
    try:
        given = msgspec.json.decode(data, type=GivenShip)
    except msgspec.ValidationError as error:
        raise BadShip(say("galaxy-trucker-inspect-form", reason=str(error))) from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadShip(say("galaxy-trucker-inspect-json", reason=str(error))) from None
    return build(given)


def build(given: GivenShip) -> Ship:
    """The ship, every component on a square of its own; raises :class:`BadShip`."""
    if given.class_ not in classes():
        raise BadShip(say("galaxy-trucker-inspect-class", given=given.class_, known=", ".join(classes())))
    ship = Ship(board=given.class_)
    plan = board(given.class_)
    tiles: dict[str, int] = {}
    for number, component in enumerate(given.components, start=1):
        where: dict[str, Any] = {"number": number, "row": component.row, "column": component.column}
        place = square(component.row, component.column)
        if component.tile not in FACES:
            raise BadShip(say("galaxy-trucker-inspect-tile", tile=component.tile, **where))
        if place not in plan.neighbours or not 0 < component.column < 100:
            raise BadShip(say("galaxy-trucker-inspect-square", board=given.class_, **where))
        if place in ship.components:
            raise BadShip(say("galaxy-trucker-inspect-occupied", **where))
        if component.tile in tiles:
            raise BadShip(
                say("galaxy-trucker-inspect-twice", tile=component.tile, first=tiles[component.tile], **where)
            )
        tiles[component.tile] = number
        ship.put(place, Component(component.tile, component.turn))
    if not ship.components:
        raise BadShip(say("galaxy-trucker-inspect-empty"))
    return ship


def _misplaced(ship: Ship) -> list[legality.Error]:
    """A start cabin has its marked square, and there is only one such square (GT-1.5)."""
    return [
        legality.Error(
            "GT-1.5", place, say("galaxy-trucker-error-start-cabin", row=row_of(place), column=column_of(place))
        )
        for place in ship.places("start_cabin")
        if place != board(ship.board).start
    ]


def judge(ship: Ship) -> Judgement:
    """Errors, exposed connectors, power, seats, batteries and cargo of a ship."""
    faults = [
        Fault(error.clause, row_of(error.square), column_of(error.square), error.reason)
        for error in [*_misplaced(ship), *legality.errors(ship)]
    ]
    capacity: dict[str, int] = {}
    for place in ship.components:
        face = ship.face(place)
        capacity[face.kind] = capacity.get(face.kind, 0) + face.capacity
    return Judgement(
        legal=not faults,
        errors=faults,
        exposed_connectors=ship.exposed(),
        engine_power=Pair(engines_alone(ship, ()), engines_alone(ship, ship.components)),
        cannon_power=Pair(cannons_alone(ship, ()) / 2, cannons_alone(ship, ship.components) / 2),
        crew_seats=sum(capacity.get(kind, 0) for kind in CABINS),
        batteries=capacity.get("battery", 0),
        cargo=Cargo(capacity.get("cargo_hold", 0), capacity.get("special_cargo_hold", 0)),
    )
