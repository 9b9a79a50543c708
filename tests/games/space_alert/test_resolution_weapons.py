"""Computing damage (SA-10) and threat actions on the ship (SA-11, SA-12)."""

from __future__ import annotations

import pytest
from tests.games.space_alert.flights import aboard, announce, block, play, put, stand, stations, tokens

from starboard.games.space_alert.flight_events import (
    DamageComputed,
    DamageToken,
    NoTarget,
    SpecialAttack,
    ThreatAction,
    ThreatDestroyed,
    ThreatMoved,
    ZoneHit,
)

# --- who fires at what --------------------------------------------------------------------------------------------


@pytest.mark.clause("SA-10.1")
def test_everything_fires_at_once() -> None:
    """Two lasers, pulse cannon, rocket and interceptors on one Frigate: 4 + 2 + 1 + 3 + 3 - 2 = 11."""
    flight = aboard("A", "A", "A", "R", turn=3)
    stand(flight, "red-upper", "red-lower", "white-lower", "space+")
    flight.rocket_arriving = True
    frigate = put(flight, "SE1-01", 1, "red", at=5)
    (computed,) = [event for event in play(flight) if isinstance(event, DamageComputed)]
    assert [shot.strength for shot in computed.shots] == [4, 2, 1, 3, 3]
    assert (computed.shield, computed.dealt, frigate.status) == (2, 11, "destroyed")


@pytest.mark.clause("SA-10.1", "SA-10.7")
def test_a_pilot_who_comes_home_does_not_fire() -> None:
    flight = aboard(".", turn=3)
    stand(flight, "space+")
    fighter = put(flight, "E1-07", 1, "red", at=5)
    play(flight)
    assert fighter.damage == 0


@pytest.mark.clause("SA-10.2", "SA-10.15")
@pytest.mark.parametrize(
    ("square", "weapons"),
    [
        (2, "pulse rocket interceptors"),
        (5, "pulse rocket interceptors"),
        (6, "pulse rocket"),
        (10, "pulse rocket"),
        (11, ""),
    ],
)
def test_range_bands(square: int, weapons: str) -> None:
    """Range 1 is squares 1 to 5, range 2 to 10, range 3 from 11 on, by the square alone."""
    flight = aboard("A", "R", boards=(7, 7, 7, 7), turn=3)
    stand(flight, "white-lower", "space+")
    flight.rocket_arriving = True
    put(flight, "SE1-02", 1, "blue", at=square)
    computed = [event for event in play(flight) if isinstance(event, DamageComputed)]
    names = {"white-lower": "pulse", "rocket": "rocket", "interceptors": "interceptors"}
    assert " ".join(names[shot.weapon] for event in computed for shot in event.shots) == weapons


@pytest.mark.clause("SA-10.3")
def test_no_target_in_range() -> None:
    """On square 11 the rocket and the pulse cannon find nothing, on 6 the interceptors do not."""
    flight = aboard("A", "R", turn=3)
    stand(flight, "white-lower", "space+")
    flight.rocket_arriving = True
    put(flight, "E1-07", 1, "red", at=11)
    story = play(flight)
    assert [event.weapon for event in story if isinstance(event, NoTarget)] == ["white-lower", "rocket", "interceptors"]


@pytest.mark.clause("SA-10.4")
def test_lasers_take_the_nearest_of_their_own_zone() -> None:
    """The white laser hits Gunship #3 on 9, not #1 on 10, and nothing in other zones."""
    flight = aboard("A", turn=3)
    near = put(flight, "E1-05", 3, "white", at=9)
    far = put(flight, "E1-07", 1, "white", at=10)
    beside = put(flight, "E1-08", 2, "red", at=2)
    play(flight)
    assert (near.damage, far.damage, beside.damage) == (3, 0, 0)


