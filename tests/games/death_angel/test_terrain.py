"""The Terrain cards (DA-7.15)."""

from __future__ import annotations

import pytest
from tests.games.death_angel.common import activate
from tests.games.death_angel.positions import GAME, build
from tests.games.death_angel.scenes import Scene

from starboard.games.death_angel import events
from starboard.games.death_angel.cards import TERRAIN
from starboard.games.death_angel.moves import PASS, Activate, ChooseSwarm, PlaceToken, Turn


@pytest.mark.clause("DA-7.14", "DA-9.12")
def test_terrain_that_can_be_activated() -> None:
    able = {terrain.id for terrain in TERRAIN if terrain.activation is not None}
    assert able == {"spore-chimney", "promethium-tank", "control-panel", "door", "artefact"}


# --- Door -------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("DA-7.15")
def test_door_a_token_from_the_supply() -> None:
    scene = activate("door")
    assert (scene.state.door_tokens, scene.supply) == (1, 11)


# --- Promethium Tank --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("face", range(6))
@pytest.mark.clause("DA-12.11", "DA-7.20")
def test_r_tank_everything_at_the_position_then_the_roll(face: int) -> None:
    scene = activate("promethium-tank", "L1", face, swarms={"L1": "head tail", "R1": "claws", "L2": "head"})
    assert "promethium-tank" not in scene.terrain
    assert [event.bad for event in scene.happened(events.DieRolled)] == [face == 0]
    if face == 0:
        assert scene.formation == "noctis< deino>"
        assert scene.swarms == {"L1": "head"}
    else:
        assert scene.formation == "scipio< noctis< deino>"
        assert scene.swarms == {"L2": "head"}


@pytest.mark.clause("DA-1.7")
def test_r_tank_the_roll_happens_even_with_no_genestealers() -> None:
    scene = activate("promethium-tank", "L1", 0)
    assert "scipio" not in scene.formation


@pytest.mark.clause("DA-12.4")
def test_r_tank_protected_swarms_survive() -> None:
    scene = Scene("scipio< noctis< gideon>", terrain={"promethium-tank": "L2"}, swarms={"L2": "head", "R2": "tail"})
    scene.choose(grey=6, green=12)
    scene.play(PlaceToken("scipio"), ChooseSwarm("R2"))
    scene.skip_to("who-activates")
    scene.play(Activate("noctis", "promethium-tank"), rolls=[5])
    assert scene.swarms == {"R2": "tail"}


@pytest.mark.clause("DA-12.4", "DA-12.11")
def test_the_tank_burns_what_is_not_protected() -> None:
    scene = build(
        "Leon> Valencio>",
        cards=["onward-brothers"],
        players=2,
        location="munitorium",
        owners={"red": 0},
        swarms={"L1": "head tail", "R1": "claws"},
        protected=["L1"],
        terrain={"promethium-tank": "R1"},
        dice=[],
    )
    scene.roll(5).play(PASS, PASS, Activate("leon", "promethium-tank"))
    assert scene.swarms() == {"L1": 2}
    assert scene.terrain() == {}


# --- Spore Chimney ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("face", range(6))
@pytest.mark.clause("DA-1.7")
def test_spore_chimney_discarded_on_a_skull(face: int) -> None:
    scene = activate("spore-chimney", "L1", face)
    assert ("spore-chimney" in scene.terrain) == (face not in (1, 2, 3))
    assert scene.view().activated == ("spore-chimney",)
    assert [event.bad for event in scene.happened(events.DieRolled)] == [face not in (1, 2, 3)]


@pytest.mark.clause("DA-9.11", "DA-12.7")
def test_spore_chimney_once_discarded_spawns_no_more() -> None:
    scene = activate(
        "spore-chimney",
        "L1",
        1,
        location="genestealer-lair",
        swarms={"L1": "brood-lord-1", "R3": "brood-lord-2"},
        event="evasion",
        attacked=True,
    )
    assert scene.swarms == {"L1": "brood-lord-1", "R3": "brood-lord-2"}, "the Brood Lords stay"
    scene.skip()
    assert not scene.happened(events.Spawned)


@pytest.mark.clause("DA-7.14")
def test_a_chimney_that_did_not_burn_waits_for_the_next_round() -> None:
    scene = build("Leon> Valencio>", cards=["onward-brothers"], terrain={"spore-chimney": "R2"}, dice=[])
    scene.play(PASS, PASS)
    scene.roll(4).play(Activate("valencio", "spore-chimney"))
    assert scene.terrain() == {"spore-chimney": "R2"}
    assert scene.idle, "nothing is left to activate"


# --- Control Panel ----------------------------------------------------------------------------------------------------


@pytest.mark.clause("DA-10.8", "DA-7.14")
def test_r_cp_once_a_round_by_whoever_is_in_front_of_it_at_step_c() -> None:
    scene = Scene(
        "scipio< noctis<",
        location="generatorium",
        terrain={"control-panel": "R1"},
        swarms={"L2": "head"},
        attacked=True,
    )
    scene.choose(grey=8, green=12)
    scene.on_to("who-turns")
    scene.play(Turn("scipio"))
    assert scene.offered(Activate) == {Activate("scipio", "control-panel")}, "he turned to it"
    scene.play(Activate("scipio", "control-panel"), rolls=[1])
    assert GAME.ask(scene.state, 0, Activate("noctis", "control-panel")) is not None
