"""The components of Another Big Expansion (ABE-3), with the worked examples WE-1 to WE-8."""

from __future__ import annotations

import pytest
from tests.games.galaxy_trucker.abe_fixtures import ship_of
from tests.games.galaxy_trucker.flight_helpers import Flown, at, fly, tub

from starboard.core.chance import Scripted
from starboard.games.galaxy_trucker.adventures.epidemic import infected
from starboard.games.galaxy_trucker.building.launch import tenants
from starboard.games.galaxy_trucker.cards import Hit, cards
from starboard.games.galaxy_trucker.events.flight import (
    Activated,
    AlienLost,
    Bounced,
    Compared,
    Declared,
    Destroyed,
    Missed,
    Mustered,
    Passed,
    Powered,
    Rolled,
    Shifted,
    ShotDown,
    SunPowered,
)
from starboard.games.galaxy_trucker.flight import steering
from starboard.games.galaxy_trucker.flight.declare import Declare
from starboard.games.galaxy_trucker.flight.losses import GiveCrew, GiveGoods
from starboard.games.galaxy_trucker.flight.musters import most_bots
from starboard.games.galaxy_trucker.flight.steering import Steer
from starboard.games.galaxy_trucker.flight.volley import Volley
from starboard.games.galaxy_trucker.moves.flight import (
    Enough,
    FlyOn,
    GiveUp,
    HoldCourse,
    LoseCrew,
    Pass,
    Power,
    Spend,
    Take,
    Thrust,
)
from starboard.games.galaxy_trucker.ship import power
from starboard.games.galaxy_trucker.ship.boards import board
from starboard.games.galaxy_trucker.ship.legality import errors, is_legal, placements, refusal
from starboard.games.galaxy_trucker.ship.matching import matching
from starboard.games.galaxy_trucker.ship.power import cannon_halves, engine_power
from starboard.games.galaxy_trucker.ship.ship import Component, Ship
from starboard.games.galaxy_trucker.ship.tiles import CABINS, CANNONS, ENGINES, FRONT, LEFT, REAR, RIGHT, tile_set

STARDUST = next(code for code, card in cards().items() if card.kind == "stardust")
SABOTAGE = next(code for code, card in cards().items() if card.kind == "sabotage")


def flying(*ships: Ship, dice: str = "") -> Flown:
    """Ships between two cards: hits are put on the agenda by the test."""
    rounds = {1: "I", 2: "II", 3: "III"}[board(ships[0].board).number]
    return fly(STARDUST, list(ships), dice=dice, rounds=rounds)


def volley(flown: Flown, *hits: str, seats: tuple[int, ...] | None = None) -> Flown:
    """``small front``, ``heavy left`` ... fly at all ships, the first one rolls."""
    kinds = {"small": "small-meteor", "large": "large-meteor", "light": "light-fire", "heavy": "heavy-fire"}
    found = tuple(Hit(kinds[kind], side) for kind, side in (hit.split() for hit in hits))  # type: ignore[arg-type]
    return flown.begin(Volley(found, tuple(range(len(flown.state.players))) if seats is None else seats))


# --- kinds -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("ABE-3.0", "ABE-1.1")
def test_new_kinds_are_not_the_old_ones() -> None:
    """The counts of the sheet, 42 in all."""
    kinds = [tile.kind for tile in tile_set("abe").values()]
    assert {kind: kinds.count(kind) for kind in kinds} == {
        "solar-panel": 7,
        "thruster": 7,
        "switchboard": 4,
        "shared-life-support": 2,
        "crewbot-station": 4,
        "defense-system": 10,
        "armory": 5,
        "special-cargo-hold": 3,
    }
    assert len(kinds) == 42
    assert not {"thruster", "defense-system", "crewbot-station"} & (ENGINES | CANNONS | CABINS)
    ship = ship_of("7,7 start-cabin 3333\n7,8 solar-panel 0303\n7,9 crewbot-station 0003")
    assert (ship.tokens, ship.crew, ship.human_crew) == (0, 2, 2)


def test_reconstructed_fields_are_named_in_the_data() -> None:
    abe = tile_set("abe").values()
    exact = [tile for tile in abe if "connectors" not in tile.reconstructed]
    assert len(exact) == 15  # 9 defense systems, 4 switchboards, 2 life supports
    assert all("nozzles" in tile.reconstructed for tile in abe if tile.nozzles)


# --- solar panels ----------------------------------------------------------------------------------------------

SUNNY = """
    7,7 start-cabin 3333
    7,8 solar-panel 3033
    6,8 double-cannon 0030
    8,8 shield 3000 guards=front,right
    7,6 battery 0300 cells=3
"""


