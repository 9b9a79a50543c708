"""The Locations, card by card (DA-10.8)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.death_angel.common import ALL_36, LAIR, LAUNCH, MOVE_CARDS, TOXIN, Trigger, activate, lost, said
from tests.games.death_angel.positions import GAME, build
from tests.games.death_angel.scenes import CHOOSE, EVENT, RESOLVE, Scene

from starboard.games.death_angel import events
from starboard.games.death_angel.cards import LOCATIONS
from starboard.games.death_angel.moves import (
    PASS,
    ROLL_DIE,
    Activate,
    Attack,
    ChooseBroodLord,
    ChooseMarine,
    ChoosePile,
    ChoosePlace,
    ChooseSwarm,
    ChooseTerrain,
    Pass,
    PlaceToken,
    RollDie,
    Slay,
    SpendToken,
    Turn,
    UseAbility,
)


def enter(location: str, formation: str, players: str = "", *, before: str = "void-lock", **position: Any) -> Scene:
    """Travel to a Location at the end of phase 1."""
    scene = Scene(
        formation,
        **{"players": players, "location": before, "ahead": location, "blips": (0, 3), "attacked": True, **position},
    )
    scene.choose(**MOVE_CARDS)
    assert scene.location == location
    return scene


SETUP_A = "green | grey | blue | red | purple | yellow"


SETUP_B = "green | grey | blue | red | purple yellow"


SETUP_C = "green | grey | blue | red"


@pytest.mark.clause("DA-3.2", "DA-10.8")
def test_void_locks_have_no_ability() -> None:
    for card in LOCATIONS[:4]:
        assert card.id == "void-lock"
        assert card.entering is None
        assert card.panel is None


@pytest.mark.clause("DA-3.2")
def test_blips_of_all_locations() -> None:
    blips = {card.id: card.blips for card in LOCATIONS if card.level != "setup"}
    assert blips == {
        "main-corridor": (7, 8),
        "maintenance-tunnels": (8, 8),
        "service-shaft": (7, 7),
        "lower-accessway": (7, 7),
        "cryo-control": (7, 7),
        "wreckage-labyrinth": (7, 6),
        "munitorium": (6, 7),
        "core-cogitator": (7, 5),
        "apothecarion": (7, 6),
        "black-holds": (5, 6),
        "dark-catacombs": (6, 6),
        "teleportarium": (7, 5),
        "generatorium": (5, 5),
        "hibernation-cluster": (0, 0),
        "wrath-of-baal-chapel": (5, 6),
        "launch-control-room": (6, 6),
        "genestealer-lair": (6, 5),
        "toxin-pumping-station": (7, 7),
    }


@pytest.mark.clause("DA-9.10")
def test_the_cap_counts_boxes_only() -> None:
    """Out of Thin Air spawns two at the capped Duct's own place; the red box then still spawns one there."""
    scene = build(
        "Leon> Valencio>",
        players=2,
        owners={"red": 0},
        cards=["onward-brothers"],
        location="core-cogitator",
        terrain={"control-panel": "R1", "ventilation-duct": "L1"},
        location_deck=["teleportarium", "generatorium", LAUNCH],
        blips=(5, 5),
        event="E09",
    )
    scene.play(PASS, PASS, Activate("leon", "control-panel"), ChooseTerrain("ventilation-duct"))
    scene.go_on("event")
    scene.play(ChooseMarine("leon"))
    assert scene.blips == (2, 5), "two by the ability, one by the box"


@pytest.mark.clause("DA-10.8")
def test_every_location_has_one_kind_of_ability() -> None:
    entering = {card.id for card in LOCATIONS if card.entering is not None}
    panel = {card.id for card in LOCATIONS if card.panel is not None}
    assert entering == {
        "main-corridor",
        "service-shaft",
        "lower-accessway",
        "wreckage-labyrinth",
        "munitorium",
        "black-holds",
        "dark-catacombs",
        "hibernation-cluster",
        "wrath-of-baal-chapel",
        "genestealer-lair",
    }
    assert panel == {
        "maintenance-tunnels",
        "cryo-control",
        "core-cogitator",
        "apothecarion",
        "teleportarium",
        "generatorium",
        "launch-control-room",
        "toxin-pumping-station",
    }
    for card in LOCATIONS:
        terrain = {spot.terrain for spot in (*card.left, *card.right)}
        assert ("control-panel" in terrain) == (card.panel is not None), "exactly those with a panel ability have one"
        assert len(terrain) == 4


