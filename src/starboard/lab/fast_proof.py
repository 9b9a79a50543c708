"""Are the kernel and the engine the same game? Flights drawn at random, compared number by number after every turn.

The engine is the referee. ``scripts/prove_fast.py`` runs millions of flights, the tests a small part.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any

import msgspec

from starboard.core.chance import Seeded
from starboard.games.space_alert import flight as engine
from starboard.games.space_alert import orders
from starboard.games.space_alert.fast import layout as at
from starboard.games.space_alert.fast import mission
from starboard.games.space_alert.flight import FLYING, Announced, Flight, begin
from starboard.games.space_alert.rulings import Rulings
from starboard.games.space_alert.scoring import score
from starboard.games.space_alert.ship import BLUE_UPPER, RED_LOWER, SHIP, TOKENS
from starboard.games.space_alert.threats import LIBRARY
from starboard.games.space_alert.turns import play_turn

CODES = tuple(LIBRARY)
PAIRS = tuple(combinations(CODES, 2))
RULINGS = Rulings.__struct_fields__
MOST_CARDS = 8

# Busy crews: what meets threats and each other more often than even chances would.
ORDERS = orders.parse("A A A B B C C C R R R < > ^ ^ A! B! R! @ur @uw @ub @lr @lw @lb .")
SQUADS = ((BLUE_UPPER, RED_LOWER), (BLUE_UPPER, RED_LOWER), (BLUE_UPPER,), (RED_LOWER,), ())


class Drawn(msgspec.Struct, frozen=True):
    """Everything a flight begins with."""

    plans: list[list[int]]
    boards: list[int]
    threats: list[Announced]
    stacks: list[list[int]]
    carried: list[list[int]]
    squads: tuple[int, ...]
    last_turn: int
    rulings: Rulings
    trips: dict[int, dict[int, int]]

    def begin(self, plans: Sequence[Sequence[int]] | None = None) -> Flight:
        """The engine's flight."""
        return begin(
            self.plans if plans is None else plans,
            self.boards,
            self.threats,
            self.stacks,
            carried=self.carried,
            squads=self.squads,
            last_turn=self.last_turn,
            rulings=self.rulings,
        )


def draw(number: int) -> Drawn:
    """Flight ``number``: its pair of cards and its rulings go through all of them, the rest is chance."""
    chance = Seeded(number)
    last_turn = 7 if chance.below(8) == 0 else 12
    carried = [_some(chance, len(TOKENS)) if chance.below(4) == 0 else [] for _ in range(3)]
    crew = 1 + chance.below(5)
    return Drawn(
        plans=[[chance.pick(ORDERS) for _ in range(last_turn)] for _ in range(crew)],
        boards=[1 + chance.below(len(SHIP.trajectory)) for _ in range(4)],
        threats=_threats(number, last_turn, chance),
        stacks=[[token for token in chance.order(len(TOKENS)) if token not in old] for old in carried],
        carried=carried,
        squads=chance.pick(SQUADS),
        last_turn=last_turn,
        rulings=_rulings(number, chance),
        trips=_trips(crew, last_turn, chance) if chance.below(4) == 0 else {},
    )


def _some(chance: Seeded, of: int) -> list[int]:
    return chance.order(of)[: chance.below(4)]


def _threats(number: int, last_turn: int, chance: Seeded) -> list[Announced]:
    pair = PAIRS[number % len(PAIRS)]
    more = [CODES[place] for place in chance.order(len(CODES)) if CODES[place] not in pair]
    free = {inside: [1 + turn for turn in chance.order(min(8, last_turn))] for inside in (False, True)}
    announced = []
    for code in [*pair, *more[: chance.below(MOST_CARDS - 1)]]:
        inside = LIBRARY[code].internal
        if free[inside]:
            announced.append(Announced(code, free[inside].pop(), None if inside else chance.below(3)))
    return announced


def _rulings(number: int, chance: Seeded) -> Rulings:
    """One switch at least, whichever the number says; the others as printed in every second flight."""
    mixed = chance.below(2)
    switches = {name: bool(chance.below(2)) for name in RULINGS if mixed}
    name = RULINGS[number // len(PAIRS) % len(RULINGS)]
    return Rulings(**{**switches, name: bool(chance.below(2))})


def _trips(crew: int, last_turn: int, chance: Seeded) -> dict[int, dict[int, int]]:
    trips: dict[int, dict[int, int]] = {}
    for _ in range(1 + chance.below(6)):
        trips.setdefault(1 + chance.below(last_turn), {})[chance.below(crew)] = chance.pick(ORDERS)
    return trips


# --- comparing -------------------------------------------------------------------------------------------------------


class Difference(AssertionError):
    """The kernel and the engine disagree."""


def by_turn(drawn: Drawn, plans: Sequence[Sequence[int]] | None = None) -> Iterator[list[int]]:
    """The engine's flight as numbers: before turn 1, after every turn, and at the end its score."""
    flight = drawn.begin(plans)
    full = [len(stack) for stack in flight.stacks]
    yield mission.state(flight)
    while flight.outcome == FLYING:
        play_turn(flight, trips=drawn.trips.get(flight.turn + 1))
        yield mission.state(flight, [was - len(stack) for was, stack in zip(full, flight.stacks, strict=True)])
    yield [score(flight).total if flight.outcome == engine.SURVIVED else 0]


def differences(expected: Sequence[int], found: Sequence[int]) -> list[int]:
    """Places that differ, but for the stacks (the engine has no drawn tokens) and what is used within one step."""
    if expected[: at.STACK] == found[: at.STACK] and expected[at.CREW :] == found[at.CREW :]:
        return []
    return [
        place
        for place, number in enumerate(expected)
        if number != found[place] and not at.STACK <= place < at.CREW and not _scratch(place)
    ]


def _scratch(place: int) -> bool:
    return place >= at.THREAT and (place - at.THREAT) % at.THREAT_SIZE >= at.SIGHT


def name_of(place: int) -> str:
    """What a place of the state means, for a message."""
    low, high, start, prefix = 0, at.CREW, 0, ""
    if place >= at.THREAT:
        index, start = divmod(place - at.THREAT, at.THREAT_SIZE)
        low, high, prefix = at.STATUS, at.THREAT_SIZE, f"threat {index} "
    elif place >= at.CREW:
        index, start = divmod(place - at.CREW, at.CREW_SIZE)
        low, high, prefix = at.STATION, at.CREW_SIZE, f"crew {index} "
    return f"{prefix}{start or place} ({low} to {high})"


def check(number: int, drawn: Drawn, plans: Sequence[Sequence[int]] | None, rows: Sequence[Any], points: int) -> None:
    """Raise :class:`Difference` unless the kernel's states, one row a turn, and its score are the engine's."""
    for turn, expected in enumerate(by_turn(drawn, plans)):
        if len(expected) == 1:
            if expected[0] != points:
                raise Difference(f"flight {number}: a score of {expected[0]}, not {points}")
            return
        found = rows[turn][: len(expected)].tolist()
        wrong = differences(expected, found)
        if wrong:
            told = "\n".join(f"{name_of(place)}: {expected[place]} not {found[place]}" for place in wrong)
            raise Difference(f"flight {number}, turn {turn}:\n{told}")
