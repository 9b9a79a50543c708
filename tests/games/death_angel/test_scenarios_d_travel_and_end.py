"""The worked cases of the fact sheet, SC-66 to SC-80: travel, Locations, the end of the game."""

from __future__ import annotations

from typing import Literal

import pytest
from tests.games.death_angel.scenario import CHOOSE, EVENT, RESOLVE, Scene

from starboard.games.death_angel import events as ev
from starboard.games.death_angel.moves import (
    Accept,
    Activate,
    AddToken,
    Attack,
    ChooseBroodLord,
    ChooseMarine,
    ChoosePile,
    ChoosePlace,
    ChooseTerrain,
    HeroicCharge,
    Pass,
    PlaceToken,
    RollDie,
    Slay,
    SpendToken,
)

Trigger = Literal["either", "both"]


# --- travel --------------------------------------------------------------------------------------------------


@pytest.mark.clause("DA-10.4", "DA-10.5", "DA-10.6", "DA-10.7", "DA-10.8", "DA-10.14")
def test_sc_66_travel_at_the_end_of_phase_3() -> None:
    scene = _end_of_phase_3("either")
    assert scene.asked == (scene.current,)
    assert scene.question == "door"
    assert scene.may_pass, "up to two"
    scene.play(Slay("L1", "head"))
    assert scene.question == "door"
    assert scene.location == "void-lock", "the Door comes before step 1"
    scene.play(Slay("R3", "tail"))
    assert scene.location == "service-shaft"
    assert scene.supply == 12 - 1, "two tokens of the Door; one is on Noctis"
    # Service Shaft, 6 Marines: left Dark Corner 2 and Ventilation Duct 6, right Corridor 6 and Door 3 from the bottom.
    assert scene.terrain == {"dark-corner": "L2", "ventilation-duct": "L6", "corridor": "R1", "door": "R4"}
    assert scene.blips == (7, 7)
    discarded = scene.happened(ev.BlipsDiscarded)
    assert [(event.side, len(event.cards)) for event in discarded] == [("right", 3)]
    assert set(scene.formation.split()) == {"noctis>", "claudio>", "deino>", "leon>", "scipio>", "zael>"}, "all turned"
    assert scene.phase == EVENT, "the round goes on"


@pytest.mark.clause("DA-10.1")
def test_sc_66_no_travel_under_both() -> None:
    scene = _end_of_phase_3("both")
    assert scene.phase == EVENT
    assert scene.location == "void-lock"
    assert scene.blips == (0, 3)


def _end_of_phase_3(trigger: Trigger) -> Scene:
    scene = Scene(
        "noctis< claudio< deino< leon> scipio> zael>",
        terrain={"door": "L2", "corridor": "R3"},
        door=2,
        tokens={"noctis": 1},
        swarms={"L1": "head claws", "R3": "tail"},
        ahead="service-shaft",
        travel_trigger=trigger,
    )
    scene.fight(5)
    scene.set_blips(0, 3)
    scene.play(Accept(), rolls=[5])
    return scene


@pytest.mark.clause("DA-10.6", "DA-10.13")
def test_sc_67_terrain_numbers_beyond_the_formation() -> None:
    scene = Scene("noctis< claudio> deino> leon<", players="green|yellow|blue red", blips=(0, 3), ahead="main-corridor")
    scene.choose()
    assert scene.location == "main-corridor"
    assert scene.terrain == {"ventilation-duct": "L2", "door": "L4", "corridor": "R1", "dark-corner": "R2"}
    assert scene.sizes == {"R1": 2}
    assert scene.blips == (7, 6)


@pytest.mark.clause("DA-10.6", "DA-10.8")
def test_sc_68_hibernation_cluster() -> None:
    scene = Scene(
        "noctis< gideon< claudio> goriel> scipio<", location="teleportarium", ahead="hibernation-cluster", blips=(0, 3)
    )
    scene.choose()
    assert scene.location == "hibernation-cluster"
    assert scene.blips == (5, 5)
    assert scene.terrain == {"ventilation-duct": "L3", "door": "L4", "spore-chimney": "R4", "dark-corner": "R5"}


@pytest.mark.parametrize(("odd", "blips"), [("left", (4, 3)), ("right", (3, 4))])
@pytest.mark.clause("DA-14.3", "DA-10.11")
def test_sc_69_too_few_genestealers_are_dealt_evenly(odd: Literal["left", "right"], blips: tuple[int, int]) -> None:
    scene = Scene(
        "noctis< scipio<",
        location="teleportarium",
        ahead="wrath-of-baal-chapel",
        swarms={"L1": " ".join(["head"] * 9 + ["tail"] * 9 + ["tongue"] * 9 + ["claws"] * 2)},
        blips=(0, 2),
        deck=3,
    )
    assert len(scene.state.discard) == 2
    scene.choose()
    assert scene.offered(ChoosePile) == {ChoosePile("left"), ChoosePile("right")}
    assert scene.asked == (scene.current,)
    scene.play(ChoosePile(odd))
    assert scene.blips == blips
    assert scene.question == "wrath-of-baal-chapel", "step 4 follows"
    assert ChoosePlace("R2") in scene.moves


