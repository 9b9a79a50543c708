"""What specialists do, as everybody sees it; dealt cards are told to their player alone (ABE-7.13)."""

from __future__ import annotations

from typing import TypeAlias

from starboard.core.game import Event, Seat


class SpecialistsDealt(Event, frozen=True, kw_only=True):
    """A player was dealt so many specialists to choose from (ABE-7.4)."""

    seat: Seat
    n: int


class SpecialistsSeen(Event, frozen=True, kw_only=True):
    """Which ones: for this player alone."""

    specialists: tuple[str, ...]


class SpecialistChosen(Event, frozen=True, kw_only=True):
    """A player has chosen, face down."""

    seat: Seat


class SpecialistsLaidOut(Event, frozen=True, kw_only=True):
    """Specialists lie open to be chosen in finishing order (ABE-7.8)."""

    specialists: tuple[str, ...]


class Recruited(Event, frozen=True, kw_only=True):
    """A specialist has joined a player's team for the rest of the game."""

    seat: Seat
    specialist: str
    drawn: bool = False
    """By chance, not by choice."""


class SpecialistDiscarded(Event, frozen=True, kw_only=True):
    """The specialist nobody took (ABE-7.8)."""

    specialist: str


class AbilityUsed(Event, frozen=True, kw_only=True):
    """A specialist does his work; what comes of it follows."""

    seat: Seat
    specialist: str


class AbilityDeclined(Event, frozen=True, kw_only=True):
    """A player does without (ABE-9.20)."""

    seat: Seat
    specialist: str


class TokenPlaced(Event, frozen=True, kw_only=True):
    """A specialist's token lies on a ship."""

    seat: Seat
    """Whose ship."""
    token: str
    row: int
    column: int
    side: int = -1
    """On this side of the component, or the way a cannon points; -1 for neither."""


class TokenTaken(Event, frozen=True, kw_only=True):
    """A spare part was taken off again (ABE-9.6)."""

    seat: Seat
    token: str


class WeldMoved(Event, frozen=True, kw_only=True):
    """A welded join is one no more, another contact is (ABE-9.18)."""

    seat: Seat
    was: tuple[int, int]
    """The squares that were joined."""
    squares: tuple[int, int]
    """The squares that are joined now."""


class WiredUp(Event, frozen=True, kw_only=True):
    """Two components count as connected (ABE-9.3)."""

    seat: Seat
    squares: tuple[int, int]


class Snatched(Event, frozen=True, kw_only=True):
    """A set-aside component was taken by somebody else (ABE-9.12)."""

    seat: Seat
    victim: Seat
    tile: str


class DrillCalled(Event, frozen=True, kw_only=True):
    """All others run around the table (ABE-9.13)."""

    seat: Seat


class DrillOver(Event, frozen=True, kw_only=True):
    """Everybody may build again."""


class ExtraAdded(Event, frozen=True, kw_only=True):
    """A component added after the number tile was taken, counted aloud (ABE-9.22)."""

    seat: Seat
    n: int
    of: int


class KeptBack(Event, frozen=True, kw_only=True):
    """Set-aside components that do not count as lost go back to the table (ABE-9.5)."""

    seat: Seat
    tiles: tuple[str, ...]


class Predicted(Event, frozen=True, kw_only=True):
    """A prediction about a player; place 0 is not to finish (ABE-9.1)."""

    seat: Seat
    about: Seat
    place: int


class SpecialistPaid(Event, frozen=True, kw_only=True):
    """Credits that a specialist brings in."""

    seat: Seat
    specialist: str
    credits: int
    balance: int


class ConnectorsCharged(Event, frozen=True, kw_only=True):
    """A player pays for exposed connectors (ABE-9.13)."""

    seat: Seat
    exposed: int
    paid: int


class GoodsBought(Event, frozen=True, kw_only=True):
    """A yellow cube was bought (ABE-9.17)."""

    seat: Seat
    row: int
    column: int


class ManPlanted(Event, frozen=True, kw_only=True):
    """One of a ship's humans now stands between two components (ABE-9.12)."""

    seat: Seat
    """Whose ship."""
    row: int
    column: int
    """The cabin he came from."""
    squares: tuple[int, int]


class RewardsBent(Event, frozen=True, kw_only=True):
    """The rewards of this flight (ABE-9.4)."""

    seat: Seat
    finish: tuple[int, ...]
    best_looking: int


class PriceChanged(Event, frozen=True, kw_only=True):
    """What a cube of this colour brings in today (ABE-9.17)."""

    seat: Seat
    good: str
    price: int


class Shared(Event, frozen=True, kw_only=True):
    """More humans in a cabin than there could be otherwise (ABE-9.7)."""

    seat: Seat
    row: int
    column: int


TeamEvent: TypeAlias = (
    SpecialistsDealt
    | SpecialistsSeen
    | SpecialistChosen
    | SpecialistsLaidOut
    | Recruited
    | SpecialistDiscarded
    | AbilityUsed
    | AbilityDeclined
    | TokenPlaced
    | TokenTaken
    | WeldMoved
    | WiredUp
    | Snatched
    | DrillCalled
    | DrillOver
    | ExtraAdded
    | KeptBack
    | Predicted
    | SpecialistPaid
    | ConnectorsCharged
    | GoodsBought
    | ManPlanted
    | RewardsBent
    | PriceChanged
    | Shared
)
