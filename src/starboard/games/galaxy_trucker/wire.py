"""What travels: every move and every event there is, as JSON is decoded."""

from __future__ import annotations

from typing import TypeAlias

from starboard.games.galaxy_trucker.events.building import BuildingEvent
from starboard.games.galaxy_trucker.events.flight import FlightEvent
from starboard.games.galaxy_trucker.events.team import TeamEvent
from starboard.games.galaxy_trucker.moves.building import BuildingMove
from starboard.games.galaxy_trucker.moves.flight import FlightMove
from starboard.games.galaxy_trucker.moves.team import TeamMove

AnyMove: TypeAlias = BuildingMove | FlightMove | TeamMove
AnyEvent: TypeAlias = BuildingEvent | FlightEvent | TeamEvent
