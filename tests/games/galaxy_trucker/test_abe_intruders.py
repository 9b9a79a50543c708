"""Intruders (ABE-6): entry, walk, harm, bombs, rewards. Every walk of the worked examples, step by step."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.galaxy_trucker.abe_fixtures import fixture, ship_of
from tests.games.galaxy_trucker.flight_helpers import Flown, at, fly, known, tub

from starboard.games.galaxy_trucker.adventures.intruders import Intruder, onward, walk
from starboard.games.galaxy_trucker.cards import LeftOrRight, cards
from starboard.games.galaxy_trucker.events.flight import (
    BombPlanted,
    CrewLost,
    Destroyed,
    Earned,
    Exploded,
    FellOff,
    GoodLost,
    IntruderKilled,
    IntruderLeft,
    IntruderRolled,
    IntruderStepped,
    LeftFlight,
    NoWayIn,
    Offered,
    ScaredOff,
    TokenLost,
)
from starboard.games.galaxy_trucker.moves.flight import (
    DoneLoading,
    Enough,
    HoldCourse,
    Keep,
    Power,
    Stow,
    Thrust,
    WalksFirst,
)
from starboard.games.galaxy_trucker.ship.ship import Ship, copy_ship
from starboard.games.galaxy_trucker.ship.tiles import FRONT, LEFT, REAR, RIGHT

FROM_LEFT = "ABE-I-2"
"""Predator, from the left, left hand, 4 steps, 3 credits."""
FROM_RIGHT = "ABE-III-4"
"""Commando, from the right, left hand, legs 6 + 6, 2 red and 1 yellow."""


def steps(flown: Flown, seat: int = 0, hand: LeftOrRight | None = None) -> list[str]:
    """The components an intruder stood on, as spots."""
    return [
        f"{event.row},{event.column}"
        for event in flown.told(IntruderStepped)
        if event.seat == seat and hand in (None, event.hand)
    ]


def spots(events: list[BombPlanted] | list[Destroyed] | list[IntruderKilled], seat: int = 0) -> list[str]:
    return [f"{event.row},{event.column}" for event in events if event.seat == seat]


def shy(flown: Flown) -> Flown:
    """Nobody uses thrusters, activates bots or loads anything."""
    while not flown.done:
        answers = flown.moves()
        calm = next((move for move in answers if isinstance(move, Enough | HoldCourse | DoneLoading)), answers[0])
        flown.answer(flown.question.seat, calm)
    return flown


# --- WE-15, WE-16, WE-17 ---------------------------------------------------------------------------------------


@pytest.mark.clause("ABE-6.3.3", "ABE-6.3.4")
def test_we_15_card_reading() -> None:
    """Front, 5, left hand: heads for the rear, and tries its own left first: the ship's right side."""
    card = cards()["ABE-II-2"]
    assert isinstance(card, Intruder)
    assert (card.side, card.legs, card.hands) == ("front", (5,), ("left",))
    cross = ship_of(
        """
        6,7 structural 0030
        7,6 structural 0300
        7,7 start-cabin 3333
        7,8 structural 0003
        8,7 structural 3000
        """
    )
    assert list(walk(cross, at("6,7"), REAR, "left", 3)) == [(at("6,7"), REAR), (at("7,7"), REAR), (at("7,8"), RIGHT)]


@pytest.mark.clause(
    "ABE-6.1.3", "ABE-6.1.4", "ABE-6.2.1", "ABE-6.2.2", "ABE-6.2.4", "ABE-6.3.1", "ABE-6.3.7", "ABE-6.4.1", "ABE-6.4.3"
)
@pytest.mark.parametrize(
    ("dice", "path", "killed", "tokens", "humans"),
    [
        ("13", [], False, 3, 6),
        ("23", ["5,7", "6,7", "7,7"], True, 3, 6),
        ("33", ["6,6", "6,7", "5,7", "6,7"], False, 3, 6),
        ("34", [], False, 3, 6),
        ("44", ["8,5", "7,5"], True, 3, 6),
        ("45", ["9,5", "9,6", "8,6", "8,5"], False, 0, 4),
        ("55", [], False, 3, 6),
    ],
    ids=["4", "5", "6", "7", "8", "9", "10"],
)
def test_we_16_predator(dice: str, path: list[str], killed: bool, tokens: int, humans: int) -> None:
    flown = shy(fly(FROM_LEFT, [fixture(), tub()], dice=dice))
    ship = flown.ship(0)
    assert steps(flown) == path
    assert [event.seat for event in flown.told(IntruderKilled)] == ([0] if killed else [])
    assert flown.credits()[0] == (3 if killed else 0)
    assert (ship.tokens, ship.human_crew) == (tokens, humans)
    assert len(ship.components) == 18
    assert (0 in [event.seat for event in flown.told(NoWayIn)]) == (dice in ("13", "55"))
    assert [event.seat for event in flown.told(ScaredOff)] == ([0] if dice == "34" else [])
    assert flown.positions()[0] == 0, "no days, also for whoever has killed it (ABE-6.1.4)"


