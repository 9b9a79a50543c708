"""Players that are programs. A bot sees a view and the legal moves, never the truth."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any, Protocol

from starboard.bots.careful import CarefulBot
from starboard.bots.random import RandomBot
from starboard.core.chance import Chance
from starboard.core.game import AnyGame
from starboard.core.text import Phrase, commas, say


class NoBot(ValueError):
    """A name that no bot has; ``reason`` says what would do."""

    def __init__(self, reason: Phrase) -> None:
        super().__init__(reason)
        self.reason = reason


class Bot(Protocol):
    """One decision at a time."""

    looks: bool
    """Whether it wants the view; building one costs time, and a random player has no use for it."""

    def choose(self, game: AnyGame, view: Any, options: Any, moves: Sequence[Any], chance: Chance) -> Any:
        """One of the moves. ``view`` is ``None`` for a bot that does not look.

        While a clock runs a bot may rather wait: ``None``.
        """


_BOTS: dict[str, type[Bot]] = {"random": RandomBot, "careful": CarefulBot}
"""By name, the weakest first."""


def names() -> list[str]:
    """The bots there are, the weakest first."""
    return list(_BOTS)


def strongest() -> str:
    """The bot that takes a seat when nobody says which."""
    return names()[-1]


def make(name: str) -> Bot:
    """A bot by name, or a stranger's: ``path/to/file.py:Name`` is the class ``Name`` of that file.

    Raises :class:`NoBot`.
    """
    file, colon, kind = name.rpartition(":")
    if colon and file.endswith(".py"):
        return _from_file(Path(file), kind)
    if name not in _BOTS:
        raise NoBot(say("bot-unknown", name=name, bots=commas(names())))
    return _BOTS[name]()


def _from_file(file: Path, kind: str) -> Bot:
    bot: Bot = _class_in(file, kind)()
    if not callable(getattr(bot, "choose", None)) or not isinstance(getattr(bot, "looks", None), bool):
        raise NoBot(say("bot-no-bot", file=str(file), name=kind))
    return bot


@cache
def _class_in(file: Path, kind: str) -> type[Bot]:
    """A stranger's class. The file runs once in a process, however many bots are made of it."""
    spec = spec_from_file_location(file.stem, file) if file.is_file() else None
    if spec is None or spec.loader is None:
        raise NoBot(say("bot-no-file", file=str(file)))
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    found = getattr(module, kind, None)
    if not isinstance(found, type):
        raise NoBot(say("bot-no-class", file=str(file), name=kind))
    return found