@pytest.mark.clause("ABE-3.1.1", "ABE-3.1.2", "ABE-3.1.5", "ABE-3.1.7")
def test_example_1_a_panel_powers_one_consumer_once_on_a_card() -> None:
    """WE-1: shield by the panel, cannon by a token, shield by a token; the panel is free again on the next card."""
    flown = flying(ship_of(SUNNY), ship_of(SUNNY), dice="34 44 34")
    volley(flown, "small front", "large front", "small front", seats=(0,))
    assert flown.ship(0).sources(at("8,8")) == [at("7,6"), at("7,8")]
    flown.answer(0, Power(8, 8))
    assert flown.refused(0, Spend(8, 8)) == "GT-4.6"
    flown.answer(0, Spend(7, 8))
    assert flown.told(SunPowered)[0].panel == (7, 8)
    assert flown.ship(0).tokens == 3
    flown.answer(0, Power(6, 8))  # the panel has been used: the only battery pays without a question
    assert flown.ship(0).tokens == 2
    flown.answer(0, Power(8, 8))
    assert flown.ship(0).tokens == 1
    assert flown.ship(0).drained == (at("7,8"),)
    flown.answer(0, FlyOn())
    flown.chance = Scripted(*[0] * 20)
    flown.answer(1, FlyOn())  # the next card is turned
    assert flown.ship(0).drained == ()


@pytest.mark.clause("ABE-3.1.3", "ABE-3.1.4")
def test_a_panel_powers_only_what_it_is_connected_to() -> None:
    """The panel touches the battery only; the shield two joins away gets nothing from it."""
    ship = ship_of(
        """
        7,7 start-cabin 3333
        7,8 structural 3333
        7,9 solar-panel 0003
        8,8 shield 3000 guards=front,right
        """
    )
    assert ship.panels(at("8,8")) == []
    assert not ship.can_power(at("8,8"))
    flown = volley(flying(ship, ship_of(SUNNY), dice="34"), "small front")
    assert flown.told(Destroyed)[0].seat == 0  # the start cabin's connector is struck and nothing can stop it
    assert ship.tokens == 0


@pytest.mark.clause("ABE-3.1.3")
def test_a_panel_that_is_not_connected_is_refused() -> None:
    far = SUNNY.replace("7,8 solar-panel 3033", "7,8 structural 3333") + "    7,9 solar-panel 0003\n"
    ship = ship_of(far + "    8,7 battery 3000 cells=2\n")
    flown = volley(flying(ship, ship_of(SUNNY), dice="34"), "small front", seats=(0,))
    flown.answer(0, Power(8, 8))
    assert flown.refused(0, Spend(7, 9)) == "ABE-3.1.3"


@pytest.mark.clause("ABE-3.1.6")
def test_panels_are_not_tokens() -> None:
    """Losing goods without any takes tokens, never panels (GT-6.10)."""
    ship = ship_of(SUNNY, batteries={"7,6": 1})
    flown = flying(ship, ship_of(SUNNY)).begin(GiveGoods(0, 3))
    assert ship.tokens == 0
    assert ship.places("solar-panel") == [at("7,8")]
    assert flown.ship(0).drained == ()


@pytest.mark.clause("ABE-3.1.5")
@pytest.mark.parametrize(
    ("kind", "move"), [("double-engine", "engines"), ("double-cannon", "cannons"), ("crewbot-station", "crew")]
)
def test_panels_power_every_consumer(kind: str, move: str) -> None:
    ship = ship_of(f"7,7 start-cabin 3333\n7,8 solar-panel 0033\n8,8 {kind} 3000")
    flown = flying(ship, ship_of(SUNNY))
    if move == "crew":
        assert ship.stations() == [at("8,8")]
        return
    flown.begin(Declare(0, move))  # type: ignore[arg-type]
    flown.answer(0, Power(8, 8))
    assert flown.told(Declared)[-1].total > 0
    assert flown.told(SunPowered)


@pytest.mark.clause("ABE-3.1.7")
def test_two_panels_power_one_consumer_in_two_declarations() -> None:
    ship = ship_of("7,7 start-cabin 3333\n7,8 double-cannon 0033\n8,8 solar-panel 3000\n7,9 solar-panel 0003")
    ship.changed[at("7,8")] = ship_of("7,8 double-cannon 0333").face(at("7,8"))
    flown = flying(ship, ship_of(SUNNY)).begin(Declare(0, "cannons"))
    flown.answer(0, Power(7, 8), Spend(7, 9))
    flown.begin(Declare(0, "cannons"))
    flown.answer(0, Power(7, 8))
    assert flown.told(SunPowered)[-1].panel == (8, 8)
    flown.begin(Declare(0, "cannons"))
    assert flown.told(Declared)[-1].total == 0  # nothing is left: the declaration stands at once
    ship.drained = ()
    ship.remove([at("8,8"), at("7,9")])
    assert not ship.can_power(at("7,8"))  # a panel destroyed earlier gives nothing


# --- thrusters -------------------------------------------------------------------------------------------------

STEERED = """
    7,7 start-cabin 3333
    6,7 structural 3030
    7,6 structural 3330
    6,6 cannon 0030
    8,6 structural 3003
    8,5 structural 3303
    8,4 cargo-hold 0300
    7,8 cargo-hold 0333
    7,9 cannon 0003
    8,8 structural 3030
    9,8 thruster 3000 nozzles=rear,left
    8,7 battery 3000 cells=2
"""
"""Forward cannons in columns 6 and 9, a nozzle to the left, none to the right."""


