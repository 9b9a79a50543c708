"""What the cards of crew members do on the ship and in space (SA-6.7 to SA-9)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from starboard.core.game import Event
from starboard.games.space_alert import orders
from starboard.games.space_alert.crew import delay, enter, knock_out, shift
from starboard.games.space_alert.events import (
    CardPlayed,
    CrewMoved,
    Delayed,
    EnergyMoved,
    IntruderHit,
    JointRepair,
    Looked,
    Maintained,
    NoEffect,
    Repaired,
    RocketLaunched,
    SquadDisabled,
    SquadRepaired,
    SquadTaken,
    TokenRemoved,
    Tripped,
    VisualConfirmed,
    WeaponFired,
)
from starboard.games.space_alert.fate import destroy
from starboard.games.space_alert.flight import ACTIVE, DISABLED, IN_PLAY, NO_SQUAD, Flight, Story, Threat
from starboard.games.space_alert.orders import BATTLEBOTS, HEROIC_BATTLEBOTS, HEROIC_MOVE, NOTHING
from starboard.games.space_alert.ship import (
    PHASE,
    RED_UPPER,
    SHIP,
    SPACE,
    STATIONS,
    WHITE,
    ZONES,
    neighbour,
    other_deck,
)
from starboard.games.space_alert.threats import CARDS
from starboard.games.space_alert.unique import ON_HIT, fissure_in_play

Action = Callable[[Flight, int, bool, Story], None]
"""What a letter does: flight, crew member, heroic, story."""


def player_actions(flight: Flight, story: Story, trips: Mapping[int, int]) -> None:
    """Everybody carries out the card of the turn, the captain first (SA-6.1)."""
    slot = flight.turn - 1
    for index, crew in enumerate(flight.crew):
        if crew.knocked_out:
            continue
        if index in trips and crew.slots[slot] != NOTHING:
            _trip(flight, index, trips[index], story)
        order = crew.slots[slot]
        if crew.station == SPACE:
            _in_space(flight, index, order, story)
        elif order != NOTHING:
            if story is not None:
                story.append(CardPlayed(crew=index, order=orders.TOKENS[order]))
            CARRY_OUT[order](flight, index, story)
    _joint_repairs(flight, story)
    if flight.looking:
        _confirm(flight, story)


def _trip(flight: Flight, index: int, meant: int, story: Story) -> None:
    """Oops: he does what he meant, and his next turn is delayed (SA-6.3)."""
    flight.crew[index].slots[flight.turn - 1] = meant
    if story is not None:
        story.append(Tripped(crew=index, order=orders.TOKENS[meant]))
    delay(flight, index, "trip", story)


def _no_effect(index: int, why: str, story: Story) -> None:
    if story is not None:
        story.append(NoEffect(crew=index, why=why))


# --- movement -------------------------------------------------------------------------------------------------


def _arrow(step: int) -> Callable[[Flight, int, Story], None]:
    def move(flight: Flight, index: int, story: Story) -> None:
        """SA-6.7."""
        station = flight.crew[index].station
        target = neighbour(station, step)
        if target == station:
            _no_effect(index, "edge", story)
        else:
            enter(flight, index, target, "arrow", story)

    return move


def _lift(flight: Flight, index: int, story: Story) -> None:
    """SA-6.8, SA-6.15: a damaged or busy gravolift takes you there, but late."""
    station = flight.crew[index].station
    zone = station % 3
    late = flight.lift_broken[zone] or flight.lift_used[zone]
    flight.lift_used[zone] = True
    enter(flight, index, other_deck(station), "lift", story)
    if late:
        delay(flight, index, "lift", story)


def _heroic_move(target: int) -> Callable[[Flight, int, Story], None]:
    def move(flight: Flight, index: int, story: Story) -> None:
        """SA-9.1, SA-9.8."""
        station = flight.crew[index].station
        if target == station:
            _no_effect(index, "there", story)
            return
        if flight.rulings.heroic_move_uses_lift and target == other_deck(station):
            flight.lift_used[target % 3] = True
        enter(flight, index, target, "heroic", story)

    return move


# --- systems --------------------------------------------------------------------------------------------------


def _letter(letter: int, heroic: bool) -> Callable[[Flight, int, Story], None]:
    actions = SYSTEMS[letter]

    def act(flight: Flight, index: int, story: Story) -> None:
        """Repair first (SA-7.1), then the system of the station (SA-7.4)."""
        station = flight.crew[index].station
        if flight.blocked[3 * station + letter]:
            _repair(flight, index, letter, 2 if heroic else 1, story)
        else:
            actions[station](flight, index, heroic, story)

    return act


def _repair(flight: Flight, index: int, letter: int, amount: int, story: Story) -> None:
    """Damage on the repairable malfunction with the lowest number (SA-7.1 to SA-7.3, SA-9.4)."""
    station = flight.crew[index].station
    for threat in flight.threats:
        if threat.status != IN_PLAY or station not in threat.tokens:
            continue
        card = CARDS[threat.card]
        if card.system != "ABC"[letter]:
            continue
        if card.joint_crew:
            threat.joint += 1
            if story is not None:
                story.append(JointRepair(crew=index, threat=card.code, count=threat.joint, needed=card.joint_crew))
            if threat.joint == card.joint_crew:
                destroy(flight, threat, story)
            return
        threat.joint |= 1 << station
        _put_repair(flight, index, threat, amount, story)
        return
    _no_effect(index, "irreparable", story)


def _joint_repairs(flight: Flight, story: Story) -> None:
    """Extra damage where all stations of a malfunction were repaired this turn (SA-20.15)."""
    for threat in flight.threats:
        joint, threat.joint = threat.joint, 0
        if not joint or threat.status != IN_PLAY:
            continue
        bonus = CARDS[threat.card].joint_bonus
        if bonus and joint == sum(1 << station for station in threat.tokens):
            _put_repair(flight, None, threat, bonus, story)


def _put_repair(flight: Flight, index: int | None, threat: Threat, amount: int, story: Story) -> None:
    """Damage on a malfunction; at its hit points it is repaired (SA-7.1)."""
    threat.damage += amount
    if story is not None:
        story.append(Repaired(crew=index, threat=threat.card, amount=amount, damage=threat.damage, hp=threat.hp))
    if threat.damage >= threat.hp:
        destroy(flight, threat, story)


def _fire(flight: Flight, index: int, heroic: bool, story: Story) -> None:
    """A heavy laser or the pulse cannon: one energy of the zone's reactor (SA-7.5)."""
    station = flight.crew[index].station
    zone = station % 3
    if flight.fired[station]:
        _no_effect(index, "fired", story)
    elif not flight.reactor[zone]:
        _no_effect(index, "no energy", story)
    else:
        flight.reactor[zone] -= 1
        _mark_fired(flight, index, station, heroic, flight.reactor[zone], story)


