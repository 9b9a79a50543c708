"""The twelve kinds of adventure cards (GT-8): orders, ties, procedures."""

from __future__ import annotations

import pytest
from tests.games.galaxy_trucker import frame
from tests.games.galaxy_trucker.flight_helpers import at, build, fly, known, tub

from starboard.games.galaxy_trucker.adventures.derelicts import Boarding
from starboard.games.galaxy_trucker.adventures.enemies import Spoils
from starboard.games.galaxy_trucker.adventures.epidemic import infected
from starboard.games.galaxy_trucker.adventures.planets import Landing
from starboard.games.galaxy_trucker.events.flight import (
    Attacked,
    Claimed,
    Compared,
    Counted,
    CrewLost,
    Declared,
    Destroyed,
    Earned,
    LeftFlight,
    Missed,
    Moved,
    NoEffect,
    NothingToLose,
    Passed,
    Rolled,
    SabotageRolled,
)
from starboard.games.galaxy_trucker.flight.declare import Declare
from starboard.games.galaxy_trucker.flight.loading import Load
from starboard.games.galaxy_trucker.flight.losses import GiveCrew
from starboard.games.galaxy_trucker.moves.flight import (
    Brace,
    DoneLoading,
    Enough,
    FlyOn,
    GiveUp,
    Land,
    LoseCrew,
    Pass,
    Power,
    Stow,
    Take,
)
from starboard.games.galaxy_trucker.ship.ship import Ship, copy_ship

GUNBOAT = (
    "6,7 beam",
    "5,7 cannon^",
    "6,6 cannon^",
    "6,8 cannon^",
    "7,6 beam",
    "7,5 cannon^",
    "7,8 beam",
    "7,9 cannon^",
    "8,7 beam",
    "8,6 cannon<",
    "8,8 cannonv",
)


def gunboat(cannons: int, halves: int = 0, name: str = "I") -> Ship:
    """So many cannons forward (5 at most) and so many others (2 at most). Crew 2, nothing else."""
    forward = [part for part in GUNBOAT if part.endswith("^")]
    other = [part for part in GUNBOAT if part.endswith(("<", "v"))]
    return build(name, *(part for part in GUNBOAT if part not in forward[cannons:] and part not in other[halves:]))


# --- open space, stardust ----------------------------------------------------------------------------------


@pytest.mark.clause("GT-8.1", "GT-8.15", "GT-9.1")
def test_open_space_asks_in_order_and_moves_at_once() -> None:
    flown = fly("I-05", [known(), known()], positions=[0, -2])
    assert isinstance(flown.question, Declare)
    flown.answer(0, Power(8, 8))
    assert flown.positions() == [3, -2], "the leader has moved before the next one declares"
    flown.answer(1, Enough())
    assert flown.positions() == [3, -1]


@pytest.mark.clause("GT-8.15")
def test_zero_by_choice_means_giving_up_before_the_next_declares() -> None:
    ship = build("I", "8,7 engine2", "7,6 battery2")
    flown = fly("I-05", [ship, known()], positions=[0, -1])
    flown.answer(0, Enough())
    assert flown.told(LeftFlight) == [LeftFlight(seat=0, why="no-engines")]
    flown.answer(1, Enough())
    assert flown.positions() == [None, 0], "the rocket that left blocks no space"


@pytest.mark.clause("GT-8.2")
def test_stardust_counts_connectors_and_asks_nothing() -> None:
    flown = fly("I-04", [known(), tub()], positions=[3, 0])
    assert flown.told(Counted) == [Counted(order=(0, 1), exposed=(1, 2))]
    assert flown.positions() == [2, -2]


# --- planets -----------------------------------------------------------------------------------------------


