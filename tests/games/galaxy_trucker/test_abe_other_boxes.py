"""What Another Big Expansion says about cards of the first one (ABE-8).

The texts of Evil Machinations and Rough Roads are not known to us, so none of these cards is in the game and nothing
about them is invented (ABE-8.4.2: these clauses matter only where the cards are played). Each clause is shown as far as
it can be: the card is not there, and what the clause builds upon holds.
"""

from __future__ import annotations

import pytest
from tests.games.galaxy_trucker.abe_fixtures import ship_of
from tests.games.galaxy_trucker.flight_helpers import FILLER, at, fly, known, tub

from starboard.core.text import Text
from starboard.games.galaxy_trucker.cards import cards
from starboard.games.galaxy_trucker.events.flight import (
    Aimed,
    Approached,
    CardsAdded,
    CardTurned,
    Claimed,
    CrewLost,
    IntruderStepped,
    Rolled,
    SabotageRolled,
    Shifted,
    TokenLost,
)
from starboard.games.galaxy_trucker.flight.losses import GiveGoods
from starboard.games.galaxy_trucker.moves.flight import FlyOn, Take, Thrust
from starboard.games.galaxy_trucker.ship.boards import board
from starboard.games.galaxy_trucker.ship.power import cannon_halves
from starboard.games.galaxy_trucker.ship.tiles import CABINS, CANNONS, ENGINES, HOLDS, LEFT, RIGHT
from starboard.games.galaxy_trucker.words.cards import card_text

TEXT = Text()

EVIL_MACHINATIONS = [
    "Ambush",
    "Checkpoint",
    "Quality Control",
    "Cosmic Rays",
    "Customs Inspection",
    "Eco-patrol",
    "Getting Even",
    "Road Narrows",
    "System Test",
    "Trustbusters",
]
ROUGH_ROADS = [
    "Bum Batteries",
    "Cosmic Psychosis",
    "Panic",
    "Dead Zone",
    "Deja Vu",
    "Explosive Batteries",
    "Explosive Goods",
    "Made to Order",
    "Nasty Surprise",
    "Piercing Projectiles",
    "Stiff Competition",
]


@pytest.mark.clause(
    "ABE-8.4.2", "ABE-8.4.3", "ABE-8.1.2", "ABE-8.1.3", "ABE-8.1.4", "ABE-8.2.3", "ABE-8.2.6", "ABE-8.2.7"
)
@pytest.mark.parametrize("name", [*EVIL_MACHINATIONS, *ROUGH_ROADS, "Robosmokeys", "Star Depot"])
def test_cards_whose_text_is_unknown_are_not_in_the_game(name: str) -> None:
    names = {TEXT(card_text(code).name) for code in cards()}
    assert name not in names
    assert len(names) == 20


@pytest.mark.clause("ABE-8.1.1")
def test_pairs_of_defense_systems_count_as_cannons() -> None:
    pair = ship_of("7,6 defense-system 0300\n7,7 defense-system 0303\n7,8 start-cabin 0003")
    assert cannon_halves(pair) == 2


@pytest.mark.clause("ABE-8.1.5", "ABE-8.1.8", "ABE-8.2.5")
def test_solar_panels_hold_no_tokens() -> None:
    """What counts or takes tokens finds none on a panel."""
    ship = ship_of("7,6 solar-panel 0300\n7,7 start-cabin 3333\n7,8 battery 0003")
    assert ship.tokens == 2
    assert list(ship.batteries) == [at("7,8")]
    flown = fly(FILLER, [ship, tub()]).begin(GiveGoods(0, 5))
    assert [(event.row, event.column) for event in flown.told(TokenLost)] == [(7, 8), (7, 8)]
    assert at("7,6") in flown.ship(0).components


@pytest.mark.clause("ABE-8.1.6")
def test_without_dice_for_the_line_thrusters_do_not_help() -> None:
    """Sabotage rolls for a square, not for the line of a hit: nobody with thrusters and batteries is asked."""
    ship = ship_of(
        """
        6,6 thruster    0030 nozzles=left,front
        7,6 battery     3300
        7,7 start-cabin 0303
        7,8 cargo-hold  0003
        """
    )
    code = next(code for code, card in cards().items() if card.kind == "sabotage")
    flown = fly(code, [ship, known()], dice="44 34")
    assert [event.found for event in flown.told(SabotageRolled)] == [True]
    assert flown.done
    assert not flown.told(Shifted)


@pytest.mark.clause("ABE-8.1.7")
def test_a_cylinder_has_no_outermost_columns() -> None:
    """In every row that reaches both edges, they are neighbours."""
    plan = board("IIB")
    first, last = plan.columns[0], plan.columns[-1]
    both = [row for row in plan.rows if {row * 100 + first, row * 100 + last} <= set(plan.squares)]
    assert both
    for row in both:
        assert plan.neighbours[row * 100 + first][LEFT] == row * 100 + last
        assert plan.neighbours[row * 100 + last][RIGHT] == row * 100 + first


