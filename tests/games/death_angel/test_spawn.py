"""Spawning (DA-9.8 to DA-9.14)."""

from __future__ import annotations

import pytest
from tests.games.death_angel.common import LAUNCH, SPAWNS, Trigger, set_up
from tests.games.death_angel.positions import build
from tests.games.death_angel.scenes import CHOOSE, Scene

from starboard.games.death_angel import events
from starboard.games.death_angel.cards import LOCATIONS, TERRAIN
from starboard.games.death_angel.moves import ChooseMarine, ChooseTerrain


@pytest.mark.clause("DA-9.8")
def test_spawned_cards_come_from_the_top_of_their_sides_pile_and_join_the_swarm() -> None:
    scene = Scene(
        "noctis< scipio>",
        terrain={"ventilation-duct": "L1"},
        swarms={"L1": "tongue"},
        attacked=True,
        blips=("tail head claws", 6),
        event="the-swarm",
    )
    scene.state.terrain[next(n for n, card in enumerate(TERRAIN) if card.id == "dark-corner")] = 0
    scene.to_event()
    assert scene.happened(events.Spawned)[0].cards == ("tail",)
    # The Swarm flanks tails: the whole swarm has gone behind Noctis.
    assert scene.swarms == {"R1": "tail tongue"}
    assert scene.blips[1] == 8, "the right pile only got its two cards"


@pytest.mark.clause("DA-9.9")
def test_never_from_the_other_pile_or_the_deck() -> None:
    scene = Scene(
        "noctis< scipio>", terrain={"dark-corner": "L1"}, blips=(0, 5), event="outnumbered", travel_trigger="both"
    )
    deck = len(scene.state.deck)
    scene.to_event()
    assert scene.swarms == {}
    assert (scene.blips, len(scene.state.deck)) == ((0, 5), deck)


@pytest.mark.clause("DA-9.9")
def test_sc_55_an_empty_pile_spawns_nothing() -> None:
    scene = Scene("noctis< scipio>", terrain={"door": "L1"}, blips=(0, 5), event="gun-jam", travel_trigger="both")
    scene.to_event()
    assert scene.swarms == {}
    assert scene.blips == (0, 5)


@pytest.mark.parametrize("players", [1, 4, 5, 6])
@pytest.mark.clause("DA-9.10")
def test_the_amount_is_the_setup_locations_all_game_long(players: int) -> None:
    columns = {
        1: "noctis< scipio< deino<",
        4: "noctis< scipio< deino< leon<",
        5: "noctis< scipio< deino< leon< omnio<",
        6: "noctis< scipio< deino< leon< omnio< goriel<",
    }
    scene = Scene(
        columns[players],
        location="launch-control-room",
        terrain={"ventilation-duct": "L1", "dark-corner": "R1", "door": "R2"},
        blips=("head head head head head head", "head head head tail tail tail tail"),
        event="gun-jam",
    )
    scene.to_event()
    spawned = {event.terrain: len(event.cards) for event in scene.happened(events.Spawned)}
    assert spawned == {"door": SPAWNS["major"][players], "ventilation-duct": SPAWNS["minor"][players]}


@pytest.mark.clause("DA-9.11")
def test_every_terrain_card_of_the_colour_and_no_other() -> None:
    scene = Scene(
        "noctis< scipio> deino<",
        terrain={"ventilation-duct": "L1", "spore-chimney": "R2", "corridor": "L3", "dark-corner": "R3"},
        blips=("head head head", "head head head"),
        event="evasion",
    )
    scene.to_event()
    places = [(event.place, event.terrain) for event in scene.happened(events.Spawned)]
    assert places == [("L1", "ventilation-duct"), ("R2", "spore-chimney")], "yellow: nothing; red: both, on their sides"


@pytest.mark.clause("DA-9.12")
def test_colours_by_threat() -> None:
    colours = {terrain.id: (terrain.colour, terrain.threat) for terrain in TERRAIN}
    assert colours == {
        "ventilation-duct": ("red", 4),
        "spore-chimney": ("red", 4),
        "dark-corner": ("orange", 3),
        "promethium-tank": ("orange", 3),
        "control-panel": ("yellow", 2),
        "door": ("yellow", 2),
        "corridor": ("green", 1),
        "artefact": ("green", 1),
    }


