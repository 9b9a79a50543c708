"""What seasoned players of Space Alert and Galaxy Trucker weigh. Death Angel's is in its own room."""

from __future__ import annotations

from typing import Any

import msgspec

from starboard.core.chance import Seeded
from starboard.core.game import Move
from starboard.games.galaxy_trucker.bot import openings, worth
from starboard.games.galaxy_trucker.game import GalaxyTrucker
from starboard.games.galaxy_trucker.moves import building as trucker
from starboard.games.galaxy_trucker.moves.flight import DoneLoading, FlyOn, GiveUp, Stow, Unload
from starboard.games.galaxy_trucker.state import Hand
from starboard.games.space_alert.campaign import open_vote
from starboard.games.space_alert.game import SpaceAlert
from starboard.games.space_alert.moves import Agree, Draw, GoOn, Place, Ready, Swap, TakePacket, Turn, Vote

ALERT, TRUCKER = SpaceAlert(), GalaxyTrucker()


def _mission(seats: int, **options: Any) -> Any:
    """A mission at the beginning of its action round."""
    state = ALERT.new(ALERT.Options(**options), seats, Seeded(3))
    for seat in range(seats):
        assert ALERT.sensible(state, seat, ALERT.moves(state, seat)) == [Ready()]
        ALERT.apply(state, seat, Ready(), Seeded(3))
    return state


def test_a_crew_member_plans_and_else_waits_for_the_clock() -> None:
    state = _mission(2)
    weighed = ALERT.sensible(state, 0, ALERT.moves(state, 0))
    assert weighed[-1] is None, "to leave the plan as it is"
    assert {type(move) for move in weighed[:-1]} == {Place}, "nothing lies yet that could be turned or swapped"
    state.may_draw[0] = 1
    assert ALERT.sensible(state, 0, ALERT.moves(state, 0)) == [Draw()]


def test_without_a_clock_somebody_has_to_go_on() -> None:
    state = _mission(2, clock="off")
    state.may_draw = [0, 0]
    weighed = ALERT.sensible(state, 0, ALERT.moves(state, 0))
    assert weighed[-1] == TakePacket()
    assert {type(move) for move in weighed} <= {Place, Turn, Swap, TakePacket}


def test_nobody_holds_up_an_early_end_or_the_film() -> None:
    state = _mission(2)
    offered: list[Any] = [Agree(), GoOn(), GoOn(rest=True)]
    assert ALERT.sensible(state, 0, [Agree()]) == [None], "nobody has asked for it"
    state.agreed[1] = True
    assert ALERT.sensible(state, 0, [Agree()]) == [Agree()]
    state.stage = "resolution"
    assert ALERT.sensible(state, 0, offered[1:]) == [GoOn(rest=True)]


def test_bots_go_on_with_a_campaign_as_dangerous_as_it_was() -> None:
    state = _mission(2, campaign=True, serious="mixed")
    for topic, choice in (("go-on", "go-on"), ("common", "white"), ("serious", "mixed")):
        open_vote(state, topic)  # type: ignore[arg-type]
        assert ALERT.sensible(state, 0, ALERT.moves(state, 0)) == [Vote(choice)]


def _yard() -> Any:
    """Two players who build."""
    state = TRUCKER.new(TRUCKER.Options(rounds="I"), 2, Seeded(5))
    for seat in (0, 1):
        TRUCKER.apply(state, seat, trucker.Ready(), Seeded(5))
    return state


def _weighed(state: Any) -> list[Move | None]:
    return list(TRUCKER.sensible(state, 0, TRUCKER.moves(state, 0)))


def test_a_builder_takes_tiles_and_puts_them_where_they_help() -> None:
    state = _yard()
    ship = state.players[0].ship
    [take] = _weighed(state)
    assert isinstance(take, trucker.TakeFaceDown)
    TRUCKER.apply(state, 0, take, Seeded(5))
    before = worth(ship)
    [put] = _weighed(state)
    assert isinstance(put, trucker.Put)
    TRUCKER.apply(state, 0, put, Seeded(5))
    assert worth(ship) > before
    assert openings(ship), "the ship can still grow"


def test_a_tile_that_fits_nowhere_goes_back() -> None:
    state = _yard()
    player = state.players[0]
    player.hand = Hand("T001", "face-down")
    moves = [move for move in TRUCKER.moves(state, 0) if not isinstance(move, trucker.Put)]
    assert TRUCKER.sensible(state, 0, moves) == [trucker.Return()]


def test_a_trucker_loads_the_dearest_goods_and_flies_on() -> None:
    state = _yard()
    state.phase = "flight"
    before = msgspec.json.encode(state)
    blue, red = Stow("blue", 7, 7), Stow("red", 7, 8)
    assert TRUCKER.sensible(state, 0, [blue, red, Unload("green", 6, 7), DoneLoading()]) == [red]
    assert TRUCKER.sensible(state, 0, [Unload("green", 6, 7), DoneLoading()]) == [DoneLoading()], (
        "no cube goes to and fro"
    )
    assert TRUCKER.sensible(state, 0, [FlyOn(), GiveUp()]) == [FlyOn()]
    assert TRUCKER.sensible(state, 0, [GiveUp()]) == [GiveUp()]
    assert msgspec.json.encode(state) == before
