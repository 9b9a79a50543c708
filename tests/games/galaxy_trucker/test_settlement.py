"""The settlement after a flight (GT-10)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from tests.games.galaxy_trucker.flight_helpers import build, fly, known, tub
from tests.games.galaxy_trucker.frame import settle

from starboard.games.galaxy_trucker.events.flight import Settled
from starboard.games.galaxy_trucker.moves.flight import FlyOn, GiveUp
from starboard.games.galaxy_trucker.settlement import cost_of, proceeds
from starboard.games.galaxy_trucker.ship.ship import Ship
from starboard.games.galaxy_trucker.state import State


def landed(
    ships: Sequence[Ship],
    positions: Sequence[int | None],
    *,
    lost: Sequence[int] | None = None,
    credits: Sequence[int] | None = None,
    **options: Any,
) -> State:
    """Ships after the last card; ``None`` for one that gave up. ``lost`` are sizes of lost piles."""
    where = [0 if position is None else position for position in positions]
    state = fly("I-13", ships, positions=where, credits=credits, **options).state
    for seat, player in enumerate(state.players):
        player.flying = positions[seat] is not None
        player.lost = ["T001"] * (lost[seat] if lost else 0)
    return state


def beauty(exposed: int, name: str = "II", **contents: object) -> Ship:
    """A ship with 0 to 4 exposed connectors: a start cabin with 4 to 0 single-ended neighbours, and two holds."""
    # T016 and T017 are holds with one universal connector, T001 and T002 batteries likewise.
    parts = ["7,6 T016@2", "7,8 T017", "6,7 T001@3", "8,7 T002@1"][: 4 - exposed]
    return build(name, *parts, **contents)  # type: ignore[arg-type]


def test_the_ships_of_these_tests_are_as_beautiful_as_they_say() -> None:
    assert [beauty(n).exposed() for n in range(5)] == [0, 1, 2, 3, 4]


@pytest.mark.clause("GT-10.1", "GT-10.2", "GT-10.3", "GT-10.4", "GT-10.5", "GT-10.9", "GT-10.10", "GT-1.4", "GT-9.3")
def test_example_25_settlement_of_round_2() -> None:
    """BE-25, with D gone as leader and its 0 exposed connectors out of the comparison."""
    specials = ("7,6 special2", "7,8 special1", "6,7 cannon^", "8,7 engine")
    a = build("II", "7,6 special2", "6,7 special1", goods={"7,6": ["red", "yellow"], "6,7": ["blue"]})
    d = build("II", *specials, goods={"7,6": ["red", "yellow"]})
    b, c = beauty(3), beauty(3, goods={"7,6": ["green"]})
    state = landed([a, b, c, d], [9, 6, 3, None], lost=[10, 2, 0, 12], credits=[5, 3, 0, 2])
    # The example's A has 4 exposed connectors; ours has more than B and C, which is all that counts.
    assert a.exposed() > 3
    results = settle(state)
    table = [(r.finish, r.looks, r.goods, r.lost, r.cost, r.after) for r in results]
    assert table == [
        (8, 0, 8, 10, 8, 13),
        (6, 4, 0, 2, 2, 11),
        (4, 4, 2, 0, 0, 10),
        (0, 0, 4, 12, 8, 0),
    ]
    assert results[3].paid == 6, "D owns 2 + 4 and pays all of it; the rest is forgiven"
    assert [player.credits for player in state.players] == [13, 11, 10, 0]


@pytest.mark.clause("GT-10.2", "GT-9.5")
def test_example_25_had_a_not_finished() -> None:
    """Then B gets 8, C 6, and A sells its goods for 4."""
    a = build("II", "7,6 special2", "6,7 special1", goods={"7,6": ["red", "yellow"], "6,7": ["blue"]})
    results = settle(landed([a, beauty(3), beauty(3)], [None, 6, 3]))
    assert [(r.finish, r.goods) for r in results] == [(0, 4), (8, 0), (6, 0)]


@pytest.mark.clause("GT-10.2")
@pytest.mark.parametrize(
    ("name", "rewards"), [("I", [4, 3, 2, 1]), ("II", [8, 6, 4, 2]), ("III", [12, 9, 6, 3]), ("IIIA", [12, 9, 6, 3])]
)
def test_finishing_rewards_by_order(name: str, rewards: list[int]) -> None:
    third: dict[str, Any] = {"third_ship": "IIIA"} if name == "IIIA" else {}
    state = landed([tub_of(name) for _ in range(4)], [1, 5, 3, 9], **third)
    assert [result.finish for result in settle(state)] == [rewards[3], rewards[1], rewards[2], rewards[0]]


def tub_of(name: str) -> Ship:
    return build(name, "8,7 beam")


@pytest.mark.clause("GT-10.3")
@pytest.mark.parametrize(("name", "reward"), [("I", 2), ("II", 4), ("III", 6)])
def test_all_tied_beauties_get_the_full_sum(name: str, reward: int) -> None:
    state = landed([beauty(2, name), beauty(1, name), beauty(1, name), beauty(0, name)], [8, 6, 4, None])
    assert [result.looks for result in settle(state)] == [0, reward, reward, 0]


@pytest.mark.clause("GT-10.4", "GT-10.10")
def test_goods_are_sold_and_half_price_is_rounded_up_once() -> None:
    assert [proceeds(worth, finished=True) for worth in (0, 7, 10)] == [0, 7, 10]
    assert [proceeds(worth, finished=False) for worth in (0, 1, 7, 10)] == [0, 1, 4, 5]
    ship = build("II", "7,6 special2", "7,8 hold2", goods={"7,6": ["red", "blue"], "7,8": ["yellow", "green"]})
    for position, goods in ((3, 10), (None, 5)):
        result = settle(landed([ship, tub("II")], [position, 0]))[0]
        assert (result.worth, result.goods) == (10, goods)


@pytest.mark.clause("GT-10.5", "GT-10.11")
def test_lost_components_cost_one_each_up_to_the_maximum_of_the_class() -> None:
    assert [cost_of(lost, 5) for lost in (0, 4, 5, 30)] == [0, 4, 5, 5]
    assert cost_of(30, None) == 30
    for name, cap in (("I", 5), ("II", 8), ("III", 11)):
        results = settle(landed([tub_of(name), tub_of(name)], [3, 0], lost=[30, 2], credits=[40, 40]))
        assert [(result.cost, result.cap) for result in results] == [(cap, cap), (2, cap)]


@pytest.mark.clause("GT-10.5")
@pytest.mark.parametrize(("insured", "cost"), [(False, 30), (True, 11)])
def test_IIIA_is_not_insured_unless_the_table_wants_it(insured: bool, cost: int) -> None:
    ships = [tub_of("IIIA"), tub_of("IIIA")]
    state = landed(ships, [3, 0], lost=[30, 0], credits=[40, 0], third_ship="IIIA", insured_iiia=insured)
    assert settle(state)[0].cost == cost


@pytest.mark.clause("GT-1.4", "GT-10.9")
@pytest.mark.parametrize(("debts", "after"), [(False, 0), (True, -3)])
def test_nobody_falls_below_zero(debts: bool, after: int) -> None:
    """Gave up with 2 credits and 5 lost components: pays 2, the rest is forgiven (or owed, if a table wants debts)."""
    state = landed([tub(), tub()], [None, 0], lost=[5, 0], credits=[2, 0], debts=debts)
    result = settle(state)[0]
    assert (result.cost, result.paid, result.after) == (5, 5 if debts else 2, after)


@pytest.mark.clause("GT-10.6")
def test_crew_and_batteries_are_worth_nothing() -> None:
    result = settle(landed([known(), tub()], [None, 0]))[0]
    assert result.after == 0


@pytest.mark.clause("GT-10.8", "GT-9.4")
def test_a_single_finisher_gets_both_rewards() -> None:
    results = settle(landed([tub(), known()], [5, None]))
    assert (results[0].finish, results[0].looks) == (4, 2)
    assert (results[1].finish, results[1].looks) == (0, 0)


@pytest.mark.clause("GT-10.8")
def test_exposed_connectors_are_counted_after_the_last_card() -> None:
    """The known ship has 1 exposed connector; with its beam shot away the start cabin and others show theirs."""
    flown = fly("III-04", [known("III"), build("III", "7,6 cabin", "7,8 cabin")], dice="44 34", last=True)
    # Left: cannon, start cabin (right side bare), cabin, two holds, engine: exposed 1.
    assert flown.told(Settled)[0].exposed == 1
    assert flown.ship(0).exposed() == 1
    assert flown.told(Settled)[0].lost == 5


@pytest.mark.clause("GT-10.9")
def test_the_sum_of_a_round_adds_up() -> None:
    ship = known(goods={"7,5": ["yellow"], "8,6": ["red", "red"]})
    flown = fly(["I-04", "II-05"], [ship, tub()], credits=[7, 1], last=True)
    flown.answer(0, FlyOn()).answer(1, GiveUp())
    for result in flown.told(Settled):
        gained = result.finish + result.looks + result.goods
        assert result.after == result.before + gained - result.paid
        assert flown.state.players[result.seat].credits == result.after
    assert flown.credits() == [7 + 4 + 2 + 11, 1]
