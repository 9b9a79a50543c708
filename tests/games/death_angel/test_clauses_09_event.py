"""Section 9: the Event Phase, spawning and movement. What each Event does is in test_clauses_cards_events.py."""

from __future__ import annotations

import pytest
from tests.games.death_angel.scenario import CHOOSE, EVENT, Scene
from tests.games.death_angel.test_clauses_03_setup import SPAWNS

from starboard.core.game import SPECTATOR
from starboard.games.death_angel import events as ev
from starboard.games.death_angel.cards import EVENTS, TERRAIN
from starboard.games.death_angel.moves import (
    Attack,
    ChooseMarine,
    ChoosePile,
    ChooseSwarm,
    ChooseTerrain,
    Pass,
    PlaceToken,
    Slay,
)
from starboard.lab.conformance import encoded

SIX = "noctis< gideon< claudio< scipio> calistarius> goriel>"
THREE = "green | grey | blue"


@pytest.mark.clause("DA-9.1")
def test_ability_then_boxes_then_movement() -> None:
    scene = Scene(
        "noctis< scipio>",
        terrain={"dark-corner": "L1", "corridor": "R2", "door": "L2"},
        blips=("head head head", "tail tail tail"),
        event="secret-route",
    )
    scene.to_event()
    order = [
        type(event)
        for event in scene.events
        if isinstance(event, ev.EventDrawn | ev.TokensPlaced | ev.SpawnBoxOpened | ev.MovementBoxOpened | ev.RoundBegan)
    ]
    assert order == [
        ev.EventDrawn,
        ev.TokensPlaced,
        ev.SpawnBoxOpened,
        ev.SpawnBoxOpened,
        ev.MovementBoxOpened,
        ev.RoundBegan,
    ]
    boxes = [(box.colour, box.size) for box in scene.happened(ev.SpawnBoxOpened)]
    assert boxes == [("orange", "major"), ("green", "major")]


@pytest.mark.clause("DA-9.1", "DA-9.21")
def test_two_cards_have_no_movement_box() -> None:
    still = {event.id for event in EVENTS if event.movement is None}
    assert still == {"surrounded", "flanking-manoeuvre"}
    scene = Scene("noctis< scipio>", swarms={"L1": "head"}, attacked=True, event="flanking-manoeuvre")
    scene.to_event()
    assert not scene.happened(ev.MovementBoxOpened)


@pytest.mark.clause("DA-9.2")
def test_the_player_of_the_lowest_card_draws() -> None:
    scene = Scene("noctis< scipio> deino<", players=THREE)
    scene.to_event(green=12, grey=8, blue=11)
    assert scene.current == 1
    assert scene.asked == (1,)
    drawn = {event.seats: event.card for event in scene.happened(ev.EventDrawn)}
    assert drawn[(1,)] == "E30"


@pytest.mark.clause("DA-9.3", "DA-16.2")
def test_an_instinct_event_is_hidden_until_its_choice_is_made() -> None:
    hidden = []
    for event in ("second-wind", "psychic-assault", "surrounded"):
        scene = Scene("noctis< scipio> deino<", event=event, players=THREE)
        # What lies in the Event deck differs too, but nobody knows it.
        scene.to_event(green=12, grey=8, blue=11)
        assert scene.asked == (1,)
        assert scene.view(1).event == EVENTS[scene.state.event].code
        for seat in (SPECTATOR, 0, 2):
            assert scene.view(seat).event is None
            assert scene.view(seat).event_hidden
        hidden.append([encoded(scene.view(seat)) for seat in (SPECTATOR, 0, 2)])
        drawn = {event.seats: event.card for event in scene.happened(ev.EventDrawn)}
        assert all(card == "" for seats, card in drawn.items() if seats != (1,))
    assert hidden[0] == hidden[1] == hidden[2]


