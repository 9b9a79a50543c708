"""The worked cases of the fact sheet, SC-50 to SC-65: Events, spawning, movement of swarms."""

from __future__ import annotations

import pytest
from tests.games.death_angel.scenario import CHOOSE, EVENT, Scene

from starboard.games.death_angel import events as ev
from starboard.games.death_angel.moves import (
    Accept,
    Attack,
    ChooseMarine,
    ChooseSwarm,
    ChooseTeam,
    ChooseTerrain,
    MoveSwarm,
    Pass,
    PlaceToken,
    Slay,
)

SIX = "noctis< gideon< claudio< scipio> calistarius> goriel>"
FIVE_TEAMS = "noctis< claudio< deino< leon> scipio>"

ADJACENT = {
    "head": "stalking-from-the-shadows",
    "tail": "gun-jam",
    "claws": "secret-route",
}
"""Events whose ability does nothing in an empty setting, by the symbol that moves one position."""


@pytest.mark.clause("DA-9.11", "DA-9.16", "DA-9.20", "DA-9.19")
def test_sc_50_spawned_cards_move_and_swarms_in_a_row_do_not_merge() -> None:
    scene = Scene(
        "noctis< claudio< deino> leon>",
        location="core-cogitator",
        terrain={"dark-corner": "R1", "control-panel": "R3"},
        swarms={"R2": "tail"},
        attacked=True,
        blips=(7, "head tail claws tongue tongue"),
        event="gun-jam",
    )
    scene.to_event()
    assert scene.phase == CHOOSE, "all teams attacked, so Gun Jam had no target"
    assert scene.swarms == {"R1": "tail", "R2": "head tail claws"}
    assert scene.blips == (7, 2)


@pytest.mark.clause("DA-9.16", "DA-9.20")
def test_sc_51_left_swarms_move_down_together() -> None:
    scene = Scene(SIX, swarms={"L1": "head", "L2": "head claws"}, attacked=True, event=ADJACENT["head"])
    scene.to_event()
    assert scene.swarms == {"L2": "head", "L3": "head claws"}


@pytest.mark.parametrize(("marine", "place"), [("noctis>", "L1"), ("noctis<", "R1")])
@pytest.mark.clause("DA-9.17", "DA-9.18")
def test_sc_52_off_the_top_a_swarm_flanks(marine: str, place: str) -> None:
    scene = Scene(f"{marine} claudio<", swarms={"R1": "head"}, attacked=True, event=ADJACENT["head"])
    scene.to_event()
    assert scene.swarms == {place: "head"}


@pytest.mark.parametrize(("marine", "place"), [("goriel<", "R6"), ("goriel>", "L6")])
@pytest.mark.clause("DA-9.17")
def test_sc_53_off_the_bottom_a_swarm_flanks(marine: str, place: str) -> None:
    scene = Scene(SIX.replace("goriel>", marine), swarms={"L6": "head"}, attacked=True, event=ADJACENT["head"])
    scene.to_event()
    assert scene.swarms == {place: "head"}


@pytest.mark.clause("DA-9.18")
def test_sc_54_flanking_swarms_join_those_behind() -> None:
    scene = Scene("noctis< scipio>", swarms={"L1": "tail claws", "R1": "head"}, attacked=True, event="outnumbered")
    scene.to_event()
    assert scene.swarms == {"R1": "head tail claws"}


@pytest.mark.clause("DA-9.9")
def test_sc_55_an_empty_pile_spawns_nothing() -> None:
    scene = Scene("noctis< scipio>", terrain={"door": "L1"}, blips=(0, 5), event="gun-jam", travel_trigger="both")
    scene.to_event()
    assert scene.swarms == {}
    assert scene.blips == (0, 5)


@pytest.mark.parametrize(("first", "sizes"), [("corridor", {"L3": 3, "L5": 1}), ("artefact", {"L3": 1, "L5": 3})])
@pytest.mark.clause("DA-9.13")
def test_sc_56_the_current_player_says_who_is_served_first(first: str, sizes: dict[str, int]) -> None:
    scene = Scene(
        "noctis< claudio< deino< leon> scipio> zael>",
        location="wrath-of-baal-chapel",
        terrain={"corridor": "L3", "artefact": "L5"},
        blips=("tail tail claws claws", 6),
        event="stalking-from-the-shadows",
    )
    scene.to_event()
    assert scene.asked == (scene.current,)
    assert scene.offered(ChooseTerrain) == {ChooseTerrain("corridor"), ChooseTerrain("artefact")}
    scene.play(ChooseTerrain(first))  # type: ignore[arg-type]
    assert scene.sizes == sizes


@pytest.mark.clause("DA-9.5")
def test_sc_57_out_of_thin_air_must_spawn_as_many_as_possible() -> None:
    scene = Scene("noctis< claudio> scipio< goriel>", blips=(1, 3), event="out-of-thin-air", travel_trigger="both")
    scene.to_event()
    assert scene.offered(ChooseMarine) == {ChooseMarine("noctis"), ChooseMarine("scipio")}
    scene.play(ChooseMarine("scipio"))
    assert scene.sizes == {"R3": 2}
    assert scene.blips == (1, 1)

    scene = Scene("noctis> claudio>", blips=(1, 3), event="out-of-thin-air", travel_trigger="both")
    scene.to_event()
    scene.play(ChooseMarine("claudio"))
    assert scene.sizes == {"L2": 1}


