"""Threat actions: moving along the trajectory and carrying out the letters reached (SA-11)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from starboard.core.game import Tell
from starboard.games.space_alert import effects, effects_aboard, threats
from starboard.games.space_alert.effects import CarryOut
from starboard.games.space_alert.fate import destroy, outlast
from starboard.games.space_alert.flight import IN_PLAY, Flight, Threat
from starboard.games.space_alert.flight_events import RocketMoved, ThreatAction, ThreatMoved
from starboard.games.space_alert.ship import INTERNAL, LETTER_SQUARES, LETTERS, Z
from starboard.games.space_alert.threats import LIBRARY, AnyEffect, ThreatCard

Run: TypeAlias = Callable[[Flight, Threat, Tell | None], None]


def threat_actions(flight: Flight, tell: Tell | None) -> None:
    """All threats move in ascending order, then the rocket (SA-11.1, SA-11.4)."""
    for threat in flight.threats:
        if threat.status == IN_PLAY:
            advance(flight, threat, threat.speed, tell)
            threat.speed += LIBRARY[threat.card].accelerates
    if flight.rocket_launched:
        flight.rocket_launched = False
        flight.rocket_arriving = True
        if tell:
            tell(RocketMoved())


def advance(flight: Flight, threat: Threat, squares: int, tell: Tell | None) -> None:
    """Move towards Z and perform every letter reached or passed at once (SA-11.1, SA-11.20)."""
    end = max(1, threat.square - squares)
    square, letter = LETTER_SQUARES[flight.boards[threat.zone]][threat.reached]
    while square >= end:
        _go(threat, square, tell)
        threat.reached += 1
        perform(flight, threat, letter, tell)
        if threat.status != IN_PLAY:
            return
        # The board is looked up again: the threat may have jumped to another one.
        square, letter = LETTER_SQUARES[flight.boards[threat.zone]][threat.reached]
    _go(threat, end, tell)
    if not flight.rulings.nemesis_stops and threat.zone != INTERNAL and threat.damage >= threat.hp:
        destroy(flight, threat, tell)


def perform(flight: Flight, threat: Threat, letter: int, tell: Tell | None) -> None:
    """Carry out a letter; after Z the threat has been survived (SA-11.2)."""
    if tell:
        tell(ThreatAction(threat=threat.card, letter=LETTERS[letter]))
    for run in ACTIONS[threat.card][letter]:
        run(flight, threat, tell)
    if letter == Z and threat.status == IN_PLAY:
        outlast(flight, threat, tell)


def _go(threat: Threat, square: int, tell: Tell | None) -> None:
    start, threat.square = threat.square, square
    if tell and square != start:
        tell(ThreatMoved(threat=threat.card, start=start, end=square))


def _advance(effect: threats.Advance, flight: Flight, threat: Threat, tell: Tell | None) -> None:
    """The Scout moves all other external threats, which perform what they reach (SA-19.16)."""
    for other in flight.threats:
        if other is not threat and other.zone != INTERNAL and other.status == IN_PLAY:
            advance(flight, other, effect.squares, tell)


CARRY_OUT: dict[type[AnyEffect], CarryOut] = {
    **effects.EFFECTS,
    **effects_aboard.EFFECTS,
    threats.Advance: _advance,
}
"""How each kind of effect is carried out."""


def _compile(card: ThreatCard) -> tuple[tuple[Run, ...], ...]:
    """What a card does at X, Y and Z; which function carries out an effect is looked up only once."""

    def run(effect: AnyEffect) -> Run:
        return partial(CARRY_OUT[type(effect)], effect)

    return tuple(tuple(run(effect) for effect in letter) for letter in (card.x, card.y, card.z))


ACTIONS = {code: _compile(card) for code, card in LIBRARY.items()}
"""What every card does at X, Y and Z."""
