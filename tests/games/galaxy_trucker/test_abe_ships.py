"""The pool (ABE-2) and the ship classes of Another Big Expansion (ABE-4), with WE-9 to WE-13 and WE-26."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any, get_args

import msgspec
import pytest
from tests.games.galaxy_trucker.abe_fixtures import ship_of
from tests.games.galaxy_trucker.building_helpers import GAME, Builders
from tests.games.galaxy_trucker.flight_helpers import Flown, at, fly

from starboard.core.chance import Scripted, Seeded
from starboard.core.game import Illegal
from starboard.core.options import BadOption, read
from starboard.core.text import Text
from starboard.games.galaxy_trucker.building import timer
from starboard.games.galaxy_trucker.cards import Hit, cards
from starboard.games.galaxy_trucker.events import building as events
from starboard.games.galaxy_trucker.events.flight import (
    Aimed,
    Bounced,
    Destroyed,
    Missed,
    Rolled,
    SabotageRolled,
    Settled,
    Shielded,
    Shifted,
    ShotDown,
    StartRolled,
)
from starboard.games.galaxy_trucker.flight.volley import Volley
from starboard.games.galaxy_trucker.moves.building import Flip, Insure, Lift, Look, Put, Ready, SetAside, TakeNumber
from starboard.games.galaxy_trucker.moves.flight import FlyOn, HoldCourse, Power, Thrust
from starboard.games.galaxy_trucker.options import Module, Options
from starboard.games.galaxy_trucker.settlement import cost_of
from starboard.games.galaxy_trucker.setup import decks, tiles_to_box
from starboard.games.galaxy_trucker.ship import hits, legality
from starboard.games.galaxy_trucker.ship.boards import OFF, board, class_number, figures, halves
from starboard.games.galaxy_trucker.ship.ship import Component, Ship, copy_ship
from starboard.games.galaxy_trucker.ship.tiles import FRONT, LEFT, REAR, RIGHT, heap
from starboard.games.galaxy_trucker.state import Player, insurance_cap
from starboard.lab.conformance import problems

STARDUST = next(code for code, card in cards().items() if card.kind == "stardust")
SABOTAGE = next(code for code, card in cards().items() if card.kind == "sabotage")


def options(**more: Any) -> Options:
    return Options(expansion="abe", **more)


def abe(seats: int = 2, **more: Any) -> Builders:
    return Builders(seats, chance=more.pop("chance", Seeded(3)), expansion="abe", support_team=False, **more)


# --- modules, pool ---------------------------------------------------------------------------------------------


@pytest.mark.clause("ABE-1.2", "ABE-1.4")
def test_modules_can_be_switched_one_by_one() -> None:
    everything = options()
    modules: tuple[Module, ...] = get_args(Module)
    assert all(everything.plays(module) for module in modules)
    assert not any(Options().plays(module) for module in modules)
    for module in modules:
        assert not msgspec.structs.replace(everything, **{module: False}).plays(module)
    assert options(technologies=False).boxes == ("base",)
    kinds = {cards()[card].kind for deck in decks(options(intruders=False)).values() for card in deck}
    assert not kinds & {"predator", "commando", "predator-pair", "commando-pair", "predator-commando"}


@pytest.mark.clause("ABE-1.3")
def test_class_iv_needs_its_deck() -> None:
    with pytest.raises(Illegal) as refused:
        GAME.new(options(cards=False), 3, Seeded(1))
    assert refused.value.clause == "ABE-1.3"
    assert GAME.new(options(cards=False, sequence="IIB-IIIB"), 3, Seeded(1)).ship_class == "IIB"


@pytest.mark.clause("ABE-1.5", "ABE-4.1.2")
def test_the_recommended_rounds() -> None:
    assert options().classes == ("IIB", "IIIB", "IV")
    assert options(sequence="II-III-IV").classes == ("II", "III", "IV")  # for a first game
    assert options(ships=False).classes == ("I", "II", "III")
    assert Options().classes == ("I", "II", "III")


@pytest.mark.clause("ABE-1.6")
def test_five_players_need_the_first_big_expansion() -> None:
    with pytest.raises(Illegal) as refused:
        GAME.new(options(), 5, Seeded(1))
    assert refused.value.clause == "ABE-1.6"
    assert len(GAME.new(options(big_expansion=True), 5, Seeded(1)).players) == 5
    assert len(halves("front")) == len(halves("rear")) == 5


@pytest.mark.clause("ABE-2.1", "ABE-2.2", "ABE-2.3", "ABE-2.4")
@pytest.mark.parametrize(
    ("seats", "tbe", "last", "removed"),
    [
        (4, False, "IV", 0),
        (3, False, "IV", 25),
        (2, False, "IV", 50),
        (4, False, "III", 25),
        (3, False, "III", 50),
        (2, False, "III", 75),
        (5, True, "IV", 0),
        (4, True, "IV", 25),
        (3, True, "IV", 50),
        (2, True, "IV", 75),
        (5, True, "III", 25),
        (2, True, "III", 100),
    ],
)
def test_components_removed_for_absent_players(seats: int, tbe: bool, last: str, removed: int) -> None:
    given = options(big_expansion=tbe, sequence=f"II-{last}")
    assert tiles_to_box(given, seats) == removed


@pytest.mark.clause("ABE-2.2", "ABE-2.4", "ABE-2.6")
def test_example_26_three_players_without_class_iv() -> None:
    """WE-26: 25 + 25 = 50 removed, 132 of 182 remain."""
    table = abe(3, sequence="II-III", begun=False)
    assert len(heap("base", "abe")) == 182
    assert (len(table.state.boxed), len(table.state.face_down)) == (50, 132)


@pytest.mark.clause("ABE-2.5", "ABE-2.6")
def test_removed_components_stay_away_for_the_whole_game_unseen() -> None:
    table = abe(2, sequence="II-II", begun=False)
    boxed = list(table.state.boxed)
    view = GAME.view(table.state, 0)
    assert view.boxed == 75
    assert not any(tile in msgspec.json.encode(view).decode() for tile in boxed)
    finish_round(table)
    assert table.state.round == 1
    assert table.state.boxed == boxed
    assert not set(boxed) & set(table.state.face_down.values())


def test_without_new_components_nothing_is_removed() -> None:
    assert tiles_to_box(Options(), 2) == 0
    assert tiles_to_box(options(technologies=False), 2) == 0


def finish_round(table: Builders) -> None:
    """Nobody builds or flies any further: on to the next round."""
    seats = range(len(table.state.players))
    if table.phase == "ready":
        for seat in seats:
            table.play(seat, Ready())
    for seat in seats:
        table.finish(seat, seat + 1)
    before = table.state.round
    while table.state.round == before and table.phase != "over":
        seat = GAME.to_move(table.state)[0]
        table.play(seat, GAME.moves(table.state, seat)[-1])


# --- rounds ----------------------------------------------------------------------------------------------------


@pytest.mark.clause("ABE-4.1.1", "ABE-4.1.5")
def test_any_classes_in_any_order_and_a_class_twice() -> None:
    from starboard import game as find

    game = find("galaxy-trucker")
    given = read(game, {"expansion": "abe", "sequence": "IV-I-IV-IIIA"})
    assert isinstance(given, Options)
    assert given.classes == ("IV", "I", "IV", "IIIA")
    with pytest.raises(BadOption):
        read(game, {"sequence": "II-V"})
    table = abe(2, sequence="IIIA-II-II")
    assert [player.ship.board for player in table.state.players] == ["IIIA", "IIIA"]


@pytest.mark.clause("ABE-4.1.3", "ABE-4.1.4")
@pytest.mark.parametrize(
    ("name", "number"),
    [("I", 1), ("IA", 1), ("II", 2), ("IIA", 2), ("IIB", 2), ("III", 3), ("IIIA", 3), ("IIIB", 3), ("IV", 4)],
)
def test_the_class_decides_the_number_of_the_round(name: str, number: int) -> None:
    assert class_number(name) == number
    state = GAME.new(options(sequence=f"{name}-II", big_expansion=True), 2, Seeded(2))
    assert state.number == number
    assert state.figures is figures(number)


@pytest.mark.clause("ABE-4.1.5")
def test_figures_of_round_four() -> None:
    four = figures(4)
    assert four.starts == [0, -5, -10, -15, -20]
    assert (four.finish[:4], four.best_looking) == ([16, 12, 8, 4], 8)
    assert four.reconstructed == ("finish", "best_looking")


# --- IIB -------------------------------------------------------------------------------------------------------

RING = """
    3,5 start-cabin 3333
    3,4 structural 0303
    3,3 structural 0303
    3,2 cargo-hold 0303
    3,1 structural 3303
    3,9 structural 3303
    3,8 cargo-hold 0303
    3,7 cargo-hold 0303
    3,6 cargo-hold 0303
