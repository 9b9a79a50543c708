"""Section 7: resolving Action cards. What each card's ability does is in test_clauses_cards_actions.py."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.death_angel.scenario import EVENT, RESOLVE, Scene, attack_with

from starboard.core.game import Illegal
from starboard.games.death_angel import events as ev
from starboard.games.death_angel.moves import (
    Accept,
    Activate,
    Attack,
    ChooseMarine,
    ChoosePile,
    HeroicCharge,
    MoveSwarm,
    Pass,
    PlaceToken,
    Reroll,
    RollDie,
    Slay,
    Trade,
    Turn,
    UseAbility,
)


@pytest.mark.clause("DA-7.1")
def test_each_card_is_resolved_once_and_whole_before_the_next() -> None:
    scene = Scene("noctis< goriel< deino< leon> omnio> scipio>")
    scene.choose(green=12, yellow=9, blue=11, red=7, purple=10, grey=8)
    scene.skip()
    assert [event.card for event in scene.happened(ev.CardBegan)] == [7, 8, 9, 10, 11, 12]

    scene = Scene("noctis< goriel< deino< leon> omnio> scipio>")
    scene.choose(green=1, yellow=2, blue=3, red=4, purple=5, grey=6)
    scene.skip(token_to="scipio")
    assert [event.card for event in scene.happened(ev.CardBegan)] == [1, 2, 3, 4, 5, 6]


@pytest.mark.clause("DA-7.2", "DA-7.15")
def test_an_ability_after_the_action_comes_after_all_steps() -> None:
    scene = Scene("noctis> scipio>", terrain={"door": "L2"}, swarms={"L2": "head"}, tokens={"noctis": 1})
    scene.choose(green=12)
    seen = [scene.question]
    scene.play(Trade("noctis", "scipio"))
    seen.append(scene.question)
    scene.play(Turn("noctis"))
    seen.append(scene.question)
    scene.play(Activate("noctis", "door"))
    assert scene.state.door_tokens == 1, "the activation is resolved at once"
    seen.append(scene.question)
    assert seen == ["who-moves", "who-turns", "who-activates", "attack-for-token"]
    assert scene.offered(Attack) == {Attack("noctis", "L2")}


@pytest.mark.clause("DA-7.2")
@pytest.mark.parametrize(
    ("team", "card", "question"),
    [
        ("purple", 5, "strategize"),
        ("grey", 6, "power-field"),
        ("grey", 8, "stealth"),
        ("purple", 10, "scout"),
        ("blue", 11, "intimidate"),
        ("green", 12, "attack-for-token"),
    ],
)
def test_an_ability_with_may_can_be_declined(team: str, card: int, question: str) -> None:
    scene = Scene(
        "noctis< lorenzo< omnio< scipio<",
        players="green blue | purple grey",
        swarms={"L1": "head", "L2": "tail"},
        tokens={"noctis": 1},
        attacked=True,
    )
    scene.choose(**{team: card})
    scene.skip_to(question, token_to="noctis")
    before = (scene.swarms, scene.blips, scene.tokens("noctis"))
    assert scene.may_pass
    scene.play(Pass())
    assert (scene.swarms, scene.blips, scene.tokens("noctis")) == before


@pytest.mark.clause("DA-7.3")
def test_your_marines_are_the_two_of_the_team() -> None:
    """One player has all three teams; only the two of the card's team act."""
    scene = Scene("noctis< scipio< gideon> calistarius> deino<", swarms={"L1": "head", "R3": "tail"}, attacked=True)
    scene.choose(green=12)
    assert {move.marine for move in scene.offered(Trade)} == {"noctis", "gideon"}
    scene.on_to("who-turns")
    assert {move.marine for move in scene.offered(Turn)} == {"noctis", "gideon"}
    scene.on_to("who-attacks")
    assert {move.marine for move in scene.offered(Attack)} <= {"scipio", "calistarius", "deino"}


@pytest.mark.clause("DA-7.4")
def test_the_card_of_a_dead_team_is_removed() -> None:
    """Grey's Teleportarium kills Deino, the last of blue, before Lead by Example comes up."""
    scene = Scene(
        "scipio> deino< noctis<",
        location="teleportarium",
        terrain={"control-panel": "R1"},
        swarms={"L2": "head"},
        attacked=True,
    )
    scene.choose(grey=8, blue=13, green=16)
    scene.on_to("who-activates")
    scene.play(Activate("scipio", "control-panel"), rolls=[4, 0, 4])
    scene.skip(until=EVENT)
    assert 13 not in scene.state.resolved
    assert "deino" not in scene.formation