@pytest.mark.clause("DA-9.13")
def test_left_and_right_never_compete_and_box_1_comes_first() -> None:
    """Psychic Assault: red minor, then orange minor; one card is left on the left."""
    scene = Scene(
        "noctis< scipio>",
        terrain={"ventilation-duct": "L1", "spore-chimney": "R1", "dark-corner": "L2"},
        blips=("head", "head head"),
        event="psychic-assault",
        travel_trigger="both",
    )
    scene.to_event()
    scene.play(ChooseMarine("noctis"), rolls=[5])
    spawned = [(event.place, len(event.cards)) for event in scene.happened(events.Spawned)]
    assert spawned == [("L1", 1), ("R1", 1), ("L2", 0)], "nothing is asked, nothing is left for box 2"


@pytest.mark.clause("DA-9.13")
def test_the_first_is_filled_as_far_as_possible() -> None:
    scene = Scene(
        "noctis< claudio< deino< leon> scipio> zael>",
        terrain={"ventilation-duct": "L1", "spore-chimney": "L2"},
        blips=("head head head head", 6),
        event="evasion",
        travel_trigger="both",
    )
    scene.to_event()
    scene.play(ChooseTerrain("spore-chimney"))
    spawned = {event.terrain: len(event.cards) for event in scene.happened(events.Spawned)}
    assert spawned == {"spore-chimney": 3, "ventilation-duct": 1}


@pytest.mark.clause("DA-9.13")
def test_faq_11_the_current_player_says_which_terrain_is_served_first() -> None:
    scene = Scene(
        "noctis< scipio>",
        terrain={"ventilation-duct": "L1", "spore-chimney": "L2"},
        blips=("claws claws claws", 6),
        event="quick-instincts",
        travel_trigger="both",
    )
    scene.to_event()
    scene.play(ChooseMarine("noctis"))
    assert scene.offered(ChooseTerrain) == {ChooseTerrain("ventilation-duct"), ChooseTerrain("spore-chimney")}
    scene.play(ChooseTerrain("spore-chimney"))
    assert scene.sizes == {"L2": 2, "L1": 1}, "major 2: the first is filled, the other gets what is left"


@pytest.mark.clause("DA-9.13", "DA-9.9")
def test_an_empty_pile_has_nobody_to_serve_first() -> None:
    scene = build(
        "Leon> Valencio> Zael>",
        phase="event",
        event="secret-route",
        location="wrath-of-baal-chapel",
        terrain={"corridor": "L3", "artefact": "L1"},
        blips=(0, 4),
        location_deck=[LAUNCH],
        travel_trigger="both",
    )
    assert scene.idle, "nobody is asked"
    assert scene.swarms() == {}


@pytest.mark.parametrize(("trigger", "travels"), [("either", True), ("both", False)])
@pytest.mark.clause("DA-9.13", "DA-3.10", "DA-10.1")
def test_sc_04_setup_empties_a_pile_and_travel_waits_for_phase_1(trigger: Trigger, travels: bool) -> None:
    scene = set_up(6, "enter-formation", travel_trigger=trigger)
    assert scene.sizes == {"L5": 5, "L2": 4}
    assert scene.blips == (0, 9)
    assert scene.location == "void-lock"
    assert scene.phase == CHOOSE
    scene.choose()
    assert (scene.location != "void-lock") == travels
    if travels:
        assert LOCATIONS[scene.state.location].level == "1A"
        assert scene.happened(events.Travelled)


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


@pytest.mark.clause("DA-9.14")
def test_abilities_spawn_without_terrain() -> None:
    scene = Scene("noctis< scipio>", event="out-of-thin-air")
    scene.to_event()
    scene.play(ChooseMarine("scipio"))
    assert scene.sizes == {"L2": 2}
