"""The worked cases of the fact sheet, SC-81 to SC-100: the corners an audit of the rules found."""

from __future__ import annotations

from typing import Literal

import pytest
from tests.games.death_angel.scenario import CHOOSE, EVENT, Scene
from tests.games.death_angel.test_scenarios_b_genestealers import attacks

from starboard.core.game import SPECTATOR
from starboard.games.death_angel import events as ev
from starboard.games.death_angel.moves import (
    Accept,
    Activate,
    Attack,
    ChooseMarine,
    ChooseSwarm,
    ChooseTeam,
    ChooseTerrain,
    PlaceToken,
    PutEvent,
    Reroll,
    Slay,
    UseAbility,
)

SIX = "noctis< gideon< claudio< scipio> calistarius> goriel>"


@pytest.mark.clause("DA-9.17", "DA-9.20")
def test_sc_81_who_joins_during_the_box_does_not_drag_along() -> None:
    scene = Scene(
        SIX.replace("noctis<", "noctis>"),
        swarms={"R1": "tail", "L1": "head", "L2": "tail"},
        attacked=True,
        event="gun-jam",
    )
    scene.to_event()
    assert scene.swarms == {"L1": "head tail", "L3": "tail"}


@pytest.mark.clause("DA-9.20")
def test_sc_82_all_swarms_move_at_once() -> None:
    scene = Scene(
        SIX.replace("noctis<", "noctis>"),
        swarms={"R1": "head tail", "L1": "tail tongue", "L2": "tail claws"},
        attacked=True,
        event="gun-jam",
    )
    scene.to_event()
    assert scene.swarms == {"L1": "head tail", "L2": "tail tongue", "L3": "tail claws"}


@pytest.mark.clause("DA-9.19", "DA-12.1")
def test_sc_83_a_card_moves_once() -> None:
    scene = Scene(SIX, swarms={"R3": "claws", "R2": "head"}, attacked=True, event="secret-route")
    scene.to_event()
    assert scene.swarms == {"R2": "head claws"}


Timing = Literal["event-end", "attack-end"]


def after_the_death_of_the_fourth(event: str, timing: Timing = "event-end") -> Scene:
    """L4 = head killed Marine 4; L5 = two tails came up with old Marine 5, attacked and missed."""
    scene = Scene(
        SIX.replace("calistarius>", "calistarius<"),
        swarms={"L4": "head", "L5": "tail tail"},
        terrain={"dark-corner": "L4"},
        blips=("claws claws", 6),
        event=event,
        merge_timing=timing,
    )
    scene.fight(0, 5)
    assert attacks(scene) == [("L4", "scipio", 1), ("L4", "calistarius", 2)]
    return scene


@pytest.mark.parametrize(
    ("timing", "swarms"),
    [("event-end", {"L5": "head", "L4": "tail tail"}), ("attack-end", {"L5": "head tail tail"})],
)
@pytest.mark.clause("DA-12.2", "DA-17.2")
def test_sc_84_groups_kept_apart_move_apart(timing: Timing, swarms: dict[str, str]) -> None:
    scene = after_the_death_of_the_fourth("stalking-from-the-shadows", timing)
    assert scene.formation == "noctis< gideon< claudio< calistarius< goriel>"
    assert scene.swarms == swarms


@pytest.mark.clause("DA-12.2")
def test_sc_85_a_spawned_card_joins_the_group_that_attacked_last() -> None:
    scene = after_the_death_of_the_fourth("outnumbered")
    # Outnumbered spawns one (claws) on the Dark Corner at L4; then swarms with claws flank: the two tails go along.
    assert scene.swarms == {"L4": "head", "R4": "tail tail claws"}


