"""Five players (BX-3.2): enemies are beaten, places visited and planets landed on twice; the second gets less."""

from __future__ import annotations

import pytest
from tests.games.galaxy_trucker.abe_fixtures import ship_of
from tests.games.galaxy_trucker.flight_helpers import at, fly, known, tub
from tests.games.galaxy_trucker.test_abe_adventures import armed, big

from starboard.games.galaxy_trucker.events.flight import (
    Attacked,
    CrewLost,
    DidWithout,
    Fastest,
    Offered,
    Rolled,
)
from starboard.games.galaxy_trucker.flight.five_players import LoadLess
from starboard.games.galaxy_trucker.moves.flight import (
    DoneLoading,
    DoWithout,
    Enough,
    Hire,
    Land,
    Pass,
    Power,
    Stow,
    Take,
)
from starboard.games.galaxy_trucker.ship.ship import Ship


def strong(power: int) -> Ship:
    """Holds and crew, with one cannon of this power."""
    ship = big()
    ship.changed[at("5,7")] = armed(power).face(at("6,7"))
    return ship


@pytest.mark.clause("ABE-5.3.1", "ABE-8.4.1", "BX-3.2")
def test_enemies_are_beaten_twice_and_the_second_winner_gets_less() -> None:
    """Pirates IV, 13: two win. 12 credits and two blocks, then 11 and one block. The fourth is no longer attacked."""
    flown = fly("ABE-IV-9", [strong(14), strong(14), tub(), tub(), tub()])
    flown.answer(0, Take(), DoneLoading())
    flown.answer(1, Take())
    assert flown.refused(1, DoWithout("blue")) == "ABE-8.4.1"
    flown.answer(1, DoWithout("yellow"), Stow("red", 7, 8), DoneLoading())
    assert flown.credits() == [12, 11, 0, 0, 0]
    assert [event.goods for event in flown.told(Offered)] == [("red", "yellow"), ("red",)]
    assert [event.good for event in flown.told(DidWithout)] == ["yellow"]
    assert [event.seat for event in flown.told(Attacked)] == [0, 1]
    assert flown.done


@pytest.mark.clause("ABE-5.3.1")
def test_an_enemy_beaten_once_does_less_damage() -> None:
    """Slavers IV: a tub is beaten, one wins, a ship is beaten late. It skips the first shot and loses 5 of 6 crew."""
    flown = fly("ABE-IV-8", [tub(), strong(11), big(), strong(11), tub()], dice="11 11 11")
    flown.answer(1, Pass()).answer(3, Take())
    assert flown.credits() == [0, 0, 0, 13, 0]
    assert [(event.side, event.at) for event in flown.told(Rolled)] == [
        ("left", (0,)),
        ("front", (0, 2)),
        ("right", (0, 2)),
    ]
    assert [event.seat for event in flown.told(CrewLost)] == [0, 0]
    assert flown.question.seat == 2
    for _ in range(5):
        assert not flown.done
        flown.answer(2, flown.moves()[0])
    assert flown.done
    assert flown.ship(2).crew == 9


@pytest.mark.clause("ABE-5.3.1")
def test_enemies_of_the_base_game_too() -> None:
    """Slavers I take 3 crew; from who comes after their first defeat 2."""
    flown = fly("I-01", [strong(7), big(), strong(7), big(), tub()])
    flown.answer(0, Take())
    assert flown.question.seat == 1
    flown.answer(1, *[flown.moves()[0]] * 2)
    assert flown.ship(1).crew == 12
    flown.answer(2, Take())
    assert flown.credits() == [5, 0, 4, 0, 0]
    assert flown.done


@pytest.mark.clause("ABE-5.5.1", "ABE-8.4.1", "BX-3.2")
def test_places_are_visited_twice_with_the_same_shots() -> None:
    """The vengeful station: five blocks for the first, four for the second; three new shots for each."""
    flown = fly("ABE-IV-14", [big(), big(), big(), tub(), tub()], dice="11 11 11 11 11 11")
    flown.answer(0, Take(), Take(), DoneLoading())
    flown.answer(1, Take(), Take(), DoWithout("red"), DoneLoading())
    assert [len(event.goods) for event in flown.told(Offered)] == [5, 4]
    assert [event.at for event in flown.told(Rolled)] == [(0,)] * 3 + [(1,)] * 3
    assert flown.done


@pytest.mark.clause("ABE-5.6.1", "ABE-8.4.1", "BX-3.2")
def test_a_planet_takes_two_ships_and_the_second_gets_less() -> None:
    """ABE-IV-15, planet 4: 3 blue and 2 humans; the second gets 2 and 1. A third has to go elsewhere."""
    ships = [big(humans={"7,7": 0}) for _ in range(3)] + [tub(), tub()]
    flown = fly("ABE-IV-15", ships)
    flown.answer(0, Land(4), DoneLoading(), Hire(7, 7), Hire(7, 7))
    flown.answer(1, Land(4))
    assert flown.told(Offered)[-1].goods == ("blue", "blue")
    flown.answer(1, DoneLoading(), Hire(7, 7))
    assert flown.ship(1).humans[at("7,7")] == 1
    assert flown.refused(2, Land(4)) == "GT-8.3"
    flown.answer(2, Land(2), DoneLoading())
    flown.answer(3, Pass()).answer(4, Pass())
    assert flown.done


@pytest.mark.clause("ABE-5.7.2", "ABE-8.4.1")
def test_the_two_fastest_are_struck_and_the_second_is_spared_the_first_meteor() -> None:
    """known flies 3, a two-engined ship 2, the tubs 1: the first meteor is for known alone, the others for both."""
    double = ship_of("7,7 start-cabin 3333\n7,8 structural 0033\n8,7 engine 3000\n8,8 engine 3000")
    flown = fly("ABE-IV-18", [tub(), double, known(), tub(), tub()], dice="11 11 11 11")
    flown.answer(2, Power(8, 8), *([Enough()] if not flown.told(Fastest) and False else []))
    assert flown.told(Fastest)[0].fastest == 2
    ahead = tuple(seat for seat in flown.told(Fastest)[0].order if seat in (1, 2))
    assert [event.at for event in flown.told(Rolled)] == [(2,), ahead, ahead, ahead]


@pytest.mark.clause("ABE-5.7.2")
def test_two_tied_for_the_highest_are_the_two() -> None:
    flown = fly("ABE-IV-19", [tub(), tub(), tub(), tub(), tub()], dice="11 11 11")
    assert [event.at for event in flown.told(Rolled)] == [(0,), (0, 1), (0, 1)]


@pytest.mark.clause("ABE-8.4.1", "BX-3.2")
def test_one_block_less_than_one_is_nothing() -> None:
    flown = fly("I-05", [known(), tub()]).begin(LoadLess(0, ("red",)))
    assert [event.good for event in flown.told(DidWithout)] == ["red"]
    assert not flown.told(Offered)