@pytest.mark.clause("DA-9.21")
def test_sc_58_surrounded() -> None:
    scene = Scene(
        SIX, swarms={"L1": "head tail", "L5": "claws", "R2": "head head tail"}, attacked=True, event="surrounded"
    )
    scene.to_event()
    scene.play(ChooseMarine("scipio"))
    assert scene.swarms == {"L4": "head tail claws", "R4": "head head tail"}


@pytest.mark.clause("DA-9.17")
def test_sc_59_chaos_of_battle_turns_before_swarms_move() -> None:
    scene = Scene("noctis< scipio>", swarms={"R1": "head"}, attacked=True, event="chaos-of-battle")
    scene.to_event()
    assert scene.formation == "noctis> scipio<"
    assert scene.swarms == {"L1": "head"}


@pytest.mark.clause("DA-10.1")
def test_sc_60_temporary_sanctuary_fills_the_smaller_pile() -> None:
    scene = Scene(
        "noctis< scipio>", swarms={"L1": "head tail tongue", "R2": "head"}, attacked=True, event="temporary-sanctuary"
    )
    scene.to_event()
    assert scene.offered(ChooseSwarm) == {ChooseSwarm("L1"), ChooseSwarm("R2")}
    assert not scene.may_pass
    scene.set_blips(0, 4)
    scene.play(ChooseSwarm("L1"))
    assert scene.blips == (3, 4)
    assert scene.dice.shuffled == [3]
    assert scene.swarms == {"R2": "head"}
    assert scene.location == "void-lock"


@pytest.mark.clause("DA-9.5")
def test_sc_61_rescue_space_marine() -> None:
    scene = Scene("omnio< scipio<", players="purple grey blue", event="rescue-space-marine")
    scene.to_event()
    assert scene.offered(ChooseMarine) == {ChooseMarine("zael"), ChooseMarine("calistarius")}, "blue is dead as a whole"
    assert not scene.may_pass
    scene.play(ChooseMarine("zael"))
    assert scene.formation == "omnio< scipio< zael>"
    assert scene.tokens("zael") == 0


@pytest.mark.clause("DA-12.4")
def test_sc_62_a_swarm_that_merges_with_a_protected_one_is_protected() -> None:
    scene = Scene(
        "scipio> leon> omnio<",
        terrain={"door": "L1"},
        door=2,
        swarms={"R3": "tail", "R2": "head claws"},
        blips=("head claws", 6),
        event="gun-jam",
        ahead="teleportarium",
    )
    scene.choose(red=4, grey=6)
    scene.play(PlaceToken("leon"), PlaceToken("scipio"))
    scene.play(ChooseSwarm("R3"), rolls=[5])  # only R2 attacks
    scene.play(Accept())
    assert scene.phase == EVENT
    scene.play(ChooseTeam("grey"))
    assert scene.swarms == {"L1": "head claws", "R2": "head tail claws"}
    assert scene.offered(Attack) == {Attack("leon", "R2")}, "Overwatch"
    scene.play(Attack("leon", "R2"), rolls=[2])
    assert scene.sizes["R2"] == 3, "nobody is slain"
    assert scene.question == "door"
    assert scene.offered(Slay) == {Slay("L1", "head"), Slay("L1", "claws")}
    scene.play(Pass())
    assert scene.location == "teleportarium"


@pytest.mark.clause("DA-12.3")
def test_sc_63_strategize_merges_and_power_field_protects_the_whole() -> None:
    scene = Scene("omnio< scipio< zael<", swarms={"L2": "head", "L3": "tail claws"})
    scene.choose(purple=5, grey=6)
    scene.play(PlaceToken("omnio"), MoveSwarm("L2", "L3"))
    assert scene.swarms == {"L3": "head tail claws"}
    scene.play(PlaceToken("omnio"), ChooseSwarm("L3"))
    assert scene.phase == EVENT, "nobody attacked"


@pytest.mark.clause("DA-9.23", "DA-9.5")
def test_sc_64_for_my_battle_brothers_without_tokens() -> None:
    scene = Scene(
        "noctis< scipio<", swarms={"L2": "head", "R2": "claws"}, attacked=True, event="for-my-battle-brothers"
    )
    scene.to_event()
    assert scene.offered(ChooseMarine) == {ChooseMarine("noctis"), ChooseMarine("scipio")}
    scene.play(ChooseMarine("scipio"))
    assert scene.offered(Slay) == {Slay("L2", "head"), Slay("R2", "claws")}
    scene.play(Slay("R2", "claws"))
    assert scene.swarms == {"L2": "head"}


@pytest.mark.clause("DA-14.2")
def test_sc_65_an_empty_event_deck_is_made_anew() -> None:
    scene = Scene("noctis< scipio<", event=(), only_these_events=True)
    assert len(scene.state.events) == 0
    scene.to_event()
    assert [event.deck for event in scene.happened(ev.Reshuffled)] == ["events"]
    assert scene.dice.shuffled == [30]
    assert len(scene.state.events) == 29
    assert scene.phase == EVENT