@pytest.mark.clause("DA-11.4", "DA-11.12")
def test_sc_86_deaths_at_the_ends() -> None:
    def five(swarm: str, **terrain: str) -> Scene:
        return Scene(
            "noctis< claudio< gideon> scipio> calistarius>",
            swarms={swarm: "head"},
            terrain={name.replace("_", "-"): place for name, place in terrain.items()},
        )

    scene = five("R5", door="L4", dark_corner="L5", corridor="R5", ventilation_duct="R3")
    scene.fight(0)
    assert scene.formation == "noctis< claudio< gideon> scipio>"
    assert scene.terrain == {"door": "L4", "dark-corner": "L4", "corridor": "R4", "ventilation-duct": "R3"}
    assert scene.swarms == {"R4": "head"}

    scene = five("R1", door="L1", dark_corner="L2", corridor="R2", ventilation_duct="R3")
    scene.fight(0)
    assert scene.formation == "claudio< gideon> scipio> calistarius>"
    assert scene.terrain == {"door": "L1", "dark-corner": "L1", "corridor": "R1", "ventilation-duct": "R2"}
    assert scene.swarms == {"R1": "head"}


@pytest.mark.clause("DA-8.1", "DA-8.7", "DA-11.4")
def test_sc_87_the_order_is_found_anew_after_every_attack() -> None:
    scene = Scene("noctis< claudio<", swarms={"L1": "head tail", "R1": "claws", "L2": "tongue"})
    scene.fight(0, 5, 5)
    assert attacks(scene) == [("L1", "noctis", 2), ("L1", "claudio", 1), ("R1", "claudio", 1)]
    assert scene.formation == "claudio<"


@pytest.mark.clause("DA-13.6")
def test_sc_88_no_victory_inside_travel() -> None:
    scene = Scene("noctis< claudio<", location="generatorium", ahead="launch-control-room", blips=(0, 2))
    scene.choose()
    assert scene.location == "launch-control-room"
    assert scene.result is None
    assert scene.blips == (6, 6)


@pytest.mark.clause("DA-13.6", "DA-9.5")
def test_sc_89_full_scan_wins_before_the_spawn_boxes() -> None:
    scene = Scene(
        "noctis< claudio<",
        location="toxin-pumping-station",
        terrain={"ventilation-duct": "R2"},
        blips=(0, 1),
        event="full-scan",
    )
    scene.to_event()
    assert scene.won
    assert not scene.happened(ev.SpawnBoxOpened)


@pytest.mark.clause("DA-7.20", "DA-11.7")
def test_sc_90_an_eliminated_team_ends_its_card() -> None:
    scene = Scene(
        "calistarius< noctis< gideon>", location="generatorium", terrain={"control-panel": "L1"}, blips=(4, 5)
    )
    scene.choose(grey=8)
    scene.on_to("who-activates")
    scene.play(Activate("calistarius", "control-panel"), rolls=[5])
    assert scene.formation == "noctis< gideon>"
    assert scene.phase == EVENT, "Stealth Tactics is not asked for"
    assert scene.blips == (4, 5)
    assert [event.team for event in scene.happened(ev.TeamEliminated)] == ["grey"]


@pytest.mark.clause("DA-7.20")
def test_sc_91_the_team_mate_goes_on_from_his_new_position() -> None:
    scene = Scene(
        "noctis< gideon< leon< valencio< scipio>",
        location="void-lock",
        terrain={"promethium-tank": "L3", "door": "L3"},
    )
    scene.choose(red=7)
    scene.on_to("who-activates")
    assert not any(move.marine == "valencio" for move in scene.offered(Activate))
    scene.play(Activate("leon", "promethium-tank"), rolls=[0])
    assert scene.formation == "noctis< gideon< valencio< scipio>"
    assert scene.terrain == {"door": "L3"}
    assert scene.offered(Activate) == {Activate("valencio", "door")}


@pytest.mark.clause("DA-11.8", "DA-11.10")
def test_sc_92_the_role_passes_on_in_the_middle_of_an_event() -> None:
    scene = Scene(
        "goriel< scipio> deino> noctis< leon> zael<",
        players="yellow blue | grey green | red purple",
        terrain={"ventilation-duct": "L2", "spore-chimney": "L3"},
        blips=(4, 6),
        event="psychic-assault",
    )
    scene.to_event(yellow=2, grey=6, blue=13, green=16, red=17, purple=14, token_to="noctis")
    assert (scene.current, scene.asked) == (0, (0,))
    scene.play(ChooseMarine("goriel"), rolls=[1])
    assert scene.formation == "scipio> deino> noctis< leon> zael<"
    assert scene.current == 1
    assert scene.offered(ChooseTerrain) == {ChooseTerrain("ventilation-duct"), ChooseTerrain("spore-chimney")}
    assert scene.asked == (1,), "red minor is 3 a card and four are there: B decides"


