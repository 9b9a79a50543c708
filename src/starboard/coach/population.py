"""Searches beside each other, as rows of numbers that the kernel works on: here on the cores of this machine."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from types import TracebackType
from typing import Any, Protocol, Self

from starboard.coach.problem import Gift, Problem
from starboard.core.kernel import COMPILING
from starboard.games.space_alert import orders
from starboard.games.space_alert.fast import layout as at
from starboard.games.space_alert.fast import mission, search
from starboard.games.space_alert.ship import PHASES

ALPHABET = orders.parse("A A A B B C C C R < > ^ ^ .")
HOT = 3_000
PLAN_SIZE = at.MOST_CREW * at.SLOTS


class Population(Protocol):
    """Searches beside each other, wherever they run."""

    size: int
    stacks: int
    """Orders of the damage tokens that there are."""

    def __enter__(self) -> Self:
        """Ready to run."""

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Done."""

    def run(self, steps: int, in_all: int) -> None:
        """Every search tries so many plans more, of so many that it will have tried in the end."""

    def renew(self, share: int) -> None:
        """One of so many, the worst, goes on from where the best stand."""

    def judge_by(self, stacks: int) -> None:
        """From now on plans are tried with so many orders of the damage tokens; what was best is judged anew."""

    @property
    def tried(self) -> int:
        """Plans tried so far by all of them."""

    @property
    def worth(self) -> int:
        """What the best plan so far is worth."""

    def best(self) -> list[list[int]]:
        """The best plan so far."""

    def gifts(self) -> list[Gift]:
        """The cards that change hands for it."""