@pytest.mark.clause("ABE-6.3.4", "ABE-6.5.1", "ABE-6.5.2", "ABE-6.5.5", "ABE-6.5.7")
def test_we_17_commando() -> None:
    """Bombs on steps 6 and 12; engine and battery explode, engine 9,5 falls off; the battery's tokens are gone."""
    flown = shy(fly(FROM_RIGHT, [fixture(), tub()], dice="34"))
    path = ["7,9", "8,9", "9,9", "8,9", "8,8", "9,8", "8,8", "8,7", "8,6", "9,6", "9,5", "9,6"]
    assert steps(flown) == path
    assert spots(flown.told(BombPlanted)) == ["9,8", "9,6"]
    assert [event.step for event in flown.told(BombPlanted) if event.seat == 0] == [6, 12]
    assert [event.squares for event in flown.told(Exploded) if event.seat == 0] == [((9, 6), (9, 8))]
    assert [event.squares for event in flown.told(FellOff) if event.seat == 0] == [((9, 5),)]
    assert len(flown.lost(0)) == 3
    assert flown.ship(0).tokens == 0
    assert flown.ship(0).human_crew == 6
    assert not flown.told(IntruderKilled)
    assert not flown.told(Offered)


@pytest.mark.clause("ABE-6.5.3", "ABE-6.5.6")
def test_we_17_with_armed_crew() -> None:
    """The crew of 8,6 is armed: killed on step 9; only the engine explodes, the tokens stay, the reward is offered."""
    ship = fixture()
    ship.wires = ((at("6,7"), at("8,6")),)
    flown = fly(FROM_RIGHT, [ship, tub()], dice="34")
    flown.answer(0, HoldCourse())
    assert steps(flown) == ["7,9", "8,9", "9,9", "8,9", "8,8", "9,8", "8,8", "8,7", "8,6"]
    assert [event.step for event in flown.told(IntruderKilled)] == [9]
    assert spots(flown.told(Destroyed)) == ["9,8"]
    assert flown.ship(0).tokens == 3
    assert flown.told(Offered)[0].goods == ("red", "red", "yellow")
    kinds = [type(event) for event in flown.events]
    assert kinds.index(Exploded) < kinds.index(Offered)


@pytest.mark.clause("ABE-6.1.2", "ABE-3.2.9", "ABE-3.2.10", "ABE-3.2.6")
@pytest.mark.parametrize(
    ("dice", "path", "killed", "miss"),
    [
        ("13", ["5,7", "6,7", "7,7"], True, False),
        ("34", ["8,5", "7,5"], True, False),
        ("33", [], False, False),
        ("45", [], False, True),
    ],
    ids=["4 to 5", "7 to 8", "6 to 7", "9 to 10"],
)
def test_we_16_with_the_thruster(dice: str, path: list[str], killed: bool, miss: bool) -> None:
    """T1's rear nozzle adds 1 to the row, for one token; T2 (front) is connected to no crew, so nothing subtracts 1."""
    flown = fly(FROM_LEFT, [fixture(), tub()], dice=dice)
    assert flown.moves() == [Thrust("rear"), HoldCourse()]
    assert flown.refused(0, Thrust("front")) == "ABE-3.2.9"
    assert flown.refused(0, Thrust("left")) == "ABE-3.2.4"
    flown.answer(0, Thrust("rear"))
    assert steps(flown) == path
    assert flown.credits()[0] == (3 if killed else 0)
    assert (0 in [event.seat for event in flown.told(NoWayIn)]) == miss
    assert bool([event for event in flown.told(ScaredOff) if event.seat == 0]) == (dice == "33")
    assert flown.ship(0).tokens == 2


@pytest.mark.clause("ABE-6.1.2")
def test_we_17_shifted_is_worse() -> None:
    """Row 8: bombs in the hold (step 6) and in the cabin 8,6 (step 12)."""
    flown = fly(FROM_RIGHT, [fixture(), tub()], dice="34")
    flown.answer(0, Thrust("rear"))
    assert steps(flown) == ["8,9", "9,9", "8,9", "8,8", "9,8", "8,8", "8,7", "8,6", "9,6", "9,5", "9,6", "8,6"]
    assert spots(flown.told(BombPlanted)) == ["8,8", "8,6"]
    assert [event.squares for event in flown.told(Exploded) if event.seat == 0] == [((8, 6), (8, 8))]