"""
"""The full ring of row 3."""


@pytest.mark.clause("ABE-4.2.1", "ABE-4.2.9")
def test_the_outermost_columns_of_the_cylinder_are_neighbours() -> None:
    plan = board("IIB")
    assert len(plan.squares) == 27
    for row in (1, 2, 3, 4):
        assert plan.neighbours[at(f"{row},1")][LEFT] == at(f"{row},9")
        assert plan.neighbours[at(f"{row},9")][RIGHT] == at(f"{row},1")
    assert plan.neighbours[at("1,1")][FRONT] == plan.neighbours[at("4,9")][REAR] == OFF  # rows do not wrap
    assert [place for place in plan.squares if place % 100 in (3, 7)] == [at("3,3"), at("3,7")]


@pytest.mark.clause("ABE-4.2.2")
def test_example_9_building_rules_hold_across_the_seam() -> None:
    """WE-9: a connector needs its match on the other edge; a cannon its free square; joins hold across the seam."""
    bad = ship_of(RING.replace("3,9 structural 3303", "3,9 structural 3003"), "IIB")
    assert [(error.clause, error.square) for error in legality.errors(bad)] == [("GT-3.2", at("3,9"))]
    assert legality.is_legal(ship_of(RING, "IIB"))
    assert ship_of(RING, "IIB").exposed() == 4  # the start cabin's two and those of 3,1 and 3,9
    cannon = RING.replace("3,9 structural 3303", "3,9 cannon 0003 barrel=right")
    faults = {error.clause for error in legality.errors(ship_of(cannon, "IIB"))}
    assert "GT-3.6" in faults  # the leftmost square of the row is occupied
    assert not legality.is_legal(ship_of(cannon, "IIB"))


@pytest.mark.clause("ABE-4.2.2")
def test_example_9_a_cannon_held_by_its_neighbour_beyond_the_seam_only() -> None:
    held = "2,1 structural 3030\n1,1 cannon 0033\n1,9 cannon 0300"
    ship = ship_of(RING + held, "IIB")
    assert ship.joined(at("1,9")) == [at("1,1")]
    assert len(ship.pieces()) == 1
    armed = ship_of(RING.replace("3,9 structural", "3,9 armory").replace("3,1 structural", "3,1 cabin"), "IIB")
    assert at("3,1") in armed.armed()


@pytest.mark.clause("ABE-4.2.3")
def test_every_pair_of_dice_names_one_of_nine_equally_likely_columns() -> None:
    plan = board("IIB")
    columns = Counter[int]()
    sevens = set()
    for first, second in product(range(1, 7), repeat=2):
        rolled = plan.roll(Scripted(first - 1, second - 1), FRONT)
        columns[rolled.line] += 1
        assert rolled == msgspec.structs.replace(plan.roll(Scripted(second - 1, first - 1), REAR), dice=rolled.dice)
        if first + second == 7:
            sevens.add(rolled.line)
    assert columns == dict.fromkeys(range(1, 10), 4)
    assert sevens == {4, 5, 6}  # what Robosmokeys need


@pytest.mark.clause("ABE-4.2.4", "ABE-4.2.5")
def test_one_die_for_the_row_and_another_for_the_start_column() -> None:
    plan = board("IIB")
    assert plan.roll(Scripted(0), LEFT).dice == (1,)  # a miss: no second die
    assert plan.roll(Scripted(5), RIGHT).start == 0
    for die in (2, 3, 4, 5):
        starts = [plan.roll(Scripted(die - 1, second), LEFT) for second in range(6)]
        assert {roll.line for roll in starts} == {die}
        assert [roll.start for roll in starts] == [3, 3, 3, 7, 7, 7]
        assert plan.number_at(LEFT, die) == die - 1
    assert [plan.number_at(LEFT, die) for die in (0, 1, 6, 7)] == [0, 0, 0, 0]


@pytest.mark.clause("ABE-4.2.6")
def test_a_side_attack_goes_round_the_cylinder() -> None:
    plan = board("IIB")
    assert plan.line(LEFT, 5, 7) == [at(f"4,{column}") for column in (8, 9, 1, 2, 4, 5, 6)]
    assert plan.line(RIGHT, 5, 7) == [at(f"4,{column}") for column in (6, 5, 4, 2, 1, 9, 8)]
    assert plan.line(LEFT, 4, 3) == [at(f"3,{column}") for column in (3, 4, 5, 6, 7, 8, 9, 1, 2)]
    assert plan.line(LEFT, 1, 3) == plan.line(LEFT, 6, 0) == []
    assert plan.line(FRONT, 1) == [at("1,1"), at("2,1"), at("3,1"), at("4,1")]


DAMAGE = """
    3,5 start-cabin 3333
    3,4 structural 0303
    3,3 cargo-hold 0303 armour=front
    3,2 cargo-hold 0303
    3,1 structural 0333
    4,1 structural 3003
    3,9 structural 3303
    3,8 cargo-hold 3303
    2,8 cargo-hold 0030
    3,7 cargo-hold 0303
    4,5 cargo-hold 3003
    4,4 cannon 0300 barrel=left
