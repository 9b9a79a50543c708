"""Section 12: swarms, slain Genestealers, Brood Lords."""

from __future__ import annotations

import pytest
from tests.games.death_angel.scenario import CHOOSE, EVENT, Scene, attack_with
from tests.games.death_angel.test_scenarios_b_genestealers import attacks

from starboard.games.death_angel import events as ev
from starboard.games.death_angel.cards import GENESTEALERS, LOCATIONS
from starboard.games.death_angel.moves import (
    Activate,
    Attack,
    ChooseMarine,
    ChoosePile,
    ChooseSwarm,
    MoveSwarm,
    Pass,
    PlaceToken,
    Slay,
)

LAIR = "genestealer-lair"


@pytest.mark.clause("DA-12.1")
def test_cards_that_come_to_a_swarm_join_it_at_once() -> None:
    scene = Scene(
        "noctis< scipio> deino<",
        swarms={"L1": "tail", "L2": "tongue"},
        terrain={"dark-corner": "L2"},
        blips=("claws claws", 6),
        attacked=True,
        event="for-my-battle-brothers",
    )
    scene.to_event()
    scene.play(ChooseMarine("deino"))
    # Orange minor: a card spawns at L2. Then tails move: L1 comes down to L2.
    assert scene.swarms == {"L2": "tail tongue claws"}


@pytest.mark.clause("DA-12.2")
def test_attacked_groups_join_each_other_and_so_do_those_that_have_not() -> None:
    """Noctis's swarms have attacked when Scipio dies below him; Noctis comes down onto Scipio's row."""
    scene = Scene(
        "noctis< scipio> deino< leon>",
        swarms={"L1": "head", "R1": "tail", "L2": "claws", "R2": "tongue"},
    )
    scene.fight(5, 5, 0, 5)
    assert scene.formation == "noctis< deino< leon>"
    assert scene.groups("L1") == ["head claws"], "both had attacked"
    assert scene.groups("R1") == ["tail", "tongue"], "the tongue had not"
    assert attacks(scene)[-1] == ("R1", "noctis", 1), "it attacks Noctis then"


@pytest.mark.clause("DA-12.2")
def test_groups_stay_apart_also_after_the_second_has_attacked() -> None:
    """In the Event Phase each of them is a target of its own."""
    scene = Scene(
        "noctis< scipio> deino> leon>",
        players="green grey | blue red",
        swarms={"L3": "head", "L4": "tail claws"},
        event="temporary-sanctuary",
    )
    scene.fight(0, 5)
    assert scene.offered(ChooseSwarm) == {ChooseSwarm("L3", 0), ChooseSwarm("L3", 1)}
    scene.play(ChooseSwarm("L3", 1))
    assert scene.offered(ChoosePile)
    scene.play(ChoosePile("left"))
    assert scene.swarms == {"L3": "head"}


@pytest.mark.clause("DA-12.2")
def test_each_group_is_a_target_of_its_own_for_an_attack() -> None:
    scene = Scene(
        "noctis< scipio> deino< leon<",
        players="green grey | blue red",
        swarms={"L3": "head", "L4": "tail claws"},
        event="quick-instincts",
    )
    scene.fight(0, 5)
    scene.play(ChooseMarine("leon"))
    assert scene.offered(Attack) == {Attack("leon", "L3", 0), Attack("leon", "L3", 1)}
    scene.play(Attack("leon", "L3", 1), rolls=[1])
    assert scene.offered(Slay) == {Slay("L3", "tail", 1), Slay("L3", "claws", 1)}
    scene.play(Slay("L3", "tail", 1))
    assert [event.group for event in scene.happened(ev.GenestealerSlain)] == [1]


@pytest.mark.parametrize(
    ("timing", "groups"), [("event-end", ["head", "tail claws"]), ("attack-end", ["head tail claws"])]
)
@pytest.mark.clause("DA-12.2", "DA-17.2")
def test_when_they_merge(timing: str, groups: list[str]) -> None:
    scene = Scene(
        "noctis< scipio> deino> leon>",
        players="green grey | blue red",
        swarms={"L3": "head", "L4": "tail claws"},
        merge_timing=timing,
    )
    scene.fight(0, 5)
    assert scene.phase == EVENT
    assert scene.groups("L3") == groups
    scene.play(ChooseMarine("noctis"))
    assert scene.phase == CHOOSE
    assert scene.groups("L3") == ["head tail claws"]