@pytest.mark.clause("GT-8.3", "GT-8.16", "GT-11.5")
def test_planets_take_one_ship_each() -> None:
    flown = fly("I-14", [known(), tub(), tub()])
    assert isinstance(flown.question, Landing)
    assert flown.moves() == [Land(1), Land(2), Pass()]
    flown.answer(0, Land(2))
    assert isinstance(flown.question, Load), "goods are loaded before the next ship decides"
    flown.answer(0, Stow("yellow", 7, 5), DoneLoading())
    assert flown.refused(1, Land(2)) == "GT-8.3"
    assert flown.refused(1, Land(3)) == "GT-8.3"
    assert flown.refused(1, Take()) == "GT-8.3"
    flown.answer(1, Land(1))
    # The third ship finds no free planet and passes unasked.
    assert flown.told(Passed) == [Passed(seat=2, card="I-14", unable=True)]
    assert flown.positions() == [-3, -6, -4]


@pytest.mark.clause("GT-8.16", "GT-8.3")
def test_landing_without_loading_costs_the_days_all_the_same() -> None:
    flown = fly("I-13", [tub(), tub()], positions=[10, 0])
    flown.answer(0, Land(1)).answer(1, Pass())
    assert flown.positions() == [8, 0]
    assert not flown.ship(0).goods


# --- derelicts ---------------------------------------------------------------------------------------------


@pytest.mark.clause("GT-8.4", "GT-8.17", "GT-9.1", "GT-6.16")
def test_example_23_an_abandoned_ship_may_take_the_last_human() -> None:
    """BE-23: 2 humans and 1 alien for I-17 (3 crew, 4 credits, 1 day): all three go, then the ship gives up."""
    ship = build("I", "8,7 purple", "8,6 cabin", "6,7 cannon^", aliens={"8,6": "purple"})
    flown = fly("I-17", [tub(), ship, known()], positions=[9, 5, 1])
    # The tub has a crew of 2 and is passed over.
    assert flown.told(Passed) == [Passed(seat=0, card="I-17", unable=True)]
    assert isinstance(flown.question, Boarding)
    flown.answer(1, Take())
    assert flown.told(Claimed) == [Claimed(seat=1, card="I-17")]
    assert len(flown.told(CrewLost)) == 3
    assert flown.credits() == [0, 4, 0]
    assert flown.told(Moved) == [Moved(seat=1, start=5, stops=(4,), forward=False, gap=5)]
    assert flown.told(LeftFlight) == [LeftFlight(seat=1, why="no-humans")]
    order = [type(event) for event in flown.events]
    assert order.index(CrewLost) < order.index(Earned) < order.index(Moved) < order.index(LeftFlight)
    assert flown.done, "the first taker ends the card: the third ship was not asked"


@pytest.mark.clause("GT-8.4")
def test_an_abandoned_ship_goes_to_the_next_when_the_leader_passes() -> None:
    flown = fly("I-17", [known(), known()])
    flown.answer(0, Pass())
    assert flown.question.seat == 1
    flown.answer(1, Take())
    assert isinstance(flown.question, GiveCrew)
    flown.answer(1, LoseCrew(7, 6), LoseCrew(7, 6))
    assert flown.credits() == [0, 4]
    assert flown.ship(1).humans == {at("7,7"): 1}


@pytest.mark.clause("GT-8.5", "GT-8.18", "GT-6.16")
def test_example_23_an_abandoned_station_counts_aliens_and_takes_nobody() -> None:
    """BE-23: I-19 demands 5: 3 humans and 2 aliens qualify."""
    parts = ("8,7 purple", "8,6 cabin", "6,7 brown", "6,6 cabin", "7,8 cabin", "7,9 hold2")
    ship = build("I", *parts, aliens={"8,6": "purple", "6,6": "brown"}, humans={"7,7": 1})
    assert ship.crew == 5
    flown = fly("I-19", [ship, copy_ship(ship)])
    flown.answer(0, Take())
    flown.answer(0, Stow("yellow", 7, 9), DoneLoading())
    assert flown.ship(0).crew == 5
    assert flown.ship(0).cargo() == ["yellow"]
    assert flown.positions() == [-1, -2]
    assert flown.done, "the first taker ends the card"