"""
"""The ship of WE-10: A = 2,8; B = 4,1; C = 3,3; D = 3,7 with 3,6 empty."""


def damaged(*wanted: str, dice: str, text: str = DAMAGE) -> Flown:
    ship, other = ship_of(text, "IIB"), ship_of(text, "IIB")
    flown = fly(STARDUST, [ship, other], dice=dice, sequence="IIB")
    found = []
    for what in wanted:
        kind, side = what.split()
        found.append(Hit({"small": "small-meteor", "large": "large-meteor", "light": "light-fire"}[kind], side))  # type: ignore[arg-type]
    return flown.begin(Volley(tuple(found), (0,)))


@pytest.mark.clause("ABE-4.2.6", "ABE-4.2.7", "ABE-4.2.14")
def test_example_10_1_a_smooth_side() -> None:
    """WE-10.1: dice 3, 5: row 2, start column 7: A bounces."""
    flown = damaged("small left", dice="35")
    assert (flown.told(Rolled)[-1].line, flown.told(Rolled)[-1].start) == (2, 7)
    assert [(aim.row, aim.column) for aim in flown.told(Aimed)] == [(2, 8)]
    assert flown.told(Bounced)[0].off == "smooth"


@pytest.mark.clause("ABE-4.2.4")
def test_example_10_2_a_miss_needs_no_second_die() -> None:
    """WE-10.2: die 1."""
    flown = damaged("small left", dice="1")
    assert [miss.line for miss in flown.told(Missed)] == [0]
    assert (flown.told(Rolled)[-1].dice, flown.told(Rolled)[-1].line) == ((1,), 0)


@pytest.mark.clause("ABE-4.2.6", "ABE-4.2.7")
def test_example_10_3_over_the_right_edge_and_in_again_on_the_left() -> None:
    """WE-10.3: dice 5, 4: row 4, start column 7; 4,8 and 4,9 are empty: B is destroyed."""
    flown = damaged("small left", dice="54")
    assert [(gone.row, gone.column) for gone in flown.told(Destroyed)] == [(4, 1)]


@pytest.mark.clause("ABE-4.2.10")
def test_example_10_4_a_side_cannon_covers_the_neighbouring_row() -> None:
    """WE-10.4: a large one, dice 4, 2: C, whose armour is on another side; the row-4 cannon shoots it down."""
    flown = damaged("large left", dice="42")
    assert [(aim.row, aim.column) for aim in flown.told(Aimed)] == [(3, 3)]
    assert [(shot.row, shot.column) for shot in flown.told(ShotDown)] == [(4, 4)]


@pytest.mark.clause("ABE-4.2.8")
def test_example_10_5_a_joined_connector_is_not_exposed() -> None:
    """WE-10.5: dice 4, 1: C's left connector is joined, it bounces. With a second die of 4 to 6 D is destroyed."""
    flown = damaged("small left", dice="41")
    assert [(aim.row, aim.column) for aim in flown.told(Aimed)] == [(3, 3)]
    assert flown.told(Bounced)[0].off == "join"
    flown = damaged("small left", dice="46")
    assert [(gone.row, gone.column) for gone in flown.told(Destroyed)][:1] == [(3, 7)]


