"""Engine and cannon power, and the batteries that go into it (GT-6.5 ... GT-6.8, GT-6.17)."""

from __future__ import annotations

import pytest
from tests.games.galaxy_trucker.flight_helpers import at, build, fly, known, tub

from starboard.games.galaxy_trucker.events.flight import Attacked, Declared, LeftFlight, Powered
from starboard.games.galaxy_trucker.flight.declare import Declare, Pay, total
from starboard.games.galaxy_trucker.moves.flight import Brace, Enough, Power, Spend
from starboard.games.galaxy_trucker.ship.ship import Ship


def engines(ship: Ship, *powered: str) -> float:
    return total(ship, 0, "engines", tuple(map(at, powered))).total / 2


def cannons(ship: Ship, *powered: str) -> float:
    return total(ship, 0, "cannons", tuple(map(at, powered))).total / 2


@pytest.mark.clause("GT-6.5", "GT-6.7", "GT-4.3")
def test_example_10_engine_power() -> None:
    """BE-10: two single and two double engines and a brown alien: 4 unpowered, 6 with one token, never less than 4."""
    parts = ("7,6 beam", "7,8 beam", "8,6 engine", "8,7 engine", "8,8 engine2", "7,9 beam", "8,9 engine2")
    ship = build("I", *parts, "6,7 cabin", "6,6 brown", "7,5 battery2", tokens={"7,5": 1}, aliens={"6,7": "brown"})
    assert engines(ship) == 4
    assert engines(ship, "8,8") == 6
    flown = fly("I-05", [ship, tub()])
    assert set(flown.moves()) == {Power(8, 8), Power(8, 9), Enough()}
    flown.answer(0, Power(8, 9))
    assert flown.told(Declared)[0] == Declared(seat=0, what="engines", singles=4, doubles=4, alien=4, total=12)
    assert flown.positions()[0] == 6, "the token is gone, so the second double engine was not even offered"


@pytest.mark.clause("GT-6.5", "GT-6.17", "GT-8.15")
@pytest.mark.parametrize("power", [False, True])
def test_example_10_a_brown_alien_does_not_help_a_base_of_zero(power: bool) -> None:
    """BE-10, second ship: one double engine, brown alien, one token: 0 or 2 + 2."""
    parts = ("6,7 cabin", "6,6 brown", "8,7 engine2", "7,6 battery2")
    ship = build("I", *parts, tokens={"7,6": 1}, aliens={"6,7": "brown"})
    flown = fly("I-05", [ship, tub()])
    flown.answer(0, Power(8, 7) if power else Enough())
    assert flown.positions()[0] == (4 if power else None)
    assert [event.why for event in flown.told(LeftFlight)] == ([] if power else ["no-engines"])


@pytest.mark.clause("GT-6.6", "GT-6.17", "GT-4.4")
def test_example_11_cannon_power() -> None:
    """BE-11: two forward, one left, one rear, doubles forward and right, purple alien: 5; 6 or 7 with a token."""
    ship = _armed()
    assert cannons(ship) == 5
    assert cannons(ship, "7,9") == 6
    assert cannons(ship, "5,7") == 7


@pytest.mark.clause("GT-6.6", "GT-8.6")
@pytest.mark.parametrize(("powered", "outcome"), [(None, "loses"), (Power(7, 9), "draws"), (Power(5, 7), "wins")])
def test_example_11_against_pirates_of_strength_6(powered: Power | None, outcome: str) -> None:
    flown = fly("II-03", [_armed(), tub()], dice="11 11 11")
    flown.answer(0, powered or Enough())
    assert flown.told(Attacked)[0].outcome == outcome


def _armed() -> Ship:
    parts = (
        "6,7 beam",
        "5,7 cannon2^",
        "6,6 cannon^",
        "6,8 cannon^",
        "7,6 beam",
        "7,5 cannon<",
        "7,8 beam",
        "7,9 cannon2>",
        "8,7 purple",
        "8,6 cabin",
        "8,8 cannonv",
        "8,5 battery2",
    )
    return build("I", *parts, tokens={"8,5": 1}, aliens={"8,6": "purple"})


@pytest.mark.clause("GT-6.6", "GT-6.17")
def test_example_11_the_bonus_needs_a_base_above_zero() -> None:
    """One single side cannon and a purple alien: 2½. One unpowered double cannon and a purple alien: 0."""
    side = build("I", "8,7 purple", "8,6 cabin", "7,6 cannon<", aliens={"8,6": "purple"})
    assert cannons(side) == 2.5
    double = build("I", "8,7 purple", "8,6 cabin", "6,7 cannon2^", aliens={"8,6": "purple"})
    assert cannons(double) == 0
    assert cannons(double, "6,7") == 4


