"""Legal ships (GT-3)."""

from __future__ import annotations

import pytest
from tests.games.galaxy_trucker.building_helpers import ship_of

from starboard.core.chance import Seeded
from starboard.games.galaxy_trucker.ship import legality
from starboard.games.galaxy_trucker.ship.boards import board, square
from starboard.games.galaxy_trucker.ship.ship import FITS, JOINS, Component, Ship, copy_ship
from starboard.games.galaxy_trucker.ship.tiles import FACES, heap, start_cabins


def clauses(ship: Ship) -> list[tuple[str, int]]:
    return [(error.clause, error.square) for error in legality.errors(ship)]


@pytest.mark.clause("GT-3.1", "GT-3.2", "GT-3.3")
@pytest.mark.parametrize(
    ("pair", "legal", "joined"),
    [
        ((0, 0), True, False),
        ((1, 1), True, True),
        ((2, 2), True, True),
        ((3, 3), True, True),
        ((3, 1), True, True),
        ((3, 2), True, True),
        ((1, 2), False, False),
        ((0, 1), False, False),
        ((0, 2), False, False),
        ((0, 3), False, False),
    ],
)
def test_be_1_touching_sides(pair: tuple[int, int], legal: bool, joined: bool) -> None:
    a, b = pair
    assert FITS[a][b] is FITS[b][a] is legal
    assert JOINS[a][b] is JOINS[b][a] is joined


@pytest.mark.clause("GT-3.2")
def test_a_misfit_is_named_once_with_both_squares() -> None:
    """Cabins T035 [2, 1, 2, 1] right of and T036 below-right: 7,8's rear is 2; T036 turned once has front 1."""
    ship = ship_of("I", ("T035", 7, 8, 0), ("T110", 8, 7, 0), ("T036", 8, 8, 1))
    # T036 turned once: [1, 2, 1, 2]; its left 2 meets T110's right 3 (joined), its front 1 meets T035's rear 2.
    assert clauses(ship) == [("GT-3.2", 708)]
    assert not legality.is_legal(ship)


@pytest.mark.clause("GT-3.3", "GT-3.4")
def test_smooth_sides_touch_but_do_not_hold() -> None:
    ship = ship_of("I", ("T001", 7, 8, 0), ("T002", 7, 9, 2))
    # 7,8's right side and 7,9's left side are smooth; 7,9 (turned by a half: connector on the right) hangs on nothing.
    assert clauses(ship) == [("GT-3.4", 709)]


@pytest.mark.clause("GT-3.4")
def test_every_component_that_is_not_joined_to_the_start_cabin_is_named() -> None:
    ship = ship_of("I", ("T050", 5, 7, 0), ("T050", 9, 5, 0), ("T001", 9, 6, 0))
    assert clauses(ship) == [("GT-3.4", 507), ("GT-3.4", 905), ("GT-3.4", 906)]


@pytest.mark.clause("GT-3.5", "GT-3.6", "GT-3.14")
def test_be_2_free_squares() -> None:
    """BE-2 on class I. T125 is a double cannon [0, 1, 3, 0]; T070 [2, 3, 0, 0] and T071 [3, 2, 0, 0] are engines."""
    cannon = ship_of("I", ("T125", 6, 7, 0))
    assert legality.is_legal(cannon)
    refusal = legality.refusal(cannon, 507, Component("T001", 3), strict=True)
    assert refusal is not None  # no join: the barrel side is smooth
    assert refusal.clause == "GT-2.4"
    # A tile on 5,7 that is joined elsewhere is impossible on this board; put it there by force: the cannon complains.
    assert ("GT-3.6", 607) in clauses(ship_of("I", ("T125", 6, 7, 0), ("T016", 5, 7, 0)))
    # Engine at 8,7: there is no square 9,7 behind it.
    assert legality.refusal(ship_of("I"), 807, Component("T071", 0), strict=True) is None
    # Engine at 7,6: nothing may come on 8,6.
    ship = ship_of("I", ("T070", 7, 6, 0), ("T054", 8, 7, 0))
    refusal = legality.refusal(ship, 806, Component("T025", 1), strict=True)
    assert refusal is not None
    refusal = legality.refusal(
        ship, 806, Component("T057", 0), strict=True
    )  # [0, 3, 0, 3]: joined to 8,7, front smooth
    assert refusal is not None
    assert (refusal.clause, refusal.square) == ("GT-3.5", 706)
    # Cannon at 8,5 pointing left: 8,4 does not exist. T099 [0, 0, 3, 1] turned three quarters: [0, 3, 1, 0].
    ship = ship_of("I", ("T054", 8, 7, 0), ("T004", 8, 6, 0))
    assert legality.refusal(ship, 805, Component("T099", 3), strict=True) is None
    # An engine turned by a quarter is illegal wherever it stands: T064 [0, 3, 0, 0] turned once [0, 0, 3, 0].
    refusal = legality.refusal(ship_of("I"), 607, Component("T064", 1), strict=True)
    assert refusal is not None
    assert refusal.clause == "GT-3.5"
    for turn in (1, 2, 3):
        assert not any(turn == t for _place, t in legality.placements(ship_of("I"), "T064", strict=True))


