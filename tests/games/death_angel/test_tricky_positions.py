"""Positions a rules lawyer would lay on the table: cards that meet each other, ends of the column, empty piles.

Every expected result was worked out by hand from the clauses before the engine was asked.
"""

from __future__ import annotations

import pytest
from tests.games.death_angel.helpers import GAME, Scene, build

from starboard.core.game import SPECTATOR
from starboard.games.death_angel import events as ev
from starboard.games.death_angel.moves import (
    ACCEPT,
    ADD_TOKEN,
    HEROIC_CHARGE,
    PASS,
    REROLL,
    ROLL_DIE,
    USE_ABILITY,
    USE_ARTEFACT,
    Activate,
    Attack,
    ChooseAction,
    ChooseBroodLord,
    ChooseMarine,
    ChoosePile,
    ChoosePlace,
    ChooseSwarm,
    ChooseTerrain,
    MoveSwarm,
    PlaceToken,
    PutEvent,
    Slay,
    SpendToken,
    Trade,
    Turn,
)

LAIR = "genestealer-lair"
LAUNCH = "launch-control-room"
TOXIN = "toxin-pumping-station"


def won(scene: Scene) -> bool:
    result = GAME.result(scene.state)
    return result is not None and bool(result.winners)


def lost(scene: Scene) -> bool:
    result = GAME.result(scene.state)
    return result is not None and not result.winners


# --- defence -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("DA-12.8", "DA-12.10", "DA-8.9")
def test_counter_attack_works_through_to_the_brood_lord() -> None:
    """Skull: the normal card first, he is shielded; skull again: the Lord alone is slain and out of the game."""
    scene = build(
        "Lorenzo< Deino>",
        phase="attack",
        cards=["counter-attack"],
        location=LAIR,
        swarms={"L1": "head brood-lord-1"},
        dice=[3, 2],
    )
    assert scene.swarms() == {}
    assert scene.state.lords_slain == [4]
    assert scene.idle
    assert [roll.rerolled for roll in scene.said(ev.DefenceRolled)] == [False, False]


@pytest.mark.clause("DA-7.7", "DA-8.9")
def test_counter_attack_from_behind_is_not_a_reroll() -> None:
    scene = build("Lorenzo>2 Deino>", phase="attack", cards=["counter-attack"], swarms={"L1": "head"}, dice=[0])
    assert scene.formation == "deino>"
    assert scene.state.supply == 12


@pytest.mark.clause("DA-8.9", "DA-7.6")
def test_each_repeat_of_counter_attack_has_its_own_rerolls() -> None:
    scene = build(
        "Lorenzo<2 Deino>", phase="attack", cards=["counter-attack"], swarms={"L1": "head head tail"}, dice=[0]
    )
    scene.roll(1).play(REROLL, ACCEPT)
    scene.roll(0).play(Slay("L1", "tail"))
    assert scene.swarm("L1") == ["head", "head"]
    scene.roll(4).play(REROLL)
    assert scene.formation == "lorenzo< deino>", "4 > 2: a plain miss ends it and slays nobody"
    assert scene.swarm("L1") == ["head", "head"]


@pytest.mark.clause("DA-8.9")
def test_the_artefact_does_not_trigger_counter_attack() -> None:
    scene = build(
        "Lorenzo> Deino>", phase="attack", cards=["counter-attack"], swarms={"L1": "head"}, artefact=0, dice=[0]
    )
    scene.play(USE_ARTEFACT)
    assert scene.swarm("L1") == ["head"]
    assert scene.formation == "lorenzo> deino>"


@pytest.mark.clause("DA-13.2", "DA-13.5")
def test_counter_attack_wins_the_game() -> None:
    scene = build(
        "Lorenzo> Deino>",
        phase="attack",
        cards=["counter-attack"],
        location=TOXIN,
        swarms={"L1": "head"},
        blips=(0, 0),
        dice=[1],
    )
    assert won(scene)


@pytest.mark.clause("DA-8.9", "DA-12.9")
def test_defensive_stance_asks_for_a_reroll_not_for_a_number() -> None:
    """Six cards with a Brood Lord: 5 - 1 = 4 hits; the same 5 after a token is a miss."""
    swarm = {"L1": "head head tail tail claws brood-lord-1"}

    def fight(goriel: str) -> Scene:
        return build(
            f"{goriel} Claudio>",
            phase="attack",
            cards=["defensive-stance"],
            location=LAIR,
            lords_slain=["brood-lord-2"],
            swarms=swarm,
            dice=[5],
        )

    assert fight("Goriel<").formation == "claudio>"
    assert fight("Goriel<1").roll(5).play(REROLL).formation == "goriel< claudio>"


@pytest.mark.clause("DA-8.9")
def test_block_is_gideons_alone() -> None:
    scene = build(
        "Gideon> Noctis>", phase="attack", cards=["block"], swarms={"L1": "head tail claws", "L2": "head"}, dice=[3, 1]
    )
    assert scene.formation == "gideon>"


@pytest.mark.clause("DA-8.4", "DA-8.9")
def test_second_wind_reads_the_printed_face_behind_a_brood_lord() -> None:
    def fight(face: int) -> str:
        return build(
            "Omnio> Zael>",
            phase="attack",
            location=LAIR,
            swarms={"L1": "head brood-lord-1"},
            lasting=("second-wind", "omnio"),
            dice=[face],
        ).formation

    assert fight(0) == "omnio> zael>"
    assert fight(1) == "zael>", "1 - 1 = 0 is not a printed 0"


@pytest.mark.clause("DA-7.9", "DA-7.6")
def test_a_good_defence_rerolled_counts_for_nothing() -> None:
    scene = build("Omnio<1 Zael>", phase="attack", swarms={"L1": "head"}, dice=[5])
    scene.roll(1).play(REROLL)
    assert scene.formation == "zael>"


@pytest.mark.clause("DA-15.4")
def test_the_artefact_saves_only_marines_of_its_player() -> None:
    """B holds it: A's Marine dies without a question, B's other team is saved."""
    scene = build(
        "Leon> Zael> Scipio>",
        players=2,
        owners={"red": 0, "purple": 1, "grey": 1},
        phase="attack",
        swarms={"L1": "head", "L3": "tail"},
        artefact=1,
        dice=[0, 1],
    )
    # Leon is slain (no Marine above: the others close up), Scipio is now at 2 and asks for the Artefact
    assert scene.formation == "zael> scipio>"
    assert (scene.kind, scene.seat) == ("artefact", 1)
    scene.roll(4).play(USE_ARTEFACT)


