"""Systems of the ship (SA-7), battlebots and interceptors (SA-8), heroic actions (SA-9)."""

from __future__ import annotations

import pytest
from tests.games.space_alert.flights import (
    aboard,
    block,
    delayed,
    knocked_out,
    play,
    put,
    slots,
    stand,
    where,
)

from starboard.games.space_alert.flight_events import Delayed, NoEffect, SquadTaken, WeaponFired


def reasons(story: list[object]) -> list[str]:
    return [event.why for event in story if isinstance(event, NoEffect)]


# --- repairs ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("SA-7.1", "SA-7.18")
def test_repair_first_then_the_system_works_at_once() -> None:
    """Hacked Shields with 2 of 3: P1's B is the last repair and charges nothing; P2's B charges the shield."""
    flight = aboard("B", "B", turn=3)
    stand(flight, "red-upper", "red-upper")
    hacked = put(flight, "I1-06", 1, damage=2)
    play(flight)
    assert hacked.status == "destroyed"
    assert (flight.shield[0], flight.reactor[0]) == (2, 1)


@pytest.mark.clause("SA-7.2", "SA-11.3")
def test_irreparable_after_z() -> None:
    flight = aboard(". B", turn=3)
    stand(flight, "red-upper")
    hacked = put(flight, "I1-06", 1, at=2, damage=2)
    play(flight)
    assert (hacked.status, block(flight, "red-upper B")) == ("survived", [1])
    story = play(flight)
    assert (hacked.damage, flight.shield[0]) == (2, 1)
    assert reasons(list(story)) == ["irreparable"]


@pytest.mark.clause("SA-7.3")
def test_several_malfunctions_on_one_system() -> None:
    """B in white-lower: Overheated Reactor #1 is irreparable, Power System Overload #2 is repaired; B stays useless."""
    flight = aboard(". B B", turn=3)
    stand(flight, "white-lower")
    put(flight, "I2-06", 1, at=2)
    overload = put(flight, "SI2-03", 2, damage=6)
    overload.speed = 0
    play(flight)
    play(flight)
    assert overload.status == "destroyed"
    story = play(flight)
    assert (flight.fuel, reasons(list(story))) == (3, ["irreparable"])


@pytest.mark.clause("SA-7.3")
def test_lowest_number_is_repaired_first() -> None:
    flight = aboard("B", turn=3)
    stand(flight, "white-lower")
    second = put(flight, "I2-06", 5)
    first = put(flight, "SI2-03", 2)
    play(flight)
    assert (first.damage, second.damage) == (1, 0)


@pytest.mark.clause("SA-5.2", "SA-5.5")
def test_malfunction_blocks_one_letter_only() -> None:
    """Overheated Reactor: A in white-lower fires, B in red-lower still draws from the central reactor."""
    flight = aboard("A", "B", turn=3)
    stand(flight, "white-lower", "red-lower")
    put(flight, "I2-06", 1)
    flight.reactor[0] = 0
    play(flight)
    assert flight.reactor[:2] == [2, 0]
    assert block(flight, "white-lower A", "white-lower B", "white-lower C") == [0, 1, 0]


@pytest.mark.clause("SA-5.2")
@pytest.mark.parametrize(
    ("code", "covered"),
    [
        ("I1-05", ["blue-upper B"]),
        ("I1-06", ["red-upper B"]),
        ("I1-07", ["blue-lower C"]),
        ("I2-05", ["white-upper C"]),
        ("I2-06", ["white-lower B"]),
        ("SI1-04", []),
        ("SI1-05", ["white-upper B"]),
        ("SI1-06", ["blue-upper C", "red-lower C"]),
        ("SI2-03", ["red-lower B", "white-lower B", "blue-lower B"]),
        ("SI2-05", ["white-lower C"]),
    ],
)
def test_what_a_malfunction_covers(code: str, covered: list[str]) -> None:
    flight = aboard(".", turn=3)
    put(flight, code, 1)
    assert sum(flight.blocked) == len(covered)
    assert block(flight, *covered) == [1] * len(covered)


