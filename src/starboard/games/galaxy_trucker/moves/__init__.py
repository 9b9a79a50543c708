"""What players can do, by part of a round: :mod:`.building`, :mod:`.flight`, :mod:`.team`."""

from __future__ import annotations

from typing import TypeAlias

from starboard.games.galaxy_trucker.moves.building import BuildingMove
from starboard.games.galaxy_trucker.moves.flight import FlightMove
from starboard.games.galaxy_trucker.moves.team import TeamMove

AnyMove: TypeAlias = BuildingMove | FlightMove | TeamMove
