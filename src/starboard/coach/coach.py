"""The coach: what would have saved the ship, exactly, and what each card was worth.

All single changes of a flown plan and all pairs of them are flown, so "no single change would have saved you" is a
fact about these changes. Whether the ship could have been saved at all is a question for the planner, and its "no" is
only that nothing was found.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, islice
from typing import Literal, TypeAlias

import msgspec

from starboard.coach.cards import Cards
from starboard.coach.planner import Found, plan
from starboard.coach.problem import Held, Problem
from starboard.games.space_alert import orders
from starboard.games.space_alert.ends import Mission
from starboard.games.space_alert.fast.search import MOST_CARDS
from starboard.games.space_alert.flight import SURVIVED
from starboard.games.space_alert.orders import NOTHING
from starboard.games.space_alert.scoring import score
from starboard.games.space_alert.ship import PHASE, PHASES
from starboard.games.space_alert.turns import fly

Plans: TypeAlias = list[list[int]]
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
    """How many single changes and pairs of them were flown."""
    ways: int
    """How many of the nearest ones were found; of pairs no more than are told."""
    saving: list[Saving]
    """The nearest changes that save the ship, the best score first: single ones, or pairs if there are none. Of a ship
    that came home, single ones that bring more."""
    worth: list[Worth]
    last_chance: int | None
    """The last turn before which the planner still brings the ship home."""
    rescue: Found | None


def filled(problem: Problem) -> Plans:
    """The plans with a slot for every turn."""
    last = problem.request.last_turn
    return [(row + [NOTHING] * last)[:last] for row in problem.request.plans]


def single_changes(problem: Problem) -> list[Change]:
    """Every change of one card: another order, two slots swapped, everything from a turn on one earlier or later.

    Where the mission was flown at a table, only orders that some card says which could have lain there; whether it was
    free for it is another question (:class:`.cards.Cards`).
    """
    found: list[Change] = []
    for crew, row in enumerate(filled(problem)):
        for slot, order in enumerate(row):
            found += [Change("change", crew, slot + 1, new) for new in _others(problem, crew, slot + 1, order)]
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


def _others(problem: Problem, crew: int, turn: int, order: int) -> list[int]:
    if problem.dealt is not None:
        there = (new for card in problem.dealt if card.goes(crew, turn) for new in card.orders())
        return sorted({NOTHING, *there} - {order})
    if problem.hands is None:
        return [new for new in ANY_CARD if new != order]
    held = {new for card in problem.hands[crew] if card.first <= turn for new in card.orders()}
    return sorted((held | {NOTHING, *_halves(order)}) - {order})


def _halves(order: int) -> set[int]:
    """What the card with this half may have on the other: the card itself is not in the file."""
    letters, moves = set(orders.parse("A B C R")), set(orders.parse("< > ^"))
    return moves if order in letters else letters if order in moves else set()


def mission_of(problem: Problem) -> Mission:
    """The flight before turn 1, to be flown with many plans."""
    return Mission(problem.begin(filled(problem)), problem.request.trips)


# --- advice ----------------------------------------------------------------------------------------------------------


def advise(
    problem: Problem,
    *,
    seconds: float = 8.0,
    seed: int = 1,
    most: int = 10,
    pairs: bool = True,
    cores: int | None = None,
) -> Advice:
    """Everything the coach has to say; ``seconds`` go into looking for the turn on which the ship was lost."""
    plans, mission = filled(problem), mission_of(problem)
    flight = fly(problem.begin(plans), trips=problem.request.trips)
    home = flight.outcome == SURVIVED
    points = score(flight).total if home else None
    tries = _Tries(problem, mission)
    found = tries.singles(points)
    flown_pairs = 0
    last_chance, rescue = None, None
    if not home:
        if pairs and not found:
            found, flown_pairs = tries.pairs(most)
        if seconds:
            last_chance, rescue = _last_chance(problem, flight.turn, seconds, seed, cores)
    return Advice(
        outcome=flight.outcome,
        turn=flight.turn,
        lost_to=flight.lost_to,
        score=points,
        singles=len(tries.changes),
        pairs=flown_pairs,
        ways=len(found),
        saving=found[:most],
        worth=_worth(mission, plans, points),
        last_chance=last_chance,
        rescue=rescue,
    )


def changed(plans: Plans, changes: Sequence[Change]) -> Plans:
    """The plans after these changes."""
    rows = [row[:] for row in plans]
    for change in changes:
        change.apply(rows)
    return rows


class _Tries:
    """The changes of a flown plan, one at a time and two at a time."""

    def __init__(self, problem: Problem, mission: Mission) -> None:
        self._plans, self._mission = filled(problem), mission
        self._cards = None if problem.dealt is None else Cards(problem.dealt, self._plans)
        self._all = single_changes(problem)
        self.changes = [change for change in self._all if self._allowed([change])]
        """Those that the cards allow."""

    def _allowed(self, changes: Sequence[Change]) -> bool:
        return self._cards is None or self._cards.allow(changed(self._plans, changes))

    def singles(self, points: int | None) -> list[Saving]:
        """The changes that do better than what was flown, the best first."""
        rows = (self._rows([change]) for change in self.changes)
        ends = zip(self.changes, self._mission.ends(rows, len(self.changes)), strict=True)
        found = [
            Saving((change,), end.score) for change, end in ends if end.home and (points is None or end.score > points)
        ]
        return sorted(found, key=lambda one: -one.score)

    def pairs(self, most: int) -> tuple[list[Saving], int]:
        """The best pairs of changes that save the ship, and how many were flown.

        A pair may be possible although one of its changes alone is not: a card taken from one slot and laid in another.
        """
        both = [(one, other) for one, other in combinations(self._all, 2)]
        ends = zip(both, self._mission.ends(self._pairs(), len(both)), strict=True)
        home = sorted(((end.score, pair) for pair, end in ends if end.home), key=lambda one: -one[0])
        saving = (Saving(pair, points) for points, pair in home if self._allowed(pair))
        return list(islice(saving, most)), len(both)

    def _pairs(self) -> Iterator[list[bytes]]:
        alone = [self._rows([change])[change.crew] for change in self._all]
        flown = [self._mission.row(row) for row in self._plans]
        for (one, row), (other, other_row) in combinations(zip(self._all, alone, strict=True), 2):
            if one.crew == other.crew:
                yield self._rows([one, other])
            else:
                rows = flown[:]
                rows[one.crew], rows[other.crew] = row, other_row
                yield rows

    def _rows(self, changes: Sequence[Change]) -> list[bytes]:
        return [self._mission.row(row) for row in changed(self._plans, changes)]


def _worth(mission: Mission, plans: Plans, points: int | None) -> list[Worth]:
    """The flight without each card in turn."""
    laid = [(crew, slot) for crew, row in enumerate(plans) for slot, order in enumerate(row) if order != NOTHING]
    without = [changed(plans, [Change("change", crew, slot + 1)]) for crew, slot in laid]
    ends = mission.ends(([mission.row(row) for row in rows] for rows in without), len(without))
    return [
        Worth(crew, slot + 1, plans[crew][slot], None if end.home else end.turn, end.score - (points or 0))
        for (crew, slot), end in zip(laid, ends, strict=True)
    ]


def _last_chance(
    problem: Problem, lost_on: int, seconds: float, seed: int, cores: int | None
) -> tuple[int | None, Found | None]:
    """The last turn from which the planner still saves the ship: halved again and again, since earlier is easier."""
    low, high = 0, min(lost_on, problem.request.last_turn)
    best: tuple[int | None, Found | None] = (None, None)
    tried = None
    share = seconds / 5
    while low < high:
        turn = (low + high + 1) // 2
        found = plan(open_from(problem, turn), seconds=share, seed=seed, cores=cores)
        tried = found
        if found.outcome == "survived":
            best, low = (turn, found), turn
        else:
            high = turn - 1
    return best if best[0] is not None else (None, tried)


def open_from(problem: Problem, turn: int) -> Problem:
    """The same flight with everything from this turn on open; the cards that lay there are in the hands again."""
    rows = filled(problem)
    hands = problem.hands
    if hands is not None:
        hands = [(lying(problem, crew, turn) + hand)[:MOST_CARDS] for crew, hand in enumerate(hands)]
    request = msgspec.structs.replace(
        problem.request,
        plans=[row[: turn - 1] for row in rows],
        trips={when: meant for when, meant in problem.request.trips.items() if when < turn},
    )
    free = [[slot >= turn - 1 for slot in range(request.last_turn)] for _ in rows]
    return msgspec.structs.replace(problem, request=request, free=free, hands=hands)


def lying(problem: Problem, crew: int, turn: int) -> list[Held]:
    """The cards that lie before a crew member from this turn on. Of a file's only the half is known that lies up."""
    found = []
    for slot, order in enumerate(filled(problem)[crew]):
        if slot + 1 >= turn and order != NOTHING:
            card = _half_known(order) if problem.laid is None else problem.laid[crew][slot]
            found.append(Held(card, PHASES[PHASE[slot + 1]][0]))
    return found


def _half_known(order: int) -> str:
    """A card with nothing on the half that nobody has seen."""
    sign = orders.ORDERS[order]
    return f"{sign}." if sign[0] in "ABCR" else f".{sign}"