# --- A ------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("SA-7.4", "SA-7.5", "SA-7.6", "SA-7.7")
@pytest.mark.parametrize(
    ("station", "strength", "reactors"),
    [
        ("red-upper", 4, [1, 3, 2]),
        ("white-upper", 5, [2, 2, 2]),
        ("blue-upper", 4, [2, 3, 1]),
        ("white-lower", 1, [2, 2, 2]),
        ("red-lower", 2, [2, 3, 2]),
        ("blue-lower", 2, [2, 3, 2]),
    ],
)
def test_firing(station: str, strength: int, reactors: list[int]) -> None:
    """Energy is spent without any target; a second A in the same turn does nothing and costs nothing."""
    flight = aboard("A", "A", turn=3)
    stand(flight, station, station)
    story = play(flight)
    assert [event.strength for event in story if isinstance(event, WeaponFired)] == [strength]
    assert flight.reactor == reactors
    assert reasons(list(story)) == ["fired"]


@pytest.mark.clause("SA-7.5", "SA-7.16")
@pytest.mark.parametrize("station", ["red-upper", "white-upper", "blue-upper", "white-lower"])
def test_no_energy_no_shot(station: str) -> None:
    flight = aboard("A", turn=3)
    stand(flight, station)
    flight.reactor[:] = [0, 0, 0]
    assert reasons(list(play(flight))) == ["no-energy"]


@pytest.mark.clause("SA-7.6", "SA-10.11")
def test_light_laser_never_runs_out() -> None:
    flight = aboard("A A A", turn=5)
    stand(flight, "blue-lower")
    jellyfish = put(flight, "E2-05", 1, "blue", at=13)
    jellyfish.speed = 0
    for _ in range(3):
        play(flight)
    assert jellyfish.damage == 12


# --- B ------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("SA-7.8")
@pytest.mark.parametrize(
    ("station", "zone", "reactor", "shield", "after"),
    [
        ("red-upper", 0, 2, 1, (1, 2)),
        ("white-upper", 1, 3, 1, (1, 3)),
        ("white-upper", 1, 1, 0, (0, 1)),
        ("blue-upper", 2, 2, 2, (2, 2)),
        ("blue-upper", 2, 0, 1, (0, 1)),
    ],
)
def test_charging_a_shield(station: str, zone: int, reactor: int, shield: int, after: tuple[int, int]) -> None:
    flight = aboard("B", turn=3)
    stand(flight, station)
    flight.reactor[zone], flight.shield[zone] = reactor, shield
    play(flight)
    assert (flight.reactor[zone], flight.shield[zone]) == after


@pytest.mark.clause("SA-7.9")
@pytest.mark.parametrize(("station", "zone"), [("red-lower", 0), ("blue-lower", 2)])
@pytest.mark.parametrize(
    ("central", "lateral", "after"), [(3, 0, (0, 3)), (5, 2, (4, 3)), (1, 0, (0, 1)), (3, 3, (3, 3))]
)
def test_filling_a_lateral_reactor(station: str, zone: int, central: int, lateral: int, after: tuple[int, int]) -> None:
    flight = aboard("B", turn=3)
    stand(flight, station)
    flight.reactor[1], flight.reactor[zone] = central, lateral
    play(flight)
    assert (flight.reactor[1], flight.reactor[zone]) == after


@pytest.mark.clause("SA-7.10", "SA-7.17")
@pytest.mark.parametrize(
    ("fuel", "central", "after"), [(3, 0, (2, 5)), (1, 4, (0, 5)), (2, 5, (1, 5)), (0, 1, (0, 1)), (2, 6, (1, 6))]
)
def test_refuelling(fuel: int, central: int, after: tuple[int, int]) -> None:
    """A capsule is spent even for a full reactor; one above capacity keeps its surplus."""
    flight = aboard("B", turn=3)
    stand(flight, "white-lower")
    flight.fuel, flight.reactor[1] = fuel, central
    play(flight)
    assert (flight.fuel, flight.reactor[1]) == after


@pytest.mark.clause("SA-7.17")
def test_an_overfull_shield_takes_and_gives_nothing() -> None:
    flight = aboard("B", turn=3)
    stand(flight, "red-upper")
    flight.shield[0] = 3
    play(flight)
    assert (flight.shield[0], flight.reactor[0]) == (3, 2)


