"""Everything a seat can do at a Space Alert table. Crew members are counted from 0: humans by seat, then androids."""

from __future__ import annotations

from typing import Literal, TypeAlias

from starboard.core.game import Move
from starboard.games.space_alert.action_cards import Card, Half, Laid
from starboard.games.space_alert.ship import Zone

Role: TypeAlias = Literal["captain", "communications", "security"]
ROLES: tuple[Role, Role, Role] = ("captain", "communications", "security")

# --- briefing ----------------------------------------------------------------------------------------------


class Appoint(Move, frozen=True):
    """Give a role to a crew member (SA-2.5)."""

    role: Role
    crew: int


class SeatAndroid(Move, frozen=True):
    """Put an android at the table, clockwise right after another crew member (SA-6.1, SA-17.4)."""

    android: int
    after: int


class Ready(Move, frozen=True):
    """Ready for the opening announcement."""


# --- action round ------------------------------------------------------------------------------------------


class Place(Move, frozen=True):
    """Put a card from the hand into an empty slot, one half upwards; own slot or an android's (SA-3.3, SA-16.4)."""

    crew: int
    slot: int
    card: Card
    half: Half


class Turn(Move, frozen=True):
    """Turn a card in an open slot so that its other half lies upwards (SA-3.5)."""

    crew: int
    slot: int


class Swap(Move, frozen=True):
    """Exchange what lies in two open slots; one of them may be empty (SA-3.5)."""

    crew: int
    slot: int
    other: int


class TakeBack(Move, frozen=True):
    """Take a card from an open slot back into the hand (SA-3.5)."""

    crew: int
    slot: int


class TakePacket(Move, frozen=True):
    """Close the own phase by taking the next packet in hand (SA-3.6)."""


class Draw(Move, frozen=True):
    """Draw the card that incoming data allows (SA-3.9)."""


class Give(Move, frozen=True):
    """Hand a card to another player while a data transfer runs (SA-3.9)."""

    card: Card
    to: int


class Agree(Move, frozen=True):
    """For ending the action round early; unanimity ends it (SA-3.10)."""


class Withdraw(Move, frozen=True):
    """Take the agreement to an early end back."""


class Tell(Move, frozen=True):
    """From now on tell everybody what one holds and lays, while there is talk (SA-3.2, SA-3.9)."""

    follows: bool = False
    """Say also that one will lay them as the last proposal has it."""


class Propose(Move, frozen=True):
    """Say how the crew might lay its cards (SA-3.2): a plan that everybody hears and nobody has to follow."""

    plan: tuple[tuple[Laid | None, ...], ...]
    """For each crew member a row of slots, or an empty one for somebody of whom nothing is said."""


# --- resolution --------------------------------------------------------------------------------------------


class GoOn(Move, frozen=True):
    """This turn may be played, or with ``rest`` all turns still to come: the film so far is seen."""

    rest: bool = False


class Trip(Move, frozen=True):
    """Declare that a card was laid wrong: carry out what was meant, at the price of a delay (SA-6.3)."""

    crew: int
    meant: str
    """The order that was meant, in the notation of plans."""


# --- campaign ----------------------------------------------------------------------------------------------


class Vote(Move, frozen=True):
    """A proposal on the question before the crew; the most cautious one wins (SA-18.1)."""

    choice: str


class Repair(Move, frozen=True):
    """Repair one damage token (SA-18.3)."""

    zone: Zone
    token: str


class RepairSquad(Move, frozen=True):
    """Repair one disabled battlebot squad (SA-18.3)."""


class StoreSquad(Move, frozen=True):
    """Choose the station of the only squad available (SA-18.4)."""

    station: str


AnyMove: TypeAlias = (
    Appoint
    | SeatAndroid
    | Ready
    | Place
    | Turn
    | Swap
    | TakeBack
    | TakePacket
    | Draw
    | Give
    | Agree
    | Withdraw
    | Tell
    | Propose
    | GoOn
    | Trip
    | Vote
    | Repair
    | RepairSquad
    | StoreSquad
)
