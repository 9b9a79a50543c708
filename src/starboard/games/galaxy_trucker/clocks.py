"""What runs while ships are built: everybody sees all of it."""

from __future__ import annotations

from starboard.core.game import Clock
from starboard.games.galaxy_trucker.building.building import REACTION_SECONDS
from starboard.games.galaxy_trucker.team import while_building, windows
from starboard.games.galaxy_trucker.view import View


def clocks(view: View) -> list[Clock]:
    """The sand (GT-2.10) and a drill (ABE-9.13), the time to take a number (GT-2.13), or to look at piles (ABE-9.9)."""
    team = view.team
    running = {
        "building": [
            ("sand", float(view.timer.seconds), view.timer.ends),
            ("drill", while_building.DRILL_SECONDS, team.drill_ends if team else None),
        ],
        "numbers": [("numbers", REACTION_SECONDS, view.reactions_end)],
        "team": [("piles", windows.LOOKING, team.ends if team else None)],
    }.get(view.phase, [])
    return [Clock(name, ends - lasts, ends) for name, lasts, ends in running if ends is not None]