@pytest.mark.clause("SA-7.19")
def test_later_crew_members_find_what_is_left() -> None:
    """P1's pulse cannon, P2's red reactor, P3's central laser: 3 blocks are there, 1 + 1 + 1."""
    flight = aboard("A", "B", "A", turn=3)
    stand(flight, "white-lower", "red-lower", "white-upper")
    play(flight)
    assert flight.reactor == [3, 0, 2]


# --- C ------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("SA-7.11", "SA-13.3")
@pytest.mark.parametrize(
    ("plan", "passed"),
    [("C . A", True), (". C A", True), (". . A", False)],
)
def test_maintenance(plan: str, passed: bool) -> None:
    """C on turn 1 or in the turn of the check is in time; otherwise turn 3 is delayed."""
    flight = aboard(plan, maintained=False)
    play(flight)
    play(flight)
    assert slots(flight.crew[0], 3, 4) == ("A ." if passed else ". A")


@pytest.mark.clause("SA-13.3", "SA-7.11")
def test_maintenance_counts_for_its_own_phase() -> None:
    """C on turn 3 comes too late for phase 1 and too early for phase 2."""
    flight = aboard(". . C . . A", maintained=False)
    flight.crew[0].slots[2] = 3
    for _ in range(2):
        play(flight)
    flight.crew[0].slots[2:6] = [3, 0, 0, 1]
    for _ in range(3):
        play(flight)
    assert flight.maintained == [True, False, False]
    assert slots(flight.crew[0], 6, 7) == ". A"


@pytest.mark.clause("SA-7.11", "SA-7.16")
def test_second_maintenance_has_no_effect() -> None:
    flight = aboard("C", "C", maintained=False)
    assert reasons(list(play(flight))) == ["maintained"]


@pytest.mark.clause("SA-7.12")
def test_one_rocket_a_turn() -> None:
    """P1 launches, P2 cannot; the next turn square 1 is free again; the fourth finds none stored."""
    flight = aboard("C C C C", "C . . .", turn=3)
    stand(flight, "blue-lower", "blue-lower")
    assert reasons(list(play(flight))) == ["rocket-launched"]
    play(flight)
    play(flight)
    assert flight.rockets == 0
    assert reasons(list(play(flight))) == ["no-rocket"]


@pytest.mark.clause("SA-7.13")
@pytest.mark.parametrize(("lookers", "points"), [(1, 1), (2, 2), (3, 3), (4, 5), (5, 7)])
def test_visual_confirmation(lookers: int, points: int) -> None:
    flight = aboard(*["C"] * lookers, turn=3)
    stand(flight, *["white-lower"] * lookers)
    play(flight)
    assert flight.visual == [0, points, 0]


@pytest.mark.clause("SA-7.13")
def test_best_turn_of_each_phase() -> None:
    """Turn 3 (phase 1): 2. Turns 4 and 5 (phase 2): 1, then 2. Turn 8 (phase 3): 1."""
    flight = aboard("C C C . . C", "C . C . . .", turn=2)
    stand(flight, "white-lower", "white-lower")
    for _ in range(6):
        play(flight)
    assert flight.visual == [2, 2, 1]


# --- battlebots ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("SA-7.14", "SA-8.1")
@pytest.mark.parametrize("station", ["blue-upper", "red-lower"])
def test_taking_and_repairing_battlebots(station: str) -> None:
    """(a) take the squad stored here; (c) active already; (b) disabled: active again."""
    flight = aboard("C C C", "C . .", turn=3)
    stand(flight, station, station)
    story = play(flight)
    assert flight.crew[0].squad == 1
    assert [event.active for event in story if isinstance(event, SquadTaken)] == [True]
    assert reasons(list(story)) == ["no-squad-stored"]
    assert reasons(list(play(flight))) == ["squad-active"]
    flight.crew[0].squad = 2
    play(flight)
    assert flight.crew[0].squad == 1


@pytest.mark.clause("SA-8.2", "SA-8.14")
def test_repair_in_either_station_and_never_a_second_squad() -> None:
    """The leader of a disabled squad plays C where another squad is stored: his own is repaired, the other stays."""
    flight = aboard("C", turn=3)
    stand(flight, "red-lower")
    flight.crew[0].squad = 2
    play(flight)
    assert (flight.crew[0].squad, flight.squads[3]) == (1, 1)


