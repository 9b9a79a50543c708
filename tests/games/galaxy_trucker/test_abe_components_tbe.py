"""What is known of the first Big Expansion (BX), and the lawyer's clauses of Another Big Expansion."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.games.galaxy_trucker.abe_fixtures import ship_of
from tests.games.galaxy_trucker.building_helpers import GAME, Builders
from tests.games.galaxy_trucker.flight_helpers import Flown, at, fly
from tests.games.galaxy_trucker.frame import Heard, settle

from starboard.core.chance import Scripted, Seeded
from starboard.core.text import Text
from starboard.games.galaxy_trucker.adventures.epidemic import infected
from starboard.games.galaxy_trucker.building.launch import tenants
from starboard.games.galaxy_trucker.cards import Hit, cards
from starboard.games.galaxy_trucker.events.building import Insured, Specialised
from starboard.games.galaxy_trucker.events.flight import (
    Activated,
    Attacked,
    Declared,
    FellOff,
    Moved,
    Mustered,
    Negotiated,
    Powered,
    Settled,
    Shifted,
    StartRolled,
    SunPowered,
    TokenSpared,
    WokeUp,
)
from starboard.games.galaxy_trucker.flight import cyan
from starboard.games.galaxy_trucker.flight.breaking import destroy
from starboard.games.galaxy_trucker.flight.declare import Declare, Pay
from starboard.games.galaxy_trucker.flight.losses import GiveCrew
from starboard.games.galaxy_trucker.flight.musters import Muster
from starboard.games.galaxy_trucker.flight.stasis import Wake
from starboard.games.galaxy_trucker.flight.steering import Steer
from starboard.games.galaxy_trucker.flight.volley import Volley
from starboard.games.galaxy_trucker.moves.building import House, Insure, Put, Specialise
from starboard.games.galaxy_trucker.moves.flight import Enough, HoldCourse, Keep, Negotiate, Pass, Thrust, WakeUp
from starboard.games.galaxy_trucker.options import Options
from starboard.games.galaxy_trucker.setup import tiles_to_box
from starboard.games.galaxy_trucker.ship import hits, legality, power
from starboard.games.galaxy_trucker.ship.boards import OFF, board, figures
from starboard.games.galaxy_trucker.ship.ship import Component, Ship, copy_ship
from starboard.games.galaxy_trucker.ship.tiles import FRONT, RIGHT, heap, start_cabins, tile_set
from starboard.lab.conformance import problems

STARDUST = next(code for code, card in cards().items() if card.kind == "stardust")
SLAVERS = "I-01"

ALONE = "7,7 start-cabin 3333\n"


def flying(*ships: Ship, **more: Any) -> Flown:
    return fly(STARDUST, list(ships), rounds="I", **more)


def with_cyan(specialty: str, text: str = "", **contents: Any) -> Ship:
    """Two humans, a cyan alien of this specialty on 7,8 and a life support for it."""
    cabin = "7,8 cabin 3303\n6,8 life-support 0030\n"
    aliens = {"7,8": "cyan", **contents.pop("aliens", {})}
    ship = ship_of(ALONE + cabin + text, aliens=aliens, **contents)
    face = ship.face(at("6,8"))
    ship.changed[at("6,8")] = msgspec.structs.replace(face, aliens=("cyan",))
    ship.cyan, ship.specialty = True, specialty
    return ship


# --- modules ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("BX-1.1", "BX-2.9", "BX-2.10")
def test_tiles_whose_effect_is_unknown_stay_in_the_box() -> None:
    tbe = tile_set("tbe")
    assert len(tbe) == 42
    unknown = [tile.kind for tile in tbe.values() if tile.unknown]
    assert {kind: unknown.count(kind) for kind in unknown} == {
        "reactor-furnace": 4,
        "cannon-booster": 4,
        "engine-booster": 4,
        "shield-booster": 4,
    }
    assert len(heap("tbe")) == 42 - 16 - 1
    assert not set(heap()) & set(tbe)
    assert Options().boxes == ("base",)
    assert Options(big_expansion=True).boxes == ("base", "tbe")


@pytest.mark.clause("BX-1.2", "BX-3.1")
def test_the_fifth_player_is_orange() -> None:
    assert tile_set("tbe")[start_cabins()[4]].colour == "orange"
    state = GAME.new(Options(big_expansion=True), 5, Seeded(1))
    assert state.players[4].ship.components[at("7,7")].tile == "X001"


@pytest.mark.clause("BX-1.3")
@pytest.mark.parametrize(("seats", "removed"), [(2, 75), (3, 50), (4, 25), (5, 0)])
def test_the_heap_is_thinned(seats: int, removed: int) -> None:
    assert tiles_to_box(Options(big_expansion=True), seats) == removed


@pytest.mark.clause("BX-3.3", "BX-3.4")
def test_the_fifth_ship() -> None:
    assert [figures(number).starts[4] for number in (1, 2, 3, 4)] == [-8, -12, -16, -20]
    assert [figures(number).finish[4] for number in (1, 2, 3, 4)] == [0, 0, 0, 0]


# --- components ------------------------------------------------------------------------------------------------


@pytest.mark.clause("BX-2.1")
def test_luxury_passengers_pay_whoever_finishes() -> None:
    ship = ship_of(ALONE + "7,8 luxury-cabin 3303\n6,8 life-support 0030")
    assert ship.humans[at("7,8")] == 1
    assert tenants(ship, at("7,8")) == ["humans"]
    assert [cyan.passengers_fee(ship, number) for number in (1, 2, 3, 4)] == [1, 2, 3, 4]
    flown = flying(ship, ship_of(ALONE), last=True)
    results = {event.seat: event for event in flown.told(Settled)} or {e.seat: e for e in settle(flown.state)}
    assert (results[0].extras, results[1].extras) == (1, 0)
    del ship.humans[at("7,8")]
    assert cyan.passengers_fee(ship, 3) == 0


@pytest.mark.clause("BX-2.2")
def test_sleepers_are_woken_at_once_when_crew_is_lost() -> None:
    ship = ship_of(ALONE + "7,8 stasis-chamber 0303\n7,9 cabin 0003\n7,6 luxury-cabin 0300", humans={"7,6": 0})
    ship.asleep = {at("7,8"): 4}
    assert (ship.crew, infected(ship)) == (4, [])
    flown = flying(ship, ship_of(ALONE)).begin(GiveCrew(0, 3))
    flown.answer(0, flown.moves()[0])  # one of the start cabin
    assert isinstance(flown.question, Wake)
    assert flown.moves() == [WakeUp(7, 7), Enough()]
    flown.answer(0, Enough())
    flown.answer(0, flown.moves()[0])
    flown.answer(0, WakeUp(7, 7))
    assert flown.told(WokeUp)[0].left == 3
    assert ship.humans[at("7,7")] == 1


@pytest.mark.clause("BX-2.2")
def test_a_ship_that_breaks_chooses_its_piece_before_anybody_wakes_up() -> None:
    """The cabin on 7,8 goes with its crew; two cabins hold what is left together, then the sleepers are asked for."""
    ship = ship_of(ALONE + "7,8 cabin 0303\n7,9 cabin 0003\n7,6 stasis-chamber 0300", humans={"7,7": 1})
    ship.asleep = {at("7,6"): 4}
    flown = flying(ship, ship_of(ALONE), dice="44")
    flown.begin(Volley((Hit("heavy-fire", "front"),), (0,)))
    assert flown.moves() == [Keep(7, 6), Keep(7, 9)]
    flown.answer(0, Keep(7, 6))
    assert isinstance(flown.question, Wake)
    flown.answer(0, WakeUp(7, 7))
    assert (ship.crew, ship.asleep) == (2, {at("7,6"): 3})


@pytest.mark.clause("BX-2.2", "ABE-3.5.5")
def test_nobody_wakes_sleepers_without_an_awake_human() -> None:
    ship = ship_of(ALONE + "7,8 stasis-chamber 0303\n7,9 crewbot-station 0003")
    ship.asleep = {at("7,8"): 4}
    flown = flying(ship, ship_of(ALONE))
    ship.active = (at("7,9"),)  # crewbots cannot wake them
    flown.begin(GiveCrew(0, 2))
    assert not isinstance(flown.question, Wake)
    assert ship.crew == 0


@pytest.mark.clause("BX-2.3")
def test_a_bi_directional_cannon() -> None:
    ship = Ship(board="I", components={at("7,7"): Component("T031"), at("6,7"): Component("X036")})
    face = ship.face(at("6,7"))
    assert (face.barrel, face.second_barrel, face.cost) == (FRONT, RIGHT, 1)
    assert face.clear == (FRONT, RIGHT)
    assert power.cannons_alone(ship, ()) == 0
    assert power.cannons_alone(ship, [at("6,7")]) == 3  # 1½
    ship.put(at("6,7"), Component("X036", 1))
    assert power.cannons_alone(ship, [at("6,7")]) == 2  # ½ + ½
    ship.put(at("6,7"), Component("X036"))
    ship.batteries = {at("7,7"): 1}
    assert hits.defenders(ship, Hit("large-meteor", "front"), 7) == [at("6,7")]
    assert hits.defenders(ship, Hit("large-meteor", "right"), 7) == [at("6,7")]
    assert hits.defenders(ship, Hit("large-meteor", "left"), 7) == []


@pytest.mark.clause("BX-2.4")
def test_a_cannon_engine_is_both() -> None:
    ship = Ship(board="I", components={at("7,7"): Component("T031"), at("7,8"): Component("X038")})
    assert (power.engine_power(ship), power.cannon_halves(ship)) == (1, 2)
    assert sorted(ship.face(at("7,8")).clear) == [0, 2]
    turned = legality.refusal(Ship(board="I"), at("7,8"), Component("X038", 1), strict=True)
    assert turned is not None
    ship.put(at("7,8"), Component("X038", 2))
    assert not legality.is_legal(ship)


@pytest.mark.clause("BX-2.5")
def test_combined_holds() -> None:
    ship = Ship(board="I", components={at("7,7"): Component("T031")})
    for spot, tile in (("7,8", "X040"), ("6,7", "X041"), ("7,6", "X042")):
        ship.put(at(spot), Component(tile))
    room = {spot: (ship.face(at(spot)).cells, ship.room(at(spot))) for spot in ("7,8", "6,7", "7,6")}
    assert room == {"7,8": (2, 2), "6,7": (2, 1), "7,6": (0, 3)}
    assert not ship.takes(at("7,8"), "red")
    assert ship.takes(at("6,7"), "red")
    ship.goods[at("7,6")] = ("red",)
    assert not ship.takes(at("7,6"), "red")  # the one special container is taken
    assert ship.takes(at("7,6"), "blue")
    ship.goods[at("7,6")] = ("blue", "blue")
    assert ship.takes(at("7,6"), "red")


@pytest.mark.clause("BX-2.6")
def test_plating_is_inferred_to_be_on_smooth_sides() -> None:
    plating = [tile for tile in tile_set("tbe").values() if tile.kind == "plating"]
    assert all(tile.reconstructed == ("armour",) for tile in plating)
    assert all(sum(1 for connector in tile.connectors if connector) + len(tile.armour) == 4 for tile in plating)


# --- the cyan alien --------------------------------------------------------------------------------------------


@pytest.mark.clause("BX-2.7")
def test_the_owner_picks_a_specialty_nobody_has() -> None:
    table = Builders(2, chance=Seeded(4), big_expansion=True, rounds="I", support_team=False)
    for seat in (0, 1):
        ship = table.ship(seat)
        ship.put(at("7,8"), Component("T035", 0))
        ship.put(at("7,9"), Component("X011", 0))  # 2-1-2-1 beside 2-1-2-1
        table.finish(seat, seat + 1)
    assert table.phase == "crew"
    assert table.allowed(0, House(7, 8, "cyan"))
    table.play(0, House(7, 8, "cyan"))
    assert table.refused(0, House(7, 8, "humans")) == "BX-2.7"
    table.play(0, Specialise("lawyer"))
    assert table.ship(0).has_specialist("lawyer")
    assert table.refused(1, Specialise("techie")) == "BX-2.7"
    table.play(1, House(7, 8, "cyan"))
    assert table.refused(1, Specialise("lawyer")) == "BX-2.7"
    assert len(GAME.moves(table.state, 1)) == 4
    table.play(1, Specialise("merchant"))
    assert table.phase != "crew"


@pytest.mark.clause("BX-2.8")
def test_a_manager_raises_the_other_aliens_and_is_paid() -> None:
    ship = with_cyan("manager", "8,7 engine 3000\n7,6 cabin 0300\n", aliens={"7,6": "brown"})
    assert power.engine_power(ship) == 1 + 3
    assert cyan.managers_fee(ship) == 3
    ship.aliens.pop(at("7,8"))
    assert (power.engine_power(ship), cyan.managers_fee(ship)) == (1 + 2, 0)  # the effect ends with the alien


@pytest.mark.clause("BX-2.8", "ABE-8.3.3")
def test_a_techie_spares_the_first_token_of_a_card() -> None:
    ship = with_cyan("techie", "7,6 battery 0300 cells=2\n8,7 double-engine 3000\n")
    flown = flying(ship, ship_of(ALONE)).begin(Pay(0, at("8,7")))
    assert flown.told(TokenSpared)
    assert ship.tokens == 2
    flown.begin(Pay(0, at("8,7")))
    assert ship.tokens == 1
    ship.batteries, ship.drained = {}, ()
    panelled = with_cyan("techie", "7,6 solar-panel 0300\n")
    flown = flying(panelled, ship_of(ALONE)).begin(Pay(0, at("7,7")))
    assert not flown.told(TokenSpared)  # a real token must be aboard
    assert panelled.drained == (at("7,6"),)


@pytest.mark.clause("BX-2.8")
def test_a_merchant_sells_dear_goods_for_more_even_after_giving_up() -> None:
    ship = with_cyan("merchant", "7,6 special-cargo-hold 0300\n", goods={"7,6": ("red", "blue")})
    assert cyan.merchants_profit(ship) == 1
    flown = flying(ship, ship_of(ALONE))
    flown.state.players[0].flying = False
    (result,) = [event for event in settle(flown.state) if event.seat == 0]
    assert (result.worth, result.goods) == (6, 3)  # 5 + 1, then half


@pytest.mark.clause("BX-2.8", "ABE-8.3.1")
def test_a_diplomat_keeps_an_enemy_away_and_leaves() -> None:
    ship = with_cyan("diplomat")
    flown = fly(SLAVERS, [ship, ship_of(ALONE)], rounds="I")
    assert flown.moves() == [Negotiate(), Pass()]
    flown.answer(0, Negotiate())
    assert flown.told(Negotiated)
    assert [event.seat for event in flown.told(Attacked)] == [1]
    assert not ship.has_alien("cyan")
    assert ship.crew == 2


@pytest.mark.clause("BX-2.8")
def test_a_diplomat_may_be_kept_for_a_line_of_a_combat_zone() -> None:
    kept = with_cyan("diplomat")
    flown = fly(SLAVERS, [kept, ship_of(ALONE)], rounds="I")
    flown.answer(0, Pass())
    assert [event.seat for event in flown.told(Attacked)][:1] == [0]
    ship = with_cyan("diplomat", humans={"7,7": 1})
    flown = fly("I-16", [ship, ship_of(ALONE)], rounds="I", dice="11 11 11 11")
    assert isinstance(flown.question, cyan.Negotiation)  # 2 against 2: the one ahead is worst
    flown.answer(0, Negotiate())
    assert not [event for event in flown.told(Moved) if event.seat == 0]  # no days lost


@pytest.mark.clause("ABE-4.4.6", "ABE-8.3.2", "BX-2.8")
def test_example_13_what_a_lawyer_saves() -> None:
    """WE-13: insured 6 + 0; uninsured 25 becomes 12. Insured are I, II, III and a bought IV."""
    lawyer, none = with_cyan("lawyer"), ship_of(ALONE)
    assert cyan.lawyers_bill(lawyer, 16, insured=True) == 0
    assert cyan.lawyers_bill(lawyer, 25, insured=False) == 12
    assert cyan.lawyers_bill(none, 25, insured=False) == 25
    flown = flying(lawyer, none, credits=[50, 50])
    for player in flown.state.players:
        player.lost = list(heap())[:9]
    costs = [event.cost for event in settle(flown.state)]
    assert costs == [0, 5]  # class I is insured up to 5


def test_the_lawyer_of_a_class_iv_ship() -> None:
    table = Builders(2, chance=Seeded(3), expansion="abe", big_expansion=True, support_team=False, sequence="IV")
    for seat in (0, 1):
        table.player(seat).credits = 100
        table.finish(seat, seat + 1)
    table.play(0, Insure(True))
    table.play(1, Insure(False))
    for player in table.state.players:
        player.ship.aliens[at("7,7")] = "cyan"
        player.ship.specialty = "lawyer"
        player.lost = list(heap())[:25]
    assert [event.cost for event in settle(table.state)] == [0, 12]


# --- IA and IIA ------------------------------------------------------------------------------------------------


@pytest.mark.clause("BX-5.1", "BX-5.5")
def test_ia_and_iia_replace_i_and_ii() -> None:
    state = GAME.new(Options(big_expansion=True, sequence="IA-IIA"), 2, Seeded(1))
    assert state.ship_class == "IA"
    assert (board("IA").number, board("IA").cap, len(board("IA").squares)) == (1, 5, 18)
    assert (board("IIA").number, board("IIA").cap, len(board("IIA").squares)) == (2, 8, 28)


@pytest.mark.clause("BX-5.2")
def test_every_sum_hits_a_row_and_a_column_of_ia() -> None:
    plan = board("IA")
    for first in range(6):
        for second in range(6):
            rolled = plan.roll(Scripted(first, second), FRONT)
            assert rolled.line in plan.columns
            assert plan.line(FRONT, rolled.line)


TWO_HULLS = """
    6,5 structural 0303
    6,4 cabin 0303
    6,3 structural 0330
    7,4 structural 3000
    6,9 structural 0303
    6,10 cabin 0303
    6,11 structural 0003
