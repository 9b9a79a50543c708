"""Cards, trajectories and systems as numbers, made from the same data that the engine runs on.

A card with an effect, a field or a value that the kernel does not know is refused with its code: it is never flown
wrongly. A new card made of known effects needs nothing here.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from starboard.games.space_alert import orders, systems, weapons
from starboard.games.space_alert import threats as cards
from starboard.games.space_alert.actions import CARRY_OUT
from starboard.games.space_alert.battlebots import launch, squad
from starboard.games.space_alert.fast import layout as at
from starboard.games.space_alert.ship import (
    CHECKS,
    LETTER_SQUARES,
    PHASE,
    SHIP,
    START_SQUARE,
    STATIONS,
    neighbour,
    other_deck,
)
from starboard.games.space_alert.threats import LIBRARY, Effect, ThreatCard


class Unknown(ValueError):
    """A card that the kernel can't fly: its code, and what about it is unknown."""

    def __init__(self, card: str, what: str) -> None:
        self.card = card
        self.what = what
        super().__init__(f"{card}: {what}")


class Tables(msgspec.Struct, frozen=True):
    """All tables in one row of numbers, and where each card begins in it."""

    numbers: list[int]
    cards: dict[str, int]
    refused: dict[str, Unknown]
    moves_others: frozenset[str]
    """Cards that move other threats."""


def make(library: Mapping[str, ThreatCard] = LIBRARY) -> Tables:
    """The tables of these cards."""
    numbers = _plan_of_the_ship()
    places: dict[str, int] = {}
    refused: dict[str, Unknown] = {}
    moves_others = set()
    for code, card in library.items():
        try:
            row, effects = _card(card)
        except Unknown as unknown:
            refused[code] = unknown
            continue
        places[code] = start = len(numbers)
        numbers += row + [0] * (at.CARD_SIZE - len(row))
        for letter, some in enumerate(effects):
            numbers[start + at.C_EFFECTS + letter] = len(numbers)
            numbers[start + at.C_COUNTS + letter] = len(some)
            for effect in some:
                numbers += effect + [0] * (at.EFFECT_SIZE - len(effect))
                if effect[at.E_OP] == at.DO_ADVANCE:
                    moves_others.add(code)
    return Tables(numbers, places, refused, frozenset(moves_others))


# --- the ship --------------------------------------------------------------------------------------------------------

_OPS: dict[systems.System, int] = {
    systems.fire: at.OP_FIRE,
    systems.fire_light: at.OP_FIRE_LIGHT,
    systems.charge: at.OP_CHARGE,
    systems.fill: at.OP_FILL,
    systems.refuel: at.OP_REFUEL,
    systems.maintain: at.OP_MAINTAIN,
    systems.look: at.OP_LOOK,
    systems.launch_rocket: at.OP_ROCKET,
    launch: at.OP_LAUNCH,
    squad: at.OP_SQUAD,
}
_LETTERS = {orders.A: 0, orders.B: 1, orders.C: 2, orders.HEROIC_A: 0, orders.HEROIC_B: 1}


def _plan_of_the_ship() -> list[int]:
    numbers = [0] * at.T_CARDS
    numbers[at.T_START : at.T_START + len(START_SQUARE)] = START_SQUARE
    for board, letters in enumerate(LETTER_SQUARES):
        for place, (square, letter) in enumerate(letters):
            numbers[at.T_SQUARES + board * at.MOST_LETTERS + place] = square
            numbers[at.T_LETTERS + board * at.MOST_LETTERS + place] = letter
    numbers[at.T_PHASE : at.T_PHASE + len(PHASE)] = PHASE
    for turn in CHECKS:
        numbers[at.T_CHECK + turn] = 1
    numbers[at.T_VISUAL : at.T_VISUAL + len(SHIP.visual.points)] = SHIP.visual.points
    numbers[at.T_REACH : at.T_REACH + len(weapons.REACH)] = weapons.REACH
    numbers[at.T_ROCKET_STRENGTH] = SHIP.weapons.rocket.strength
    numbers[at.T_ROCKET_RANGE] = SHIP.weapons.rocket.range
    numbers[at.T_INTERCEPTOR_RANGE] = SHIP.weapons.interceptors.range
    numbers[at.T_SINGLE] = SHIP.weapons.interceptors.single
    numbers[at.T_SEVERAL] = SHIP.weapons.interceptors.several
    numbers[at.T_HIDING] = weapons.HIDING
    for order in CARRY_OUT:
        for station in range(len(STATIONS)):
            op, target = _order(order, station)
            numbers[at.T_OPS + 6 * order + station] = op
            numbers[at.T_TARGETS + 6 * order + station] = target
    return numbers


