"""The flight as plain state."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from starboard.games.galaxy_trucker.adventures.between_cards import AfterCard, NextCard, StayOrLeave
from starboard.games.galaxy_trucker.adventures.combat_zone import CombatLine
from starboard.games.galaxy_trucker.adventures.derelicts import Boarding
from starboard.games.galaxy_trucker.adventures.enemies import Attack, Spoils
from starboard.games.galaxy_trucker.adventures.explosions import Explosion
from starboard.games.galaxy_trucker.adventures.hiring import Hiring
from starboard.games.galaxy_trucker.adventures.intruders import Entry, Visit, Walk, WhoFirst
from starboard.games.galaxy_trucker.adventures.mostly_open_space import LoneSwarm
from starboard.games.galaxy_trucker.adventures.open_space import FlyAhead
from starboard.games.galaxy_trucker.adventures.planets import Landing, TakeOff
from starboard.games.galaxy_trucker.adventures.sabotage import Sabotaging
from starboard.games.galaxy_trucker.flight.breaking import ChoosePiece
from starboard.games.galaxy_trucker.flight.cyan import Negotiation
from starboard.games.galaxy_trucker.flight.declare import Declare, Pay
from starboard.games.galaxy_trucker.flight.five_players import LoadLess
from starboard.games.galaxy_trucker.flight.giving_up import GiveFreely
from starboard.games.galaxy_trucker.flight.loading import Load
from starboard.games.galaxy_trucker.flight.losses import GiveCrew, GiveGoods, LoseFrom
from starboard.games.galaxy_trucker.flight.musters import Activate, Muster
from starboard.games.galaxy_trucker.flight.rewards import Collect
from starboard.games.galaxy_trucker.flight.stasis import Wake
from starboard.games.galaxy_trucker.flight.steering import Shift, Steer, Steering
from starboard.games.galaxy_trucker.flight.volley import Impact, Volley, Ward, WardOff

FlightStep: TypeAlias = (
    NextCard
    | AfterCard
    | StayOrLeave
    | Declare
    | Pay
    | GiveCrew
    | GiveGoods
    | LoseFrom
    | GiveFreely
    | Load
    | Collect
    | ChoosePiece
    | Volley
    | Impact
    | Ward
    | WardOff
    | FlyAhead
    | Landing
    | TakeOff
    | Boarding
    | Attack
    | Spoils
    | CombatLine
    | Sabotaging
    | Activate
    | Muster
    | Steering
    | Steer
    | Shift
    | Wake
    | Negotiation
    | Hiring
    | LoadLess
    | LoneSwarm
    | Explosion
    | Visit
    | Entry
    | WhoFirst
    | Walk
)


class Flight(msgspec.Struct, kw_only=True):
    """What is there only while ships fly. All of it is public; rockets are with the players, cards in the deck."""

    cards: int
    """How many cards the flight has."""
    card: str = ""
    """The card being resolved."""
    declared: list[int]
    """By seat, in half points (crews: in figures); -1 before a ship has declared in this step."""
    added: list[str] = []
    """The decks of the cards a Hazardous Sector has put on top of the deck, the next card last (ABE-5.2)."""
    agenda: list[FlightStep]
    """Pending steps, the topmost last. They never change, they are replaced."""

    shifted: dict[int, int] = {}
    """The line of the last roll for ships that have shifted it (ABE-3.2.4); replaced, never changed."""
    start: int = 0
    """A cylinder: the column in which the last side attack started (ABE-4.2.5)."""

    crews: dict[int, int] = {}
    """The crews of ships with sleepers when last looked at (BX-2.2); replaced, never changed."""

    def copy(self) -> Flight:
        """An independent copy."""
        return Flight(
            cards=self.cards,
            card=self.card,
            declared=self.declared.copy(),
            added=self.added.copy(),
            agenda=self.agenda.copy(),
            shifted=self.shifted,
            start=self.start,
            crews=self.crews,
        )
