"""Support Tokens and rerolls (DA-7.6 to DA-7.10)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.death_angel.common import REROLL_OR_ACCEPT
from tests.games.death_angel.positions import build
from tests.games.death_angel.scenes import EVENT, Scene, attack_with

from starboard.core.game import Illegal
from starboard.games.death_angel.moves import (
    REROLL,
    Accept,
    Activate,
    Attack,
    ChooseMarine,
    HeroicCharge,
    Pass,
    PlaceToken,
    Reroll,
    RollDie,
    Slay,
    UseAbility,
)


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


@pytest.mark.parametrize(("facing", "asked"), [("<", True), (">", False)])
@pytest.mark.clause("DA-7.7")
def test_a_marine_hit_from_behind_cannot_reroll(facing: str, asked: bool) -> None:
    scene = Scene(f"scipio{facing} noctis>", swarms={"L1": "head"}, tokens={"scipio": 1})
    scene.fight(1)
    assert ("scipio" in scene.formation) == asked
    assert (scene.question == "defence-roll") == asked


@pytest.mark.clause("DA-7.7", "DA-11.1")
def test_sc_29_no_reroll_against_an_attack_from_behind() -> None:
    scene = Scene("goriel< scipio>", swarms={"R1": "head tail"}, tokens={"goriel": 1})
    scene.fight(0)
    assert scene.formation == "scipio>"
    assert scene.supply == 12


@pytest.mark.clause("DA-7.9")
def test_a_good_result_may_be_rerolled_too() -> None:
    scene = Scene("scipio< noctis>", swarms={"L1": "head"}, tokens={"scipio": 1}, attacked=True)
    scene.choose()
    scene.play(Attack("scipio", "L1"), rolls=[2])
    assert scene.swarm("L1") == "head", "a result counts only once accepted"
    scene.play(Reroll(), rolls=[5])
    assert scene.swarm("L1") == "head", "the hit is gone"


@pytest.mark.clause("DA-7.9", "DA-7.6")
def test_a_good_defence_rerolled_counts_for_nothing() -> None:
    scene = build("Omnio<1 Zael>", phase="attack", swarms={"L1": "head"}, dice=[5])
    scene.roll(1).play(REROLL)
    assert scene.formation == "zael>"


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
