"""The appendix, external threats (SA-19): every special rule and every clarification."""

from __future__ import annotations

import pytest
from tests.games.space_alert.flights import aboard, knocked_out, play, put, stand, tokens

from starboard.games.space_alert.flight_events import DamageComputed, NoTarget, SpecialAttack, ThreatAction, ZoneHit

# --- hidden threats (SA-19.2, SA-19.11) ---------------------------------------------------------------------------


@pytest.mark.clause("SA-19.2")
@pytest.mark.parametrize("code", ["E1-03", "E2-03"])
def test_no_weapon_sees_it_before_x(code: str) -> None:
    """Red heavy laser, light laser, pulse cannon, rocket and interceptors all look past it, at whatever is behind."""
    flight = aboard("A", "A", "A", "R", boards=(4, 4, 4, 4), turn=3)
    stand(flight, "red-upper", "red-lower", "white-lower", "space+")
    flight.rocket_arriving = True
    hidden = put(flight, code, 1, "red", at=4)
    hidden.reached = 0
    behind = put(flight, "SE2-02", 2, "red", at=13)  # shield 3: 4 + 2 + 3 (rocket at any range) - 3 = 6
    story = play(flight)
    assert hidden.damage == 0
    assert behind.damage == 6
    assert {event.weapon for event in story if isinstance(event, NoTarget)} == {"white-lower", "interceptors"}


@pytest.mark.clause("SA-19.2")
def test_seen_after_x() -> None:
    """The Stealth Fighter moves 13 to 10 to 7; X at 9 reveals it; the next turn the laser hits: 4 - 2 = 2."""
    flight = aboard("A A", turn=3)
    stand(flight, "red-upper")
    fighter = put(flight, "E1-03", 1, "red", at=10)
    play(flight)
    assert (fighter.square, fighter.damage) == (7, 0)
    play(flight)
    assert fighter.damage == 2


@pytest.mark.clause("SA-19.2")
def test_rocket_is_wasted_on_the_phantom_fighter() -> None:
    """Revealed, it is the nearest: the rocket goes there and adds nothing. The Gunship behind it is safe."""
    flight = aboard("A", turn=3)
    stand(flight, "red-upper")
    phantom = put(flight, "E2-03", 1, "red", at=7)
    phantom.hidden = False
    gunship = put(flight, "E1-05", 2, "blue", at=9)
    flight.rocket_arriving = True
    story = play(flight)
    assert (phantom.damage, gunship.damage) == (1, 0)  # heavy laser 4 + rocket 0 - shield 3
    (computed,) = [event for event in story if isinstance(event, DamageComputed)]
    assert [(shot.weapon, shot.strength) for shot in computed.shots] == [("red-upper", 4), ("rocket", 0)]
    assert not flight.rocket_arriving


@pytest.mark.clause("SA-19.11")
@pytest.mark.parametrize("code", ["SE1-04", "SE2-03"])
def test_satellites_hide_at_range_3(code: str) -> None:
    """On square 11 the laser finds nothing; on square 10 it hits: 4 - 2 = 2."""
    for square, damage in ((11, 0), (10, 2)):
        flight = aboard("A", boards=(7, 7, 7, 7), turn=3)
        stand(flight, "red-upper")
        satellite = put(flight, code, 1, "red", at=square)
        play(flight)
        assert satellite.damage == damage


# --- shields of a special kind ------------------------------------------------------------------------------------


@pytest.mark.clause("SA-19.3", "SA-19.20")
@pytest.mark.parametrize(("code", "shield"), [("E1-06", 1), ("SE1-05", 1)])
def test_cryoshield_takes_one_whole_step(code: str, shield: int) -> None:
    """Three weapons at once do nothing; the next turn one of them does its full damage (5 - 1)."""
    flight = aboard("A A", "A .", boards=(6, 6, 6, 6), turn=3)
    stand(flight, "white-upper", "white-lower")
    fighter = put(flight, code, 1, "white", at=9)
    play(flight)
    assert (fighter.damage, fighter.cryoshield) == (0, False)
    play(flight)
    assert fighter.damage == 5 - shield


