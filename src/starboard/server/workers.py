"""Long work in processes beside the server: it takes no turn of the event loop, and ends when nobody waits for it.

An executor like those of :mod:`concurrent.futures`, with one difference: a work that runs can be cancelled too. What is
given and what comes back is pickled, functions by their names. Processes are started when there is work for them; each
has a thread that hands it one work after the other, and they end with us however we end. Those that may rest end when
there was nothing to do for a while, and give back all that they took; the next work starts them anew.
"""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
import threading
from collections.abc import Callable
from concurrent.futures import CancelledError, Executor, Future
from contextlib import suppress
from itertools import count
from queue import Empty, SimpleQueue
from typing import Any, ParamSpec, TypeVar

from starboard.server.worker import read_frame, write_frame

GRACE = 2.0
"""Seconds that a work has to end when nobody waits for it any more; then its process is killed."""

P = ParamSpec("P")
T = TypeVar("T")


class WorkerDied(Exception):
    """The process is gone, and the work with it."""


class Work(Future[T]):
    """What is being done."""

    def __init__(self, work: bytes) -> None:
        super().__init__()
        self.work = work
        self.seconds = 0.0
        """Processor time that it took."""
        self._unwanted = threading.Event()
        self._stop: Callable[[], None] | None = None

    def cancel(self) -> bool:
        """Nobody waits for it any more. If it is being done already, it ends in a moment."""
        if super().cancel():
            return True
        self._unwanted.set()
        if self._stop is not None and not self.done():
            self._stop()
        return False

    def begun(self, stop: Callable[[], None]) -> None:
        """It is being done; so it is stopped."""
        self._stop = stop
        if self._unwanted.is_set():
            stop()

    def ended(self, kind: str, value: Any, seconds: float) -> None:
        """What came of it."""
        self.seconds = seconds
        if kind == "done":
            self.set_result(value)
        elif kind == "failed":
            self.set_exception(value)
        else:
            self.set_exception(CancelledError() if self._unwanted.is_set() else WorkerDied())


class Workers(Executor):
    """So many processes at most, each until it had nothing to do for ``rest`` seconds."""

    def __init__(self, processes: int, rest: float | None = None) -> None:
        self.processes = processes
        self.rest = rest
        self._works: SimpleQueue[Work[Any] | None] = SimpleQueue()
        self._idle = threading.Semaphore(0)
        self._desks: list[_Desk] = []
        self._closed = False

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Work[T]:
        """Do this in a process."""
        if kwargs:
            raise TypeError("a work takes its arguments by place")
        if self._closed:
            raise RuntimeError("the workers have gone home")
        work: Work[T] = Work(pickle.dumps((fn, args), pickle.HIGHEST_PROTOCOL))
        self._works.put(work)
        if not self._idle.acquire(blocking=False) and len(self._desks) < self.processes:
            desk = _Desk(self._works, self._idle, self.rest)
            self._desks.append(desk)
            desk.thread.start()
        return work

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """No more works. With ``cancel_futures`` those that wait are cancelled, and those that run are ended."""
        self._closed = True
        if cancel_futures:
            with suppress(Empty):
                while True:
                    work = self._works.get_nowait()
                    if work is not None:
                        work.cancel()
        for _ in self._desks:
            self._works.put(None)
        for desk in self._desks:
            if cancel_futures:
                desk.kill()
            if wait:
                desk.thread.join()


class _Desk:
    """A process, and the thread that hands it one work after the other."""

    def __init__(
        self, works: SimpleQueue[Work[Any] | None], idle: threading.Semaphore, rest: float | None = None
    ) -> None:
        self.thread = threading.Thread(target=self._run, name="work", daemon=True)
        self._works, self._idle, self._rest = works, idle, rest
        self._process: subprocess.Popen[bytes] | None = None
        self._writing = threading.Lock()
        self._numbers = count(1)
        self._doing = 0

    def _run(self) -> None:
        while (work := self._next()) is not None:
            if work.set_running_or_notify_cancel():
                self._do(work)
            self._idle.release()
        self._clear()

    def _next(self) -> Work[Any] | None:
        try:
            return self._works.get(timeout=self._rest)
        except Empty:
            self._clear()
            return self._works.get()

    def _do(self, work: Work[Any]) -> None:
        self._doing = number = next(self._numbers)
        kind, value, seconds = "died", None, 0.0
        try:
            process = self._ready()
            self._say(process, (number, work.work))
            work.begun(lambda: self._stop(process, number))
            assert process.stdout is not None
            _number, kind, data, seconds = read_frame(process.stdout)
            value = pickle.loads(data)
        except (EOFError, OSError):
            self._clear()
        except Exception as error:  # what came back can't be read here
            kind, value = "failed", error
        self._doing = 0
        work.ended(kind, value, seconds)

    def _ready(self) -> subprocess.Popen[bytes]:
        if self._process is None or self._process.poll() is not None:
            self._process = subprocess.Popen(
                [sys.executable, "-P", "-m", "starboard.server.worker"],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
                start_new_session=True,
            )
        return self._process

    def _say(self, process: subprocess.Popen[bytes], frame: tuple[int, bytes | None]) -> None:
        assert process.stdin is not None
        with self._writing:
            write_frame(process.stdin, frame)

    def _stop(self, process: subprocess.Popen[bytes], number: int) -> None:
        with suppress(OSError, ValueError):
            self._say(process, (number, None))
        impatience = threading.Timer(GRACE, self._kill_if_doing, (process, number))
        impatience.daemon = True
        impatience.start()

    def _kill_if_doing(self, process: subprocess.Popen[bytes], number: int) -> None:
        if self._doing == number:
            process.kill()

    def kill(self) -> None:
        """End the process, whatever it does; a new one is made for the next work."""
        if self._process is not None:
            self._process.kill()

    def _clear(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            with process:  # closes the pipes and waits
                pass
