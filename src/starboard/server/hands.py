"""Standing pointers and lifted hands: what each seat shows the others, until it lets go.

A hand moves much oftener than anybody needs to see it. It is shown at most :data:`A_SECOND` times a second, and of what
comes in between only the last counts: nothing has to be refused, and the moves' budget is left to the moves.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Collection
from typing import TypeAlias

from starboard.core.game import Seat
from starboard.server.refused import Refused

A_SECOND = 8
"""How often a seat's hand is shown."""

Show: TypeAlias = Callable[[Seat, str | None], None]


class Hands:
    """The hands at one table."""

    def __init__(self, show: Show, pass_on: Show, muted: Callable[[Seat], bool]) -> None:
        self.at: dict[Seat, str] = {}
        """What each seat shows now."""
        self._show, self._pass_on, self._muted = show, pass_on, muted
        self._next: dict[Seat, str | None] = {}
        self._resting: dict[Seat, asyncio.TimerHandle] = {}

    def hold(self, seat: Seat, at: str | None) -> None:
        """A seat shows something, or lets go: at once, or as soon as its hand has rested. Refused where talk is."""
        if seat in self._resting:
            self._next[seat] = at
            return
        self._resting[seat] = asyncio.get_running_loop().call_later(1 / A_SECOND, self._rested, seat)
        if at is not None and self._muted(seat):
            raise Refused(409, "server-muted")
        if self.set(seat, at):
            self._pass_on(seat, at)

    def _rested(self, seat: Seat) -> None:
        del self._resting[seat]
        if seat in self._next:
            with contextlib.suppress(Refused):
                self.hold(seat, self._next.pop(seat))

    def set(self, seat: Seat, at: str | None) -> bool:
        """What a seat shows, here or where another process has it. Whether that is new."""
        if at == self.at.get(seat):
            return False
        if at is None:
            del self.at[seat]
        else:
            self.at[seat] = at
        self._show(seat, at)
        return True

    def clear(self, seats: Collection[Seat]) -> None:
        """These seats let go, whatever they were about to show. Every process sees for itself that they do."""
        for seat in seats:
            self._next.pop(seat, None)
            self.set(seat, None)

    def stop(self) -> None:
        """No more timers."""
        for timer in self._resting.values():
            timer.cancel()
        self._resting.clear()
        self._next.clear()
