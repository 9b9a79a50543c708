"""The worked cases of the fact sheet, SC-28 to SC-49: Genestealer attacks, death and shifting."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.death_angel.scenario import CHOOSE, EVENT, GAME, Scene

from starboard.games.death_angel import events as ev
from starboard.games.death_angel.moves import (
    Accept,
    Activate,
    ChooseMarine,
    ChooseSwarm,
    Pass,
    PlaceToken,
    Reroll,
    RollDie,
    Slay,
    Trade,
    UseArtefact,
)

REROLL_OR_ACCEPT = {Reroll(), Accept()}


def attacks(scene: Scene) -> list[tuple[str, str, int]]:
    """Which swarm attacked whom, and how many they were."""
    return [(event.place, event.marine, event.size) for event in scene.happened(ev.DefenceRolled)]


# --- Genestealer attacks -------------------------------------------------------------------------------------


@pytest.mark.clause("DA-7.6", "DA-8.2")
def test_sc_28_a_token_saves_a_marine_who_faces_the_swarm() -> None:
    scene = Scene("goriel< scipio>", swarms={"L1": "head tail"}, tokens={"goriel": 1})
    scene.fight(0)
    assert set(scene.moves) == REROLL_OR_ACCEPT
    scene.play(Reroll(), rolls=[3])
    assert scene.formation == "goriel< scipio>", "3 is more than 2"
    assert scene.supply == 12

    scene = Scene("goriel< scipio>", swarms={"L1": "head tail"}, tokens={"goriel": 1})
    scene.fight(0)
    scene.play(Accept())
    assert scene.formation == "scipio>"


@pytest.mark.clause("DA-7.7", "DA-11.1")
def test_sc_29_no_reroll_against_an_attack_from_behind() -> None:
    scene = Scene("goriel< scipio>", swarms={"R1": "head tail"}, tokens={"goriel": 1})
    scene.fight(0)
    assert scene.formation == "scipio>"
    assert scene.supply == 12


@pytest.mark.clause("DA-7.6")
def test_sc_30_two_tokens_two_rerolls() -> None:
    scene = Scene("goriel< scipio>", swarms={"L1": "head tail claws"}, tokens={"goriel": 2})
    scene.fight(2)
    scene.play(Reroll(), rolls=[1])
    scene.play(Reroll(), rolls=[4])
    assert scene.formation == "goriel< scipio>"

    scene = Scene("goriel< scipio>", swarms={"L1": "head tail claws"}, tokens={"goriel": 1})
    scene.fight(2)
    scene.play(Reroll(), rolls=[1])
    assert scene.formation == "scipio>", "the last roll counts"


@pytest.mark.parametrize(("face", "survives"), [(2, True), (5, False)])
@pytest.mark.clause("DA-8.3", "DA-4.4", "DA-8.9")
def test_sc_31_block_works_from_behind_and_against_any_size(face: int, survives: bool) -> None:
    scene = Scene("gideon< noctis>", swarms={"R1": "head head tail tail claws claws"})
    scene.fight(face, green=1, token_to="noctis")
    assert ("gideon" in scene.formation) == survives


@pytest.mark.clause("DA-8.9", "DA-7.23")
def test_sc_32_defensive_stance() -> None:
    def attacked(side: str) -> Scene:
        scene = Scene("goriel< scipio>", swarms={f"{side}1": "head head tail tail claws"}, tokens={"goriel": 1})
        scene.fight(5, yellow=2, token_to="scipio")
        return scene

    scene = attacked("L")
    assert set(scene.moves) == REROLL_OR_ACCEPT
    scene.play(Reroll(), rolls=[1])
    assert scene.formation == "goriel< scipio>"

    scene = attacked("L")
    scene.play(Reroll(), rolls=[0])
    assert scene.formation == "scipio>"

    assert attacked("R").formation == "scipio>", "from behind no token can be spent"


@pytest.mark.clause("DA-8.9")
def test_sc_33_counter_attack_until_a_roll_without_a_skull() -> None:
    scene = Scene("lorenzo> scipio>", swarms={"L1": "head tail claws"})
    scene.fight(1, blue=3, token_to="scipio")
    assert scene.offered(Slay) == {Slay("L1", "head"), Slay("L1", "tail"), Slay("L1", "claws")}
    scene.play(Slay("L1", "head"), rolls=[2])
    scene.play(Slay("L1", "tail"), rolls=[4])
    assert scene.swarm("L1") == "claws"
    assert scene.formation == "lorenzo> scipio>"


@pytest.mark.parametrize(("face", "survives"), [(4, False), (5, True)])
@pytest.mark.clause("DA-12.9", "DA-8.2")
def test_sc_34_a_brood_lord_subtracts_one(face: int, survives: bool) -> None:
    scene = Scene(
        "lorenzo> scipio>",
        location="genestealer-lair",
        swarms={"L1": "head tail brood-lord-1"},
        lords_slain="brood-lord-2",
    )
    scene.fight(face)
    assert ("lorenzo" in scene.formation) == survives


@pytest.mark.parametrize(("face", "survives"), [(4, False), (5, True)])
@pytest.mark.clause("DA-12.9")
def test_sc_35_two_brood_lords_subtract_two(face: int, survives: bool) -> None:
    scene = Scene("lorenzo> scipio>", location="genestealer-lair", swarms={"L1": "brood-lord-1 brood-lord-2"})
    scene.fight(face)
    assert ("lorenzo" in scene.formation) == survives


@pytest.mark.clause("DA-8.4")
def test_sc_36_the_printed_skull_counts_against_a_brood_lord() -> None:
    scene = Scene(
        "gideon> scipio>",
        location="genestealer-lair",
        swarms={"L1": "head brood-lord-1"},
        lords_slain="brood-lord-2",
    )
    scene.fight(1, green=1, token_to="scipio")
    assert scene.formation == "gideon> scipio>"


@pytest.mark.parametrize("face", range(6))
@pytest.mark.clause("DA-8.3", "DA-8.5")
def test_sc_37_the_die_is_rolled_against_five_though_no_number_saves(face: int) -> None:
    scene = Scene("lorenzo> scipio>", swarms={"L1": "head head tail tail claws"})
    scene.fight(face)
    assert attacks(scene) == [("L1", "lorenzo", 5)]
    assert scene.formation == "scipio>"


@pytest.mark.clause("DA-8.6")
def test_sc_38_a_power_field_holds_a_swarm() -> None:
    scene = Scene("lorenzo> scipio> noctis<", swarms={"L1": "head", "L2": "tail", "R2": "claws"})
    scene.choose(grey=6)
    scene.play(PlaceToken("noctis"), ChooseSwarm("L2"))
    scene.skip(rolls=[5, 5])
    assert attacks(scene) == [("L1", "lorenzo", 1), ("R2", "scipio", 1)]


@pytest.mark.parametrize(("face", "survives"), [(0, True), (1, False)])
@pytest.mark.clause("DA-9.7", "DA-8.9")
def test_sc_39_second_wind_saves_on_a_0(face: int, survives: bool) -> None:
    scene = Scene("omnio< scipio>", swarms={"L1": "head claws"}, attacked=True, event=("second-wind", "gun-jam"))
    scene.to_event(purple=14)
    scene.play(ChooseMarine("omnio"))
    scene.fight(face, purple=5, grey=6, token_to="scipio")
    assert ("omnio" in scene.formation) == survives


@pytest.mark.clause("DA-8.9")
def test_sc_40_the_artefact_turns_a_hit_into_a_miss() -> None:
    scene = Scene("omnio< scipio>", swarms={"R1": "head head tail tail"}, artefact=0)
    scene.fight(3)
    assert set(scene.moves) == {UseArtefact(), Pass()}
    scene.play(UseArtefact())
    assert [event.by for event in scene.happened(ev.DefenceJudged)] == ["artefact"]
    assert scene.formation == "omnio< scipio>"
    assert scene.view().artefact is None
    assert scene.view().artefact_gone


@pytest.mark.clause("DA-8.1")
def test_sc_41_from_the_top_down_left_before_right() -> None:
    scene = Scene("omnio< scipio> zael<", swarms={"L3": "head", "R2": "tail", "L2": "claws", "R1": "tongue"})
    scene.fight(5, 5, 5, 5)
    assert [place for place, _marine, _size in attacks(scene)] == ["R1", "L2", "R2", "L3"]


# --- death and shifting --------------------------------------------------------------------------------------


@pytest.mark.clause("DA-11.3", "DA-12.2")
def test_sc_42_attacked_and_not_attacked_stay_apart_until_the_event_phase_ends() -> None:
    scene = Scene(
        "noctis< scipio> deino> claudio>", swarms={"L3": "head", "L4": "tail claws"}, players="green grey|blue yellow"
    )
    scene.fight(0, 3)
    assert scene.formation == "noctis< scipio> claudio>"
    assert attacks(scene) == [("L3", "deino", 1), ("L3", "claudio", 2)]
    assert scene.groups("L3") == ["head", "tail claws"]
    assert scene.phase == EVENT
    scene.play(ChooseMarine("noctis"))
    assert scene.phase == CHOOSE
    assert scene.groups("L3") == ["head tail claws"]


@pytest.mark.clause("DA-11.3")
def test_sc_42_claudio_needs_a_3() -> None:
    scene = Scene(
        "noctis< scipio> deino> claudio>", swarms={"L3": "head", "L4": "tail claws"}, players="green grey|blue yellow"
    )
    scene.fight(0, 2)
    assert scene.formation == "noctis< scipio>"


@pytest.mark.clause("DA-11.3", "DA-11.2", "DA-11.5")
def test_sc_43_equal_parts_the_lower_one_moves_up() -> None:
    scene = Scene(
        "noctis< gideon< claudio> scipio> calistarius>",
        swarms={"L3": "head", "R4": "tail"},
        terrain={"door": "R3", "dark-corner": "R4", "corridor": "L5", "ventilation-duct": "L2"},
    )
    scene.fight(0, 5)
    assert scene.formation == "noctis< gideon< scipio> calistarius>"
    assert scene.swarms == {"L3": "head", "R3": "tail"}
    assert scene.terrain == {"door": "R3", "dark-corner": "R3", "corridor": "L4", "ventilation-duct": "L2"}


@pytest.mark.clause("DA-11.3")
def test_sc_44_the_smaller_part_moves() -> None:
    scene = Scene(
        "noctis< claudio> gideon< scipio> calistarius> goriel<",
        swarms={"L2": "head", "R1": "tail", "R3": "claws"},
        terrain={"door": "L1", "dark-corner": "L2", "corridor": "L3"},
    )
    scene.fight(5, 0, 5)
    assert scene.formation == "noctis< gideon< scipio> calistarius> goriel<"
    assert scene.terrain == {"door": "L1", "dark-corner": "L1", "corridor": "L2"}
    assert scene.swarms == {"L1": "head", "R1": "tail", "R2": "claws"}


@pytest.mark.clause("DA-11.4")
def test_sc_45_the_top_marine_dies() -> None:
    scene = Scene(
        "claudio> gideon< noctis< scipio> calistarius>",
        swarms={"R1": "head", "L2": "tail"},
        terrain={"door": "L1", "corridor": "R2"},
    )
    scene.fight(0, 5)
    assert scene.formation == "gideon< noctis< scipio> calistarius>"
    assert scene.swarms == {"R1": "head", "L1": "tail"}
    assert scene.terrain == {"door": "L1", "corridor": "R1"}


@pytest.mark.clause("DA-8.7", "DA-12.2")
def test_sc_46_two_groups_that_have_not_attacked_are_one_swarm() -> None:
    scene = Scene(
        "noctis< gideon< claudio> scipio> calistarius>",
        swarms={"L3": "head", "R3": "tail claws", "R4": "tail"},
    )
    scene.fight(0, 4)
    assert attacks(scene) == [("L3", "claudio", 1), ("R3", "scipio", 3)]
    assert scene.swarm("R3") == "tail tail claws"


@pytest.mark.clause("DA-7.4", "DA-11.7")
def test_sc_47_a_dead_team_plays_no_more() -> None:
    scene = Scene(
        "scipio> goriel< calistarius> noctis<",
        location="teleportarium",
        terrain={"control-panel": "R1"},
    )
    scene.choose(grey=8, yellow=18, green=16)
    scene.on_to("who-activates")
    scene.play(Activate("scipio", "control-panel"), rolls=[5, 0, 5, 5])
    assert scene.formation == "scipio> calistarius> noctis<"
    yellow = next(team for team in scene.view().teams if team.team == "yellow")
    assert yellow.actions == ()
    scene.skip()
    assert 18 not in [event.card for event in scene.happened(ev.CardBegan)]
    assert 18 not in scene.state.resolved


@pytest.mark.clause("DA-11.8")
def test_sc_48_the_next_lowest_card_draws_the_event() -> None:
    scene = Scene("scipio> goriel< deino>", players="grey | yellow | blue", swarms={"L2": "head"})
    scene.choose(yellow=2, grey=6, blue=13)
    assert scene.current == 1
    scene.skip(rolls=[0], token_to="deino")
    assert scene.formation == "scipio> deino>"
    assert scene.current == 0
    assert (scene.phase, scene.asked) == (EVENT, (0,))


@pytest.mark.clause("DA-11.6")
def test_sc_49_reorganize_trades_places() -> None:
    terrain: Any = {"door": "L1", "corridor": "R6"}
    swarms = {"L1": "head", "R3": "tail", "L6": "claws"}
    scene = Scene("claudio< noctis< gideon< scipio> calistarius> goriel>", terrain=terrain, swarms=swarms)
    scene.choose(yellow=9)
    scene.play(Trade("claudio", "goriel"))
    assert scene.formation == "goriel> noctis< gideon< scipio> calistarius> claudio<"
    assert scene.swarms == swarms
    assert scene.terrain == terrain


def test_a_marine_without_tokens_is_not_asked_in_the_teleportarium() -> None:
    """The builder's dice are strict: four Marines, four rolls (used by SC-47)."""
    scene = Scene("scipio> noctis<", location="teleportarium", terrain={"control-panel": "R1"}, tokens={"noctis": 1})
    scene.choose(grey=8)
    scene.on_to("who-activates")
    scene.play(Activate("scipio", "control-panel"), rolls=[5])
    assert RollDie() in GAME.moves(scene.state, 0)