@pytest.mark.clause("ABE-4.2.10")
def test_columns_wrap_for_rear_cannons_and_rows_do_not() -> None:
    ship = Ship(board="IIB")
    assert hits.covers(ship, at("4,9"), REAR, 1)
    assert hits.covers(ship, at("4,1"), REAR, 9)
    assert not hits.covers(ship, at("4,2"), REAR, 9)
    assert [hits.covers(ship, at("2,1"), FRONT, line) for line in (9, 1, 2)] == [False, True, False]
    assert [hits.covers(ship, at(f"{row},1"), LEFT, 5) for row in (1, 2, 3, 4)] == [False, False, True, True]


@pytest.mark.clause("ABE-4.2.11")
def test_thrusters_shift_columns_round_the_cylinder_and_rows_by_the_die() -> None:
    plan = board("IIB")
    assert (plan.beside(1, LEFT), plan.beside(9, RIGHT), plan.beside(5, LEFT)) == (9, 1, 4)
    assert (plan.beside(2, FRONT), plan.beside(5, REAR)) == (1, 6)  # off the ship: both miss
    assert plan.line(LEFT, plan.beside(5, REAR), 3) == []


STEERABLE = (
    RING.replace("3,4 structural 0303", "3,4 structural 0333")
    + "    4,4 thruster 3000 nozzles=rear,left\n    4,6 battery 0000 cells=2\n"
)


