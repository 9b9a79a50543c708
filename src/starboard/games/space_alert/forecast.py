"""When a threat will act if nobody stops it: when matters more than what."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, TypeAlias

import msgspec

from starboard.games.space_alert import ship
from starboard.games.space_alert.threats import LIBRARY, Speed

Letter: TypeAlias = Literal["X", "Y", "Z"]


class Act(msgspec.Struct, frozen=True, array_like=True):
    """A letter of a threat, and the turn in which it performs it."""

    letter: Letter
    turn: int


@lru_cache(maxsize=1024)
def acts(code: str, turn: int, board: int, phases: int, speed: int) -> tuple[Act, ...]:
    """All that a threat will perform of itself, its own changes of speed included (SA-11.9).

    It appears in this turn with this speed, on the trajectory of this number, in a mission of so many phases.
    """
    card = LIBRARY[code]
    ahead = list(ship.LETTER_SQUARES[board])
    square = ship.START_SQUARE[board]
    found = []
    # A threat already moves in the turn it appears (SA-5.1), and still does in the step after the last turn.
    for now in range(turn, ship.PHASES[phases - 1][-1] + 2):
        square -= speed
        while ahead and ahead[0][0] >= square:
            _, letter = ahead.pop(0)
            found.append(Act(ship.LETTERS[letter], now))
            speed += sum(effect.by for effect in (card.x, card.y, card.z)[letter] if isinstance(effect, Speed))
    return tuple(found)
