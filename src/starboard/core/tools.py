"""What a game offers beside its tables: a question with an answer, nothing played and nothing kept.

A crew with the real box wants its flight flown, a builder his ship looked at. A game lists its tools by name
(:meth:`starboard.core.game.Game.tools`); the server answers ``POST /api/tools/GAME/NAME`` with them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

from starboard.core.text import Phrase

T = TypeVar("T")
G = TypeVar("G")

JSON = "application/json"


class Unusable(ValueError):
    """What was asked can't be answered; the reason says what is wrong with it."""

    def __init__(self, reason: Phrase) -> None:
        self.reason = reason
        super().__init__(reason.id)


class Tool(NamedTuple, Generic[T, G]):
    """One question. It may take a while, but never long: it is asked over the network."""

    takes: type[T]
    """What is asked, as it travels."""
    gives: type[G]
    """The answer; ``bytes`` are sent as they are."""
    use: Callable[[T], G]
    """Raises :class:`Unusable`."""
    read: Callable[[bytes], T] | None = None
    """Reads what is asked, where that says better than msgspec what is wrong with it. Raises :class:`Unusable`."""
    media: str = JSON
    """What ``bytes`` are."""

    def answer(self, asked: bytes) -> bytes:
        """From what came to what goes. Raises :class:`Unusable`, and msgspec's own errors for what can't be read."""
        given = self.read(asked) if self.read else msgspec.json.decode(asked, type=self.takes)
        found: Any = self.use(given)
        return found if isinstance(found, bytes) else msgspec.json.encode(found)


AnyTool = Tool[Any, Any]
