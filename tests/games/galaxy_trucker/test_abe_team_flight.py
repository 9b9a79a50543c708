"""Specialists who work before, during and after the flight (ABE-9)."""

from __future__ import annotations

import pytest
from tests.games.galaxy_trucker.building_helpers import GAME
from tests.games.galaxy_trucker.flight_helpers import Flown, build, known, tub
from tests.games.galaxy_trucker.frame import Heard, conclude, open_window
from tests.games.galaxy_trucker.team_helpers import TeamTable, credits, landed, perks, settled, team_flight

from starboard.core.chance import Scripted
from starboard.core.game import Move
from starboard.games.galaxy_trucker import flying
from starboard.games.galaxy_trucker.building import repair
from starboard.games.galaxy_trucker.cards import Hit
from starboard.games.galaxy_trucker.events import AnyEvent
from starboard.games.galaxy_trucker.events.flight import Destroyed, Moved, Settled
from starboard.games.galaxy_trucker.events.team import ConnectorsCharged, ManPlanted, RewardsBent
from starboard.games.galaxy_trucker.flight import track
from starboard.games.galaxy_trucker.flight.breaking import destroy
from starboard.games.galaxy_trucker.flight.loading import Load
from starboard.games.galaxy_trucker.flight.losses import GiveGoods
from starboard.games.galaxy_trucker.flight.stasis import Wake
from starboard.games.galaxy_trucker.money import charge
from starboard.games.galaxy_trucker.moves import AnyMove
from starboard.games.galaxy_trucker.moves.building import House
from starboard.games.galaxy_trucker.moves.flight import Enough, FlyOn, GiveUp, LoseGood, Spend, Stow, WakeUp
from starboard.games.galaxy_trucker.moves.team import (
    Bend,
    Decline,
    GiveGood,
    HideRest,
    Predict,
    Price,
    Spot,
    Use,
)
from starboard.games.galaxy_trucker.ship import hiding, hits, power, tokens
from starboard.games.galaxy_trucker.ship.ship import Component, Ship, copy_ship
from starboard.games.galaxy_trucker.ship.tiles import REAR, RIGHT
from starboard.games.galaxy_trucker.ship.tokens import Overlay
from starboard.games.galaxy_trucker.team import bureaucrat
from starboard.games.galaxy_trucker.team.advertiser import armour_on_show, earnings
from starboard.games.galaxy_trucker.team.trader import prices


def play(state: object, seat: int, move: AnyMove) -> list[AnyEvent]:
    return GAME.apply(state, seat, move, Scripted())  # type: ignore[arg-type]


# --- Advertiser ----------------------------------------------------------------------------------------------


@pytest.mark.clause("ABE-9.1", "ABE-9.27")
def test_advertiser_a_predicts_everybody() -> None:
    game = TeamTable({0: ["advertiser.a"]}, seats=3)
    game.finish_all()
    assert (game.window, game.asked(0)) == ("before-flight", "advertiser")
    game.play(0, Predict(2))
    assert game.refused(0, Predict(2)) == "ABE-9.27", "each place is given once"
    assert game.refused(0, Decline()) == "ABE-9.27", "it is all or nothing"
    game.play(0, Predict(0))
    game.play(0, Predict(0))
    assert game.team.predictions == (2, 0, 0)
    shown = GAME.view(game.state, 1).team
    assert shown is not None
    assert shown.predictions == (2, 0, 0), "in the open"


@pytest.mark.clause("ABE-9.1", "ABE-9.27", "ABE-7.9")
def test_advertiser_a_pays_two_for_a_place_and_one_for_a_failure() -> None:
    assert earnings((1, 2, 0), [0, 1]) == 5
    assert earnings((2, 1, 0), [0, 1]) == 1, "not exactly there"
    assert earnings((1, 0, 0), [0, 1, 2]) == 2
    assert earnings((), [0, 1]) == 0
    state = landed([known(), tub()], {1: ["advertiser.a"]}, [5, None])
    assert state.team is not None
    state.team.predictions = (1, 0)
    assert settled(state)[1] == 3, "paid although the owner did not finish"


def _armoured() -> Ship:
    """An armoured hold (front, right and left armoured) on 6,7; nothing around it but the start cabin."""
    ship = build("II")
    ship.put(607, Component("ABE-ACH-1"))
    return ship


