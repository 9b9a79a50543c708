"""How often is too often: token buckets. Time is ``now()``, the monotonic clock."""

from __future__ import annotations

import time

now = time.monotonic


class Bucket:
    """Lets ``burst`` through at once and ``rate`` a second in the long run."""

    __slots__ = ("burst", "filled", "level", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self.level, self.filled = burst, now()

    def take(self, cost: float = 1.0) -> bool:
        """Whether one more is let through."""
        moment = now()
        self.level = min(self.burst, self.level + (moment - self.filled) * self.rate)
        self.filled = moment
        if self.level < cost:
            return False
        self.level -= cost
        return True

    @property
    def full(self) -> bool:
        """Whether it could be forgotten."""
        return self.level + (now() - self.filled) * self.rate >= self.burst


class Buckets:
    """A bucket for each address; full ones are forgotten now and then."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self.rate, self.burst, self.most = rate, burst, most
        self._buckets: dict[str, Bucket] = {}

    def take(self, key: str) -> bool:
        """Whether this address is let through once more."""
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= self.most:
                self._buckets = {name: kept for name, kept in self._buckets.items() if not kept.full}
            bucket = self._buckets[key] = Bucket(self.rate, self.burst)
        return bucket.take()