@pytest.mark.clause("GT-8.18", "GT-8.5")
def test_a_station_costs_its_days_even_if_nothing_is_loaded() -> None:
    crewed = build("I", "7,6 cabin", "7,8 cabin")
    flown = fly("I-20", [crewed, tub()], positions=[8, 0])
    flown.answer(0, Take())
    assert flown.positions() == [7, 0]


# --- enemies -----------------------------------------------------------------------------------------------


@pytest.mark.clause("GT-8.6", "GT-8.8", "GT-8.19")
@pytest.mark.parametrize("take", [True, False])
def test_example_12_slavers(take: bool) -> None:
    """BE-12: I-01, strength 6. A 4 loses 3 crew at once, B 6 draws, C 6½ wins, D is not attacked."""
    a = build("I", "6,7 beam", "5,7 cannon^", "6,6 cannon^", "6,8 cannon^", "7,6 cabin", "7,8 beam", "7,9 cannon^")
    b, c = six(), six(half=True)
    flown = fly("I-01", [a, b, c, known()])
    assert [(event.seat, event.power, event.outcome) for event in flown.told(Attacked)] == [(0, 8, "loses")]
    flown.answer(0, LoseCrew(7, 6), LoseCrew(7, 7))
    # The third figure: both cabins hold one, so it is still a choice.
    flown.answer(0, LoseCrew(7, 6))
    assert [(event.seat, event.power, event.outcome) for event in flown.told(Attacked)[1:]] == [
        (1, 12, "draws"),
        (2, 13, "wins"),
    ]
    assert isinstance(flown.question, Spoils)
    flown.answer(2, Take() if take else Pass())
    assert flown.credits() == [0, 0, 5 if take else 0, 0]
    assert flown.positions() == [0, -2, -5 if take else -4, -6]
    assert flown.done
    assert flown.ship(3).tokens == 2
    assert all(event.seat != 3 for event in flown.told(Declared))


def six(half: bool = False) -> Ship:
    """Cannon power 6: four cannons forward and the purple alien; with ``half`` one more to the right."""
    parts = (
        "6,7 beam",
        "5,7 cannon^",
        "6,6 cannon^",
        "6,8 cannon^",
        "7,6 beam",
        "7,5 cannon^",
        "8,7 purple",
        "8,6 cabin",
    )
    right = ("7,8 cannon>",) if half else ()
    return build("I", *parts, *right, aliens={"8,6": "purple"})


@pytest.mark.clause("GT-8.19", "GT-8.6")
def test_a_ship_flying_alone_is_attacked_as_usual() -> None:
    flown = fly(["I-04", "I-01"], [known(), tub()])
    flown.answer(0, FlyOn()).answer(1, GiveUp())
    flown.answer(0, Enough())
    assert flown.told(Attacked)[0].outcome == "loses"
    assert isinstance(flown.question, GiveCrew)


@pytest.mark.clause("GT-8.7", "GT-8.19")
def test_smugglers_take_goods_at_once_and_pay_in_goods() -> None:
    """I-02, strength 4: the known ship (3) loses its two dearest cubes, the gunboat (5) wins three cubes."""
    ship = known(goods={"7,5": ["green", "blue"], "8,6": ["red"]})
    flown = fly("I-02", [ship, gunboat(5), tub()])
    flown.answer(0, Power(6, 8))
    assert flown.ship(0).cargo() == ["blue"]
    flown.answer(1, Take())
    assert flown.positions() == [0, -3, -4], "nothing to load, and the day is lost all the same"
    assert [event.seat for event in flown.told(Attacked)] == [0, 1]


