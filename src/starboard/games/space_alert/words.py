"""The table in words: question, moves, events. Phrases only; the sentences are in the catalogues.

The panels are in :mod:`.panels`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from starboard.core.game import Event
from starboard.core.text import Argument, Phrase, say
from starboard.games.space_alert import moves as m
from starboard.games.space_alert import table_events as e
from starboard.games.space_alert.action_cards import Card, Half, Laid, half
from starboard.games.space_alert.announcements import Announcement
from starboard.games.space_alert.moves import Move
from starboard.games.space_alert.threat_text import threat_name
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


def member(crew: int) -> Phrase:
    """A crew member: the same number as his seat's."""
    return say("space-alert-member", number=crew + 1)


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
    return say(f"space-alert-station-{name.replace('_', '-')}")


def token(name: str) -> Phrase:
    """A damage token."""
    return say(f"space-alert-token-{name.replace(' ', '-')}")


def difficulty(name: str) -> Phrase:
    """White, yellow or mixed."""
    return say(f"space-alert-difficulty-{name}")


def clock(seconds: float) -> str:
    """A moment of the mission as minutes and seconds."""
    return f"{int(seconds) // 60}:{int(seconds) % 60:02d}"


# --- the question ----------------------------------------------------------------------------------------------


def question(view: View) -> Phrase:
    """The one thing this seat is asked."""
    key = f"space-alert-question-{view.stage}"
    if not 0 <= view.seat < view.seats:
        return say("space-alert-question-watching")
    match view.stage:
        case "action":
            planning = view.phase if view.seats == 1 else view.crew[view.seat].planning
            return say(key, phase=planning)
        case "briefing" | "resolution":
            waits = not view.ready[view.seat]
            turn = view.flight.turn + 1 if view.flight else 0
            return say(key if waits else f"{key}-wait", turn=turn)
        case "repairs":
            assert view.campaign is not None
            who = view.campaign.to_repair[0]
            mine = view.crew[who].keeper == view.seat
            return say(key if mine else f"{key}-wait", member=member(who))
        case "vote":
            assert view.campaign is not None
            voted = view.campaign.votes[view.seat]
            return say(f"{key}-wait" if voted else f"{key}-{view.campaign.topic}")
        case "squad":
            mine = view.crew[view.captain].keeper == view.seat
            return say(key if mine else f"{key}-wait")
        case _:
            return say(key)


# --- moves -----------------------------------------------------------------------------------------------------


def say_move(view: View, move: Move) -> Phrase:
    """A move as a button or a numbered line."""
    return _MOVES[type(move)](view, move)


def slot_name(view: View, crew: int, slot: int) -> Phrase:
    """A slot by its turn, and whose it is unless it is the viewer's own."""
    if crew == view.seat and not view.crew[crew].android:
        return say("space-alert-slot-own", slot=slot)
    return say("space-alert-slot-of", slot=slot, member=member(crew))


def _place(view: View, move: m.Place) -> Phrase:
    return say("space-alert-move-place", slot=slot_name(view, move.crew, move.slot), card=laid(move.card, move.half))


def _changed(key: str) -> Callable[[View, Any], Phrase]:
    def phrase(view: View, move: m.Turn | m.TakeBack) -> Phrase:
        known = 0 <= move.crew < len(view.crew) and 1 <= move.slot <= 12
        back = view.crew[move.crew].slots[move.slot - 1] if known else None
        shown = laid(back.card, back.half) if back and back.card else say("space-alert-card-unknown")
        return say(key, slot=slot_name(view, move.crew, move.slot) if known else "?", card=shown)

    return phrase


def _swap(view: View, move: m.Swap) -> Phrase:
    return say("space-alert-move-swap", slot=slot_name(view, move.crew, move.slot), other=move.other)


def _packet(view: View, move: m.TakePacket) -> Phrase:
    if view.seats == 1:
        return say("space-alert-move-close-phase", phase=view.phase)
    planning = view.crew[view.seat].planning if 0 <= view.seat < view.seats else view.phase
    return say("space-alert-move-take-packet", phase=planning, next=planning + 1)


def _plain(key: str) -> Callable[[View, Any], Phrase]:
    return lambda view, move: say(key)


_MOVES: dict[type, Callable[[View, Any], Phrase]] = {
    m.Appoint: lambda view, move: say(f"space-alert-move-appoint-{move.role}", member=member(move.crew)),
    m.SeatAndroid: lambda view, move: say(
        "space-alert-move-seat-android", android=member(move.android), after=member(move.after)
    ),
    m.Ready: _plain("space-alert-move-ready"),
    m.Place: _place,
    m.Turn: _changed("space-alert-move-turn"),
    m.TakeBack: _changed("space-alert-move-take-back"),
    m.Swap: _swap,
    m.TakePacket: _packet,
    m.Draw: _plain("space-alert-move-draw"),
    m.Give: lambda view, move: say("space-alert-move-give", card=card(move.card), to=member(move.to)),
    m.Agree: _plain("space-alert-move-agree"),
    m.Withdraw: _plain("space-alert-move-withdraw"),
    m.GoOn: lambda view, move: say("space-alert-move-go-on-rest" if move.rest else "space-alert-move-go-on"),
    m.Trip: lambda view, move: say("space-alert-move-trip", member=member(move.crew), meant=order(move.meant)),
    m.Vote: lambda view, move: say(f"space-alert-vote-{_topic(view)}-{move.choice}"),
    m.Repair: lambda view, move: say("space-alert-move-repair", zone=zone(move.zone), token=token(move.token)),
    m.RepairSquad: _plain("space-alert-move-repair-squad"),
    m.StoreSquad: lambda view, move: say("space-alert-move-store-squad", station=station(move.station)),
}