@pytest.mark.clause("ABE-4.2.11", "ABE-4.2.15")
def test_a_side_attack_shifted_from_a_miss_gets_its_second_die_then() -> None:
    """Die 1 misses; a rear nozzle makes it 2, the empty row 1. From 3 it becomes row 3, the die already cast."""
    flown = damaged("small left", dice="1 5", text=STEERABLE)
    assert flown.moves() == [Thrust("rear"), HoldCourse()]
    flown.answer(0, Thrust("rear"))
    assert (flown.told(Shifted)[0].was, flown.told(Shifted)[0].line) == (0, 1), "a miss becomes row 1"
    assert flown.told(StartRolled)[0].start == 7
    assert [miss.line for miss in flown.told(Missed)] == [1]  # row 1 holds nothing
    flown = damaged("small left", dice="32", text=STEERABLE)
    text, seen = Text(), GAME.view(flown.state, 0)
    asked = text(GAME.question(seen))
    assert asked == "Incoming: small meteor from the left, along row 2. Fire thrusters to shift it by one?"
    assert text(GAME.say_move(seen, Thrust("rear"))) == "Fire thrusters to the rear: it comes along row 3 instead"
    flown.answer(0, Thrust("rear"))
    assert not flown.told(StartRolled)
    assert [(aim.row, aim.column) for aim in flown.told(Aimed)] == [(3, 3)]


@pytest.mark.clause("ABE-4.2.15")
def test_without_a_shift_the_second_die_is_never_cast() -> None:
    flown = damaged("small left", dice="1", text=STEERABLE)
    flown.answer(0, HoldCourse())
    assert not flown.told(StartRolled)


@pytest.mark.clause("ABE-4.2.12", "ABE-4.3.7")
@pytest.mark.parametrize("name", ["IIB", "IIIB"])
def test_no_insurance_and_two_components_aside(name: str) -> None:
    table = abe(2, sequence=name)
    assert insurance_cap(table.state, table.player(0)) is None
    assert cost_of(25, None) == 25
    down = list(table.state.face_down.values())
    table.set_aside(0, down[0])
    table.set_aside(0, down[1])
    table.take(0, down[2])
    assert table.refused(0, SetAside()) == "GT-2.3"


@pytest.mark.clause("ABE-4.2.13")
def test_an_intruder_enters_by_the_same_dice() -> None:
    """The squares in the order in which a projectile meets them: the first component is where it enters."""
    ship = ship_of(DAMAGE, "IIB")
    assert hits.first_met(ship, LEFT, 5, 7) == at("4,1")
    assert hits.first_met(ship, RIGHT, 4, 3) == at("3,3")


