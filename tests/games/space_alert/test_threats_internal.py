"""The appendix, internal threats (SA-20): every special rule and every clarification."""

from __future__ import annotations

import pytest
from tests.games.space_alert.flights import (
    aboard,
    announce,
    block,
    delayed,
    knocked_out,
    play,
    put,
    slots,
    stand,
    stations,
    tokens,
    where,
)

from starboard.games.space_alert.flight_events import Repaired, TokenMoved, VisualConfirmed

# --- Unstable Warheads ------------------------------------------------------------------------------------------


@pytest.mark.clause("SA-20.1")
def test_warheads_have_the_rockets_as_hit_points() -> None:
    """One rocket is on the track and does not count: two stored, two C repair it, no launch meanwhile."""
    flight = aboard("C C C", turn=3)
    stand(flight, "blue-lower")
    flight.rockets, flight.rocket_launched = 2, True
    warheads = announce(flight, "I1-07", 4)
    play(flight)
    assert (warheads.hp, warheads.damage, flight.rockets) == (2, 1, 2)
    play(flight)
    assert (warheads.status, flight.rockets) == ("destroyed", 2)
    play(flight)
    assert flight.rockets == 1  # C works again


@pytest.mark.clause("SA-20.1", "SA-20.17")
def test_warheads_without_rockets_are_destroyed_on_appearing() -> None:
    """They score as destroyed, no token is placed."""
    flight = aboard(".", turn=3)
    flight.rockets = 0
    warheads = announce(flight, "I1-07", 4)
    play(flight)
    assert warheads.status == "destroyed"
    assert block(flight, "blue-lower C") == [0]


@pytest.mark.clause("SA-20.1", "SA-20.17")
@pytest.mark.parametrize(("rockets", "damage", "blue"), [(2, 1, 3), (1, 0, 3), (2, 0, 6)])
def test_warheads_explode(rockets: int, damage: int, blue: int) -> None:
    """Z: 3 damage to blue for each stored rocket that is not repaired; the rockets stay and can't be launched."""
    flight = aboard(". C", turn=3)
    stand(flight, "blue-lower")
    flight.rockets = rockets
    warheads = put(flight, "I1-07", 2, at=2, damage=damage)
    play(flight)
    assert (warheads.status, tokens(flight), flight.rockets) == ("survived", [0, 0, blue], rockets)
    play(flight)
    assert flight.rockets == rockets


@pytest.mark.clause("SA-20.17", "SA-15.6")
def test_slime_takes_the_warheads_hit_points() -> None:
    """Three stored, two repaired; the blue Slime's X destroys a rocket: 2 of 2, destroyed by the crew."""
    flight = aboard(".", turn=3)
    warheads = put(flight, "I1-07", 1, damage=2)
    put(flight, "I2-01", 2, at=11)
    play(flight)
    assert (flight.rockets, warheads.hp, warheads.status) == (2, 2, "destroyed")


# --- Slime --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("SA-20.2", "SA-6.10")
@pytest.mark.parametrize(
    ("start", "card"), [("blue-upper", "^"), ("white-lower", ">"), ("white-upper", "@lb"), ("blue-lower", ".")]
)
def test_entering_slime_delays(start: str, card: str) -> None:
    """By lift, arrow or heroic movement; whoever is there already is not delayed."""
    flight = aboard(f"{card} A", turn=3)
    stand(flight, start)
    put(flight, "I2-01", 2)
    play(flight)
    assert where(flight) == ["blue-lower"]
    assert delayed(flight) == ([] if card == "." else [0])


@pytest.mark.clause("SA-20.2")
def test_red_slime_disables_only_a_stored_squad() -> None:
    """Whoever takes it afterwards leads a disabled squad and needs a second C."""
    flight = aboard(". C C", turn=3)
    stand(flight, "red-lower")
    put(flight, "I2-02", 2, at=11)
    play(flight)
    assert flight.squads[3] == 2
    play(flight)
    assert (flight.crew[0].squad, flight.squads[3]) == (2, 0)
    play(flight)
    assert flight.crew[0].squad == 1


