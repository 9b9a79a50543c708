"""Losing crew and goods, and loading goods (GT-6.9 ... GT-6.11, GT-6.15, GT-6.16, GT-6.20)."""

from __future__ import annotations

import pytest
from tests.games.galaxy_trucker.flight_helpers import Flown, at, build, fly, known, tub

from starboard.games.galaxy_trucker.events.flight import (
    CrewLost,
    GoodLost,
    LeftBehind,
    NothingToLose,
    Offered,
    TokenLost,
)
from starboard.games.galaxy_trucker.flight.loading import Load
from starboard.games.galaxy_trucker.flight.losses import GiveCrew, GiveGoods
from starboard.games.galaxy_trucker.moves.flight import (
    Arrange,
    DoneLoading,
    Enough,
    Land,
    LoseCrew,
    LoseGood,
    Pass,
    Spend,
    Stow,
    Unload,
)
from starboard.games.galaxy_trucker.ship.ship import Ship


def smuggled(ship: Ship, amount: int) -> Flown:
    """The ship has to give up goods."""
    return fly("I-04", [ship, tub()]).begin(GiveGoods(0, amount))


CARRIER = ("7,6 beam", "7,5 hold2", "7,8 beam", "7,9 special2", "8,7 battery2", "6,7 cabin")


# --- crew --------------------------------------------------------------------------------------------------


@pytest.mark.clause("GT-6.9", "GT-8.8", "GT-11.5")
def test_the_owner_chooses_whom_to_lose() -> None:
    """Slavers I-01 take 3 of the crew of 4; the owner empties the start cabin and keeps one in the other."""
    flown = fly("I-01", [known(), tub()])
    flown.answer(0, Enough())
    assert flown.moves() == [LoseCrew(7, 6), LoseCrew(7, 7)]
    assert flown.refused(0, LoseCrew(7, 8)) == "GT-6.9"
    assert flown.refused(0, Enough()) == "GT-6.9"
    flown.answer(0, LoseCrew(7, 7), LoseCrew(7, 7))
    # Only one cabin is left: the last figure is no choice any more.
    assert flown.ship(0).humans == {at("7,6"): 1}
    assert [event.who for event in flown.told(CrewLost) if event.seat == 0] == ["human"] * 3


@pytest.mark.clause("GT-6.9", "GT-6.16")
def test_with_fewer_aboard_all_are_lost_aliens_too() -> None:
    ship = build("I", "8,7 purple", "8,6 cabin", "6,7 cannon", aliens={"8,6": "purple"}, humans={"7,7": 1})
    assert ship.crew == 2
    flown = fly("I-01", [ship, tub()])
    assert {event.who for event in flown.told(CrewLost) if event.seat == 0} == {"human", "purple"}
    assert flown.ship(0).crew == 0


@pytest.mark.clause("GT-6.9")
def test_an_alien_may_be_given_like_a_human() -> None:
    ship = build("I", "8,7 purple", "8,6 cabin", "6,7 cabin", "6,6 cannon", aliens={"8,6": "purple"})
    flown = fly("I-18", [ship, tub()])
    flown.answer(0, flown.moves()[0])
    assert isinstance(flown.question, GiveCrew)
    flown.answer(0, LoseCrew(8, 6), LoseCrew(6, 7))
    assert flown.ship(0).crew == 3
    assert not flown.ship(0).aliens


# --- goods -------------------------------------------------------------------------------------------------


@pytest.mark.clause("GT-6.10")
def test_example_13a_goods_then_tokens() -> None:
    """BE-13 (a): lose 3; yellow, blue and 2 tokens aboard: yellow, blue and 1 token go."""
    flown = smuggled(build("I", *CARRIER, goods={"7,5": ["yellow", "blue"]}), 3)
    assert flown.done
    assert [event.good for event in flown.told(GoodLost)] == ["yellow", "blue"]
    assert flown.told(TokenLost) == [TokenLost(seat=0, row=8, column=7, left=1)]
    assert flown.ship(0).tokens == 1


@pytest.mark.clause("GT-6.10")
def test_example_13b_the_dearest_first() -> None:
    """BE-13 (b): lose 3; red, green, green, blue: red and both green go."""
    goods = {"7,9": ["red", "green"], "7,5": ["green", "blue"]}
    flown = smuggled(build("I", *CARRIER, goods=goods), 3)
    assert flown.done, "no choice: all green cubes go"
    assert flown.ship(0).cargo() == ["blue"]
    assert flown.ship(0).tokens == 2


@pytest.mark.clause("GT-6.10")
def test_example_13c_the_owner_picks_among_equals() -> None:
    """BE-13 (c): lose 2; red and three yellow: red and one yellow, which one is the owner's choice."""
    goods = {"7,9": ["red", "yellow"], "7,5": ["yellow", "yellow"]}
    flown = smuggled(build("I", *CARRIER, goods=goods), 2)
    assert [event.good for event in flown.told(GoodLost)] == ["red"]
    assert flown.moves() == [LoseGood(7, 5), LoseGood(7, 9)]
    assert flown.refused(0, LoseGood(7, 6)) == "GT-6.10"
    assert flown.refused(0, Spend(8, 7)) == "GT-6.10"
    flown.answer(0, LoseGood(7, 9))
    assert flown.ship(0).goods == {at("7,5"): ("yellow", "yellow")}