@pytest.mark.clause("ABE-4.2.16")
def test_sabotage_on_a_cylinder() -> None:
    """Pairs for the column, one die for the row: 1 + 1 is column 1; die 1 fails; die 5 is row 4."""
    few = ship_of(DAMAGE, "IIB", humans={"3,5": 1})
    flown = fly(SABOTAGE, [few, ship_of(DAMAGE, "IIB")], dice="11 1 11 5", sequence="IIB")
    tries = [(told.column, told.row, told.found) for told in flown.told(SabotageRolled)]
    assert tries == [(1, 0, False), (1, 4, True)]
    assert [(gone.row, gone.column) for gone in flown.told(Destroyed)] == [(4, 1)]


@pytest.mark.clause("ABE-4.2.17")
def test_shields_work_by_the_side_on_the_card() -> None:
    text = DAMAGE + "    4,2 shield 0003 guards=front,left\n    4,6 battery 0000 cells=2\n"
    text = text.replace("4,1 structural 3003", "4,1 structural 3303")
    flown = damaged("light left", dice="54", text=text)
    flown.answer(0, Power(4, 2))
    assert flown.told(Shielded)


# --- IIIB ------------------------------------------------------------------------------------------------------


def closing(first: int, second: int, **more: Any) -> Builders:
    return Builders(
        2,
        chance=Scripted(first - 1, second - 1),
        expansion="abe",
        technologies=False,
        support_team=False,
        sequence="IIIB",
        **more,
    )


@pytest.mark.clause("ABE-4.3.1", "ABE-4.3.2")
def test_example_11_two_different_dice_close_ten_squares() -> None:
    """WE-11: dice 1 and 4; 36 squares stay usable, the start cabin stays."""
    table = closing(1, 4)
    plan = board(table.ship(0).board)
    ones, fours = {405, 508, 704, 806, 811}, {504, 605, 608, 611, 904}
    assert plan.closed == ones | fours
    assert len(plan.squares) - len(plan.closed) == 36
    for seat in (0, 1):
        assert list(table.ship(seat).components) == [at("7,7")]
        assert table.ship(seat).board == "IIIB:1-4"


@pytest.mark.clause("ABE-4.3.2")
def test_each_number_marks_five_squares() -> None:
    marks = [board(f"IIIB:{die}-{die}").closed - {at("7,7")} for die in range(1, 7)]
    assert [len(mark) for mark in marks] == [5] * 6
    assert len(frozenset().union(*marks)) == 30


@pytest.mark.clause("ABE-4.3.3")
def test_example_12_doubles_take_the_start_cabins_away() -> None:
    """WE-12: dice 2 and 2; the first component goes on any of the remaining 40 squares."""
    table = closing(2, 2)
    plan = board(table.ship(0).board)
    assert plan.start == OFF
    assert len(plan.squares) - len(plan.closed) == 40
    assert table.ship(0).components == {}
    tile = table.state.face_down[0]
    table.take(0, tile)
    squares = {move.row * 100 + move.column for move in GAME.moves(table.state, 0) if isinstance(move, Put)}
    assert squares == set(plan.squares) - plan.closed
    assert table.refused(0, Put(7, 7, 0)) == "ABE-4.3.1"
    assert table.refused(0, Put(4, 8, 0)) == "ABE-4.3.1"
    table.play(0, Put(6, 7, 0))
    assert table.allowed(0, Look(1))  # something has been placed
    other = table.state.face_down[1]
    table.take(0, other)
    assert table.refused(0, Put(9, 9, 0)) in ("GT-2.4", "ABE-4.3.1")  # from now on it must be joined
    GAME.check(table.state)


@pytest.mark.clause("ABE-4.3.3")
def test_after_doubles_the_first_component_may_be_moved_again() -> None:
    table = closing(2, 2)
    table.put(0, table.state.face_down[0], 6, 7)
    table.play(0, Lift())
    table.play(0, Put(8, 8, 0))
    assert list(table.ship(0).components) == [at("8,8")]
    assert table.refused(1, Look(1)) == "GT-2.7"


