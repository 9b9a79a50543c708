"""What Galaxy Trucker offers beside its tables: the workshop (:mod:`.workshop`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from starboard.core.tools import AnyTool, Staged, Tool, Unusable
from starboard.games.galaxy_trucker import workshop
from starboard.games.galaxy_trucker.ship.inspect import BadShip, GivenShip
from starboard.games.galaxy_trucker.workshop import FlightPlan, Inspected, Loss, Saved

T = TypeVar("T")
G = TypeVar("G")


def _usable(use: Callable[[T], G]) -> Callable[[T], G]:
    """A ship that is none can't be used: whoever asked is told why."""

    def tool(asked: T) -> G:
        try:
            return use(asked)
        except BadShip as bad:
            raise Unusable(bad.reason) from None

    return tool


def _fly(plan: FlightPlan) -> Staged:
    state = workshop.set_up(plan)
    return Staged(state, workshop.fly(state, plan.seed), [""])


TOOLS: dict[str, AnyTool] = {
    "inspect": Tool(GivenShip, Inspected, _usable(workshop.look_at)),
    "fly": Tool(FlightPlan, Staged, _usable(_fly)),
    "saved": Tool(Loss, Saved, _usable(workshop.what_saves)),
}
