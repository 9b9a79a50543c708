"""Section 19: the publisher's FAQ, one test (at least) for each answer."""

from __future__ import annotations

import pytest
from tests.games.death_angel.scenario import EVENT, GAME, Scene, attack_with
from tests.games.death_angel.test_scenarios_b_genestealers import attacks

from starboard.core.chance import Seeded
from starboard.games.death_angel import events as ev
from starboard.games.death_angel.moves import (
    Activate,
    Attack,
    ChooseMarine,
    ChooseSwarm,
    ChooseTerrain,
    HeroicCharge,
    MoveSwarm,
    Pass,
    PlaceToken,
    Slay,
    Trade,
    Turn,
)
from starboard.games.death_angel.options import Options


@pytest.mark.clause("DA-6.1")
def test_faq_01_every_team_plays_a_card_each_round() -> None:
    scene = Scene("noctis< scipio> deino<")
    assert Pass() not in scene.moves
    scene.choose(green=12, grey=8, blue=11)
    assert len(scene.view().order) == 3


@pytest.mark.clause("DA-7.5", "DA-7.11", "DA-7.16")
def test_faq_02_one_token_in_total_but_both_marines_act() -> None:
    scene = Scene("noctis< gideon< scipio>", swarms={"L1": "head", "L2": "tail"}, attacked=True)
    scene.choose(green=1)
    scene.play(PlaceToken("scipio"))
    assert scene.supply == 11
    assert scene.phase == EVENT, "one token, and that was it"

    scene = Scene("noctis< gideon< scipio>")
    scene.choose(green=12)
    scene.play(Trade("noctis", "gideon"))
    assert scene.offered(Trade), "Gideon may move too"
    scene.on_to("who-turns")
    scene.play(Turn("noctis"), Turn("gideon"))

    scene = Scene("noctis< gideon< scipio>", swarms={"L1": "head", "L2": "tail"}, attacked=True)
    scene.choose(green=16)
    scene.play(Attack("noctis", "L1"), rolls=[0])
    scene.play(Attack("gideon", "L2"), rolls=[0])


@pytest.mark.clause("DA-7.14")
def test_faq_03_one_activation_a_marine_two_marines_two_cards() -> None:
    scene = Scene(
        "noctis< gideon< scipio>",
        terrain={"door": "L1", "spore-chimney": "L1", "promethium-tank": "L2"},
        event="gun-jam",
    )
    scene.choose(green=12)
    scene.on_to("who-activates")
    assert len(scene.offered(Activate)) == 3
    scene.play(Activate("noctis", "spore-chimney"), rolls=[0])
    assert scene.offered(Activate) == {Activate("gideon", "promethium-tank")}


@pytest.mark.clause("DA-12.3")
def test_faq_04_strategize_merges_after_the_card() -> None:
    scene = Scene("omnio< scipio<", swarms={"L1": "head", "L2": "tail"}, attacked=True)
    scene.choose(purple=5)
    scene.play(PlaceToken("scipio"), MoveSwarm("L1", "L2"))
    assert scene.groups("L2") == ["head tail"]


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


@pytest.mark.clause("DA-8.3")
def test_faq_06_the_die_is_rolled_against_any_size() -> None:
    for face, alive in ((3, True), (4, False)):
        scene = Scene("gideon> noctis<", swarms={"L1": "head head tail tail claws claws tongue"})
        scene.fight(face, green=1, token_to="noctis")
        assert attacks(scene) == [("L1", "gideon", 7)]
        assert ("gideon" in scene.formation) == alive


@pytest.mark.clause("DA-12.9")
def test_faq_07_brood_lords_add_up() -> None:
    scene = Scene("noctis> scipio<", location="genestealer-lair", swarms={"L1": "brood-lord-1 brood-lord-2"})
    scene.fight(4)
    assert [(event.size, event.lords) for event in scene.happened(ev.DefenceRolled)] == [(2, 2)]
    assert "noctis" not in scene.formation, "4 - 2 = 2, not more than 2"


@pytest.mark.clause("DA-4.4")
def test_faq_08_counter_attack_works_from_behind() -> None:
    """The FAQ names Valencio by mistake; the ability is Sergeant Lorenzo's."""
    scene = Scene("lorenzo> noctis<", swarms={"L1": "head"})
    scene.fight(2, blue=3, token_to="noctis")
    assert scene.swarms == {}
    assert "lorenzo" in scene.formation

    scene = Scene("valencio> lorenzo> noctis<", swarms={"L1": "head tail"})
    scene.fight(2, blue=3, token_to="noctis")
    assert "valencio" not in scene.formation


@pytest.mark.clause("DA-3.6")
def test_faq_09_team_mates_stand_anywhere() -> None:
    apart = 0
    for seed in range(20):
        state = GAME.new(Options(), 6, Seeded(seed))
        apart += any(abs(state.formation.index(n) - state.formation.index(n + 1)) > 1 for n in range(0, 12, 2))
    assert apart == 20


@pytest.mark.clause("DA-9.19")
def test_faq_10_genestealers_move_in_the_phase_they_spawned() -> None:
    scene = Scene("noctis< scipio>", terrain={"ventilation-duct": "L1"}, blips=("head", 6), event="chaos-of-battle")
    scene.to_event()
    # Red minor at L1, then heads go one down.
    assert scene.swarms == {"L2": "head"}


@pytest.mark.clause("DA-9.13")
def test_faq_11_the_current_player_says_which_terrain_is_served_first() -> None:
    scene = Scene(
        "noctis< scipio>",
        terrain={"ventilation-duct": "L1", "spore-chimney": "L2"},
        blips=("claws claws claws", 6),
        event="quick-instincts",
        travel_trigger="both",
    )
    scene.to_event()
    scene.play(ChooseMarine("noctis"))
    assert scene.offered(ChooseTerrain) == {ChooseTerrain("ventilation-duct"), ChooseTerrain("spore-chimney")}
    scene.play(ChooseTerrain("spore-chimney"))
    assert scene.sizes == {"L2": 2, "L1": 1}, "major 2: the first is filled, the other gets what is left"


@pytest.mark.clause("DA-12.4")
def test_faq_12_a_merged_protected_swarm_is_safe_from_overwatch() -> None:
    scene = Scene(
        "scipio> leon> omnio<", swarms={"R2": "head claws", "R3": "tail"}, tokens={"leon": 1}, event="gun-jam"
    )
    scene.choose(red=4, grey=6)
    scene.play(PlaceToken("omnio"), PlaceToken("omnio"))
    scene.play(ChooseSwarm("R3"), rolls=[4])
    scene.skip_defence()
    scene.play(scene.moves[0])  # Gun Jam names a team; tails go one up, R3 joins R2
    assert scene.swarm("R2") == "head tail claws"
    scene.play(Attack("leon", "R2"), rolls=[1])
    assert scene.sizes["R2"] == 3
    assert scene.happened(ev.SwarmUntouchable)


@pytest.mark.clause("DA-12.4", "DA-10.4")
def test_faq_13_and_from_the_door() -> None:
    scene = Scene(
        "scipio> leon> omnio<",
        swarms={"R2": "head claws", "L1": "tongue"},
        terrain={"door": "L3"},
        door=3,
        blips=(1, 4),
        attacked=True,
    )
    scene.choose(grey=6)
    scene.play(PlaceToken("omnio"))
    scene.set_blips(0, 4)
    scene.play(ChooseSwarm("R2"))
    scene.skip_to("door")
    assert scene.offered(Slay) == {Slay("L1", "tongue")}