@pytest.mark.clause("DA-9.25")
def test_sc_93_theyre_everywhere_in_a_shortage() -> None:
    scene = Scene(
        "noctis< gideon< claudio< scipio> calistarius>",
        blips=(2, 3),
        event="theyre-everywhere",
        travel_trigger="both",
    )
    scene.to_event()
    assert scene.asked == (scene.current,)
    assert scene.offered(ChooseMarine) == {ChooseMarine("noctis"), ChooseMarine("gideon"), ChooseMarine("claudio")}
    scene.play(ChooseMarine("noctis"))
    assert scene.offered(ChooseMarine) == {ChooseMarine("gideon"), ChooseMarine("claudio")}
    scene.play(ChooseMarine("claudio"))
    assert scene.blips == (0, 1)
    spawned = {event.place for event in scene.happened(ev.Spawned)}
    assert spawned <= {"L3", "R4", "R5"}


@pytest.mark.clause("DA-9.1")
def test_sc_94_the_swarm_fills_the_piles_from_underneath() -> None:
    scene = Scene(
        "noctis< claudio<",
        terrain={"door": "L1", "dark-corner": "L2"},
        blips=(0, "tail tail tail claws"),
        deck="head tongue head tongue " + " ".join(["tongue"] * 4),
        event="the-swarm",
        travel_trigger="both",
    )
    scene.to_event()
    # Left got the first and third card, head and head; both boxes (minor, 1 each) are then paid from it.
    assert scene.sizes == {"L1": 1, "L2": 1}
    assert scene.swarms == {"L1": "head", "L2": "head"}
    assert scene.blip_cards("right") == "tail tail tail claws tongue tongue"
    assert scene.blips == (0, 6)
    assert scene.location == "void-lock"

    scene = Scene("noctis< claudio<", blips=(0, 4), event="the-swarm", travel_trigger="both")
    scene.to_event()
    assert scene.blips == (2, 6)
    assert scene.location == "void-lock"


@pytest.mark.clause("DA-9.17")
def test_sc_95_a_rescued_marine_is_the_new_bottom() -> None:
    def with_swarm(formation: str) -> Scene:
        scene = Scene(formation, swarms={"L5": "claws"}, attacked=True, event="rescue-space-marine")
        scene.to_event()
        return scene

    scene = with_swarm("noctis< gideon< claudio< scipio> calistarius<")
    assert scene.formation == "noctis< gideon< claudio< scipio> calistarius< goriel>"
    assert scene.swarms == {"L6": "claws"}

    # Nobody to rescue: both Marines of every team live or both are dead.
    scene = with_swarm("noctis< gideon< claudio< goriel> scipio< calistarius<".replace("noctis< gideon< ", "noctis< "))
    assert scene.formation.endswith("calistarius< gideon>"), "Gideon can be rescued here"

    scene = Scene(
        "claudio< goriel> scipio< calistarius<",
        swarms={"L4": "claws"},
        attacked=True,
        event="rescue-space-marine",
    )
    scene.to_event()
    assert scene.formation == "claudio< goriel> scipio< calistarius<"
    assert scene.swarms == {"R4": "claws"}, "without the rescue it flanks"


@pytest.mark.clause("DA-12.4", "DA-9.22")
def test_sc_96_who_spawns_onto_a_protected_swarm_is_protected() -> None:
    scene = Scene(
        "scipio> omnio> leon<",
        terrain={"dark-corner": "L2", "door": "R1"},
        door=2,
        swarms={"L2": "head tail"},
        blips=("tongue", 6),
        event=("outnumbered", "second-wind"),
        ahead="teleportarium",
    )
    scene.choose(red=4, grey=6)
    scene.play(PlaceToken("leon"), PlaceToken("scipio"), ChooseSwarm("L2"))
    assert scene.swarm("L2") == "head tail tongue"
    assert scene.offered(Attack) == {Attack("leon", "L2")}
    scene.play(Attack("leon", "L2"), rolls=[1])
    assert scene.sizes == {"L2": 3}
    assert scene.location == "teleportarium", "the Door had two tokens and nobody to slay"
    assert scene.phase == CHOOSE
    scene.choose(red=17, grey=15)
    scene.on_to("who-attacks")
    while not any(move.marine == "leon" for move in scene.offered(Attack)):
        scene.on_to("who-attacks")
    scene.play(Attack("leon", "L2"), rolls=[1])
    assert scene.offered(Slay), "next round they are normal"


