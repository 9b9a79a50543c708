"""What a crew mate says aloud: what it will do that matters, once it lies, and what it won't do after all.

The plan is flown with the engine itself, so a shot that hits nothing is no promise, and nobody speaks of a card before
the last of those lies that belong together: "I shoot red on turns 2 and 3" is one line.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypeAlias

from starboard.core.game import Event
from starboard.core.text import Phrase, number, player, say
from starboard.games.space_alert.action_cards import HALVES, Laid
from starboard.games.space_alert.flight import ACTIVE, Flight, begin
from starboard.games.space_alert.flight_events import (
    ComputerCheck,
    CrewMoved,
    DamageComputed,
    IntruderHit,
    Maintained,
    Repaired,
    RocketLaunched,
    SquadTaken,
    TurnBegins,
    WeaponFired,
)
from starboard.games.space_alert.mate_plan import Plan, lies, open_phase, open_slots
from starboard.games.space_alert.moves import AnyMove, Give, Place, Swap, TakeBack, Turn
from starboard.games.space_alert.options import Options
from starboard.games.space_alert.orders import NOTHING, ORDER
from starboard.games.space_alert.ship import PHASES, STATIONS, TOKENS, WHITE_LOWER, ZONES, StationName
from starboard.games.space_alert.threat_text import threat_name
from starboard.games.space_alert.turns import fly
from starboard.games.space_alert.view import View

Row: TypeAlias = Sequence[Laid | None]


class Deed(NamedTuple):
    """Something that the others count on; it has a message of this name, and one for when it is not done."""

    what: str
    threat: str = ""
    """The card of an intruder or malfunction."""


Deeds: TypeAlias = dict[Deed, list[int]]
"""What somebody does, and on which turns."""


def says(view: View, options: Options, plan: Plan, move: AnyMove) -> Phrase | None:
    """What it says aloud with a move: what comes true with it, or what does not after all."""
    if view.muted:
        return None
    match move:
        case Give(to=to):
            return say("space-alert-says-gives", to=player(to))
        case Place(crew=crew) | Turn(crew=crew) | Swap(crew=crew) | TakeBack(crew=crew):
            return None if view.crew[crew].android else _said(view, options, plan, crew, move)
        case _:
            return None


def _said(view: View, options: Options, plan: Plan, crew: int, move: AnyMove) -> Phrase | None:
    row, until = list(lies(view, crew)), open_slots(view, crew).start - 1
    planned = [*row[:until], *plan[crew][until:]]
    before, after, promised = (_deeds(view, options, plan, crew, one) for one in (row, _laid(row, move), planned))
    for deed, turns in promised.items():
        if after.get(deed) == turns != before.get(deed):
            return _line(f"space-alert-says-{deed.what}", view, crew, deed, turns)
    for deed, turns in before.items():
        if deed not in promised and after.get(deed) != turns:
            return _line(f"space-alert-says-no-{deed.what}", view, crew, deed, turns)
    return None


def _line(message: str, view: View, crew: int, deed: Deed, turns: list[int]) -> Phrase:
    threat = {"threat": threat_name(deed.threat)} if deed.threat else {}
    listed = [number(turn) for turn in turns]
    return say(message, n=len(turns), turns=listed, phase=open_phase(view, crew), **threat)


def _laid(row: Row, move: AnyMove) -> Row:
    """The cards as they lie after a move."""
    after = list(row)
    match move:
        case Place(slot=slot, card=card, half=half):
            after[slot - 1] = Laid(card, half)
        case Turn(slot=slot) if laid := row[slot - 1]:
            after[slot - 1] = Laid(laid.card, HALVES[1 - HALVES.index(laid.half)])
        case Swap(slot=slot, other=other):
            after[slot - 1], after[other - 1] = row[other - 1], row[slot - 1]
        case TakeBack(slot=slot):
            after[slot - 1] = None
    return after


# --- the plan, flown ----------------------------------------------------------------------------------------------


def _deeds(view: View, options: Options, plan: Plan, crew: int, row: Row) -> Deeds:
    """What somebody does in the phase at hand with these cards, if the others keep to the plan."""
    told: list[Event] = []
    fly(_flight(view, options, plan, crew, row), told.append)
    slots, found = open_slots(view, crew), Deeds()
    for turn, deed in _done(told, view.acting.index(crew)):
        if turn in slots:
            found.setdefault(deed, []).append(turn)
    return {deed: list(dict.fromkeys(turns)) for deed, turns in found.items()}


def _flight(view: View, options: Options, plan: Plan, crew: int, row: Row) -> Flight:
    """The mission as it is known, with the damage in any order."""
    carried = view.campaign.damage if view.campaign else ((), (), ())
    last_turn = PHASES[view.phases - 1][-1]
    rows = [row if one == crew else _expected(view, plan, one) for one in view.acting]
    return begin(
        [[ORDER[laid.order] if laid else NOTHING for laid in one[:last_turn]] for one in rows],
        view.boards,
        view.threats,
        [[token for token in range(len(TOKENS)) if token not in old] for old in carried],
        carried=carried,
        squads=[station for station, squad in enumerate(view.flight.squads) if squad == ACTIVE],
        last_turn=last_turn,
        rulings=options.rulings(),
    )


def _expected(view: View, plan: Plan, crew: int) -> Row:
    """What lies in the phases that are closed, and after that the plan."""
    if not plan[crew]:
        return ()
    closed = open_slots(view, crew).start - 1
    return [*lies(view, crew)[:closed], *plan[crew][closed:]]


def _done(told: Sequence[Event], place: int) -> Iterator[tuple[int, Deed]]:
    """Everything that the crew member of this place does for all to count on, with its turn."""
    turn, fired, maintained = 0, set[StationName](), dict[int, int]()
    for event in told:
        match event:
            case TurnBegins():
                turn, fired = event.turn, set()
            case WeaponFired(crew=crew, station=station) if crew == place:
                fired.add(station)
            case DamageComputed(shots=shots, dealt=dealt) if dealt > 0:
                yield from ((turn, _cannon(shot.weapon)) for shot in shots if shot.weapon in fired)
            case Maintained(crew=crew, phase=phase) if crew == place:
                maintained[phase] = turn
            case ComputerCheck(phase=phase) if phase in maintained:  # what comes after it is too late
                yield maintained[phase], Deed("computer")
            case RocketLaunched(crew=crew) if crew == place:
                yield turn, Deed("rocket")
            case SquadTaken(crew=crew) if crew == place:
                yield turn, Deed("squad")
            case CrewMoved(crew=crew, how="launch") if crew == place:
                yield turn, Deed("interceptors")
            case IntruderHit(crew=crew, threat=threat) | Repaired(crew=crew, threat=threat) if crew == place:
                yield turn, Deed("intruder", threat)


def _cannon(station: str) -> Deed:
    at = STATIONS.index(station)
    return Deed("pulse" if at == WHITE_LOWER else ZONES[at % 3])
