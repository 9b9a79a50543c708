"""Attacks of Marines, from Attack cards, abilities and Events (DA-7.16 to DA-7.23)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.death_angel.common import LAIR, LAUNCH, attacks, draw, said
from tests.games.death_angel.positions import GAME, Position, build
from tests.games.death_angel.scenes import CHOOSE, EVENT, Scene, attack_with

from starboard.core.game import Illegal
from starboard.games.death_angel import events
from starboard.games.death_angel.moves import (
    ACCEPT,
    HEROIC_CHARGE,
    PASS,
    REROLL,
    Accept,
    Attack,
    ChooseMarine,
    HeroicCharge,
    Pass,
    PlaceToken,
    Reroll,
    Slay,
    Trade,
    Turn,
)


def overwatch(tokens: dict[str, int], **more: Any) -> Scene:
    scene = Scene(
        "leon< valencio< scipio>",
        **{"swarms": {"L1": "tail tail tail"}, "attacked": True, "event": "evasion", **more},
        tokens=tokens,
    )
    scene.to_event(red=4, token_to="scipio")
    return scene


@pytest.mark.clause("DA-7.16", "DA-7.18")
def test_each_marine_attacks_once_in_any_sequence() -> None:
    scene = Scene("scipio< calistarius<", swarms={"L1": "head", "L2": "tail"}, attacked=True)
    scene.choose()
    assert scene.may_pass
    scene.play(Attack("calistarius", "L1"), rolls=[0])
    assert {move.marine for move in scene.offered(Attack)} == {"scipio"}
    scene.play(Attack("scipio", "L2"), rolls=[0])
    assert scene.phase == EVENT

    scene = Scene("scipio< calistarius<", swarms={"L1": "head", "L2": "tail"}, attacked=True)
    scene.choose()
    scene.play(Attack("scipio", "L2"), rolls=[1])
    assert scene.offered(Attack) == {Attack("calistarius", "L1")}, "targets are picked as one goes"


@pytest.mark.clause("DA-7.16")
def test_sc_27_evasion_lets_one_marine_attack() -> None:
    scene = Scene(
        "lorenzo< deino< scipio>",
        swarms={"L1": "tail tail"},
        attacked=True,
        event=("evasion", "second-wind"),
    )
    scene.to_event(blue=3, grey=6, token_to="scipio")
    assert scene.phase == CHOOSE
    scene.choose(blue=13)
    assert {move.marine for move in scene.offered(Attack)} == {"lorenzo", "deino"}
    scene.play(Attack("deino", "L1"), rolls=[0, 5])  # a miss, then the swarm attacks Lorenzo
    assert scene.phase == EVENT, "Lorenzo does not attack"


@pytest.mark.parametrize("face", range(6))
@pytest.mark.clause("DA-7.17")
def test_a_skull_slays_one_of_the_players_choice(face: int) -> None:
    scene = Scene("scipio< noctis>", swarms={"L1": "head tail claws"}, attacked=True)
    scene.choose()
    scene.play(Attack("scipio", "L1"), rolls=[face])
    if face in (1, 2, 3):
        assert scene.offered(Slay) == {Slay("L1", "head"), Slay("L1", "tail"), Slay("L1", "claws")}
        assert not scene.may_pass
        scene.play(Slay("L1", "tail"))
        assert scene.swarm("L1") == "head claws"
    else:
        assert scene.swarm("L1") == "head tail claws"
        assert scene.happened(events.AttackMissed)


@pytest.mark.clause("DA-7.17")
def test_like_cards_are_asked_for_once() -> None:
    scene = Scene("scipio< noctis>", swarms={"L1": "head head tail tail tail"}, attacked=True)
    scene.choose()
    scene.play(Attack("scipio", "L1"), rolls=[1])
    assert scene.moves == [Slay("L1", "head"), Slay("L1", "tail")]


@pytest.mark.clause("DA-7.17", "DA-7.6")
def test_sc_19_a_token_buys_a_reroll() -> None:
    scene = Scene("scipio< claudio>", swarms={"L1": "head tail"}, tokens={"scipio": 1})
    scene.choose()
    scene.play(Attack("scipio", "L1"), rolls=[4])
    assert set(scene.moves) == {Reroll(), Accept()}
    scene.play(Reroll(), rolls=[2])
    assert [(event.face, event.rerolled) for event in scene.happened(events.AttackRolled)] == [(2, True)]
    assert scene.tokens("scipio") == 0
    assert scene.supply == 12
    assert set(scene.moves) == {Slay("L1", "head"), Slay("L1", "tail")}
    scene.play(Slay("L1", "tail"))
    assert scene.swarm("L1") == "head"


@pytest.mark.clause("DA-7.18")
def test_without_a_target_there_is_no_attack() -> None:
    scene = Scene("scipio< noctis<", swarms={"R1": "head"}, attacked=True)
    scene.choose()
    assert scene.phase == EVENT, "nobody was asked"


@pytest.mark.clause("DA-7.19")
def test_faq_05_abilities_reach_more_than_one_swarm() -> None:
    scene = Scene("claudio< noctis<", swarms={"L1": "head", "R1": "tail", "L2": "claws"}, attacked=True)
    scene.choose()
    attack_with(scene, "claudio")
    scene.play(HeroicCharge(), Slay("L1", "head"), Slay("L2", "claws"))
    scene.play(Slay("R1", "tail"), rolls=[5])
    assert scene.swarms == {}

    scene = Scene("calistarius< leon<", swarms={"L1": "head", "L2": "tail"}, attacked=True)
    scene.choose()
    attack_with(scene, "calistarius")
    scene.play(Attack("calistarius", "L1"), rolls=[1])
    scene.play(Attack("calistarius", "L2"), rolls=[1])
    assert scene.swarms == {}


@pytest.mark.clause("DA-7.21")
def test_no_alternating_between_team_mates() -> None:
    scene = Scene("leon< valencio<", swarms={"L1": "head head head", "L2": "tail"}, attacked=True)
    scene.choose()
    scene.play(Attack("leon", "L1"), rolls=[4])
    assert {move.marine for move in scene.offered(Attack)} == {"leon"}
    scene.play(Pass())
    assert {move.marine for move in scene.offered(Attack)} == {"valencio"}
    scene.play(Attack("valencio", "L2"), rolls=[4])
    assert not scene.offered(Attack), "Leon gave up his other attacks"


@pytest.mark.clause("DA-7.22")
def test_the_sequence_of_an_attack() -> None:
    """Declare, pay, roll, reroll, accept, slay, then what follows."""
    scene = Scene("lorenzo< deino> noctis>", swarms={"L1": "head tail"}, tokens={"lorenzo": 1}, attacked=True)
    scene.choose(blue=13)
    scene.play(Attack("lorenzo", "L1"), rolls=[1])
    assert scene.question == "attack-roll"
    scene.play(Reroll(), rolls=[2])
    assert scene.question == "attack-victim"
    assert scene.swarm("L1") == "head tail"
    scene.play(Slay("L1", "head"))
    assert scene.question == "lead-by-example"


@pytest.mark.clause("DA-7.22", "DA-13.5")
def test_victory_comes_before_what_follows_a_kill() -> None:
    scene = Scene("lorenzo< noctis>", location="toxin-pumping-station", swarms={"L1": "head"}, blips=(0, 0))
    scene.choose(blue=13)
    scene.play(Attack("lorenzo", "L1"), rolls=[1])
    assert scene.won
    assert scene.moves == [], "no token of Lead by Example any more"


@pytest.mark.clause("DA-7.22")
def test_rerolled_faces_count_for_nothing() -> None:
    """Psionic Attack: the skull that was rerolled grants no further attack."""
    scene = Scene("calistarius< noctis>", swarms={"L1": "head head"}, tokens={"calistarius": 1}, attacked=True)
    scene.choose()
    scene.play(Attack("calistarius", "L1"), rolls=[1])
    scene.play(Reroll(), rolls=[5])
    assert scene.swarm("L1") == "head head"
    assert scene.phase == EVENT


@pytest.mark.clause("DA-7.22")
def test_a_paid_attack_is_paid_before_the_roll() -> None:
    scene = Scene("noctis< scipio>", swarms={"L1": "head"}, tokens={"noctis": 1}, attacked=True)
    scene.choose(green=12)
    scene.on_to("attack-for-token")
    scene.play(Attack("noctis", "L1"), rolls=[0])
    assert scene.tokens("noctis") == 0
    assert scene.phase == EVENT, "no token is left for a reroll"


@pytest.mark.clause("DA-7.23")
def test_attack_card_abilities_are_over_with_the_card() -> None:
    """Quick Instincts after Dead Aim: a 4 is a plain miss."""
    scene = Scene("noctis< scipio>", swarms={"L1": "head tail"}, attacked=True, event="quick-instincts")
    scene.to_event()
    scene.play(ChooseMarine("noctis"))
    scene.play(Attack("noctis", "L1"), rolls=[4])
    assert scene.sizes == {"L1": 2}


@pytest.mark.clause("DA-7.23")
def test_attack_card_abilities_last_the_round_by_option() -> None:
    scene = Scene(
        "noctis< scipio>", swarms={"L1": "head tail"}, attacked=True, event="quick-instincts", attack_abilities="round"
    )
    scene.to_event()
    scene.play(ChooseMarine("noctis"))
    scene.play(Attack("noctis", "L1"), rolls=[4])
    assert scene.offered(Slay)


# --- Full Auto --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("DA-7.19")
def test_full_auto_picks_a_target_for_every_attack() -> None:
    scene = Scene("leon< noctis>", swarms={"L1": "head", "L2": "tail"}, attacked=True)
    scene.choose()
    scene.play(Attack("leon", "L2"), rolls=[1])
    assert scene.offered(Attack) == {Attack("leon", "L1")}
    scene.play(Attack("leon", "L1"), rolls=[4])
    assert scene.offered(Attack) == {Attack("leon", "L1")}
    assert scene.may_pass, "he may stop earlier"


@pytest.mark.clause("DA-7.21")
def test_17_full_auto_valencio_before_or_after_leon() -> None:
    scene = Scene("leon< valencio<", swarms={"L1": "head head head head"}, attacked=True)
    scene.choose()
    scene.play(Attack("valencio", "L1"), rolls=[4])
    for _ in range(3):
        assert {move.marine for move in scene.offered(Attack)} == {"leon"}
        scene.play(Attack("leon", "L1"), rolls=[4])
    assert scene.phase == EVENT


@pytest.mark.clause("DA-7.19", "DA-4.3")
def test_sc_23_full_auto_is_three_attacks_with_a_target_each() -> None:
    scene = Scene(
        "noctis> gideon> leon< scipio> calistarius>",
        swarms={"L2": "head", "L5": "tail"},
        attacked=True,
    )
    scene.choose(red=17)
    scene.on_to("who-attacks")
    for target in ("L2", "L2", "L5"):
        assert scene.offered(Attack) == {Attack("leon", "L2"), Attack("leon", "L5")}
        scene.play(Attack("leon", target), rolls=[4])
    assert not scene.offered(Attack), "three attacks, no fourth"


# --- Heroic Charge ----------------------------------------------------------------------------------------------------


@pytest.mark.clause("DA-7.20")
def test_goriel_still_attacks_when_claudio_fell_in_his_charge() -> None:
    scene = Scene("claudio< goriel< noctis>", swarms={"L1": "head", "L2": "tail"}, attacked=True)
    scene.choose()
    attack_with(scene, "claudio")
    scene.play(HeroicCharge(), Slay("L1", "head"))
    scene.play(Pass(), rolls=[0])
    assert scene.formation == "goriel< noctis>"
    assert scene.offered(Attack) == {Attack("goriel", "L1")}, "the tail has moved up with him"


@pytest.mark.clause("DA-7.19", "DA-7.8")
@pytest.mark.parametrize("face", range(6))
def test_18_heroic_charge_only_a_0_kills_claudio(face: int) -> None:
    scene = Scene("claudio< noctis<", swarms={"R1": "head"}, attacked=True)
    scene.choose()
    scene.play(HeroicCharge(), rolls=[face])
    assert scene.swarms == {}
    assert ("claudio" in scene.formation) == (face != 0)
    assert [event.bad for event in scene.happened(events.DieRolled)] == [face == 0]


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


@pytest.mark.clause("DA-7.8", "DA-7.19")
def test_sc_24_heroic_charge() -> None:
    scene = Scene(
        "noctis< gideon< claudio< lorenzo> deino>",
        swarms={"L2": "head tail", "R3": "tongue", "L5": "claws claws head tail"},
        tokens={"claudio": 1},
        attacked=True,
    )
    scene.choose(yellow=18)
    scene.on_to("who-attacks")
    while HeroicCharge() not in scene.moves:
        scene.play(Pass())
        scene.on_to("who-attacks")
    scene.play(HeroicCharge())
    assert scene.offered(Slay) == {Slay("L2", "head"), Slay("L2", "tail"), Slay("R3", "tongue")}
    scene.play(Slay("L2", "head"), Slay("L2", "tail"))
    scene.play(Slay("R3", "tongue"), rolls=[0])
    assert scene.formation == "noctis< gideon< lorenzo> deino>"
    assert scene.supply == 12, "his token could not help and is back in the supply"
    assert scene.sizes == {"L4": 4}


@pytest.mark.clause("DA-7.20", "DA-11.7")
def test_the_last_yellow_marine_charges_to_his_death() -> None:
    scene = build("Claudio> Zael>", slain="goriel", cards=["heroic-charge"], swarms={"R1": "tail", "R2": "head"})
    scene.play(HEROIC_CHARGE, Slay("R1", "tail"))
    scene.roll(0).play(PASS)
    assert scene.formation == "zael>"
    assert scene.swarm("R1") == ["head"]
    assert scene.idle


# --- Overwatch --------------------------------------------------------------------------------------------------------


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


# --- Run and Gun ------------------------------------------------------------------------------------------------------


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


# --- Lead by Example --------------------------------------------------------------------------------------------------


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


@pytest.mark.clause("DA-7.2", "DA-7.22")
def test_sc_25_lead_by_example_gives_one_token() -> None:
    def killed_one() -> Scene:
        scene = Scene("lorenzo< deino< scipio>", swarms={"L1": "head", "L2": "tail"}, attacked=True)
        scene.choose(blue=13)
        scene.play(Attack("lorenzo", "L1"), rolls=[1])
        assert {move.marine for move in scene.offered(PlaceToken)} == {"lorenzo", "deino", "scipio"}
        return scene

    scene = killed_one()
    scene.play(PlaceToken("scipio"))
    scene.play(Attack("deino", "L2"), rolls=[1])
    assert not scene.offered(PlaceToken), "one token in total"
    assert scene.supply == 11

    scene = killed_one()
    scene.play(Pass())
    scene.play(Attack("deino", "L2"), rolls=[1])
    assert scene.offered(PlaceToken), "declined at first, still there for the second kill"
    scene.play(PlaceToken("scipio"))
    assert scene.supply == 11

    scene = killed_one()
    scene.play(PlaceToken("deino"))
    scene.play(Attack("deino", "L2"), rolls=[4])
    assert set(scene.moves) == {Reroll(), Accept()}
    scene.play(Reroll(), rolls=[3])
    assert scene.swarms == {}


@pytest.mark.clause("DA-12.4", "DA-7.22")
def test_no_kill_no_example() -> None:
    scene = build("Lorenzo< Deino>", cards=["lead-by-example"], swarms={"L1": "head"}, protected=["L1"])
    scene.roll(2).play(Attack("lorenzo", "L1"))
    assert scene.idle
    assert scene.state.supply == 12


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


# --- Flamer Attack ----------------------------------------------------------------------------------------------------


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


@pytest.mark.clause("DA-7.17", "DA-4.3")
def test_sc_21_flamer_attack_slays_the_number() -> None:
    def attack(swarm: str, face: int) -> Scene:
        scene = Scene("zael< scipio>", swarms={"L1": swarm}, attacked=True)
        scene.choose(purple=14)
        assert scene.offered(Attack) == {Attack("zael", "L1")}
        scene.play(Attack("zael", "L1"), rolls=[face])
        return scene

    scene = attack("head tail tongue claws", 3)
    assert not scene.may_pass, "exactly three"
    scene.play(Slay("L1", "head"), Slay("L1", "tongue"))
    assert not scene.may_pass
    scene.play(Slay("L1", "tail"))
    assert scene.swarm("L1") == "claws"

    assert attack("head tail tongue claws", 0).swarm("L1") == "head tail tongue claws"
    assert attack("head tail", 5).swarm("L1") == ""

    scene = Scene("zael< scipio> noctis<", swarms={"L3": "head"})
    scene.choose(purple=14)
    assert not any(move.marine == "zael" for move in scene.offered(Attack)), "range 1"


@pytest.mark.clause("DA-12.8", "DA-12.11")
def test_the_flamer_reaches_the_brood_lord_last() -> None:
    def burn(face: int) -> Position:
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


# --- Psionic Attack ---------------------------------------------------------------------------------------------------


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


@pytest.mark.clause("DA-7.21", "DA-7.19")
def test_sc_22_psionic_attack_goes_on_with_every_skull() -> None:
    scene = Scene(
        "calistarius< scipio< noctis>",
        swarms={"L1": "head head", "L2": "tail tail"},
        tokens={"calistarius": 1},
    )
    scene.choose(grey=15, green=16)
    assert {move.marine for move in scene.offered(Attack)} == {"calistarius", "scipio"}
    scene.play(Attack("calistarius", "L1"), rolls=[2])
    scene.play(Accept())
    assert scene.swarm("L1") == "head"
    assert {move.marine for move in scene.offered(Attack)} == {"calistarius"}, "Scipio waits for the whole chain"
    scene.play(Attack("calistarius", "L2"), rolls=[1])
    scene.play(Accept())
    assert scene.swarm("L2") == "tail"
    scene.play(Attack("calistarius", "L1"), rolls=[5])
    assert set(scene.moves) == {Reroll(), Accept()}, "a token could still reroll the 5"
    scene.play(Accept())
    assert scene.swarm("L1") == "head"
    assert {move.marine for move in scene.offered(Attack)} == {"scipio"}


# --- Dead Aim ---------------------------------------------------------------------------------------------------------


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


@pytest.mark.parametrize("victims", range(4))
@pytest.mark.clause("DA-7.2")
def test_sc_20_dead_aim_slays_up_to_three_on_a_4(victims: int) -> None:
    scene = Scene("noctis<", swarms={"L1": "head head tail tongue claws"}, attacked=True)
    scene.choose(green=16)
    scene.play(Attack("noctis", "L1"), rolls=[4])
    for card in ("head", "tail", "claws")[:victims]:
        scene.play(Slay("L1", card))  # type: ignore[arg-type]
    if victims < 3:
        assert scene.may_pass
        left = len(scene.swarm("L1").split())
        assert left == 5 - victims
    else:
        slain = [event.card for event in scene.happened(events.GenestealerSlain)]
        assert slain == ["claws"]
        assert not scene.offered(Slay), "three is the most"


@pytest.mark.clause("DA-7.17")
def test_sc_20_dead_aim_on_other_faces() -> None:
    scene = Scene("noctis< scipio>", swarms={"L1": "head head tail tongue claws"}, event="gun-jam")
    scene.choose(green=16)
    scene.play(Attack("noctis", "L1"), rolls=[5, 5])  # the second 5: the swarm of five attacks him
    assert scene.formation == "scipio>"
    assert scene.happened(events.AttackMissed)

    scene = Scene("noctis< scipio>", swarms={"L1": "head head tail tongue claws"})
    scene.choose(green=16)
    scene.play(Attack("noctis", "L1"), rolls=[3])
    assert not scene.may_pass
    scene.play(Slay("L1", "tongue"), rolls=[5])
    assert scene.swarm("L1") == "head head tail claws"


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


# --- Quick Instincts --------------------------------------------------------------------------------------------------


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


# --- Evasion ----------------------------------------------------------------------------------------------------------


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


@pytest.mark.clause("DA-9.7")
@pytest.mark.parametrize("lasting", ["second-wind", "gun-jam", "enter-formation"])
def test_only_evasion_keeps_a_marine_from_attacking(lasting: str) -> None:
    target = {"second-wind": "leon", "gun-jam": "purple"}.get(lasting)
    scene = build("Leon< Valencio<", cards=["full-auto"], swarms={"L1": "head head"}, lasting=(lasting, target))
    scene.roll(5).play(Attack("valencio", "L1"))
    assert scene.offered(Attack) == [Attack("leon", "L1")]


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


@pytest.mark.clause("DA-7.17")
def test_the_flamers_number_is_in_the_question_it_causes() -> None:
    """A 2 burns two of three: both are chosen, and each question says how many are still to fall."""
    scene = build("Zael< Omnio>", cards=["flamer-attack"], swarms={"L1": "head tail tongue"}).roll(2)
    scene.play(Attack("zael", "L1"))
    assert said(scene)[0] == "Who falls? 2 to go."
    scene.play(Slay("L1", "head"))
    assert said(scene)[0] == "Which of the two falls?"