@pytest.mark.clause("ABE-9.1")
def test_advertiser_b_counts_armour_that_faces_space() -> None:
    ship = _armoured()
    assert armour_on_show(ship) == 3
    ship.put(608, Component("T016", 2))
    assert armour_on_show(ship) == 2, "a side next to a component does not count"
    for finishes, expected in ((5, 2), (None, 0)):
        state = landed([copy_ship(ship), tub("II")], {0: ["advertiser"]}, [finishes, 1])
        conclude(state)
        bonus = state.players[0].credits - _plain(ship, finishes)
        assert bonus == expected, "only who finishes is paid"


def _plain(ship: Ship, finishes: int | None) -> int:
    """What the same flight pays without any specialist."""
    return settled(landed([copy_ship(ship), tub("II")], {}, [finishes, 1]))[0]


@pytest.mark.clause("ABE-9.1")
def test_advertiser_b_ignores_holes_and_counts_plating() -> None:
    """A ring of components around 8,8."""
    ship = build("II")
    ring = [708, 709, 809, 909, 908, 907, 807]
    for place in ring:
        ship.put(place, Component("T050"))
    tokens.add(ship, Overlay("plating", 708, REAR))
    assert armour_on_show(ship) == 0, "8,8 is enclosed"
    tokens.add(ship, Overlay("plating", 709, RIGHT))
    assert armour_on_show(ship) == 1, "plating of the Assembler counts"
    ship.remove([909])
    assert armour_on_show(ship) == 1, "still enclosed: space is reached along sides, not corners"
    ship.remove([809])
    assert armour_on_show(ship) == 2, "now the hole is open"


@pytest.mark.clause("ABE-9.1", "ABE-4.2.1")
def test_advertiser_b_on_a_cylinder_looks_across_the_seam() -> None:
    """The hold on 3,1 is armoured to the front, right and left; what is beside it on the left lies in column 9."""
    ship = Ship(board="IIB")
    ship.put(301, Component("ABE-ACH-1"))
    assert armour_on_show(ship) == 3
    ship.put(309, Component("T016"))
    assert armour_on_show(ship) == 2, "its left is a neighbour"
    ship.put(201, Component("T016"))
    assert armour_on_show(ship) == 1
    hole = Ship(board="IIB~")
    for place in (109, 101, 102, 209, 202, 309, 302):
        hole.put(place, Component("T016"))
    hole.put(301, Component("ABE-ACH-1"))
    assert armour_on_show(hole) == 0, "2,1 is closed in by its neighbours on both sides of the seam"
    hole.remove([209])
    assert armour_on_show(hole) == 1, "now it is open, across the seam"


# --- Architect B at the end ----------------------------------------------------------------------------------


@pytest.mark.clause("ABE-9.2", "ABE-9.21")
def test_architect_b_gets_the_bonus_with_the_normal_one() -> None:
    """Round 1: the best-looking ship gets 2, and the Architect 2 more; only one of the two in a round."""
    for paid, expected in ((False, 4 + 2 + 2), (True, 4 + 2)):
        state = landed([known(), tub()], {0: ["architect"]}, [5, 1])
        assert state.team is not None
        state.team.bonus_paid = paid
        assert settled(state)[0] == expected
    gone = landed([known(), tub()], {0: ["architect"]}, [None, 1])
    assert settled(gone)[0] == 0, "needs the normal reward, hence finishing"


# --- Bureaucrat ----------------------------------------------------------------------------------------------


@pytest.mark.clause("ABE-9.4")
def test_bureaucrat_a_flies_ahead() -> None:
    """Round 2, one rocket ahead: three days, and the leader's space is jumped."""
    game = TeamTable({1: ["bureaucrat.a"]})
    game.finish_all()
    ahead, own = game.player(0).position, game.player(1).position
    assert (ahead, own) == (0, -3)
    events = game.play(1, Use())
    assert Moved(seat=1, start=-3, stops=(-2, -1, 1), forward=True, gap=0) in events
    assert game.player(1).position == 1, "-2, -1, 0 is taken, 1"
    assert track.order(game.state.players) == (1, 0)


