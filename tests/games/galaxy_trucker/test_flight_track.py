"""Flight order, flight days, hopping and lapping (GT-6.1 ... GT-6.4, GT-6.21)."""

from __future__ import annotations

import pytest
from tests.games.galaxy_trucker import frame
from tests.games.galaxy_trucker.flight_helpers import Flown, build, fly, known, tub
from tests.games.galaxy_trucker.frame import Heard

from starboard.games.galaxy_trucker.events.flight import CardTurned, Destroyed, FlightOver, LeftFlight, Moved
from starboard.games.galaxy_trucker.flight import track
from starboard.games.galaxy_trucker.flying import StayOrLeave
from starboard.games.galaxy_trucker.moves.flight import DoneLoading, Enough, FlyOn, GiveUp, Land, Pass, Power


def lose(flown: Flown, **days: int) -> list[int | None]:
    """Ships a, b, c ... lose days at one time; where they stand afterwards."""
    track.lose_together(Heard(flown.state, flown.chance), {"abcd".index(name): n for name, n in days.items()})
    return flown.positions()


@pytest.mark.clause("GT-6.1")
def test_the_leader_turns_the_cards_one_by_one_until_the_last() -> None:
    flown = fly(["I-04", "II-05"], [known(), tub()], positions=[3, 7], last=True)
    assert [(card.card, card.number, card.of, card.leader) for card in flown.told(CardTurned)] == [("I-04", 1, 2, 1)]
    flown.answer(1, FlyOn()).answer(0, FlyOn())
    # Stardust cost the tub 2 days and the known ship 1: 7 to 5, 3 to 2. The tub still leads.
    assert [(card.card, card.leader) for card in flown.told(CardTurned)] == [("I-04", 1), ("II-05", 1)]
    assert flown.told(FlightOver) == [FlightOver(finishers=(1, 0))]
    assert flown.state.phase == "settlement"


@pytest.mark.clause("GT-6.1", "GT-9.7")
def test_the_flight_ends_as_soon_as_no_ship_is_left() -> None:
    flown = fly(["I-04", "I-05", "I-06"], [known(), tub()])
    flown.answer(0, GiveUp()).answer(1, GiveUp())
    assert flown.state.phase == "settlement"
    assert len(flown.told(CardTurned)) == 1
    assert flown.told(FlightOver) == [FlightOver(finishers=())]
    assert flown.credits() == [0, 0]


@pytest.mark.clause("GT-6.2")
def test_order_is_by_falling_position_and_read_anew() -> None:
    flown = fly("I-04", [tub(), tub(), tub()], positions=[1, 9, 5])
    assert track.order(flown.state.players) == (1, 2, 0)
    flown.state.players[0].position = 20
    assert track.order(flown.state.players) == (0, 1, 2)
    flown.state.players[1].flying = False
    assert track.order(flown.state.players) == (0, 2)


@pytest.mark.clause("GT-6.2")
def test_a_step_keeps_the_order_it_started_with() -> None:
    """Open Space: the rear ship flies past the leader, and still the order of declaring stays leader first."""
    fast = known()
    flown = fly("I-05", [known(), fast], positions=[0, -1])
    assert flown.question.seat == 0
    flown.answer(0, Enough())
    assert flown.question.seat == 1
    flown.answer(1, Power(8, 8))
    # 0 moved to 1; from -1 the second ship flies 3 days: 0, (1 is taken) 2, 3.
    assert flown.positions() == [1, 3]
    assert isinstance(flown.question, StayOrLeave)
    assert frame.to_move(flown.state) == (1, 0), "the new leader stands first"


@pytest.mark.clause("GT-6.3")
def test_occupied_spaces_are_jumped_and_not_counted() -> None:
    players = fly("II-05", [tub(), tub(), tub()], positions=[10, 9, 7]).state.players
    assert track.stops(players, 2, 2) == (8, 11)
    assert track.stops(players, 0, -3) == (8, 6, 5)
    assert track.stops(players, 1, 0) == ()


@pytest.mark.clause("GT-6.3", "GT-9.1")
def test_example_9_lapping_and_a_shared_space() -> None:
    """BE-9: A on 41 stands on the space of position 1, so B, losing a day from 2, jumps to 0 and is lapped."""
    flown = fly("I-18", [tub(), tub()], positions=[41, 2])
    assert lose(flown, b=1) == [41, 0]
    assert flown.state.players[1].flying, "the card is finished first"
    assert track.lapped(flown.state.players) == [1]
    flown.state.players[1].position = 2
    assert track.lapped(flown.state.players) == [], "a gap of 39 is no lap"


