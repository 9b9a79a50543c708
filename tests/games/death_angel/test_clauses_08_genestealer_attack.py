"""Section 8: the Genestealer Attack Phase."""

from __future__ import annotations

import pytest
from tests.games.death_angel.scenario import EVENT, Scene
from tests.games.death_angel.test_scenarios_b_genestealers import attacks

from starboard.games.death_angel import events as ev
from starboard.games.death_angel.moves import (
    Accept,
    ChooseMarine,
    ChooseSwarm,
    Pass,
    PlaceToken,
    Reroll,
    Slay,
    UseArtefact,
)

MANY = ["head", "head", "tail", "tail", "tongue", "tongue", "claws", "claws"]


@pytest.mark.clause("DA-8.1")
def test_every_swarm_attacks_once_from_the_top_left_first() -> None:
    places = ["L1", "R1", "L2", "R2", "L3", "R3"]
    scene = Scene("noctis< scipio> deino<", swarms=dict.fromkeys(reversed(places), "head"))
    scene.fight(*[5] * 6)
    assert [place for place, _marine, _size in attacks(scene)] == places
    assert len(set(scene.formation.split())) == 3


@pytest.mark.parametrize("size", range(1, 8))
@pytest.mark.clause("DA-8.2", "DA-8.5")
def test_which_faces_save_from_a_swarm(size: int) -> None:
    saved = []
    for face in range(6):
        scene = Scene("scipio> noctis<", swarms={"L1": " ".join(MANY[:size])})
        scene.fight(face)
        if "scipio" in scene.formation:
            saved.append(face)
    assert saved == [face for face in range(6) if face > size]
    assert len(saved) == max(0, 5 - size), "(5 - s) / 6"


@pytest.mark.parametrize(
    ("swarm", "saving"),
    [
        ("brood-lord-1", [3, 4, 5]),
        ("head brood-lord-1", [4, 5]),
        ("head tail brood-lord-1", [5]),
        ("head tail claws brood-lord-1", []),
        ("brood-lord-1 brood-lord-2", [5]),
        ("head brood-lord-1 brood-lord-2", []),
    ],
)
@pytest.mark.clause("DA-8.2", "DA-12.9")
def test_which_faces_save_from_brood_lords(swarm: str, saving: list[int]) -> None:
    """s counts the Brood Lords; v is the face less one for each: v > s saves."""
    saved = []
    for face in range(6):
        scene = Scene(
            "scipio> noctis<",
            location="genestealer-lair",
            swarms={"L1": swarm},
            lords_slain="" if "brood-lord-2" in swarm else "brood-lord-2",
        )
        scene.fight(face)
        if "scipio" in scene.formation:
            saved.append(face)
    assert saved == saving


@pytest.mark.clause("DA-8.3")
def test_the_die_is_always_rolled() -> None:
    scene = Scene("scipio> noctis<", swarms={"L1": " ".join(MANY)})
    scene.fight(5)
    assert attacks(scene) == [("L1", "scipio", 8)]


@pytest.mark.clause("DA-8.4")
def test_second_wind_wants_a_printed_0() -> None:
    """Face 1 less a Brood Lord is 0, but the printed face counts."""

    def attacked_by_a_lord(face: int) -> Scene:
        scene = Scene(
            "omnio> noctis<",
            location="genestealer-lair",
            swarms={"L1": "head head brood-lord-2"},
            lords_slain="brood-lord-1",
            attacked=True,
            event=("second-wind", "resupply"),
        )
        scene.to_event()
        # Second Wind moves tongues, and this Brood Lord has one: the swarm goes down to Noctis.
        scene.play(ChooseMarine("noctis"))
        assert scene.sizes == {"L2": 3}
        scene.fight(face, purple=5, green=1, token_to="omnio")
        return scene

    assert "noctis" not in attacked_by_a_lord(1).formation
    assert "noctis" in attacked_by_a_lord(0).formation


@pytest.mark.clause("DA-8.6")
def test_a_swarm_in_a_power_field_is_skipped() -> None:
    scene = Scene("scipio> gideon<", swarms={"L1": "head", "R1": "tail"})
    scene.choose(grey=6)
    scene.play(PlaceToken("gideon"))
    scene.play(ChooseSwarm("L1"), rolls=[5])
    assert attacks(scene) == [("R1", "scipio", 1)]


@pytest.mark.clause("DA-8.7")
def test_the_next_attacker_is_found_in_the_new_arrangement() -> None:
    """Row 3 of five: L3 kills Claudio; R3 has not attacked and now attacks Scipio, who came up from below."""
    scene = Scene(
        "noctis< gideon< claudio> scipio> calistarius>",
        swarms={"L3": "head", "R3": "tail", "L4": "claws", "R5": "tongue"},
    )
    scene.fight(0, 5, 5, 5)
    assert attacks(scene) == [
        ("L3", "claudio", 1),
        ("L3", "scipio", 1),  # L4 came up and is another group
        ("R3", "scipio", 1),
        ("R4", "calistarius", 1),
    ]