@pytest.mark.clause("SA-20.2")
def test_red_slime_leaves_a_taken_squad_alone() -> None:
    flight = aboard("C", turn=3)
    stand(flight, "red-lower")
    put(flight, "I2-02", 2, at=11)
    play(flight)
    assert (flight.crew[0].squad, flight.squads[3]) == (1, 0)


@pytest.mark.clause("SA-20.2", "SA-20.13")
def test_slime_spreads_from_what_was_there_before() -> None:
    """First Y: red to white. Second Y: white to blue, red cannot (white is full)."""
    flight = aboard(". . . . . .", boards=(6, 6, 6, 6), turn=3)
    slime = put(flight, "I2-02", 2, at=9)
    play(flight)
    assert stations(slime) == ["red-lower", "white-lower"]
    play(flight)
    play(flight)
    assert stations(slime) == ["red-lower", "white-lower", "blue-lower"]


@pytest.mark.clause("SA-20.13")
def test_two_slimes_stop_each_other() -> None:
    """The red Slime does not enter white-lower, where the blue one's progeny lies; nor does that enter red-lower."""
    flight = aboard(". . .", boards=(4, 4, 4, 6), turn=3)
    blue = put(flight, "I2-01", 1, at=9)
    red = put(flight, "I2-02", 2, at=9)
    play(flight)
    assert stations(blue) == ["blue-lower", "white-lower"]
    assert stations(red) == ["red-lower"]


@pytest.mark.clause("SA-20.13")
def test_slime_left_after_z_also_stops_slime() -> None:
    """The blue Slime performed Z with a token in white-lower: the red one cannot spread there."""
    flight = aboard(". .", turn=3)
    blue = put(flight, "I2-01", 1, at=3)
    blue.tokens.append(4)
    flight.hazard[4] = 1
    red = put(flight, "I2-02", 2, at=7)
    play(flight)
    assert blue.status == "survived"
    assert stations(red) == ["red-lower"]


@pytest.mark.clause("SA-20.2", "SA-20.14", "SA-20.13")
def test_slime_is_hit_token_by_token() -> None:
    """P1 clears the progeny with one hit; the original has its own damage and needs two. The last one destroys it."""
    flight = aboard("R . R", ". R R", boards=(4, 4, 4, 7), turn=3)
    stand(flight, "white-lower+", "blue-lower+")
    slime = put(flight, "I2-01", 2, at=15)
    slime.tokens.append(4)
    flight.hazard[4] = 1
    play(flight)
    assert (stations(slime), slime.damage, slime.status) == (["blue-lower"], 0, "in-play")
    assert flight.hazard[4] == 0
    play(flight)
    assert (slime.damage, slime.status) == (1, "in-play")
    play(flight)
    assert (slime.status, flight.hazard) == ("destroyed", [0] * 6)


@pytest.mark.clause("SA-20.14")
def test_slime_lives_on_in_its_progeny() -> None:
    """The original goes at 2 damage; the number keeps moving and Z works on the progeny alone: white 2, blue 0."""
    flight = aboard("R . .", boards=(4, 4, 4, 4), turn=3)
    stand(flight, "blue-lower+")
    slime = put(flight, "I2-01", 2, at=5, damage=1)
    slime.tokens.append(4)
    flight.hazard[4] = 1
    play(flight)
    assert (slime.status, stations(slime), slime.square) == ("in-play", ["white-lower"], 3)
    play(flight)
    assert (slime.status, tokens(flight)) == ("survived", [0, 2, 0])


@pytest.mark.clause("SA-20.14")
def test_slime_arriving_delays_nobody() -> None:
    """Crew standing in white-lower when it spreads there are not delayed."""
    flight = aboard(". A", turn=3)
    stand(flight, "white-lower")
    put(flight, "I2-01", 2, at=7)
    play(flight)
    assert delayed(flight) == []


@pytest.mark.clause("SA-20.2", "SA-8.12")
def test_slime_after_z_stays_and_delays() -> None:
    """Battlebots cannot clear it any more: no target."""
    flight = aboard(". R", "^ < >", turn=3)
    stand(flight, "blue-lower+", "white-upper")
    slime = put(flight, "I2-01", 2, at=2)
    play(flight)
    assert slime.status == "survived"
    play(flight)
    assert flight.hazard[5] == 1
    flight.crew[1].station = 4
    play(flight)
    assert delayed(flight) == [1]


