"""Giving up, forced and free (GT-9), and the moves between two cards."""

from __future__ import annotations

import pytest
from tests.games.galaxy_trucker import frame
from tests.games.galaxy_trucker.building_helpers import GAME
from tests.games.galaxy_trucker.flight_helpers import build, fly, known, tub

from starboard.core.chance import Seeded
from starboard.games.galaxy_trucker.events.flight import (
    CardTurned,
    Declared,
    FlightOver,
    LeftFlight,
    Moved,
    Rolled,
    Settled,
)
from starboard.games.galaxy_trucker.flying import StayOrLeave
from starboard.games.galaxy_trucker.moves.flight import Enough, FlyOn, GiveUp, LoseCrew, Pass, Power, Take, Withdraw


@pytest.mark.clause("GT-9.1")
def test_a_aliens_cannot_fly_alone() -> None:
    """(a): I-18 takes both humans, the alien is left; the ship gives up when the card is done."""
    ship = build("I", "8,7 purple", "8,6 cabin", "6,7 cannon^", aliens={"8,6": "purple"})
    flown = fly("I-18", [ship, tub()])
    flown.answer(0, Take(), LoseCrew(7, 7), LoseCrew(7, 7))
    assert flown.ship(0).crew == 1
    assert flown.ship(0).has_alien("purple")
    assert flown.told(LeftFlight) == [LeftFlight(seat=0, why="no-humans")]


@pytest.mark.clause("GT-9.1")
def test_b_open_space_without_engine_power() -> None:
    flown = fly("I-05", [build("I", "6,7 cannon^"), tub()])
    assert flown.told(LeftFlight) == [LeftFlight(seat=0, why="no-engines")]


@pytest.mark.clause("GT-9.1", "GT-8.24")
def test_both_tests_look_at_one_and_the_same_state() -> None:
    """The leader loses its last humans and leaves; the ship it had lapped leaves too."""
    flown = fly("II-05", [build("I", "7,6 cabin", humans={"7,6": 1, "7,7": 1}), tub(), tub()], positions=[60, 30, 5])
    assert flown.told(LeftFlight) == [LeftFlight(seat=0, why="no-humans"), LeftFlight(seat=2, why="lapped")]
    assert flown.positions() == [None, 30, None]


@pytest.mark.clause("GT-9.2", "GT-11.4", "GT-9.6")
def test_between_two_cards_everybody_is_asked_at_once() -> None:
    """Not seat after seat: the table decides that nobody waits for another's answer; only the next card waits."""
    flown = fly(["I-04", "I-05"], [known(), tub(), known()], positions=[0, 9, 5])
    assert isinstance(flown.question, StayOrLeave)
    assert flown.moves() == [FlyOn(), FlyOn(standing=True), GiveUp()]
    assert frame.to_move(flown.state) == (1, 2, 0)
    flown.answer(1, FlyOn())
    assert frame.to_move(flown.state) == (2, 0)
    assert flown.refused(1, GiveUp()) == "GT-9.2"
    flown.answer(2, GiveUp())
    assert flown.told(LeftFlight) == [LeftFlight(seat=2, why="choice")]
    assert flown.refused(2, FlyOn()) == "GT-6.1"
    flown.answer(0, FlyOn())
    assert [card.card for card in flown.told(CardTurned)] == ["I-04", "I-05"]


@pytest.mark.clause("GT-9.2")
def test_nobody_gives_up_in_the_middle_of_a_card() -> None:
    flown = fly("I-05", [known(), tub()])
    assert flown.refused(0, GiveUp()) == "GT-9.2"
    assert flown.refused(1, GiveUp()) == "GT-9.2"


@pytest.mark.clause("GT-9.6")
def test_nobody_gives_up_before_the_first_card_or_after_the_last() -> None:
    flown = fly("I-13", [known(), tub()], last=True)
    assert not isinstance(flown.question, StayOrLeave), "the first question is the first card's"
    flown.answer(0, Pass()).answer(1, Pass())
    assert flown.state.phase == "settlement", "after the last card nobody is asked"


@pytest.mark.clause("GT-9.2")
def test_an_order_to_fly_on_stands_until_it_is_withdrawn() -> None:
    flown = fly(["I-04", "I-04", "I-04", "I-04"], [known(), tub()])
    assert GAME.ask(flown.state, 0, Withdraw()) is not None, "nothing to withdraw"
    flown.answer(0, FlyOn(standing=True))
    assert frame.to_move(flown.state) == (1,)
    flown.answer(1, FlyOn())
    assert frame.to_move(flown.state) == (1,), "the next card is done; the first ship flies on by its order"
    assert GAME.ask(flown.state, 0, Withdraw()) is None
    GAME.apply(flown.state, 0, Withdraw(), flown.chance)
    assert frame.to_move(flown.state) == (0, 1)
    flown.answer(0, GiveUp())
    assert frame.to_move(flown.state) == (1,)


@pytest.mark.clause("GT-9.2")
def test_who_has_said_fly_on_may_think_again_while_others_decide() -> None:
    flown = fly(["I-04", "I-05"], [known(), tub()])
    flown.answer(0, FlyOn())
    GAME.apply(flown.state, 0, Withdraw(), flown.chance)
    flown.answer(1, FlyOn())
    assert frame.to_move(flown.state) == (0,)
    flown.answer(0, GiveUp())
    assert flown.positions()[0] is None