@pytest.mark.clause("DA-8.7")
def test_no_card_attacks_twice() -> None:
    """The upper part comes down onto the killer: Noctis's swarm had attacked already."""
    scene = Scene("noctis< claudio> scipio> deino> omnio>", swarms={"L1": "head", "L2": "tail"})
    scene.fight(5, 0)
    assert attacks(scene) == [("L1", "noctis", 1), ("L2", "claudio", 1)]
    assert scene.formation == "noctis< scipio> deino> omnio>"
    assert scene.swarm("L1") == "head tail", "both have attacked, so they are one swarm"


@pytest.mark.clause("DA-8.8")
def test_the_killer_stays_where_it_is() -> None:
    scene = Scene("noctis< claudio> scipio>", swarms={"L3": "head"})
    scene.fight(0)
    assert scene.formation == "noctis< claudio>"
    assert scene.swarms == {"L2": "head"}, "the bottom row belongs to the new bottom Marine"
    assert len(attacks(scene)) == 1


class TestOneDefence:
    """DA-8.9: the steps of a defence in their order."""

    @pytest.mark.clause("DA-8.9")
    def test_the_accepted_face_counts_and_only_that(self) -> None:
        """Block: a skull that is rerolled away does not save."""
        scene = Scene("gideon< scipio>", swarms={"L1": "head head tail tail claws"}, tokens={"gideon": 1})
        scene.fight(2, green=1, token_to="scipio")
        scene.play(Reroll(), rolls=[4])
        assert "gideon" not in scene.formation

    @pytest.mark.clause("DA-8.9")
    def test_block_after_a_reroll(self) -> None:
        scene = Scene("gideon< scipio>", swarms={"L1": "head head tail tail claws"}, tokens={"gideon": 1})
        scene.fight(4, green=1, token_to="scipio")
        scene.play(Reroll(), rolls=[2])
        assert "gideon" in scene.formation

    @pytest.mark.clause("DA-8.9")
    def test_defensive_stance_needs_a_reroll(self) -> None:
        """The first face is not from a reroll: a 4 against four hits."""
        scene = Scene("goriel< scipio>", swarms={"L1": "head head tail tail"}, tokens={"goriel": 1})
        scene.fight(4, yellow=2, token_to="scipio")
        scene.play(Accept())
        assert "goriel" not in scene.formation

    @pytest.mark.clause("DA-8.9")
    def test_defensive_stance_with_a_second_token_after_a_0(self) -> None:
        scene = Scene("claudio< scipio>", swarms={"L1": "head head tail tail claws"}, tokens={"claudio": 2})
        scene.fight(5, yellow=2, token_to="scipio")
        scene.play(Reroll(), rolls=[0])
        scene.play(Reroll(), rolls=[1])
        assert "claudio" in scene.formation, "both yellow Marines have it"

    @pytest.mark.clause("DA-8.9")
    def test_the_artefact_comes_last_and_may_be_kept(self) -> None:
        scene = Scene("scipio< noctis>", swarms={"L1": "head head tail"}, tokens={"scipio": 1}, artefact=0)
        scene.fight(0)
        assert set(scene.moves) == {Reroll(), Accept()}, "rerolls first"
        scene.play(Reroll(), rolls=[1])
        assert set(scene.moves) == {UseArtefact(), Pass()}
        scene.play(Pass())
        assert "scipio" not in scene.formation
        assert scene.view().artefact == 0

    @pytest.mark.clause("DA-8.9")
    def test_the_artefact_is_not_asked_for_on_a_miss(self) -> None:
        scene = Scene("scipio< noctis>", swarms={"L1": "head"}, artefact=0)
        scene.fight(5)
        assert scene.phase == EVENT

    @pytest.mark.clause("DA-8.9")
    def test_counter_attack_is_judged_before_the_artefact(self) -> None:
        scene = Scene("lorenzo< noctis>", swarms={"L1": "head head tail tail claws"}, artefact=0)
        scene.fight(1, blue=3, token_to="noctis")
        assert scene.question == "counter-attack"
        scene.play(Slay("L1", "claws"), rolls=[4])
        assert set(scene.moves) == {UseArtefact(), Pass()}
        scene.play(UseArtefact())
        assert scene.swarm("L1") == "head head tail tail", "the Artefact slays nobody"
        assert scene.formation.startswith("lorenzo<")


@pytest.mark.clause("DA-8.10")
def test_a_marine_between_two_swarms_defends_twice() -> None:
    scene = Scene("scipio< noctis>", swarms={"L1": "head", "R1": "tail tail"}, tokens={"scipio": 1})
    scene.fight(1)
    scene.play(Reroll(), rolls=[5, 3])
    assert attacks(scene) == [("L1", "scipio", 1), ("R1", "scipio", 2)]
    assert scene.tokens("scipio") == 0
    assert "scipio" in scene.formation


@pytest.mark.clause("DA-8.10", "DA-8.2")
def test_the_controller_of_the_marine_decides() -> None:
    scene = Scene("scipio< noctis<", players="green | grey", swarms={"L1": "head"}, tokens={"scipio": 1})
    scene.choose(green=1, grey=15)
    scene.play(PlaceToken("noctis"), seat=0)
    scene.play(Pass(), seat=1, rolls=[2])
    assert scene.asked == (1,)
    rolled = scene.happened(ev.DefenceRolled)
    assert [(event.marine, event.face) for event in rolled] == [("scipio", 2)]
