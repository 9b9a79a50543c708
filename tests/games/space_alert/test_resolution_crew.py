"""Crew members in the resolution round: order, tripping, delays, movement (SA-6)."""

from __future__ import annotations

import pytest
from tests.games.space_alert.flights import aboard, delayed, knocked_out, play, put, slots, stand, tokens, where

from starboard.games.space_alert.crew import shift
from starboard.games.space_alert.flight_events import Delayed, WeaponFired
from starboard.games.space_alert.orders import NOTHING, parse, write


@pytest.mark.clause("SA-6.1")
def test_captain_first() -> None:
    """P1 and P2 both play A in white-upper: P1 fires, P2 finds the laser fired."""
    flight = aboard("A", "A")
    fired = [event.crew for event in play(flight) if isinstance(event, WeaponFired)]
    assert fired == [0]


@pytest.mark.clause("SA-6.2")
def test_knocked_out_before_his_place_in_the_order() -> None:
    """P1's repair completes the Overheated Reactor: P2 in red-lower is out before his A; later cards are void too."""
    flight = aboard("B .", "A >", turn=3)
    stand(flight, "white-lower", "red-lower")
    put(flight, "I2-06", 1, damage=2)
    story = play(flight)
    assert knocked_out(flight) == [1]
    assert not [event for event in story if isinstance(event, WeaponFired)]
    play(flight)
    assert where(flight) == ["white-lower", "red-lower"]


@pytest.mark.clause("SA-6.3")
def test_tripping() -> None:
    """He laid the blue arrow and means the red one: he goes to red, and his next turn is delayed."""
    flight = aboard("> A B", turn=3)
    play(flight, trips={0: "<"})
    assert where(flight) == ["red-upper"]
    assert slots(flight.crew[0], 5, 7) == ". A B"


@pytest.mark.clause("SA-6.3")
def test_tripping_to_the_other_half() -> None:
    """The movement half is up, the action was meant."""
    flight = aboard("^ .", turn=3)
    play(flight, trips={0: "A"})
    assert (where(flight), flight.reactor[1]) == (["white-upper"], 2)


@pytest.mark.clause("SA-6.3", "SA-6.11", "SA-8.7")
def test_tripping_in_space_into_a_card_that_brings_him_home() -> None:
    """Turn 4: the pilot meant the arrow of his battlebot card, so the card is delayed and he comes home.

    Both delays are carried out: that of slot 4 at once (R to 5, A to 6, B to 7), that of tripping before turn 5 is
    revealed (R to 6, A to 7, B to 8). On turn 5 he does nothing.
    """
    flight = aboard("R A B", turn=3)
    stand(flight, "space+")
    play(flight, trips={0: "<"})
    assert where(flight) == ["red-upper"]
    assert slots(flight.crew[0], 4, 8) == ". . R A B"


@pytest.mark.clause("SA-6.3", "SA-8.7", "SA-8.10")
def test_tripping_in_space_into_a_battlebot_card() -> None:
    """Turn 4: he stays out. His turn 5 is delayed and empty, so he returns then."""
    flight = aboard("< R R", turn=3)
    stand(flight, "space+")
    play(flight, trips={0: "R"})
    assert (where(flight), slots(flight.crew[0], 5, 7)) == (["space"], ". R R")
    play(flight)
    assert where(flight) == ["red-upper"]


@pytest.mark.clause("SA-6.2", "SA-6.3")
def test_a_knocked_out_crew_member_does_not_trip() -> None:
    flight = aboard("A A", turn=3)
    flight.crew[0].knocked_out = True
    play(flight, trips={0: "B"})
    assert slots(flight.crew[0], 4, 5) == "A A"


@pytest.mark.clause("SA-6.4")
@pytest.mark.parametrize(
    ("before", "turn", "after", "lost"),
    [
        ("A B C . A . . . . . . .", 1, ". A B C A . . . . . . .", "."),
        (". B C . A . . . . . . .", 1, ". B C . A . . . . . . .", "."),
        ("A A A A A A A A A A A B", 2, "A . A A A A A A A A A A", "B"),
        (". . . . . . . . . . . C", 12, ". . . . . . . . . . . .", "C"),
        (". . . . . . . . . A B .", 10, ". . . . . . . . . . A B", "."),
    ],
)
def test_shift(before: str, turn: int, after: str, lost: str) -> None:
    row = parse(before)
    assert write([shift(row, turn, len(row), NOTHING)]) == lost
    assert write(row) == after


@pytest.mark.clause("SA-6.5")
def test_one_delay_a_turn() -> None:
    """A damaged lift and the Psionic Satellite's Y in the same turn: one delay."""
    flight = aboard("^ A B .", turn=3)
    flight.lift_broken[1] = True
    put(flight, "SE2-03", 1, "red", at=7)
    story = play(flight)
    assert slots(flight.crew[0], 5, 8) == ". A B ."
    assert len([event for event in story if isinstance(event, Delayed)]) == 1


@pytest.mark.clause("SA-6.5")
def test_delays_of_two_turns_are_two() -> None:
    """Delayed on turn 4 and again on turn 5."""
    flight = aboard("^ ^ A", turn=3)
    flight.lift_broken[1] = True
    play(flight)
    assert slots(flight.crew[0], 5, 7) == ". ^ A"
    put(flight, "SE2-03", 1, "red", at=7)
    play(flight)
    assert slots(flight.crew[0], 5, 8) == ". . ^ A"


@pytest.mark.clause("SA-6.5")
def test_a_delay_on_turn_12_has_no_effect() -> None:
    flight = aboard("^", turn=11)
    flight.lift_broken[1] = True
    play(flight)
    assert (where(flight), slots(flight.crew[0], 12, 12)) == (["white-lower"], "^")


