"""Plans of a mission flown to their ends, by the thousand: by the kernel where numba is installed, else by the engine.

The one door to both, and both say the same: whoever wants to know what would come of a plan asks here, the bots, the
coach and with them the server and the simulation. The engine flies until the kernel is compiled, and it is compiled
when that pays: nobody waits twenty seconds for one flight.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, NamedTuple, TypeAlias

from starboard.core.compiler import kernel_installed
from starboard.games.space_alert.fast import layout as at
from starboard.games.space_alert.flight import DESTROYED, SURVIVED, Flight
from starboard.games.space_alert.flight import copy as copy_flight
from starboard.games.space_alert.orders import NOTHING
from starboard.games.space_alert.scoring import score
from starboard.games.space_alert.turns import fly

Plans: TypeAlias = Sequence[Sequence[int]]
"""What each crew member has laid, in turn order."""
Trips: TypeAlias = Mapping[int, Mapping[int, int]]

CHUNK = 20_000
"""Flights that the kernel flies in one call."""
WORTH_COMPILING = 100_000
"""Flights of the engine that take about as long as compiling the kernel, which is done once and kept on disk."""


class End(NamedTuple):
    """How a flight ended."""

    home: bool
    turn: int
    score: int
    """0 if the ship was lost."""


class Outlook(NamedTuple):
    """An end, and how much of the way to destroying all threats was made, from 0 to 1."""

    end: End
    hits: float


class Mission:
    """A mission before turn 1: everything but the plans."""

    def __init__(self, flight: Flight, trips: Trips | None = None) -> None:
        self._flight, self._trips = copy_flight(flight), trips or {}
        self.crew, self.last_turn = len(flight.crew), flight.last_turn

    def row(self, plan: Sequence[int]) -> bytes:
        """A crew member's plan as :meth:`ends` takes it, with a slot for every turn."""
        return bytes(plan[: self.last_turn]).ljust(at.SLOTS, bytes([NOTHING]))

    def ends(self, plans: Iterable[Sequence[bytes]], count: int) -> Iterator[End]:
        """How these plans end, one after the other; there are so many of them."""
        kernel = self._kernel(count)
        if kernel is None:
            yield from (_end(self._flown(rows)) for rows in plans)
            return
        chunk: list[bytes] = []
        for rows in plans:
            chunk.append(b"".join(rows))
            if len(chunk) == CHUNK:
                yield from kernel.ends(chunk)
                chunk.clear()
        if chunk:
            yield from kernel.ends(chunk)

    def end(self, plans: Plans) -> End:
        """How this plan ends."""
        return next(self.ends([[self.row(plan) for plan in plans]], 1))

    def outlook(self, plans: Plans) -> Outlook:
        """How this plan ends, and how far it comes."""
        rows = [self.row(plan) for plan in plans]
        kernel = self._kernel(1)
        if kernel is not None:
            return kernel.outlook(b"".join(rows))
        flight = self._flown(rows)
        return Outlook(_end(flight), hits(flight))

    def _flown(self, rows: Sequence[bytes]) -> Flight:
        flight = copy_flight(self._flight)
        for crew, row in zip(flight.crew, rows, strict=True):
            crew.slots = list(row[: self.last_turn])
        return fly(flight, trips=self._trips)

    def _kernel(self, count: int) -> _Kernel | None:
        """The kernel, if it is there and need not be compiled first, or if compiling it is worth it by now."""
        kernel = self._numbers
        return kernel if kernel is not None and kernel.ready(count) else None

    @cached_property
    def _numbers(self) -> _Kernel | None:
        if not kernel_installed():
            return None
        try:
            return _Kernel(self._flight, self._trips)
        except ValueError:
            return None  # it has a card that only the engine knows, or too many of them


def compile_now(flight: Flight) -> None:
    """Make the kernel ready, whatever it costs."""
    mission = Mission(flight)
    list(mission.ends([[mission.row([])] * mission.crew], WORTH_COMPILING))


def _end(flight: Flight) -> End:
    home = flight.outcome == SURVIVED
    return End(home, flight.turn, score(flight).total if home else 0)


def hits(flight: Flight) -> float:
    """How much of the way to destroying all threats was made: the step between nothing and a kill."""
    return _hits([(one.status == DESTROYED, one.damage, one.hp) for one in flight.threats])


def _hits(threats: Sequence[tuple[bool, int, int]]) -> float:
    done = sum(1.0 if destroyed else min(1.0, damage / max(1, hp)) for destroyed, damage, hp in threats)
    return done / len(threats) if threats else 0.0


class _Kernel:
    """The same mission as rows of numbers."""

    flown = 0
    """Flights that the engine has flown in this process because the kernel is not compiled yet."""

    def __init__(self, flight: Flight, trips: Trips) -> None:
        from starboard.core.kernel import compiled_already
        from starboard.games.space_alert.fast import arrays, batch

        self._mission = arrays.begun([flight]), arrays.fixed([flight], [trips]), arrays.tables()
        self._threats = len(flight.threats)
        self._room = arrays.room()
        self._ready = compiled_already(batch.fly_many, *self._arguments(1))

    def ready(self, count: int) -> bool:
        """Whether it should fly so many plans, and not the engine."""
        if not self._ready:
            _Kernel.flown += count
            self._ready = _Kernel.flown >= WORTH_COMPILING
        return self._ready

    def _arguments(self, count: int) -> tuple[Any, ...]:
        import numpy as np

        from starboard.games.space_alert.fast import arrays

        which, plans = np.zeros(count, np.int32), np.zeros((count, arrays.PLAN_SIZE), np.int8)
        return *self._mission, which, plans, self._room, arrays.results(count)

    def _fly(self, plans: list[bytes]) -> Any:
        import numpy as np

        from starboard.games.space_alert.fast import batch

        arguments = self._arguments(len(plans))
        *_, rows, _room, out = arguments
        rows[:, : len(plans[0])] = np.frombuffer(b"".join(plans), np.int8).reshape(len(plans), -1)
        batch.fly_many(*arguments)
        return out.tolist()

    def ends(self, plans: list[bytes]) -> Iterator[End]:
        """How these plans end."""
        for outcome, turn, points in self._fly(plans):
            yield End(outcome == at.SURVIVED, turn, points)

    def outlook(self, plan: bytes) -> Outlook:
        """How it ends: the room is left as the flight has left it."""
        end = next(self.ends([plan]))
        state = self._room[at.THREAT : at.THREAT + self._threats * at.THREAT_SIZE].tolist()
        numbers = (state[place : place + at.THREAT_SIZE] for place in range(0, len(state), at.THREAT_SIZE))
        return Outlook(end, _hits([(one[at.STATUS] == at.DESTROYED, one[at.DAMAGE], one[at.HP]) for one in numbers]))