@pytest.mark.clause("ABE-8.1.9", "ABE-3.0")
@pytest.mark.parametrize("kind", ["crewbot-station", "defense-system", "thruster"])
def test_new_components_belong_to_no_old_category(kind: str) -> None:
    for category in (CANNONS, ENGINES, CABINS, HOLDS, {"battery", "cargo-and-battery", "special-cargo-and-battery"}):
        assert kind not in category


@pytest.mark.clause("ABE-8.2.1")
def test_a_connected_panel_is_a_source_of_power_like_a_battery() -> None:
    ship = ship_of("7,6 solar-panel 0300\n7,7 shield 0303 guards=front,left\n7,8 battery 0033\n8,8 start-cabin 3000")
    assert ship.sources(at("7,7")) == [at("7,8"), at("7,6")]


@pytest.mark.clause("ABE-8.2.2")
def test_crewbots_are_not_among_the_crew_that_can_be_lost() -> None:
    ship = ship_of("7,6 crewbot-station 0300\n7,7 start-cabin 3333")
    ship.active = (at("7,6"),)
    assert ship.crew == 2


@pytest.mark.clause("ABE-8.2.4")
def test_a_hazardous_sector_met_again_adds_new_cards() -> None:
    """Deja Vu itself is not in the game; the card turned twice takes further cards of the deck."""
    flown = fly([FILLER, "ABE-I-1", "ABE-I-1"], [known(), known()], dice="1111")
    flown.state.cards.box = {"II": ["II-04", "II-05", "II-06", "II-07"]}
    flown.state.cards.deck.sort(key=lambda card: card != FILLER)
    flown.answer(0, FlyOn()).answer(1, FlyOn())
    flown.state.cards.deck.append(flown.state.cards.deck.pop(flown.state.cards.deck.index("ABE-I-1")))
    flown.answer(0, FlyOn()).answer(1, FlyOn())
    assert [event.card for event in flown.told(CardTurned)][1:3] == ["ABE-I-1", "ABE-I-1"]
    assert [event.number for event in flown.told(CardsAdded)] == [2, 2]
    assert not flown.state.cards.box["II"]


@pytest.mark.clause("ABE-8.2.5", "ABE-3.3.4")
def test_neighbours_are_squares_side_by_side_whatever_links_them() -> None:
    """Two components at a switchboard are connected and not neighbours; two that only touch are neighbours."""
    ship = ship_of(
        """
        6,6 battery     0300
        6,7 switchboard 0333
        6,8 battery     0003
        7,6 structural  0300
        7,7 start-cabin 3333
        """
    )
    assert at("6,8") in ship.connected(at("6,6"))
    assert [ship.neighbour(at("6,6"), side) for side in range(4)] == [0, at("6,7"), at("7,6"), 0]


@pytest.mark.clause("ABE-8.2.8", "ABE-5.4.1")
def test_one_shift_holds_for_both_hits_of_one_roll() -> None:
    """As with a double meteor: asked once, and both come in the new line."""
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
    flown.answer(0, Thrust("left"))
    assert [event.column for event in flown.told(Aimed) if event.seat == 0] == [7, 7]
    assert len(flown.told(Shifted)) == 1


@pytest.mark.clause("ABE-8.2.9")
def test_the_order_at_a_place_that_shoots() -> None:
    """The place's shots come before the visit; shots of other players would come before them."""
    crew = ship_of("6,6 cabin 0300 capacity=12\n6,7 structural 0033\n7,7 start-cabin 3333\n8,7 engine 3000")
    flown = fly("ABE-IV-14", [crew, tub()], dice="11 11 11")
    flown.answer(0, Take(), Take())
    kinds = [type(event) for event in flown.events]
    assert kinds.index(Approached) < kinds.index(Rolled) < kinds.index(Claimed)


@pytest.mark.clause("ABE-8.3.1")
def test_a_cyan_alien_does_not_protect_against_intruders() -> None:
    ship = ship_of("7,5 cabin 0300\n7,6 life-support 0303\n7,7 start-cabin 3333")
    ship.humans.pop(at("7,5"))
    ship.aliens[at("7,5")] = "cyan"
    assert ship.defended() == []
    flown = fly("ABE-I-2", [ship, tub()], dice="34")
    assert flown.told(IntruderStepped)[0].column == 5
    assert flown.told(CrewLost)[0].who == "cyan"


@pytest.mark.clause("ABE-8.3.3", "ABE-3.1.6")
def test_a_panel_is_no_battery_token() -> None:
    ship = ship_of("7,6 solar-panel 0300\n7,7 start-cabin 3333")
    assert ship.tokens == 0
    assert not ship.batteries


@pytest.mark.clause("ABE-8.3.4")
def test_the_three_middle_columns_of_a_cylinder_have_a_seven() -> None:
    cylinder = board("IIB").cylinder
    assert cylinder is not None
    sevens = [column for column, pairs in enumerate(cylinder.columns, start=1) if any(sum(pair) == 7 for pair in pairs)]
    assert sevens == [4, 5, 6]
