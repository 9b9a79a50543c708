"""Waiting for one another without the weight of ``asyncio``'s queues: with thousands of sockets each kilobyte counts.

An :class:`asyncio.Queue` is four deques of 760 bytes and an event with another one, all of them empty nearly always.
"""

from __future__ import annotations

import asyncio
from typing import Any


class Waiter:
    """One task waits, others wake it."""

    __slots__ = ("_woken",)

    def __init__(self) -> None:
        self._woken: asyncio.Future[None] | None = None

    def wake(self) -> None:
        """Let the one who waits go on."""
        if self._woken is not None and not self._woken.done():
            self._woken.set_result(None)

    async def wait(self) -> None:
        """Until somebody wakes us."""
        self._woken = asyncio.get_running_loop().create_future()
        try:
            await self._woken
        finally:
            self._woken = None


class Inbox(Waiter):
    """A queue with one reader."""

    __slots__ = ("_messages",)

    def __init__(self) -> None:
        super().__init__()
        self._messages: list[Any] = []

    def put_nowait(self, message: Any) -> None:
        """Add a message."""
        self._messages.append(message)
        self.wake()

    def empty(self) -> bool:
        """Whether there is none."""
        return not self._messages

    def clear(self) -> None:
        """Forget all of them."""
        self._messages.clear()

    async def get(self) -> Any:
        """The next message, when there is one."""
        while not self._messages:
            await self.wait()
        return self._messages.pop(0)


class Gate:
    """Open nearly always; who comes while it is shut waits."""

    __slots__ = ("_shut",)

    def __init__(self) -> None:
        self._shut: asyncio.Event | None = None

    def is_set(self) -> bool:
        """Whether it is open."""
        return self._shut is None

    def set(self) -> None:
        """Open it."""
        if self._shut is not None:
            self._shut.set()
            self._shut = None

    def clear(self) -> None:
        """Shut it."""
        if self._shut is None:
            self._shut = asyncio.Event()

    async def wait(self) -> None:
        """Until it is open."""
        if self._shut is not None:
            await self._shut.wait()
