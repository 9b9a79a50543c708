"""The new adventures (ABE-5), each card flown with known ships and known dice."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.galaxy_trucker.abe_fixtures import ship_of
from tests.games.galaxy_trucker.flight_helpers import FILLER, Flown, at, fly, known, tub

from starboard.core.game import Move
from starboard.core.text import Text
from starboard.games.galaxy_trucker.adventures import radiation_leak
from starboard.games.galaxy_trucker.adventures.enemies import Enemy
from starboard.games.galaxy_trucker.adventures.hazardous_sector import HazardousSector
from starboard.games.galaxy_trucker.adventures.hiring import berths
from starboard.games.galaxy_trucker.adventures.intruders import Intruder
from starboard.games.galaxy_trucker.adventures.meteoric_swarm import MeteoricSwarm
from starboard.games.galaxy_trucker.cards import Hit, Reward, card_set, cards, expansion_deck
from starboard.games.galaxy_trucker.events.flight import (
    Aimed,
    Approached,
    Attacked,
    Bounced,
    CardsAdded,
    CardTurned,
    Claimed,
    CrewLost,
    Destroyed,
    Exploded,
    Fastest,
    GoodLost,
    Hired,
    LeftFlight,
    Missed,
    Moved,
    Offered,
    Passed,
    Rolled,
    Shifted,
    ShotDown,
    TokenLost,
)
from starboard.games.galaxy_trucker.flight.declare import Declare
from starboard.games.galaxy_trucker.moves.flight import (
    DoneLoading,
    DoWithout,
    Enough,
    FlyOn,
    Hire,
    HoldCourse,
    Keep,
    Land,
    LoseCrew,
    Pass,
    Power,
    Stow,
    Take,
    Thrust,
    WalksFirst,
)
from starboard.games.galaxy_trucker.options import Options
from starboard.games.galaxy_trucker.setup import decks
from starboard.games.galaxy_trucker.ship.ship import Ship, copy_ship
from starboard.games.galaxy_trucker.view import view
from starboard.games.galaxy_trucker.words.table import say_move
from starboard.lab.conformance import problems

TEXT = Text()

STARDUST = FILLER


def big(**more: Any) -> Ship:
    """A ship with a crew of 14, firepower 5, engines 4, holds and batteries; column 7 is its only front."""
    return ship_of(
        """
        5,7 cannon      0030
        6,7 cabin       3030 capacity=12
        7,5 cargo-hold  0300
        7,6 battery     0303
        7,7 start-cabin 3333
        7,8 special-cargo-hold 0303
        7,9 cargo-hold  0003
        8,7 engine      3000
        """,
        **more,
    )


def armed(power: int) -> Ship:
    """A tub whose one cannon has this much power."""
    ship = tub()
    face = ship.face(at("6,7"))
    ship.changed[at("6,7")] = type(face)(
        kind=face.kind, connectors=face.connectors, power=power, barrel=face.barrel, clear=face.clear
    )
    return ship


# --- decks ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("ABE-1.1", "ABE-5.1")
def test_three_intruders_and_a_hazardous_sector_for_each_deck_and_twenty_cards_four() -> None:
    for level in ("I", "II", "III"):
        added = [card for card in card_set("abe").values() if card.deck == level]
        assert [isinstance(card, Intruder) for card in added] == [False, True, True, True]
        assert isinstance(added[0], HazardousSector)
    assert sum(card.deck == "IV" for card in card_set("abe").values()) == 20


@pytest.mark.clause("ABE-1.2", "ABE-1.4", "ABE-5.1", "ABE-5.2.1")
def test_cards_are_in_the_decks_only_with_their_modules() -> None:
    def sizes(**options: Any) -> list[int]:
        found = decks(Options(**options))
        return [len(found.get(level, ())) for level in ("I", "II", "III", "IV")]

    assert sizes() == [20, 20, 20, 0]
    assert sizes(expansion="abe") == [24, 24, 24, 20]
    assert sizes(expansion="abe", intruders=False) == [21, 21, 21, 14]
    assert sizes(expansion="abe", cards=False) == [23, 23, 23, 0]
    assert sizes(expansion="abe", cards=False, intruders=False) == [20, 20, 20, 0]
    without = decks(Options(expansion="abe", intruders=False))
    assert not any(isinstance(cards()[code], Intruder) for level in without.values() for code in level)
    assert "ABE-III-1" not in expansion_deck("III", adventures=False, intruders=True)


def test_what_is_reconstructed_is_marked() -> None:
    """Only Hazardous Sectors and the Radiation Leak are known in full; marks name fields of the card."""
    whole = {code for code, card in card_set("abe").items() if not card.reconstructed}
    assert whole == {"ABE-I-1", "ABE-II-1", "ABE-III-1", "ABE-IV-20"}
    for card in card_set("abe").values():
        assert set(card.reconstructed) <= {*card.__struct_fields__, "kind"}
        assert not card.reconstructed or "deck" in card.reconstructed


# --- hazardous sector ---------------------------------------------------------------------------------------------


def with_box(card: str, box: dict[str, list[str]], dice: str) -> Flown:
    """Turn a card with these cards still in the box (after a Stardust that does nothing to speak of)."""
    flown = fly([STARDUST, card], [known(), known()], dice=dice)
    flown.state.cards.box = box
    return flown.answer(0, FlyOn()).answer(1, FlyOn())


def fly_on(flown: Flown) -> Flown:
    """Everybody flies on to the next card."""
    while flown.done and flown.state.flight is not None:
        seat = flown.question.seats(flown.state)[0]
        flown.answer(seat, FlyOn())
    return flown


@pytest.mark.clause("ABE-5.2", "ABE-5.2.1")
@pytest.mark.parametrize(("card", "source"), [("ABE-I-1", "II"), ("ABE-II-1", "III"), ("ABE-III-1", "IV")])
def test_two_cards_of_the_next_deck_come_next_in_drawn_order(card: str, source: str) -> None:
    """Three are left in the box; the dice draw the second, then the second of the two left."""
    left = {"II": ["II-01", "II-08", "II-10"], "III": ["III-01", "III-08", "III-10"]}
    left["IV"] = ["ABE-IV-7", "ABE-IV-18", "ABE-IV-20"]
    first, drawn, second = left[source]
    flown = with_box(card, {source: [first, drawn, second]}, "22")
    assert flown.state.cards.deck == [FILLER, second, drawn]
    assert flown.state.cards.box[source] == [first]
    assert [(event.deck, event.number) for event in flown.told(CardsAdded)] == [(source, 2)]
    assert flown.state.flight is not None
    assert flown.state.flight.cards == 5
    assert flown.state.flight.added == [source, source]
    flown.answer(0, FlyOn()).answer(1, FlyOn())
    assert flown.told(CardTurned)[-1].card == drawn
    assert flown.state.flight.added == [source]


@pytest.mark.clause("ABE-5.2")
def test_we_23_a_chain_of_hazardous_sectors() -> None:
    """I adds two of II; the first of them is the Hazardous Sector of II, which adds two of III on top."""
    box = {"II": ["ABE-II-1", "II-08"], "III": ["III-08", "III-10"]}
    flown = with_box("ABE-I-1", box, "11 11")
    fly_on(flown)
    turned = [event.card for event in flown.told(CardTurned)]
    assert turned[:3] == [STARDUST, "ABE-I-1", "ABE-II-1"]
    assert [event.deck for event in flown.told(CardsAdded)] == ["II", "III"]
    assert flown.state.flight is not None
    assert flown.state.flight.cards == 7
    assert flown.state.cards.deck[:2] == [FILLER, "II-08"]
    assert turned[3] == "III-08"
    assert flown.state.flight.added == ["II", "III"]


@pytest.mark.clause("ABE-5.2.1")
def test_a_deck_that_is_short_gives_what_there_is() -> None:
    flown = with_box("ABE-I-1", {"II": ["II-08"]}, "1")
    assert flown.told(CardsAdded)[0].number == 1
    empty = with_box("ABE-I-1", {}, "")
    assert empty.told(CardsAdded)[0].number == 0
    assert empty.state.cards.deck == [FILLER]


# --- tougher enemies ----------------------------------------------------------------------------------------------


@pytest.mark.clause("ABE-5.3", "ABE-5.3.0")
def test_smugglers_take_goods_when_the_attack_is_over_and_then_shoot() -> None:
    """Strength 11. Both are beaten. 5 goods: three cubes and two tokens of the first; then two shots."""
    ships = [known(goods={"7,5": ("yellow", "blue"), "8,6": ("red",)}), tub()]
    flown = fly("ABE-IV-7", ships, dice="34 22")
    assert not flown.told(GoodLost)
    flown.answer(0, Enough())
    assert [(event.seat, event.outcome) for event in flown.told(Attacked)] == [(0, "loses"), (1, "loses")]
    assert [event.good for event in flown.told(GoodLost)] == ["red", "yellow", "blue"]
    assert len(flown.told(TokenLost)) == 2
    assert [(event.hit, event.line, event.at) for event in flown.told(Rolled)] == [
        ("light-fire", 7, (0, 1)),
        ("heavy-fire", 4, (0, 1)),
    ]
    assert [(event.seat, event.row, event.column) for event in flown.told(Destroyed)] == [(0, 6, 7), (1, 6, 7)]
    kinds = [type(event) for event in flown.events]
    assert max(n for n, kind in enumerate(kinds) if kind is Attacked) < kinds.index(GoodLost)
    assert max(n for n, kind in enumerate(kinds) if kind is TokenLost) < kinds.index(Rolled)
    assert flown.done


@pytest.mark.clause("ABE-5.3", "ABE-5.3.0", "ABE-5.3.2", "ABE-5.8")
def test_slavers_shoot_first_and_then_take_crew() -> None:
    """Strength 10: three shots with one roll each for the two beaten ships, then 6 crew of each, by flight order."""
    flown = fly("ABE-IV-8", [known(), tub(), armed(11)], dice="11 34 11")
    flown.answer(0, Enough())
    assert [event.outcome for event in flown.told(Attacked)] == ["loses", "loses", "wins"]
    flown.answer(2, Take())
    assert flown.credits()[2] == 14
    assert flown.positions() == [None, None, -7]
    assert [(event.hit, event.side) for event in flown.told(Rolled)] == [
        ("light-fire", "left"),
        ("heavy-fire", "front"),
        ("light-fire", "right"),
    ]
    assert [event.seat for event in flown.told(CrewLost)] == [0] * 4 + [1] * 2
    assert [(event.seat, event.why) for event in flown.told(LeftFlight)] == [(0, "no-humans"), (1, "no-humans")]
    kinds = [type(event) for event in flown.events]
    assert kinds.index(Rolled) < kinds.index(CrewLost)


@pytest.mark.clause("ABE-5.8", "ABE-5.3", "ABE-5.3.2")
def test_pirates_take_goods_shoot_and_take_crew() -> None:
    """Strength 13: goods, six shots, crew. A draw is spared, the winner may decline, who comes after is spared."""
    flown = fly("ABE-IV-9", [tub(), armed(13), armed(14), tub()], dice="11 11 11 11 11 11")
    assert [event.outcome for event in flown.told(Attacked)] == ["loses", "draws", "wins"]
    flown.answer(2, Pass())
    assert flown.credits() == [0, 0, 0, 0]
    assert len(flown.told(Rolled)) == 6
    assert {event.seat for event in flown.told(Missed)} == {0}
    assert [event.seat for event in flown.told(CrewLost)] == [0, 0]
    assert flown.positions() == [None, -2, -4, -6]


@pytest.mark.clause("ABE-5.3", "ABE-5.3.2")
def test_the_winner_gets_everything_listed() -> None:
    """Pirates IV pay 12 credits, 1 red and 1 yellow, for 3 days."""
    ship = big()
    ship.changed[at("5,7")] = armed(14).face(at("6,7"))
    flown = fly("ABE-IV-9", [ship, tub()], positions=[9, 0])
    flown.answer(0, Take(), Stow("red", 7, 8), Stow("yellow", 7, 5), DoneLoading())
    assert flown.credits() == [12, 0]
    assert flown.positions() == [6, 0]
    assert not flown.told(CrewLost)
    card = cards()["ABE-IV-9"]
    assert isinstance(card, Enemy)
    assert card.reward == Reward(credits=12, goods=("red", "yellow"))


@pytest.mark.clause("ABE-5.3.0")
def test_enemies_of_decks_one_to_three_take_at_once() -> None:
    """R-59: only deck IV waits."""
    assert all(card.tougher == (card.deck == "IV") for card in cards().values() if isinstance(card, Enemy))
    flown = fly("I-01", [tub(), armed(9)])
    kinds = [type(event) for event in flown.events]
    assert kinds.index(CrewLost) < max(n for n, kind in enumerate(kinds) if kind is Attacked)


# --- double meteors -----------------------------------------------------------------------------------------------


STACK = """
    6,7 {top}       {sides}
    7,7 start-cabin 3333
    8,7 engine      3000