@pytest.mark.clause("SA-19.20")
def test_weakest_weapon_takes_the_cryoshield_off() -> None:
    """The pulse cannon, 1 - 1 = 0, is enough."""
    flight = aboard("A", boards=(6, 6, 6, 6), turn=3)
    stand(flight, "white-lower")
    fighter = put(flight, "E1-06", 1, "red", at=9)
    play(flight)
    assert not fighter.cryoshield


@pytest.mark.clause("SA-19.3")
def test_cryoshield_stays_while_nothing_targets_it() -> None:
    """Both lasers go to the nearer Gunship; the Cryoshield Fighter behind it keeps its cryoshield."""
    flight = aboard("A", "A", turn=3)
    stand(flight, "red-upper", "red-lower")
    put(flight, "E1-05", 1, "red", at=8)
    fighter = put(flight, "E1-06", 2, "red", at=12)
    play(flight)
    assert fighter.cryoshield


@pytest.mark.clause("SA-19.4")
@pytest.mark.parametrize(("shield", "red"), [(0, 4), (1, 2), (2, 0)])
def test_destroyer_doubles_what_passes(shield: int, red: int) -> None:
    """Y, attack 2: two tokens for each point that passes the shield."""
    flight = aboard(".", turn=3)
    flight.shield[0] = shield
    put(flight, "E1-02", 1, "red", at=7)
    play(flight)
    assert tokens(flight) == [red, 0, 0]


@pytest.mark.clause("SA-19.5")
@pytest.mark.parametrize("code", ["E1-04", "SE1-07"])
def test_pulse_cannon_opens_the_shield_for_all(code: str) -> None:
    """Shield 3. Laser alone: 5 - 3 = 2. Laser and pulse cannon: 5 + 1 - 0 = 6, in that step only."""
    flight = aboard("A A", "A .", boards=(6, 6, 6, 6), turn=3)
    stand(flight, "white-upper", "white-lower")
    cloud = put(flight, code, 1, "white", at=9)
    cloud.hp = 20
    play(flight)
    assert cloud.damage == 6
    play(flight)
    assert cloud.damage == 6 + 2


@pytest.mark.clause("SA-19.5")
def test_pulse_cannon_out_of_range_opens_nothing() -> None:
    """On square 11 the pulse cannon does not reach the Energy Cloud: 5 - 3 = 2."""
    flight = aboard("A", "A", boards=(6, 6, 6, 6), turn=3)
    stand(flight, "white-upper", "white-lower")
    cloud = put(flight, "E1-04", 1, "white", at=11)
    play(flight)
    assert cloud.damage == 2


@pytest.mark.clause("SA-19.7", "SA-19.20")
def test_swarm_takes_one_damage_a_step() -> None:
    """5 + 1 against shield 0 is still only 1; three turns destroy it."""
    flight = aboard("A A A", "A A A", boards=(7, 7, 7, 7), turn=3)
    stand(flight, "white-upper", "white-lower")
    flight.reactor[1] = 6
    swarm = put(flight, "E2-04", 1, "white", at=15)
    assert [(play(flight), swarm.damage)[1] for _ in range(2)] == [1, 2]
    play(flight)
    assert swarm.status == "destroyed"


@pytest.mark.clause("SA-19.20")
def test_swarm_under_a_marauder_needs_two() -> None:
    """Shield 0 + 1: the pulse cannon alone does nothing, with the interceptors' 1 more it does 1."""
    for plan, damage in ((". .", 0), ("R .", 1)):
        flight = aboard("A", plan, boards=(6, 6, 6, 6), turn=3)
        stand(flight, "white-lower", "space+")
        marauder = put(flight, "E2-06", 1, "red", at=4)
        marauder.shield_aura = flight.shield_aura = 1
        swarm = put(flight, "E2-04", 2, "white", at=5)
        play(flight)
        assert swarm.damage == damage


@pytest.mark.clause("SA-19.8")
def test_jellyfish_adds_two() -> None:
    """Shield -2: the light laser's 2 become 4; untargeted it takes nothing."""
    flight = aboard("A", boards=(6, 6, 6, 6), turn=3)
    stand(flight, "blue-lower")
    hit = put(flight, "E2-05", 1, "blue", at=14)
    play(flight)
    assert hit.damage == 4
    flight = aboard("A", boards=(6, 6, 6, 6), turn=3)
    stand(flight, "blue-lower")
    spared = put(flight, "E2-05", 1, "red", at=14)
    play(flight)
    assert spared.damage == 0