# --- Support -------------------------------------------------------------------------------------------------


@pytest.mark.clause("DA-7.5")
def test_support_one_token_on_any_marine_of_anybody() -> None:
    scene = Scene("noctis< scipio< deino<", players="green | grey | blue", tokens={"deino": 3})
    scene.choose(green=1)
    assert scene.asked == (0,)
    assert scene.offered(PlaceToken) == {PlaceToken("noctis"), PlaceToken("scipio"), PlaceToken("deino")}
    assert not scene.may_pass, "placing it is a must"
    scene.play(PlaceToken("deino"))
    assert scene.tokens("deino") == 4
    assert scene.supply == 8
    assert scene.question != "support", "one token a card"


@pytest.mark.clause("DA-7.5", "DA-1.5")
def test_support_with_an_empty_supply_still_has_its_ability() -> None:
    scene = Scene("omnio< scipio<", tokens={"scipio": 12}, swarms={"L1": "head"}, attacked=True)
    scene.choose(purple=5)
    assert scene.question == "strategize"
    scene.play(MoveSwarm("L1", "L2"))
    assert scene.swarms == {"L2": "head"}


@pytest.mark.clause("DA-7.6")
def test_reroll_as_often_as_he_has_tokens() -> None:
    scene = Scene("scipio< noctis>", swarms={"L1": "head"}, tokens={"scipio": 3})
    scene.choose()
    scene.play(Attack("scipio", "L1"), rolls=[0])
    for left in (2, 1):
        scene.play(Reroll(), rolls=[4])
        assert scene.tokens("scipio") == left
        assert set(scene.moves) == {Reroll(), Accept()}
    scene.play(Reroll(), rolls=[1])
    assert scene.swarms == {}, "the last roll counts"
    assert scene.supply == 12


@pytest.mark.clause("DA-7.6", "DA-7.10")
def test_only_his_own_tokens() -> None:
    """Noctis's tokens do not help Scipio, though one player has both."""
    scene = Scene("scipio< noctis>", swarms={"L1": "head"}, tokens={"noctis": 5})
    scene.choose()
    scene.play(Attack("scipio", "L1"), rolls=[0, 5])
    assert scene.phase == EVENT
    assert scene.tokens("noctis") == 5


@pytest.mark.parametrize(("facing", "asked"), [("<", True), (">", False)])
@pytest.mark.clause("DA-7.7")
def test_a_marine_hit_from_behind_cannot_reroll(facing: str, asked: bool) -> None:
    scene = Scene(f"scipio{facing} noctis>", swarms={"L1": "head"}, tokens={"scipio": 1})
    scene.fight(1)
    assert ("scipio" in scene.formation) == asked
    assert (scene.question == "defence-roll") == asked


class TestOtherRollsAreNeverRerolled:
    """DA-7.8: every roll that is not an attack or a defence, each with a Marine full of tokens."""

    @staticmethod
    def assert_no_reroll(scene: Scene) -> None:
        assert Reroll() not in scene.moves
        assert scene.tokens("scipio") + scene.tokens("claudio") + scene.tokens("lorenzo") >= 3

    @pytest.mark.clause("DA-7.8")
    def test_heroic_charge(self) -> None:
        scene = Scene("claudio< noctis<", swarms={"L1": "head tail"}, tokens={"claudio": 3}, attacked=True)
        scene.choose(yellow=18)
        attack_with(scene, "claudio")
        scene.play(HeroicCharge())
        scene.play(Slay("L1", "head"))
        scene.play(Pass(), rolls=[4])
        self.assert_no_reroll(scene)

    @pytest.mark.clause("DA-7.8")
    def test_intimidation(self) -> None:
        scene = Scene("lorenzo< noctis<", swarms={"L1": "head tail"}, tokens={"lorenzo": 3})
        scene.choose(blue=11)
        scene.on_to("intimidate")
        scene.play(UseAbility(), rolls=[1])
        self.assert_no_reroll(scene)

    @pytest.mark.clause("DA-7.8")
    @pytest.mark.parametrize(
        ("location", "terrain"),
        [
            ("void-lock", "promethium-tank"),
            ("hibernation-cluster", "spore-chimney"),
            ("generatorium", "control-panel"),
            ("toxin-pumping-station", "control-panel"),
        ],
    )
    def test_terrain_and_panels(self, location: str, terrain: Any) -> None:
        scene = Scene(
            "scipio< noctis< calistarius>",
            location=location,
            terrain={terrain: "L1", "door": "R3"},
            swarms={"R2": "head tail"},
            tokens={"scipio": 3},
        )
        scene.choose(grey=8)
        scene.on_to("who-activates")
        scene.play(Activate("scipio", terrain), rolls=[2])
        self.assert_no_reroll(scene)

    @pytest.mark.clause("DA-7.8")
    def test_launch_and_teleport(self) -> None:
        for location, die in (("launch-control-room", RollDie()), ("teleportarium", RollDie())):
            scene = Scene("scipio< noctis<", location=location, terrain={"control-panel": "L1"}, tokens={"scipio": 4})
            scene.choose(grey=8)
            scene.on_to("who-activates")
            scene.play(Activate("scipio", "control-panel"))
            scene.play(die, rolls=[5] if location == "launch-control-room" else [5, 5])
            self.assert_no_reroll(scene)

    @pytest.mark.clause("DA-7.8", "DA-9.25")
    @pytest.mark.parametrize("event", ["psychic-assault", "cleansing-flames"])
    def test_events(self, event: str) -> None:
        scene = Scene(
            "scipio< noctis<", swarms={"L1": "head tail claws"}, tokens={"scipio": 3}, attacked=True, event=event
        )
        scene.to_event()
        scene.play(ChooseMarine("scipio"), rolls=[3])
        self.assert_no_reroll(scene)


