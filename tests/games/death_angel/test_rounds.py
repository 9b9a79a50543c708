"""The round and its phases (section 5)."""

from __future__ import annotations

import pytest
from tests.games.death_angel.scenes import CHOOSE, EVENT, GENESTEALERS, RESOLVE, Scene

from starboard.games.death_angel import events
from starboard.games.death_angel.moves import Accept, Attack, ChooseMarine, ChoosePile


def at_the_end_of(phase: int) -> Scene:
    """A Blip pile has become empty in this phase."""
    scene = Scene(
        "noctis< scipio>",
        blips=(0, 5) if phase == CHOOSE else (1, 5),
        tokens={"noctis": 1} if phase == GENESTEALERS else {},
        swarms={"L1": "head"} if phase == GENESTEALERS else {},
        terrain={"dark-corner": "L1"} if phase == EVENT else {},
        event="outnumbered" if phase == EVENT else "second-wind",
    )
    if phase == CHOOSE:
        scene.choose()
    elif phase == RESOLVE:
        scene.choose(grey=8)
        scene.on_to("stealth")
        scene.play(ChoosePile("left"))
    elif phase == GENESTEALERS:
        scene.fight(5)
        scene.set_blips(0, 5)
        scene.play(Accept())
    else:
        scene.to_event()
    return scene


@pytest.mark.clause("DA-5.1")
def test_four_phases_then_the_next_round() -> None:
    scene = Scene("noctis< scipio>")
    scene.choose(green=12, grey=8)
    scene.skip()
    assert [event.phase for event in scene.happened(events.PhaseBegan)] == [RESOLVE, GENESTEALERS, EVENT]
    scene.play(ChooseMarine("noctis"))
    assert [event.round for event in scene.happened(events.RoundBegan)] == [2]
    assert [event.phase for event in scene.happened(events.PhaseBegan)] == [CHOOSE]


@pytest.mark.parametrize("phase", [CHOOSE, RESOLVE, GENESTEALERS, EVENT])
@pytest.mark.clause("DA-5.2", "DA-10.1")
def test_travel_is_checked_at_the_end_of_each_phase(phase: int) -> None:
    scene = at_the_end_of(phase)
    kinds = [event for event in scene.events if isinstance(event, events.Travelled | events.PhaseBegan)]
    travel = next(n for n, event in enumerate(kinds) if isinstance(event, events.Travelled))
    later = kinds[travel + 1]
    assert isinstance(later, events.PhaseBegan)
    assert later.phase == (CHOOSE if phase == EVENT else phase + 1)
    assert scene.location == "teleportarium"


@pytest.mark.clause("DA-5.3", "DA-13.5")
def test_victory_is_looked_at_all_the_time() -> None:
    """The first of Leon's three shots decides the game: there is no second."""
    scene = Scene("leon< scipio>", location="toxin-pumping-station", swarms={"L1": "head"}, blips=(0, 0))
    scene.choose()
    scene.play(Attack("leon", "L1"), rolls=[2])
    assert scene.won
    assert scene.phase == RESOLVE
    assert scene.moves == []


@pytest.mark.clause("DA-5.3", "DA-13.3")
def test_defeat_is_looked_at_all_the_time() -> None:
    scene = Scene("scipio<", swarms={"L1": "head", "R1": "tail"})
    scene.fight(0)
    assert scene.lost
    assert scene.phase == GENESTEALERS, "the swarm on the right attacks nobody any more"
