"""Threat actions: moving along the trajectory and carrying out the letters reached (SA-11).

The effects of every card are compiled once into small functions ``(flight, threat, story)``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import singledispatch
from typing import TypeAlias

from starboard.games.space_alert import threats as cards
from starboard.games.space_alert.crew import delay, knock_out
from starboard.games.space_alert.damage import Lost, attack, damage_inside
from starboard.games.space_alert.events import (
    EnergyLost,
    EnergyShifted,
    RocketLost,
    RocketMoved,
    SquadDisabled,
    ThreatAction,
    ThreatChanged,
    ThreatDamaged,
    ThreatJumped,
    ThreatMoved,
    TokenMoved,
)
from starboard.games.space_alert.fate import destroy, outlast
from starboard.games.space_alert.flight import (
    ACTIVE,
    DISABLED,
    IN_PLAY,
    NO_SQUAD,
    Crew,
    Flight,
    Story,
    Threat,
    phased_out,
)
from starboard.games.space_alert.ship import (
    BLUE,
    INTERNAL,
    LETTER_SQUARES,
    LETTERS,
    RED,
    SPACE,
    START_SQUARE,
    STATIONS,
    WHITE,
    WHITE_UPPER,
    ZONES,
    Z,
    neighbour,
    other_deck,
)
from starboard.games.space_alert.threats import LIBRARY, AnyEffect, Card, Effect
from starboard.games.space_alert.unique import crew_in, seeker_target, slime_spreads

Run: TypeAlias = Callable[[Flight, Threat, Story], None]
"""An effect, ready to be carried out."""

# --- moving -----------------------------------------------------------------------------------------------------


def threat_actions(flight: Flight, story: Story) -> None:
    """All threats move in ascending order, then the rocket (SA-11.1, SA-11.4)."""
    for threat in flight.threats:
        if threat.status == IN_PLAY:
            advance(flight, threat, threat.speed, story)
            threat.speed += LIBRARY[threat.card].accelerates
    if flight.rocket_launched:
        flight.rocket_launched = False
        flight.rocket_arriving = True
        if story is not None:
            story.append(RocketMoved())


def advance(flight: Flight, threat: Threat, squares: int, story: Story) -> None:
    """Move towards Z and perform every letter reached or passed at once (SA-11.1, SA-11.20)."""
    letters = LETTER_SQUARES[flight.boards[threat.zone]]
    end = max(1, threat.square - squares)
    square, letter = letters[threat.reached]
    while square >= end:
        _go(threat, square, story)
        threat.reached += 1
        perform(flight, threat, letter, story)
        if threat.status != IN_PLAY:
            return
        letters = LETTER_SQUARES[flight.boards[threat.zone]]  # it may have jumped to another one
        square, letter = letters[threat.reached]
    _go(threat, end, story)
    if not flight.rulings.nemesis_stops and threat.zone != INTERNAL and threat.damage >= threat.hp:
        destroy(flight, threat, story)


def perform(flight: Flight, threat: Threat, letter: int, story: Story) -> None:
    """Carry out a letter; after Z the threat has been survived (SA-11.2)."""
    if story is not None:
        story.append(ThreatAction(threat=threat.card, letter=LETTERS[letter]))
    for run in ACTIONS[threat.card][letter]:
        run(flight, threat, story)
    if letter == Z and threat.status == IN_PLAY:
        outlast(flight, threat, story)


def _go(threat: Threat, square: int, story: Story) -> None:
    if story is not None and square != threat.square:
        story.append(ThreatMoved(threat=threat.card, start=threat.square, end=square))
    threat.square = square


# --- compiling --------------------------------------------------------------------------------------------------


def compile_card(card: Card) -> tuple[tuple[Run, ...], ...]:
    """What a card does at X, Y and Z."""
    return tuple(tuple(compile_effect(effect) for effect in letter) for letter in (card.x, card.y, card.z))


@singledispatch
def compile_effect(effect: Effect | AnyEffect) -> Run:
    """The function that carries out an effect."""
    raise TypeError(effect)


OTHER_TWO = ((1, 2), (0, 2), (0, 1))
FIXED_ZONES = {
    "all": (RED, WHITE, BLUE),
    "red": (RED,),
    "white": (WHITE,),
    "blue": (BLUE,),
    "red_and_blue": (RED, BLUE),
}


def own_zone(threat: Threat) -> int:
    """The zone of the trajectory, or of the token (SA-20.20)."""
    return threat.zone if threat.zone != INTERNAL else threat.tokens[0] % 3


def _zones(name: str) -> Callable[[Threat], tuple[int, ...]]:
    if name == "own":
        return lambda threat: (own_zone(threat),)
    if name == "other_two":
        return lambda threat: OTHER_TWO[own_zone(threat)]
    if name == "tokens":
        return lambda threat: tuple(sorted(station % 3 for station in threat.tokens))
    zones = FIXED_ZONES[name]
    return lambda threat: zones


# --- attacks and damage -----------------------------------------------------------------------------------------


@compile_effect.register
def _attack(effect: cards.Attack) -> Run:
    zones, strength, ignore = _zones(effect.zones), effect.strength, effect.ignore_shields
    least, most = effect.if_damage, effect.if_damage_below

    def plain(flight: Flight, threat: Threat, story: Story) -> None:
        assert isinstance(strength, int)
        for zone in zones(threat):
            attack(flight, threat, zone, strength, story, ignore)

    def conditional(flight: Flight, threat: Threat, story: Story) -> None:
        if least <= threat.damage < most:
            plain(flight, threat, story)

    def remaining(flight: Flight, threat: Threat, story: Story) -> None:
        """SA-11.7."""
        left = threat.hp - threat.damage
        for zone in zones(threat):
            attack(flight, threat, zone, left if strength == "remaining_hp" else 2 * left, story, ignore)

    if isinstance(strength, str):
        return remaining
    if effect.plasmatic or effect.carrier or effect.unless_rocket or effect.phased is not None:
        return _attack_of_the_frontier(effect, strength)
    return conditional if least or most < cards.ALL else plain


def _attack_of_the_frontier(effect: cards.Attack, strength: int) -> Run:
    """Carriers, phasing and plasmatic threats, and the Spinning Saucer."""
    zones = _zones(effect.zones)

    def run(flight: Flight, threat: Threat, story: Story) -> None:
        power = strength if effect.phased is None or not phased_out(flight, threat) else effect.phased
        if flight.pilot >= 0 and not flight.crew[flight.pilot].knocked_out:
            power -= effect.carrier
        if power <= 0 or (effect.unless_rocket and threat.rocketed):
            return
        for zone in zones(threat):
            shielded = flight.shield[zone] > 0
            attack(flight, threat, zone, power, story)
            if effect.plasmatic and not shielded:
                for index, crew in enumerate(flight.crew):
                    if crew.station != SPACE and crew.station % 3 == zone:
                        knock_out(flight, index, threat.card, story)

    return run


@compile_effect.register
def _damage(effect: cards.Damage) -> Run:
    zones, amount = _zones(effect.zones), effect.amount
    read = AMOUNTS.get(amount) if isinstance(amount, str) else None

    def plain(flight: Flight, threat: Threat, story: Story) -> None:
        assert isinstance(amount, int)
        points = amount if effect.phased is None or not phased_out(flight, threat) else effect.phased
        for zone in zones(threat):
            damage_inside(flight, threat, zone, points, story)

    def counted(flight: Flight, threat: Threat, story: Story) -> None:
        """The amount is read before the first token is drawn (SA-11.16), unless D-52 is played the other way."""
        assert read is not None
        (zone,) = zones(threat)
        points = read(flight, threat)
        if points <= 0:
            return
        if flight.rulings.amounts_fixed:
            damage_inside(flight, threat, zone, points, story)
            return
        done = 0
        while done < read(flight, threat):
            damage_inside(flight, threat, zone, 1, story)
            done += 1

    return plain if read is None else counted


AMOUNTS: dict[str, Callable[[Flight, Threat], int]] = {
    "central_energy": lambda flight, threat: flight.reactor[WHITE],
    "crew_in_station": lambda flight, threat: crew_in(flight, threat.tokens[0]),
    "three_per_rocket": lambda flight, threat: 3 * (flight.rockets - threat.damage),
}


@compile_effect.register
def _double_damage(effect: cards.DoubleDamage) -> Run:
    zones = FIXED_ZONES[effect.zones]

    def run(flight: Flight, threat: Threat, story: Story) -> None:
        for zone in zones:
            flight.fissured[zone] = True
        _change(threat, f"double {effect.zones}", 2, story)

    return run


@compile_effect.register
def _destroy_ship(effect: cards.DestroyShip) -> Run:
    def run(flight: Flight, threat: Threat, story: Story) -> None:
        raise Lost(threat.card)

    return run


# --- the threat itself --------------------------------------------------------------------------------------------


def _change(threat: Threat, what: str, value: int, story: Story) -> None:
    if story is not None:
        story.append(ThreatChanged(threat=threat.card, what=what, value=value))


@compile_effect.register
def _heal(effect: cards.Heal) -> Run:
    amount = effect.amount

    def run(flight: Flight, threat: Threat, story: Story) -> None:
        healed = threat.damage // 2 if amount == "half" else min(int(amount), threat.damage)
        threat.damage -= healed
        if healed:
            _change(threat, "healed", healed, story)

    return run


@compile_effect.register
def _hurt_self(effect: cards.HurtSelf) -> Run:
    amount = effect.amount

    def run(flight: Flight, threat: Threat, story: Story) -> None:
        """A threat that kills itself counts as destroyed by the crew and stops at once (SA-11.17)."""
        threat.damage += amount
        if story is not None:
            story.append(
                ThreatDamaged(threat=threat.card, amount=amount, damage=threat.damage, hp=threat.hp, cause=threat.card)
            )
        if threat.damage >= threat.hp and flight.rulings.nemesis_stops:
            destroy(flight, threat, story)

    return run


@compile_effect.register
def _speed(effect: cards.Speed) -> Run:
    by = effect.by

    def run(flight: Flight, threat: Threat, story: Story) -> None:
        threat.speed += by
        _change(threat, "speed", threat.speed, story)

    return run


@compile_effect.register
def _shield_by(effect: cards.ShieldBy) -> Run:
    by = effect.by

    def run(flight: Flight, threat: Threat, story: Story) -> None:
        threat.shield += by
        _change(threat, "shield", threat.shield, story)

    return run


@compile_effect.register
def _shield_to(effect: cards.ShieldTo) -> Run:
    to = effect.to

    def run(flight: Flight, threat: Threat, story: Story) -> None:
        threat.shield = to
        _change(threat, "shield", to, story)

    return run


@compile_effect.register
def _reveal(effect: cards.Reveal) -> Run:
    def run(flight: Flight, threat: Threat, story: Story) -> None:
        threat.hidden = False
        _change(threat, "revealed", 1, story)

    return run


@compile_effect.register
def _grow_up(effect: cards.GrowUp) -> Run:
    def run(flight: Flight, threat: Threat, story: Story) -> None:
        threat.returns_fire = True
        _change(threat, "grown", 1, story)

    return run


@compile_effect.register
def _attack_aura(effect: cards.AttackAura) -> Run:
    def run(flight: Flight, threat: Threat, story: Story) -> None:
        threat.attack_aura = effect.bonus
        flight.attack_aura += effect.bonus
        _change(threat, "attack aura", effect.bonus, story)

    return run


@compile_effect.register
def _shield_aura(effect: cards.ShieldAura) -> Run:
    def run(flight: Flight, threat: Threat, story: Story) -> None:
        threat.shield_aura = effect.bonus
        flight.shield_aura += effect.bonus
        _change(threat, "shield aura", effect.bonus, story)

    return run


@compile_effect.register
def _advance(effect: cards.Advance) -> Run:
    def run(flight: Flight, threat: Threat, story: Story) -> None:
        """SA-19.16."""
        for other in flight.threats:
            if other is not threat and other.zone != INTERNAL and other.status == IN_PLAY:
                advance(flight, other, effect.squares, story)

    return run


# --- energy, fuel, rockets, squads ----------------------------------------------------------------------------------


def _lose(flight: Flight, store: list[int], name: str, zone: int, amount: int, story: Story) -> int:
    """Blocks go to the bank, at most what is there (SA-11.15)."""
    lost = min(amount, store[zone])
    store[zone] -= lost
    if story is not None and lost:
        story.append(EnergyLost(source=f"{ZONES[zone]} {name}", amount=lost, left=store[zone]))
    return lost


@compile_effect.register
def _drain_shields(effect: cards.DrainShields) -> Run:
    zones, amount = _zones(effect.zones), effect.amount

    def run(flight: Flight, threat: Threat, story: Story) -> None:
        for zone in zones(threat):
            _lose(flight, flight.shield, "shield", zone, amount, story)

    return run


@compile_effect.register
def _drain_reactors(effect: cards.DrainReactors) -> Run:
    zones, amount = _zones(effect.zones), effect.amount

    def run(flight: Flight, threat: Threat, story: Story) -> None:
        for zone in zones(threat):
            _lose(flight, flight.reactor, "reactor", zone, amount, story)

    return run


@compile_effect.register
def _take_energy(effect: cards.TakeEnergy) -> Run:
    def run(flight: Flight, threat: Threat, story: Story) -> None:
        zone = own_zone(threat)
        if not _lose(flight, flight.reactor, "reactor", zone, effect.amount, story):
            damage_inside(flight, threat, zone, effect.otherwise, story)

    return run


@compile_effect.register
def _overload(effect: cards.Overload) -> Run:
    def run(flight: Flight, threat: Threat, story: Story) -> None:
        """Crossed Wires, X (D-23)."""
        room = max(0, flight.shield_capacity[WHITE] - flight.shield[WHITE])
        moved = min(room, flight.reactor[WHITE])
        flight.reactor[WHITE] -= moved
        flight.shield[WHITE] += moved
        if story is not None and moved:
            story.append(EnergyShifted(source="white reactor", target="white shield", amount=moved))
        left = _lose(flight, flight.reactor, "reactor", WHITE, cards.ALL, story)
        if left:
            damage_inside(flight, threat, WHITE, left, story)

    return run


@compile_effect.register
def _leak(effect: cards.Leak) -> Run:
    shield = effect.source == "white_shield"
    zones = (WHITE,) if shield else (RED, WHITE, BLUE)

    def run(flight: Flight, threat: Threat, story: Story) -> None:
        """All of it is lost before the first token is drawn (SA-11.16)."""
        store, name = (flight.shield, "shield") if shield else (flight.reactor, "reactor")
        lost = [_lose(flight, store, name, zone, cards.ALL, story) for zone in zones]
        for zone, blocks in zip(zones, lost, strict=True):
            if blocks:
                damage_inside(flight, threat, zone, blocks, story)

    return run


@compile_effect.register
def _lose_fuel(effect: cards.LoseFuel) -> Run:
    def run(flight: Flight, threat: Threat, story: Story) -> None:
        lost = min(effect.amount, flight.fuel)
        flight.fuel -= lost
        if story is not None and lost:
            story.append(EnergyLost(source="fuel", amount=lost, left=flight.fuel))

    return run


@compile_effect.register
def _lose_rocket(effect: cards.LoseRocket) -> Run:
    def run(flight: Flight, threat: Threat, story: Story) -> None:
        """Unstable Warheads lose hit points with every stored rocket (SA-20.17)."""
        lost = min(effect.amount, flight.rockets)
        flight.rockets -= lost
        if story is not None and lost:
            story.append(RocketLost(left=flight.rockets))
        for other in flight.threats:
            if other.status == IN_PLAY and LIBRARY[other.card].special == "warheads":
                other.hp = flight.rockets
                if other.damage >= other.hp:
                    destroy(flight, other, story)

    return run


@compile_effect.register
def _disable_stored(effect: cards.DisableStored) -> Run:
    station = STATIONS.index(effect.station)

    def run(flight: Flight, threat: Threat, story: Story) -> None:
        if flight.squads[station] != NO_SQUAD:
            flight.squads[station] = DISABLED
            if story is not None:
                story.append(SquadDisabled(station=effect.station, threat=threat.card))

    return run


# --- tokens on board ----------------------------------------------------------------------------------------------


def _place(threat: Threat, station: int, story: Story) -> None:
    if story is not None and station != threat.tokens[0]:
        story.append(TokenMoved(threat=threat.card, start=STATIONS[threat.tokens[0]], end=STATIONS[station]))
    threat.tokens[0] = station


@compile_effect.register
def _step(effect: cards.Step) -> Run:
    targets = {
        "left": lambda station: neighbour(station, -1),
        "right": lambda station: neighbour(station, 1),
        "other_deck": other_deck,
    }
    target = targets[effect.to]

    def run(flight: Flight, threat: Threat, story: Story) -> None:
        if not (effect.when_phased_in and phased_out(flight, threat)):
            _place(threat, target(threat.tokens[0]), story)

    return run


@compile_effect.register
def _jump(effect: cards.Jump) -> Run:
    step = -1 if effect.to == "left" else 1

    def run(flight: Flight, threat: Threat, story: Story) -> None:
        """Letters of the new trajectory count only from here on; round the edge it comes out on the other side."""
        zone = (threat.zone + step) % 3
        board = flight.boards[zone]
        if START_SQUARE[board] < threat.square:
            return
        threat.zone = zone
        threat.reached = sum(square >= threat.square for square, _ in LETTER_SQUARES[board])
        if story is not None:
            story.append(ThreatJumped(threat=threat.card, zone=ZONES[zone], square=threat.square))

    return run


@compile_effect.register
def _seek(effect: cards.Seek) -> Run:
    def run(flight: Flight, threat: Threat, story: Story) -> None:
        _place(threat, seeker_target(flight, threat), story)

    return run


@compile_effect.register
def _spread(effect: cards.Spread) -> Run:
    step = -1 if effect.to == "left" else 1

    def run(flight: Flight, threat: Threat, story: Story) -> None:
        slime_spreads(flight, threat, step, story)

    return run


@compile_effect.register
def _if_damaged(effect: cards.IfDamaged) -> Run:
    then, otherwise = compile_effect(effect.then), compile_effect(effect.otherwise)

    def run(flight: Flight, threat: Threat, story: Story) -> None:
        (then if threat.damage else otherwise)(flight, threat, story)

    return run


# --- crew -----------------------------------------------------------------------------------------------------------

SCOPES: dict[str, Callable[[Crew, Threat], bool]] = {
    "ship": lambda crew, threat: True,
    "own_station": lambda crew, threat: crew.station == threat.tokens[0],
    "own_station_without_active_squad": lambda crew, threat: crew.station == threat.tokens[0] and crew.squad != ACTIVE,
    "own_zone": lambda crew, threat: crew.station % 3 == own_zone(threat),
    "token_stations": lambda crew, threat: crew.station in threat.tokens,
    "start_stations": lambda crew, threat: crew.station in LIBRARY[threat.card].stations,
    "leaders_of_active_squads": lambda crew, threat: crew.squad == ACTIVE,
    "outside_white_upper": lambda crew, threat: crew.station != WHITE_UPPER,
}


def _crew(flight: Flight, threat: Threat, scope: str) -> Iterator[int]:
    """Crew on the ship whom an effect concerns, in turn order (SA-8.6, SA-11.19)."""
    concerned = SCOPES[scope]
    for index, crew in enumerate(flight.crew):
        if crew.station != SPACE and not crew.knocked_out and concerned(crew, threat):
            yield index


@compile_effect.register
def _delay(effect: cards.Delay) -> Run:
    def run(flight: Flight, threat: Threat, story: Story) -> None:
        for index in _crew(flight, threat, effect.crew):
            delay(flight, index, threat.card, story)

    return run


@compile_effect.register
def _knock_out(effect: cards.KnockOut) -> Run:
    def run(flight: Flight, threat: Threat, story: Story) -> None:
        for index in _crew(flight, threat, effect.crew):
            knock_out(flight, index, threat.card, story)

    return run


ACTIONS = {code: compile_card(card) for code, card in LIBRARY.items()}
"""What every card does at X, Y and Z."""