@pytest.mark.clause("SA-6.6")
def test_delays_cross_phases() -> None:
    flight = aboard("^ A A", turn=1)
    flight.lift_broken[1] = True
    play(flight)
    assert slots(flight.crew[0], 3, 5) == ". A A"


@pytest.mark.clause("SA-6.7")
@pytest.mark.parametrize(
    ("start", "card", "end"),
    [
        ("white-upper", "<", "red-upper"),
        ("white-upper", ">", "blue-upper"),
        ("blue-lower", "<", "white-lower"),
        ("red-lower", ">", "white-lower"),
        ("red-lower", "<", "red-lower"),
        ("blue-upper", ">", "blue-upper"),
    ],
)
def test_arrow(start: str, card: str, end: str) -> None:
    flight = aboard(card, turn=3)
    stand(flight, start)
    play(flight)
    assert where(flight) == [end]


@pytest.mark.clause("SA-6.7")
def test_no_movement_no_entry() -> None:
    """A red arrow in red-lower, where Slime lies: no movement, no delay."""
    flight = aboard("< A", turn=3)
    stand(flight, "red-lower")
    put(flight, "I2-02", 1)
    play(flight)
    assert delayed(flight) == []


@pytest.mark.clause("SA-6.8", "SA-6.15")
def test_gravolift_is_for_one_at_a_time() -> None:
    """P1 goes down, P2 in the same zone goes up: second user, delayed. P3 uses another lift. The next turn is new."""
    flight = aboard("^ ^", "^ .", "^ .", turn=3)
    stand(flight, "white-upper", "white-lower", "blue-upper")
    play(flight)
    assert where(flight) == ["white-lower", "white-upper", "blue-lower"]
    assert delayed(flight) == [1]
    play(flight)
    assert delayed(flight) == []


@pytest.mark.clause("SA-6.15")
def test_lift_counts_as_used_also_by_a_delayed_user() -> None:
    """P1 tripped into the lift; P2 comes second all the same."""
    flight = aboard("A A", "^ A", turn=3)
    play(flight, trips={0: "^"})
    assert delayed(flight) == [0, 1]


@pytest.mark.clause("SA-6.8", "SA-12.2")
def test_damaged_gravolift_delays_every_user() -> None:
    """The Saboteur's Y at an empty central reactor draws the gravolift token; the next turn's first user is late."""
    flight = aboard(". ^ A", turn=3, stack=["gravolift"])
    put(flight, "I1-03", 1, at=9).speed = 4
    flight.reactor[1] = 0
    play(flight)
    assert tokens(flight) == [0, 1, 0]
    flight.threats.clear()
    play(flight)
    assert (where(flight), delayed(flight)) == (["white-lower"], [0])


@pytest.mark.clause("SA-6.8")
def test_threats_do_not_use_the_gravolift() -> None:
    """Skirmishers change decks in white; the next turn's user is the first one."""
    flight = aboard(". ^ A", turn=3)
    skirmishers = put(flight, "I1-01", 1, at=8)
    skirmishers.tokens = [1]
    play(flight)
    assert skirmishers.tokens == [4]
    play(flight)
    assert delayed(flight) == []


@pytest.mark.clause("SA-6.9")
def test_battlebots_follow_their_leader() -> None:
    """He takes them in blue-upper, walks two stations, and they fight in white-lower."""
    flight = aboard("C < ^ R", turn=3)
    stand(flight, "blue-upper")
    saboteur = put(flight, "I1-03", 1)
    saboteur.speed = 0
    for _ in range(4):
        play(flight)
    assert saboteur.status == "destroyed"


@pytest.mark.clause("SA-6.11")
def test_a_mark_for_an_empty_slot_expires() -> None:
    """The next turn is empty: nothing moves, and the delay does not wait for a later card."""
    flight = aboard("^ . A", turn=3)
    flight.lift_broken[1] = True
    play(flight)
    assert slots(flight.crew[0], 5, 7) == ". A ."
    play(flight)
    play(flight)
    assert flight.reactor[1] == 2  # the A of turn 6: the pulse cannon


@pytest.mark.clause("SA-6.12")
def test_places_are_judged_at_the_moment() -> None:
    """The Psionic Satellite's X delays its zone: P1 has just left red, P2 has just come; both decks count."""
    flight = aboard("> A", "< A", ". A", turn=3)
    stand(flight, "red-upper", "white-upper", "red-lower")
    put(flight, "SE2-03", 1, "red", at=11)
    play(flight)
    assert delayed(flight) == [1, 2]


@pytest.mark.clause("SA-6.13")
def test_several_entry_effects() -> None:
    """Slime and contamination after Z in one station: he is knocked out and the delay means nothing."""
    flight = aboard("> A", turn=3)
    stand(flight, "white-lower")
    contamination = put(flight, "SI2-04", 2)
    contamination.status = "survived"
    put(flight, "I2-01", 1)
    flight.hazard[5] |= 2
    play(flight)
    assert knocked_out(flight) == [0]


@pytest.mark.clause("SA-6.14", "SA-14.5")
def test_test_run_has_seven_slots() -> None:
    """A card pushed beyond slot 7 is lost; turn 8 is the final turn."""
    flight = aboard("^ A B", turn=4, last_turn=7, boards=(4, 4, 4, 4))
    flight.lift_broken[1] = True
    assert len(flight.crew[0].slots) == 7
    story = play(flight)
    assert [event.lost for event in story if isinstance(event, Delayed)] == ["B"]
    assert slots(flight.crew[0], 5, 7) == "^ . A"
    for _ in range(3):
        assert flight.outcome == "flying"
        play(flight)
    assert (flight.outcome, flight.turn) == ("survived", 8)
