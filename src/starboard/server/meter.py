"""What a coroutine costs the event loop: its steps are counted as they are taken, not the waiting between them."""

from __future__ import annotations

import time
import types
from collections.abc import Callable, Coroutine, Generator
from functools import partial
from typing import Any, TypeVar

T = TypeVar("T")

work = time.thread_time
"""Seconds of CPU that this thread has used: what others on the machine do is on nobody's account."""


@types.coroutine
def metered(coroutine: Coroutine[Any, Any, T], spend: Callable[[float], None]) -> Generator[Any, Any, T]:
    """Run it, and tell of every step how many seconds it took."""
    step: Callable[[], Any] = partial(coroutine.send, None)
    while True:
        began = work()
        try:
            waits_for = step()
        except StopIteration as done:
            result: T = done.value
            return result
        finally:
            spend(work() - began)
        try:
            step = partial(coroutine.send, (yield waits_for))
        except BaseException as error:  # whoever awaits it is cancelled: so is it
            step = partial(coroutine.throw, error)
