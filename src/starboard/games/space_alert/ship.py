"""The ship's plan as data: stations, systems, energy, damage tokens, trajectories (SA-2.8).

Stations, zones and tokens are small ints inside the engine and names outside it. Upper stations are 0 to 2, lower
ones 3 to 5, each from red to blue, so ``station % 3`` is the zone and ``station < 3`` the upper deck.
"""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

import msgspec

from starboard.core.data import load

Zone: TypeAlias = Literal["red", "white", "blue"]
ZONES: tuple[Zone, Zone, Zone] = ("red", "white", "blue")
StationName: TypeAlias = Literal["red-upper", "white-upper", "blue-upper", "red-lower", "white-lower", "blue-lower"]
STATIONS: tuple[StationName, ...] = get_args(StationName)
RED_UPPER, WHITE_UPPER, BLUE_UPPER, RED_LOWER, WHITE_LOWER, BLUE_LOWER = range(6)
SPACE = 6
"""Where an interceptor pilot is: no station and no zone (SA-8.6)."""
Place: TypeAlias = StationName | Literal["space"]
PLACES: tuple[Place, ...] = (*STATIONS, "space")
RED, WHITE, BLUE = range(3)
INTERNAL = 3
"""The place of the internal trajectory after those of the three zones."""

Token: TypeAlias = Literal["upper cannon", "lower cannon", "shield", "reactor", "gravolift", "structural"]
TOKENS: tuple[Token, ...] = get_args(Token)
"""The six damage tokens of every zone (SA-12.2)."""
UPPER_CANNON, LOWER_CANNON, SHIELD_TOKEN, REACTOR_TOKEN, GRAVOLIFT, STRUCTURAL = range(6)

X, Y, Z = range(3)
Letter: TypeAlias = Literal["X", "Y", "Z"]
LETTERS: tuple[Letter, ...] = get_args(Letter)


class Store(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A shield or a reactor: how much it holds at most and at the start."""

    capacity: int
    start: int


class Energy(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All the energy on board, by zone."""

    fuel: int
    reactor: dict[str, Store]
    shield: dict[str, Store]


class Rocket(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rockets of blue-lower."""

    stored: int
    strength: int
    range: int


class Interceptors(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The interceptors: one strength against a single target, another against each of several (SA-10.7)."""

    range: int
    single: int
    several: int


class Weapons(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Strengths and ranges; lasers reach everything."""

    strength: dict[str, int]
    pulse_range: int
    rocket: Rocket
    interceptors: Interceptors


class Trajectory(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A trajectory board: its first square and the squares of X and Y. Z is square 1."""

    start: int
    x: list[int]
    y: list[int]

    def letters(self) -> list[tuple[int, int]]:
        """``(square, letter)`` from the first to be reached to the last."""
        marks = [(square, X) for square in self.x] + [(square, Y) for square in self.y] + [(1, Z)]
        return sorted(marks, reverse=True)


class Turns(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The mission board: phases and computer checks."""

    last: int
    phases: list[list[int]]
    checks: list[int]


class Battlebots(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where the squads are stored."""

    stations: list[str]


class Visual(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What visual confirmation is worth by the number of crew members (SA-7.13)."""

    points: list[int]


class Ship(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole plan."""

    energy: Energy
    weapons: Weapons
    battlebots: Battlebots
    visual: Visual
    turns: Turns
    trajectory: list[Trajectory]


SHIP = load("starboard.games.space_alert", "ship", Ship)

# --- tables for the engine --------------------------------------------------------------------------------

STRENGTH = [SHIP.weapons.strength[station] for station in STATIONS]
REACTOR_CAPACITY = [SHIP.energy.reactor[zone].capacity for zone in ZONES]
REACTOR_START = [SHIP.energy.reactor[zone].start for zone in ZONES]
SHIELD_CAPACITY = [SHIP.energy.shield[zone].capacity for zone in ZONES]
SHIELD_START = [SHIP.energy.shield[zone].start for zone in ZONES]

START_SQUARE = [0] + [trajectory.start for trajectory in SHIP.trajectory]
"""First square by number of the board; boards are counted from 1."""
LETTER_SQUARES: list[list[tuple[int, int]]] = [[]] + [trajectory.letters() for trajectory in SHIP.trajectory]
"""``(square, letter)`` in the order of reaching, by number of the board."""

SQUAD_STATIONS = tuple(STATIONS.index(station) for station in SHIP.battlebots.stations)
"""Where the two squads are stored (SA-2.8)."""

LAST_TURN = SHIP.turns.last
PHASES = SHIP.turns.phases
"""The turns of each phase, and so its slots (SA-3.3)."""
PHASE = [0] + [phase for phase, turns in enumerate(PHASES) for _ in turns]
"""The phase (from 0) of each turn from 1."""
CHECKS = frozenset(SHIP.turns.checks)


def other_deck(station: int) -> int:
    """The station at the other end of the gravolift."""
    return (station + 3) % 6


def neighbour(station: int, step: int) -> int:
    """The next station towards red (-1) or blue (+1) on the same deck; the same one at the edge of the ship."""
    zone = station % 3 + step
    return station + step if 0 <= zone <= 2 else station
