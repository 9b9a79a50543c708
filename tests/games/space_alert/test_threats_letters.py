"""Every X, Y and Z of all 55 cards: exactly what the sheet says changes, and nothing else.

The expectations are written by hand from the sheet of cards, not from the project's data; :mod:`.letters` says what the
ship is like. The snapshot before and after must differ in what is listed, in nothing else.
"""

from __future__ import annotations

import pytest
from tests.games.space_alert.flights import aboard, put
from tests.games.space_alert.letters import GONE, Change, beside, everywhere, hurt, own, perform

from starboard.games.space_alert.flight import Flight
from starboard.games.space_alert.threat_actions import advance
from starboard.games.space_alert.threats import CARDS
from starboard.games.space_alert.turns import play_turn

EXTERNAL: dict[str, list[tuple[str, Change]]] = {
    "E1-01 Pulse Ball": [("X", everywhere(1)), ("Y", everywhere(1)), ("Z", everywhere(2) | GONE)],
    # Two tokens for each point that passes the shield.
    "E1-02 Destroyer": [
        ("X", {"shields": (1, 0, 1)}),
        ("Y", {"shields": (1, 0, 1), "tokens": (0, 2, 0)}),
        ("Z", {"shields": (1, 0, 1), "tokens": (0, 2, 0)} | GONE),
    ],
    "E1-03 Stealth Fighter": [("X", {"hidden": False}), ("Y", own(2)), ("Z", own(2) | GONE)],
    "E1-04 Energy Cloud": [("X", {"shields": (0, 0, 0)}), ("Y", beside(1)), ("Z", beside(2) | GONE)],
    "E1-05 Gunship": [("X", own(2)), ("Y", own(2)), ("Z", own(3) | GONE)],
    "E1-06 Cryoshield Fighter": [("X", own(1)), ("Y", own(2)), ("Z", own(2) | GONE)],
    "E1-07 Fighter": [("X", own(1)), ("Y", own(2)), ("Z", own(3) | GONE)],
    "E1-08 Armored Grappler": [("X", own(1)), ("Y", {}), ("Z", own(4) | GONE)],
    "E1-09 Amoeba": [("X", {}), ("Y", {}), ("Z", own(5) | GONE)],
    "E1-10 Meteoroid": [("X", {}), ("Y", {}), ("Z", own(5) | GONE)],
    "E2-01 Kamikaze": [
        ("X", {"speed": 5, "shield": 1}),
        ("Y", {"speed": 5, "shield": 0}),
        ("Z", own(6) | GONE),
    ],
    "E2-02 Scout": [("X", {"attack-aura": 1}), ("Y", {}), ("Z", {"tokens": (0, 3, 0)} | GONE)],
    "E2-03 Phantom Fighter": [("X", {"hidden": False}), ("Y", own(2)), ("Z", own(3) | GONE)],
    "E2-04 Swarm": [
        ("X", own(1)),
        ("Y", {"shields": (0, 0, 0), "tokens": (0, 1, 0)}),
        ("Z", {"shields": (0, 0, 0), "tokens": (1, 2, 1)} | GONE),
    ],
    "E2-05 Jellyfish": [("X", everywhere(1)), ("Y", everywhere(1)), ("Z", everywhere(2) | GONE)],
    "E2-06 Marauder": [("X", {"shield-aura": 1}), ("Y", {"shields": (0, 0, 0)}), ("Z", own(4) | GONE)],
    "E2-07 Minor Asteroid": [("X", {}), ("Y", {}), ("Z", {"shields": (1, 0, 1), "tokens": (0, 6, 0)} | GONE)],
    "SE1-01 Frigate": [("X", own(2)), ("Y", own(3)), ("Z", own(4) | GONE)],
    "SE1-02 Man-Of-War": [("X", own(2) | {"speed": 2}), ("Y", own(3) | {"shield": 3}), ("Z", own(5) | GONE)],
    "SE1-03 Leviathan Tanker": [("X", own(2)), ("Y", own(2)), ("Z", own(2) | GONE)],
    "SE1-04 Pulse Satellite": [("X", everywhere(1)), ("Y", everywhere(2)), ("Z", everywhere(3) | GONE)],
    "SE1-05 Cryoshield Frigate": [("X", own(2)), ("Y", own(3)), ("Z", own(4) | GONE)],
    # Undamaged it does nothing at X and Y; at Z 16 is far beyond a ship.
    "SE1-06 Interstellar Octopus": [("X", {}), ("Y", {}), ("Z", {"lost to": "SE1-06"})],
    "SE1-07 Maelstrom": [("X", {"shields": (0, 0, 0)}), ("Y", beside(2)), ("Z", beside(3) | GONE)],
    "SE1-08 Asteroid": [("X", {}), ("Y", {}), ("Z", {"lost to": "SE1-08"})],
    "SE2-01 Behemoth": [("X", own(2)), ("Y", own(3)), ("Z", own(6) | GONE)],
    "SE2-02 Juggernaut": [
        ("X", own(2) | {"speed": 3}),
        ("Y", own(3) | {"speed": 3}),
        ("Z", {"shields": (1, 0, 1), "tokens": (0, 6, 0)} | GONE),
    ],
    "SE2-03 Psionic Satellite": [
        ("X", {"delayed": [1]}),
        ("Y", {"delayed": [0, 1, 2, 3, 4]}),
        ("Z", {"out": [0, 1, 2, 3, 4], "led": (0, 0, 2, 0, 0)} | GONE),
    ],
    "SE2-04 Nebula Crab": [
        ("X", {"shield": 4}),
        ("Y", {"speed": 4}),
        ("Z", {"shields": (0, 1, 0), "tokens": (4, 0, 4)} | GONE),
    ],
    "SE2-05 Nemesis": [
        ("X", own(1) | {"damage": 1}),
        ("Y", own(2) | {"damage": 2}),
        ("Z", {"lost to": "SE2-05"}),
    ],
    "SE2-06 Major Asteroid": [("X", {}), ("Y", {}), ("Z", {"lost to": "SE2-06"})],
}

