"""What happened, in words: the message is named after the event, its arguments after the fields."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from starboard.core import text
from starboard.core.game import Event
from starboard.core.text import Argument, Phrase, say, spoken
from starboard.games.galaxy_trucker.cards import Hit
from starboard.games.galaxy_trucker.events import building, flight, team
from starboard.games.galaxy_trucker.phrases import (
    say_card,
    say_good,
    say_goods,
    say_hit,
    say_kind_of,
    say_pile,
    say_players,
    say_rewards,
    say_side,
    say_specialist,
    say_spot,
    say_squares,
    say_token,
    say_values,
)
from starboard.games.galaxy_trucker.team.bureaucrat import FINISH

Field = Callable[[Any], Any]


def say_event(event: Event) -> Phrase | None:
    """An event as a line of the log; ``None`` where there is nothing to say."""
    if isinstance(event, building.Welded):
        return None
    more = _MORE[type(event)](event) if type(event) in _MORE else {}
    return spoken("galaxy-trucker-event", event, _fields(event), **more)


def _fields(event: Event) -> Mapping[str, Field]:
    if isinstance(event, team.TeamEvent):
        return TEAM_FIELDS
    return BUILDING_FIELDS if isinstance(event, building.BuildingEvent) else FLIGHT_FIELDS


FIELDS: dict[str, Field] = {
    "seat": text.player,
    "by": text.player,
    "leader": text.player,
    "worst": text.player,
    "fastest": text.player,
    "victim": text.player,
    "about": text.player,
    "at": say_players,
    "order": say_players,
    "finishers": say_players,
    "squares": say_squares,
    "panel": lambda at: say_spot(*at),
    "battery": lambda at: say_spot(*at),
    "pieces": len,
    "specialist": say_specialist,
    "specialists": lambda names: [say_specialist(name) for name in names],
    "token": say_token,
    "tile": say_kind_of,
    "tiles": lambda tiles: [say_kind_of(tile) for tile in tiles],
}
"""How a field of this name is put into words, in every event: of a tile its kind is enough."""

BUILDING_FIELDS: dict[str, Field] = {
    **FIELDS,
    "cards": lambda given: given if isinstance(given, int) else [say_card(card) for card in given],
    "who": lambda who: say(f"galaxy-trucker-who-{who}"),
    "pile": say_pile,
}

FLIGHT_FIELDS: dict[str, Field] = {
    **FIELDS,
    "card": say_card,
    "total": text.halves,
    "strength": text.halves,
    "power": text.halves,
}
"""Power is counted in halves."""

TEAM_FIELDS: dict[str, Field] = {
    **FIELDS,
    "side": say_side,
    "was": say_squares,
    "good": say_good,
    "finish": lambda finish: say_rewards(finish[: len(FINISH)]),
}


def _declared(event: flight.Declared) -> dict[str, Argument]:
    parts = [say("galaxy-trucker-power-singles", power=text.halves(event.singles))]
    if event.doubles:
        parts.append(say("galaxy-trucker-power-doubles", power=text.halves(event.doubles)))
    if event.pairs:
        parts.append(say("galaxy-trucker-power-pairs", power=text.halves(event.pairs)))
    if event.alien:
        parts.append(say("galaxy-trucker-power-alien", power=text.halves(event.alien)))
    return {"parts": parts}


def _moved(event: flight.Moved) -> dict[str, Argument]:
    jumped = abs(event.stops[-1] - event.start) - len(event.stops)
    return {"days": len(event.stops), "jumped": jumped}


def _hit(event: flight.Rolled | flight.Missed | flight.Aimed) -> dict[str, Argument]:
    return {"what": say_hit(Hit(event.hit, event.side)), **_line(event)}


def _line(event: Any) -> dict[str, Argument]:
    return {"axis": "column" if event.side in ("front", "rear") else "row"}


def _rolled(event: flight.Rolled) -> dict[str, Argument]:
    return {**_hit(event), "dice": _thrown(event.dice, event.line)}


def _intruder(event: flight.IntruderRolled) -> dict[str, Argument]:
    return {**_line(event), "dice": _thrown(event.dice, event.line)}


def _thrown(dice: Sequence[int], line: int) -> Phrase:
    """Dice that are not added (ABE-4.2.3) stand side by side."""
    return text.added(dice) if sum(dice) == line else text.commas(dice)


def _compared(event: flight.Compared) -> dict[str, Argument]:
    said = text.number if event.criterion == "crew" else text.halves
    return {"values": say_values(event.order, map(said, event.values))}


def _settled(event: building.GameOver) -> dict[str, Argument]:
    return {"credits": say_values(range(len(event.credits)), event.credits)}


def _closed(event: building.SquaresClosed) -> dict[str, Argument]:
    first, second = event.dice
    return {"first": first, "second": second}


_MORE: dict[type[Event], Callable[[Any], dict[str, Argument]]] = {
    building.Took: lambda event: {"tile": say_kind_of(event.tile)},
    building.SquaresClosed: _closed,
    building.GameOver: _settled,
    flight.Declared: _declared,
    flight.Moved: _moved,
    flight.Rolled: _rolled,
    flight.Missed: _hit,
    flight.Aimed: _hit,
    flight.Offered: lambda event: {"goods": say_goods(event.goods)},
    flight.LeftBehind: lambda event: {"goods": say_goods(event.goods)},
    flight.Arranged: lambda event: {"cubes": len(event.cubes)},
    flight.Compared: _compared,
    flight.Counted: lambda event: {"values": say_values(event.order, event.exposed)},
    flight.SabotageRolled: lambda event: {
        "column_dice": text.added(event.column_dice),
        "row_dice": text.added(event.row_dice),
    },
    flight.FlightOver: lambda event: {"n": len(event.finishers)},
    flight.Mustered: lambda event: {"total": event.total},
    flight.Fastest: lambda event: {"values": say_values(event.order, map(text.halves, event.values))},
    flight.IntruderRolled: _intruder,
    flight.NoWayIn: _line,
}
"""What an event says beyond its fields, or says otherwise."""