def _fire_light(flight: Flight, index: int, heroic: bool, story: Story) -> None:
    """A light laser has its own power (SA-7.6)."""
    station = flight.crew[index].station
    if flight.fired[station]:
        _no_effect(index, "fired", story)
    else:
        _mark_fired(flight, index, station, heroic, -1, story)


def _mark_fired(flight: Flight, index: int, station: int, heroic: bool, energy: int, story: Story) -> None:
    flight.fired[station] = 2 if heroic else 1
    if story is not None:
        strength = flight.strength[station] + heroic
        story.append(WeaponFired(crew=index, station=STATIONS[station], strength=strength, energy=energy))


def _charge(flight: Flight, index: int, heroic: bool, story: Story) -> None:
    """Fill the zone's shield from its reactor (SA-7.8)."""
    zone = flight.crew[index].station % 3
    moved = min(flight.shield_capacity[zone] - flight.shield[zone], flight.reactor[zone])
    if moved <= 0:
        _no_effect(index, "nothing to move", story)
        return
    flight.reactor[zone] -= moved
    flight.shield[zone] += moved + heroic
    if story is not None:
        source, target = f"{ZONES[zone]} reactor", f"{ZONES[zone]} shield"
        _tell_energy(index, source, target, moved, heroic, flight.shield[zone], story)


