"""The twenty worked examples of the fact sheet: set-up, play, the only correct outcome."""

from __future__ import annotations

import pytest
from tests.games.space_alert.flights import (
    aboard,
    announce,
    knocked_out,
    play,
    play_until,
    put,
    slots,
    stand,
    stations,
    tokens,
    where,
)

from starboard.games.space_alert.flight import Flight
from starboard.games.space_alert.flight_events import DamageComputed, Delayed, ZoneHit
from starboard.games.space_alert.scoring import score


@pytest.mark.clause("SA-6.4", "SA-6.6", "SA-6.8", "SA-13.1")
def test_ex_01_a_delay_chain_crosses_a_phase_border() -> None:
    flight = aboard("^", "^ C B . A .", maintained=False)
    play(flight)
    assert slots(flight.crew[1], 1, 6) == "^ . C B A ."
    play(flight)
    assert slots(flight.crew[1], 1, 6) == "^ . . C B A"


@pytest.mark.clause("SA-6.5", "SA-6.4", "SA-13.2")
def test_ex_02_delays_do_not_add_up() -> None:
    """(a) Tripping, a damaged lift, Slime and the computer: one delay of turn 3. (b) C falls off the row."""
    flight = aboard("A A B .", turn=1, maintained=False)
    stand(flight, "red-upper")
    flight.lift_broken[0] = True
    put(flight, "I2-02", 1)
    story = play(flight, trips={0: "^"})
    assert where(flight) == ["red-lower"]
    assert slots(flight.crew[0], 3, 5) == ". A B"
    assert len([event for event in story if isinstance(event, Delayed)]) == 1

    flight = aboard(".", ". A B C", turn=8, maintained=False)
    play(flight)
    assert slots(flight.crew[1], 10, 12) == ". A B"


@pytest.mark.clause("SA-7.5", "SA-7.8", "SA-7.9", "SA-7.19")
def test_ex_03_energy_is_taken_in_turn_order() -> None:
    flight = aboard("B", "A", "A", "B", turn=3)
    stand(flight, "red-upper", "red-upper", "red-upper", "red-lower")
    gunship = put(flight, "E1-05", 1, "red", at=13)
    play(flight)
    assert (flight.shield[0], flight.reactor) == (2, [3, 0, 2])
    assert gunship.damage == 4 - 2


@pytest.mark.clause("SA-9.3", "SA-11.5", "SA-12.2")
def test_ex_04_heroic_b_above_capacity() -> None:
    def charged() -> Flight:
        flight = aboard("B! B", turn=3, stack=["shield", "structural", "gravolift", "reactor"])
        stand(flight, "red-upper")
        return flight

    flight = charged()
    grappler = put(flight, "E1-08", 1, "red", at=2)  # Z: attack 4
    play(flight)
    assert grappler.status == "survived"
    assert (flight.shield[0], flight.shield_capacity[0], flight.reactor[0]) == (0, 1, 1)
    assert tokens(flight) == [1, 0, 0]
    play(flight)
    assert (flight.shield[0], flight.reactor[0]) == (1, 0)

    flight = charged()
    play(flight)
    assert (flight.shield[0], flight.reactor[0]) == (3, 1)
    flight.reactor[0] = 0
    put(flight, "I1-04", 1, at=9).tokens = [3]  # the Saboteur's Y at an empty reactor: 1 damage to red
    play(flight)
    assert (flight.shield[0], flight.shield_capacity[0], tokens(flight)) == (1, 1, [1, 0, 0])

    flight = charged()
    flight.shield[0] = 2
    play(flight)
    assert (flight.shield[0], flight.reactor[0]) == (2, 2)  # nothing to move, no bonus


