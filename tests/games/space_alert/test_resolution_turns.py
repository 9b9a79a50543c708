"""Steps of a turn (SA-4, SA-5), computer checks (SA-13), turn 13 (SA-14), score (SA-15), carried damage (SA-18)."""

from __future__ import annotations

import pytest
from tests.games.space_alert.flights import (
    QUIET,
    aboard,
    announce,
    block,
    knocked_out,
    play,
    play_until,
    put,
    slots,
    stand,
    stations,
    tokens,
    where,
)

from starboard.games.space_alert import ship
from starboard.games.space_alert.flight import Announced, begin, copy
from starboard.games.space_alert.flight_events import (
    CardPlayed,
    ComputerCheck,
    CrewMoved,
    DamageComputed,
    RocketMoved,
    ShipJumped,
    ThreatAction,
    ThreatAppeared,
    ThreatMoved,
    TurnBegins,
)
from starboard.games.space_alert.scoring import score
from starboard.games.space_alert.turns import fly


@pytest.mark.clause("SA-4.1", "SA-2.8")
def test_the_ship_at_the_start() -> None:
    flight = aboard("A", "B", "C", ".")
    assert (flight.shield, flight.reactor, flight.fuel, flight.rockets) == ([1, 1, 1], [2, 3, 2], 3, 3)
    assert (flight.shield_capacity, flight.reactor_capacity) == ([2, 3, 2], [3, 5, 3])
    assert [ship.STATIONS[place] for place, squad in enumerate(flight.squads) if squad] == ["blue-upper", "red-lower"]
    assert where(flight) == ["white-upper"] * 4
    assert tokens(flight) == [0, 0, 0]
    assert [len(stack) for stack in flight.stacks] == [6, 6, 6]


@pytest.mark.clause("SA-4.3")
def test_steps_of_a_turn() -> None:
    """Threat appears, player actions, compute damage, threat actions, rocket, computer check."""
    flight = aboard("A", "C", turn=1)
    stand(flight, "red-upper", "blue-lower")
    announce(flight, "E1-07", 2, "red")
    kinds = [TurnBegins, ThreatAppeared, CardPlayed, DamageComputed, ThreatMoved, RocketMoved, ComputerCheck]
    order = [type(event) for event in play(flight) if type(event) in kinds]
    assert list(dict.fromkeys(order)) == kinds


@pytest.mark.clause("SA-4.3", "SA-13.1")
def test_checks_after_turns_2_5_and_9_only() -> None:
    flight = aboard(".")
    story = play_until(flight, 13)
    checks = []
    turn = 0
    for event in story:
        if isinstance(event, TurnBegins):
            turn = event.turn
        if isinstance(event, ComputerCheck):
            checks.append((turn, event.phase))
    assert checks == [(2, 1), (5, 2), (9, 3)]
    assert (flight.turn, flight.outcome) == (13, "survived")


@pytest.mark.clause("SA-5.1", "SA-5.6")
def test_a_threat_moves_in_the_turn_it_appears() -> None:
    """It stands on its start square while crew act: the laser hits it there, then it moves."""
    for board, start in enumerate((10, 11, 12, 13, 14, 15, 16), 1):
        flight = aboard("A", boards=(board,) * 4, turn=3)
        stand(flight, "red-upper")
        gunship = announce(flight, "E1-05", 4, "red")
        story = play(flight)
        assert [event.square for event in story if isinstance(event, ThreatAppeared)] == [start]
        assert (gunship.square, gunship.damage) == (start - 2, 2)


@pytest.mark.clause("SA-5.3", "SA-5.2")
def test_tokens_of_internal_threats() -> None:
    flight = aboard(".", turn=3)
    intruder = announce(flight, "SI1-02", 4)
    play(flight)
    assert stations(intruder) == ["blue-upper"]
    malfunction = announce(flight, "SI1-06", 5)
    play(flight)
    assert stations(malfunction) == ["blue-upper", "red-lower"]
    assert block(flight, "blue-upper C", "red-lower C") == [1, 1]


@pytest.mark.clause("SA-5.6")
def test_repaired_before_its_first_move() -> None:
    """It can be attacked in the turn it appears: Skirmishers die before they move."""
    flight = aboard("R", turn=3)
    stand(flight, "red-upper+")
    skirmishers = announce(flight, "I1-01", 4)
    play(flight)
    assert skirmishers.status == "destroyed"


# --- computer checks ----------------------------------------------------------------------------------------------


@pytest.mark.clause("SA-13.1", "SA-13.4")
def test_who_is_on_the_ship_at_the_check() -> None:
    """P1 came home in this turn: delayed. P2 launched in this turn: not. P3 is on the ship."""
    flight = aboard(". A", "C A", ". A", turn=4, maintained=False)
    stand(flight, "space+", "red-upper+", "white-upper")
    play(flight)
    assert [slots(crew, 6, 7) for crew in flight.crew] == [". A", "A .", ". A"]


