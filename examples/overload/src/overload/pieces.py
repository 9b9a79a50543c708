"""What the game is made of: options, moves, events, the state, and what a seat may know of it."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from starboard.core import game
from starboard.core.game import Seat


class Options(game.Options, frozen=True, kw_only=True):
    """What can be chosen before a game."""

    deck: Annotated[int, msgspec.Meta(ge=5, le=20)] = 12
    clock: bool = True
    dice: Literal["one", "two"] = "one"


class Boost(game.Move, frozen=True):
    """Add a die (OV-2.2)."""


class ShutDown(game.Move, frozen=True):
    """Have done (OV-2.3)."""


class Boosted(game.Event, frozen=True):
    """A reactor has more power, for all to see."""

    seat: Seat
    power: int


class Gauged(game.Event, frozen=True):
    """What a reactor held when it was shut down: told to its player alone."""

    total: int


class WentOut(game.Event, frozen=True):
    """A reactor is off."""

    seat: Seat


class TimeIsUp(game.Event, frozen=True):
    """The clock has run out (OV-2.4)."""


AnyMove: TypeAlias = Boost | ShutDown
AnyEvent: TypeAlias = Boosted | Gauged | WentOut | TimeIsUp


class State(game.State, kw_only=True):
    """The truth."""

    options: Options
    charges: list[int]
    power: list[int]
    off: list[bool]

    @property
    def over(self) -> bool:
        """Whether every reactor is off (OV-3.1)."""
        return all(self.off)


class View(game.View, frozen=True, kw_only=True):
    """What a seat may know: built up field by field, so a new field of the state is secret until it is shown here."""

    now: float
    ends: float | None
    """When the time is up; never without a clock."""
    charges: list[int | None]
    """Hidden ones are ``None``."""
    power: list[int]
    off: list[bool]
