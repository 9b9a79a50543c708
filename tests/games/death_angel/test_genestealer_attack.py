"""Phase 3: Genestealer Attack, and what saves a Marine (section 8)."""

from __future__ import annotations

from typing import Literal

import pytest
from tests.games.death_angel.common import LAIR, REROLL_OR_ACCEPT, TEXT, activate, attacks, draw, prices, said
from tests.games.death_angel.positions import GAME, Position, build
from tests.games.death_angel.scenes import EVENT, Scene

from starboard.games.death_angel import events
from starboard.games.death_angel.moves import (
    ACCEPT,
    REROLL,
    USE_ARTEFACT,
    Accept,
    ChooseMarine,
    Pass,
    PlaceToken,
    Reroll,
    Slay,
    UseArtefact,
)

MANY = ["head", "head", "tail", "tail", "tongue", "tongue", "claws", "claws"]


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


@pytest.mark.clause("DA-8.1")
def test_every_swarm_attacks_once_from_the_top_left_first() -> None:
    places = ["L1", "R1", "L2", "R2", "L3", "R3"]
    scene = Scene("noctis< scipio> deino<", swarms=dict.fromkeys(reversed(places), "head"))
    scene.fight(*[5] * 6)
    assert [place for place, _marine, _size in attacks(scene)] == places
    assert len(set(scene.formation.split())) == 3


@pytest.mark.clause("DA-8.1")
def test_sc_41_from_the_top_down_left_before_right() -> None:
    scene = Scene("omnio< scipio> zael<", swarms={"L3": "head", "R2": "tail", "L2": "claws", "R1": "tongue"})
    scene.fight(5, 5, 5, 5)
    assert [place for place, _marine, _size in attacks(scene)] == ["R1", "L2", "R2", "L3"]


@pytest.mark.clause("DA-8.1", "DA-8.7", "DA-11.4")
def test_sc_87_the_order_is_found_anew_after_every_attack() -> None:
    scene = Scene("noctis< claudio<", swarms={"L1": "head tail", "R1": "claws", "L2": "tongue"})
    scene.fight(0, 5, 5)
    assert attacks(scene) == [("L1", "noctis", 2), ("L1", "claudio", 1), ("R1", "claudio", 1)]
    assert scene.formation == "claudio<"


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


@pytest.mark.clause("DA-8.3")
def test_faq_06_the_die_is_rolled_against_any_size() -> None:
    for face, alive in ((3, True), (4, False)):
        scene = Scene("gideon> noctis<", swarms={"L1": "head head tail tail claws claws tongue"})
        scene.fight(face, green=1, token_to="noctis")
        assert attacks(scene) == [("L1", "gideon", 7)]
        assert ("gideon" in scene.formation) == alive


@pytest.mark.parametrize("face", range(6))
@pytest.mark.clause("DA-8.3", "DA-8.5")
def test_sc_37_the_die_is_rolled_against_five_though_no_number_saves(face: int) -> None:
    scene = Scene("lorenzo> scipio>", swarms={"L1": "head head tail tail claws"})
    scene.fight(face)
    assert attacks(scene) == [("L1", "lorenzo", 5)]
    assert scene.formation == "scipio>"


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


@pytest.mark.clause("DA-8.7")
def test_attacks_are_counted_anew_each_round() -> None:
    scene = build(
        "Leon> Zael>",
        phase="attack",
        swarms={"R1": "head", "L2": "tail"},
        event="secret-route",
        dice=[5, 5],
    )
    view = GAME.view(scene.state, 0)
    assert view.attacks == 2
    assert [row.right.swarms[0].attacked for row in view.rows[:1]] == [1]
    assert [row.left.swarms[0].attacked for row in view.rows[1:]] == [2]
    scene.go_on()
    assert (scene.state.round, GAME.view(scene.state, 0).attacks) == (3, 0)


@pytest.mark.clause("DA-8.7", "DA-12.2")
def test_sc_46_two_groups_that_have_not_attacked_are_one_swarm() -> None:
    scene = Scene(
        "noctis< gideon< claudio> scipio> calistarius>",
        swarms={"L3": "head", "R3": "tail claws", "R4": "tail"},
    )
    scene.fight(0, 4)
    assert attacks(scene) == [("L3", "claudio", 1), ("R3", "scipio", 3)]
    assert scene.swarm("R3") == "tail tail claws"


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


