"""What a game offers beside its tables: a question with an answer, nothing played and nothing kept.

A crew with the real box wants its flight flown, a builder his ship looked at. A game lists its tools by name
(:meth:`starboard.core.game.Game.tools`); the server answers ``POST /api/tools/GAME/NAME`` with them. What is asked
about a table's own game is a :class:`Lookback` (:meth:`starboard.core.game.Game.lookbacks`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
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
    """The answer. ``bytes`` are sent as they are, what is :class:`Staged` as the film of it."""
    use: Callable[[Any], G]
    """Takes what was asked. Raises :class:`Unusable`."""
    read: Callable[[bytes], Any] | None = None
    """Reads what is asked, where that says better than msgspec what is wrong with it. Raises :class:`Unusable`."""
    media: str = JSON
    """What ``bytes`` are."""

    def ask(self, asked: bytes) -> G:
        """The answer to what came. Raises :class:`Unusable`, and msgspec's own errors for what can't be read."""
        return self.use(self.read(asked) if self.read else msgspec.json.decode(asked, type=self.takes))


class Staged(NamedTuple):
    """An answer that is a film: a table set up for it, and how it is played on."""

    state: Any
    """Where it begins; the play changes this very state."""
    play: Callable[[Callable[[Any], None]], Iterator[None]]
    """Plays one step each time it is asked for the next one, telling its events."""
    names: Sequence[str]
    """Who sits where."""


class Lookback(NamedTuple, Generic[T, G]):
    """One question about a game, answered from its record.

    It may be asked while the game goes on: it tells nothing but what its table has seen.
    """

    takes: type[T]
    gives: type[G]
    use: Callable[[Any, Any, Any], G]
    """Takes the game, its record so far and what was asked. Raises :class:`Unusable`."""


AnyTool = Tool[Any, Any]
AnyLookback = Lookback[Any, Any]
