"""How much is too much: token buckets, of times, of seconds of work, of bytes. Time is ``now()``, monotonic."""

from __future__ import annotations

import ipaddress
import time
from typing import NamedTuple

CROWD = 5
"""A household behind one address may do this many times what one guest may."""

now = time.monotonic


class Bucket:
    """Lets ``burst`` through at once and ``rate`` a second in the long run."""

    __slots__ = ("burst", "filled", "level", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self.level, self.filled = burst, now()

    def take(self, cost: float = 1.0) -> bool:
        """Whether one more is let through."""
        self._fill()
        if self.level < cost:
            return False
        self.level -= cost
        return True

    def spend(self, cost: float) -> None:
        """Take what was used, known only now: there may be a debt, as deep as the bucket."""
        self._fill()
        self.level = max(self.level - cost, -self.burst)

    @property
    def dry(self) -> bool:
        """Whether all is spent."""
        self._fill()
        return self.level <= 0

    def _fill(self) -> None:
        moment = now()
        self.level = min(self.burst, self.level + (moment - self.filled) * self.rate)
        self.filled = moment

    @property
    def full(self) -> bool:
        """Whether it could be forgotten."""
        return self.level + (now() - self.filled) * self.rate >= self.burst


class Buckets:
    """A bucket for each address; full ones are forgotten now and then."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self.rate, self.burst, self.most = rate, burst, most
        self._buckets: dict[str, Bucket] = {}

    def take(self, key: str, cost: float = 1.0) -> bool:
        """Whether this address is let through once more."""
        return self.of(key).take(cost)

    def of(self, key: str) -> Bucket:
        """The bucket of an address."""
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= self.most:
                self._buckets = {name: kept for name, kept in self._buckets.items() if not kept.full}
            bucket = self._buckets[key] = Bucket(self.rate, self.burst)
        return bucket


class Who(NamedTuple):
    """On whose account something is done. Without a guest it must be done, and is never refused."""

    household: str
    guest: str = ""


THE_HOUSE = Who("")
"""What is on nobody's account."""


class Budget:
    """What a guest may use up in the long run (work, bytes), and a household :data:`CROWD` times as much.

    What something costs is known when it is done. So it is spent afterwards, and who has spent all waits.
    """

    def __init__(self, rate: float, burst: float) -> None:
        self._guests = Buckets(rate, burst)
        self._households = Buckets(rate * CROWD, burst * CROWD)

    def spend(self, who: Who, cost: float) -> None:
        """So much was used."""
        if who.guest:
            self._guests.of(who.guest).spend(cost)
        if who.household:
            self._households.of(who.household).spend(cost)

    def dry(self, who: Who) -> bool:
        """Whether they must wait."""
        return bool(who.guest) and (self._guests.of(who.guest).dry or self._households.of(who.household).dry)


class Allowance:
    """What a guest may do so often, and a household :data:`CROWD` times as often.

    So one who overdoes it does not use up what the neighbours behind the same address need, and one who throws the
    cookie away, and is a new guest each time, does not get far either.
    """

    def __init__(self, rate: float, burst: float) -> None:
        self._guests = Buckets(rate, burst)
        self._households = Buckets(rate * CROWD, burst * CROWD)

    def take(self, household: str, guest: str, cost: float = 1.0) -> bool:
        """Whether it is let through once more."""
        return self._guests.take(guest, cost) and self._households.take(household, cost)


def household(address: str) -> str:
    """What counts as one address: an IPv6 line has 2^64 of them."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv4Address):
        return address
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(parsed) >> 64 << 64, 64)))
