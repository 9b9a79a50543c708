"""Everything a seat can do at a Space Alert table. Crew members are counted from 0: humans by seat, then androids."""

from __future__ import annotations

from typing import Literal, TypeAlias

from starboard.core import game
from starboard.games.space_alert.action_cards import Card, Half
from starboard.games.space_alert.missions import Zone

Role: TypeAlias = Literal["captain", "communications", "security"]
ROLES: tuple[Role, Role, Role] = ("captain", "communications", "security")

# --- briefing ----------------------------------------------------------------------------------------------


class Appoint(game.Move, frozen=True, tag="appoint"):
    """Give a role to a crew member (SA-2.5)."""

    role: Role
    crew: int


class SeatAndroid(game.Move, frozen=True, tag="seat-android"):
    """Put an android at the table, clockwise right after another crew member (SA-6.1, SA-17.4)."""

    android: int
    after: int


class Ready(game.Move, frozen=True, tag="ready"):
    """Ready for the opening announcement."""


# --- action round ------------------------------------------------------------------------------------------


class Place(game.Move, frozen=True, tag="place"):
    """Put a card from the hand into an empty slot, one half upwards; own slot or an android's (SA-3.3, SA-16.4)."""

    crew: int
    slot: int
    card: Card
    half: Half


class Turn(game.Move, frozen=True, tag="turn"):
    """Turn a card in an open slot so that its other half lies upwards (SA-3.5)."""

    crew: int
    slot: int


class Swap(game.Move, frozen=True, tag="swap"):
    """Exchange what lies in two open slots; one of them may be empty (SA-3.5)."""

    crew: int
    slot: int
    other: int


class TakeBack(game.Move, frozen=True, tag="take-back"):
    """Take a card from an open slot back into the hand (SA-3.5)."""

    crew: int
    slot: int


class TakePacket(game.Move, frozen=True, tag="take-packet"):
    """Close the own phase by taking the next packet in hand (SA-3.6)."""


class Draw(game.Move, frozen=True, tag="draw"):
    """Draw the card that incoming data allows (SA-3.9)."""


class Give(game.Move, frozen=True, tag="give"):
    """Hand a card to another player while a data transfer runs (SA-3.9)."""

    card: Card
    to: int


class Agree(game.Move, frozen=True, tag="agree"):
    """For ending the action round early; unanimity ends it (SA-3.10)."""


class Withdraw(game.Move, frozen=True, tag="withdraw"):
    """Take the agreement to an early end back."""


# --- resolution --------------------------------------------------------------------------------------------


class GoOn(game.Move, frozen=True, tag="go-on"):
    """Nothing to correct: play this turn, or with ``rest`` all turns still to come."""

    rest: bool = False


class Trip(game.Move, frozen=True, tag="trip"):
    """Declare that a card was laid wrong: carry out what was meant, at the price of a delay (SA-6.3)."""

    crew: int
    meant: str
    """The order that was meant, in the notation of plans."""


# --- campaign ----------------------------------------------------------------------------------------------


class Vote(game.Move, frozen=True, tag="vote"):
    """A proposal on the question before the crew; the most cautious one wins (SA-18.1)."""

    choice: str


class Repair(game.Move, frozen=True, tag="repair"):
    """Repair one damage token (SA-18.3)."""

    zone: Zone
    token: str


class RepairSquad(game.Move, frozen=True, tag="repair-squad"):
    """Repair one disabled battlebot squad (SA-18.3)."""


class StoreSquad(game.Move, frozen=True, tag="store-squad"):
    """Choose the station of the only squad available (SA-18.4)."""

    station: str


Move: TypeAlias = (
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
    | GoOn
    | Trip
    | Vote
    | Repair
    | RepairSquad
    | StoreSquad
)