# --- phase 3: order and shifting ---------------------------------------------------------------------------------


@pytest.mark.clause("DA-8.7", "DA-11.12", "DA-12.2")
def test_the_rest_of_a_dead_row_comes_to_the_marine_above() -> None:
    """2 of 4 slain by L2: a = 1 < b = 2, the row goes to Marine 1, whose own R1 has attacked; old R2 attacks him."""
    scene = build(
        "Zael> Omnio> Leon> Valencio>",
        phase="attack",
        swarms={"R1": "head", "L2": "tail", "R2": "claws claws"},
        dice=[5, 0, 3],
    )
    assert scene.formation == "zael> leon> valencio>"
    assert scene.groups("R1") == [["head"], ["claws", "claws"]]
    assert scene.swarm("L1") == ["tail"]


@pytest.mark.clause("DA-12.2", "DA-8.7")
def test_groups_of_one_standing_join_at_the_shift() -> None:
    """L3 slays 3 of 5 (2 and 2: the lower part moves up): attacked L3 stays apart from L4, R3 and R4 become one."""
    scene = build(
        "Zael> Omnio> Leon> Valencio> Scipio>",
        phase="attack",
        swarms={"L3": "tail", "L4": "head", "R3": "claws", "R4": "tongue tongue"},
        dice=[0, 4, 3],
    )
    # L4's head attacks Valencio at 3: 4 > 1. Then R3, one swarm of three: 3 <= 3, Valencio is slain too
    assert scene.formation == "zael> omnio> scipio>"
    assert sorted(map(sorted, scene.groups("R3"))) == [["claws", "tongue", "tongue"]]
    assert sum(len(group) for group in scene.groups("L3")) == 2


@pytest.mark.clause("DA-12.2")
def test_a_second_shift_joins_attacked_groups_only_where_others_come_in() -> None:
    """Leon 3 of 5 dies by L3, then Valencio in his place by R3: tail and head at L3 have both attacked.

    Scipio comes up to them. With nobody at his left they still stay apart; a swarm that has not attacked makes it a
    collision, and a place holds two groups at most: those that have attacked join.
    """

    def fight(left_of_scipio: str, *dice: int) -> list[list[str]]:
        swarms = {"L3": "tail", "L4": "head", "R3": "claws", "R4": "tongue tongue"}
        if left_of_scipio:
            swarms["L5"] = left_of_scipio
        scene = build("Zael> Omnio> Leon> Valencio> Scipio>", phase="attack", swarms=swarms, dice=[0, 4, 3, *dice])
        assert scene.formation == "zael> omnio> scipio>"
        return scene.groups("L3")

    assert fight("") == [["tail"], ["head"]]
    assert fight("claws", 5) == [["head", "tail"], ["claws"]]


@pytest.mark.clause("DA-12.4", "DA-12.2", "DA-8.6")
def test_a_protected_swarm_takes_those_that_join_it_out_of_the_fight() -> None:
    """L2 slays Marine 2 of 3 (1 and 1: the lower moves up). R2 = 1 has not attacked, protected R3 joins: no attack."""
    scene = build(
        "Zael> Omnio> Leon>",
        phase="attack",
        swarms={"L2": "tail", "R2": "head", "R3": "claws"},
        protected=["R3"],
        dice=[0],
    )
    assert scene.formation == "zael> leon>"
    assert scene.swarm("R2") == ["head", "claws"]
    assert scene.idle


@pytest.mark.clause("DA-12.2", "DA-12.4", "DA-9.22")
def test_a_protected_swarm_stays_apart_from_one_that_has_attacked_until_the_event_ends() -> None:
    """L1 slays Zael, the others close up: the protected L2 comes to it, apart. Merged before Overwatch: none dies."""
    scene = build(
        "Zael> Leon<1 Valencio<",
        phase="attack",
        cards=["overwatch"],
        event="secret-route",
        swarms={"L1": "tongue", "L2": "head"},
        protected=["L2"],
        dice=[0],
    )
    assert scene.formation == "leon<1 valencio<"
    assert scene.groups("L1") == [["tongue"], ["head"]]
    assert [swarm.protected for swarm in scene.state.swarms[0]] == [False, True]
    scene.go_on()
    assert scene.offered(Attack) == [Attack("leon", "L1")]
    scene.roll(1).play(Attack("leon", "L1"))
    assert scene.swarm("L1") == ["head", "tongue"]


@pytest.mark.clause("DA-8.7", "DA-8.1")
def test_a_swarm_that_moves_up_is_found_anew() -> None:
    """Top Marine of three slain by L1; R1 and L2 wait. The next is L2's card, now at L1, before R1."""
    scene = build(
        "Zael> Omnio<1 Leon>1",
        phase="attack",
        swarms={"L1": "tail", "R1": "head head", "L2": "claws", "L3": "head"},
        dice=[0, 5],
    )
    assert {REROLL, ACCEPT} == set(scene.moves), "Omnio faces left: the group that was at L2 attacks him"
    scene.roll(2)  # R1, from behind: 2 <= 2
    scene.roll(5)  # Leon, alone now, against the claws and heads that have not attacked
    scene.play(ACCEPT)
    assert scene.formation == "leon>1"


@pytest.mark.clause("DA-11.8", "DA-11.10", "DA-9.2")
def test_elimination_in_phase_3_passes_the_event_on() -> None:
    scene = build(
        "Goriel> Zael> Scipio>",
        slain="claudio omnio calistarius",
        players=3,
        owners={"yellow": 1, "purple": 0, "grey": 2},
        phase="attack",
        cards=["defensive-stance", "power-field", "flamer-attack"],
        swarms={"L1": "head"},
        event="full-scan",
        dice=[1],
    )
    assert scene.formation == "zael> scipio>"
    scene.go_on()
    assert scene.seat == 2
    assert set(scene.moves) == {ChoosePile("left"), ChoosePile("right")}


# --- Power Field -------------------------------------------------------------------------------------------------


@pytest.mark.clause("DA-12.4", "DA-7.19")
def test_no_heroic_charge_at_protected_swarms_alone() -> None:
    scene = build("Goriel> Claudio>", cards=["heroic-charge"], swarms={"L2": "head", "R2": "tail"}, protected=["L2"])
    scene.roll(4).play(HEROIC_CHARGE)
    assert scene.swarms() == {"L2": 1}
    alone = build("Goriel> Claudio>", cards=["heroic-charge"], swarms={"L2": "head"}, protected=["L2"])
    assert alone.idle, "nobody has anything to do"