class TestGrantedAttacksCanBeRerolled:
    """DA-7.8: attacks from abilities are attack rolls."""

    @staticmethod
    def scene(marine: str, event: str = "second-wind") -> Scene:
        return Scene(
            f"{marine}< goriel>",
            swarms={"L1": "head head head"},
            tokens={marine: 3},
            attacked=True,
            event=event,
        )

    @pytest.mark.clause("DA-7.8")
    def test_run_and_gun(self) -> None:
        scene = self.scene("noctis")
        scene.choose(green=12)
        scene.on_to("attack-for-token")
        scene.play(Attack("noctis", "L1"), rolls=[0])
        assert set(scene.moves) == {Reroll(), Accept()}
        assert scene.tokens("noctis") == 2, "one token was the price"

    @pytest.mark.clause("DA-7.8")
    def test_overwatch(self) -> None:
        scene = self.scene("leon", "gun-jam")
        scene.choose(red=4)
        scene.play(PlaceToken("goriel"))
        assert scene.question == "attack-for-token"
        scene.play(Attack("leon", "L1"), rolls=[0])
        assert set(scene.moves) == {Reroll(), Accept()}

    @pytest.mark.clause("DA-7.8")
    def test_quick_instincts(self) -> None:
        scene = self.scene("leon", "quick-instincts")
        scene.to_event()
        scene.play(ChooseMarine("leon"))
        scene.play(Attack("leon", "L1"), rolls=[0])
        assert set(scene.moves) == {Reroll(), Accept()}

    @pytest.mark.clause("DA-7.8")
    @pytest.mark.parametrize("marine", ["calistarius", "leon"])
    def test_psionic_attack_and_full_auto(self, marine: Any) -> None:
        scene = self.scene(marine)
        scene.choose()
        attack_with(scene, marine)
        for _ in range(2):
            scene.play(Attack(marine, "L1"), rolls=[1])
            assert set(scene.moves) == {Reroll(), Accept()}
            scene.play(Accept())


@pytest.mark.clause("DA-7.9")
def test_a_good_result_may_be_rerolled_too() -> None:
    scene = Scene("scipio< noctis>", swarms={"L1": "head"}, tokens={"scipio": 1}, attacked=True)
    scene.choose()
    scene.play(Attack("scipio", "L1"), rolls=[2])
    assert scene.swarm("L1") == "head", "a result counts only once accepted"
    scene.play(Reroll(), rolls=[5])
    assert scene.swarm("L1") == "head", "the hit is gone"


@pytest.mark.clause("DA-7.10")
def test_tokens_stay_from_round_to_round() -> None:
    scene = Scene("scipio< noctis>", tokens={"scipio": 2}, event=("chaos-of-battle", "chaos-of-battle"))
    scene.choose()
    assert scene.state.round == 2
    assert scene.tokens("scipio") == 2


