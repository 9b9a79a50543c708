"""Goods in one move (GT-6.11): any arrangement that fits is taken, and the best one is offered."""

from __future__ import annotations

from itertools import product

import pytest
from tests.games.galaxy_trucker.flight_helpers import Flown, at, build, fly, tub

from starboard.core.chance import Seeded
from starboard.games.galaxy_trucker.cards import VALUE
from starboard.games.galaxy_trucker.events.flight import Arranged, Carried, LeftBehind
from starboard.games.galaxy_trucker.flight import arranging
from starboard.games.galaxy_trucker.flight.loading import Load
from starboard.games.galaxy_trucker.moves.flight import Arrange, DoneLoading, Stack
from starboard.games.galaxy_trucker.ship.ship import Ship, copy_ship

HOLDS = ("7,8 special2", "7,6 hold2", "8,7 beam", "6,7 beam")


def bay(*goods: str, aboard: dict[str, list[str]] | None = None) -> Flown:
    """A ship with a special hold of two and an ordinary one, and these goods to load."""
    ship = build("I", *HOLDS, goods=aboard)
    return fly("I-04", [ship, tub()]).begin(Load(0, goods))  # type: ignore[arg-type]


@pytest.mark.clause("GT-6.11")
def test_all_goods_are_arranged_in_one_move() -> None:
    flown = bay("red", "yellow", "green", "blue", aboard={"7,8": ["blue"]})
    best = next(move for move in flown.moves() if isinstance(move, Arrange))
    flown.answer(0, Arrange((Stack(7, 8, ("red", "green")), Stack(7, 6, ("yellow", "blue")))))
    assert flown.done
    assert flown.ship(0).goods == {at("7,8"): ("red", "green"), at("7,6"): ("yellow", "blue")}
    assert flown.told(LeftBehind) == [LeftBehind(seat=0, goods=("blue",))]
    (told,) = flown.told(Arranged)
    assert Carried(good="red", end=(7, 8)) in told.cubes
    assert Carried(good="blue", start=(7, 8), end=(7, 6)) in told.cubes
    assert sum(VALUE[good] for stack in best.holds for good in stack.goods) == 4 + 3 + 2 + 1


@pytest.mark.clause("GT-4.7", "GT-6.11")
def test_what_does_not_fit_is_refused() -> None:
    flown = bay("red", "red", "red", "blue")
    assert flown.refused(0, Arrange((Stack(7, 6, ("red",)),))) == "GT-4.7"
    assert flown.refused(0, Arrange((Stack(7, 8, ("red", "red", "red")),))) == "GT-4.7"
    assert flown.refused(0, Arrange((Stack(7, 7, ("blue",)),))) == "GT-4.7"
    assert flown.refused(0, Arrange((Stack(7, 6, ("blue", "blue")),))) == "GT-6.11"
    assert flown.refused(0, Arrange((Stack(7, 6, ("blue",)), Stack(7, 8, ("blue",))))) == "GT-6.11"
    flown.answer(0, Arrange(()))
    assert flown.ship(0).goods == {}


@pytest.mark.clause("GT-6.11")
def test_what_fits_best_stays_where_it_is() -> None:
    flown = bay("blue", aboard={"7,8": ["yellow"], "7,6": ["green", "green"]})
    flown.answer(0, next(move for move in flown.moves() if isinstance(move, Arrange)))
    assert [cube.start for cube in flown.told(Arranged)[0].cubes] == [None], "only the new cube is carried"
    assert flown.ship(0).goods[at("7,8")] == ("yellow", "blue")
    flown = bay("blue", aboard={"7,8": ["red", "red"], "7,6": ["green", "green"]})
    assert not any(isinstance(move, Arrange) for move in flown.moves()), "nothing could be better"
    assert DoneLoading() in flown.moves()


def _most(ship: Ship, goods: list[str]) -> int:
    """The most that can be kept of these goods: every way tried out."""
    stores, best = ship.stores(), 0
    for places in product([0, *stores], repeat=len(goods)):
        trial, kept = copy_ship(ship), 0
        trial.goods = {}
        for good, place in sorted(zip(goods, places, strict=True), key=lambda pair: -VALUE[pair[0]]):
            if place:
                if not trial.takes(place, good):
                    break
                trial.stow(place, good)
                kept += VALUE[good]
        else:
            best = max(best, kept)
    return best


@pytest.mark.clause("GT-6.11", "GT-4.7")
@pytest.mark.parametrize("seed", range(12))
def test_nothing_is_better_than_the_best_fit(seed: int) -> None:
    chance = Seeded(seed)
    ship = build("I", "7,8 special1", "7,6 hold2", "8,7 beam", "6,7 beam")
    aboard = [chance.pick(list(VALUE)) for _ in range(2)]
    for good in aboard:
        places = [place for place in ship.stores() if ship.takes(place, good)]
        if places:
            ship.stow(chance.pick(places), good)
    goods = [chance.pick(list(VALUE)) for _ in range(3)]
    best = arranging.best_fit(ship, goods)  # type: ignore[arg-type]
    assert arranging.refusal(ship, goods, best) is None  # type: ignore[arg-type]
    kept = arranging.worth(good for stack in best.holds for good in stack.goods)
    assert kept == _most(ship, [*ship.cargo(), *goods])