@pytest.mark.clause("DA-12.4")
def test_a_psionic_skull_at_a_protected_swarm_slays_nobody_and_chains() -> None:
    scene = build(
        "Calistarius< Scipio>", cards=["psionic-attack"], swarms={"L1": "head", "L2": "tail"}, protected=["L1"]
    )
    scene.roll(2).play(Attack("calistarius", "L1"))
    assert scene.swarm("L1") == ["head"]
    scene.roll(1).play(Attack("calistarius", "L2"))
    assert scene.swarms() == {"L1": 1}


@pytest.mark.clause("DA-12.4", "DA-7.22")
def test_no_kill_no_example() -> None:
    scene = build("Lorenzo< Deino>", cards=["lead-by-example"], swarms={"L1": "head"}, protected=["L1"])
    scene.roll(2).play(Attack("lorenzo", "L1"))
    assert scene.idle
    assert scene.state.supply == 12


@pytest.mark.clause("DA-12.4", "DA-12.11")
def test_the_tank_burns_what_is_not_protected() -> None:
    scene = build(
        "Leon> Valencio>",
        cards=["onward-brothers"],
        players=2,
        location="munitorium",
        owners={"red": 0},
        swarms={"L1": "head tail", "R1": "claws"},
        protected=["L1"],
        terrain={"promethium-tank": "R1"},
        dice=[],
    )
    scene.roll(5).play(PASS, PASS, Activate("leon", "promethium-tank"))
    assert scene.swarms() == {"L1": 2}
    assert scene.terrain() == {}


@pytest.mark.clause("DA-12.4")
def test_intimidation_takes_protected_cards() -> None:
    scene = build("Lorenzo< Deino>", cards=["intimidation"], swarms={"L1": "head"}, protected=["L1"], blips=(2, 5))
    scene.play(PASS, PASS)
    scene.roll(4).play(USE_ABILITY)
    assert scene.swarms() == {}
    assert scene.blips == (3, 5)


@pytest.mark.clause("DA-12.4")
def test_surrounded_shares_the_protection() -> None:
    scene = build(
        "Leon<1 Valencio<",
        phase="event",
        cards=["overwatch"],
        event="surrounded",
        swarms={"L1": "head", "L2": "tail", "R2": "claws"},
        protected=["L2"],
    )
    scene.play(ChooseMarine("leon"))
    assert scene.swarms() == {"L1": 2, "R1": 1}
    scene.roll(1).play(Attack("leon", "L1"))
    assert scene.swarms() == {"L1": 2, "R1": 1}, "all of them are protected"


@pytest.mark.clause("DA-12.4", "DA-9.20")
def test_flanking_shares_the_protection() -> None:
    scene = build(
        "Leon< Valencio<",
        phase="event",
        event="flanking-manoeuvre",
        swarms={"L1": "head", "R1": "tail"},
        protected=["L1"],
    )
    assert [swarm.protected for groups in scene.state.swarms for swarm in groups] == [True]
    assert scene.swarms() == {"R1": 2}


@pytest.mark.clause("DA-12.4", "DA-9.22")
def test_protection_ends_with_the_round() -> None:
    scene = build(
        "Scipio< Calistarius<",
        phase="event",
        cards=["power-field"],
        event="evasion",
        swarms={"L1": "head"},
        protected=["L1"],
    )
    scene.go_on()
    assert scene.state.round == 3
    assert [swarm.protected for groups in scene.state.swarms for swarm in groups] == [False]


# --- Support -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("DA-7.6", "DA-7.8")
def test_overwatch_pays_then_rerolls_from_the_same_marine() -> None:
    scene = build("Leon<2 Valencio<", phase="event", cards=["overwatch"], event="evasion", swarms={"L1": "claws"})
    assert Attack("valencio", "L1") not in scene.moves, "he has no token of his own"
    scene.roll(5).play(Attack("leon", "L1"))
    assert scene.tokens("leon") == 1
    scene.roll(3).play(REROLL)
    assert scene.swarms() == {}
    assert scene.state.supply == 12


@pytest.mark.clause("DA-9.22", "DA-10.1")
def test_overwatch_comes_before_travel() -> None:
    scene = build(
        "Leon<1 Valencio<",
        phase="event",
        cards=["overwatch"],
        event="evasion",
        swarms={"L1": "claws"},
        blips=(0, 3),
        location_deck=["teleportarium", "generatorium", LAUNCH],
    )
    assert Attack("leon", "L1") in scene.moves
    assert scene.blips == (0, 3)
    scene.play(PASS)
    assert scene.blips == (7, 5)


@pytest.mark.clause("DA-13.1")
def test_overwatch_slays_the_second_brood_lord() -> None:
    scene = build(
        "Leon<1 Valencio<",
        phase="event",
        cards=["overwatch"],
        event="secret-route",
        location=LAIR,
        lords_slain=["brood-lord-2"],
        swarms={"L1": "brood-lord-1", "R1": "head"},
    )
    scene.roll(2).play(Attack("leon", "L1"))
    assert won(scene)


@pytest.mark.clause("DA-7.2", "DA-12.3")
def test_strategize_at_the_ends_of_the_column() -> None:
    two = build("Zael< Omnio<", cards=["strategize"], swarms={"L1": "head"})
    two.play(PlaceToken("zael"))
    assert {move.to for move in two.offered(MoveSwarm)} == {"R1", "L2", "R2"}
    assert PASS in two.moves
    last = build("Zael<", slain="omnio", cards=["strategize"], swarms={"R1": "head", "L1": "tail"})
    assert set(last.offered(MoveSwarm)) == {MoveSwarm("R1", "L1"), MoveSwarm("L1", "R1")}
    last.play(MoveSwarm("R1", "L1"))
    assert last.swarm("L1") == ["head", "tail"]


@pytest.mark.clause("DA-7.5", "DA-1.5")
def test_an_empty_supply_leaves_the_ability() -> None:
    scene = build("Scipio<6 Zael>6", cards=["power-field"], swarms={"L1": "head"})
    assert scene.offered(PlaceToken) == []
    assert ChooseSwarm("L1") in scene.moves


# --- Move + Activate ---------------------------------------------------------------------------------------------


@pytest.mark.clause("DA-7.12", "DA-4.1")
def test_facing_and_tokens_go_with_the_marine() -> None:
    scene = build("Zael<2 Leon>1", cards=["forward-scouting"], swarms={"L1": "head"}, terrain={"door": "R1"})
    scene.play(Trade("zael", "leon"))
    assert scene.formation == "leon>1 zael<2"
    assert scene.swarms() == {"L1": 1}
    assert scene.terrain() == {"door": "R1"}


