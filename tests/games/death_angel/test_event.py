"""Phase 4: drawing, hiding, choosing and the order of things (section 9)."""

from __future__ import annotations

import pytest
from tests.games.death_angel.common import LAIR, LAUNCH, draw, said
from tests.games.death_angel.positions import build
from tests.games.death_angel.scenes import CHOOSE, EVENT, Scene

from starboard.core.game import SPECTATOR, witnesses
from starboard.games.death_angel import events
from starboard.games.death_angel.cards import EVENTS
from starboard.games.death_angel.moves import Attack, ChooseMarine, ChoosePile, ChooseSwarm, Pass, PlaceToken, Slay
from starboard.lab.conformance import encoded

THREE_PLAYERS = "green | grey | blue"


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
        if isinstance(
            event,
            events.EventDrawn
            | events.TokensPlaced
            | events.SpawnBoxOpened
            | events.MovementBoxOpened
            | events.RoundBegan,
        )
    ]
    assert order == [
        events.EventDrawn,
        events.TokensPlaced,
        events.SpawnBoxOpened,
        events.SpawnBoxOpened,
        events.MovementBoxOpened,
        events.RoundBegan,
    ]
    boxes = [(box.colour, box.size) for box in scene.happened(events.SpawnBoxOpened)]
    assert boxes == [("orange", "major"), ("green", "major")]


@pytest.mark.clause("DA-9.1", "DA-9.21")
def test_two_cards_have_no_movement_box() -> None:
    still = {event.id for event in EVENTS if event.movement is None}
    assert still == {"surrounded", "flanking-manoeuvre"}
    scene = Scene("noctis< scipio>", swarms={"L1": "head"}, attacked=True, event="flanking-manoeuvre")
    scene.to_event()
    assert not scene.happened(events.MovementBoxOpened)


@pytest.mark.clause("DA-9.2")
def test_the_player_of_the_lowest_card_draws() -> None:
    scene = Scene("noctis< scipio> deino<", players=THREE_PLAYERS)
    scene.to_event(green=12, grey=8, blue=11)
    assert scene.current == 1
    assert scene.asked == (1,)
    drawn = {event.seats: event.card for event in scene.happened(events.EventDrawn)}
    assert drawn[(1,)] == "E30"


@pytest.mark.clause("DA-9.2")
def test_support_cards_are_the_lowest() -> None:
    scene = Scene("noctis< scipio> deino<", players=THREE_PLAYERS)
    scene.choose(green=16, grey=15, blue=3)
    scene.play(PlaceToken("noctis"))
    assert scene.current == 2


@pytest.mark.clause("DA-9.2", "DA-9.3")
def test_the_others_see_that_an_event_was_drawn() -> None:
    """The current player reads it alone, everybody else sees a card without a face."""
    scene = build("Leon> Zael>", players=2, phase="event", cards=["overwatch", "strategize"], event="surrounded")
    drawn = scene.said(events.EventDrawn)
    for seat, card in ((0, "E18"), (1, ""), (SPECTATOR, "")):
        assert [event.card for event in drawn if witnesses(event, seat)] == [card]


@pytest.mark.clause("DA-9.3", "DA-16.2")
def test_an_instinct_event_is_hidden_until_its_choice_is_made() -> None:
    hidden = []
    for event in ("second-wind", "psychic-assault", "surrounded"):
        scene = Scene("noctis< scipio> deino<", event=event, players=THREE_PLAYERS)
        # What lies in the Event deck differs too, but nobody knows it.
        scene.to_event(green=12, grey=8, blue=11)
        assert scene.asked == (1,)
        assert scene.view(1).event == EVENTS[scene.state.event].code
        for seat in (SPECTATOR, 0, 2):
            assert scene.view(seat).event is None
            assert scene.view(seat).event_hidden
        hidden.append([encoded(scene.view(seat)) for seat in (SPECTATOR, 0, 2)])
        drawn = {event.seats: event.card for event in scene.happened(events.EventDrawn)}
        assert all(card == "" for seats, card in drawn.items() if seats != (1,))
    assert hidden[0] == hidden[1] == hidden[2]


@pytest.mark.clause("DA-9.3")
def test_then_it_is_revealed_with_the_choice() -> None:
    scene = Scene("noctis< scipio> deino<", event="second-wind", players=THREE_PLAYERS)
    scene.to_event(green=12, grey=8, blue=11)
    scene.play(ChooseMarine("deino"))
    revealed = scene.happened(events.EventRevealed)
    assert [(event.card, event.marine, event.seats) for event in revealed] == [("E30", "deino", None)]


@pytest.mark.clause("DA-9.3")
def test_an_event_without_instinct_is_open_at_once() -> None:
    scene = Scene("noctis< scipio> deino<", event="evasion", players=THREE_PLAYERS)
    scene.to_event()
    assert [(event.card, event.seats) for event in scene.happened(events.EventDrawn)] == [("E28", None)]


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
        players=THREE_PLAYERS,
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
        players=THREE_PLAYERS,
    )
    scene.to_event()
    scene.play(ChooseSwarm("L1"))
    assert scene.view(SPECTATOR).event == "E20"
    assert scene.offered(ChoosePile) == {ChoosePile("left"), ChoosePile("right")}
    scene.play(ChoosePile("right"))
    assert scene.blips == (4, 6)


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
    assert [event.card for event in scene.happened(events.EventIdle)] == ["E13"]
    assert scene.phase == CHOOSE


