"""Work beside the event loop: whatever takes long waits here in a fair line, so that one's wishes are not everybody's.

Who asks stands in the line of their household, and the households take turns. A line has an end; what nobody waits for
any more is not begun; what was done is told to ``spend``, in seconds of work.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import Executor
from typing import Any, TypeVar

from starboard.server.limits import Who
from starboard.server.meter import work as used
from starboard.server.refused import Refused

T = TypeVar("T")

MOST_WAITING = 200
"""Of all households together."""
MOST_OF_ONE = 12
"""Of one household: more than a family asks for at once."""


class Job:
    """A piece of work and who waits for it."""

    __slots__ = ("args", "result", "running", "who", "work")

    def __init__(self, who: Who, work: Callable[..., Any], args: tuple[Any, ...]) -> None:
        self.who, self.work, self.args = who, work, args
        self.result: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.running: asyncio.Future[Any] | None = None


class Beside:
    """Does so much at once, the households in turn."""

    def __init__(
        self,
        executor: Executor,
        spend: Callable[[Who, float], None] = lambda _who, _seconds: None,
        at_once: int = 1,
        stops: bool = False,
    ) -> None:
        self.executor = executor
        self.stops = stops
        """What has begun can be stopped: processes can, threads can't."""
        self.spend = spend
        self.at_once = at_once
        self.running = 0
        self._lines: OrderedDict[str, deque[Job]] = OrderedDict()

    @property
    def waiting(self) -> int:
        """How many stand in line."""
        return sum(map(len, self._lines.values()))

    async def do(self, who: Who, work: Callable[..., T], *args: Any) -> T:
        """Do it when it is their turn. Refused when too many wait already, unless it must be done."""
        line = self._lines.get(who.household)
        if who.guest and ((line is not None and len(line) >= MOST_OF_ONE) or self.waiting >= MOST_WAITING):
            raise Refused(429, "server-busy")
        if line is None:
            line = self._lines[who.household] = deque()
        job = Job(who, work, args)
        line.append(job)
        self._next()
        try:
            result: T = await job.result
            return result
        finally:
            # Whoever waited may be gone: then it is not begun any more, or stopped.
            if job.running is None:
                line.remove(job)
                self._close(who.household)
            elif self.stops and not job.running.done():
                job.running.cancel()

    def _next(self) -> None:
        while self.running < self.at_once and self._lines:
            household, line = next(iter(self._lines.items()))
            job = line.popleft()
            if line:
                self._lines.move_to_end(household)
            else:
                del self._lines[household]
            self.running += 1
            job.running = done = asyncio.get_running_loop().run_in_executor(self.executor, _timed, job.work, *job.args)
            done.add_done_callback(lambda done, job=job: self._done(job, done))  # type: ignore[misc]

    def _close(self, household: str) -> None:
        if household in self._lines and not self._lines[household]:
            del self._lines[household]

    def _done(self, job: Job, done: asyncio.Future[tuple[Any, BaseException | None, float]]) -> None:
        self.running -= 1
        if done.cancelled():
            job.result.cancel()
            self._next()
            return
        broken = done.exception()  # of the worker itself, not of the work
        result, error, seconds = done.result() if broken is None else (None, broken, 0.0)
        self.spend(job.who, seconds)
        if not job.result.done():
            if error is None:
                job.result.set_result(result)
            else:
                job.result.set_exception(error)
        self._next()


def _timed(work: Callable[..., Any], *args: Any) -> tuple[Any, BaseException | None, float]:
    """What came of it, and what it cost: also of what went wrong."""
    began = used()
    try:
        return work(*args), None, used() - began
    except Exception as error:
        return None, error, used() - began


class Turns:
    """Only so many of a household are served at the same time; the others wait, and everybody else goes between."""

    def __init__(self, at_once: int) -> None:
        self.at_once = at_once
        self._inside: dict[str, int] = {}
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}

    async def enter(self, household: str) -> None:
        """Wait for a turn; give it back with :meth:`leave`."""
        inside = self._inside.get(household, 0)
        if inside < self.at_once:
            self._inside[household] = inside + 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(household, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.leave(household)  # it had come just now
            raise

    def leave(self, household: str) -> None:
        """The next one, please."""
        line = self._waiting.get(household)
        while line:
            turn = line.popleft()
            if not line:
                del self._waiting[household]
            if not turn.done():
                turn.set_result(None)
                return
        left = self._inside[household] - 1
        if left:
            self._inside[household] = left
        else:
            del self._inside[household]
