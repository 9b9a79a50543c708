"""Building (GT-2), in real time and in turns."""

from __future__ import annotations

import pytest
from tests.games.galaxy_trucker.building_helpers import GAME, Builders, names

from starboard.core.chance import Scripted
from starboard.games.galaxy_trucker.events.building import (
    BuildingEnded,
    CardsSeen,
    Finished,
    HandEmptied,
    SandRanOut,
    TileSeen,
    TimerFlipped,
    Took,
    Welded,
)
from starboard.games.galaxy_trucker.moves.building import (
    EndTurn,
    Flip,
    Lift,
    Look,
    Put,
    Ready,
    Return,
    SetAside,
    StopLooking,
    TakeAside,
    TakeFaceDown,
    TakeFaceUp,
    TakeNumber,
)
from starboard.games.galaxy_trucker.ship.ship import Component


@pytest.mark.clause("GT-2.1")
def test_the_timer_starts_when_all_are_ready_and_everybody_builds_at_once() -> None:
    table = Builders(3, begun=False)
    assert GAME.to_move(table.state) == (0, 1, 2)
    assert table.refused(0, TakeFaceDown(0)) == "GT-2.12"
    table.play(2, Ready())
    assert table.refused(2, Ready()) == "GT-2.1"
    table.play(0, Ready())
    assert GAME.deadline(table.state) is None
    assert names(table.play(1, Ready())) == ["SaidReady", "BuildingBegan"]
    assert GAME.to_move(table.state) == (0, 1, 2)
    assert GAME.deadline(table.state) == 90.0
    for seat in (2, 0, 1):
        table.play(seat, TakeFaceDown(seat))


@pytest.mark.clause("GT-2.2")
def test_one_tile_in_hand_and_its_face_is_for_the_holder_alone() -> None:
    table = Builders()
    tile = table.state.face_down[7]
    took, seen = table.play(0, TakeFaceDown(7))
    assert isinstance(took, Took)
    assert took.seats is None
    assert took.tile is None
    assert isinstance(seen, TileSeen)
    assert seen.seats == (0,)
    assert seen.tile == tile
    assert table.refused(0, TakeFaceDown(8)) == "GT-2.2"
    assert GAME.view(table.state, 1).players[0].hand.tile == "?"  # type: ignore[union-attr]
    assert GAME.view(table.state, 0).players[0].hand.tile == tile  # type: ignore[union-attr]


@pytest.mark.clause("GT-2.2")
def test_two_hands_reach_for_one_tile_and_the_first_gets_it() -> None:
    table = Builders(3)
    table.play(0, TakeFaceDown(5))
    before = GAME.copy(table.state)
    assert table.refused(1, TakeFaceDown(5)) == "GT-2.2"
    table.play(0, Return())
    tile = table.state.face_up[5]
    assert table.allowed(1, TakeFaceUp(tile))
    assert table.allowed(2, TakeFaceUp(tile))
    table.play(2, TakeFaceUp(tile))
    before = GAME.copy(table.state)
    assert table.refused(1, TakeFaceUp(tile)) == "GT-2.2"
    assert table.state == before


@pytest.mark.clause("GT-2.3")
def test_a_held_tile_is_put_returned_or_set_aside() -> None:
    table = Builders()
    assert table.refused(0, Return()) == "GT-2.3"
    assert table.refused(0, SetAside()) == "GT-2.3"
    assert table.refused(0, Put(7, 8, 0)) == "GT-2.3"
    table.put(0, "T050", 7, 8)
    assert table.ship(0).components[708] == Component("T050", 0)
    table.return_(0, "T001")
    assert list(table.state.face_up.values()) == ["T001"]
    table.set_aside(0, "T002")
    table.set_aside(0, "T003")
    table.take(0, "T004")
    assert table.refused(0, SetAside()) == "GT-2.3"
    assert table.player(0).aside == ["T002", "T003"]
    assert table.refused(0, Put(7, 6, 4)) == "GT-2.3"