@pytest.mark.clause("DA-7.12")
def test_reorganize_trades_team_mates_and_each_still_has_his_move() -> None:
    scene = build("Claudio< Zael> Omnio> Goriel>", cards=["reorganize"])
    scene.play(Trade("claudio", "goriel"))
    assert scene.formation == "goriel> zael> omnio> claudio<"
    assert not [move for move in scene.offered(Trade) if move.marine == "claudio"]
    scene.play(Trade("goriel", "omnio"))
    assert scene.formation == "omnio> zael> goriel> claudio<"


@pytest.mark.clause("DA-7.14")
def test_onward_brothers_extra_token_is_optional() -> None:
    scene = build("Leon> Valencio>", cards=["onward-brothers"], terrain={"door": "R1"})
    scene.play(PASS, PASS, Activate("leon", "door"))
    assert scene.state.door_tokens == 1
    assert {USE_ABILITY, PASS} <= set(scene.moves)
    scene.play(PASS)
    assert scene.state.door_tokens == 1


@pytest.mark.clause("DA-15.4", "DA-7.10")
def test_stealth_is_paid_by_any_marine_of_that_player() -> None:
    scene = build(
        "Scipio> Zael>1 Leon>1",
        players=2,
        owners={"grey": 0, "purple": 0, "red": 1},
        cards=["stealth-tactics"],
        blips=(2, 4),
    )
    scene.play(PASS, PASS, ChoosePile("right"))
    assert scene.blips == (2, 3)
    assert scene.offered(SpendToken) == [SpendToken("zael")]
    scene.play(SpendToken("zael"))
    assert scene.blips == (1, 3)
    assert scene.formation == "scipio> zael> leon>1"


@pytest.mark.clause("DA-7.2")
def test_stealth_with_an_empty_pile_has_no_second_part() -> None:
    scene = build("Scipio>3 Zael>", cards=["stealth-tactics"], blips=(0, 4), travel_trigger="both")
    scene.play(PASS, PASS, ChoosePile("right"))
    assert scene.blips == (0, 3)
    assert scene.idle


@pytest.mark.clause("DA-13.2", "DA-13.6")
def test_stealth_wins_when_it_takes_the_last_blip() -> None:
    scene = build("Scipio>3 Zael>", cards=["stealth-tactics"], blips=(0, 1), location=TOXIN)
    scene.play(PASS, PASS, ChoosePile("right"))
    assert won(scene)


@pytest.mark.clause("DA-13.2")
def test_intimidation_only_moves_the_last_genestealer() -> None:
    scene = build("Lorenzo> Deino>", cards=["intimidation"], blips=(0, 0), location=TOXIN, swarms={"L1": "head"})
    scene.play(PASS, PASS)
    scene.roll(1).play(USE_ABILITY, ChoosePile("left"))
    assert GAME.result(scene.state) is None
    assert sum(scene.blips) == 1


@pytest.mark.clause("DA-10.1")
def test_intimidation_fills_an_empty_pile_before_the_travel_check() -> None:
    scene = build("Lorenzo> Deino>", cards=["intimidation"], blips=(0, 4), swarms={"L1": "head", "R2": "tail tail"})
    scene.play(PASS, PASS)
    scene.roll(1).play(USE_ABILITY)
    assert set(scene.offered(Slay)) == {Slay("L1", "head"), Slay("R2", "tail")}
    scene.play(Slay("R2", "tail"))
    assert scene.blips == (1, 4), "the left pile has a card again: no travel"
    assert scene.swarms() == {"L1": 1, "R2": 1}


@pytest.mark.clause("DA-7.2")
def test_intimidation_may_show_nothing() -> None:
    scene = build("Lorenzo> Deino>", cards=["intimidation"], swarms={"L1": "head"}, blips=(2, 2))
    scene.play(PASS, PASS)
    scene.roll(0).play(USE_ABILITY)
    assert scene.swarms() == {"L1": 1}
    assert scene.idle


@pytest.mark.clause("DA-7.8", "DA-7.18")
def test_run_and_gun_after_the_move_with_evasion() -> None:
    """Gideon (range 0) shoots where he has gone; Noctis too, whatever Evasion says; each pays his own token."""
    scene = build(
        "Gideon<2 Zael> Noctis<1",
        cards=["run-and-gun"],
        swarms={"L2": "head tail"},
        lasting=("evasion", None),
    )
    scene.play(Trade("gideon", "zael"), PASS, PASS)
    assert set(scene.offered(Attack)) == {Attack("gideon", "L2"), Attack("noctis", "L2")}
    scene.roll(5).play(Attack("gideon", "L2"))
    assert scene.tokens("gideon") == 1
    scene.roll(2).play(REROLL)
    scene.play(Slay("L2", "head"))
    scene.roll(3).play(Attack("noctis", "L2"))
    assert scene.swarms() == {}
    assert scene.formation == "zael> gideon< noctis<"


@pytest.mark.clause("DA-7.18")
def test_run_and_gun_without_a_target_costs_nothing() -> None:
    scene = build("Gideon<2 Noctis<1", cards=["run-and-gun"], swarms={"R1": "head"})
    scene.play(PASS, PASS)
    assert scene.idle
    assert scene.formation == "gideon<2 noctis<1"


@pytest.mark.clause("DA-14.2", "DA-16.2")
def test_scouting_a_deck_of_one_and_nobody_else_sees_it() -> None:
    scene = build(
        "Zael> Omnio> Leon>",
        players=3,
        owners={"purple": 0, "red": 1},
        cards=["forward-scouting"],
        event="surrounded",
        events_left=1,
    )
    before = GAME.view(scene.state, 1), GAME.view(scene.state, SPECTATOR)
    scene.play(PASS, PASS, USE_ABILITY)
    assert set(scene.offered(PutEvent)) == {PutEvent("top"), PutEvent("bottom")}
    other = build(
        "Zael> Omnio> Leon>",
        players=3,
        owners={"purple": 0, "red": 1},
        cards=["forward-scouting"],
        event="surrounded",
        events_left=1,
    )
    assert before == (GAME.view(other.state, 1), GAME.view(other.state, SPECTATOR))
    scene.play(PutEvent("bottom"))
    assert len(scene.state.events) == 1


