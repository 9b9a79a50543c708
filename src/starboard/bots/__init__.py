"""Players that are programs. A bot sees a view and the legal moves, never the truth."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

from starboard.bots.levels import EFFORTS, LevelBot
from starboard.bots.random import RandomBot
from starboard.core.bot import Bot, Choice
from starboard.core.chance import Chance
from starboard.core.game import AnyGame
from starboard.core.text import Phrase, commas, say

__all__ = ["Bot", "Choice", "NoBot", "decide", "make", "names", "strongest"]


class NoBot(ValueError):
    """A name that no bot has; ``reason`` says what would do."""

    def __init__(self, reason: Phrase) -> None:
        super().__init__(reason)
        self.reason = reason


_RANDOM = "random"


def names() -> list[str]:
    """The bots there are, the weakest first."""
    return [_RANDOM, *EFFORTS]


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
    if name not in names():
        raise NoBot(say("bot-unknown", name=name, bots=commas(names())))
    return RandomBot() if name == _RANDOM else LevelBot(name)


def decide(name: str, game: AnyGame, view: Any, options: Any, moves: Sequence[Any], chance: Chance) -> Choice:
    """What the bot of this name chooses: for another process, which makes its own."""
    return make(name).choose(game, view, options, moves, chance)


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