@pytest.mark.clause("ABE-6.1.2", "ABE-3.2.9")
def test_crew_eaten_up_or_asleep_fires_no_thrusters() -> None:
    """Nobody is left in 8,9, the cabin at T1: no thruster may be used, though meteors could still be dodged."""
    flown = fly(FROM_LEFT, [fixture(humans={"8,9": 0}), tub()], dice="45")
    assert flown.told(IntruderLeft)
    assert not [event for event in flown.events if type(event).__name__ == "Shifted"]


# --- the roll and the entry ------------------------------------------------------------------------------


@pytest.mark.clause("ABE-6.1.1", "ABE-6.1.4")
def test_one_roll_for_all_ships_each_with_its_own_intruder() -> None:
    """The leader rolls; ships are visited in flight order; nobody loses a day and nobody declares cannon power."""
    flown = shy(fly(FROM_LEFT, [fixture(), fixture()], positions=[2, 7], dice="45"))
    assert [(event.by, event.dice, event.line, event.at) for event in flown.told(IntruderRolled)] == [
        (1, (4, 5), 9, (1, 0))
    ]
    assert [event.seat for event in flown.told(IntruderLeft)] == [1, 0]
    assert [ship.tokens for ship in (flown.ship(0), flown.ship(1))] == [0, 0]
    assert flown.positions() == [2, 7]


@pytest.mark.clause("ABE-6.1.3")
@pytest.mark.parametrize(
    ("card", "dice", "entry"),
    [("ABE-I-2", "34", "7,5"), ("ABE-I-3", "44", "6,8"), ("ABE-I-4", "34", "7,9"), ("ABE-III-2", "44", "8,8")],
    ids=["left", "front", "right", "rear"],
)
def test_it_enters_the_outermost_component_of_the_line(card: str, dice: str, entry: str) -> None:
    flown = shy(fly(card, [known(), known()], dice=dice))
    assert steps(flown)[0] == entry


@pytest.mark.clause("ABE-6.2.3")
def test_shields_cannons_and_armour_do_not_stop_it() -> None:
    ship = ship_of(
        """
        7,5 cannon     0300 barrel=left
        7,6 structural 0303 armour=left
        7,7 start-cabin 3333
        7,8 shield     0003 guards=left,rear
        """
    )
    flown = shy(fly(FROM_LEFT, [ship, tub()], dice="34"))
    assert steps(flown) == ["7,5", "7,6", "7,7", "7,8"]
    assert flown.ship(0).human_crew == 0


BOTS = """
    6,6 crewbot-station 0300
    6,7 armory      0033
    7,6 structural  0303
    7,5 battery     0300
    7,7 start-cabin 3003
"""


@pytest.mark.clause("ABE-6.2.5", "ABE-3.5.4", "ABE-3.5.6")
def test_crewbots_are_armed_if_they_are_awake_before_it_enters() -> None:
    """Row 6 enters at the station. Asleep it is walked over; awake and armed it scares the predator off."""
    flown = fly(FROM_LEFT, [ship_of(BOTS), tub()], dice="33")
    assert flown.moves() == [Power(6, 6), Enough()]
    assert flown.refused(0, Power(6, 7)) == "ABE-6.2.5"
    flown.answer(0, Enough())
    # the start cabin's crew is armed too: killed there
    assert steps(flown) == ["6,6", "6,7", "7,7"]
    flown = fly(FROM_LEFT, [ship_of(BOTS), tub()], dice="33")
    flown.answer(0, Power(6, 6))
    assert [event.seat for event in flown.told(ScaredOff)] == [0]
    assert flown.ship(0).tokens == 1
    assert flown.credits()[0] == 0


@pytest.mark.clause("ABE-6.2.5")
def test_nobody_is_asked_about_crewbots_that_would_not_be_armed() -> None:
    text = BOTS.replace("6,7 armory     ", "6,7 structural ")
    flown = fly(FROM_LEFT, [ship_of(text), tub()], dice="33")
    assert flown.done or flown.question.seat == 1
    assert steps(flown)[0] == "6,6"


@pytest.mark.clause("ABE-3.2.9", "ABE-3.5.4")
def test_awake_crewbots_fire_a_thruster_and_stay_awake() -> None:
    """The thruster hangs on the station: the bots are woken for it, and then armed without a further token."""
    ship = ship_of(
        """
        6,6 thruster        0030 nozzles=front,rear
        7,5 battery         0300
        7,6 crewbot-station 3303
        7,7 armory          0303
        7,8 start-cabin     0003
        """
    )
    flown = fly(FROM_LEFT, [ship, tub()], dice="24")
    assert flown.moves() == [Power(7, 6), HoldCourse()]
    flown.answer(0, Power(7, 6))
    assert Thrust("rear") in flown.moves()
    flown.answer(0, Thrust("rear"))
    assert steps(flown) == ["7,5", "7,6"]
    assert [event.step for event in flown.told(IntruderKilled)] == [2]
    assert flown.ship(0).tokens == 0
    assert flown.credits()[0] == 3