@pytest.mark.clause("ABE-9.4")
@pytest.mark.parametrize(
    ("move", "finish", "looks"),
    [
        (Bend(1, 1), (16, 12, 8, 4), 8),
        (Bend(-1, -1), (8, 6, 4, 2), 4),
        (Bend(1, -1), (16, 12, 8, 4), 4),
        (Bend(0, 1), (12, 9, 6, 3), 8),
    ],
)
def test_we_18_bureaucrat_b(move: Bend, finish: tuple[int, ...], looks: int) -> None:
    state = landed([known("III"), tub("III")], {1: ["bureaucrat"]}, [5, None])
    open_window(state, "end-of-flight")
    assert GAME.to_move(state) == (1,), "usable without finishing"
    ways = [Bend(up, pretty) for up in (1, 0, -1) for pretty in (1, 0, -1) if up or pretty]
    assert GAME.moves(state, 1) == [*ways, Decline()], "each on its own"
    events = play(state, 1, move)
    (bent,) = [event for event in events if isinstance(event, RewardsBent)]
    assert (bent.finish, bent.best_looking) == ((*finish, 0), looks), "a fifth place has no reward"
    (first, _second) = [event for event in events if isinstance(event, Settled)]
    assert (first.finish, first.looks) == (finish[0], looks)


@pytest.mark.clause("ABE-9.4")
def test_bureaucrat_b_changes_what_is_paid() -> None:
    plain = settled(landed([known("III"), tub("III")], {}, [5, 1]))
    state = landed([known("III"), tub("III")], {1: ["bureaucrat"]}, [5, 1])
    assert state.team is not None
    state.team.bent = (1, -1)
    assert bureaucrat.rewards(state) == ((16, 12, 8, 4, 0), 4)
    assert settled(state) == [plain[0] + 4 - 2, plain[1] + 3]


# --- Hypergeometer B -----------------------------------------------------------------------------------------


@pytest.mark.clause("ABE-9.8", "ABE-9.25")
def test_hypergeometer_b_the_turret_fires_everywhere() -> None:
    """A cannon pointing left counts 1 instead of a half, and covers every side by the rules of lines."""
    ship = build("II", "7,6 cannon<")
    assert power.cannon_halves(ship) == 1
    tokens.add(ship, Overlay("turret", 706))
    assert power.cannon_halves(ship) == 2
    for side, line, covered in (
        ("front", 6, True),
        ("front", 7, False),
        ("rear", 7, True),
        ("right", 8, True),
        ("right", 9, False),
        ("left", 7, True),
    ):
        hit = Hit("large-meteor", side)  # type: ignore[arg-type]
        assert (hits.defenders(ship, hit, line) == [706]) is covered, (side, line)


@pytest.mark.clause("ABE-9.25")
def test_hypergeometer_b_is_asked_before_the_flight_and_takes_any_cannon() -> None:
    game = TeamTable({0: ["hypergeometer"]})
    game.lay(0, ("T123", 6, 7), ("T095", 7, 6, 0))
    game.finish_all()
    assert GAME.moves(game.state, 0) == [Spot(6, 7), Spot(7, 6), Decline()]
    game.play(0, Spot(6, 7))
    assert game.ship(0).face(607).turret
    assert game.ship(0).face(607).cost == 1, "a double cannon still needs its battery"


# --- Saboteur B ----------------------------------------------------------------------------------------------


def plotting() -> TeamTable:
    game = TeamTable({0: ["saboteur"]}, seats=3)
    game.lay(1, ("T050", 7, 8), ("T016", 7, 9))
    game.lay(2, ("T051", 7, 8))
    game.finish_all()
    assert game.window == "before-flight"
    return game


@pytest.mark.clause("ABE-9.12", "ABE-9.26")
def test_saboteur_b_plants_a_human_on_each_opponent() -> None:
    game = plotting()
    assert GAME.moves(game.state, 0) == [Spot(7, 7), Decline()]
    game.play(0, Spot(7, 7))
    game.play(0, Spot(7, 9))
    assert GAME.moves(game.state, 0) == [Spot(7, 8)], "only neighbours, and no way back"
    events = game.play(0, Spot(7, 8))
    assert [event.squares for event in events if isinstance(event, ManPlanted)] == [(708, 709)]
    assert game.ship(1).crew == 1, "the marker is not crew"
    game.play(0, Decline())
    assert game.ship(2).crew == 2, "an opponent left out"
    assert game.state.phase == "flight"