@pytest.mark.clause("SA-8.3", "SA-8.4")
def test_battlebots_fight() -> None:
    """Lowest number first; return fire disables, also when the hit destroys; a disabled squad is no use."""
    flight = aboard("R R", "R .", ". .", turn=3)
    stand(flight, "red-upper+", "red-upper+", "red-upper")
    second = put(flight, "I2-03", 5)
    first = put(flight, "I1-01", 2)
    second.speed = first.speed = 0
    play(flight)
    assert (first.status, second.damage) == ("destroyed", 1)
    assert [crew.squad for crew in flight.crew] == [2, 2, 0]
    assert reasons(list(play(flight))) == ["no-active-squad"]


@pytest.mark.clause("SA-8.3", "SA-8.12")
def test_battlebots_have_no_business_with_malfunctions() -> None:
    flight = aboard("R", turn=3)
    stand(flight, "red-upper+")
    put(flight, "I1-06", 1)
    put(flight, "SI1-04", 2)
    assert reasons(list(play(flight))) == ["no-intruder"]


@pytest.mark.clause("SA-8.12")
def test_slime_token_counts_with_its_cards_number() -> None:
    """Troopers #3 and the progeny of Slime #2 in white-lower: the Slime is hit."""
    flight = aboard("R", turn=3)
    stand(flight, "white-lower+")
    slime = put(flight, "I2-01", 2)
    slime.tokens.append(4)
    troopers = put(flight, "I2-04", 3)
    troopers.tokens = [4]
    play(flight)
    assert (slime.tokens, troopers.damage) == ([5], 0)


# --- interceptors -------------------------------------------------------------------------------------------------


@pytest.mark.clause("SA-7.15", "SA-8.5")
def test_launching() -> None:
    """P1 without a squad cannot, P2 launches and attacks this very turn, P3 finds the interceptors away."""
    flight = aboard("C", "C", "C", turn=3)
    stand(flight, "red-upper", "red-upper+", "red-upper+")
    fighter = put(flight, "E1-07", 1, "blue", at=5)
    story = play(flight)
    assert where(flight) == ["red-upper", "space", "red-upper"]
    assert fighter.damage == 1
    assert reasons(list(story)) == ["no-active-squad", "interceptors-away"]


@pytest.mark.clause("SA-8.5")
def test_one_pilot_at_a_time_the_captain_too() -> None:
    flight = aboard("R", "C", turn=3)
    stand(flight, "space+", "red-upper+")
    assert reasons(list(play(flight))) == ["interceptors-away"]
    assert where(flight) == ["space", "red-upper"]


@pytest.mark.clause("SA-8.6")
def test_in_space_nothing_on_the_ship_concerns_him() -> None:
    """Psionic Satellite Z knocks out everybody on the ship, but not the pilot; nor does a failed check delay him."""
    flight = aboard("R A", ". A", turn=4, maintained=False)
    stand(flight, "space+", "white-upper")
    put(flight, "SE2-03", 1, "red", at=2).shield = 9
    play(flight)
    assert knocked_out(flight) == [1]
    assert slots(flight.crew[0], 6, 7) == "A ."


@pytest.mark.clause("SA-8.7")
@pytest.mark.parametrize(
    ("card", "place", "row"),
    [
        ("R", "space", "R B ."),
        ("R!", "space", "R! B ."),
        (".", "red-upper", ". B ."),
        ("A", "red-upper", ". A B"),
        ("<", "red-upper", ". < B"),
        ("^", "red-upper", ". ^ B"),
    ],
)
def test_next_turns_in_space(card: str, place: str, row: str) -> None:
    """Battlebots stay out, an empty slot comes home, anything else is delayed and so comes home."""
    flight = aboard(f"{card} B .", turn=5)
    stand(flight, "space+")
    play(flight)
    assert where(flight) == [place]
    assert slots(flight.crew[0], 6, 8) == row


@pytest.mark.clause("SA-9.8", "SA-8.7")
@pytest.mark.parametrize("card", ["@lb", "A!", "B!"])
def test_other_heroic_cards_in_space_are_anything_else(card: str) -> None:
    flight = aboard(f"{card} .", turn=5)
    stand(flight, "space+")
    play(flight)
    assert (where(flight), slots(flight.crew[0], 6, 7)) == (["red-upper"], f". {card}")


