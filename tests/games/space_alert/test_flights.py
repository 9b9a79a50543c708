"""Complete flights: 140 with results known from elsewhere, five of our own worked out by hand."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from starboard.core.game import Event
from starboard.games.space_alert.flight_file import read
from starboard.games.space_alert.resolver import resolve

KNOWN: list[dict[str, Any]] = json.loads((Path(__file__).parent / "data" / "flights.json").read_text(encoding="utf-8"))[
    "flights"
]
QUIET = ["structural", "gravolift", "upper cannon", "lower cannon", "shield", "reactor"]


@pytest.mark.parametrize("known", KNOWN, ids=lambda known: f"flight {known['flight']}")
def test_known_flight(known: dict[str, Any]) -> None:
    """Every field of the result that is known agrees."""
    result = msgspec.to_builtins(resolve(read(json.dumps(known["mission"]).encode())))
    if result["score"]:
        result["threat_points"] = result["score"]["destroyed"] + result["score"]["survived"]
        result["visual"] = result["score"]["visual"]
    expected = known["expected"]
    assert {name: result[name] for name in expected} == expected


@pytest.mark.parametrize("known", KNOWN[::10], ids=lambda known: f"flight {known['flight']}")
def test_the_story_changes_nothing(known: dict[str, Any]) -> None:
    """With and without listeners the flight ends the same."""
    request = read(json.dumps(known["mission"]).encode())
    story: list[Event] = []
    assert resolve(request, story.append) == resolve(request)
    assert story


def fly(plans: list[str], boards: tuple[int, int, int, int], threats: list[tuple[str, int, str | None]]) -> Any:
    """A flight with quiet damage tokens; the whole result."""
    mission = {
        "crew": [{"name": f"P{index}", "plan": plan} for index, plan in enumerate(plans, 1)],
        "trajectories": dict(zip(("red", "white", "blue", "internal"), boards, strict=True)),
        "threats": [{"card": card, "turn": turn} | ({"zone": zone} if zone else {}) for card, turn, zone in threats],
        "damage": {"red": QUIET, "white": QUIET, "blue": QUIET},
    }
    return msgspec.to_builtins(resolve(read(json.dumps(mission).encode())))


@pytest.mark.clause("SA-6.4", "SA-6.5", "SA-6.8", "SA-11.12", "SA-13.1", "SA-7.2")
def test_own_flight_of_delays() -> None:
    """A jammed lift, a Virus and a computer that nobody can maintain.

    Virus #1 inside on T4 (13, X 9, Y 5, Z 1), speed 3: 10; 7 with X; 4 with Y; 1 with Z on turn 4.
    Fighter #4 red on T1 (10, X 5, Z 1), speed 3: 7; 4 with X; 1 with Z on turn 6.
    Amoeba #8 white on T7 (16), speed 2, shield 0, 8 hit points.

    T1  P1 lift, first. P2 lift, second: turn 2 delayed, ^ . A B. P3's C is a repair of the Virus, 1 of 3.
    T2  P1 pulse cannon, central 3 to 2, no target. P3 repairs, 2 of 3. X: reactors 1, 1, 1. Check fails, turn 3
        delayed: P1 ^ A . C C, P2 ^ . . A B, P3 C C . C.
    T3  nobody acts. Y: turn 4 delayed: P1's C C to 5 6, P2's A B to 5 6, P3's C to 5.
    T4  nobody acts. Virus Z: a token in every zone. It stays for good.
    T5  P1 looks (phase 2: 1). P2 pulse cannon, central 1 to 0: Fighter on 7, 1 - 2, nothing. P3's C: irreparable.
        Fighter X, attack 1 on red: shield 1 to 0. Check fails, turn 6 delayed: P1's C to 7, P2's B to 7.
    T6  nobody acts. Fighter Z, attack 3 on red: three tokens, red 4.
    T7  P1 looks again, 1 does not beat 1. P2 refuels: central 5.
    T8  P3 central laser, 5 on the Amoeba. T9 5 more: destroyed. Check fails: P3's turn 10 is delayed, . A A, one A
        lost.
    T11 and T12 P3 fires at nothing. Home.

    Score: destroyed 4, survived 2 + 3, tokens 4 + 1 + 1 = 6, worst zone 4, visual 1: 4 + 5 - 6 - 4 + 1 = 0.
    """
    result = fly(
        ["^ A C C", "^ A B", "C C C . . . . A A A A A"],
        (1, 7, 4, 4),
        [("I2-05", 1, None), ("E1-07", 4, "red"), ("E1-09", 8, "white")],
    )
    assert result == {
        "outcome": "survived",
        "turn": 13,
        "lost_to": None,
        "damage": {"red": 4, "white": 1, "blue": 1},
        "destroyed": ["E1-09"],
        "survived": ["E1-07", "I2-05"],
        "left": [],
        "knocked_out": [],
        "disabled_squads": 0,
        "score": {
            "destroyed": 4,
            "survived": 5,
            "damage": -6,
            "worst_zone": -4,
            "knocked_out": 0,
            "squads": 0,
            "visual": 1,
            "total": 0,
        },
    }


@pytest.mark.clause("SA-11.13", "SA-20.11", "SA-6.2", "SA-8.6", "SA-8.7", "SA-15.2")
def test_own_flight_of_knock_outs() -> None:
    """The Executioner goes through the ship while the pilot is outside.

    Executioner #1 inside on T3 (12, X 8, Y 3, Z 1), speed 2: 10; 8 with X; 6; 4; 2 with Y; 1 with Z on turn 6.
    Gunship #3 red on T4 (13, X 9, Y 5, Z 1), speed 2: 11; 9 with X; 7; 5 with Y; 3; 1 with Z on turn 8.

    T1  P1 to blue-upper, where the Executioner is. P3 down to white-lower. P4 runs to red-lower.
    T2  P1 takes the squad of blue-upper. P2 maintains the computer. P3 looks (phase 1: 1). P4 takes the squad of
        red-lower. X: the Executioner goes left into white-upper: P2 is knocked out. Check in order.
    T3  P1 into white-upper (no entry effect; the active squad would protect him anyway). P3 looks. P4 up to red-upper.
    T4  P1's battlebots hit the Executioner, 1 of 2, and are disabled by its fire. P3 looks (phase 2: 1). P4 launches;
        no threat at range 1. Gunship X, attack 2 on red: 1 absorbed, red 1.
    T5  P3 refuels. P4 stays, no target (Gunship on 9). Y: the Executioner goes down to white-lower: P3 is knocked
        out; P1 in white-upper is not where it went. Check fails: P1's C goes from 6 to 7; P4 is in space.
    T6  P4's card is A: delayed to turn 7, he comes home. Z: 3 damage to white. Gunship Y, attack 2: red 3.
    T7  P1's C: maintenance too late to help. P4 red heavy laser: 4 - 2 = 2 on the Gunship.
    T8  Gunship Z, attack 3: red 6. Nothing else happens; check after turn 9 fails and finds empty slots.

    Score: survived 6 + 2, tokens 6 + 3 = 9, worst zone 6, two crew members 4, P1's squad 1, visual 1 + 1:
    8 - 9 - 6 - 4 - 1 + 2 = -10.
    """
    result = fly(
        ["> C < R . C", ". C A A A A", "^ C C C B A A", "@lr C ^ C R A"],
        (4, 4, 4, 3),
        [("SI2-01", 1, None), ("E1-05", 3, "red")],
    )
    assert result == {
        "outcome": "survived",
        "turn": 13,
        "lost_to": None,
        "damage": {"red": 6, "white": 3, "blue": 0},
        "destroyed": [],
        "survived": ["E1-05", "SI2-01"],
        "left": [],
        "knocked_out": [1, 2],
        "disabled_squads": 1,
        "score": {
            "destroyed": 0,
            "survived": 8,
            "damage": -9,
            "worst_zone": -6,
            "knocked_out": -4,
            "squads": -1,
            "visual": 2,
            "total": -10,
        },
    }


@pytest.mark.clause("SA-9.1", "SA-9.2", "SA-9.3", "SA-9.5")
def test_own_flight_of_heroes() -> None:
    """Everybody's heroic card counts.

    Troopers I2-04 #1 inside on T5 (14, X 11, Y 7), speed 2: 12; 10 with X; 8; destroyed on turn 4.
    Frigate #2 red on T3 (12, X 8, Y 3, Z 1), speed 2, shield 2, 7 hit points: 10; 8 with X; 6; 4; destroyed on turn 6.
    Destroyer #3 blue on T2 (11, X 8, Z 1), speed 2, shield 2, 5 hit points: 9; 7 with X; 5; 3; 1 with Z on turn 7.

    T1  P1 runs to red-upper. P2 down to white-lower. P3 and P5 to blue-upper. P4 maintains the computer.
    T2  P1 heavy laser: red reactor 1, 4 - 2 = 2 on the Frigate. P2 to red-lower. P3 down to blue-lower. P5 takes the
        squad. X: the Troopers come up to blue-upper.
    T3  P1 heavy laser: red reactor 0, Frigate 4. P2 heroic B: three blocks from the central reactor and one more, red
        4. P5 heroic battlebots: Troopers 1 of 2, the squad stays active. Frigate X, attack 2 on red: 1 absorbed, red
        1.
    T4  P3 heroic light laser: 3 - 2 = 1 on the Destroyer. P5 battlebots: Troopers destroyed, squad disabled.
        Destroyer X, attack 1 on blue: absorbed.
    T5  P4 maintains (phase 2). P5's C repairs the squad.
    T6  P1 and P2: 4 + 2 - 2 = 4 on the Frigate, 8 of 7: destroyed.
    T7  P2's light laser finds nothing. Destroyer Z, attack 2 on blue, shield 0: 2 points, 4 tokens.
    T9  P4 maintains (phase 3). Home.

    Score: destroyed 6 + 8, survived 2, tokens 1 + 4, worst zone 4: 14 + 2 - 5 - 4 = 7.
    """
    result = fly(
        ["@ur A A . . A", "^ < B! . . A A", "> ^ . A!", "C . . . C . . . C", "> C R! R C"],
        (3, 4, 2, 5),
        [("I2-04", 1, None), ("SE1-01", 2, "red"), ("E1-02", 3, "blue")],
    )
    assert result == {
        "outcome": "survived",
        "turn": 13,
        "lost_to": None,
        "damage": {"red": 1, "white": 0, "blue": 4},
        "destroyed": ["I2-04", "SE1-01"],
        "survived": ["E1-02"],
        "left": [],
        "knocked_out": [],
        "disabled_squads": 0,
        "score": {
            "destroyed": 14,
            "survived": 2,
            "damage": -5,
            "worst_zone": -4,
            "knocked_out": 0,
            "squads": 0,
            "visual": 0,
            "total": 7,
        },
    }


@pytest.mark.clause("SA-19.6", "SA-11.18", "SA-12.6", "SA-4.6", "SA-1.4")
def test_own_flight_with_the_scout() -> None:
    """Cards the known flights leave out: Scout, Pulse Ball, Man-Of-War. The ship is lost.

    Scout #1 white on T1 (10, X 5, Z 1), speed 2: 8; 6; 4 with X; 2; 1 with Z on turn 5.
    Pulse Ball #2 red on T3 (12, X 8, Y 3), speed 2, shield 1, 5 hit points: 10; 8 with X; 6; 4; destroyed on turn 6.
    Man-Of-War #3 blue on T5 (14, X 11, Y 7, Z 1), speed 1: 13; 12; 11 with X, speed 2; 9; 7 with Y; 5; 3; 1 with Z
    on 10.

    T1  P1 to red-upper. P2 maintains. P3, P4 to blue-upper.    T2  P4 down to blue-lower.
    T3  The Scout's aura comes first. Pulse Ball X: 1 + 1 on every zone, shields 0, one token each.
    T4  P2 maintains (phase 2). P3 charges the blue shield: 2, blue reactor 0.
    T5  P1 heavy laser: 4 - 1 = 3 on the Pulse Ball. P4 fills the blue reactor: 3, central 0. Scout Z: 3 on white past
        any shield, white 4; its bonus stays. Man-Of-War X: 2 + 1 on blue, 2 absorbed, blue 2.
    T6  P1 again: 6 of 5, Pulse Ball destroyed. P3 charges: blue shield 2.
    T7  Man-Of-War Y: 3 + 1 on blue, 2 absorbed, blue 4.
    T10 Man-Of-War Z: 5 + 1 on blue, shield 0: two tokens are left, the third one missing loses the ship.
    """
    result = fly(
        ["< . . . A A", "C . . C", "> . . B . B", "> ^ . . B"],
        (3, 1, 5, 4),
        [("E2-02", 1, "white"), ("E1-01", 2, "red"), ("SE1-02", 3, "blue")],
    )
    assert result == {
        "outcome": "destroyed",
        "turn": 10,
        "lost_to": "SE1-02",
        "damage": {"red": 1, "white": 4, "blue": 6},
        "destroyed": ["E1-01"],
        "survived": ["E2-02"],
        "left": ["SE1-02"],
        "knocked_out": [],
        "disabled_squads": 0,
        "score": None,
    }


@pytest.mark.clause("SA-19.14", "SA-20.2", "SA-9.1", "SA-6.5", "SA-14.1")
def test_own_flight_with_the_behemoth() -> None:
    """More cards left out: Behemoth, blue Slime, Crossed Wires.

    Behemoth #2 red on T2 (11, X 8, Z 1), speed 2, shield 4, 7 hit points: 9; 7 with X; 5; 3; destroyed on turn 6.
    Slime I2-01 #4 inside on T1 (10, X 5, Z 1), speed 2: 8; 6; 4 with X; 2; 1 with Z on turn 8.
    Crossed Wires #7 inside on T1, speed 3: 7; 4 with X; 1 with Z on turn 9.

    T1  P1 runs to red-lower. P2 to red-upper. P3 maintains the computer.
    T2  P1 takes the squad. P2 down to red-lower. P3 to red-upper.
    T3  P1 up to red-upper. Behemoth X, no damage on it: attack 2 on red, 1 absorbed, red 1.
    T4  P4 maintains (phase 2).
    T5  P1 launches: the Behemoth alone at range 1, 9 - 4 = 5 damage; P1 is knocked out, his squad disabled.
    T6  P2 and P3: 2 + 4 - 4 = 2, 7 of 7: destroyed. Slime X: two rockets are left.
    T8  P4 to blue-upper. Slime Z: 2 damage to blue. Crossed Wires X: central 3, two blocks into the white shield (3),
        one leaks: white 1.
    T9  P4 takes the damaged lift into the Slime, and the computer is not maintained: turn 10 is delayed once, C and A
        go to 11 and 12. Crossed Wires Z: reactors 1, 0, 2: red 2, blue 4.
    T11 P4 launches a rocket, T12 fires the light laser; neither finds a target.

    Score: destroyed 12, survived 3 + 4, tokens 2 + 1 + 4 = 7, worst zone 4, P1 2 and his squad 1:
    12 + 7 - 7 - 4 - 2 - 1 = 5.
    """
    result = fly(
        ["@lr C ^ . C R R", "< ^ . . . A", "C < . . . A", ". . . C . . . > ^ C A"],
        (2, 4, 4, 1),
        [("SE2-01", 2, "red"), ("I2-01", 4, None), ("SI1-05", 7, None)],
    )
    assert result == {
        "outcome": "survived",
        "turn": 13,
        "lost_to": None,
        "damage": {"red": 2, "white": 1, "blue": 4},
        "destroyed": ["SE2-01"],
        "survived": ["I2-01", "SI1-05"],
        "left": [],
        "knocked_out": [0],
        "disabled_squads": 1,
        "score": {
            "destroyed": 12,
            "survived": 7,
            "damage": -7,
            "worst_zone": -4,
            "knocked_out": -2,
            "squads": -1,
            "visual": 0,
            "total": 5,
        },
    }