@pytest.mark.clause("DA-10.8")
def test_a_panel_location_does_nothing_on_entering() -> None:
    scene = Scene("noctis< scipio>", location="teleportarium", ahead="generatorium", blips=(0, 3))
    scene.choose(grey=8)
    assert scene.location == "generatorium"
    assert scene.phase == RESOLVE
    assert not scene.happened(events.DieRolled)


@pytest.mark.clause("DA-13.2", "DA-13.6")
def test_all_final_locations_elimination_by_a_marines_shot() -> None:
    scene = Scene("noctis< scipio>", location="launch-control-room", swarms={"L1": "head"}, blips=(0, 0))
    scene.choose()
    scene.play(Attack("noctis", "L1"), rolls=[1])
    assert scene.won
    assert scene.phase not in (CHOOSE, EVENT)


# --- Main Corridor ----------------------------------------------------------------------------------------------------


@pytest.mark.clause("DA-10.8", "DA-10.13")
def test_main_corridor_two_spawn_on_the_corridor() -> None:
    column = "noctis< scipio> deino< leon> omnio< goriel> gideon< calistarius>"
    scene = enter("main-corridor", column, SETUP_A)
    assert scene.terrain["corridor"] == "R2", "7th from the bottom of eight"
    assert scene.sizes == {"R2": 2}
    assert scene.blips == (7, 6)


# --- Maintenance Tunnels ----------------------------------------------------------------------------------------------


@pytest.mark.clause("DA-10.8", "DA-1.7")
def test_r_tunnels_the_panel_becomes_a_corridor() -> None:
    scene = activate(
        "control-panel",
        "L1",
        players=SETUP_A,
        location="maintenance-tunnels",
        terrain={"control-panel": "L1", "door": "R3"},
        event="secret-route",
        blips=("head head head head head head", 6),
    )
    assert scene.terrain == {"corridor": "L1", "door": "R3"}
    scene.skip()
    # Secret Route: green major, 5 with six players, on the Corridor; nobody moves for claws.
    assert scene.sizes == {"L1": 5}
    assert "control-panel" not in scene.terrain


@pytest.mark.clause("DA-1.7", "DA-9.11")
def test_the_tunnels_turn_a_yellow_place_green() -> None:
    scene = build(
        "Leon> Valencio>",
        cards=["onward-brothers"],
        players=3,
        owners={"red": 0},
        location="maintenance-tunnels",
        terrain={"control-panel": "R1"},
    )
    scene.play(PASS, PASS, Activate("leon", "control-panel"))
    assert scene.terrain() == {"corridor": "R1"}
    assert scene.idle, "a Corridor cannot be activated"


# --- Service Shaft ----------------------------------------------------------------------------------------------------


@pytest.mark.clause("DA-10.8", "DA-10.9")
def test_service_shaft_all_turn_right() -> None:
    scene = enter("service-shaft", "noctis< scipio> deino<", SETUP_A, swarms={"L1": "head"})
    assert scene.formation == "noctis> scipio> deino>"
    assert scene.swarms == {"L1": "head"}


# --- Lower Accessway --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("top", "place", "blips"), [("noctis<", "R1", (7, 5)), ("noctis>", "L1", (5, 7))])
@pytest.mark.clause("DA-10.8", "DA-10.13")
def test_lower_accessway_two_behind_the_top_marine(top: str, place: str, blips: tuple[int, int]) -> None:
    scene = enter("lower-accessway", f"{top} scipio> deino<", SETUP_B)
    assert scene.sizes == {place: 2}
    assert scene.blips == blips