@pytest.mark.clause("DA-12.2")
def test_a_swarm_that_moves_to_two_groups_is_one_with_them_when_the_phase_ends() -> None:
    """A tail comes down to L3, where a head and two claws are kept apart until then."""
    scene = Scene(
        "noctis< scipio> deino> leon<",
        players="green grey | blue red",
        swarms={"L2": "tail", "L3": "head", "L4": "claws claws"},
        event="for-my-battle-brothers",
        tokens={"noctis": 1},
    )
    scene.fight(5, 0, 5)
    # Noctis alone has a token and no enemy. Tails move: L2 goes to L3. Then all merge.
    assert scene.swarms == {"L3": "head tail claws claws"}
    assert [event.to for event in scene.happened(ev.SwarmMoved)] == ["L3"]


@pytest.mark.clause("DA-12.3")
def test_strategize_merges_when_the_card_is_done() -> None:
    scene = Scene("omnio< zael> scipio<", swarms={"L1": "head", "R2": "tail"}, attacked=True)
    scene.choose(purple=5)
    scene.play(PlaceToken("scipio"), MoveSwarm("L1", "R2"))
    assert scene.swarms == {"R2": "head tail"}


@pytest.mark.clause("DA-12.4")
def test_protection_covers_all_that_joins_and_nothing_that_leaves() -> None:
    scene = Scene(
        "lorenzo< scipio>",
        players="blue | grey",
        swarms={"L1": "head tail"},
        blips=("head", 6),
        attacked=True,
    )
    scene.choose(grey=6, blue=11)
    scene.play(PlaceToken("scipio"), ChooseSwarm("L1"))
    scene.on_to("intimidate")
    scene.play(scene.moves[0], rolls=[1])
    scene.play(Slay("L1", "head"))
    assert scene.blips == (2, 6), "going back into a pile is not slaying"
    row = scene.view().rows[0]
    assert [swarm.protected for swarm in row.left.swarms] == [True], "the tail that stays is still protected"


@pytest.mark.clause("DA-12.4")
def test_a_protected_swarm_cannot_be_slain() -> None:
    scene = Scene("noctis< scipio>", swarms={"L1": "head"}, tokens={"noctis": 1})
    scene.choose(grey=6, green=16)
    scene.play(PlaceToken("scipio"), ChooseSwarm("L1"))
    assert scene.offered(Attack) == {Attack("noctis", "L1")}, "it may be chosen"
    scene.play(Attack("noctis", "L1"), rolls=[1])
    scene.play(scene.moves[-1])
    assert scene.swarm("L1") == "head"


@pytest.mark.clause("DA-12.5")
def test_slain_genestealers_are_discarded_face_up() -> None:
    scene = Scene("noctis< scipio>", swarms={"L1": "tongue"}, deck=23)
    assert dict(scene.discard) == {}
    scene.choose()
    scene.play(Attack("noctis", "L1"), rolls=[1])
    assert scene.view().genestealer_discard == ("tongue",)


@pytest.mark.clause("DA-12.6")
def test_a_brood_lord_is_moved_and_counted_like_any_genestealer() -> None:
    scene = Scene(
        "noctis< scipio> deino<",
        location=LAIR,
        swarms={"L1": "claws brood-lord-1", "R3": "brood-lord-2"},
        tokens={"noctis": 1, "scipio": 1, "deino": 1},
        attacked=True,
        event="outnumbered",
    )
    scene.to_event()
    assert [scene.tokens(marine) for marine in ("noctis", "scipio", "deino")] == [0, 1, 0], "engaged with a Brood Lord"
    # Outnumbered: claws flank. L1 has claws; BL2 (claws + tongue) stands behind Deino already.
    assert scene.swarms == {"R1": "claws brood-lord-1", "R3": "brood-lord-2"}


@pytest.mark.clause("DA-12.7")
def test_two_symbols() -> None:
    symbols = {card.id: card.symbols for card in GENESTEALERS if card.brood_lord}
    assert symbols == {"brood-lord-1": ("head", "tail"), "brood-lord-2": ("claws", "tongue")}


@pytest.mark.parametrize(
    ("event", "moved"),
    [
        ("stalking-from-the-shadows", "brood-lord-1"),  # head
        ("gun-jam", "brood-lord-1"),  # tail
        ("secret-route", "brood-lord-2"),  # claws
        ("full-scan", "brood-lord-2"),  # tongue
    ],
)
@pytest.mark.clause("DA-12.7", "DA-9.15")
def test_a_brood_lords_swarm_moves_for_either_symbol(event: str, moved: str) -> None:
    lords = {"brood-lord-1", "brood-lord-2"}
    other = (lords - {moved}).pop()
    scene = Scene(
        "noctis< scipio> deino<", location=LAIR, swarms={"L1": moved, "L2": other}, attacked=True, event=event
    )
    scene.to_event()
    if scene.phase == EVENT:
        scene.play(scene.moves[0])
    assert scene.groups("L2")[0].split().count(moved) == 1
    assert scene.sizes == {"L2": 2}