# --- the Scout (SA-19.6, SA-19.16) --------------------------------------------------------------------------------


@pytest.mark.clause("SA-19.6")
def test_heavy_lasers_skip_the_scout() -> None:
    """The red heavy laser takes the Gunship behind it (4 - 2), the light laser the Scout itself (2 - 1)."""
    flight = aboard("A", "A", turn=3)
    stand(flight, "red-upper", "red-lower")
    scout = put(flight, "E2-02", 1, "red", at=8)
    gunship = put(flight, "E1-05", 2, "red", at=12)
    play(flight)
    assert (scout.damage, gunship.damage) == (1, 2)


@pytest.mark.clause("SA-19.16")
def test_all_other_weapons_hit_the_scout() -> None:
    """Pulse cannon 1 + rocket 3 + interceptors 3 - 1 = 6."""
    flight = aboard("A", "R", turn=3)
    stand(flight, "white-lower", "space+")
    flight.rocket_arriving = True
    scout = put(flight, "E2-02", 1, "red", at=4)
    play(flight)
    assert (scout.damage, scout.status) == (6, "destroyed")


@pytest.mark.clause("SA-19.6", "SA-11.18")
def test_scouts_bonus() -> None:
    """Present and future, in the same turn for higher numbers, once per zone, never for the Scout itself.

    Turn 4: Gunship #1 attacks before the Scout's X: 2. The Scout #2 performs X. Fighter #3 performs X: 1 + 1.
    Pulse Ball #4 performs X: 1 + 1 on each zone.
    """
    flight = aboard(".", turn=3)
    flight.shield[:] = [0, 0, 0]
    put(flight, "E1-05", 1, "red", at=10)
    scout = put(flight, "E2-02", 2, "white", at=10)
    put(flight, "E1-07", 3, "red", at=12)
    put(flight, "E1-01", 4, "blue", at=10)
    story = play(flight)
    hits = [(event.threat, event.strength, event.bonus) for event in story if isinstance(event, ZoneHit)]
    assert hits == [("E1-05", 2, 0), ("E1-07", 2, 1), ("E1-01", 2, 1), ("E1-01", 2, 1), ("E1-01", 2, 1)]
    assert scout.attack_aura == flight.attack_aura == 1


@pytest.mark.clause("SA-19.6")
def test_scouts_own_attack_has_no_bonus_and_ignores_shields() -> None:
    """Z: 3 damage in spite of a shield of 2; afterwards the +1 stays for good."""
    flight = aboard(". .", turn=3)
    flight.shield[1] = 2
    scout = put(flight, "E2-02", 2, "white", at=2)
    scout.attack_aura = flight.attack_aura = 1
    put(flight, "E1-07", 3, "red", at=7)
    play(flight)
    assert (tokens(flight)[1], flight.shield[1]) == (3, 2)
    assert tokens(flight)[0] == 2  # Fighter Y: 2 + 1, shield 1
    assert (scout.status, flight.attack_aura) == ("survived", 1)


@pytest.mark.clause("SA-19.6")
def test_scouts_bonus_ends_with_it() -> None:
    """Destroyed by the light laser before the threat actions: the Fighter's Y is a plain 2."""
    flight = aboard("A", turn=3)
    stand(flight, "blue-lower")
    scout = put(flight, "E2-02", 2, "blue", at=8, damage=2)
    scout.attack_aura = flight.attack_aura = 1
    put(flight, "E1-07", 3, "red", at=7)
    play(flight)
    assert scout.status == "destroyed"
    assert tokens(flight) == [1, 0, 0]