@pytest.mark.clause("DA-9.3")
def test_then_it_is_revealed_with_the_choice() -> None:
    scene = Scene("noctis< scipio> deino<", event="second-wind", players=THREE)
    scene.to_event(green=12, grey=8, blue=11)
    scene.play(ChooseMarine("deino"))
    revealed = scene.happened(ev.EventRevealed)
    assert [(event.card, event.marine, event.seats) for event in revealed] == [("E30", "deino", None)]


@pytest.mark.clause("DA-9.3")
def test_an_event_without_instinct_is_open_at_once() -> None:
    scene = Scene("noctis< scipio> deino<", event="evasion", players=THREE)
    scene.to_event()
    assert [(event.card, event.seats) for event in scene.happened(ev.EventDrawn)] == [("E28", None)]


@pytest.mark.clause("DA-9.3", "DA-15.3")
def test_alone_there_is_nobody_to_hide_it_from() -> None:
    scene = Scene("noctis< scipio> deino<", event="second-wind")
    scene.to_event()
    assert scene.view(SPECTATOR).event == "E30"
    assert not scene.view(SPECTATOR).event_hidden


@pytest.mark.clause("DA-9.3")
def test_instinct_is_printed_on_these() -> None:
    open_ = {event.id for event in EVENTS if not event.instinct}
    assert open_ == {
        "chaos-of-battle",
        "the-swarm",
        "secret-route",
        "outnumbered",
        "flanking-manoeuvre",
        "enter-formation",
        "evasion",
        "theyre-everywhere",
    }


@pytest.mark.clause("DA-9.4", "DA-9.24")
def test_choices_that_depend_on_dice_come_after_revealing() -> None:
    scene = Scene(
        "noctis< scipio> deino<",
        event="cleansing-flames",
        swarms={"L1": "head tail claws"},
        attacked=True,
        players=THREE,
    )
    scene.to_event()
    seat = scene.current
    scene.play(ChooseMarine("noctis"), rolls=[1])
    assert scene.view(SPECTATOR).event == "E19", "open now"
    assert scene.asked == (seat,)
    assert {move.card for move in scene.offered(Slay)} == {"head", "tail", "claws"}


@pytest.mark.clause("DA-9.4", "DA-9.24")
def test_the_pile_in_a_tie_is_chosen_after_revealing() -> None:
    scene = Scene(
        "noctis< scipio> deino<",
        event="temporary-sanctuary",
        swarms={"L1": "head tail", "R2": "head"},
        attacked=True,
        blips=(4, 4),
        players=THREE,
    )
    scene.to_event()
    scene.play(ChooseSwarm("L1"))
    assert scene.view(SPECTATOR).event == "E20"
    assert scene.offered(ChoosePile) == {ChoosePile("left"), ChoosePile("right")}
    scene.play(ChoosePile("right"))
    assert scene.blips == (4, 6)


@pytest.mark.clause("DA-9.24")
def test_tokens_and_victims_of_rewarded_faith_are_part_of_the_hidden_choice() -> None:
    scene = Scene(
        "noctis< scipio> deino<",
        event="rewarded-faith",
        swarms={"L1": "head claws"},
        tokens={"noctis": 3},
        attacked=True,
        players=THREE,
    )
    scene.to_event()
    scene.play(ChooseMarine("noctis"))
    assert scene.offered(Slay) == {Slay("L1", "head"), Slay("L1", "claws")}
    assert scene.view(SPECTATOR).event is None
    scene.play(Slay("L1", "claws"))
    assert scene.view(SPECTATOR).event is None
    assert scene.sizes == {"L1": 2}, "nothing happens before it is revealed"
    scene.play(Pass())
    assert scene.swarms == {"L1": "head"}
    assert scene.tokens("noctis") == 2


