"""A command that can't do what was asked: said in one sentence, exit code 2."""

from __future__ import annotations

from starboard.core.text import Phrase


class Failure(Exception):
    """Raised by a command; the command line prints the reason and exits with the code."""

    def __init__(self, reason: Phrase, code: int = 2) -> None:
        self.reason = reason
        self.code = code
        super().__init__(reason.id)