@pytest.mark.clause("SA-20.2")
def test_two_slime_tokens_in_one_station() -> None:
    """Red Slime has come as far as blue-lower when the blue one appears there: clearing one leaves the other."""
    flight = aboard("R", turn=3)
    stand(flight, "blue-lower+")
    red = put(flight, "I2-02", 1)
    red.tokens += [4, 5]
    flight.hazard[3:] = [1, 1, 1]
    blue = put(flight, "I2-01", 2)
    play(flight)
    assert stations(red) == ["red-lower", "white-lower"]  # the lowest number was hit
    assert (stations(blue), flight.hazard[5]) == (["blue-lower"], 1)


# --- Overheated Reactor -------------------------------------------------------------------------------------------


@pytest.mark.clause("SA-20.3", "SA-20.18")
def test_overheated_reactor_knocks_out_in_turn_order() -> None:
    """P1 has left red-lower, P3 completes it; P2 and P4 are caught (P4's card is void); P5 arrives later: safe."""
    flight = aboard("^", "B", "B", "A", ">", turn=3)
    stand(flight, "red-lower", "blue-lower", "white-lower", "red-lower", "white-lower")
    reactor = put(flight, "I2-06", 2, damage=2)
    play(flight)
    assert reactor.status == "destroyed"
    assert knocked_out(flight) == [1, 3]
    assert flight.fired == [0] * 6
    assert where(flight) == ["red-upper", "blue-lower", "white-lower", "red-lower", "blue-lower"]


@pytest.mark.clause("SA-20.18")
def test_only_the_completing_repair_knocks_out() -> None:
    flight = aboard("B", ".", turn=3)
    stand(flight, "white-lower", "red-lower")
    put(flight, "I2-06", 2, damage=1)
    play(flight)
    assert knocked_out(flight) == []


# --- intruders that shoot, move and hunt --------------------------------------------------------------------------


@pytest.mark.clause("SA-20.4")
def test_alien_returns_fire_only_after_x() -> None:
    for square, squad in ((13, 1), (8, 2)):
        flight = aboard("R", turn=3)
        stand(flight, "white-lower+")
        alien = put(flight, "SI1-03", 2, at=11)
        alien.square, alien.returns_fire = square, square < 9
        alien.reached = int(square < 9)
        play(flight)
        assert (alien.damage, flight.crew[0].squad) == (1, squad)


@pytest.mark.clause("SA-20.12")
def test_alien_counts_all_figures_after_its_move() -> None:
    """Two in white-upper, one of them knocked out: 2 damage. With the other ruling 1."""
    for ruling, white in ((True, 2), (False, 1)):
        flight = aboard(".", ".", ".", turn=3, rulings={"count_knocked_out": ruling})
        stand(flight, "white-upper", "white-upper", "white-lower")
        flight.crew[1].knocked_out = True
        alien = put(flight, "SI1-03", 2, at=7)
        play(flight)
        assert (stations(alien), tokens(flight)) == (["white-upper"], [0, white, 0])


@pytest.mark.clause("SA-20.12")
def test_alien_finds_nobody() -> None:
    flight = aboard(".", turn=3)
    stand(flight, "red-upper")
    put(flight, "SI1-03", 2, at=7)
    play(flight)
    assert tokens(flight) == [0, 0, 0]


@pytest.mark.clause("SA-20.20")
def test_damage_goes_where_the_token_is() -> None:
    """Skirmishers I1-01 on X go from red to white; their Z then damages white."""
    flight = aboard(". . . . .", boards=(4, 4, 4, 1), turn=3)
    skirmishers = put(flight, "I1-01", 2, at=6)
    play(flight)
    assert stations(skirmishers) == ["white-upper"]
    play(flight)
    assert tokens(flight) == [0, 3, 0]


@pytest.mark.clause("SA-20.20", "SA-11.11")
def test_a_move_at_the_edge_does_nothing() -> None:
    """Troopers told to go left in red stay; threats ignore a damaged gravolift."""
    flight = aboard(".", turn=3)
    flight.lift_broken[2] = True
    troopers = put(flight, "I2-04", 2, at=11)
    story = play(flight)
    assert stations(troopers) == ["blue-upper"]
    moves = [(event.start, event.end) for event in story if isinstance(event, TokenMoved)]
    assert moves == [("blue-lower", "blue-upper")]
    troopers.tokens = [0]
    troopers.square = 6
    story = play(flight)
    assert stations(troopers) == ["red-upper"]
    assert not [event for event in story if isinstance(event, TokenMoved)]