@pytest.mark.clause("DA-12.7")
def test_brood_lords_come_only_with_the_lair() -> None:
    lairs = [card.id for card in LOCATIONS if type(card.entering).__name__ == "BroodLords"]
    assert lairs == [LAIR]


@pytest.mark.clause("DA-12.8")
def test_normal_cards_shield_a_brood_lord() -> None:
    scene = Scene(
        "leon< scipio>",
        location=LAIR,
        swarms={"L1": "head tail brood-lord-1 brood-lord-2"},
        attacked=True,
    )
    scene.choose()
    attack_with(scene, "leon")
    scene.play(Attack("leon", "L1"), rolls=[1])
    assert scene.offered(Slay) == {Slay("L1", "head"), Slay("L1", "tail")}
    scene.play(Slay("L1", "head"))
    scene.play(Attack("leon", "L1"), rolls=[1])
    assert scene.swarm("L1") == "brood-lord-1 brood-lord-2"
    scene.play(Attack("leon", "L1"), rolls=[1])
    assert scene.offered(Slay) == {Slay("L1", "brood-lord-1"), Slay("L1", "brood-lord-2")}, "either may be taken"


@pytest.mark.clause("DA-12.9")
def test_each_brood_lord_subtracts_one() -> None:
    """Two Brood Lords and nobody else: 5 - 2 = 3 is more than 2."""
    for face, alive in ((5, True), (4, False)):
        scene = Scene("noctis< scipio>", location=LAIR, swarms={"L2": "brood-lord-1 brood-lord-2"})
        scene.fight(face)
        assert ("scipio" in scene.formation) == alive


@pytest.mark.clause("DA-12.10")
def test_a_slain_brood_lord_is_out_of_the_game() -> None:
    scene = Scene("lorenzo< scipio>", location=LAIR, swarms={"L1": "brood-lord-1", "R2": "brood-lord-2"}, attacked=True)
    before = dict(scene.discard)
    scene.choose()
    scene.play(Attack("lorenzo", "L1"), rolls=[1])
    assert scene.view().lords_slain == ("brood-lord-1",)
    assert dict(scene.discard) == before
    assert scene.swarms == {"R2": "brood-lord-2"}


@pytest.mark.clause("DA-12.11")
def test_a_tank_takes_the_brood_lord_along() -> None:
    """No Location has both; after all it is the rule for whole positions."""
    scene = Scene(
        "scipio< noctis>",
        location=LAIR,
        terrain={"promethium-tank": "L1"},
        swarms={"L1": "head tail brood-lord-1", "R1": "claws", "R2": "brood-lord-2"},
        attacked=True,
    )
    scene.choose(grey=8)
    scene.on_to("who-activates")
    scene.play(Activate("scipio", "promethium-tank"), rolls=[5])
    assert scene.swarms == {"R2": "brood-lord-2"}
    assert scene.view().lords_slain == ("brood-lord-1",)


@pytest.mark.clause("DA-12.11")
def test_victims_are_taken_one_by_one_so_the_last_may_be_the_brood_lord() -> None:
    scene = Scene(
        "zael< noctis>",
        location=LAIR,
        swarms={"L1": "head tail brood-lord-1", "R2": "brood-lord-2"},
        attacked=True,
    )
    scene.choose()
    attack_with(scene, "zael")
    scene.play(Attack("zael", "L1"), rolls=[3])
    assert scene.swarm("L1") == ""
    assert [event.card for event in scene.happened(ev.GenestealerSlain)] == ["head", "tail", "brood-lord-1"]


@pytest.mark.clause("DA-12.12")
def test_a_brood_lord_counts_for_the_elimination_victory() -> None:
    scene = Scene(
        "lorenzo< scipio>",
        location=LAIR,
        swarms={"L1": "head", "R2": "brood-lord-2"},
        lords_slain="brood-lord-1",
        blips=(0, 0),
        attacked=True,
    )
    scene.choose()
    scene.play(Attack("lorenzo", "L1"), rolls=[1])
    assert scene.result is None
    assert scene.may_pass
    scene.play(Pass())
    assert scene.swarms == {"R2": "brood-lord-2"}