@pytest.mark.clause("GT-3.6")
def test_only_the_square_right_before_the_barrel_matters() -> None:
    """A cannon at 8,8 pointing right with 8,9 empty; or at 7,6 pointing left with 7,5 empty and nothing beyond."""
    ship = ship_of("III", ("T125", 8, 7, 2))  # pointing to the rear: 9,7 exists on III and must stay empty
    assert legality.is_legal(ship)
    ship = ship_of("III", ("T095", 6, 6, 0), ("T004", 6, 7, 0), ("T054", 7, 6, 0))
    # T095 [0, 3, 0, 0] points forward at 6,6: 5,6 is empty; what lies further (here nothing) plays no part.
    assert [error for error in legality.errors(ship) if error.clause == "GT-3.6"] == []


@pytest.mark.clause("GT-3.5")
def test_an_engine_that_does_not_blow_to_the_rear_is_an_error_by_itself() -> None:
    ship = ship_of("I", ("T064", 6, 7, 1))
    assert clauses(ship) == [("GT-3.5", 607)]


@pytest.mark.clause("GT-3.8")
def test_be_4_exposed_connectors() -> None:
    """BE-4: start cabin 3, T050 2, battery 0; with the battery gone T050's right side is exposed too."""
    ship = ship_of("I", ("T050", 7, 8, 0), ("T001", 7, 9, 0))
    assert ship.exposed() == 5
    ship.remove([709])
    assert ship.exposed() == 6
    assert legality.is_legal(ship)


@pytest.mark.clause("GT-3.8")
def test_connectors_around_an_inner_hole_are_exposed() -> None:
    """III has no square at 9,5: T050's rear connector at 8,5 is exposed there; all four of a lone start cabin are."""
    assert ship_of("III").exposed() == 4
    ship = ship_of("III", ("T004", 7, 6, 0), ("T050", 7, 5, 0))
    # start: front, right, rear = 3; T004 [0, 3, 0, 3] both joined = 0; T050 [1, 3, 1, 3]: front, rear, left = 3
    assert ship.exposed() == 6


@pytest.mark.clause("GT-3.14", "GT-2.4")
@pytest.mark.parametrize(
    ("place", "part", "clause"),
    [
        (404, Component("T050"), "GT-2.4"),  # no such square
        (707, Component("T050"), "GT-2.4"),  # not empty
        (509, Component("T050"), "GT-2.4"),  # no such square on class I
        (905, Component("T050"), "GT-2.4"),  # touches nothing
        (708, Component("T001", 2), "GT-2.4"),  # a smooth side towards the ship
        (607, Component("T068", 2), "GT-3.5"),  # an engine upside down
        (607, Component("T090", 2), "GT-2.4"),  # the barrel side is smooth: no join
    ],
)
def test_the_first_point_that_fails_is_named(place: int, part: Component, clause: str) -> None:
    refusal = legality.refusal(ship_of("I"), place, part, strict=True)
    assert refusal is not None
    assert refusal.clause == clause


@pytest.mark.clause("GT-2.4", "GT-3.13")
def test_classic_placing_asks_for_one_join_only() -> None:
    """T035 [2, 1, 2, 1] at 7,8, T053 [3, 1, 2, 3] at 8,7: T037 [1, 2, 0, 2] at 8,8 misfits both, joined by neither."""
    ship = ship_of("I", ("T035", 7, 8, 0), ("T053", 8, 7, 0))
    # towards 8,8: 7,8 shows rear 2, 8,7 shows right 1.
    misfit = Component("T037", 0)  # front 1 against 2, left 2 against 1
    refusal = legality.refusal(ship, 808, misfit, strict=False)
    assert refusal is not None
    assert refusal.clause == "GT-2.4"
    half = Component("T036", 0)  # [2, 1, 2, 1]: front 2 fits 2, left 1 fits 1: legal
    assert legality.refusal(ship, 808, half, strict=True) is None
    wrong = Component("T038", 0)  # [2, 1, 2, 2]: front joined, left 2 against 1
    assert legality.refusal(ship, 808, wrong, strict=False) is None
    strictly = legality.refusal(ship, 808, wrong, strict=True)
    assert strictly is not None
    assert strictly.clause == "GT-3.2"