@pytest.mark.clause("GT-9.1", "GT-8.24")
def test_a_lapped_ship_gives_up_when_the_card_is_done() -> None:
    """The tub (2 exposed connectors) falls back by stardust from 1 to -1: 42 behind the leader, who loses 1 day."""
    flown = fly("I-04", [known(), tub()], positions=[41, 2])
    # The rearmost first: 2 → 1 is the leader's space (41), so 0, then -1. Then the leader: 40.
    assert flown.state.players[1].position == -1
    assert flown.positions() == [40, None]
    assert flown.told(LeftFlight) == [LeftFlight(seat=1, why="lapped")]
    kinds = [type(event) for event in flown.events]
    assert kinds.index(LeftFlight) > max(n for n, kind in enumerate(kinds) if kind is Moved)


@pytest.mark.clause("GT-6.4", "GT-8.3")
def test_example_7_planets_lose_days_from_the_rear() -> None:
    """BE-7: A 10, B 9, C 7; A and B landed for 2 days. B: 8, (7) 6. A: 9, 8."""
    flown = fly("I-13", [tub(), tub(), tub()], positions=[10, 9, 7])
    flown.answer(0, Land(3)).answer(1, Land(1)).answer(2, Pass())
    assert flown.positions() == [8, 6, 7]
    assert [event.seat for event in flown.told(Moved)] == [1, 0]


@pytest.mark.clause("GT-6.4", "GT-8.2")
def test_example_8_stardust() -> None:
    """BE-8: A 5 with 2 exposed connectors, B 4 with 0, C 2 with 3: C to -1, B stays, A jumps B to 2."""
    a = tub()
    b = build("I", "6,7 T089", "8,7 T118", "7,6 T016@2", "7,8 T001")
    c = build("I", "8,7 T118")
    assert [ship.exposed() for ship in (a, b, c)] == [2, 0, 3]
    flown = fly("I-04", [a, b, c], positions=[5, 4, 2])
    assert flown.positions() == [2, 4, -1]
    assert flown.told(Moved) == [
        Moved(seat=2, start=2, stops=(1, 0, -1), forward=False, gap=6),
        Moved(seat=0, start=5, stops=(3, 2), forward=False, gap=2),
    ]
    assert frame.to_move(flown.state)[0] == 1, "B is the new leader"


@pytest.mark.clause("GT-6.3", "GT-8.1", "GT-8.15", "GT-5.1")
def test_example_6_launch_and_open_space() -> None:
    """BE-6: A, B, C, D at 0, -2, -4, -6 declare 3, 2, 5, 0."""
    a = known()
    b = build("I", "8,7 engine", "8,6 engine")
    c = build("I", "8,7 engine", "8,6 engine", "8,8 engine", "7,6 beam", "7,8 beam", "7,9 battery2", "8,9 engine2")
    d = build("I", "6,7 cannon")
    flown = fly("I-05", [a, b, c, d])
    assert flown.positions() == [0, -2, -4, -6]
    flown.answer(0, Power(8, 8))
    assert flown.positions() == [3, 0, -4, -6], "B had nothing to decide and moved at once"
    flown.answer(2, Power(8, 9))
    assert flown.positions() == [3, 0, 2, None]
    assert flown.told(Moved)[2] == Moved(seat=2, start=-4, stops=(-3, -2, -1, 1, 2), forward=True, gap=1)
    assert flown.told(LeftFlight) == [LeftFlight(seat=3, why="no-engines")]
    assert track.order(flown.state.players) == (0, 2, 1)


@pytest.mark.clause("GT-6.21")
def test_losing_components_changes_no_position() -> None:
    """Pirates II-03: the first heavy shot takes the hold in column 5, the others miss."""
    flown = fly("II-03", [known(), known()], positions=[4, 1], dice="23 11 11")
    flown.answer(0, Enough()).answer(1, Enough())
    assert [(event.seat, event.row, event.column) for event in flown.told(Destroyed)] == [(0, 7, 5), (1, 7, 5)]
    assert flown.positions() == [4, 1]
    assert not flown.told(Moved)


@pytest.mark.clause("GT-6.3")
def test_a_rocket_may_hop_over_several_ships() -> None:
    flown = fly("I-14", [tub(), tub(), tub(), known()], positions=[5, 4, 3, 2])
    flown.answer(0, Land(2)).answer(1, Pass()).answer(2, Pass()).answer(3, Land(1), DoneLoading())
    # Rearmost first: the known ship from 2 to -1. Then the leader 5: (4) (3) 2, 1, 0.
    assert flown.positions() == [0, 4, 3, -1]
    assert frame.to_move(flown.state)[0] == 1