"""


def stack(top: str = "structural", sides: str = "0030") -> Ship:
    """Something in front of the start cabin, in column 7."""
    return ship_of(STACK.format(top=top, sides=sides))


def meteors(flown: Flown, hit: str) -> list[tuple[int, int, int]]:
    """Where meteors of a kind were aimed: seat, row, column."""
    return [(event.seat, event.row, event.column) for event in flown.told(Aimed) if event.hit == hit]


@pytest.mark.clause("ABE-5.4", "ABE-5.4.2")
def test_the_large_one_first_on_every_ship_then_the_small_one_where_it_left_something() -> None:
    """Column 7. The large one takes 6,7 of both; the small one finds the start cabin, its connector now exposed."""
    flown = fly("ABE-IV-10", [stack(), stack()], dice="34 11 11 11 11")
    assert flown.told(Rolled)[0].hit == "double-meteor"
    aimed = [(event.seat, event.hit, event.row) for event in flown.told(Aimed)]
    assert aimed == [
        (0, "large-meteor", 6),
        (1, "large-meteor", 6),
        (0, "small-meteor", 7),
        (1, "small-meteor", 7),
    ]
    assert [(event.seat, event.row) for event in flown.told(Destroyed)] == [(0, 6), (1, 6), (0, 7), (1, 7)]


@pytest.mark.clause("ABE-5.4.2")
def test_an_empty_line_is_a_miss_for_the_small_one() -> None:
    """Column 8 holds one component: gone with the large one."""
    ship = ship_of("7,7 start-cabin 3333\n7,8 cargo-hold 0003\n8,7 engine 3000")
    flown = fly("ABE-IV-10", [ship, tub()], dice="44 11 11 11 11")
    assert meteors(flown, "large-meteor") == [(0, 7, 8)]
    assert not meteors(flown, "small-meteor")
    assert [(event.seat, event.hit) for event in flown.told(Missed)][:3] == [
        (1, "large-meteor"),
        (0, "small-meteor"),
        (1, "small-meteor"),
    ]


@pytest.mark.clause("ABE-5.4", "ABE-5.4.2")
def test_each_of_the_two_is_defended_by_itself() -> None:
    """A cannon shoots the large one; the small one comes all the same, bounces off the cannon's smooth front."""
    flown = fly("ABE-IV-10", [tub(), stack("structural", "3030")], dice="34 11 11 11 11")
    assert [(event.seat, event.row) for event in flown.told(ShotDown)] == [(0, 6)]
    assert meteors(flown, "small-meteor")[0] == (0, 6, 7)
    assert [event.seat for event in flown.told(Bounced)] == [0]