# --- the walk ------------------------------------------------------------------------------

RING = """
    6,6 structural 0330
    6,7 structural 0333
    6,8 structural 0033
    7,6 structural 3030
    7,7 start-cabin 3000
    7,8 structural 3030
    8,6 structural 3300
    8,7 cargo-hold 0303
    8,8 structural 3003
"""
"""A ring of eight around the start cabin, which hangs on 6,7 alone."""


@pytest.mark.clause("ABE-6.3.2", "ABE-6.3.4", "ABE-6.3.5")
@pytest.mark.parametrize(
    ("hand", "path"),
    [
        ("left", "6,7 6,8 7,8 8,8 8,7 8,6 7,6 6,6 6,7 7,7"),
        ("right", "6,7 6,6 7,6 8,6 8,7 8,8 7,8 6,8 6,7 7,7"),
    ],
)
def test_the_wall_is_followed(hand: LeftOrRight, path: str) -> None:
    """From the front into 6,7: the left-handed goes round by the ship's right, the other by its left.

    Back on 6,7 the left-handed one comes from 6,6 heading right: left (front) has no join, straight on is 6,8 again.
    """
    ring = ship_of(RING)
    found = [place for place, _heading in walk(ring, at("6,7"), REAR, hand, 10)]
    wanted = [at(spot) for spot in path.split()]
    assert found[:9] == wanted[:9]
    assert found[9] == at("6,8" if hand == "left" else "6,6")


@pytest.mark.clause("ABE-6.3.4", "ABE-6.3.5")
@pytest.mark.parametrize(
    ("joins", "left", "right"),
    [
        ((True, True, True, True), LEFT, RIGHT),
        ((True, True, True, False), FRONT, RIGHT),
        ((True, False, True, True), LEFT, FRONT),
        ((False, True, True, False), RIGHT, RIGHT),
        ((False, False, True, True), LEFT, LEFT),
        ((False, False, True, False), REAR, REAR),
    ],
)
def test_left_straight_right_back(joins: tuple[bool, ...], left: int, right: int) -> None:
    """Heading for the front in the middle of a cross, some arms of which are not joined."""
    around = ["6,7", "7,8", "8,7", "7,6"]
    sides = "".join("3" if join else "0" for join in joins)
    lines = [f"7,7 start-cabin {sides}"]
    lines += [
        f"{spot} structural {''.join('3' if s == (n ^ 2) else '0' for s in range(4))}" for n, spot in enumerate(around)
    ]
    ship = ship_of("\n".join(lines))
    assert onward(ship, at("7,7"), FRONT, "left") == (at(around[left]), left)
    assert onward(ship, at("7,7"), FRONT, "right") == (at(around[right]), right)


@pytest.mark.clause("ABE-6.3.2", "ABE-3.3.4")
def test_switchboards_are_walked_through_their_links_are_not() -> None:
    """7,6 and 7,8 are connected by the switchboard and by wire; the way leads over the switchboard."""
    ship = ship_of(
        """
        6,7 switchboard 0330
        6,8 structural  0003
        7,6 structural  0300
        7,7 start-cabin 3003
        """
    )
    ship.wires = ((at("7,6"), at("6,8")),)
    assert at("6,8") in ship.connected(at("7,6"))
    path = [place for place, _heading in walk(ship, at("7,6"), RIGHT, "left", 5)]
    assert path == [at(spot) for spot in ("7,6", "7,7", "6,7", "6,8", "6,7")]


@pytest.mark.clause("ABE-6.3.6", "ABE-6.5.5")
def test_without_any_join_it_stays_and_all_bombs_lie_there() -> None:
    alone = ship_of("7,7 start-cabin 3333")
    flown = fly(FROM_RIGHT, [alone, tub()], dice="34")
    shy(flown)
    assert steps(flown) == ["7,7"] * 12
    assert spots(flown.told(BombPlanted)) == ["7,7", "7,7"]
    assert [event.squares for event in flown.told(Exploded) if event.seat == 0] == [((7, 7),)]
    assert [(event.seat, event.why) for event in flown.told(LeftFlight) if event.seat == 0] == [(0, "no-humans")]


@pytest.mark.clause("ABE-6.3.8")
def test_a_path_is_fully_determined() -> None:
    """Nobody is asked anything between entry and end, and the path can be told before it is walked."""
    ship = fixture()
    told = [place for place, _heading in walk(ship, at("9,5"), RIGHT, "left", 4)]
    flown = fly(FROM_LEFT, [fixture(), tub()], dice="45")
    shy(flown)
    assert [at(spot) for spot in steps(flown)] == told
    first = next(n for n, event in enumerate(flown.events) if isinstance(event, IntruderStepped))
    last = next(n for n, event in enumerate(flown.events) if isinstance(event, IntruderLeft))
    assert {type(event) for event in flown.events[first:last]} <= {IntruderStepped, TokenLost, CrewLost}


