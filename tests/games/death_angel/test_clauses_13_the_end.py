"""Section 13: victory and defeat."""

from __future__ import annotations

import pytest
from tests.games.death_angel.scenario import EVENT, RESOLVE, Scene, attack_with

from starboard.games.death_angel import events as ev
from starboard.games.death_angel.cards import LOCATIONS
from starboard.games.death_angel.moves import (
    Activate,
    AddToken,
    Attack,
    ChooseMarine,
    ChoosePile,
    HeroicCharge,
    Pass,
    RollDie,
    Slay,
)

FINAL = ["launch-control-room", "genestealer-lair", "toxin-pumping-station"]


@pytest.mark.clause("DA-13.1")
def test_launch() -> None:
    scene = Scene("scipio< noctis>", location="launch-control-room", terrain={"control-panel": "L1"})
    scene.choose(grey=8)
    scene.on_to("who-activates")
    scene.play(Activate("scipio", "control-panel"))
    scene.play(RollDie(), rolls=[0])
    assert scene.won
    assert [event.by for event in scene.happened(ev.GameWon)] == ["launch"]
    assert scene.result is not None
    assert scene.result.clause == "DA-13.1"


@pytest.mark.clause("DA-13.1")
def test_both_brood_lords() -> None:
    scene = Scene(
        "leon< noctis>", location="genestealer-lair", swarms={"L1": "brood-lord-1 brood-lord-2", "L2": "head"}
    )
    scene.choose()
    attack_with(scene, "leon")
    scene.play(Attack("leon", "L1"), rolls=[1])
    scene.play(Slay("L1", "brood-lord-2"))
    assert scene.result is None
    scene.play(Attack("leon", "L1"), rolls=[1])
    assert scene.won
    assert [event.by for event in scene.happened(ev.GameWon)] == ["brood-lords"]


@pytest.mark.parametrize("location", FINAL)
@pytest.mark.clause("DA-13.2")
def test_elimination_at_any_final_location(location: str) -> None:
    lords = "brood-lord-1" if location == "genestealer-lair" else ""
    scene = Scene(
        "deino< noctis>",
        location=location,
        swarms={"L1": "brood-lord-2" if lords else "head"},
        lords_slain=lords,
        blips=(0, 0),
    )
    scene.choose()
    scene.play(Attack("deino", "L1"), rolls=[1])
    assert scene.won


@pytest.mark.parametrize(("swarms", "blips"), [({"R2": "head"}, (0, 0)), ({}, (1, 0)), ({}, (0, 1))])
@pytest.mark.clause("DA-13.2")
def test_elimination_needs_both_piles_and_the_formation_empty(swarms: dict[str, str], blips: tuple[int, int]) -> None:
    scene = Scene(
        "deino< noctis>",
        location="toxin-pumping-station",
        swarms={"L1": "head"} | swarms,
        blips=blips,
        attacked=True,
    )
    scene.choose(blue=13)
    scene.play(Attack("deino", "L1"), rolls=[1])
    assert scene.result is None


@pytest.mark.clause("DA-13.3")
def test_defeat() -> None:
    scene = Scene("deino<", swarms={"L1": "head"})
    scene.fight(1)
    assert scene.lost
    assert scene.result is not None
    assert scene.result.winners == ()
    assert scene.result.clause == "DA-13.3"


@pytest.mark.clause("DA-13.4")
def test_victory_comes_first_when_the_last_marine_dies_with_it() -> None:
    """A Promethium Tank at a final Location: it slays the last Genestealers, then its own last Marine."""
    scene = Scene(
        "scipio<",
        location="toxin-pumping-station",
        terrain={"promethium-tank": "L1"},
        swarms={"L1": "head", "R1": "tail"},
        blips=(0, 0),
        attacked=True,
    )
    scene.choose(grey=8)
    scene.on_to("who-activates")
    scene.play(Activate("scipio", "promethium-tank"), rolls=[0])
    assert scene.formation == ""
    assert scene.won


