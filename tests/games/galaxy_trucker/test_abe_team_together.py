"""Specialists together, and with the rest of the expansion: the appendix's interactions (ABE-9)."""

from __future__ import annotations

import pytest
from tests.games.galaxy_trucker import frame
from tests.games.galaxy_trucker.building_helpers import GAME
from tests.games.galaxy_trucker.flight_helpers import build, known, tub
from tests.games.galaxy_trucker.frame import Heard, conclude, open_window
from tests.games.galaxy_trucker.team_helpers import TeamTable, landed, team_flight

from starboard.core.chance import Seeded
from starboard.core.text import Text
from starboard.games.galaxy_trucker import settlement
from starboard.games.galaxy_trucker.adventures.epidemic import infected
from starboard.games.galaxy_trucker.adventures.intruders import eat
from starboard.games.galaxy_trucker.cards import Hit
from starboard.games.galaxy_trucker.events.building import GameOver
from starboard.games.galaxy_trucker.events.flight import GoodLost, Settled
from starboard.games.galaxy_trucker.events.team import SpecialistPaid
from starboard.games.galaxy_trucker.moves.building import (
    Insure,
    Look,
    Put,
    Return,
    StopLooking,
    TakeFaceDown,
    TakeFaceUp,
)
from starboard.games.galaxy_trucker.moves.flight import Seen
from starboard.games.galaxy_trucker.moves.team import Bend, Cap, Decline, Fit, Price, Recruit, Snatch, Spot, Use
from starboard.games.galaxy_trucker.ship import hits, legality, power, tokens
from starboard.games.galaxy_trucker.ship.boards import board
from starboard.games.galaxy_trucker.ship.drawing import draw
from starboard.games.galaxy_trucker.ship.ship import Component, Ship
from starboard.games.galaxy_trucker.ship.tiles import FRONT, RIGHT
from starboard.games.galaxy_trucker.ship.tokens import Overlay
from starboard.games.galaxy_trucker.team import planner
from starboard.games.galaxy_trucker.team.advertiser import armour_on_show
from starboard.games.galaxy_trucker.words.team import tokens_on
from starboard.lab.conformance import assert_imagines


@pytest.mark.clause("ABE-9.3")
def test_wireless_pairs_switchboards_and_epidemics() -> None:
    """Two linked switchboards merge their networks; an Epidemic goes through the link; nothing walks through it."""
    ship = build("II")
    ship.put(708, Component("ABE-SWB-1", 0))
    ship.put(706, Component("ABE-SWB-2", 0))
    ship.put(709, Component("T039", 0))
    ship.humans[709] = 2
    ship.wires = ((706, 709),)
    assert 709 in ship.connected(707), "the start cabin is joined to the switchboard that is wired to the cabin"
    assert 709 not in ship.joined(706)
    assert infected(ship) == [707, 709]
    ship.wires = ()
    assert 709 not in ship.connected(706)


@pytest.mark.clause("ABE-9.3")
def test_wireless_pairs_defense_systems() -> None:
    ship = Ship(board="II")
    for place in (507, 909):
        ship.components[place] = Component("ABE-ADS-1")
    assert power.cannon_halves(ship) == 0
    ship.wires = ((507, 909),)
    assert power.cannon_halves(ship) == 2, "a connected pair is worth a cannon"


@pytest.mark.clause("ABE-9.3", "ABE-9.1", "ABE-9.28")
def test_plated_sides_ward_off_and_count_for_the_advertiser() -> None:
    ship = build("II", "7,8 T016")
    tokens.add(ship, Overlay("plating", 707, FRONT))
    assert hits.armoured(ship, Hit("heavy-fire", "front"), 707)
    assert armour_on_show(ship) == 1


@pytest.mark.clause("ABE-9.18")
def test_a_capped_side_is_smooth_but_not_armoured() -> None:
    ship = build("II")
    tokens.add(ship, Overlay("cap", 707, FRONT))
    assert hits.harmless(ship, Hit("small-meteor", "front"), 707)
    assert not hits.armoured(ship, Hit("heavy-fire", "front"), 707)


