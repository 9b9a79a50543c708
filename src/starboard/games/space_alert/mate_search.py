"""The search behind a crew mate: a population of annealings over the kernel, bounded by the number of plans.

It knows nothing of tables and seats: a :class:`Job` is a flight before turn 1, what each slot takes, and the cards.
Where numba is not installed, and as long as nobody should wait for its compiler, the same code runs as plain Python
with fewer plans.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeAlias

import msgspec

from starboard.core.chance import Seeded
from starboard.core.compiler import kernel_installed
from starboard.core.kernel import compiled_already
from starboard.games.space_alert import orders
from starboard.games.space_alert.ends import WORTH_COMPILING
from starboard.games.space_alert.fast import crew_search as crew
from starboard.games.space_alert.fast import layout as at
from starboard.games.space_alert.fast import mission, search
from starboard.games.space_alert.fast.target import plain
from starboard.games.space_alert.flight import Flight, begin
from starboard.games.space_alert.ship import LAST_TURN, TOKENS

ALPHABET = orders.parse("A A A B B C C C R < < > > ^ ^ .")
POLISHING = 2
"""So many of the searches beside each other only polish what there is."""
ROUNDS = 12
"""After each of them the worst search goes on from where the best stands."""
ROUGH_ROUNDS = 7
HOT, WARM = 3_000, 300
TOKEN_SEED = 17
BYTES, NUMBERS, LONG = "int8", "int16", "int64"
"""Kinds of rows."""

PRICE = 150
"""What it costs to change a card that lies already, in hundredths of a point."""

Placed: TypeAlias = tuple[int, int]
"""A card by its number and the half that lies up; (-1, 0): none."""
NONE: Placed = (-1, 0)


class Job(msgspec.Struct, frozen=True):
    """What is to be planned. Crew members are counted in turn order, slots from 0."""

    flight: Flight
    free: list[list[int]]
    """What each slot takes: :data:`.crew_search.CLOSED`, ``CARDS`` or ``ANYTHING``."""
    orders: list[list[int]]
    """What lies in the slots, and what might lie in those of later phases."""
    cards: list[tuple[int, int, int, int]]
    """Two orders, whose it is (-1: nobody's), who may lay it (bits)."""
    laid: list[list[Placed]]
    """The cards that lie in the slots that take cards."""
    gifts: list[int]
    """How many cards each may give away now."""
    androids: list[bool]
    price: int = PRICE
    """What it costs to change a card that lies already."""
    careful: int = 100


class Start(msgspec.Struct, frozen=True):
    """A plan to begin with."""

    orders: list[list[int]]
    laid: list[list[Placed]]


class Best(msgspec.Struct, frozen=True):
    """The best plan that was found."""

    worth: int
    before: int
    """What the plan was worth that the search began with."""
    orders: list[list[int]]
    laid: list[list[Placed]]


class _Kernel(NamedTuple):
    """Who flies, and how much there is time for."""

    anneal: Callable[..., None]
    row: Callable[[list[int], str], Any]
    """A row of numbers of this kind."""
    share: int
    """One of so many plans is tried."""
    chains: int
    roughly: int
    """Orders of the damage tokens that a plan is tried with at first."""
    thoroughly: int
    """And in the end."""


def _compiled_row(numbers: list[int], kind: str) -> Any:
    import numpy as np

    return np.array(numbers, kind)


PLAINLY = _Kernel(crew.anneal_crew, lambda numbers, kind: numbers, share=24, chains=3, roughly=2, thoroughly=4)
_COMPILED = _Kernel(crew.anneal_crew, _compiled_row, share=1, chains=6, roughly=4, thoroughly=12)


class _Compiler:
    """Whether the compiled kernel is there, or should be by now."""

    ready = False
    flown = 0
    """Flights that were flown without it."""


def _kernel(job: Job, start: Start, plans: int) -> _Kernel:
    """The compiled one if it is there, or if compiling it is worth it by now; else the same as plain Python."""
    if kernel_installed():
        if not _Compiler.ready:
            _Compiler.flown += plans // PLAINLY.share
            chain = _Chain(_COMPILED, start, WARM, job, 1)
            arguments = [*chain.arguments(_shared(_COMPILED, job)), 0]
            _Compiler.ready = _Compiler.flown >= WORTH_COMPILING or compiled_already(crew.anneal_crew, *arguments)
        if _Compiler.ready:
            return _COMPILED
        return PLAINLY._replace(anneal=plain("crew_search").anneal_crew)
    return PLAINLY


def prepare() -> None:
    """Compile the kernel, where it is installed and not kept on disk yet, whatever it costs: it is used from now on."""
    _Compiler.ready = True
    flight = begin([[]], [1, 2, 3, 4], (), ((), (), ()))
    nothing = [[0] * LAST_TURN]
    job = Job(flight, nothing, nothing, [], [[NONE] * LAST_TURN], [0], [False])
    look_for(job, Start(job.orders, job.laid), 1, 1)


class _Chain:
    """One search: rows of numbers that belong to it alone."""

    def __init__(self, kernel: _Kernel, start: Start, hot: int, job: Job, random: int) -> None:
        plan, laid = _plan_row(start.orders), _laid_row(start.laid)
        self.anneal = kernel.anneal
        self.room = kernel.row([0] * at.STATE_SIZE, BYTES)
        self.rows = [kernel.row(row[:], BYTES) for row in (plan, laid, plan, laid, plan, laid)]
        figures = [0] * crew.MATE_SIZE
        figures[search.M_RANDOM] = random or 1
        figures[search.M_WORTH] = search.NOTHING_YET
        figures[search.M_HOT] = hot
        figures[search.M_ALPHABET] = len(ALPHABET)
        figures[crew.M_PRICE] = job.price
        figures[crew.M_CAREFUL] = job.careful
        self.m = kernel.row(figures, LONG)

    def arguments(self, shared: Sequence[Any]) -> list[Any]:
        return [self.room, *shared, *self.rows, self.m]

    def run(self, shared: Sequence[Any], stacks: int, steps: int, in_all: int) -> None:
        if self.m[search.M_STACKS] != stacks:
            self.m[search.M_STACKS] = stacks
            self.m[search.M_WORTH] = search.NOTHING_YET
        self.m[search.M_STEPS] = max(1, in_all)
        self.anneal(*self.arguments(shared), steps)

    @property
    def worth(self) -> int:
        return int(self.m[search.M_WORTH])

    @property
    def best(self) -> int:
        return int(self.m[search.M_BEST])

    def go_on_from(self, other: _Chain) -> None:
        chance = self.m[search.M_RANDOM]
        self.rows = [row[:] if isinstance(row, list) else row.copy() for row in other.rows]
        self.m = other.m[:] if isinstance(other.m, list) else other.m.copy()
        self.m[search.M_RANDOM] = chance


def look_for(job: Job, start: Start, plans: int, seed: int) -> Best:
    """The best that can be found with so many plans; never worse than the start. The same seed finds the same."""
    kernel = _kernel(job, start, plans)
    shared = _shared(kernel, job)
    chance = Seeded(seed)
    chains = [
        _Chain(kernel, start, WARM if number < POLISHING else HOT, job, chance.below(2**31))
        for number in range(kernel.chains)
    ]
    judge = _Chain(kernel, start, WARM, job, 1)
    judge.run(shared, kernel.thoroughly, 0, 1)
    in_all = max(ROUNDS, plans // kernel.share // kernel.chains)
    for number in range(ROUNDS):
        stacks = kernel.roughly if number < ROUGH_ROUNDS else kernel.thoroughly
        for chain in chains:
            chain.run(shared, stacks, in_all // ROUNDS, in_all)
        ranked = sorted(chains, key=lambda chain: chain.worth)
        if number < ROUNDS - 1:
            ranked[0].go_on_from(ranked[-1])
    best = max([judge, *chains], key=lambda chain: chain.best)
    found, kept = best.rows[4], best.rows[5]
    count, last = len(job.orders), len(job.orders[0])
    return Best(
        best.best,
        judge.best,
        [[int(found[index * at.SLOTS + slot]) for slot in range(last)] for index in range(count)],
        [
            [
                (int(kept[2 * (index * at.SLOTS + slot)]), int(kept[2 * (index * at.SLOTS + slot) + 1]))
                for slot in range(last)
            ]
            for index in range(count)
        ],
    )


def _shared(kernel: _Kernel, job: Job) -> tuple[Any, ...]:
    """Flight, tables, state, orders of damage, what slots take, alphabet, cards, hands and what lies there."""
    begun = mission.state(job.flight)
    chance = Seeded(TOKEN_SEED)
    stacks = [
        [token for token in chance.order(len(TOKENS)) if token not in old]
        for _ in range(kernel.thoroughly)
        for old in job.flight.damage
    ]
    cards = [number for card in job.cards for number in card]
    held = [*_padded(job.gifts, at.MOST_CREW), *_padded(job.androids, at.MOST_CREW), len(job.cards)]
    rows = [
        (mission.fixed(job.flight), NUMBERS),
        (mission.tables().numbers, NUMBERS),
        (_padded(begun, at.STATE_SIZE), BYTES),
        ([token for stack in stacks for token in _padded(stack, at.STACK_SIZE, at.NO_TOKEN)], BYTES),
        (_plan_row(job.free), BYTES),
        (ALPHABET, BYTES),
        (_padded(cards, crew.MOST_CARDS * crew.CARD_NUMBERS), BYTES),
        (held, BYTES),
        (_laid_row(job.laid), BYTES),
    ]
    return tuple(kernel.row(numbers, kind) for numbers, kind in rows)


def _padded(numbers: Sequence[int], size: int, filler: int = 0) -> list[int]:
    return [*map(int, numbers), *[filler] * (size - len(numbers))]


def _plan_row(rows: Sequence[Sequence[int]]) -> list[int]:
    row = [0] * crew.PLACES
    for index, one in enumerate(rows):
        row[index * at.SLOTS : index * at.SLOTS + len(one)] = one
    return row


def _laid_row(rows: Sequence[Sequence[Placed]]) -> list[int]:
    row = [search.NO_CARD, 0] * crew.PLACES + [search.NO_CARD] * crew.MOST_CARDS
    for index, one in enumerate(rows):
        for slot, (card, half) in enumerate(one):
            if card >= 0:
                place = index * at.SLOTS + slot
                row[2 * place], row[2 * place + 1], row[crew.WHERE + card] = card, half, place
    return row
