"""A flight as numbers: what is fixed in a mission, and the state at any moment.

Both are read off the engine's own :class:`Flight`, so whatever ``begin`` puts into one the kernel has too.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

import msgspec

from starboard.games.space_alert import flight as engine
from starboard.games.space_alert.fast import layout as at
from starboard.games.space_alert.fast.tables import Tables, Unknown, make
from starboard.games.space_alert.flight import Flight, Threat
from starboard.games.space_alert.ship import LAST_TURN
from starboard.games.space_alert.threats import LIBRARY


@cache
def tables() -> Tables:
    """The tables of every card the engine knows."""
    return make()


_OUTCOMES = {engine.FLYING: at.FLYING, engine.SURVIVED: at.SURVIVED, engine.LOST: at.LOST}
_STATUSES = {
    engine.WAITING: at.WAITING,
    engine.IN_PLAY: at.IN_PLAY,
    engine.DESTROYED: at.DESTROYED,
    engine.OUTLASTED: at.OUTLASTED,
}
_RULINGS = {
    "doublings_multiply": at.R_DOUBLINGS_MULTIPLY,
    "pulse_beats_marauder": at.R_PULSE_BEATS_MARAUDER,
    "bonus_without_letters": at.R_BONUS_WITHOUT_LETTERS,
    "scout_bonus_ends_at_once": at.R_SCOUT_BONUS_ENDS_AT_ONCE,
    "last_retaliation": at.R_LAST_RETALIATION,
    "count_knocked_out": at.R_COUNT_KNOCKED_OUT,
    "heroic_move_uses_lift": at.R_HEROIC_MOVE_USES_LIFT,
    "return_delay_apart": at.R_RETURN_DELAY_APART,
    "final_step_after_test_run": at.R_FINAL_STEP_AFTER_TEST_RUN,
    "surplus_lost": at.R_SURPLUS_LOST,
    "nemesis_stops": at.R_NEMESIS_STOPS,
    "refuelling_trims": at.R_REFUELLING_TRIMS,
    "amounts_fixed": at.R_AMOUNTS_FIXED,
}
"""Every ruling but ``first_printing``, which ``begin`` has used up."""


def fixed(flight: Flight, trips: Mapping[int, Mapping[int, int]] | None = None) -> list[int]:
    """What does not change in this flight. Raises :class:`Unknown` for a card that can't be flown.

    ``trips`` by turn: what crew members meant whose card of that turn lies wrong (SA-6.3).
    """
    row = [0] * at.FIXED_SIZE
    if len(flight.crew) > at.MOST_CREW or len(flight.threats) > at.MOST_THREATS:
        raise ValueError("too many for the kernel")
    row[at.F_CREW] = len(flight.crew)
    row[at.F_THREATS] = len(flight.threats)
    row[at.F_LAST_TURN] = flight.last_turn
    row[at.F_SHORT] = int(flight.last_turn < LAST_TURN)
    row[at.F_BOARDS : at.F_BOARDS + 4] = flight.boards
    for zone in range(3):
        row[at.F_WEAKENED + zone] = int(flight.weakened[zone])
        row[at.F_CARRIED + zone] = len(flight.damage[zone])
    for name, place in _RULINGS.items():
        row[place] = int(getattr(flight.rulings, name))
    _cards(flight, row)
    for turn, meant in (trips or {}).items():
        for member, order in meant.items():
            row[at.F_TRIPPING] = 1
            row[at.F_TRIPS + (turn - 1) * at.MOST_CREW + member] = order + 1
    return row


def _cards(flight: Flight, row: list[int]) -> None:
    known = tables()
    for place, threat in enumerate(flight.threats):
        if threat.card in known.refused:
            raise known.refused[threat.card]
        row[at.F_CARD + place] = known.cards[threat.card]
        row[at.F_NUMBER + place] = threat.number
    movers = [threat.card for threat in flight.threats if threat.card in known.moves_others]
    if len(movers) > 1:
        raise Unknown(movers[1], movers[0])


def state(flight: Flight, drawn: Sequence[int] = (0, 0, 0)) -> list[int]:
    """The flight at this moment, up to its last threat.

    ``drawn`` says how many damage tokens of each zone were drawn since it began: those are gone from its stacks.
    """
    s = [0] * (at.THREAT + len(flight.threats) * at.THREAT_SIZE)
    s[at.TURN] = flight.turn
    s[at.OUTCOME] = _OUTCOMES[flight.outcome]
    s[at.APPEARED] = sum(threat.number <= min(flight.turn, flight.last_turn) for threat in flight.threats)
    s[at.FUEL] = flight.fuel
    s[at.ROCKETS] = flight.rockets
    s[at.ROCKET_LAUNCHED] = int(flight.rocket_launched)
    s[at.ROCKET_ARRIVING] = int(flight.rocket_arriving)
    s[at.PULSE_RANGE] = flight.pulse_range
    s[at.ATTACK_AURA] = flight.attack_aura
    s[at.SHIELD_AURA] = flight.shield_aura
    s[at.PILOT] = flight.pilot + 1
    s[at.INTERCEPTORS_LOST] = int(flight.interceptors_lost)
    s[at.INTERCEPTING] = flight.intercepting
    s[at.LOOKING] = flight.looking
    s[at.ARMED] = int(any(flight.fired))
    for name, place in _LISTS.items():
        numbers = getattr(flight, name)
        s[place : place + len(numbers)] = map(int, numbers)
    for zone in range(3):
        stack = flight.stacks[zone]
        s[at.DRAWN + zone] = drawn[zone]
        if drawn[zone] + len(stack) >= at.STACK_SIZE:
            raise ValueError("too many damage tokens for the kernel")
        start = at.STACK + zone * at.STACK_SIZE
        s[start : start + at.STACK_SIZE] = [at.NO_TOKEN] * at.STACK_SIZE
        s[start + drawn[zone] : start + drawn[zone] + len(stack)] = stack
    for place, crew in enumerate(flight.crew):
        c = at.CREW + place * at.CREW_SIZE
        s[c : c + len(crew.slots)] = crew.slots
        s[c + at.STATION] = crew.station
        s[c + at.SQUAD] = crew.squad
        s[c + at.KNOCKED_OUT] = int(crew.knocked_out)
        s[c + at.DELAYED] = crew.delayed
    for place, threat in enumerate(flight.threats):
        b = at.THREAT + place * at.THREAT_SIZE
        s[b : b + at.SIGHT] = _threat(threat)
        if threat.card == flight.lost_to:
            s[at.LOST_TO] = place + 1
    return s


_LISTS = {
    "reactor": at.REACTOR,
    "reactor_capacity": at.REACTOR_CAPACITY,
    "shield": at.SHIELD,
    "shield_capacity": at.SHIELD_CAPACITY,
    "strength": at.STRENGTH,
    "lift_broken": at.LIFT_BROKEN,
    "fissured": at.FISSURED,
    "squads": at.SQUADS,
    "hazard": at.HAZARD,
    "blocked": at.BLOCKED,
    "maintained": at.MAINTAINED,
    "visual": at.VISUAL,
    "fired": at.FIRED,
    "lift_used": at.LIFT_USED,
}
_READ = {
    *_LISTS,
    *("crew", "threats", "boards", "stacks", "rulings", "last_turn", "turn", "outcome", "lost_to", "damage", "fuel"),
    *("pulse_range", "weakened", "rockets", "rocket_launched", "rocket_arriving", "attack_aura", "shield_aura"),
    *("pilot", "interceptors_lost", "intercepting", "looking"),
}


def _threat(threat: Threat) -> list[int]:
    single = LIBRARY[threat.card].special not in ("slime", "contamination") and threat.tokens
    row = [0] * at.SIGHT
    row[at.STATUS] = _STATUSES[threat.status]
    row[at.ZONE] = threat.zone
    row[at.SQUARE] = threat.square
    row[at.REACHED] = threat.reached
    row[at.SPEED] = threat.speed
    row[at.ARMOUR] = at.ARMOUR_0 + threat.shield
    row[at.HP] = threat.hp
    row[at.DAMAGE] = threat.damage
    row[at.TOKENS] = sum(1 << station for station in threat.tokens)
    row[at.FIRST] = threat.tokens[0] if single else 0
    row[at.HIDDEN] = int(threat.hidden)
    row[at.CRYOSHIELD] = int(threat.cryoshield)
    row[at.RETURNS_FIRE] = int(threat.returns_fire)
    row[at.OWN_ATTACK_AURA] = threat.attack_aura
    row[at.OWN_SHIELD_AURA] = threat.shield_aura
    row[at.ROCKETED] = int(threat.rocketed)
    row[at.JOINT] = threat.joint
    return row


def unread_fields() -> set[str]:
    """Fields of a flight that no number stands for; a test wants none."""
    return {field.name for field in msgspec.structs.fields(Flight)} - _READ
