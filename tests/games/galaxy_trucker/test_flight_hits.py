"""Meteors and cannon fire (GT-7)."""

from __future__ import annotations

import pytest
from tests.games.galaxy_trucker.flight_helpers import Flown, at, build, fly, known, tub

from starboard.games.galaxy_trucker.cards import Hit
from starboard.games.galaxy_trucker.events.flight import (
    Aimed,
    Bounced,
    Destroyed,
    Missed,
    Powered,
    Rolled,
    Shielded,
    ShotDown,
)
from starboard.games.galaxy_trucker.flight.volley import Volley, Ward
from starboard.games.galaxy_trucker.moves.flight import Brace, Enough, Power, Spend
from starboard.games.galaxy_trucker.ship import hits
from starboard.games.galaxy_trucker.ship.ship import Ship, copy_ship
from starboard.games.galaxy_trucker.ship.tiles import FRONT, LEFT, REAR, RIGHT


def hit_by(ship: Ship, *volley: str, dice: str) -> Flown:
    """These hits (``light-fire rear``) fly at the first ship alone."""
    flown = fly("I-04", [ship, tub()], dice=dice)
    parsed = tuple(Hit(*hit.split()) for hit in volley)  # type: ignore[arg-type]
    return flown.begin(Volley(parsed, (0,)))


def destroyed(flown: Flown, seat: int = 0) -> list[tuple[int, int]]:
    return [(event.row, event.column) for event in flown.told(Destroyed) if event.seat == seat]


# --- the line and the target -------------------------------------------------------------------------------


@pytest.mark.clause("GT-7.1")
def test_the_first_component_met_from_each_side() -> None:
    """The known ship: column 7 holds 6,7 to 8,7, row 7 holds 7,5 to 7,9, row 8 holds 8,6 to 8,9."""
    ship = known()
    assert hits.first_met(ship, FRONT, 7) == at("6,7")
    assert hits.first_met(ship, REAR, 7) == at("8,7")
    assert hits.first_met(ship, LEFT, 7) == at("7,5")
    assert hits.first_met(ship, RIGHT, 7) == at("7,9")
    assert hits.first_met(ship, LEFT, 8) == at("8,6")
    assert hits.first_met(ship, FRONT, 4) is None
    assert hits.first_met(ship, LEFT, 12) is None
    ship.remove([at("6,7")])
    assert hits.first_met(ship, FRONT, 7) == at("7,7")


@pytest.mark.clause("GT-7.1")
def test_rows_of_IIIA_fall_from_front_to_rear() -> None:
    """On IIIA row 8 lies in front of row 7: from the front, column 7 meets 8,7 first; from the rear, 7,7."""
    ship = build("IIIA", "8,7 beam")
    assert hits.first_met(ship, FRONT, 7) == at("8,7")
    assert hits.first_met(ship, REAR, 7) == at("7,7")


@pytest.mark.clause("GT-7.1")
def test_two_dice_name_the_line() -> None:
    flown = hit_by(known(), "heavy-fire front", "heavy-fire left", dice="23 44")
    assert [(event.dice, event.line) for event in flown.told(Rolled)] == [((2, 3), 5), ((4, 4), 8)]
    assert destroyed(flown) == [(7, 5), (8, 6)], "column 5, then row 8"


@pytest.mark.clause("GT-7.1", "GT-7.5")
def test_a_line_without_components_is_a_miss() -> None:
    """No shot is needed and none is asked for."""
    flown = hit_by(known(), "large-meteor front", "heavy-fire rear", dice="11 66")
    assert [event.line for event in flown.told(Missed)] == [2, 12]
    assert not flown.told(Destroyed)
    assert not flown.told(ShotDown)
    assert flown.ship(0).tokens == 2


@pytest.mark.clause("GT-7.2")
def test_one_roll_of_a_meteor_card_counts_for_all_and_is_finished_for_all_first() -> None:
    """I-10, four small meteors. The first, column 8 from the front, bounces off every barrel."""
    flown = fly("I-10", [known(), tub(), known()], dice="44 11 11 11")
    assert [event.at for event in flown.told(Rolled)] == [(0, 1, 2)] * 4
    first = flown.events.index(flown.told(Rolled)[0])
    second = flown.events.index(flown.told(Rolled)[1])
    between = flown.events[first + 1 : second]
    assert [(type(event), getattr(event, "seat", None)) for event in between] == [
        (Aimed, 0),
        (Bounced, 0),
        (Missed, 1),
        (Aimed, 2),
        (Bounced, 2),
    ]