@pytest.mark.clause("SA-19.16")
def test_scouts_y_moves_everybody_else_once() -> None:
    """Y on square 5 of T4: every other external threat moves 1, before or after its own move; then the Scout goes on.

    Gunship #1 moves 8 to 6, then by Y to 5: it performs its own Y at once (attack 2). Scout #2 moves 6, 5 (Y), 4.
    Frigate #3 moves 13 to 12 by Y and 12 to 10 itself. The Skirmishers inside and the Fighter of turn 5 do not move.
    """
    flight = aboard(".", boards=(4, 4, 4, 4), turn=3)
    gunship = put(flight, "E1-05", 1, "red", at=8)
    scout = put(flight, "E2-02", 2, "white", at=6)
    frigate = put(flight, "SE1-01", 3, "blue", at=13)
    inside = put(flight, "I1-01", 4, at=13)
    waiting = put(flight, "E1-07", 5, "red")
    waiting.status, waiting.square = "waiting", 0
    story = play(flight)
    assert (gunship.square, scout.square, frigate.square) == (5, 4, 10)
    assert (inside.square, waiting.square) == (10, 0)
    actions = [(event.threat, event.letter) for event in story if isinstance(event, ThreatAction)]
    assert actions == [("E2-02", "Y"), ("E1-05", "Y")]
    assert tokens(flight) == [1, 0, 0]


@pytest.mark.clause("SA-19.16")
def test_a_threat_that_the_scout_brings_to_z_is_gone() -> None:
    """The Meteoroid #3 on square 2 reaches Z by the Scout's Y and does not act again."""
    flight = aboard(".", turn=3)
    put(flight, "E2-02", 2, "white", at=6)
    meteoroid = put(flight, "E1-10", 3, "red", at=2, damage=3)
    story = play(flight)
    assert meteoroid.status == "survived"
    assert len([event for event in story if isinstance(event, ZoneHit)]) == 1


# --- the Marauder (SA-19.9, SA-19.17) -----------------------------------------------------------------------------


@pytest.mark.clause("SA-19.9")
def test_marauder_covers_all_including_itself() -> None:
    """After its X: Marauder 4 + 2 - (1 + 1) = 4; a Gunship that appears later 5 - (2 + 1) = 2."""
    flight = aboard("A", "A", "A", boards=(6, 6, 6, 6), turn=4)
    stand(flight, "red-upper", "red-lower", "white-upper")
    marauder = put(flight, "E2-06", 1, "red", at=9)
    marauder.shield_aura = flight.shield_aura = 1
    gunship = put(flight, "E1-05", 5, "white")
    play(flight)
    assert (marauder.damage, gunship.damage) == (4, 2)


@pytest.mark.clause("SA-19.9", "SA-10.14")
def test_marauder_protects_in_the_step_it_dies() -> None:
    """Destroyed by 6 in the same step, it still gives the Gunship +1: 5 - 3 = 2. The next turn 5 - 2 = 3 more."""
    flight = aboard("A .", "A .", "A A", boards=(6, 6, 6, 6), turn=3)
    stand(flight, "red-upper", "red-lower", "white-upper")
    marauder = put(flight, "E2-06", 1, "red", at=9, damage=2)
    marauder.shield_aura = flight.shield_aura = 1
    gunship = put(flight, "E1-05", 2, "white", at=14)
    play(flight)
    assert (marauder.status, gunship.damage) == ("destroyed", 2)
    play(flight)
    assert gunship.damage == 5


@pytest.mark.clause("SA-19.9")
def test_marauders_aura_stays_after_z() -> None:
    flight = aboard(". A", turn=3)
    stand(flight, "blue-upper")
    marauder = put(flight, "E2-06", 1, "red", at=2)
    marauder.shield_aura = flight.shield_aura = 1
    gunship = put(flight, "E1-05", 2, "blue", at=13)
    play(flight)
    assert marauder.status == "survived"
    play(flight)
    assert gunship.damage == 4 - 3


@pytest.mark.clause("SA-19.17")
def test_auras_and_set_shields() -> None:
    """A Kamikaze after X has 1 + 1, a Jellyfish -2 + 1, an Energy Cloud hit by the pulse cannon 0; the ship nothing."""
    flight = aboard("A", "A", "A", boards=(6, 6, 6, 6), turn=3)
    stand(flight, "red-upper", "white-lower", "blue-upper")
    flight.shield_aura = 1
    kamikaze = put(flight, "E2-01", 1, "red", at=14)
    kamikaze.shield = 1
    cloud = put(flight, "E1-04", 2, "white", at=6)
    jellyfish = put(flight, "E2-05", 3, "blue", at=14)
    play(flight)
    assert (kamikaze.damage, cloud.damage, jellyfish.damage) == (4 - 2, 1, 4 + 1)
    assert flight.shield == [1, 1, 1]