@pytest.mark.clause("SA-20.8")
@pytest.mark.parametrize(
    ("crew", "target"),
    [
        (("red-upper", "red-upper", "blue-upper"), "red-upper"),
        (("red-upper", "blue-upper", "white-upper"), "white-upper"),
        (("white-upper", "white-upper", "white-lower"), "white-lower"),
        (("red-lower", "red-lower", "blue-lower"), "white-upper"),
        (("space+", "white-upper", "blue-upper"), "blue-upper"),
    ],
)
def test_seeker_goes_to_the_crowd(crew: tuple[str, ...], target: str) -> None:
    """To the neighbouring station with most crew; a tie (also of nobody) keeps it; its own station does not count."""
    flight = aboard(".", ".", ".", turn=3)
    stand(flight, *crew)
    flight.crew[0].slots[3] = 4  # a battlebot card keeps a pilot out
    seeker = put(flight, "SI2-02", 2, at=11)
    play(flight)
    assert stations(seeker) == [target]


@pytest.mark.clause("SA-20.12")
def test_seeker_counts_knocked_out_figures() -> None:
    for ruling, target in ((True, "red-upper"), (False, "blue-upper")):
        flight = aboard(".", ".", ".", turn=3, rulings={"count_knocked_out": ruling})
        stand(flight, "red-upper", "red-upper", "blue-upper")
        flight.crew[0].knocked_out = flight.crew[1].knocked_out = True
        seeker = put(flight, "SI2-02", 2, at=11)
        play(flight)
        assert stations(seeker) == [target]


@pytest.mark.clause("SA-20.8")
@pytest.mark.parametrize("card", ["R", "R!"])
def test_seeker_takes_its_killer_with_it(card: str) -> None:
    """It does not return fire, but whoever destroys it is knocked out and his squad disabled, also a hero."""
    flight = aboard(f"{card} {card}", turn=3)
    stand(flight, "white-upper+")
    seeker = put(flight, "SI2-02", 2)
    play(flight)
    assert (seeker.damage, flight.crew[0].squad) == (1, 1)
    play(flight)
    assert (seeker.status, knocked_out(flight), flight.crew[0].squad) == ("destroyed", [0], 2)


@pytest.mark.clause("SA-20.11")
def test_executioner_spares_active_squads_only() -> None:
    """It enters white-upper: P1 leads an active squad, P2 a disabled one, P3 none; P4 was in the station it left."""
    flight = aboard(".", ".", ".", ".", turn=3)
    stand(flight, "white-upper+", "white-upper", "white-upper", "blue-upper")
    flight.crew[1].squad = 2
    executioner = put(flight, "SI2-01", 2, at=11)
    play(flight)
    assert stations(executioner) == ["white-upper"]
    assert knocked_out(flight) == [1, 2]


# --- Fissure ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("SA-20.5", "SA-8.11")
def test_fissure_takes_two_attacks_from_space() -> None:
    """The launch counts, the next turn's battlebots too (a heroic one also only 1); no external threat is hit."""
    flight = aboard("C R!", boards=(4, 4, 4, 7), turn=3)
    stand(flight, "red-upper+")
    fissure = put(flight, "SI1-04", 2)
    fighter = put(flight, "E1-07", 3, "red", at=5)
    fighter.speed = 0
    play(flight)
    assert (fissure.damage, fighter.damage) == (1, 0)
    play(flight)
    assert (fissure.status, fighter.damage) == ("destroyed", 0)


@pytest.mark.clause("SA-20.5", "SA-8.11")
def test_interceptors_are_free_after_the_fissure() -> None:
    """The turn after the repair they hit the Fighter: 3 - 2 = 1."""
    flight = aboard("R R", turn=3)
    stand(flight, "space+")
    put(flight, "SI1-04", 2, damage=1)
    fighter = put(flight, "E1-07", 3, "red", at=5)
    fighter.speed = 0
    play(flight)
    assert fighter.damage == 0
    play(flight)
    assert fighter.damage == 1


