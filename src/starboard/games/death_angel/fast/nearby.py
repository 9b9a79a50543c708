"""What is around a Marine, beyond the two places beside him: his neighbours, and how far it is to what he may want."""

from __future__ import annotations

from starboard.core.kernel import Numbers, Reals
from starboard.games.death_angel.fast import layout as at
from starboard.games.death_angel.fast import tables as of
from starboard.games.death_angel.fast.column import crowd
from starboard.games.death_angel.fast.target import compiled

_at = 0


def _room(size: int = 1) -> int:
    global _at
    _at += size
    return _at - size


TO_PANEL = _room(4)
"""In his row, one, two, more rows away: the Control Panel, where it does something."""
BEFORE_PANEL = _room()
"""It is on the side that he faces."""
TO_DOOR = _room(3)
BEFORE_DOOR = _room()
ALIKE = _room(2)
"""Who stands above him, below him, faces the same side."""
CROWDS = _room(4)
"""Swarms one row up, on the side that he faces and on the other one; one row down."""
BACKED = _room(2)
"""His neighbours have tokens."""
FACING = _room()
PILES = _room(2)
"""The Blip piles before and behind him."""
HEIGHT = _room()
KINDS = _room(2)
"""How many kinds of Genestealers are before and behind him: the more, the likelier they move."""
AROUND = _at


@compiled
def around(s: Numbers, x: Reals, row: int, first: int) -> None:
    """A Marine's surroundings."""
    rows = s[at.ROWS]
    side = s[at.FACES + s[at.FORM + row]]
    if of.PANEL_KIND[s[at.LOCATION]] > 0 and s[at.LIES + of.PANEL] >= 0:
        x[first + TO_PANEL + min(3, _rows_between(row, s[at.LIES + of.PANEL]))] = 1.0
        x[first + BEFORE_PANEL] = 1.0 if s[at.LIES + of.PANEL] & 1 == side else 0.0
    if s[at.LIES + of.DOOR] >= 0:
        away = _rows_between(row, s[at.LIES + of.DOOR])
        if away < 3:
            x[first + TO_DOOR + away] = 1.0
        x[first + BEFORE_DOOR] = 1.0 if s[at.LIES + of.DOOR] & 1 == side else 0.0
    for way in range(2):
        other = row - 1 + 2 * way
        if 0 <= other < rows:
            marine = s[at.FORM + other]
            x[first + ALIKE + way] = 1.0 if s[at.FACES + marine] == side else 0.0
            x[first + CROWDS + 2 * way] = crowd(s, 2 * other + side) / 4.0
            x[first + CROWDS + 2 * way + 1] = crowd(s, 2 * other + 1 - side) / 4.0
            x[first + BACKED + way] = 1.0 if s[at.TOKENS + marine] > 0 else 0.0
        x[first + PILES + way] = s[at.PILES + (side ^ way)] / 8.0
        x[first + KINDS + way] = _kinds(s, 2 * row + (side ^ way)) / 4.0
    x[first + FACING] = side
    x[first + HEIGHT] = row / rows


@compiled
def _rows_between(row: int, place: int) -> int:
    there = place >> 1
    return row - there if row > there else there - row


@compiled
def _kinds(s: Numbers, place: int) -> int:
    found = 0
    for card in range(at.LORDS):
        if s[at.SWARMS + place * at.SPOT + card] > 0:
            found += 1
    return found