INTERNAL: dict[str, list[tuple[str, Change]]] = {
    "I1-01 Skirmishers": [
        ("X", {"at": ["white-upper"]}),
        ("Y", {"at": ["red-lower"]}),
        ("Z", hurt(3, 0, 0) | GONE | {"at": []}),
    ],
    "I1-02 Skirmishers": [
        ("X", {"at": ["white-upper"]}),
        ("Y", {"at": ["blue-lower"]}),
        ("Z", hurt(0, 0, 3) | GONE | {"at": []}),
    ],
    "I1-03 Saboteur": [
        ("X", {"at": ["blue-lower"]}),
        ("Y", {"reactors": (2, 2, 2)}),
        ("Z", hurt(0, 2, 0) | GONE | {"at": []}),
    ],
    "I1-04 Saboteur": [
        ("X", {"at": ["red-lower"]}),
        ("Y", {"reactors": (2, 2, 2)}),
        ("Z", hurt(0, 2, 0) | GONE | {"at": []}),
    ],
    "I1-05 Hacked Shields": [
        ("X", {"shields": (1, 1, 0)}),
        ("Y", {"reactors": (2, 3, 0)}),
        ("Z", hurt(0, 0, 2) | GONE),
    ],
    "I1-06 Hacked Shields": [
        ("X", {"shields": (0, 1, 1)}),
        ("Y", {"reactors": (0, 3, 2)}),
        ("Z", hurt(2, 0, 0) | GONE),
    ],
    # Three rockets, none repaired: 9 damage to blue.
    "I1-07 Unstable Warheads": [("X", {}), ("Y", {}), ("Z", {"lost to": "I1-07"})],
    "I2-01 Slime": [
        ("X", {"rockets": 2}),
        ("Y", {"at": ["blue-lower", "white-lower"], "hazard": (0, 0, 0, 0, 1, 1)}),
        ("Z", hurt(0, 0, 2) | GONE),
    ],
    "I2-02 Slime": [
        ("X", {"squads": (0, 0, 0, 2, 0, 0)}),
        ("Y", {"at": ["red-lower", "white-lower"], "hazard": (0, 0, 0, 1, 1, 0)}),
        ("Z", hurt(2, 0, 0) | GONE),
    ],
    "I2-03 Troopers": [
        ("X", {"at": ["red-lower"]}),
        ("Y", {"at": ["white-upper"]}),
        ("Z", hurt(4, 0, 0) | GONE | {"at": []}),
    ],
    "I2-04 Troopers": [
        ("X", {"at": ["blue-upper"]}),
        ("Y", {"at": ["white-lower"]}),
        ("Z", hurt(0, 0, 4) | GONE | {"at": []}),
    ],
    "I2-05 Virus": [
        ("X", {"reactors": (1, 2, 1)}),
        ("Y", {"delayed": [0, 1, 2, 3, 4]}),
        ("Z", hurt(1, 1, 1) | GONE),
    ],
    "I2-06 Overheated Reactor": [("X", hurt(0, 3, 0)), ("Y", {"fuel": 2}), ("Z", hurt(0, 3, 0) | GONE)],
    "SI1-01 Commandos": [
        ("X", {"at": ["red-upper"]}),
        ("Y", hurt(2, 0, 0)),
        ("Z", hurt(4, 0, 0) | GONE | {"at": [], "out": [3]}),
    ],
    "SI1-02 Commandos": [
        ("X", {"at": ["blue-lower"]}),
        ("Y", hurt(0, 0, 2)),
        ("Z", hurt(0, 0, 4) | GONE | {"at": [], "out": [2], "led": (0, 0, 2, 0, 0)}),
    ],
    # P2 is alone in white-upper, where the Alien comes up.
    "SI1-03 Alien": [
        ("X", {"returns fire": True}),
        ("Y", {"at": ["white-upper"], "tokens": (0, 1, 0)}),
        ("Z", {"lost to": "SI1-03"}),
    ],
    "SI1-04 Fissure": [
        ("X", {"fissured": (True, False, False)}),
        ("Y", {"fissured": (True, True, True)}),
        ("Z", {"lost to": "SI1-04"}),
    ],
    # X: 2 of 3 blocks fit into the shield, 1 leaks. Y: one block in the shield. Z: 2, 3 and 2 blocks in the reactors.
    "SI1-05 Crossed Wires": [
        ("X", {"shields": (1, 3, 1), "reactors": (2, 0, 2), "tokens": (0, 1, 0)}),
        ("Y", {"shields": (1, 0, 1), "tokens": (0, 1, 0)}),
        ("Z", {"reactors": (0, 0, 0), "tokens": (2, 3, 2)} | GONE),
    ],
    "SI1-06 Battlebot Uprising": [
        ("X", {"out": [2], "led": (0, 0, 2, 0, 0)}),
        ("Y", {"out": [2, 3], "led": (0, 0, 2, 0, 0)}),
        ("Z", {"out": [0, 2, 3, 4], "led": (0, 0, 2, 0, 0)} | GONE),
    ],
    "SI2-01 Executioner": [
        ("X", {"at": ["white-upper"], "out": [1]}),
        ("Y", {"at": ["blue-lower"], "out": [4]}),
        ("Z", hurt(0, 0, 3) | GONE | {"at": []}),
    ],
    # From white-upper: one crew member each in red-upper and blue-upper, a tie: it stays.
    "SI2-02 Seeker": [
        ("X", {}),
        ("Y", {}),
        ("Z", hurt(0, 5, 0) | GONE | {"at": [], "out": [1]}),
    ],
    "SI2-03 Power System Overload": [
        ("X", {"reactors": (2, 1, 2)}),
        ("Y", {"reactors": (1, 2, 1)}),
        ("Z", hurt(3, 3, 3) | GONE),
    ],
    "SI2-04 Contamination": [
        ("X", {"delayed": [0, 2, 3, 4]}),
        ("Y", hurt(2, 0, 2)),
        ("Z", {"out": [0, 2, 3, 4], "led": (0, 0, 2, 0, 0), "hazard": (2, 0, 2, 2, 0, 2)} | GONE),
    ],
    "SI2-05 Nuclear Device": [("X", {"speed": 5}), ("Y", {"speed": 5}), ("Z", {"lost to": "SI2-05"})],
}

