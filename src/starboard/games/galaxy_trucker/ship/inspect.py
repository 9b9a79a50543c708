"""Judge a ship given as JSON: for ``starboard inspect`` and whoever has the box on a real table. docs/inspect.md."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any, TypeAlias

import msgspec

from starboard.core.text import Phrase, commas, say
from starboard.games.galaxy_trucker.ship import legality
from starboard.games.galaxy_trucker.ship.boards import (
    Coordinates,
    Square,
    board,
    classes,
    column_of,
    halves,
    is_halved,
    row_of,
    square,
)
from starboard.games.galaxy_trucker.ship.check import networks
from starboard.games.galaxy_trucker.ship.power import cannons_alone, engines_alone, pairs
from starboard.games.galaxy_trucker.ship.ship import Component, Ship, copy_ship
from starboard.games.galaxy_trucker.ship.tiles import CABINS, FACES, SIDES, tile_set


class BadShip(ValueError):
    """A file that is not a ship; the reason says what is wrong and where."""

    def __init__(self, reason: Phrase) -> None:
        self.reason = reason
        super().__init__(reason.id)


Die: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=6)]


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
    dice: tuple[Die, Die] | None = None
    """Class IIIB: the dice that closed squares (ABE-4.3.1)."""
    halves: tuple[str, str] | None = None
    """Class IV: the front and the rear half (ABE-4.4.1)."""


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


class Panel(msgspec.Struct, frozen=True):
    """A solar panel and the components it can power (ABE-3.1)."""

    row: int
    column: int
    powers: list[Coordinates]


class Insurance(msgspec.Struct, frozen=True):
    """Class IV: what the insurance costs, and the most that lost components cost with it (ABE-4.4.4)."""

    price: int
    maximum: int


class Judgement(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the rules say of a ship. Aliens are not counted.

    The fields after ``cargo`` are those of Another Big Expansion; they are left out where there is nothing to say.
    """

    legal: bool
    errors: list[Fault]
    exposed_connectors: int
    engine_power: Pair
    cannon_power: Pair
    crew_seats: int
    batteries: int
    cargo: Cargo
    closed_squares: list[Coordinates] = []
    """Squares that must stay empty (ABE-4.3.1)."""
    networks: list[list[Coordinates]] = []
    """Groups that switchboards connect, the switchboards included (ABE-3.3.7)."""
    solar_panels: list[Panel] = []
    thrusters: list[str] = []
    """The sides to which the ship has nozzles: where a hit can be shifted (ABE-3.2.4)."""
    defense_pairs: int = 0
    """Pairs of automatic defense systems, in the cannon power already (ABE-3.6.3)."""
    crewbots: int = 0
    armed_seats: int = 0
    """Seats of cabins connected to an armory (ABE-3.7.1)."""
    defended: list[Coordinates] = []
    """What stops an intruder with every cabin full (ABE-3.6.1, ABE-3.7.5)."""
    defended_by_crewbots: list[Coordinates] = []
    """What active crewbots would defend beyond that."""
    insurance: Insurance | None = None


def read(data: bytes | str) -> Ship:
    """A ship from JSON; raises :class:`BadShip` with what is wrong and where."""
    try:
        given = msgspec.json.decode(data, type=GivenShip)
    except msgspec.ValidationError as error:
        raise BadShip(say("galaxy-trucker-inspect-form", reason=str(error))) from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadShip(say("galaxy-trucker-inspect-json", reason=str(error))) from None
    except RecursionError:
        raise BadShip(say("galaxy-trucker-inspect-deep")) from None
    return build(given)


def build(given: GivenShip) -> Ship:
    """The ship, every component on a square of its own; raises :class:`BadShip`."""
    name = _board_name(given)
    ship = Ship(board=name)
    plan = board(name)
    tiles: dict[str, int] = {}
    for number, component in enumerate(given.components, start=1):
        where: dict[str, Any] = {"number": number, "row": component.row, "column": component.column}
        place = square(component.row, component.column)
        if component.tile not in FACES:
            raise BadShip(say("galaxy-trucker-inspect-tile", tile=component.tile, **where))
        if place not in plan.neighbours:
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