@pytest.mark.clause("SA-13.2")
def test_the_check_does_not_add_to_another_delay() -> None:
    flight = aboard("^ A", turn=4, maintained=False)
    flight.lift_broken[1] = True
    play(flight)
    assert slots(flight.crew[0], 6, 8) == ". A ."


@pytest.mark.clause("SA-13.3")
def test_irreparable_virus_fails_every_check() -> None:
    flight = aboard(". C . . . C C A", turn=3, maintained=False)
    put(flight, "I2-05", 1, at=2)
    play_until(flight, 9)
    assert flight.maintained == [False, False, False]


# --- turn 13 ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("SA-4.4", "SA-14.1", "SA-14.3")
def test_rocket_of_turn_12() -> None:
    """It hits on turn 13, before the last threat actions: the Gunship with 4 damage does not reach Z."""
    flight = aboard("C", turn=11)
    stand(flight, "blue-lower")
    gunship = put(flight, "E1-05", 1, "red", at=4, damage=4)
    play(flight)
    assert gunship.square == 2
    play(flight)
    assert (gunship.status, flight.outcome) == ("destroyed", "survived")


@pytest.mark.clause("SA-14.1")
def test_rocket_on_turn_13_has_all_consequences() -> None:
    """It destroys the Leviathan Tanker: the explosion damages Nemesis, which strikes back."""
    flight = aboard(".", turn=12)
    flight.rocket_arriving = True
    put(flight, "SE1-03", 1, "red", at=5, damage=8).shield = 2
    nemesis = put(flight, "SE2-05", 2, "blue", at=13)
    flight.shield[:] = [0, 0, 0]
    play(flight)
    assert nemesis.damage == 1
    assert tokens(flight) == [1, 1, 1]


@pytest.mark.clause("SA-14.2", "SA-14.6")
def test_pilot_comes_home_before_the_last_threat_actions() -> None:
    """No attack, entry effects apply; then Commandos' Z in red-upper can hit him."""
    flight = aboard("R", turn=11)
    stand(flight, "space+")
    amoeba = put(flight, "E1-09", 1, "red", at=5)
    amoeba.speed = 0
    commandos = put(flight, "SI1-01", 2, at=4)
    commandos.tokens = [0]
    play(flight)
    assert amoeba.damage == 3
    story = play(flight)
    assert amoeba.damage == 3
    order = [type(event) for event in story if isinstance(event, CrewMoved | ThreatAction | ShipJumped)]
    assert order == [CrewMoved, ThreatAction, ShipJumped]
    assert (where(flight), knocked_out(flight)) == (["red-upper"], [0])


@pytest.mark.clause("SA-14.3", "SA-14.6", "SA-1.1")
def test_turn_13_can_still_lose() -> None:
    flight = aboard(".", turn=12)
    put(flight, "SI1-03", 1, at=2)
    play(flight)
    assert (flight.outcome, flight.turn, flight.lost_to) == ("destroyed", 13, "SI1-03")


@pytest.mark.clause("SA-14.4")
def test_threats_left_over_score_nothing() -> None:
    flight = aboard(".", turn=12)
    left = put(flight, "SE1-01", 1, "red", at=7)
    play(flight)
    assert (left.status, score(flight).total, flight.outcome) == ("in-play", -2 - 2, "survived")  # Y: 3 - 1 = 2 tokens


@pytest.mark.clause("SA-14.6")
def test_nothing_else_on_turn_13() -> None:
    """No player actions, no threat appears, no check."""
    flight = aboard(".", turn=12)
    kinds = {type(event) for event in play(flight)}
    assert kinds == {TurnBegins, ShipJumped}


@pytest.mark.clause("SA-14.5")
@pytest.mark.parametrize(("final", "turn"), [(True, 8), (False, 7)])
def test_test_runs(final: bool, turn: int) -> None:
    """Turns 1 to 7, turn 8 is the final step; with the other ruling turn 7 is the end."""
    flight = aboard(".", last_turn=7, rulings={"final_step_after_test_run": final})
    story = play_until(flight, 99)
    assert (flight.outcome, flight.turn) == ("survived", turn)
    assert [event.final for event in story if isinstance(event, TurnBegins)] == [False] * 7 + [True] * final