@pytest.mark.clause("GT-6.10")
@pytest.mark.parametrize(("tokens", "gone"), [(1, 1), (0, 0)])
def test_example_13d_and_e_with_neither_left_nothing_more_is_lost(tokens: int, gone: int) -> None:
    """BE-13 (d), (e): lose 2; no goods and 1 token, or nothing at all."""
    flown = smuggled(build("I", *CARRIER, tokens={"8,7": tokens}), 2)
    assert flown.done
    assert len(flown.told(TokenLost)) == gone
    assert flown.told(NothingToLose) == [NothingToLose(seat=0)]
    assert flown.ship(0).tokens == 0


@pytest.mark.clause("GT-6.10", "GT-11.5")
def test_the_owner_chooses_where_tokens_come_from() -> None:
    ship = build("I", "7,6 battery2", "7,8 battery2", "8,7 engine")
    flown = smuggled(ship, 2)
    assert flown.moves() == [Spend(7, 6), Spend(7, 8)]
    flown.answer(0, Spend(7, 8), Spend(7, 8))
    assert flown.ship(0).batteries == {at("7,6"): 2}


# --- loading -----------------------------------------------------------------------------------------------


def laden() -> Ship:
    """One special container with blue, two ordinary ones with green and nothing (BE-24)."""
    parts = ("7,6 hold2", "7,8 special1", "8,7 engine")
    return build("II", *parts, goods={"7,6": ["green"], "7,8": ["blue"]})


@pytest.mark.clause("GT-6.11", "GT-4.7", "GT-8.3")
def test_example_24_loading_with_rearranging() -> None:
    """BE-24: blue is thrown away, red goes into the special hold, yellow beside green: worth 9."""
    flown = fly("II-14", [laden(), tub("II")])
    flown.answer(0, Land(1))
    assert isinstance(flown.question, Load)
    assert flown.told(Offered) == [Offered(seat=0, goods=("red", "yellow"))]
    assert flown.refused(0, Stow("red", 7, 6)) == "GT-4.7", "red needs a special hold"
    assert flown.refused(0, Stow("yellow", 7, 8)) == "GT-4.7", "the special hold is full"
    assert flown.refused(0, Stow("green", 7, 6)) == "GT-6.11", "there is no green cube in the bay"
    assert flown.refused(0, Unload("red", 7, 6)) == "GT-6.11"
    assert flown.refused(0, Stow("yellow", 8, 7)) == "GT-4.7", "an engine is no hold"
    flown.answer(0, Unload("blue", 7, 8), Stow("red", 7, 8), Stow("yellow", 7, 6), DoneLoading())
    assert flown.ship(0).goods == {at("7,6"): ("yellow", "green"), at("7,8"): ("red",)}
    assert flown.told(LeftBehind) == [LeftBehind(seat=0, goods=("blue",))]


@pytest.mark.clause("GT-6.11")
def test_example_24_the_other_legal_way() -> None:
    """Blue moves to the empty ordinary container, red into the special one, yellow is left."""
    flown = fly("II-14", [laden(), tub("II")])
    flown.answer(0, Land(1), Unload("blue", 7, 8), Stow("blue", 7, 6), Stow("red", 7, 8), DoneLoading())
    assert sorted(flown.ship(0).cargo()) == ["blue", "green", "red"]
    assert flown.told(LeftBehind) == [LeftBehind(seat=0, goods=("yellow",))]


@pytest.mark.clause("GT-6.20", "GT-6.11")
def test_goods_cannot_be_moved_at_any_other_time() -> None:
    """A card without goods for this ship: a planet passed by, an enemy, the time between two cards."""
    flown = fly("II-14", [laden(), tub("II")])
    assert flown.refused(0, Unload("blue", 7, 8)) == "GT-8.3"
    flown.answer(0, Pass()).answer(1, Pass())
    assert flown.refused(0, Unload("blue", 7, 8)) == "GT-9.2"
    assert flown.refused(1, Unload("blue", 7, 8)) == "GT-9.2", "both are asked whether they fly on"
    assert flown.ship(0).goods == {at("7,6"): ("green",), at("7,8"): ("blue",)}


@pytest.mark.clause("GT-6.11")
def test_a_ship_without_holds_leaves_everything() -> None:
    flown = fly("II-14", [tub("II"), tub("II")])
    flown.answer(0, Land(1))
    assert flown.told(LeftBehind) == [LeftBehind(seat=0, goods=("red", "yellow"))]
    assert flown.question.seat == 1


@pytest.mark.clause("GT-6.11")
def test_crew_and_batteries_are_never_moved() -> None:
    flown = fly("II-14", [known("II"), tub("II")])
    flown.answer(0, Land(1))
    assert all(isinstance(move, Arrange | Stow | Unload | DoneLoading) for move in flown.moves())


@pytest.mark.clause("GT-6.15")
@pytest.mark.parametrize("limited", [False, True])
def test_the_supply_of_cubes_can_be_limited(limited: bool) -> None:
    """The box has 12 red cubes. With 11 of them aboard other ships, a planet with 2 red gives only one."""
    parts = ("7,6 special2", "7,8 special2", "6,7 special1", "8,7 engine")
    hoards = [build("II", *parts, goods={"7,6": ["red"] * 2, "7,8": ["red"] * 2}) for _ in range(3)]
    hoards[0].goods[at("7,8")] = ("red",)
    flown = fly("II-13", [known("II"), *hoards], limited_goods=limited)
    flown.answer(0, Land(1))
    assert flown.told(Offered)[0].goods == (("red",) if limited else ("red", "red"))