@pytest.mark.clause("SA-10.5")
def test_pulse_cannon_hits_all_in_range() -> None:
    """Squares 5 and 10 on three trajectories, not 11; shield 0, so 1 damage each."""
    flight = aboard("A", boards=(7, 7, 7, 7), turn=3)
    stand(flight, "white-lower")
    hit = [
        put(flight, "E1-09", 1, "red", at=5),
        put(flight, "E1-10", 2, "white", at=10),
        put(flight, "E2-07", 3, "blue", at=10),
    ]
    spared = put(flight, "SE1-08", 4, "blue", at=11)
    play(flight)
    assert [threat.damage for threat in hit] == [1, 1, 1]
    assert spared.damage == 0


@pytest.mark.clause("SA-10.6", "SA-10.15")
def test_rocket_compares_squares_of_all_trajectories() -> None:
    """Square 6 on blue is nearer than 7 on red; on equal squares the lowest number."""
    flight = aboard(".", boards=(7, 7, 7, 7), turn=3)
    flight.rocket_arriving = True
    red = put(flight, "E1-07", 1, "red", at=7)
    blue = put(flight, "E1-05", 2, "blue", at=6)
    white = put(flight, "E1-02", 3, "white", at=6)
    play(flight)
    assert (red.damage, blue.damage, white.damage) == (0, 1, 0)


@pytest.mark.clause("SA-10.7")
@pytest.mark.parametrize(("second", "damage"), [(6, [3, 0]), (5, [1, 1])])
def test_interceptors_one_or_several(second: int, damage: list[int]) -> None:
    """Shield 0: 3 on a single target at range 1, otherwise 1 each."""
    flight = aboard("R", boards=(7, 7, 7, 7), turn=3)
    stand(flight, "space+")
    threats = [put(flight, "E1-09", 1, "red", at=4), put(flight, "E2-07", 2, "blue", at=second)]
    play(flight)
    assert [threat.damage for threat in threats] == damage


@pytest.mark.clause("SA-10.8")
def test_shield_counts_once_against_the_sum() -> None:
    """Light laser 2 - 2 = 0; light and pulse 3 - 2 = 1."""
    for pulse, damage in ((".", 0), ("A", 1)):
        flight = aboard("A", pulse, turn=3)
        stand(flight, "red-lower", "white-lower")
        gunship = put(flight, "E1-05", 1, "red", at=8)
        play(flight)
        assert gunship.damage == damage


@pytest.mark.clause("SA-10.9")
def test_surplus_damage_is_lost() -> None:
    """6 + … on a Gunship with 4 damage: destroyed before it acts; the Fighter behind it gets nothing."""
    flight = aboard("A", "A", turn=3)
    stand(flight, "red-upper", "red-lower")
    gunship = put(flight, "E1-05", 1, "red", at=10, damage=4)
    fighter = put(flight, "E1-07", 2, "red", at=13)
    story = play(flight)
    assert gunship.status == "destroyed"
    assert (fighter.damage, tokens(flight)) == (0, [0, 0, 0])
    assert [event.points for event in story if isinstance(event, ThreatDestroyed)] == [4]


@pytest.mark.clause("SA-10.10", "SA-10.13")
def test_attacks_at_the_end_of_the_step_ascend() -> None:
    """Asteroid #3 and Nemesis #2 both strike: #2 first, whatever the order of destruction."""
    flight = aboard("A", "A", boards=(4, 4, 4, 4), turn=3)
    stand(flight, "red-upper", "blue-upper")
    put(flight, "E2-07", 3, "red", at=8, damage=6)
    put(flight, "SE2-05", 2, "blue", at=13)
    story = play(flight)
    assert [event.threat for event in story if isinstance(event, SpecialAttack)] == ["SE2-05", "E2-07"]


@pytest.mark.clause("SA-10.11")
def test_weapons_are_cleared() -> None:
    flight = aboard("A", turn=3)
    flight.rocket_arriving = True
    play(flight)
    assert (flight.fired, flight.rocket_arriving, flight.intercepting) == ([0] * 6, False, 0)


