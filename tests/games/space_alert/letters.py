"""What a letter of a card changes on an otherwise untouched ship.

Ship and crew are always the same: shields 1/1/1, reactors 2/3/2, five crew members who play A all the time. P1 stands
in red-upper, P2 in white-upper, P3 in blue-upper with active battlebots, P4 in red-lower, P5 in blue-lower; nobody in
white-lower. An external threat flies at the white zone.
"""

from __future__ import annotations

from typing import Any

from tests.games.space_alert.flights import aboard, delayed, knocked_out, put, stand, stations, tokens

from starboard.games.space_alert.damage import Lost
from starboard.games.space_alert.flight import Flight, Threat
from starboard.games.space_alert.ship import LETTER_SQUARES, PLACES
from starboard.games.space_alert.threat_actions import threat_actions
from starboard.games.space_alert.threats import card_of

Change = dict[str, Any]


def snapshot(flight: Flight, threat: Threat) -> Change:
    """Everything that a letter can change."""
    return {
        "tokens": tuple(tokens(flight)),
        "shields": tuple(flight.shield),
        "reactors": tuple(flight.reactor),
        "fuel": flight.fuel,
        "rockets": flight.rockets,
        "squads": tuple(flight.squads),
        "led": tuple(crew.squad for crew in flight.crew),
        "places": tuple(PLACES[crew.station] for crew in flight.crew),
        "out": knocked_out(flight),
        "delayed": delayed(flight),
        "hazard": tuple(flight.hazard),
        "fissured": tuple(flight.fissured),
        "attack-aura": flight.attack_aura,
        "shield-aura": flight.shield_aura,
        "outcome": flight.outcome,
        "lost to": flight.lost_to,
        "status": threat.status,
        "damage": threat.damage,
        "speed": threat.speed,
        "shield": threat.shield,
        "hidden": threat.hidden,
        "zone": threat.zone,
        "returns fire": threat.returns_fire,
        "at": stations(threat),
        "blocked": tuple(flight.blocked),
    }


def perform(code: str, letter: str, damage: int = 0, **setup: Any) -> tuple[Change, Flight, Threat]:
    """Let a card reach a letter exactly, on turn 4; the answer is what changed."""
    board = 4
    flight = aboard("A A A", "A A A", "A A A", "A A A", "A A A", boards=(board,) * 4, turn=3)
    stand(flight, *setup.get("crew", ("red-upper", "white-upper", "blue-upper+", "red-lower", "blue-lower")))
    flight.squads[2] = 0
    (square,) = [square for square, which in LETTER_SQUARES[board] if "XYZ"[which] == letter]
    speed = card_of(code).speed
    zone = None if card_of(code).internal else setup.get("zone", "white")
    threat = put(flight, code, setup.get("number", 3), zone, at=square + speed, damage=damage)
    threat.reached = "XYZ".index(letter)
    if letter != "X":
        threat.hidden = False
    if "at" in setup:
        threat.tokens = [PLACES.index(name) for name in setup["at"]]
    if "prepare" in setup:
        setup["prepare"](flight)
    before = snapshot(flight, threat)
    flight.turn += 1
    try:
        threat_actions(flight, None)
    except Lost as lost:
        return {"lost to": lost.card}, flight, threat
    flight.turn -= 1
    after = snapshot(flight, threat)
    after["delayed"] = [index for index, crew in enumerate(flight.crew) if crew.delayed == flight.turn + 2]
    return {key: after[key] for key in after if after[key] != before[key]}, flight, threat


# --- short words for what the sheet says --------------------------------------------------------------------------


def own(n: int) -> Change:
    """Attack n on the white zone: its shield of 1 absorbs one."""
    return {"shields": (1, 0, 1)} | ({"tokens": (0, n - 1, 0)} if n > 1 else {})


def everywhere(n: int) -> Change:
    """Attack n on all zones."""
    return {"shields": (0, 0, 0)} | ({"tokens": (n - 1, n - 1, n - 1)} if n > 1 else {})


def beside(n: int) -> Change:
    """Attack n on the other two zones."""
    return {"shields": (0, 1, 0)} | ({"tokens": (n - 1, 0, n - 1)} if n > 1 else {})


def hurt(red: int, white: int, blue: int) -> Change:
    """Damage tokens that no shield can stop."""
    return {"tokens": (red, white, blue)}


GONE = {"status": "survived"}
"""After Z the card has been survived."""
