"""The flight as plain state."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from starboard.games.galaxy_trucker.adventures.combat_zone import CombatLine
from starboard.games.galaxy_trucker.adventures.derelicts import Boarding
from starboard.games.galaxy_trucker.adventures.enemies import Attack, Spoils
from starboard.games.galaxy_trucker.adventures.open_space import FlyAhead
from starboard.games.galaxy_trucker.adventures.planets import Landing, TakeOff
from starboard.games.galaxy_trucker.between_cards import AfterCard, NextCard, StayOrLeave
from starboard.games.galaxy_trucker.breaking import ChoosePiece
from starboard.games.galaxy_trucker.declare import Declare, Pay
from starboard.games.galaxy_trucker.loading import Load
from starboard.games.galaxy_trucker.losses import GiveCrew, GiveGoods
from starboard.games.galaxy_trucker.rewards import Collect
from starboard.games.galaxy_trucker.team.giving_up import GiveFreely
from starboard.games.galaxy_trucker.volley import Impact, Volley, Ward, WardOff

FlightStep: TypeAlias = (
    NextCard
    | AfterCard
    | StayOrLeave
    | Declare
    | Pay
    | GiveCrew
    | GiveGoods
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
)


class Flight(msgspec.Struct, kw_only=True):
    """What is there only while ships fly. All of it is public; rockets are with the players, cards in the deck."""

    cards: int
    """How many cards the flight has."""
    card: str = ""
    """The card being resolved."""
    declared: list[int]
    """By seat, in half points; -1 before a ship has declared in this step."""
    agenda: list[FlightStep]
    """Pending steps, the topmost last. They never change, they are replaced."""

    def copy(self) -> Flight:
        """An independent copy."""
        return Flight(cards=self.cards, card=self.card, declared=self.declared.copy(), agenda=self.agenda.copy())
