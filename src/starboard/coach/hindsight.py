"""The coach for a recorded game, as it travels: which changes would have done better, and what each card was worth.

Whoever asks gets it in the terms of what-if (:mod:`starboard.games.space_alert.what_if`), so that every advice can be
tried at once. The server only passes names around: the planner and the kernel are imported where the work is done.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import msgspec

from starboard.core.compiler import kernel_installed
from starboard.core.entries import Record
from starboard.games.space_alert.ends import compile_now
from starboard.games.space_alert.options import Options
from starboard.games.space_alert.orders import NOTHING, ORDERS
from starboard.games.space_alert.what_if import Change

MOST = 5
"""So many ways are told, the best first."""
SECONDS = 4.0
"""What goes into looking for the turn on which the ship was lost."""


class NoFlight(Exception):
    """The record has no such flight."""


class Better(msgspec.Struct, frozen=True):
    """Cards laid otherwise, and what came of it."""

    changes: list[Change]
    score: int


class Worth(msgspec.Struct, frozen=True):
    """What came of the flight without one card: the turn it is lost on, or by how much the score changes."""

    without: Change
    lost_on: int | None
    difference: int


class LastChance(msgspec.Struct, frozen=True):
    """Where the ship was lost: what the planner found, with the cards they really held."""

    turn: int | None
    """The last turn before which it still brings the ship home; nothing if it found no way at all."""
    plans: int
    """So many plans were tried: that none was found is no proof."""
    changes: list[Change]
    """What it does."""


class Advice(msgspec.Struct, frozen=True):
    """What is to be said about a flight."""

    home: bool
    turn: int
    score: int | None
    tried: int
    """Single changes that were flown."""
    pairs: int
    """Pairs of changes that were flown: none where one card is enough, or nobody asked."""
    saving: int
    """How many single changes bring the ship home; if none does, the pairs in ``better``."""
    better: list[Better]
    """The best of those that do better than what was flown."""
    worth: list[Worth]
    last_chance: LastChance | None


Advisor: TypeAlias = Callable[[Record, int, bool], Advice]


def look_back(record: Record, nth: int, deep: bool) -> Advice:
    """What the coach says of the nth flight of a Space Alert record. Raises :class:`NoFlight`.

    A deep look is at a lost ship: all pairs of changes are flown, and the planner looks for the last chance.
    """
    from starboard.coach.coach import advise, changed, filled
    from starboard.coach.records import flown

    try:
        problem, acting = flown(record, nth)
    except LookupError:
        raise NoFlight from None
    seconds = SECONDS if deep else 0.0
    advice = advise(problem, seconds=seconds, most=MOST, pairs=deep, cores=1)
    plans = filled(problem)
    rescue = advice.rescue
    return Advice(
        home=advice.score is not None,
        turn=advice.turn,
        score=advice.score,
        tried=advice.singles,
        pairs=advice.pairs,
        saving=advice.ways,
        better=[Better(_differences(plans, changed(plans, one.changes), acting), one.score) for one in advice.saving],
        worth=[
            Worth(Change(crew=acting[one.crew], turn=one.turn, order=ORDERS[NOTHING]), one.lost_on, one.difference)
            for one in advice.worth
        ],
        last_chance=None
        if rescue is None
        else LastChance(
            turn=advice.last_chance,
            plans=rescue.tried,
            changes=[] if advice.last_chance is None else _differences(plans, rescue.plans, acting),
        ),
    )


def prepare() -> None:
    """Compile the kernels, if they are installed and not kept on disk yet: some twenty seconds for the coach, as many
    for the planner and for the bots of each game."""
    if not kernel_installed():
        return
    from starboard.coach.deal import dealt
    from starboard.coach.planner import plan
    from starboard.games.death_angel import thinker
    from starboard.games.space_alert import mate_search

    problem = dealt(Options(), 4, 1, hands=False, stacks_known=True)
    compile_now(problem.begin([[]] * 4))
    plan(problem, plans=1, cores=1)
    mate_search.prepare()
    thinker.prepare()


def _differences(before: list[list[int]], after: list[list[int]], acting: list[int]) -> list[Change]:
    return [
        Change(crew=acting[place], turn=slot + 1, order=ORDERS[new])
        for place, (old_row, new_row) in enumerate(zip(before, after, strict=True))
        for slot, (old, new) in enumerate(zip(old_row, new_row, strict=True))
        if old != new
    ]


ADVISORS: dict[str, Advisor] = {"space-alert": look_back}
"""The games that have a coach."""