def _order(order: int, station: int) -> tuple[int, int]:
    """What an order does in a station, and where it leads."""
    if order in _LETTERS:
        return _OPS[systems.SYSTEMS[_LETTERS[order]][station]], station
    if order in (orders.BATTLEBOTS, orders.HEROIC_BATTLEBOTS):
        return at.OP_FIGHT, station
    if order == orders.TO_RED:
        return at.OP_ARROW, neighbour(station, -1)
    if order == orders.TO_BLUE:
        return at.OP_ARROW, neighbour(station, 1)
    if order == orders.LIFT:
        return at.OP_LIFT, other_deck(station)
    return at.OP_HEROIC_MOVE, order - orders.HEROIC_MOVE


# --- cards -----------------------------------------------------------------------------------------------------------

_FLAGS = {
    "double_tokens": at.C_DOUBLE_TOKENS,
    "hidden_at_range_3": at.C_HIDDEN_AT_RANGE_3,
    "pulse_weakness": at.C_PULSE_WEAKNESS,
    "heavy_laser_immune": at.C_HEAVY_LASER_IMMUNE,
    "most_per_step": at.C_MOST_PER_STEP,
    "explosion": at.C_EXPLOSION,
    "interceptor_bait": at.C_BAIT,
    "retaliates": at.C_RETALIATES,
    "last_attack": at.C_LAST_ATTACK,
    "joint_bonus": at.C_JOINT_BONUS,
    "joint_crew": at.C_JOINT_CREW,
    "phasing": at.C_PHASING,
    "megashield": at.C_MEGASHIELD,
    "polarized": at.C_POLARIZED,
    "accelerates": at.C_ACCELERATES,
    "at_the_jump": at.C_AT_THE_JUMP,
    "costly_repair": at.C_COSTLY_REPAIR,
    "destroyed": at.C_DESTROYED,
}
"""Fields that are copied as they are."""
_SPECIALS = {
    None: at.NO_SPECIAL,
    "slime": at.SLIMY,
    "overheated": at.OVERHEATED,
    "fissure": at.FISSURE,
    "seeker": at.SEEKER,
    "contamination": at.CONTAMINATED,
}
_ROCKETS = {
    "yes": at.ROCKETS_YES,
    "never": at.ROCKETS_NEVER,
    "wasted": at.ROCKETS_WASTED,
    "always": at.ROCKETS_ALWAYS,
}
_OTHERWISE_READ = {
    "code",
    "severity",
    "difficulty",
    "speed",
    "hp",
    "survived",
    "x",
    "y",
    "z",
    "first_printing_speed",
    "shield",
    "rockets",
    "hidden_until_x",
    "cryoshield",
    "type",
    "start",
    "system",
    "returns_fire",
    "special",
}
"""Fields that are read here by name, or that the flight has taken over when it began."""
_MOST = 100
"""Numbers of a card must leave room in a byte for what happens to them."""