@pytest.mark.clause("SA-10.4", "SA-10.8")
@pytest.mark.parametrize("pulse", [False, True])
def test_ex_05_same_square_sum_of_strengths(pulse: bool) -> None:
    flight = aboard("A", "A", "A" if pulse else ".", turn=3)
    stand(flight, "red-upper", "red-lower", "white-lower")
    gunship = put(flight, "E1-05", 1, "red", at=9)
    fighter = put(flight, "E1-07", 2, "red", at=9)
    play(flight)
    assert fighter.damage == 0
    if pulse:
        assert gunship.status == "destroyed"
        assert gunship.damage == 5
    else:
        assert gunship.damage == 4


@pytest.mark.clause("SA-7.12", "SA-10.6")
@pytest.mark.parametrize("far", [False, True])
def test_ex_06_rocket(far: bool) -> None:
    flight = aboard("C .", boards=(7, 7, 7, 7), turn=3)
    stand(flight, "blue-lower")
    amoeba = put(flight, "E1-09", 1, "white", at=7)
    fighter = put(flight, "E1-07", 2, "blue", at=14 if far else 10)
    gunship = put(flight, "E1-05", 3, "red", at=14 if far else 10)
    play(flight)
    assert (flight.rockets, flight.rocket_launched, flight.rocket_arriving) == (2, False, True)
    assert (amoeba.square, fighter.square, gunship.square) == ((5, 11, 12) if far else (5, 7, 8))
    assert (amoeba.damage, fighter.damage, gunship.damage) == (0, 0, 0)
    play(flight)
    assert (amoeba.damage, fighter.damage, gunship.damage) == (0, 0 if far else 1, 0)
    assert (flight.rockets, flight.rocket_arriving) == (2, False)


@pytest.mark.clause("SA-10.7", "SA-9.5")
def test_ex_07_interceptors() -> None:
    def attacked(card: str, pulse: str, with_destroyer: bool = True) -> list[int]:
        flight = aboard(card, pulse, turn=3)
        stand(flight, "space+", "white-lower")
        if with_destroyer:
            put(flight, "E1-02", 1, "red", at=5)
        put(flight, "E2-02", 2, "white", at=3)
        play(flight)
        return [threat.damage for threat in flight.threats]

    assert attacked("R", ".") == [0, 0]
    assert attacked("R!", "A") == [1, 2]
    assert attacked("R", ".", with_destroyer=False) == [2]


@pytest.mark.clause("SA-19.3", "SA-19.10")
def test_ex_08_cryoshield() -> None:
    """The red lasers' 6 - 3 destroy the Tanker (5 damage before); the pulse cannon does not reach it on 13."""
    flight = aboard("A .", "A .", "A .", ". A", turn=4)
    stand(flight, "red-upper", "red-lower", "white-lower", "blue-upper")
    tanker = put(flight, "SE1-03", 1, "red", at=13, damage=5)
    cryo = put(flight, "E1-06", 2, "blue", at=8)
    cryo.speed = 0
    play(flight)
    assert tanker.status == "destroyed"
    assert (cryo.damage, cryo.cryoshield) == (1, False)
    play(flight)
    assert (cryo.damage, cryo.status) == (4, "destroyed")


@pytest.mark.clause("SA-12.4", "SA-12.3")
def test_ex_09_destroyer_and_fissure() -> None:
    flight = aboard(".", turn=3)
    put(flight, "E1-02", 1, "red", at=7)  # Y on 5
    put(flight, "SI1-04", 2, at=8)
    flight.fissured[0] = True
    put(flight, "I1-04", 3, at=5).tokens = [3]  # Z: 2 damage to red
    story = play(flight)
    hits = [(event.threat, event.tokens) for event in story if isinstance(event, ZoneHit)]
    assert hits == [("E1-02", 4), ("I1-04", 4)]
    assert (flight.outcome, flight.lost_to, tokens(flight)) == ("destroyed", "I1-04", [6, 0, 0])