# --- score --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("SA-15.1", "SA-15.2", "SA-15.3", "SA-1.5")
def test_score_sheet() -> None:
    """Gunship survived 2, Fighter destroyed 4, Juggernaut destroyed 12; 5 tokens, worst zone 3; two out, one with a
    squad; visual 1 + 5 + 2."""
    flight = aboard(".", ".", ".", ".", turn=13)
    stand(flight, "red-upper", "white-upper+", "blue-upper", "white-lower+")
    for code, status in (("E1-05", "survived"), ("E1-07", "destroyed"), ("SE2-02", "destroyed"), ("SE1-01", "in-play")):
        put(flight, code, 1, "red").status = status
    for zone in (0, 0, 0, 2, 2):
        flight.damage[zone].append(flight.stacks[zone].pop(0))
    flight.crew[0].knocked_out = flight.crew[1].knocked_out = True
    flight.crew[1].squad = 2
    flight.squads = [0] * 6
    flight.visual = [1, 5, 2]
    sheet = score(flight)
    assert (sheet.destroyed, sheet.survived, sheet.damage, sheet.worst_zone) == (16, 2, -5, -3)
    assert (sheet.knocked_out, sheet.squads, sheet.visual, sheet.total) == (-4, -1, 8, 13)


@pytest.mark.clause("SA-15.2")
def test_worst_zone_counts_once_in_a_tie() -> None:
    flight = aboard(".", turn=13)
    for zone in (0, 0, 2, 2):
        flight.damage[zone].append(flight.stacks[zone].pop(0))
    assert score(flight).total == -4 - 2


@pytest.mark.clause("SA-15.5")
def test_squad_disabled_in_storage() -> None:
    """It costs its point; an undamaged one nothing, stored or led."""
    flight = aboard(".", turn=13)
    flight.squads[3] = 2
    flight.crew[0].squad = 1
    assert score(flight).total == -1


@pytest.mark.clause("SA-15.6", "SA-15.1")
def test_all_ways_of_destruction_score_the_higher_value() -> None:
    """Nemesis by itself, a Fighter by the Tanker's explosion, Warheads by an empty store."""
    flight = aboard("A", turn=3)
    stand(flight, "red-upper")
    flight.rockets = 0
    put(flight, "SE2-05", 1, "blue", at=10, damage=7).damage = 7
    put(flight, "SE1-03", 2, "red", at=13, damage=7)
    put(flight, "E1-07", 3, "white", at=13, damage=3)
    announce(flight, "I1-07", 4)
    play(flight)
    assert {threat.card: threat.status for threat in flight.threats} == {
        "SE2-05": "destroyed",
        "SE1-03": "destroyed",
        "E1-07": "destroyed",
        "I1-07": "destroyed",
    }
    assert score(flight).destroyed == 12 + 8 + 4 + 4


# --- campaigns and copies -----------------------------------------------------------------------------------------


@pytest.mark.clause("SA-18.4", "SA-18.8")
def test_carried_damage() -> None:
    """Shield and reactor start 1 lower with a lower capacity; cannons weak; the lift delays; red structure doubles."""
    names = ship.TOKENS
    carried = [
        [names.index(name) for name in row] for row in (("shield", "structural"), ("reactor",), ("lower cannon",))
    ]
    stacks = [[token for token in range(6) if token not in row] for row in carried]
    flight = begin([[0]], (4, 4, 4, 4), [], stacks, carried=carried, squads=(ship.RED_LOWER,))
    assert (flight.shield, flight.shield_capacity) == ([0, 1, 1], [1, 3, 2])
    assert (flight.reactor, flight.reactor_capacity) == ([2, 2, 2], [3, 4, 3])
    assert flight.strength == [4, 5, 4, 2, 1, 1]
    assert flight.squads == [0, 0, 0, 1, 0, 0]
    assert flight.weakened == [True, False, False]
    put(flight, "I1-01", 1, at=2)
    flight.turn = 3
    play(flight)
    assert flight.outcome == "destroyed"  # 3 damage doubled are 6, four tokens were left


@pytest.mark.clause("SA-18.4")
def test_structure_drawn_in_this_flight_does_not_double() -> None:
    flight = aboard(".", turn=3, stack=QUIET)
    put(flight, "I1-01", 1, at=2)
    play(flight)
    assert tokens(flight) == [3, 0, 0]


def test_copies_are_independent() -> None:
    """A copy flies on without touching the original, and both end the same."""
    plans = [
        [4, 6, 3, 0, 7, 7, 3, 2, 2, 4, 1, 6],
        [1, 1, 2, 6, 7, 7, 1, 3, 1, 7, 1, 3],
        [1, 3, 0, 4, 2, 0, 1, 3, 7, 3, 1, 1],
    ]
    threats = [Announced("I2-01", 1), Announced("SE1-01", 2, 0), Announced("E2-04", 4, 1)]
    flight = begin(plans, (6, 4, 4, 6), threats, [range(6)] * 3)
    play_until(flight, 5)
    twin = copy(flight)
    before = repr(flight)
    fly(twin)
    assert repr(flight) == before
    fly(flight)
    assert flight == twin