# --- Cryo Control -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("DA-10.8")
def test_cryo_control_discards_a_blip() -> None:
    scene = activate("control-panel", players=SETUP_B, location="cryo-control", blips=("claws head", 4))
    assert scene.offered(ChoosePile) == {ChoosePile("left"), ChoosePile("right")}
    assert not scene.may_pass
    scene.play(ChoosePile("left"))
    assert scene.blip_cards("left") == "head"


@pytest.mark.clause("DA-10.8")
def test_cryo_control_an_empty_pile_is_no_choice() -> None:
    scene = activate("control-panel", players=SETUP_B, location="cryo-control", blips=(0, 4), travel_trigger="both")
    assert scene.blips == (0, 3)


# --- Wreckage Labyrinth -----------------------------------------------------------------------------------------------


@pytest.mark.clause("DA-10.8")
def test_wreckage_labyrinth_is_judged_before_any_turning() -> None:
    """One Marine with Terrain on both sides turns once."""
    scene = enter("wreckage-labyrinth", "noctis<", SETUP_B)
    assert scene.terrain == {"ventilation-duct": "L1", "corridor": "L1", "promethium-tank": "R1", "door": "R1"}
    assert scene.formation == "noctis>"


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


# --- Munitorium -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("DA-10.8")
def test_r_munitorium_two_different_marines() -> None:
    scene = enter("munitorium", "noctis< scipio> deino<", SETUP_C)
    scene.play(PlaceToken("deino"))
    assert scene.offered(PlaceToken) == {PlaceToken("noctis"), PlaceToken("scipio")}
    assert not scene.may_pass
    scene.play(PlaceToken("noctis"))
    assert (scene.tokens("deino"), scene.tokens("noctis"), scene.supply) == (1, 1, 10)


@pytest.mark.clause("DA-1.5")
def test_r_munitorium_supply_and_column_limit_it() -> None:
    scene = enter("munitorium", "noctis<", SETUP_C)
    assert scene.tokens("noctis") == 1
    scene = enter("munitorium", "noctis< scipio>", SETUP_C, tokens={"noctis": 11})
    scene.play(PlaceToken("scipio"))
    assert scene.supply == 0
    assert scene.tokens("noctis") == 11


@pytest.mark.clause("DA-10.8")
def test_munitorium_at_its_limits() -> None:
    ahead = ["munitorium", "black-holds", "generatorium", TOXIN]
    one = build("Leon>", slain="valencio", players=2, phase="travel", location_deck=ahead, blips=(0, 2))
    assert one.formation == "leon>1"
    poor = build("Leon>11 Zael>", players=2, phase="travel", location_deck=ahead, blips=(0, 2))
    poor.play(PlaceToken("zael"))
    assert poor.formation == "leon>11 zael>1"
    assert poor.idle


# --- Core Cogitator ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("DA-10.8", "DA-9.11")
def test_r_cogitator_the_cap_is_for_the_boxes_only() -> None:
    """Out of Thin Air's ability may bring two to that position; the Duct's own box brings one."""
    scene = activate(
        "control-panel",
        "L1",
        players=SETUP_C,
        location="core-cogitator",
        terrain={"control-panel": "L1", "ventilation-duct": "R2"},
        event="out-of-thin-air",
        blips=(6, "tail tail tail tail tail"),
    )
    scene.play(ChooseTerrain("ventilation-duct"))
    assert scene.view().rows[1].right.terrain[0].capped
    scene.skip()
    scene.play(ChooseMarine("noctis"))
    assert scene.sizes == {"R2": 3}, "two by the ability, one (red minor) by the box"


@pytest.mark.clause("DA-9.13")
def test_r_cogitator_in_a_shortage_the_capped_card_asks_for_one() -> None:
    """Major 3 each, the Duct capped to 1: four cards are enough for both, so nobody is asked."""
    scene = activate(
        "control-panel",
        "L1",
        players=SETUP_C,
        location="core-cogitator",
        terrain={"control-panel": "L1", "ventilation-duct": "R1", "spore-chimney": "R2"},
        event="resupply",
        blips=(6, "tail tail tail tail"),
        travel_trigger="both",
    )
    scene.play(ChooseTerrain("ventilation-duct"))
    scene.skip()
    scene.play(ChooseMarine("noctis"))
    assert scene.sizes == {"R1": 1, "R2": 3, "L1": 1}


