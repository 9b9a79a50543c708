"""What happens, by part of a round: :mod:`.building`, :mod:`.flight`, :mod:`.team`."""

from __future__ import annotations

from typing import TypeAlias

from starboard.games.galaxy_trucker.events.building import BuildingEvent
from starboard.games.galaxy_trucker.events.flight import FlightEvent
from starboard.games.galaxy_trucker.events.team import TeamEvent

AnyEvent: TypeAlias = BuildingEvent | FlightEvent | TeamEvent
