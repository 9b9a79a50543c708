"""What must hold in every state: for tests and fuzzing."""

from __future__ import annotations

from collections import Counter

from starboard.core.agenda import Question
from starboard.games.death_angel.cards import (
    BROOD_LORD,
    DOOR,
    EVENTS,
    FINAL,
    GENESTEALERS,
    LEVELS,
    LOCATIONS,
    MARINES,
    RECIPE,
    TEAM_OF_ACTION,
    TEAM_OF_MARINE,
    TOKENS,
)
from starboard.games.death_angel.play import living
from starboard.games.death_angel.state import GONE, SETUP, State


def check(state: State) -> None:
    """Raise ``AssertionError`` if the box does not add up."""
    _tokens(state)
    _genestealers(state)
    _formation(state)
    _terrain(state)
    _decks(state)
    _actions(state)
    _agenda(state)


def _tokens(state: State) -> None:
    """DA-1.6: twelve tokens, only in the supply, on living Marines, on the Door, on the Launch Control Room."""
    assert min(state.supply, state.door_tokens, state.launch_tokens, *state.tokens) >= 0
    assert state.supply + sum(state.tokens) + state.door_tokens + state.launch_tokens == TOKENS
    for marine, tokens in enumerate(state.tokens):
        assert not tokens or marine in state.formation
    assert not state.door_tokens or state.terrain[DOOR] >= 0
    assert not state.launch_tokens or FINAL[state.location]


def _genestealers(state: State) -> None:
    """DA-1.4: 36 Genestealers and two Brood Lords, in swarms of at most two groups a place (DA-12.2)."""
    cards: Counter[int] = Counter()
    for groups in state.swarms:
        assert len(groups) <= 2
        for swarm in groups:
            assert swarm.cards
            assert list(swarm.cards) == sorted(swarm.cards)
            cards.update(swarm.cards)
    lords = [card for card in cards.elements() if card >= BROOD_LORD] + state.lords_slain
    assert len(set(lords)) == len(lords)
    assert not lords or (FINAL[state.location] and len(lords) == 2)
    for pile in (state.left_blips, state.right_blips, state.deck, state.discard):
        assert all(0 <= card < BROOD_LORD for card in pile), "a Brood Lord is never in a pile (DA-12.7)"
        cards.update(pile)
    for kind in range(BROOD_LORD):
        assert cards[kind] == GENESTEALERS[kind].copies


def _formation(state: State) -> None:
    """DA-4.1: one Marine per position, only of teams in play."""
    assert len(set(state.formation)) == len(state.formation)
    assert all(state.owners[TEAM_OF_MARINE[marine]] >= 0 for marine in state.formation)
    assert len(state.faces) == len(state.tokens) == len(MARINES)
    assert all(face in (0, 1) for face in state.faces)
    rows = len(state.formation)
    assert len(state.swarms) == 2 * rows or (not rows and len(state.swarms) == 2)
    assert state.formation or state.phase == SETUP or state.outcome, "no Marine is left (DA-13.3)"


def _terrain(state: State) -> None:
    """Each Terrain card is at one place of the formation or in the box (DA-1.4)."""
    for place in state.terrain:
        assert GONE <= place < len(state.swarms)
    assert len(set(state.activated)) == len(state.activated)
    assert state.artefact < state.seats


def _decks(state: State) -> None:
    """Thirty Events; one Location for each level of the recipe."""
    events = [*state.events, *state.event_discard, *([state.event] if state.event >= 0 else [])]
    assert sorted(events) == list(range(len(EVENTS)))
    assert all(0 <= index < len(state.events) for index in state.scouted)
    seen = [*state.visited, state.location, *reversed(state.location_deck)]
    assert seen[0] == state.setup
    assert [LOCATIONS[location].level for location in seen[1:]] == list(RECIPE[state.setup].deck)
    assert all(location in LEVELS[LOCATIONS[location].level] for location in seen)


def _actions(state: State) -> None:
    """A team plays a card of its own, and none once it is eliminated (DA-6.1, DA-11.7)."""
    for team, card in enumerate(state.chosen):
        assert not card or (TEAM_OF_ACTION[card] == team and living(state, team))
        assert not card or card != state.rests[team]
    assert len(set(state.resolved)) == len(state.resolved)


def _agenda(state: State) -> None:
    """Either the game is over, or exactly one question is open and has an answer."""
    if state.outcome:
        assert not state.agenda
    else:
        question = state.agenda[-1]
        assert isinstance(question, Question)
        seats = question.seats(state)
        assert seats
        for seat in seats:
            assert 0 <= seat < state.seats
            moves = question.moves(state, seat)
            assert moves
            assert len(set(moves)) == len(moves), "like choices are asked once"
