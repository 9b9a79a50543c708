"""Terms (section 2)."""

from __future__ import annotations

import pytest
from tests.games.death_angel.positions import GAME
from tests.games.death_angel.scenes import Scene

from starboard.core.game import SPECTATOR
from starboard.games.death_angel import events
from starboard.games.death_angel.moves import Activate, Attack, ChooseMarine, Slay
from starboard.lab.conformance import encoded


@pytest.mark.clause("DA-2.1")
def test_positions_from_the_top_with_all_that_is_left_and_right() -> None:
    scene = Scene(
        "noctis< scipio> deino<",
        terrain={"door": "L2", "corridor": "R3"},
        swarms={"R2": "head tail", "L3": "claws"},
        tokens={"deino": 2},
    )
    rows = scene.view().rows
    assert [(row.position, row.marine) for row in rows] == [(1, "noctis"), (2, "scipio"), (3, "deino")]
    assert [terrain.terrain for terrain in rows[1].left.terrain] == ["door"]
    assert [swarm.cards for swarm in rows[1].right.swarms] == [("head", "tail")]
    assert [terrain.terrain for terrain in rows[2].right.terrain] == ["corridor"]
    assert [swarm.cards for swarm in rows[2].left.swarms] == [("claws",)]
    assert rows[2].tokens == 2


@pytest.mark.clause("DA-2.2")
def test_in_front_of_him_and_behind_him() -> None:
    scene = Scene("scipio> noctis<", terrain={"door": "L1", "promethium-tank": "R1"}, event="out-of-thin-air")
    assert [row.facing for row in scene.view().rows] == ["right", "left"]
    scene.choose(grey=8)
    scene.on_to("who-activates")
    assert scene.offered(Activate) == {Activate("scipio", "promethium-tank")}, "the Door is behind him"
    scene.skip()
    scene.play(ChooseMarine("scipio"))
    assert scene.happened(events.Spawned)[0].place == "L1", "behind a Marine who faces right is his left"


@pytest.mark.clause("DA-2.3")
def test_all_cards_at_one_place_are_one_swarm() -> None:
    scene = Scene(
        "lorenzo< scipio>",
        location="genestealer-lair",
        swarms={"L1": "head tail brood-lord-1", "R1": "claws", "R2": "brood-lord-2"},
    )
    scene.fight(5, 5, 5)
    sizes = [(event.place, event.size, event.lords) for event in scene.happened(events.DefenceRolled)]
    assert sizes == [("L1", 3, 1), ("R1", 1, 0), ("R2", 1, 1)]


@pytest.mark.clause("DA-2.4")
def test_engaged_on_either_side() -> None:
    """Outnumbered takes the tokens of every engaged Marine, whichever side the swarm is on."""
    scene = Scene(
        "noctis< scipio< deino<",
        swarms={"L1": "head", "R2": "tail"},
        tokens={"noctis": 1, "scipio": 2, "deino": 3},
        attacked=True,
        event="outnumbered",
    )
    scene.to_event()
    assert [scene.tokens(marine) for marine in ("noctis", "scipio", "deino")] == [0, 0, 3]
    assert scene.supply == 9


@pytest.mark.clause("DA-2.5", "DA-12.5", "DA-12.10")
def test_where_the_slain_go() -> None:
    scene = Scene(
        "leon< scipio>",
        location="genestealer-lair",
        swarms={"L1": "claws brood-lord-1", "R2": "brood-lord-2"},
        attacked=True,
    )
    before = scene.discard
    scene.choose()
    scene.on_to("who-attacks")
    while not any(move.marine == "leon" for move in scene.offered(Attack)):
        scene.on_to("who-attacks")
        scene.play(scene.moves[-1])
    scene.play(Attack("leon", "L1"), rolls=[1])
    assert scene.discard - before == {"claws": 1}
    assert scene.view().genestealer_discard[-1] == "claws", "face up"
    scene.play(Attack("leon", "L1"), rolls=[1])
    assert scene.discard - before == {"claws": 1}
    assert scene.view().lords_slain == ("brood-lord-1",)


@pytest.mark.clause("DA-2.6")
def test_a_miss_saves_the_marine() -> None:
    scene = Scene("gideon> scipio<", swarms={"L1": "head tail tongue claws head"})
    scene.fight(3, green=1, token_to="scipio")
    assert [event.by for event in scene.happened(events.DefenceJudged)] == ["block"]
    assert "gideon" in scene.formation


@pytest.mark.clause("DA-2.7")
def test_the_current_player_is_public() -> None:
    scene = Scene("noctis< scipio> deino<", players="green | grey | blue")
    scene.choose(green=16, grey=15, blue=13)
    assert scene.current == 2
    assert {scene.view(seat).current for seat in (SPECTATOR, 0, 1, 2)} == {2}


@pytest.mark.clause("DA-2.8")
def test_blip_piles_show_their_size_only() -> None:
    one = Scene("noctis< scipio> deino<", players="green | grey | blue", blips=("head head tail", "claws"))
    other = Scene("noctis< scipio> deino<", players="green | grey | blue", blips=("tongue tail head", "tail"))
    for seat in (SPECTATOR, 0, 1, 2):
        assert encoded(GAME.view(one.state, seat)) == encoded(GAME.view(other.state, seat))
    assert (one.view().left_blips, one.view().right_blips) == (3, 1)


@pytest.mark.clause("DA-2.8", "DA-9.8")
def test_blip_piles_are_ordered() -> None:
    scene = Scene("noctis> scipio<", blips=("head tail claws", 4), event="out-of-thin-air")
    scene.to_event()
    scene.play(ChooseMarine("noctis"))
    assert scene.happened(events.Spawned)[0].cards == ("head", "tail")
    assert scene.blip_cards("left") == "claws"


@pytest.mark.clause("DA-2.3", "DA-7.17")
def test_an_attack_slays_in_the_swarm_attacked_only() -> None:
    scene = Scene("scipio< deino<", swarms={"L1": "head tail", "L2": "claws"}, attacked=True)
    scene.choose()
    scene.on_to("who-attacks")
    while Attack("scipio", "L1") not in scene.moves:
        scene.play(scene.moves[-1])
    scene.play(Attack("scipio", "L1"), rolls=[1])
    assert scene.offered(Slay) == {Slay("L1", "head"), Slay("L1", "tail")}