@pytest.mark.clause("ABE-5.4.2")
def test_both_defences_cost_a_token_each() -> None:
    """A double cannon for the large one, a shield for the small one (the cannon's exposed connector stays)."""
    ship = ship_of(
        """
        6,7 double-cannon 1030 barrel=front
        7,6 battery     0300
        7,7 start-cabin 3333
        7,8 shield      0003 guards=front,left
        8,7 engine      3000
        """
    )
    flown = fly("ABE-IV-10", [ship, tub()], dice="34 11 11 11 11")
    flown.answer(0, Power(6, 7))
    assert flown.ship(0).tokens == 1
    flown.answer(0, Power(7, 8))
    assert flown.ship(0).tokens == 0
    assert at("6,7") in flown.ship(0).components


@pytest.mark.clause("ABE-5.4.1")
def test_thrusters_are_asked_once_and_move_both() -> None:
    """Column 8 has a hold; a left nozzle moves the hit to column 7: 6,7 goes, the start cabin is smooth there."""
    ship = ship_of(
        """
        6,6 thruster    0330 nozzles=left,front
        6,7 structural  0003
        7,6 battery     3300
        7,7 start-cabin 0303
        7,8 cargo-hold  0003
        """
    )
    flown = fly("ABE-IV-10", [ship, tub()], dice="44 11 11 11 11")
    assert flown.moves() == [Thrust("left"), HoldCourse()]
    flown.answer(0, Thrust("left"))
    assert meteors(flown, "large-meteor") == [(0, 6, 7)]
    assert meteors(flown, "small-meteor") == [(0, 7, 7)]
    assert at("7,8") in flown.ship(0).components
    assert len([event for event in flown.told(Shifted) if event.seat == 0]) == 1


