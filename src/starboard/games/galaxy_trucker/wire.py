"""What travels: every move, event and step there is, as JSON is decoded."""

from __future__ import annotations

from typing import TypeAlias

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
from starboard.games.galaxy_trucker.events.building import BuildingEvent
from starboard.games.galaxy_trucker.events.flight import FlightEvent
from starboard.games.galaxy_trucker.events.team import TeamEvent
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
from starboard.games.galaxy_trucker.flying import AfterCard, NextCard, StayOrLeave
from starboard.games.galaxy_trucker.moves.building import BuildingMove
from starboard.games.galaxy_trucker.moves.flight import FlightMove
from starboard.games.galaxy_trucker.moves.team import TeamMove

AnyMove: TypeAlias = BuildingMove | FlightMove | TeamMove
AnyEvent: TypeAlias = BuildingEvent | FlightEvent | TeamEvent

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
"""What can be on the agenda of a flight."""
