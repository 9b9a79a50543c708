"""A field that somebody adds to the state is secret until the view names it; what a seat can't know changes nothing."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.games.space_alert.tables import GAME

from starboard.core.game import SPECTATOR
from starboard.games.space_alert.action_cards import is_heroic
from starboard.games.space_alert.state import State
from starboard.lab.conformance import random_table


def grown(thing: Any, secret: int) -> Any:
    """The same struct with one field more."""
    kind = type(thing)
    more = msgspec.defstruct(kind.__name__, [("secret", int, 0)], bases=(kind,), kw_only=True)
    return more(**msgspec.structs.asdict(thing), secret=secret)


def grown_table(state: State, secret: int) -> State:
    """The table with a secret in every struct that can change."""
    twin = GAME.copy(state)
    if twin.flight is not None:
        twin.flight.crew = [grown(crew, secret) for crew in twin.flight.crew]
        twin.flight.threats = [grown(threat, secret) for threat in twin.flight.threats]
        twin.flight = grown(twin.flight, secret)
    if twin.campaign is not None:
        twin.campaign = grown(twin.campaign, secret)
    table: State = grown(twin, secret)
    return table


def dealt_anew(state: State, seat: int) -> State:
    """The table with everything changed that this seat can't know: orders of decks, other hands, coming cards."""
    twin = GAME.copy(state)
    twin.decks = {name: deck[::-1] for name, deck in twin.decks.items()}
    twin.stacks = [stack[::-1] for stack in twin.stacks]
    twin.pile.reverse()
    if twin.flight is not None:
        twin.flight.stacks = [stack[::-1] for stack in twin.flight.stacks]
    for other in range(state.seats):
        # The own heroic card is seen in the briefing.
        twin.packets[other] = [
            [card if other == seat and is_heroic(card) else "C^" for card in packet] for packet in twin.packets[other]
        ]
        if other != seat and not state.solo:
            twin.hands[other] = ["C^"] * len(twin.hands[other])
    return twin


@pytest.mark.parametrize("moves", [1, 40, 120, 400])
@pytest.mark.parametrize(("seats", "options"), [(1, {}), (3, {"campaign": True, "clock": "off"}), (5, {})])
def test_what_the_view_does_not_name_is_secret(seats: int, options: dict[str, Any], moves: int) -> None:
    state = random_table(GAME, seats, options, seed=7, moves=moves).state
    assert isinstance(state, State)
    for seat in (*range(seats), SPECTATOR):
        seen = msgspec.json.encode(GAME.view(state, seat))
        for secret in (1, 2):
            assert msgspec.json.encode(GAME.view(grown_table(state, secret), seat)) == seen
        assert msgspec.json.encode(GAME.view(dealt_anew(state, seat), seat)) == seen