@pytest.mark.clause("DA-10.8", "DA-10.6")
def test_sc_70_wreckage_labyrinth_turns_those_who_face_terrain() -> None:
    scene = Scene(
        "noctis< gideon< claudio< goriel< deino> leon> scipio> zael>",
        players="green|yellow|blue|red|grey purple",
        blips=(0, 3),
        ahead="wreckage-labyrinth",
    )
    scene.choose()
    assert scene.terrain == {"ventilation-duct": "L1", "corridor": "L5", "promethium-tank": "R4", "door": "R6"}
    assert scene.formation == "noctis> gideon< claudio< goriel< deino> leon< scipio> zael>"


@pytest.mark.clause("DA-10.8", "DA-9.11")
def test_sc_71_core_cogitator_caps_a_terrain_card_for_one_event() -> None:
    scene = Scene(
        "noctis< claudio< deino< leon> scipio> gideon>",
        players="green|yellow|blue|red grey",
        location="core-cogitator",
        terrain={"corridor": "L1", "ventilation-duct": "L4", "dark-corner": "R4", "control-panel": "R6"},
        blips=("head head head head head head head", "tail tail tail tail tail"),
        event=("temporary-sanctuary", "resupply"),
    )
    scene.choose(green=12)
    scene.on_to("who-activates")
    scene.play(Activate("gideon", "control-panel"))
    assert scene.offered(ChooseTerrain) == {
        ChooseTerrain("corridor"),
        ChooseTerrain("ventilation-duct"),
        ChooseTerrain("dark-corner"),
        ChooseTerrain("control-panel"),
    }
    scene.play(ChooseTerrain("ventilation-duct"))
    assert scene.phase == CHOOSE
    assert scene.sizes == {"L4": 1, "R4": 3}
    assert scene.blips == (6, 2)

    scene.fight(5, 5, green=1, yellow=2, blue=3, red=4, grey=6, token_to="noctis")
    scene.play(ChooseMarine("noctis"))
    # Resupply: red major, yellow minor. Heads move: the swarm at L4 has then gone one down.
    assert scene.sizes == {"L5": 4, "R4": 3, "R6": 1}
    assert scene.blips == (3, 1)


@pytest.mark.parametrize("trigger", ["either", "both"])
@pytest.mark.clause("DA-10.1", "DA-10.7")
def test_sc_72_teleportarium(trigger: Trigger) -> None:
    scene = Scene(
        "noctis< claudio> scipio>",
        location="teleportarium",
        ahead="generatorium",
        terrain={"control-panel": "R3"},
        tokens={"noctis": 1},
        travel_trigger=trigger,
    )
    scene.choose(grey=8, green=1, yellow=2)
    scene.play(PlaceToken("noctis"), PlaceToken("noctis"))
    scene.on_to("who-activates")
    scene.play(Activate("scipio", "control-panel"))
    assert set(scene.moves) == {SpendToken("noctis"), RollDie()}
    scene.play(SpendToken("noctis"), rolls=[0, 3])
    assert scene.formation == "noctis< scipio>"
    assert scene.location == "generatorium", "travel at the end of phase 2"
    assert scene.blips == (5, 5)
    # The piles were emptied by the teleport, 6 cards each; travel found nothing to discard.
    assert [(event.side, len(event.cards)) for event in scene.happened(ev.BlipsDiscarded)] == [
        ("left", 6),
        ("right", 6),
    ]


# --- the end of the game -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("face", "alive"), [(4, "noctis< scipio>"), (3, "noctis<")])
@pytest.mark.clause("DA-12.7", "DA-12.9", "DA-10.8")
def test_sc_73_genestealer_lair(face: int, alive: str) -> None:
    scene = Scene(
        "noctis< claudio> scipio>",
        location="generatorium",
        ahead="genestealer-lair",
        swarms={"L1": "head", "L3": "tail tail", "R2": "claws"},
        blips=(0, 3),
    )
    scene.choose(green=1, yellow=2, grey=6)
    assert scene.offered(ChooseBroodLord) == {ChooseBroodLord("brood-lord-1"), ChooseBroodLord("brood-lord-2")}
    scene.play(ChooseBroodLord("brood-lord-2"))
    assert scene.terrain["ventilation-duct"] == "L2"
    assert scene.terrain["spore-chimney"] == "R3"
    assert scene.swarms == {"L2": "head tail tail brood-lord-2", "R3": "claws brood-lord-1"}
    assert scene.blips == (6, 5)
    scene.skip(rolls=[5, face], token_to="noctis")
    assert scene.formation == alive, "no number saves from four with a Brood Lord; a 4 saves from two with one"