@pytest.mark.clause("DA-9.24")
def test_the_victim_of_for_my_battle_brothers_is_part_of_the_hidden_choice() -> None:
    scene = Scene(
        "noctis< scipio> deino<",
        event="for-my-battle-brothers",
        swarms={"L1": "head claws"},
        tokens={"noctis": 1, "scipio": 1},
        attacked=True,
        players=THREE,
    )
    scene.to_event()
    scene.play(ChooseMarine("noctis"))
    assert scene.view(SPECTATOR).event is None
    assert scene.offered(Slay) == {Slay("L1", "head"), Slay("L1", "claws")}
    scene.play(Slay("L1", "head"))
    assert [event.card for event in scene.happened(ev.EventRevealed)] == ["E11"]
    assert scene.tokens("noctis") == 0


@pytest.mark.clause("DA-9.5")
def test_a_target_must_fit_if_one_does() -> None:
    scene = Scene("noctis< scipio> deino<", event="stalking-from-the-shadows", tokens={"noctis": 1, "deino": 2})
    scene.to_event()
    assert scene.offered(ChooseMarine) == {ChooseMarine("noctis"), ChooseMarine("deino")}
    assert not scene.may_pass
    scene.play(ChooseMarine("deino"))
    assert (scene.tokens("noctis"), scene.tokens("deino")) == (1, 0)


@pytest.mark.clause("DA-9.5")
def test_if_nothing_fits_the_ability_has_no_effect() -> None:
    scene = Scene("noctis< scipio> deino<", event="stalking-from-the-shadows")
    scene.to_event()
    assert [event.card for event in scene.happened(ev.EventIdle)] == ["E13"]
    assert scene.phase == CHOOSE


@pytest.mark.clause("DA-9.6")
def test_the_controller_decides_what_his_marine_does() -> None:
    scene = Scene(
        "noctis< scipio> deino<",
        event="quick-instincts",
        swarms={"L1": "head tail"},
        tokens={"noctis": 1},
        attacked=True,
        players=THREE,
    )
    scene.to_event(green=16, grey=8, blue=13)
    assert scene.asked == (1,)
    scene.play(ChooseMarine("noctis"))
    assert scene.asked == (0,)
    assert scene.may_pass
    scene.play(Attack("noctis", "L1"), rolls=[1])
    assert scene.asked == (0,), "the reroll is his too"


@pytest.mark.clause("DA-9.6")
def test_victims_and_numbers_are_the_current_players() -> None:
    scene = Scene(
        "noctis< scipio> deino<",
        event="rewarded-faith",
        swarms={"L1": "head tail"},
        tokens={"noctis": 1},
        attacked=True,
        players=THREE,
    )
    scene.to_event(green=16, grey=8, blue=13)
    scene.play(ChooseMarine("noctis"), seat=1)
    assert scene.asked == (1,), "not Noctis's player"


@pytest.mark.clause("DA-9.7")
def test_effects_for_next_round_last_exactly_that_round() -> None:
    scene = Scene("omnio< scipio>", swarms={"L1": "tail tail"}, event=("second-wind", "stalking-from-the-shadows"))
    scene.fight(5)
    scene.play(ChooseMarine("omnio"))
    assert scene.event_discard == ["second-wind"]
    lasting = scene.view().lasting
    assert lasting is not None
    assert (lasting.event, lasting.marine) == ("E30", "omnio")
    scene.fight(0, purple=10, grey=8)
    assert "omnio" in scene.formation
    assert scene.view().lasting is None
    scene.fight(0)
    assert "omnio" not in scene.formation


# --- spawning ------------------------------------------------------------------------------------------------


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
    assert scene.happened(ev.Spawned)[0].cards == ("tail",)
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
    spawned = {event.terrain: len(event.cards) for event in scene.happened(ev.Spawned)}
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
    places = [(event.place, event.terrain) for event in scene.happened(ev.Spawned)]
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
    spawned = [(event.place, len(event.cards)) for event in scene.happened(ev.Spawned)]
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
    spawned = {event.terrain: len(event.cards) for event in scene.happened(ev.Spawned)}
    assert spawned == {"spore-chimney": 3, "ventilation-duct": 1}