# --- explosions, retaliation, last attacks ------------------------------------------------------------------------


@pytest.mark.clause("SA-19.10")
def test_tanker_explosion_ignores_all_protection() -> None:
    """1 damage to a hidden Stealth Fighter, a Cryoshield Fighter, a satellite at range 3, a Swarm already hit once."""
    flight = aboard("A", "A", "A", boards=(7, 7, 7, 7), turn=3)
    stand(flight, "red-upper", "red-lower", "white-upper")
    tanker = put(flight, "SE1-03", 1, "red", at=9, damage=5)
    stealth = put(flight, "E1-03", 2, "blue", at=16)
    cryo = put(flight, "E1-06", 3, "blue", at=15)
    satellite = put(flight, "SE1-04", 4, "blue", at=16)
    swarm = put(flight, "E2-04", 5, "white", at=14)
    inside = put(flight, "I1-01", 6)
    play(flight)
    assert tanker.status == "destroyed"
    assert [threat.damage for threat in (stealth, cryo, satellite, swarm, inside)] == [1, 1, 1, 2, 0]
    assert cryo.cryoshield


@pytest.mark.clause("SA-19.12", "SA-19.19")
@pytest.mark.parametrize(("damage", "status"), [(0, "in-play"), (8, "destroyed")])
def test_nemesis_strikes_back(damage: int, status: str) -> None:
    """Hit for 3 (4 - 1), it attacks every zone with 1, once, even if that destroyed it."""
    flight = aboard("A", boards=(7, 7, 7, 7), turn=3)
    stand(flight, "red-upper")
    flight.shield[:] = [0, 1, 2]
    nemesis = put(flight, "SE2-05", 1, "red", at=16, damage=damage)
    story = play(flight)
    assert nemesis.status == status
    assert tokens(flight) == [1, 0, 0]
    assert flight.shield == [0, 0, 1]
    assert len([event for event in story if isinstance(event, SpecialAttack)]) == 1


@pytest.mark.clause("SA-19.19")
def test_nemesis_does_not_mind_a_miss_or_itself() -> None:
    """A pulse shot that does no damage (1 - 1) and its own X: no retaliation, only the X attack of 1 on white."""
    flight = aboard("A", boards=(4, 4, 4, 4), turn=3)
    stand(flight, "white-lower")
    nemesis = put(flight, "SE2-05", 1, "white", at=10)
    story = play(flight)
    assert nemesis.damage == 1
    assert not [event for event in story if isinstance(event, SpecialAttack)]
    assert flight.shield == [1, 0, 1]


@pytest.mark.clause("SA-11.17", "SA-19.12")
def test_nemesis_dies_by_its_own_hand() -> None:
    """8 damage, speed 8 so that it would reach Z: X adds the ninth point, it is destroyed there and goes no further."""
    flight = aboard(".", turn=3)
    nemesis = put(flight, "SE2-05", 1, "red", at=10, damage=8)
    nemesis.speed = 9
    play(flight)
    assert (nemesis.status, nemesis.square, flight.outcome) == ("destroyed", 9, "flying")


@pytest.mark.clause("SA-19.13", "SA-19.21")
@pytest.mark.parametrize(
    ("code", "board", "square", "strength"),
    [
        ("E2-07", 4, 10, 0),
        ("E2-07", 4, 9, 1),
        ("E2-07", 7, 5, 3),
        ("SE1-08", 4, 5, 4),
        ("SE2-06", 4, 4, 6),
        ("SE2-06", 6, 2, 9),
        ("SE2-06", 2, 6, 3),
    ],
)
def test_last_attack_of_asteroids(code: str, board: int, square: int, strength: int) -> None:
    """1, 2 or 3 for each X and Y square reached: X and one Y of a Major Asteroid give 6, on T6 up to 9."""
    flight = aboard("A", boards=(board,) * 4, turn=3)
    stand(flight, "red-upper")
    flight.shield[0] = 2
    asteroid = put(flight, code, 1, "red", at=square)
    asteroid.damage = asteroid.hp - 4
    play(flight)
    assert asteroid.status == "destroyed"
    if strength == 9:
        assert flight.outcome == "destroyed"
        assert flight.lost_to == code
    else:
        assert tokens(flight) == [max(0, strength - 2), 0, 0]