ROWS = [
    pytest.param(name.split()[0], letter, change, id=f"{name} {letter}")
    for name, letters in (EXTERNAL | INTERNAL).items()
    for letter, change in letters
]


@pytest.mark.clause("SA-11.1", "SA-11.2", "SA-19.1")
@pytest.mark.parametrize(("code", "letter", "change"), ROWS)
def test_letter(code: str, letter: str, change: Change) -> None:
    changed, _flight, _threat = perform(code, letter)
    assert changed == change


def test_every_card_is_here() -> None:
    assert {name.split()[0] for name in EXTERNAL | INTERNAL} == set(CARDS)
    assert [len(rows) for rows in (EXTERNAL | INTERNAL).values()] == [3] * 55
    assert (len(EXTERNAL), len(INTERNAL)) == (31, 24)
    assert {name.split()[0] for name in INTERNAL} == {code for code, card in CARDS.items() if card.internal}


# --- the same letters in another state ----------------------------------------------------------------------------


@pytest.mark.clause("SA-11.10")
@pytest.mark.parametrize(
    ("code", "letter", "before", "after"),
    [
        ("E1-08", "Y", 3, 2),
        ("E1-09", "X", 5, 3),
        ("E1-09", "Y", 1, 0),
        ("E2-05", "X", 7, 4),
        ("E2-05", "Y", 1, 1),
        ("SE1-03", "Y", 5, 3),
    ],
)
def test_repairs_itself(code: str, letter: str, before: int, after: int) -> None:
    """The Armored Grappler repairs 1, the Amoeba 2, the Tanker 2, the Jellyfish half rounded down (7 heals 3)."""
    _changed, _flight, threat = perform(code, letter, damage=before)
    assert threat.damage == after


