"""Rare situations that random play hardly meets: panel rooms, the Artefact, empty supplies; with words and secrets."""

from __future__ import annotations

import pytest
from tests.games.death_angel.helpers import GAME, Scene, build

from starboard.core.game import SPECTATOR
from starboard.core.text import Text
from starboard.games.death_angel import events as ev
from starboard.games.death_angel.moves import (
    ACCEPT,
    PASS,
    REROLL,
    ROLL_DIE,
    USE_ARTEFACT,
    Activate,
    ChooseMarine,
    ChoosePile,
    ChooseSwarm,
    ChooseTerrain,
    PlaceToken,
    Slay,
    SpendToken,
    Turn,
)
from starboard.lab import conformance

TEXT = Text("en")


def said(scene: Scene) -> list[str]:
    """The open question of a scene in words, checked from every seat, and what it can be answered."""
    for seat in (SPECTATOR, *range(scene.state.seats)):
        conformance.assert_view_speaks(GAME, scene.state, seat, TEXT)
    conformance.assert_imagines(GAME, scene.state, scene.state.seats)
    view = GAME.view(scene.state, scene.seat)
    return [TEXT(GAME.question(view)), *(TEXT(GAME.say_move(view, move)) for move in scene.moves)]


@pytest.mark.clause("DA-7.15", "DA-1.5")
def test_apothecarion_with_an_empty_supply() -> None:
    """The token is lost, the turn is still allowed."""
    scene = build(
        "Leon>6 Zael>6", players=2, cards=["onward-brothers"], location="apothecarion", terrain={"control-panel": "R1"}
    )
    scene.play(PASS, PASS, Activate("leon", "control-panel"))
    assert said(scene)[0] == "Apothecarion: which Marine gets a token?"
    assert scene.refused(ChooseMarine("scipio")) == "DA-11.1"
    scene.play(ChooseMarine("zael"))
    assert len(scene.said(ev.SupplyEmpty)) == 1
    assert said(scene) == ["Apothecarion: turn Zael around?", "Zael turns to the left", "Leave Zael as he is"]
    assert scene.refused(Turn("leon")) == "DA-7.15"
    scene.play(Turn("zael"))
    assert scene.formation == "leon>6 zael<6"


@pytest.mark.clause("DA-7.15")
def test_core_cogitator_names_a_terrain_card() -> None:
    scene = build(
        "Leon> Zael>",
        players=2,
        cards=["onward-brothers"],
        location="core-cogitator",
        terrain={"control-panel": "R1", "corridor": "L2"},
    )
    scene.play(PASS, PASS, Activate("leon", "control-panel"))
    assert said(scene)[1:] == ["Control Panel, right of 1 (Leon)", "Corridor, left of 2 (Zael)"]
    assert scene.refused(ChooseTerrain("door")) == "DA-7.15"
    scene.play(ChooseTerrain("corridor"))
    [row] = [row for row in GAME.view(scene.state, 0).rows if row.marine == "zael"]
    assert row.left.terrain[0].capped
    scene.state.agenda = []
    assert GAME.view(GAME.copy(scene.state), 0).rows == GAME.view(scene.state, 0).rows


@pytest.mark.clause("DA-7.14")
def test_one_activation_for_each_marine() -> None:
    scene = build(
        "Leon> Valencio<",
        cards=["onward-brothers"],
        location="munitorium",
        players=4,
        owners={"red": 0},
        terrain={"promethium-tank": "R1", "door": "R1", "spore-chimney": "L2"},
        dice=[],
    )
    scene.play(PASS, PASS, Activate("leon", "door"), PASS)
    assert scene.kind == "who-activates"
    assert scene.refused(Activate("leon", "promethium-tank")) == "DA-7.14"
    assert "has activated a Terrain card already" in TEXT(
        GAME.ask(scene.state, 0, Activate("leon", "promethium-tank")).reason  # type: ignore[union-attr]
    )


