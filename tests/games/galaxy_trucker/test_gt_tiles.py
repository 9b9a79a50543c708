"""Components (GT-4): the tile sheet's checksum, turning, what each kind is for."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.galaxy_trucker.building_helpers import ship_of

from starboard.games.galaxy_trucker.building.launch import tenants
from starboard.games.galaxy_trucker.ship import power
from starboard.games.galaxy_trucker.ship.tiles import (
    FACES,
    FRONT,
    LEFT,
    REAR,
    RIGHT,
    SIDES,
    heap,
    start_cabins,
    tile_set,
)

CHECKSUM = {
    ("start-cabin", 2, ()): 4,
    ("cabin", 2, ()): 16,
    ("life-support", 0, ("brown",)): 6,
    ("life-support", 0, ("purple",)): 6,
    ("battery", 2, ()): 9,
    ("battery", 3, ()): 6,
    ("cargo-hold", 2, ()): 9,
    ("cargo-hold", 3, ()): 6,
    ("special-cargo-hold", 1, ()): 6,
    ("special-cargo-hold", 2, ()): 3,
    ("engine", 0, ()): 19,
    ("double-engine", 0, ()): 7,
    ("cannon", 0, ()): 23,
    ("double-cannon", 0, ()): 8,
    ("shield", 0, ()): 8,
    ("structural", 0, ()): 8,
}


@pytest.mark.clause("GT-1.5")
def test_counts_match_the_checksum() -> None:
    assert Counter((tile.kind, tile.capacity, tile.aliens) for tile in tile_set("base").values()) == CHECKSUM
    assert len(tile_set("base")) == 144
    assert len(heap()) == 140


@pytest.mark.clause("GT-1.2")
def test_start_cabins_have_four_universal_connectors_and_a_colour_each() -> None:
    cabins = [tile_set("base")[name] for name in start_cabins()[:4]]
    assert [cabin.connectors for cabin in cabins] == [(3, 3, 3, 3)] * 4
    assert {cabin.colour for cabin in cabins} == {"blue", "green", "yellow", "red"}
    assert {cabin.capacity for cabin in cabins} == {2}


def test_every_tile_keeps_the_promises_of_its_kind() -> None:
    for tile in tile_set("base").values():
        assert all(0 <= connector <= 3 for connector in tile.connectors)
        assert any(tile.connectors), f"{tile.id} could never be joined"
        assert (tile.barrel == "front") == (tile.kind in ("cannon", "double-cannon"))
        assert (tile.exhaust == "rear") == (tile.kind in ("engine", "double-engine"))
        assert (tile.guards == ("front", "right")) == (tile.kind == "shield")
        assert bool(tile.cost) == (tile.kind in ("double-engine", "double-cannon", "shield"))
        for name in (tile.barrel, tile.exhaust):
            assert name is None or tile.connectors[SIDES.index(name)] == 0, "barrel and exhaust sides are smooth"


@pytest.mark.clause("GT-3.7")
def test_be_3_turning() -> None:
    """BE-3: T044 [1, 0, 2, 3] turned once; shield T116 [0, 0, 1, 3] turned twice."""
    assert FACES["T044"][1].connectors == (3, 1, 0, 2)
    assert FACES["T116"][2].connectors == (1, 3, 0, 0)
    assert set(FACES["T116"][2].guards) == {REAR, LEFT}


@pytest.mark.clause("GT-3.7")
@pytest.mark.parametrize(
    ("turn", "guarded"), [(0, {FRONT, RIGHT}), (1, {RIGHT, REAR}), (2, {REAR, LEFT}), (3, {LEFT, FRONT})]
)
def test_a_shield_guards_two_adjacent_sides_by_its_turn(turn: int, guarded: set[int]) -> None:
    assert set(FACES["T115"][turn].guards) == guarded


def test_four_quarter_turns_give_the_tile_again() -> None:
    for name, faces in FACES.items():
        for turn in range(4):
            expected = tuple(faces[0].connectors[(side - turn) % 4] for side in range(4))
            assert faces[turn].connectors == expected, name


@pytest.mark.clause("GT-4.1")
def test_cabins_seat_two_humans_and_only_an_ordinary_one_an_alien() -> None:
    """T119: brown life support with a universal connector on its left, right of the start cabin."""
    ship = ship_of("I", ("T119", 7, 8, 0))
    assert tenants(ship, 707) == ["humans"]
    assert FACES["T031"][0].capacity == FACES["T040"][0].capacity == 2
    # T040 [0, 1, 0, 3] joined to the start cabin by its left side; T139 [0, 1, 0, 3] joined by 3 to T040's 1.
    ship = ship_of("I", ("T040", 7, 8, 0), ("T139", 7, 9, 0))
    assert tenants(ship, 708) == ["humans", "purple"]


@pytest.mark.clause("GT-4.2")
def test_life_support_enables_its_colour_in_every_cabin_joined_to_it_and_nothing_else() -> None:
    """T137 purple [2, 2, 0, 2] between two cabins: T038 [2, 1, 2, 2] to its left, T109 [0, 2, 0, 3] to its right."""
    ship = ship_of("I", ("T038", 8, 7, 0), ("T137", 8, 8, 3), ("T109", 8, 9, 0))
    # T137 turned three quarters: [2, 0, 2, 2] — its right side is smooth, so T109's left connector is not joined.
    assert FACES["T137"][3].connectors == (2, 0, 2, 2)
    assert ship.supported(807) == []  # T038's right side is single, T137's left double: no join
    ship = ship_of("I", ("T038", 8, 7, 1), ("T137", 8, 8, 2), ("T109", 8, 9, 0))
    # T038 turned once [2, 2, 1, 2]; T137 turned twice [0, 2, 2, 2]: left 2 meets right 2, right 2 meets T109's left 3.
    assert ship.supported(807) == ["purple"]
    assert ship.supported(809) == ["purple"]
    assert ship.supported(707) == []  # never in the start cabin
    assert power.engine_power(ship) == power.cannon_halves(ship) == 0


@pytest.mark.clause("GT-4.3")
def test_engine_power_needs_batteries_only_for_doubles() -> None:
    """Engine T080 [1, 0, 0, 3] right of the start cabin, double engine T086 [0, 3, 0, 3] to its left."""
    ship = ship_of("I", ("T080", 7, 8, 0), ("T086", 7, 6, 0))
    assert power.engine_power(ship) == 1
    assert power.engine_power(ship, {706}) == 3
    assert power.double_engines(ship) == [706]


@pytest.mark.clause("GT-4.4")
@pytest.mark.parametrize(("turn", "halves"), [(0, 2), (1, 1), (2, 1), (3, 1)])
def test_a_cannon_counts_half_unless_it_points_forward(turn: int, halves: int) -> None:
    ship = ship_of("I", ("T104", 7, 8, turn))
    assert power.cannon_halves(ship) == halves
    ship = ship_of("I", ("T127", 7, 8, turn))
    assert power.cannon_halves(ship) == 0
    assert power.cannon_halves(ship, {708}) == 2 * halves


@pytest.mark.clause("GT-4.5")
def test_a_shield_costs_a_battery_and_guards_the_ship_by_its_turn_alone() -> None:
    face = FACES["T115"][0]
    assert face.cost == 1
    assert face.guards == (FRONT, RIGHT)


@pytest.mark.clause("GT-4.6")
def test_batteries_hold_two_or_three() -> None:
    assert {tile.capacity for tile in tile_set("base").values() if tile.kind == "battery"} == {2, 3}


@pytest.mark.clause("GT-4.7")
def test_red_goods_need_a_special_hold() -> None:
    ship = ship_of("I", ("T025", 7, 6, 2), ("T061", 7, 8, 0))  # a hold for 3, a special hold for 2
    assert ship.room(706) == 3
    assert ship.room(708) == 2
    assert not ship.holds(706, "red")
    assert ship.holds(706, "blue")
    assert ship.holds(708, "red")
    assert ship.holds(708, "blue")
    assert ship.room(707) == 0
    assert not ship.holds(707, "blue")


@pytest.mark.clause("GT-4.8")
def test_structural_modules_have_connectors_and_nothing_else() -> None:
    for tile in tile_set("base").values():
        if tile.kind == "structural":
            assert (tile.capacity, tile.power, tile.cost, tile.aliens, tile.guards) == (0, 0, 0, (), ())
            assert sum(1 for connector in tile.connectors if connector) >= 3