@pytest.mark.clause("SA-11.7")
@pytest.mark.parametrize(
    ("code", "damage", "change"),
    [
        ("E1-10", 3, own(2)),
        ("E2-07", 4, own(3)),
        ("SE1-08", 4, own(5)),
        ("SE2-06", 6, own(5)),
        ("SE1-06", 6, own(4)),  # twice the two hit points left
    ],
)
def test_attack_of_what_is_left(code: str, damage: int, change: Change) -> None:
    changed, _flight, _threat = perform(code, "Z", damage=damage)
    assert changed == change | GONE


@pytest.mark.clause("SA-11.18")
@pytest.mark.parametrize(
    ("code", "letter", "damage", "change"),
    [
        ("SE1-06", "X", 1, everywhere(1)),
        ("SE1-06", "Y", 1, everywhere(2)),
        ("SE2-01", "X", 1, own(2)),
        ("SE2-01", "X", 2, {}),
        ("SE2-01", "Y", 2, own(3)),
        ("SE2-01", "Y", 3, {}),
        ("SE2-01", "Z", 5, own(6) | GONE),
        ("SE2-01", "Z", 6, GONE),
    ],
)
def test_conditional_attack(code: str, letter: str, damage: int, change: Change) -> None:
    """The Octopus needs damage, the Behemoth fewer than 2, 3 and 6; a condition that fails is no attack."""
    changed, _flight, _threat = perform(code, letter, damage=damage)
    assert changed == change