@pytest.mark.clause("ABE-6.3.9", "ABE-6.3.10", "ABE-4.2.2")
def test_the_seam_of_a_cylinder_is_walked_across() -> None:
    """Row 3 of a IIB ship: from 3,1 to the left it goes on in 3,9."""
    ship = ship_of(
        """
        3,1 structural 0303
        3,2 structural 0003
        3,8 structural 0300
        3,9 structural 0303
        """,
        board="IIB",
    )
    path = [place for place, _heading in walk(ship, at("3,2"), LEFT, "left", 4)]
    assert path == [at(spot) for spot in ("3,2", "3,1", "3,9", "3,8")]


@pytest.mark.clause("ABE-4.2.13", "ABE-4.2.3", "ABE-6.1.3")
def test_entry_from_the_front_of_a_cylinder_uses_the_pairs_of_dice() -> None:
    """3 and 3 name column 5, whichever way they are added up."""
    ship = ship_of("2,5 start-cabin 0030\n3,5 structural 3000", board="IIB")
    flown = shy(fly("ABE-I-3", [ship, copy_ship(ship)], dice="33", rounds="II-III"))
    assert [(event.dice, event.line, event.start) for event in flown.told(IntruderRolled)] == [((3, 3), 5, 0)]
    assert steps(flown) == ["2,5", "3,5", "2,5", "3,5"]


@pytest.mark.clause("ABE-4.2.13", "ABE-4.2.4", "ABE-6.2.1")
def test_a_first_die_that_misses_a_cylinder_lets_nobody_in() -> None:
    ship = ship_of("2,5 start-cabin 0030\n3,5 structural 3000", board="IIB")
    flown = shy(fly(FROM_LEFT, [ship, copy_ship(ship)], dice="1", rounds="II-III"))
    assert [event.seat for event in flown.told(NoWayIn)] == [0, 1]


@pytest.mark.clause("ABE-6.3.10", "ABE-4.2.13", "ABE-4.2.6")
def test_on_a_cylinder_back_may_lead_on_at_the_entry() -> None:
    """From the left, row 3 starting in column 3: 3,3 is joined to nothing but 3,2 behind it."""
    ship = ship_of(
        """
        3,2 structural  0300
        3,3 cargo-hold  0003
        2,5 start-cabin 0000
        """,
        board="IIB",
    )
    flown = fly(FROM_LEFT, [ship, copy_ship(ship)], dice="41", rounds="II-III")
    shy(flown)
    assert steps(flown) == ["3,3", "3,2", "3,3", "3,2"]


@pytest.mark.clause("ABE-6.3.9")
def test_whatever_joins_is_a_passage() -> None:
    """A changed face (a pipe, another component) joins like any other; smooth sides do not."""
    apart = ship_of("7,6 structural 0000\n7,7 start-cabin 3333")
    joined = ship_of("7,6 structural 0300\n7,7 start-cabin 3333")
    assert onward(apart, at("7,6"), RIGHT, "left") == (at("7,6"), RIGHT)
    assert onward(joined, at("7,6"), RIGHT, "left") == (at("7,7"), RIGHT)


# --- predators ------------------------------------------------------------------------------


@pytest.mark.clause("ABE-6.4.1", "ABE-6.4.5")
def test_a_predator_eats_everything_component_by_component() -> None:
    """Humans, an alien, goods and tokens, from the entry on; components are not harmed and nothing is owed."""
    ship = ship_of(
        """
        7,5 cargo-hold   0300
        7,6 battery      0303
        7,7 start-cabin  0303
        7,8 cabin        0033
        8,8 life-support 3000
        """,
        goods={"7,5": ("yellow", "blue")},
        aliens={"7,8": "purple"},
    )
    ship.changed[at("8,8")] = ship.face(at("8,8"))
    flown = shy(fly(FROM_LEFT, [ship, tub()], dice="34"))
    told = [
        (type(event).__name__, event.row, event.column)
        for event in flown.events
        if isinstance(event, GoodLost | TokenLost | CrewLost) and event.seat == 0
    ]
    assert told == [
        ("GoodLost", 7, 5),
        ("GoodLost", 7, 5),
        ("TokenLost", 7, 6),
        ("TokenLost", 7, 6),
        ("CrewLost", 7, 7),
        ("CrewLost", 7, 7),
        ("CrewLost", 7, 8),
    ]
    left = flown.ship(0)
    assert not left.goods
    assert not left.crew
    assert not left.tokens
    assert len(left.components) == 5
    assert flown.lost(0) == []