@pytest.mark.clause("ABE-9.12", "ABE-9.26")
def test_saboteur_b_one_destroyed_takes_the_other_along() -> None:
    ship = build("II", "7,8 T050", "7,9 T016", "7,6 T017@2")
    flown = team_flight("I-13", [ship, tub("II")], {})
    tokens.add(ship, Overlay("man", 706, other=707))
    begun = Heard(flown.state, flown.chance)
    destroy(begun, 0, [706])
    told = [(event.row, event.column) for event in begun.events if isinstance(event, Destroyed)]
    assert told == [(7, 6), (7, 7)]
    assert {"T017", "T031"} <= set(flown.lost(0)), "both count as lost"
    assert ship.overlays == ()


@pytest.mark.clause("ABE-9.12")
def test_saboteur_b_falling_off_triggers_nothing() -> None:
    """7,9 falls off when 7,8 is destroyed; its partner 6,9 only falls off too, nothing more is destroyed (R-29)."""
    ship = build("II", "7,8 T050", "7,9 T110", "7,6 T017@2")
    flown = team_flight("I-13", [ship, tub("II")], {})
    tokens.add(ship, Overlay("man", 709, other=706))
    begun = Heard(flown.state, flown.chance)
    destroy(begun, 0, [708])
    assert 706 in ship.components


@pytest.mark.clause("ABE-9.26")
def test_saboteur_b_may_take_the_last_human() -> None:
    game = TeamTable({0: ["saboteur"]})
    game.lay(1, ("T016", 7, 8))
    game.finish_all()
    game.ship(1).humans = {707: 1}
    for spot in (Spot(7, 7), Spot(7, 7), Spot(7, 8)):
        game.play(0, spot)
    assert not game.player(1).flying, "without humans the ship gives up before the first card (GT-5.7)"


# --- Security Guard A ----------------------------------------------------------------------------------------


@pytest.mark.clause("ABE-9.13", "ABE-9.23")
def test_security_guard_a_everybody_pays_for_exposed_connectors() -> None:
    game = TeamTable({0: ["security-guard.a"]})
    game.lay(0, ("T016", 7, 8))
    game.player(0).credits, game.player(1).credits = 10, 3
    game.finish_all()
    events = game.play(0, Use())
    paid = [(event.exposed, event.paid) for event in events if isinstance(event, ConnectorsCharged)]
    assert paid == [(3, 3), (4, 3)], "at most all credits owned"
    assert credits(game.state) == [7, 0]


# --- Smuggler, Stock Boy -------------------------------------------------------------------------------------


def smugglers_ship(*team: str) -> Ship:
    """WE-19: three blue on structural modules, one red in a special hold, one battery token."""
    ship = build("II", "7,8 T050", "7,9 T051", "7,6 T052", "8,7 T112", "6,7 T001@3", tokens={"6,7": 1})
    ship.perks = perks(*team)
    ship.goods = {708: ("blue",), 709: ("blue",), 706: ("blue",), 807: ("red",)}
    return ship


@pytest.mark.clause("ABE-9.14", "ABE-9.19")
def test_we_19_smuggler() -> None:
    def demand() -> Flown:
        flown = team_flight("I-04", [smugglers_ship("smuggler.a"), tub("II")], {0: ["smuggler.a"]})
        return flown.begin(GiveGoods(0, 3))

    flown = demand()
    assert flown.moves() == [GiveGood("red", 8, 7)], "open goods first"
    assert flown.refused(0, HideRest()) == "ABE-9.19"
    assert flown.refused(0, Spend(6, 7)) == "ABE-9.19"
    flown.answer(0, GiveGood("red", 8, 7), Spend(6, 7), HideRest())
    assert flown.done, "red and token, then nothing more"
    flown = demand()
    flown.answer(0, GiveGood("red", 8, 7), GiveGood("blue", 7, 8), GiveGood("blue", 7, 6))
    assert flown.done
    assert flown.ship(0).tokens == 1, "red and two blue, the token kept"