@pytest.mark.clause("DA-13.5", "DA-11.7")
def test_all_win_together_and_everything_stops() -> None:
    scene = Scene(
        "deino< noctis>",
        players="blue | green | grey",
        location="launch-control-room",
        swarms={"L1": "head"},
        blips=(0, 0),
    )
    scene.choose()
    scene.play(Attack("deino", "L1"), rolls=[1])
    assert scene.result is not None
    assert scene.result.winners == (0, 1, 2), "grey has no Marines and wins too"
    assert scene.asked == ()
    assert scene.phase == RESOLVE
    assert not scene.happened(ev.EventDrawn)


@pytest.mark.clause("DA-13.5")
def test_all_lose_together() -> None:
    scene = Scene("deino<", players="blue | green | grey", swarms={"L1": "head"})
    scene.fight(0)
    assert scene.lost
    assert scene.asked == ()


@pytest.mark.clause("DA-13.6")
def test_victory_after_each_completed_effect() -> None:
    """Psychic Assault's spawn box would bring new ones, but Cleansing Flames have ended the game before it."""
    scene = Scene(
        "deino< noctis>",
        location="toxin-pumping-station",
        swarms={"L1": "head"},
        blips=(0, 0),
        attacked=True,
        event="cleansing-flames",
    )
    scene.to_event(blue=3, green=1, token_to="noctis")
    scene.play(ChooseMarine("deino"), rolls=[2])
    assert scene.won
    assert scene.phase == EVENT
    assert not scene.happened(ev.SpawnBoxOpened)


@pytest.mark.clause("DA-13.6", "DA-10.12")
def test_no_victory_while_the_location_changes() -> None:
    """The Lair's own Brood Lords arrive before the first check; an empty board on the way does not count."""
    scene = Scene("deino< noctis>", location="generatorium", ahead="toxin-pumping-station", blips=(0, 0))
    scene.choose()
    assert scene.location == "toxin-pumping-station"
    assert scene.result is None
    assert scene.blips == (7, 7)


@pytest.mark.clause("DA-13.7")
def test_an_empty_board_earlier_only_causes_travel() -> None:
    scene = Scene("deino< noctis>", swarms={"L1": "head"}, blips=(1, 1), attacked=True, travel_trigger="both")
    scene.choose(blue=13)
    scene.set_blips(0, 0)
    scene.play(Attack("deino", "L1"), rolls=[1])
    scene.play(Pass())
    assert scene.result is None
    assert scene.location == "teleportarium"


@pytest.mark.clause("DA-13.7")
def test_final_locations() -> None:
    assert [card.id for card in LOCATIONS if card.level == "4"] == FINAL
    scene = Scene("deino< noctis>", location="launch-control-room")
    assert scene.view().location.final
    assert not Scene("deino< noctis>").view().location.final


@pytest.mark.clause("DA-13.1")
def test_a_token_on_the_launch_control_room_is_not_yet_a_launch() -> None:
    scene = Scene("scipio< noctis>", location="launch-control-room", terrain={"control-panel": "L1"})
    scene.choose(grey=8)
    scene.on_to("who-activates")
    scene.play(Activate("scipio", "control-panel"), AddToken())
    assert scene.result is None
    assert (scene.state.launch_tokens, scene.supply) == (1, 11)


@pytest.mark.clause("DA-13.3", "DA-13.7")
def test_a_heroic_end_elsewhere_is_defeat() -> None:
    scene = Scene("claudio<", swarms={"L1": "head"}, blips=(6, 6))
    scene.choose()
    scene.play(HeroicCharge(), rolls=[0])
    assert scene.lost


@pytest.mark.clause("DA-13.2")
def test_the_toxin_pumping_station_has_no_other_way() -> None:
    """Its panel only empties piles; with a Genestealer in the formation that is no victory."""
    scene = Scene(
        "scipio< noctis>",
        location="toxin-pumping-station",
        terrain={"control-panel": "L1"},
        swarms={"R2": "head"},
        blips=(2, 0),
        attacked=True,
    )
    scene.choose(grey=8, green=1)
    scene.skip_to("who-activates", token_to="noctis")
    scene.play(Activate("scipio", "control-panel"), rolls=[5])
    scene.play(ChoosePile("left"))
    assert scene.blips == (0, 0)
    assert scene.result is None
