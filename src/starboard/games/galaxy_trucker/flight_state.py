"""The flight's own state: what :mod:`.flight` keeps between two decisions."""

from __future__ import annotations

from copy import copy as shallow

import msgspec


class Flight(msgspec.Struct, kw_only=True):
    """A flight under way."""

    def copy(self) -> Flight:
        """An independent copy."""
        return shallow(self)