@pytest.mark.clause("DA-13.1")
def test_sc_74_launch_control_room() -> None:
    def at_the_panel() -> Scene:
        scene = Scene(
            "noctis< scipio> calistarius>",
            location="launch-control-room",
            terrain={"control-panel": "R2"},
            launch=2,
            event="gun-jam",
        )
        scene.choose(grey=8)
        scene.on_to("who-activates")
        scene.play(Activate("scipio", "control-panel"))
        assert set(scene.moves) == {AddToken(), RollDie()}
        return scene

    scene = at_the_panel()
    scene.play(RollDie(), rolls=[2])
    assert scene.won
    assert not scene.asked

    scene = at_the_panel()
    scene.play(RollDie(), rolls=[3])
    assert scene.result is None
    assert scene.state.launch_tokens == 2
    assert "control-panel" in scene.view().activated, "not again this round"
    scene.skip()
    assert scene.phase == CHOOSE
    assert scene.view().activated == ()


@pytest.mark.clause("DA-13.2")
def test_sc_75_toxin_pumping_station_empties_the_last_pile() -> None:
    scene = Scene("noctis< scipio>", location="toxin-pumping-station", terrain={"control-panel": "R2"}, blips=(3, 0))
    scene.choose(grey=8)
    scene.on_to("who-activates")
    scene.play(Activate("scipio", "control-panel"), rolls=[4])
    scene.play(ChoosePile("left"))
    assert scene.won
    assert scene.blips == (0, 0)


@pytest.mark.clause("DA-13.2", "DA-13.5")
def test_sc_76_the_last_genestealer_dies_by_overwatch() -> None:
    scene = Scene(
        "leon< scipio>",
        location="launch-control-room",
        swarms={"L1": "head"},
        tokens={"leon": 1},
        blips=(0, 0),
        attacked=True,
        event="gun-jam",
    )
    scene.choose(red=4)
    scene.play(PlaceToken("scipio"))
    assert scene.offered(Attack) == {Attack("leon", "L1")}, "Gun Jam names red, the only team that did not attack"
    scene.play(Attack("leon", "L1"), rolls=[1])
    assert scene.won
    assert scene.phase == EVENT
    assert not scene.asked


@pytest.mark.clause("DA-13.2", "DA-13.3")
def test_sc_77_the_last_marine_charges() -> None:
    def charge(location: str, blips: tuple[int, int]) -> Scene:
        scene = Scene("claudio<", location=location, swarms={"L1": "head", "R1": "tail"}, blips=blips)
        scene.choose(yellow=18)
        scene.play(HeroicCharge(), Slay("L1", "head"))
        return scene

    scene = charge("launch-control-room", (0, 0))
    scene.play(Slay("R1", "tail"))
    assert scene.won, "before the die is rolled"

    scene = charge("void-lock", (6, 6))
    scene.play(Slay("R1", "tail"), rolls=[0])
    assert scene.lost


@pytest.mark.clause("DA-13.3", "DA-11.9", "DA-13.5")
def test_sc_78_the_last_marine_dies() -> None:
    scene = Scene("claudio<", swarms={"L1": "head"}, location="launch-control-room")
    scene.fight(0)
    assert scene.lost
    assert not scene.asked
    assert scene.event_discard == []
    assert not scene.happened(ev.EventDrawn)


@pytest.mark.clause("DA-13.3", "DA-7.20")
def test_sc_79_generatorium_slays_the_last_marine() -> None:
    scene = Scene("scipio<", location="generatorium", terrain={"control-panel": "L1"})
    scene.choose(grey=8)
    scene.on_to("who-activates")
    scene.play(Activate("scipio", "control-panel"), rolls=[4])
    assert scene.lost


@pytest.mark.clause("DA-13.1", "DA-12.10")
def test_sc_80_both_brood_lords_slain() -> None:
    scene = Scene(
        "lorenzo< scipio>",
        location="genestealer-lair",
        swarms={"L1": "brood-lord-1", "R2": "head"},
        lords_slain="brood-lord-2",
    )
    scene.choose()
    scene.play(Attack("lorenzo", "L1"), rolls=[1])
    assert scene.won
    assert scene.swarms == {"R2": "head"}
    assert scene.phase == RESOLVE
    assert not scene.asked
    assert Pass() not in scene.moves