@pytest.mark.clause("GT-2.4", "GT-3.13")
def test_strict_building_refuses_what_classic_building_lets_through() -> None:
    """T035 [2, 1, 2, 1] at 7,8 and T053 [3, 1, 2, 3] at 8,7 leave 8,8 with a 2 in front and a 1 to the left."""
    for building, refused in (("strict", True), ("classic", False)):
        table = Builders(building=building)
        table.put(0, "T035", 7, 8)
        table.put(0, "T053", 8, 7)
        table.take(0, "T038")  # [2, 1, 2, 2]: the left side is a 2
        if refused:
            assert table.refused(0, Put(8, 8, 0)) == "GT-3.2"
            assert Put(8, 8, 0) not in GAME.moves(table.state, 0)
        else:
            assert Put(8, 8, 0) in GAME.moves(table.state, 0)
            table.play(0, Put(8, 8, 0))
        assert table.refused(0, Put(7, 7, 0)) in ("GT-2.4", "GT-2.3")


@pytest.mark.clause("GT-2.4")
def test_squares_must_exist_be_empty_and_join() -> None:
    table = Builders()
    table.take(0, "T001")  # [0, 0, 0, 3]
    assert table.refused(0, Put(7, 7, 0)) == "GT-2.4"
    assert table.refused(0, Put(4, 4, 0)) == "GT-2.4"
    assert table.refused(0, Put(7, 107, 0)) == "GT-2.4"
    assert table.refused(0, Put(8, 5, 0)) == "GT-2.4"  # touches nothing
    assert table.refused(0, Put(7, 8, 1)) == "GT-2.4"  # connector to the front: a smooth side towards the ship
    assert {move for move in GAME.moves(table.state, 0) if isinstance(move, Put)} == {
        Put(7, 8, 0),
        Put(8, 7, 1),
        Put(7, 6, 2),
        Put(6, 7, 3),
    }


@pytest.mark.clause("GT-2.5")
def test_the_last_component_is_loose_until_the_next_tile_is_taken() -> None:
    table = Builders()
    assert table.refused(0, Lift()) == "GT-2.5"
    table.put(0, "T001", 7, 8)
    table.play(0, Lift())
    assert 708 not in table.ship(0).components
    table.play(0, Put(7, 6, 2))
    table.play(0, Lift())
    table.play(0, Put(7, 8, 0))
    welded = table.take(0, "T002")[0]
    assert isinstance(welded, Welded)
    assert (welded.row, welded.column) == (7, 8)
    table.play(0, Return())
    assert table.refused(0, Lift()) == "GT-2.5"
    table.put(0, "T003", 6, 7, 3)
    table.play(0, Lift())
    table.play(0, Return())  # came from the heap: may go back there
    assert list(table.state.face_up.values()) == ["T002", "T003"]


@pytest.mark.clause("GT-2.5")
def test_finishing_welds() -> None:
    table = Builders()
    table.put(0, "T001", 7, 8)
    assert names(table.finish(0, 1)) == ["Welded", "Finished"]
    assert table.refused(0, Lift()) == "GT-2.15"


@pytest.mark.clause("GT-2.5", "GT-2.6")
def test_be_5_set_aside_tiles() -> None:
    """BE-5: X and Y aside; X is placed, may be moved or go back aside but not to the heap; Y left over is lost."""
    table = Builders()
    table.set_aside(0, "T001")
    table.set_aside(0, "T002")
    table.put(0, "T001", 7, 8)
    table.play(0, Lift())
    assert table.refused(0, Return()) == "GT-2.6"
    table.play(0, Put(7, 6, 2))
    table.play(0, Lift())
    table.play(0, SetAside())
    assert sorted(table.player(0).aside) == ["T001", "T002"]
    table.play(0, TakeAside("T001"))
    assert table.refused(0, Return()) == "GT-2.6"
    table.play(0, Put(7, 8, 0))
    table.set_aside(0, "T003")  # there is room again
    table.take(0, "T003")
    table.play(0, Put(7, 6, 2))
    table.finish(0, 1)
    table.finish(1, 2)
    assert table.player(0).lost == ["T002"]
    assert table.player(0).aside == []
    assert table.refused(0, TakeAside("T002")) != ""