@pytest.mark.clause("SA-10.12", "SA-12.2")
def test_damaged_cannons() -> None:
    """Tokens drawn this turn count from the next on: heavy laser 4, then 3; light laser 2, then 1."""
    flight = aboard("A A", "A A", turn=3, stack=["upper cannon", "lower cannon"])
    stand(flight, "red-upper", "red-lower")
    jellyfish = put(flight, "E2-05", 1, "red", at=13)  # shield -2
    jellyfish.speed = 0
    put(flight, "I2-02", 2, at=2)  # Slime Z: 2 damage to red
    play(flight)
    assert jellyfish.damage == 4 + 2 + 2
    play(flight)
    assert jellyfish.damage == 8 + 3 + 1 + 2


@pytest.mark.clause("SA-12.2")
def test_damaged_pulse_cannon_has_range_1() -> None:
    """The white lower cannon token: range 1 from the next turn on, strength unchanged."""
    flight = aboard("A A", boards=(7, 7, 7, 4), turn=3, stack=["lower cannon"])
    stand(flight, "white-lower")
    near = put(flight, "E1-09", 1, "red", at=4)
    far = put(flight, "E2-05", 2, "blue", at=7)
    near.speed = far.speed = 0
    saboteur = put(flight, "I1-03", 3, at=9)
    flight.reactor[1] = 1  # spent on the shot: the Saboteur's Y finds nothing and does 1 damage to white
    play(flight)
    assert (near.damage, far.damage, tokens(flight)) == (1, 3, [0, 1, 0])
    flight.threats.remove(saboteur)
    flight.reactor[1] = 1
    play(flight)
    assert (near.damage, far.damage) == (2, 3)


@pytest.mark.clause("SA-10.14")
def test_a_scout_destroyed_in_the_step_gives_no_bonus_at_its_end() -> None:
    """The light laser destroys the Scout #1, the heavy laser an Asteroid that passed X: its last attack is a plain 2.

    With the other ruling it has the bonus: 3.
    """
    for ruling, red in ((True, 1), (False, 2)):
        flight = aboard("A", "A", turn=3, rulings={"scout_bonus_ends_at_once": ruling})
        stand(flight, "red-upper", "blue-lower")
        scout = put(flight, "E2-02", 1, "blue", at=6, damage=2)
        scout.attack_aura = flight.attack_aura = 1
        put(flight, "SE1-08", 2, "red", at=8, damage=5)
        play(flight)
        assert tokens(flight) == [red, 0, 0]
        assert flight.attack_aura == 0


# --- threat actions -----------------------------------------------------------------------------------------------


@pytest.mark.clause("SA-11.1", "SA-11.20")
def test_ascending_order_and_letters_on_the_way() -> None:
    """Meteoroid #2 (speed 5) on T6 goes from 11 to 6 over X and Y; Fighter #1 acts before, inside #3 after."""
    flight = aboard(".", boards=(6, 6, 6, 6), turn=3)
    put(flight, "I1-01", 3, at=13)
    put(flight, "E1-10", 2, "white", at=11)
    put(flight, "E1-07", 1, "red", at=13)
    story = play(flight)
    assert next(event.threat for event in story if isinstance(event, ThreatMoved)) == "E1-07"
    letters = [(event.threat, event.letter) for event in story if isinstance(event, ThreatAction)]
    assert letters == [("E1-07", "X"), ("E1-10", "X"), ("E1-10", "Y"), ("I1-01", "X")]


@pytest.mark.clause("SA-11.2", "SA-11.20")
def test_z_ends_everything() -> None:
    """A Meteoroid on square 2 stops on Z, is survived and cannot be shot any more."""
    flight = aboard(". A", turn=3)
    stand(flight, "red-upper")
    meteoroid = put(flight, "E1-10", 1, "red", at=2, damage=4)
    play(flight)
    assert (meteoroid.status, meteoroid.square) == ("survived", 1)
    play(flight)
    assert meteoroid.damage == 4