@pytest.mark.clause("SA-19.21")
def test_an_asteroid_at_z_makes_only_its_z_attack() -> None:
    """Asteroid with 2 hit points left reaches Z: attack 2, nothing for the letters passed."""
    flight = aboard(".", turn=3)
    put(flight, "SE1-08", 1, "red", at=2, damage=7)
    play(flight)
    assert tokens(flight) == [1, 0, 0]


# --- Behemoth (SA-19.14, SA-19.22) --------------------------------------------------------------------------------


@pytest.mark.clause("SA-19.14", "SA-19.22")
@pytest.mark.parametrize(("card", "strength"), [("R", 9), ("R!", 10)])
def test_behemoth_takes_the_pilot(card: str, strength: int) -> None:
    """Alone at range 1: 9 - 4 = 5 damage (heroic 6); the pilot stays in space, knocked out, his squad disabled.

    Nobody can fly the interceptors any more: P2's C in red-upper has no effect.
    """
    flight = aboard(f"{card} R", ". C", turn=3)
    stand(flight, "space+", "red-upper+")
    behemoth = put(flight, "SE2-01", 1, "red", at=5)
    play(flight)
    assert behemoth.damage == strength - 4
    assert knocked_out(flight) == [0]
    assert flight.crew[0].station == 6
    assert flight.crew[0].squad == 2
    play(flight)
    assert behemoth.damage == strength - 4
    assert flight.crew[1].station == 0


@pytest.mark.clause("SA-19.14")
@pytest.mark.parametrize(("card", "damage"), [("R", 0), ("R!", 0)])
def test_behemoth_in_company(card: str, damage: int) -> None:
    """With the Swarm also at range 1: 1 (heroic 2) against each, the pilot is unharmed."""
    flight = aboard(card, turn=3)
    stand(flight, "space+")
    behemoth = put(flight, "SE2-01", 1, "red", at=5)
    swarm = put(flight, "E2-04", 2, "blue", at=5)
    play(flight)
    assert (behemoth.damage, swarm.damage) == (damage, 1)
    assert knocked_out(flight) == []


@pytest.mark.clause("SA-19.14")
def test_untargetable_company_does_not_count() -> None:
    """A hidden Stealth Fighter at range 1 is no target: the Behemoth is alone (9 - 4 = 5)."""
    flight = aboard("R", turn=3)
    stand(flight, "space+")
    behemoth = put(flight, "SE2-01", 1, "red", at=5)
    put(flight, "E1-03", 2, "blue", at=4).hidden = True
    play(flight)
    assert (behemoth.damage, knocked_out(flight)) == (5, [0])


@pytest.mark.clause("SA-19.22")
def test_fissure_keeps_the_interceptors_from_the_behemoth() -> None:
    flight = aboard("R", turn=3)
    stand(flight, "space+")
    behemoth = put(flight, "SE2-01", 1, "red", at=5)
    fissure = put(flight, "SI1-04", 2)
    play(flight)
    assert (behemoth.damage, fissure.damage, knocked_out(flight)) == (0, 1, [])


@pytest.mark.clause("SA-19.22")
def test_behemoth_looks_at_its_damage_at_the_letter() -> None:
    """Five damage in the step before: its Y (fewer than 3) is no attack."""
    flight = aboard("R", turn=3)
    stand(flight, "space+")
    put(flight, "SE2-01", 1, "red", at=5).reached = 1
    play(flight)
    assert tokens(flight) == [0, 0, 0]
    assert flight.shield == [1, 1, 1]


# --- Juggernaut (SA-19.15, SA-19.18) ------------------------------------------------------------------------------