@pytest.mark.clause("ABE-9.14")
def test_smuggler_a_hides_one_blue_or_green_in_each_nook() -> None:
    ship = smugglers_ship("smuggler.a")
    ship.goods = {}
    assert ship.takes(708, "blue")
    assert ship.takes(708, "green")
    assert not ship.takes(708, "yellow")
    ship.stow(708, "green")
    assert not ship.takes(708, "blue"), "one each"
    assert hiding.visible(ship, 708) == [], "intruders do not find it"
    ship.perks = ()
    ship.goods = {}
    assert not ship.takes(708, "blue")
    loading = team_flight("I-13", [smugglers_ship("smuggler.a"), tub("II")], {0: ["smuggler.a"]})
    loading.ship(0).goods = {}
    loading.begin(Load(0, ("blue",)))
    assert Stow("blue", 7, 8) in loading.moves()


@pytest.mark.clause("ABE-9.14")
def test_smuggler_b_sells_hidden_goods_for_one_more() -> None:
    """Three blue on modules and a red: 3 + 4, and three more; given up early the sum is halved (10 to 5)."""
    for finishes, expected in ((5, 10), (None, 5)):
        state = landed([smugglers_ship(), tub("II")], {0: ["smuggler"]}, [finishes, 1])
        (result, _other) = [event for event in conclude(state) if isinstance(event, Settled)]
        assert result.goods == expected


@pytest.mark.clause("ABE-9.15")
def test_stock_boy_a_red_goods_anywhere() -> None:
    ship = build("II", "7,8 T016")
    assert not ship.takes(708, "red")
    ship.perks = perks("stock-boy.a")
    assert ship.takes(708, "red")


@pytest.mark.clause("ABE-9.15", "ABE-9.19")
@pytest.mark.parametrize(
    ("given", "stops"),
    [
        ([GiveGood("red", 8, 7), Spend(6, 7)], True),
        ([GiveGood("red", 8, 7), GiveGood("blue", 7, 8), GiveGood("blue", 7, 6)], False),
        ([GiveGood("blue", 7, 8), GiveGood("blue", 7, 9), GiveGood("blue", 7, 6)], False),
        ([GiveGood("blue", 7, 8), GiveGood("blue", 7, 9), Spend(6, 7)], False),
    ],
)
def test_we_20_stock_boy(given: list[Move], stops: bool) -> None:
    """The same demand with the blue cubes in special holds."""
    ship = build("II", "7,8 T057", "7,9 T056", "7,6 T058", "8,7 T112", "6,7 T001@3", tokens={"6,7": 1})
    ship.goods = {708: ("blue",), 709: ("blue",), 706: ("blue",), 807: ("red",)}
    flown = team_flight("I-04", [ship, tub("II")], {0: ["stock-boy"]})
    flown.begin(GiveGoods(0, 3))
    assert flown.refused(0, HideRest()) == "ABE-9.19", "there is a red cube in sight"
    flown.answer(0, *given)
    if stops:
        flown.answer(0, HideRest())
    assert flown.done


@pytest.mark.clause("ABE-9.19")
def test_others_give_up_goods_as_ever() -> None:
    ship = build("II", "7,8 T016", "7,6 T017@2", goods={"7,8": ["blue"], "7,6": ["blue"]})
    flown = team_flight("I-13", [ship, tub("II")], {0: ["buyer"]})
    flown.begin(GiveGoods(0, 1))
    assert flown.moves() == [LoseGood(7, 6), LoseGood(7, 8)]


# --- Swindler B ----------------------------------------------------------------------------------------------


@pytest.mark.clause("ABE-9.16")
def test_swindler_b_gets_one_more_once_a_card() -> None:
    flown = team_flight("I-13", [known(), tub()], {0: ["swindler"]}, credits=[0, 0])
    begun = Heard(flown.state, flown.chance)
    begun.earn(0, 4)
    begun.earn(0, 4)
    begun.earn(1, 4)
    assert flown.credits() == [9, 4], "once for each adventure card"
    flying.turn_card(begun)
    begun.earn(0, 1)
    assert flown.credits()[0] == 11


@pytest.mark.clause("ABE-9.16")
def test_swindler_b_pays_one_less_once_a_card() -> None:
    flown = team_flight("I-13", [known(), tub()], {0: ["swindler"]}, credits=[9, 9])
    player = flown.state.players[0]
    assert charge(flown.state, player, 3) == 2
    assert charge(flown.state, player, 3) == 3
    assert charge(flown.state, flown.state.players[1], 3) == 3
    flying.turn_card(Heard(flown.state, flown.chance))
    assert charge(flown.state, player, repair.FINE) == 0, "the fine of GT-3.11 is paid in flight"
    assert charge(flown.state, player, 0) == 0, "nothing is discounted if nothing is paid"