@pytest.mark.clause("GT-3.16")
def test_losing_components_never_makes_a_barrel_or_an_exhaust_illegal() -> None:
    for seed in range(40):
        ship = random_ship("III", seed, strict=True)
        chance = Seeded(seed, 1)
        while len(ship.components) > 1:
            ship.remove([chance.pick(sorted(ship.components))])
            assert {error.clause for error in legality.errors(ship)} <= {"GT-3.4"}


def random_ship(name: str, seed: int, strict: bool) -> Ship:
    """A ship of random tiles, each put where it may be put."""
    chance = Seeded(seed)
    ship = ship_of(name)
    tiles = list(heap())
    chance.shuffle(tiles)
    for tile in tiles[:60]:
        places = legality.placements(ship, tile, strict)
        if places:
            place, turn = chance.pick(places)
            ship.put(place, Component(tile, turn))
    return ship


@pytest.mark.clause("GT-3.14")
@pytest.mark.parametrize("name", ["I", "II", "III", "IIIA"])
def test_strict_placements_give_legal_ships_and_leave_none_out(name: str) -> None:
    """What is offered keeps a ship legal, and everything that would keep it legal is offered (up to equal looks)."""
    for seed in range(8):
        ship = random_ship(name, seed, strict=True)
        assert legality.is_legal(ship)
        assert legality.errors(ship) == []
        chance = Seeded(seed, 2)
        unused = [tile for tile in heap() if tile not in {part.tile for part in ship.components.values()}]
        for tile in (chance.pick(unused) for _ in range(3)):
            offered = set(legality.placements(ship, tile, strict=True))
            seen = {(place, FACES[tile][turn]) for place, turn in offered}
            for place in board(name).squares:
                for turn in range(4):
                    trial = copy_ship(ship)
                    taken = place in ship.components
                    if not taken:
                        trial.put(place, Component(tile, turn))
                    good = not taken and legality.is_legal(trial)
                    assert good == ((place, FACES[tile][turn]) in seen), (tile, place, turn)
                    refused = legality.refusal(ship, place, Component(tile, turn), strict=True)
                    assert good == (refused is None)


@pytest.mark.parametrize("name", ["I", "II", "III", "IIIA"])
def test_quick_and_wordy_judgement_agree(name: str) -> None:
    faulty = 0
    for seed in range(30):
        ship = random_ship(name, seed, strict=False)
        assert legality.is_legal(ship) == (not legality.errors(ship))
        assert len(ship.pieces()) == 1
        faulty += not legality.is_legal(ship)
    assert faulty > 10


def test_classic_placements_are_those_with_a_join() -> None:
    ship = random_ship("II", 5, strict=False)
    tile = next(tile for tile in heap() if tile not in {part.tile for part in ship.components.values()})
    seen = {(place, FACES[tile][turn]) for place, turn in legality.placements(ship, tile, strict=False)}
    for place in board("II").squares:
        for turn in range(4):
            refused = legality.refusal(ship, place, Component(tile, turn), strict=False)
            assert (refused is None) == ((place, FACES[tile][turn]) in seen)


def test_a_changed_component_counts_as_what_it_has_become() -> None:
    """A token may give a component other connectors on one ship: every rule sees the new face."""
    ship = ship_of("I", ("T001", 7, 8, 0), ("T002", 7, 9, 0))  # 7,8's right side is smooth, 7,9's left universal
    assert not legality.is_legal(ship)
    ship.changed[708] = FACES[start_cabins()[0]][0]
    assert legality.is_legal(ship)
    assert ship.exposed() == 5
    ship.remove([708])
    assert ship.changed == {}


@pytest.mark.clause("GT-3.12", "ABE-4.3.4")
def test_a_component_on_a_closed_square_does_not_forbid_others_elsewhere() -> None:
    """Dice 1 and 4 close 8,6. A faulty ship has a component there; another one may be built in where it fits."""
    ship = ship_of("IIIB:1-4", ("T050", 8, 7, 1), ("T051", 8, 6, 1))
    offered = legality.placements(ship, "T049", strict=True, building=False)
    assert (square(7, 8), 0) in offered
    for place, turn in offered:
        assert legality.refusal(ship, place, Component("T049", turn), strict=True, building=False) is None
    closed = legality.refusal(ship, square(7, 4), Component("T049", 0), strict=True, building=False)
    assert closed is not None
    assert closed.clause == "ABE-4.3.1"