@pytest.mark.clause("SA-19.15", "SA-19.18")
def test_rockets_go_to_the_juggernaut() -> None:
    """At range 3, past a Fighter on square 1: 3 - 3 = 0 damage, and its shield grows to 4 all the same."""
    flight = aboard(".", turn=3)
    juggernaut = put(flight, "SE2-02", 1, "blue", at=13)
    fighter = put(flight, "E1-07", 2, "red", at=4)
    flight.rocket_arriving = True
    play(flight)
    assert (juggernaut.damage, juggernaut.shield, fighter.damage) == (0, 4, 0)


@pytest.mark.clause("SA-19.18")
def test_juggernauts_shield_grows_after_the_damage_and_only_by_rockets() -> None:
    """Rocket 3 + laser 4 - 3 = 4, then shield 4. Next turn the laser alone: 4 - 4 = 0, shield still 4."""
    flight = aboard("A A", turn=3)
    stand(flight, "blue-upper")
    juggernaut = put(flight, "SE2-02", 1, "blue", at=13)
    flight.rocket_arriving = True
    play(flight)
    assert (juggernaut.damage, juggernaut.shield) == (4, 4)
    play(flight)
    assert (juggernaut.damage, juggernaut.shield) == (4, 4)


@pytest.mark.clause("SA-19.18", "SA-14.1")
def test_juggernauts_shield_grows_on_turn_13_too() -> None:
    flight = aboard("C", turn=11)
    stand(flight, "blue-lower")
    juggernaut = put(flight, "SE2-02", 1, "red", at=13)
    play(flight)
    assert juggernaut.shield == 3
    play(flight)
    assert (juggernaut.shield, flight.outcome) == (4, "survived")


# --- what rockets cannot target -----------------------------------------------------------------------------------


@pytest.mark.parametrize("code", ["E1-09", "E1-10", "E2-04", "E2-05", "E2-07", "SE1-06", "SE1-08", "SE2-04", "SE2-06"])
def test_rockets_ignore(code: str) -> None:
    """Amoeba, Meteoroid, Swarm, Jellyfish, Octopus, Nebula Crab and all asteroids: the rocket flies on to the next."""
    flight = aboard(".", boards=(7, 7, 7, 7), turn=3)
    ignored = put(flight, code, 1, "white", at=7)
    gunship = put(flight, "E1-05", 2, "red", at=10)
    flight.rocket_arriving = True
    play(flight)
    assert (ignored.damage, gunship.damage) == (0, 1)


@pytest.mark.parametrize("code", ["E1-01", "E1-07", "E2-01", "E2-06", "SE1-04", "SE2-01", "SE2-03", "SE2-05"])
def test_rockets_target(code: str) -> None:
    """Everybody else, Nemesis included: the rocket takes it, not the Gunship behind."""
    flight = aboard(".", boards=(7, 7, 7, 7), turn=3)
    put(flight, code, 1, "white", at=7)
    gunship = put(flight, "E1-05", 2, "red", at=10)
    flight.rocket_arriving = True
    play(flight)
    assert gunship.damage == 0


@pytest.mark.clause("SA-11.9", "SA-11.20")
def test_speed_change_counts_from_the_next_move() -> None:
    """Man-Of-War on T4: X on square 9 at speed 1, then 2 squares a turn."""
    flight = aboard(". . .", turn=3)
    man_of_war = put(flight, "SE1-02", 1, "red", at=10)
    play(flight)
    assert man_of_war.square == 9
    play(flight)
    assert man_of_war.square == 7


@pytest.mark.clause("SA-11.9")
def test_second_y_repeats_everything() -> None:
    """T6 has Y on 7 and 3. Kamikaze: two Y make it 2 faster; the shield is 0 both times."""
    flight = aboard(". .", boards=(6, 6, 6, 6), turn=3)
    kamikaze = put(flight, "E2-01", 1, "red", at=9)
    kamikaze.shield = 1
    play(flight)
    assert (kamikaze.square, kamikaze.speed, kamikaze.shield) == (5, 5, 0)
    kamikaze.square = 8
    play(flight)
    assert (kamikaze.square, kamikaze.speed, kamikaze.shield) == (3, 6, 0)
