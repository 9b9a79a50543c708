"""What changes when five play (BX-3.2, ABE-8.4.1): enemies are beaten, places visited and planets landed on twice.

The second ship gets 1 credit, 1 goods block and 1 human less.
"""

from __future__ import annotations

from collections.abc import Sized


def is_five(players: Sized) -> bool:
    """Whether this is a game of five."""
    return len(players) == 5
