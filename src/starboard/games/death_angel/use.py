"""Who uses the ability of a card, and with what."""

from __future__ import annotations

from typing import NamedTuple

from starboard.core.game import Seat


class Use(NamedTuple):
    """An ability being used: whoever carries it out takes ``(play, ability, use)``."""

    seat: Seat
    """Who decides."""
    card: int = 0
    """The Action card that is resolved, if any."""
    marine: int = -1
    """The Marine who activates; none upon entering a Location."""
    terrain: int = -1
    """The Terrain card he activates."""
