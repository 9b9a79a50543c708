"""Parts that fall off, and the piece that flies on (GT-6.12 ... GT-6.14, GT-6.18, GT-6.19)."""

from __future__ import annotations

import pytest
from tests.games.galaxy_trucker.flight_helpers import Flown, at, build, fly, known, tub
from tests.games.galaxy_trucker.frame import Heard

from starboard.games.galaxy_trucker.events.flight import (
    AlienLost,
    BrokeApart,
    Declared,
    Destroyed,
    FellOff,
    LeftFlight,
    Rolled,
)
from starboard.games.galaxy_trucker.flight.breaking import ChoosePiece, destroy
from starboard.games.galaxy_trucker.moves.flight import Brace, Enough, Keep, LoseCrew, Power
from starboard.games.galaxy_trucker.ship.ship import Ship


def shoot_off(ship: Ship, *spots: str) -> Flown:
    """Components of the first ship are destroyed between two cards."""
    flown = fly("I-04", [ship, tub()])
    play = Heard(flown.state, flown.chance)
    destroy(play, 0, [at(spot) for spot in spots])
    flown.events += play.events
    return flown


def example_18() -> Ship:
    """BE-18: 7,7 – beam 7,8 – cabin 7,9 – battery 8,9; the engine 8,8 hangs on 7,8 only."""
    return build("I", "7,8 T050", "7,9 T044", "8,9 T013@1", "8,8 T066")


@pytest.mark.clause("GT-6.12", "GT-6.18")
@pytest.mark.parametrize(("keep", "lost"), [(Keep(7, 7), 4), (Keep(7, 9), 3), (Keep(8, 9), 3)])
def test_example_18_breaking_apart(keep: Keep, lost: int) -> None:
    """BE-18: a heavy shot takes 7,8. Pieces {7,7}, {7,9; 8,9}, {8,8}; the engine alone may not be kept."""
    flown = shoot_off(example_18(), "7,8")
    assert isinstance(flown.question, ChoosePiece)
    assert flown.told(BrokeApart) == [BrokeApart(seat=0, pieces=(((7, 7),), ((7, 9), (8, 9)), ((8, 8),)))]
    assert flown.moves() == [Keep(7, 7), Keep(7, 9)]
    assert flown.refused(0, Keep(8, 8)) == "GT-6.18"
    assert flown.refused(0, Keep(7, 8)) == "GT-6.12"
    flown.answer(0, keep)
    assert len(flown.lost(0)) == lost
    assert flown.ship(0).crew == 2
    assert flown.ship(0).tokens == (0 if keep == Keep(7, 7) else 3)


@pytest.mark.clause("GT-6.12", "GT-6.14")
def test_what_hangs_on_a_lost_component_is_lost_too() -> None:
    """Without the beam on 7,8 the known ship loses the double cannon, battery, shield and double engine as well."""
    flown = shoot_off(known(), "7,8")
    assert flown.lost(0) == ["T050", "T123", "T003", "T081", "T116"]
    assert flown.told(Destroyed) == [Destroyed(seat=0, row=7, column=8, tile="T050")]
    assert flown.told(FellOff)[0].squares == ((6, 8), (7, 9), (8, 8), (8, 9))
    assert flown.ship(0).tokens == 0, "tokens on lost components go to the bank"
    assert flown.done, "no piece but one has a cabin: no choice"


@pytest.mark.clause("GT-6.12")
def test_losing_the_start_cabin_has_no_effect_of_its_own() -> None:
    flown = shoot_off(known(), "7,7")
    # Left of it cabin, hold and special hold; right of it the beam with everything; above and below cannon and engine.
    assert flown.done, "only the left piece has a cabin, so there is nothing to choose"
    assert set(flown.ship(0).components) == {at("7,5"), at("7,6"), at("8,6")}
    assert flown.ship(0).crew == 2
    assert flown.state.players[0].flying
    assert not flown.told(LeftFlight)


@pytest.mark.clause("GT-3.8", "GT-6.18")
def test_example_4_connectors_laid_bare_are_exposed() -> None:
    """BE-4: start cabin, T050 and a battery: 5 exposed connectors, 6 when the battery is shot off."""
    ship = build("I", "7,8 T050", "7,9 T001")
    assert ship.exposed() == 5
    flown = shoot_off(ship, "7,9")
    assert flown.ship(0).exposed() == 6


