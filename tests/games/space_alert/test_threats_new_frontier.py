"""The expansion's deck: every letter of its 25 cards and every new rule, as the sheet of the expansion says."""

from __future__ import annotations

import json

import pytest
from tests.games.space_alert.flights import aboard, knocked_out, play, play_until, put, stand, stations, tokens
from tests.games.space_alert.letters import GONE, Change, beside, everywhere, hurt, own, perform

from starboard.core.text import Text
from starboard.games.space_alert.flight import Flight
from starboard.games.space_alert.flight_file import BadFlight, read
from starboard.games.space_alert.resolver import resolve
from starboard.games.space_alert.threat_text import card_text
from starboard.games.space_alert.threats import CARDS, NEW_FRONTIER

JUMPED = {"zone": 0}
"""From the white to the red trajectory; the second attack of 1 there is absorbed."""

# Shields 1/1/1 absorb something of every attack, so no plasmatic attack knocks out here.
LETTERS: dict[str, list[tuple[str, Change]]] = {
    "E1-101 Plasmatic Fighter": [("X", own(1)), ("Y", own(1)), ("Z", own(2) | GONE)],
    "E1-102 Spinning Saucer": [("X", own(1)), ("Y", own(1)), ("Z", own(5) | GONE)],
    "SE1-101 Spacecraft Carrier": [("X", own(2)), ("Y", beside(3)), ("Z", everywhere(4) | GONE)],
    "SE1-102 Dimension Spider": [("X", {"shield": 1}), ("Y", {"shield": 1}), ("Z", everywhere(4) | GONE)],
    "E2-101 Mini-Carrier": [("X", own(2)), ("Y", beside(3)), ("Z", everywhere(4) | GONE)],
    "E2-102 Phasing Fighter": [("X", own(1)), ("Y", own(1)), ("Z", own(2) | GONE)],
    "E2-103 Megashield Destroyer": [
        ("X", own(1)),
        ("Y", own(1)),
        ("Z", {"shields": (1, 0, 1), "tokens": (0, 4, 0)} | GONE),
    ],
    "SE2-101 Plasmatic Frigate": [("X", own(2)), ("Y", own(2)), ("Z", own(4) | GONE)],
    "SE2-102 Phasing Frigate": [("X", own(1)), ("Y", own(2)), ("Z", own(3) | GONE)],
    "SE2-103 Mother Swarm": [
        ("X", own(1)),
        ("Y", {"shields": (0, 0, 0), "tokens": (0, 1, 0)}),
        ("Z", {"shields": (0, 0, 0), "tokens": (2, 3, 2)} | GONE),
    ],
    "E3-101 Plasmatic Needleship": [("X", own(1)), ("Y", own(2)), ("Z", own(4) | GONE)],
    "E3-102 Phasing Pulser": [("X", {}), ("Y", everywhere(1)), ("Z", everywhere(2) | GONE)],
    "E3-103 Phasing Destroyer": [
        ("X", own(1)),
        ("Y", own(1)),
        ("Z", {"shields": (1, 0, 1), "tokens": (0, 2, 0)} | GONE),
    ],
    "E3-104 Megashield Fighter": [("X", own(1)), ("Y", own(2)), ("Z", own(3) | GONE)],
    "E3-105 Jumper": [
        ("X", {"shields": (0, 1, 1)} | JUMPED),
        ("Y", {"shields": (0, 0, 1)} | JUMPED),
        ("Z", {"shields": (0, 0, 1), "tokens": (0, 2, 0)} | JUMPED | GONE),
    ],
    "E3-106 Jumper": [
        ("X", {"shields": (1, 1, 0), "zone": 2}),
        ("Y", {"shields": (1, 0, 0), "zone": 2}),
        ("Z", {"shields": (1, 0, 0), "tokens": (0, 2, 0), "zone": 2} | GONE),
    ],
    "E3-108 Polarized Fighter": [("X", own(1)), ("Y", own(2)), ("Z", own(4) | GONE)],
    "SE3-101 Phasing Man-of-War": [
        ("X", own(1) | {"speed": 2}),
        ("Y", own(2) | {"shield": 3}),
        ("Z", own(4) | GONE),
    ],
    "SE3-102 Megashield Man-of-War": [("X", own(2) | {"speed": 2}), ("Y", own(3)), ("Z", own(5) | GONE)],
    "SE3-106 Leaper": [
        ("X", {"shields": (1, 0, 0), "zone": 2}),
        ("Y", {"shields": (0, 0, 1), "tokens": (0, 1, 0)} | JUMPED),
        ("Z", {"shields": (1, 0, 0), "tokens": (0, 3, 0), "zone": 2} | GONE),
    ],
    # 13 hit points left: far beyond a ship.
    "SE3-107 Planetoid": [("X", {"speed": 2}), ("Y", {"speed": 2}), ("Z", {"lost to": "SE3-107"})],
    "SE3-109 Polarized Frigate": [("X", own(1)), ("Y", own(3)), ("Z", own(5) | GONE)],
    "I1-101 Central Laser Jam": [
        ("X", {"reactors": (2, 2, 2)}),
        ("Y", hurt(0, 1, 0)),
        ("Z", hurt(1, 3, 1) | GONE),
    ],
    "I2-101 Power Pack Overload": [
        ("X", {"squads": (0, 0, 0, 2, 0, 0), "rockets": 2}),
        ("Y", {}),
        ("Z", hurt(3, 0, 3) | GONE | {"out": [3, 4]}),
    ],
    "I3-106 Phasing Troopers": [("X", {}), ("Y", {"at": ["white-lower"]}), ("Z", hurt(0, 0, 3) | GONE | {"at": []})],
}
"""With number 3 on turn 4: phasing threats are phased out."""

