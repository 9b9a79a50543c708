"""The coach for a game that is over and known to its last token: which single change would have done better, and what
each card was worth.

All single changes of the flown plan are flown with the engine itself, one after the other: half a second of one core,
and "no single change would have saved you" is a fact about them. Whoever waits no longer says so with ``stop``.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

import msgspec

from starboard.coach.coach import Outcome, Plans, changed, fly, single_changes
from starboard.coach.problem import Problem
from starboard.core.game import Event, State
from starboard.games.space_alert import state as space_alert
from starboard.games.space_alert.events import AnyEvent
from starboard.games.space_alert.flight_file import Request
from starboard.games.space_alert.orders import NOTHING, ORDER, ORDERS
from starboard.games.space_alert.what_if import Change, declared

MOST = 5
"""So many changes are told, the best first."""

Stop: TypeAlias = Callable[[], bool]


class Stopped(Exception):
    """Nobody waits any more."""


class Better(msgspec.Struct, frozen=True):
    """One card laid otherwise (two swapped, all from a turn on one earlier or later), and what came of it."""

    changes: list[Change]
    score: int


class Worth(msgspec.Struct, frozen=True):
    """What came of the flight without one card: the turn it is lost on, or by how much the score changes."""

    without: Change
    lost_on: int | None
    difference: int


class Advice(msgspec.Struct, frozen=True):
    """What is to be said about a flight."""

    home: bool
    turn: int
    score: int | None
    tried: int
    """Single changes that were flown."""
    saving: int
    """How many of them bring the ship home."""
    better: list[Better]
    """The best of those that do better than what was flown."""
    worth: list[Worth]


Advisor: TypeAlias = Callable[[State, Sequence[Event], Stop], Advice]


def look_back(state: State, flown: Sequence[Event], stop: Stop) -> Advice:
    """What the coach says of a Space Alert flight from where its cards lay (:meth:`Game.branches`)."""
    assert isinstance(state, space_alert.State)
    problem = _problem(state, flown)  # type: ignore[arg-type]
    acting = state.acting
    plans = problem.request.plans
    end = fly(problem, plans)
    tries = [(change, changed(plans, [change])) for change in single_changes(problem)]
    ends = [_fly(problem, rows, stop) for _change, rows in tries]
    home = [(rows, one.score) for (_change, rows), one in zip(tries, ends, strict=True) if one.home]
    better = sorted((one for one in home if not end.home or one[1] > end.score), key=lambda one: -one[1])
    return Advice(
        home=end.home,
        turn=end.turn,
        score=end.score if end.home else None,
        tried=len(tries),
        saving=len(home),
        better=[Better(_difference(plans, rows, acting), score) for rows, score in better[:MOST]],
        worth=_worth(problem, end, acting, stop),
    )


def _problem(state: space_alert.State, flown: Sequence[AnyEvent]) -> Problem:
    last = state.script.last_turn
    acting = state.acting
    plans = [[ORDER[laid.order] if laid else NOTHING for laid in state.slots[crew]][:last] for crew in acting]
    trips: dict[int, dict[int, int]] = {}
    for (turn, crew), trip in declared(flown).items():
        trips.setdefault(turn, {})[acting.index(crew)] = ORDER[trip.meant]
    request = Request(
        names=[str(crew) for crew in acting],
        plans=plans,
        boards=state.boards,
        threats=state.threats,
        stacks=[stack[:] for stack in state.stacks],
        carried=[tokens[:] for tokens in state.campaign.damage] if state.campaign else [[], [], []],
        trips=trips,
        last_turn=last,
        rulings=state.options.rulings(),
    )
    return Problem(request, [[False] * last for _ in plans], None, True)


def _fly(problem: Problem, plans: Plans, stop: Stop) -> Outcome:
    if stop():
        raise Stopped
    return fly(problem, plans)


def _difference(before: Plans, after: Plans, acting: list[int]) -> list[Change]:
    return [
        Change(crew=acting[place], turn=slot + 1, order=ORDERS[new])
        for place, (old_row, new_row) in enumerate(zip(before, after, strict=True))
        for slot, (old, new) in enumerate(zip(old_row, new_row, strict=True))
        if old != new
    ]


def _worth(problem: Problem, flown: Outcome, acting: list[int], stop: Stop) -> list[Worth]:
    found = []
    for place, row in enumerate(problem.request.plans):
        for slot, order in enumerate(row):
            if order == NOTHING:
                continue
            rows = [one[:] for one in problem.request.plans]
            rows[place][slot] = NOTHING
            end = _fly(problem, rows, stop)
            without = Change(crew=acting[place], turn=slot + 1, order=ORDERS[NOTHING])
            found.append(Worth(without, None if end.home else end.turn, end.score - (flown.score if flown.home else 0)))
    return found


ADVISORS: dict[str, Advisor] = {"space-alert": look_back}
"""The games that have a coach."""
