"""The scenes and positions that the other tests are written in."""

from __future__ import annotations

from itertools import pairwise

from tests.games.death_angel.positions import build
from tests.games.death_angel.scenes import CHOOSE, EVENT, RESOLVE, Scene

from starboard.games.death_angel.moves import PASS, Activate, Attack, Slay, Trade, Turn


def test_a_scene_plays_a_card() -> None:
    scene = build("Noctis< Claudio>", terrain={"door": "L1"}, cards=["reorganize"])
    scene.play(Trade("claudio", "noctis"), Turn("claudio"), Activate("claudio", "door"))
    assert scene.idle
    assert scene.formation == "claudio< noctis<"
    assert (scene.state.door_tokens, scene.state.supply) == (1, 11)


def test_a_scene_rolls_known_dice() -> None:
    scene = build("Noctis<", swarms={"L1": "head tail"}, cards=["dead-aim"])
    scene.roll(4).play(Attack("noctis", "L1"), Slay("L1", "head"), PASS)
    assert scene.swarm("L1") == ["tail"]
    assert scene.blips == (3, 3)
    assert scene.idle


def test_groups_and_attacked_marks() -> None:
    scene = build("Noctis< Claudio>", swarms={"L1": "head* | tail", "R2": "claws"})
    assert scene.groups("L1") == [["head"], ["tail"]]
    assert [swarm.attacked for swarm in scene.state.swarms[0]] == [1, 0]
    assert scene.swarms() == {"L1": 2, "R2": 1}


def test_rounds_of_the_scenes_come_in_order() -> None:
    """The builder itself: phases follow one another through real moves."""
    scene = Scene("lorenzo< deino<")
    phases = [scene.phase]
    scene.choose(blue=11)
    phases.append(scene.phase)
    scene.skip()
    phases.append(scene.phase)
    assert phases == [CHOOSE, RESOLVE, EVENT]
    assert all(before < after for before, after in pairwise(phases))
