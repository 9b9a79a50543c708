"""Moves of building, repair and launch (GT-11.1 to GT-11.3)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from starboard.core.game import Move

Tenant: TypeAlias = Literal["humans", "purple", "brown", "cyan"]
"""Who can live in a cabin."""


class Ready(Move, frozen=True):
    """I am ready: start the timer as soon as everybody is."""


class TakeFaceDown(Move, frozen=True):
    """Take the face-down tile on this spot of the heap, or any (GT-2.2)."""

    spot: int | None = None


class TakeFaceUp(Move, frozen=True):
    """Take this face-up tile from the heap (GT-2.2)."""

    tile: str


class TakeAside(Move, frozen=True):
    """Pick up one of my set-aside tiles (GT-2.6)."""

    tile: str


class Put(Move, frozen=True):
    """Put the held tile on the ship, turned by quarters clockwise (GT-2.4)."""

    row: int
    column: int
    turn: int
    pipe: int = -1
    """Where nothing but the Plumber's pipes holds it: the side they are laid on; -1 otherwise (ABE-9.10)."""
    universal: bool = False
    """Lay the Plumber's universal connectors on it (ABE-9.10)."""


class Lift(Move, frozen=True):
    """Pick the component placed last up again, to turn or move it (GT-2.5)."""


class Return(Move, frozen=True):
    """Return the held tile to the heap, face up (GT-2.3)."""

    spot: int | None = None
    """Where it shall lie; without one where it lay before, or on the first free spot."""


class SetAside(Move, frozen=True):
    """Set the held tile aside (GT-2.3)."""


class Look(Move, frozen=True):
    """Look at one of the piles, counted from 1 (GT-2.7)."""

    pile: int


class StopLooking(Move, frozen=True):
    """Put the pile back (GT-2.7)."""


class Flip(Move, frozen=True):
    """Flip the timer (GT-2.10)."""


class EndTurn(Move, frozen=True):
    """Let the next player build; only when building goes in turns."""


class TakeNumber(Move, frozen=True):
    """Finish, taking this number tile (GT-2.8); after time-out, the lowest one left (GT-2.13)."""

    number: int


class PointOut(Move, frozen=True):
    """Point at a ship that may break the rules, where players check ships themselves (GT-3.9, GT-3.11)."""

    seat: int


class Remove(Move, frozen=True):
    """Repair: take this component off (GT-3.10)."""

    row: int
    column: int


class KeepPiece(Move, frozen=True):
    """Repair: go on with the piece that holds this square (GT-3.10)."""

    row: int
    column: int


class BuildIn(Move, frozen=True):
    """Lenient repair: put a component that was taken off back on the ship (GT-3.12)."""

    tile: str
    row: int
    column: int
    turn: int


class Repaired(Move, frozen=True):
    """Lenient repair: done; what is not built in goes back to the heap (GT-3.12)."""


class House(Move, frozen=True):
    """Choose who lives in a cabin (GT-5.4)."""

    row: int
    column: int
    who: Tenant


Specialty: TypeAlias = Literal["diplomat", "techie", "manager", "merchant", "lawyer"]
"""What a cyan alien can be good at (BX-2.8)."""


class Specialise(Move, frozen=True):
    """Choose what the cyan alien is good at (BX-2.7)."""

    specialty: Specialty


class Insure(Move, frozen=True):
    """Buy the insurance of a class IV ship, or fly without (ABE-4.4.4)."""

    buy: bool


BuildingMove: TypeAlias = (
    Ready
    | TakeFaceDown
    | TakeFaceUp
    | TakeAside
    | Put
    | Lift
    | Return
    | SetAside
    | Look
    | StopLooking
    | Flip
    | EndTurn
    | TakeNumber
    | PointOut
    | Remove
    | KeepPiece
    | BuildIn
    | Repaired
    | House
    | Insure
    | Specialise
)