@pytest.mark.clause("SA-8.8")
def test_the_next_pilot_can_launch_in_the_same_turn() -> None:
    """P1 comes home at his place in the order, P2 after him flies; P2 before P1 could not."""
    flight = aboard(".", "C", turn=5)
    stand(flight, "space+", "red-upper+")
    play(flight)
    assert where(flight) == ["red-upper", "space"]
    flight = aboard("C", ".", turn=5)
    stand(flight, "red-upper+", "space+")
    play(flight)
    assert where(flight) == ["red-upper", "red-upper"]


@pytest.mark.clause("SA-8.9")
def test_forced_return_and_a_later_delay_are_two() -> None:
    """Turn 4: A is delayed to 5 and he comes home. The Psionic Satellite's Y then delays turn 5: A goes to 6."""
    flight = aboard("A B", turn=3)
    stand(flight, "space+")
    put(flight, "SE2-03", 1, "red", at=7)
    story = play(flight)
    assert slots(flight.crew[0], 4, 7) == ". . A B"
    assert [event.turn for event in story if isinstance(event, Delayed)] == [4, 5]


@pytest.mark.clause("SA-8.9")
def test_with_the_other_ruling_they_are_one() -> None:
    flight = aboard("A B", turn=3, rulings={"return_delay_apart": False})
    stand(flight, "space+")
    put(flight, "SE2-03", 1, "red", at=7)
    play(flight)
    assert slots(flight.crew[0], 4, 7) == ". A B ."


@pytest.mark.clause("SA-8.10")
def test_a_delayed_slot_brings_the_pilot_home() -> None:
    """He tripped when launching: the battlebot card of the next turn is delayed, so he comes home."""
    flight = aboard("A R", turn=5)
    stand(flight, "red-upper+")
    play(flight, trips={0: "C"})
    assert where(flight) == ["space"]
    play(flight)
    assert (where(flight), slots(flight.crew[0], 7, 8)) == (["red-upper"], ". R")


@pytest.mark.clause("SA-8.11")
def test_fissure_repaired_from_space_takes_the_attack() -> None:
    """The attack that completes the repair hits nothing else this turn."""
    flight = aboard("R", turn=3)
    stand(flight, "space+")
    fissure = put(flight, "SI1-04", 1, damage=1)
    fighter = put(flight, "E1-07", 2, "red", at=5)
    play(flight)
    assert (fissure.status, fighter.damage) == ("destroyed", 0)


@pytest.mark.clause("SA-8.13")
def test_pilot_knocked_out_on_coming_home() -> None:
    """Contamination after Z in red-upper: P1 lies there with his disabled squad; P2, already there, can launch."""
    flight = aboard(". .", "C .", turn=5)
    stand(flight, "space+", "red-upper+")
    put(flight, "SI2-04", 1).status = "survived"
    flight.hazard[0] = 2
    play(flight)
    assert knocked_out(flight) == [0]
    assert flight.crew[0].squad == 2
    assert where(flight) == ["red-upper", "space"]


# --- heroic actions -----------------------------------------------------------------------------------------------


@pytest.mark.clause("SA-9.1")
@pytest.mark.parametrize("ruling", [False, True])
def test_heroic_movement_and_the_lift(ruling: bool) -> None:
    """A broken lift does not matter; by default the lift is not used: P2 is the first user."""
    flight = aboard("@lw A", "^ A", turn=3, rulings={"heroic_move_uses_lift": ruling})
    play(flight)
    assert where(flight) == ["white-lower", "white-lower"]
    assert delayed(flight) == ([1] if ruling else [])
    flight = aboard("@lr A", turn=3)
    flight.lift_broken[:] = [True] * 3
    play(flight)
    assert (where(flight), delayed(flight)) == (["red-lower"], [])


@pytest.mark.clause("SA-9.1", "SA-9.8")
def test_heroic_movement_has_entry_effects_only_if_it_moves() -> None:
    flight = aboard("@lb A", "@lb A", turn=3)
    stand(flight, "red-upper", "blue-lower")
    put(flight, "I2-01", 1)
    play(flight)
    assert delayed(flight) == [0]