@pytest.mark.clause("DA-15.4")
def test_teleportarium_asks_each_controller() -> None:
    scene = build(
        "Leon>1 Zael>1 Omnio>",
        players=2,
        owners={"red": 0, "purple": 1},
        cards=["onward-brothers"],
        location="teleportarium",
        terrain={"control-panel": "R1"},
        blips=(2, 3),
    )
    scene.play(PASS, PASS, Activate("leon", "control-panel"))
    assert said(scene) == [
        "Teleportarium: does Leon pay a token or roll?",
        "Leon pays a token (has 1)",
        "Roll the die",
    ]
    assert scene.refused(SpendToken("zael")) == "DA-7.10"
    scene.play(SpendToken("leon"))
    assert scene.seat == 1
    assert scene.refused(SpendToken("omnio")) == "DA-7.10"
    scene.roll(1, 5).play(ROLL_DIE)
    assert scene.formation == "leon> zael>1 omnio>"
    assert [event.side for event in scene.said(ev.BlipsDiscarded)] == ["left", "right"]
    assert [event.location for event in scene.said(ev.Travelled)] == ["L17"], "both piles are empty: the group travels"
    assert scene.blips == (5, 5)


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
    assert said(scene)[1:] == [
        "Spend 1 of 1 and roll again (2 of 6 faces help)",
        "Keep 2: Leon is hit, the Artefact can still save him",
    ]
    assert scene.refused(USE_ARTEFACT) == "DA-8.9"
    lines = [TEXT(line) for panel in GAME.panels(GAME.view(scene.state, 1)) for line in panel.lines]
    assert "The Artefact is with Player 1." in lines
    scene.play(ACCEPT)
    assert scene.kind == "artefact"
    assert scene.refused(REROLL) == "DA-7.7"
    assert said(scene)[1:] == ["Discard the Artefact: Leon survives", "Keep the Artefact: Leon is slain"]
    scene.roll(5).play(USE_ARTEFACT)
    assert scene.formation == "leon>1 zael>"
    assert scene.state.artefact == -1


@pytest.mark.clause("DA-11.7")
def test_the_artefact_is_lost_with_the_last_marine_of_its_player() -> None:
    """Its holder is asked first and keeps it."""
    scene = build(
        "Leon> Zael>",
        players=2,
        owners={"red": 0, "purple": 1},
        phase="attack",
        swarms={"L1": "head"},
        artefact=0,
        dice=[0],
    )
    scene.play(PASS)
    assert [event.player for event in scene.said(ev.ArtefactLost)] == [0]
    assert scene.state.artefact == -1
    assert GAME.view(scene.state, 0).artefact_gone


@pytest.mark.clause("DA-10.10", "DA-9.5")
def test_choices_upon_entering() -> None:
    munitorium = build(
        "Leon> Zael> Omnio>",
        players=2,
        phase="travel",
        location_deck=["munitorium", "black-holds", "generatorium", "toxin-pumping-station"],
        blips=(0, 2),
    )
    munitorium.play(PlaceToken("zael"))
    assert munitorium.refused(PlaceToken("zael")) == "DA-10.10"
    assert said(munitorium)[0] == "Munitorium: which Marine gets a token? (1 to go)"

    holds = build(
        "Leon> Zael> Omnio>",
        phase="travel",
        location_deck=["black-holds", "generatorium", "toxin-pumping-station"],
        swarms={"L1": "head", "R1": "tail", "R3": "claws"},
        blips=(0, 2),
    )
    assert said(holds)[1:] == [
        "The swarm left of 1 (Leon) (head)",
        "The swarm right of 1 (Leon) (tail)",
        "The swarm right of 3 (Omnio) (claws)",
    ]
    holds.state.left_blips = holds.state.left_blips[:1]
    assert holds.refused(ChooseSwarm("L1")) == "DA-9.5"


@pytest.mark.clause("DA-9.24")
def test_victims_of_events_are_engaged_with_the_marine() -> None:
    scene = build("Leon>2 Zael>", phase="event", event="rewarded-faith", swarms={"L1": "head tail", "R2": "claws"})
    scene.play(ChooseMarine("leon"))
    assert scene.refused(Slay("R2", "claws")) == "DA-9.24"
    assert said(scene)[0] == "Rewarded Faith: which Genestealer engaged with Leon?"
    scene.play(Slay("L1", "head"))
    assert scene.refused(Slay("L1", "head")) == "DA-9.24"


def test_piles_that_are_empty() -> None:
    scene = build("Scipio> Zael>", cards=["stealth-tactics"], blips=(0, 3), travel_trigger="both")
    scene.play(PASS, PASS)
    assert scene.kind == "stealth"
    assert scene.refused(ChoosePile("left")) == "DA-7.2"
    assert said(scene)[1] == "The right pile (3 cards)"


def test_temporary_sanctuary_leaves_a_lone_brood_lord() -> None:
    scene = build(
        "Leon> Zael>",
        phase="event",
        event="temporary-sanctuary",
        location="genestealer-lair",
        swarms={"L1": "brood-lord-1", "R2": "brood-lord-2 claws"},
        terrain={"ventilation-duct": "L1", "spore-chimney": "R2"},
        blips=(3, 4),
    )
    scene.play(ChooseSwarm("L1"))
    assert scene.blips == (1, 2), "two red spawn boxes of 2; nothing came back"
    assert not scene.said(ev.SentToBlips)
    assert scene.swarm("L1")[-1] == "brood-lord-1"
