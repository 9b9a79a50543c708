"""A worker: a process that does one work after the other for the server that started it (:mod:`.workers`).

It reads frames on its standard input and answers on its standard output. A frame is a pickle with its length before it:
``(number, work)`` with a work pickled as ``(function, arguments)``, or ``(number, None)`` for "nobody waits for this
any more". The answer is ``(number, kind, value, seconds)``, the value pickled once more. When the input ends, the
server is gone and so are we.
"""

from __future__ import annotations

import _thread
import os
import pickle
import signal
import struct
import sys
import threading
import time
from contextlib import suppress
from queue import SimpleQueue
from typing import IO, Any, Literal, TypeAlias

Kind: TypeAlias = Literal["done", "failed", "stopped"]

NICENESS = 5
"""Whoever plays goes before whoever studies."""

_LENGTH = struct.Struct(">Q")


class Stopped(BaseException):
    """Nobody waits for this work any more. Not an ``Exception``: no work may catch it."""


def write_frame(stream: IO[bytes], thing: Any) -> None:
    """Send something picklable."""
    data = pickle.dumps(thing, pickle.HIGHEST_PROTOCOL)
    stream.write(_LENGTH.pack(len(data)) + data)
    stream.flush()


def read_frame(stream: IO[bytes]) -> Any:
    """What comes next. Raises ``EOFError`` when nothing does."""
    return pickle.loads(_exactly(stream, _LENGTH.unpack(_exactly(stream, _LENGTH.size))[0]))


def _exactly(stream: IO[bytes], size: int) -> bytes:
    data = stream.read(size)
    if len(data) < size:
        raise EOFError
    return data


class Worker:
    """Works in the main thread, and listens beside it: so a work can be interrupted wherever it stands."""

    def __init__(self, given: IO[bytes], answers: IO[bytes]) -> None:
        self._given, self._answers = given, answers
        self._works: SimpleQueue[tuple[int, bytes]] = SimpleQueue()
        self._doing = self._unwanted = 0

    def run(self) -> None:
        """Until the server is gone."""
        signal.signal(signal.SIGINT, self._interrupt)  # Ctrl+C in the server's terminal is the server's affair
        threading.Thread(target=self._listen, daemon=True).start()
        while True:
            number, work = self._works.get()
            begun = time.process_time()
            kind, value = self._do(number, work)
            self._answer(number, kind, value, time.process_time() - begun)

    def _listen(self) -> None:
        with suppress(EOFError, OSError):
            while True:
                number, work = read_frame(self._given)
                if work is not None:
                    self._works.put((number, work))
                else:
                    self._unwanted = number
                    if self._doing == number:
                        _thread.interrupt_main()
        os._exit(0)

    def _interrupt(self, _signal: int, _frame: object) -> None:
        if self._doing and self._doing == self._unwanted:
            self._doing = 0
            raise Stopped

    def _do(self, number: int, work: bytes) -> tuple[Kind, Any]:
        try:
            self._doing = number
            if self._unwanted == number:  # it came before we began
                raise Stopped
            function, args = pickle.loads(work)
            value = function(*args)
            self._doing = 0  # from here on it is too late to be interrupted
        except Stopped:
            return "stopped", None
        except BaseException as error:  # whatever it is, the server wants to know
            self._doing = 0
            return "failed", error
        return "done", value

    def _answer(self, number: int, kind: Kind, value: Any, seconds: float) -> None:
        try:
            data = pickle.dumps(value, pickle.HIGHEST_PROTOCOL)
            if kind == "failed":
                pickle.loads(data)  # not every error can be made again from its parts
        except Exception as error:
            kind, data = "failed", pickle.dumps(RuntimeError(f"{value!r} can't be sent: {error!r}"))
        write_frame(self._answers, (number, kind, data, seconds))


def main() -> None:
    """Serve whoever started us."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a work prints is no answer
    Worker(sys.stdin.buffer, answers).run()


if __name__ == "__main__":
    main()
