"""What a player that is a program is asked and answers: one decision at a time, on what its seat may know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

import msgspec

from starboard.core.chance import Chance
from starboard.core.text import Phrase


class Choice(msgspec.Struct, frozen=True):
    """What a bot does, and why."""

    move: Any
    """One of the moves; ``None``: it rather waits, which a running clock allows, or somebody else who is asked."""
    why: Phrase | None = None
    """Why it does that, in one line: for whoever asks."""
    says: Phrase | None = None
    """What it tells the table aloud with it."""


class Bot(Protocol):
    """One decision at a time. A bot remembers nothing: another one may make the next decision."""

    looks: bool
    """Whether it wants the view; building one costs time, and a random player has no use for it."""

    def choose(self, game: Any, view: Any, options: Any, moves: Sequence[Any], chance: Chance) -> Choice:
        """One of the moves. ``view`` is ``None`` for a bot that does not look. Same view, same luck: same choice."""
