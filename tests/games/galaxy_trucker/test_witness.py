"""Events are told when they have happened: whoever looks at the table right then, sees it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from tests.games.galaxy_trucker.test_flight_properties import GAME, busy_table

from starboard.core import course
from starboard.core.game import SPECTATOR, Event
from starboard.games.galaxy_trucker.events import building, flight, team
from starboard.games.galaxy_trucker.ship.boards import square
from starboard.games.galaxy_trucker.view import View


def _ship(view: View, event: Any) -> Any:
    return view.players[event.seat].ship


def _left(view: View, event: Any) -> bool:
    return bool(_ship(view, event).batteries.get(square(event.row, event.column), 0) == event.left)


SEEN: dict[type[Event], Callable[[View, Any], bool]] = {
    building.RoundBegan: lambda view, event: view.round + 1 == event.round,
    building.SaidReady: lambda view, event: view.players[event.seat].ready,
    building.BuildingBegan: lambda view, event: view.phase == "building",
    building.Took: lambda view, event: view.players[event.seat].hand is not None,
    building.Placed: lambda view, event: square(event.row, event.column) in _ship(view, event).components,
    building.Lifted: lambda view, event: square(event.row, event.column) not in _ship(view, event).components,
    building.Returned: lambda view, event: view.heap[event.spot] == event.tile,
    building.WentAside: lambda view, event: event.tile in view.players[event.seat].aside,
    building.LookedAt: lambda view, event: event.pile in view.players[event.seat].seen,
    building.Finished: lambda view, event: view.players[event.seat].number == event.number,
    building.LeftAside: lambda view, event: set(event.tiles) <= set(view.players[event.seat].lost),
    building.FoundFaulty: lambda view, event: view.players[event.seat].repairing,
    building.RepairDone: lambda view, event: not view.players[event.seat].repairing,
    building.TakenOff: lambda view, event: not set(event.squares) & set(_ship(view, event).components),
    building.RocketPlaced: lambda view, event: view.players[event.seat].position == event.position,
    building.Insured: lambda view, event: view.players[event.seat].insured is event.bought,
    flight.CardTurned: lambda view, event: view.flight is not None and view.flight.card == event.card,
    flight.Moved: lambda view, event: view.players[event.seat].position == event.stops[-1],
    flight.LeftFlight: lambda view, event: not view.players[event.seat].flying,
    flight.Earned: lambda view, event: view.players[event.seat].credits == event.balance,
    flight.Powered: lambda view, event: _ship(view, event).batteries.get(square(*event.battery), 0) == event.left,
    flight.TokenLost: _left,
    flight.Destroyed: lambda view, event: square(event.row, event.column) not in _ship(view, event).components,
    flight.FellOff: lambda view, event: not {square(*at) for at in event.squares} & set(_ship(view, event).components),
    flight.AlienLost: lambda view, event: square(event.row, event.column) not in _ship(view, event).aliens,
    flight.FlightOver: lambda view, event: view.flight is None,
    flight.Settled: lambda view, event: view.players[event.seat].credits == event.after,
    team.SpecialistPaid: lambda view, event: view.players[event.seat].credits == event.balance,
}
"""What somebody who looks at the table sees of an event, the moment it is told."""


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"building": "classic"},
        {"building": "classic", "checking": "players", "repairs": "lenient"},
        {"expansion": "abe"},
        {"expansion": "abe", "building": "classic", "recruiting": "competition", "sequence": "II-III-IV"},
        {"big_expansion": True, "pace": "turns"},
    ],
)
def test_a_witness_sees_what_has_happened(options: dict[str, Any]) -> None:
    """Recorded games again: after every single event every seat's view can be taken and sent, and shows it."""
    table, looked = busy_table(3, 5, **options), Counter[str]()
    state: Any = course.setup(GAME, table.record.header)

    def look(event: Event) -> None:
        views = [GAME.view(state, seat) for seat in (SPECTATOR, *range(3))]
        for view in views:
            assert msgspec.json.decode(msgspec.json.encode(view), type=View) == view
            assert type(event) not in SEEN or SEEN[type(event)](view, event), event
        looked[type(event).__name__] += 1

    for entry in table.record.entries:
        course.replay_entry(GAME, state, entry, look)
    assert state == table.state
    assert sum(looked.values()) > 300
    assert len(looked) > 30, "much of what can happen has happened"
