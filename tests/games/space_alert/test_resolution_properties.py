"""Random plans against random threats, the expansion's too: what must hold after every turn of every flight."""

from __future__ import annotations

from collections import Counter

import pytest

from starboard.core.chance import Seeded
from starboard.core.game import Event
from starboard.games.space_alert import orders, ship
from starboard.games.space_alert.flight import FLYING, LOST, Announced, Flight, begin, copy
from starboard.games.space_alert.flight_events import (
    DamageToken,
    Delayed,
    EnergyLost,
    EnergyMoved,
    WeaponFired,
    ZoneHit,
)
from starboard.games.space_alert.rulings import Rulings
from starboard.games.space_alert.scoring import score
from starboard.games.space_alert.threats import LIBRARY
from starboard.games.space_alert.turns import fly, play_turn


def random_flight(seed: int) -> Flight:
    """A crew of 1 to 5 with heroic cards, up to eight threats, any boards, now and then other rulings."""
    chance = Seeded(seed)
    plans = [[chance.below(len(orders.ORDERS)) for _ in range(12)] for _ in range(chance.below(5) + 1)]
    codes = [list(LIBRARY)[place] for place in chance.order(len(LIBRARY))[: chance.below(8) + 1]]
    numbers = [place + 1 for place in chance.order(8)]
    threats = [
        Announced(code, number, None if LIBRARY[code].internal else chance.below(3))
        for code, number in zip(codes, numbers, strict=False)
    ]
    boards = [chance.below(7) + 1 for _ in range(4)]
    rulings = Rulings()
    if chance.below(4) == 0:
        rulings = Rulings(**{name: bool(chance.below(2)) for name in Rulings.__struct_fields__})
    stacks = [chance.order(6) for _ in range(3)]
    return begin(plans, boards, threats, stacks, rulings=rulings, last_turn=12 if chance.below(5) else 7)


def check(flight: Flight) -> None:
    """The invariants of a ship between two turns."""
    for zone in range(3):
        assert sorted(flight.damage[zone] + flight.stacks[zone]) == list(range(6))
        assert 0 <= flight.shield[zone] <= flight.shield_capacity[zone] + 1
        assert 0 <= flight.reactor[zone] <= flight.reactor_capacity[zone] + 1
        for token, lowered in (
            (ship.SHIELD_TOKEN, flight.shield_capacity[zone] < ship.SHIELD_CAPACITY[zone]),
            (ship.REACTOR_TOKEN, flight.reactor_capacity[zone] < ship.REACTOR_CAPACITY[zone]),
            (ship.UPPER_CANNON, flight.strength[zone] < ship.STRENGTH[zone]),
            (ship.GRAVOLIFT, flight.lift_broken[zone]),
        ):
            assert lowered == (token in flight.damage[zone])
    assert 0 <= flight.fuel <= 3
    assert 0 <= flight.rockets <= 3
    assert sum(squad > 0 for squad in flight.squads) + sum(crew.squad > 0 for crew in flight.crew) == 2
    outside = [index for index, crew in enumerate(flight.crew) if crew.station == ship.SPACE]
    assert outside == ([flight.pilot] if flight.pilot >= 0 else [])
    covered = Counter(
        3 * station + "ABC".index(card.system)
        for threat in flight.threats
        if (card := LIBRARY[threat.card]).system and threat.status in ("in-play", "survived")
        for station in card.stations
    )
    assert flight.blocked == [covered[place] for place in range(18)]
    for threat in flight.threats:
        if threat.status == "in-play":
            assert threat.square > 1
            assert threat.hp > threat.damage or LIBRARY[threat.card].special == "slime"
            assert bool(threat.tokens) == LIBRARY[threat.card].internal
        assert threat.damage >= 0
        assert threat.joint == 0
    assert (flight.fired, flight.intercepting, flight.looking) == ([0] * 6, 0, 0)


def check_cards(flight: Flight, before: list[list[int]], story: list[Event]) -> None:
    """A delayed card is never lost except past the last turn; cards keep their order."""
    for index, crew in enumerate(flight.crew):
        lost = [event.lost for event in story if isinstance(event, Delayed) and event.crew == index and event.lost]
        kept = [order for order in crew.slots if order] + [orders.ORDER[token] for token in reversed(lost)]
        assert kept == [order for order in before[index] if order]


def check_energy(flight: Flight, before: int, story: list[Event]) -> None:
    """Energy comes from capsules and heroes only; it goes into shots, attacks, drains and lost capacity only."""
    for event in story:
        if isinstance(event, EnergyMoved):
            before += event.bonus + (event.amount if event.source == "fuel" else 0)
        elif isinstance(event, WeaponFired):
            before -= event.energy >= 0
        elif isinstance(event, ZoneHit):
            before -= event.absorbed
        elif isinstance(event, DamageToken):
            before -= event.lost
        elif isinstance(event, EnergyLost) and event.source != "fuel":
            before -= event.amount
    assert sum(flight.reactor) + sum(flight.shield) == before


def fly_and_check(seed: int) -> Flight:
    flight = random_flight(seed)
    silent = fly(copy(flight))
    while flight.outcome == FLYING:
        before = [crew.slots[:] for crew in flight.crew]
        energy = sum(flight.reactor) + sum(flight.shield)
        story: list[Event] = []
        play_turn(flight, story.append)
        check_energy(flight, energy, story)
        if flight.outcome != LOST:
            check(flight)
            check_cards(flight, before, story)
    assert flight == silent
    sheet = score(flight)
    parts = (sheet.destroyed, sheet.survived, sheet.damage, sheet.worst_zone)
    assert sheet.total == sum(parts) + sheet.knocked_out + sheet.squads + sheet.visual
    assert (flight.lost_to is None) == (flight.outcome != LOST)
    return flight


def test_random_flights() -> None:
    outcomes = Counter(fly_and_check(seed).outcome for seed in range(600))
    assert min(outcomes["survived"], outcomes["destroyed"]) > 60


@pytest.mark.slow
def test_ten_thousand_random_flights() -> None:
    for seed in range(1_000, 11_000):
        fly_and_check(seed)
