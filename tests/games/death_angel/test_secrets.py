"""Views leak nothing: states that differ only in what a seat can't know look the same to it (section 16)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.games.death_angel.helpers import GAME, build

from starboard.core.chance import Seeded
from starboard.core.game import SPECTATOR, witnesses
from starboard.games.death_angel import events as ev
from starboard.games.death_angel.cards import (
    ACTIONS_OF_TEAM,
    BROOD_LORD,
    EVENTS,
    LEVELS,
    LOCATIONS,
    MARINE,
    TEAM,
)
from starboard.games.death_angel.event import EventVictim, SecretChoice
from starboard.games.death_angel.moves import CHOOSE_MARINE, SLAY, USE_ABILITY, ChooseAction, ChooseMarine, PutEvent
from starboard.games.death_angel.state import CHOOSE, State
from starboard.lab.conformance import random_table


def seen(state: State, seat: int) -> bytes:
    """What travels to this seat."""
    return msgspec.json.encode(GAME.view(state, seat))


def change_hidden(state: State, seat: int, chance: Seeded) -> State:
    """The same state with everything changed that this seat can't know (DA-16.2), found clause by clause."""
    other = GAME.copy(state)
    _change_blips(other, chance)
    _change_locations(other, chance)
    _change_chosen_cards(other, seat, chance)
    _change_events(other, seat, chance)
    return other


def _change_blips(state: State, chance: Seeded) -> None:
    """Order and content of the Blip piles and of the Genestealer deck."""
    cards = [*state.left_blips, *state.right_blips, *state.deck]
    chance.shuffle(cards)
    left, right = len(state.left_blips), len(state.right_blips)
    state.left_blips, state.right_blips = cards[:left], cards[left : left + right]
    state.deck = cards[left + right :]


def _change_locations(state: State, chance: Seeded) -> None:
    """The cards of the Location deck; their levels are public (DA-3.4)."""
    state.location_deck = [chance.pick(LEVELS[LOCATIONS[card].level]) for card in state.location_deck]


def _change_chosen_cards(state: State, seat: int, chance: Seeded) -> None:
    """What the others have chosen, until it is revealed."""
    if state.phase == CHOOSE:
        for team, card in enumerate(state.chosen):
            if card and state.owners[team] != seat:
                state.chosen[team] = chance.pick([c for c in ACTIONS_OF_TEAM[team] if c != state.rests[team]])


def _change_events(state: State, seat: int, chance: Seeded) -> None:
    """The order of the Event deck but for what was scouted, and an Instinct Event the current player reads alone."""
    scout = state.owners[TEAM["purple"]]
    if seat != scout:
        state.scouted = [n for n in range(len(state.events)) if chance.below(2)]
    loose = [n for n in range(len(state.events)) if seat != scout or n not in state.scouted]
    cards = [state.events[n] for n in loose]
    if state.event >= 0 and not state.revealed and seat != state.current:
        instinct = [card for card in [state.event, *cards] if EVENTS[card].instinct]
        cards.append(state.event)
        state.event = chance.pick(instinct)
        cards.remove(state.event)
        state.aim = chance.pick([None, *CHOOSE_MARINE])
        state.marked = [chance.pick(SLAY[chance.below(12)][0]) for _ in range(chance.below(3))]
        asked = state.agenda[-1]
        assert isinstance(asked, SecretChoice)
        state.agenda[-1] = EventVictim(asked.seat, chance.below(12))
    chance.shuffle(cards)
    for n, card in zip(loose, cards, strict=True):
        state.events[n] = card


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.integers(1, 6), st.integers(0, 2**32), st.integers(0, 150), st.booleans())
@pytest.mark.clause("DA-16.1", "DA-16.2", "DA-2.8")
def test_what_a_seat_cannot_know_does_not_show(seats: int, seed: int, moves: int, both: bool) -> None:
    options: dict[str, Any] = {"travel_trigger": "both" if both else "either"}
    state = random_table(GAME, seats, options, seed, moves=moves).state
    assert isinstance(state, State)
    for seat in (SPECTATOR, *range(seats)):
        for n in range(3):
            other = change_hidden(state, seat, Seeded(seed, n))
            assert seen(other, seat) == seen(state, seat)


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.integers(2, 6), st.integers(0, 2**32))
@pytest.mark.clause("DA-9.3", "DA-16.2")
def test_a_hidden_instinct_event_does_not_show(seats: int, seed: int) -> None:
    """Random play until an Instinct Event is read: to the others every such Event looks the same."""
    state = random_table(GAME, seats, {}, seed, moves=0).state
    assert isinstance(state, State)
    chance = Seeded(seed, 1)
    while state.revealed and (deciders := GAME.to_move(state)):
        seat = chance.pick(deciders)
        GAME.carry_out(state, seat, chance.pick(GAME.moves(state, seat)), chance)
    for seat in (SPECTATOR, *range(seats)):
        view = GAME.view(state, seat)
        if state.revealed or seat == state.current:
            continue
        assert view.event is None
        assert view.event_hidden
        assert view.question is not None
        assert view.question.kind == "instinct"
        assert not GAME.moves(state, seat)
        for n in range(3):
            assert seen(change_hidden(state, seat, Seeded(seed, n)), seat) == seen(state, seat)