@pytest.mark.clause("ABE-9.16", "ABE-9.23")
def test_swindler_b_at_the_end() -> None:
    """Round 1: 4 for finishing first, 2 for looks, 3 lost: 5 + 3 - 2; goods and other income stay as they are."""
    state = landed([known(goods={"7,5": ["blue"]}), tub()], {0: ["swindler"]}, [5, 1])
    state.players[0].lost = ["T002"] * 3
    (own, _other) = [event for event in conclude(state) if isinstance(event, Settled)]
    assert (own.finish, own.looks, own.goods, own.cost) == (5, 3, 1, 2)
    gone = landed([known(), tub()], {0: ["swindler"]}, [None, 1])
    (own, _other) = [event for event in conclude(gone) if isinstance(event, Settled)]
    assert (own.finish, own.looks, own.cost) == (0, 0, 0), "no bonus, no extra; no cost, no discount"


@pytest.mark.clause("ABE-9.16", "ABE-9.13", "ABE-9.17")
def test_swindler_b_does_nothing_before_the_flight() -> None:
    game = TeamTable({0: ["security-guard.a"], 1: ["swindler"]})
    game.player(1).credits = 10
    game.finish_all()
    game.decline_until("before-flight")
    game.play(0, Use())
    assert game.player(1).credits == 10 - 4


# --- Trader --------------------------------------------------------------------------------------------------


@pytest.mark.clause("ABE-9.17", "ABE-9.23", "GT-6.15")
def test_trader_a_buys_yellow_goods_with_money_in_hand() -> None:
    game = TeamTable({0: ["trader.a"]})
    game.lay(0, ("T016", 7, 8), ("T017", 7, 6, 2))
    game.player(0).credits = 5
    game.finish_all()
    game.play(0, Spot(7, 8))
    game.play(0, Spot(7, 6))
    assert game.state.phase == "flight", "two in round 2"
    assert game.ship(0).goods == {708: ("yellow",), 706: ("yellow",)}
    assert game.player(0).credits == 3
    scarce = TeamTable({0: ["trader.a"]}, limited_goods=True)
    scarce.lay(0, ("T016", 7, 8))
    scarce.player(0).credits = 5
    scarce.ship(1).goods = {707: ("yellow",) * 17}
    scarce.finish_all()
    assert scarce.state.phase == "flight", "the bank has none left (GT-6.15)"
    poor = TeamTable({0: ["trader.a"]})
    poor.lay(0, ("T016", 7, 8))
    poor.finish_all()
    assert poor.state.phase == "flight", "nobody buys without money"


@pytest.mark.clause("ABE-9.17")
def test_we_22_trader_b() -> None:
    """Blue 1 can't become 0; red 4 may become 5. It holds for everybody, finished or not."""
    ships = [build("II", "8,7 T112", goods={"8,7": ["red"]}) for _ in range(2)]
    state = landed(ships, {1: ["trader"]}, [5, None])
    open_window(state, "end-of-flight")
    refusal = GAME.ask(state, 1, Price("blue", -1))
    assert refusal is not None
    assert refusal.clause == "ABE-9.17"
    assert Price("red", 1) in GAME.moves(state, 1)
    assert state.team is not None
    state.team.price = ("red", 1)
    assert prices(state)["red"] == 5
    results = [event.goods for event in conclude(state) if isinstance(event, Settled)]
    assert results == [5, 3], "5, and half of it rounded up for the ship that gave up"


# --- end of the flight ---------------------------------------------------------------------------------------