@pytest.mark.clause("ABE-6.4.2", "ABE-3.5.9")
def test_crewbots_are_no_food() -> None:
    ship = ship_of(
        """
        7,5 crewbot-station 0300
        7,6 structural      0303
        7,7 start-cabin     0303
        """
    )
    ship.active = (at("7,5"),)
    flown = shy(fly(FROM_LEFT, [ship, tub()], dice="34"))
    assert steps(flown)[:3] == ["7,5", "7,6", "7,7"]
    assert {(event.row, event.column) for event in flown.told(CrewLost) if event.seat == 0} == {(7, 7)}


@pytest.mark.clause("ABE-6.4.2", "ABE-9.14")
def test_hidden_goods_are_not_found() -> None:
    """A Smuggler's cube in a structural module stays; the one in the hold is eaten."""
    ship = ship_of(
        """
        7,5 cargo-hold  0300
        7,6 structural  0303
        7,7 start-cabin 3333
        """,
        goods={"7,5": ("green",), "7,6": ("blue",)},
    )
    ship.perks = ("smuggler.a",)
    flown = shy(fly(FROM_LEFT, [ship, tub()], dice="34"))
    assert [(event.column, event.good) for event in flown.told(GoodLost)] == [(5, "green")]
    assert flown.ship(0).goods == {at("7,6"): ("blue",)}


@pytest.mark.clause("ABE-6.4.1", "ABE-3.1.6")
def test_solar_panels_are_not_eaten() -> None:
    flown = shy(fly(FROM_LEFT, [ship_of("7,6 solar-panel 0300\n7,7 start-cabin 3333"), tub()], dice="34"))
    assert at("7,6") in flown.ship(0).components
    assert not flown.told(TokenLost)


@pytest.mark.clause("ABE-6.4.2", "ABE-6.4.3")
def test_armed_crew_kills_it_and_nothing_there_is_eaten() -> None:
    flown = shy(fly(FROM_LEFT, [fixture(), tub()], dice="23"))
    assert not [event for event in flown.told(CrewLost) if event.seat == 0]
    assert [event.credits for event in flown.told(Earned)] == [3]


@pytest.mark.clause("ABE-6.4.4")
def test_a_ship_without_humans_leaves_after_the_card() -> None:
    flown = shy(fly(FROM_LEFT, [ship_of("7,7 start-cabin 3333"), fixture()], dice="34"))
    assert [(event.seat, event.why) for event in flown.told(LeftFlight)] == [(0, "no-humans")]
    kinds = [type(event) for event in flown.events]
    assert kinds.index(LeftFlight) > kinds.index(ScaredOff) > kinds.index(IntruderLeft)


# --- commandos ------------------------------------------------------------------------------

CORRIDOR = """
    7,5 structural  0300
    7,6 structural  0303
    7,7 start-cabin 0303
    7,8 cargo-hold  0303
    7,9 {end}       0003
"""


def corridor(end: str = "cargo-hold") -> Ship:
    """Five in a row, the start cabin in the middle."""
    return ship_of(CORRIDOR.format(end=end))


@pytest.mark.clause("ABE-6.5.1", "ABE-6.5.2", "ABE-6.5.7")
def test_a_commando_plants_a_bomb_at_the_end_of_each_leg() -> None:
    """ABE-II-4: from the left, 4 + 4. There and back again: steps 4 and 8 are 7,8 and 7,6."""
    flown = fly("ABE-II-4", [corridor(), tub()], dice="34")
    shy(flown)
    assert steps(flown) == ["7,5", "7,6", "7,7", "7,8", "7,9", "7,8", "7,7", "7,6"]
    assert spots(flown.told(BombPlanted)) == ["7,8", "7,6"]
    assert [event.squares for event in flown.told(Exploded) if event.seat == 0] == [((7, 6), (7, 8))]
    assert sorted(flown.ship(0).components) == [at("7,7")]
    assert flown.ship(0).human_crew == 2
    assert len(flown.lost(0)) == 4


@pytest.mark.clause("ABE-6.5.3", "ABE-6.5.4")
def test_a_bomb_that_is_due_on_a_defended_component_is_not_planted() -> None:
    """ABE-I-4 walks 6 steps from the right: 7,9 to 7,5 and back to 7,6. Defended there, it dies before planting."""
    ship = corridor()
    ship.put(at("6,6"), ship_of("6,6 defense-system 0030").components[at("6,6")])
    flown = shy(fly("ABE-I-4", [corridor(), tub()], dice="34"))
    assert steps(flown) == ["7,9", "7,8", "7,7", "7,6", "7,5", "7,6"]
    assert spots(flown.told(BombPlanted)) == ["7,6"]
    guarded = ship_of(CORRIDOR.format(end="cargo-hold").replace("7,6 structural ", "7,6 defense-system "))
    flown = fly("ABE-I-4", [guarded, tub()], dice="34")
    flown.answer(0, DoneLoading())
    assert steps(flown) == ["7,9", "7,8", "7,7", "7,6"]
    assert not [event for event in flown.told(BombPlanted) if event.seat == 0]