def steered() -> Ship:
    return ship_of(STEERED, "II")


def drifting() -> Ship:
    return ship_of(STEERED.replace("9,8 thruster 3000 nozzles=rear,left", "9,8 engine 3000"), "II")


@pytest.mark.clause("ABE-3.2.2", "ABE-3.2.3", "ABE-3.2.4", "ABE-3.2.10")
def test_example_2a_a_left_nozzle_moves_the_hit_to_the_left() -> None:
    """WE-2a: roll 5 becomes column 4, smooth front, it bounces; the other ship still resolves column 5."""
    flown = volley(flying(steered(), drifting(), dice="23"), "small front")
    assert flown.moves() == [Thrust("left"), HoldCourse()]
    flown.answer(0, Thrust("left"))
    assert flown.told(Shifted)[0].line == 4
    assert flown.ship(0).tokens == 1
    assert [(bounce.seat, bounce.column) for bounce in flown.told(Bounced)] == [(0, 4)]
    assert [(gone.seat, gone.row, gone.column) for gone in flown.told(Destroyed)] == [(1, 8, 5)]


@pytest.mark.clause("ABE-3.2.3", "ABE-3.2.5", "ABE-3.2.7")
def test_example_2b_only_the_column_the_nozzle_reaches() -> None:
    """WE-2b: a large meteor in column 8; only column 7 can be reached, where the module is lost instead of the hold."""
    flown = volley(flying(steered(), drifting(), dice="44"), "large front")
    assert flown.refused(0, Thrust("right")) == "ABE-3.2.3"
    assert flown.refused(0, Thrust("rear")) == "ABE-3.2.4"
    flown.answer(0, Thrust("left"))
    lost = [(gone.seat, gone.row, gone.column) for gone in flown.told(Destroyed)]
    assert lost == [(0, 6, 7), (1, 7, 8)]
    assert flown.done  # one use per roll: nobody is asked again


@pytest.mark.clause("ABE-3.2.6")
def test_example_2c_a_hit_may_be_moved_off_the_ship() -> None:
    """WE-2c: roll 4 would bounce; firing makes it column 3, a complete miss."""
    flown = volley(flying(steered(), drifting(), dice="22"), "small front")
    flown.answer(0, Thrust("left"))
    assert [(miss.seat, miss.line) for miss in flown.told(Missed)] == [(0, 3)]
    assert flown.told(Bounced)[0].seat == 1


@pytest.mark.clause("ABE-3.2.6")
def test_a_miss_may_be_moved_onto_the_ship() -> None:
    """Column 11 is off board II; shifted by one it is column 10, and nothing stands there either; 10 becomes 9."""
    flown = volley(flying(steered(), drifting(), dice="46"), "heavy front")
    flown.answer(0, Thrust("left"))
    assert [(gone.seat, gone.column) for gone in flown.told(Destroyed)] == [(0, 9)]
    assert flown.told(Missed)[0].seat == 1


@pytest.mark.clause("ABE-3.2.4")
@pytest.mark.parametrize(
    ("name", "line", "nozzle", "shifted"),
    [
        ("II", 6, LEFT, 5),
        ("II", 6, RIGHT, 7),
        ("II", 6, REAR, 7),
        ("II", 6, FRONT, 5),
        ("IIIA", 6, REAR, 5),  # the printed rows of IIIA fall towards the rear
        ("IIIA", 6, FRONT, 7),
        ("IIIA", 6, LEFT, 5),
    ],
)
def test_the_hit_moves_to_where_the_nozzle_points(name: str, line: int, nozzle: int, shifted: int) -> None:
    assert board(name).beside(line, nozzle) == shifted


@pytest.mark.clause("ABE-3.2.7", "ABE-3.2.4")
def test_example_3_a_shift_brings_a_meteor_before_a_cannon() -> None:
    """WE-3: a large meteor from the left in row 5; the side cannon in row 7 covers rows 6 to 8."""
    text = """
        7,7 start-cabin 3333
        7,6 cannon 0300 barrel=left
        6,7 structural 3030
        5,7 structural 0330
        8,7 thruster 3000 nozzles=rear,left
        7,8 battery 0003 cells=2
    """
    flown = volley(flying(ship_of(text), ship_of(text), dice="14"), "large left")
    flown.answer(0, Thrust("rear"))
    flown.answer(1, HoldCourse())
    assert [(shot.seat, shot.row) for shot in flown.told(ShotDown)] == [(0, 7)]
    assert [(gone.seat, gone.row) for gone in flown.told(Destroyed)] == [(1, 5)]