# --- Attack ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("DA-1.5", "DA-7.22")
def test_example_after_a_token_came_back_to_the_supply() -> None:
    """The supply is empty at Lorenzo's kill; Deino's reroll brings a token back, his kill may place it."""
    scene = build("Lorenzo< Deino<6 Leon>6", cards=["lead-by-example"], swarms={"L1": "head tail"})
    scene.roll(2).play(Attack("lorenzo", "L1"), Slay("L1", "head"))
    assert scene.offered(PlaceToken) == []
    scene.roll(5, 1).play(Attack("deino", "L1"), REROLL, ACCEPT)
    assert PlaceToken("leon") in scene.moves
    scene.play(PlaceToken("leon"))
    assert scene.formation == "lorenzo< deino<5 leon>7"


@pytest.mark.clause("DA-12.8", "DA-12.11")
def test_the_flamer_reaches_the_brood_lord_last() -> None:
    def burn(face: int) -> Scene:
        scene = build(
            "Zael< Omnio>",
            cards=["flamer-attack"],
            location=LAIR,
            swarms={"L1": "head tail brood-lord-1", "R2": "brood-lord-2"},
        )
        return scene.roll(face).play(Attack("zael", "L1"))

    assert burn(2).play(Slay("L1", "tail")).swarm("L1") == ["brood-lord-1"]
    assert burn(3).swarms() == {"R2": 1}
    one = burn(1)
    assert set(one.offered(Slay)) == {Slay("L1", "head"), Slay("L1", "tail")}
    assert PASS not in one.moves, "exactly as many as the number says"


@pytest.mark.clause("DA-12.8")
def test_dead_aim_may_stop_before_the_brood_lord() -> None:
    scene = build(
        "Gideon> Noctis<", cards=["dead-aim"], location=LAIR, swarms={"L2": "head brood-lord-1", "R1": "brood-lord-2"}
    )
    scene.roll(4).play(Attack("noctis", "L2"))
    assert set(scene.moves) == {Slay("L2", "head"), PASS}
    scene.play(Slay("L2", "head"))
    assert set(scene.moves) == {Slay("L2", "brood-lord-1"), PASS}
    scene.play(PASS)
    assert scene.swarm("L2") == ["brood-lord-1"]


@pytest.mark.clause("DA-7.16")
def test_evasion_leaves_one_marine_all_that_is_his() -> None:
    leon = build("Leon< Valencio<", cards=["full-auto"], swarms={"L1": "head head head"}, lasting=("evasion", None))
    leon.roll(5).play(Attack("leon", "L1")).roll(5).play(Attack("leon", "L1")).roll(5).play(Attack("leon", "L1"))
    assert leon.idle, "three attacks for Leon, none for Valencio"
    claudio = build("Claudio< Goriel<", cards=["heroic-charge"], swarms={"L1": "head head"}, lasting=("evasion", None))
    claudio.roll(1).play(HEROIC_CHARGE, PASS)
    assert claudio.idle, "the charge was the team's attack"
    zael = build("Zael< Omnio<", cards=["flamer-attack"], swarms={"L1": "head head"}, lasting=("evasion", None))
    zael.roll(0).play(Attack("zael", "L1"))
    assert zael.idle


@pytest.mark.clause("DA-7.20", "DA-11.12")
def test_goriel_attacks_from_where_claudios_death_leaves_him() -> None:
    """Claudio 2 of 3 dies (1 and 1: the lower part moves up): Goriel is at 2, the row of Claudio with him."""
    scene = build("Zael> Claudio< Goriel<", cards=["heroic-charge"], swarms={"L2": "head head", "L3": "tail"})
    scene.play(HEROIC_CHARGE, Slay("L2", "head"))
    scene.roll(0).play(PASS)
    assert scene.formation == "zael> goriel<"
    assert scene.swarm("L2") == ["head", "tail"]
    scene.roll(1).play(Attack("goriel", "L2"))
    assert set(scene.offered(Slay)) == {Slay("L2", "head"), Slay("L2", "tail")}


@pytest.mark.clause("DA-13.1", "DA-13.4")
def test_a_charge_that_slays_the_last_lord_needs_no_roll() -> None:
    scene = build(
        "Claudio> Goriel>",
        cards=["heroic-charge"],
        location=LAIR,
        lords_slain=["brood-lord-1"],
        swarms={"L2": "head brood-lord-2", "R1": "tail"},
    )
    scene.play(HEROIC_CHARGE, Slay("L2", "head"), Slay("L2", "brood-lord-2"))
    assert won(scene)


@pytest.mark.clause("DA-7.20", "DA-11.7")
def test_the_last_yellow_marine_charges_to_his_death() -> None:
    scene = build("Claudio> Zael>", slain="goriel", cards=["heroic-charge"], swarms={"R1": "tail", "R2": "head"})
    scene.play(HEROIC_CHARGE, Slay("R1", "tail"))
    scene.roll(0).play(PASS)
    assert scene.formation == "zael>"
    assert scene.swarm("R1") == ["head"]
    assert scene.idle


# --- Terrain and panels ------------------------------------------------------------------------------------------


@pytest.mark.clause("DA-7.14")
def test_a_chimney_that_did_not_burn_waits_for_the_next_round() -> None:
    scene = build("Leon> Valencio>", cards=["onward-brothers"], terrain={"spore-chimney": "R2"}, dice=[])
    scene.play(PASS, PASS)
    scene.roll(4).play(Activate("valencio", "spore-chimney"))
    assert scene.terrain() == {"spore-chimney": "R2"}
    assert scene.idle, "nothing is left to activate"


@pytest.mark.clause("DA-7.20")
def test_the_mate_activates_from_his_new_place() -> None:
    """Leon (1 of 3) dies at the Tank: the others close up; Valencio is at 1 and faces the Door that lay there."""
    scene = build(
        "Leon> Valencio> Zael>",
        cards=["onward-brothers"],
        players=4,
        owners={"red": 0},
        location="munitorium",
        terrain={"promethium-tank": "R1", "door": "R1"},
        swarms={"L1": "head"},
    )
    scene.play(PASS, PASS)
    scene.roll(0).play(Activate("leon", "promethium-tank"))
    assert scene.formation == "valencio> zael>"
    assert scene.swarms() == {}
    scene.play(Activate("valencio", "door"), USE_ABILITY)
    assert scene.state.door_tokens == 2


@pytest.mark.clause("DA-1.7", "DA-9.11")
def test_the_tunnels_turn_a_yellow_place_green() -> None:
    scene = build(
        "Leon> Valencio>",
        cards=["onward-brothers"],
        players=3,
        owners={"red": 0},
        location="maintenance-tunnels",
        terrain={"control-panel": "R1"},
    )
    scene.play(PASS, PASS, Activate("leon", "control-panel"))
    assert scene.terrain() == {"corridor": "R1"}
    assert scene.idle, "a Corridor cannot be activated"


