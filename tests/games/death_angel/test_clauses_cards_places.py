"""The 8 Terrain cards and the 22 Locations, with the rulings on them."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.death_angel.scenario import CHOOSE, EVENT, GAME, RESOLVE, Scene
from tests.games.death_angel.test_clauses_10_travel import ALL_36

from starboard.games.death_angel import events as ev
from starboard.games.death_angel.cards import LOCATIONS, TERRAIN
from starboard.games.death_angel.moves import (
    Activate,
    AddToken,
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
    UseArtefact,
)

MOVING = {"green": 12, "yellow": 9, "blue": 11, "red": 7, "purple": 10, "grey": 8}
"""Everybody plays Move + Activate, so that a scene stops in phase 2."""


def activate(card: Any, place: str = "L1", *rolls: int, **position: Any) -> Scene:
    """Scipio, at the top and facing left, activates a Terrain card with Stealth Tactics."""
    scene = Scene(
        **{
            "formation": "scipio< noctis< deino>",
            "terrain": {card: place},
            "attacked": True,
            **position,
        }
    )
    scene.choose(grey=8)
    scene.skip_to("who-activates")
    scene.play(Activate("scipio", card), rolls=rolls)
    return scene


def enter(location: str, formation: str, players: str = "", *, before: str = "void-lock", **position: Any) -> Scene:
    """Travel to a Location at the end of phase 1."""
    scene = Scene(
        formation,
        **{"players": players, "location": before, "ahead": location, "blips": (0, 3), "attacked": True, **position},
    )
    scene.choose(**MOVING)
    assert scene.location == location
    return scene


# --- Terrain -------------------------------------------------------------------------------------------------


@pytest.mark.clause("DA-7.14", "DA-9.12")
def test_terrain_that_can_be_activated() -> None:
    able = {terrain.id for terrain in TERRAIN if terrain.activation is not None}
    assert able == {"spore-chimney", "promethium-tank", "control-panel", "door", "artefact"}


@pytest.mark.clause("DA-7.15")
def test_door_a_token_from_the_supply() -> None:
    scene = activate("door")
    assert (scene.state.door_tokens, scene.supply) == (1, 11)


@pytest.mark.clause("DA-10.4", "DA-12.8")
def test_r_door_may_stop_early_and_obeys_the_order() -> None:
    scene = Scene(
        "scipio< noctis< deino>",
        terrain={"door": "L1"},
        door=3,
        swarms={"L2": "head tail", "R3": "claws"},
        blips=(0, 3),
        attacked=True,
    )
    scene.choose(**MOVING)
    scene.play(Slay("R3", "claws"))
    assert scene.offered(Slay) == {Slay("L2", "head"), Slay("L2", "tail")}
    scene.play(Pass())
    assert scene.sizes == {"L2": 2}
    assert scene.location == "teleportarium"


@pytest.mark.clause("DA-10.4")
def test_r_door_without_tokens_nothing_is_asked() -> None:
    scene = Scene("scipio< noctis<", terrain={"door": "L1"}, swarms={"L2": "head"}, blips=(0, 3), attacked=True)
    scene.choose(**MOVING)
    assert scene.question == "who-moves"


@pytest.mark.parametrize("face", range(6))
@pytest.mark.clause("DA-12.11", "DA-7.20")
def test_r_tank_everything_at_the_position_then_the_roll(face: int) -> None:
    scene = activate("promethium-tank", "L1", face, swarms={"L1": "head tail", "R1": "claws", "L2": "head"})
    assert "promethium-tank" not in scene.terrain
    assert [event.bad for event in scene.happened(ev.DieRolled)] == [face == 0]
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


@pytest.mark.parametrize("face", range(6))
@pytest.mark.clause("DA-1.7")
def test_spore_chimney_discarded_on_a_skull(face: int) -> None:
    scene = activate("spore-chimney", "L1", face)
    assert ("spore-chimney" in scene.terrain) == (face not in (1, 2, 3))
    assert scene.view().activated == ("spore-chimney",)
    assert [event.bad for event in scene.happened(ev.DieRolled)] == [face not in (1, 2, 3)]


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
    assert not scene.happened(ev.Spawned)


@pytest.mark.clause("DA-8.9", "DA-15.4")
def test_r_artefact_any_facing_after_any_roll_for_any_of_his_marines() -> None:
    scene = activate("artefact", "L1", swarms={"L3": "head head"}, attacked=False)
    assert scene.view().artefact == 0
    scene.skip(rolls=[0])  # L3 attacks Deino from behind
    assert set(scene.moves) == {UseArtefact(), Pass()}
    scene.play(UseArtefact())
    assert scene.formation == "scipio< noctis< deino>"
    assert scene.view().artefact_gone


@pytest.mark.clause("DA-11.7")
def test_r_artefact_stays_when_the_marine_who_took_it_dies() -> None:
    scene = activate("artefact", "L1", swarms={"R1": "head"}, attacked=False)
    scene.skip(rolls=[0])
    scene.play(Pass())  # he does not use it
    assert "scipio" not in scene.formation
    assert scene.view().artefact == 0


@pytest.mark.clause("DA-11.7")
def test_r_artefact_is_lost_with_the_players_last_marine() -> None:
    scene = Scene("scipio< noctis<", players="grey | green", swarms={"R1": "head"}, artefact=0)
    scene.fight(0)
    scene.play(Pass())
    assert scene.view().artefact is None
    assert scene.happened(ev.ArtefactLost)


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


# --- level 1A ------------------------------------------------------------------------------------------------

SIX = "noctis|scipio|deino|leon|omnio|goriel"
A = "green | grey | blue | red | purple | yellow"


@pytest.mark.clause("DA-10.8", "DA-10.13")
def test_main_corridor_two_spawn_on_the_corridor() -> None:
    column = "noctis< scipio> deino< leon> omnio< goriel> gideon< calistarius>"
    scene = enter("main-corridor", column, A)
    assert scene.terrain["corridor"] == "R2", "7th from the bottom of eight"
    assert scene.sizes == {"R2": 2}
    assert scene.blips == (7, 6)


@pytest.mark.clause("DA-10.8", "DA-1.7")
def test_r_tunnels_the_panel_becomes_a_corridor() -> None:
    scene = activate(
        "control-panel",
        "L1",
        players=A,
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


@pytest.mark.clause("DA-10.8", "DA-10.9")
def test_service_shaft_all_turn_right() -> None:
    scene = enter("service-shaft", "noctis< scipio> deino<", A, swarms={"L1": "head"})
    assert scene.formation == "noctis> scipio> deino>"
    assert scene.swarms == {"L1": "head"}


# --- level 1B ------------------------------------------------------------------------------------------------

B = "green | grey | blue | red | purple yellow"


@pytest.mark.parametrize(("top", "place", "blips"), [("noctis<", "R1", (7, 5)), ("noctis>", "L1", (5, 7))])
@pytest.mark.clause("DA-10.8", "DA-10.13")
def test_lower_accessway_two_behind_the_top_marine(top: str, place: str, blips: tuple[int, int]) -> None:
    scene = enter("lower-accessway", f"{top} scipio> deino<", B)
    assert scene.sizes == {place: 2}
    assert scene.blips == blips


@pytest.mark.clause("DA-10.8")
def test_cryo_control_discards_a_blip() -> None:
    scene = activate("control-panel", players=B, location="cryo-control", blips=("claws head", 4))
    assert scene.offered(ChoosePile) == {ChoosePile("left"), ChoosePile("right")}
    assert not scene.may_pass
    scene.play(ChoosePile("left"))
    assert scene.blip_cards("left") == "head"


@pytest.mark.clause("DA-10.8")
def test_cryo_control_an_empty_pile_is_no_choice() -> None:
    scene = activate("control-panel", players=B, location="cryo-control", blips=(0, 4), travel_trigger="both")
    assert scene.blips == (0, 3)


@pytest.mark.clause("DA-10.8")
def test_wreckage_labyrinth_is_judged_before_any_turning() -> None:
    """One Marine with Terrain on both sides turns once."""
    scene = enter("wreckage-labyrinth", "noctis<", B)
    assert scene.terrain == {"ventilation-duct": "L1", "corridor": "L1", "promethium-tank": "R1", "door": "R1"}
    assert scene.formation == "noctis>"


# --- level 1C ------------------------------------------------------------------------------------------------

C = "green | grey | blue | red"


@pytest.mark.clause("DA-10.8")
def test_r_munitorium_two_different_marines() -> None:
    scene = enter("munitorium", "noctis< scipio> deino<", C)
    scene.play(PlaceToken("deino"))
    assert scene.offered(PlaceToken) == {PlaceToken("noctis"), PlaceToken("scipio")}
    assert not scene.may_pass
    scene.play(PlaceToken("noctis"))
    assert (scene.tokens("deino"), scene.tokens("noctis"), scene.supply) == (1, 1, 10)


@pytest.mark.clause("DA-1.5")
def test_r_munitorium_supply_and_column_limit_it() -> None:
    scene = enter("munitorium", "noctis<", C)
    assert scene.tokens("noctis") == 1
    scene = enter("munitorium", "noctis< scipio>", C, tokens={"noctis": 11})
    scene.play(PlaceToken("scipio"))
    assert scene.supply == 0
    assert scene.tokens("noctis") == 11


@pytest.mark.clause("DA-10.8", "DA-9.11")
def test_r_cogitator_the_cap_is_for_the_boxes_only() -> None:
    """Out of Thin Air's ability may bring two to that position; the Duct's own box brings one."""
    scene = activate(
        "control-panel",
        "L1",
        players=C,
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
        players=C,
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
        players=C,
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
    spawned = {event.terrain: len(event.cards) for event in scene.happened(ev.Spawned)}
    assert spawned["ventilation-duct"] == 3


@pytest.mark.clause("DA-10.8", "DA-15.4")
def test_apothecarion_a_token_and_perhaps_a_turn() -> None:
    scene = activate("control-panel", players=C, location="apothecarion")
    assert len(scene.offered(ChooseMarine)) == 3
    scene.play(ChooseMarine("deino"))
    assert scene.tokens("deino") == 1
    assert set(scene.moves) == {Turn("deino"), Pass()}
    scene.play(Turn("deino"))
    assert scene.formation == "scipio< noctis< deino<"


@pytest.mark.clause("DA-1.5")
def test_apothecarion_turns_also_with_an_empty_supply() -> None:
    scene = activate("control-panel", players=C, location="apothecarion", tokens={"noctis": 12})
    scene.play(ChooseMarine("deino"))
    assert scene.tokens("deino") == 0
    scene.play(Turn("deino"))
    assert scene.formation.endswith("deino<")


# --- level 2 -------------------------------------------------------------------------------------------------


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
    scene.choose(**MOVING)
    scene.play(ChoosePile("left"))
    assert scene.sizes["L1"] == 3, "left pile 2, right pile 1: no choice was left"
    assert scene.blips == (0, 1)


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


@pytest.mark.clause("DA-10.8")
def test_r_teleport_each_marine_once_then_both_piles() -> None:
    scene = activate(
        "control-panel", "L1", 0, 5, location="teleportarium", tokens={"deino": 1}, blips=(4, 5), ahead="generatorium"
    )
    # Scipio himself rolled 0 and is slain, Noctis rolled 5; Deino's player is asked now.
    assert scene.formation == "noctis< deino>"
    assert [event.bad for event in scene.happened(ev.DieRolled)] == [True, False]
    assert set(scene.moves) == {SpendToken("deino"), RollDie()}
    assert scene.blips == (4, 5), "the piles come last"
    scene.play(RollDie(), rolls=[0])
    discarded = [(event.side, len(event.cards)) for event in scene.happened(ev.BlipsDiscarded)]
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


# --- level 3 -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("face", range(6))
@pytest.mark.clause("DA-10.8", "DA-7.20")
def test_generatorium(face: int) -> None:
    scene = activate(
        "control-panel", "L1", face, location="generatorium", swarms={"L2": "head head tail", "R3": "claws claws"}
    )
    assert [event.bad for event in scene.happened(ev.DieRolled)] == [face not in (1, 2, 3)]
    if face in (1, 2, 3):
        for move in (Slay("L2", "head"), Slay("R3", "claws"), Slay("L2", "tail"), Slay("L2", "head")):
            assert scene.may_pass, "up to four"
            scene.play(move)
        assert scene.swarms == {"R3": "claws"}
        assert scene.question != "generatorium"
    else:
        assert scene.formation == "noctis< deino>"
        assert scene.sizes == {"L1": 3, "R2": 2}


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
    scene.choose(**MOVING)
    scene.play(ChoosePile("right"))
    assert scene.blips == (2, 3)


@pytest.mark.clause("DA-10.8", "DA-9.13")
def test_wrath_of_baal_chapel_the_artefact_anywhere() -> None:
    scene = enter("wrath-of-baal-chapel", "noctis< scipio> deino<", before="teleportarium")
    assert scene.offered(ChoosePlace) == {ChoosePlace(f"{side}{n}") for side in "LR" for n in (1, 2, 3)}
    assert not scene.may_pass
    scene.play(ChoosePlace("L3"))
    assert scene.terrain["artefact"] == "L3"
    assert scene.terrain["corridor"] == "L3", "other Terrain there does not matter"


# --- level 4 -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("tokens", range(7))
@pytest.mark.clause("DA-13.1")
def test_r_launch_the_chance_grows_with_the_tokens(tokens: int) -> None:
    wins = 0
    for face in range(6):
        scene = activate("control-panel", location="launch-control-room", launch=tokens)
        assert set(scene.moves) == {AddToken(), RollDie()}
        scene.play(RollDie(), rolls=[face])
        wins += scene.won
        assert [event.bad for event in scene.happened(ev.DieRolled)] == [not scene.won]
    assert wins == min(tokens + 1, 6)


@pytest.mark.clause("DA-13.1", "DA-1.5")
def test_r_launch_tokens_come_from_the_supply_and_stay() -> None:
    scene = activate("control-panel", location="launch-control-room", launch=2)
    scene.play(AddToken())
    assert (scene.state.launch_tokens, scene.supply) == (3, 9)
    assert scene.view().location.tokens == 3
    # With an empty supply only the roll is possible, so nothing is asked.
    scene = activate("control-panel", "L1", 3, location="launch-control-room", launch=2, tokens={"noctis": 10})
    assert scene.result is None
    assert scene.state.launch_tokens == 2


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


@pytest.mark.parametrize(
    ("side", "face", "blips"),
    [("left", 3, (1, 5)), ("right", 0, (4, 5)), ("left", 5, (0, 5)), ("right", 5, (4, 0))],
)
@pytest.mark.clause("DA-13.2", "DA-10.8")
def test_r_toxin_from_one_pile_only(side: Any, face: int, blips: tuple[int, int]) -> None:
    scene = activate("control-panel", "L1", face, location="toxin-pumping-station", blips=(4, 5), swarms={"L2": "head"})
    assert [event.bad for event in scene.happened(ev.DieRolled)] == [face == 0]
    if face:
        assert scene.offered(ChoosePile) == {ChoosePile("left"), ChoosePile("right")}
        scene.play(ChoosePile(side))
    assert scene.blips == blips
    assert scene.result is None


# --- setup Locations -----------------------------------------------------------------------------------------


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


@pytest.mark.clause("DA-13.2", "DA-13.6")
def test_all_final_locations_elimination_by_a_marines_shot() -> None:
    scene = Scene("noctis< scipio>", location="launch-control-room", swarms={"L1": "head"}, blips=(0, 0))
    scene.choose()
    scene.play(Attack("noctis", "L1"), rolls=[1])
    assert scene.won
    assert scene.phase not in (CHOOSE, EVENT)