@pytest.mark.clause("ABE-9.14", "ABE-9.15")
def test_predators_do_not_find_hidden_goods() -> None:
    ship = build("II", "7,8 T050", "8,7 T112", goods={"8,7": ["blue"]})
    ship.goods[708] = ("green",)
    flown = team_flight("I-04", [ship, tub("II")], {0: ["smuggler", "stock-boy"]})
    play = Heard(flown.state, flown.chance)
    for place in (708, 807):
        eat(play, 0, place)
    assert ship.goods == {708: ("green",), 807: ("blue",)}
    ship.perks = ()
    for place in (708, 807):
        eat(play, 0, place)
    assert ship.goods == {}


@pytest.mark.clause("ABE-9.8", "ABE-9.6")
def test_a_spare_cannon_may_use_the_hypergeometer() -> None:
    game = TeamTable({0: ["deliveryman", "hypergeometer.a"]})
    game.lay(0, ("T016", 7, 8), ("T017", 7, 6, 2))
    game.play(0, Fit("part-cannon", 7, 7, RIGHT))
    assert legality.is_legal(game.ship(0))
    assert game.refused(0, Fit("part-cannon", 9, 9, 0)) == "ABE-9.6", "nothing lies there"


@pytest.mark.clause("ABE-9.16", "ABE-9.2", "ABE-9.14", "ABE-9.4")
def test_swindler_b_adds_to_end_bonuses_but_not_to_other_income() -> None:
    """Round 1, first place 4, looks 2, the Architect's extra 2 as it is, a blue cube on a beam 1 + 1."""
    ship = known(goods={"7,8": ["blue"]})
    state = landed([ship, tub()], {0: ["swindler", "architect", "smuggler"]}, [5, 1])
    events = conclude(state)
    (own, _other) = [event for event in events if isinstance(event, Settled)]
    assert (own.finish, own.looks, own.goods) == (5, 3, 2)
    assert state.players[0].credits == 5 + 3 + 2 + 2
    bent = landed([known(), tub()], {0: ["swindler"], 1: ["bureaucrat"]}, [5, 1])
    assert bent.team is not None
    bent.team.bent = (-1, -1)
    (own, other) = [event for event in conclude(bent) if isinstance(event, Settled)]
    assert (own.finish, own.looks) == (1, 1), "4 - 4 and 2 - 2, and one more for reaching the finish, and for looks"
    assert other.finish == 0


@pytest.mark.clause("ABE-9.9")
def test_imagining_what_the_inspector_has_seen() -> None:
    """Whoever knows the fourth pile keeps it; whoever does not, does not."""
    game = TeamTable({0: ["inspector"]}, begun=False, chance=Seeded(3))
    game.play(0, Look(4))
    assert_imagines(GAME, game.state, 2)
    game.play(0, Decline())
    game.ready()
    game.play(0, Look(4))
    assert_imagines(GAME, game.state, 2)
    game.play(0, StopLooking())
    assert_imagines(GAME, game.state, 2)


@pytest.mark.clause("ABE-9.24", "ABE-9.11")
def test_planner_b_on_iiib_markers_may_end_up_on_closed_squares() -> None:
    game = TeamTable({0: ["planner"]}, begun=False, board="IIIB", chance=Seeded(4))
    while game.state.phase == "team":
        game.play(0, GAME.moves(game.state, 0)[0])
    game.ready()
    assert game.ship(0).board.startswith("IIIB:")
    assert len(game.ship(0).overlays) == 5
    game.finish_all()
    assert game.ship(0).overlays == (), "they pay nothing and are put away"


@pytest.mark.clause("ABE-9.24", "ABE-9.2")
@pytest.mark.parametrize(("place", "paid"), [(704, 0), (705, 2)])
def test_planner_b_closed_squares_pay_nothing_whoever_builds_there(place: int, paid: int) -> None:
    """Dice 1 and 4 close 7,4 and not 7,5: a battery of the Architect's on 7,4 is legal, its marker pays nothing."""
    game = TeamTable({0: ["planner", "architect"]}, begun=False, board="IIIB", chance=Seeded(4))
    ship = game.ship(0)
    ship.board = "IIIB:1-4~"
    ship.put(place, Component("T001"))
    ship.overlays = (Overlay("marker-battery", place),)
    assert not legality.trespassers(ship)
    planner.pay(frame.Heard(game.state))
    assert game.player(0).credits == paid