def _board_name(given: GivenShip) -> str:
    """The board of a ship in a file: a class, with what its kind needs to know besides."""
    name = given.class_
    if name not in classes():
        raise BadShip(say("galaxy-trucker-inspect-class", given=name, known=commas(classes())))
    if given.halves is not None and not is_halved(name):
        raise BadShip(say("galaxy-trucker-inspect-whole", given=name))
    if given.dice is not None:
        name = f"{name}:{min(given.dice)}-{max(given.dice)}"
    elif given.halves is not None:
        name = f"{name}:{'+'.join(given.halves)}"
    try:
        board(name)
    except (KeyError, ValueError):
        if given.dice is not None:
            reason = say("galaxy-trucker-inspect-dice", given=given.class_)
        else:
            known = commas([*halves("front"), *halves("rear")])
            reason = say("galaxy-trucker-inspect-halves", given=given.class_, known=known)
        raise BadShip(reason) from None
    return name


def _misplaced(ship: Ship) -> list[legality.Error]:
    """A start cabin has its marked square, and there is only one such square (GT-1.5)."""
    return [
        legality.Error(
            "GT-1.5", place, say("galaxy-trucker-error-start-cabin", row=row_of(place), column=column_of(place))
        )
        for place in ship.places("start-cabin")
        if place != board(ship.board).start
    ]


def judge(ship: Ship) -> Judgement:
    """Errors, exposed connectors, power, seats, batteries and cargo of a ship."""
    faults = [
        Fault(error.clause, row_of(error.square), column_of(error.square), error.reason)
        for error in [*_misplaced(ship), *legality.errors(ship)]
    ]
    faces = ship.faces().values()
    return Judgement(
        legal=not faults,
        errors=faults,
        exposed_connectors=ship.exposed(),
        engine_power=Pair(engines_alone(ship, ()), engines_alone(ship, ship.components)),
        cannon_power=Pair(cannons_alone(ship, ()) / 2, cannons_alone(ship, ship.components) / 2),
        crew_seats=sum(face.capacity for face in faces if face.kind in CABINS),
        batteries=sum(face.cells for face in faces),
        cargo=Cargo(sum(face.normal for face in faces), sum(face.special for face in faces)),
        **_expansion(ship),
    )


def _expansion(ship: Ship) -> dict[str, Any]:
    """What there is to say of the components and boards of Another Big Expansion, if anything."""
    found: dict[str, Any] = {}
    plan = board(ship.board)
    if plan.closed:
        found["closed_squares"] = _spots(plan.closed)
    if plan.price:
        found["insurance"] = Insurance(plan.price, plan.cap or 0)
    if not any(component.tile in _EXPANDED for component in ship.components.values()):
        return found
    manned = copy_ship(ship)
    manned.humans = {place: face.capacity for place, face in ship.faces().items() if face.kind in CABINS}
    stations = ship.places("crewbot-station")
    defended = manned.defended()
    found |= {
        "networks": [_spots(network) for network in networks(ship)],
        "solar_panels": [_panel(ship, place) for place in ship.places("solar-panel")],
        "thrusters": [SIDES[side] for side in range(4) if any(side in face.nozzles for face in ship.faces().values())],
        "defense_pairs": pairs(ship),
        "crewbots": sum(ship.face(place).capacity for place in stations),
        "armed_seats": sum(manned.humans[place] for place in manned.armed()),
        "defended": _spots(defended),
    }
    manned.active = tuple(stations)
    found["defended_by_crewbots"] = _spots(set(manned.defended()) - set(defended))
    return found


_EXPANDED = frozenset({*tile_set("abe"), *tile_set("tbe")})


def _panel(ship: Ship, place: Square) -> Panel:
    powered = [other for other in ship.connected(place) if ship.face(other).cost]
    return Panel(row_of(place), column_of(place), _spots(powered))


def _spots(places: Iterable[Square]) -> list[Coordinates]:
    return [(row_of(place), column_of(place)) for place in sorted(places)]
