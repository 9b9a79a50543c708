"""The resolution at the table: revealing, tripping, going on (SA-6.1, SA-6.3), and what it leaves in the log."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.space_alert.tables import GAME, Desk

from starboard.core.game import SPECTATOR
from starboard.games.space_alert import events, flight_events
from starboard.games.space_alert.action_cards import Laid
from starboard.games.space_alert.flight import FLYING
from starboard.games.space_alert.moves import Agree, Appoint, GoOn, Ready, TakePacket, Trip
from starboard.games.space_alert.orders import write

RED_UPPER, WHITE_UPPER, BLUE_UPPER, RED_LOWER, WHITE_LOWER, BLUE_LOWER, SPACE = range(7)


def planned(*plans: dict[int, tuple[str, str]], **options: Any) -> Desk:
    """Four crew members with these cards: slot to (card, half). No threat ever comes."""
    desk = Desk(4, mission="mission-1", **options)
    desk.begin()
    desk.until(599)
    desk.state.threats.clear()
    for crew, plan in enumerate(plans):
        for slot, (card, half) in plan.items():
            desk.state.slots[crew][slot - 1] = Laid(card, half)  # type: ignore[arg-type]
    desk.until(600)
    return desk


def stations(desk: Desk) -> list[int]:
    """Where everybody stands, by crew member."""
    assert desk.state.flight is not None
    places = {crew: place for place, crew in enumerate(desk.state.acting)}
    return [desk.state.flight.crew[places[crew]].station for crew in range(desk.state.crew)]


def go_on(desk: Desk) -> list[Any]:
    """Everybody who is waited for lets the turn be played."""
    story: list[Any] = []
    for seat in GAME.to_move(desk.state):
        story += desk.play(seat, GoOn())
    return story


@pytest.mark.clause("SA-6.1")
def test_cards_of_the_turn_are_revealed_to_all() -> None:
    desk = planned({1: ("A<", "movement"), 2: ("B>", "action")}, {1: ("C^", "movement")})
    for seat in (0, 1, 2, 3, SPECTATOR):
        slots = GAME.view(desk.state, seat).crew[0].slots
        assert slots[0] is not None
        assert slots[0].card == "A<"
        if seat != 0:
            assert slots[1] is not None
            assert slots[1].card is None


@pytest.mark.clause("SA-6.1")
def test_captain_first_then_clockwise() -> None:
    """P3 is captain, so P3 is the first in the white lift and P1, third, is delayed with P4."""
    desk = Desk(4, mission="mission-1", resolution="run")
    desk.play(0, Appoint("captain", 2))
    for seat in range(4):
        desk.play(seat, Ready())
    desk.until(599)
    desk.state.threats.clear()
    for crew in (0, 2, 3):
        desk.state.slots[crew][0] = Laid("A^", "movement")
    story = desk.until(600)
    delays = [(event.crew, event.turn) for event in story if isinstance(event, flight_events.Delayed)]
    assert delays[:2] == [(3, 2), (0, 2)]
    moved = [event.crew for event in story if isinstance(event, flight_events.CrewMoved)]
    assert moved == [2, 3, 0]


@pytest.mark.clause("SA-6.3")
def test_tripping_to_the_other_half_delays_the_next_turn() -> None:
    """P1 laid A up and meant the arrow: he goes to red, and his B of turn 2 moves to turn 3.

    Turn 2 has no card any more; its failed computer check pushes B on to turn 4.
    """
    desk = planned({1: ("A<", "action"), 2: ("B>", "action")})
    story = desk.play(0, Trip(0, "<")) + go_on(desk)
    assert stations(desk)[0] == RED_UPPER
    assert desk.state.slots[0][:4] == [Laid("A<", "action"), None, Laid("B>", "action"), None]
    go_on(desk)
    assert any(isinstance(event, events.TripDeclared) and event.meant == "<" for event in story)
    assert desk.state.slots[0][:4] == [Laid("A<", "action"), None, None, Laid("B>", "action")]


@pytest.mark.clause("SA-6.3")
def test_tripping_to_the_opposite_arrow() -> None:
    desk = planned({1: ("A<", "movement")})
    desk.play(0, Trip(0, ">"))
    go_on(desk)
    assert stations(desk)[0] == BLUE_UPPER


@pytest.mark.clause("SA-6.3")
def test_what_can_not_have_been_meant() -> None:
    desk = planned({1: ("A<", "action")}, {1: ("C^", "movement")})
    assert desk.clause(0, Trip(0, "B")) == "SA-6.3"
    assert desk.clause(0, Trip(0, ">")) == "SA-6.3"  # the other half is the red arrow
    assert desk.clause(0, Trip(1, "C")) == "SA-6.3"  # not his card
    assert desk.clause(2, Trip(2, "A")) == "SA-6.3"  # no card, nothing to correct
    assert desk.clause(1, Trip(1, "<")) == "SA-6.3"  # a gravolift has no opposite
    desk.play(0, GoOn())
    assert desk.clause(0, GoOn()) == "SA-6.1"
    assert desk.clause(1, TakePacket()) == "SA-1.3"


@pytest.mark.clause("SA-6.3")
def test_a_table_may_do_without_tripping() -> None:
    """D-40: then every turn only waits for the film."""
    desk = planned({1: ("A<", "action")}, tripping=False)
    assert desk.clause(0, Trip(0, "<")) == "SA-6.3"
    assert GAME.moves(desk.state, 0) == [GoOn(), GoOn(rest=True)]


def turns(desk: Desk) -> int:
    assert desk.state.flight is not None
    return desk.state.flight.turn


def test_a_turn_is_played_when_everybody_has_gone_on() -> None:
    desk = planned({1: ("A<", "action")}, {}, {1: ("B<", "action")})
    for seat in range(4):
        assert GAME.to_move(desk.state) == tuple(range(seat, 4))
        assert turns(desk) == 0
        desk.play(seat, GoOn())
    assert turns(desk) == 1
    assert GAME.to_move(desk.state) == (0, 1, 2, 3)


@pytest.mark.clause("SA-6.3")
def test_a_card_can_be_corrected_until_the_turn_is_played() -> None:
    """Who has gone on may still say oops: the cards lie there."""
    desk = planned({1: ("A<", "action")})
    desk.play(0, GoOn())
    assert GAME.moves(desk.state, 0) == [Trip(0, "<")]
    desk.play(0, Trip(0, "<"))
    assert GAME.to_move(desk.state) == (1, 2, 3)
    go_on(desk)
    assert stations(desk)[0] == RED_UPPER


def test_nobody_is_waited_for_longer_than_a_minute() -> None:
    """With not a word from anybody the whole film is over after twelve of them."""
    desk = planned({1: ("A<", "action"), 4: ("C<", "movement")})
    assert GAME.deadline(desk.state) == desk.state.started + 660
    desk.until(659.9)
    assert turns(desk) == 0
    desk.until(660)
    assert turns(desk) == 1
    for _ in range(11):
        assert desk.state.stage == "resolution"
        due = GAME.deadline(desk.state)
        assert due is not None
        desk.table.tick(due)
    assert desk.state.stage == "over"
    assert desk.state.now == desk.state.started + 600 + 12 * 60
    assert turns(desk) == 13


@pytest.mark.clause("SA-17.3")
def test_in_practice_nobody_is_hurried() -> None:
    desk = Desk(2, mission="test-run-1", clock="off")
    desk.begin()
    for move in (TakePacket(), Agree()):
        for seat in range(2):
            desk.play(seat, move)
    assert desk.state.stage == "resolution"
    assert GAME.deadline(desk.state) is None


def test_who_lets_all_the_rest_go_on_is_not_asked_again() -> None:
    desk = planned(dict.fromkeys(range(1, 13), ("A<", "action")), {5: ("B<", "action")})
    for seat in (0, 2, 3):
        desk.play(seat, GoOn(rest=True))
    for turn in range(12):
        assert turns(desk) == turn
        assert GAME.to_move(desk.state) == (1,)
        desk.play(1, GoOn())
    assert desk.state.stage == "over"


def test_all_at_once() -> None:
    desk = planned(dict.fromkeys(range(1, 13), ("A<", "action")), resolution="run")
    assert desk.state.stage == "over"


@pytest.mark.clause("SA-6.4")
def test_a_delayed_card_is_lost_only_past_turn_12() -> None:
    """Twelve cards in a row; the failed checks after turns 2, 5 and 9 push three of them off the end."""
    desk = planned(dict.fromkeys(range(1, 13), ("A<", "action")), resolution="run")
    laid = desk.state.slots[0]
    assert [slot for slot, card in enumerate(laid, start=1) if card is None] == [3, 6, 10]
    assert desk.state.lost == [["A<"] * 3, [], [], []]


@pytest.mark.clause("SA-6.3", "SA-6.5")
def test_tripping_and_the_computer_delay_once() -> None:
    """Turn 2: P1 trips and the check fails; turn 3 is delayed once."""
    desk = planned({2: ("A<", "action"), 3: ("B<", "action"), 4: ("C<", "action")})
    go_on(desk)
    desk.play(0, Trip(0, "<"))
    assert desk.clause(0, Trip(0, "<")) == "SA-6.5"
    go_on(desk)
    assert desk.state.slots[0][2:6] == [None, Laid("B<", "action"), Laid("C<", "action"), None]


@pytest.mark.clause("SA-6.3", "SA-8.7")
def test_tripping_in_space_keeps_the_card_as_it_lies() -> None:
    """P1 takes the blue squad, flies on turn 5, and on turn 6 says that his battlebots were meant as an arrow.

    The card can't be carried out in space: it is delayed as it lies, once for his return (slot 7) and once for
    tripping (slot 8). What lies on the table is what will be flown.
    """
    out = {1: ("A>", "movement"), 2: ("C<", "action"), 3: ("A<", "movement"), 4: ("A<", "movement")}
    out |= {5: ("C<", "action"), 6: ("R<", "action")}
    desk = planned(out, {2: ("C<", "action"), 5: ("C<", "action"), 9: ("C<", "action")})
    flight = desk.state.flight
    assert flight is not None
    while flight.turn < 5:
        go_on(desk)
    assert stations(desk)[0] == SPACE
    desk.play(0, Trip(0, "<"))
    go_on(desk)
    assert stations(desk)[0] == RED_UPPER
    assert desk.state.slots[0][5:9] == [None, None, Laid("R<", "action"), None]
    assert write(flight.crew[0].slots[5:9]) == ". . R ."


@pytest.mark.clause("SA-15.4")
def test_log_entry_of_a_flight_that_came_home() -> None:
    """Nothing happened but one look out of the window: 1 point, no penalties."""
    desk = planned({1: ("A^", "movement"), 2: ("C<", "action")}, resolution="run", common="yellow", serious="mixed")
    assert desk.state.flight is not None
    assert desk.state.flight.outcome != FLYING
    (entry,) = desk.state.log
    assert (entry.mission, entry.common, entry.serious) == ("S2-1", "2", "1+2")
    assert (entry.captain, entry.communications, entry.security, entry.crew) == (0, 1, 2, 4)
    assert (entry.survived, entry.destroyed, entry.penalties, entry.visual, entry.total) == (0, 0, 0, 1, 1)
    assert entry.lost_to is None
    result = desk.table.result
    assert result is not None
    assert (result.winners, result.scores, result.clause) == ((0, 1, 2, 3), (1, 1, 1, 1), "SA-1.5")


@pytest.mark.clause("SA-15.4", "SA-1.4")
def test_log_entry_of_a_lost_flight() -> None:
    """No points, but the threat that destroyed the ship."""
    for seed in range(40):
        desk = Desk(4, seed, mission="mission-8", common="yellow", serious="yellow", resolution="run")
        desk.begin()
        desk.until(600)
        (entry,) = desk.state.log
        if entry.lost_to:
            break
    assert entry.total is None
    assert not entry.won
    result = desk.table.result
    assert result is not None
    assert (result.winners, result.scores, result.clause) == ((), None, "SA-1.4")