PHASED_IN: dict[str, list[tuple[str, Change]]] = {
    "E2-102": [("X", own(1)), ("Y", own(2)), ("Z", own(3) | GONE)],
    "SE2-102": [("X", own(2)), ("Y", own(3)), ("Z", own(4) | GONE)],
    "E3-102": [("X", everywhere(1)), ("Y", everywhere(1)), ("Z", everywhere(3) | GONE)],
    "E3-103": [
        ("X", own(1)),
        ("Y", {"shields": (1, 0, 1), "tokens": (0, 2, 0)}),
        ("Z", {"shields": (1, 0, 1), "tokens": (0, 4, 0)} | GONE),
    ],
    "SE3-101": [("X", own(2) | {"speed": 2}), ("Y", own(3) | {"shield": 3}), ("Z", own(5) | GONE)],
    "I3-106": [
        ("X", {"at": ["blue-upper"]}),
        ("Y", {"at": ["white-lower"]}),
        ("Z", hurt(0, 0, 4) | GONE | {"at": []}),
    ],
}


@pytest.mark.parametrize(
    ("code", "letter", "change"),
    [
        pytest.param(name.split()[0], letter, change, id=f"{name} {letter}")
        for name, rows in LETTERS.items()
        for letter, change in rows
    ],
)
def test_letter(code: str, letter: str, change: Change) -> None:
    assert perform(code, letter)[0] == change


@pytest.mark.parametrize(
    ("code", "letter", "change"),
    [
        pytest.param(code, letter, change, id=f"{code} {letter}")
        for code, rows in PHASED_IN.items()
        for letter, change in rows
    ],
)
def test_letter_phased_in(code: str, letter: str, change: Change) -> None:
    assert perform(code, letter, number=4)[0] == change


def test_every_card_is_here_and_apart_from_the_base_game() -> None:
    assert {name.split()[0] for name in LETTERS} == set(NEW_FRONTIER)
    assert not set(NEW_FRONTIER) & set(CARDS)
    assert set(PHASED_IN) == {code for code, card in NEW_FRONTIER.items() if card.phasing}


@pytest.mark.parametrize("code", NEW_FRONTIER)
def test_text(code: str) -> None:
    text = Text()
    card = card_text(code)
    words = [text(card.name), text(card.kind), *(text(line) for line in card.lines)]
    assert not [word for word in words if "space-alert-" in word or "{" in word]


# --- rules --------------------------------------------------------------------------------------------------------


def test_plasmatic() -> None:
    """No shield in white: 1 token, and everybody in the zone, on both decks, is knocked out; the pilot never."""

    def bare(flight: Flight) -> None:
        flight.shield[1] = 0

    crew = ("white-upper", "white-lower", "space+", "red-lower", "blue-lower")
    changed = perform("E1-101", "X", prepare=bare, crew=crew)[0]
    assert changed == {"tokens": (0, 1, 0), "out": [0, 1]}