@pytest.mark.clause("DA-10.6", "DA-10.8")
def test_r_cogitator_the_cap_ends_when_the_group_travels() -> None:
    scene = activate(
        "control-panel",
        "L1",
        players=SETUP_C,
        location="core-cogitator",
        terrain={"control-panel": "L1", "ventilation-duct": "R1"},
        event="resupply",
        blips=(1, 5),
        ahead="black-holds",
    )
    scene.play(ChooseTerrain("ventilation-duct"))
    scene.set_blips(0, 5)
    scene.skip()
    assert scene.location == "black-holds"
    scene.play(ChooseMarine("noctis"))
    spawned = {event.terrain: len(event.cards) for event in scene.happened(events.Spawned)}
    assert spawned["ventilation-duct"] == 3


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
    assert said(scene)[1:] == ["Panel, right of Leon", "Corridor, left of Zael"]
    assert scene.refused(ChooseTerrain("door")) == "DA-7.15"
    scene.play(ChooseTerrain("corridor"))
    [row] = [row for row in GAME.view(scene.state, 0).rows if row.marine == "zael"]
    assert row.left.terrain[0].capped
    scene.state.agenda = []
    assert GAME.view(GAME.copy(scene.state), 0).rows == GAME.view(scene.state, 0).rows


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


@pytest.mark.clause("DA-9.10", "DA-10.6")
def test_the_cogitators_cap_is_left_behind_by_travel() -> None:
    """The Duct capped at Core Cogitator lies in the Catacombs too: there it spawns in full."""
    scene = build(
        "Leon> Valencio> Scipio> Zael>",
        players=2,
        cards=["onward-brothers", "psionic-attack"],
        location="core-cogitator",
        terrain={"control-panel": "R1", "ventilation-duct": "L4"},
        location_deck=["teleportarium", "generatorium", LAUNCH],
        blips=(0, 2),
        event="full-scan",
    )
    scene.play(PASS, PASS, Activate("leon", "control-panel"), ChooseTerrain("ventilation-duct"))
    assert scene.terrain()["ventilation-duct"] == "L2"
    assert scene.blips == (7, 5)
    scene.go_on("event")
    # Full Scan takes one from the left; major red: the Duct gets 3; major yellow: the Control Panel R1 gets 3
    scene.play(ChoosePile("left"))
    assert scene.blips == (3, 2)


# --- Apothecarion -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("DA-10.8", "DA-15.4")
def test_apothecarion_a_token_and_perhaps_a_turn() -> None:
    scene = activate("control-panel", players=SETUP_C, location="apothecarion")
    assert len(scene.offered(ChooseMarine)) == 3
    scene.play(ChooseMarine("deino"))
    assert scene.tokens("deino") == 1
    assert set(scene.moves) == {Turn("deino"), Pass()}
    scene.play(Turn("deino"))
    assert scene.formation == "scipio< noctis< deino<"


@pytest.mark.clause("DA-1.5")
def test_apothecarion_turns_also_with_an_empty_supply() -> None:
    scene = activate("control-panel", players=SETUP_C, location="apothecarion", tokens={"noctis": 12})
    scene.play(ChooseMarine("deino"))
    assert scene.tokens("deino") == 0
    scene.play(Turn("deino"))
    assert scene.formation.endswith("deino<")