@pytest.mark.clause("ABE-9.2")
def test_architect_on_iiib_and_iv() -> None:
    """R-32: any square of the grid; the plan keeps its closed squares, its halves and its insurance."""
    for name in ("IIIB", "IV", "IIB"):
        game = TeamTable({0: ["architect.a"]}, board=name, technologies=True, chance=Seeded(9))
        plan = board(game.ship(0).board)
        assert plan.name.endswith("~")
        assert len(plan.squares) == len(plan.rows) * len(plan.columns)
        assert plan.outside.isdisjoint(board(plan.name.removesuffix("~")).squares)
        assert plan.price == board(plan.name.removesuffix("~")).price


@pytest.mark.clause("ABE-9.16", "ABE-9.22")
def test_we_21_swindler_in_class_iv() -> None:
    """Up to 4 more components after taking the number tile."""
    game = TeamTable({0: ["swindler.a"]}, board="IV", technologies=True, chance=Seeded(2))
    game.finish(0, 1)
    assert game.state.number == 4
    added = 0
    while 0 in GAME.to_move(game.state) and added < 20:
        puts = [move for move in GAME.moves(game.state, 0) if isinstance(move, Put)]
        game.play(0, puts[0] if puts else GAME.moves(game.state, 0)[0])
        added += bool(puts)
    assert added == game.team.extras == 4


@pytest.mark.clause("ABE-9.12", "ABE-9.26")
def test_saboteur_b_takes_no_luxury_passenger() -> None:
    game = TeamTable({0: ["saboteur"]}, seats=5, big_expansion=True)
    game.lay(1, ("X004", 7, 8, 3))
    game.finish_all()
    assert game.ship(1).humans == {707: 2, 708: 1}
    assert GAME.moves(game.state, 0) == [Spot(7, 7), Decline()]


@pytest.mark.clause("ABE-9.20", "ABE-7.14")
def test_every_card_exists_once() -> None:
    """Whatever is recruited over a whole game, nobody has a card that somebody else has."""
    state = GAME.new(GAME.Options(expansion="abe", sequence="I-I-I-I"), 4, Seeded(8))
    assert state.team is not None
    for number in range(1, 4):
        state.cards.deck += [card for pile in state.cards.piles for card in pile]
        state.round = number - 1
        frame.after(state, settlement.conclude, Seeded(number))
        while state.team.window == "recruiting":
            seat = GAME.to_move(state)[-1]
            move = GAME.moves(state, seat)[-1]
            assert isinstance(move, Recruit)
            GAME.apply(state, seat, move, Seeded(number))
    owned = [one.card for cards in state.team.hired for one in cards]
    assert len(owned) == len(set(owned)) == 12


def test_the_swindler_may_change_his_mind() -> None:
    """A face-up component that is taken may be put back before it is placed."""
    game = TeamTable({0: ["swindler.a"]})
    game.return_(1, "T016")
    game.finish_all()
    game.play(0, TakeFaceUp("T016"))
    game.play(0, Return())
    game.play(0, Decline())
    assert list(game.state.face_up.values()) == ["T016"]
    assert game.state.phase == "flight"


def test_the_last_round_ends_the_game_after_the_window() -> None:
    state = landed([known("III"), tub("III")], {0: ["trader"]}, [5, 1])
    open_window(state, "end-of-flight")
    GAME.apply(state, 0, Decline(), Seeded(1))
    assert state.phase == "settlement"
    GAME.apply(state, 1, Seen(), Seeded(1))
    events = GAME.apply(state, 0, Seen(), Seeded(1))
    assert isinstance(events[-1], GameOver)
    assert GAME.result(state) is not None


@pytest.mark.clause("ABE-9.13", "ABE-9.18", "ABE-9.28")
def test_caps_save_money_when_the_guard_comes() -> None:
    game = TeamTable({0: ["security-guard.a"], 1: ["welder"]})
    game.player(0).credits = game.player(1).credits = 9
    game.finish_all()
    for side in range(3):
        game.play(1, Cap(7, 7, side))
    game.play(0, Use())
    assert [player.credits for player in game.state.players] == [5, 8]