def _fill(flight: Flight, index: int, heroic: bool, story: Story) -> None:
    """Fill a lateral reactor from the central one (SA-7.9)."""
    zone = flight.crew[index].station % 3
    moved = min(flight.reactor_capacity[zone] - flight.reactor[zone], flight.reactor[WHITE])
    if moved <= 0:
        _no_effect(index, "nothing to move", story)
        return
    flight.reactor[WHITE] -= moved
    flight.reactor[zone] += moved + heroic
    if story is not None:
        source, target = "white reactor", f"{ZONES[zone]} reactor"
        _tell_energy(index, source, target, moved, heroic, flight.reactor[zone], story)


def _refuel(flight: Flight, index: int, heroic: bool, story: Story) -> None:
    """A fuel capsule fills the central reactor; it is spent even if there is no room (SA-7.10, SA-7.17)."""
    if not flight.fuel:
        _no_effect(index, "no fuel", story)
        return
    flight.fuel -= 1
    level = flight.reactor[WHITE]
    moved = flight.reactor_capacity[WHITE] - level
    bonus = 0
    if moved > 0:
        bonus = int(heroic)
        flight.reactor[WHITE] += moved + bonus
    elif moved < 0:
        if flight.rulings.refuelling_trims:
            flight.reactor[WHITE] += moved
        else:
            moved = 0
    if story is not None:
        _tell_energy(index, "fuel", "white reactor", moved, bonus, flight.reactor[WHITE], story)


def _tell_energy(index: int, source: str, target: str, amount: int, bonus: int, level: int, story: list[Event]) -> None:
    story.append(EnergyMoved(crew=index, source=source, target=target, amount=amount, bonus=int(bonus), level=level))


def _maintain(flight: Flight, index: int, heroic: bool, story: Story) -> None:
    """SA-7.11."""
    phase = PHASE[flight.turn]
    if flight.maintained[phase]:
        _no_effect(index, "maintained", story)
        return
    flight.maintained[phase] = True
    if story is not None:
        story.append(Maintained(crew=index, phase=phase + 1))


def _launch_rocket(flight: Flight, index: int, heroic: bool, story: Story) -> None:
    """SA-7.12."""
    if not flight.rockets:
        _no_effect(index, "no rocket", story)
    elif flight.rocket_launched:
        _no_effect(index, "rocket launched", story)
    else:
        flight.rockets -= 1
        flight.rocket_launched = True
        if story is not None:
            story.append(RocketLaunched(crew=index, left=flight.rockets))


def _look(flight: Flight, index: int, heroic: bool, story: Story) -> None:
    """SA-7.13."""
    flight.looking += 1
    if story is not None:
        story.append(Looked(crew=index))


def _confirm(flight: Flight, story: Story) -> None:
    """The best turn of a phase counts (SA-7.13)."""
    phase = PHASE[flight.turn]
    points = SHIP.visual.points[flight.looking]
    best = flight.visual[phase] = max(flight.visual[phase], points)
    if story is not None:
        story.append(VisualConfirmed(phase=phase + 1, crew=flight.looking, points=points, best=best))
    flight.looking = 0


# --- battlebots and interceptors --------------------------------------------------------------------------------


def _squad(flight: Flight, index: int, heroic: bool, story: Story) -> None:
    """Take the squad stored here, or get one's own going again (SA-8.1)."""
    crew = flight.crew[index]
    station = crew.station
    if crew.squad == DISABLED:
        crew.squad = ACTIVE
        if story is not None:
            story.append(SquadRepaired(crew=index))
    elif crew.squad == ACTIVE:
        _no_effect(index, "squad active", story)
    elif flight.squads[station] == NO_SQUAD:
        _no_effect(index, "no squad stored", story)
    else:
        crew.squad, flight.squads[station] = flight.squads[station], NO_SQUAD
        if story is not None:
            story.append(SquadTaken(crew=index, station=STATIONS[station], active=crew.squad == ACTIVE))


