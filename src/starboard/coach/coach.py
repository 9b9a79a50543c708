"""The coach: what would have saved the ship, exactly, and what each card was worth.

All single changes of a flown plan and all pairs of them are flown, so "no single change would have saved you" is a
fact about these changes. Whether the ship could have been saved at all is a question for the planner, and its "no" is
only that nothing was found.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any, Literal, TypeAlias

import msgspec

from starboard.coach.planner import Found, plan
from starboard.coach.problem import Problem
from starboard.games.space_alert import orders
from starboard.games.space_alert.fast.target import COMPILING
from starboard.games.space_alert.flight import FLYING, SURVIVED
from starboard.games.space_alert.orders import NOTHING
from starboard.games.space_alert.scoring import score
from starboard.games.space_alert.turns import play_turn

Plans: TypeAlias = list[list[int]]
CHUNK = 50_000
ANY_CARD = orders.parse(". A B C R < > ^")
"""What may lie in a slot where nobody wrote down the hands."""


class Change(msgspec.Struct, frozen=True):
    """One card laid otherwise. Turns are counted from 1."""

    kind: Literal["change", "swap", "earlier", "later"]
    crew: int
    turn: int
    order: int = NOTHING
    """The new order, for ``change``."""
    other: int = 0
    """The other turn, for ``swap``."""

    def apply(self, plans: Plans) -> None:
        """Make the change."""
        row = plans[self.crew]
        slot = self.turn - 1
        if self.kind == "change":
            row[slot] = self.order
        elif self.kind == "swap":
            row[slot], row[self.other - 1] = row[self.other - 1], row[slot]
        elif self.kind == "later":
            row[slot:] = [NOTHING, *row[slot:-1]]
        else:
            row[slot:] = [*row[slot + 1 :], NOTHING]


class Saving(msgspec.Struct, frozen=True):
    """Changes that bring the ship home, and the score then."""

    changes: tuple[Change, ...]
    score: int


class Worth(msgspec.Struct, frozen=True):
    """What came of the flight without one card: the turn it is lost on, or by how much the score changes."""

    crew: int
    turn: int
    order: int
    lost_on: int | None
    difference: int


class Advice(msgspec.Struct, frozen=True):
    """What the coach says about a flight."""

    outcome: str
    turn: int
    lost_to: str | None
    score: int | None
    singles: int
    pairs: int
    saving: list[Saving]
    """The nearest changes that save the ship, the best score first: single ones, or pairs if there are none."""
    worth: list[Worth]
    last_chance: int | None
    """The last turn before which the planner still brings the ship home."""
    rescue: Found | None


def filled(problem: Problem) -> Plans:
    """The plans with a slot for every turn."""
    last = problem.request.last_turn
    return [(row + [NOTHING] * last)[:last] for row in problem.request.plans]


def single_changes(problem: Problem) -> list[Change]:
    """Every change of one card: another order, two slots swapped, everything from a turn on one earlier or later."""
    found: list[Change] = []
    for crew, row in enumerate(filled(problem)):
        for slot, order in enumerate(row):
            found += [Change("change", crew, slot + 1, new) for new in _others(problem, crew, order)]
        for one, other in combinations(range(len(row)), 2):
            if row[one] != row[other]:
                found.append(Change("swap", crew, one + 1, other=other + 1))
        found += [
            Change(kind, crew, slot + 1)
            for slot in range(len(row))
            for kind in ("earlier", "later")
            if _moves(row, slot, kind)
        ]
    return found


def _moves(row: list[int], slot: int, kind: str) -> bool:
    """Whether moving a part does more than taking a card away or changing nothing."""
    part = row[slot:]
    moved = [*part[1:], NOTHING] if kind == "earlier" else [NOTHING, *part[:-1]]
    return sum(a != b for a, b in zip(part, moved, strict=True)) > 1


def _others(problem: Problem, crew: int, order: int) -> list[int]:
    if problem.hands is None:
        return [new for new in ANY_CARD if new != order]
    held = {new for card in problem.hands[crew] for new in card.orders()}
    return sorted((held | {NOTHING, *_halves(order)}) - {order})


def _halves(order: int) -> set[int]:
    """What the card with this half may have on the other: the card itself is not in the file."""
    letters, moves = set(orders.parse("A B C R")), set(orders.parse("< > ^"))
    return moves if order in letters else letters if order in moves else set()


# --- flying ----------------------------------------------------------------------------------------------------------


class Outcome(msgspec.Struct, frozen=True):
    """How a flight ended."""

    home: bool
    turn: int
    score: int


def fly_all(problem: Problem, many: Iterator[Plans]) -> Iterator[Outcome]:
    """Fly all these plans, with the kernel where it is compiled."""
    if not COMPILING:
        yield from (fly(problem, plans) for plans in many)
        return
    import numpy as np

    from starboard.games.space_alert.fast import arrays, batch

    flight = problem.begin(filled(problem))
    begun, fixed = arrays.begun([flight]), arrays.fixed([flight], [problem.request.trips])
    rows = np.zeros((CHUNK, arrays.PLAN_SIZE), np.int8)
    count = 0
    for plans in many:
        for index, row in enumerate(plans):
            rows[count, 12 * index : 12 * index + len(row)] = row
        count += 1
        if count == CHUNK:
            yield from _flown(batch, arrays, begun, fixed, rows)
            count = 0
    yield from _flown(batch, arrays, begun, fixed, rows[:count])


def _flown(batch: Any, arrays: Any, begun: Any, fixed: Any, rows: Any) -> Iterator[Outcome]:
    import numpy as np

    out = arrays.results(len(rows))
    batch.fly_many(begun, fixed, arrays.tables(), np.zeros(len(rows), np.int32), rows, arrays.room(), out)
    for outcome, turn, points in out.tolist():
        yield Outcome(outcome == 1, turn, points)


def fly(problem: Problem, plans: Plans) -> Outcome:
    """Fly one plan with the engine itself."""
    flight = problem.begin(plans)
    while flight.outcome == FLYING:
        play_turn(flight, trips=problem.request.trips.get(flight.turn + 1))
    home = flight.outcome == SURVIVED
    return Outcome(home, flight.turn, score(flight).total if home else 0)


# --- advice ----------------------------------------------------------------------------------------------------------


def advise(problem: Problem, *, seconds: float = 8.0, seed: int = 1, most: int = 10) -> Advice:
    """Everything the coach has to say; ``seconds`` go into looking for the turn on which the ship was lost."""
    plans = filled(problem)
    flight = problem.begin(plans)
    while flight.outcome == FLYING:
        play_turn(flight, trips=problem.request.trips.get(flight.turn + 1))
    home = flight.outcome == SURVIVED
    points = score(flight).total if home else None
    saving: list[Saving] = []
    singles = pairs = 0
    last_chance, rescue = None, None
    if not home:
        changes = single_changes(problem)
        saving, singles = _savings(problem, [(change,) for change in changes])
        if not saving:
            saving, pairs = _savings(problem, list(combinations(changes, 2)))
        if seconds:
            last_chance, rescue = _last_chance(problem, flight.turn, seconds, seed)
    return Advice(
        outcome=flight.outcome,
        turn=flight.turn,
        lost_to=flight.lost_to,
        score=points,
        singles=singles,
        pairs=pairs,
        saving=saving[:most],
        worth=_worth(problem, plans, points),
        last_chance=last_chance,
        rescue=rescue,
    )


def changed(plans: Plans, changes: Sequence[Change]) -> Plans:
    """The plans after these changes."""
    rows = [row[:] for row in plans]
    for change in changes:
        change.apply(rows)
    return rows


def _savings(problem: Problem, tries: list[tuple[Change, ...]]) -> tuple[list[Saving], int]:
    plans = filled(problem)
    flown = fly_all(problem, (changed(plans, changes) for changes in tries))
    found = [Saving(changes, end.score) for changes, end in zip(tries, flown, strict=True) if end.home]
    return sorted(found, key=lambda one: -one.score), len(tries)


def _worth(problem: Problem, plans: Plans, points: int | None) -> list[Worth]:
    """The flight without each card in turn."""
    laid = [(crew, slot) for crew, row in enumerate(plans) for slot, order in enumerate(row) if order != NOTHING]
    without = [Change("change", crew, slot + 1) for crew, slot in laid]
    ends = fly_all(problem, (changed(plans, [change]) for change in without))
    return [
        Worth(crew, slot + 1, plans[crew][slot], None if end.home else end.turn, end.score - (points or 0))
        for (crew, slot), end in zip(laid, ends, strict=True)
    ]


def _last_chance(problem: Problem, lost_on: int, seconds: float, seed: int) -> tuple[int | None, Found | None]:
    """The last turn from which the planner still saves the ship: halved again and again, since earlier is easier."""
    low, high = 0, min(lost_on, problem.request.last_turn)
    best: tuple[int | None, Found | None] = (None, None)
    tried = None
    share = seconds / 5
    while low < high:
        turn = (low + high + 1) // 2
        found = plan(open_from(problem, turn), seconds=share, seed=seed)
        tried = found
        if found.outcome == "survived":
            best, low = (turn, found), turn
        else:
            high = turn - 1
    return best if best[0] is not None else (None, tried)


def open_from(problem: Problem, turn: int) -> Problem:
    """The same flight with everything from this turn on open."""
    plans = [row[: turn - 1] for row in filled(problem)]
    free = [[slot >= turn - 1 for slot in range(problem.request.last_turn)] for _ in plans]
    request = msgspec.structs.replace(problem.request, plans=plans)
    return msgspec.structs.replace(problem, request=request, free=free)