@pytest.mark.clause("DA-7.15", "DA-1.5")
def test_apothecarion_with_an_empty_supply() -> None:
    """The token is lost, the turn is still allowed."""
    scene = build(
        "Leon>6 Zael>6", players=2, cards=["onward-brothers"], location="apothecarion", terrain={"control-panel": "R1"}
    )
    scene.play(PASS, PASS, Activate("leon", "control-panel"))
    assert said(scene)[0] == "Who gets the token?"
    assert scene.refused(ChooseMarine("scipio")) == "DA-11.1"
    scene.play(ChooseMarine("zael"))
    assert len(scene.said(events.SupplyEmpty)) == 1
    assert said(scene) == ["Turn Zael around?", "Zael turns left", "Leave him be"]
    assert scene.refused(Turn("leon")) == "DA-7.15"
    scene.play(Turn("zael"))
    assert scene.formation == "leon>6 zael<6"


# --- Black Holds ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("DA-10.8", "DA-10.13")
def test_black_holds_two_join_a_swarm() -> None:
    scene = enter("black-holds", "noctis< scipio> deino<", swarms={"L1": "head", "R3": "tail tail"})
    assert scene.offered(ChooseSwarm) == {ChooseSwarm("L1"), ChooseSwarm("R3")}
    assert not scene.may_pass
    scene.play(ChooseSwarm("R3"))
    assert scene.sizes == {"L1": 1, "R3": 4}
    assert scene.blips == (5, 4)


@pytest.mark.clause("DA-10.8")
def test_black_holds_without_a_swarm_nothing() -> None:
    scene = enter("black-holds", "noctis< scipio> deino<")
    assert scene.swarms == {}
    assert scene.blips == (5, 6)


@pytest.mark.clause("DA-9.5")
def test_r_fullest_black_holds_wants_a_pile_with_two() -> None:
    """Three cards for both piles, two of them left: only a left swarm can get two."""
    scene = Scene(
        "noctis< scipio>",
        ahead="black-holds",
        swarms={"L1": "claws", "R2": " ".join(ALL_36.split()[:32])},
        blips=(0, 0),
        attacked=True,
    )
    scene.choose(**MOVE_CARDS)
    scene.play(ChoosePile("left"))
    assert scene.sizes["L1"] == 3, "left pile 2, right pile 1: no choice was left"
    assert scene.blips == (0, 1)


@pytest.mark.clause("DA-12.2", "DA-10.8")
@pytest.mark.parametrize("group", [0, 1])
def test_black_holds_spawns_on_the_very_group_that_was_chosen(group: int) -> None:
    scene = build(
        "Leon> Zael>",
        phase="travel",
        swarms={"L1": "head* | claws*"},
        deck="tail " * 9 + "tongue " * 9,
        blips=(0, 0),
        location_deck=["black-holds", "generatorium", LAUNCH],
    )
    assert set(scene.moves) == {ChooseSwarm("L1", 0), ChooseSwarm("L1", 1)}
    scene.play(ChooseSwarm("L1", group))
    assert [len(cards) for cards in scene.groups("L1")] == ([3, 1] if group == 0 else [1, 3])


# --- Dark Catacombs ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("DA-10.8")
def test_dark_catacombs_behind_a_marine_without_tokens() -> None:
    scene = enter("dark-catacombs", "noctis< scipio> deino<", tokens={"noctis": 1})
    assert scene.offered(ChooseMarine) == {ChooseMarine("scipio"), ChooseMarine("deino")}
    scene.play(ChooseMarine("deino"))
    assert scene.sizes == {"R3": 1}
    assert scene.blips == (6, 5)


@pytest.mark.clause("DA-10.8")
def test_dark_catacombs_anybody_if_all_have_tokens() -> None:
    scene = enter("dark-catacombs", "noctis< scipio>", tokens={"noctis": 1, "scipio": 1})
    assert len(scene.offered(ChooseMarine)) == 2


@pytest.mark.clause("DA-10.8", "DA-9.5")
def test_the_catacombs_name_the_one_without_tokens() -> None:
    scene = build(
        "Leon>1 Zael<", phase="travel", blips=(0, 3), location_deck=["dark-catacombs", "generatorium", LAUNCH]
    )
    assert scene.swarms() == {"R2": 1}


# --- Teleportarium ----------------------------------------------------------------------------------------------------