@pytest.mark.clause("ABE-3.2.1", "ABE-3.2.12")
def test_both_squares_before_the_nozzles_stay_empty() -> None:
    thruster = "ABE-THR-1"  # nozzles front and right, one universal connector at the rear
    ship = ship_of("7,7 start-cabin 3333")
    ship.changed.clear()
    ship.put(at("6,7"), Component(thruster))
    assert is_legal(ship)
    blocked = refusal(ship, at("6,8"), Component("T050"), strict=True)
    assert blocked is not None
    assert blocked.clause == "GT-2.4"  # nothing of the ship offers a join there
    ship.put(at("7,8"), Component("T050"))
    blocked = refusal(ship, at("6,8"), Component("T050", 0), strict=True)
    assert blocked is not None
    assert blocked.clause in ("ABE-3.2.1", "GT-3.2")
    assert (at("6,8"), 0) not in placements(ship, "T050", strict=True)
    ship.put(at("6,8"), Component("T088", 0))
    assert "ABE-3.2.1" in {error.clause for error in errors(ship)}
    assert not is_legal(ship)


@pytest.mark.clause("ABE-3.2.12")
def test_a_nozzle_may_point_off_the_board_and_in_any_rotation() -> None:
    for turn in range(4):
        ship = ship_of("7,7 start-cabin 3333")
        ship.changed.clear()
        # the connector of ABE-THR-1 is at its rear: turned so that it meets the start cabin
        spot = {0: "6,7", 1: "7,8", 2: "8,7", 3: "7,6"}[turn]
        assert refusal(ship, at(spot), Component("ABE-THR-1", turn), strict=True) is None
    ship = ship_of("7,7 start-cabin 3333\n7,6 structural 0303\n7,5 thruster 0300 nozzles=rear,left")
    assert is_legal(ship)  # column 4 is off board I


@pytest.mark.clause("ABE-3.2.12")
def test_all_ships_decide_in_flight_order_before_anything_strikes() -> None:
    flown = volley(flying(steered(), steered(), dice="23"), "small front")
    assert isinstance(flown.question, Steer)
    flown.answer(0, HoldCourse())
    assert not flown.told(Destroyed)  # the hit waits for the other ship's decision
    assert isinstance(flown.question, Steer)
    assert flown.question.seat == 1
    flown.answer(1, HoldCourse())
    assert len(flown.told(Destroyed)) == 2


@pytest.mark.clause("ABE-3.2.3", "ABE-3.2.5")
def test_one_payment_fires_all_thrusters_of_a_direction_and_shifts_by_one() -> None:
    text = STEERED + "    9,4 thruster 0000 nozzles=left,rear\n"
    ship = ship_of(text, "II")
    assert steering.thrusters(ship, LEFT) == [at("9,4"), at("9,8")]
    flown = volley(flying(ship, drifting(), dice="23"), "small front")
    flown.answer(0, Thrust("left"))
    assert flown.told(Shifted)[0].line == 4
    assert ship.tokens == 1


@pytest.mark.clause("ABE-3.2.11")
def test_a_panel_pays_for_thrusters_if_it_is_connected_to_one_of_them() -> None:
    near = ship_of(STEERED.replace("8,8 structural 3030", "8,8 solar-panel 3030"), "II")
    flown = volley(flying(near, drifting(), dice="23"), "small front")
    flown.answer(0, Thrust("left"), Spend(8, 8))
    assert (near.tokens, near.drained) == (2, (at("8,8"),))
    far = ship_of(STEERED.replace("6,7 structural 3030", "6,7 solar-panel 3030"), "II", batteries={"8,7": 0})
    flown = volley(flying(far, drifting(), dice="23"), "small front")
    assert not flown.told(Shifted)
    assert flown.done  # no power for the thruster: nobody was asked


@pytest.mark.clause("ABE-3.2.8")
def test_sabotage_asks_no_thrusters() -> None:
    small, big = ship_of(STEERED, "II", humans={"7,7": 1}), steered()
    flown = fly(SABOTAGE, [small, big], dice="44 34", rounds="II")
    assert flown.done
    assert [(gone.row, gone.column) for gone in flown.told(Destroyed)] == [(7, 8)]


@pytest.mark.clause("ABE-3.2.9", "ABE-3.2.11", "ABE-3.5.4")
def test_against_intruders_thrusters_need_connected_crew() -> None:
    """On a structural module it does not count, beside a cabin it does, beside a station while bots are active."""
    ship = steered()
    assert steering.directions(ship, FRONT) == [LEFT]
    assert steering.directions(ship, FRONT, crewed=True) == []
    cabin = ship_of(STEERED.replace("8,8 structural 3030", "8,8 cabin 3030"), "II")
    assert steering.directions(cabin, FRONT, crewed=True) == [LEFT]
    del cabin.humans[at("8,8")]
    assert steering.directions(cabin, FRONT, crewed=True) == []
    station = ship_of(STEERED.replace("8,8 structural 3030", "8,8 crewbot-station 3030"), "II")
    assert steering.directions(station, FRONT, crewed=True) == []
    station.active = (at("8,8"),)
    assert steering.directions(station, FRONT, crewed=True) == [LEFT]