@pytest.mark.clause("DA-8.8")
def test_the_killer_stays_where_it_is() -> None:
    scene = Scene("noctis< claudio> scipio>", swarms={"L3": "head"})
    scene.fight(0)
    assert scene.formation == "noctis< claudio>"
    assert scene.swarms == {"L2": "head"}, "the bottom row belongs to the new bottom Marine"
    assert len(attacks(scene)) == 1


@pytest.mark.clause("DA-8.9")
def test_the_die_on_the_table_remembers_its_reroll() -> None:
    """Also while the Artefact is thought about."""
    scene = build("Leon<1 Zael>", phase="attack", swarms={"L1": "head"}, artefact=0, dice=[0])
    roll = GAME.view(scene.state, 0).roll
    assert roll is not None
    assert (roll.face, roll.rerolled, roll.can_reroll) == (0, False, True)
    scene.roll(1).play(REROLL)
    roll = GAME.view(scene.state, 0).roll
    assert roll is not None
    assert (scene.kind, roll.face, roll.rerolled, roll.can_reroll) == ("artefact", 1, True, False)


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
    rolled = scene.happened(events.DefenceRolled)
    assert [(event.marine, event.face) for event in rolled] == [("scipio", 2)]


# --- Block ------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("DA-7.23")
def test_block_lasts_until_the_round_ends_and_no_longer() -> None:
    scene = Scene("gideon> scipio>", swarms={"L1": "head head head claws claws"}, event=("gun-jam", "second-wind"))
    scene.fight(2, green=1, token_to="scipio")
    assert "gideon" in scene.formation
    assert scene.state.round == 2
    scene.fight(2, green=16, grey=6, token_to="scipio")
    assert "gideon" not in scene.formation, "next round the skull does not help"


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


@pytest.mark.parametrize(("face", "survives"), [(2, True), (5, False)])
@pytest.mark.clause("DA-8.3", "DA-4.4", "DA-8.9")
def test_sc_31_block_works_from_behind_and_against_any_size(face: int, survives: bool) -> None:
    scene = Scene("gideon< noctis>", swarms={"R1": "head head tail tail claws claws"})
    scene.fight(face, green=1, token_to="noctis")
    assert ("gideon" in scene.formation) == survives


@pytest.mark.clause("DA-8.9")
def test_block_is_gideons_alone() -> None:
    scene = build(
        "Gideon> Noctis>", phase="attack", cards=["block"], swarms={"L1": "head tail claws", "L2": "head"}, dice=[3, 1]
    )
    assert scene.formation == "gideon>"


# --- Second Wind ------------------------------------------------------------------------------------------------------


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


@pytest.mark.parametrize(("face", "survives"), [(0, True), (1, False)])
@pytest.mark.clause("DA-9.7", "DA-8.9")
def test_sc_39_second_wind_saves_on_a_0(face: int, survives: bool) -> None:
    scene = Scene("omnio< scipio>", swarms={"L1": "head claws"}, attacked=True, event=("second-wind", "gun-jam"))
    scene.to_event(purple=14)
    scene.play(ChooseMarine("omnio"))
    scene.fight(face, purple=5, grey=6, token_to="scipio")
    assert ("omnio" in scene.formation) == survives


@pytest.mark.parametrize(("saved", "alive"), [("goriel", True), ("scipio", False)])
@pytest.mark.clause("DA-8.9")
def test_sc_98_second_wind_saves_where_defensive_stance_does_not(
    saved: Literal["goriel", "scipio"], alive: bool
) -> None:
    scene = Scene(
        "goriel< scipio>",
        swarms={"L1": "head head tail tail"},
        attacked=True,
        tokens={"goriel": 1},
        event=("second-wind", "gun-jam"),
    )
    scene.to_event()
    scene.play(ChooseMarine(saved))
    scene.fight(2, yellow=2, grey=6, token_to="scipio")
    assert set(scene.moves) == {Reroll(), Accept()}
    scene.play(Reroll(), rolls=[0])
    assert ("goriel" in scene.formation) == alive


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


# --- Counter Attack ---------------------------------------------------------------------------------------------------


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