@pytest.mark.clause("DA-9.6")
def test_the_controller_decides_what_his_marine_does() -> None:
    scene = Scene(
        "noctis< scipio> deino<",
        event="quick-instincts",
        swarms={"L1": "head tail"},
        tokens={"noctis": 1},
        attacked=True,
        players=THREE_PLAYERS,
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
        players=THREE_PLAYERS,
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


@pytest.mark.clause("DA-9.7", "DA-14.1")
def test_the_event_is_discarded_at_the_end() -> None:
    scene = Scene("noctis< scipio>", event=("psychic-assault", "evasion"))
    scene.to_event()
    assert scene.event_discard == []
    scene.play(ChooseMarine("noctis"), rolls=[5])
    assert scene.event_discard == ["psychic-assault"]
    assert scene.view().event_discard == ("E23",)
    assert scene.view(0).event is None


@pytest.mark.clause("DA-9.7")
@pytest.mark.parametrize("lasting", ["second-wind", "gun-jam", "evasion"])
def test_only_enter_formation_gives_tokens_for_moving(lasting: str) -> None:
    target = {"second-wind": "leon", "gun-jam": "purple"}.get(lasting)
    scene = build("Leon< Valencio<", cards=["onward-brothers"], lasting=(lasting, target))
    assert scene.offered(PlaceToken) == []


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
    assert [event.place for event in scene.happened(events.SwarmsMerged)] == ["L3"]
    assert scene.event_discard == [], "within the Event Phase"
    scene.set_blips(6, 0)
    scene.play(Attack("leon", "L3"), rolls=[4])
    assert scene.location == "core-cogitator", "travel after Overwatch"
    order = [
        type(event)
        for event in scene.events
        if isinstance(event, events.AttackMissed | events.Travelled | events.RoundBegan)
    ]
    assert order == [events.AttackMissed, events.Travelled, events.RoundBegan]


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


@pytest.mark.clause("DA-9.23", "DA-9.1")
def test_r_choose_judged_when_the_ability_is_resolved_before_the_boxes() -> None:
    """Outnumbered: the Dark Corner's spawn comes too late to count Noctis as engaged."""
    scene = draw("outnumbered", terrain={"dark-corner": "L1"}, tokens={"noctis": 2})
    assert scene.tokens("noctis") == 2
    assert scene.sizes


@pytest.mark.clause("DA-9.24")
def test_tokens_and_victims_of_rewarded_faith_are_part_of_the_hidden_choice() -> None:
    scene = Scene(
        "noctis< scipio> deino<",
        event="rewarded-faith",
        swarms={"L1": "head claws"},
        tokens={"noctis": 3},
        attacked=True,
        players=THREE_PLAYERS,
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
        players=THREE_PLAYERS,
    )
    scene.to_event()
    scene.play(ChooseMarine("noctis"))
    assert scene.view(SPECTATOR).event is None
    assert scene.offered(Slay) == {Slay("L1", "head"), Slay("L1", "claws")}
    scene.play(Slay("L1", "head"))
    assert [event.card for event in scene.happened(events.EventRevealed)] == ["E11"]
    assert scene.tokens("noctis") == 0


@pytest.mark.clause("DA-9.24")
def test_victims_of_events_are_engaged_with_the_marine() -> None:
    scene = build("Leon>2 Zael>", phase="event", event="rewarded-faith", swarms={"L1": "head tail", "R2": "claws"})
    scene.play(ChooseMarine("leon"))
    assert scene.refused(Slay("R2", "claws")) == "DA-9.24"
    assert said(scene)[0] == "Rewarded Faith · who beside Leon?"
    scene.play(Slay("L1", "head"))
    assert said(scene)[0] == "Rewarded Faith · one more beside Leon?"
    assert scene.refused(Slay("L1", "head")) == "DA-9.24"


@pytest.mark.clause("DA-9.24", "DA-12.7")
def test_a_lone_brood_lord_leaves_no_pile_to_choose() -> None:
    """The piles are tied, but nothing goes back: nobody is asked."""
    scene = build(
        "Leon> Zael>",
        phase="event",
        event="temporary-sanctuary",
        location=LAIR,
        swarms={"L1": "brood-lord-1", "R2": "brood-lord-2 claws"},
        blips=(3, 3),
    )
    scene.play(ChooseSwarm("L1"))
    assert scene.idle
    assert scene.blips == (3, 3)


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
    spawned = [(event.terrain, len(event.cards)) for event in scene.happened(events.Spawned)]
    assert spawned == [("ventilation-duct", 0), ("door", 2)]
    order = [type(event) for event in scene.events if isinstance(event, events.Spawned | events.Travelled)]
    assert order == [events.Spawned, events.Spawned, events.Travelled]


@pytest.mark.clause("DA-9.26", "DA-9.9")
def test_full_scan_empties_the_pile_the_door_needs() -> None:
    scene = build(
        "Leon> Valencio>",
        phase="event",
        event="full-scan",
        blips=(1, 4),
        terrain={"door": "L1"},
        location_deck=["teleportarium", "generatorium", LAUNCH],
    )
    scene.play(ChoosePile("left"))
    assert scene.swarms() == {}
    assert scene.blips == (7, 5), "travelled at the end of the phase"