def _battlebots(heroic: bool) -> Callable[[Flight, int, Story], None]:
    def fight(flight: Flight, index: int, story: Story) -> None:
        """One damage to the intruder in the station with the lowest number (SA-8.3, SA-8.12)."""
        crew = flight.crew[index]
        if crew.squad != ACTIVE:
            _no_effect(index, "no active squad", story)
            return
        station = crew.station
        for threat in flight.threats:
            if threat.status == IN_PLAY and station in threat.tokens:
                card = CARDS[threat.card]
                if card.type == "intruder":
                    break
        else:
            _no_effect(index, "no intruder", story)
            return
        if card.special in ON_HIT:
            destroyed = ON_HIT[card.special](flight, threat, station)
        else:
            threat.damage += 1
            destroyed = threat.damage >= threat.hp
        if story is not None:
            story.append(
                IntruderHit(crew=index, threat=card.code, station=STATIONS[station], damage=threat.damage, hp=threat.hp)
            )
            if station not in threat.tokens:
                story.append(TokenRemoved(threat=card.code, station=STATIONS[station]))
        if destroyed:
            destroy(flight, threat, story)
        if threat.returns_fire and not heroic:
            crew.squad = DISABLED
            if story is not None:
                story.append(SquadDisabled(crew=index, threat=card.code))
        if destroyed and card.special == "seeker":
            knock_out(flight, index, card.code, story)

    return fight


def _launch(flight: Flight, index: int, heroic: bool, story: Story) -> None:
    """Fly the interceptors and attack in the same turn (SA-8.5)."""
    crew = flight.crew[index]
    if crew.squad != ACTIVE:
        _no_effect(index, "no active squad", story)
    elif flight.interceptors_lost or flight.pilot >= 0:
        _no_effect(index, "interceptors away", story)
    else:
        flight.pilot = index
        if story is not None:
            story.append(CrewMoved(crew=index, start=STATIONS[crew.station], end="space", how="launch"))
        crew.station = SPACE
        _intercept(flight, index, 1, story)


def _in_space(flight: Flight, index: int, order: int, story: Story) -> None:
    """Stay with a battlebot card, come home with anything else (SA-8.7)."""
    if order in (BATTLEBOTS, HEROIC_BATTLEBOTS):
        if story is not None:
            story.append(CardPlayed(crew=index, order=orders.TOKENS[order]))
        _intercept(flight, index, 2 if order == HEROIC_BATTLEBOTS else 1, story)
        return
    if order != NOTHING:
        crew = flight.crew[index]
        lost = shift(crew.slots, flight.turn)
        if not flight.rulings.return_delay_apart:
            crew.delayed = flight.turn + 1
        if story is not None:
            dropped = orders.TOKENS[lost] if lost else None
            story.append(Delayed(crew=index, turn=flight.turn, cause="space", lost=dropped))
    come_home(flight, index, story)


def come_home(flight: Flight, index: int, story: Story) -> None:
    """The pilot returns to red_upper, interceptors and all (SA-8.7, SA-8.13)."""
    flight.pilot = -1
    enter(flight, index, RED_UPPER, "return", story)


def _intercept(flight: Flight, index: int, strength: int, story: Story) -> None:
    """The Fissure takes the whole attack while it is unrepaired (SA-8.11)."""
    fissure = fissure_in_play(flight)
    if fissure is None:
        flight.intercepting = strength
        return
    _put_repair(flight, index, fissure, 1, story)


# --- which card does what -----------------------------------------------------------------------------------------

SYSTEMS: tuple[tuple[Action, ...], ...] = (
    (_fire, _fire, _fire, _fire_light, _fire, _fire_light),
    (_charge, _charge, _charge, _fill, _refuel, _fill),
    (_launch, _maintain, _squad, _squad, _look, _launch_rocket),
)
"""A, B and C in each station."""


def _nothing(flight: Flight, index: int, story: Story) -> None:
    pass


CARRY_OUT: tuple[Callable[[Flight, int, Story], None], ...] = (
    _nothing,
    _letter(0, False),
    _letter(1, False),
    _letter(2, False),
    _battlebots(False),
    _arrow(-1),
    _arrow(1),
    _lift,
    _letter(0, True),
    _letter(1, True),
    _battlebots(True),
    *(_heroic_move(station) for station in range(6)),
)
"""How each order of :mod:`.orders` is carried out on the ship."""
assert len(CARRY_OUT) == len(orders.TOKENS) == HEROIC_MOVE + 6