@pytest.mark.clause("DA-10.8")
def test_r_teleport_each_marine_once_then_both_piles() -> None:
    scene = activate(
        "control-panel", "L1", 0, 5, location="teleportarium", tokens={"deino": 1}, blips=(4, 5), ahead="generatorium"
    )
    # Scipio himself rolled 0 and is slain, Noctis rolled 5; Deino's player is asked now.
    assert scene.formation == "noctis< deino>"
    assert [event.bad for event in scene.happened(events.DieRolled)] == [True, False]
    assert set(scene.moves) == {SpendToken("deino"), RollDie()}
    assert scene.blips == (4, 5), "the piles come last"
    scene.play(RollDie(), rolls=[0])
    discarded = [(event.side, len(event.cards)) for event in scene.happened(events.BlipsDiscarded)]
    assert discarded == [("left", 4), ("right", 5)]
    assert scene.location == "generatorium"


@pytest.mark.clause("DA-10.1")
def test_r_teleport_a_later_card_can_refill_a_pile() -> None:
    """Intimidation sends a card back: under `both` that is enough to stay."""
    scene = activate(
        "control-panel",
        "L1",
        5,
        5,
        5,
        location="teleportarium",
        swarms={"R3": "head"},
        travel_trigger="both",
    )
    assert scene.blips == (0, 0)

    scene = Scene(
        "scipio< deino> noctis<",
        location="teleportarium",
        terrain={"control-panel": "L1"},
        swarms={"R2": "head"},
        travel_trigger="both",
        attacked=True,
    )
    scene.choose(grey=8, blue=11)
    scene.skip_to("who-activates")
    scene.play(Activate("scipio", "control-panel"), rolls=[5, 5, 5])
    scene.skip_to("intimidate")
    scene.play(UseAbility(), rolls=[1])
    scene.play(ChoosePile("right"))
    assert scene.location == "teleportarium"
    assert scene.blips == (0, 1)


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
        "Leon: a token, or the die?",
        "Leon pays",
        "Roll the die",
    ]
    assert scene.refused(SpendToken("zael")) == "DA-7.10"
    scene.play(SpendToken("leon"))
    assert scene.seat == 1
    assert scene.refused(SpendToken("omnio")) == "DA-7.10"
    scene.roll(1, 5).play(ROLL_DIE)
    assert scene.formation == "leon> zael>1 omnio>"
    assert [event.side for event in scene.said(events.BlipsDiscarded)] == ["left", "right"]
    assert [event.location for event in scene.said(events.Travelled)] == ["L17"], (
        "both piles are empty: the group travels"
    )
    assert scene.blips == (5, 5)


def test_a_marine_without_tokens_is_not_asked_in_the_teleportarium() -> None:
    """The builder's dice are strict: four Marines, four rolls (used by SC-47)."""
    scene = Scene("scipio> noctis<", location="teleportarium", terrain={"control-panel": "R1"}, tokens={"noctis": 1})
    scene.choose(grey=8)
    scene.on_to("who-activates")
    scene.play(Activate("scipio", "control-panel"), rolls=[5])
    assert RollDie() in GAME.moves(scene.state, 0)


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
    assert [(event.side, len(event.cards)) for event in scene.happened(events.BlipsDiscarded)] == [
        ("left", 6),
        ("right", 6),
    ]


@pytest.mark.clause("DA-7.20", "DA-15.4")
def test_teleportarium_handles_everyone_once_and_finishes_without_its_team() -> None:
    """The last red Marine activates and is slain first; the others are still asked; both piles go."""
    scene = build(
        "Leon> Zael>1 Omnio>",
        slain="valencio",
        players=2,
        owners={"red": 0, "purple": 1},
        cards=["onward-brothers"],
        location="teleportarium",
        terrain={"control-panel": "R1"},
        blips=(2, 3),
        location_deck=["generatorium", LAUNCH],
    )
    scene.roll(0).play(PASS, PASS, Activate("leon", "control-panel"))
    assert scene.formation == "zael>1 omnio>", "without a token he must roll"
    assert scene.seat == 1
    scene.roll(0).play(SpendToken("zael"))
    # Omnio has no token: he rolls 0 and is slain
    assert scene.formation == "zael>"
    assert scene.blips == (5, 5), "both piles went, so the group travelled to the Generatorium"