def _topic(view: View) -> str:
    return (view.campaign.topic if view.campaign else None) or "go-on"


# --- events ----------------------------------------------------------------------------------------------------


def say_event(event: Event) -> Phrase | None:
    """An event as a line of the log."""
    if isinstance(event, e.Said):
        return announced(event)
    phrase = _EVENTS.get(type(event))
    return phrase(event) if phrase else None


def announced(said: e.Said | Announcement) -> Phrase:
    """What the computer says, as one hears it."""
    key = f"space-alert-say-{said.saying}"
    args: dict[str, Argument] = {"at": clock(said.at)}
    if said.turn:
        args |= {"turn": said.turn, "serious": "yes" if said.serious else "no"}
        args |= {"unconfirmed": "yes" if said.unconfirmed else "no"}
        if said.zone:
            args["zone"] = zone(said.zone)
    elif said.saying in ("one-minute", "twenty-seconds", "countdown", "phase-end"):
        args |= {"phase": said.phase, "next": said.phase + 1, "last": "yes" if said.last else "no"}
    elif said.until:
        args["seconds"] = said.until - said.at
    return say(key, **args)


_EVENTS: dict[type, Callable[[Any], Phrase | None]] = {
    e.MissionPrepared: lambda ev: say(
        "space-alert-event-prepared",
        number=ev.number,
        common=difficulty(ev.common),
        serious=difficulty(ev.serious),
    ),
    e.Appointed: lambda ev: say(f"space-alert-event-appointed-{ev.role}", member=member(ev.crew)),
    e.AndroidSeated: lambda ev: say(
        "space-alert-event-android-seated", android=member(ev.android), after=member(ev.after)
    ),
    e.SeatReady: lambda ev: say("space-alert-event-ready", member=member(ev.seat)),
    e.ThreatDrawn: lambda ev: say(
        "space-alert-event-threat", threat=threat_name(ev.threat), turn=ev.turn, zone=zone(ev.zone)
    ),
    e.CardPlaced: lambda ev: (
        say("space-alert-event-placed-android", member=member(ev.crew), slot=ev.slot, card=laid(ev.card, ev.half))
        if ev.card
        else say(f"space-alert-event-placed-{ev.half}", member=member(ev.crew), slot=ev.slot)
    ),
    e.CardTurned: lambda ev: say("space-alert-event-turned", member=member(ev.crew), slot=ev.slot),
    e.CardsSwapped: lambda ev: say("space-alert-event-swapped", member=member(ev.crew), slot=ev.slot, other=ev.other),
    e.CardTakenBack: lambda ev: say("space-alert-event-taken-back", member=member(ev.crew), slot=ev.slot),
    e.PacketTaken: lambda ev: say("space-alert-event-packet", member=member(ev.seat), phase=ev.phase),
    e.CardDrawn: lambda ev: say("space-alert-event-drew", member=member(ev.seat)),
    e.CardSeen: lambda ev: say("space-alert-event-seen", card=card(ev.card)),
    e.CardGiven: lambda ev: say("space-alert-event-gave", giver=member(ev.giver), to=member(ev.to)),
    e.Agreed: lambda ev: say(
        "space-alert-event-agrees" if ev.agrees else "space-alert-event-disagrees", member=member(ev.seat)
    ),
    e.ActionRoundOver: lambda ev: say(
        "space-alert-event-round-over-early" if ev.early else "space-alert-event-round-over"
    ),
    e.Revealed: lambda ev: say(
        "space-alert-event-revealed",
        turn=ev.turn,
        cards=[
            say("space-alert-event-revealed-one", member=member(crew), order=order(one))
            for crew, one in enumerate(ev.orders)
        ],
    ),
    e.TripDeclared: lambda ev: say(
        "space-alert-event-trip", member=member(ev.crew), laid=order(ev.laid), meant=order(ev.meant)
    ),
    e.MissionScored: lambda ev: say(
        "space-alert-event-scored",
        destroyed=ev.destroyed,
        survived=ev.survived,
        penalties=ev.damage + ev.worst_zone + ev.knocked_out + ev.squads,
        visual=ev.visual,
        total=ev.total,
    ),
    e.Voted: lambda ev: say(
        "space-alert-event-voted", member=member(ev.seat), choice=say(f"space-alert-vote-{ev.topic}-{ev.choice}")
    ),
    e.Decided: lambda ev: say("space-alert-event-decided", choice=say(f"space-alert-vote-{ev.topic}-{ev.choice}")),
    e.Recovered: lambda ev: say("space-alert-event-recovered", member=member(ev.crew)),
    e.TokenRepaired: lambda ev: say(
        "space-alert-event-token-repaired", member=member(ev.crew), zone=zone(ev.zone), token=token(ev.token)
    ),
    e.SquadMended: lambda ev: say("space-alert-event-squad-mended", member=member(ev.crew)),
    e.SquadStored: lambda ev: say("space-alert-event-squad-stored", station=station(ev.station)),
    e.CampaignScored: lambda ev: say(
        "space-alert-event-campaign-scored",
        missions=ev.missions,
        threats=ev.threats,
        penalties=ev.penalties,
        visual=ev.visual,
        total=ev.total,
    ),
}