@pytest.mark.clause("GT-9.3")
def test_a_ship_that_gave_up_blocks_nothing_and_is_affected_by_nothing() -> None:
    flown = fly(["I-04", "I-05"], [known(), tub()], positions=[2, 1])
    # Stardust: the tub 1 → -1, the known ship 2 → 1.
    assert flown.positions() == [1, -1]
    flown.answer(0, GiveUp()).answer(1, FlyOn())
    assert flown.positions() == [None, 0]
    flown = fly(["I-04", "I-05"], [tub(), known()], positions=[2, 1])
    flown.answer(1, FlyOn()).answer(0, GiveUp())
    assert [event.seat for event in flown.told(Declared)] == []
    flown.answer(1, Enough())
    assert [event.seat for event in flown.told(Declared)] == [1]


@pytest.mark.clause("GT-9.3", "GT-6.3")
def test_the_space_of_a_ship_that_gave_up_counts_again() -> None:
    flown = fly(["I-04", "I-05"], [tub(), known()], positions=[4, 1])
    # Stardust: the known ship 1 → 0, the tub 4 → 2. The tub gives up; the other flies 1, 2, 3 without jumping.
    flown.answer(0, GiveUp()).answer(1, FlyOn(), Power(8, 8))
    assert flown.told(Moved)[-1].stops == (1, 2, 3)


@pytest.mark.clause("GT-9.3", "GT-9.8", "GT-10.2")
def test_a_ship_that_gave_up_keeps_its_credits_sells_for_half_and_gets_no_reward() -> None:
    leader = known(goods={"7,5": ["yellow", "green"]})
    flown = fly(["I-04", "I-05"], [leader, tub()], positions=[9, 0], credits=[3, 0], last=True)
    flown.answer(0, GiveUp()).answer(1, FlyOn())
    first, second = flown.told(Settled)
    assert (first.place, first.finish, first.looks, first.worth, first.goods, first.after) == (0, 0, 0, 5, 3, 6)
    assert (second.place, second.finish, second.looks, second.after) == (1, 4, 2, 6)


@pytest.mark.clause("GT-9.4")
def test_one_ship_flies_on_alone_through_the_remaining_cards() -> None:
    cards = ["I-04", "I-10", "I-05", "II-05"]
    flown = fly(cards, [known(), tub()], dice="11 11 11 11", last=True)
    flown.answer(0, FlyOn()).answer(1, GiveUp())
    flown.answer(0, FlyOn(), Enough(), FlyOn())
    assert [card.card for card in flown.told(CardTurned)] == cards
    assert all(event.at == (0,) for event in flown.told(Rolled))
    assert flown.told(FlightOver) == [FlightOver(finishers=(0,))]


@pytest.mark.clause("GT-9.5", "GT-10.2")
def test_forced_giving_up_after_the_last_card_counts() -> None:
    lonely = build("I", "7,6 cabin", humans={"7,6": 1, "7,7": 1})
    flown = fly("II-05", [lonely, tub()], last=True)
    assert flown.told(FlightOver) == [FlightOver(finishers=(1,))]
    assert [settled.place for settled in flown.told(Settled)] == [0, 1]


@pytest.mark.clause("GT-5.7")
def test_a_ship_without_humans_gives_up_before_the_first_card() -> None:
    flown = fly("I-04", [known(), build("I", "6,7 cannon^", humans={"7,7": 0})])
    assert isinstance(flown.events[0], LeftFlight)
    assert flown.events[0] == LeftFlight(seat=1, why="no-humans")
    assert flown.positions()[1] is None


@pytest.mark.clause("GT-11.6")
def test_only_dice_are_left_to_chance_during_a_flight() -> None:
    """A card without dice asks chance for nothing; a meteor asks for two dice each."""
    flown = fly("I-11", [known(), tub()], dice="11 12 21")
    assert flown.chance.spent
    assert [event.dice for event in flown.told(Rolled)] == [(1, 1), (1, 2), (2, 1)]


@pytest.mark.clause("GT-11.5")
@pytest.mark.parametrize("seed", range(20))
def test_every_question_has_small_answers_that_are_all_allowed(seed: int) -> None:
    """Random flights: what is offered is never refused, and what another seat tries always is."""
    chance = Seeded(seed)
    cards = ["I-03", "II-13", "I-10", "II-03", "I-16", "I-19", "II-12", "I-01", "I-02", "III-09", "II-16", "I-05"]
    ships = [known("II"), known("II"), known("II")]
    flown = fly("I-04", ships)
    state = flown.state
    state.cards.deck = cards
    while state.flight is not None:
        asked = frame.to_move(state)
        seat = asked[0]
        moves = frame.moves(state, seat)
        assert len(moves) == len(set(moves)) > 0
        assert all(frame.ask(state, seat, move) is None for move in moves)
        for other in {0, 1, 2} - {*asked}:
            assert all(frame.ask(state, other, move) is not None for move in moves)
        move = chance.pick(moves)
        frame.carry_out(state, seat, FlyOn() if isinstance(move, GiveUp) else move, chance)
        if state.flight is not None:
            frame.check(state)
    assert state.phase == "settlement"