@pytest.mark.clause("GT-2.6")
def test_only_own_set_aside_tiles_can_be_picked_up() -> None:
    table = Builders()
    table.set_aside(0, "T001")
    assert table.refused(1, TakeAside("T001")) == "GT-2.6"
    assert GAME.view(table.state, 1).players[0].aside == ["T001"]


@pytest.mark.clause("GT-2.7")
def test_looking_at_piles() -> None:
    table = Builders(3)
    assert table.refused(0, Look(1)) == "GT-2.7"  # nothing placed yet
    table.put(0, "T001", 7, 8)
    table.put(1, "T002", 7, 8)
    table.take(2, "T003")
    assert table.refused(2, Look(1)) == "GT-2.7"  # holds a tile
    looked, seen = table.play(0, Look(2))
    assert isinstance(seen, CardsSeen)
    assert seen.seats == (0,)
    assert looked.seats is None
    assert list(seen.cards) == table.state.cards.piles[1]
    assert table.refused(1, Look(2)) == "GT-2.7"  # being looked at
    assert table.refused(0, TakeFaceDown(0)) == "GT-2.7"  # no building while looking
    assert table.refused(0, Look(1)) == "GT-2.7"
    assert table.refused(0, TakeNumber(1)) == "GT-2.8"
    table.play(1, Look(3))
    for pile in (0, 4, 5):
        assert table.refused(0, Look(pile)) == "GT-2.7"
    before = [list(pile) for pile in table.state.cards.piles]
    table.play(0, StopLooking())
    assert table.refused(0, StopLooking()) == "GT-2.7"
    assert table.state.cards.piles == before
    table.play(0, Look(1))  # another one, as often as wanted
    assert table.player(0).seen == [1, 2]


@pytest.mark.clause("GT-2.8", "GT-2.9")
def test_finishing_takes_any_number_that_is_there() -> None:
    table = Builders(4)
    table.finish(1, 3)
    assert table.refused(0, TakeNumber(3)) == "GT-2.8"
    assert table.refused(0, TakeNumber(5)) == "GT-2.8"
    assert table.refused(0, TakeNumber(0)) == "GT-2.8"
    table.take(0, "T001")
    assert table.refused(0, TakeNumber(1)) == "GT-2.8"
    table.play(0, Return())
    assert len(table.ship(0).components) == 1  # nothing but the start cabin, and that is enough
    assert [move.number for move in GAME.moves(table.state, 0) if isinstance(move, TakeNumber)] == [1, 2, 4]
    table.finish(0, 4)
    assert table.refused(0, TakeNumber(1)) == "GT-2.15"


@pytest.mark.clause("GT-2.10")
@pytest.mark.parametrize(("rounds", "spaces"), [("I", "I START"), ("II", "II I START"), ("III", "III II I START")])
def test_the_timer_runs_on_every_space_and_is_flipped_only_when_empty(rounds: str, spaces: str) -> None:
    table = Builders(2, rounds=rounds)
    table.finish(0, 1)
    seen = []
    for number in range(len(spaces.split())):
        assert table.refused(0, Flip()) == "GT-2.10"
        assert table.wait(89.9) == []
        (ran_out, *_rest) = table.wait(0.1)
        assert isinstance(ran_out, SandRanOut)
        seen.append(ran_out.space)
        if number + 1 < len(spaces.split()):
            assert GAME.deadline(table.state) is None
            (flipped,) = table.play(0, Flip())
            assert isinstance(flipped, TimerFlipped)
    assert seen == spaces.split()
    assert table.phase != "building"


@pytest.mark.clause("GT-2.10")
def test_the_length_of_the_sand_is_an_option() -> None:
    table = Builders(2, timer_seconds=30)
    assert GAME.deadline(table.state) == 30.0


