"""Where the logs of all tables live: SQLite for one process, PostgreSQL for any number of them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Literal, NamedTuple, TypeAlias

import msgspec


class Conflict(Exception):
    """Somebody else appended first: fold what they wrote and try again."""


class Unavailable(Exception):
    """The store can't be reached. Nothing that was not acknowledged has been seen by anybody."""


class Brief(msgspec.Struct, frozen=True, kw_only=True):
    """What lists of tables show; kept beside the log."""

    code: str
    game: str
    rules: int = 1
    """Version of the game's rules."""
    phase: str
    seats: list[str]
    updated: float
    guests: list[str]
    lesson: str | None = None
    """The lesson that is given there."""
    copied: bool = False
    """It goes on from a moment of another game."""
    places: list[str] = []
    """Guests by seat, empty where none sits."""
    rounds: int = 0
    """How far the game is, as it counts (``Game.rounds``)."""
    winners: list[int] | None = None
    """The seats that won, once it is over."""
    scores: list[int] | None = None

    @property
    def for_good(self) -> bool:
        """Whether it is never cleared away: people are in the middle of their own game."""
        return self.phase == "playing" and self.lesson is None and not self.copied


class Holding(NamedTuple):
    """Something that takes room in the store."""

    kind: Literal["table", "replay"]
    id: str
    updated: float
    """Seconds since the epoch."""
    bytes: int
    for_good: bool
    """It is never cleared away."""


Heard: TypeAlias = Callable[[str, int | None, str], None]
"""Called with a table's code and the seq that another process reached, or ``None`` and a passing note."""


class Store(ABC):
    """Append-only logs with an expected sequence number, and the few things beside them."""

    kind: str
    shared: bool
    """Whether other processes may work on the same tables."""

    @abstractmethod
    async def open(self, heard: Heard) -> None:
        """Connect, make or check the schema, and start to listen for other processes."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what is queued and disconnect."""

    @abstractmethod
    async def check(self) -> None:
        """Raise :class:`Unavailable` if nothing can be written into the store."""

    async def clock(self) -> float | None:
        """What time it is by the store's own clock, if it has one."""
        return None

    def room(self) -> int | None:
        """Bytes that are free where it is kept; ``None`` if that is not known here."""
        return None

    @abstractmethod
    async def key(self) -> bytes:
        """The house's signing key, made at the first start."""

    @abstractmethod
    async def append(self, code: str, expected: int, items: Sequence[bytes], brief: Brief | None) -> None:
        """Add items after ``expected`` of them: all are durable when this returns. Raises :class:`Conflict`."""

    @abstractmethod
    async def items(self, code: str, after: int = 0) -> list[bytes]:
        """A table's items after that many; empty if there is no such table."""

    @abstractmethod
    async def name(self, guest: str) -> str | None:
        """A guest's name."""

    @abstractmethod
    async def set_name(self, guest: str, name: str) -> None:
        """Remember a guest's name."""

    @abstractmethod
    async def tables_of(self, guest: str, limit: int) -> list[Brief]:
        """The tables a guest sits at, the latest first."""

    @abstractmethod
    async def keep_replay(self, id: str, data: bytes) -> None:
        """Keep an uploaded record."""

    @abstractmethod
    async def replay(self, id: str) -> bytes | None:
        """An uploaded record."""

    @abstractmethod
    async def brief(self, code: str) -> Brief | None:
        """What lists show of a table."""

    @abstractmethod
    async def holdings(self) -> list[Holding]:
        """All that takes room, looked at beside whatever else is done."""

    @abstractmethod
    async def remove(self, holdings: Sequence[Holding]) -> int:
        """Clear these away, but for those that were changed meanwhile; how many went."""

    @abstractmethod
    async def count(self, numbers: Mapping[str, int]) -> None:
        """Add to these numbers, which are nobody's."""

    @abstractmethod
    async def counted(self) -> dict[str, int]:
        """All numbers that were counted."""

    async def beat(self, process: str, seconds: float) -> None:  # noqa: B027 - alone, there is nobody to tell
        """This process is alive for so many seconds from now, by the store's own clock."""

    async def lease(self, code: str, process: str) -> bool:
        """Whether this process now leads the table: it does already, nobody does, or who did is not alive any more."""
        return True

    async def release(self, code: str, process: str) -> None:  # noqa: B027 - alone, there is nobody to leave it to
        """This process leads the table no longer."""

    async def note(self, code: str, text: str) -> None:  # noqa: B027 - alone, there is nobody to tell
        """Tell the other processes something that is kept nowhere."""