@pytest.mark.clause("ABE-3.2.9", "ABE-3.5.6")
def test_crewbots_may_be_woken_up_for_a_thruster_after_the_roll() -> None:
    ship = ship_of(STEERED.replace("8,8 structural 3030", "8,8 crewbot-station 3030"), "II")
    flown = flying(ship, drifting())
    flown.begin(Steer(0, FRONT, 5, crewed=True))
    assert flown.moves() == [Power(8, 8), HoldCourse()]
    assert flown.refused(0, Thrust("left")) == "ABE-3.2.9"
    flown.answer(0, Power(8, 8))
    assert flown.moves() == [Thrust("left"), HoldCourse()]
    flown.answer(0, Thrust("left"))
    assert ship.tokens == 0
    assert flown.state.flight is not None
    assert flown.state.flight.shifted == {0: 4}


@pytest.mark.clause("ABE-3.2.13", "ABE-3.0")
def test_thrusters_are_no_engines() -> None:
    assert engine_power(steered()) == 0
    assert engine_power(steered(), powered=[at("9,8")]) == 0
    assert power.double_engines(steered()) == []


# --- switchboards ----------------------------------------------------------------------------------------------

WIRED = """
    7,7 start-cabin 3333
    7,8 switchboard 3333
    6,8 cabin 0030
    8,8 shared-life-support 3000
    7,9 switchboard 3003
    6,9 cabin 0030
    7,6 structural 3303
    6,6 cabin 0030
"""


@pytest.mark.clause("ABE-3.3.1", "ABE-3.3.2", "ABE-3.3.7")
def test_switchboards_joined_to_each_other_connect_all_they_join() -> None:
    ship = ship_of(WIRED, "II")
    assert ship.joined(at("6,8")) == [at("7,8")]
    assert ship.connected(at("6,8")) == [at("6,9"), at("7,7"), at("7,8"), at("7,9"), at("8,8")]
    assert ship.connected(at("8,8")) == [at("6,8"), at("6,9"), at("7,7"), at("7,8"), at("7,9")]
    # not transitive otherwise: a structural module is no switchboard, and the start cabin passes nothing on
    assert ship.connected(at("6,6")) == [at("7,6")]
    assert at("7,6") not in ship.connected(at("6,8"))


@pytest.mark.clause("ABE-3.3.7")
def test_wires_connect_two_components_or_merge_networks() -> None:
    ship = ship_of(WIRED, "II")
    ship.wires = ((at("6,6"), at("6,9")),)
    assert ship.connected(at("6,6")) == [at("7,6"), at("6,9")]
    assert at("6,6") in ship.connected(at("6,9"))
    assert at("6,6") not in ship.connected(at("8,8"))
    ship.wires = ((at("6,6"), at("7,9")),)
    assert at("8,8") in ship.connected(at("6,6"))
    ship.remove([at("6,6")])
    assert not ship.wires


@pytest.mark.clause("ABE-3.3.3")
def test_links_serve_life_support_panels_armories_and_carry_epidemics() -> None:
    ship = ship_of(WIRED, "II")
    assert ship.supported(at("6,9")) == ["brown", "purple"]
    assert infected(ship) == [at("6,8"), at("6,9"), at("7,7")]  # linked to one another; the cabin on 6,6 is not
    armed = ship_of(WIRED.replace("shared-life-support", "armory"), "II")
    assert armed.armed() == [at("6,8"), at("6,9"), at("7,7")]
    lit = ship_of(WIRED.replace("shared-life-support", "solar-panel").replace("6,9 cabin", "6,9 double-cannon"), "II")
    assert lit.panels(at("6,9")) == [at("8,8")]


@pytest.mark.clause("ABE-3.3.4", "ABE-3.3.5")
def test_a_switchboard_holds_the_ship_together_like_any_component() -> None:
    ship = ship_of(WIRED, "II")
    assert len(ship.pieces()) == 1
    ship.remove([at("7,8")])
    assert [at("6,8")] in ship.pieces()
    assert ship_of(WIRED, "II").places("structural") == [at("7,6")]


@pytest.mark.clause("ABE-3.3.6")
def test_a_lost_switchboard_ends_its_links_at_once() -> None:
    """The alien on 7,9 is held by the second way round; its life support was reached through the switchboard alone."""
    text = """
        7,7 start-cabin 3333
        7,8 switchboard 3303
        7,9 cabin 3003
        6,9 structural 0033
        6,8 shared-life-support 0333
        6,7 structural 0330
    """
    ship = ship_of(text, "II", aliens={"7,9": "purple"})
    assert ship.supported(at("7,9")) == ["brown", "purple"]
    flown = volley(flying(ship, ship_of("7,7 start-cabin 3333", "II"), dice="35"), "heavy rear")
    assert [(gone.row, gone.column) for gone in flown.told(Destroyed)][:1] == [(7, 8)]
    assert [(lost.row, lost.column) for lost in flown.told(AlienLost)] == [(7, 9)]


# --- shared life support ---------------------------------------------------------------------------------------


