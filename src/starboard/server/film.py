"""Steps of a game with their moments: each event with what it changed in the view, so that a step is told as it was."""

from __future__ import annotations

from typing import NamedTuple

from starboard.core import patch
from starboard.core.game import AnyGame, Event, Seat, State, View, witnesses
from starboard.server.messages.parts import Patch
from starboard.server.messages.play import SaidEvent


class Shot(NamedTuple):
    """A step as a seat witnessed it."""

    events: list[SaidEvent]
    view: View
    """Where it led."""
    whole: bool
    """The reader has nothing yet that ``patch`` could change: the view is to be sent."""
    patch: Patch | None
    """What changed in the view after the last moment of the step; ``None``: nothing."""


class Camera:
    """Looks on from one seat while a record is replayed (:func:`starboard.core.course.replay`).

    It is the witness of the replay. After each step it is asked for its shot, if that step was wanted, and turned to
    the next one. With moments the first shot is whole; then every event has what it changed since the moment before.
    """

    def __init__(self, game: AnyGame, seat: Seat, first: int, moments: bool) -> None:
        self.game, self.seat, self.first, self.moments = game, seat, first, moments
        self._n = 0
        self._state: State | None = None
        self._events: list[SaidEvent] = []
        self._seen: View | None = None

    def witness(self, event: Event) -> None:
        """An event happens."""
        if self._n < self.first or not witnesses(event, self.seat):
            return
        change = self._change(self.game.view(self._state, self.seat)) if self._follows else None
        self._events.append(SaidEvent(event, self.game.say_event(event), change, self.game.mark(event)))

    def shot(self, state: State) -> Shot:
        """The step is over and has led to this state."""
        view = self.game.view(state, self.seat)
        if self._follows:
            return Shot(self._events, view, False, self._change(view))
        self._seen = view
        return Shot(self._events, view, True, None)

    def turn(self, state: State) -> None:
        """The next step comes; the state is the object that it will change."""
        self._n += 1
        self._state, self._events = state, []

    @property
    def _follows(self) -> bool:
        return self.moments and self._n > self.first

    def _change(self, view: View) -> Patch | None:
        was, self._seen = self._seen, view
        return patch.diff(was, view)
