"""What may be asked for again in a moment is kept in memory: so much of it, and as long as it is asked for."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")

IDLE = 30.0
"""Seconds after which something that nobody has asked for is let go."""


class Kept(Generic[K, V]):
    """The latest things, as long as they weigh no more together than ``most``; the very latest whatever it weighs."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.weight = 0
        self._things: OrderedDict[K, tuple[V, int, float]] = OrderedDict()
        """Each with its weight and when it was asked for, the latest last."""
        self._timer: asyncio.TimerHandle | None = None

    def get(self, key: K) -> V | None:
        """The thing, if it is still there."""
        found = self._things.get(key)
        if found is None:
            return None
        thing, weight, _ = found
        self._things[key] = thing, weight, _now()
        self._things.move_to_end(key)
        return thing

    def keep(self, key: K, thing: V, weight: int) -> None:
        """Keep it; the oldest make room."""
        self._drop(key)
        self._things[key] = thing, weight, _now()
        self.weight += weight
        while self.weight > self.most and len(self._things) > 1:
            self._drop(next(iter(self._things)))
        self._watch()

    def _drop(self, key: K) -> None:
        if key in self._things:
            self.weight -= self._things.pop(key)[1]

    def _watch(self) -> None:
        if self._timer is None and self._things:
            oldest = next(iter(self._things.values()))[2]
            self._timer = asyncio.get_running_loop().call_later(max(0.0, oldest + IDLE - _now()), self._let_go)

    def _let_go(self) -> None:
        self._timer = None
        for key in [key for key, (_, _, asked) in self._things.items() if asked + IDLE <= _now()]:
            self._drop(key)
        self._watch()


def _now() -> float:
    return asyncio.get_running_loop().time()
