"""Why a crew mate does what it does, for whoever asks; what it says aloud is in :mod:`.mate_talk`."""

from __future__ import annotations

from starboard.core.text import Phrase, player, say
from starboard.games.space_alert.mate_plan import Plan, lies
from starboard.games.space_alert.moves import AnyMove, Give, Place, Swap, TakeBack, Turn
from starboard.games.space_alert.orders import ORDER, A, B, C
from starboard.games.space_alert.ship import PHASE, STATIONS, neighbour, other_deck
from starboard.games.space_alert.view import View
from starboard.games.space_alert.words import order, station

START = STATIONS.index("white-upper")
DEEDS = {
    "white-upper": "computer",
    "white-lower": "window",
    "blue-lower": "rocket",
    "red-upper": "interceptors",
    "red-lower": "squad",
    "blue-upper": "squad",
}
"""What C does at a station (SA-8)."""


def reason(what: str) -> Phrase:
    """Why it does what needs no card: tells, draws, proposes, agrees."""
    return say(f"space-alert-bot-{what}")


def why(view: View, plan: Plan, move: AnyMove) -> Phrase:
    """Why it does that."""
    match move:
        case Give(card=_, to=to):
            return say("space-alert-bot-gives", to=player(to))
        case Place(crew=crew, slot=slot):
            return _deed(view, plan, crew, slot)
        case Turn(crew=_, slot=slot) | Swap(crew=_, slot=slot) | TakeBack(crew=_, slot=slot):
            return say("space-alert-bot-changes", turn=slot)
        case _:
            return reason("proposes")


def _deed(view: View, plan: Plan, crew: int, slot: int) -> Phrase:
    kind, wanted = _kind(view, plan, crew, slot), plan[crew][slot - 1]
    assert wanted is not None
    where = station(STATIONS[_stands(view, plan, crew, slot)])
    return say(f"space-alert-bot-{kind}", turn=slot, phase=PHASE[slot] + 1, station=where, order=order(wanted.order))


def _kind(view: View, plan: Plan, crew: int, slot: int) -> str:
    """What the planned card does, as far as the own cards can tell."""
    wanted = plan[crew][slot - 1]
    if wanted is None:
        return "walk"
    if "!" in wanted.order:
        return "heroic"
    number = ORDER[wanted.order]
    if number == C:
        return DEEDS[STATIONS[_stands(view, plan, crew, slot)]]
    return {A: "cannon", B: "energy"}.get(number, "fight" if wanted.order == "R" else "walk")


def _stands(view: View, plan: Plan, crew: int, slot: int) -> int:
    """Where somebody is before a turn if nothing delays him."""
    here = START
    for laid, wanted in zip(lies(view, crew)[: slot - 1], plan[crew][: slot - 1], strict=True):
        there = laid or wanted
        one = there.order if there else ""
        if one == "^":
            here = other_deck(here)
        elif one in ("<", ">"):
            here = neighbour(here, -1 if one == "<" else 1)
        elif one.startswith("@"):
            here = ORDER[one] - ORDER["@ur"]
    return here