def _card(card: ThreatCard) -> tuple[list[int], list[list[list[int]]]]:
    for field in msgspec.structs.fields(card):
        known = field.name in _FLAGS or field.name in _OTHERWISE_READ
        if not known and getattr(card, field.name) != field.default:
            raise Unknown(card.code, field.name)
    row = [0] * at.CARD_SIZE
    for name, place in _FLAGS.items():
        row[place] = int(getattr(card, name))
    row[at.C_SURVIVED] = card.survived or 0
    row[at.C_ROCKET_HP] = int(card.hp == "rockets")
    row[at.C_INTRUDER] = int(card.type == "intruder")
    row[at.C_STATIONS] = sum(1 << station for station in set(card.stations))
    row[at.C_FIRST] = card.stations[0] if card.stations else 0
    row[at.C_SYSTEM] = -1 if card.system is None else "ABC".index(card.system)
    row[at.C_SPECIAL] = _known(card, _SPECIALS, card.special)
    row[at.C_ROCKETS] = _known(card, _ROCKETS, card.rockets)
    for value in (*row, 0 if card.hp == "rockets" else card.hp, card.speed, card.shield):
        if not -_MOST < value <= _MOST:
            raise Unknown(card.code, str(value))
    letters = [card.x, card.y, card.z]
    if card.at_the_jump and any(isinstance(effect, cards.Advance) for effect in card.z):
        raise Unknown(card.code, "at_the_jump")
    if len(card.stations) > 1 or card.special in ("slime", "contamination"):
        _refuse_own_place(card, (effect for letter in letters for effect in letter))
    return row, [[_effect(card, effect) for effect in letter] for letter in letters]


def _known(card: ThreatCard, known: Mapping[Any, int], value: object) -> int:
    if value not in known:
        raise Unknown(card.code, str(value))
    return known[value]


def _refuse_own_place(card: ThreatCard, effects: Iterable[Effect]) -> None:
    """Several tokens have no one place, and those of Slime and Contamination go one by one."""
    for effect in effects:
        own_zone = getattr(effect, "zones", None) == "own" or isinstance(effect, cards.TakeEnergy | cards.CountedDamage)
        own_place = getattr(effect, "crew", "") in ("own_station", "own_station_without_active_squad", "own_zone")
        if own_zone or own_place or isinstance(effect, cards.Step | cards.Seek | cards.IfDamaged):
            raise Unknown(card.code, type(effect).__name__)


_ZONES = {
    "own": at.OWN_ZONE,
    "other_two": at.OTHER_TWO,
    "tokens": at.TOKEN_ZONES,
    "red": 1,
    "white": 2,
    "blue": 4,
    "red_and_blue": 5,
    "all": 7,
}
_STRENGTHS = {"remaining_hp": at.REMAINING_HP, "twice_remaining_hp": at.TWICE_REMAINING_HP}
_STEPS = {"left": at.LEFT, "right": at.RIGHT, "other_deck": at.OTHER_DECK}
_COUNTS = {
    "central_energy": at.CENTRAL_ENERGY,
    "crew_in_station": at.CREW_IN_STATION,
    "three_per_rocket": at.THREE_PER_ROCKET,
}
_SCOPES = {
    "ship": at.WHOLE_SHIP,
    "own_station": at.OWN_STATION,
    "own_station_without_active_squad": at.OWN_STATION_WITHOUT_ACTIVE_SQUAD,
    "own_zone": at.CREW_OF_OWN_ZONE,
    "token_stations": at.TOKEN_STATIONS,
    "start_stations": at.START_STATIONS,
    "leaders_of_active_squads": at.LEADERS,
    "outside_white_upper": at.OUTSIDE_WHITE_UPPER,
}