@pytest.mark.clause("SA-11.3")
def test_what_stays_after_z() -> None:
    """An intruder's token goes, a malfunction's stays."""
    flight = aboard(".", turn=3)
    intruder = put(flight, "I1-01", 1, at=2)
    put(flight, "I1-06", 2, at=2)
    play(flight)
    assert stations(intruder) == []
    assert block(flight, "red-upper B") == [1]


@pytest.mark.clause("SA-11.4")
def test_rocket_moves_after_the_threats() -> None:
    flight = aboard("C", turn=3)
    stand(flight, "blue-lower")
    play(flight)
    assert (flight.rocket_launched, flight.rocket_arriving) == (False, True)


@pytest.mark.clause("SA-11.5", "SA-12.1")
@pytest.mark.parametrize(("shield", "after", "red"), [(0, 0, 3), (1, 0, 2), (2, 0, 1), (4, 1, 0)])
def test_attack_and_shield(shield: int, after: int, red: int) -> None:
    """Gunship Z, attack 3: each block absorbs 1 and is spent."""
    flight = aboard(".", turn=3)
    flight.shield[0] = shield
    put(flight, "E1-05", 1, "red", at=2)
    story = play(flight)
    assert (flight.shield[0], tokens(flight)) == (after, [red, 0, 0])
    assert len([event for event in story if isinstance(event, DamageToken)]) == red


@pytest.mark.clause("SA-11.6")
def test_attack_on_all_zones_goes_from_left_to_right() -> None:
    flight = aboard(".", turn=3)
    put(flight, "SE1-04", 1, "white", at=2)
    story = play(flight)
    hits = [(event.zone, event.strength) for event in story if isinstance(event, ZoneHit)]
    assert hits == [("red", 3), ("white", 3), ("blue", 3)]


@pytest.mark.clause("SA-11.8")
def test_internal_damage_ignores_shields() -> None:
    flight = aboard(".", turn=3)
    put(flight, "I1-01", 1, at=2)
    play(flight)
    assert (tokens(flight), flight.shield) == ([3, 0, 0], [1, 1, 1])


@pytest.mark.clause("SA-11.12", "SA-11.19")
def test_delays_by_threats_concern_the_next_turn() -> None:
    flight = aboard(". A B", ". A .", turn=3)
    put(flight, "SE2-03", 1, "red", at=7)
    play(flight)
    assert [crew.slots[4:7] for crew in flight.crew] == [[0, 1, 2], [0, 1, 0]]


@pytest.mark.clause("SA-11.13")
def test_a_knocked_out_leaders_squad_is_lost() -> None:
    """Nobody can take it over: C where he lies finds no squad."""
    flight = aboard(".", ". C", turn=3)
    stand(flight, "blue-upper+", "white-upper")
    flight.squads[2] = 0
    put(flight, "SI1-02", 1, at=2)
    play(flight)
    assert (flight.crew[0].knocked_out, flight.crew[0].squad) == (True, 2)
    flight.crew[1].station = 2
    play(flight)
    assert flight.crew[1].squad == 0


@pytest.mark.clause("SA-11.15")
def test_draining_takes_at_most_what_is_there() -> None:
    """Power System Overload X takes 2 of 1; Marauder Y takes 1 of 0, 1, 2."""
    flight = aboard(".", turn=3)
    flight.reactor[1] = 1
    flight.shield[:] = [0, 1, 2]
    put(flight, "E2-06", 1, "red", at=7)
    put(flight, "SI2-03", 2, at=11)
    play(flight)
    assert (flight.shield, flight.reactor[1]) == ([0, 0, 1], 0)