"""


@pytest.mark.clause("BX-5.3", "BX-5.4")
def test_two_hulls_are_one_ship() -> None:
    plan = board("IIA")
    assert (plan.start, len(plan.hulls)) == (OFF, 2)
    assert not [place for place in plan.squares if place % 100 == 7]
    ship = ship_of(
        TWO_HULLS.replace("7,4 structural 3000\n", "").replace("6,3 structural 0330", "6,3 structural 0300"), "IIA"
    )
    assert len(ship.pieces()) == 1
    assert legality.is_legal(ship)
    loose = copy_ship(ship)
    loose.put(at("9,11"), Component("T050"))
    assert [error.clause for error in legality.errors(loose)][-1:] == ["GT-3.4"]


@pytest.mark.clause("BX-5.3")
def test_building_starts_freely_in_each_hull() -> None:
    table = Builders(2, chance=Seeded(5), big_expansion=True, sequence="IIA", support_team=False)
    first, second = table.state.face_down[0], table.state.face_down[1]
    table.take(0, first)
    assert {move.row * 100 + move.column for move in GAME.moves(table.state, 0) if isinstance(move, Put)} == set(
        board("IIA").squares
    )
    table.play(0, next(move for move in GAME.moves(table.state, 0) if isinstance(move, Put) and move.column < 7))
    table.take(0, second)
    places = [move for move in GAME.moves(table.state, 0) if isinstance(move, Put) and move.column > 7]
    assert {move.row * 100 + move.column for move in places} == {
        place for place in board("IIA").squares if place % 100 > 7
    }
    table.play(0, places[0])
    GAME.check(table.state)
    assert len(table.ship(0).pieces()) == 1


@pytest.mark.clause("BX-5.3")
def test_a_part_of_a_hull_that_is_cut_off_is_lost() -> None:
    """The cabin on 6,4 goes: its hull is in two pieces, the owner keeps one of them and the other hull."""
    ship = ship_of(TWO_HULLS, "IIA")
    flown = fly(STARDUST, [ship, ship_of(TWO_HULLS, "IIA")], sequence="IIA", big_expansion=True)
    play = Heard(flown.state, flown.chance)
    destroy(play, 0, [at("6,4")])
    flown.events += play.events
    assert Keep(6, 5) in flown.moves()
    flown.answer(0, Keep(6, 5))
    assert sorted(ship.components) == [at("6,5"), at("6,9"), at("6,10"), at("6,11")]
    assert flown.told(FellOff)[0].squares[0] == (6, 3)


def test_power_of_a_double_consumer_is_paid_once() -> None:
    ship = ship_of(ALONE + "7,6 battery 0300 cells=2\n6,7 bidirectional-cannon 0030\n")
    flown = flying(ship, ship_of(ALONE)).begin(Declare(0, "cannons"))
    flown.answer(0, flown.moves()[0])
    assert flown.told(Declared)[-1].total == 3
    assert len(flown.told(Powered)) == 1


@pytest.mark.parametrize(
    "event",
    [
        TokenSpared(seat=0, row=7, column=8),
        Negotiated(seat=0),
        WokeUp(seat=0, row=7, column=8, left=2),
        Activated(seat=0, row=7, column=8, bots=4),
        Mustered(seat=0, crew=2, bots=4, armed=6, total=12),
        Shifted(seat=0, was=5, line=4, direction="left"),
        StartRolled(die=5, start=7),
        SunPowered(seat=0, row=7, column=8, panel=(7, 9)),
        Specialised(seat=0, specialty="lawyer"),
        Insured(seat=0, bought=True, paid=6),
    ],
)
def test_events_have_words(event: Any) -> None:
    phrase = GAME.say_event(event)
    assert phrase is not None
    assert not problems(Text(), phrase)


def test_questions_and_moves_have_words() -> None:
    text = Text()
    ship = with_cyan("diplomat", "7,6 stasis-chamber 0300\n", humans={"7,7": 1})
    flown = fly(SLAVERS, [ship, ship_of(ALONE)], rounds="I", big_expansion=True)
    ship.asleep = {at("7,6"): 4}
    for step in (flown.question, Wake(0), Muster(0), Steer(0, FRONT, 5)):
        assert flown.state.flight is not None
        flown.state.flight.agenda.append(step)
        view = GAME.view(flown.state, 0)
        assert not problems(text, GAME.question(view))
        for move in (
            Negotiate(),
            Pass(),
            WakeUp(7, 7),
            Thrust("left"),
            HoldCourse(),
            Specialise("techie"),
            Insure(True),
        ):
            assert not problems(text, GAME.say_move(view, move))