def _effect(card: ThreatCard, effect: Effect) -> list[int]:
    """The numbers of one effect: what is done, the zones, and up to five amounts."""

    def known(table: Mapping[Any, int], value: object) -> int:
        return _known(card, table, value)

    def phased(value: int | None) -> int:
        return -1 if value is None else value

    match effect:
        case cards.Attack():
            strength = effect.strength if isinstance(effect.strength, int) else known(_STRENGTHS, effect.strength)
            conditions = [effect.if_damage, effect.if_damage_below]
            return [at.DO_ATTACK, known(_ZONES, effect.zones), strength, int(effect.ignore_shields), *conditions]
        case cards.FrontierAttack():
            special = [int(effect.plasmatic), effect.carrier, phased(effect.phased), int(effect.unless_rocket)]
            return [at.DO_FRONTIER_ATTACK, known(_ZONES, effect.zones), effect.strength, *special]
        case cards.Damage():
            return [at.DO_DAMAGE, known(_ZONES, effect.zones), effect.amount, 0, 0, phased(effect.phased)]
        case cards.CountedDamage():
            return [at.DO_COUNTED_DAMAGE, 0, known(_COUNTS, effect.count)]
        case cards.Heal():
            return [at.DO_HEAL, 0, effect.amount if isinstance(effect.amount, int) else at.HALF]
        case cards.HurtSelf():
            return [at.DO_HURT_SELF, 0, effect.amount]
        case cards.Speed():
            return [at.DO_SPEED, 0, effect.by]
        case cards.ShieldBy():
            return [at.DO_SHIELD_BY, 0, effect.by]
        case cards.ShieldTo():
            return [at.DO_SHIELD_TO, 0, effect.to]
        case cards.Reveal():
            return [at.DO_REVEAL]
        case cards.AttackAura():
            return [at.DO_ATTACK_AURA, 0, effect.bonus]
        case cards.ShieldAura():
            return [at.DO_SHIELD_AURA, 0, effect.bonus]
        case cards.Advance():
            return [at.DO_ADVANCE, 0, effect.squares]
        case cards.DrainShields():
            return [at.DO_DRAIN_SHIELDS, known(_ZONES, effect.zones), effect.amount]
        case cards.DrainReactors():
            return [at.DO_DRAIN_REACTORS, known(_ZONES, effect.zones), effect.amount]
        case cards.TakeEnergy():
            return [at.DO_TAKE_ENERGY, 0, effect.amount, effect.otherwise]
        case cards.Overload():
            return [at.DO_OVERLOAD]
        case cards.Leak():
            return [known({"white_shield": at.DO_LEAK_SHIELD, "reactors": at.DO_LEAK_REACTORS}, effect.source)]
        case cards.LoseFuel():
            return [at.DO_LOSE_FUEL, 0, effect.amount]
        case cards.LoseRocket():
            return [at.DO_LOSE_ROCKET, 0, effect.amount]
        case cards.DisableStored():
            return [at.DO_DISABLE_STORED, 0, STATIONS.index(effect.station)]
        case cards.Step():
            return [at.DO_STEP, 0, 0, 0, int(effect.when_phased_in), 0, known(_STEPS, effect.to)]
        case cards.Jump():
            return [at.DO_JUMP, 0, known(_STEPS, effect.to)]
        case cards.Seek():
            return [at.DO_SEEK]
        case cards.Spread():
            return [at.DO_SPREAD, 0, known(_STEPS, effect.to)]
        case cards.GrowUp():
            return [at.DO_GROW_UP]
        case cards.Delay():
            return [at.DO_DELAY, 0, known(_SCOPES, effect.crew)]
        case cards.KnockOut():
            return [at.DO_KNOCK_OUT, 0, known(_SCOPES, effect.crew)]
        case cards.DoubleDamage():
            return [at.DO_DOUBLE_DAMAGE, known(_ZONES, effect.zones)]
        case cards.DestroyShip():
            return [at.DO_DESTROY_SHIP]
        case cards.IfDamaged(then=cards.Step() as then, otherwise=cards.Damage() as otherwise):
            step, damage = _effect(card, then), _effect(card, otherwise)
            return [at.DO_MOVE_OR_DAMAGE, *(a or b for a, b in zip([*damage[1:], 0], step[1:], strict=True))]
        case _:
            raise Unknown(card.code, type(effect).__name__)
