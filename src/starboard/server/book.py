"""A record as it lies on the shelf: bytes, until somebody beside the event loop opens it.

A long record is tens of thousands of objects. To make them, and to look for garbage among them, takes Python's one lock
away from everybody who plays; bytes cost nothing to keep, and nothing to hand to a process.
"""

from __future__ import annotations

import pickle
from typing import NamedTuple

from starboard.core.entries import Record
from starboard.core.game import AnyGame


class Book(NamedTuple):
    """A closed record: what must be known of it without opening it."""

    game: AnyGame
    seats: int
    entries: int
    pages: bytes

    @classmethod
    def of(cls, game: AnyGame, record: Record) -> Book:
        """Close a record."""
        pages = pickle.dumps(record, pickle.HIGHEST_PROTOCOL)
        return cls(game, len(record.header.seats), len(record.entries), pages)

    def open(self) -> Record:
        """The record. For work beside the event loop."""
        record: Record = pickle.loads(self.pages)
        return record