@pytest.mark.clause("ABE-3.4.1", "ABE-3.4.4")
def test_example_4_a_shared_life_support_serves_both_colours() -> None:
    """WE-4: with cyan aliens a purple/cyan support gives purple, cyan or two humans; without them brown and purple."""
    text = "7,7 start-cabin 3333\n7,8 structural 3303\n6,8 shared-life-support 0030\n"
    ship = ship_of(text.replace("7,8 structural", "7,8 cabin"))
    ship.components[at("6,8")] = Component("ABE-SLS-2")
    ship.changed.pop(at("6,8"))
    ship.changed[at("6,8")] = ship_of("6,8 shared-life-support 0030").face(at("6,8"))
    assert tenants(ship, at("7,8")) == ["humans", "purple", "brown"]
    ship.cyan = True
    purple = tile_set("abe")["ABE-SLS-2"].aliens
    assert purple == ("purple", "cyan")
    assert tenants(ship, at("7,8")) == ["humans", "brown", "cyan"]  # the face is that of ABE-SLS-1


@pytest.mark.clause("ABE-3.4.2", "ABE-3.4.3")
def test_example_5_one_support_and_three_cabins_on_a_switchboard() -> None:
    """WE-5: cyan into any cabin, the other colour into any other, humans into the third; one alien of each colour."""
    ship = ship_of(
        """
        7,7 start-cabin 3333
        7,8 switchboard 3333
        6,8 cabin 0030
        8,8 shared-life-support 3000
        7,9 switchboard 3033
        6,9 cabin 0030
        8,9 cabin 3000
        """,
        "II",
    )
    ship.cyan = True
    for spot in ("6,8", "6,9", "8,9"):
        assert tenants(ship, at(spot)) == ["humans", "brown", "cyan"]
    assert tenants(ship, at("7,7")) == ["humans"]  # never in the starting cabin
    ship.aliens[at("6,8")] = "cyan"
    assert tenants(ship, at("6,9")) == ["humans", "brown"]
    ship.aliens[at("6,9")] = "brown"
    assert tenants(ship, at("8,9")) == ["humans"]


# --- crewbots --------------------------------------------------------------------------------------------------

BOTS = """
    7,7 start-cabin 3333
    7,8 armory 3033
    6,8 crewbot-station 0030
    8,8 structural 3000
    7,6 battery 0300 cells=1
"""
"""Two humans and a station, both connected to one armory, one token: the right player of WE-8."""

CROWD = """
    7,7 start-cabin 3333
    7,8 cabin 0303
    7,9 cabin 0003
    7,6 cabin 0300
"""
"""Eight humans: the left player of WE-8."""


@pytest.mark.clause("ABE-3.5.2", "ABE-3.7.4")
def test_example_8_a_station_that_demands_a_crew_of_eight() -> None:
    """WE-8: the left player may, the right one may not: 2 + 4 = 6, weapons do not count."""
    flown = fly("II-19", [ship_of(CROWD, "II"), ship_of(BOTS, "II")], rounds="II")
    assert flown.moves() == [Take(), Pass()]
    flown.answer(0, Pass())
    assert [(passed.seat, passed.unable) for passed in flown.told(Passed)] == [(0, False), (1, True)]


@pytest.mark.clause("ABE-3.5.7", "ABE-3.5.2", "ABE-3.1.2")
@pytest.mark.parametrize(
    ("sources", "bots", "asked"),
    [("", 0, False), ("6,8 solar-panel 0003", 4, False), ("6,8 solar-panel 0003\n7,8 battery 0003 cells=1", 8, True)],
)
def test_two_stations_on_one_panel(sources: str, bots: int, asked: bool) -> None:
    """Each station is paid for separately: a panel does for one of them, a token for the other. II-20 demands 7."""
    ship = ship_of(
        f"""
        5,7 crewbot-station 0030
        6,6 crewbot-station 0300
        6,7 switchboard     3333
        7,7 start-cabin     3333
        {sources}
        """
    )
    assert most_bots(ship) == bots
    flown = fly("II-20", [ship, tub()])
    assert [event.seat for event in flown.told(Passed)] == ([] if asked else [0, 1])


@pytest.mark.clause("ABE-3.5.1", "ABE-3.5.2", "ABE-3.5.6")
def test_crewbots_help_to_meet_a_demanded_crew() -> None:
    flown = fly("I-20", [ship_of(BOTS + "    8,9 cargo-hold 0003\n"), ship_of(CROWD)])  # asks for 6
    assert flown.moves() == [Power(6, 8), Pass()]
    assert flown.refused(0, Take()) == "ABE-3.5.2"
    flown.answer(0, Power(6, 8))
    assert flown.told(Activated)[0].bots == 4
    assert flown.ship(0).tokens == 0
    flown.answer(0, Take())


@pytest.mark.clause("ABE-3.5.3", "ABE-3.7.4")
def test_example_8_an_abandoned_ship_costs_figures() -> None:
    """WE-8: it costs 4 crew; bots and weapons are no help."""
    flown = fly("II-18", [ship_of(BOTS, "II"), ship_of(CROWD, "II")], rounds="II")
    assert flown.told(Passed)[0].unable
    assert flown.question.seat == 1
    flown.answer(1, Take())
    assert flown.refused(1, LoseCrew(6, 8)) == "GT-6.9"