@pytest.mark.clause("ABE-5.4")
@pytest.mark.parametrize("code", ["ABE-IV-10", "ABE-IV-11", "ABE-IV-12"])
def test_every_swarm_of_deck_four_flies(code: str) -> None:
    """On a roll of 2 everything misses: one roll for each printed meteor, two misses for a double one."""
    card = cards()[code]
    assert isinstance(card, MeteoricSwarm)
    flown = fly(code, [known(), tub()], dice="11" * len(card.meteors))
    assert [(event.hit, event.side) for event in flown.told(Rolled)] == [(m.hit, m.side) for m in card.meteors]
    parts = [part for meteor in card.meteors for part in meteor.parts for _ship in range(2)]
    assert [Hit(event.hit, event.side) for event in flown.told(Missed)] == parts
    assert flown.done


# --- vengeful places ------------------------------------------------------------------------------------------------


@pytest.mark.clause("ABE-5.5", "ABE-5.5.2")
def test_a_vengeful_ship_shoots_at_its_visitor_alone_before_taking_crew() -> None:
    """Three shots from the front, one in column 7: the cannon is gone. Then 8 crew for 15 credits, 2 days."""
    flown = fly("ABE-IV-13", [big(), big()], positions=[8, 2], dice="11 34 11")
    flown.answer(0, Take())
    assert flown.told(Approached)[0].seat == 0
    assert [event.at for event in flown.told(Rolled)] == [(0,)] * 3
    assert [(event.row, event.column) for event in flown.told(Destroyed)] == [(5, 7)]
    assert not flown.told(CrewLost)
    flown.answer(0, Take(), *[LoseCrew(6, 7)] * 8)
    assert flown.ship(0).crew == 6
    assert flown.credits() == [15, 0]
    assert flown.positions() == [6, 2]
    assert flown.done