@pytest.mark.clause("GT-8.9", "GT-8.20", "GT-7.2")
def test_example_14_pirates() -> None:
    """BE-14: I-03, strength 5; power 3, 5, 4, 7. A and C are shot at, one roll for both; 7, 3, 8: the second misses."""
    flown = fly("I-03", [gunboat(3), gunboat(5), gunboat(4), seven()], dice="34 12 44")
    assert [(event.power, event.outcome) for event in flown.told(Attacked)] == [
        (6, "loses"),
        (10, "draws"),
        (8, "loses"),
        (14, "wins"),
    ]
    assert not flown.told(Rolled), "the shots wait until the attack is over"
    flown.answer(3, Take())
    assert flown.credits()[3] == 4
    assert [(event.by, event.at, event.line) for event in flown.told(Rolled)] == [
        (0, (0, 2), 7),
        (0, (0, 2), 3),
        (0, (0, 2), 8),
    ]
    assert {event.seat for event in flown.told(Missed) if event.line == 3} == {0, 2}
    assert {event.seat for event in flown.told(Destroyed)} == {0, 2}
    order = [type(event) for event in flown.events]
    assert order.index(Moved) < order.index(Rolled), "the winner's day is lost before the shots"


def seven() -> Ship:
    """Cannon power 7: five cannons forward and the purple alien."""
    parts = (
        "6,7 beam",
        "5,7 cannon^",
        "6,6 cannon^",
        "6,8 cannon^",
        "7,6 beam",
        "7,5 cannon^",
        "7,8 beam",
        "7,9 cannon^",
    )
    return build("I", *parts, "8,7 purple", "8,6 cabin", aliens={"8,6": "purple"})


@pytest.mark.clause("GT-8.20")
def test_pirates_that_beat_nobody_do_not_shoot() -> None:
    flown = fly("I-03", [gunboat(5), seven()])
    flown.answer(1, Pass())
    assert flown.done
    assert not flown.told(Rolled)


# --- meteors -----------------------------------------------------------------------------------------------


@pytest.mark.clause("GT-8.10", "GT-7.2")
def test_the_leader_rolls_for_the_meteors_and_every_ship_is_affected() -> None:
    flown = fly("I-10", [known(), tub(), known()], positions=[0, 9, 4], dice="11 12 11 12")
    assert [(event.by, event.at) for event in flown.told(Rolled)] == [(1, (1, 2, 0))] * 4


# --- combat zone -------------------------------------------------------------------------------------------


@pytest.mark.clause("GT-8.11", "GT-8.21", "GT-6.8")
def test_example_21_combat_zone() -> None:
    """BE-21: A 10, B 8, C 5; crew 5, 5, 7; engines 3, 2, 2; cannons 4, 3½, 3½."""
    a, b, c = zone("A"), zone("B"), zone("C")
    assert [ship.crew for ship in (a, b, c)] == [5, 5, 7]
    flown = fly("I-16", [a, b, c], positions=[10, 8, 5], dice="11 12")
    first = flown.told(Compared)[0]
    assert (first.worst, first.tie, first.values) == (0, True, (5, 5, 7))
    assert flown.told(Moved)[0].stops == (9, 7, 6)
    assert flown.positions() == [6, 8, 5]
    second = flown.told(Compared)[1]
    assert (second.order, second.values, second.worst, second.tie) == ((1, 0, 2), (4, 6, 4), 1, True)
    assert isinstance(flown.question, GiveCrew)
    assert flown.question == GiveCrew(1, 2)
    while isinstance(flown.question, GiveCrew):
        flown.answer(1, flown.moves()[0])
    assert flown.ship(1).crew == 3
    third = flown.told(Compared)[2]
    assert (third.order, third.values, third.worst, third.tie) == ((1, 0, 2), (7, 8, 7), 1, True)
    assert [(event.hit, event.side, event.by, event.at) for event in flown.told(Rolled)] == [
        ("light-fire", "rear", 1, (1,)),
        ("heavy-fire", "rear", 1, (1,)),
    ]
    assert flown.done