@pytest.mark.parametrize(("zone", "change"), [("red", (0, 2, 2)), ("blue", (2, 2, 0))])
def test_other_two_zones(zone: str, change: tuple[int, int, int]) -> None:
    """Maelstrom Z: attack 3 on the two zones that are not its own."""
    changed, _flight, _threat = perform("SE1-07", "Z", zone=zone)
    assert changed["tokens"] == change


def test_nebula_crab_second_value_of_the_shield() -> None:
    """X sets its shield to 4, Y sets it back to 2."""
    _changed, flight, threat = perform("SE2-04", "X")
    assert threat.shield == 4
    advance(flight, threat, 4, None)
    assert (threat.square, threat.shield, threat.speed) == (5, 2, 4)


def test_commandos_run_when_damaged() -> None:
    """Y: damaged they move (red ones to the right, blue ones to the left) instead of doing damage."""
    changed, _flight, _threat = perform("SI1-01", "Y", damage=1)
    assert changed == {"at": ["white-lower"]}
    changed, _flight, _threat = perform("SI1-02", "Y", damage=1)
    assert changed == {"at": ["white-upper"]}


def test_saboteur_finds_an_empty_reactor() -> None:
    """1 damage to its zone instead."""

    def empty(flight: Flight) -> None:
        flight.reactor[1] = 0

    changed, _flight, _threat = perform("I1-03", "Y", prepare=empty)
    assert changed == {"tokens": (0, 1, 0)}


def test_fuel_and_rockets_may_be_gone_already() -> None:
    """Overheated Reactor Y without a capsule, blue Slime X without a rocket: nothing."""

    def spent(flight: Flight) -> None:
        flight.fuel = flight.rockets = 0

    assert perform("I2-06", "Y", prepare=spent)[0] == {}
    assert perform("I2-01", "X", prepare=spent)[0] == {}


@pytest.mark.clause("SA-11.16")
def test_overheated_reactor_counts_first() -> None:
    """Five blocks are five tokens, although the reactor token on the way lowers the capacity."""

    def charged(flight: Flight) -> None:
        flight.reactor[1] = 5
        flight.stacks[1] = [3, 5, 4, 0, 1, 2]

    changed, _flight, _threat = perform("I2-06", "X", prepare=charged)
    assert changed == {"tokens": (0, 5, 0), "reactors": (2, 4, 2)}


def test_crossed_wires_with_a_full_shield() -> None:
    """X: a shield at capacity takes nothing in, so all of the central energy leaks."""

    def full(flight: Flight) -> None:
        flight.shield[1] = 3
        flight.reactor[1] = 2

    changed, _flight, _threat = perform("SI1-05", "X", prepare=full)
    assert changed == {"reactors": (2, 0, 2), "tokens": (0, 2, 0)}


def test_crossed_wires_without_energy() -> None:
    """Nothing leaks from what is empty."""

    def empty(flight: Flight) -> None:
        flight.reactor[:] = [0, 0, 0]
        flight.shield[1] = 0

    assert perform("SI1-05", "X", prepare=empty)[0] == {}
    assert perform("SI1-05", "Y", prepare=empty)[0] == {}
    assert perform("SI1-05", "Z", prepare=empty)[0] == GONE


@pytest.mark.clause("SA-11.14", "SA-1.4")
@pytest.mark.parametrize("code", ["SE2-05", "SI1-03", "SI1-04", "SI2-05"])
def test_ship_lost_by_z(code: str) -> None:
    """Nemesis, Alien, Fissure and Nuclear Device lose the mission at Z."""
    flight = aboard("A", turn=3)
    put(flight, code, 3, None if CARDS[code].internal else "red", at=2)
    play_turn(flight)
    assert (flight.outcome, flight.lost_to, flight.turn) == ("destroyed", code, 4)