@pytest.mark.clause("SA-11.19")
def test_effects_in_the_written_order() -> None:
    """Swarm Y: first its own zone with 2, then the others with 1. Commandos Z: first damage, then the knock-out."""
    flight = aboard(".", turn=3)
    put(flight, "E2-04", 1, "white", at=7)
    story = play(flight)
    hits = [(event.zone, event.strength) for event in story if isinstance(event, ZoneHit)]
    assert hits == [("white", 2), ("red", 1), ("blue", 1)]


# --- damage -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("SA-12.2")
@pytest.mark.parametrize(
    ("token", "level", "after"),
    [("shield", 2, 1), ("shield", 1, 1), ("reactor", 3, 2), ("reactor", 2, 2)],
)
def test_lost_capacity(token: str, level: int, after: int) -> None:
    """Energy above the new capacity is lost at once."""
    flight = aboard(".", turn=3, stack=[token])
    store = flight.shield if token == "shield" else flight.reactor
    store[0] = level
    put(flight, "SI2-04", 1, at=7).tokens = [0]  # Contamination Y, one station left: 1 damage to red
    play(flight)
    assert (tokens(flight), store[0]) == ([1, 0, 0], after)


@pytest.mark.clause("SA-12.3", "SA-12.6", "SA-1.4", "SA-4.6")
def test_seventh_token() -> None:
    """Five tokens on red and an attack of 3 without shield: the sixth is placed, the seventh loses the mission.

    Nothing that waits in the same step is carried out: the Skirmishers #2 do not move.
    """
    flight = aboard(".", turn=3)
    for _ in range(5):
        flight.damage[0].append(flight.stacks[0].pop(0))
    flight.shield[0] = 0
    put(flight, "E1-05", 1, "red", at=2)
    waiting = put(flight, "I1-01", 2, at=13)
    play(flight)
    assert (flight.outcome, flight.lost_to, flight.turn) == ("destroyed", "E1-05", 4)
    assert tokens(flight) == [6, 0, 0]
    assert waiting.square == 13
    with pytest.raises(ValueError, match="over"):
        play(flight)


@pytest.mark.clause("SA-12.4", "SA-18.4")
@pytest.mark.parametrize(
    ("weak", "fissured", "multiply", "red"),
    [(False, False, True, 2), (True, False, True, 4), (True, True, True, 6), (True, True, False, 2)],
)
def test_doublings(weak: bool, fissured: bool, multiply: bool, red: int) -> None:
    """Destroyer Y, attack 2 against shield 1: 1 point, times 2 for itself, times 2 each for the others (8 is a loss).

    With the other ruling one doubling is all.
    """
    flight = aboard(".", turn=3, rulings={"doublings_multiply": multiply})
    flight.weakened[0], flight.fissured[0] = weak, fissured
    put(flight, "E1-02", 1, "red", at=7)
    play(flight)
    assert tokens(flight) == [red, 0, 0]
    assert flight.outcome == ("destroyed" if weak and fissured and multiply else "flying")


@pytest.mark.clause("SA-12.5")
def test_tokens_do_not_change_the_damage_being_dealt() -> None:
    """Attack 5 with shield 2: 3 tokens, although the first one lowers the shield's capacity."""
    flight = aboard(".", turn=3, stack=["shield", "structural", "gravolift", "reactor"])
    flight.shield[0] = 2
    put(flight, "E1-09", 1, "red", at=2)
    play(flight)
    assert (tokens(flight), flight.shield[0], flight.shield_capacity[0]) == ([3, 0, 0], 0, 1)


@pytest.mark.clause("SA-5.4", "SA-5.1")
def test_equal_numbers_external_first() -> None:
    """The base game has none; if a custom script does it, the external threat acts first (D-43)."""
    flight = aboard(".", turn=3)
    announce(flight, "I1-01", 4)
    announce(flight, "E1-07", 4, "red")
    story = play(flight)
    assert [event.threat for event in story if isinstance(event, ThreatMoved)] == ["E1-07", "I1-01"]