@pytest.mark.clause("GT-7.2", "GT-7.9")
def test_ships_defend_in_flight_order_and_independently() -> None:
    """The third meteor of I-10 comes from the left in row 7 and strikes both cabins' connectors."""
    flown = fly("I-10", [shielded(), shielded()], positions=[0, 7], dice="11 11 34 11")
    assert isinstance(flown.question, Ward)
    assert flown.question.seat == 1, "the ship ahead decides first"
    flown.answer(1, Brace())
    assert flown.question.seat == 0
    flown.answer(0, Power(8, 7))
    assert destroyed(flown, 1) == [(7, 6)]
    assert destroyed(flown, 0) == []


def shielded() -> Ship:
    """Row 7: cabin 7,6 with a double connector on its bare left side, start cabin, battery. Shield 8,7: rear and left.

    T109 [0, 2, 0, 3] turned by two quarters shows a universal connector to the right and a double one to the left.
    """
    return build("I", "7,6 T109@2", "8,7 shieldv", "7,8 battery2", "6,7 cannon^")


# --- small meteors -----------------------------------------------------------------------------------------


@pytest.mark.clause("GT-7.3", "GT-7.1", "GT-7.10")
def test_example_15_small_meteors() -> None:
    """BE-15: from the left, roll 7 strikes the double connector; 6 meets the cannon's smooth side; 4 misses."""
    flown = hit_by(shielded(), "small-meteor left", "small-meteor left", "small-meteor left", dice="33 22 34")
    assert [type(event) for event in flown.events if isinstance(event, Bounced | Missed)] == [Bounced, Missed]
    assert flown.moves() == [Power(8, 7), Brace()]
    flown.answer(0, Brace())
    assert destroyed(flown) == [(7, 6)]


@pytest.mark.clause("GT-7.3", "GT-4.5", "GT-7.8")
def test_example_15_a_shield_stops_a_small_meteor_for_a_token() -> None:
    flown = hit_by(shielded(), "small-meteor left", dice="34")
    assert flown.refused(0, Power(7, 8)) == "GT-7.3"
    assert flown.refused(0, Enough()) == "GT-7.3"
    flown.answer(0, Power(8, 7))
    assert flown.told(Shielded) == [Shielded(seat=0, row=8, column=7, cost=1)]
    assert flown.told(Powered)[0].left == 1
    assert not flown.told(Destroyed)
    kinds = [type(event) for event in flown.events]
    assert kinds.index(Powered) < kinds.index(Shielded)


@pytest.mark.clause("GT-7.3", "GT-7.8")
def test_a_shield_does_not_guard_other_sides() -> None:
    """The shield guards rear and left; the connector on the right of the battery's neighbour is struck unasked."""
    ship = build("I", "7,6 T109@2", "8,7 shieldv", "7,8 T050", "6,7 battery2")
    flown = hit_by(ship, "small-meteor right", dice="34")
    assert destroyed(flown) == [(7, 8)]
    assert flown.ship(0).tokens == 2


@pytest.mark.clause("GT-7.3")
def test_without_tokens_nothing_is_asked() -> None:
    ship = shielded()
    ship.batteries.clear()
    flown = hit_by(ship, "small-meteor left", dice="34")
    assert destroyed(flown) == [(7, 6)]


@pytest.mark.clause("GT-7.10")
def test_example_15_barrels_and_exhausts_are_smooth() -> None:
    """A small meteor from the front meets the barrel, one from the rear the exhaust: harmless."""
    flown = hit_by(tub(), "small-meteor front", "small-meteor rear", dice="34 34")
    assert [(event.row, event.column) for event in flown.told(Bounced)] == [(6, 7), (8, 7)]


