"""What happens, in words: every event as a line of the story."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from starboard.core.text import Argument, Phrase, added, crew_member, player, say, spoken
from starboard.games.space_alert import events, flight_events
from starboard.games.space_alert.events import AnyEvent
from starboard.games.space_alert.threat_text import threat_name
from starboard.games.space_alert.words import announced, card, difficulty, laid, order, proposal, station, token, zone

Who: TypeAlias = Callable[[int], Argument]
"""What a crew member is called."""


def say_event(event: AnyEvent, who: Who = crew_member) -> Phrase | None:
    """An event as a line of the story; ``None`` for one that is only for animation."""
    special = _SPECIAL.get(type(event))
    if special is not None:
        return special(event, who)
    more = _MORE.get(type(event))
    return spoken("space-alert-event", event, _fields(who), **(more(event) if more else {}))


def weapon(name: str) -> Phrase:
    """A cannon by its station, the rocket, or the interceptors."""
    return say(f"space-alert-weapon-{name}")


def store(name: str) -> Phrase:
    """A shield, a reactor or the fuel: ``red-shield``."""
    return say(f"space-alert-store-{name}")


def _place(name: str | int) -> Argument:
    """A station, or a square."""
    return name if isinstance(name, int) else station(name)


def _fields(who: Who) -> Mapping[str, Callable[[Any], Argument]]:
    """How a field of this name is put into words."""
    return {
        **dict.fromkeys(("crew", "android", "after"), who),
        **dict.fromkeys(("seat", "giver", "to"), player),
        **dict.fromkeys(("order", "laid", "meant", "lost"), _order),
        **dict.fromkeys(("start", "end", "station"), _place),
        **dict.fromkeys(("source", "target"), store),
        "threat": threat_name,
        "weapon": weapon,
        "zone": zone,
        "token": token,
        "card": card,
    }


def _order(given: str | int) -> Argument:
    """An order, or how much was lost."""
    return given if isinstance(given, int) else order(given)


def _yes(flag: bool) -> str:
    return "yes" if flag else "no"


CAUSES = frozenset({"lift", "slime", "trip", "computer", "space"})
"""What delays besides a threat."""


def _cause(name: str) -> Phrase:
    return say(f"space-alert-cause-{name}") if name in CAUSES else threat_name(name)


def _shots(shots: list[flight_events.Shot]) -> Phrase:
    return added([say("space-alert-shot", weapon=weapon(shot.weapon), strength=shot.strength) for shot in shots])


_MORE: dict[type[AnyEvent], Callable[[Any], dict[str, Argument]]] = {
    events.MissionPrepared: lambda event: {
        "common": difficulty(event.common),
        "serious": difficulty(event.serious),
    },
    events.ThreatDrawn: lambda event: {"zone": zone(event.zone)},
    events.Voted: lambda event: {"choice": proposal(event.topic, event.choice)},
    events.Decided: lambda event: {"choice": proposal(event.topic, event.choice)},
    flight_events.ThreatAppeared: lambda event: {
        "inside": _yes(event.zone is None),
        "stations": [station(name) for name in event.stations],
    },
    flight_events.Delayed: lambda event: {"cause": _cause(event.cause), "dropped": _yes(event.lost is not None)},
    flight_events.NoEffect: lambda event: {"why": say(f"space-alert-no-effect-{event.why}")},
    flight_events.WeaponFired: lambda event: {"light": _yes(event.energy < 0), "weapon": weapon(event.station)},
    flight_events.EnergyMoved: lambda event: {"fuel": _yes(event.source == "fuel")},
    flight_events.VisualConfirmed: lambda event: {"crew": event.crew},
    flight_events.SquadDisabled: lambda event: {"stored": _yes(event.crew is None)},
    flight_events.Repaired: lambda event: {"together": _yes(event.crew is None)},
    flight_events.DamageComputed: lambda event: {"shots": _shots(event.shots)},
    flight_events.ThreatDamaged: lambda event: {
        "itself": _yes(event.cause == event.threat),
        "cause": threat_name(event.cause),
    },
}
"""What an event's words need besides its fields, or instead of them."""


def _card_placed(event: events.CardPlaced, who: Who) -> Phrase:
    if event.card is None:
        return spoken("space-alert-event", event, _fields(who))
    shown = laid(event.card, event.half)
    return say("space-alert-event-card-placed-open", crew=who(event.crew), slot=event.slot, card=shown)


def _revealed(event: events.Revealed, who: Who) -> Phrase:
    shown = [
        say("space-alert-event-revealed-one", crew=who(crew), order=order(one)) for crew, one in enumerate(event.orders)
    ]
    return say("space-alert-event-revealed", turn=event.turn, orders=shown)


def _scored(event: events.MissionScored, who: Who) -> Phrase:
    score = event.score
    return say(
        "space-alert-event-mission-scored",
        destroyed=score.destroyed,
        survived=score.survived,
        visual=score.visual,
        penalties=-score.penalties,
        total=score.total,
    )


def _campaign_scored(event: events.CampaignScored, who: Who) -> Phrase:
    return say(
        "space-alert-event-campaign-scored",
        missions=event.missions,
        threats=event.threats,
        visual=event.visual,
        penalties=-event.penalties,
        total=event.total,
    )


_SPECIAL: dict[type[AnyEvent], Callable[[Any, Who], Phrase | None]] = {
    events.Said: lambda event, who: announced(event.announcement),
    events.CardPlaced: _card_placed,
    events.Revealed: _revealed,
    events.MissionScored: _scored,
    events.CampaignScored: _campaign_scored,
    flight_events.CardPlayed: lambda event, who: None,  # what it does is told by the event that follows
}