@pytest.mark.clause("SA-19.13", "SA-11.18")
def test_ex_10_asteroids_last_attack_with_the_scouts_bonus() -> None:
    for square, red in ((6, 3), (15, 0)):
        flight = aboard("A", boards=(6, 4, 4, 4), turn=3)
        stand(flight, "red-upper")
        scout = put(flight, "E2-02", 1, "blue", at=8)
        scout.attack_aura = flight.attack_aura = 1
        asteroid = put(flight, "SE1-08", 2, "red", at=square, damage=5)
        flight.shield[0] = 2
        play(flight)
        assert asteroid.status == "destroyed"
        assert tokens(flight) == [red, 0, 0]


@pytest.mark.clause("SA-20.2", "SA-20.13", "SA-20.14")
class TestEx11:
    """Blue Slime #2 on internal T6: squares after turns 2 to 8 are 13, 11, 9, 7, 5, 3, 1."""

    def fly(self, *plans: str, at: tuple[str, ...]) -> Flight:
        flight = aboard(*plans, boards=(4, 4, 4, 6), turn=1)
        stand(flight, *at)
        announce(flight, "I2-01", 2)
        return flight

    def test_a_nobody_acts(self) -> None:
        flight = self.fly(".", at=("white-upper",))
        (slime,) = flight.threats
        squares = []
        for turn in range(2, 9):
            play(flight)
            squares.append(slime.square)
            if turn == 4:
                assert flight.rockets == 2
            if turn == 5:
                assert stations(slime) == ["blue-lower", "white-lower"]
        assert squares == [13, 11, 9, 7, 5, 3, 1]
        assert tokens(flight) == [2, 2, 2]
        assert (slime.status, len(slime.tokens), flight.hazard) == ("survived", 3, [0, 0, 0, 1, 1, 1])

    def test_b_the_progeny_is_hit(self) -> None:
        flight = self.fly(". . . . R . .", at=("white-lower+",))
        play_until(flight, 8)
        assert tokens(flight) == [0, 2, 2]

    def test_c_the_original_is_hit(self) -> None:
        flight = self.fly(". . . . R R .", at=("blue-lower+",))
        (slime,) = flight.threats
        play_until(flight, 7)
        assert (slime.status, stations(slime)) == ("in-play", ["white-lower", "red-lower"])
        play(flight)
        assert (tokens(flight), slime.status, score(flight).survived) == ([2, 2, 0], "survived", 3)

    def test_d_entering_delays(self) -> None:
        flight = self.fly(". . . . ^ A", ". . . . . A", at=("white-upper", "white-lower"))
        play_until(flight, 6)
        assert slots(flight.crew[0], 7, 8) == ". A"
        assert slots(flight.crew[1], 7, 8) == "A ."


@pytest.mark.clause("SA-20.19", "SA-7.18", "SA-7.13")
def test_ex_12_nuclear_device_and_the_window() -> None:
    flight = aboard("C C", "C C", "C C", "C C", turn=5)
    stand(flight, *["white-lower"] * 4)
    device = put(flight, "SI2-05", 2)
    play(flight)
    assert (device.status, flight.visual) == ("destroyed", [0, 1, 0])
    play(flight)
    assert flight.visual == [0, 5, 0]

    flight = aboard("C .", "C .", ". C", ". .", turn=5)
    stand(flight, *["white-lower"] * 4)
    device = put(flight, "SI2-05", 2)
    device.speed = 1
    play(flight)
    play(flight)
    assert (device.status, device.damage, flight.visual) == ("in-play", 0, [0, 0, 0])


@pytest.mark.clause("SA-7.1", "SA-6.15", "SA-7.7", "SA-5.6")
def test_ex_13_turns_1_and_2() -> None:
    flight = aboard("< B", "C ^", "^ A", "^ B C .", maintained=False)
    hacked = announce(flight, "I1-06", 2)
    play(flight)
    assert slots(flight.crew[3], 2, 4) == ". B C"
    assert where(flight) == ["red-upper", "white-upper", "white-lower", "white-lower"]
    play(flight)
    assert where(flight) == ["red-upper", "white-lower", "white-lower", "white-lower"]
    assert (flight.reactor, flight.shield[0]) == ([2, 2, 2], 1)
    assert (hacked.damage, hacked.square) == (1, 11)
    assert slots(flight.crew[3], 3, 4) == "B C"
    assert [crew.delayed for crew in flight.crew] == [0, 0, 0, 2]


