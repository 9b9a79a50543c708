"""What the pages at a table have before them: one position for each audience, and what is sent when it changes.

The positions are kept, not made again from the state before: that costs 30 to 50 kB a table with four seats and a
television, and saves a third of the work of a move.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

import msgspec

from starboard.core import course, patch
from starboard.core.entries import Entry
from starboard.core.game import AnyGame, Event, Seat, State, View, witnesses
from starboard.core.patch import Patch
from starboard.server import look
from starboard.server.fold import Folded, Told
from starboard.server.listener import encode
from starboard.server.look import Audience
from starboard.server.messages.play import Position, Step

logger = logging.getLogger(__name__)

SMALL = 500
"""A patch of so few bytes is not weighed against the whole position."""
LONGEST_FILM = 200
"""Steps with more events have no moments; their film is asked for when somebody wants to see it."""


class Shown:
    """The positions that were last sent, by audience."""

    def __init__(self) -> None:
        self._positions: dict[Audience, Position] = {}

    def position(self, folded: Folded, audience: Audience) -> Position | None:
        """Where the game stands for an audience, made once for all of it; ``None`` before the start."""
        known = self._positions.get(audience)
        if known is not None:
            return known
        made = look.position(folded, audience)
        if made is not None:
            self._positions[audience] = made
        return made

    def keep(self, audiences: Iterable[Audience]) -> None:
        """Forget what only others had."""
        self._positions = {one: position for one in audiences if (position := self._positions.get(one)) is not None}

    def turn(self) -> dict[Audience, Position]:
        """The game goes on: what they have is old now, and returned."""
        old, self._positions = self._positions, {}
        return old


# --- moments --------------------------------------------------------------------------------------------------------


def _long(step: Told) -> bool:
    return len(step.events) > LONGEST_FILM


class Film(NamedTuple):
    """The moments of one seat: by step the changes that came with the events it saw, and its view after the last."""

    changes: list[list[Patch | None]]
    view: View


def films(
    game: AnyGame,
    state: State,
    entries: Sequence[Entry],
    told: Sequence[Told],
    views: Mapping[Seat, View],
    now: Callable[[Seat], View],
) -> dict[Seat, Film]:
    """Play the entries again on this state, that before them, while the seats that have these views look on.

    ``now`` says what a seat sees when all is done. Mostly that is what it saw with the last event, and then it is not
    looked at twice.
    """
    seen = dict(views)
    changes: dict[Seat, list[list[Patch | None]]] = {seat: [] for seat in views}
    left = len(told[-1].events)
    last: State | None = None

    def look_at(event: Event, view: Callable[[Seat], View]) -> None:
        for seat, before in seen.items():
            if witnesses(event, seat):
                after = seen[seat] = view(seat)
                changes[seat][-1].append(patch.diff(before, after))

    def witness(event: Event) -> None:
        look_at(event, lambda seat: game.view(state, seat))

    def witness_last(event: Event) -> None:
        nonlocal left, last
        left -= 1
        if left:
            witness(event)
        else:
            last = game.copy(state)

    for entry, step in zip(entries, told, strict=True):
        for steps in changes.values():
            steps.append([])
        looks = witness_last if step is told[-1] else witness
        course.replay_entry(game, state, entry, None if _long(step) else looks)
    if last is not None:
        at_last = last
        look_at(told[-1].events[-1], now if last == state else lambda seat: game.view(at_last, seat))
    return {seat: Film(changes[seat], seen[seat]) for seat in seen}


# --- news -----------------------------------------------------------------------------------------------------------


class ToldTo(NamedTuple):
    """What an audience is sent of the game."""

    steps: list[Step]
    position: Position | None
    """The whole position, where there is no patch."""
    patch: msgspec.Raw | None


class News:
    """What the latest entries mean to each audience. It had the old positions; it is about to have the new ones."""

    def __init__(self, folded: Folded, told: Sequence[Told], old: dict[Audience, Position], shown: Shown) -> None:
        self._folded, self._told, self._old, self._shown = folded, told, old, shown
        self._said = [look.said(folded.game, step) for step in told]
        self._films: dict[Seat, Film] = {}

    def film(self, state: State, entries: Sequence[Entry]) -> None:
        """Make the moments for whoever wants them. ``state`` is that before the entries; it is used up."""
        wishes = {audience.seat: audience for audience in self._old if audience.moments}
        views = {seat: self._old[audience].view for seat, audience in wishes.items()}

        def now(seat: Seat) -> View:
            position = self._shown.position(self._folded, wishes[seat])
            assert position is not None
            view: View = position.view
            return view

        try:
            self._films = films(self._folded.game, state, entries, self._told, views, now)
        except Exception:
            # The position is right all the same: then it is told without moments.
            logger.exception("film failed", extra={"table": self._folded.code, "seq": self._folded.seq})

    def to(self, audience: Audience) -> ToldTo | None:
        """What an audience is sent; ``None`` if it saw no event, did not move and its position is as it was."""
        steps = self._steps(audience)
        position, changes = self._position(audience)
        if position is None and changes is None:
            if not any(step.events or step.seat == audience.seat for step in steps):
                return None
            # The number goes on all the same.
            changes = msgspec.Raw(encode({"n": [self._folded.n]}))
        return ToldTo(steps, position, changes)

    def _steps(self, audience: Audience) -> list[Step]:
        film = self._film(audience)
        moments: list[list[Patch | None]] = [[] for _ in self._told] if film is None else film.changes
        told = zip(self._told, self._said, moments, strict=True)
        return [
            look.witnessed(step, said, audience.seat, changes, audience.moments and _long(step))
            for step, said, changes in told
        ]

    def _position(self, audience: Audience) -> tuple[Position | None, msgspec.Raw | None]:
        """The new position, whole or as a patch to the one it has; neither if all is as it was but the number."""
        new = self._shown.position(self._folded, audience)
        old = self._old.get(audience)
        if new is None or old is None:
            return new, None
        if film := self._film(audience):
            old = msgspec.structs.replace(old, view=film.view)
        changes = patch.diff(old, new)
        if isinstance(changes, list):
            return new, None
        # Always there: who was sent nothing last time still has the number from before.
        changes = {"n": [new.n], **(changes or {})}
        if len(changes) == 1:
            return None, None
        data = encode(changes)
        if len(data) > SMALL and len(data) * 2 > len(encode(new)):
            return new, None
        return None, msgspec.Raw(data)

    def _film(self, audience: Audience) -> Film | None:
        return self._films.get(audience.seat) if audience.moments and audience in self._old else None