@pytest.mark.clause("ABE-3.5.3", "ABE-3.5.5")
def test_active_bots_are_never_lost_as_crew_and_are_no_humans() -> None:
    ship = ship_of(BOTS)
    flown = flying(ship, ship_of(CROWD))
    ship.active = (at("6,8"),)
    flown.begin(GiveCrew(0, 3))
    assert (ship.crew, ship.bots(), ship.human_crew) == (0, 4, 0)


@pytest.mark.clause("ABE-3.5.2", "ABE-3.5.8", "ABE-3.7.1", "ABE-3.7.3")
def test_example_8_sabotage_strikes_the_unarmed_crowd() -> None:
    """WE-8: 8 humans against (2 + 4) x 2 = 12."""
    flown = fly(SABOTAGE, [ship_of(CROWD, "III"), ship_of(BOTS, "III")], dice="34 34", rounds="III")
    assert flown.question.seat == 1
    flown.answer(1, Power(6, 8))
    assert flown.told(Mustered)[0].total == 12
    compared = flown.told(Compared)[0]
    assert (compared.values, compared.worst) == ((8, 12), 0)


@pytest.mark.clause("ABE-3.5.8", "ABE-3.5.1")
def test_a_ship_behind_answers_and_an_activation_lasts_for_the_card() -> None:
    """Combat Zone I-16 begins with crews. Sleeping bots do not count; later lines find them still awake."""
    first, second = ship_of(BOTS), ship_of(BOTS)
    flown = fly("I-16", [first, second], dice="11 11")
    flown.answer(0, Enough())
    assert flown.told(Mustered)[0].total == 4  # two armed humans
    flown.answer(1, Power(6, 8))
    assert flown.told(Compared)[0].values == (4, 12)
    assert second.active == (at("6,8"),)


@pytest.mark.clause("ABE-3.5.7")
def test_each_station_is_paid_for() -> None:
    ship = ship_of(BOTS + "    8,9 crewbot-station 0003\n", batteries={"7,6": 1})
    flown = fly(SABOTAGE, [ship_of(CROWD, "III"), ship], dice="34 34", rounds="III")
    flown.ship(1).board = "III"
    flown.answer(1, Power(6, 8))
    assert flown.told(Mustered)[0].bots == 4  # the token is gone, the other station stays asleep


@pytest.mark.clause("ABE-3.5.9")
def test_a_destroyed_station_takes_its_bots_along() -> None:
    ship = ship_of(BOTS)
    ship.active = (at("6,8"),)
    assert infected(ship) == []  # bots are never infected
    ship.remove([at("6,8")])
    assert not ship.active
    assert ship.bots() == 0


@pytest.mark.clause("ABE-3.5.5")
def test_a_ship_without_humans_leaves_whatever_bots_it_has() -> None:
    ship = ship_of(BOTS, humans={"7,7": 0})
    flown = flying(ship, ship_of(CROWD), ship_of(CROWD))
    assert not flown.state.players[0].flying


# --- automatic defense systems ---------------------------------------------------------------------------------


@pytest.mark.clause("ABE-3.6.2", "ABE-3.6.3")
@pytest.mark.parametrize(
    ("joins", "pairs"),
    [
        ({1: [], 2: [], 3: []}, 0),  # A: none connected
        ({1: [2], 2: [1], 3: [4], 4: [3]}, 2),  # B: two separate pairs
        ({1: [2, 3], 2: [1, 4], 3: [1, 4], 4: [2, 3]}, 2),  # C: a ring of four
        ({1: [2, 3, 4], 2: [1], 3: [1], 4: [1]}, 1),  # D: a star
        ({1: [2], 2: [1, 3], 3: [2, 4], 4: [3]}, 2),  # a chain: the greedy middle pair would be 1
    ],
)
def test_example_6_pairs_by_maximum_matching(joins: dict[int, list[int]], pairs: int) -> None:
    """WE-6."""
    assert matching(joins) == pairs


@pytest.mark.clause("ABE-3.6.2", "ABE-3.6.3")
def test_example_6_on_a_ship_with_a_switchboard() -> None:
    block = "7,7 start-cabin 3333\n7,8 defense-system 3033\n6,8 defense-system 0030\n8,8 defense-system 3000"
    assert power.pairs(ship_of(block)) == 1  # a star of three
    linked = block.replace("7,8 defense-system", "7,8 switchboard") + "\n7,6 defense-system 0300"
    assert power.pairs(ship_of(linked)) == 1  # two on the switchboard, one behind the start cabin alone


PAIR = "7,7 start-cabin 3333\n7,8 defense-system 3033\n6,8 defense-system 0030"


@pytest.mark.clause("ABE-3.6.4", "ABE-3.6.6")
def test_example_7_pairs_make_the_purple_alien_count() -> None:
    """WE-7: one pair and no cannon is 1, with a purple alien 3; no pair, no cannon: 0 with the alien."""
    ship = ship_of(PAIR)
    assert cannon_halves(ship) == 2
    ship.aliens[at("7,7")] = "purple"
    assert cannon_halves(ship) == 6
    ship.remove([at("6,8")])
    assert cannon_halves(ship) == 0
    flown = flying(ship_of(PAIR), ship_of(PAIR)).begin(Declare(0, "cannons"))
    assert (flown.told(Declared)[-1].pairs, flown.told(Declared)[-1].total) == (2, 2)