@pytest.mark.clause("ABE-6.5.3", "ABE-6.5.6")
def test_bombs_already_planted_explode_before_the_reward_is_loaded() -> None:
    """Legs 4 + 4 from the left: the bomb lies on 7,8 (the hold), and 7,9 kills it. The reward has no hold left."""
    ship = corridor("defense-system")
    flown = shy(fly("ABE-II-4", [ship, tub()], dice="34"))
    assert [event.step for event in flown.told(IntruderKilled)] == [5]
    assert [event.squares for event in flown.told(Exploded) if event.seat == 0] == [((7, 8),)]
    assert flown.told(Offered)[0].goods == ("red", "yellow")
    assert not flown.ship(0).goods
    assert sorted(flown.ship(0).components) == [at("7,5"), at("7,6"), at("7,7")]


@pytest.mark.clause("ABE-6.5.2")
def test_the_owner_chooses_among_pieces_after_all_bombs_have_gone_off() -> None:
    """Cabins on both ends of the corridor: the bomb on 7,6 leaves two pieces with cabins."""
    ship = ship_of(
        """
        7,5 cabin       0300
        7,6 structural  0303
        7,7 start-cabin 0303
        7,8 structural  0003
        """
    )
    flown = fly("ABE-I-4", [ship, tub()], dice="34")
    # from the right: 7,8 7,7 7,6 7,5 7,6 7,7: the bomb lies on the start cabin
    assert spots(flown.told(BombPlanted)) == ["7,7"]
    assert flown.told(FellOff)[0].squares == ((7, 8),)
    assert flown.ship(0).human_crew == 2
    two = ship_of(
        """
        7,5 cabin       0300
        7,6 structural  0303
        7,7 structural  0303
        7,8 start-cabin 0003
        """
    )
    flown = fly("ABE-I-4", [two, tub()], dice="34")
    assert spots(flown.told(BombPlanted)) == ["7,7"]
    assert flown.refused(0, Keep(9, 9)) == "GT-6.12"
    flown.answer(0, Keep(7, 8))
    assert sorted(flown.ship(0).components) == [at("7,8")]


@pytest.mark.clause("ABE-3.8.3", "ABE-6.5.2")
def test_armour_does_not_help_against_bombs() -> None:
    ship = ship_of(
        CORRIDOR.format(end="cargo-hold").replace("7,6 structural  0303", "7,6 structural 0303 armour=front,left")
    )
    shy(flown := fly("ABE-I-4", [ship, tub()], dice="34"))
    assert at("7,6") not in flown.ship(0).components


# --- pairs and the predator commando ------------------------------------------------------------------------------

HALL = """
    6,6 {left}      0330
    6,7 structural  0333
    6,8 {right}     0033
    7,6 cabin       3000
    7,7 start-cabin 3030
    7,8 cargo-hold  3000
    8,7 structural  3000
"""


def hall(left: str = "structural", right: str = "structural", **contents: Any) -> Ship:
    """From 6,7 the left-handed goes to 6,8 and 7,8, the right-handed to 6,6 and 7,6, and both come back."""
    return ship_of(HALL.format(left=left, right=right), **contents)


@pytest.mark.clause("ABE-6.6.1")
@pytest.mark.parametrize("first", ["left", "right"])
def test_a_pair_shares_the_entry_and_the_owner_says_who_walks_first(first: LeftOrRight) -> None:
    flown = fly("ABE-III-3", [hall(goods={"7,8": ("blue",)}), tub()], dice="34")
    assert len(flown.told(IntruderRolled)) == 1
    assert flown.refused(0, Enough()) == "ABE-6.6.1"
    flown.answer(0, WalksFirst(first))
    assert [event.hand for event in flown.told(IntruderStepped) if event.seat == 0] == [first] * 5 + [
        "right" if first == "left" else "left"
    ] * 5
    assert steps(flown, hand="left") == ["6,7", "6,8", "7,8", "6,8", "6,7"]
    assert steps(flown, hand="right") == ["6,7", "6,6", "7,6", "6,6", "6,7"]
    assert not flown.ship(0).goods
    assert flown.ship(0).humans == {at("7,7"): 2}


@pytest.mark.clause("ABE-6.6.2")
def test_a_defended_entry_scares_off_both() -> None:
    ship = ship_of(HALL.format(left="structural", right="structural").replace("6,7 structural ", "6,7 defense-system "))
    flown = fly("ABE-III-3", [ship, tub()], dice="34")
    assert [event.seat for event in flown.told(ScaredOff)] == [0]
    assert not steps(flown)
    assert flown.credits()[0] == 0