@pytest.mark.clause("SA-20.5")
def test_fissure_doubles_and_the_repair_ends_it() -> None:
    """After X only red is doubled, after Y all zones, once; repaired: none."""
    flight = aboard("R", turn=3)
    stand(flight, "space+")
    fissure = put(flight, "SI1-04", 1, at=11)
    put(flight, "I1-01", 2, at=4)
    put(flight, "I1-02", 3, at=4)
    play(flight)
    assert tokens(flight) == [6, 0, 3]
    assert fissure.square == 9
    flight.crew[0].slots[4] = 4
    play(flight)
    assert (fissure.status, flight.fissured) == ("destroyed", [False] * 3)


@pytest.mark.clause("SA-20.5")
def test_fissure_after_y_doubles_everywhere_once() -> None:
    """X and Y together still double red only once."""
    flight = aboard(".", boards=(4, 4, 4, 6), turn=3)
    fissure = put(flight, "SI1-04", 1, at=12)
    fissure.speed = 10  # 12 to 2: X on 10, Y on 7 and on 3
    put(flight, "I2-05", 2, at=4)  # Virus Z: 1 damage to all zones
    play(flight)
    assert tokens(flight) == [2, 2, 2]


@pytest.mark.clause("SA-20.5")
def test_fissure_blocks_no_system() -> None:
    """A, B and C of red-upper all work."""
    flight = aboard("A", "B", "C", turn=3)
    stand(flight, "red-upper", "red-upper", "red-upper+")
    put(flight, "SI1-04", 1)
    play(flight)
    assert flight.reactor[0] == 0
    assert flight.shield[0] == 2
    assert where(flight)[2] == "space"


# --- joint repairs ------------------------------------------------------------------------------------------------


@pytest.mark.clause("SA-20.6", "SA-20.15")
def test_uprising_both_stations_in_one_turn() -> None:
    """One C in each station: 1 + 1, and 1 more after the last crew member; four hit points need only one turn more."""
    flight = aboard("C", "C", ".", turn=3)
    stand(flight, "blue-upper", "red-lower", "white-lower")
    uprising = put(flight, "SI1-06", 2)
    story = play(flight)
    assert uprising.damage == 3
    repairs = [(event.crew, event.amount, event.damage) for event in story if isinstance(event, Repaired)]
    assert repairs == [(0, 1, 1), (1, 1, 2), (None, 1, 3)]


@pytest.mark.clause("SA-20.15")
def test_extra_counts_stations_not_crew() -> None:
    """Two C in blue-upper alone: no extra."""
    flight = aboard("C", "C", turn=3)
    stand(flight, "blue-upper", "blue-upper")
    uprising = put(flight, "SI1-06", 2)
    play(flight)
    assert uprising.damage == 2


@pytest.mark.clause("SA-20.15")
def test_extra_comes_after_the_last_crew_member() -> None:
    """Damage 1 before: P1 and P2 make it 3 of 4; P3's C in red-lower is still a repair (4 of 4): no battlebots taken.

    With P3 doing nothing the extra completes it, but the systems work only from the next turn.
    """
    flight = aboard("C", "C", "C", turn=3)
    stand(flight, "blue-upper", "red-lower", "red-lower")
    uprising = put(flight, "SI1-06", 2, damage=1)
    play(flight)
    assert uprising.status == "destroyed"
    assert [crew.squad for crew in flight.crew] == [0, 0, 0]
    flight = aboard("C", "C C", ". C", turn=3)
    stand(flight, "blue-upper", "red-lower", "red-lower")
    uprising = put(flight, "SI1-06", 2, damage=1)
    play(flight)
    assert uprising.status == "destroyed"
    play(flight)
    assert flight.crew[1].squad == 1


@pytest.mark.clause("SA-20.15")
def test_extra_does_not_carry_over_to_the_next_turn() -> None:
    """One station this turn, the other the next: no extra."""
    flight = aboard("C .", ". C", turn=3)
    stand(flight, "blue-upper", "red-lower")
    uprising = put(flight, "SI1-06", 2)
    play(flight)
    play(flight)
    assert uprising.damage == 2