@pytest.mark.clause("ABE-4.4.7", "ABE-9.4")
def test_insurance_is_decided_in_flight_order_after_the_bureaucrat_has_flown() -> None:
    """Class IV: rockets start 5 apart. From -5 the Bureaucrat flies 4 + 1 days, over the leader on 0, to 1."""
    game = TeamTable({1: ["bureaucrat.a"]}, board="IV", technologies=True, chance=Seeded(2))
    for player in game.state.players:
        player.credits = 20
    game.finish_all()
    game.play(1, Use())
    assert [player.position for player in game.state.players] == [0, 1]
    assert game.state.phase == "insurance"
    assert GAME.to_move(game.state) == (1,), "the Bureaucrat leads now"
    assert game.refused(0, Insure(True)) == "ABE-4.4.7"
    assert GAME.question(GAME.view(game.state, 0)).id == "galaxy-trucker-ask-insurance-wait"
    game.play(1, Insure(False))
    game.play(0, Insure(True))
    assert [player.insured for player in game.state.players] == [True, False]


@pytest.mark.clause("ABE-9.15", "ABE-9.19")
@pytest.mark.parametrize(
    ("goods", "in_sight"),
    [
        (("blue",), []),
        (("yellow", "green", "blue"), ["green", "blue"]),
        (("red", "blue"), ["red"]),
        (("red", "red", "blue"), ["red", "red"]),
        (("red", "red", "red"), ["red", "red", "red"]),
    ],
)
def test_a_mixed_hold_hides_no_more_than_its_special_container(goods: tuple[str, ...], in_sight: list[str]) -> None:
    """X042 has one special and two ordinary containers: one cube can be hidden, red ones lie elsewhere if they can."""
    ship = build("II")
    ship.put(708, Component("X042", 1))
    ship.goods[708] = goods
    flown = team_flight("I-04", [ship, tub("II")], {0: ["stock-boy"]})
    eaten = Heard(flown.state, flown.chance)
    eat(eaten, 0, 708)
    assert [event.good for event in eaten.events if isinstance(event, GoodLost)] == in_sight
    hidden = list(goods)
    for good in in_sight:
        hidden.remove(good)
    assert ship.goods.get(708, ()) == tuple(hidden)


def _said(game: TeamTable, seat: int) -> str:
    text = Text()
    return "\n".join(text(line) for panel in GAME.panels(GAME.view(game.state, seat)) for line in panel.lines)


def test_who_is_asked_before_the_flight_sees_what_is_aboard() -> None:
    """The Saboteur's owner chooses a cabin: the drawings show who lives where, and later where the human stands."""
    game = TeamTable({0: ["saboteur"]})
    game.lay(1, ("T016", 7, 8))
    assert "S2" in _said(game, 0), "while building there is only room"
    game.finish_all()
    assert game.window == "before-flight"
    assert "S:2" in _said(game, 0)
    for spot in (Spot(7, 7), Spot(7, 7), Spot(7, 8)):
        game.play(0, spot)
    assert "S:1" in _said(game, 0)
    assert "planted human between row 7, column 7 and row 7, column 8" in _said(game, 1)


@pytest.mark.clause("ABE-7.2", "ABE-7.13")
def test_the_panel_says_what_ones_own_specialists_can_do_now() -> None:
    game = TeamTable({0: ["welder.a", "buyer"], 1: ["smuggler"]})
    said = _said(game, 0)
    assert "Your Welder, A: Twice, a single connector" in said
    assert "Your Welder, B" not in said, "from the next round on"
    assert "Your Buyer, B" in said
    assert "Player 2: Smuggler (A and B)" in said, "everybody sees who works for whom"
    assert "Your Smuggler" not in said


@pytest.mark.clause("ABE-9.26")
def test_the_squares_to_choose_are_those_of_the_ship_in_question() -> None:
    """A board that can be tapped: the Saboteur's owner points at the victim's ship, not at the own one."""
    game = TeamTable({0: ["saboteur"]})
    game.lay(1, ("T016", 7, 8))
    game.finish_all()
    shown = GAME.panels(GAME.view(game.state, 0))
    ships = [panel for panel in shown if panel.title.id == "galaxy-trucker-panel-ship"]
    assert [any(cell.at for cell in panel.cells) for panel in ships] == [False, True]


@pytest.mark.clause("ABE-9.3", "ABE-9.11", "ABE-9.18")
def test_tokens_are_seen_on_their_squares() -> None:
    """On the drawing of an empty square, and in the words of every cell they touch."""
    text, ship = Text(), build("II", "7,8 T016")
    tokens.add(ship, Overlay("cap", 707, FRONT), Overlay("marker-human", 507), Overlay("man", 707, other=708))
    ship.wires = ((707, 708),)
    assert [text(phrase) for phrase in tokens_on(ship, 708)] == [
        "planted human between row 7, column 7 and row 7, column 8",
        "Connected without wires: row 7, column 7 and row 7, column 8",
    ]
    assert text(tokens_on(ship, 707)[0]) == "weld cap on row 7, column 7, front"
    assert "◆" in "".join(draw(ship))