@pytest.mark.clause("SA-19.5", "SA-19.9", "SA-10.5", "SA-11.19")
def test_ex_14_marauder_energy_cloud_fighter() -> None:
    flight = aboard("A", "A", "A", "A", boards=(7, 1, 3, 4), turn=3)
    stand(flight, "white-upper", "white-lower", "blue-upper", "blue-lower")
    marauder = put(flight, "E2-06", 2, "blue", at=6)
    marauder.shield_aura = flight.shield_aura = 1
    fighter = put(flight, "E1-07", 3, "red", at=13)
    cloud = announce(flight, "E1-04", 4, "white")
    play(flight)
    assert cloud.status == "destroyed"
    assert (cloud.square, cloud.damage) == (10, 6)
    assert (marauder.damage, marauder.square) == (5, 3)
    assert (fighter.square, flight.shield, tokens(flight)) == (10, [0, 0, 0], [1, 0, 0])
    assert flight.reactor == [2, 1, 1]


@pytest.mark.clause("SA-19.6", "SA-11.18", "SA-7.7")
def test_ex_15_the_scout_comes_into_play() -> None:
    flight = aboard("A", "A", "A", boards=(4, 6, 3, 4), turn=3)
    stand(flight, "white-upper", "blue-lower", "white-lower")
    flight.damage[0].append(flight.stacks[0].pop(0))
    gunship = put(flight, "E1-05", 1, "red", at=7)
    put(flight, "E2-02", 2, "white", at=11)
    destroyer = put(flight, "E1-02", 3, "blue", at=10)
    play(flight)
    assert tokens(flight) == [2, 0, 2]
    assert (gunship.damage, destroyer.damage, flight.reactor[1]) == (0, 1, 1)


@pytest.mark.clause("SA-19.16", "SA-11.20")
def test_ex_16_the_scouts_y() -> None:
    flight = aboard(". A", ". A", ". A", ". A", boards=(2, 3, 7, 6), turn=6)
    frigate = put(flight, "SE1-01", 2, "blue", at=6)
    scout = put(flight, "E2-02", 3, "white", at=4)
    scout.attack_aura = flight.attack_aura = 1
    fighter = put(flight, "E1-07", 4, "red", at=2)
    virus = put(flight, "I2-05", 5, at=9)
    flight.shield[:] = [2, 1, 1]
    play(flight)
    assert tokens(flight) == [2, 0, 3]
    assert (frigate.square, scout.square, virus.square) == (3, 2, 6)
    assert fighter.status == "survived"
    assert [slots(crew, 8, 9) for crew in flight.crew] == [". A"] * 4


@pytest.mark.clause("SA-10.10", "SA-10.13")
def test_ex_17_tanker_nemesis_asteroid_swarm() -> None:
    flight = aboard("A", "A", boards=(3, 5, 4, 4), turn=3)
    stand(flight, "red-upper", "red-lower")
    tanker = put(flight, "SE1-03", 1, "red", at=6, damage=5)
    nemesis = put(flight, "SE2-05", 2, "white", at=8, damage=1)
    asteroid = put(flight, "E2-07", 3, "blue", at=9, damage=6)
    swarm = announce(flight, "E2-04", 4, "blue")
    play(flight)
    assert (tanker.status, asteroid.status) == ("destroyed", "destroyed")
    assert (nemesis.damage, nemesis.square) == (4, 5)
    assert (swarm.damage, swarm.square) == (1, 11)
    assert (tokens(flight), flight.shield) == ([0, 2, 1], [0, 0, 0])
    assert score(flight).destroyed == 8 + 6