@pytest.mark.clause("DA-13.3")
def test_everybody_lost_in_the_teleportarium() -> None:
    scene = build(
        "Leon>",
        slain="valencio",
        cards=["onward-brothers"],
        location="teleportarium",
        terrain={"control-panel": "R1"},
        blips=(2, 3),
    )
    scene.roll(0).play(PASS, Activate("leon", "control-panel"))
    assert lost(scene)


# --- Generatorium -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("face", range(6))
@pytest.mark.clause("DA-10.8", "DA-7.20")
def test_generatorium(face: int) -> None:
    scene = activate(
        "control-panel", "L1", face, location="generatorium", swarms={"L2": "head head tail", "R3": "claws claws"}
    )
    assert [event.bad for event in scene.happened(events.DieRolled)] == [face not in (1, 2, 3)]
    if face in (1, 2, 3):
        for move in (Slay("L2", "head"), Slay("R3", "claws"), Slay("L2", "tail"), Slay("L2", "head")):
            assert scene.may_pass, "up to four"
            scene.play(move)
        assert scene.swarms == {"R3": "claws"}
        assert scene.question != "generatorium"
    else:
        assert scene.formation == "noctis< deino>"
        assert scene.sizes == {"L1": 3, "R2": 2}


@pytest.mark.clause("DA-13.3", "DA-7.20")
def test_sc_79_generatorium_slays_the_last_marine() -> None:
    scene = Scene("scipio<", location="generatorium", terrain={"control-panel": "L1"})
    scene.choose(grey=8)
    scene.on_to("who-activates")
    scene.play(Activate("scipio", "control-panel"), rolls=[4])
    assert scene.lost


# --- Hibernation Cluster ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rows", [2, 4, 6])
@pytest.mark.clause("DA-10.8", "DA-10.7")
def test_r_hibernation_a_card_in_each_pile_for_every_marine(rows: int) -> None:
    column = ["noctis<", "gideon>", "scipio<", "calistarius>", "deino<", "lorenzo>"][:rows]
    scene = enter("hibernation-cluster", " ".join(column), before="teleportarium")
    assert scene.blips == (rows, rows)
    assert scene.phase == RESOLVE, "no travel check in between, though the printed piles are 0/0"


@pytest.mark.clause("DA-14.3")
def test_r_hibernation_in_a_shortage() -> None:
    scene = Scene(
        "noctis< scipio> deino<",
        location="teleportarium",
        ahead="hibernation-cluster",
        swarms={"L1": " ".join(ALL_36.split()[:31])},
        blips=(0, 0),
        attacked=True,
    )
    scene.choose(**MOVE_CARDS)
    scene.play(ChoosePile("right"))
    assert scene.blips == (2, 3)


@pytest.mark.clause("DA-10.6", "DA-10.8")
def test_sc_68_hibernation_cluster() -> None:
    scene = Scene(
        "noctis< gideon< claudio> goriel> scipio<", location="teleportarium", ahead="hibernation-cluster", blips=(0, 3)
    )
    scene.choose()
    assert scene.location == "hibernation-cluster"
    assert scene.blips == (5, 5)
    assert scene.terrain == {"ventilation-duct": "L3", "door": "L4", "spore-chimney": "R4", "dark-corner": "R5"}


@pytest.mark.clause("DA-14.3")
def test_hibernation_with_too_few_cards() -> None:
    """Six Marines want 6 and 6. Twenty-seven cards are engaged: nine are left, 5 and 4 as the current player likes."""
    scene = build(
        "Leon> Valencio> Zael> Omnio> Scipio> Calistarius>",
        phase="travel",
        swarms={
            "L1": "head " * 9,
            "L2": "tail " * 9,
            "L3": "claws " * 9,
        },
        blips=(0, 0),
        location="teleportarium",
        location_deck=["hibernation-cluster", LAUNCH],
    )
    assert set(scene.offered(ChoosePile)) == {ChoosePile("left"), ChoosePile("right")}
    scene.play(ChoosePile("right"))
    assert scene.blips == (4, 5)


