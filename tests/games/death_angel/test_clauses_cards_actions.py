"""The 18 Action cards and the rulings on them, in the order of their numbers."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.death_angel.scenario import CHOOSE, EVENT, GAME, Scene, attack_with
from tests.games.death_angel.test_scenarios_b_genestealers import attacks

from starboard.core.game import Illegal
from starboard.games.death_angel import events as ev
from starboard.games.death_angel.moves import (
    Accept,
    Activate,
    Attack,
    ChooseMarine,
    ChoosePile,
    ChooseSwarm,
    HeroicCharge,
    MoveSwarm,
    Pass,
    PlaceToken,
    PutEvent,
    Reroll,
    Slay,
    SpendToken,
    Trade,
    Turn,
    UseAbility,
)

# --- 1 Block -------------------------------------------------------------------------------------------------


@pytest.mark.clause("DA-7.23", "DA-8.9")
@pytest.mark.parametrize("side", ["L1", "R1"])
@pytest.mark.parametrize("face", range(6))
def test_01_block(side: str, face: int) -> None:
    """Three attack Gideon: 4 and 5 save by their number, 1 to 3 by their skull, from either side."""
    scene = Scene("gideon> noctis<", swarms={side: "head tail claws"})
    scene.fight(face, green=1, token_to="noctis")
    assert ("gideon" in scene.formation) == (face != 0)


@pytest.mark.clause("DA-7.23")
def test_01_block_works_every_time() -> None:
    scene = Scene("gideon> noctis>", swarms={"L1": "head tail claws", "R1": "head tail claws"})
    scene.fight(1, 2, green=1, token_to="noctis")
    assert "gideon" in scene.formation


@pytest.mark.clause("DA-7.23")
def test_01_block_is_gideons_alone() -> None:
    scene = Scene("gideon> noctis>", swarms={"L2": "head tail claws"})
    scene.fight(2, green=1, token_to="gideon")
    assert "noctis" not in scene.formation


# --- 2 Defensive Stance --------------------------------------------------------------------------------------


@pytest.mark.clause("DA-8.9")
@pytest.mark.parametrize("marine", ["claudio", "goriel"])
@pytest.mark.parametrize("face", range(6))
def test_02_defensive_stance(marine: str, face: int) -> None:
    scene = Scene(f"{marine}< noctis<", swarms={"L1": "head tail claws head tail claws"}, tokens={marine: 1})
    scene.fight(4, yellow=2, token_to="noctis")
    scene.play(Reroll(), rolls=[face])
    assert (marine in scene.formation) == (face != 0)


# --- 3 Counter Attack ----------------------------------------------------------------------------------------


@pytest.mark.clause("DA-8.9")
def test_03_counter_attack_each_repeat_is_a_new_defence() -> None:
    scene = Scene("lorenzo< noctis>", swarms={"L1": "head tail claws"}, tokens={"lorenzo": 1})
    scene.fight(1, blue=3, token_to="noctis")
    scene.play(Accept())
    scene.play(Slay("L1", "head"), rolls=[0])
    assert set(scene.moves) == {Reroll(), Accept()}, "with its own reroll"
    scene.play(Reroll(), rolls=[3])
    assert scene.offered(Slay) == {Slay("L1", "tail"), Slay("L1", "claws")}
    scene.play(Slay("L1", "tail"), rolls=[2])
    assert scene.swarms == {}, "the last one falls without a question"
    assert [size for _place, _marine, size in attacks(scene)] == [1], "the size is counted anew"


@pytest.mark.clause("DA-8.9", "DA-8.7")
def test_03_counter_attack_can_still_be_lost() -> None:
    scene = Scene("lorenzo< noctis>", swarms={"L1": "head tail claws tongue"})
    scene.fight(1, blue=3, token_to="noctis")
    scene.play(Slay("L1", "head"), rolls=[0])
    assert "lorenzo" not in scene.formation
    assert scene.swarm("L1") == "tail tongue claws"


@pytest.mark.clause("DA-12.8")
def test_03_counter_attack_takes_the_brood_lord_last() -> None:
    scene = Scene(
        "lorenzo< noctis>",
        location="genestealer-lair",
        swarms={"L1": "head brood-lord-1"},
        lords_slain="brood-lord-2",
    )
    scene.fight(1, 1, blue=3, token_to="noctis")
    assert scene.won, "head first, then the Brood Lord: no choice in either"


# --- 4 Overwatch ---------------------------------------------------------------------------------------------


def overwatch(tokens: dict[str, int], **more: Any) -> Scene:
    scene = Scene(
        "leon< valencio< scipio>",
        **{"swarms": {"L1": "tail tail tail"}, "attacked": True, "event": "evasion", **more},
        tokens=tokens,
    )
    scene.to_event(red=4, token_to="scipio")
    return scene


@pytest.mark.clause("DA-9.22", "DA-7.23")
def test_r_overwatch_one_attack_each_for_a_token_of_his_own() -> None:
    scene = overwatch({"leon": 2, "valencio": 1})
    assert scene.event_discard == [], "the Event Phase is not over"
    assert scene.question == "attack-for-token"
    assert {move.marine for move in scene.offered(Attack)} == {"leon", "valencio"}
    scene.play(Attack("leon", "L1"), rolls=[0])
    assert scene.tokens("leon") == 1
    scene.play(Reroll(), rolls=[1])
    assert scene.tokens("leon") == 0, "the other token bought a reroll"
    assert {move.marine for move in scene.offered(Attack)} == {"valencio"}
    scene.play(Attack("valencio", "L1"), rolls=[1])
    assert scene.sizes == {"L1": 1}
    assert scene.phase == CHOOSE


@pytest.mark.clause("DA-9.22")
def test_r_overwatch_no_token_no_attack() -> None:
    assert overwatch({"valencio": 0}).phase == CHOOSE
    assert {move.marine for move in overwatch({"valencio": 1}).offered(Attack)} == {"valencio"}


@pytest.mark.clause("DA-9.22")
def test_r_overwatch_only_the_round_of_the_card() -> None:
    scene = overwatch({"leon": 3}, event=("evasion", "chaos-of-battle"))
    scene.play(Pass())
    scene.fight(5, red=17)
    assert scene.question != "attack-for-token"


@pytest.mark.clause("DA-9.22", "DA-11.7")
def test_r_overwatch_the_dead_do_not_shoot() -> None:
    scene = Scene(
        "leon< valencio< scipio>",
        swarms={"L1": "tail tail tail"},
        tokens={"valencio": 1},
        event="evasion",
    )
    scene.fight(0, red=4, token_to="scipio")
    assert scene.formation == "valencio< scipio>"
    assert {move.marine for move in scene.offered(Attack)} == {"valencio"}

    scene = Scene("leon< scipio>", swarms={"L1": "tail tail tail"}, event="evasion")
    scene.fight(0, red=4, token_to="scipio")
    assert scene.phase == CHOOSE, "red is dead"


# --- 5 Strategize --------------------------------------------------------------------------------------------


@pytest.mark.clause("DA-12.3")
@pytest.mark.parametrize(
    ("place", "ways"),
    [
        ("L2", {"L1", "L3", "R2", "R1", "R3"}),
        ("L1", {"L2", "R1", "R2"}),
        ("R3", {"R2", "L3", "L2"}),
    ],
)
def test_05_strategize_one_position_the_other_side_or_both(place: str, ways: set[str]) -> None:
    scene = Scene("omnio< scipio> zael<", swarms={place: "head tail"}, attacked=True)
    scene.choose(purple=5)
    scene.play(PlaceToken("scipio"))
    assert {move.to for move in scene.offered(MoveSwarm)} == ways
    assert scene.may_pass
    to = sorted(ways)[0]
    scene.play(MoveSwarm(place, to))
    assert scene.swarms == {to: "head tail"}


@pytest.mark.clause("DA-12.3")
def test_05_strategize_with_one_marine_only_the_other_side() -> None:
    scene = Scene("omnio<", swarms={"L1": "head"}, attacked=True)
    scene.choose(purple=5)
    assert {move.to for move in scene.offered(MoveSwarm)} == {"R1"}


@pytest.mark.clause("DA-12.6")
def test_05_strategize_moves_brood_lords_too() -> None:
    swarms = {"L1": "head brood-lord-1", "R2": "brood-lord-2"}
    scene = Scene("omnio< zael>", location="genestealer-lair", swarms=swarms, attacked=True)
    scene.choose(purple=5)
    scene.play(PlaceToken("omnio"), MoveSwarm("L1", "R2"))
    assert scene.swarms == {"R2": "head brood-lord-1 brood-lord-2"}


# --- 6 Power Field -------------------------------------------------------------------------------------------


def fielded(place: str, **position: Any) -> Scene:
    """Scipio, last in the column, holds a swarm."""
    scene = Scene(**{"formation": "noctis< scipio>", "attacked": True, **position})
    scene.choose(**{"grey": 6, **position.pop("cards", {})})
    scene.play(PlaceToken("scipio"), ChooseSwarm(place))
    return scene


@pytest.mark.clause("DA-8.6", "DA-12.4")
def test_r_powerfield_neither_attacks_nor_can_be_slain() -> None:
    scene = Scene("noctis> scipio>", swarms={"L1": "head"})
    scene.choose(grey=6)
    scene.play(PlaceToken("scipio"), ChooseSwarm("L1"))
    assert scene.phase == EVENT
    assert attacks(scene) == []


@pytest.mark.clause("DA-12.4")
def test_r_powerfield_may_be_put_back_into_a_pile() -> None:
    scene = fielded("L1", swarms={"L1": "head tail"}, event="temporary-sanctuary", blips=(3, 5))
    scene.skip()
    assert scene.swarms == {}
    assert scene.blips == (5, 5)


@pytest.mark.clause("DA-12.4")
def test_r_powerfield_protects_from_whatever_slays_or_discards() -> None:
    scene = fielded("L1", swarms={"L1": "head head"}, tokens={"noctis": 1}, event="for-my-battle-brothers")
    scene.skip()
    scene.play(ChooseMarine("noctis"))
    assert scene.tokens("noctis") == 0
    assert scene.swarms == {"L1": "head head"}

    scene = fielded("L1", swarms={"L1": "head head", "R1": "claws"}, event="cleansing-flames")
    scene.skip()
    scene.play(ChooseMarine("noctis"), rolls=[1])
    assert scene.swarms == {"L1": "head head"}, "only the claws could be taken"


@pytest.mark.clause("DA-12.4")
def test_r_powerfield_psionic_attack_goes_on_though_nobody_falls() -> None:
    """A skull against a protected swarm slays nobody but grants the next attack (D-19): not with grey's own card, of
    course; here the field is made by hand."""
    scene = Scene("calistarius< noctis>", swarms={"L1": "head", "L2": "tail"}, attacked=True)
    state = scene.state
    state.swarms[0] = (type(state.swarms[0][0])(state.swarms[0][0].cards, 1, True),)
    scene.choose()
    scene.play(Attack("calistarius", "L1"), rolls=[1])
    assert scene.swarm("L1") == "head"
    assert scene.offered(Attack) == {Attack("calistarius", "L1"), Attack("calistarius", "L2")}


@pytest.mark.clause("DA-12.4", "DA-9.22")
def test_r_powerfield_ends_with_the_round() -> None:
    scene = fielded("L1", swarms={"L1": "tail"}, event=("evasion", "second-wind"), attacked=False)
    scene.skip()
    assert scene.phase == CHOOSE
    assert not scene.view().rows[0].left.swarms[0].protected
    scene.fight(5)
    assert attacks(scene) == [("L1", "noctis", 1)]


@pytest.mark.clause("DA-7.2")
def test_06_power_field_any_swarm_anywhere_or_none() -> None:
    scene = Scene("noctis< scipio>", swarms={"L1": "head", "R2": "tail"}, attacked=True)
    scene.choose(grey=6)
    scene.play(PlaceToken("scipio"))
    assert scene.offered(ChooseSwarm) == {ChooseSwarm("L1"), ChooseSwarm("R2")}
    assert scene.may_pass


# --- 7 Onward Brothers! --------------------------------------------------------------------------------------


@pytest.mark.clause("DA-7.14", "DA-1.5")
def test_07_onward_brothers_the_second_token_is_a_may() -> None:
    scene = Scene("leon< scipio>", terrain={"door": "L1"})
    scene.choose(red=7)
    scene.on_to("who-activates")
    scene.play(Activate("leon", "door"), Pass())
    assert scene.state.door_tokens == 1


@pytest.mark.clause("DA-7.23")
def test_07_onward_brothers_only_with_this_card() -> None:
    scene = Scene("leon< scipio<", terrain={"door": "L2"})
    scene.choose(red=7, grey=8)
    scene.skip_to("who-activates")
    scene.play(Activate("scipio", "door"))
    assert scene.question == "stealth", "grey gets no second token"
    assert scene.state.door_tokens == 1


# --- 8 Stealth Tactics ---------------------------------------------------------------------------------------


@pytest.mark.clause("DA-7.2", "DA-15.4")
def test_r_stealth_the_second_needs_the_first_the_other_pile_and_a_token() -> None:
    scene = Scene("scipio< noctis>", tokens={"noctis": 1}, blips=(3, 4))
    scene.choose(grey=8)
    scene.on_to("stealth")
    assert scene.offered(ChoosePile) == {ChoosePile("left"), ChoosePile("right")}
    scene.play(ChoosePile("right"))
    assert scene.blips == (3, 3)
    assert set(scene.moves) == {SpendToken("noctis"), Pass()}
    scene.play(SpendToken("noctis"))
    assert scene.blips == (2, 3)
    assert scene.supply == 12


@pytest.mark.clause("DA-7.2")
def test_r_stealth_without_a_token_there_is_no_second() -> None:
    scene = Scene("scipio< noctis>", blips=(3, 4))
    scene.choose(grey=8)
    scene.on_to("stealth")
    scene.play(ChoosePile("right"))
    assert scene.phase == EVENT
    assert scene.blips == (3, 3)


@pytest.mark.clause("DA-7.2")
def test_r_stealth_an_empty_pile_cannot_be_chosen() -> None:
    scene = Scene("scipio< noctis>", tokens={"noctis": 1}, blips=(0, 4), travel_trigger="both")
    scene.choose(grey=8)
    scene.on_to("stealth")
    assert scene.offered(ChoosePile) == {ChoosePile("right")}
    assert scene.may_pass
    scene.play(ChoosePile("right"))
    assert scene.phase == EVENT, "the left pile is empty, so nothing more is asked"


# --- 9 Reorganize --------------------------------------------------------------------------------------------


@pytest.mark.clause("DA-7.12", "DA-11.6")
def test_09_reorganize_anybody_but_once_each() -> None:
    scene = Scene("claudio< noctis> scipio> goriel<")
    scene.choose(yellow=9)
    assert scene.offered(Trade) == {
        Trade("claudio", "noctis"),
        Trade("claudio", "scipio"),
        Trade("claudio", "goriel"),
        Trade("goriel", "claudio"),
        Trade("goriel", "noctis"),
        Trade("goriel", "scipio"),
    }
    scene.play(Trade("claudio", "goriel"))
    assert scene.formation == "goriel< noctis> scipio> claudio<"
    assert {move.marine for move in scene.offered(Trade)} == {"goriel"}, "he was only displaced"
    scene.play(Trade("goriel", "scipio"))
    assert scene.formation == "scipio> noctis> goriel< claudio<"
    assert scene.question == "who-turns"


# --- 10 Forward Scouting -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("where", "drawn"), [("top", "evasion"), ("bottom", "outnumbered")])
@pytest.mark.clause("DA-16.2")
def test_10_forward_scouting_top_or_bottom(where: Any, drawn: str) -> None:
    scene = Scene("omnio< scipio>", event=("evasion", "outnumbered"))
    scene.choose(purple=10)
    scene.on_to("scout")
    scene.play(UseAbility())
    assert set(scene.moves) == {PutEvent("top"), PutEvent("bottom")}
    scene.play(PutEvent(where))
    assert scene.event_discard == [drawn]


@pytest.mark.clause("DA-14.2")
def test_r_scout_an_empty_deck_is_shuffled_first() -> None:
    scene = Scene("omnio< scipio>", event=(), only_these_events=True)
    scene.choose(purple=10)
    scene.on_to("scout")
    scene.play(UseAbility())
    assert scene.dice.shuffled == [30]
    assert scene.view(0).scouted[0].above == 0


@pytest.mark.clause("DA-7.2", "DA-16.2")
def test_10_forward_scouting_is_a_may() -> None:
    scene = Scene("omnio< scipio>", event="evasion")
    scene.choose(purple=10)
    scene.on_to("scout")
    scene.play(Pass())
    assert not scene.happened(ev.EventScouted)


# --- 11 Intimidation -----------------------------------------------------------------------------------------


def intimidate(face: int, **position: Any) -> Scene:
    scene = Scene(**{"formation": "lorenzo< deino> noctis<", "attacked": True, **position})
    scene.choose(blue=11)
    scene.on_to("intimidate")
    scene.play(UseAbility(), rolls=[face])
    return scene


@pytest.mark.clause("DA-7.3")
def test_11_intimidation_from_both_marines_and_sides() -> None:
    scene = intimidate(2, swarms={"L1": "head", "R1": "tail", "L2": "claws", "L3": "tongue"}, blips=(2, 5))
    assert scene.offered(Slay) == {Slay("L1", "head"), Slay("R1", "tail"), Slay("L2", "claws")}
    scene.play(Slay("R1", "tail"))
    assert scene.offered(Slay) == {Slay("L1", "head"), Slay("L2", "claws")}
    assert not scene.may_pass
    scene.play(Slay("L2", "claws"))
    assert scene.swarms == {"L1": "head", "L3": "tongue"}
    assert scene.blips == (4, 5), "all into the one smaller pile"
    assert scene.dice.shuffled == [4]


@pytest.mark.clause("DA-7.3")
def test_11_intimidation_0_is_none() -> None:
    scene = intimidate(0, swarms={"L1": "head"})
    assert scene.swarms == {"L1": "head"}
    assert [event.bad for event in scene.happened(ev.DieRolled)] == [True]


@pytest.mark.clause("DA-12.7")
def test_r_brood_blip_brood_lords_never_go_into_a_pile() -> None:
    scene = intimidate(
        5,
        location="genestealer-lair",
        swarms={"L1": "head brood-lord-1", "L3": "brood-lord-2"},
        blips=(2, 5),
    )
    assert scene.swarms == {"L1": "brood-lord-1", "L3": "brood-lord-2"}
    assert scene.blips == (3, 5)


@pytest.mark.parametrize(("blips", "after"), [((2, 5), (4, 5)), ((5, 2), (5, 4)), ((0, 4), (2, 4)), ((4, 0), (4, 2))])
@pytest.mark.clause("DA-7.3", "DA-2.8")
def test_r_smallest_compared_before_the_cards_are_added(blips: tuple[int, int], after: tuple[int, int]) -> None:
    scene = intimidate(2, swarms={"L1": "head head"}, blips=blips, travel_trigger="both")
    assert scene.blips == after


@pytest.mark.clause("DA-7.3", "DA-2.8")
def test_r_smallest_in_a_tie_the_card_player_chooses() -> None:
    scene = intimidate(2, swarms={"L1": "head head"}, blips=(4, 4))
    assert scene.offered(ChoosePile) == {ChoosePile("left"), ChoosePile("right")}
    scene.play(ChoosePile("right"))
    assert scene.blips == (4, 6)


# --- 12 Run and Gun ------------------------------------------------------------------------------------------


@pytest.mark.clause("DA-7.2", "DA-7.8")
def test_12_run_and_gun_from_the_new_position_and_facing() -> None:
    scene = Scene(
        "noctis< scipio> deino> gideon>",
        swarms={"L2": "head", "R4": "tail"},
        tokens={"noctis": 1, "gideon": 1},
        attacked=True,
    )
    scene.choose(green=12)
    scene.play(Trade("noctis", "scipio"), Pass(), Turn("noctis"))
    scene.on_to("attack-for-token")
    assert scene.offered(Attack) == {Attack("noctis", "R4"), Attack("gideon", "R4")}
    scene.play(Attack("gideon", "R4"), rolls=[1])
    assert scene.swarms == {"L2": "head"}
    assert (scene.tokens("gideon"), scene.tokens("noctis")) == (0, 1), "no target for Noctis, no payment"


@pytest.mark.clause("DA-7.2")
def test_12_run_and_gun_once_each() -> None:
    scene = Scene("noctis< scipio>", swarms={"L1": "head head head"}, tokens={"noctis": 3}, attacked=True)
    scene.choose(green=12)
    scene.on_to("attack-for-token")
    scene.play(Attack("noctis", "L1"), rolls=[1])
    scene.play(Accept())
    assert not scene.offered(Attack)
    assert scene.tokens("noctis") == 2


# --- 13 Lead by Example --------------------------------------------------------------------------------------


@pytest.mark.clause("DA-7.22")
def test_13_lead_by_example_needs_a_kill_and_a_token_in_the_supply() -> None:
    scene = Scene("lorenzo< noctis>", swarms={"L1": "head head"}, attacked=True)
    scene.choose()
    scene.play(Attack("lorenzo", "L1"), rolls=[4])
    assert not scene.offered(PlaceToken)

    scene = Scene("lorenzo< noctis>", swarms={"L1": "head head"}, tokens={"noctis": 12}, attacked=True)
    scene.choose()
    scene.play(Attack("lorenzo", "L1"), rolls=[1])
    assert not scene.offered(PlaceToken)


@pytest.mark.clause("DA-7.22")
def test_13_lead_by_example_on_the_killer_himself() -> None:
    scene = Scene("lorenzo< noctis>", swarms={"L1": "head"}, attacked=True)
    scene.choose()
    scene.play(Attack("lorenzo", "L1"), rolls=[1])
    scene.play(PlaceToken("lorenzo"))
    assert scene.tokens("lorenzo") == 1


@pytest.mark.clause("DA-7.2", "DA-9.22")
def test_13_lead_by_example_is_there_again_when_the_card_is_played_again() -> None:
    scene = Scene(
        "lorenzo< noctis>",
        swarms={"L1": "tail tail"},
        tokens={"noctis": 1},
        event=("evasion", "surrounded"),
    )
    scene.choose(blue=13)
    scene.play(Attack("lorenzo", "L1"), rolls=[1])
    scene.play(PlaceToken("noctis"), rolls=[5])
    scene.fight(5, blue=3, green=1, token_to="noctis")
    scene.play(ChooseMarine("lorenzo"))
    scene.choose(blue=13)
    scene.play(Attack("lorenzo", "L1"), rolls=[1])
    assert scene.offered(PlaceToken)


# --- 14 Flamer Attack ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("face", range(6))
@pytest.mark.clause("DA-7.17")
def test_r_flamer_kills_are_a_must_up_to_the_size(face: int) -> None:
    scene = Scene("zael< noctis>", swarms={"L1": "head head head"}, attacked=True)
    scene.choose()
    attack_with(scene, "zael")
    scene.play(Attack("zael", "L1"), rolls=[face])
    while scene.question == "attack-victim":
        assert not scene.may_pass
        scene.play(scene.moves[0])
    assert len(scene.swarm("L1").split()) == max(0, 3 - face)


@pytest.mark.clause("DA-7.6")
def test_r_flamer_a_reroll_replaces_the_number() -> None:
    scene = Scene("zael< noctis>", swarms={"L1": "head head head"}, tokens={"zael": 1}, attacked=True)
    scene.choose()
    attack_with(scene, "zael")
    scene.play(Attack("zael", "L1"), rolls=[1])
    scene.play(Reroll(), rolls=[5])
    assert scene.swarms == {}


@pytest.mark.clause("DA-7.17")
def test_14_omnio_attacks_normally() -> None:
    scene = Scene("omnio< noctis>", swarms={"L1": "head head head"}, attacked=True)
    scene.choose()
    attack_with(scene, "omnio")
    scene.play(Attack("omnio", "L1"), rolls=[5])
    assert scene.sizes == {"L1": 3}


@pytest.mark.clause("DA-12.8")
def test_r_flamer_a_brood_lord_falls_if_the_number_reaches_him() -> None:
    for face, left in ((1, "brood-lord-1"), (2, "")):
        scene = Scene(
            "zael< noctis>",
            location="genestealer-lair",
            swarms={"L1": "head brood-lord-1", "R2": "brood-lord-2"},
            attacked=True,
        )
        scene.choose()
        attack_with(scene, "zael")
        scene.play(Attack("zael", "L1"), rolls=[face])
        assert scene.swarm("L1") == left


# --- 15 Psionic Attack ---------------------------------------------------------------------------------------


@pytest.mark.clause("DA-7.21")
def test_15_psionic_attack_is_calistarius_alone() -> None:
    scene = Scene("scipio< noctis>", swarms={"L1": "head head"}, attacked=True)
    scene.choose()
    scene.play(Attack("scipio", "L1"), rolls=[1])
    assert scene.phase == EVENT
    assert scene.sizes == {"L1": 1}


@pytest.mark.clause("DA-7.21", "DA-7.2")
def test_15_psionic_attack_chains_without_limit_and_may_stop() -> None:
    scene = Scene("calistarius< noctis>", swarms={"L1": " ".join(["head"] * 7)}, attacked=True)
    scene.choose()
    for kills in range(1, 6):
        scene.play(Attack("calistarius", "L1"), rolls=[3])
        assert scene.sizes == {"L1": 7 - kills}
        assert scene.may_pass
    scene.play(Pass())
    assert scene.phase == EVENT


# --- 16 Dead Aim ---------------------------------------------------------------------------------------------


@pytest.mark.clause("DA-7.17")
def test_16_dead_aim_is_for_gideon_too() -> None:
    scene = Scene("gideon< scipio>", swarms={"L1": "head tail"}, attacked=True)
    scene.choose()
    scene.play(Attack("gideon", "L1"), rolls=[4])
    scene.play(Slay("L1", "head"), Slay("L1", "tail"))
    assert scene.swarms == {}


@pytest.mark.clause("DA-12.8")
def test_16_dead_aim_obeys_the_brood_lord_rule() -> None:
    scene = Scene(
        "gideon< scipio>",
        location="genestealer-lair",
        swarms={"L1": "head brood-lord-1", "R2": "brood-lord-2"},
        attacked=True,
    )
    scene.choose()
    attack_with(scene, "gideon")
    scene.play(Attack("gideon", "L1"), rolls=[4])
    assert scene.offered(Slay) == {Slay("L1", "head")}
    scene.play(Slay("L1", "head"))
    assert scene.offered(Slay) == {Slay("L1", "brood-lord-1")}
    assert scene.may_pass


# --- 17 Full Auto --------------------------------------------------------------------------------------------


@pytest.mark.clause("DA-7.21")
def test_17_full_auto_valencio_before_or_after_leon() -> None:
    scene = Scene("leon< valencio<", swarms={"L1": "head head head head"}, attacked=True)
    scene.choose()
    scene.play(Attack("valencio", "L1"), rolls=[4])
    for _ in range(3):
        assert {move.marine for move in scene.offered(Attack)} == {"leon"}
        scene.play(Attack("leon", "L1"), rolls=[4])
    assert scene.phase == EVENT


# --- 18 Heroic Charge ----------------------------------------------------------------------------------------


@pytest.mark.clause("DA-7.19", "DA-7.8")
@pytest.mark.parametrize("face", range(6))
def test_18_heroic_charge_only_a_0_kills_claudio(face: int) -> None:
    scene = Scene("claudio< noctis<", swarms={"R1": "head"}, attacked=True)
    scene.choose()
    scene.play(HeroicCharge(), rolls=[face])
    assert scene.swarms == {}
    assert ("claudio" in scene.formation) == (face != 0)
    assert [event.bad for event in scene.happened(ev.DieRolled)] == [face == 0]


@pytest.mark.clause("DA-7.19")
def test_r_charge_one_to_three_victims() -> None:
    scene = Scene("noctis> claudio< scipio>", swarms={"L1": "head", "R2": "tail tail", "L3": "claws"}, attacked=True)
    scene.choose()
    while HeroicCharge() not in scene.moves:
        scene.play(Pass())
    scene.play(HeroicCharge())
    assert not scene.may_pass, "at least one"
    scene.play(Slay("L1", "head"))
    assert scene.may_pass
    scene.play(Slay("R2", "tail"))
    scene.play(Slay("L3", "claws"), rolls=[4])
    assert scene.swarms == {"R2": "tail"}


@pytest.mark.clause("DA-7.19")
def test_r_charge_not_without_a_victim_in_reach() -> None:
    scene = Scene("claudio< noctis> scipio>", swarms={"L3": "head"}, attacked=True)
    scene.choose()
    assert HeroicCharge() not in scene.moves
    with pytest.raises(Illegal):
        GAME.apply(scene.state, 0, HeroicCharge(), scene.dice)


@pytest.mark.clause("DA-7.16")
def test_r_charge_instead_of_his_attack() -> None:
    scene = Scene("claudio< noctis> scipio>", swarms={"L1": "head head head head"}, attacked=True)
    scene.choose()
    assert {Attack("claudio", "L1"), HeroicCharge()} <= set(scene.moves)
    scene.play(Attack("claudio", "L1"), rolls=[1])
    assert HeroicCharge() not in scene.moves


@pytest.mark.clause("DA-12.8")
def test_r_charge_the_brood_lord_rule_is_looked_at_each_time() -> None:
    scene = Scene(
        "claudio< noctis>",
        location="genestealer-lair",
        swarms={"L1": "head brood-lord-1", "R2": "brood-lord-2"},
        attacked=True,
    )
    scene.choose()
    attack_with(scene, "claudio")
    scene.play(HeroicCharge())
    assert scene.offered(Slay) == {Slay("L1", "head"), Slay("R2", "brood-lord-2")}
    scene.play(Slay("L1", "head"))
    assert scene.offered(Slay) == {Slay("L1", "brood-lord-1"), Slay("R2", "brood-lord-2")}
    scene.play(Slay("L1", "brood-lord-1"))
    scene.play(Slay("R2", "brood-lord-2"))
    assert scene.won, "no roll"
