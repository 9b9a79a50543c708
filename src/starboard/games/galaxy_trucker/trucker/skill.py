"""What tells the levels of truckers apart: how quick they are, how far they look, how often they are wrong."""

from __future__ import annotations

from typing import NamedTuple


class Skill(NamedTuple):
    """How well somebody builds and flies."""

    idles: int
    """Of a hundred moments in which it could build, those in which it does not: while the sand runs."""
    error: float
    """How far its guess of what a component is worth may be off, in credits."""
    wary: bool
    """Whether it thinks of what meteors and shots would do to the ship it builds."""
    looks: int
    """Piles that it looks at while it builds (GT-2.7)."""
    patience: float
    """It has finished when nothing in sight brings in so much more, in credits."""
    complete: float
    """It has finished with so much of its board built, whatever lies in the heap."""
    lucks: int
    """How often it tries a decision of the flight with other dice; without it goes by rule of thumb."""


SKILLS = {
    "easy": Skill(idles=50, error=2.0, wary=False, looks=0, patience=0.6, complete=0.6, lucks=0),
    "normal": Skill(idles=25, error=0.4, wary=True, looks=0, patience=0.35, complete=0.9, lucks=3),
    "hard": Skill(idles=0, error=0.0, wary=True, looks=1, patience=0.1, complete=1.0, lucks=10),
}
"""By level."""