@pytest.mark.clause("ABE-5.5", "ABE-5.5.2")
def test_a_visitor_may_decline_after_the_shots_and_the_next_faces_new_ones() -> None:
    flown = fly("ABE-IV-13", [big(), big()], dice="11 11 11 34 11 11")
    flown.answer(0, Take()).answer(0, Pass())
    assert flown.positions() == [0, -2]
    flown.answer(1, Take())
    assert [event.at for event in flown.told(Rolled)] == [(0,)] * 3 + [(1,)] * 3
    flown.answer(1, Pass())
    assert flown.done
    assert flown.credits() == [0, 0]
    assert not flown.told(Claimed)
    assert not flown.told(Moved)


@pytest.mark.clause("ABE-5.5", "ABE-5.5.1")
def test_the_crew_is_counted_before_and_after_the_shots() -> None:
    """ABE-IV-14 asks for 12. The second shot takes the big cabin with twelve of fourteen: too few are left."""
    small, ship = (
        tub(),
        ship_of(
            """
        6,7 cabin       0030 capacity=12
        7,7 start-cabin 3333
        8,7 engine      3000
        """
        ),
    )
    flown = fly("ABE-IV-14", [small, ship, big()], dice="11 34 11")
    assert [(event.seat, event.unable) for event in flown.told(Passed)] == [(0, True)]
    flown.answer(1, Take())
    assert flown.ship(1).crew == 2
    assert [(event.seat, event.unable) for event in flown.told(Passed)] == [(0, True), (1, True)]
    assert flown.question.seat == 2
    flown.answer(2, Pass())
    assert len(flown.told(Rolled)) == 3


@pytest.mark.clause("ABE-5.5")
def test_a_vengeful_station_pays_when_it_has_shot() -> None:
    flown = fly("ABE-IV-14", [big(), tub()], positions=[5, 0], dice="11 11 11")
    flown.answer(0, Take(), Take())
    assert flown.told(Offered)[0].goods == ("red", "red", "yellow", "yellow", "green")
    flown.answer(0, Stow("red", 7, 8), DoneLoading())
    assert flown.positions() == [3, 0]
    assert flown.ship(0).crew == 14


# --- developed planets ----------------------------------------------------------------------------------------------


@pytest.mark.clause("GT-8.4", "ABE-5.5.1")
def test_ships_with_too_small_a_crew_are_passed_over_one_after_the_other() -> None:
    """I-17 takes 3 crew: two tubs with 2 each are not asked, known with 4 is."""
    flown = fly("I-17", [tub(), tub(), known()])
    assert [(event.seat, event.unable) for event in flown.told(Passed)] == [(0, True), (1, True)]
    assert (flown.question.seat, flown.moves()) == (2, [Take(), Pass()])


@pytest.mark.clause("ABE-5.6", "ABE-5.6.2")
def test_humans_are_hired_for_free_places() -> None:
    """ABE-IV-15, planet 3: 2 green and 3 humans. A cabin with one, an empty one (it held an alien), a start cabin."""
    ship = ship_of(
        """
        6,7 cabin       3030
        7,5 cabin       0300
        7,6 cabin       0303
        7,7 start-cabin 3333
        7,8 cargo-hold  0003
        """,
        humans={"6,7": 1, "7,5": 0},
        aliens={"7,6": "purple"},
    )
    flown = fly("ABE-IV-15", [ship, known()], positions=[9, 0])
    flown.answer(0, Land(3), Stow("green", 7, 8), DoneLoading())
    assert flown.moves() == [Hire(6, 7), Hire(7, 5), Enough()]
    assert flown.refused(0, Hire(7, 6)) == "ABE-5.6"
    assert flown.refused(0, Hire(7, 7)) == "ABE-5.6"
    flown.answer(0, Hire(7, 5), Hire(6, 7))
    assert flown.moves() == [Hire(7, 5), Enough()]
    flown.answer(0, Hire(7, 5))
    assert flown.ship(0).humans == {at("6,7"): 2, at("7,5"): 2, at("7,7"): 2}
    assert [event.seat for event in flown.told(Hired)] == [0] * 3
    flown.answer(1, Pass())
    assert flown.positions() == [6, 0]


@pytest.mark.clause("ABE-5.6")
def test_no_room_no_human_and_landing_is_legal_all_the_same() -> None:
    """ABE-IV-16, planet 3 has 4 humans and no goods; the ship is full: nothing is asked, 4 days are lost."""
    flown = fly("ABE-IV-16", [known(), known()], positions=[9, 0])
    flown.answer(0, Land(3))
    assert not flown.told(Offered)
    assert not flown.told(Hired)
    assert flown.question.seat == 1
    flown.answer(1, Land(1), DoneLoading())
    assert flown.positions() == [5, -4]


@pytest.mark.clause("ABE-5.6", "ABE-5.6.2")
def test_goods_and_humans_can_be_refused_and_places_refilled() -> None:
    """ABE-IV-17, planet 2: 1 yellow, 2 blue, 2 humans. Places emptied in the flight; one hired, goods left."""
    flown = fly("ABE-IV-17", [known(humans={"7,6": 0, "7,7": 1}), tub()], positions=[9, 0])
    flown.answer(0, Land(2), DoneLoading(), Hire(7, 7), Enough())
    assert flown.ship(0).humans == {at("7,7"): 2}
    assert flown.ship(0).crew == 2
    flown.answer(1, Land(4))
    assert flown.positions() == [7, -2]


