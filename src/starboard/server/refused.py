"""A "no" of the house, in words."""

from __future__ import annotations

from starboard.core.text import Argument, Phrase, say


class Refused(Exception):
    """Something that can't be done now. It has changed nothing."""

    def __init__(
        self,
        status: int,
        reason: str | Phrase,
        /,
        *,
        clause: str | None = None,
        line: int | None = None,
        **args: Argument,
    ) -> None:
        self.status = status
        self.reason = reason if isinstance(reason, Phrase) else say(reason, **args)
        self.clause = clause
        self.line = line
        super().__init__(status, self.reason.id)