@pytest.mark.clause("DA-9.10", "DA-10.6")
def test_the_cogitators_cap_is_left_behind_by_travel() -> None:
    """The Duct capped at Core Cogitator lies in the Catacombs too: there it spawns in full."""
    scene = build(
        "Leon> Valencio> Scipio> Zael>",
        players=2,
        cards=["onward-brothers", "psionic-attack"],
        location="core-cogitator",
        terrain={"control-panel": "R1", "ventilation-duct": "L4"},
        location_deck=["teleportarium", "generatorium", LAUNCH],
        blips=(0, 2),
        event="full-scan",
    )
    scene.play(PASS, PASS, Activate("leon", "control-panel"), ChooseTerrain("ventilation-duct"))
    assert scene.terrain()["ventilation-duct"] == "L2"
    assert scene.blips == (7, 5)
    scene.go_on("event")
    # Full Scan takes one from the left; major red: the Duct gets 3; major yellow: the Control Panel R1 gets 3
    scene.play(ChoosePile("left"))
    assert scene.blips == (3, 2)


@pytest.mark.clause("DA-9.10")
def test_the_cap_counts_boxes_only() -> None:
    """Out of Thin Air spawns two at the capped Duct's own place; the red box then still spawns one there."""
    scene = build(
        "Leon> Valencio>",
        players=2,
        owners={"red": 0},
        cards=["onward-brothers"],
        location="core-cogitator",
        terrain={"control-panel": "R1", "ventilation-duct": "L1"},
        location_deck=["teleportarium", "generatorium", LAUNCH],
        blips=(5, 5),
        event="E09",
    )
    scene.play(PASS, PASS, Activate("leon", "control-panel"), ChooseTerrain("ventilation-duct"))
    scene.go_on("event")
    scene.play(ChooseMarine("leon"))
    assert scene.blips == (2, 5), "two by the ability, one by the box"


@pytest.mark.clause("DA-7.20", "DA-15.4")
def test_teleportarium_handles_everyone_once_and_finishes_without_its_team() -> None:
    """The last red Marine activates and is slain first; the others are still asked; both piles go."""
    scene = build(
        "Leon> Zael>1 Omnio>",
        slain="valencio",
        players=2,
        owners={"red": 0, "purple": 1},
        cards=["onward-brothers"],
        location="teleportarium",
        terrain={"control-panel": "R1"},
        blips=(2, 3),
        location_deck=["generatorium", LAUNCH],
    )
    scene.roll(0).play(PASS, PASS, Activate("leon", "control-panel"))
    assert scene.formation == "zael>1 omnio>", "without a token he must roll"
    assert scene.seat == 1
    scene.roll(0).play(SpendToken("zael"))
    # Omnio has no token: he rolls 0 and is slain
    assert scene.formation == "zael>"
    assert scene.blips == (5, 5), "both piles went, so the group travelled to the Generatorium"


@pytest.mark.clause("DA-13.3")
def test_everybody_lost_in_the_teleportarium() -> None:
    scene = build(
        "Leon>",
        slain="valencio",
        cards=["onward-brothers"],
        location="teleportarium",
        terrain={"control-panel": "R1"},
        blips=(2, 3),
    )
    scene.roll(0).play(PASS, Activate("leon", "control-panel"))
    assert lost(scene)


@pytest.mark.clause("DA-13.1")
def test_a_launch_without_tokens() -> None:
    def launch(face: int) -> Scene:
        scene = build("Leon> Valencio>", cards=["onward-brothers"], location=LAUNCH, terrain={"control-panel": "R1"})
        scene.play(PASS, PASS, Activate("leon", "control-panel"))
        assert set(scene.moves) == {ROLL_DIE, ADD_TOKEN}
        return scene.roll(face).play(ROLL_DIE)

    assert won(launch(0))
    assert not won(launch(1))
    poor = build("Leon>12 Valencio>", cards=["onward-brothers"], location=LAUNCH, terrain={"control-panel": "R1"})
    poor.roll(1).play(PASS, PASS, Activate("leon", "control-panel"))
    assert poor.idle, "with an empty supply he can only roll"


@pytest.mark.clause("DA-13.2")
def test_toxin_takes_from_one_pile_only() -> None:
    scene = build(
        "Leon> Valencio>", cards=["onward-brothers"], location=TOXIN, terrain={"control-panel": "R1"}, blips=(3, 4)
    )
    scene.play(PASS, PASS)
    scene.roll(5).play(Activate("leon", "control-panel"), ChoosePile("left"))
    assert scene.blips == (0, 4)
    assert not won(scene)


# --- Events ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("DA-9.26", "DA-9.9")
def test_full_scan_empties_the_pile_the_door_needs() -> None:
    scene = build(
        "Leon> Valencio>",
        phase="event",
        event="full-scan",
        blips=(1, 4),
        terrain={"door": "L1"},
        location_deck=["teleportarium", "generatorium", LAUNCH],
    )
    scene.play(ChoosePile("left"))
    assert scene.swarms() == {}
    assert scene.blips == (7, 5), "travelled at the end of the phase"


@pytest.mark.clause("DA-1.5")
def test_secret_route() -> None:
    def route(door: dict[str, str], tokens: int) -> int:
        scene = build(f"Leon>{tokens} Valencio>", phase="event", event="secret-route", terrain=door)
        return scene.state.door_tokens

    assert route({"door": "L1"}, 11) == 1
    assert route({"door": "L1"}, 3) == 2
    assert route({}, 3) == 0


@pytest.mark.clause("DA-9.5")
def test_out_of_thin_air_where_nothing_can_appear() -> None:
    """All face right, so behind them is the empty left pile: no target fits and nobody is asked."""
    scene = build("Leon> Valencio>", phase="event", event="E09", blips=(0, 1), travel_trigger="both")
    assert scene.idle
    assert scene.blips == (0, 1)
    assert len(scene.said(ev.EventIdle)) == 1


@pytest.mark.clause("DA-9.23")
def test_battle_brothers_of_a_marine_without_enemies() -> None:
    """Leon alone has a token, so he must be named; the token goes, and nobody is there to be removed."""
    scene = build("Leon>1 Valencio>", phase="event", event="E11", swarms={"L2": "claws"})
    assert scene.idle
    assert scene.formation == "leon> valencio>"
    assert scene.swarms() == {"L2": 1}