# --- Wrath of Baal Chapel ---------------------------------------------------------------------------------------------


@pytest.mark.clause("DA-10.8", "DA-9.13")
def test_wrath_of_baal_chapel_the_artefact_anywhere() -> None:
    scene = enter("wrath-of-baal-chapel", "noctis< scipio> deino<", before="teleportarium")
    assert scene.offered(ChoosePlace) == {ChoosePlace(f"{side}{n}") for side in "LR" for n in (1, 2, 3)}
    assert not scene.may_pass
    scene.play(ChoosePlace("L3"))
    assert scene.terrain["artefact"] == "L3"
    assert scene.terrain["corridor"] == "L3", "other Terrain there does not matter"


@pytest.mark.clause("DA-9.13")
def test_the_chapels_shortage_is_asked_and_filled_to_the_end() -> None:
    """Secret Route in the Chapel: green major 2 each on Corridor L3 and Artefact L1, left pile 3."""
    scene = build(
        "Leon> Valencio> Zael>",
        phase="event",
        event="secret-route",
        location="wrath-of-baal-chapel",
        terrain={"corridor": "L3", "artefact": "L1"},
        blips=(3, 4),
        location_deck=[LAUNCH],
        travel_trigger="both",
    )
    assert set(scene.offered(ChooseTerrain)) == {ChooseTerrain("corridor"), ChooseTerrain("artefact")}
    scene.play(ChooseTerrain("artefact"))
    sizes = scene.swarms()
    assert scene.blips == (0, 4)
    assert sum(sizes.values()) == 3


@pytest.mark.clause("DA-10.8")
def test_the_chapel_lets_the_artefact_lie_anywhere() -> None:
    scene = build(
        "Leon> Zael>",
        phase="travel",
        blips=(0, 3),
        location="teleportarium",
        location_deck=["wrath-of-baal-chapel", LAUNCH],
    )
    assert {move.place for move in scene.offered(ChoosePlace)} == {"L1", "R1", "L2", "R2"}
    assert PASS not in scene.moves


# --- Genestealer Lair -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lord", ["brood-lord-1", "brood-lord-2"])
@pytest.mark.clause("DA-12.7", "DA-10.8")
def test_r_lair_swarms_gather_and_the_current_player_places_the_brood_lords(lord: Any) -> None:
    other = "brood-lord-2" if lord == "brood-lord-1" else "brood-lord-1"
    scene = enter(
        "genestealer-lair",
        "noctis< scipio> deino< gideon<",
        before="generatorium",
        swarms={"L1": "head", "L4": "tail", "R1": "claws claws"},
    )
    scene.play(ChooseBroodLord(lord))
    assert scene.swarms == {"L2": f"head tail {lord}", "R4": f"claws claws {other}"}
    assert scene.blips == (6, 5), "filled before, and they stay"


@pytest.mark.clause("DA-12.7")
def test_r_lair_brood_lords_need_no_swarm_and_with_one_marine_both_are_his() -> None:
    scene = enter("genestealer-lair", "noctis<", before="generatorium")
    scene.play(ChooseBroodLord("brood-lord-1"))
    assert scene.swarms == {"L1": "brood-lord-1", "R1": "brood-lord-2"}


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


@pytest.mark.clause("DA-10.8")
def test_the_lair_with_two_and_with_one_marine() -> None:
    def enter(formation: str, swarms: dict[str, str]) -> dict[str, int]:
        scene = build(
            formation, phase="travel", swarms=swarms, blips=(0, 2), location="generatorium", location_deck=[LAIR]
        )
        scene.play(ChooseBroodLord("brood-lord-2"))
        return scene.swarms()

    assert enter("Leon> Zael>", {"L1": "head", "R1": "tail"}) == {"L2": 2, "R2": 2}
    assert enter("Leon>", {"R1": "tail"}) == {"L1": 1, "R1": 2}