@pytest.mark.clause("DA-7.10")
def test_the_controller_spends_the_tokens() -> None:
    """Player 0 put the token there, but Scipio is player 1's."""
    scene = Scene("scipio< noctis>", players="green | grey", swarms={"L1": "head"})
    scene.choose(green=1, grey=15)
    scene.play(PlaceToken("scipio"), seat=0)
    scene.play(Pass(), seat=1, rolls=[1])
    assert scene.asked == (1,)
    with pytest.raises(Illegal):
        scene.play(Reroll(), seat=0)


# --- Move + Activate -----------------------------------------------------------------------------------------


@pytest.mark.clause("DA-7.11")
def test_every_step_is_optional_for_every_marine() -> None:
    scene = Scene("noctis< scipio< gideon>", terrain={"door": "L1", "promethium-tank": "R3"}, event="gun-jam")
    scene.choose(green=12)
    for question in ("who-moves", "who-turns", "who-activates"):
        assert scene.question == question
        assert scene.may_pass
        scene.play(Pass())
    assert scene.formation == "noctis< scipio< gideon>"


@pytest.mark.clause("DA-7.11")
def test_one_step_for_the_whole_team_before_the_next() -> None:
    scene = Scene("noctis< scipio< gideon>", event="gun-jam")
    scene.choose(green=12)
    scene.play(Trade("noctis", "scipio"))
    assert scene.question == "who-moves"
    scene.play(Pass(), Turn("gideon"))
    assert scene.question == "who-turns", "Noctis may still turn"
    assert not scene.offered(Trade), "but nobody moves any more"


@pytest.mark.clause("DA-7.12")
def test_moving_is_trading_places_with_a_neighbour_once_each() -> None:
    scene = Scene("noctis< scipio> deino< gideon>", swarms={"L1": "head"}, tokens={"noctis": 1}, attacked=True)
    scene.choose(green=12)
    assert scene.offered(Trade) == {Trade("noctis", "scipio"), Trade("gideon", "deino")}
    scene.play(Trade("noctis", "scipio"))
    assert scene.formation == "scipio> noctis< deino< gideon>"
    assert scene.offered(Trade) == {Trade("gideon", "deino")}, "Noctis has moved"
    scene.play(Trade("gideon", "deino"))
    assert scene.formation == "scipio> noctis< gideon> deino<"
    assert scene.tokens("noctis") == 1
    assert scene.swarms == {"L1": "head"}
    assert scene.question == "who-turns"


@pytest.mark.clause("DA-7.13")
def test_each_marine_turns_once_moved_or_not() -> None:
    scene = Scene("noctis< scipio> gideon>")
    scene.choose(green=12)
    scene.play(Trade("noctis", "scipio"), Pass())
    assert scene.offered(Turn) == {Turn("noctis"), Turn("gideon")}
    scene.play(Turn("noctis"))
    assert scene.offered(Turn) == {Turn("gideon")}
    scene.play(Turn("gideon"))
    assert scene.formation == "scipio> noctis> gideon<"


@pytest.mark.clause("DA-7.14")
def test_only_terrain_in_front_with_an_activation() -> None:
    scene = Scene(
        "noctis< scipio< gideon>",
        terrain={
            "door": "L1",
            "corridor": "L1",
            "dark-corner": "L1",
            "ventilation-duct": "L1",
            "promethium-tank": "R1",
            "spore-chimney": "R3",
            "artefact": "L2",
        },
    )
    scene.choose(green=12)
    scene.on_to("who-activates")
    assert scene.offered(Activate) == {Activate("noctis", "door"), Activate("gideon", "spore-chimney")}


@pytest.mark.clause("DA-7.14")
def test_two_marines_activate_two_cards_one_after_the_other() -> None:
    scene = Scene("noctis< scipio< gideon>", terrain={"door": "L1", "spore-chimney": "R3"}, event="gun-jam")
    scene.choose(green=12)
    scene.on_to("who-activates")
    scene.play(Activate("gideon", "spore-chimney"), rolls=[1])
    assert "spore-chimney" not in scene.terrain, "finished before the second is declared"
    assert scene.offered(Activate) == {Activate("noctis", "door")}
    scene.play(Activate("noctis", "door"))
    assert scene.happened(ev.Activated)


@pytest.mark.clause("DA-7.14")
def test_an_activation_that_can_do_nothing_uses_the_card_up() -> None:
    scene = Scene("noctis< scipio<", terrain={"door": "L1"}, tokens={"scipio": 12}, event=("gun-jam", "gun-jam"))
    scene.choose(green=12, grey=8)
    scene.on_to("who-activates")
    scene.play(Activate("noctis", "door"))
    assert scene.state.door_tokens == 0
    assert scene.view().activated == ("door",)