@pytest.mark.clause("DA-13.6", "DA-13.2")
def test_battle_brothers_can_win_before_the_boxes() -> None:
    scene = build(
        "Leon>1 Valencio>",
        phase="event",
        event="E11",
        swarms={"L1": "claws"},
        blips=(0, 0),
        location=TOXIN,
        terrain={"ventilation-duct": "R2"},
    )
    assert won(scene), "Leon has the only token and the claws are all there is: no choice was left"


@pytest.mark.clause("DA-12.8", "DA-12.4")
def test_cleansing_flames_skip_the_protected_and_reach_the_lord() -> None:
    scene = build(
        "Leon> Valencio>",
        phase="event",
        event="cleansing-flames",
        location=LAIR,
        swarms={"L1": "head brood-lord-1", "R1": "tail brood-lord-2"},
        protected=["R1"],
    )
    scene.roll(3).play(ChooseMarine("leon"))
    assert scene.swarms() == {"L1": 2}, "the head, then the Lord; what was at R1 flanked to L1 (tongue)"


@pytest.mark.clause("DA-9.24")
def test_rewarded_faith_counts_those_that_can_be_slain() -> None:
    scene = build(
        "Leon>3 Valencio>",
        phase="event",
        event="rewarded-faith",
        swarms={"L1": "head", "R1": "tail"},
        protected=["R1"],
    )
    scene.play(ChooseMarine("leon"))
    assert set(scene.moves) == {Slay("L1", "head"), PASS}
    scene.play(Slay("L1", "head"))
    assert scene.formation == "leon>2 valencio>"
    assert scene.swarms() == {"L1": 1}, "the protected tail flanked off the top"


@pytest.mark.clause("DA-13.3", "DA-13.5")
def test_psychic_assault_on_the_last_marine() -> None:
    scene = build(
        "Leon>5",
        slain="valencio",
        phase="event",
        event="psychic-assault",
        terrain={"ventilation-duct": "L1"},
        dice=[1],
    )
    assert lost(scene)
    [slain] = scene.said(ev.MarineSlain)
    assert (slain.marine, slain.position, slain.moving) == ("leon", 1, "none")


@pytest.mark.clause("DA-7.23")
def test_quick_instincts_is_an_ordinary_attack() -> None:
    def attack(face: int) -> dict[str, int]:
        scene = build(
            "Zael< Omnio>", phase="event", cards=["flamer-attack"], event="quick-instincts", swarms={"L1": "head head"}
        )
        scene.play(ChooseMarine("zael"))
        scene.roll(face).play(Attack("zael", "L1"))
        return scene.swarms()

    assert attack(5) == {"L1": 2}
    assert attack(3) == {"L1": 1}


@pytest.mark.clause("DA-9.6")
def test_quick_instincts_of_another_players_marine() -> None:
    scene = build(
        "Zael<1 Leon>",
        players=2,
        owners={"purple": 1, "red": 0},
        phase="event",
        cards=["onward-brothers", "flamer-attack"],
        event="quick-instincts",
        swarms={"L1": "claws"},
    )
    assert scene.seat == 0
    scene.play(ChooseMarine("zael"))
    assert scene.seat == 1
    assert PASS in scene.moves
    scene.roll(4).play(Attack("zael", "L1"))
    assert scene.seat == 1
    scene.roll(1).play(REROLL)
    assert scene.swarms() == {}


@pytest.mark.clause("DA-9.7")
def test_enter_formation_for_each_move_card_of_one_round() -> None:
    scene = build(
        "Zael> Leon> Scipio>",
        cards=["onward-brothers", "forward-scouting", "power-field"],
        lasting=("enter-formation", None),
    )
    scene.play(PlaceToken("zael"))  # Power Field: Support, no extra
    assert scene.state.supply == 11
    scene.play(PlaceToken("leon"))  # Onward Brothers!
    assert scene.state.supply == 10
    scene.play(PASS, PASS)
    assert PASS in scene.moves, "it may be declined"
    assert PlaceToken("leon") in scene.moves
    scene.play(PASS)
    assert scene.state.supply == 10


@pytest.mark.clause("DA-9.5", "DA-6.2")
def test_gun_jam_has_nobody_to_name_when_all_attacked() -> None:
    scene = build("Zael> Leon>", phase="event", cards=["flamer-attack", "full-auto"], event="gun-jam")
    assert scene.idle
    named = build("Zael> Leon>", phase="event", cards=["forward-scouting", "full-auto"], event="gun-jam")
    named.go_on()
    assert named.state.chosen[4] == 5, "purple alone could be named and has one card left: Strategize"
    assert {move.card for move in named.offered(ChooseAction)} == {4, 7}


@pytest.mark.clause("DA-9.13")
def test_the_chapels_shortage_is_asked_and_filled_to_the_end() -> None:
    """Secret Route in the Chapel: green major 2 each on Corridor L3 and Artefact L1, left pile 3."""
    scene = build(
        "Leon> Valencio> Zael>",
        phase="event",
        event="secret-route",
        location="wrath-of-baal-chapel",
        terrain={"corridor": "L3", "artefact": "L1"},
        blips=(3, 4),
        location_deck=[LAUNCH],
        travel_trigger="both",
    )
    assert set(scene.offered(ChooseTerrain)) == {ChooseTerrain("corridor"), ChooseTerrain("artefact")}
    scene.play(ChooseTerrain("artefact"))
    sizes = scene.swarms()
    assert scene.blips == (0, 4)
    assert sum(sizes.values()) == 3


@pytest.mark.clause("DA-11.8", "DA-9.22")
def test_the_red_team_lost_in_the_event_does_not_shoot() -> None:
    scene = build(
        "Leon<3 Zael>",
        slain="valencio",
        phase="event",
        cards=["overwatch"],
        event="psychic-assault",
        swarms={"L2": "head"},
        dice=[],
    )
    scene.roll(0).play(ChooseMarine("leon"))
    assert scene.formation == "zael>"
    assert scene.idle


@pytest.mark.clause("DA-9.5")
def test_rescue_must_be_made_and_only_for_a_living_team() -> None:
    scene = build("Leon< Zael>", slain="valencio omnio lorenzo deino", phase="event", event="rescue-space-marine")
    assert set(scene.moves) == {ChooseMarine("valencio"), ChooseMarine("omnio")}
    scene.play(ChooseMarine("omnio"))
    assert scene.formation == "leon< zael> omnio>"


# --- setup, travel, the end --------------------------------------------------------------------------------------