@pytest.mark.clause("DA-8.9")
def test_sc_33_counter_attack_until_a_roll_without_a_skull() -> None:
    scene = Scene("lorenzo> scipio>", swarms={"L1": "head tail claws"})
    scene.fight(1, blue=3, token_to="scipio")
    assert scene.offered(Slay) == {Slay("L1", "head"), Slay("L1", "tail"), Slay("L1", "claws")}
    scene.play(Slay("L1", "head"), rolls=[2])
    scene.play(Slay("L1", "tail"), rolls=[4])
    assert scene.swarm("L1") == "claws"
    assert scene.formation == "lorenzo> scipio>"


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
    assert [roll.rerolled for roll in scene.said(events.DefenceRolled)] == [False, False]


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


# --- Defensive Stance -------------------------------------------------------------------------------------------------


@pytest.mark.clause("DA-8.9")
@pytest.mark.parametrize("marine", ["claudio", "goriel"])
@pytest.mark.parametrize("face", range(6))
def test_02_defensive_stance(marine: str, face: int) -> None:
    scene = Scene(f"{marine}< noctis<", swarms={"L1": "head tail claws head tail claws"}, tokens={marine: 1})
    scene.fight(4, yellow=2, token_to="noctis")
    scene.play(Reroll(), rolls=[face])
    assert (marine in scene.formation) == (face != 0)


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


@pytest.mark.clause("DA-8.9", "DA-12.9")
def test_defensive_stance_asks_for_a_reroll_not_for_a_number() -> None:
    """Six cards with a Brood Lord: 5 - 1 = 4 hits; the same 5 after a token is a miss."""
    swarm = {"L1": "head head tail tail claws brood-lord-1"}

    def fight(goriel: str) -> Position:
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


# --- Artefact ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("DA-8.9", "DA-15.4")
def test_r_artefact_any_facing_after_any_roll_for_any_of_his_marines() -> None:
    scene = activate("artefact", "L1", swarms={"L3": "head head"}, attacked=False)
    assert scene.view().artefact == 0
    scene.skip(rolls=[0])  # L3 attacks Deino from behind
    assert set(scene.moves) == {UseArtefact(), Pass()}
    scene.play(UseArtefact())
    assert scene.formation == "scipio< noctis< deino>"
    assert scene.view().artefact_gone


@pytest.mark.clause("DA-8.9", "DA-7.7")
def test_the_artefact_after_the_roll() -> None:
    scene = build(
        "Leon>1 Zael>",
        players=2,
        owners={"red": 0, "purple": 1},
        phase="attack",
        swarms={"R1": "head tail tail", "L2": "claws"},
        artefact=0,
        dice=[2],
    )
    assert said(scene)[1:] == ["Roll again", "Keep it"]
    assert prices(scene) == ["the last token · 2 of 6 help", "the Artefact can still save him"]
    assert scene.refused(USE_ARTEFACT) == "DA-8.9"
    lines = [TEXT(line) for panel in GAME.panels(GAME.view(scene.state, 1)) for line in panel.lines]
    assert "The Artefact: Player 1" in lines
    scene.play(ACCEPT)
    assert scene.kind == "artefact"
    assert scene.refused(REROLL) == "DA-7.7"
    assert said(scene)[1:] == ["Spend it", "Let him fall"]
    scene.roll(5).play(USE_ARTEFACT)
    assert scene.formation == "leon>1 zael>"
    assert scene.state.artefact == -1


@pytest.mark.clause("DA-8.9")
def test_sc_40_the_artefact_turns_a_hit_into_a_miss() -> None:
    scene = Scene("omnio< scipio>", swarms={"R1": "head head tail tail"}, artefact=0)
    scene.fight(3)
    assert set(scene.moves) == {UseArtefact(), Pass()}
    scene.play(UseArtefact())
    assert [event.by for event in scene.happened(events.DefenceJudged)] == ["artefact"]
    assert scene.formation == "omnio< scipio>"
    assert scene.view().artefact is None
    assert scene.view().artefact_gone


@pytest.mark.clause("DA-8.9")
def test_the_artefact_does_not_trigger_counter_attack() -> None:
    scene = build(
        "Lorenzo> Deino>", phase="attack", cards=["counter-attack"], swarms={"L1": "head"}, artefact=0, dice=[0]
    )
    scene.play(USE_ARTEFACT)
    assert scene.swarm("L1") == ["head"]
    assert scene.formation == "lorenzo> deino>"


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