@pytest.mark.clause("GT-2.11")
def test_the_last_flip_is_for_players_who_have_finished() -> None:
    table = Builders(3, rounds="II")
    table.wait(90)
    assert GAME.to_move(table.state) == (0, 1, 2)
    table.play(1, Flip())  # onto I: anybody
    table.wait(90)
    assert table.refused(1, Flip()) == "GT-2.11"
    table.wait(1000)  # nobody is obliged to flip: building goes on
    table.put(1, "T001", 7, 8)
    table.finish(2, 1)
    assert table.refused(1, Flip()) == "GT-2.11"
    assert Flip() in GAME.moves(table.state, 2)
    table.play(2, Flip())
    assert table.state.timer.ends == table.state.now + 90


@pytest.mark.clause("GT-2.11", "GT-2.15")
def test_a_finished_player_may_flip_and_nothing_else() -> None:
    table = Builders(2, rounds="II")
    table.put(0, "T001", 7, 8)
    table.set_aside(0, "T002")
    table.finish(0, 2)
    for move in (TakeFaceDown(3), TakeAside("T002"), Look(1), Lift(), Return(), Put(7, 6, 0), SetAside()):
        assert table.refused(0, move) == "GT-2.15"
    assert GAME.moves(table.state, 0) == []
    assert GAME.to_move(table.state) == (1,)
    table.wait(90)
    assert GAME.moves(table.state, 0) == [Flip()]
    assert GAME.to_move(table.state) == (0, 1)


@pytest.mark.clause("GT-2.12")
def test_building_ends_when_everybody_has_finished() -> None:
    table = Builders(2)
    table.finish(1, 1)
    events = table.finish(0, 2)
    assert [event.time_out for event in events if isinstance(event, BuildingEnded)] == [False]
    assert table.phase == "flight"
    assert table.refused(0, TakeFaceDown(0)) != ""
    assert GAME.deadline(table.state) is None


@pytest.mark.clause("GT-2.12", "GT-2.13")
def test_time_out_stops_everybody_and_numbers_go_by_reaction() -> None:
    table = Builders(4)
    table.finish(3, 2)
    secret = table.state.face_down[0]
    table.play(0, TakeFaceDown(0))  # a secret tile in hand
    table.set_aside(1, "T002")
    table.take(1, "T002")  # a tile that had been set aside
    table.put(2, "T003", 7, 8)
    table.play(2, Look(1))
    events = table.run_out(3)
    assert [event.time_out for event in events if isinstance(event, BuildingEnded)] == [True]
    assert {(event.seat, event.to) for event in events if isinstance(event, HandEmptied)} == {(0, "heap"), (1, "aside")}
    assert table.phase == "numbers"
    assert secret in table.state.face_down.values()
    assert table.player(1).aside == ["T002"]
    assert table.player(2).looking is None
    assert table.refused(0, TakeFaceDown(1)) == "GT-2.12"
    assert GAME.to_move(table.state) == (0, 1, 2)
    assert table.refused(2, TakeNumber(3)) == "GT-2.13"  # the lowest first
    table.finish(2, 1)
    assert table.refused(3, TakeNumber(3)) != ""
    table.finish(0, 3)
    table.finish(1, 4)
    assert [player.number for player in table.state.players] == [3, 4, 1, 2]
    assert table.player(1).lost == ["T002"]


@pytest.mark.clause("GT-2.13")
def test_whoever_does_not_react_gets_a_number_by_chance() -> None:
    table = Builders(4, chance=Scripted(shuffler=lambda n: list(range(n))[::-1]))
    table.finish(0, 4)
    table.run_out(0)
    table.finish(2, 1)
    events = table.wait(10)
    assert [(event.seat, event.number) for event in events if isinstance(event, Finished)] == [(3, 2), (1, 3)]


@pytest.mark.clause("GT-2.13")
def test_the_only_one_left_gets_the_last_number_at_once() -> None:
    table = Builders(2)
    table.finish(0, 2)
    table.run_out(0)
    assert table.player(1).number == 1
    assert table.phase == "flight"