@pytest.mark.clause("DA-14.2", "DA-16.2")
def test_sc_97_forward_scouting_with_an_empty_event_deck() -> None:
    scene = Scene("omnio< scipio>", players="purple | grey", event=["second-wind"], only_these_events=True)
    scene.to_event(purple=14)
    scene.play(ChooseMarine("omnio"))
    assert (len(scene.state.events), len(scene.state.event_discard)) == (0, 30)
    scene.choose(purple=10, grey=6)
    scene.play(PlaceToken("scipio"))
    scene.on_to("scout")
    scene.play(UseAbility())
    assert [event.deck for event in scene.happened(ev.Reshuffled)] == ["events"]
    assert (len(scene.state.events), len(scene.state.event_discard)) == (30, 0)
    seen = {event.seats: event.card for event in scene.happened(ev.EventScouted)}
    assert seen[(0,)] != ""
    assert all(card == "" for seats, card in seen.items() if seats != (0,))
    assert len(scene.view(0).scouted) == 1
    assert scene.view(1).scouted == scene.view(SPECTATOR).scouted == ()
    assert set(scene.moves) == {PutEvent("top"), PutEvent("bottom")}


@pytest.mark.parametrize(("saved", "alive"), [("goriel", True), ("scipio", False)])
@pytest.mark.clause("DA-8.9")
def test_sc_98_second_wind_saves_where_defensive_stance_does_not(
    saved: Literal["goriel", "scipio"], alive: bool
) -> None:
    scene = Scene(
        "goriel< scipio>",
        swarms={"L1": "head head tail tail"},
        attacked=True,
        tokens={"goriel": 1},
        event=("second-wind", "gun-jam"),
    )
    scene.to_event()
    scene.play(ChooseMarine(saved))
    scene.fight(2, yellow=2, grey=6, token_to="scipio")
    assert set(scene.moves) == {Reroll(), Accept()}
    scene.play(Reroll(), rolls=[0])
    assert ("goriel" in scene.formation) == alive


@pytest.mark.clause("DA-12.12", "DA-12.8")
def test_sc_99_a_discarded_brood_lord_counts_as_slain() -> None:
    def brothers(swarm: str) -> Scene:
        scene = Scene(
            "goriel< scipio>",
            location="genestealer-lair",
            swarms={"L2": swarm},
            lords_slain="brood-lord-2",
            tokens={"scipio": 1},
            attacked=True,
            event="for-my-battle-brothers",
        )
        scene.to_event()
        return scene

    assert brothers("brood-lord-1").won, "Scipio is the only one with a token, BL1 the only victim"
    scene = brothers("head brood-lord-1")
    assert scene.result is None
    assert scene.swarm("L2") == "brood-lord-1", "the normal card shields him"
    assert scene.tokens("scipio") == 0


@pytest.mark.clause("DA-6.2")
def test_sc_100_gun_jam_lasts_one_round() -> None:
    scene = Scene("scipio< omnio<", event=("gun-jam", "chaos-of-battle", "chaos-of-battle"))
    scene.to_event(grey=6, purple=5, token_to="omnio")
    scene.play(ChooseTeam("grey"))
    grey = next(team for team in scene.view(0).teams if team.team == "grey")
    assert {action.card: action.status for action in grey.actions} == {6: "resting", 8: "ready", 15: "jammed"}
    assert grey.chosen == 8
    scene.choose(purple=14)
    scene.skip(until=EVENT)
    assert scene.phase == CHOOSE
    assert scene.state.round == 3
    assert scene.cards_of("grey") == {6, 15}