@pytest.mark.clause("GT-7.10", "GT-3.8")
def test_connectors_around_an_inner_hole_are_exposed_but_never_struck() -> None:
    """Class III, a ring around 8,6: two of its connectors look into the hole, and nothing gets in there.

    By hand: 7,7 shows 2 connectors, 7,6 one, 7,5 two, 8,5 three (one into the hole), 8,7 one, 9,7 two, 9,6 two (one
    into the hole).
    """
    ship = build("III", "7,6 T049", "7,5 T050", "8,5 T051", "8,7 T052@1", "9,7 T053", "9,6 T054")
    assert ship.exposed() == 2 + 1 + 2 + 3 + 1 + 2 + 2
    first = [hits.first_met(ship, side, line) for side, line in ((LEFT, 8), (RIGHT, 8), (FRONT, 6), (REAR, 6))]
    assert first == [at("8,5"), at("8,7"), at("7,6"), at("9,6")], "always from outside"


# --- large meteors -----------------------------------------------------------------------------------------


@pytest.mark.clause("GT-7.4", "GT-7.12")
def test_example_16_which_cannons_cover_a_line() -> None:
    """BE-16: from a side the same or an adjacent row, from the front the same column, from the rear ± 1 column."""
    assert [hits.covers(tub(), at(f"{row},7"), LEFT, 8) for row in (6, 7, 8, 9)] == [False, True, True, True]
    assert [hits.covers(tub(), at(f"7,{column}"), FRONT, 8) for column in (7, 8, 9)] == [False, True, False]
    assert [hits.covers(tub(), at(f"7,{column}"), REAR, 8) for column in (6, 7, 8, 9)] == [False, True, True, True]


@pytest.mark.clause("GT-7.4", "GT-7.12", "GT-7.11")
def test_example_16_side_cannons() -> None:
    """A single cannon pointing left in row 7 shoots any number of meteors from the left in rows 6 to 8 for free."""
    ship = build("I", "7,6 cannon<", "6,7 cannon^", "8,7 engine", "8,8 beam", "9,8 engine")
    flown = hit_by(ship, *["large-meteor left"] * 4, dice="24 34 44 45")
    assert [(event.row, event.column) for event in flown.told(ShotDown)] == [(7, 6)] * 3
    assert destroyed(flown) == [(9, 8)], "row 9 is two rows away"


@pytest.mark.clause("GT-7.4")
def test_example_16_front_cannons_need_the_same_column() -> None:
    """Column 6 (the cabin) has no forward cannon: the one in column 7 does not help; nor does a shield ever."""
    ship = shielded()
    flown = hit_by(ship, "large-meteor front", "large-meteor front", dice="33 34")
    assert destroyed(flown) == [(7, 6)]
    assert [(event.row, event.column) for event in flown.told(ShotDown)] == [(6, 7)]
    assert flown.ship(0).tokens == 2


@pytest.mark.clause("GT-7.4", "GT-7.11")
def test_example_16_a_double_cannon_pays_for_each_meteor() -> None:
    """The known ship: the double cannon on 6,8 covers column 8, for a token each time."""
    flown = hit_by(known(), *["large-meteor front"] * 3, dice="44 44 44")
    assert flown.moves() == [Power(6, 8), Brace()]
    flown.answer(0, Power(6, 8), Power(6, 8))
    assert flown.ship(0).tokens == 0
    assert len(flown.told(ShotDown)) == 2
    assert destroyed(flown) == [(6, 8)], "the third one can't be paid for"


@pytest.mark.clause("GT-7.4")
def test_a_cannon_behind_other_components_shoots_too() -> None:
    """A forward cannon deep in the column, its own muzzle free, counts although a component stands ahead of it."""
    ship = build("II", "7,6 beam", "6,6 beam", "6,5 hold2", "8,6 beam", "8,5 cannon^")
    flown = hit_by(ship, "large-meteor front", dice="23")
    assert [(event.row, event.column) for event in flown.told(Aimed)] == [(6, 5)]
    assert [(event.row, event.column) for event in flown.told(ShotDown)] == [(8, 5)]