@pytest.mark.clause("DA-10.11")
def test_a_refill_that_needs_a_reshuffle() -> None:
    """Three in the deck, the rest discarded; the left pile takes the three first and goes on after the shuffle."""
    scene = build(
        "Leon> Valencio>",
        phase="travel",
        deck="head head head",
        blips=(0, "claws claws"),
        location_deck=["teleportarium", "generatorium", LAUNCH],
    )
    assert scene.blips == (7, 5)
    assert scene.state.left_blips.count(0) >= 3
    assert [event.deck for event in scene.said(ev.Reshuffled)] == ["genestealers"]
    assert not scene.state.discard


@pytest.mark.clause("DA-14.3")
def test_hibernation_with_too_few_cards() -> None:
    """Six Marines want 6 and 6. Twenty-seven cards are engaged: nine are left, 5 and 4 as the current player likes."""
    scene = build(
        "Leon> Valencio> Zael> Omnio> Scipio> Calistarius>",
        phase="travel",
        swarms={
            "L1": "head " * 9,
            "L2": "tail " * 9,
            "L3": "claws " * 9,
        },
        blips=(0, 0),
        location="teleportarium",
        location_deck=["hibernation-cluster", LAUNCH],
    )
    assert set(scene.offered(ChoosePile)) == {ChoosePile("left"), ChoosePile("right")}
    scene.play(ChoosePile("right"))
    assert scene.blips == (4, 5)


@pytest.mark.clause("DA-10.8")
def test_munitorium_at_its_limits() -> None:
    ahead = ["munitorium", "black-holds", "generatorium", TOXIN]
    one = build("Leon>", slain="valencio", players=2, phase="travel", location_deck=ahead, blips=(0, 2))
    assert one.formation == "leon>1"
    poor = build("Leon>11 Zael>", players=2, phase="travel", location_deck=ahead, blips=(0, 2))
    poor.play(PlaceToken("zael"))
    assert poor.formation == "leon>11 zael>1"
    assert poor.idle


@pytest.mark.clause("DA-10.4", "DA-12.4", "DA-12.8")
def test_the_door_obeys_the_power_field_and_may_stop() -> None:
    scene = build(
        "Leon> Valencio>",
        phase="travel",
        swarms={"L1": "head", "R2": "tail claws"},
        protected=["L1"],
        terrain={"door": "L2"},
        door=3,
        blips=(0, 2),
        location_deck=["teleportarium", "generatorium", LAUNCH],
    )
    assert set(scene.moves) == {Slay("R2", "tail"), Slay("R2", "claws"), PASS}
    scene.play(Slay("R2", "tail"), PASS)
    assert scene.swarms() == {"L1": 1, "R2": 1}
    assert scene.state.supply == 12


@pytest.mark.clause("DA-10.8")
def test_the_lair_with_two_and_with_one_marine() -> None:
    def enter(formation: str, swarms: dict[str, str]) -> dict[str, int]:
        scene = build(
            formation, phase="travel", swarms=swarms, blips=(0, 2), location="generatorium", location_deck=[LAIR]
        )
        scene.play(ChooseBroodLord("brood-lord-2"))
        return scene.swarms()

    assert enter("Leon> Zael>", {"L1": "head", "R1": "tail"}) == {"L2": 2, "R2": 2}
    assert enter("Leon>", {"R1": "tail"}) == {"L1": 1, "R1": 2}


@pytest.mark.clause("DA-10.10")
def test_travel_after_choosing_is_led_by_the_lowest_card() -> None:
    scene = build(
        "Leon> Zael> Scipio> Goriel>",
        players=4,
        owners={"red": 0, "purple": 1, "grey": 2, "yellow": 3},
        phase="choose",
        terrain={"door": "L1"},
        door=1,
        swarms={"R1": "head", "R2": "tail"},
        blips=(0, 3),
        round=1,
    )
    for seat, card in ((0, 17), (1, 14), (2, 15), (3, 9)):
        scene.play(ChooseAction(card), seat=seat)
    assert scene.seat == 3
    assert Slay("R1", "head") in scene.moves


@pytest.mark.clause("DA-10.8", "DA-9.5")
def test_the_catacombs_name_the_one_without_tokens() -> None:
    scene = build(
        "Leon>1 Zael<", phase="travel", blips=(0, 3), location_deck=["dark-catacombs", "generatorium", LAUNCH]
    )
    assert scene.swarms() == {"R2": 1}


@pytest.mark.clause("DA-10.1", "DA-9.9")
def test_with_both_an_empty_left_pile_only_starves_the_left() -> None:
    scene = build(
        "Leon> Zael>",
        phase="event",
        event="chaos-of-battle",
        blips=(0, 3),
        travel_trigger="both",
        terrain={"ventilation-duct": "L1", "door": "R2"},
    )
    assert scene.swarms() == {"R2": 1}
    assert scene.blips == (0, 2)


@pytest.mark.clause("DA-10.8")
def test_the_chapel_lets_the_artefact_lie_anywhere() -> None:
    scene = build(
        "Leon> Zael>",
        phase="travel",
        blips=(0, 3),
        location="teleportarium",
        location_deck=["wrath-of-baal-chapel", LAUNCH],
    )
    assert {move.place for move in scene.offered(ChoosePlace)} == {"L1", "R1", "L2", "R2"}
    assert PASS not in scene.moves


@pytest.mark.clause("DA-9.24", "DA-9.25")
def test_a_tied_sanctuary_asks_for_the_pile_afterwards() -> None:
    scene = build(
        "Leon> Zael>",
        phase="event",
        event="temporary-sanctuary",
        swarms={"L1": "head tail", "R1": "head"},
        blips=(3, 3),
    )
    scene.play(ChooseSwarm("L1"))
    assert set(scene.moves) == {ChoosePile("left"), ChoosePile("right")}
    scene.play(ChoosePile("right"))
    assert scene.blips == (3, 5)


@pytest.mark.clause("DA-9.25")
def test_resupply_gathers_all_tokens() -> None:
    scene = build("Leon>2 Zael>3 Scipio>1", phase="event", event="resupply")
    scene.play(ChooseMarine("scipio"))
    assert scene.formation == "leon> zael> scipio>6"


@pytest.mark.clause("DA-7.13")
def test_a_turned_marine_faces_the_terrain_he_activates() -> None:
    scene = build("Leon> Valencio>", cards=["onward-brothers"], terrain={"door": "L2"})
    scene.play(PASS, Turn("valencio"), PASS)
    assert scene.offered(Activate) == [Activate("valencio", "door")]