@pytest.mark.clause("ABE-6.6.4")
def test_a_reward_for_each_of_a_pair() -> None:
    """ABE-III-3 pays 4 credits each: one killed pays 4, both pay 8; a defender may kill both."""
    one = fly("ABE-III-3", [hall(left="defense-system"), tub()], dice="34")
    one.answer(0, WalksFirst("left"))
    assert one.credits()[0] == 4
    both = fly("ABE-III-3", [hall("defense-system", "defense-system"), tub()], dice="34")
    both.answer(0, WalksFirst("right"))
    assert both.credits()[0] == 8
    same = ship_of("5,7 structural 0030\n6,7 defense-system 3030\n7,7 start-cabin 3000")
    flown = fly("ABE-III-3", [same, tub()], dice="34")
    flown.answer(0, WalksFirst("left"))
    assert spots(flown.told(IntruderKilled)) == ["6,7", "6,7"]
    assert flown.credits()[0] == 8


@pytest.mark.clause("ABE-6.6.3")
def test_all_bombs_of_a_pair_explode_together_even_if_one_died_early() -> None:
    """ABE-IV-4: from the right, 6 + 6 each. One is killed before its first bomb; the other plants both."""
    ship = ship_of(
        """
        6,7 defense-system 0033
        6,6 structural  0300
        7,6 structural  0300
        7,7 start-cabin 3333
        7,8 structural  0303
        7,9 structural  0003
        8,7 cargo-hold  3000
        """
    )
    flown = fly("ABE-IV-4", [ship, tub()], dice="34")
    flown.answer(0, WalksFirst("right"))
    # right hand: 7,9 7,8 7,7, then its right is the front: 6,7 kills it on step 4.
    assert steps(flown, hand="right") == ["7,9", "7,8", "7,7", "6,7"]
    # left hand: down into the hold, back, to 7,6, back, then up: 6,7 kills it on step 8, after the bomb of step 6.
    assert steps(flown, hand="left") == ["7,9", "7,8", "7,7", "8,7", "7,7", "7,6", "7,7", "6,7"]
    assert [event.squares for event in flown.told(Exploded)] == [((7, 6),)]
    kinds = [type(event) for event in flown.events]
    assert kinds.index(Exploded) > max(n for n, kind in enumerate(kinds) if kind is IntruderStepped)
    flown.answer(0, Stow("yellow", 8, 7), DoneLoading())
    assert [event.goods for event in flown.told(Offered)] == [("red", "yellow")] * 2
    flown.answer(0, DoneLoading())


@pytest.mark.clause("ABE-6.7.1")
def test_a_predator_commando_does_both_and_pays_once() -> None:
    """ABE-IV-6, from the right, left hand, 5 + 5: bombs on 7,5 (step 5) and, coming back, on 7,8 (step 8 is 7,8)."""
    flown = shy(fly("ABE-IV-6", [corridor(), tub()], dice="34"))
    assert steps(flown) == ["7,9", "7,8", "7,7", "7,6", "7,5", "7,6", "7,7", "7,8", "7,9", "7,8"]
    assert spots(flown.told(BombPlanted)) == ["7,5", "7,8"]
    assert flown.ship(0).human_crew == 0
    assert sorted(flown.ship(0).components) == [at("7,6"), at("7,7")]
    guarded = ship_of(CORRIDOR.format(end="cargo-hold").replace("7,6 structural", "7,6 defense-system"))
    flown = fly("ABE-IV-6", [guarded, tub()], dice="34")
    assert [event.credits for event in flown.told(Earned)] == [9]
    assert flown.told(Offered)[0].goods == ("red", "yellow", "yellow", "green")
    assert len(flown.told(IntruderKilled)) == 1


# --- every intruder card ------------------------------------------------------------------------------


@pytest.mark.clause("ABE-6.3.1", "ABE-6.5.7", "ABE-6.6.1")
@pytest.mark.parametrize("code", [code for code, card in cards().items() if isinstance(card, Intruder)])
def test_every_intruder_card_flies(code: str) -> None:
    """On the known ship and a roll of 7: as many steps as the card says, as many bombs as legs, from its side."""
    card = cards()[code]
    assert isinstance(card, Intruder)
    flown = shy(fly(code, [known(), known()], dice="34"))
    total = sum(card.legs)
    for hand in card.hands:
        path = steps(flown, hand=hand)
        assert len(path) == total
        assert path[0] == {"front": "6,7", "right": "7,9", "rear": "8,7", "left": "7,5"}[card.side]
    planted = [event for event in flown.told(BombPlanted) if event.seat == 0]
    assert len(planted) == (len(card.legs) * len(card.hands) if card.bombs else 0)
    assert bool([event for event in flown.told(CrewLost) if event.seat == 0]) == card.eats
    assert not flown.told(Earned)
