"""The table in words: cards, places, moves, announcements. Phrases only; the sentences are in the catalogues.

Questions say themselves, events are in :mod:`.story`, the panels in :mod:`.panels`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from starboard.core.text import Argument, Phrase, clock, crew_member, player, say, spoken
from starboard.games.space_alert import moves
from starboard.games.space_alert.action_cards import Card, Half, Laid, half
from starboard.games.space_alert.announcements import WARNINGS, Announcement
from starboard.games.space_alert.moves import AnyMove
from starboard.games.space_alert.view import View

ORDER_NAMES = {
    ".": "nothing",
    "A": "a",
    "B": "b",
    "C": "c",
    "R": "battlebots",
    "<": "to-red",
    ">": "to-blue",
    "^": "gravolift",
    "A!": "heroic-a",
    "B!": "heroic-b",
    "R!": "heroic-battlebots",
    "@ur": "heroic-red-upper",
    "@uw": "heroic-white-upper",
    "@ub": "heroic-blue-upper",
    "@lr": "heroic-red-lower",
    "@lw": "heroic-white-lower",
    "@lb": "heroic-blue-lower",
}


def order(token: str) -> Phrase:
    """An order in the notation of plans, as players call it."""
    return say(f"space-alert-do-{ORDER_NAMES[token]}")


def card(name: Card) -> Phrase:
    """A card with both halves."""
    return say("space-alert-card", action=order(half(name, "action")), movement=order(half(name, "movement")))


def laid(name: Card, up: Half) -> Phrase:
    """A card in a slot: what will happen first, the void half after it."""
    one = Laid(name, up)
    return say("space-alert-laid", up=order(one.order), down=order(one.turned().order))


def zone(name: str | None) -> Phrase:
    """A trajectory: a zone, or the inside of the ship."""
    return say(f"space-alert-zone-{name or 'internal'}")


def station(name: str) -> Phrase:
    """A station, or space."""
    return say(f"space-alert-station-{name}")


def token(name: str) -> Phrase:
    """A damage token."""
    return say(f"space-alert-token-{name.replace(' ', '-')}")


def difficulty(name: str) -> Phrase:
    """White, yellow or mixed."""
    return say(f"space-alert-difficulty-{name}")


def proposal(topic: str, choice: str) -> Phrase:
    """What can be proposed in a vote of the campaign."""
    return say(f"space-alert-vote-{topic}-{choice}")


# --- moves -----------------------------------------------------------------------------------------------------


def say_move(view: View, move: AnyMove) -> Phrase:
    """A move as a button or a numbered line."""
    more = _MORE.get(type(move))
    return spoken("space-alert-move", move, _FIELDS, **(more(view, move) if more else {}))


def slot_name(view: View, crew: int, slot: int) -> Phrase:
    """A slot by its turn, and whose it is unless it is the viewer's own."""
    if crew == view.seat and not view.crew[crew].android:
        return say("space-alert-slot-own", slot=slot)
    return say("space-alert-slot-of", slot=slot, member=crew_member(crew))


_FIELDS: dict[str, Callable[[Any], Phrase]] = {
    **dict.fromkeys(("crew", "android", "after"), crew_member),
    "to": player,
    "card": card,
    "meant": order,
    "zone": zone,
    "token": token,
    "station": station,
}
"""How a field of this name is put into words."""


def _placed(view: View, move: moves.Place) -> dict[str, Argument]:
    return {"slot": slot_name(view, move.crew, move.slot), "card": laid(move.card, move.half)}


def _changed(view: View, move: moves.Turn | moves.TakeBack) -> dict[str, Argument]:
    known = 0 <= move.crew < len(view.crew) and 1 <= move.slot <= len(view.crew[move.crew].slots)
    back = view.crew[move.crew].slots[move.slot - 1] if known else None
    shown = laid(back.card, back.half) if back and back.card else say("space-alert-card-unknown")
    return {"slot": slot_name(view, move.crew, move.slot) if known else "?", "card": shown}


def _packet(view: View, move: moves.TakePacket) -> dict[str, Argument]:
    """A solo player has no packets: he only closes the phase."""
    if view.solo:
        return {"phase": view.phase, "next": 0}
    planning = view.crew[view.seat].planning if 0 <= view.seat < view.seats else view.phase
    return {"phase": planning, "next": planning + 1}


def _proposed(view: View, move: moves.Vote) -> dict[str, Argument]:
    topic = view.campaign.topic if view.campaign else None
    return {"choice": proposal(topic or "go-on", move.choice)}


_MORE: dict[type[AnyMove], Callable[[View, Any], dict[str, Argument]]] = {
    moves.Place: _placed,
    moves.Turn: _changed,
    moves.TakeBack: _changed,
    moves.Swap: lambda view, move: {"slot": slot_name(view, move.crew, move.slot)},
    moves.TakePacket: _packet,
    moves.Propose: lambda view, move: {"plan": len(move.plan)},  # the sentence does not recite it
    moves.Vote: _proposed,
}
"""What a move's words need besides its fields, or instead of them."""


# --- the computer ----------------------------------------------------------------------------------------------


def announced(said: Announcement) -> Phrase:
    """When the computer speaks, and what it says."""
    return say("space-alert-said", at=clock(said.at), saying=saying(said))


def saying(said: Announcement) -> Phrase:
    """What the computer says: sentences that are spoken one by one. When a silence ends is no part of it."""
    if said.turn:
        more = "-unconfirmed" if said.unconfirmed else ""
        inside: dict[str, Argument] = {"turn": said.turn, "serious": "yes" if said.serious else "no"}
        where: dict[str, Argument] = {"zone": said.zone} if said.zone else {}
        return say(f"space-alert-say-{said.saying}{more}", **inside, **where)
    if said.saying in WARNINGS:
        last = "yes" if said.last else "no"
        return say(f"space-alert-say-{said.saying}", phase=said.phase, next=said.phase + 1, last=last)
    return say(f"space-alert-say-{said.saying}")