def zone(name: str) -> Ship:
    """The ships of BE-21, on the large board. Cannon power 4 is four forward, 3½ three forward and one to a side."""
    crew = ("7,6 cabin", "8,6 cabin") if name != "C" else ("7,6 cabin", "8,6 cabin", "8,5 cabin")
    engines = ("9,6 engine", "9,8 engine", "9,7 engine")[: 3 if name == "A" else 2]
    cannons = ("6,6 cannon^", "6,7 cannon^", "6,8 cannon^", "7,9 cannon^" if name == "A" else "7,9 cannon>")
    humans = {"8,6": 1} if name != "C" else {"8,5": 1}
    return build("III", *crew, "7,8 beam", "8,7 beam", "8,8 beam", *engines, *cannons, humans=humans)


@pytest.mark.clause("GT-8.12", "GT-8.21")
@pytest.mark.parametrize("card", ["I-16", "II-16", "III-16", "III-04"])
def test_a_ship_flying_alone_is_spared_by_combat_zone_and_sabotage(card: str) -> None:
    """BE-21, BE-22: the test is made when the card is turned."""
    flown = fly(["I-04", card], [known("II"), tub("II")])
    flown.answer(0, FlyOn()).answer(1, GiveUp())
    assert flown.told(NoEffect) == [NoEffect(card=card)]
    assert not flown.told(Declared)
    assert flown.done


@pytest.mark.clause("GT-8.12", "GT-6.19")
def test_a_ship_that_lost_its_last_human_stays_in_the_comparison() -> None:
    """I-16: a tub gives its 2 crew in line 2 and is shot at in line 3 all the same."""
    weak = build("I", "6,7 beam", "6,6 cannon^")
    flown = fly("I-16", [weak, known()], positions=[9, 0], dice="11 11")
    # Line 1: crew 2 against 4: 9 → 6. Line 2: engines 0: both humans go. Line 3: cannons 1 against 1: the one ahead.
    flown.answer(1, Enough())
    assert flown.ship(0).crew == 0
    assert isinstance(flown.question, Declare)
    flown.answer(1, Enough())
    assert flown.told(Compared)[-1].worst == 0
    assert len(flown.told(Rolled)) == 2
    assert flown.told(LeftFlight) == [LeftFlight(seat=0, why="no-humans")]


@pytest.mark.clause("GT-8.21")
def test_declaring_no_engine_power_forces_nobody_out_of_a_combat_zone() -> None:
    weak = build("II", "6,7 cannon^", "7,6 cabin", "7,8 cabin", "8,7 cabin")
    flown = fly("II-16", [weak, tub("II")], positions=[9, 0], dice="11 11 11 11")
    assert weak.crew == 8
    # Cannons 1 and 1: the one ahead loses 4 days. Engines 0: it has no goods and no tokens, so nothing is lost.
    assert flown.positions() == [5, 0]
    assert flown.told(NothingToLose) == [NothingToLose(seat=0)]
    assert not flown.told(LeftFlight)


# --- epidemic ----------------------------------------------------------------------------------------------


@pytest.mark.clause("GT-8.13", "GT-8.22")
def test_example_20_epidemic() -> None:
    """BE-20: S – X – Y in a row catch it; Z only touches Y smooth to smooth and is joined to an empty cabin."""
    ship = example_20()
    assert ship.crew == 6
    assert infected(ship) == sorted([at("7,7"), at("7,6"), at("7,5")])
    flown = fly("II-05", [ship, tub("II")])
    assert flown.ship(0).humans == {at("7,7"): 1, at("6,5"): 2}
    assert not flown.ship(0).aliens
    assert flown.ship(0).crew == 3
    assert not any(event.seat == 1 for event in flown.told(CrewLost))


