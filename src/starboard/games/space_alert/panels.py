"""The view as labelled panels of lines: the console's picture and the generic board's."""

from __future__ import annotations

from starboard.core.text import Argument, Panel, Phrase, say
from starboard.games.space_alert import ship
from starboard.games.space_alert.action_cards import PHASES
from starboard.games.space_alert.flight import ACTIVE, DISABLED, IN_PLAY, Announced, Crew, Flight
from starboard.games.space_alert.threat_text import card_text, threat_name
from starboard.games.space_alert.threats import CARDS
from starboard.games.space_alert.view import Back, CrewView, View
from starboard.games.space_alert.words import (
    announced,
    card,
    clock,
    difficulty,
    laid,
    member,
    station,
    token,
    zone,
)

HEARD = 6
"""So many announcements are shown, the newest last."""
_MARKS = {"action": "●", "movement": "◇"}
_EMPTY = "·"


def panels(view: View) -> list[Panel]:
    """Everything the viewer sees, what matters most first."""
    shown = [_mission(view)]
    if view.heard:
        shown.append(_panel("heard", [announced(one) for one in view.heard[-HEARD:]]))
    if view.threats:
        shown.append(_panel("threats", _threats(view)))
    if view.flight is not None:
        shown.append(_panel("ship", _ship(view.flight)))
        shown.append(_panel("stations", _figures(view, view.flight)))
    if view.stage in ("briefing", "action"):
        names = [name.replace("_", "-") for name in ship.STATIONS]
        shown.append(_panel("systems", [say(f"space-alert-systems-{name}") for name in names]))
    shown.append(_panel("crew", [_crew(view, crew, one) for crew, one in enumerate(view.crew)]))
    for crew, one in enumerate(view.crew):
        if (one.android or crew == view.seat) and any(one.slots):
            shown.append(Panel(say("space-alert-panel-plan", member=member(crew)), _plan(one), "hand"))
    if view.hand and view.stage == "action":
        shown.append(_panel("hand", _hand(view), "hand"))
    if view.campaign is not None:
        shown.append(_panel("campaign", _campaign(view)))
    return shown


def _panel(name: str, lines: list[Phrase], kind: str = "list") -> Panel:
    return Panel(say(f"space-alert-panel-{name}"), lines, kind)


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
    boards: dict[str, Argument] = dict(zip(("red", "white", "blue", "internal"), map(_board, view.boards), strict=True))
    lines.append(say("space-alert-line-boards", **boards))
    return _panel("mission", lines)


def _clock(view: View) -> Phrase:
    if view.options.clock == "off":
        return say("space-alert-line-untimed", phase=view.phase)
    end = view.phase_ends[view.phase - 1]
    return say("space-alert-line-clock", clock=clock(view.clock), phase=view.phase, end=clock(end))


def _board(number: int) -> str:
    """A trajectory in one line, from the first square to the ship: the squares of its letters."""
    letters = " ".join(f"{ship.LETTERS[letter]}{square}" for square, letter in ship.LETTER_SQUARES[number])
    return f"T{number} ({ship.START_SQUARE[number]}: {letters})"


# --- threats -----------------------------------------------------------------------------------------------------


def _threats(view: View) -> list[Phrase]:
    lines = []
    for one in view.threats:
        where = zone(None if one.zone is None else ship.ZONES[one.zone])
        lines.append(
            say("space-alert-line-threat", turn=one.turn, zone=where, threat=threat_name(one.card), code=one.card)
        )
        lines += [say("space-alert-line-indented", line=line) for line in card_text(one.card).lines]
        if view.options.forecast:
            lines.append(say("space-alert-line-indented", line=_forecast(view, one)))
    return lines


def _forecast(view: View, one: Announced) -> Phrase:
    """The turn of each letter as long as nobody shoots and its speed stays: when matters more than what."""
    board = view.boards[ship.INTERNAL if one.zone is None else one.zone]
    speed = CARDS[one.card].speed
    marks = []
    for square, letter in ship.LETTER_SQUARES[board]:
        # A threat already moves in the turn it appears (SA-5.1).
        turn = one.turn - 1 - (square - ship.START_SQUARE[board]) // speed
        if turn <= len(view.crew[0].slots) + 1:
            marks.append(say("space-alert-forecast-letter", letter=ship.LETTERS[letter], turn=turn))
    return say("space-alert-forecast", letters=marks) if marks else say("space-alert-forecast-none")


# --- the ship in the resolution ------------------------------------------------------------------------------------


def _ship(flight: Flight) -> list[Phrase]:
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


def _figures(view: View, flight: Flight) -> list[Phrase]:
    at = view.order.index(view.captain)
    acting = view.order[at:] + view.order[:at]
    return [_figure(crew, flight.crew[place]) for place, crew in enumerate(acting)]


def _figure(crew: int, one: Crew) -> Phrase:
    squad = {ACTIVE: "active", DISABLED: "disabled"}.get(one.squad, "none")
    out = "yes" if one.knocked_out else "no"
    return say(
        "space-alert-line-figure", member=member(crew), station=station(ship.PLACES[one.station]), squad=squad, out=out
    )


# --- crew and cards --------------------------------------------------------------------------------------------------


def _crew(view: View, crew: int, one: CrewView) -> Phrase:
    roles = []
    if crew == view.captain:
        roles.append(say("space-alert-role-captain"))
    if not one.android or view.seats == 1:
        seat = crew if not one.android else 0
        roles += [
            say(f"space-alert-role-{role}")
            for role, holder in (("communications", view.communications), ("security", view.security))
            if holder == seat and not (view.seats == 1 and crew != view.captain)
        ]
    if one.android:
        roles.append(say("space-alert-role-android"))
    plain = one.android or view.stage != "action"
    key = "space-alert-line-member" if plain else "space-alert-line-planning"
    roles = roles or [say("space-alert-role-none")]
    return say(key, member=member(crew), roles=roles, slots=_backs(one), hand=one.hand, phase=one.planning)


def _backs(one: CrewView) -> str:
    """The slots as the whole table sees them, phase by phase: ● action, ◇ movement, · empty."""
    marks = [_EMPTY if back is None else _MARKS[back.half] for back in one.slots]
    return " ".join("".join(marks[slot - 1] for slot in slots) for slots in PHASES)


def _plan(one: CrewView) -> list[Phrase]:
    return [_slot(number, back) for number, back in enumerate(one.slots, start=1) if back]


def _slot(number: int, back: Back) -> Phrase:
    shown = laid(back.card, back.half) if back.card else say(f"space-alert-back-{back.half}")
    return say("space-alert-line-slot", slot=number, card=shown)


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