@pytest.mark.clause("ABE-4.3.4")
def test_components_on_closed_squares_are_errors() -> None:
    table = closing(1, 4, building="classic")
    ship = table.ship(0)
    ship.put(at("7,6"), Component("T050"))
    assert legality.is_legal(ship)
    ship.put(at("8,6"), Component("T050", 1))
    assert [error.clause for error in legality.errors(ship)].count("ABE-4.3.4") == 1
    assert not legality.is_legal(ship)
    strictly = legality.refusal(ship, at("5,8"), Component("T050"), strict=True)
    assert strictly is not None
    assert strictly.clause == "ABE-4.3.1"


@pytest.mark.clause("ABE-4.3.5")
def test_nothing_on_the_board_marks_closed_squares() -> None:
    """There is no move that marks a square, and a drawing shows closed squares like any other."""
    from starboard.games.galaxy_trucker.ship.drawing import draw

    table = closing(1, 4)
    assert not [move for move in GAME.moves(table.state, 0) if "mark" in type(move).__name__.lower()]
    assert draw(table.ship(0)) == draw(ship_with(table.ship(0), "IIIB"))


def ship_with(ship: Ship, name: str) -> Ship:
    copy = copy_ship(ship)
    copy.board = name
    return copy


@pytest.mark.clause("ABE-4.3.6")
def test_with_doubles_only_built_cabins_give_humans() -> None:
    table = closing(3, 3)
    for seat in (0, 1):
        table.finish(seat, seat + 1)
    # no cabin at all: both ships leave before the first card, and the flight is settled at once
    assert table.phase == "settlement"
    assert [player.credits for player in table.state.players] == [0, 0]


@pytest.mark.clause("ABE-4.3.6")
def test_any_cabin_may_hold_an_alien_after_doubles() -> None:
    ship = ship_of("7,6 cabin 0300\n7,7 life-support 0003", "IIIB")
    ship.board = "IIIB:2-2"
    assert ship.supported(at("7,6"))


@pytest.mark.clause("ABE-4.3.7", "ABE-4.3.1")
def test_the_dice_are_thrown_with_the_timer_and_not_before() -> None:
    table = closing(1, 4, begun=False)
    assert table.ship(0).board == "IIIB"
    table.play(0, Ready())
    told = table.play(1, Ready())
    closed = next(event for event in told if isinstance(event, events.SquaresClosed))
    assert closed.dice == (1, 4)
    assert closed.seats is None
    assert not problems_of(closed)
    assert table.state.timer.ends == 90


def problems_of(event: events.SquaresClosed | events.Insured) -> list[str]:
    phrase = GAME.say_event(event)
    assert phrase is not None
    return list(problems(Text(), phrase))


@pytest.mark.clause("ABE-4.2.3", "ABE-4.2.4", "ABE-4.2.5")
def test_the_table_says_what_dice_mean_on_a_cylinder() -> None:
    text = Text()
    shown = {panel.title.id: panel for panel in GAME.panels(GAME.view(abe(2, sequence="IIB").state, 0))}
    columns, rows, starts = (text(line) for line in shown["galaxy-trucker-panel-dice"].lines)
    assert "4 (1+5, 1+6)" in columns
    assert "9 (5+5, 5+6, 6+6)" in columns
    assert "1 (2), 2 (3), 3 (4) and 4 (5)" in rows
    assert "3 (1, 2, 3) and 7 (4, 5, 6)" in starts
    flat = GAME.panels(GAME.view(abe(2, sequence="IIIB").state, 0))
    assert "galaxy-trucker-panel-dice" not in [panel.title.id for panel in flat]