@pytest.mark.clause("GT-7.4")
def test_a_single_cannon_is_preferred_to_a_paid_one() -> None:
    """Free first: with a single and a double cannon covering the line nothing is asked."""
    ship = build("I", "7,6 beam", "7,5 cannon<", "8,6 beam", "8,5 cannon2<", "6,7 battery2")
    flown = hit_by(ship, "large-meteor left", dice="34")
    assert flown.told(ShotDown) == [ShotDown(seat=0, row=7, column=5)]
    assert flown.ship(0).tokens == 2


@pytest.mark.clause("GT-7.4")
def test_declining_the_double_cannon_is_allowed() -> None:
    flown = hit_by(known(), "large-meteor front", dice="44").answer(0, Brace())
    assert destroyed(flown) == [(6, 8)]
    assert flown.ship(0).tokens == 2


# --- cannon fire -------------------------------------------------------------------------------------------


@pytest.mark.clause("GT-7.6")
@pytest.mark.parametrize("power", [False, True])
def test_example_17_light_fire(power: bool) -> None:
    """BE-17: a light shot from the rear on an exhaust destroys it unless a token powers a shield guarding the rear."""
    flown = hit_by(known(), "light-fire rear", dice="34")
    assert flown.moves() == [Power(8, 9), Brace()]
    assert flown.refused(0, Spend(7, 9)) == "GT-7.6"
    flown.answer(0, Power(8, 9) if power else Brace())
    assert destroyed(flown) == ([] if power else [(8, 7)])
    assert flown.ship(0).tokens == (1 if power else 2)


@pytest.mark.clause("GT-7.6")
def test_smooth_sides_do_not_help_against_fire() -> None:
    """Front of the known ship, column 5: the hold's front is smooth and no shield guards the front."""
    assert destroyed(hit_by(known(), "light-fire front", dice="23")) == [(7, 5)]


@pytest.mark.clause("GT-7.7")
def test_example_17_heavy_fire_cannot_be_stopped() -> None:
    flown = hit_by(known(), "heavy-fire rear", "heavy-fire front", dice="34 34")
    assert destroyed(flown) == [(8, 7), (6, 7)]
    assert flown.ship(0).tokens == 2


@pytest.mark.clause("GT-7.13")
def test_one_powered_shield_stops_one_hit() -> None:
    """Three light shots from the rear with two tokens: the third one strikes."""
    flown = hit_by(known(), *["light-fire rear"] * 3, dice="34 34 34")
    flown.answer(0, Power(8, 9), Power(8, 9))
    assert len(flown.told(Shielded)) == 2
    assert destroyed(flown) == [(8, 7)]


@pytest.mark.clause("GT-7.13")
def test_two_shields_give_no_extra_effect() -> None:
    ship = build("I", "7,6 shieldv", "7,8 shieldv", "8,7 engine", "6,7 battery2")
    flown = hit_by(ship, "light-fire rear", dice="34")
    assert flown.moves() == [Power(7, 6), Power(7, 8), Brace()]
    flown.answer(0, Power(7, 8))
    assert flown.ship(0).tokens == 1
    assert flown.done


@pytest.mark.clause("GT-7.14")
@pytest.mark.parametrize(
    ("hit", "smooth", "connector", "shield", "cannon"),
    [
        ("small-meteor", False, True, True, False),
        ("large-meteor", True, True, False, True),
        ("light-fire", True, True, True, False),
        ("heavy-fire", True, True, False, False),
    ],
)
def test_the_summary_of_hits(hit: str, smooth: bool, connector: bool, shield: bool, cannon: bool) -> None:
    """Which hits destroy a smooth side, a side with a connector; what stops them: row by row of the table."""
    bare = build("I", "7,6 T109@2")  # its front is smooth, its left side shows a connector
    assert bool(destroyed(hit_by(copy_ship(bare), f"{hit} front", dice="33"))) is smooth
    assert bool(destroyed(hit_by(copy_ship(bare), f"{hit} left", dice="34"))) is connector
    left = Hit(hit, "left")  # type: ignore[arg-type]
    guarded = build("I", "7,6 T109@2", "8,7 shieldv", "7,8 battery2")
    assert bool(hits.defenders(guarded, left, 7)) is shield
    armed = build("I", "7,6 T109@2", "8,7 beam", "8,6 cannon<")
    assert bool(hits.defenders(armed, left, 7)) is cannon
