"""The other reading of every open point of the resolution (docs/rule-doubts.md); the defaults are tested elsewhere."""

from __future__ import annotations

from tests.games.space_alert.flights import aboard, play, put, stand, tokens

from starboard.games.space_alert.flight import Announced, begin
from starboard.games.space_alert.rulings import Rulings


def test_first_printing() -> None:
    """D-06: the Stealth Fighter has speed 4 instead of 3; no other card changes."""
    threats = [Announced("E1-03", 1, 0), Announced("E1-07", 2, 0)]
    speeds = [
        [threat.speed for threat in begin([], (1, 1, 1, 1), threats, [[]] * 3, rulings=rulings).threats]
        for rulings in (Rulings(), Rulings(first_printing=True))
    ]
    assert speeds == [[3, 3], [4, 3]]


def test_marauder_remains_against_the_pulse_cannon() -> None:
    """D-13: the Energy Cloud's own shield is 0, the Marauder's +1 stays: 5 + 1 - 1 = 5."""
    flight = aboard("A", "A", boards=(7, 7, 7, 7), turn=3, rulings={"pulse_beats_marauder": False})
    stand(flight, "white-upper", "white-lower")
    flight.shield_aura = 1
    cloud = put(flight, "E1-04", 1, "white", at=10)
    play(flight)
    assert cloud.damage == 5


def test_bonus_without_letters() -> None:
    """D-16: an asteroid that has passed no letter attacks with the Scout's 1 alone; without a Scout not at all."""
    for aura, red in ((1, 1), (0, 0)):
        flight = aboard("A", turn=3, rulings={"bonus_without_letters": True})
        stand(flight, "red-upper")
        flight.shield[0] = 0
        scout = put(flight, "E2-02", 1, "blue", at=8)
        scout.attack_aura = flight.attack_aura = aura
        put(flight, "SE1-08", 2, "red", at=13, damage=5)
        play(flight)
        assert tokens(flight) == [red, 0, 0]


def test_no_last_retaliation() -> None:
    """D-20: a destroyed Nemesis is silent; a damaged one still strikes back."""
    for damage, hit in ((8, 0), (0, 1)):
        flight = aboard("A", boards=(7, 7, 7, 7), turn=3, rulings={"last_retaliation": False})
        stand(flight, "red-upper")
        flight.shield[:] = [0, 0, 0]
        put(flight, "SE2-05", 1, "red", at=16, damage=damage)
        play(flight)
        assert tokens(flight) == [hit] * 3


def test_surplus_survives_a_lost_capacity() -> None:
    """D-42: shield 3 of 2, capacity drops to 1: the heroic block stays, 2 are left."""
    flight = aboard(".", turn=3, stack=["shield"], rulings={"surplus_lost": False})
    flight.shield[0] = 3
    put(flight, "SI2-04", 1, at=7).tokens = [0]
    play(flight)
    assert (flight.shield[0], flight.shield_capacity[0]) == (2, 1)


def test_nemesis_finishes_its_move() -> None:
    """D-46: killed by its X it still performs Y, and is removed after its move."""
    flight = aboard(".", turn=3, rulings={"nemesis_stops": False})
    flight.shield[0] = 0
    nemesis = put(flight, "SE2-05", 1, "red", at=10, damage=8)
    nemesis.speed = 6
    play(flight)
    assert (nemesis.status, nemesis.square, tokens(flight)) == ("destroyed", 4, [1 + 2, 0, 0])


def test_refuelling_trims() -> None:
    """D-50: a central reactor with 6 is set back to 5."""
    flight = aboard("B", turn=3, rulings={"refuelling_trims": True})
    stand(flight, "white-lower")
    flight.reactor[1] = 6
    play(flight)
    assert (flight.reactor[1], flight.fuel) == (5, 2)


def test_amounts_are_read_again() -> None:
    """D-52: five blocks, the reactor token comes first and costs one: four tokens in all."""
    flight = aboard(
        ".",
        turn=3,
        stack=["reactor", "structural", "gravolift", "shield", "upper cannon"],
        rulings={"amounts_fixed": False},
    )
    flight.reactor[1] = 5
    put(flight, "I2-06", 1, at=11)
    play(flight)
    assert (tokens(flight), flight.reactor[1]) == ([0, 4, 0], 4)