@pytest.mark.clause("SA-8.7", "SA-8.11", "SA-13.1", "SA-20.5")
def test_ex_18_fissure_and_interceptors() -> None:
    flight = aboard("C R B A .", ". A C .", boards=(4, 4, 4, 2), turn=3, maintained=False)
    stand(flight, "red-upper+", "red-lower")
    fighter = put(flight, "E1-07", 2, "red", at=7)
    fissure = put(flight, "SI1-04", 3, at=9)
    play(flight)
    assert (fissure.damage, fissure.square, fighter.square, tokens(flight)) == (1, 7, 4, [1, 0, 0])
    play(flight)
    assert (fissure.status, fighter.status, fighter.damage) == ("destroyed", "survived", 0)
    assert tokens(flight) == [4, 0, 0]
    assert slots(flight.crew[0], 6, 8) == "B A ."
    assert slots(flight.crew[1], 6, 7) == ". C"
    play(flight)
    assert where(flight) == ["red-upper", "red-lower"]
    assert flight.crew[0].squad == 1
    assert slots(flight.crew[0], 6, 8) == ". B A"


@pytest.mark.clause("SA-14.1", "SA-14.2", "SA-14.6", "SA-15.2", "SA-1.5")
@pytest.mark.parametrize(("plan", "total"), [("C", 8), (".", -5)])
def test_ex_19_turns_12_and_13(plan: str, total: int) -> None:
    flight = aboard(plan, "R", ".", ".", turn=11)
    stand(flight, "blue-lower", "space+", "white-upper", "red-lower")
    flight.squads = [0, 0, 0, 0, 0, 0]
    flight.crew[3].knocked_out = True
    satellite = put(flight, "SE2-03", 8, "blue", at=5, damage=3)
    for zone in (0, 2, 2):
        flight.damage[zone].append(flight.stacks[zone].pop(0))
    flight.visual = [1, 1, 1]
    flight.rockets = 1
    play(flight)
    assert (satellite.damage, satellite.square) == (4, 3)
    play(flight)
    assert flight.outcome == "survived"
    assert score(flight).total == total
    if plan == "C":
        assert satellite.status == "destroyed"
        assert where(flight)[1] == "red-upper"
    else:
        assert knocked_out(flight) == [0, 1, 2, 3]
        assert flight.crew[1].squad == 2


@pytest.mark.clause("SA-20.3", "SA-6.2", "SA-9.4", "SA-7.10")
def test_ex_20_overheated_reactor_in_turn_order() -> None:
    flight = aboard("B! A .", "R A .", "^ A .", "C A .", "B A .", turn=4, maintained=False)
    stand(flight, "white-lower", "red-lower+", "blue-upper", "blue-lower", "white-lower")
    reactor = put(flight, "I2-06", 2, at=7, damage=1)
    commandos = put(flight, "SI1-01", 4, at=11)
    flight.reactor[1] = 1
    play(flight)
    assert reactor.status == "destroyed"
    assert knocked_out(flight) == [1, 3]
    assert flight.crew[1].squad == 2
    assert (commandos.damage, commandos.square, stations(commandos)) == (0, 9, ["red-upper"])
    assert where(flight)[2] == "blue-lower"
    assert (flight.rockets, flight.reactor[1], flight.fuel) == (3, 5, 2)
    assert [slots(flight.crew[index], 6, 7) for index in (0, 2, 4)] == [". A"] * 3


def test_the_sum_is_told_as_in_the_rules() -> None:
    """Heavy laser 4 + light laser 2 - shield 2 = 4 on the Frigate."""
    flight = aboard("A", "A", turn=3)
    stand(flight, "red-upper", "red-lower")
    put(flight, "SE1-01", 1, "red", at=13)
    (computed,) = [event for event in play(flight) if isinstance(event, DamageComputed)]
    assert [(shot.weapon, shot.strength) for shot in computed.shots] == [("red-upper", 4), ("red-lower", 2)]
    assert (computed.shield, computed.dealt, computed.damage, computed.hp) == (2, 4, 4, 7)