@pytest.mark.clause("DA-7.14", "DA-9.22")
def test_next_round_the_card_can_be_activated_again() -> None:
    scene = Scene("noctis< claudio<", terrain={"door": "L1"}, event=("surrounded", "gun-jam"))
    scene.choose(green=12)
    scene.on_to("who-activates")
    scene.play(Activate("noctis", "door"))
    scene.skip()
    scene.play(ChooseMarine("noctis"))
    assert scene.view().activated == ()
    scene.choose(green=16, yellow=9)
    scene.play(Trade("claudio", "noctis"))
    scene.on_to("who-activates")
    assert scene.offered(Activate) == {Activate("claudio", "door")}


# --- Attack --------------------------------------------------------------------------------------------------


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
        assert scene.happened(ev.AttackMissed)


@pytest.mark.clause("DA-7.17")
def test_like_cards_are_asked_for_once() -> None:
    scene = Scene("scipio< noctis>", swarms={"L1": "head head tail tail tail"}, attacked=True)
    scene.choose()
    scene.play(Attack("scipio", "L1"), rolls=[1])
    assert scene.moves == [Slay("L1", "head"), Slay("L1", "tail")]


@pytest.mark.clause("DA-7.18")
def test_without_a_target_there_is_no_attack() -> None:
    scene = Scene("scipio< noctis<", swarms={"R1": "head"}, attacked=True)
    scene.choose()
    assert scene.phase == EVENT, "nobody was asked"


@pytest.mark.clause("DA-7.19")
def test_full_auto_picks_a_target_for_every_attack() -> None:
    scene = Scene("leon< noctis>", swarms={"L1": "head", "L2": "tail"}, attacked=True)
    scene.choose()
    scene.play(Attack("leon", "L2"), rolls=[1])
    assert scene.offered(Attack) == {Attack("leon", "L1")}
    scene.play(Attack("leon", "L1"), rolls=[4])
    assert scene.offered(Attack) == {Attack("leon", "L1")}
    assert scene.may_pass, "he may stop earlier"


@pytest.mark.clause("DA-7.20")
def test_the_effect_in_progress_is_finished_when_the_team_is_eliminated() -> None:
    """Calistarius, last of grey, teleports the group away and dies: the piles are emptied all the same."""
    scene = Scene(
        "calistarius< noctis> gideon>", location="teleportarium", terrain={"control-panel": "L1"}, blips=(4, 4)
    )
    scene.choose(grey=8)
    scene.on_to("who-activates")
    scene.play(Activate("calistarius", "control-panel"), rolls=[0, 5, 5])
    discarded = [(event.side, len(event.cards)) for event in scene.happened(ev.BlipsDiscarded)]
    assert discarded == [("left", 4), ("right", 4)]
    assert scene.location == "generatorium"
    assert scene.offered(ChoosePile) == set(), "no Stealth Tactics"


@pytest.mark.clause("DA-7.20")
def test_goriel_still_attacks_when_claudio_fell_in_his_charge() -> None:
    scene = Scene("claudio< goriel< noctis>", swarms={"L1": "head", "L2": "tail"}, attacked=True)
    scene.choose()
    attack_with(scene, "claudio")
    scene.play(HeroicCharge(), Slay("L1", "head"))
    scene.play(Pass(), rolls=[0])
    assert scene.formation == "goriel< noctis>"
    assert scene.offered(Attack) == {Attack("goriel", "L1")}, "the tail has moved up with him"


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
def test_block_lasts_until_the_round_ends_and_no_longer() -> None:
    scene = Scene("gideon> scipio>", swarms={"L1": "head head head claws claws"}, event=("gun-jam", "second-wind"))
    scene.fight(2, green=1, token_to="scipio")
    assert "gideon" in scene.formation
    assert scene.state.round == 2
    scene.fight(2, green=16, grey=6, token_to="scipio")
    assert "gideon" not in scene.formation, "next round the skull does not help"


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


@pytest.mark.clause("DA-7.1")
def test_the_table_sees_which_card_is_being_resolved() -> None:
    scene = Scene("noctis< scipio>")
    scene.choose(green=12, grey=8)
    assert (scene.phase, scene.view().resolving, scene.view().order) == (RESOLVE, 8, (8, 12))