@pytest.mark.clause("ABE-3.6.5")
def test_defense_systems_do_not_shoot_meteors() -> None:
    flown = volley(flying(ship_of(PAIR), ship_of(PAIR), dice="44"), "large front")
    assert not flown.told(ShotDown)
    assert [(gone.row, gone.column) for gone in flown.told(Destroyed)] == [(6, 8), (6, 8)]


@pytest.mark.clause("ABE-3.6.1", "ABE-3.7.5")
def test_defended_components_are_defense_systems_and_armed_crew() -> None:
    ship = ship_of(BOTS + "    8,9 defense-system 0003\n")
    assert ship.defended() == [at("7,7"), at("8,9")]  # not the armory itself, nor the sleeping bots
    ship.active = (at("6,8"),)
    assert ship.defended() == [at("6,8"), at("7,7"), at("8,9")]


# --- armories --------------------------------------------------------------------------------------------------


@pytest.mark.clause("ABE-3.7.1", "ABE-3.7.2", "ABE-3.7.3", "ABE-3.7.6")
def test_armed_crew_counts_twice_and_only_once_for_two_armories() -> None:
    text = """
        7,7 start-cabin 3333
        7,8 armory 3003
        7,6 armory 0303
        8,7 cabin 3000
        6,8 crewbot-station 0030
    """
    ship = ship_of(text)
    assert ship.armed() == [at("7,7")]  # the cabin below touches no armory, the bots sleep
    assert ship.fighting_crew() == 4 + 2
    ship.remove([at("7,8"), at("6,8")])
    assert ship.fighting_crew() == 6
    ship.remove([at("7,6")])
    assert ship.fighting_crew() == 4  # judged at the moment it matters


@pytest.mark.clause("ABE-3.7.1")
def test_aliens_can_be_armed() -> None:
    ship = ship_of(WIRED.replace("6,9 cabin", "6,9 armory"), "II", aliens={"6,8": "brown"})
    assert at("6,8") in ship.armed()
    assert ship.fighting_crew() == 2 + 1 + 2 + 2 + 1  # start cabin and alien twice; the cabin on 6,6 is unarmed


@pytest.mark.clause("ABE-3.7.6")
def test_armed_crew_is_lost_like_any_other() -> None:
    ship = ship_of(BOTS)
    flying(ship, ship_of(CROWD)).begin(GiveCrew(0, 1))
    assert ship.crew == 1


# --- armour ----------------------------------------------------------------------------------------------------

PLATED = "7,7 start-cabin 3333\n6,7 special-cargo-hold 0030 armour=front,left\n"


@pytest.mark.clause("ABE-3.8.1")
@pytest.mark.parametrize("hit", ["small", "large", "light", "heavy"])
def test_nothing_hurts_an_armoured_side(hit: str) -> None:
    flown = volley(flying(ship_of(PLATED), ship_of(PLATED), dice="34"), f"{hit} front")
    assert not flown.told(Destroyed)
    assert [bounce.off for bounce in flown.told(Bounced)] == ["armour", "armour"]


@pytest.mark.clause("ABE-3.8.2")
def test_other_sides_are_hit_as_usual() -> None:
    flown = volley(flying(ship_of(PLATED), ship_of(PLATED), dice="24 24"), "heavy right", "heavy left")
    assert [(gone.row, gone.column) for gone in flown.told(Destroyed)] == [(6, 7), (6, 7)]


@pytest.mark.clause("ABE-3.8.3")
def test_armour_is_no_help_against_sabotage() -> None:
    ship = ship_of(PLATED, "III", humans={"7,7": 1})
    flown = fly(SABOTAGE, [ship, ship_of(PLATED, "III")], dice="34 33", rounds="III")
    assert [(gone.row, gone.column) for gone in flown.told(Destroyed)] == [(6, 7)]


@pytest.mark.clause("ABE-3.8.4")
def test_plating_of_the_first_big_expansion_is_armour() -> None:
    plating = [tile for tile in tile_set("tbe").values() if tile.kind == "plating"]
    assert sorted(len(tile.armour) for tile in plating) == [2, 2, 2, 2, 3, 3]
    holds = [tile for tile in tile_set("abe").values() if tile.armour]
    for tile in [*plating, *holds]:
        sides = ("front", "right", "rear", "left")
        assert all(tile.connectors[sides.index(side)] == 0 for side in tile.armour)


def test_rolls_of_flat_boards_tell_no_start_column() -> None:
    flown = volley(flying(steered(), drifting(), dice="11"), "small front")
    assert flown.told(Rolled)[-1].start == 0
    flown.answer(0, HoldCourse())
    assert not flown.told(Powered)
    flown.answer(0, GiveUp())