@pytest.mark.clause("ABE-5.6")
def test_no_more_humans_than_the_planet_has() -> None:
    """ABE-IV-17, planet 3: 2 green and 1 human. Three places are free; after one the next ship is asked."""
    flown = fly("ABE-IV-17", [known(humans={"7,6": 0, "7,7": 1}), tub()], positions=[9, 0])
    flown.answer(0, Land(3), DoneLoading())
    assert flown.moves() == [Hire(7, 6), Hire(7, 7), Enough()]
    flown.answer(0, Hire(7, 6))
    assert flown.ship(0).humans == {at("7,6"): 1, at("7,7"): 1}
    assert (flown.question.seat, flown.moves()[-1]) == (1, Pass())


@pytest.mark.clause("ABE-5.6.1")
def test_free_stasis_places_may_be_used() -> None:
    """Three sleep in a chamber for four: one more can be hired for it, and is no crew until woken."""
    ship = ship_of("7,6 stasis-chamber 0300\n7,7 start-cabin 3333")
    ship.asleep[at("7,6")] = 3
    flown = fly("ABE-IV-16", [ship, tub()])
    flown.answer(0, Land(3))
    assert flown.moves() == [Hire(7, 6), Enough()]
    flown.answer(0, Hire(7, 6))
    assert flown.ship(0).asleep == {at("7,6"): 4}
    assert flown.ship(0).crew == 2
    assert flown.question.seat == 1


@pytest.mark.clause("ABE-5.6.1")
def test_luxury_cabins_take_nobody() -> None:
    ship = ship_of("7,6 luxury-cabin 0300\n7,7 start-cabin 3333", humans={"7,6": 0, "7,7": 1})
    assert berths(ship) == [at("7,7")]


# --- mostly open space ------------------------------------------------------------------------------------------------


@pytest.mark.clause("ABE-5.7")
def test_what_was_declared_for_an_earlier_card_counts_no_more() -> None:
    """Open Space, then Mostly Open Space: known has two tokens and is asked about its double engine both times."""
    flown = fly(["I-05", "ABE-IV-18"], [known(), tub()], positions=[9, 0], dice="22 22 22 22")
    flown.answer(0, Power(8, 8))
    assert flown.positions() == [12, 1], "1 + 2 days"
    flown.answer(0, FlyOn()).answer(1, FlyOn())
    assert isinstance(flown.question, Declare)
    flown.answer(0, Enough())
    assert flown.positions() == [13, 2], "1 day without the token"


@pytest.mark.clause("ABE-5.7", "ABE-5.7.3")
def test_the_fastest_ship_meets_the_meteors_alone() -> None:
    """ABE-IV-18. known flies 3 with a token, tub 1: known is struck, by the leader's dice for it alone."""
    flown = fly("ABE-IV-18", [tub(), known()], positions=[9, 0], dice="22 22 22 22")
    flown.answer(1, Power(8, 8))
    assert flown.positions() == [10, 3]
    assert [(event.fastest, event.tie, event.values) for event in flown.told(Fastest)] == [(1, False, (2, 6))]
    assert {event.by for event in flown.told(Rolled)} == {0}
    assert [(event.hit, event.side, event.at) for event in flown.told(Rolled)] == [
        ("large-meteor", "front", (1,)),
        ("small-meteor", "left", (1,)),
        ("small-meteor", "right", (1,)),
        ("large-meteor", "front", (1,)),
    ]


@pytest.mark.clause("ABE-5.7")
def test_a_tie_strikes_the_ship_ahead_after_moving() -> None:
    """Both have 1. The second moves last and passes nobody: the first is still ahead."""
    flown = fly("ABE-IV-18", [tub(), tub()], positions=[3, 4], dice="11 11 11 11")
    # 1 moves first, from 4 to 5; then 0 from 3 to 4: 1 is ahead.
    assert flown.positions() == [4, 5]
    assert [(event.fastest, event.tie) for event in flown.told(Fastest)] == [(1, True)]
    assert {event.seat for event in flown.told(Missed)} == {1}


@pytest.mark.clause("ABE-5.7.1", "ABE-5.7.3")
def test_a_ship_that_must_leave_is_not_considered_and_a_lone_one_is_struck() -> None:
    still = ship_of("7,7 start-cabin 3333")
    flown = fly("ABE-IV-18", [still, tub()], dice="11 11 11 11")
    assert [(event.seat, event.why) for event in flown.told(LeftFlight)] == [(0, "no-engines")]
    assert flown.told(Fastest)[0].order == (1,)
    assert {event.seat for event in flown.told(Missed)} == {1}
    nobody = fly("ABE-IV-18", [ship_of("7,7 start-cabin 3333"), ship_of("7,7 start-cabin 3333")])
    assert not nobody.told(Fastest)
    assert nobody.state.flight is None


