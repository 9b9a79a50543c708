"""A Space Alert table for tests: short words for sitting down, moving and letting time pass."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.core.game import Illegal
from starboard.core.table import Table
from starboard.games.space_alert.game import SpaceAlert
from starboard.games.space_alert.moves import AnyMove, Place, Ready
from starboard.games.space_alert.state import State

GAME = SpaceAlert()


class Desk:
    """A table with its clock: ``at`` is a moment of the mission in seconds."""

    def __init__(self, seats: int, seed: int = 1, **options: Any) -> None:
        self.table = Table(GAME, seats, options, seed)

    @property
    def state(self) -> State:
        assert isinstance(self.table.state, State)
        return self.table.state

    def begin(self) -> list[Any]:
        """Everybody is ready: the opening announcement."""
        story: list[Any] = []
        for seat in range(self.state.seats):
            story += self.play(seat, Ready())
        return story

    def play(self, seat: int, move: AnyMove) -> list[Any]:
        return self.table.play(seat, move)

    def place(self, seat: int, slot: int, card: str, half: str = "action", crew: int | None = None) -> list[Any]:
        """Put a card into the hand and lay it: tests name the card they need."""
        hand = self.state.hands[seat]
        if card not in hand:
            hand[0] = card
        return self.play(seat, Place(seat if crew is None else crew, slot, card, half))  # type: ignore[arg-type]

    def until(self, at: float) -> list[Any]:
        """Let the mission run to this second."""
        return self.table.tick(self.state.started + at)

    def clause(self, seat: int, move: AnyMove) -> str | None:
        """The clause that forbids a move, or ``None``; asking and trying must agree."""
        refusal = GAME.ask(self.state, seat, move)
        if refusal is None:
            return None
        with pytest.raises(Illegal) as caught:
            self.table.play(seat, move)
        assert caught.value == refusal
        return refusal.clause