@pytest.mark.clause("SA-9.2")
@pytest.mark.parametrize(
    ("station", "strength"),
    [("red-upper", 5), ("white-upper", 6), ("blue-lower", 3), ("white-lower", 2)],
)
def test_heroic_a(station: str, strength: int) -> None:
    flight = aboard("A!", turn=3)
    stand(flight, station)
    story = play(flight)
    assert [event.strength for event in story if isinstance(event, WeaponFired)] == [strength]


@pytest.mark.clause("SA-9.2")
def test_heroic_shot_counts_one_more_on_the_threat() -> None:
    flight = aboard("A!", turn=3)
    stand(flight, "red-upper")
    gunship = put(flight, "E1-05", 1, "red", at=13)
    play(flight)
    assert gunship.damage == 3


@pytest.mark.clause("SA-9.3", "SA-9.9")
@pytest.mark.parametrize(
    ("station", "before", "after"),
    [
        # shields and reactors of red, white, blue
        ("red-upper", ([1, 1, 1], [2, 3, 2]), ([3, 1, 1], [1, 3, 2])),
        ("red-upper", ([0, 1, 1], [1, 3, 2]), ([2, 1, 1], [0, 3, 2])),
        ("red-upper", ([2, 1, 1], [2, 3, 2]), ([2, 1, 1], [2, 3, 2])),
        ("red-upper", ([1, 1, 1], [0, 3, 2]), ([1, 1, 1], [0, 3, 2])),
        ("blue-lower", ([1, 1, 1], [2, 3, 2]), ([1, 1, 1], [2, 2, 4])),
        ("white-lower", ([1, 1, 1], [2, 4, 2]), ([1, 1, 1], [2, 6, 2])),
        ("white-lower", ([1, 1, 1], [2, 5, 2]), ([1, 1, 1], [2, 5, 2])),
    ],
)
def test_heroic_b(station: str, before: tuple[list[int], list[int]], after: tuple[list[int], list[int]]) -> None:
    """One more block, above capacity too, if at least one was moved."""
    flight = aboard("B!", turn=3)
    stand(flight, station)
    flight.shield[:], flight.reactor[:] = before
    play(flight)
    assert (flight.shield, flight.reactor) == after


@pytest.mark.clause("SA-9.4")
def test_heroic_repair_counts_two() -> None:
    flight = aboard("B!", turn=3)
    stand(flight, "red-upper")
    hacked = put(flight, "I1-06", 1)
    play(flight)
    assert hacked.damage == 2


@pytest.mark.clause("SA-9.5")
def test_heroic_battlebots() -> None:
    """One damage only, and the squad stays active."""
    flight = aboard("R!", turn=3)
    stand(flight, "red-upper+")
    troopers = put(flight, "I2-03", 1)
    play(flight)
    assert (troopers.damage, flight.crew[0].squad) == (1, 1)


@pytest.mark.clause("SA-9.5")
@pytest.mark.parametrize(("zones", "damage"), [(["red"], [2]), (["red", "blue"], [0, 0])])
def test_heroic_battlebots_in_space(zones: list[str], damage: list[int]) -> None:
    """4 against one Fighter (4 - 2), 2 against each of two (2 - 2)."""
    flight = aboard("R!", turn=3)
    stand(flight, "space+")
    fighters = [put(flight, code, 1, zone, at=5) for code, zone in zip(("E1-07", "E1-05"), zones, strict=False)]
    play(flight)
    assert [fighter.damage for fighter in fighters] == damage


@pytest.mark.clause("SA-9.6")
def test_there_is_no_heroic_c() -> None:
    with pytest.raises(KeyError):
        aboard("C!")


@pytest.mark.clause("SA-9.7")
def test_heroic_action_without_effect() -> None:
    """After an ordinary shot the heroic one adds nothing; no squad, no intruder, no energy: nothing."""
    flight = aboard("A", "A!", "R!", "B!", turn=3)
    stand(flight, "red-upper", "red-upper", "red-upper+", "blue-upper")
    flight.reactor[2] = 0
    gunship = put(flight, "E1-05", 1, "red", at=13)
    story = play(flight)
    assert gunship.damage == 2
    assert reasons(list(story)) == ["fired", "no-intruder", "nothing-to-move"]
