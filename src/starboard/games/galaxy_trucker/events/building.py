"""Events of building, repair and launch.

``seat`` is whom an event is about; ``seats`` (of every event) says who may witness it. A secret is an event of its own:
everybody sees that a tile was taken, the holder alone sees which (:class:`TileSeen`).
"""

from __future__ import annotations

from typing import TypeAlias

from starboard.core.game import Event, Seat


class RoundBegan(Event, frozen=True, kw_only=True):
    """A round is set up: boards, heap, piles (GT-1.5)."""

    round: int
    ship_class: str


class SaidReady(Event, frozen=True, kw_only=True):
    """A player is ready to build."""

    seat: Seat


class BuildingBegan(Event, frozen=True, kw_only=True):
    """Go! (GT-2.1)"""


class TurnCame(Event, frozen=True, kw_only=True):
    """A player's turn to build, where building goes in turns."""

    seat: Seat
    points: int


class Took(Event, frozen=True, kw_only=True):
    """A tile was taken in hand; ``tile`` is missing for one taken face-down (GT-2.2)."""

    seat: Seat
    source: str
    tile: str | None = None
    spot: int | None = None
    """Where in the heap it lay."""


class TileSeen(Event, frozen=True, kw_only=True):
    """What a tile taken face-down is: for its holder alone (GT-2.2)."""

    tile: str


class Placed(Event, frozen=True, kw_only=True):
    """A tile was put on a ship (GT-2.4)."""

    seat: Seat
    tile: str
    row: int
    column: int
    turn: int


class Lifted(Event, frozen=True, kw_only=True):
    """The last component was picked up again (GT-2.5)."""

    seat: Seat
    tile: str
    row: int
    column: int


class Welded(Event, frozen=True, kw_only=True):
    """The last component can never be moved again (GT-2.5)."""

    seat: Seat
    row: int
    column: int


class Returned(Event, frozen=True, kw_only=True):
    """A tile went back to the heap, face up (GT-2.3)."""

    seat: Seat
    tile: str
    spot: int
    """Where it lies, and stays until somebody takes it."""


class WentAside(Event, frozen=True, kw_only=True):
    """A tile was set aside (GT-2.3)."""

    seat: Seat
    tile: str


class LookedAt(Event, frozen=True, kw_only=True):
    """A player took a pile to look at it (GT-2.7)."""

    seat: Seat
    pile: int


class CardsSeen(Event, frozen=True, kw_only=True):
    """The cards of a pile: for whoever looks at it alone (GT-2.7)."""

    pile: int
    cards: tuple[str, ...]


class PutBack(Event, frozen=True, kw_only=True):
    """A player put the pile back (GT-2.7)."""

    seat: Seat
    pile: int


class SandRanOut(Event, frozen=True, kw_only=True):
    """The timer has run out on this space (GT-2.10)."""

    space: str


class TimerFlipped(Event, frozen=True, kw_only=True):
    """Somebody flipped the timer onto this space (GT-2.10)."""

    seat: Seat
    space: str


class Finished(Event, frozen=True, kw_only=True):
    """A player took a number tile (GT-2.8)."""

    seat: Seat
    number: int


class BuildingEnded(Event, frozen=True, kw_only=True):
    """Building is over (GT-2.12)."""

    time_out: bool = False


class HandEmptied(Event, frozen=True, kw_only=True):
    """Time is up: a held tile goes back (GT-2.13); nobody else learns what it was unless it was known."""

    seat: Seat
    to: str


class LeftAside(Event, frozen=True, kw_only=True):
    """Set-aside tiles that were never built in go to the lost pile (GT-2.6)."""

    seat: Seat
    tiles: tuple[str, ...]


class FoundFaulty(Event, frozen=True, kw_only=True):
    """A ship breaks the rules and has to be repaired (GT-3.9)."""

    seat: Seat
    errors: int


class FoundSound(Event, frozen=True, kw_only=True):
    """Somebody pointed at a ship that is legal."""

    by: Seat
    seat: Seat


class Fined(Event, frozen=True, kw_only=True):
    """An error noticed only during the flight costs a credit (GT-3.11)."""

    seat: Seat
    paid: int


class TakenOff(Event, frozen=True, kw_only=True):
    """Components left a ship in repair (GT-3.10): by choice, or because they fell off."""

    seat: Seat
    squares: tuple[int, ...]
    tiles: tuple[str, ...]
    fell_off: bool = False


class MovedToLast(Event, frozen=True, kw_only=True):
    """A lenient repair costs the number tile: the others move up (GT-3.12)."""

    seat: Seat
    number: int


class RepairDone(Event, frozen=True, kw_only=True):
    """A repaired ship is legal."""

    seat: Seat


class RocketPlaced(Event, frozen=True, kw_only=True):
    """A rocket stands on the track (GT-5.1)."""

    seat: Seat
    position: int
    gap: int
    """Days behind whoever starts first."""


class DeckShuffled(Event, frozen=True, kw_only=True):
    """The four piles have become the flight's deck (GT-5.6)."""

    cards: int


class Loaded(Event, frozen=True, kw_only=True):
    """Batteries are full, crews are aboard, save where an alien can be chosen (GT-5.2, GT-5.3)."""

    seat: Seat
    humans: int
    batteries: int


class Housed(Event, frozen=True, kw_only=True):
    """A cabin's crew was chosen (GT-5.4)."""

    seat: Seat
    row: int
    column: int
    who: str


class SquaresClosed(Event, frozen=True, kw_only=True):
    """Class IIIB: the dice say which squares stay empty on every ship (ABE-4.3.1)."""

    dice: tuple[int, int]
    squares: tuple[int, ...]
    startless: bool = False
    """Doubles: the start cabins are taken away (ABE-4.3.3)."""


class Specialised(Event, frozen=True, kw_only=True):
    """A cyan alien's specialty was chosen (BX-2.7)."""

    seat: Seat
    specialty: str


class Insured(Event, frozen=True, kw_only=True):
    """Class IV: a player buys the insurance or does without (ABE-4.4.7)."""

    seat: Seat
    bought: bool
    paid: int


class GameOver(Event, frozen=True, kw_only=True):
    """The last round has been settled (GT-10.7)."""

    credits: tuple[int, ...]


BuildingEvent: TypeAlias = (
    RoundBegan
    | SaidReady
    | BuildingBegan
    | TurnCame
    | Took
    | TileSeen
    | Placed
    | Lifted
    | Welded
    | Returned
    | WentAside
    | LookedAt
    | CardsSeen
    | PutBack
    | SandRanOut
    | TimerFlipped
    | Finished
    | BuildingEnded
    | HandEmptied
    | LeftAside
    | FoundFaulty
    | FoundSound
    | Fined
    | TakenOff
    | MovedToLast
    | RepairDone
    | RocketPlaced
    | Loaded
    | Housed
    | DeckShuffled
    | SquaresClosed
    | Insured
    | Specialised
    | GameOver
)