def test_carrier() -> None:
    """Two less while somebody is in space: X 2 becomes no attack, Z 4 becomes 2 on all zones."""
    crew = ("space+", "white-upper", "red-upper", "red-lower", "blue-lower")
    assert perform("E2-101", "X", crew=crew)[0] == {}
    assert perform("SE1-101", "Z", crew=crew)[0] == everywhere(2) | GONE


def test_saucer_and_the_rocket() -> None:
    """Hit by a rocket (3 - 4, no damage) it makes no Z attack."""
    flight = aboard(". .", turn=3)
    saucer = put(flight, "E1-102", 1, "red", at=4)
    flight.rocket_arriving = True
    play(flight)
    assert (saucer.status, saucer.damage, tokens(flight)) == ("survived", 0, [0, 0, 0])


def test_spider_waits_for_the_jump() -> None:
    """Still on square 9 after turn 13 it performs Z: 4 on all zones, 3 tokens each, survived."""
    flight = aboard(".", turn=12)
    spider = put(flight, "SE1-102", 1, "red", at=10)
    play(flight)
    assert (spider.status, flight.outcome, tokens(flight)) == ("survived", "survived", [3, 3, 3])


def test_phasing() -> None:
    """In on turn 4, out on turn 5, in on turn 6: the lasers hit it twice, but it moves three times."""
    flight = aboard("A A A", boards=(7, 7, 7, 7), turn=3)
    stand(flight, "red-upper")
    flight.reactor[0] = 3
    frigate = put(flight, "SE2-102", 4, "red")
    damage = []
    for _ in range(3):
        play(flight)
        damage.append(frigate.damage)
    assert damage == [2, 2, 4]
    assert frigate.square == 10


def test_phasing_intruder() -> None:
    """Battlebots find the Phasing Troopers only when they are phased in."""
    flight = aboard("R! R!", turn=3)
    stand(flight, "blue-lower+")
    troopers = put(flight, "I3-106", 3)
    troopers.speed = 0
    play(flight)
    assert troopers.damage == 0
    play(flight)
    assert troopers.damage == 1


def test_megashield() -> None:
    """4 - 4 = 0 and shield 3; then 4 - 3 = 1 and shield 2; a turn without a hit changes nothing."""
    flight = aboard("A A .", boards=(7, 7, 7, 7), turn=3)
    stand(flight, "red-upper")
    fighter = put(flight, "E3-104", 4, "red")
    seen = []
    for _ in range(3):
        play(flight)
        seen.append((fighter.damage, fighter.shield))
    assert seen == [(0, 3), (1, 2), (1, 2)]


@pytest.mark.parametrize(("heavy", "light", "damage"), [("A", ".", 1), ("A", "A", 2), ("A!", "A", 3)])
def test_polarized(heavy: str, light: str, damage: int) -> None:
    """Lasers halved, rounded up, then shield 1: 4 is 2, 6 is 3, 7 is 4."""
    flight = aboard(heavy, light, turn=3)
    stand(flight, "red-upper", "red-lower")
    fighter = put(flight, "E3-108", 4, "red")
    play(flight)
    assert fighter.damage == damage


def test_polarized_and_other_weapons() -> None:
    """Laser 4 halved, rocket 3 and pulse cannon 1 whole: 2 + 3 + 1 - 1 = 5."""
    flight = aboard("A", "A", boards=(1, 1, 1, 1), turn=3)
    stand(flight, "red-upper", "white-lower")
    flight.rocket_arriving = True
    fighter = put(flight, "E3-108", 4, "red")
    play(flight)
    assert fighter.damage == 5


def test_jump_needs_room_and_forgets_letters_behind() -> None:
    """From red T7, square 12 (X), to the right: white T1 has ten squares, it stays and attacks red.

    From red T7 to a white T4 on 12: X (9) and Y (5) of T4 are still ahead. Wrapping round: from blue right to red.
    """
    flight = aboard(".", boards=(7, 1, 4, 4), turn=3)
    jumper = put(flight, "E3-106", 1, "red", at=15)
    play(flight)
    assert (jumper.zone, flight.shield) == (0, [0, 1, 1])
    flight = aboard(". .", boards=(7, 4, 4, 4), turn=3)
    jumper = put(flight, "E3-106", 1, "red", at=15)
    play(flight)
    assert (jumper.zone, jumper.square, flight.shield) == (1, 12, [1, 0, 1])
    play(flight)  # 12 to 9: X again, on to blue
    assert (jumper.zone, jumper.square, flight.shield) == (2, 9, [1, 0, 0])
    flight = aboard(".", turn=3)
    jumper = put(flight, "E3-106", 1, "blue", at=12)
    play(flight)
    assert (jumper.zone, jumper.reached) == (0, 1)


