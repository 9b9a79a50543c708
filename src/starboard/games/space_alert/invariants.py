"""What holds for every table: for tests and fuzzing."""

from __future__ import annotations

from collections import Counter

from starboard.games.space_alert.action_cards import action_deck, heroic_deck, is_heroic
from starboard.games.space_alert.orders import NOTHING, ORDER
from starboard.games.space_alert.setup import heroics_are_dealt
from starboard.games.space_alert.ship import TOKENS, ZONES
from starboard.games.space_alert.state import State


def check(state: State) -> None:
    """Raise ``AssertionError`` where something does not hold."""
    _check_cards(state)
    _check_threats(state)
    if state.flight is not None:
        _check_flight(state)


def _check_cards(state: State) -> None:
    """Every action card is somewhere, once; a delay loses a card only past the last slot."""
    cards = Counter(state.pile)
    for hand in state.hands:
        cards.update(hand)
    for packets in state.packets:
        for packet in packets:
            cards.update(packet)
    for row, lost in zip(state.slots, state.lost, strict=True):
        cards.update(laid.card for laid in row if laid)
        cards.update(lost)
    ordinary = Counter({card: count for card, count in cards.items() if not is_heroic(card)})
    assert ordinary == Counter(action_deck()), "the action deck is not complete"
    heroic = [card for card in cards.elements() if is_heroic(card)] + [card for card in state.heroics if card]
    assert len(heroic) == (state.crew if heroics_are_dealt(state) else 0), f"heroic cards: {heroic}"
    assert set(heroic) <= set(heroic_deck())
    assert len(set(heroic)) == len(heroic), f"a heroic card twice: {heroic}"


def _check_threats(state: State) -> None:
    """What was drawn is what the script announced so far, in its order (SA-4.2)."""
    expected = state.script.threats(state.crew)[: len(state.threats)]
    zones = [None if threat.zone is None else ZONES[threat.zone] for threat in state.threats]
    assert [threat.turn for threat in state.threats] == [line.turn for line in expected]
    assert zones == [line.zone for line in expected]
    numbers = [threat.turn for threat in state.threats]
    assert len(set(numbers)) == len(numbers)
    if state.flight is not None:
        assert len(state.threats) == len(state.script.threats(state.crew))


def _check_flight(state: State) -> None:
    flight = state.flight
    assert flight is not None
    for tokens, stack in zip(flight.damage, flight.stacks, strict=True):
        assert sorted(tokens + stack) == list(range(len(TOKENS))), "a damage token is lost or doubled"
    # A stage of a campaign in which the next mission is not laid out still shows the last flight's cards.
    for place, crew in enumerate(state.acting):
        row = flight.crew[place].slots
        for slot in range(flight.turn, len(row)):
            laid = state.slots[crew][slot]
            assert row[slot] == (ORDER[laid.order] if laid else NOTHING), "cards and orders do not agree"
