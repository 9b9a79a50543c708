"""What players do with their specialists. A square is said by row and column as everywhere."""

from __future__ import annotations

from typing import Literal, TypeAlias

from starboard.core.game import Move
from starboard.games.galaxy_trucker.cards import Good

Part: TypeAlias = Literal["part-cannon", "part-engine", "part-cargo-hold-2", "part-cabin"]
"""The Deliveryman's spare parts."""


class Recruit(Move, frozen=True):
    """Take this specialist into my team (ABE-7.4, ABE-7.8)."""

    card: str


class Decline(Move, frozen=True):
    """Do without what the specialist offers now, or without the rest of it (ABE-9.20)."""


class Use(Move, frozen=True):
    """Use the ability that is offered."""


class Spot(Move, frozen=True):
    """Choose this square for what the specialist does."""

    row: int
    column: int


class Cap(Move, frozen=True):
    """Weld a cap on the exposed connector on this side, clockwise from the front (ABE-9.18)."""

    row: int
    column: int
    side: int


class Reweld(Move, frozen=True):
    """Move a weld: from the contact on this side of a component to another one that needs it (ABE-9.18)."""

    row: int
    column: int
    side: int
    to_row: int
    to_column: int
    to_side: int


class Pipe(Move, frozen=True):
    """Join this component by pipes to its neighbour on this side (ABE-9.10)."""

    row: int
    column: int
    side: int


class Universal(Move, frozen=True):
    """Give this component universal connectors on all four sides (ABE-9.10)."""

    row: int
    column: int


class Fit(Move, frozen=True):
    """Make this component a spare part, a cannon turned by quarters clockwise (ABE-9.6)."""

    part: Part
    row: int
    column: int
    turn: int = 0


class Unfit(Move, frozen=True):
    """Take a spare part off again while building (ABE-9.6)."""

    part: Part


class Snatch(Move, frozen=True):
    """Take a component that another player has set aside (ABE-9.12)."""

    seat: int
    tile: str


class Drill(Move, frozen=True):
    """Call a drill: nobody else may build for a while (ABE-9.13)."""


class Predict(Move, frozen=True):
    """The player asked about will finish on this place; 0 for not at all (ABE-9.1)."""

    place: int


class Bend(Move, frozen=True):
    """Raise (1), lower (-1) or leave (0) the rewards for finishing and for the best-looking ship (ABE-9.4)."""

    finish: int
    looks: int


class Price(Move, frozen=True):
    """Change the price of this colour by one credit (ABE-9.17)."""

    good: Good
    change: int


class GiveGood(Move, frozen=True):
    """Give up a cube of this colour from this square (ABE-9.19)."""

    good: Good
    row: int
    column: int


class HideRest(Move, frozen=True):
    """Pretend that there is nothing more to give (ABE-9.19)."""


TeamMove: TypeAlias = (
    Recruit
    | Decline
    | Use
    | Spot
    | Cap
    | Reweld
    | Pipe
    | Universal
    | Fit
    | Unfit
    | Snatch
    | Drill
    | Predict
    | Bend
    | Price
    | GiveGood
    | HideRest
)
