"""The 22 Events and the rulings on them. Unless a test looks at them, the spawn boxes find no Terrain."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.death_angel.scenario import CHOOSE, EVENT, Scene, attack_with
from tests.games.death_angel.test_scenarios_b_genestealers import attacks

from starboard.games.death_angel import events as ev
from starboard.games.death_angel.moves import (
    Activate,
    Attack,
    ChooseMarine,
    ChoosePile,
    ChooseSwarm,
    ChooseTeam,
    HeroicCharge,
    Pass,
    PlaceToken,
    Reroll,
    Slay,
    Trade,
)

THREE = "noctis< scipio> deino<"


def draw(event: str, formation: str = THREE, **position: Any) -> Scene:
    """The Event of a round in which nobody did anything."""
    scene = Scene(formation, **{"attacked": True, "event": event, **position})
    scene.to_event()
    return scene


# --- Chaos of Battle -----------------------------------------------------------------------------------------


@pytest.mark.clause("DA-9.1")
def test_chaos_of_battle() -> None:
    assert draw("chaos-of-battle").formation == "noctis> scipio< deino>"


# --- The Swarm -----------------------------------------------------------------------------------------------


@pytest.mark.clause("DA-14.4")
def test_r_theswarm_alternately_under_the_piles_before_the_boxes() -> None:
    scene = draw(
        "the-swarm",
        blips=("claws", "claws"),
        deck="head tail head tail head head head head",
        terrain={"door": "L1"},
        travel_trigger="both",
    )
    assert scene.blip_cards("left") == "head head", "the claws on top have spawned on the Door"
    assert scene.blip_cards("right") == "claws tail tail"
    assert scene.swarms == {"L1": "claws"}


@pytest.mark.clause("DA-10.1")
def test_r_theswarm_can_save_the_group_from_travelling() -> None:
    """A pile that the boxes would have emptied holds two more cards."""
    scene = draw("the-swarm", terrain={"door": "L1"}, blips=("head", 5))
    assert scene.blips == (2, 7)
    assert scene.location == "void-lock"


# --- Full Scan -----------------------------------------------------------------------------------------------


@pytest.mark.clause("DA-9.5")
def test_r_fullscan_a_pile_with_cards_face_up_to_the_discards() -> None:
    scene = draw("full-scan", blips=("claws head", "tail tail"), deck=32)
    assert scene.offered(ChoosePile) == {ChoosePile("left"), ChoosePile("right")}
    assert not scene.may_pass
    scene.play(ChoosePile("left"))
    assert scene.blip_cards("left") == "head"
    assert scene.view().genestealer_discard == ("claws",)


@pytest.mark.clause("DA-9.5")
def test_r_fullscan_with_one_or_no_pile_left() -> None:
    scene = draw("full-scan", blips=(0, 3), travel_trigger="both")
    assert scene.blips == (0, 2), "there is no choice"
    scene = draw("full-scan", blips=(0, 0), location="launch-control-room", swarms={"L1": "head"})
    assert scene.phase == CHOOSE, "nothing happens"


# --- Secret Route --------------------------------------------------------------------------------------------


@pytest.mark.clause("DA-1.5")
def test_secret_route() -> None:
    scene = draw("secret-route", terrain={"door": "R2"})
    assert scene.state.door_tokens == 2
    assert scene.supply == 10


@pytest.mark.clause("DA-1.6")
def test_secret_route_without_a_door() -> None:
    assert draw("secret-route").supply == 12


# --- Out of Thin Air -----------------------------------------------------------------------------------------


@pytest.mark.clause("DA-9.5", "DA-9.14")
def test_out_of_thin_air_two_behind_a_marine() -> None:
    scene = draw("out-of-thin-air", swarms={"R1": "head"})
    assert len(scene.offered(ChooseMarine)) == 3
    scene.play(ChooseMarine("noctis"))
    assert scene.sizes == {"R1": 3}


@pytest.mark.clause("DA-9.5")
def test_r_fullest_the_choice_must_allow_as_many_as_possible() -> None:
    # Behind those who face left is the right pile.
    scene = draw("out-of-thin-air", blips=(4, 1), travel_trigger="both")
    assert scene.happened(ev.Spawned)[0].place == "L2", "only Scipio faces right"
    assert scene.blips == (2, 1)


@pytest.mark.clause("DA-9.5")
def test_r_fullest_with_empty_piles_nothing_spawns() -> None:
    scene = draw("out-of-thin-air", blips=(0, 0), location="launch-control-room", swarms={"L1": "tail"})
    assert scene.phase == CHOOSE
    assert scene.sizes == {"L1": 1}


# --- For My Battle Brothers! ---------------------------------------------------------------------------------


@pytest.mark.clause("DA-9.5", "DA-9.23")
def test_r_fmbb_only_marines_with_a_token_if_there_is_one() -> None:
    scene = draw("for-my-battle-brothers", swarms={"L1": "head", "L2": "claws"}, tokens={"scipio": 2, "deino": 1})
    assert scene.offered(ChooseMarine) == {ChooseMarine("scipio"), ChooseMarine("deino")}
    scene.play(ChooseMarine("scipio"))
    assert scene.tokens("scipio") == 1
    assert scene.swarms == {"L1": "head"}


@pytest.mark.clause("DA-9.25")
def test_r_fmbb_without_an_enemy_only_the_token_goes() -> None:
    scene = draw("for-my-battle-brothers", swarms={"L1": "head"}, tokens={"scipio": 2, "deino": 1})
    scene.play(ChooseMarine("deino"))
    assert scene.tokens("deino") == 0
    assert scene.swarms == {"L1": "head"}


# --- Stalking from the Shadows, Outnumbered, Resupply ----------------------------------------------------------


@pytest.mark.clause("DA-9.25", "DA-1.6")
def test_stalking_from_the_shadows_takes_all_tokens_of_one() -> None:
    scene = draw("stalking-from-the-shadows", tokens={"scipio": 3, "deino": 1})
    scene.play(ChooseMarine("scipio"))
    assert (scene.tokens("scipio"), scene.tokens("deino"), scene.supply) == (0, 1, 11)


@pytest.mark.clause("DA-2.4")
def test_outnumbered_both_sides_count() -> None:
    scene = draw("outnumbered", swarms={"R1": "head", "R2": "tail"}, tokens={"noctis": 2, "scipio": 2, "deino": 2})
    assert [scene.tokens(marine) for marine in ("noctis", "scipio", "deino")] == [0, 0, 2]


@pytest.mark.clause("DA-1.6", "DA-9.23")
def test_resupply_one_marine_collects_all() -> None:
    scene = draw("resupply", tokens={"noctis": 2, "deino": 3})
    scene.play(ChooseMarine("scipio"))
    assert [scene.tokens(marine) for marine in ("noctis", "scipio", "deino")] == [0, 5, 0]
    assert scene.supply == 7


# --- Gun Jam -------------------------------------------------------------------------------------------------


@pytest.mark.clause("DA-6.2")
def test_r_gunjam_teams_that_did_not_attack_and_live() -> None:
    scene = Scene("noctis< scipio> deino<", players="green grey blue | yellow", event="gun-jam", swarms={"L2": "head"})
    scene.fight(0, green=1, grey=6, blue=3, token_to="noctis")
    assert scene.formation == "noctis< deino<"
    assert scene.offered(ChooseTeam) == {ChooseTeam("green"), ChooseTeam("blue")}, "grey is dead"
    scene.play(ChooseTeam("blue"))
    blue = next(team for team in scene.view(0).teams if team.team == "blue")
    assert {action.card: action.status for action in blue.actions} == {3: "resting", 11: "ready", 13: "jammed"}


@pytest.mark.clause("DA-9.5")
def test_r_gunjam_nothing_if_all_attacked() -> None:
    scene = draw("gun-jam")
    assert scene.phase == CHOOSE
    assert scene.view().lasting is None


@pytest.mark.clause("DA-6.2")
def test_r_gunjam_two_do_not_add_up() -> None:
    """Twice in a row on green: each time exactly one card is left, and afterwards two."""
    scene = Scene("noctis<", event=("gun-jam", "gun-jam", "outnumbered"))
    scene.choose(green=1)  # 16 jammed, 1 rests: 12 is played by itself
    assert scene.state.round == 2
    assert scene.state.chosen[0] == 12
    scene.skip()  # 16 jammed again, 12 rests: 1 is played by itself
    assert scene.state.round == 4
    assert scene.cards_of("green") == {12, 16}


# --- Surrounded, Flanking Manoeuvre --------------------------------------------------------------------------


@pytest.mark.clause("DA-9.21", "DA-12.2")
def test_surrounded_joins_groups_kept_apart() -> None:
    scene = Scene(
        "noctis< scipio> deino> leon>",
        players="green grey | blue red",
        swarms={"L3": "head", "L4": "tail claws", "R1": "tongue"},
        event="surrounded",
    )
    scene.fight(5, 0, 5)
    assert scene.groups("L3") == ["head", "tail claws"]
    scene.play(ChooseMarine("leon"))
    assert scene.swarms == {"L3": "head tail claws", "R3": "tongue"}


@pytest.mark.clause("DA-9.18", "DA-9.21")
def test_flanking_manoeuvre_all_behind_as_one_swarm() -> None:
    scene = draw("flanking-manoeuvre", swarms={"L1": "head", "R1": "tail", "L2": "claws", "R2": "claws"})
    assert scene.swarms == {"R1": "head tail", "L2": "claws claws"}


# --- Cleansing Flames ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("face", range(6))
@pytest.mark.clause("DA-9.24", "DA-9.25")
def test_cleansing_flames_two_on_a_skull(face: int) -> None:
    scene = draw("cleansing-flames", swarms={"L1": "head", "R1": "tail claws", "L2": "head"})
    scene.play(ChooseMarine("noctis"), rolls=[face])
    assert [event.bad for event in scene.happened(ev.DieRolled)] == [face not in (1, 2, 3)]
    if face in (1, 2, 3):
        assert scene.offered(Slay) == {Slay("L1", "head"), Slay("R1", "tail"), Slay("R1", "claws")}
        assert not scene.may_pass
        scene.play(Slay("L1", "head"))
        scene.play(Slay("R1", "claws"))
        assert scene.swarms == {"R1": "tail", "L2": "head"}
    else:
        assert scene.sizes == {"L1": 1, "R1": 2, "L2": 1}


@pytest.mark.clause("DA-9.25")
def test_cleansing_flames_one_if_there_is_only_one() -> None:
    scene = draw("cleansing-flames", swarms={"L1": "head"})
    scene.play(ChooseMarine("noctis"), rolls=[1])
    assert scene.swarms == {}


# --- Temporary Sanctuary -------------------------------------------------------------------------------------


@pytest.mark.clause("DA-12.7")
def test_temporary_sanctuary_leaves_brood_lords_behind() -> None:
    scene = draw(
        "temporary-sanctuary",
        location="genestealer-lair",
        swarms={"L1": "head tail brood-lord-1", "L2": "brood-lord-2"},
        blips=(6, 2),
    )
    scene.play(ChooseSwarm("L1"))
    assert scene.blips == (6, 4)
    assert scene.groups("L1") == ["brood-lord-1"]


@pytest.mark.clause("DA-9.26")
def test_temporary_sanctuary_the_boxes_use_the_refilled_pile() -> None:
    scene = draw(
        "temporary-sanctuary",
        swarms={"L2": "tail tail"},
        terrain={"ventilation-duct": "R1"},
        blips=(5, 0),
        travel_trigger="both",
    )
    # The two tails went into the empty right pile and spawn at once on the Duct (red major, 2).
    assert scene.swarms == {"R1": "tail tail"}
    assert scene.blips == (5, 0)


# --- Rescue Space Marine -------------------------------------------------------------------------------------


@pytest.mark.clause("DA-9.25")
def test_r_rescue_mandatory_at_the_bottom_facing_right_without_tokens() -> None:
    scene = draw("rescue-space-marine", "noctis< gideon< scipio<", terrain={"door": "L3"}, swarms={"R3": "head"})
    assert scene.formation == "noctis< gideon< scipio< calistarius>"
    assert scene.tokens("calistarius") == 0
    assert scene.terrain == {"door": "L3"}
    assert scene.swarms == {"R3": "head"}


@pytest.mark.clause("DA-9.5")
def test_r_rescue_nobody_to_rescue() -> None:
    scene = draw("rescue-space-marine", "noctis< gideon< scipio< calistarius<")
    assert scene.formation == "noctis< gideon< scipio< calistarius<"


@pytest.mark.clause("DA-7.4")
def test_r_rescue_he_acts_from_his_teams_next_card() -> None:
    scene = draw("rescue-space-marine", "noctis< gideon< scipio<")
    scene.choose(grey=8)
    assert {move.marine for move in scene.offered(Trade)} == {"scipio", "calistarius"}


# --- Rewarded Faith ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("tokens", range(4))
@pytest.mark.clause("DA-9.24", "DA-9.6")
def test_rewarded_faith_any_number(tokens: int) -> None:
    scene = draw("rewarded-faith", swarms={"L1": "head head", "R1": "claws"}, tokens={"noctis": 5})
    scene.play(ChooseMarine("noctis"))
    for move in (Slay("L1", "head"), Slay("R1", "claws"), Slay("L1", "head"))[:tokens]:
        scene.play(move)
    if tokens < 3:
        scene.play(Pass())
    assert sum(scene.sizes.values()) == 3 - tokens
    assert scene.tokens("noctis") == 5 - tokens, "never more than there are victims"


@pytest.mark.clause("DA-12.8", "DA-9.24")
def test_rewarded_faith_normal_cards_before_a_brood_lord() -> None:
    scene = draw(
        "rewarded-faith",
        location="genestealer-lair",
        swarms={"L1": "claws brood-lord-2", "R3": "brood-lord-1"},
        tokens={"noctis": 2},
    )
    scene.play(ChooseMarine("noctis"))
    assert scene.offered(Slay) == {Slay("L1", "claws")}
    scene.play(Slay("L1", "claws"))
    assert scene.offered(Slay) == {Slay("L1", "brood-lord-2")}, "picked cards shield nobody any more"
    scene.play(Slay("L1", "brood-lord-2"))
    assert scene.swarm("L1") == ""


@pytest.mark.clause("DA-9.6")
def test_rewarded_faith_at_most_his_tokens() -> None:
    scene = draw("rewarded-faith", swarms={"L1": "claws claws claws"}, tokens={"noctis": 1})
    scene.play(ChooseMarine("noctis"), Slay("L1", "claws"))
    assert scene.sizes == {"L1": 2}
    assert scene.phase == CHOOSE


# --- Psychic Assault -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("face", range(6))
@pytest.mark.clause("DA-9.25", "DA-11.11")
def test_psychic_assault_0_or_1(face: int) -> None:
    scene = draw("psychic-assault", tokens={"noctis": 3})
    scene.play(ChooseMarine("noctis"), rolls=[face])
    assert ("noctis" in scene.formation) == (face > 1)
    assert [event.bad for event in scene.happened(ev.DieRolled)] == [face < 2]
    assert scene.supply == (12 if face < 2 else 9)


@pytest.mark.clause("DA-9.25", "DA-8.9")
def test_psychic_assault_nothing_can_prevent_it() -> None:
    """No token, no Artefact, no Second Wind."""
    scene = Scene(THREE, event=("second-wind", "psychic-assault"), tokens={"noctis": 3}, artefact=0)
    scene.to_event()
    scene.play(ChooseMarine("noctis"))
    scene.to_event(green=12, grey=8, blue=11)
    scene.play(ChooseMarine("noctis"), rolls=[0])
    assert "noctis" not in scene.formation


@pytest.mark.clause("DA-11.3", "DA-9.1")
def test_psychic_assault_the_shift_comes_before_the_boxes() -> None:
    scene = draw("psychic-assault", terrain={"ventilation-duct": "L3"}, blips=("head head", 6))
    scene.play(ChooseMarine("noctis"), rolls=[0])
    assert scene.terrain == {"ventilation-duct": "L2"}
    assert scene.swarms == {"L2": "head"}


# --- Quick Instincts -----------------------------------------------------------------------------------------


@pytest.mark.clause("DA-9.6", "DA-7.8")
def test_quick_instincts_one_attack_which_may_be_declined() -> None:
    scene = draw("quick-instincts", swarms={"L1": "head"}, tokens={"noctis": 1})
    scene.play(ChooseMarine("noctis"))
    assert set(scene.moves) == {Attack("noctis", "L1"), Pass()}
    scene.play(Attack("noctis", "L1"), rolls=[0])
    scene.play(Reroll(), rolls=[1])
    assert scene.swarms == {}


@pytest.mark.clause("DA-7.23")
@pytest.mark.parametrize(
    ("marine", "face", "left"),
    [("zael", 5, 3), ("calistarius", 1, 2), ("lorenzo", 1, 2), ("gideon", 4, 3)],
)
def test_r_quick_no_ability_of_the_attack_card(marine: Any, face: int, left: int) -> None:
    scene = draw("quick-instincts", f"{marine}< goriel> claudio>", swarms={"L1": "claws claws claws"})
    scene.play(ChooseMarine(marine))
    scene.play(Attack(marine, "L1"), rolls=[face])
    assert len(scene.groups("L1")[0].split()) == left
    assert scene.phase == CHOOSE, "no chain, no token, no further victims"


@pytest.mark.clause("DA-7.16")
def test_r_quick_evasion_does_not_matter() -> None:
    scene = Scene(
        "lorenzo< deino< scipio>",
        swarms={"L1": "tail tail tail"},
        event=("evasion", "quick-instincts"),
    )
    scene.fight(5)
    scene.choose(blue=3)
    scene.play(PlaceToken("scipio"))
    scene.skip(rolls=[5])
    assert scene.question == "event-target"
    scene.play(ChooseMarine("deino"))
    assert scene.offered(Attack)


# --- Enter Formation -----------------------------------------------------------------------------------------


@pytest.mark.clause("DA-9.7", "DA-7.11")
def test_enter_formation_a_token_before_each_move_activate_card() -> None:
    scene = draw("enter-formation")
    scene.choose(green=12, grey=8, blue=3)
    scene.play(PlaceToken("deino"))  # blue's Support card, no token of Enter Formation
    assert scene.question == "enter-formation", "grey 8"
    assert scene.may_pass
    scene.play(PlaceToken("deino"))
    assert scene.question == "who-moves"
    scene.skip_to("enter-formation")
    scene.play(Pass())
    assert scene.tokens("deino") == 2
    assert scene.question == "who-moves"


@pytest.mark.clause("DA-1.5")
def test_enter_formation_with_an_empty_supply() -> None:
    scene = draw("enter-formation", tokens={"noctis": 12})
    scene.choose(green=12, grey=8)
    assert scene.question == "who-moves"


# --- Evasion -------------------------------------------------------------------------------------------------


@pytest.mark.clause("DA-7.16", "DA-7.21")
def test_r_evasion_full_auto_is_not_cut() -> None:
    scene = Scene(
        "leon< valencio< noctis>", swarms={"L1": "tail tail tail tail"}, attacked=True, event=("evasion", "second-wind")
    )
    scene.to_event(red=7)
    scene.choose(red=17)
    attack_with(scene, "leon")
    for _ in range(2):
        scene.play(Attack("leon", "L1"), rolls=[4])
    scene.play(Attack("leon", "L1"), rolls=[4, 5])
    assert attacks(scene) == [("L1", "leon", 4)], "three attacks, then phase 3: Valencio had none"


@pytest.mark.clause("DA-7.16")
def test_r_evasion_heroic_charge_counts_as_claudios_attack() -> None:
    scene = Scene(
        "claudio< goriel< scipio>",
        swarms={"L1": "tail tail tail tail"},
        attacked=True,
        event=("evasion", "second-wind"),
    )
    scene.to_event(yellow=9)
    scene.choose(yellow=18)
    attack_with(scene, "goriel")
    scene.play(HeroicCharge(), Slay("L1", "tail"))
    scene.play(Pass(), rolls=[5, 5])
    assert scene.phase == EVENT, "Goriel does not attack"


@pytest.mark.clause("DA-7.16")
def test_r_evasion_does_not_touch_run_and_gun() -> None:
    scene = Scene(
        "noctis< gideon< scipio>",
        swarms={"L1": "tail", "L2": "tail"},
        tokens={"noctis": 1, "gideon": 1},
        attacked=True,
        event=("evasion", "second-wind"),
    )
    scene.to_event(green=16)
    scene.choose(green=12)
    scene.skip_to("attack-for-token")
    scene.play(Attack("noctis", "L1"), rolls=[1])
    assert scene.offered(Attack) == {Attack("gideon", "L2")}


# --- They're Everywhere! -------------------------------------------------------------------------------------


@pytest.mark.clause("DA-9.25", "DA-2.4")
def test_r_everywhere_one_in_front_of_each_who_is_not_engaged() -> None:
    scene = draw(
        "theyre-everywhere",
        "noctis< scipio> deino< gideon>",
        swarms={"R3": "head"},
        blips=(2, 2),
        travel_trigger="both",
    )
    spawned = {event.place for event in scene.happened(ev.Spawned)}
    assert spawned == {"L1", "R2", "R4"}, "Deino is engaged, from behind"
    assert scene.blips == (1, 0)


@pytest.mark.clause("DA-9.25", "DA-9.9")
def test_r_everywhere_an_empty_pile() -> None:
    scene = draw("theyre-everywhere", blips=(0, 4), travel_trigger="both")
    assert scene.sizes == {"R2": 1}


@pytest.mark.clause("DA-9.25", "DA-9.9")
def test_r_everywhere_as_many_as_the_pile_has() -> None:
    scene = draw("theyre-everywhere", "noctis< scipio< deino< gideon<", blips=(3, 4), travel_trigger="both")
    for marine in ("gideon", "noctis", "deino"):
        assert ChooseMarine(marine) in scene.moves
        scene.play(ChooseMarine(marine))
    assert set(scene.sizes) <= {"L1", "R1", "L3", "R3", "L4", "R4"}
    assert sum(scene.sizes.values()) == 3
    assert scene.blips == (0, 4)


# --- Second Wind ---------------------------------------------------------------------------------------------


@pytest.mark.clause("DA-8.9", "DA-9.7")
def test_second_wind_from_either_side_any_number_of_times() -> None:
    scene = draw("second-wind", swarms={"L1": "head head", "R1": "tail tail"})
    scene.play(ChooseMarine("noctis"))
    scene.fight(0, 0, green=12, grey=8, blue=11)
    assert "noctis" in scene.formation


@pytest.mark.clause("DA-8.9")
def test_second_wind_for_the_chosen_marine_only() -> None:
    scene = draw("second-wind", swarms={"L1": "head head"})
    scene.play(ChooseMarine("deino"))
    scene.fight(0, green=12, grey=8, blue=11)
    assert "noctis" not in scene.formation


# --- R-CHOOSE ------------------------------------------------------------------------------------------------


@pytest.mark.clause("DA-9.23", "DA-9.1")
def test_r_choose_judged_when_the_ability_is_resolved_before_the_boxes() -> None:
    """Outnumbered: the Dark Corner's spawn comes too late to count Noctis as engaged."""
    scene = draw("outnumbered", terrain={"dark-corner": "L1"}, tokens={"noctis": 2})
    assert scene.tokens("noctis") == 2
    assert scene.sizes


@pytest.mark.clause("DA-7.14", "DA-9.7")
def test_the_token_of_enter_formation_can_be_spent_in_the_same_card() -> None:
    scene = Scene(
        "noctis< scipio>", swarms={"L1": "tail"}, attacked=True, terrain={"door": "L1"}, event=("enter-formation",)
    )
    scene.to_event(green=1, grey=6, token_to="scipio")
    scene.choose(green=12, grey=15)
    scene.skip_to("enter-formation")
    scene.play(PlaceToken("noctis"))
    scene.on_to("who-activates")
    assert scene.offered(Activate) == {Activate("noctis", "door")}
    scene.on_to("attack-for-token")
    assert scene.offered(Attack)