# --- IV --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("ABE-4.4.1")
def test_class_iv_boards_are_two_random_halves() -> None:
    for front, rear in product(halves("front"), halves("rear")):
        plan = board(f"IV:{front}+{rear}")
        assert len(plan.squares) == 45
        assert plan.start == at("7,7")
        assert sum(place // 100 <= 7 for place in plan.squares) == 27
        assert plan.neighbours[at("7,7")][REAR] in (at("8,7"), OFF)
    names = [
        player.ship.board for seed in range(6) for player in abe(4, sequence="IV", chance=Seeded(seed)).state.players
    ]
    assert len(set(names)) > 8
    table = abe(4, sequence="IV")
    fronts, rears = zip(*(player.ship.board[3:].split("+") for player in table.state.players), strict=True)
    assert len(set(fronts)) == len(set(rears)) == 4
    for name in ("IV", "IV:B1+T1", "IV:T1", "IIIB:7-1", "II:1-2"):
        with pytest.raises(KeyError):
            board(name)


@pytest.mark.clause("ABE-4.4.2")
def test_the_timer_runs_five_times() -> None:
    table = abe(2, sequence="IV")
    assert figures(4).timer == ["IV", "III", "II", "I", "START"]
    runs = 1
    table.wait(90)
    while not timer.is_last(table.state):
        if runs == 4:
            assert table.refused(0, Flip()) == "GT-2.11"
            table.finish(1, 1)
        table.play(1, Flip())
        table.wait(90)
        runs += 1
    assert runs == 5
    assert table.phase != "building"


@pytest.mark.clause("ABE-4.4.3")
def test_four_piles_of_five_cards() -> None:
    table = abe(2, sequence="IV")
    assert [Counter(cards()[card].deck for card in pile) for pile in table.state.cards.piles] == [
        {"I": 1, "II": 1, "III": 1, "IV": 2}
    ] * 4


def insuring(credits: tuple[int, ...]) -> Builders:
    table = abe(len(credits), sequence="IV")
    for player, money in zip(table.state.players, credits, strict=True):
        player.credits = money
        player.ship.board = "IV:T1+B1"  # price 6, maximum 16
    for seat in reversed(range(len(credits))):
        table.finish(seat, len(credits) - seat)
    return table


@pytest.mark.clause("ABE-4.4.4", "ABE-4.4.7")
def test_insurance_is_decided_before_the_first_card_in_flight_order() -> None:
    table = insuring((10, 10))
    assert table.phase == "insurance"
    assert GAME.to_move(table.state) == (1,)  # seat 1 took number 1
    assert table.refused(0, Insure(True)) == "ABE-4.4.7"
    assert table.refused(1, TakeNumber(1)) == "ABE-4.4.4"
    (told,) = [event for event in table.play(1, Insure(True)) if isinstance(event, events.Insured)]
    assert (told.bought, told.paid, told.seats) == (True, 6, None)
    assert not problems_of(told)
    assert table.player(1).credits == 4
    assert table.refused(1, Insure(False)) == "ABE-4.4.8"
    table.play(0, Insure(False))
    assert table.phase == "flight"
    assert [insurance_cap(table.state, player) for player in table.state.players] == [None, 16]


@pytest.mark.clause("ABE-4.4.8")
def test_insurance_needs_the_money_in_hand() -> None:
    table = insuring((5, 6, 0))
    assert table.phase == "insurance"
    assert GAME.to_move(table.state) == (1,)
    assert table.refused(0, Insure(True)) == "ABE-4.4.8"
    assert insuring((5, 5)).phase == "flight"


@pytest.mark.clause("ABE-4.4.5")
@pytest.mark.parametrize(("lost", "bought", "cost"), [(25, True, 22), (25, False, 25), (10, True, 16), (10, False, 10)])
def test_example_13_what_insurance_saves(lost: int, bought: bool, cost: int) -> None:
    """WE-13: price 6, maximum 16."""
    table = insuring((100, 0))
    table.play(0, Insure(bought))
    player = table.player(0)
    player.lost = list(heap())[:lost]
    paid = cost_of(len(player.lost), insurance_cap(table.state, player)) + (100 - player.credits)
    assert paid == cost


@pytest.mark.clause("ABE-4.4.4")
def test_the_price_never_comes_back() -> None:
    table = insuring((10, 0))
    table.play(0, Insure(True))
    settled: list[Settled] = []
    while table.phase == "flight":
        seat = GAME.to_move(table.state)[0]
        move = next(
            (m for m in GAME.moves(table.state, seat) if isinstance(m, FlyOn)), GAME.moves(table.state, seat)[-1]
        )
        settled += [event for event in table.play(seat, move) if isinstance(event, Settled)]
    mine = next(event for event in settled if event.seat == 0)
    assert mine.cap == 16
    assert mine.before >= 4
    assert next(event for event in settled if event.seat == 1).cap is None


def test_a_new_round_is_decided_anew() -> None:
    assert Player(ship=Ship(board="II")).insured is None