@pytest.mark.clause("GT-6.13")
def test_example_19_alien_and_life_support() -> None:
    """BE-19: joined to two life supports; the first loss does nothing, the second kills the alien at once."""
    ship = build("I", "8,7 beam", "8,6 cabin", "8,5 purple", "7,6 purple", "6,7 cannon^", aliens={"8,6": "purple"})
    assert ship.has_alien("purple")
    flown = fly("I-03", [ship, tub()], dice="11 11 11")
    play = Heard(flown.state, flown.chance)
    destroy(play, 0, [at("8,5")])
    assert ship.has_alien("purple")
    destroy(play, 0, [at("7,6")])
    assert not ship.has_alien("purple")
    assert play.events[-1] == AlienLost(seat=0, row=8, column=6, alien="purple")
    assert ship.crew == 2
    assert at("8,6") not in ship.humans, "the cabin stays empty"


@pytest.mark.clause("GT-6.13", "GT-6.6")
def test_example_19_the_bonus_is_gone_for_the_next_line_of_the_same_card() -> None:
    """Combat Zone I-16: the alien is lost for the engine line; the cannon line counts 1 and no bonus."""
    ship = build("I", "8,7 beam", "8,6 cabin", "8,5 purple", "6,7 cannon^", aliens={"8,6": "purple"})
    flown = fly("I-16", [ship, known()], positions=[9, 0], dice="11 11")
    flown.answer(1, Enough())
    flown.answer(0, LoseCrew(8, 6))  # the second one can only come from the start cabin
    declared = flown.told(Declared)[-1]
    assert (declared.seat, declared.what, declared.alien, declared.total) == (0, "cannons", 0, 2)


@pytest.mark.clause("GT-6.18")
def test_pieces_are_settled_before_the_next_hit_is_rolled() -> None:
    """Pirates II-03 at a ship whose beam is hit first: the owner chooses a piece, only then the next roll."""
    flown = fly("II-03", [example_18(), tub()], dice="44 11 11")
    assert isinstance(flown.question, ChoosePiece)
    assert len(flown.told(Rolled)) == 1
    flown.answer(0, Keep(7, 7))
    assert len(flown.told(Rolled)) == 3


@pytest.mark.clause("GT-6.19", "GT-9.1")
def test_a_ship_without_humans_stays_until_the_card_is_done() -> None:
    """Pirates II-03: the first shot takes the only cabin of the tub, and still the second one flies at it."""
    flown = fly("II-03", [known(), tub()], dice="34 34 34")
    flown.answer(0, Enough())
    hit = [(event.seat, event.row, event.column) for event in flown.told(Destroyed)]
    # Column 7 of the tub: cannon, start cabin, engine, one for each shot; no shield guards the front.
    assert [spot for spot in hit if spot[0] == 1] == [(1, 6, 7), (1, 7, 7), (1, 8, 7)]
    assert flown.told(LeftFlight) == [LeftFlight(seat=1, why="no-humans")]
    assert flown.events.index(flown.told(LeftFlight)[0]) > flown.events.index(flown.told(Destroyed)[-1])


@pytest.mark.clause("GT-6.18")
def test_a_piece_with_empty_cabins_may_be_kept_and_ends_in_giving_up() -> None:
    ship = build("I", "7,8 beam", "7,9 cabin", "8,7 engine", humans={"7,9": 0})
    flown = fly("II-03", [ship, tub()], dice="44 11 11")
    flown.answer(0, Keep(7, 9))
    assert flown.told(LeftFlight) == [LeftFlight(seat=0, why="no-humans")]


@pytest.mark.clause("GT-3.16", "GT-6.12")
def test_only_joins_are_tested_again() -> None:
    """A ship that lost parts flies on whatever its barrels and exhausts look at."""
    flown = shoot_off(known(), "7,5", "8,6")
    assert flown.done
    assert len(flown.ship(0).pieces()) == 1
    assert Brace() not in flown.moves()
    assert not flown.told(FellOff)
    assert LoseCrew(7, 7) not in flown.moves()
    assert Power(8, 8) not in flown.moves()