@pytest.mark.clause("SA-20.6")
def test_uprising_spares_space_and_disabled_squads() -> None:
    """X: P1 leads an active squad on the ship, P2 in space, P3 a disabled one."""
    flight = aboard(".", "R", ".", turn=3)
    stand(flight, "white-lower+", "space+", "red-upper")
    flight.crew[2].squad = 2
    put(flight, "SI1-06", 2, at=11)
    play(flight)
    assert knocked_out(flight) == [0]
    assert flight.crew[0].squad == 2


@pytest.mark.clause("SA-20.7", "SA-20.15")
def test_overload_all_three_stations() -> None:
    """B in all three lower stations: 3 + 2 extra; a heroic one counts 2: 4 + 2."""
    for first, damage in (("B", 5), ("B!", 6)):
        flight = aboard(first, "B", "B", turn=3)
        stand(flight, "red-lower", "white-lower", "blue-lower")
        overload = put(flight, "SI2-03", 2)
        play(flight)
        assert overload.damage == damage
        assert flight.reactor == [2, 3, 2]


@pytest.mark.clause("SA-20.7", "SA-20.15")
def test_overload_in_two_stations() -> None:
    flight = aboard("B", "B", turn=3)
    stand(flight, "red-lower", "white-lower")
    overload = put(flight, "SI2-03", 2)
    play(flight)
    assert overload.damage == 2


@pytest.mark.clause("SA-20.15", "SA-7.3")
def test_only_repairs_of_this_card_count() -> None:
    """In white-lower the B goes to the Overheated Reactor with the lower number: no extra for the Overload."""
    flight = aboard("B", "B", "B", turn=3)
    stand(flight, "red-lower", "white-lower", "blue-lower")
    heated = put(flight, "I2-06", 1)
    overload = put(flight, "SI2-03", 2)
    play(flight)
    assert (heated.damage, overload.damage) == (1, 2)


# --- Contamination ------------------------------------------------------------------------------------------------


@pytest.mark.clause("SA-20.9", "SA-20.16")
def test_contamination_is_cleaned_station_by_station() -> None:
    """Two stations in one turn (heroic or not, one token each), the third the next turn: all tokens gone."""
    flight = aboard("R! ^ R", "R . .", turn=3)
    stand(flight, "red-upper+", "blue-lower+")
    contamination = put(flight, "SI2-04", 2)
    contamination.speed = 0
    play(flight)
    assert (contamination.damage, stations(contamination)) == (2, ["red-lower", "blue-upper"])
    assert [crew.squad for crew in flight.crew] == [1, 1]  # it does not return fire
    play(flight)
    play(flight)
    assert (contamination.status, stations(contamination), flight.hazard) == ("destroyed", [], [0] * 6)


@pytest.mark.clause("SA-20.16")
def test_contamination_works_where_tokens_are_left() -> None:
    """With red-lower and both blue stations clean: X delays P1 only; Y does 1 damage to red."""
    flight = aboard(". .", ". .", ". .", turn=3)
    stand(flight, "red-upper", "red-lower", "white-upper")
    contamination = put(flight, "SI2-04", 2, at=11, damage=2)
    contamination.tokens = [0]
    play(flight)
    assert delayed(flight) == [0]
    contamination.square = 7
    play(flight)
    assert tokens(flight) == [1, 0, 0]


@pytest.mark.clause("SA-20.9", "SA-6.13", "SA-8.13")
def test_contamination_after_z_knocks_out_whoever_enters() -> None:
    """P1 walks into red-upper, P2 comes back from space: both are out. P3 changes decks in white and is safe.

    P2's squad is disabled; the interceptors are back on board and not lost.
    """
    flight = aboard(". <", "R .", ". ^", turn=3)
    stand(flight, "white-upper", "space+", "white-lower")
    contamination = put(flight, "SI2-04", 2, at=2)
    play(flight)
    assert contamination.status == "survived"
    assert knocked_out(flight) == []
    play(flight)
    assert knocked_out(flight) == [0, 1]
    assert (flight.crew[1].squad, flight.pilot, flight.interceptors_lost) == (2, -1, False)


@pytest.mark.clause("SA-6.13")
def test_contamination_is_harmless_to_enter_before_z() -> None:
    flight = aboard("<", turn=3)
    put(flight, "SI2-04", 2)
    play(flight)
    assert knocked_out(flight) == []