@pytest.mark.clause("DA-6.1", "DA-6.5", "DA-16.2")
def test_a_chosen_card_is_known_to_its_player_alone_until_all_lie() -> None:
    scene = build("Gideon< Leon< Zael>", phase="choose", players=3, round=1)
    scene.play(ChooseAction(16), seat=0)
    assert [GAME.view(scene.state, seat).teams[0].chosen for seat in (0, 1, 2, SPECTATOR)] == [16, 0, 0, 0]
    assert all(GAME.view(scene.state, seat).teams[0].has_chosen for seat in (0, 1, 2, SPECTATOR))
    for event in scene.said(ev.ActionChosen):
        assert event.card == (16 if witnesses(event, 0) else 0)


@pytest.mark.clause("DA-9.3", "DA-9.24")
def test_an_instinct_event_is_public_once_chosen() -> None:
    scene = build(
        "Gideon< Leon<", players=2, phase="event", cards=["block", "overwatch"], event="second-wind", blips=(9, 9)
    )
    assert scene.seat == 0
    assert [GAME.view(scene.state, seat).event for seat in (0, 1, SPECTATOR)] == ["E30", None, None]
    assert [event.card for event in scene.said(ev.EventDrawn) if witnesses(event, 1)] == [""]
    scene.play(ChooseMarine("leon"))
    assert [event.marine for event in scene.said(ev.EventRevealed)] == ["leon"]
    assert scene.state.upcoming_target == MARINE["leon"]


@pytest.mark.clause("DA-9.3", "DA-15.3")
def test_alone_an_instinct_event_is_revealed_first() -> None:
    scene = build("Gideon< Leon<", phase="event", event="second-wind")
    assert [event.card for event in scene.said(ev.EventDrawn) if witnesses(event, SPECTATOR)] == ["E30"]
    assert GAME.view(scene.state, SPECTATOR).event == "E30"


@pytest.mark.clause("DA-16.2")
def test_only_the_scout_knows_the_scouted_event() -> None:
    scene = build("Zael< Leon<", players=2, owners={"purple": 1, "red": 0}, cards=["forward-scouting"], event="evasion")
    while scene.kind != "scout":
        scene.play(scene.moves[-1])
    scene.play(USE_ABILITY)
    assert [[known.event for known in GAME.view(scene.state, seat).scouted] for seat in (0, 1)] == [[], ["E28"]]
    assert [event.card for event in scene.said(ev.EventScouted) if witnesses(event, 0)] == [""]
    scene.play(PutEvent("bottom"))
    [known] = GAME.view(scene.state, 1).scouted
    assert (known.above, known.event) == (29, "E28")
    assert GAME.view(scene.state, 0).scouted == ()
    assert EVENTS[scene.state.events[0]].code == "E28"


def test_blip_contents_are_nowhere_in_a_view() -> None:
    """The only Genestealer cards a view names are those in swarms and in the discard pile."""
    state = random_table(GAME, 3, {}, 11, moves=40).state
    assert isinstance(state, State)
    view = GAME.view(state, SPECTATOR)
    visible = [card for row in view.rows for at in (row.left, row.right) for s in at.swarms for card in s.cards]
    named = msgspec.json.encode(view).decode().count('"tail"')
    assert named == [*visible, *view.genestealer_discard].count("tail")
    assert all(card < BROOD_LORD for card in state.left_blips)