@pytest.mark.clause("ABE-7.9", "ABE-7.11", "ABE-9.4", "ABE-9.17")
def test_the_end_of_a_flight_waits_for_specialists_and_then_settles() -> None:
    """The leader (Trader) is asked first, then whoever gave up (Bureaucrat)."""
    flown = team_flight("I-04", [known(), tub()], {0: ["trader"], 1: ["bureaucrat"]}, rounds="I")
    state = flown.state
    while state.phase == "flight":
        seat = GAME.to_move(state)[0]
        options = GAME.moves(state, seat)
        wanted = [move for move in options if isinstance(move, GiveUp if seat == 1 else FlyOn)] or options[-1:]
        GAME.apply(state, seat, wanted[0], flown.chance)
    assert (state.phase, GAME.to_move(state)) == ("team", (0,))
    play(state, 0, Price("red", 1))
    assert GAME.to_move(state) == (1,)
    events = play(state, 1, Bend(1, 0))
    (first, second) = [event for event in events if isinstance(event, Settled)]
    assert (first.finish, second.finish) == (8, 0)


# --- Hotel Clerk ---------------------------------------------------------------------------------------------


@pytest.mark.clause("ABE-9.7")
def test_hotel_clerk_a_a_human_shares_with_an_alien() -> None:
    game = TeamTable({0: ["hotel-clerk.a"]}, seats=5, big_expansion=True)
    game.lay(0, ("T042", 7, 8), ("T138", 7, 9))
    game.finish_all()
    game.play(0, House(7, 8, "purple"))
    assert (game.window, game.asked(0)) == ("crew-placement", "hotel-clerk")
    game.play(0, Spot(7, 8))
    assert game.ship(0).aliens == {708: "purple"}
    assert game.ship(0).humans == {707: 2, 708: 1}
    assert game.ship(0).crew == 4
    assert game.state.phase == "flight"


@pytest.mark.clause("ABE-9.7")
def test_hotel_clerk_b_luxury_cabins_and_stasis_chambers() -> None:
    game = TeamTable({0: ["hotel-clerk"]}, seats=5, big_expansion=True)
    game.lay(0, ("X004", 7, 8, 3), ("X002", 6, 7, 2))
    game.finish_all()
    assert game.ship(0).humans == {707: 2, 708: 1}, "one passenger; all astronauts sleep"
    assert game.window == "crew-placement"
    game.play(0, Spot(7, 8))
    game.play(0, Spot(6, 7))
    assert game.ship(0).humans == {707: 2, 708: 2, 607: 2}
    assert game.ship(0).asleep == {607: 2}, "the others sleep on"
    assert game.state.phase == "flight"


@pytest.mark.clause("BX-2.2", "ABE-9.7")
def test_sleepers_wake_from_a_chamber_of_the_owners_choice_and_share_with_an_alien() -> None:
    """Two chambers with sleepers; the cabin on 7,8 holds an alien and, with the Hotel Clerk, room for a human."""
    for clerk in (False, True):
        ship = build("II", "7,8 T042", "7,9 T138", aliens={"7,8": "purple"}, humans={"7,7": 2})
        ship.components[607] = Component("X002", 2)
        ship.components[807] = Component("X003")
        ship.asleep = {607: 4, 807: 1}
        flown = team_flight("I-04", [ship, tub("II")], {0: ["hotel-clerk"] if clerk else []})
        flown.state.players[0].ship.humans[707] = 1
        flown.begin(Wake(0))
        beds = [(7, 7), (7, 8)] if clerk else [(7, 7)]
        assert flown.moves() == [*(WakeUp(*bed, row, 7) for bed in beds for row in (6, 8)), Enough()]
        flown.answer(0, WakeUp(7, 7, 8, 7))
        woken = flown.state.players[0].ship
        assert woken.asleep == {607: 4}, "the other chamber"
        assert woken.humans[707] == 2
        assert flown.state.flight is not None
        assert isinstance(flown.state.flight.agenda[-1], Wake) is clerk


@pytest.mark.clause("ABE-9.12", "BX-2.2")
def test_saboteur_b_an_astronaut_may_fill_the_gap() -> None:
    game = TeamTable({0: ["saboteur"]}, seats=5, big_expansion=True)
    game.lay(1, ("X002", 6, 7, 2))
    game.finish_all()
    for spot in (Spot(7, 7), Spot(7, 7), Spot(6, 7)):
        game.play(0, spot)
    assert game.ship(1).humans == {707: 1}
    while game.state.phase == "team":
        game.play(0, Decline())
    assert GAME.to_move(game.state) == (1,)
    game.play(1, WakeUp(7, 7))
    assert game.ship(1).humans == {707: 2}
    assert game.ship(1).asleep == {607: 3}