@pytest.mark.clause("GT-2.14")
def test_building_in_turns() -> None:
    """10 points a turn (7 for the first), 3 saved; a tile costs 1, placing 2, setting aside 1, looking 3 in round 1."""
    table = Builders(2, pace="turns")
    assert table.phase == "building"  # no timer, nobody has to be ready
    assert GAME.deadline(table.state) is None
    assert table.refused(0, Flip()) == "GT-2.14"
    assert table.refused(1, TakeFaceDown(0)) == "GT-2.14"
    assert GAME.to_move(table.state) == (0,)
    assert table.player(0).points == 7
    table.put(0, "T001", 7, 8)
    assert table.player(0).points == 4
    table.play(0, Lift())
    table.play(0, Put(7, 6, 2))
    assert table.player(0).points == 4  # moving it again is free
    table.play(0, Look(1))
    assert table.player(0).points == 1
    table.play(0, StopLooking())
    assert table.refused(0, Look(2)) == "GT-2.14"
    table.take(0, "T002")
    assert table.refused(0, Put(7, 8, 0)) == "GT-2.14"
    assert table.refused(0, EndTurn()) == "GT-2.2"
    table.play(0, Return())
    table.play(0, EndTurn())
    assert GAME.to_move(table.state) == (1,)
    assert table.player(1).points == 10
    table.set_aside(1, "T003")
    assert table.player(1).points == 8
    table.play(1, EndTurn())
    assert table.player(0).points == 10
    table.play(0, EndTurn())
    assert table.player(1).points == 13  # 3 of 8 were saved
    table.take(1, "T003")
    table.play(1, SetAside())  # what was set aside goes back there for nothing
    assert table.player(1).points == 12
    table.finish(1, 1)
    assert GAME.to_move(table.state) == (0,)
    table.finish(0, 2)
    assert table.player(1).lost == ["T003"]


@pytest.mark.clause("GT-2.14")
def test_there_are_no_turns_to_end_in_real_time() -> None:
    assert Builders(2).refused(0, EndTurn()) == "GT-2.1"


@pytest.mark.clause("GT-2.16")
def test_secrets_of_building_are_hidden_and_the_rest_is_public() -> None:
    table = Builders(3)
    table.put(0, "T001", 7, 8)
    table.set_aside(0, "T002")
    table.return_(0, "T003")
    table.play(0, Look(1))
    table.finish(1, 2)
    other = GAME.view(table.state, 2)
    assert other.players[0].ship.components[708].tile == "T001"
    assert other.players[0].aside == ["T002"]
    assert [tile for tile in other.heap if tile not in ("", "?")] == ["T003"]
    assert other.players[1].number == 2
    assert other.piles == [["?", "?"]] * 3
    mine = GAME.view(table.state, 0)
    assert mine.piles[0] == table.state.cards.piles[0]
    assert mine.piles[1:] == [["?", "?"]] * 2


@pytest.mark.clause("GT-11.1")
def test_every_decision_of_building_is_a_move() -> None:
    table = Builders(2, rounds="II")
    table.put(0, "T050", 7, 8)
    table.set_aside(0, "T001")
    table.return_(1, "T002")
    table.take(0, "T003")
    table.play(0, Return())
    table.wait(90)
    kinds = {type(move).__name__ for move in GAME.moves(table.state, 0)}
    assert kinds == {"TakeFaceDown", "TakeFaceUp", "TakeAside", "Look", "Flip", "TakeNumber"}
    table.take(0, "T004")
    kinds = {type(move).__name__ for move in GAME.moves(table.state, 0)}
    assert kinds == {"Put", "Return", "SetAside", "Flip"}
    table.play(0, Put(7, 9, 0))
    assert Lift() in GAME.moves(table.state, 0)
    table.play(0, Look(3))
    assert GAME.moves(table.state, 0) == [StopLooking(), Flip()]


def test_every_spot_may_be_taken_though_only_some_are_named() -> None:
    table = Builders(2)
    named = [move.spot for move in GAME.moves(table.state, 0) if isinstance(move, TakeFaceDown)]
    assert 20 <= len(named) <= 30
    assert named[0] is None
    for spot in range(140):
        assert table.allowed(0, TakeFaceDown(spot))
    assert table.refused(0, TakeFaceDown(140)) == "GT-2.2"
