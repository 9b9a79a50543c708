"""The view as labelled panels of lines: the console's picture and the generic board's."""

from __future__ import annotations

from collections.abc import Iterable

from starboard.core.text import Argument, Cell, Panel, Phrase, clock, crew_member, say
from starboard.games.space_alert import drawn, ship
from starboard.games.space_alert.flight import ACTIVE, DISABLED, IN_PLAY, LOST, Announced
from starboard.games.space_alert.forecast import Act
from starboard.games.space_alert.missions import code_of
from starboard.games.space_alert.threat_text import card_text, threat_name
from starboard.games.space_alert.view import Back, CrewView, FigureView, FlightView, View
from starboard.games.space_alert.words import (
    announced,
    card,
    difficulty,
    laid,
    slot_name,
    station,
    token,
    zone,
)

HEARD = 6
"""So many announcements are shown, the newest last."""
_MARKS = {"action": "●", "movement": "◇"}
_EMPTY = "·"


def panels(view: View) -> list[Panel]:
    """Everything the viewer sees, what matters most first: planning the slots, flying the ship."""
    shown = _flying(view, view.flight) if view.flown_out else _planning(view)
    crew = [_crew(view, crew, one) for crew, one in enumerate(view.crew)]
    shown += [_panel("crew", crew, "grid", drawn.plans(view)), _mission(view)]
    if view.campaign is not None:
        shown.append(_panel("campaign", _campaign(view)))
    if view.hand and view.stage == "action":
        shown.append(_panel("hand", _hand(view), "hand", drawn.hand(view)))
    return shown


def _planning(view: View) -> list[Panel]:
    shown: list[Panel] = []
    if view.stage == "action":
        lines = _planned(view) or [say("space-alert-line-unplanned")]
        shown.append(_panel("plan", lines, "grid", drawn.open_slots(view)))
        shown.append(_panel("threats", _threats(view), cells=_threat_cards(view)))
    if view.heard:
        shown.append(_panel("heard", [announced(one) for one in view.heard[-HEARD:]]))
    shown.append(_panel("tracks", [_boards(view)], "grid", drawn.tracks(view)))
    shown.append(_panel("systems", [_systems(name) for name in ship.STATIONS], "grid", drawn.systems()))
    return shown


def _flying(view: View, flight: FlightView) -> list[Panel]:
    shown = [
        _panel("ship", _ship(flight), "grid", drawn.damaged_ship(view, flight)),
        _panel("tracks", [_boards(view)], "grid", drawn.tracks(view)),
        _panel("threats", _threats(view), cells=_threat_cards(view)),
        _panel("stations", _figures(view, flight)),
    ]
    planned = _planned(view)
    return [*shown, _panel("plan", planned)] if planned else shown


def _panel(name: str, lines: list[Phrase], kind: str = "list", cells: list[Cell] | None = None) -> Panel:
    return Panel(say(f"space-alert-panel-{name}"), lines, kind, cells or [])


# --- the mission and its clock -----------------------------------------------------------------------------------


def _mission(view: View) -> Panel:
    lines = [
        say(
            "space-alert-line-mission",
            mission=say(f"space-alert-option-mission-{view.mission}"),
            common=difficulty(view.common),
            serious=difficulty(view.serious),
        )
    ]
    if view.stage == "action":
        lines.append(_clock(view))
    if view.silence:
        lines.append(say("space-alert-line-silence"))
    if view.transfer_open:
        lines.append(say("space-alert-line-transfer"))
    if 0 <= view.seat < view.seats and view.may_draw[view.seat]:
        lines.append(say("space-alert-line-may-draw", cards=view.may_draw[view.seat]))
    return _panel("mission", lines)


def _clock(view: View) -> Phrase:
    if not view.pace:
        return say("space-alert-line-untimed", phase=view.phase)
    now: dict[str, Argument] = {"clock": clock(view.clock), "phase": view.phase}
    if len(view.phase_ends) < view.phase:
        return say("space-alert-line-clock-open", **now)
    return say("space-alert-line-clock", end=clock(view.phase_ends[view.phase - 1]), **now)


def _boards(view: View) -> Phrase:
    boards: dict[str, Argument] = dict(zip(("red", "white", "blue", "internal"), map(_board, view.boards), strict=True))
    return say("space-alert-line-boards", **boards)


def _board(number: int) -> Phrase:
    """A trajectory in one line, from the first square to the ship: the squares of its letters."""
    letters = " ".join(f"{ship.LETTERS[letter]}{square}" for square, letter in ship.LETTER_SQUARES[number])
    return say("space-alert-line-board", number=number, start=ship.START_SQUARE[number], letters=letters)


# --- threats -----------------------------------------------------------------------------------------------------


def _threats(view: View) -> list[Phrase]:
    if not view.threats:
        return [say("space-alert-line-no-threats")]
    lines = []
    for name, *about in _every_threat(view):
        lines += [name, *(say("space-alert-line-indented", line=line) for line in about)]
    return lines


def _threat_cards(view: View) -> list[Cell]:
    if not view.threats:
        return [Cell(words=[say("space-alert-line-no-threats")])]
    return [
        Cell(row=row, words=words, tone="internal" if one.zone is None else ship.ZONES[one.zone])
        for row, (one, words) in enumerate(zip(view.threats, _every_threat(view), strict=True))
    ]


