"""What somebody wants to append to a table's log, worked out from the table as it stands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

from starboard.core.game import Move, Seat
from starboard.server.fold import Folded
from starboard.server.log import AnyItem


class Plan(NamedTuple):
    """Items to append, and whether they end the game."""

    items: Sequence[AnyItem]
    ends: bool = False


Planner: TypeAlias = Callable[[Folded, float], Plan]
"""Makes a plan from the table and the time, or refuses. Called again when another process was faster."""

NOTHING = Plan(())


def play(folded: Folded, now: float, seat: Seat, move: Move, guest: str | None, id: str | None) -> Plan:
    """A move and the ticks that are due before it; raises :class:`~starboard.core.game.Illegal`."""
    trial = folded.trial()
    trial.play(seat, move, folded.time(now), now, guest, id)
    return Plan(trial.items, trial.over)


def tick(folded: Folded, now: float) -> Plan:
    """The ticks that are due."""
    if folded.deadline is None:
        return NOTHING
    trial = folded.trial()
    trial.tick(folded.time(now), now)
    return Plan(trial.items, trial.over)