def example_20() -> Ship:
    """S 7,7, X 7,6, Y 7,5, Z 6,5, W 6,6."""
    ship = build(
        "II",
        "7,6 T048",  # X: front 2, right 1, rear 0, left 1
        "7,5 T039@3",  # Y: front 0, right 1, rear 3, left 0
        "8,5 T119@1",  # brown life support: front 3
        "6,6 T044",  # W: front 1, right 0, rear 2, left 3
        "6,5 T040",  # Z: front 0, right 1, rear 0, left 3
        humans={"7,6": 1, "6,6": 0},
        aliens={"7,5": "brown"},
    )
    assert ship.joined(at("6,5")) == [at("6,6")], "Z touches Y smooth to smooth"
    assert ship.neighbour(at("6,5"), 2) == at("7,5")
    return ship


@pytest.mark.clause("GT-8.22")
def test_epidemic_fixes_the_cabins_before_anybody_is_removed() -> None:
    """Three single humans in a row: all three go, although the middle one is gone before its neighbour is looked at."""
    ship = build("I", "7,6 cabin", "7,8 cabin", humans={"7,6": 1, "7,7": 1, "7,8": 1})
    flown = fly("II-05", [ship, tub()])
    assert flown.ship(0).crew == 0
    assert flown.told(LeftFlight) == [LeftFlight(seat=0, why="no-humans")]


@pytest.mark.clause("GT-8.22")
def test_a_cabin_with_several_neighbours_loses_one_only() -> None:
    ship = build("I", "7,6 cabin", "7,8 cabin", "8,7 cabin")
    flown = fly("II-05", [ship, tub()])
    assert flown.ship(0).humans == {at("7,6"): 1, at("7,7"): 1, at("7,8"): 1, at("8,7"): 1}


# --- sabotage ----------------------------------------------------------------------------------------------


@pytest.mark.clause("GT-8.14", "GT-8.23")
def test_example_22_sabotage() -> None:
    """BE-22: crew 6, 4, 4, B ahead of C. Try 1: column 5, row 4, nothing. Try 2: column 7, row 7: the start cabin."""
    a = build("III", "7,6 cabin", "7,8 cabin")
    flown = fly("III-04", [a, known("III"), known("III")], positions=[0, 5, 2], dice="14 22 34 34")
    assert [(event.attempt, event.column, event.row, event.found) for event in flown.told(SabotageRolled)] == [
        (1, 5, 4, False),
        (2, 7, 7, True),
    ]
    assert flown.told(Compared)[0].worst == 1
    assert flown.told(Compared)[0].tie
    assert flown.told(Destroyed)[0] == Destroyed(seat=1, row=7, column=7, tile="T032")
    assert flown.ship(1).crew == 2
    assert flown.chance.spent, "no third try"


@pytest.mark.clause("GT-8.14", "GT-8.23")
def test_sabotage_tries_three_times_in_all() -> None:
    flown = fly("III-04", [known("III"), tub("III")], dice="11 11 66 66 11 66")
    assert [event.found for event in flown.told(SabotageRolled)] == [False] * 3
    assert flown.done
    assert not flown.told(Destroyed)


@pytest.mark.clause("GT-8.23")
def test_nothing_helps_against_sabotage_and_inner_components_are_hit() -> None:
    """Column 8, row 7: the beam in the middle of the known ship, shields or not."""
    flown = fly("III-04", [known("III"), build("III", "7,6 cabin", "7,8 cabin")], dice="44 34")
    assert flown.told(Destroyed) == [Destroyed(seat=0, row=7, column=8, tile="T050")]
    assert flown.refused(0, Brace()) == "GT-9.2"


@pytest.mark.clause("GT-8.24", "GT-9.6")
def test_after_a_card_the_forced_go_first_then_the_others_are_asked_then_the_leader_turns() -> None:
    """II-03 takes the tub's only cabin; it leaves before anybody is asked."""
    flown = fly("II-03", [tub(), known()], dice="34 34 11")
    flown.answer(1, Enough())
    assert flown.positions()[0] is None
    assert frame.to_move(flown.state) == (1,)
    assert isinstance(flown.told(LeftFlight)[0], LeftFlight)
