"""What travels: every move, event and step there is, as JSON is decoded."""

from __future__ import annotations

from typing import TypeAlias

from starboard.core.agenda import steps_of
from starboard.games.galaxy_trucker.adventures import planets
from starboard.games.galaxy_trucker.events.building import BuildingEvent
from starboard.games.galaxy_trucker.events.flight import FlightEvent
from starboard.games.galaxy_trucker.events.team import TeamEvent
from starboard.games.galaxy_trucker.flight import track
from starboard.games.galaxy_trucker.flight.declare import Declare
from starboard.games.galaxy_trucker.flying import AfterCard, NextCard, StayOrLeave
from starboard.games.galaxy_trucker.moves.building import BuildingMove
from starboard.games.galaxy_trucker.moves.flight import FlightMove
from starboard.games.galaxy_trucker.moves.team import TeamMove

AnyMove: TypeAlias = BuildingMove | FlightMove | TeamMove
AnyEvent: TypeAlias = BuildingEvent | FlightEvent | TeamEvent

FlightStep = steps_of(track) | steps_of(planets) | Declare | NextCard | AfterCard | StayOrLeave
"""What can be on the agenda of a flight: every step of :mod:`.flight`, :mod:`.adventures` and :mod:`.flying`."""
