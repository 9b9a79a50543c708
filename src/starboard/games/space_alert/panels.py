"""The view as labelled panels of lines: the console's picture and the generic board's."""

from __future__ import annotations

from starboard.core.text import Argument, Cell, Panel, Phrase, clock, crew_member, say
from starboard.games.space_alert import drawn, ship
from starboard.games.space_alert.flight import ACTIVE, DISABLED, IN_PLAY, Announced, speed_of
from starboard.games.space_alert.threat_text import card_text, threat_name
from starboard.games.space_alert.threats import CARDS, Speed
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
    shown = _planning(view) if view.flight is None else _flying(view, view.flight)
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
    name = view.script.id if view.script else view.options.mission
    lines = [
        say(
            "space-alert-line-mission",
            mission=say(f"space-alert-option-mission-{name}"),
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
    if view.options.clock == "off":
        return say("space-alert-line-untimed", phase=view.phase)
    end = view.phase_ends[view.phase - 1]
    return say("space-alert-line-clock", clock=clock(view.clock), phase=view.phase, end=clock(end))


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
    for one in view.threats:
        name, *about = _threat(view, one)
        lines += [name, *(say("space-alert-line-indented", line=line) for line in about)]
    return lines


def _threat_cards(view: View) -> list[Cell]:
    if not view.threats:
        return [Cell(words=[say("space-alert-line-no-threats")])]
    return [
        Cell(row=row, words=_threat(view, one), tone="internal" if one.zone is None else ship.ZONES[one.zone])
        for row, one in enumerate(view.threats)
    ]


def _threat(view: View, one: Announced) -> list[Phrase]:
    where = zone(None if one.zone is None else ship.ZONES[one.zone])
    name = say("space-alert-line-threat", turn=one.turn, zone=where, threat=threat_name(one.card), code=one.card)
    forecast = [_forecast(view, one)] if view.options.forecast else []
    return [name, *card_text(one.card).lines, *forecast]


def _forecast(view: View, one: Announced) -> Phrase:
    """The turn of each letter as long as nobody stops it: when matters more than what."""
    marks = [
        say("space-alert-forecast-letter", letter=ship.LETTERS[letter], turn=turn)
        for turn, letter in letters(view, one)
    ]
    return say("space-alert-forecast", letters=marks) if marks else say("space-alert-forecast-none")


def letters(view: View, one: Announced) -> list[tuple[int, int]]:
    """Turn and letter of all that a threat will perform of itself, its own changes of speed included (SA-11.9)."""
    card = CARDS[one.card]
    board = view.boards[ship.INTERNAL if one.zone is None else one.zone]
    final_step = ship.PHASES[len(view.phase_ends) - 1][-1] + 1
    ahead = list(ship.LETTER_SQUARES[board])
    square, speed = ship.START_SQUARE[board], speed_of(card, view.options)
    found = []
    # A threat already moves in the turn it appears (SA-5.1).
    for turn in range(one.turn, final_step + 1):
        square -= speed
        while ahead and ahead[0][0] >= square:
            _, letter = ahead.pop(0)
            found.append((turn, letter))
            speed += sum(effect.by for effect in (card.x, card.y, card.z)[letter] if isinstance(effect, Speed))
    return found


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
    lines = [
        say("space-alert-line-flown", place=entry.place, mission=entry.mission, total=entry.total or 0)
        for entry in view.log
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
    lines.append(say("space-alert-line-mission-number", number=min(len(view.log) + 1, 3)))
    return lines
