"""Flights of a crew with the physical box: fly them and say how they ended. :mod:`.flight_file` reads them."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from starboard.core.game import Tell
from starboard.core.text import Phrase
from starboard.games.space_alert import scoring
from starboard.games.space_alert.flight import DESTROYED, FLYING, IN_PLAY, OUTLASTED, SURVIVED, WAITING, Flight, begin
from starboard.games.space_alert.flight_file import BadFlight, Request, read
from starboard.games.space_alert.ship import ZONES
from starboard.games.space_alert.turns import play_turn


class Result(msgspec.Struct, frozen=True):
    """How a flight ended. Cards are in the order of their codes, crew members counted from 0."""

    outcome: str
    turn: int
    lost_to: str | None
    damage: dict[str, int]
    destroyed: list[str]
    survived: list[str]
    left: list[str]
    knocked_out: list[int]
    disabled_squads: int
    score: scoring.Score | None


def resolve(request: Request, tell: Tell | None = None) -> Result:
    """Fly it, telling each event when it happens."""
    flight = begin(
        request.plans,
        request.boards,
        request.threats,
        request.stacks,
        carried=request.carried,
        last_turn=request.last_turn,
        rulings=request.rulings,
    )
    while flight.outcome == FLYING:
        play_turn(flight, tell, request.trips.get(flight.turn + 1))
    return result_of(flight)


def result_of(flight: Flight) -> Result:
    """The result of a flight that is over."""

    def cards(*statuses: str) -> list[str]:
        return sorted(threat.card for threat in flight.threats if threat.status in statuses)

    return Result(
        outcome=flight.outcome,
        turn=flight.turn,
        lost_to=flight.lost_to,
        damage={zone: len(tokens) for zone, tokens in zip(ZONES, flight.damage, strict=True)},
        destroyed=cards(DESTROYED),
        survived=cards(OUTLASTED),
        left=cards(IN_PLAY, WAITING),
        knocked_out=[index for index, crew in enumerate(flight.crew) if crew.knocked_out],
        disabled_squads=scoring.disabled_squads(flight),
        score=scoring.score(flight) if flight.outcome == SURVIVED else None,
    )


def answer(line: bytes, say_it: Callable[[Phrase], str]) -> bytes:
    """One line of a batch: the result as JSON, or ``{"error": …}``."""
    try:
        return msgspec.json.encode(resolve(read(line.strip())))
    except BadFlight as bad:
        return msgspec.json.encode({"error": say_it(bad.reason)})