@pytest.mark.clause("ABE-4.3.1", "ABE-9.2")
def test_boards_show_the_dice_printed_on_them_and_what_lies_outside() -> None:
    plain, rolled = (draw(Ship(board=name)) for name in ("IIIB", "IIIB:1-4"))
    assert plain == rolled, "no markers on closed squares (ABE-4.3.5)"
    assert sum(line.count(die) for line in rolled[1:] for die in "15") == 10 + 1, "and the 5 of a row's label"
    assert "".join(draw(Ship(board="II~"))).count("◦") == len(board("II~").outside)


@pytest.mark.clause("ABE-9.9", "ABE-9.22")
def test_the_question_tells_a_finished_player_what_is_left_to_do() -> None:
    game = TeamTable({0: ["swindler.a"], 1: ["inspector.a"]}, seats=3)
    for seat in (0, 1):
        game.finish(seat, seat + 1)
    asked = [GAME.question(GAME.view(game.state, seat)).id for seat in (0, 1)]
    assert asked == ["galaxy-trucker-team-ask-extras", "galaxy-trucker-team-ask-inspect"]
    game.play(1, Look(4))
    assert GAME.question(GAME.view(game.state, 1)).id == "galaxy-trucker-ask-looking"


@pytest.mark.clause("ABE-9.4", "ABE-9.17", "ABE-9.13", "ABE-9.21")
def test_moves_say_what_they_are_worth() -> None:
    """Round 2: finishing 8-6-4-2, best-looking 4; the second rocket flies 2 + 1 days."""
    game = TeamTable({0: ["security-guard.a"], 1: ["bureaucrat", "trader"]})
    game.player(0).credits = 3
    game.finish_all()
    text = Text()

    def said(seat: int) -> list[str]:
        seen = GAME.view(game.state, seat)
        return [text(GAME.question(seen)), *(text(GAME.say_move(seen, move)) for move in GAME.moves(game.state, seat))]

    assert "Player 1 3 and Player 2 0" in said(0)[0], "four connectors each, and no more than there is"
    game.play(0, Decline())
    assert said(1)[1:] == ["Fly ahead 3 days", "Stay where you are"]
    game.play(1, Decline())
    seen = GAME.view(game.state, 1)
    bent = text(GAME.say_move(seen, Bend(1, -1)))
    assert bent == "Finishing pays 12-9, the best-looking ship gets 2"
    assert text(GAME.say_move(seen, Price("red", 1))) == "red sells for 5 instead of 4"


# --- pairs the appendix speaks of ------------------------------------------------------------------------------


@pytest.mark.clause("ABE-9.17", "ABE-9.14", "ABE-7.9")
@pytest.mark.parametrize(("position", "paid"), [(5, 5), (None, 3)])
def test_trader_b_and_smuggler_b_on_a_hidden_cube(position: int | None, paid: int) -> None:
    """A blue cube on a beam: 1, and 1 for the Trader's price, and 1 for hiding it; a green one in a hold 2.

    A ship that gave up gets half of 5, rounded up: the extra credit is added before the sale is halved.
    """
    ship = build("II", "7,8 T050", "8,7 T016@1", goods={"7,8": ["blue"], "8,7": ["green"]})
    state = landed([ship, tub("II")], {0: ["smuggler"], 1: ["trader"]}, [position, 1])
    assert state.team is not None
    state.team.price = ("blue", 1)
    (own, _other) = [event for event in conclude(state) if isinstance(event, Settled)]
    assert own.worth == 2 + 1 + 2
    assert own.goods == paid


@pytest.mark.clause("ABE-9.2", "ABE-9.4")
def test_architect_b_is_paid_by_the_rules_card_whoever_bends_rewards() -> None:
    """Round 2: looks 4 - 2, and the Architect's extra 4 as the card says."""
    state = landed([known("II"), tub("II")], {0: ["architect"], 1: ["bureaucrat"]}, [5, 1])
    assert state.team is not None
    state.team.bent = (0, -1)
    told = conclude(state)
    (own, _other) = [event for event in told if isinstance(event, Settled)]
    assert own.looks == 2
    assert SpecialistPaid(seat=0, specialist="architect", credits=4, balance=4) in told


