"""Short words for setting up a flight in the middle of a mission."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from starboard.core.game import Event
from starboard.games.space_alert import orders, ship
from starboard.games.space_alert.fate import appear
from starboard.games.space_alert.flight import ACTIVE, Announced, Crew, Flight, Threat, begin
from starboard.games.space_alert.rulings import Rulings
from starboard.games.space_alert.ship import LETTER_SQUARES, STATIONS, ZONES
from starboard.games.space_alert.turns import play_turn

QUIET = ("structural", "gravolift", "upper cannon", "lower cannon", "shield", "reactor")
"""A stack whose first tokens change no energy."""


def aboard(
    *plans: str,
    boards: Sequence[int] = (4, 4, 4, 4),
    turn: int = 0,
    stack: Sequence[str] = QUIET,
    maintained: bool = True,
    rulings: Mapping[str, bool] | None = None,
    **options: Any,
) -> Flight:
    """A ship with this crew in white-upper; ``plans`` are for turns from ``turn + 1`` on, the next to be played.

    The computer is maintained, unless the test is about that.
    """
    rows = [[orders.NOTHING] * turn + orders.parse(plan) for plan in plans]
    tokens = [ship.TOKENS.index(name) for name in stack]
    flight = begin(rows, boards, [], [tokens] * 3, rulings=Rulings(**(rulings or {})), **options)
    flight.turn = turn
    flight.maintained = [maintained] * 3
    return flight


def stand(flight: Flight, *stations: str) -> None:
    """Put the figures into these stations, in turn order; a ``+`` gives an active squad."""
    for crew, name in zip(flight.crew, stations, strict=True):
        crew.station = ship.PLACES.index(name.removesuffix("+"))
        if name.endswith("+"):
            crew.squad = ACTIVE
        if crew.station == ship.SPACE:
            flight.pilot = flight.crew.index(crew)


def put(
    flight: Flight, code: str, number: int, zone: str | None = None, at: int | None = None, damage: int = 0
) -> Threat:
    """Put a threat in play; letters on or before its square count as reached but are not carried out."""
    fresh = begin([], flight.boards, [Announced(code, number, ZONES.index(zone) if zone else None)], [[], [], []])
    (threat,) = fresh.threats
    flight.threats.append(threat)
    flight.threats.sort(key=lambda one: (one.number, one.zone == ship.INTERNAL))
    appear(flight, threat, None)
    if at is not None:
        threat.square = at
        threat.reached = sum(square >= at for square, _ in LETTER_SQUARES[flight.boards[threat.zone]])
    threat.damage = damage
    return threat


def announce(flight: Flight, code: str, number: int, zone: str | None = None) -> Threat:
    """A threat that will appear in its turn."""
    fresh = begin([], flight.boards, [Announced(code, number, ZONES.index(zone) if zone else None)], [[], [], []])
    (threat,) = fresh.threats
    flight.threats.append(threat)
    flight.threats.sort(key=lambda one: (one.number, one.zone == ship.INTERNAL))
    return threat


def play(flight: Flight, trips: Mapping[int, str] | None = None) -> list[Event]:
    """Play the next turn and give its events."""
    story: list[Event] = []
    meant = {crew: orders.ORDER[token] for crew, token in (trips or {}).items()}
    play_turn(flight, story.append, meant)
    return story


def play_until(flight: Flight, turn: int) -> list[Event]:
    """Play up to and including a turn, or to the end of the mission."""
    story: list[Event] = []
    while flight.turn < turn and flight.outcome == "flying":
        story += play(flight)
    return story


def slots(crew: Crew, first: int = 1, last: int = 12) -> str:
    """The cards of these turns."""
    return orders.write(crew.slots[first - 1 : last])


def where(flight: Flight) -> list[str]:
    """The place of every figure."""
    return [ship.PLACES[crew.station] for crew in flight.crew]


def tokens(flight: Flight) -> list[int]:
    """Damage tokens on red, white and blue."""
    return [len(zone) for zone in flight.damage]


def stations(threat: Threat) -> list[str]:
    """The stations of a threat's tokens."""
    return [STATIONS[station] for station in threat.tokens]


def knocked_out(flight: Flight) -> list[int]:
    """Crew members who are out."""
    return [index for index, crew in enumerate(flight.crew) if crew.knocked_out]


def delayed(flight: Flight) -> list[int]:
    """Crew members whose next turn has been delayed."""
    return [index for index, crew in enumerate(flight.crew) if crew.delayed == flight.turn + 1]


def block(flight: Flight, *names: str) -> list[int]:
    """For each system (``red-upper B``) how many malfunctions cover it."""
    found = []
    for name in names:
        station, letter = name.split()
        found.append(flight.blocked[3 * STATIONS.index(station) + "ABC".index(letter)])
    return found