@pytest.mark.clause("ABE-5.7.3")
def test_the_alien_counts_for_the_fastest() -> None:
    """1 and the brown alien's 2 against 2 engines of the other."""
    slow = ship_of(
        """
        7,6 cabin        0330
        7,7 start-cabin  3333
        8,6 life-support 3000
        8,7 engine       3000
        """,
    )
    slow.aliens[at("7,6")] = "brown"
    slow.humans.pop(at("7,6"))
    fast = ship_of("7,7 start-cabin 3333\n7,8 structural 0033\n8,7 engine 3000\n8,8 engine 3000")
    flown = fly("ABE-IV-18", [fast, slow], dice="11 11 11 11")
    assert [(event.fastest, event.order, event.values) for event in flown.told(Fastest)] == [(1, (0, 1), (4, 6))]


# --- radiation leak -------------------------------------------------------------------------------------------------


@pytest.mark.clause("ABE-5.9", "ABE-5.9.2")
def test_we_14_a_two_chains() -> None:
    """4 tokens explode, 3 stay."""
    ship = ship_of(
        """
        7,5 battery     0330 cells=2
        7,6 structural  0303
        7,7 start-cabin 3333
        7,8 structural  0303
        7,9 battery     0003 cells=3
        8,5 battery     3000 cells=2
        """
    )
    flown = fly("ABE-IV-20", [ship, tub()])
    assert [event.squares for event in flown.told(Exploded)] == [((7, 5), (8, 5))]
    assert sorted(flown.ship(0).components) == [at(spot) for spot in ("7,6", "7,7", "7,8", "7,9")]
    assert flown.ship(0).tokens == 3
    assert len(flown.lost(0)) == 2
    assert flown.ship(0).human_crew == 2


@pytest.mark.clause("ABE-5.9", "ABE-5.9.1")
def test_we_14_b_one_chain_with_a_switchboard_or_two_without_the_link() -> None:
    """7 tokens around a switchboard, all explode; with the linking battery empty: two chains of 3, nothing."""
    text = """
        7,5 battery     0330 cells=2
        7,6 structural  0303
        7,7 start-cabin 3333
        8,5 battery     3030 cells=1
        9,5 battery     3300 cells=2
        9,6 switchboard 0303
    """
    whole = ship_of(text, batteries={"7,5": 3, "8,5": 1, "9,5": 3})
    assert [radiation_leak.value(whole, chain) for chain in radiation_leak.chains(whole)] == [7]
    flown = fly("ABE-IV-20", [whole, tub()])
    assert [event.squares for event in flown.told(Exploded)] == [((7, 5), (8, 5), (9, 5), (9, 6))]
    emptied = ship_of(text, batteries={"7,5": 3, "8,5": 0, "9,5": 3})
    assert [radiation_leak.value(emptied, chain) for chain in radiation_leak.chains(emptied)] == [3, 3]
    flown = fly("ABE-IV-20", [emptied, tub()])
    assert not flown.told(Exploded)
    assert flown.ship(0).tokens == 6


@pytest.mark.clause("ABE-5.9")
def test_we_14_c_panels_count_like_tokens() -> None:
    ship = ship_of(
        """
        7,6 battery     0330 cells=2
        7,7 start-cabin 3333
        8,6 solar-panel 3030
        9,6 solar-panel 3000
        """
    )
    assert radiation_leak.exploding(ship, 4) == (at("7,6"), at("8,6"), at("9,6"))
    ship.batteries[at("7,6")] = 1
    assert radiation_leak.exploding(ship, 4) == ()


@pytest.mark.clause("ABE-5.9", "ABE-5.9.1")
def test_we_14_d_one_crew_member_for_each_component_and_empty_batteries_harm_nobody() -> None:
    """A cabin with 2 humans next to a panel and a loaded battery loses 1; one next to an empty battery none."""
    ship = ship_of(
        """
        6,7 solar-panel 0030
        7,5 cabin       0330
        7,7 start-cabin 3333
        7,6 structural  0303
        7,8 battery     0003
        8,5 battery     3000
        """,
        batteries={"8,5": 0},
    )
    flown = fly("ABE-IV-20", [ship, tub()])
    assert flown.ship(0).humans == {at("7,5"): 2, at("7,7"): 1}
    assert len(flown.told(CrewLost)) == 1


