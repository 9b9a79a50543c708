"""The Events, card by card."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.death_angel.common import SIX, THREE, draw, lost
from tests.games.death_angel.positions import GAME, build
from tests.games.death_angel.scenes import CHOOSE, EVENT, Scene

from starboard.core.text import Text
from starboard.games.death_angel import events
from starboard.games.death_angel.cards import Enemy
from starboard.games.death_angel.moves import (
    PASS,
    Activate,
    Attack,
    ChooseAction,
    ChooseMarine,
    ChoosePile,
    ChooseSwarm,
    ChooseTeam,
    Pass,
    PlaceToken,
    Slay,
    Trade,
)

# --- Surrounded -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("DA-9.21", "DA-9.19")
def test_surrounded_moves_once_and_spawns_after() -> None:
    scene = Scene(
        "noctis< scipio> deino<",
        swarms={"L1": "head", "R3": "tail"},
        terrain={"ventilation-duct": "L1"},
        attacked=True,
        event="surrounded",
    )
    scene.to_event()
    scene.play(ChooseMarine("scipio"))
    assert scene.swarm("L2") == "head"
    assert scene.swarm("R2") == "tail"
    assert len(scene.swarm("L1").split()) == 1, "spawned after the gathering"


@pytest.mark.clause("DA-9.21", "DA-12.2")
def test_surrounded_joins_groups_kept_apart() -> None:
    scene = Scene(
        "noctis< scipio> deino> leon>",
        players="green grey | blue red",
        swarms={"L3": "head", "L4": "tail claws", "R1": "tongue"},
        event="surrounded",
    )
    scene.fight(5, 0, 5)
    assert scene.groups("L3") == ["head", "tail claws"]
    scene.play(ChooseMarine("leon"))
    assert scene.swarms == {"L3": "head tail claws", "R3": "tongue"}


@pytest.mark.clause("DA-9.21")
def test_sc_58_surrounded() -> None:
    scene = Scene(
        SIX, swarms={"L1": "head tail", "L5": "claws", "R2": "head head tail"}, attacked=True, event="surrounded"
    )
    scene.to_event()
    scene.play(ChooseMarine("scipio"))
    assert scene.swarms == {"L4": "head tail claws", "R4": "head head tail"}


# --- Chaos of Battle --------------------------------------------------------------------------------------------------


@pytest.mark.clause("DA-9.1")
def test_chaos_of_battle() -> None:
    assert draw("chaos-of-battle").formation == "noctis> scipio< deino>"


@pytest.mark.clause("DA-9.17")
def test_sc_59_chaos_of_battle_turns_before_swarms_move() -> None:
    scene = Scene("noctis< scipio>", swarms={"R1": "head"}, attacked=True, event="chaos-of-battle")
    scene.to_event()
    assert scene.formation == "noctis> scipio<"
    assert scene.swarms == {"L1": "head"}


# --- The Swarm --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("DA-14.4")
def test_r_theswarm_alternately_under_the_piles_before_the_boxes() -> None:
    scene = draw(
        "the-swarm",
        blips=("claws", "claws"),
        deck="head tail head tail head head head head",
        terrain={"door": "L1"},
        travel_trigger="both",
    )
    assert scene.blip_cards("left") == "head head", "the claws on top have spawned on the Door"
    assert scene.blip_cards("right") == "claws tail tail"
    assert scene.swarms == {"L1": "claws"}


@pytest.mark.clause("DA-10.1")
def test_r_theswarm_can_save_the_group_from_travelling() -> None:
    """A pile that the boxes would have emptied holds two more cards."""
    scene = draw("the-swarm", terrain={"door": "L1"}, blips=("head", 5))
    assert scene.blips == (2, 7)
    assert scene.location == "void-lock"


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


# --- Full Scan --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("DA-9.5")
def test_r_fullscan_a_pile_with_cards_face_up_to_the_discards() -> None:
    scene = draw("full-scan", blips=("claws head", "tail tail"), deck=32)
    assert scene.offered(ChoosePile) == {ChoosePile("left"), ChoosePile("right")}
    assert not scene.may_pass
    scene.play(ChoosePile("left"))
    assert scene.blip_cards("left") == "head"
    assert scene.view().genestealer_discard == ("claws",)


@pytest.mark.clause("DA-9.5")
def test_r_fullscan_with_one_or_no_pile_left() -> None:
    scene = draw("full-scan", blips=(0, 3), travel_trigger="both")
    assert scene.blips == (0, 2), "there is no choice"
    scene = draw("full-scan", blips=(0, 0), location="launch-control-room", swarms={"L1": "head"})
    assert scene.phase == CHOOSE, "nothing happens"


# --- Secret Route -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("DA-1.5")
def test_secret_route() -> None:
    scene = draw("secret-route", terrain={"door": "R2"})
    assert scene.state.door_tokens == 2
    assert scene.supply == 10


@pytest.mark.clause("DA-1.6")
def test_secret_route_without_a_door() -> None:
    assert draw("secret-route").supply == 12


@pytest.mark.clause("DA-1.5")
def test_secret_route_puts_as_many_tokens_as_the_supply_has() -> None:
    def route(door: dict[str, str], tokens: int) -> int:
        scene = build(f"Leon>{tokens} Valencio>", phase="event", event="secret-route", terrain=door)
        return scene.state.door_tokens

    assert route({"door": "L1"}, 11) == 1
    assert route({"door": "L1"}, 3) == 2
    assert route({}, 3) == 0


# --- Out of Thin Air --------------------------------------------------------------------------------------------------


@pytest.mark.clause("DA-9.5", "DA-9.14")
def test_out_of_thin_air_two_behind_a_marine() -> None:
    scene = draw("out-of-thin-air", swarms={"R1": "head"})
    assert len(scene.offered(ChooseMarine)) == 3
    scene.play(ChooseMarine("noctis"))
    assert scene.sizes == {"R1": 3}


@pytest.mark.clause("DA-9.5")
def test_r_fullest_the_choice_must_allow_as_many_as_possible() -> None:
    # Behind those who face left is the right pile.
    scene = draw("out-of-thin-air", blips=(4, 1), travel_trigger="both")
    assert scene.happened(events.Spawned)[0].place == "L2", "only Scipio faces right"
    assert scene.blips == (2, 1)


@pytest.mark.clause("DA-9.5")
def test_r_fullest_with_empty_piles_nothing_spawns() -> None:
    scene = draw("out-of-thin-air", blips=(0, 0), location="launch-control-room", swarms={"L1": "tail"})
    assert scene.phase == CHOOSE
    assert scene.sizes == {"L1": 1}


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


@pytest.mark.clause("DA-9.5")
def test_out_of_thin_air_where_nothing_can_appear() -> None:
    """All face right, so behind them is the empty left pile: no target fits and nobody is asked."""
    scene = build("Leon> Valencio>", phase="event", event="E09", blips=(0, 1), travel_trigger="both")
    assert scene.idle
    assert scene.blips == (0, 1)
    assert len(scene.said(events.EventIdle)) == 1


def said_of_nothing(event: str, **position: Any) -> list[str]:
    scene = build("Leon> Valencio<", phase="event", event=event, **position)
    return [Text()(phrase) for idle in scene.said(events.EventIdle) if (phrase := GAME.say_event(idle))]


@pytest.mark.clause("DA-9.1", "DA-9.5")
def test_an_event_of_which_nothing_comes_says_so() -> None:
    """Rescue Space Marine with nobody fallen, Flanking Manoeuvre without a swarm."""
    assert said_of_nothing("E21") == ["Rescue Space Marine: nothing happens; nobody can return."]
    assert said_of_nothing("E25") == ["Flanking Manoeuvre: no swarm has to move."]


@pytest.mark.clause("DA-9.1")
def test_an_event_of_which_something_comes_says_nothing_more() -> None:
    """Leon faces right: the swarm on that side goes behind him."""
    assert said_of_nothing("E25", swarms={"R1": "head"}) == []


# --- For my Battle Brothers -------------------------------------------------------------------------------------------


@pytest.mark.clause("DA-9.5", "DA-9.23")
def test_r_fmbb_only_marines_with_a_token_if_there_is_one() -> None:
    scene = draw("for-my-battle-brothers", swarms={"L1": "head", "L2": "claws"}, tokens={"scipio": 2, "deino": 1})
    assert scene.offered(ChooseMarine) == {ChooseMarine("scipio"), ChooseMarine("deino")}
    scene.play(ChooseMarine("scipio"))
    assert scene.tokens("scipio") == 1
    assert scene.swarms == {"L1": "head"}


@pytest.mark.clause("DA-9.25")
def test_r_fmbb_without_an_enemy_only_the_token_goes() -> None:
    scene = draw("for-my-battle-brothers", swarms={"L1": "head"}, tokens={"scipio": 2, "deino": 1})
    scene.play(ChooseMarine("deino"))
    assert scene.tokens("deino") == 0
    assert scene.swarms == {"L1": "head"}


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


@pytest.mark.clause("DA-9.23")
def test_battle_brothers_of_a_marine_without_enemies() -> None:
    """Leon alone has a token, so he must be named; the token goes, and nobody is there to be removed."""
    scene = build("Leon>1 Valencio>", phase="event", event="E11", swarms={"L2": "claws"})
    assert scene.idle
    assert scene.formation == "leon> valencio>"
    assert scene.swarms() == {"L2": 1}


# --- Stalking from the Shadows ----------------------------------------------------------------------------------------


@pytest.mark.clause("DA-9.25", "DA-1.6")
def test_stalking_from_the_shadows_takes_all_tokens_of_one() -> None:
    scene = draw("stalking-from-the-shadows", tokens={"scipio": 3, "deino": 1})
    scene.play(ChooseMarine("scipio"))
    assert (scene.tokens("scipio"), scene.tokens("deino"), scene.supply) == (0, 1, 11)


# --- Outnumbered ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("DA-2.4")
def test_outnumbered_both_sides_count() -> None:
    scene = draw("outnumbered", swarms={"R1": "head", "R2": "tail"}, tokens={"noctis": 2, "scipio": 2, "deino": 2})
    assert [scene.tokens(marine) for marine in ("noctis", "scipio", "deino")] == [0, 0, 2]


# --- Resupply ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("DA-1.6", "DA-9.23")
def test_resupply_one_marine_collects_all() -> None:
    scene = draw("resupply", tokens={"noctis": 2, "deino": 3})
    scene.play(ChooseMarine("scipio"))
    assert [scene.tokens(marine) for marine in ("noctis", "scipio", "deino")] == [0, 5, 0]
    assert scene.supply == 7


@pytest.mark.clause("DA-9.25")
def test_resupply_gathers_all_tokens() -> None:
    scene = build("Leon>2 Zael>3 Scipio>1", phase="event", event="resupply")
    scene.play(ChooseMarine("scipio"))
    assert scene.formation == "leon> zael> scipio>6"


# --- Gun Jam ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("DA-6.2")
def test_r_gunjam_teams_that_did_not_attack_and_live() -> None:
    scene = Scene("noctis< scipio> deino<", players="green grey blue | yellow", event="gun-jam", swarms={"L2": "head"})
    scene.fight(0, green=1, grey=6, blue=3, token_to="noctis")
    assert scene.formation == "noctis< deino<"
    assert scene.offered(ChooseTeam) == {ChooseTeam("green"), ChooseTeam("blue")}, "grey is dead"
    scene.play(ChooseTeam("blue"))
    blue = next(team for team in scene.view(0).teams if team.team == "blue")
    assert {action.card: action.status for action in blue.actions} == {3: "resting", 11: "ready", 13: "jammed"}


@pytest.mark.clause("DA-9.5")
def test_r_gunjam_nothing_if_all_attacked() -> None:
    scene = draw("gun-jam")
    assert scene.phase == CHOOSE
    assert scene.view().lasting is None


@pytest.mark.clause("DA-6.2")
def test_r_gunjam_two_do_not_add_up() -> None:
    """Twice in a row on green: each time exactly one card is left, and afterwards two."""
    scene = Scene("noctis<", event=("gun-jam", "gun-jam", "outnumbered"))
    scene.choose(green=1)  # 16 jammed, 1 rests: 12 is played by itself
    assert scene.state.round == 2
    assert scene.state.chosen[0] == 12
    scene.skip()  # 16 jammed again, 12 rests: 1 is played by itself
    assert scene.state.round == 4
    assert scene.cards_of("green") == {12, 16}


@pytest.mark.clause("DA-6.2")
def test_sc_08_gun_jam() -> None:
    scene = Scene("leon< lorenzo> scipio<", event="gun-jam")
    scene.to_event(red=4, blue=13, grey=6)
    assert scene.offered(ChooseTeam) == {ChooseTeam("red"), ChooseTeam("grey")}, "blue attacked"
    scene.play(ChooseTeam("red"))
    assert scene.phase == CHOOSE
    red = next(team for team in scene.view(0).teams if team.team == "red")
    assert {action.card: action.status for action in red.actions} == {4: "resting", 7: "ready", 17: "jammed"}
    assert red.chosen == 7, "no choice is left, so the card lies already"
    assert scene.cards_of("blue") == {3, 11}


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


@pytest.mark.clause("DA-9.5", "DA-6.2")
def test_gun_jam_has_nobody_to_name_when_all_attacked() -> None:
    scene = build("Zael> Leon>", phase="event", cards=["flamer-attack", "full-auto"], event="gun-jam")
    assert scene.idle
    named = build("Zael> Leon>", phase="event", cards=["forward-scouting", "full-auto"], event="gun-jam")
    named.go_on()
    assert named.state.chosen[4] == 5, "purple alone could be named and has one card left: Strategize"
    assert {move.card for move in named.offered(ChooseAction)} == {4, 7}


# --- Flanking Manoeuvre -----------------------------------------------------------------------------------------------


@pytest.mark.clause("DA-9.18", "DA-9.21")
def test_flanking_manoeuvre_all_behind_as_one_swarm() -> None:
    scene = draw("flanking-manoeuvre", swarms={"L1": "head", "R1": "tail", "L2": "claws", "R2": "claws"})
    assert scene.swarms == {"R1": "head tail", "L2": "claws claws"}


# --- Cleansing Flames -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("face", range(6))
@pytest.mark.clause("DA-9.24", "DA-9.25")
def test_cleansing_flames_two_on_a_skull(face: int) -> None:
    scene = draw("cleansing-flames", swarms={"L1": "head", "R1": "tail claws", "L2": "head"})
    scene.play(ChooseMarine("noctis"), rolls=[face])
    assert [event.bad for event in scene.happened(events.DieRolled)] == [face not in (1, 2, 3)]
    if face in (1, 2, 3):
        assert scene.offered(Slay) == {Slay("L1", "head"), Slay("R1", "tail"), Slay("R1", "claws")}
        assert not scene.may_pass
        scene.play(Slay("L1", "head"))
        scene.play(Slay("R1", "claws"))
        assert scene.swarms == {"R1": "tail", "L2": "head"}
    else:
        assert scene.sizes == {"L1": 1, "R1": 2, "L2": 1}


@pytest.mark.clause("DA-9.25")
def test_cleansing_flames_one_if_there_is_only_one() -> None:
    scene = draw("cleansing-flames", swarms={"L1": "head"})
    scene.play(ChooseMarine("noctis"), rolls=[1])
    assert scene.swarms == {}


# --- Temporary Sanctuary ----------------------------------------------------------------------------------------------


@pytest.mark.clause("DA-12.7")
def test_temporary_sanctuary_leaves_brood_lords_behind() -> None:
    scene = draw(
        "temporary-sanctuary",
        location="genestealer-lair",
        swarms={"L1": "head tail brood-lord-1", "L2": "brood-lord-2"},
        blips=(6, 2),
    )
    scene.play(ChooseSwarm("L1"))
    assert scene.blips == (6, 4)
    assert scene.groups("L1") == ["brood-lord-1"]


@pytest.mark.clause("DA-9.26")
def test_temporary_sanctuary_the_boxes_use_the_refilled_pile() -> None:
    scene = draw(
        "temporary-sanctuary",
        swarms={"L2": "tail tail"},
        terrain={"ventilation-duct": "R1"},
        blips=(5, 0),
        travel_trigger="both",
    )
    # The two tails went into the empty right pile and spawn at once on the Duct (red major, 2).
    assert scene.swarms == {"R1": "tail tail"}
    assert scene.blips == (5, 0)


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
    assert not scene.said(events.SentToBlips)
    assert scene.swarm("L1")[-1] == "brood-lord-1"


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


@pytest.mark.clause("DA-9.24", "DA-9.25")
def test_a_tied_sanctuary_asks_for_the_pile_afterwards() -> None:
    scene = build(
        "Leon> Zael>",
        phase="event",
        event="temporary-sanctuary",
        swarms={"L1": "head tail", "R1": "head"},
        blips=(3, 3),
    )
    scene.play(ChooseSwarm("L1"))
    assert set(scene.moves) == {ChoosePile("left"), ChoosePile("right")}
    scene.play(ChoosePile("right"))
    assert scene.blips == (3, 5)


# --- Rescue Space Marine ----------------------------------------------------------------------------------------------


@pytest.mark.clause("DA-9.25")
def test_r_rescue_mandatory_at_the_bottom_facing_right_without_tokens() -> None:
    scene = draw("rescue-space-marine", "noctis< gideon< scipio<", terrain={"door": "L3"}, swarms={"R3": "head"})
    assert scene.formation == "noctis< gideon< scipio< calistarius>"
    assert scene.tokens("calistarius") == 0
    assert scene.terrain == {"door": "L3"}
    assert scene.swarms == {"R3": "head"}


@pytest.mark.clause("DA-9.5")
def test_r_rescue_nobody_to_rescue() -> None:
    scene = draw("rescue-space-marine", "noctis< gideon< scipio< calistarius<")
    assert scene.formation == "noctis< gideon< scipio< calistarius<"


@pytest.mark.clause("DA-7.4")
def test_r_rescue_he_acts_from_his_teams_next_card() -> None:
    scene = draw("rescue-space-marine", "noctis< gideon< scipio<")
    scene.choose(grey=8)
    assert {move.marine for move in scene.offered(Trade)} == {"scipio", "calistarius"}


@pytest.mark.clause("DA-9.5")
def test_sc_61_rescue_space_marine() -> None:
    scene = Scene("omnio< scipio<", players="purple grey blue", event="rescue-space-marine")
    scene.to_event()
    assert scene.offered(ChooseMarine) == {ChooseMarine("zael"), ChooseMarine("calistarius")}, "blue is dead as a whole"
    assert not scene.may_pass
    scene.play(ChooseMarine("zael"))
    assert scene.formation == "omnio< scipio< zael>"
    assert scene.tokens("zael") == 0


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


@pytest.mark.clause("DA-9.5")
def test_rescue_must_be_made_and_only_for_a_living_team() -> None:
    scene = build("Leon< Zael>", slain="valencio omnio lorenzo deino", phase="event", event="rescue-space-marine")
    assert set(scene.moves) == {ChooseMarine("valencio"), ChooseMarine("omnio")}
    scene.play(ChooseMarine("omnio"))
    assert scene.formation == "leon< zael> omnio>"


# --- Rewarded Faith ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("tokens", range(4))
@pytest.mark.clause("DA-9.24", "DA-9.6")
def test_rewarded_faith_any_number(tokens: int) -> None:
    scene = draw("rewarded-faith", swarms={"L1": "head head", "R1": "claws"}, tokens={"noctis": 5})
    scene.play(ChooseMarine("noctis"))
    for move in (Slay("L1", "head"), Slay("R1", "claws"), Slay("L1", "head"))[:tokens]:
        scene.play(move)
    if tokens < 3:
        scene.play(Pass())
    assert sum(scene.sizes.values()) == 3 - tokens
    assert scene.tokens("noctis") == 5 - tokens, "never more than there are victims"


@pytest.mark.clause("DA-12.8", "DA-9.24")
def test_rewarded_faith_normal_cards_before_a_brood_lord() -> None:
    scene = draw(
        "rewarded-faith",
        location="genestealer-lair",
        swarms={"L1": "claws brood-lord-2", "R3": "brood-lord-1"},
        tokens={"noctis": 2},
    )
    scene.play(ChooseMarine("noctis"))
    assert scene.offered(Slay) == {Slay("L1", "claws")}
    scene.play(Slay("L1", "claws"))
    assert scene.offered(Slay) == {Slay("L1", "brood-lord-2")}, "picked cards shield nobody any more"
    scene.play(Slay("L1", "brood-lord-2"))
    assert scene.swarm("L1") == ""


@pytest.mark.clause("DA-9.6")
def test_rewarded_faith_at_most_his_tokens() -> None:
    scene = draw("rewarded-faith", swarms={"L1": "claws claws claws"}, tokens={"noctis": 1})
    scene.play(ChooseMarine("noctis"), Slay("L1", "claws"))
    assert scene.sizes == {"L1": 2}
    assert scene.phase == CHOOSE


@pytest.mark.clause("DA-9.24", "DA-12.2")
@pytest.mark.parametrize(("first", "second"), [("claws", "head"), ("head", "claws")])
def test_rewarded_faith_takes_the_last_card_of_one_group_and_one_of_the_other(first: Enemy, second: Enemy) -> None:
    """The groups are numbered as they lie when the victims are named, whichever is used up first."""
    both = build("Leon>2 Valencio>", phase="event", event="rewarded-faith", swarms={"L1": f"{first}* | {second}"})
    both.play(ChooseMarine("leon"), Slay("L1", first, 0), Slay("L1", second, 1))
    assert both.swarms() == {}
    assert both.formation == "leon> valencio>"


@pytest.mark.clause("DA-9.24")
def test_rewarded_faith_counts_those_that_can_be_slain() -> None:
    scene = build(
        "Leon>3 Valencio>",
        phase="event",
        event="rewarded-faith",
        swarms={"L1": "head", "R1": "tail"},
        protected=["R1"],
    )
    scene.play(ChooseMarine("leon"))
    assert set(scene.moves) == {Slay("L1", "head"), PASS}
    scene.play(Slay("L1", "head"))
    assert scene.formation == "leon>2 valencio>"
    assert scene.swarms() == {"L1": 1}, "the protected tail flanked off the top"


# --- Psychic Assault --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("face", range(6))
@pytest.mark.clause("DA-9.25", "DA-11.11")
def test_psychic_assault_0_or_1(face: int) -> None:
    scene = draw("psychic-assault", tokens={"noctis": 3})
    scene.play(ChooseMarine("noctis"), rolls=[face])
    assert ("noctis" in scene.formation) == (face > 1)
    assert [event.bad for event in scene.happened(events.DieRolled)] == [face < 2]
    assert scene.supply == (12 if face < 2 else 9)


@pytest.mark.clause("DA-9.25", "DA-8.9")
def test_psychic_assault_nothing_can_prevent_it() -> None:
    """No token, no Artefact, no Second Wind."""
    scene = Scene(THREE, event=("second-wind", "psychic-assault"), tokens={"noctis": 3}, artefact=0)
    scene.to_event()
    scene.play(ChooseMarine("noctis"))
    scene.to_event(green=12, grey=8, blue=11)
    scene.play(ChooseMarine("noctis"), rolls=[0])
    assert "noctis" not in scene.formation


@pytest.mark.clause("DA-11.3", "DA-9.1")
def test_psychic_assault_the_shift_comes_before_the_boxes() -> None:
    scene = draw("psychic-assault", terrain={"ventilation-duct": "L3"}, blips=("head head", 6))
    scene.play(ChooseMarine("noctis"), rolls=[0])
    assert scene.terrain == {"ventilation-duct": "L2"}
    assert scene.swarms == {"L2": "head"}


@pytest.mark.clause("DA-13.3", "DA-13.5")
def test_psychic_assault_on_the_last_marine() -> None:
    scene = build(
        "Leon>5",
        slain="valencio",
        phase="event",
        event="psychic-assault",
        terrain={"ventilation-duct": "L1"},
        dice=[1],
    )
    assert lost(scene)
    [slain] = scene.said(events.MarineSlain)
    assert (slain.marine, slain.position, slain.moving) == ("leon", 1, "none")


# --- Enter Formation --------------------------------------------------------------------------------------------------


@pytest.mark.clause("DA-9.7", "DA-7.11")
def test_enter_formation_a_token_before_each_move_activate_card() -> None:
    scene = draw("enter-formation")
    scene.choose(green=12, grey=8, blue=3)
    scene.play(PlaceToken("deino"))  # blue's Support card, no token of Enter Formation
    assert scene.question == "enter-formation", "grey 8"
    assert scene.may_pass
    scene.play(PlaceToken("deino"))
    assert scene.question == "who-moves"
    scene.skip_to("enter-formation")
    scene.play(Pass())
    assert scene.tokens("deino") == 2
    assert scene.question == "who-moves"


@pytest.mark.clause("DA-1.5")
def test_enter_formation_with_an_empty_supply() -> None:
    scene = draw("enter-formation", tokens={"noctis": 12})
    scene.choose(green=12, grey=8)
    assert scene.question == "who-moves"


@pytest.mark.clause("DA-7.14", "DA-9.7")
def test_the_token_of_enter_formation_can_be_spent_in_the_same_card() -> None:
    scene = Scene(
        "noctis< scipio>", swarms={"L1": "tail"}, attacked=True, terrain={"door": "L1"}, event=("enter-formation",)
    )
    scene.to_event(green=1, grey=6, token_to="scipio")
    scene.choose(green=12, grey=15)
    scene.skip_to("enter-formation")
    scene.play(PlaceToken("noctis"))
    scene.on_to("who-activates")
    assert scene.offered(Activate) == {Activate("noctis", "door")}
    scene.on_to("attack-for-token")
    assert scene.offered(Attack)


@pytest.mark.clause("DA-9.7")
def test_enter_formation_for_each_move_card_of_one_round() -> None:
    scene = build(
        "Zael> Leon> Scipio>",
        cards=["onward-brothers", "forward-scouting", "power-field"],
        lasting=("enter-formation", None),
    )
    scene.play(PlaceToken("zael"))  # Power Field: Support, no extra
    assert scene.state.supply == 11
    scene.play(PlaceToken("leon"))  # Onward Brothers!
    assert scene.state.supply == 10
    scene.play(PASS, PASS)
    assert PASS in scene.moves, "it may be declined"
    assert PlaceToken("leon") in scene.moves
    scene.play(PASS)
    assert scene.state.supply == 10


# --- They’re Everywhere! ----------------------------------------------------------------------------------------------


@pytest.mark.clause("DA-9.25", "DA-2.4")
def test_r_everywhere_one_in_front_of_each_who_is_not_engaged() -> None:
    scene = draw(
        "theyre-everywhere",
        "noctis< scipio> deino< gideon>",
        swarms={"R3": "head"},
        blips=(2, 2),
        travel_trigger="both",
    )
    spawned = {event.place for event in scene.happened(events.Spawned)}
    assert spawned == {"L1", "R2", "R4"}, "Deino is engaged, from behind"
    assert scene.blips == (1, 0)


@pytest.mark.clause("DA-9.25", "DA-9.9")
def test_r_everywhere_an_empty_pile() -> None:
    scene = draw("theyre-everywhere", blips=(0, 4), travel_trigger="both")
    assert scene.sizes == {"R2": 1}


@pytest.mark.clause("DA-9.25", "DA-9.9")
def test_r_everywhere_as_many_as_the_pile_has() -> None:
    scene = draw("theyre-everywhere", "noctis< scipio< deino< gideon<", blips=(3, 4), travel_trigger="both")
    for marine in ("gideon", "noctis", "deino"):
        assert ChooseMarine(marine) in scene.moves
        scene.play(ChooseMarine(marine))
    assert set(scene.sizes) <= {"L1", "R1", "L3", "R3", "L4", "R4"}
    assert sum(scene.sizes.values()) == 3
    assert scene.blips == (0, 4)


@pytest.mark.clause("DA-9.9")
def test_they_are_everywhere_but_not_from_an_empty_pile() -> None:
    """Nobody is asked who should get none."""
    scene = build(
        "Leon< Valencio< Zael>", phase="event", event="theyre-everywhere", blips=(0, "head head"), travel_trigger="both"
    )
    assert scene.swarms() == {"R3": 1}
    assert scene.blips == (0, 1)
    assert scene.idle


@pytest.mark.clause("DA-9.5", "DA-9.8")
def test_they_are_everywhere_one_for_each_marine_picked() -> None:
    scene = build(
        "Leon< Valencio< Zael<", phase="event", event="theyre-everywhere", blips=("head head", 2), travel_trigger="both"
    )
    scene.play(ChooseMarine("zael"), ChooseMarine("leon"))
    assert scene.swarms() == {"L1": 1, "L3": 1}


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
    spawned = {event.place for event in scene.happened(events.Spawned)}
    assert spawned <= {"L3", "R4", "R5"}
