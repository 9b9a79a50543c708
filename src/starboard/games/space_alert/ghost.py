"""The ghost walk: where the own cards lead, and which of them will do nothing, as far as they alone can tell.

It is flown by the resolver itself: the cards that lie open to this seat, on the ship as it starts, without a threat.
Whoever's cards are hidden does nothing but look after the computer in time, so that nobody is frightened by a delay
that a friend has long prevented.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import msgspec

from starboard.core.game import Event
from starboard.core.text import Phrase, say
from starboard.games.space_alert.flight import FLYING, begin
from starboard.games.space_alert.flight_events import CardPlayed, NoEffect
from starboard.games.space_alert.orders import NOTHING, C
from starboard.games.space_alert.rulings import Rulings
from starboard.games.space_alert.ship import CHECKS
from starboard.games.space_alert.turns import play_turn

FRIENDS = tuple(C if turn in CHECKS else NOTHING for turn in range(1, max(CHECKS) + 1))
"""What a friend does whose cards nobody sees: he stays on the bridge and maintains the computer when it is due."""


class Step(msgspec.Struct, frozen=True, omit_defaults=True):
    """A turn of a walk: the card that is played, and where the figure stands then (:data:`.ship.PLACES`)."""

    turn: int
    station: int
    order: str
    """In the notation of plans; empty where the figure moves without a card, as a pilot who comes home."""
    does: bool
    why: Phrase | None = None
    """Why the card does nothing."""


@lru_cache(maxsize=512)
def walks(
    plans: tuple[tuple[int, ...] | None, ...],
    carried: tuple[tuple[int, ...], ...],
    squads: tuple[int, ...],
    last_turn: int,
    rulings: Rulings,
    intruders: int,
) -> tuple[list[Step], ...]:
    """The steps of everybody in turn order; ``None`` is a plan that nobody sees, and has none.

    ``intruders`` is the first turn on which an intruder is aboard, for all that was announced: battlebots that find
    none from then on are not said to do nothing.
    """
    flown: list[Sequence[int]] = [plan or () for plan in plans]
    if None in plans:
        flown.append(FRIENDS)
    flight = begin(flown, (), (), ((), (), ()), carried=carried, squads=squads, last_turn=last_turn, rulings=rulings)
    found: tuple[list[Step], ...] = tuple([] for _ in plans)
    while flight.outcome == FLYING and flight.turn < last_turn:
        before = [crew.station for crew in flight.crew]
        told: list[Event] = []
        play_turn(flight, told.append)
        played = {event.crew: event.order for event in told if isinstance(event, CardPlayed)}
        idle = {event.crew: event.why for event in told if isinstance(event, NoEffect)}
        if flight.turn >= intruders:
            idle = {index: why for index, why in idle.items() if why != "no-intruder"}
        for index, steps in enumerate(found):
            station = flight.crew[index].station
            if plans[index] is not None and (index in played or station != before[index]):
                steps.append(_step(flight.turn, station, played.get(index, ""), idle.get(index)))
    return found


def _step(turn: int, station: int, order: str, why: str | None) -> Step:
    return Step(turn, station, order, why is None, None if why is None else say(f"space-alert-no-effect-{why}"))
