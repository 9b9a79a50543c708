"""What a player can do during the flight: one small answer to one question each (GT-11.4, GT-11.5)."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from starboard.core.game import Move
from starboard.games.galaxy_trucker.cards import Good, LeftOrRight, SideName


class FlyOn(Move, frozen=True):
    """Between two cards: stay in the flight (GT-9.2)."""

    standing: bool = False
    """Past all the cards that follow, until it is withdrawn."""


class Withdraw(Move, frozen=True):
    """Take the order to fly on back; at any time of a flight (GT-9.2)."""


class Seen(Move, frozen=True):
    """The settlement has been looked at: on with the next round, as soon as everybody has (GT-10.9)."""


class GiveUp(Move, frozen=True):
    """Between two cards: leave the flight (GT-9.2)."""


class Power(Move, frozen=True):
    """Power the double engine, double cannon, shield or crewbot station on this square (GT-6.7, ABE-3.5.1).

    What pays for it is asked next.
    """

    row: int
    column: int


class Enough(Move, frozen=True):
    """Power nothing more: the declaration stands (GT-6.7)."""


class Brace(Move, frozen=True):
    """Let a hit strike that could be warded off (GT-7.3 ... GT-7.6)."""


class Spend(Move, frozen=True):
    """Take a battery token from this square, to power something or because it is lost (GT-6.7, GT-6.10).

    A solar panel gives its power instead of a token (ABE-3.1.1).
    """

    row: int
    column: int


class Thrust(Move, frozen=True):
    """Fire the thrusters with a nozzle to this side: the hit goes there too, by one line (ABE-3.2.4)."""

    side: SideName


class HoldCourse(Move, frozen=True):
    """Fire no thrusters."""


class WakeUp(Move, frozen=True):
    """Wake a sleeper, who moves into the cabin on this square (BX-2.2)."""

    row: int
    column: int
    from_row: int = 0
    from_column: int = 0
    """The stasis chamber, where there are several with sleepers."""


class Negotiate(Move, frozen=True):
    """Send the diplomat, who then leaves the ship (BX-2.8)."""


class LoseCrew(Move, frozen=True):
    """Lose a figure from the cabin on this square (GT-6.9)."""

    row: int
    column: int
    who: Literal["", "human", "alien"] = ""
    """Which one, where a human shares the cabin of an alien (ABE-9.7)."""


class LoseGood(Move, frozen=True):
    """Lose a cube of the dearest colour aboard from this square (GT-6.10)."""

    row: int
    column: int


class Land(Move, frozen=True):
    """Land on this planet, counted from 1 (GT-8.3)."""

    planet: int


class Take(Move, frozen=True):
    """Take what the card offers: a derelict, or the reward of a beaten enemy (GT-8.4 ... GT-8.6)."""


class Pass(Move, frozen=True):
    """Leave what the card offers: no landing, no derelict, no reward (GT-8.3 ... GT-8.6)."""


class Stow(Move, frozen=True):
    """Put a cube from the loading bay into the hold on this square (GT-6.11)."""

    good: Good
    row: int
    column: int


class Unload(Move, frozen=True):
    """Take a cube out of the hold on this square into the loading bay, to move it or throw it away (GT-6.11)."""

    good: Good
    row: int
    column: int


class Stack(msgspec.Struct, frozen=True):
    """The cubes of one hold."""

    row: int
    column: int
    goods: tuple[Good, ...]


class Arrange(Move, frozen=True):
    """Load in one move: this is what shall lie in the holds, all else is thrown away (GT-6.11)."""

    holds: tuple[Stack, ...]


class DoneLoading(Move, frozen=True):
    """Loading is done: what is left in the loading bay is thrown away (GT-6.11)."""


class Keep(Move, frozen=True):
    """Fly on with the piece that holds this square (GT-6.12)."""

    row: int
    column: int


class Hire(Move, frozen=True):
    """Seat a hired human in the cabin on this square (ABE-5.6)."""

    row: int
    column: int


class WalksFirst(Move, frozen=True):
    """Which of two intruders walks first (ABE-6.6.1)."""

    hand: LeftOrRight


class DoWithout(Move, frozen=True):
    """The goods block that the second of five players does without (ABE-8.4.1)."""

    good: Good


FlightMove: TypeAlias = (
    FlyOn
    | Withdraw
    | Seen
    | GiveUp
    | Power
    | Enough
    | Brace
    | Spend
    | Thrust
    | HoldCourse
    | WakeUp
    | Negotiate
    | LoseCrew
    | LoseGood
    | Land
    | Take
    | Pass
    | Stow
    | Unload
    | Arrange
    | DoneLoading
    | Keep
    | Hire
    | WalksFirst
    | DoWithout
)