class Ground:
    """What all searches of a problem share, and what one of them begins with."""

    def __init__(self, problem: Problem, stacks: Sequence[list[list[int]]]) -> None:
        flight = problem.begin(problem.request.plans)
        self.problem = problem
        self.crew, self.last_turn = len(flight.crew), flight.last_turn
        begun = mission.state(flight)
        cards, held = _cards(problem)
        self.shared = (
            _numbers(mission.fixed(flight, problem.request.trips)),
            _numbers(mission.tables().numbers),
            _bytes(begun + [0] * (at.STATE_SIZE - len(begun))),
            _bytes([number for one in stacks for number in _stack_row(one)]),
            _bytes(_rows(problem.free, PLAN_SIZE)),
            _bytes(ALPHABET),
            _bytes(cards),
            _bytes(held),
        )
        """Flight, tables, state, orders of damage, open slots, alphabet, cards and hands, as ``anneal`` takes them."""
        self.plan = _rows([crew.slots for crew in flight.crew], PLAN_SIZE)
        self.laid = [search.NO_CARD, 0] * (search.LAID_SIZE // 2)
        self.figures = [0] * search.SEARCH_SIZE
        self.figures[search.M_WORTH] = search.NOTHING_YET
        self.figures[search.M_HOT] = HOT
        self.figures[search.M_STACKS] = len(stacks)
        self.figures[search.M_HANDS] = int(problem.hands is not None)
        self.figures[search.M_TRANSFERS] = len(problem.transfers)
        self.figures[search.M_ALPHABET] = len(ALPHABET)

    def rows(self) -> list[list[int]]:
        """The rows of a search: plan, laid, trial, tried, best, kept."""
        return [self.plan, self.laid, self.plan, self.laid, self.plan, self.laid]

    def figures_of(self, number: int, seed: int) -> list[int]:
        """The figures of the search with this number: only its chance is its own."""
        figures = self.figures[:]
        figures[search.M_RANDOM] = ((seed * 7_919 + number + 1) * 2_654_435_761 & search.MASK) or 1
        return figures

    def plans(self, row: Any) -> list[list[int]]:
        """A plan from its row."""
        return [[int(row[index * at.SLOTS + slot]) for slot in range(self.last_turn)] for index in range(self.crew)]

    def gifts(self, kept: Any) -> list[Gift]:
        """What is given, as far as somebody lays it."""
        laid = {int(kept[2 * place]) for place in range(PLAN_SIZE)}
        found = []
        for transfer, phase in enumerate(self.problem.transfers):
            for giver in range(self.crew):
                gift = search.GIFTS + 2 * (transfer * at.MOST_CREW + giver)
                card, to = int(kept[gift]), int(kept[gift + 1])
                if card in laid and card != search.NO_CARD:
                    hands = self.problem.hands
                    assert hands is not None
                    found.append(Gift(phase, giver, to, hands[giver][card % search.MOST_CARDS].card))
        return found


def sources(worths: Sequence[int], share: int) -> list[int]:
    """From where each search goes on: itself, but the worst from the best."""
    ranked = sorted(range(len(worths)), key=lambda number: (-worths[number], number))
    count = len(worths) // share
    found = list(range(len(worths)))
    for worst, best in zip(ranked[len(ranked) - count :], ranked[:count], strict=True):
        found[worst] = best
    return found


class _Search:
    """One search: rows of numbers that belong to it alone."""

    def __init__(self, ground: Ground, number: int, seed: int) -> None:
        self.room = _bytes([0] * at.STATE_SIZE)
        self.rows = [_bytes(row[:]) for row in ground.rows()]
        self.m = _long(ground.figures_of(number, seed))

    def run(self, shared: tuple[Any, ...], steps: int, in_all: int) -> None:
        self.m[search.M_STEPS] = in_all
        numbers: list[Any] = [self.room, *shared, *self.rows, self.m, steps]
        search.anneal(*numbers)

    def go_on_from(self, other: _Search) -> None:
        chance = self.m[search.M_RANDOM]
        self.rows = [row[:] if isinstance(row, list) else row.copy() for row in other.rows]
        self.m = other.m[:] if isinstance(other.m, list) else other.m.copy()
        self.m[search.M_RANDOM] = chance


class Cores:
    """Searches on the cores of this machine."""

    def __init__(self, problem: Problem, stacks: Sequence[list[list[int]]], size: int, seed: int, cores: int) -> None:
        self.size, self.stacks = size, len(stacks)
        self._ground = Ground(problem, stacks)
        self._searches = [_Search(self._ground, number, seed) for number in range(size)]
        self._cores = min(size, cores)
        self._pool = ThreadPoolExecutor(self._cores)
        self._best: tuple[int, Any, Any] = (search.HOPELESS, self._searches[0].rows[4], self._searches[0].rows[5])

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._pool.shutdown()

    def run(self, steps: int, in_all: int) -> None:
        list(self._pool.map(lambda core: self._run(core, steps, in_all), range(self._cores)))
        for one in self._searches:
            if one.m[search.M_BEST] > self._best[0]:
                self._best = (int(one.m[search.M_BEST]), one.rows[4][:], one.rows[5][:])

    def _run(self, core: int, steps: int, in_all: int) -> None:
        for one in self._searches[core :: self._cores]:
            one.run(self._ground.shared, steps, in_all)

    def renew(self, share: int) -> None:
        before = self._searches
        for number, source in enumerate(sources([int(one.m[search.M_WORTH]) for one in before], share)):
            if source != number:
                before[number].go_on_from(before[source])

    def judge_by(self, stacks: int) -> None:
        for one in self._searches:
            one.m[search.M_STACKS] = stacks
            one.m[search.M_WORTH] = search.NOTHING_YET
        self._best = (search.HOPELESS, *self._best[1:])

    @property
    def tried(self) -> int:
        return sum(int(one.m[search.M_STEP]) for one in self._searches)

    @property
    def worth(self) -> int:
        return self._best[0]

    def best(self) -> list[list[int]]:
        return self._ground.plans(self._best[1])

    def gifts(self) -> list[Gift]:
        return self._ground.gifts(self._best[2])


def _rows(lists: Sequence[Sequence[Any]], size: int) -> list[int]:
    row = [0] * size
    for index, one in enumerate(lists):
        row[index * at.SLOTS : index * at.SLOTS + len(one)] = map(int, one)
    return row


def _stack_row(stacks: list[list[int]]) -> list[int]:
    return [token for stack in stacks for token in stack + [at.NO_TOKEN] * (at.STACK_SIZE - len(stack))]


def _cards(problem: Problem) -> tuple[list[int], list[int]]:
    """The cards of all hands, how many each hand has, and the first slot for what is given in each transfer."""
    numbers = [0] * (at.MOST_CREW * search.MOST_CARDS * search.CARD_NUMBERS)
    held = [0] * (at.MOST_CREW + search.MOST_TRANSFERS)
    for index, hand in enumerate(problem.hands or []):
        held[index] = len(hand)
        for place, card in enumerate(hand):
            start = (index * search.MOST_CARDS + place) * search.CARD_NUMBERS
            numbers[start : start + search.CARD_NUMBERS] = [*card.orders(), card.first - 1]
    for place, phase in enumerate(problem.transfers):
        held[at.MOST_CREW + place] = PHASES[phase - 1][0] - 1
    return numbers, held


def _array(numbers: list[int], kind: str) -> Any:
    if not COMPILING:
        return numbers
    import numpy as np

    return np.array(numbers, kind)


def _bytes(numbers: list[int]) -> Any:
    return _array(numbers, "int8")


def _numbers(numbers: list[int]) -> Any:
    return _array(numbers, "int16")


def _long(numbers: list[int]) -> Any:
    return _array(numbers, "int64")