@pytest.mark.clause("GT-6.17")
@pytest.mark.parametrize(("card", "strength", "outcome"), [("I-02", 8, "wins"), ("I-03", 10, "loses")])
def test_halves_are_compared_exactly(card: str, strength: int, outcome: str) -> None:
    """Four cannons forward, one to the right: 4½ beats smugglers of strength 4 and loses to pirates of strength 5."""
    parts = (
        "6,7 beam",
        "5,7 cannon^",
        "6,6 cannon^",
        "6,8 cannon^",
        "7,6 beam",
        "7,5 cannon^",
        "7,8 beam",
        "7,9 cannon>",
    )
    flown = fly(card, [build("I", *parts), tub()], dice="11 11 11")
    fight = flown.told(Attacked)[0]
    assert (fight.strength, fight.power, fight.outcome) == (strength, 9, outcome)


@pytest.mark.clause("GT-6.7")
def test_each_declaration_needs_its_own_batteries() -> None:
    """Combat Zone I-16 asks for engine and for cannon power: the token spent on the engine does not run the cannon."""
    flown = fly("I-16", [known(), known()], positions=[9, 0], dice="11 11")
    flown.answer(0, Power(8, 8))
    assert flown.ship(0).tokens == 1
    assert isinstance(flown.question, Declare)
    assert flown.question.seat == 1
    flown.answer(1, Power(8, 8))
    assert flown.question.clause == "GT-6.9", "equal power: the first ship is ahead and loses 2 crew"
    while not isinstance(flown.question, Declare):
        flown.answer(0, flown.moves()[0])
    assert flown.question.what == "cannons"
    assert flown.question.powered == ()
    flown.answer(0, Power(6, 8))
    assert flown.ship(0).tokens == 0
    assert flown.told(Declared)[-1].total == 6


@pytest.mark.clause("GT-6.7")
def test_one_device_is_powered_once_per_declaration() -> None:
    parts = ("7,6 beam", "8,6 engine2", "7,8 beam", "8,8 engine2", "7,9 battery3")
    flown = fly("I-05", [build("I", *parts), tub()])
    flown.answer(0, Power(8, 6))
    assert flown.refused(0, Power(8, 6)) == "GT-6.7"
    assert set(flown.moves()) == {Power(8, 8), Enough()}
    assert flown.refused(0, Power(7, 7)) == "GT-6.7"
    assert flown.refused(0, Brace()) == "GT-6.7"


@pytest.mark.clause("GT-4.6", "GT-6.7", "GT-11.5")
def test_the_owner_chooses_the_battery() -> None:
    parts = ("7,6 battery2", "8,7 engine2", "7,8 beam", "7,9 battery3")
    flown = fly("I-05", [build("I", *parts), tub()])
    flown.answer(0, Power(8, 7))
    assert isinstance(flown.question, Pay)
    assert flown.moves() == [Spend(7, 6), Spend(7, 9)]
    assert flown.refused(0, Spend(7, 7)) == "GT-4.6"
    flown.answer(0, Spend(7, 9))
    assert flown.ship(0).batteries == {at("7,6"): 2, at("7,9"): 2}
    assert flown.told(Powered) == [Powered(seat=0, row=8, column=7, battery=(7, 9), left=2)]
    assert flown.positions()[0] == 2


@pytest.mark.clause("GT-6.8", "GT-8.11")
def test_ships_declare_in_order_and_wasted_batteries_are_gone() -> None:
    """The leader spends a token and is still worst: the token does not come back."""
    strong = build("I", "6,7 cannon^", "8,7 engine", "7,6 beam", "8,6 engine", "7,8 beam", "8,8 engine", "8,9 engine")
    flown = fly("I-16", [strong, known()], positions=[0, 5], dice="11 11")
    # Line 1 (crew 2 against 4): the strong ship loses 3 days. Line 2: the known ship declares first.
    assert flown.positions() == [-3, 5]
    assert isinstance(flown.question, Declare)
    assert flown.question.seat == 1
    flown.answer(1, Power(8, 8))
    assert [(event.seat, event.total) for event in flown.told(Declared)] == [(1, 6), (0, 8)]
    assert flown.ship(1).tokens == 1
    assert flown.question.seat == 1, "3 is less than 4: the known ship loses crew"
