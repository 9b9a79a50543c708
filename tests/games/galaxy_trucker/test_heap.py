"""The heap has places: what lies there lies still (GT-2.2, GT-2.3)."""

from __future__ import annotations

import pytest
from tests.games.galaxy_trucker.building_helpers import GAME, Builders

from starboard.games.galaxy_trucker.events.building import Returned, Took
from starboard.games.galaxy_trucker.moves.building import Flip, Return, TakeFaceDown, TakeFaceUp


@pytest.mark.clause("GT-2.3")
def test_a_returned_tile_lies_where_it_was_put_and_stays_there() -> None:
    table = Builders(3)
    first, second = table.state.face_down[40], table.state.face_down[90]
    table.play(0, TakeFaceDown(40))
    table.play(1, TakeFaceDown(90))
    (told,) = table.play(0, Return())
    assert isinstance(told, Returned)
    assert told.spot == 40
    (told,) = table.play(1, Return())
    assert isinstance(told, Returned)
    assert told.spot == 90
    heap = GAME.view(table.state, 2).heap
    assert (heap[40], heap[90], heap[41]) == (first, second, "?")
    took = table.play(2, TakeFaceUp(first))[0]
    assert isinstance(took, Took)
    assert took.spot == 40
    heap = GAME.view(table.state, 1).heap
    assert (heap[40], heap[90]) == ("", second)
    assert len(heap) == 140


@pytest.mark.clause("GT-2.3")
def test_a_tile_may_be_laid_on_any_free_spot() -> None:
    table = Builders(2)
    table.play(0, TakeFaceDown(7))
    table.play(1, TakeFaceDown(8))
    assert table.refused(0, Return(9)) == "GT-2.3"
    assert table.refused(0, Return(140)) == "GT-2.3"
    assert table.refused(0, Return(-1)) == "GT-2.3"
    table.play(0, Return(8))
    (told,) = table.play(1, Return())
    assert isinstance(told, Returned)
    assert told.spot == 7, "the own place is taken: the first free one"


@pytest.mark.clause("GT-2.2")
def test_a_hidden_tile_is_drawn_without_naming_one() -> None:
    table = Builders(2)
    spots = set()
    for _ in range(3):
        took = table.play(0, TakeFaceDown())[0]
        assert isinstance(took, Took)
        spots.add(took.spot)
        table.play(0, Return())
    assert len(spots) == 3
    table.state.face_up |= table.state.face_down
    table.state.face_down.clear()
    assert table.refused(0, TakeFaceDown()) == "GT-2.2"


@pytest.mark.clause("GT-2.13")
def test_a_secret_tile_goes_back_to_its_place_when_time_is_up() -> None:
    table = Builders(2)
    table.finish(1, 1)
    table.play(0, TakeFaceDown(12))
    table.run_out(1)
    assert GAME.view(table.state, 1).heap[12] == "?"


@pytest.mark.clause("GT-2.10", "GT-2.11")
def test_the_table_says_who_may_flip() -> None:
    table = Builders(2, rounds="II")

    def timer() -> tuple[tuple[int, ...], bool]:
        seen = GAME.view(table.state, 0).timer
        return seen.flippers, seen.idle

    assert timer() == ((), False)
    table.wait(90)
    assert timer() == ((0, 1), True)
    assert GAME.question(GAME.view(table.state, 0)).id == "galaxy-trucker-ask-flip"
    table.play(0, Flip())
    table.wait(90)
    assert timer() == ((), True), "onto START only who has finished may flip it"
    assert GAME.question(GAME.view(table.state, 0)).id == "galaxy-trucker-ask-no-flip"
    table.finish(1, 1)
    assert timer() == ((1,), True)