@pytest.mark.clause("ABE-5.9.1", "ABE-5.9.3")
def test_crew_goes_before_chains_and_all_chains_of_a_ship_go_together() -> None:
    """Two chains of 4, left and right of the start cabin: one check of what falls off, after both have gone."""
    ship = ship_of(
        """
        7,5 cabin       0300
        7,6 battery     0303 cells=4
        7,7 start-cabin 3333
        7,8 battery     0303 cells=4
        7,9 cargo-hold  0003
        """
    )
    flown = fly("ABE-IV-20", [ship, copy_ship(ship)])
    kinds = [type(event) for event in flown.events]
    assert max(n for n, kind in enumerate(kinds) if kind is CrewLost) < kinds.index(Exploded)
    assert [event.squares for event in flown.told(Exploded)] == [((7, 6), (7, 8))]
    assert [event.seat for event in flown.told(CrewLost)] == [0, 0, 1, 1]
    # pieces 7,5 (a cabin) and 7,7: the owner chooses between these two, once
    assert flown.moves() == [Keep(7, 5), Keep(7, 7)]
    assert flown.question.seat == 0


@pytest.mark.clause("ABE-5.9.3", "ABE-3.3.3")
def test_switchboards_and_wires_conduct_in_both_steps() -> None:
    """The cabin is connected to the panel by the switchboard; the battery to another one by a wire."""
    ship = ship_of(
        """
        6,6 solar-panel 0300
        6,7 switchboard 0033
        7,7 start-cabin 3333
        7,8 structural  0303
        7,9 battery     0033 cells=2
        8,7 cabin       3000
        8,9 structural  3030
        9,9 battery     3000 cells=2
        """
    )
    assert radiation_leak.irradiated(ship) == [at("7,7")]
    assert radiation_leak.exploding(ship, 4) == ()
    ship.wires = ((at("7,9"), at("9,9")), (at("8,7"), at("7,9")))
    assert radiation_leak.irradiated(ship) == [at("7,7"), at("8,7")]
    assert radiation_leak.exploding(ship, 4) == (at("7,9"), at("9,9"))


@pytest.mark.clause("ABE-5.9")
def test_crewbots_are_not_irradiated() -> None:
    ship = ship_of("7,6 crewbot-station 0300\n7,7 start-cabin 0303\n7,8 battery 0003")
    ship.active = (at("7,6"),)
    assert radiation_leak.irradiated(ship) == [at("7,7")]


@pytest.mark.clause("ABE-5.9", "ABE-9.7")
def test_the_owner_chooses_who_of_a_shared_cabin_is_lost() -> None:
    """R-16: a human beside an alien (Hotel Clerk), with a loaded battery next door."""
    ship = ship_of(
        """
        6,6 life-support 0030
        7,6 cabin       3303
        7,5 battery     0300
        7,7 start-cabin 0003
        """
    )
    ship.perks = ("hotel-clerk.a",)
    ship.aliens[at("7,6")] = "purple"
    ship.humans[at("7,6")] = 1
    flown = fly("ABE-IV-20", [ship, tub()])
    assert flown.moves() == [LoseCrew(7, 6, "human"), LoseCrew(7, 6, "alien")]
    assert flown.refused(0, LoseCrew(7, 6)) == "GT-6.9"
    flown.answer(0, LoseCrew(7, 6, "human"))
    assert flown.ship(0).aliens == {at("7,6"): "purple"}
    assert flown.ship(0).humans == {at("7,7"): 2}


@pytest.mark.clause("ABE-5.6.2", "ABE-9.7")
def test_with_a_hotel_clerk_one_human_is_hired_beside_an_alien() -> None:
    ship = ship_of("7,6 cabin 0300\n7,7 start-cabin 3333")
    ship.humans.pop(at("7,6"))
    ship.aliens[at("7,6")] = "purple"
    assert berths(ship) == []
    ship.perks = ("hotel-clerk.a",)
    assert berths(ship) == [at("7,6")]
    ship.humans[at("7,6")] = 1
    assert berths(ship) == []


# --- words ----------------------------------------------------------------------------------------------------------


def says(flown: Flown, move: Move) -> str:
    """An answer as the player reads it."""
    seen = view(flown.state, flown.question.seat)
    phrase = say_move(seen, move)
    assert not problems(TEXT, phrase)
    return TEXT(phrase)


def test_the_new_answers_have_words() -> None:
    landing = fly("ABE-IV-15", [known(humans={"7,7": 1}), tub()])
    assert says(landing, Land(3)) == "Land on planet 3: 2 green and 3 humans"
    landing.answer(0, Land(3), DoneLoading())
    assert says(landing, Hire(7, 7)) == "Hire somebody for the start cabin (row 7, column 7)"
    assert says(landing, LoseCrew(7, 7)) == "Lose somebody from the start cabin (row 7, column 7)"
    assert says(landing, LoseCrew(7, 7, "alien")) == "Lose the alien from the start cabin (row 7, column 7)"
    assert says(landing, WalksFirst("left")) == "The left-handed one"
    assert says(landing, DoWithout("red")) == "Do without red"
    ship = ship_of("6,6 thruster 0030 nozzles=left,front\n7,6 battery 3300\n7,7 start-cabin 0303")
    swarm = fly("ABE-IV-10", [ship, tub()], dice="34")
    assert says(swarm, Thrust("left")) == "Fire thrusters to the left: it comes along column 6 instead"