@pytest.mark.clause("ABE-9.16", "ABE-4.4.6")
def test_swindler_b_saves_a_credit_after_the_lawyer() -> None:
    """R-40: class IIB is not insured, 9 lost cost half, 4, and one less. Nothing due, nothing saved."""
    for lost, cost in ((9, 3), (1, 0), (2, 0)):
        ship = build("IIB")
        ship.specialty, ship.aliens, ship.cyan = "lawyer", {305: "cyan"}, True
        state = landed([ship, build("IIB")], {0: ["swindler"]}, [None, 1], sequence="IIB")
        state.players[0].lost = ["T001"] * lost
        (own, _other) = [event for event in conclude(state) if isinstance(event, Settled)]
        assert own.cost == cost


@pytest.mark.clause("ABE-9.7", "ABE-6.4.2", "ABE-3.7.2")
def test_astronauts_awake_in_stasis_are_crew_and_sleepers_are_not() -> None:
    """A stasis chamber on 6,7 beside the start cabin: with the Hotel Clerk two are awake, two sleep on."""
    ship = build("II")
    ship.put(607, Component("X002", 2))
    ship.humans[607], ship.asleep[607] = 2, 2
    flown = team_flight("I-04", [ship, tub("II")], {0: ["hotel-clerk"]})
    assert infected(ship) == [607, 707], "they catch an Epidemic, and spread it"
    ship.put(606, Component("ABE-ARM-1", 1))
    assert ship.armed() == [607], "and can be armed"
    ship.humans.pop(607)
    assert ship.armed() == [], "sleepers can't"
    ship.humans[607] = 2
    eat(Heard(flown.state, flown.chance), 0, 607)
    assert 607 not in ship.humans
    assert ship.asleep == {607: 2}, "nobody eats the sleepers"
    assert ship.keepable([[607], [707]]) == [[707]], "a chamber is no cabin"


@pytest.mark.clause("ABE-9.6", "ABE-9.11", "ABE-9.29")
def test_a_spare_cabin_matches_the_planners_marker() -> None:
    """Errors are cured first, payments come last: what the component has become by then counts."""
    game = TeamTable({0: ["deliveryman.a", "planner"]}, begun=False)
    for move in (Decline(), Decline(), Spot(7, 9), Decline(), Decline()):
        game.play(0, move)
    game.ready()
    game.lay(0, ("T018", 7, 8), ("T016", 7, 9))
    game.finish_all()
    game.play(0, Fit("part-cabin", 7, 9))
    assert game.player(0).credits == 2
    assert game.ship(0).humans == {707: 2, 709: 2}, "and two humans live there"


@pytest.mark.clause("ABE-9.8", "ABE-9.25")
def test_a_cannon_without_its_free_square_may_carry_the_turret() -> None:
    """T096 turned twice points at the hold behind it: A allows it, B lets it shoot to every side."""
    game = TeamTable({0: ["hypergeometer"]})
    game.lay(0, ("T054", 8, 7), ("T016", 8, 8), ("T096", 7, 8, 2))
    game.finish_all()
    game.play(0, Spot(7, 8))
    ship = game.ship(0)
    assert power.cannon_halves(ship) == 2, "full value"
    for side in ("front", "right", "rear", "left"):
        line = 8 if side in ("front", "rear") else 7
        assert hits.defenders(ship, Hit("large-meteor", side), line) == [708]
    assert hits.defenders(ship, Hit("large-meteor", "front"), 7) == [], "lines are as ever"


@pytest.mark.clause("ABE-9.22", "ABE-9.12", "ABE-9.16")
def test_the_swindler_adds_from_beside_the_ship_and_with_the_saboteur_from_beside_others() -> None:
    game = TeamTable({0: ["swindler.a", "saboteur.a"]})
    game.set_aside(0, "T016")
    game.set_aside(1, "T017")
    game.finish(0, 1)
    game.take(0, "T016")
    game.play(0, Put(7, 8, 0))
    game.play(0, Snatch(1, "T017"))
    game.play(0, Put(7, 6, 2))
    assert game.team.extras == 2
    assert game.refused(0, TakeFaceDown(next(iter(game.state.face_down)))) == "GT-2.15", "round 2: two more, no third"