@pytest.mark.clause("DA-9.14")
def test_abilities_spawn_without_terrain() -> None:
    scene = Scene("noctis< scipio>", event="out-of-thin-air")
    scene.to_event()
    scene.play(ChooseMarine("scipio"))
    assert scene.sizes == {"L2": 2}


# --- movement ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("symbol", ["head", "tail", "tongue", "claws"])
@pytest.mark.clause("DA-9.15")
def test_swarms_with_the_symbol_move_as_a_whole(symbol: str) -> None:
    events = {
        "head": "stalking-from-the-shadows",
        "tail": "gun-jam",
        "tongue": "full-scan",
        "claws": "secret-route",
    }
    other = "tail" if symbol != "tail" else "head"
    scene = Scene(SIX, swarms={"L2": f"{symbol} {other}", "L4": other}, attacked=True, event=events[symbol])
    scene.to_event()
    if symbol == "tongue":
        scene.play(ChoosePile("left"))
    assert set(scene.sizes) == {"L3", "L4"}
    assert scene.sizes == {"L3": 2, "L4": 1}


@pytest.mark.parametrize("facing", "<>")
@pytest.mark.clause("DA-9.16")
def test_small_arrows_left_down_right_up_whatever_the_facing(facing: str) -> None:
    column = SIX.replace("<", facing).replace(">", facing)
    scene = Scene(column, swarms={"L3": "head", "R3": "head"}, attacked=True, event="stalking-from-the-shadows")
    scene.to_event()
    assert scene.swarms == {"L4": "head", "R2": "head"}


@pytest.mark.parametrize(
    ("top", "bottom", "swarms"),
    [
        ("<", "<", {"R1": "head", "R6": "head"}),
        (">", ">", {"L1": "head", "L6": "head"}),
    ],
)
@pytest.mark.clause("DA-9.17")
def test_at_the_ends_a_swarm_flanks_or_stays(top: str, bottom: str, swarms: dict[str, str]) -> None:
    column = SIX.replace("noctis<", f"noctis{top}").replace("goriel>", f"goriel{bottom}")
    scene = Scene(column, swarms={"R1": "head", "L6": "head"}, attacked=True, event="stalking-from-the-shadows")
    scene.to_event()
    assert scene.swarms == swarms


@pytest.mark.clause("DA-9.18")
def test_flanking_goes_behind_the_marine() -> None:
    scene = Scene(
        "noctis< scipio> deino<",
        swarms={"L1": "claws", "L2": "claws", "R2": "claws head", "R3": "claws"},
        attacked=True,
        event="outnumbered",
    )
    scene.to_event()
    assert scene.swarms == {"R1": "claws", "L2": "head claws claws", "R3": "claws"}


@pytest.mark.clause("DA-9.19")
def test_spawned_cards_may_move_in_the_same_phase() -> None:
    scene = Scene("noctis< scipio>", terrain={"dark-corner": "L1"}, blips=("claws head", 6), event="outnumbered")
    scene.to_event()
    assert scene.swarms == {"R1": "claws"}


@pytest.mark.clause("DA-9.20")
def test_a_whole_row_of_swarms_moves_at_once() -> None:
    swarms = {"L1": "head tail", "L2": "head tongue", "L3": "head claws", "L4": "head", "L5": "head head"}
    scene = Scene(SIX, swarms=swarms, attacked=True, event="stalking-from-the-shadows")
    scene.to_event()
    assert scene.swarms == {f"L{n + 1}": swarms[f"L{n}"] for n in range(1, 6)}


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