def _every_threat(view: View) -> list[list[Phrase]]:
    """Each with its name, its text and what is to come of it, where the table wants to know."""
    forecast = [[_forecast(acts)] for acts in view.forecast] or [list[Phrase]() for _ in view.threats]
    return [_threat(one) + to_come for one, to_come in zip(view.threats, forecast, strict=True)]


def _threat(one: Announced) -> list[Phrase]:
    where = zone(None if one.zone is None else ship.ZONES[one.zone])
    name = say("space-alert-line-threat", turn=one.turn, zone=where, threat=threat_name(one.card), code=one.card)
    return [name, *card_text(one.card).lines]


def _forecast(acts: Iterable[Act]) -> Phrase:
    marks = [say("space-alert-forecast-letter", letter=act.letter, turn=act.turn) for act in acts]
    return say("space-alert-forecast", letters=marks) if marks else say("space-alert-forecast-none")


# --- the ship in the resolution ------------------------------------------------------------------------------------


def _ship(flight: FlightView) -> list[Phrase]:
    lines = [say("space-alert-line-turn", turn=flight.turn)]
    for place, name in enumerate(ship.ZONES):
        lines.append(
            say(
                "space-alert-line-zone",
                zone=zone(name),
                shield=flight.shield[place],
                shield_capacity=flight.shield_capacity[place],
                reactor=flight.reactor[place],
                reactor_capacity=flight.reactor_capacity[place],
                damage=[token(ship.TOKENS[one]) for one in flight.damage[place]],
            )
        )
    lines.append(say("space-alert-line-stores", fuel=flight.fuel, rockets=flight.rockets))
    for one in flight.threats:
        if one.status == IN_PLAY:
            lines.append(
                say(
                    "space-alert-line-in-play",
                    threat=threat_name(one.card),
                    square=one.square,
                    damage=one.damage,
                    stations=[station(ship.STATIONS[place]) for place in one.tokens],
                )
            )
    return lines


def _figures(view: View, flight: FlightView) -> list[Phrase]:
    return [_figure(crew, flight.crew[place]) for place, crew in enumerate(view.acting)]


def _figure(crew: int, one: FigureView) -> Phrase:
    squad = {ACTIVE: "active", DISABLED: "disabled"}.get(one.squad, "none")
    out = "yes" if one.knocked_out else "no"
    where = station(ship.PLACES[one.station])
    return say("space-alert-line-figure", member=crew_member(crew), station=where, squad=squad, out=out)


# --- crew and cards --------------------------------------------------------------------------------------------------


def _systems(name: str) -> Phrase:
    does = {letter: say(f"space-alert-does-{name}-{letter}") for letter in "abc"}
    return say("space-alert-line-systems", station=say(f"space-alert-station-{name}"), **does)


def _crew(view: View, crew: int, one: CrewView) -> Phrase:
    roles = []
    if crew == view.captain:
        roles.append(say("space-alert-role-captain"))
    if not one.android or view.solo:
        seat = crew if not one.android else 0
        roles += [
            say(f"space-alert-role-{role}")
            for role, holder in (("communications", view.communications), ("security", view.security))
            if holder == seat and not (view.solo and crew != view.captain)
        ]
    if one.android:
        roles.append(say("space-alert-role-android"))
    plain = one.android or view.stage != "action"
    key = "space-alert-line-member" if plain else "space-alert-line-planning"
    roles = roles or [say("space-alert-role-none")]
    return say(key, member=crew_member(crew), roles=roles, slots=_backs(one), hand=one.hand, phase=one.planning)


def _backs(one: CrewView) -> str:
    """The slots as the whole table sees them, phase by phase: ● action, ◇ movement, · empty."""
    marks = [_EMPTY if back is None else _MARKS[back.half] for back in one.slots]
    return " ".join("".join(marks[slot - 1] for slot in slots) for slots in ship.PHASES)


def _planned(view: View) -> list[Phrase]:
    """What lies in the slots that the viewer knows: the own ones, and the androids'."""
    return [
        _slot(view, crew, number, back)
        for crew, one in enumerate(view.crew)
        for number, back in enumerate(one.slots, start=1)
        if back and (one.android or crew == view.seat)
    ]


def _slot(view: View, crew: int, number: int, back: Back) -> Phrase:
    shown = laid(back.card, back.half) if back.card else say(f"space-alert-back-{back.half}")
    return say("space-alert-move-place", slot=slot_name(view, crew, number), card=shown)


def _hand(view: View) -> list[Phrase]:
    counts = {name: view.hand.count(name) for name in sorted(set(view.hand))}
    return [say("space-alert-line-card", card=card(name), count=count) for name, count in counts.items()]


def _campaign(view: View) -> list[Phrase]:
    assert view.campaign is not None
    totals = [flown.total for flown in view.flown] + [0] * (view.flight.outcome == LOST)
    missions = [*view.campaign.scripts, view.mission]
    lines = [
        say("space-alert-line-flown", place=place, mission=code_of(mission), total=total)
        for place, (mission, total) in enumerate(zip(missions, totals, strict=False), start=1)
    ]
    for place, tokens in enumerate(view.campaign.damage):
        if tokens:
            lines.append(
                say(
                    "space-alert-line-carried",
                    zone=zone(ship.ZONES[place]),
                    tokens=[token(ship.TOKENS[one]) for one in tokens],
                )
            )
    if view.campaign.broken_squads:
        lines.append(say("space-alert-line-broken-squads", squads=view.campaign.broken_squads))
    lines.append(say("space-alert-line-mission-number", number=min(len(totals) + 1, 3)))
    return lines