def test_planetoid_gathers_speed() -> None:
    """On T7: 16, then 15, 13, 10, 6."""
    flight = aboard(".", boards=(7, 7, 7, 7), turn=3)
    planetoid = put(flight, "SE3-107", 4, "red")
    squares = []
    for _ in range(4):
        play(flight)
        squares.append(planetoid.square)
    assert squares == [15, 13, 10, 6]


def test_planetoids_last_attack() -> None:
    """4 for each letter passed: after X of T4 4 on red, 1 absorbed."""
    flight = aboard("A", turn=3)
    stand(flight, "red-upper")
    put(flight, "SE3-107", 1, "red", at=8, damage=9)
    play(flight)
    assert tokens(flight) == [3, 0, 0]


def test_mother_swarm_takes_two_at_most() -> None:
    flight = aboard("A", boards=(7, 7, 7, 7), turn=3)
    swarm = put(flight, "SE2-103", 4, "white")
    play(flight)
    assert swarm.damage == 2


def test_needleship_is_too_thin_for_heavy_lasers() -> None:
    flight = aboard("A", "A", boards=(7, 7, 7, 7), turn=3)
    stand(flight, "red-upper", "red-lower")
    needleship = put(flight, "E3-101", 4, "red")
    play(flight)
    assert needleship.damage == 1


def test_laser_jam() -> None:
    """A is a repair; the last one takes an energy of the central reactor and has no effect without."""
    flight = aboard("A A A", turn=3)
    jam = put(flight, "I1-101", 1)
    jam.speed = 0
    play(flight)
    assert (jam.damage, flight.reactor[1]) == (1, 3)
    flight.reactor[1] = 0
    play(flight)
    assert (jam.damage, jam.status) == (1, "in-play")
    flight.reactor[1] = 2
    play(flight)
    assert (jam.status, flight.reactor[1]) == ("destroyed", 1)


def test_power_pack_overload() -> None:
    """A in both stations in one turn: 1 + 1 + 1; its Y repairs 1."""
    flight = aboard("A", "A", turn=3)
    stand(flight, "red-lower", "blue-lower")
    overload = put(flight, "I2-101", 1)
    overload.speed = 0
    play(flight)
    assert overload.damage == 3
    assert perform("I2-101", "Y", damage=2)[2].damage == 1


def test_switched_off_in_the_resolver() -> None:
    """Without the switch its cards are refused by name; with it they fly."""
    mission = {
        "crew": [{"plan": ""}],
        "trajectories": {"red": 1, "white": 1, "blue": 1, "internal": 1},
        "threats": [{"card": "E1-101", "turn": 1, "zone": "red"}],
        "seed": 1,
    }
    with pytest.raises(BadFlight) as caught:
        read(json.dumps(mission).encode())
    assert "expansions" in Text()(caught.value.reason)
    result = resolve(read(json.dumps(mission | {"expansions": ["new-frontier"]}).encode()))
    assert result.survived == ["E1-101"]


def test_whole_flight() -> None:
    """Nobody does anything: Jumper E3-105 on T4 boards, number 1.

    Turn 2: 13 to 10 to 7, X on 9: left from white to red, attack 1: red shield 0. Turn 3: 7 to 4, Y on 5: attack 1 on
    red: 1 token; left round the edge to blue: attack 1: blue shield 0. Turn 4: Z: attack 3 on blue: 3 tokens; left to
    white: attack 1: white shield 0.
    """
    flight = aboard(".", turn=0)
    jumper = put(flight, "E3-105", 1, "white")
    play_until(flight, 4)
    assert (jumper.status, jumper.zone, tokens(flight)) == ("survived", 1, [1, 0, 3])
    assert (flight.shield, knocked_out(flight), stations(jumper)) == ([0, 0, 0], [], [])