@pytest.mark.clause("DA-9.22")
def test_merge_then_overwatch_then_travel_then_the_end_of_the_round() -> None:
    scene = Scene(
        "noctis< leon< deino> claudio>",
        players="green red | blue yellow",
        swarms={"L3": "head", "L4": "tail claws"},
        tokens={"leon": 1},
        terrain={"ventilation-duct": "R1"},
        event="evasion",
    )
    scene.fight(0, 5, red=4, token_to="noctis")
    assert scene.question == "attack-for-token", "Overwatch, after the movement box"
    assert scene.groups("L3") == ["head tail claws"], "after the merge"
    assert [event.place for event in scene.happened(ev.SwarmsMerged)] == ["L3"]
    assert scene.event_discard == [], "within the Event Phase"
    scene.set_blips(6, 0)
    scene.play(Attack("leon", "L3"), rolls=[4])
    assert scene.location == "core-cogitator", "travel after Overwatch"
    order = [type(event) for event in scene.events if isinstance(event, ev.AttackMissed | ev.Travelled | ev.RoundBegan)]
    assert order == [ev.AttackMissed, ev.Travelled, ev.RoundBegan]


@pytest.mark.clause("DA-9.23")
@pytest.mark.parametrize(
    "event",
    [
        "cleansing-flames",
        "quick-instincts",
        "psychic-assault",
        "rewarded-faith",
        "resupply",
        "surrounded",
        "second-wind",
    ],
)
def test_any_living_marine_may_be_chosen(event: str) -> None:
    scene = Scene("noctis< scipio> deino<", swarms={"L1": "head"}, attacked=True, event=event, tokens={"noctis": 1})
    scene.to_event()
    assert {move.marine for move in scene.offered(ChooseMarine)} == {"noctis", "scipio", "deino"}


@pytest.mark.clause("DA-9.23")
def test_also_one_for_whom_it_does_nothing() -> None:
    scene = Scene("noctis< scipio>", swarms={"L1": "head"}, attacked=True, event="quick-instincts")
    scene.to_event()
    scene.play(ChooseMarine("scipio"))
    assert scene.phase == CHOOSE


@pytest.mark.clause("DA-9.25")
@pytest.mark.parametrize(
    "event",
    sorted({event.id for event in EVENTS if event.instinct} - {"quick-instincts"}),
)
def test_event_abilities_are_mandatory(event: str) -> None:
    """A dead Marine to rescue, tokens, swarms, piles: every Event has a target, and none can be declined."""
    scene = Scene(
        "noctis< scipio> deino< lorenzo>",
        players="green | grey | blue",
        swarms={"L1": "head", "R2": "tail"},
        tokens={"noctis": 1, "scipio": 1},
        attacked=True,
        event=event,
    )
    scene.to_event(green=12, grey=8)
    assert scene.phase == EVENT
    assert scene.moves
    assert not scene.may_pass


@pytest.mark.clause("DA-9.26")
def test_a_pile_emptied_in_the_middle_stays_empty_until_the_end() -> None:
    """Full Scan takes the last card of the left pile: the Duct there spawns nothing, travel comes at the end."""
    scene = Scene(
        "noctis< scipio>",
        terrain={"ventilation-duct": "L1", "door": "R1"},
        blips=("head", "head head head"),
        event="full-scan",
    )
    scene.to_event()
    scene.play(ChoosePile("left"))
    spawned = [(event.terrain, len(event.cards)) for event in scene.happened(ev.Spawned)]
    assert spawned == [("ventilation-duct", 0), ("door", 2)]
    order = [type(event) for event in scene.events if isinstance(event, ev.Spawned | ev.Travelled)]
    assert order == [ev.Spawned, ev.Spawned, ev.Travelled]


@pytest.mark.clause("DA-9.7", "DA-14.1")
def test_the_event_is_discarded_at_the_end() -> None:
    scene = Scene("noctis< scipio>", event=("psychic-assault", "evasion"))
    scene.to_event()
    assert scene.event_discard == []
    scene.play(ChooseMarine("noctis"), rolls=[5])
    assert scene.event_discard == ["psychic-assault"]
    assert scene.view().event_discard == ("E23",)
    assert scene.view(0).event is None


@pytest.mark.clause("DA-9.2")
def test_support_cards_are_the_lowest() -> None:
    scene = Scene("noctis< scipio> deino<", players=THREE)
    scene.choose(green=16, grey=15, blue=3)
    scene.play(PlaceToken("noctis"))
    assert scene.current == 2