# --- Nuclear Device -----------------------------------------------------------------------------------------------


@pytest.mark.clause("SA-20.10", "SA-20.19")
def test_nuclear_device_needs_three_in_one_turn() -> None:
    """Two C on turn 4 and one on turn 5 do nothing; three on turn 6, with other cards between, repair it."""
    flight = aboard("C . C", "C . C", ". . A", ". C C", turn=3)
    stand(flight, "white-lower", "white-lower", "white-lower", "white-lower")
    device = put(flight, "SI2-05", 2)
    device.speed = 0
    for status in ("in-play", "in-play", "destroyed"):
        play(flight)
        assert device.status == status
    assert flight.visual == [0, 0, 0]


@pytest.mark.clause("SA-20.19")
def test_fourth_c_at_the_nuclear_device_is_a_look() -> None:
    flight = aboard("C", "C", "C", "C", turn=3)
    stand(flight, "white-lower", "white-lower", "white-lower", "white-lower")
    put(flight, "SI2-05", 2)
    story = play(flight)
    (seen,) = [event for event in story if isinstance(event, VisualConfirmed)]
    assert (seen.crew, seen.points) == (1, 1)


# --- what every malfunction and intruder shares -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("code", "station", "card", "hits"),
    [
        ("I1-05", "blue-upper", "B", 3),
        ("I1-06", "red-upper", "B", 3),
        ("I1-07", "blue-lower", "C", 3),
        ("I2-05", "white-upper", "C", 3),
        ("I2-06", "white-lower", "B", 3),
        ("SI1-05", "white-upper", "B", 4),
        ("SI1-06", "red-lower", "C", 4),
        ("SI2-03", "blue-lower", "B", 7),
    ],
)
def test_repairing(code: str, station: str, card: str, hits: int) -> None:
    """So many actions of its own letter repair a malfunction; the letter does nothing else until then."""
    flight = aboard(" ".join([card] * hits), turn=3)
    stand(flight, station)
    malfunction = put(flight, code, 2)
    malfunction.speed = 0
    for _ in range(hits):
        assert malfunction.status == "in-play"
        assert block(flight, f"{station} {card}") == [1]
        play(flight)
    assert malfunction.status == "destroyed"
    assert block(flight, f"{station} {card}") == [0]
    assert (flight.reactor, flight.shield, flight.rockets, flight.fuel) == ([2, 3, 2], [1, 1, 1], 3, 3)


@pytest.mark.parametrize(
    ("code", "station", "hits", "returns_fire"),
    [
        ("I1-01", "red-upper", 1, True),
        ("I1-02", "blue-upper", 1, True),
        ("I1-03", "white-lower", 1, False),
        ("I1-04", "white-lower", 1, False),
        ("I2-01", "blue-lower", 2, False),
        ("I2-02", "red-lower", 2, False),
        ("I2-03", "red-upper", 2, True),
        ("I2-04", "blue-lower", 2, True),
        ("SI1-01", "red-lower", 2, True),
        ("SI1-02", "blue-upper", 2, True),
        ("SI1-03", "white-lower", 2, False),
        ("SI2-01", "blue-upper", 2, True),
    ],
)
def test_fighting(code: str, station: str, hits: int, returns_fire: bool) -> None:
    """So many battlebot actions destroy an intruder; those that return fire disable the squad each time."""
    flight = aboard(" ".join(["R"] * hits), turn=3)
    stand(flight, f"{station}+")
    intruder = put(flight, code, 2)
    intruder.speed = 0
    for hit in range(hits):
        flight.crew[0].squad = 1
        play(flight)
        assert flight.crew[0].squad == (2 if returns_fire else 1)
        assert intruder.status == ("destroyed" if hit + 1 == hits else "in-play")
    assert stations(intruder) == []


@pytest.mark.clause("SA-13.3")
def test_virus_stops_maintenance() -> None:
    """C repairs the Virus; the check after turn 5 fails although C was played twice."""
    flight = aboard("C C A", turn=3, maintained=False)
    virus = put(flight, "I2-05", 2)
    virus.speed = 0
    play(flight)
    play(flight)
    assert virus.damage == 2
    assert slots(flight.crew[0], 6, 7) == ". A"
