"""Abilities that follow the action of a card: Strategize, Stealth Tactics, Scouting, Intimidation (DA-7.2, DA-7.3)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.death_angel.common import TOXIN, Trigger, prices, said
from tests.games.death_angel.positions import GAME, build
from tests.games.death_angel.scenes import EVENT, Scene

from starboard.core.game import SPECTATOR
from starboard.games.death_angel import events
from starboard.games.death_angel.moves import (
    PASS,
    USE_ABILITY,
    ChooseMarine,
    ChoosePile,
    ChooseSwarm,
    MoveSwarm,
    Pass,
    PlaceToken,
    PutEvent,
    Slay,
    SpendToken,
    UseAbility,
)


def intimidate(face: int, **position: Any) -> Scene:
    scene = Scene(**{"formation": "lorenzo< deino> noctis<", "attacked": True, **position})
    scene.choose(blue=11)
    scene.on_to("intimidate")
    scene.play(UseAbility(), rolls=[face])
    return scene


def test_piles_that_are_empty() -> None:
    scene = build("Scipio> Zael>", cards=["stealth-tactics"], blips=(0, 3), travel_trigger="both")
    scene.play(PASS, PASS)
    assert scene.kind == "stealth"
    assert scene.refused(ChoosePile("left")) == "DA-7.2"
    assert said(scene)[1] == "Right pile"
    assert prices(scene)[0] == "3 cards"


@pytest.mark.parametrize(("trigger", "travels"), [("either", True), ("both", False)])
@pytest.mark.clause("DA-10.1")
def test_sc_16_stealth_tactics_empties_a_pile(trigger: Trigger, travels: bool) -> None:
    scene = Scene(
        "scipio< calistarius>",
        blips=(1, 4),
        tokens={"scipio": 1},
        ahead="teleportarium",
        travel_trigger=trigger,
    )
    scene.choose(grey=8)
    scene.on_to("stealth")
    scene.play(ChoosePile("left"))
    assert scene.blips == (0, 4)
    scene.play(SpendToken("scipio"))
    assert scene.tokens("scipio") == 0
    if travels:
        assert (scene.location, scene.blips) == ("teleportarium", (7, 5))
    else:
        assert (scene.location, scene.blips) == ("void-lock", (0, 3))


# --- Strategize -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("DA-12.3")
def test_faq_04_strategize_merges_after_the_card() -> None:
    scene = Scene("omnio< scipio<", swarms={"L1": "head", "L2": "tail"}, attacked=True)
    scene.choose(purple=5)
    scene.play(PlaceToken("scipio"), MoveSwarm("L1", "L2"))
    assert scene.groups("L2") == ["head tail"]


@pytest.mark.clause("DA-12.3")
@pytest.mark.parametrize(
    ("place", "ways"),
    [
        ("L2", {"L1", "L3", "R2", "R1", "R3"}),
        ("L1", {"L2", "R1", "R2"}),
        ("R3", {"R2", "L3", "L2"}),
    ],
)
def test_05_strategize_one_position_the_other_side_or_both(place: str, ways: set[str]) -> None:
    scene = Scene("omnio< scipio> zael<", swarms={place: "head tail"}, attacked=True)
    scene.choose(purple=5)
    scene.play(PlaceToken("scipio"))
    assert {move.to for move in scene.offered(MoveSwarm)} == ways
    assert scene.may_pass
    to = sorted(ways)[0]
    scene.play(MoveSwarm(place, to))
    assert scene.swarms == {to: "head tail"}


@pytest.mark.clause("DA-12.3")
def test_05_strategize_with_one_marine_only_the_other_side() -> None:
    scene = Scene("omnio<", swarms={"L1": "head"}, attacked=True)
    scene.choose(purple=5)
    assert {move.to for move in scene.offered(MoveSwarm)} == {"R1"}


@pytest.mark.clause("DA-12.6")
def test_05_strategize_moves_brood_lords_too() -> None:
    swarms = {"L1": "head brood-lord-1", "R2": "brood-lord-2"}
    scene = Scene("omnio< zael>", location="genestealer-lair", swarms=swarms, attacked=True)
    scene.choose(purple=5)
    scene.play(PlaceToken("omnio"), MoveSwarm("L1", "R2"))
    assert scene.swarms == {"R2": "head brood-lord-1 brood-lord-2"}


@pytest.mark.clause("DA-12.3")
def test_sc_63_strategize_merges_and_power_field_protects_the_whole() -> None:
    scene = Scene("omnio< scipio< zael<", swarms={"L2": "head", "L3": "tail claws"})
    scene.choose(purple=5, grey=6)
    scene.play(PlaceToken("omnio"), MoveSwarm("L2", "L3"))
    assert scene.swarms == {"L3": "head tail claws"}
    scene.play(PlaceToken("omnio"), ChooseSwarm("L3"))
    assert scene.phase == EVENT, "nobody attacked"


@pytest.mark.clause("DA-7.2", "DA-12.3")
def test_strategize_at_the_ends_of_the_column() -> None:
    two = build("Zael< Omnio<", cards=["strategize"], swarms={"L1": "head"})
    two.play(PlaceToken("zael"))
    assert {move.to for move in two.offered(MoveSwarm)} == {"R1", "L2", "R2"}
    assert PASS in two.moves
    last = build("Zael<", slain="omnio", cards=["strategize"], swarms={"R1": "head", "L1": "tail"})
    assert set(last.offered(MoveSwarm)) == {MoveSwarm("R1", "L1"), MoveSwarm("L1", "R1")}
    last.play(MoveSwarm("R1", "L1"))
    assert last.swarm("L1") == ["head", "tail"]


# --- Stealth Tactics --------------------------------------------------------------------------------------------------


@pytest.mark.clause("DA-7.2", "DA-15.4")
def test_r_stealth_the_second_needs_the_first_the_other_pile_and_a_token() -> None:
    scene = Scene("scipio< noctis>", tokens={"noctis": 1}, blips=(3, 4))
    scene.choose(grey=8)
    scene.on_to("stealth")
    assert scene.offered(ChoosePile) == {ChoosePile("left"), ChoosePile("right")}
    scene.play(ChoosePile("right"))
    assert scene.blips == (3, 3)
    assert set(scene.moves) == {SpendToken("noctis"), Pass()}
    scene.play(SpendToken("noctis"))
    assert scene.blips == (2, 3)
    assert scene.supply == 12


@pytest.mark.clause("DA-7.2")
def test_r_stealth_without_a_token_there_is_no_second() -> None:
    scene = Scene("scipio< noctis>", blips=(3, 4))
    scene.choose(grey=8)
    scene.on_to("stealth")
    scene.play(ChoosePile("right"))
    assert scene.phase == EVENT
    assert scene.blips == (3, 3)


@pytest.mark.clause("DA-7.2")
def test_r_stealth_an_empty_pile_cannot_be_chosen() -> None:
    scene = Scene("scipio< noctis>", tokens={"noctis": 1}, blips=(0, 4), travel_trigger="both")
    scene.choose(grey=8)
    scene.on_to("stealth")
    assert scene.offered(ChoosePile) == {ChoosePile("right")}
    assert scene.may_pass
    scene.play(ChoosePile("right"))
    assert scene.phase == EVENT, "the left pile is empty, so nothing more is asked"


@pytest.mark.clause("DA-15.4", "DA-7.10")
def test_stealth_is_paid_by_any_marine_of_that_player() -> None:
    scene = build(
        "Scipio> Zael>1 Leon>1",
        players=2,
        owners={"grey": 0, "purple": 0, "red": 1},
        cards=["stealth-tactics"],
        blips=(2, 4),
    )
    scene.play(PASS, PASS, ChoosePile("right"))
    assert scene.blips == (2, 3)
    assert scene.offered(SpendToken) == [SpendToken("zael")]
    scene.play(SpendToken("zael"))
    assert scene.blips == (1, 3)
    assert scene.formation == "scipio> zael> leon>1"


@pytest.mark.clause("DA-7.2")
def test_stealth_with_an_empty_pile_has_no_second_part() -> None:
    scene = build("Scipio>3 Zael>", cards=["stealth-tactics"], blips=(0, 4), travel_trigger="both")
    scene.play(PASS, PASS, ChoosePile("right"))
    assert scene.blips == (0, 3)
    assert scene.idle


# --- Forward Scouting -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("where", "drawn"), [("top", "evasion"), ("bottom", "outnumbered")])
@pytest.mark.clause("DA-16.2")
def test_10_forward_scouting_top_or_bottom(where: Any, drawn: str) -> None:
    scene = Scene("omnio< scipio>", event=("evasion", "outnumbered"))
    scene.choose(purple=10)
    scene.on_to("scout")
    scene.play(UseAbility())
    assert set(scene.moves) == {PutEvent("top"), PutEvent("bottom")}
    scene.play(PutEvent(where))
    assert scene.event_discard == [drawn]


@pytest.mark.clause("DA-14.2")
def test_r_scout_an_empty_deck_is_shuffled_first() -> None:
    scene = Scene("omnio< scipio>", event=(), only_these_events=True)
    scene.choose(purple=10)
    scene.on_to("scout")
    scene.play(UseAbility())
    assert scene.dice.shuffled == [30]
    assert scene.view(0).scouted[0].above == 0


@pytest.mark.clause("DA-7.2", "DA-16.2")
def test_10_forward_scouting_is_a_may() -> None:
    scene = Scene("omnio< scipio>", event="evasion")
    scene.choose(purple=10)
    scene.on_to("scout")
    scene.play(Pass())
    assert not scene.happened(events.EventScouted)


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
    assert [event.deck for event in scene.happened(events.Reshuffled)] == ["events"]
    assert (len(scene.state.events), len(scene.state.event_discard)) == (30, 0)
    seen = {event.seats: event.card for event in scene.happened(events.EventScouted)}
    assert seen[(0,)] != ""
    assert all(card == "" for seats, card in seen.items() if seats != (0,))
    assert len(scene.view(0).scouted) == 1
    assert scene.view(1).scouted == scene.view(SPECTATOR).scouted == ()
    assert set(scene.moves) == {PutEvent("top"), PutEvent("bottom")}


@pytest.mark.clause("DA-14.2", "DA-16.2")
def test_scouting_a_deck_of_one_and_nobody_else_sees_it() -> None:
    scene = build(
        "Zael> Omnio> Leon>",
        players=3,
        owners={"purple": 0, "red": 1},
        cards=["forward-scouting"],
        event="surrounded",
        events_left=1,
    )
    before = GAME.view(scene.state, 1), GAME.view(scene.state, SPECTATOR)
    scene.play(PASS, PASS, USE_ABILITY)
    assert set(scene.offered(PutEvent)) == {PutEvent("top"), PutEvent("bottom")}
    other = build(
        "Zael> Omnio> Leon>",
        players=3,
        owners={"purple": 0, "red": 1},
        cards=["forward-scouting"],
        event="surrounded",
        events_left=1,
    )
    assert before == (GAME.view(other.state, 1), GAME.view(other.state, SPECTATOR))
    scene.play(PutEvent("bottom"))
    assert len(scene.state.events) == 1


# --- Intimidation -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("DA-7.3")
def test_11_intimidation_from_both_marines_and_sides() -> None:
    scene = intimidate(2, swarms={"L1": "head", "R1": "tail", "L2": "claws", "L3": "tongue"}, blips=(2, 5))
    assert scene.offered(Slay) == {Slay("L1", "head"), Slay("R1", "tail"), Slay("L2", "claws")}
    scene.play(Slay("R1", "tail"))
    assert scene.offered(Slay) == {Slay("L1", "head"), Slay("L2", "claws")}
    assert not scene.may_pass
    scene.play(Slay("L2", "claws"))
    assert scene.swarms == {"L1": "head", "L3": "tongue"}
    assert scene.blips == (4, 5), "all into the one smaller pile"
    assert scene.dice.shuffled == [4]


@pytest.mark.clause("DA-7.3")
def test_11_intimidation_0_is_none() -> None:
    scene = intimidate(0, swarms={"L1": "head"})
    assert scene.swarms == {"L1": "head"}
    assert [event.bad for event in scene.happened(events.DieRolled)] == [True]


@pytest.mark.clause("DA-12.7")
def test_r_brood_blip_brood_lords_never_go_into_a_pile() -> None:
    scene = intimidate(
        5,
        location="genestealer-lair",
        swarms={"L1": "head brood-lord-1", "L3": "brood-lord-2"},
        blips=(2, 5),
    )
    assert scene.swarms == {"L1": "brood-lord-1", "L3": "brood-lord-2"}
    assert scene.blips == (3, 5)


@pytest.mark.parametrize(("blips", "after"), [((2, 5), (4, 5)), ((5, 2), (5, 4)), ((0, 4), (2, 4)), ((4, 0), (4, 2))])
@pytest.mark.clause("DA-7.3", "DA-2.8")
def test_r_smallest_compared_before_the_cards_are_added(blips: tuple[int, int], after: tuple[int, int]) -> None:
    scene = intimidate(2, swarms={"L1": "head head"}, blips=blips, travel_trigger="both")
    assert scene.blips == after


@pytest.mark.clause("DA-7.3", "DA-2.8")
def test_r_smallest_in_a_tie_the_card_player_chooses() -> None:
    scene = intimidate(2, swarms={"L1": "head head"}, blips=(4, 4))
    assert scene.offered(ChoosePile) == {ChoosePile("left"), ChoosePile("right")}
    scene.play(ChoosePile("right"))
    assert scene.blips == (4, 6)


@pytest.mark.clause("DA-7.2")
def test_intimidation_takes_exactly_the_number() -> None:
    scene = build("Lorenzo> Deino>", cards=["intimidation"], swarms={"L1": "head head", "R2": "tail tail claws"})
    scene.play(PASS, PASS)
    scene.roll(4).play(USE_ABILITY, Slay("L1", "head"), Slay("L1", "head"), Slay("R2", "tail"))
    assert set(scene.moves) == {Slay("R2", "tail"), Slay("R2", "claws")}
    scene.play(Slay("R2", "claws"), ChoosePile("right"))
    assert scene.swarms() == {"R2": 1}
    assert scene.blips == (3, 7)


@pytest.mark.clause("DA-7.3")
def test_intimidation_asks_for_no_more_than_there_are() -> None:
    scene = build("Lorenzo> Deino>", cards=["intimidation"], swarms={"L1": "head tail claws"}, blips=(2, 5))
    scene.play(PASS, PASS)
    scene.roll(5).play(USE_ABILITY)
    assert said(scene)[0] == "Send 3 back: who first?"
    scene.play(Slay("L1", "head"))
    assert said(scene)[0] == "Send 2 back: who first?"


@pytest.mark.clause("DA-12.7", "DA-7.3")
def test_sc_17_intimidation_sends_normal_cards_to_the_smaller_pile() -> None:
    scene = Scene(
        "lorenzo< scipio<",
        location="genestealer-lair",
        swarms={"L1": "head brood-lord-1", "R1": "tail"},
        lords_slain="brood-lord-2",
        blips=(3, 5),
    )
    scene.choose(blue=11)
    scene.on_to("intimidate")
    scene.play(UseAbility(), rolls=[3])
    assert scene.offered(Slay) == {Slay("L1", "head"), Slay("R1", "tail")}
    assert not scene.may_pass, "after the roll the number is a must"
    scene.play(Slay("L1", "head"))
    assert scene.swarms == {"L1": "brood-lord-1"}
    assert scene.blips == (5, 5)
    assert scene.dice.shuffled == [5]


@pytest.mark.clause("DA-12.4")
def test_intimidation_takes_protected_cards() -> None:
    scene = build("Lorenzo< Deino>", cards=["intimidation"], swarms={"L1": "head"}, protected=["L1"], blips=(2, 5))
    scene.play(PASS, PASS)
    scene.roll(4).play(USE_ABILITY)
    assert scene.swarms() == {}
    assert scene.blips == (3, 5)


@pytest.mark.clause("DA-13.2")
def test_intimidation_only_moves_the_last_genestealer() -> None:
    scene = build("Lorenzo> Deino>", cards=["intimidation"], blips=(0, 0), location=TOXIN, swarms={"L1": "head"})
    scene.play(PASS, PASS)
    scene.roll(1).play(USE_ABILITY, ChoosePile("left"))
    assert GAME.result(scene.state) is None
    assert sum(scene.blips) == 1


@pytest.mark.clause("DA-10.1")
def test_intimidation_fills_an_empty_pile_before_the_travel_check() -> None:
    scene = build("Lorenzo> Deino>", cards=["intimidation"], blips=(0, 4), swarms={"L1": "head", "R2": "tail tail"})
    scene.play(PASS, PASS)
    scene.roll(1).play(USE_ABILITY)
    assert set(scene.offered(Slay)) == {Slay("L1", "head"), Slay("R2", "tail")}
    scene.play(Slay("R2", "tail"))
    assert scene.blips == (1, 4), "the left pile has a card again: no travel"
    assert scene.swarms() == {"L1": 1, "R2": 1}


@pytest.mark.clause("DA-7.2")
def test_intimidation_may_show_nothing() -> None:
    scene = build("Lorenzo> Deino>", cards=["intimidation"], swarms={"L1": "head"}, blips=(2, 2))
    scene.play(PASS, PASS)
    scene.roll(0).play(USE_ABILITY)
    assert scene.swarms() == {"L1": 1}
    assert scene.idle
